"""A real server process for the tests: started, killed, started again on the same port and database."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from processes import children, command_of
from vesicle.server.warming import is_warm

PATIENCE = 60.0  # seconds for a server to answer on a busy machine
ADDRESS = re.compile(r"Vesicle is at http://127\.0\.0\.1:(\d+)")


class Server:
    """`vesicle serve` on loopback, in a process group of its own."""

    def __init__(self, folder: Path, database: str, *options: str, **settings: str) -> None:
        self.folder, self.database = folder, database
        self.port = 0
        self._options, self._settings = options, settings
        self._process: subprocess.Popen[bytes] | None = None
        self._log = folder / f"server-{id(self)}.txt"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> "Server":
        """Start it, on the port that it had if it ran before, and wait until it answers."""
        command = ("serve", "--port", str(self.port), "--database", self.database, *self._options)
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "vesicle", *command],
                env={name: value for name, value in {**environment(), **self._settings}.items() if value},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._wait()
        return self

    def _wait(self) -> None:
        """Until it answers; its own words if it does not."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._process is not None and self._process.poll() is None:
            if (found := ADDRESS.search(self.words())) is not None:
                self.port = int(found[1])
                if self.health():
                    return
            time.sleep(0.05)
        self.kill()
        pytest.fail(f"The server did not start:\n{self.words()}")

    def words(self) -> str:
        """What it has printed."""
        return self._log.read_text(encoding="utf-8")

    def health(self) -> dict[str, object] | None:
        """What it says of itself, if it answers."""
        try:
            return dict(httpx.get(f"{self.address}/api/health", timeout=5, trust_env=False).json())
        except httpx.TransportError:
            return None

    def workers(self) -> list[int]:
        """The server processes behind the starter."""
        return [pid for pid in children(self.pid) if "vesicle.server.worker" in command_of(pid)]

    def kill(self) -> None:
        """As a power cut: the whole group at once."""
        self._end(lambda pid: os.killpg(pid, signal.SIGKILL))

    def kill_worker(self) -> None:
        """Only the first process that serves; the starter lives."""
        os.kill(self.workers()[0], signal.SIGKILL)

    def stop(self) -> None:
        """As an operator does."""
        self._end(lambda pid: os.kill(pid, signal.SIGTERM))

    def _end(self, end: object) -> None:
        if self._process is None:
            return
        assert callable(end)
        if self._process.poll() is None:
            end(self._process.pid)
        self._process.wait(PATIENCE)
        self._process = None


@contextmanager
def running(folder: Path, database: str, *options: str, **settings: str) -> Iterator[Server]:
    """A server without limits on rates, which ends with the block."""
    server = Server(folder, database, "--unlimited", *options, **settings)
    try:
        yield server.start()
    finally:
        server.stop()


def environment() -> dict[str, str]:
    """Compiled rules where they are in the cache already; else interpreted ones, since no test waits for a compiler."""
    return {**os.environ, **({} if is_warm() else {"NUMBA_DISABLE_JIT": "1"})}
