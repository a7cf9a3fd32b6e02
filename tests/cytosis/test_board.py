"""The geometry of the picture: every area has its place, and spots never touch, whatever box is played."""

from copy import deepcopy
from itertools import combinations, pairwise
from math import dist
from typing import Any

import pytest

from given import components
from vesicle.core.tables import RowError
from vesicle.cytosis.board import LAYOUTS, board, checked
from vesicle.cytosis.components import AREAS, DATA

Point = tuple[float, float]

every_layout = pytest.mark.parametrize("name", LAYOUTS)


def spread(line: list[list[int]], count: int) -> list[Point]:
    """So many places along a line, each in the middle of an equal piece of it, as the page spreads them."""
    total = sum(dist(start, end) for start, end in pairwise(line))
    return [at_length(line, total * (place + 0.5) / count) for place in range(count)]


def at_length(line: list[list[int]], length: float) -> Point:
    for start, end in pairwise(line):
        piece = dist(start, end)
        if length <= piece:
            share = length / piece
            return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        length -= piece
    raise AssertionError("the line is shorter than that")


def spots_on(layout: dict[str, Any], counts: dict[str, int]) -> list[Point]:
    return [place for name, area in layout["areas"].items() for place in spread(area["spots"], counts[name])]


def counted(edition: str) -> dict[str, int]:
    rows = components(edition)["spots"].values()
    return {area: sum(row["area"] == area for row in rows) for area in AREAS}


@every_layout
def test_every_area_is_in_the_picture_or_beside_it(name: str) -> None:
    assert set(board()[name]["areas"]) | set(board()["beside"]) == set(AREAS)
    assert board()["beside"] == ["card"]


@every_layout
def test_whole_spots_and_disks_lie_in_the_picture(name: str) -> None:
    layout = board()[name]
    for area in layout["areas"].values():
        for line, radius in ((area["spots"], layout["spot"]), (area["disks"], layout["disk"])):
            for across, down in spread(line, 3) if line else []:
                assert radius <= across <= layout["size"][0] - radius
                assert radius <= down <= layout["size"][1] - radius


@every_layout
@pytest.mark.parametrize("edition", DATA.names)
@pytest.mark.parametrize("larger", [None, *(area for area in AREAS if area != "card")])
def test_spots_never_touch_even_with_two_more_in_an_area(name: str, edition: str, larger: str | None) -> None:
    layout, counts = board()[name], counted(edition)
    if larger is not None:
        counts[larger] += 2
    for first, second in combinations(spots_on(layout, counts), 2):
        assert dist(first, second) >= 2 * layout["spot"], (first, second)


@every_layout
@pytest.mark.parametrize("edition", DATA.names)
def test_disks_touch_neither_each_other_nor_a_spot(name: str, edition: str) -> None:
    layout, rooms = board()[name], components(edition)["areas"]
    disks = [
        place
        for area, row in layout["areas"].items()
        if row["disks"]
        for place in spread(row["disks"], rooms[area]["room"])
    ]
    assert len(disks) == sum(row["room"] for row in rooms.values())
    for first, second in combinations(disks, 2):
        assert dist(first, second) >= 2 * layout["disk"], (first, second)
    for disk in disks:
        for spot in spots_on(layout, counted(edition)):
            assert dist(disk, spot) >= layout["disk"] + layout["spot"], (disk, spot)


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (["strain"], [1, 2, 3], "wide.strain: a point of two whole numbers is wanted, not [1, 2, 3]"),
        (["supply"], [[1, 2]], "wide.supply: a line of two or more points is wanted, not [[1, 2]]"),
        (["areas", "golgi", "label"], [1001, 5], "wide.areas.golgi.label: 1001 is not a whole number from 0 to 1000"),
        (["areas", "golgi", "disks"], [[1, 2]], "wide.areas.golgi.disks: a line of two or more points is wanted"),
        (["areas", "golgi", "art", "turn"], "left", "wide.areas.golgi.art.turn: 'left' is not a whole number"),
        (["areas", "vacuole"], {}, "wide.areas.vacuole: there is no such key"),
    ],
)
def test_a_layout_that_does_not_fit_is_refused_in_a_sentence(path: list[str], value: object, complaint: str) -> None:
    layout = place = deepcopy(board()["wide"])
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(RowError) as caught:
        checked(layout, [area for area in AREAS if area != "card"], "wide")
    assert str(caught.value).startswith(complaint)
