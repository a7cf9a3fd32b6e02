"""Fair shuffles: what is promised at the start is what is shown at the end."""

import hashlib
from typing import Any

import pytest

from vesicle.core.fairness import check, commitment, make_salt, promise, read_commitment

SALT = "00112233445566778899aabbccddeeff"
FAIR = promise("cytosis", 7, SALT)
RECORD: dict[str, Any] = {"game": "cytosis", "seed": 7, "fair": FAIR}


def test_a_commitment_is_the_hash_of_the_documented_text() -> None:
    text = b"vesicle-fair/1\ncytosis\n7\n00112233445566778899aabbccddeeff\n"
    assert commitment("cytosis", 7, SALT) == hashlib.sha256(text).hexdigest() == FAIR["commitment"]


def test_salts_are_long_and_never_the_same() -> None:
    salts = {make_salt() for _ in range(1000)}
    assert len(salts) == 1000 and {len(salt) for salt in salts} == {32}


def test_a_kept_promise_is_found() -> None:
    assert check(RECORD) and check(RECORD, f" {FAIR['commitment'].upper()}\n")


def test_a_game_without_a_promise_is_no_lie() -> None:
    assert not check({"game": "cytosis", "seed": 7})
    with pytest.raises(ValueError, match="carries no promise"):
        check({"game": "cytosis", "seed": 7}, FAIR["commitment"])


@pytest.mark.parametrize(
    "changes", [{"seed": 8}, {"seed": None}, {"game": "virus-and-co"}, {"fair": {**FAIR, "salt": "0" * 32}}]
)
def test_another_shuffle_breaks_the_promise(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^the shuffle is not the one that was promised at the start$"):
        check({**RECORD, **changes})


def test_a_promise_made_afterwards_is_not_the_noted_one() -> None:
    noted = commitment("cytosis", 7, make_salt())
    with pytest.raises(ValueError, match="is not the one that was noted at the start"):
        check(RECORD, noted)


@pytest.mark.parametrize(
    ("fair", "complaint"),
    [
        ([], "no promise of version 1"),
        ({**FAIR, "version": 2}, "no promise of version 1"),
        ({**FAIR, "salt": 7}, "'salt' is missing"),
        ({**FAIR, "salt": SALT.upper()}, "'salt' is missing, or not in small"),
        ({**FAIR, "commitment": "abc"}, "'commitment' is missing"),
    ],
)
def test_a_promise_of_another_shape_is_refused(fair: Any, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        check({**RECORD, "fair": fair})


def test_what_cannot_be_a_commitment_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^'hello' is no commitment: one has 64 hexadecimal letters$"):
        read_commitment("hello")
