"""Keys of somebody who walks through a game in a terminal: one press each, or a line where none can be heard."""

import os
import sys
from collections.abc import Iterator

NEXT, BACK, TURN_ON, TURN_BACK = "next", "back", "turn-on", "turn-back"
ROUND_ON, ROUND_BACK, START, END, QUIT = "round-on", "round-back", "start", "end", "quit"

WISHES = {
    "": NEXT,
    " ": NEXT,
    "\n": NEXT,
    "\r": NEXT,
    "\x1b[C": NEXT,
    "\x1bOC": NEXT,
    "b": BACK,
    "\x7f": BACK,
    "\x1b[D": BACK,
    "\x1bOD": BACK,
    "t": TURN_ON,
    "T": TURN_BACK,
    "\x1b[1;2C": TURN_ON,
    "\x1b[1;2D": TURN_BACK,
    "r": ROUND_ON,
    "R": ROUND_BACK,
    "\x1b[B": ROUND_ON,
    "\x1b[A": ROUND_BACK,
    "\x1b[6~": ROUND_ON,
    "\x1b[5~": ROUND_BACK,
    "g": START,
    "\x1b[H": START,
    "\x1bOH": START,
    "\x1b[1~": START,
    "G": END,
    "\x1b[F": END,
    "\x1bOF": END,
    "\x1b[4~": END,
    "q": QUIT,
    "\x1b": QUIT,
    "\x03": QUIT,
    "\x04": QUIT,
}


def read_wishes() -> Iterator[str]:
    """What is asked for, wish by wish; a digit is itself, and what is no wish is passed over."""
    for pressed in _presses() if sys.stdin.isatty() else _lines():
        if pressed in WISHES or pressed.isdecimal():
            yield WISHES.get(pressed, pressed)


def _lines() -> Iterator[str]:
    for line in sys.stdin:
        yield line.rstrip("\n") if line.strip() else ""


def _presses() -> Iterator[str]:
    """Single presses of a real terminal, which is put back as it was; lines where a system has no such terminals."""
    try:
        import termios
        import tty
    except ImportError:
        yield from _lines()
        return
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    tty.setcbreak(descriptor, termios.TCSADRAIN)  # what was pressed meanwhile is not lost
    try:
        while pressed := os.read(descriptor, 16).decode(errors="replace"):
            yield pressed
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
