"""One folder in which all server processes of a starter count together, as prometheus_client has it.

Each process writes to files of its own there, and whichever is asked adds them up. What a process has counted stays
when it dies; what it had at the moment, tables and viewers, goes with it.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable in which prometheus_client looks for it when it is imported
IN_MEMORY = "/dev/shm"  # a full disk would end a process that counts in a file


@contextmanager
def counted_together() -> Iterator[str]:
    """The folder, which is gone at the end."""
    place = IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
    with TemporaryDirectory(prefix="vesicle-metrics-", dir=place, ignore_cleanup_errors=True) as folder:
        yield folder


def forget_process(folder: str, pid: int) -> None:
    """A process has ended: it has no tables and no viewers any more."""
    from prometheus_client.multiprocess import mark_process_dead  # only when it is needed

    mark_process_dead(pid, folder)  # type: ignore[no-untyped-call]


def clear_away() -> None:
    """Remove the folder; for a process whose starter was killed and cannot do so."""
    if FOLDER in os.environ:
        shutil.rmtree(os.environ[FOLDER], ignore_errors=True)
