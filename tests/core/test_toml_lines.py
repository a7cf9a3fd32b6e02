"""Where the keys of a TOML text stand, in all the ways in which TOML lets people write them."""

import json
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vesicle.core.toml_lines import find_keys

TEXT = '''\
# a comment = 1
top = "a # b"

[ cards . "insulin" ] # behind it
atp = -1
needs.protein = 2
gain = { atp = 1, more = { x = [1, {y = 2}] } }
list = [ # a comment ]
  1, "]",
  [2, '"'],
]
long = """
fake = 1
[fake]
"""
single = \'\'\'
it's = "fake"
\'\'\'
day = 1979-05-27 07:32:00

[[rows]]
\'quoted key\' = true
"tab\\there" = 1.5e3
'''


def test_every_way_to_write_a_key_is_found() -> None:
    assert [(".".join(key), line) for key, line in find_keys(TEXT)] == [
        ("top", 2),
        ("cards.insulin", 4),
        ("cards.insulin.atp", 5),
        ("cards.insulin.needs.protein", 6),
        ("cards.insulin.gain", 7),
        ("cards.insulin.gain.atp", 7),
        ("cards.insulin.gain.more", 7),
        ("cards.insulin.gain.more.x", 7),
        ("cards.insulin.gain.more.x.y", 7),
        ("cards.insulin.list", 8),
        ("cards.insulin.long", 12),
        ("cards.insulin.single", 16),
        ("cards.insulin.day", 19),
        ("rows", 21),
        ("rows.quoted key", 22),
        ("rows.tab\there", 23),
    ]


def test_line_ends_of_any_system_count() -> None:
    assert list(find_keys("a = 1\r\n\r\nb = 2\r\n")) == [(("a",), 1), (("b",), 3)]


@pytest.mark.parametrize(
    "broken", ["[cards", "= 1", "a", "a =", "a = [1", "a = {b", 'a = "x', '"\\q" = 1', "a..b = 1", "[a]]\nb = {c = 1,"]
)
def test_it_stops_where_the_text_is_no_toml(broken: str) -> None:
    found = [*find_keys(f"first = 1\n{broken}\nlast = 1")]
    assert found[0] == (("first",), 1) and (("last",), 3) not in found


@given(st.text(alphabet="ab.=[]{}\"'#\\,\n\r\t 1-_", max_size=60))
@settings(max_examples=500, deadline=None)
def test_no_text_is_too_odd(text: str) -> None:
    found = list(find_keys(text))
    assert all(1 <= line <= text.count("\n") + 1 for _, line in found)
    try:
        wanted = set(paths_of(tomllib.loads(text)))
    except tomllib.TOMLDecodeError:
        return
    assert wanted == {key[:length] for key, _ in found for length in range(1, len(key) + 1)}


def paths_of(table: dict[str, Any], above: tuple[str, ...] = ()) -> Any:
    """Every key of a table with those above it."""
    for key, value in table.items():
        yield (*above, key)
        for inner in value if isinstance(value, list) else [value]:
            yield from paths_of_item(inner, (*above, key))


def paths_of_item(value: Any, above: tuple[str, ...]) -> Any:
    if isinstance(value, dict):
        yield from paths_of(value, above)
    elif isinstance(value, list):
        for inner in value:
            yield from paths_of_item(inner, above)


words = st.text(alphabet=st.characters(exclude_categories=("Cc", "Cs")), max_size=4)
leaves = st.booleans() | st.integers() | words
tables = st.dictionaries(words, leaves | st.dictionaries(words, leaves), max_size=5)


@given(tables)
@settings(max_examples=200, deadline=None)
def test_every_key_is_found_in_its_line(table: dict[str, Any]) -> None:
    lines, wanted = [], []
    for key, value in table.items():
        lines.append(f"{quoted(key)} = {inline(value)}")
        wanted += [(above, len(lines)) for above in paths_of({key: value})]
    assert list(find_keys("\n".join(lines))) == wanted


def quoted(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def inline(value: Any) -> str:
    if not isinstance(value, dict):
        return quoted(value)
    return "{" + ", ".join(f"{quoted(key)} = {quoted(item)}" for key, item in value.items()) + "}"
