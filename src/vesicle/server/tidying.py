"""When a server process looks for garbage: seldom, and only among what is new.

Python looks through all objects for those that refer only to each other, again and again while more are made. With
hundreds of tables that takes most of a second, in which nobody is answered. Nearly all objects of ours go away by
themselves when nobody needs them; so what has been there for a while is put aside, and looked through only when it
has doubled. When it becomes quiet after busy times, and nobody minds a pause, all is looked through a few times while
rooms are closed, and the memory that is free then goes back to the machine.
"""

import ctypes
import gc
import sys
import time

THRESHOLDS = (10_000, 20, 100)  # new objects before Python looks through the newest, the new, and all the others
EVERY = 2.0  # seconds between two times that objects are put aside
ROUNDS = 15  # of these between two looks at how much there is
FEW = 2_500_000  # pieces of memory that need no looking through
QUIET = 0.05  # share of a processor below which a process is quiet
QUIET_ROUNDS = 5  # such looks after busy times at which all is looked through


def keep_tidy() -> None:
    """Keep the pauses short for as long as the process runs; for a thread of its own."""
    gc.set_threshold(*THRESHOLDS)
    kept, quiet_rounds = look_through(), QUIET_ROUNDS
    while True:
        used = time.process_time()
        for _ in range(ROUNDS):
            time.sleep(EVERY)
            gc.freeze()
        if time.process_time() - used > QUIET * ROUNDS * EVERY:
            kept, quiet_rounds = put_aside(kept), 0
        elif quiet_rounds < QUIET_ROUNDS:
            kept, quiet_rounds = look_through(), quiet_rounds + 1
            give_back()


def give_back() -> None:
    """Hand memory that is free to the machine; only GNU's library keeps it, and can be asked to."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def put_aside(kept: int, few: int = FEW) -> int:
    """Leave what there is alone, unless it is more than twice what was kept; gives how much is kept now."""
    gc.freeze()
    return look_through() if sys.getallocatedblocks() > max(few, 2 * kept) else kept


def look_through() -> int:
    """Remove all garbage, and put the rest aside; gives how many pieces of memory that is.

    To count objects would take a walk through all of them.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    return sys.getallocatedblocks()
