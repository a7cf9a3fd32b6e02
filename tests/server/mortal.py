"""A server process that can be killed many times: each next one is forked from one that has loaded everything."""

import multiprocessing
import socket
from multiprocessing.process import BaseProcess

import uvicorn

import vesicle
from vesicle.server.serve import listen
from vesicle.server.settings import Settings
from vesicle.server.worker import config_for

for game in vesicle.games():
    _ = vesicle.new(game, seed=0).legal  # compiled rules are loaded here, once for all who are forked


def serve(settings: Settings, listening: socket.socket) -> None:
    """What a process of `vesicle serve` does, until it is killed."""
    uvicorn.Server(config_for(settings)).run(sockets=[listening])


class Mortal:
    """The server process of now, and the socket that outlives it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._socket = listen("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._forks = multiprocessing.get_context("forkserver")
        self._forks.set_forkserver_preload([__name__])
        self._process = self._begin()

    def _begin(self) -> BaseProcess:
        process = self._forks.Process(target=serve, args=(self._settings, self._socket), daemon=True)
        process.start()
        return process

    def kill(self) -> None:
        """As `kill -9`; the next one takes over the socket."""
        self.end()
        self._process = self._begin()

    def end(self) -> None:
        """Without a next one."""
        self._process.kill()
        self._process.join()

    def close(self) -> None:
        """Leave nothing behind."""
        self.end()
        self._process.close()
        self._socket.close()
