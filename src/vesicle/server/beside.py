"""Processes beside the server: how they are started and ended, and how they leave the cores to it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass

NICENESS = 10


def yield_to_others() -> None:
    """Run when nobody else wants to, so that tables stay quick while bots think and rules are compiled."""
    os.nice(NICENESS)


@dataclass(frozen=True, eq=False)
class Beside:
    """A process of ours: what it prints comes in by the reader, its input is the writer."""

    process: "subprocess.Popen[bytes]"
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def end(self) -> None:
        """End the process with all that it has started, if it has not ended, and bury it."""
        self.writer.close()
        _kill_group(self.process)
        await asyncio.to_thread(self.process.wait)


async def start_beside(module: str, interpreted: bool = False) -> Beside:
    """Start a module of ours; its rules are compiled, whatever ours are, unless told otherwise.

    It inherits no other file or socket, and Ctrl-C is for us alone to answer. The event loop's own way to start
    processes is not taken, since uvloop's would hand down the server's socket.
    """
    ours, theirs = socket.socketpair()
    with ExitStack() as undoing:  # should it fail, or be cancelled half-way
        undoing.callback(ours.close)
        with theirs:
            process = _spawn(module, interpreted, theirs)
        undoing.callback(_bury, process)
        reader, writer = await asyncio.open_unix_connection(sock=ours)
        undoing.pop_all()
    return Beside(process, reader, writer)


def _spawn(module: str, interpreted: bool, ends: socket.socket) -> "subprocess.Popen[bytes]":
    settings = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    if interpreted:
        settings["NUMBA_DISABLE_JIT"] = "1"
    command = [sys.executable, "-m", module]
    return subprocess.Popen(command, stdin=ends.fileno(), stdout=ends.fileno(), env=settings, start_new_session=True)


def _kill_group(process: "subprocess.Popen[bytes]") -> None:
    """None of these holds anything worth keeping, so that none is asked."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)


def _bury(process: "subprocess.Popen[bytes]") -> None:
    _kill_group(process)
    process.wait()
