"""Fair shuffles: a host promises the seed before the first card is seen, and shows it when the game is over.

At the start everybody gets a commitment, from which nobody can find the seed. A downloaded saved game carries the
seed and, under the key "fair", `{"version": 1, "salt": SALT, "commitment": COMMITMENT}`. The commitment is the SHA-256,
as 64 small hexadecimal letters, of this text in ASCII, each line with its line feed:

    vesicle-fair/1
    cytosis                             the game, by the name that the saved game has
    1234567890123456789                 the seed, in decimal
    00112233445566778899aabbccddeeff    the salt: 128 random bits, so that no seed can be tried out

Who noted the commitment at the start and finds it again at the end knows that the host changed nothing in between. It
does not show how the host came by the seed.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Any

VERSION = 1
_SALT = re.compile(r"[0-9a-f]{32}")
_COMMITMENT = re.compile(r"[0-9a-f]{64}")


def make_salt() -> str:
    """Random bits that keep a seed secret until the end."""
    return secrets.token_hex(16)


def commitment(game: str, seed: int, salt: str) -> str:
    """The promise of a seed: what the host publishes before the game."""
    return hashlib.sha256(f"vesicle-fair/{VERSION}\n{game}\n{seed}\n{salt}\n".encode()).hexdigest()


def promise(game: str, seed: int, salt: str) -> dict[str, Any]:
    """What a downloaded saved game carries as "fair"."""
    return {"version": VERSION, "salt": salt, "commitment": commitment(game, seed, salt)}


def read_commitment(text: str) -> str:
    """A commitment as somebody noted it; ValueError in one sentence for what cannot be one."""
    noted = text.strip().lower()
    if not _COMMITMENT.fullmatch(noted):
        raise ValueError(f"{text[:80]!r} is no commitment: one has 64 hexadecimal letters")
    return noted


def check(record: Mapping[str, Any], noted: str | None = None) -> bool:
    """Was a saved game's seed promised? False if it carries no promise; ValueError in one sentence for a broken one.

    `noted` is the commitment that a player noted at the start, which then has to be the one in the file too.
    """
    fair = record.get("fair")
    if fair is None:
        if noted is not None:
            raise ValueError("the saved game carries no promise that the commitment could be compared with")
        return False
    _check_fair(fair)
    if noted is not None and not hmac.compare_digest(read_commitment(noted), fair["commitment"]):
        raise ValueError("the commitment in the saved game is not the one that was noted at the start")
    seed = record.get("seed")
    if not isinstance(seed, int) or commitment(str(record.get("game")), seed, fair["salt"]) != fair["commitment"]:
        raise ValueError("the shuffle is not the one that was promised at the start")
    return True


def _check_fair(fair: Any) -> None:
    """ValueError in one sentence for a promise of another shape or version."""
    if not isinstance(fair, Mapping) or fair.get("version") != VERSION:
        raise ValueError(f"the saved game's 'fair' is no promise of version {VERSION}, the one that is known")
    for key, form in (("salt", _SALT), ("commitment", _COMMITMENT)):
        if not isinstance(fair.get(key), str) or not form.fullmatch(fair[key]):
            raise ValueError(f"the promise's {key!r} is missing, or not in small hexadecimal letters of its length")
