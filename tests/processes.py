"""What tests with processes ask: whether one still runs, and to wait until something is so."""

import asyncio
from collections.abc import Callable
from pathlib import Path


def is_running(pid: int) -> bool:
    """Whether a process lives; one that has ended and that nobody has buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(condition: Callable[[], bool]) -> None:
    """Look again and again; the caller says for how long."""
    while not condition():
        await asyncio.sleep(0.02)


def children(pid: int) -> list[int]:
    """The processes that a process has started, as Linux tells."""
    try:
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except FileNotFoundError:
        return []


def descendants(pid: int) -> list[int]:
    """The same with theirs."""
    return [found for child in children(pid) for found in (child, *descendants(child))]


def command_of(pid: int) -> str:
    """The command line of a process; empty when it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except (FileNotFoundError, ProcessLookupError):
        return ""
