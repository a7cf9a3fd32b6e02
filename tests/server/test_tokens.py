"""Secrets that hold a seat, and names of tables."""

import math

from vesicle.server.tokens import TABLE_LENGTH, TABLE_LETTERS, hash_token, is_token, make_table_id, make_token


def test_tokens_are_long_and_never_the_same() -> None:
    tokens = {make_token() for _ in range(1000)}
    assert len(tokens) == 1000 and {len(token) for token in tokens} == {32}


def test_a_token_fits_its_own_hash_alone() -> None:
    mine, other = make_token(), make_token()
    assert is_token(mine, hash_token(mine))
    assert not is_token(other, hash_token(mine)) and not is_token(hash_token(mine), hash_token(mine))
    assert not is_token("", hash_token(mine)) and not is_token("\ud800é", hash_token(mine))


def test_a_hash_never_changes_since_it_is_stored() -> None:
    assert hash_token("abc") == "d8051ce5a687b14bf3eb86529a029937f938458803f9de671c3423f6d0fca7f0"


def test_a_table_has_96_bits_without_letters_that_look_alike() -> None:
    assert TABLE_LENGTH * math.log2(len(set(TABLE_LETTERS))) > 96
    assert not set(TABLE_LETTERS) & set("01ilo") and TABLE_LETTERS.islower()
    ids = {make_table_id() for _ in range(1000)}
    assert len(ids) == 1000 and all(set(name) <= set(TABLE_LETTERS) and len(name) == TABLE_LENGTH for name in ids)
