"""Names and chat: what is kept, what goes, what is refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from vesicle.server.texts import CHAT_LENGTH, NAME_LENGTH, clean_chat, clean_name


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("O'Neil <b>&amp;</b>", "O'Neil <b>&amp;</b>"),
        ("\u202eevil\u202c \u2066x\u2069\u200f", "evil x"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("zero\u200bwidth\ufeff", "zerowidth"),
        ("one\u2028two\x85three", "one two three"),
        ("lone \ud800 half", "lone half"),
        ("👩\u200d🔬 می\u200cخواهم", "👩\u200d🔬 می\u200cخواهم"),
        ("Z" + "\u0308" * 20, "Z" + "\u0308" * 3),
        ("日本語", "日本語"),
    ],
)
def test_a_name_is_kept_without_what_deceives(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200d", "\u202e", "\u3164", "\u0301", "\x00", "\ud800"])
def test_a_name_that_shows_nothing_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"^a name needs at least one character that can be seen$"):
        clean_name(typed)


def test_lengths_count_characters_after_cleaning() -> None:
    assert clean_name("é" * NAME_LENGTH + "  \u200b") == "é" * NAME_LENGTH
    assert len(clean_chat("x" * CHAT_LENGTH)) == CHAT_LENGTH
    with pytest.raises(ValueError, match=r"^a name has at most 40 characters, not 41$"):
        clean_name("é" * 41)
    with pytest.raises(ValueError, match=r"^a message has at most 500 characters, not 1000000$"):
        clean_chat("\u0301\u0323" * 500_000)


@settings(max_examples=200, deadline=None)
@given(some.text(some.characters(), max_size=60))
def test_what_was_cleaned_stays_and_can_be_sent(typed: str) -> None:
    try:
        kept = clean_chat(typed)
    except ValueError:
        return
    assert clean_chat(kept) == kept
    assert json.loads(json.dumps(kept, ensure_ascii=False).encode()) == kept
