"""Rows of TOML: put over each other level by level, checked key by key, refused by name."""

from pathlib import Path
from typing import Any

import pytest

from vesicle.core.tables import check_row, one_of, overlay, read_toml, whole_number

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
    merged = overlay(BASE, {"bean": {"colour": "white"}, "size": 4}, "")
    assert merged == {**BASE, "bean": {"colour": "white", "needs": {"sun": 1}}, "size": 4}
    assert BASE["bean"]["colour"] == "red"  # type: ignore[index]


def test_a_free_table_may_name_what_the_base_left_out() -> None:
    assert overlay(BASE, {"bean": {"needs": {"rain": 2}}}, "")["bean"]["needs"] == {"sun": 1, "rain": 2}


def test_new_rows_are_taken_only_where_they_are_allowed() -> None:
    assert overlay(BASE, {"lentil": {"colour": "brown"}}, "", allow_new=True)["lentil"] == {"colour": "brown"}
    with pytest.raises(ValueError, match=r"^box.lentil: there is no such key; known are bean, pea, size$"):
        overlay(BASE, {"lentil": {}}, "box")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"bean": {"colr": 1}}, "bean.colr: there is no such key; known are colour, needs"),
        ({"bean": 7}, "bean: a table is wanted here, not 7"),
        ({"bean": {"needs": 1}}, "bean.needs: a table is wanted here, not 1"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_path(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        overlay(BASE, changes, "")
    assert str(caught.value) == sentence


def test_a_row_with_just_its_keys_passes() -> None:
    check_row(ROW, KEYS, "beans.red")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"size": 3}, "beans.red.size: there is no such key; known are colour, count, needs, ripe, marks"),
        ({"colour": 3}, "beans.red.colour: 3 is not a text"),
        ({"count": "3"}, "beans.red.count: '3' is not a whole number"),
        ({"count": True}, "beans.red.count: True is not a whole number"),
        ({"count": 1.0}, "beans.red.count: 1.0 is not a whole number"),
        ({"count": -1}, "beans.red.count: -1 is not a whole number from 0 to 999"),
        ({"count": 1000}, "beans.red.count: 1000 is not a whole number from 0 to 999"),
        ({"needs": []}, "beans.red.needs: [] is not a table"),
        ({"ripe": 1}, "beans.red.ripe: 1 is not bool"),
        ({"marks": {}}, "beans.red.marks: {} is not a list"),
    ],
)
def test_a_wrong_value_is_refused_by_its_key(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        check_row({**ROW, **changes}, KEYS, "beans.red")
    assert str(caught.value) == sentence


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
