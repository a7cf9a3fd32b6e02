"""Compiling the rules and the bots' brains while the server already answers.

`python -m vesicle.server.warming` does what `vesicle warm` does, out of the server's way; of several servers that
share a cache one compiles and the others wait for it. It ends when its input does, and its compilers with it.
"""

import asyncio
import fcntl
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from vesicle.core.jit import cache_root
from vesicle.server.beside import start_beside, yield_to_others
from vesicle.warm import compile_rules, find_missing

LOCK = "compiling.lock"


def is_warm() -> bool:
    """Whether rules and brains, as their sources are now, lie compiled in the cache; an interpreted program may ask."""
    return not find_missing()


async def warm(report: Callable[[str], None]) -> None:
    """Compile what is missing; `report` hears what is being done, RuntimeError says that it could not be."""
    compiler = await start_beside("vesicle.server.warming")
    try:
        async for line in compiler.reader:
            report(line.decode(errors="replace").strip())
        await asyncio.to_thread(compiler.process.wait)
    finally:
        await compiler.end()
    if compiler.process.returncode:
        raise RuntimeError(f"the rules could not be compiled: the compiler's status is {compiler.process.returncode}")


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process compiles into this cache; one that cannot be written is nobody's."""
    try:
        root = cache_root()
        root.mkdir(parents=True, exist_ok=True)
        lock = open(root / LOCK, "w")  # noqa: SIM115 - closed below, in the same breath as it is released
    except OSError:
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _end_with_server() -> None:
    """Nothing is ever written to us: what can be read is the end."""
    os.read(sys.stdin.fileno(), 1)
    os.killpg(0, signal.SIGKILL)  # compilers too, even one that is just being started


def main() -> None:
    """Compile, and print a line for each step."""
    yield_to_others()
    if os.getpgrp() != os.getpid():
        os.setpgrp()
    threading.Thread(target=_end_with_server, daemon=True).start()
    with _alone():
        compile_rules(lambda step: print(step, flush=True), apart=False)


if __name__ == "__main__":
    main()
