"""The small signs of a drawing: a player's letter, a number."""

from rich.text import Text

from vesicle.cli.scene import COLOURS, LETTERS
from vesicle.cli.words import MINUS


def letter(seat: int) -> Text:
    """A player's letter in the player's colour."""
    return Text(LETTERS[seat], style=f"bold {COLOURS[seat]}")


def number(count: int, style: str = "") -> Text:
    """A number, with a real minus sign below nothing."""
    return Text(str(count).replace("-", MINUS), style=style)


def faint_zero(count: int) -> Text:
    """A number; nothing is drawn faintly."""
    return number(count, "" if count else "dim")
