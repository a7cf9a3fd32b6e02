"""The floor of a room: who has it may write, one at a time and in the order in which they came.

`asyncio.Lock` does the same, but for one thing: whoever finds this one free has it at once, without a task.
"""

import asyncio
from collections import deque


class Floor:
    """A lock that may also be taken without waiting."""

    __slots__ = ("_is_taken", "_waiting")

    def __init__(self) -> None:
        """It is free."""
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it if it is free."""
        if self._is_taken:
            return False
        self._is_taken = True
        return True

    def release(self) -> None:
        """Hand it to whoever has waited longest, if anybody still does."""
        while self._waiting:
            waiter = self._waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        """Wait for it."""
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it has just been handed to us
                self.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        """Let it go."""
        self.release()
