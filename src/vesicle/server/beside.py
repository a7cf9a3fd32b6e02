"""Processes beside the server: how they are started, and how they leave the cores to it."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

NICENESS = 10


def yield_to_others() -> None:
    """Run when nobody else wants to, so that tables stay quick while bots think and rules are compiled."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


async def start_beside(module: str, interpreted: bool = False) -> Process:
    """Start a module of ours with pipes to us; its rules are compiled, whatever ours are, unless told otherwise.

    It inherits no other file or socket, and Ctrl-C is for us alone to answer.
    """
    settings = {name: value for name, value in os.environ.items() if name != "NUMBA_DISABLE_JIT"}
    if interpreted:
        settings["NUMBA_DISABLE_JIT"] = "1"
    starting = asyncio.ensure_future(
        asyncio.create_subprocess_exec(
            sys.executable, "-m", module, stdin=PIPE, stdout=PIPE, env=settings, start_new_session=True
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        await end(await starting)  # a half-started process would be nobody's
        raise


async def end(process: Process) -> None:
    """End a process that holds nothing worth keeping."""
    if process.returncode is None:
        process.kill()
    await process.wait()
