"""Games that another machine has played, played again by the processor: every byte and every answer compared."""

from typing import Any

import numpy as np

import vesicle
from vesicle import Match
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Situation, seed_of_decision, situation_of
from vesicle.bots.registry import make_bot
from vesicle.bots.search import NODES
from vesicle.bots.tree import Tree, clear_tree, root_moves
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.record import bytes_of

COLUMNS = ("action", "child", "sibling", "visits", "available", "prior", "sums")


class Thinker:
    """The room that the bots of a game think in here."""

    def __init__(self, game: str, iterations: int) -> None:
        self.iterations = iterations
        self.brain = brain_for(game)
        self.desk = self.brain.new_desk()
        self.tree = self.brain.new_tree(NODES)
        self.greedy, self.searching = make_bot("greedy", game), make_bot(f"search:{iterations}it", game)

    def think(self, match: Match, seed: int, number: int) -> dict[str, Any]:
        """The same as `think` in walk.js."""
        situation = situation_of(match, seed, number)
        weights = np.zeros(MAX_ACTIONS)
        games, boxes = situation.games, match.rules.boxes
        count = self.brain.weigh_first(games, boxes, self.desk, weights)
        explanations = [self.brain.explain(situation, action) for action in situation.legal]
        self.search(situation)
        moves = root_moves([self.tree])
        return {
            "weights": weights[:count].tobytes().hex(),
            "terms": [np.array(list(one.terms.values())).tobytes().hex() for one in explanations],
            "reasons": [{"id": one.sentence, "values": one.values} for one in explanations],
            "greedy": self.greedy.choose(situation),
            "searched": self.searching.choose(situation),
            "tree": columns_of(self.tree),
            "moves": [
                {"action": move.action, "text": match.rules.texts[move.action], "visits": move.visits} for move in moves
            ],
        }

    def search(self, situation: Situation) -> None:
        """The tree that a search of one thread makes."""
        clear_tree(self.tree)
        seed = seed_of_decision(situation.seed, 0)
        self.brain.search_first(situation.games, situation.rules.boxes, self.desk, self.tree, self.iterations, seed)


def columns_of(tree: Tree) -> list[str]:
    """The nodes of a tree in use, to the bit."""
    used = int(tree.counts[0])
    return [getattr(tree, name)[:used].tobytes().hex() for name in COLUMNS]


def play_and_hear(match: Match, step: dict[str, Any], where: str) -> None:
    """One action, with what a viewer saw before and is told of it."""
    viewer, action = step["viewer"], match.rules.numbers[step["action"]]
    before = match.look(viewer)
    if "seen" in step:
        assert step["seen"] == before.record.tobytes().hex(), where
    if "view" in step:
        assert step["view"] == match.view(viewer), where
    if "start" in step:
        viewers = [*range(match.rules.players), None, "all"]
        assert step["start"] == [match.look(one).tell_start() for one in viewers], where
    match.play(step["action"])
    assert step["told"] == match.look(viewer).tell(action, before), where


def compare(game: str, plan: dict[str, Any], walked: dict[str, Any], thinker: Thinker) -> int:
    """Follow a game move by move; how many decisions the bots thought about."""
    match = vesicle.new(game, seed=plan["seed"], **plan["options"])
    assert walked["box"] == match.rules.boxes.tobytes().hex(), plan
    assert walked["texts"] == match.rules.texts
    assert walked["labels"] == {label: list(names) for label, names in match.rules.labels.items()}
    thoughts = 0
    for number, step in enumerate(walked["steps"]):
        where = f"{plan}, decision {number}"
        assert step["record"] == bytes_of(match._state).hex(), where
        assert (step["seat"], step["legal"]) == (match.to_act, list(match.legal)), where
        assert "outcomes" not in step or step["outcomes"] == list(match.outcomes), where
        assert step["refusals"] == [[text, list(match.why_not(text))] for text, _ in step["refusals"]], where
        if "redealt" in step:
            redealt = match.redealt((number >> 1) % match.rules.players, seed=number)
            assert step["redealt"] == bytes_of(redealt._state).hex(), where
        if "thought" in step:
            thoughts += 1
            assert step["thought"] == thinker.think(match, plan["seed"], number), where
        play_and_hear(match, step, where)
    assert (walked["final"], walked["winner"]) == (bytes_of(match._state).hex(), match.winner)
    return thoughts
