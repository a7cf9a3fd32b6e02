"""A class with one line a field becomes an aligned, fixed-size record."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest

from vesicle.core.record import (
    IntArray,
    array_of,
    bytes_of,
    copy_of,
    dtype_of,
    fields_of,
    i8,
    i16,
    i32,
    i64,
    is_record,
    many,
    new,
    new_array,
    record,
)
from vesicle.cytosis.box import Box
from vesicle.cytosis.state import Player, State


@record
class Leaf:
    """Small fields first, so that the layout has something to put in order."""

    tint: int = i8()
    place: int = i8(fill=-1, of="seat")
    veins: IntArray = i16(3)


@record
class Tree:
    """A record with records inside."""

    age: int = i8(fill=7)
    rings: IntArray = i64(2, fill=-1)
    height: int = i32()
    grid: IntArray = i16(2, 3, fill=4, by="row column")
    leaves: Sequence[Leaf] = many(Leaf, 4, by="seat")


def test_fields_keep_the_order_of_the_class() -> None:
    assert [field.name for field in fields_of(Tree)] == ["age", "rings", "height", "grid", "leaves"]


def test_every_field_starts_at_its_fill() -> None:
    tree = new(Tree)
    assert (tree.age, tree.rings.tolist(), tree.height) == (7, [-1, -1], 0)
    assert tree.grid.tolist() == [[4, 4, 4], [4, 4, 4]]
    assert [(leaf.tint, leaf.place, leaf.veins.tolist()) for leaf in tree.leaves] == [(0, -1, [0, 0, 0])] * 4


def test_a_field_may_be_read_and_written_by_name() -> None:
    tree = new(Tree)
    tree.height = 70_000
    tree.leaves[2].tint += 5
    tree.grid[1, 2] = 9
    assert (tree.height, tree.leaves[2].tint, tree.leaves[1].tint, tree.grid[1, 2]) == (70_000, 5, 0, 9)


@pytest.mark.parametrize("record_class", [Leaf, Tree, Player, State, Box])
def test_wide_fields_come_first_and_every_field_is_aligned(record_class: type) -> None:
    dtype = dtype_of(record_class)
    places = sorted((offset, inner.alignment) for inner, offset in (dtype.fields or {}).values())
    assert all(offset % alignment == 0 for offset, alignment in places)
    assert [alignment for _, alignment in places] == sorted((alignment for _, alignment in places), reverse=True)
    assert dtype.itemsize % max(alignment for _, alignment in places) == 0


@pytest.mark.parametrize("record_class", [Leaf, Tree, Player, State, Box])
def test_fields_do_not_overlap(record_class: type) -> None:
    dtype = dtype_of(record_class)
    places = sorted((offset, offset + inner.itemsize) for inner, offset in (dtype.fields or {}).values())
    assert all(end <= start for (_, end), (start, _) in pairwise(places))
    assert places[-1][1] <= dtype.itemsize


def test_new_records_are_equal_byte_by_byte_padding_included() -> None:
    assert bytes_of(new(Tree)) == bytes_of(new(Tree)) == bytes_of(new_array(Tree, 3)[2])
    assert len(bytes_of(new(Tree))) == dtype_of(Tree).itemsize


def test_a_copy_is_equal_and_independent() -> None:
    tree = new(Tree)
    tree.leaves[0].veins[1] = 3
    copied = copy_of(tree)
    assert bytes_of(copied) == bytes_of(tree)
    copied.leaves[0].veins[1] = 4
    copied.age = 1
    assert (tree.leaves[0].veins[1], tree.age) == (3, 7)


def test_an_array_of_records_clones_by_assignment() -> None:
    trees = new_array(Tree, 2)
    trees[0].age = 99
    trees[1] = trees[0]
    assert trees[1].age == 99
    assert trees.dtype == dtype_of(Tree)


def test_fields_are_signed_and_as_wide_as_they_say() -> None:
    kinds = {field.name: np.dtype(field.base) for field in fields_of(Tree) if not is_record(field.base)}
    assert kinds == {"age": np.int8, "rings": np.int64, "height": np.int32, "grid": np.int16}


def test_what_is_a_record_and_what_is_not() -> None:
    assert is_record(Leaf)
    assert not is_record(np.int8)


def test_a_name_that_numpy_uses_itself_is_refused() -> None:
    with pytest.raises(TypeError, match=r"Stone: numpy's record already has round, copy"):

        @record
        class Stone:
            """Two names too many."""

            round: int = i8()
            copy: int = i8()


def test_a_secret_that_nobody_can_keep_is_refused() -> None:
    with pytest.raises(ValueError, match=r"secret='hush' is none of"):
        i8(secret="hush")


def test_names_of_indices_and_values_are_kept() -> None:
    grid = next(field for field in fields_of(Tree) if field.name == "grid")
    assert (grid.by, grid.shape, grid.fill) == (("row", "column"), (2, 3), 4)
    assert fields_of(Leaf)[1].of == "seat"


def test_a_game_of_cytosis_is_one_small_record() -> None:
    assert dtype_of(State).itemsize < 4096
    assert new(State).players[4].flasks == 0


def test_a_record_comes_back_from_its_bytes() -> None:
    leaf = new(Leaf)
    leaf.tint, leaf.veins[1] = 7, -3
    again = array_of(Leaf, bytes_of(leaf))
    assert bytes_of(again[0]) == bytes_of(leaf)
    again[0].tint = 8
    assert leaf.tint == 7


def test_bytes_of_another_length_are_no_record() -> None:
    with pytest.raises(ValueError, match="7 bytes are no Leaf, which has 8"):
        array_of(Leaf, bytes(7))
