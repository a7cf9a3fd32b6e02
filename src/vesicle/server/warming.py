"""Compiling the rules and the bots' brains while the server already answers.

`python -m vesicle.server.warming` does what `vesicle warm` does, out of the server's way; of several servers that
share a cache one compiles and the others wait for it. It ends when its input does, and its compilers with it.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from vesicle.core.jit import cache_root
from vesicle.server.beside import start_beside, yield_to_others
from vesicle.warm import compile_rules, find_missing

LOCK = "compiling.lock"
STOPPED = 3  # the status of a process that was told to end


def is_warm() -> bool:
    """Whether rules and brains, as their sources are now, lie compiled in the cache; an interpreted program may ask."""
    return not find_missing()


async def warm(report: Callable[[str], None]) -> None:
    """Compile what is missing; `report` hears what is being done, RuntimeError says that it could not be."""
    process = await start_beside("vesicle.server.warming")
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            report(line.decode(errors="replace").strip())
        status = await process.wait()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
    if status:
        raise RuntimeError(f"the rules could not be compiled: the compiler ended with status {status}")


@contextmanager
def _alone() -> Iterator[None]:
    """Wait until no other process compiles into this cache, where the system can tell."""
    try:
        import fcntl

        root = cache_root()
        root.mkdir(parents=True, exist_ok=True)
        lock = open(root / LOCK, "w")  # noqa: SIM115 - closed below, in the same breath as it is released
    except (ImportError, OSError):
        yield
        return
    with lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _leave(number: int, frame: Any) -> None:
    raise SystemExit(STOPPED)


def _leave_with_server() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    """Compile, and print a line for each step."""
    yield_to_others()
    signal.signal(signal.SIGTERM, _leave)
    threading.Thread(target=_leave_with_server, daemon=True).start()
    with _alone():
        compile_rules(lambda step: print(step, flush=True))


if __name__ == "__main__":
    main()
