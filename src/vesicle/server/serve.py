"""`vesicle serve`: holds the listening socket and the server processes behind it.

Compiling the rules takes minutes on a machine that has never done it. Until then the processes run the same rules
interpreted, which is quick enough for people; when the compiled ones are there the processes are replaced, and clients
find their place again. A process that dies is started anew. With NUMBA_DISABLE_JIT=1 nothing is compiled at all.
"""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import msgspec

from vesicle.core.jit import COMPILED
from vesicle.server import warming
from vesicle.server.counting import FOLDER, counted_together, forget_process
from vesicle.server.logs import set_up_logs
from vesicle.server.settings import Settings
from vesicle.server.store import Store, default_url
from vesicle.server.tasks import end

log = logging.getLogger(__name__)

PATIENCE = 8.0  # seconds for a process to end by itself
FEW_ARENAS = "2"  # of GNU's library: with one for each thread, memory that is free would lie in all of them
AGAIN = 1.0  # seconds before one that died is started anew


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; ValueError in one sentence for what cannot be served."""
    settings = replace(settings, database=settings.database or default_url())
    if settings.workers > 1 and settings.database.startswith("sqlite"):
        raise ValueError("several server processes need PostgreSQL: give --database postgresql://…")
    asyncio.run(_try_store(settings.database))
    listening = listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{host}:{port}"
    settings = replace(settings, public_url=settings.public_url or address, interpreted=not COMPILED)
    set_up_logs()
    with counted_together() as folder:
        asyncio.run(_Processes(settings, listening, folder, lambda: ready(address)).run())


async def _try_store(url: str) -> None:
    """Open the store once, so that what is wrong with it is said before anything is served."""
    store = await Store.open(url)
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; ValueError in one sentence if the address cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise ValueError(f"{host}:{port} is not available: {error.strerror}; --port 0 picks a free port") from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening


class _Processes:
    """The server processes, and when they are replaced."""

    def __init__(self, settings: Settings, listening: socket.socket, folder: str, ready: Callable[[], None]) -> None:
        """`folder` is where they count together."""
        self._settings, self._listening, self._folder, self._ready = settings, listening, folder, ready
        self._compiled = not settings.interpreted and warming.is_warm()
        self._stopping = asyncio.Event()
        self._replacing = asyncio.Event()

    async def run(self) -> None:
        """Start, watch, replace once, and stop."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        cold = not self._compiled and not self._settings.interpreted
        warm = asyncio.ensure_future(self._warm()) if cold else None
        keepers = [asyncio.ensure_future(self._keep()) for _ in range(self._settings.workers)]
        self._ready()
        await self._stopping.wait()
        if warm is not None:
            warm.cancel()
        await asyncio.gather(*keepers, *([warm] if warm else []), return_exceptions=True)

    async def _warm(self) -> None:
        """Compile in a process of its own, then have every server process replaced by a compiled one."""
        try:
            await warming.warm(lambda step: None)
        except Exception:
            log.exception("compiling-failed: the rules stay interpreted")
            return
        self._compiled = True
        self._replacing.set()

    async def _keep(self) -> None:
        """One server process after the other, until we stop."""
        while not self._stopping.is_set():
            try:
                died = await self._employ(self._compiled)
            except Exception:  # it could not even be started: memory, descriptors or processes are short
                log.exception("server-process")
                died = True
            if died and not self._stopping.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stopping.wait(), AGAIN)

    async def _employ(self, compiled: bool) -> bool:
        """One server process, until we stop or a compiled one takes its place; whether it ended by itself."""
        process = await self._start(compiled)
        waits = [
            asyncio.ensure_future(process.wait()),
            asyncio.ensure_future(self._stopping.wait()),
            *([] if compiled else [asyncio.ensure_future(self._replacing.wait())]),
        ]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        died = process.returncode is not None
        await end(*waits[1:])
        await self._end(process)
        forget_process(self._folder, process.pid)
        if died:
            log.error("server-process-ended", extra={"status": process.returncode})
        return died

    async def _start(self, compiled: bool) -> asyncio.subprocess.Process:
        environment = {key: value for key, value in os.environ.items() if key != "NUMBA_DISABLE_JIT"}
        if not compiled:
            environment["NUMBA_DISABLE_JIT"] = "1"
        environment |= {FOLDER: self._folder, "MALLOC_ARENA_MAX": environment.get("MALLOC_ARENA_MAX", FEW_ARENAS)}
        descriptor = self._listening.fileno()
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "vesicle.server.worker", str(descriptor)),
            stdin=asyncio.subprocess.PIPE,
            pass_fds=(descriptor,),
            env=environment,
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(self._settings) + b"\n")
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        """Ask a process to end, and see that it does."""
        if process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
