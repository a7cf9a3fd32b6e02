"""A server in a process of its own, on loopback with real sockets, but with bots that need no processes.

`python -m server.alone SOCKET FOLDER` serves; `alone(folder)` starts that and gives the address.
"""

import asyncio
import json
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

CLIENTS_FAULT = "Invalid UTF-8 sequence received from client."  # uvicorn closes such a connection
TESTS = Path(__file__).resolve().parent.parent


def main() -> None:
    from server.inside import QuickCrew
    from vesicle.server import app
    from vesicle.server.limits import Limits
    from vesicle.server.logs import set_up_logs
    from vesicle.server.settings import Settings
    from vesicle.server.worker import config_for

    app.Crew = QuickCrew  # type: ignore[assignment,misc]
    set_up_logs()
    settings = Settings(database=f"sqlite:///{sys.argv[2]}/tables.sqlite", limits=Limits.none())
    uvicorn.Server(config_for(settings)).run(sockets=[socket.socket(fileno=int(sys.argv[1]))])


@contextmanager
def alone(folder: Path) -> Iterator[str]:
    """The address of a server that runs as long as the block; it must end as it should, and log no error."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.set_inheritable(True)
    paths = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "server.alone", str(listening.fileno()), str(folder)],
            pass_fds=(listening.fileno(),),
            env={**os.environ, "PYTHONPATH": paths, "NUMBA_DISABLE_JIT": "1"},
            stderr=log,
        )
        try:
            yield f"127.0.0.1:{listening.getsockname()[1]}"
            assert process.poll() is None, "the server has ended"
        finally:
            process.terminate()
            process.wait(20)
            listening.close()
    lines = [line for line in (folder / "log").read_text().splitlines() if CLIENTS_FAULT not in line]
    assert [line for line in lines if '"error"' in line or '"status": 5' in line] == []


class RealSocket:
    """A websocket over the network, with the words of the one inside the process."""

    def __init__(self, connection: ClientConnection) -> None:
        self.closed: int | None = None
        self._connection = connection
        self._to_say: list[Any] = []

    @classmethod
    async def open(cls, address: str) -> "RealSocket":
        return cls(await connect(f"ws://{address}/ws", max_size=None, proxy=None, open_timeout=60, ping_interval=None))

    def say(self, message: Any) -> None:
        self._to_say.append(message)

    async def hear(self) -> dict[str, Any] | None:
        try:
            while self._to_say:
                await self._send(self._to_say.pop(0))
            return dict(json.loads(await asyncio.wait_for(self._connection.recv(), 60)))
        except ConnectionClosed:
            self.closed = self._connection.close_code
            return None

    async def _send(self, message: Any) -> None:
        match message:
            case bytes():
                await self._connection.send(message, text=message[:1] == b"\xff")  # as text, that is broken UTF-8
            case str():
                await self._connection.send(message)
            case _:
                await self._connection.send(json.dumps(message))

    async def hang_up(self) -> None:
        await self._connection.close()


async def ask(address: str, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
    """One request over the network; what comes back, as JSON."""
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False, timeout=60) as client:
        return (await client.request(method, f"/api{path}", json=body, headers=headers)).json()


if __name__ == "__main__":
    main()
