"""A record as a dict that people can read and edit, and back again with every value checked."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from vesicle.core.layout import Layout, without_fills, write_fields
from vesicle.core.positions import read_fields
from vesicle.core.record import IntArray, bytes_of, i8, i16, i64, many, new, record

LABELS = {"fruit": ["apple", "pear"], "place": ["north", "south"], "slot": ["1", "2"]}


@record
class Basket:
    """One player's fruit."""

    weight: int = i16()
    held: IntArray = i8(3, fill=-1, of="fruit", tail=True)


@record
class Orchard:
    """One field of every shape."""

    key: IntArray = i64(2)
    owner: int = i8(fill=-1, of="seat")
    ladder: int = i8(fill=-1, of="index")
    best: int = i8(fill=-1, of="fruit")
    shelf: IntArray = i8(2, fill=-1, by="slot", of="fruit")
    trees: IntArray = i16(2, 2, by="place fruit")
    pair: IntArray = i8(2, 2, fill=-1, by="place ", of="seat")
    baskets: Sequence[Basket] = many(Basket, 4, by="seat")


LAYOUT = Layout(Orchard, LABELS, 2)


def orchard() -> Any:
    made = new(Orchard)
    made.owner, made.best = 1, 0
    made.shelf[1] = 1
    made.trees[0, 1] = 9
    made.pair[1, 0] = 2
    made.baskets[1].held[:2] = (1, 0)
    return made


def written() -> dict[str, Any]:
    return write_fields(bytes_of(orchard()), LAYOUT)


def read(position: Any) -> Any:
    made = new(Orchard)
    read_fields(made, Orchard, position, LABELS, 2)
    return made


def refusal(position: Any) -> str:
    with pytest.raises(ValueError) as caught:
        read(position)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_every_field_is_written_under_its_names() -> None:
    assert written() == {
        "key": [0, 0],
        "owner": 1,
        "ladder": None,
        "best": "apple",
        "shelf": {"1": None, "2": "pear"},
        "trees": {"north": {"apple": 0, "pear": 9}, "south": {"apple": 0, "pear": 0}},
        "pair": {"north": [None, None], "south": [2, None]},
        "baskets": [{"weight": 0, "held": []}, {"weight": 0, "held": ["pear", "apple"]}],
    }


def test_a_position_is_ready_for_json() -> None:
    assert json.loads(json.dumps(written())) == written()


def test_a_position_reads_back_to_the_same_bytes() -> None:
    assert bytes_of(read(written())) == bytes_of(orchard())


def test_a_list_may_be_full() -> None:
    position = written()
    position["baskets"][0]["held"] = ["apple", "pear", "apple"]
    assert read(position).baskets[0].held.tolist() == [0, 1, 0]
    assert write_fields(bytes_of(read(position)), LAYOUT)["baskets"][0]["held"] == ["apple", "pear", "apple"]


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("owner", -1, "owner: -1 is not a whole number from 0 to 127"),
        ("owner", 128, "owner: 128 is not a whole number from 0 to 127"),
        ("owner", True, "owner: True is not a whole number from 0 to 127"),
        ("owner", "1", "owner: '1' is not a whole number from 0 to 127"),
        ("ladder", 1.0, "ladder: 1.0 is not a whole number from 0 to 127"),
        ("best", "plum", "best: 'plum' is no fruit"),
        ("best", 0, "best: 0 is no fruit"),
        ("best", "x" * 99, "best: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… is no fruit"),
        ("shelf", ["apple"], "shelf: a table of names is wanted, not ['apple']"),
        ("shelf", {"1": None}, "shelf: the field '2' is missing"),
        ("shelf", {"1": None, "2": None, "3": None}, "shelf: there is no field '3'"),
        ("shelf", {"1": None, "2": "plum"}, "shelf.2: 'plum' is no fruit"),
        ("key", [0], "key: a list of 2 is wanted, not [0]"),
        ("key", "00", "key: a list of 2 is wanted, not '00'"),
        ("key", [0, 1 << 63], f"key[1]: {1 << 63} is not a whole number from {-(1 << 63)} to {(1 << 63) - 1}"),
        ("key", [0, None], f"key[1]: None is not a whole number from {-(1 << 63)} to {(1 << 63) - 1}"),
        ("trees", {"north": {"apple": 1}, "south": {}}, "trees.north: the field 'pear' is missing"),
        (
            "trees",
            {"north": {"apple": 40000, "pear": 0}, "south": {"apple": 0, "pear": 0}},
            "trees.north.apple: 40000 is not a whole number from -32768 to 32767",
        ),
        ("pair", {"north": [0], "south": [None, None]}, "pair.north: a list of 2 is wanted, not [0]"),
        ("baskets", [], "baskets: a list of 2 is wanted, not []"),
        ("baskets", {"0": {}}, "baskets: a list of 2 is wanted, not {'0': {}}"),
        ("baskets", [7, 7], "baskets[0]: a table of names is wanted, not 7"),
        ("baskets", [{"weight": 0}] * 2, "baskets[0]: the field 'held' is missing"),
        ("baskets", [{"weight": 0, "held": [], "colour": 1}] * 2, "baskets[0]: there is no field 'colour'"),
        (
            "baskets",
            [{"weight": 0, "held": "apple"}] * 2,
            "baskets[0].held: a list of at most 3 is wanted, not 'apple'",
        ),
        ("baskets", [{"weight": 0, "held": ["apple"] * 4}] * 2, "baskets[0].held: a list of at most 3 is wanted"),
        ("baskets", [{"weight": 0, "held": [None]}] * 2, "baskets[0].held[0]: None is no fruit"),
        ("baskets", [{"weight": None, "held": []}] * 2, "baskets[0].weight: None is not a whole number"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_by_its_path(field: str, value: object, sentence: str) -> None:
    assert refusal({**written(), field: value}).startswith(sentence)


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (None, "position: a table of names is wanted, not None"),
        ([], "position: a table of names is wanted, not []"),
        ({}, "position: the field 'key' is missing"),
        ({**written(), "colour": 1}, "position: there is no field 'colour'"),
        ({**written(), 5: 1}, "position: there is no field 5"),
    ],
)
def test_a_position_has_just_the_fields_of_the_record(position: object, sentence: str) -> None:
    assert refusal(position) == sentence


def test_a_digest_is_made_of_what_differs_from_its_fill() -> None:
    assert without_fills(bytes_of(new(Orchard)), LAYOUT) == {"baskets": [{}, {}]}
    kept = without_fills(bytes_of(orchard()), LAYOUT)
    assert set(kept) == {"owner", "best", "shelf", "trees", "pair", "baskets"}
    assert kept["baskets"] == [{}, {"held": ["pear", "apple"]}]
