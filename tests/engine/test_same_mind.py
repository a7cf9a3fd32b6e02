"""What a network says and what the champion's search finds is the same in Node, byte for byte."""

from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import vesicle
from cases import CASES
from engine.compare import COLUMNS, columns_of
from engine.node import paths_of, run_node
from vesicle import games
from vesicle.bots.interface import Budget, Situation, situation_of
from vesicle.bots.learned import ChampionBot, Mind
from vesicle.core.jit import COMPILED
from vesicle.core.record import bytes_of
from vesicle.web_engine.lenses import lenses_text
from vesicle.web_engine.manifest import DATA

ITERATIONS = 30
EVERY = 37


def situations(game: str) -> list[Situation]:
    """Some decisions of a random game at every table."""
    found = []
    for number, (name, options) in enumerate(CASES.values()):
        if name != game:
            continue
        match, played = vesicle.new(game, seed=300 + number, **options), 0
        while match.to_act is not None:
            if len(match.legal) > 1 and played % EVERY == number % EVERY:
                found.append(situation_of(match, 9, played))
            match.play(situation_of(match, number, played).random_action())
            played += 1
    return found


def say(situation: Situation, mind: Mind, bot: ChampionBot) -> dict[str, Any]:
    """The same as minds.js."""
    logits, chances = mind.ask(situation)
    chosen = bot.choose(situation)
    tree = columns_of(bot._rooms[0][1])
    bits = [np.array(numbers).tobytes().hex() for numbers in (logits, chances)]
    return {"logits": bits[0], "chances": bits[1], "chosen": chosen, "tree": tree}


@pytest.mark.skipif(not COMPILED, reason="bots that search are too slow where rules are interpreted")
@pytest.mark.parametrize("game", games())
def test_a_network_and_its_search_say_the_same_at_every_table_in_node(game: str) -> None:
    asked = situations(game)
    mind, bot = Mind(game), ChampionBot(game, Budget(iterations=ITERATIONS))
    network = files("vesicle.net") / "data" / f"{game.replace('-', '_')}.net"
    own = {"mind": DATA / f"{game}.mind.wasm", "lenses": DATA / f"{game}.lenses", "network": network}
    paths = {**paths_of(game), **{name: str(path) for name, path in own.items()}}
    questions = [
        {
            "options": {name: value for name, value in one.rules.options.items() if value is not None},
            "record": bytes_of(one.games[0]).hex(),
            "seed": str(one.seed),
            "iterations": ITERATIONS,
            "columns": COLUMNS,
        }
        for one in asked
    ]
    told = run_node("minds.js", given={**paths, "asked": questions})
    assert len(told) > 2 * sum(name == game for name, _ in CASES.values())
    for situation, answer in zip(asked, told, strict=True):
        assert answer == say(situation, mind, bot), situation.rules.options


@pytest.mark.parametrize("game", games())
def test_the_lenses_are_those_that_the_network_has_here(game: str) -> None:
    told = (DATA / f"{game}.lenses").read_text(encoding="utf-8")
    assert told == lenses_text(game), "build it anew: python -m vesicle.web_engine"
