"""The boxes of all tables that can be chosen, as differences from the usual one.

Edition, players and modules make a *table*, each with a box of its own. Every other choice, rulings foremost, is a
*switch*: some bytes of the box that it sets, mostly the same ones at all tables.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np

from vesicle.api import games, rules_for
from vesicle.web_engine.patches import Patch, cut, differences

Options = dict[str, Any]
Switches = dict[str, dict[str, Patch]]  # by choice and option

MOST = 100  # more than any number that can be chosen
ELSEWHERE = ("box", "first_seat")  # own boxes are no choice among boxes, and who begins is said to the dealer


def axes_of(game: str) -> dict[str, list[Any]]:
    """What makes a table, and all that it can be."""
    about = games()[game]
    modules = {module: [False, True] for module in about.get("modules", ())}
    return {"edition": list(about["editions"]), "players": list(about["players"]), **modules}


def tables_of(game: str) -> Iterator[tuple[str, Options]]:
    """All tables of a game: their names, and the options that make them."""
    axes = axes_of(game)
    for values in product(*axes.values()):
        yield " ".join(str(value).lower() for value in values), dict(zip(axes, values, strict=True))


def describe_boxes(game: str) -> dict[str, Any]:
    """The usual box, what each table and each switch changes in it."""
    usual = box_of(game, {})
    switches = {name: switches_at(game, options) for name, options in tables_of(game)}
    common = most_common(list(switches.values()))
    return {
        "size": len(usual),
        "usual": differences(bytes(len(usual)), usual),
        "switches": common,
        "tables": {
            name: {
                "box": differences(usual, box_of(game, options)),
                "switches": without(switches[name], common),
            }
            for name, options in tables_of(game)
        },
    }


def box_of(game: str, options: Options) -> bytes:
    """The bytes of a box."""
    return bytes(rules_for(game, options).boxes.tobytes())


def switches_at(game: str, table: Options) -> Switches:
    """For every choice at a table the bytes that each of its options sets."""
    choices = {name: boxes_of_option(game, table, name) for name in other_options(game)}
    for name, ruling in games()[game]["rulings"].items():
        choices[name] = {option: box_of(game, {**table, "rulings": {name: option}}) for option in ruling["options"]}
    return {name: absolute(boxes) for name, boxes in choices.items()}


def other_options(game: str) -> list[str]:
    """Options beside those that make a table."""
    return [name for name in games()[game]["options"] if name not in (*axes_of(game), *ELSEWHERE)]


def boxes_of_option(game: str, table: Options, name: str) -> dict[str, bytes]:
    """The boxes for all values of an option that a game takes: yes and no, or numbers."""
    usual = games()[game]["options"][name]
    boxes = {}
    for value in (False, True) if isinstance(usual, bool) else range(MOST):
        try:
            boxes[str(value).lower()] = box_of(game, {**table, name: value})
        except ValueError:
            continue
    return boxes


def absolute(boxes: Mapping[str, bytes]) -> dict[str, Patch]:
    """For each option all bytes in which any two of them differ."""
    rows = np.array([np.frombuffer(box, np.uint8) for box in boxes.values()])
    places = np.flatnonzero((rows != rows[0]).any(axis=0)).tolist()
    return {option: cut(box, places) for option, box in boxes.items()}


def most_common(found: Sequence[Switches]) -> Switches:
    """Every switch as most tables have it."""
    return {
        name: {option: _usual([switches[name][option] for switches in found]) for option in options}
        for name, options in found[0].items()
    }


def _usual(patches: list[Patch]) -> Patch:
    return list(Counter(map(tuple, patches)).most_common(1)[0][0])


def without(switches: Switches, common: Switches) -> Switches:
    """The switches that a table has otherwise than most."""
    return {name: options for name, options in switches.items() if options != common[name]}
