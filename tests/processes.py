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
