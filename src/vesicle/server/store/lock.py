"""One server process at a time has an SQLite file: a lock of the operating system, which ends with the process."""

import os
import sys
from pathlib import Path


def lock_beside(path: Path) -> int:
    """Lock the file beside a database and give its descriptor, whose closing unlocks; ValueError if another has it."""
    descriptor = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        _lock(descriptor)
    except OSError:
        os.close(descriptor)
        raise ValueError(
            f"Another server process is using {path}: stop it, or give this one another database."
        ) from None
    return descriptor


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        """Lock the first byte, at once or not at all."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        """Lock the whole file, at once or not at all."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
