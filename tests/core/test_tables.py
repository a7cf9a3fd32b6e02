"""Rows of TOML: put over each other level by level, checked key by key, refused by name."""

from pathlib import Path
from typing import Any

import pytest

from vesicle.core.tables import QUOTED, RowError, check_row, fill, one_of, overlay, read_toml, shown, whole_number

BASE = {"bean": {"colour": "red", "needs": {"sun": 1}}, "pea": {"colour": "green", "needs": {}}, "size": 3}
KEYS = {"colour": str, "count": int, "needs": dict, "ripe": bool, "marks": list}
ROW = {"colour": "red", "count": 3, "needs": {}, "ripe": True, "marks": []}


def test_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "beans.toml"
    path.write_text('name = "è"\n', encoding="utf-8")
    assert read_toml(path) == {"name": "è"}


@pytest.mark.parametrize("content", [b"name = ", b"\xff"])
def test_a_file_that_is_no_toml_is_refused_by_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "beans.toml"
    path.write_bytes(content)
    with pytest.raises(ValueError, match=r"^beans.toml: "):
        read_toml(path)


def test_only_what_is_named_changes() -> None:
    merged = overlay(BASE, {"bean": {"colour": "white"}, "size": 4}, "garden")
    assert merged == {**BASE, "bean": {"colour": "white", "needs": {"sun": 1}}, "size": 4}
    assert BASE["bean"]["colour"] == "red"  # type: ignore[index]


def test_a_value_is_replaced_whole() -> None:
    assert overlay(BASE, {"bean": {"needs": {"rain": 2}}}, "garden")["bean"]["needs"] == {"rain": 2}


def test_new_rows_are_taken_only_where_they_are_allowed() -> None:
    assert overlay(BASE, {"lentil": {"colour": "brown"}}, "garden", allow_new=True)["lentil"] == {"colour": "brown"}
    with pytest.raises(RowError, match=r"^garden.lentil: there is no such key; known are bean, pea, size$"):
        overlay(BASE, {"lentil": {}}, "garden")


@pytest.mark.parametrize(
    ("name", "offer"),
    [("bean-70", "near it are bean-7 and bean-0 and bean-17"), ("xyz", "20 are known")],
)
def test_of_many_names_the_nearest_are_offered(name: str, offer: str) -> None:
    many = {f"bean-{number}": {} for number in range(20)}
    with pytest.raises(RowError) as caught:
        overlay(many, {name: {}}, "garden")
    assert str(caught.value) == f"garden.{name}: there is no such key; {offer}"


@pytest.mark.parametrize(
    ("changes", "key", "complaint"),
    [
        ({"bean": {"colr": 1}}, "garden.bean.colr", "there is no such key; known are colour, needs"),
        ({"bean": 7}, "garden.bean", "a table is wanted here, not 7"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_key(changes: dict[str, Any], key: str, complaint: str) -> None:
    with pytest.raises(RowError) as caught:
        overlay(BASE, changes, "garden")
    assert (caught.value.key, str(caught.value)) == (key, f"{key}: {complaint}")


def test_a_key_of_several_lines_is_told_on_one() -> None:
    assert str(RowError("a\nb", "no")) == r"'a\nb': no"


def test_a_long_value_is_quoted_in_part() -> None:
    assert shown([7]) == "[7]"
    assert len(shown("x" * 99)) == QUOTED and shown("x" * 99).endswith("x…")


def test_a_row_is_filled_behind_its_own_keys() -> None:
    assert list(fill({"b": 1}, {"a": 0, "b": 0}).items()) == [("b", 1), ("a", 0)]


def test_a_row_with_just_its_keys_passes() -> None:
    check_row(ROW, KEYS, "beans.red")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"size": 3}, "beans.red.size: there is no such key; known are colour, count, needs, ripe, marks"),
        ({"colour": 3}, "beans.red.colour: 3 is not a text"),
        ({"count": "3"}, "beans.red.count: '3' is not a whole number from 0 to 999"),
        ({"count": True}, "beans.red.count: True is not a whole number from 0 to 999"),
        ({"count": 1.0}, "beans.red.count: 1.0 is not a whole number from 0 to 999"),
        ({"count": -1}, "beans.red.count: -1 is not a whole number from 0 to 999"),
        ({"count": 1000}, "beans.red.count: 1000 is not a whole number from 0 to 999"),
        ({"needs": []}, "beans.red.needs: [] is not a table"),
        ({"ripe": 1}, "beans.red.ripe: 1 is not true or false"),
        ({"marks": {}}, "beans.red.marks: {} is not a list"),
    ],
)
def test_a_wrong_value_is_refused_by_its_key(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        check_row({**ROW, **changes}, KEYS, "beans.red")
    assert str(caught.value) == sentence


def test_a_row_is_a_table() -> None:
    with pytest.raises(RowError, match=r"^beans.red: a table is wanted here, not 3$"):
        check_row(3, KEYS, "beans.red")


@pytest.mark.parametrize("key", KEYS)
def test_a_missing_key_is_named(key: str) -> None:
    row = {name: value for name, value in ROW.items() if name != key}
    with pytest.raises(ValueError, match=f"^beans.red: the key '{key}' is missing$"):
        check_row(row, KEYS, "beans.red")


@pytest.mark.parametrize("value", [0, 5, 20])
def test_a_whole_number_in_range_is_itself(value: int) -> None:
    assert whole_number(value, "beans", most=20) == value


@pytest.mark.parametrize("value", [-1, 21, True, 1.0, "1", None])
def test_anything_else_is_no_whole_number(value: object) -> None:
    with pytest.raises(ValueError, match=r"^beans: .* is not a whole number from 0 to 20$"):
        whole_number(value, "beans", most=20)


def test_a_name_of_a_closed_list_has_a_number() -> None:
    assert one_of("b", ["a", "b"], "letter") == one_of("b", ("a", "b"), "letter") == 1
    assert one_of("b", {"a": 5, "b": 7}, "letter") == 7


@pytest.mark.parametrize("value", ["c", "", None, 1, ["a"]])
def test_a_name_that_is_not_on_the_list_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"^letter: .* is none of a, b$"):
        one_of(value, ["a", "b"], "letter")
