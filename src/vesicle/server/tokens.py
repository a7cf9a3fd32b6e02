"""Secrets that hold a seat, and names of tables that nobody can guess."""

import hashlib
import hmac
import re
import secrets

TOKEN_BYTES = 24
TABLE_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without 0 and o, 1, i and l, which look alike on paper
TABLE_LENGTH = 20  # of 31 letters: 99 bits
TABLE_FORM = "[A-Za-z0-9_-]{4,64}"  # ids of other makers are read, too

_TABLE_ID = re.compile(TABLE_FORM)
_DOMAIN = b"vesicle-token/1:"  # so that no hash of ours is the hash of the same text elsewhere


def make_token() -> str:
    """A new secret: who shows it holds the seat, the table or the invitation that it was made for."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_token(token: str) -> str:
    """What is stored of a token: 192 random bits need no salt and no slow hash."""
    return hashlib.sha256(_DOMAIN + token.encode("utf-8", "surrogatepass")).hexdigest()


def is_token(token: str, stored: str) -> bool:
    """Whether a token fits a stored hash; the time that the answer takes tells nothing."""
    return hmac.compare_digest(hash_token(token), stored)


def make_table_id() -> str:
    """A new table's id: it stands in links, can be read out aloud, and cannot be guessed."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a text could be a table's id; databases do not take every text, and are not asked about others."""
    return _TABLE_ID.fullmatch(text) is not None
