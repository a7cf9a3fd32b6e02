"""What people write: names, titles and chat, cleaned before anything stores or sends it.

Text is carried as it is, in JSON; whoever shows it in a page escapes it there.
"""

import re
import unicodedata

NAME_LENGTH = 40
CHAT_LENGTH = 500

_MARKS_IN_A_ROW = 3  # accents on one letter: more only smear the lines above and below
_ROOM = 4  # a text this many times too long is not even looked at
_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing

# Joiners stay: emoji and several scripts need them. Marks, overrides and isolates of direction, invisible signs and
# tags go: with them a text shows another order, or another content, than it has.
_INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\ufffe\uffff"
    "\U000e0000-\U000e0fff]"
)


def clean_name(text: str, limit: int = NAME_LENGTH) -> str:
    """A person's or a table's name on one line; ValueError in one sentence for none, or for one too long."""
    return _clean(text, "name", limit)


def clean_chat(text: str, limit: int = CHAT_LENGTH) -> str:
    """One message to the table, on one line; ValueError in one sentence for none, or for one too long."""
    return _clean(text, "message", limit)


def _clean(text: str, what: str, limit: int) -> str:
    """Composed characters, single blanks, nothing that steers a terminal or the direction of writing."""
    if len(text) > _ROOM * limit:
        raise ValueError(f"a {what} has at most {limit} characters, not {len(text)}")
    kept = "".join(sign for sign in _INVISIBLE.sub("", text) if sign.isspace() or _may_stay(sign))
    composed = _thin(unicodedata.normalize("NFC", _thin(" ".join(kept.split()))))
    if not any(_shows(sign) for sign in composed):
        raise ValueError(f"a {what} needs at least one character that can be seen")
    if len(composed) > limit:
        raise ValueError(f"a {what} has at most {limit} characters, not {len(composed)}")
    return composed


def _may_stay(sign: str) -> bool:
    """Controls, halves of characters and private signs go."""
    return unicodedata.category(sign) not in ("Cc", "Cs", "Co")


def _thin(text: str) -> str:
    """At most a few combining marks in a row; sorting many, as normalizing does, takes quadratic time."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) or unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= _MARKS_IN_A_ROW:
            kept.append(sign)
    return "".join(kept)


def _shows(sign: str) -> bool:
    """Whether there is anything to see: a letter, a figure or a sign."""
    return unicodedata.category(sign)[0] in "LNPS" and sign not in _BLANK
