"""Somebody's own box means the same in a browser: the same record and names, or the same complaint, word for word."""

import copy
import json
import random
from typing import Any

import pytest

from engine.node import paths_of, run_node
from vesicle import games, rules_for
from vesicle.components import components_of
from vesicle.core.record import bytes_of
from vesicle.web_engine.own_boxes import describe_own_boxes

MUTANTS = 500  # of each game
ODD = [0, 1, 2, 7, 13, 21, 99, 100, 1000, -1, 2.5, True, False, None, "", "atp", "nowhere", 'Zoë\'s "x"\n', [], [1], {}]
ODD += [{"atp": 1}, {"atp": 1, "lipid": 2}, {"lipid": 0}, {"red": 9}, [1, 2, 3, 4], [[1, 2, 3]], ["cards"], "x" * 70]
NAMES = ["new", "Not-A-Name", "", "two words", "insulin-2", "a" * 41, "atp", "virus-attack", "poinst", "glucagn"]


def whole_box(game: str, edition: str) -> dict[str, Any]:
    """A complete box that changes nothing, as `vesicle box export` writes it."""
    rows = json.loads(json.dumps(describe_own_boxes(game)["rows"][edition]))
    return {"complete": True, **rows}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a box."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, one in inside for found in [(*path, key), *places(one, (*path, key))]]


def mutate(box: dict[str, Any], chance: random.Random) -> None:
    """One thing in a box is another now, gone, new, or has another name."""
    path = chance.choice(places(box))
    holder: Any = box
    for step in path[:-1]:
        holder = holder[step]
    match chance.choice(["change", "change", "drop", "add", "rename", "nudge"]):
        case "change":
            holder[path[-1]] = copy.deepcopy(chance.choice(ODD))
        case "drop":
            del holder[path[-1]]
        case "add" if isinstance(holder, dict):
            holder[chance.choice(NAMES)] = copy.deepcopy(chance.choice([*ODD, holder[path[-1]]]))
        case "rename" if isinstance(holder, dict):
            holder[chance.choice(NAMES)] = holder.pop(path[-1])
        case _:
            if isinstance(holder[path[-1]], int):
                holder[path[-1]] += chance.choice([-1, 1])


def some_of(box: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A box that lists only some differences."""
    sections = chance.sample([name for name in box if name != "complete"], 2)
    part = {
        name: {key: box[name][key] for key in chance.sample([*box[name]], min(2, len(box[name])))} for name in sections
    }
    return copy.deepcopy(part) | chance.choice([{}, {}, {"complete": [sections[0]]}, {"complete": False}])


def options_of(game: str, edition: str, chance: random.Random) -> dict[str, Any]:
    told = games()[game]
    options: dict[str, Any] = {"players": chance.choice(told["players"]), "edition": edition}
    for name, ruling in chance.sample(sorted(told["rulings"].items()), 3):
        options.setdefault("rulings", {})[name] = chance.choice(ruling["options"])
    if game == "cytosis":
        return {**options, "virus": chance.random() < 0.4, "epigenetic": chance.random() < 0.3}
    return {**options, "rounds": chance.choice([1, 3]), "etiquette": chance.random() < 0.5}


def boxes_for(game: str) -> list[dict[str, Any]]:
    """Tables with good boxes and with such as have something wrong."""
    chance, chosen = random.Random(game), []
    for number in range(MUTANTS):
        edition = chance.choice([*games()[game]["editions"]])
        box = whole_box(game, edition)
        if number % 2:
            box = some_of(box, chance)
        for _ in range(number % 4):
            mutate(box, chance)
        chosen.append({**options_of(game, edition, chance), "box": box})
    notes = [{"game": "chess"}, {"edition": "ninth"}, {"complete": 3}, {"complete": ["no"]}, {}, {"sections": {}}]
    return [*chosen, *({"box": note} for note in notes)]


def laid(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The table with these options, or what is wrong with it."""
    try:
        rules = rules_for(game, copy.deepcopy(options))
    except ValueError as error:
        return {"wrong": str(error)}
    rows = json.loads(json.dumps(components_of(rules)["rows"]))
    return {"box": bytes_of(rules.box).hex(), "labels": {**rules.labels}, "rows": rows}


@pytest.mark.parametrize("game", games())
def test_good_boxes_give_the_same_record_and_others_the_same_complaint(game: str) -> None:
    chosen = boxes_for(game)
    told = run_node("own_boxes.js", given={**paths_of(game), "chosen": chosen})
    complaints = set()
    for options, one in zip(chosen, told, strict=True):
        wanted = laid(game, options)
        assert one == wanted, {**options, "box": "…"}
        if "wrong" in wanted:
            complaints.add(wanted["wrong"].split(": ", 1)[1][:24])
        else:
            assert [*one["rows"]] == [*wanted["rows"]] and one["labels"]["card"] == wanted["labels"]["card"]
    assert len(complaints) > 15 and sum("wrong" not in one for one in told) > MUTANTS / 5
