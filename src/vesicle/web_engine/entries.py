"""What of a game a browser can call: names, compiled functions, and arguments of the kinds that they take.

To let it call more, add a row here; the rest of the build follows.
"""

from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from vesicle.api import rules_for
from vesicle.bots import swings
from vesicle.bots.barring import bar_others, free_others, new_bars
from vesicle.bots.brains import brain_for
from vesicle.bots.streams import draw_place, draw_seed
from vesicle.bots.tree import MAX_SEATS, clear_tree
from vesicle.core.chance import RNG_WORDS, draw_below, seed_stream
from vesicle.core.match import Rules
from vesicle.core.observing import observe
from vesicle.core.playouts import MAX_ACTIONS, Scratch
from vesicle.core.record import new, new_array
from vesicle.core.stories import Story
from vesicle.net.lens import make_lens
from vesicle.net.network import network_of
from vesicle.net.room import new_thought
from vesicle.net.shapes import Manner

NUMBER = 0


class Entry(NamedTuple):
    """A compiled function, and one example of each argument."""

    function: Any
    arguments: tuple[Any, ...]


def entries_of(game: str) -> dict[str, Entry]:
    """All entries of a game, by the names under which a browser calls them."""
    rules = rules_for(game, {})
    return {**rule_entries(rules), **sight_entries(rules), **brain_entries(rules), **review_entries()}


def modules_of(game: str) -> dict[str, dict[str, Entry]]:
    """The modules of a game by the names of their files, each with its entries."""
    return {game: entries_of(game), f"{game}.mind": mind_entries_of(game)}


def rule_entries(rules: Rules) -> dict[str, Entry]:
    """The rules themselves, for the first game of an array, and random games to their end."""
    games, boxes = new_array(rules.state_class, 1), rules.boxes
    scratches, decisions = new_array(Scratch, 1), np.zeros(1, np.int64)
    return {
        "deal": Entry(rules.deal, (games, boxes, NUMBER, NUMBER)),
        "why_not": Entry(rules.why_not, (games, boxes, NUMBER)),
        "step": Entry(rules.step, (games, boxes, NUMBER)),
        "list_legal": Entry(rules.list_legal, (games, boxes, scratches)),
        "turn_of": Entry(rules.turn_of, (games, NUMBER)),
        "score": Entry(rules.score, (games, boxes, NUMBER, new_array(Story, 1))),
        "redeal": Entry(rules.redeal, (games, boxes, NUMBER, NUMBER)),
        "finish_games": Entry(rules.finish_games, (games, decisions, rules.box, NUMBER, new(Scratch))),
    }


def sight_entries(rules: Rules) -> dict[str, Entry]:
    """What a viewer sees of a game and works out of it, what it is told of a step, and what actions would do."""
    games, stories, boxes = new_array(rules.state_class, 1), new_array(Story, 1), rules.boxes
    facts, outcomes = new_array(rules.facts_class, 1), new_array(rules.outcome_class, 1)
    raw, plan = games.view(np.int8), rules.plan
    return {
        "observe": Entry(observe, (raw, plan.marks, NUMBER, NUMBER)),
        "tell": Entry(rules.tell, (games, games, boxes, NUMBER, NUMBER, stories)),
        "find_facts": Entry(rules.find_facts, (games, boxes, games, facts)),
        "foretell": Entry(rules.foretell, (games, boxes, games, np.zeros(1, np.int64), outcomes)),
    }


def brain_entries(rules: Rules) -> dict[str, Entry]:
    """Greedy's weights with their terms, reasons, the search, and what bots draw at random."""
    brain = brain_for(rules.game)
    games, boxes, desk, tree = new_array(rules.state_class, 1), rules.boxes, brain.new_desk(), brain.new_tree(1)
    values, terms, rng = np.zeros(MAX_ACTIONS), np.zeros(len(brain.terms)), np.zeros(RNG_WORDS, np.int64)
    return {
        "weigh": Entry(brain.weigh_first, (games, boxes, desk, values)),
        "explain": Entry(brain.explain_first, (games, boxes, desk, NUMBER, terms, new_array(Story, 1))),
        "bar_others": Entry(bar_others, (tree, NUMBER, new_bars())),
        "free_others": Entry(free_others, (tree, NUMBER, new_bars())),
        "search": Entry(brain.search_first, (games, boxes, desk, tree, NUMBER, NUMBER)),
        "clear_tree": Entry(clear_tree, (tree,)),
        "draw_seed": Entry(draw_seed, (rng, NUMBER, NUMBER)),
        "seed_stream": Entry(seed_stream, (rng, NUMBER, NUMBER)),
        "draw_below": Entry(draw_below, (rng, NUMBER)),
        "draw_place": Entry(draw_place, (rng, NUMBER, NUMBER)),
    }


def mind_entries_of(game: str) -> dict[str, Entry]:
    """What a network says of a decision, and the search with it: a module of its own, for who asks a network."""
    rules, brain, shipped = rules_for(game, {}), brain_for(game), network_of(game)
    champion = import_module(f"vesicle.bots.{game.replace('-', '_')}.champion")
    games, boxes, tree = new_array(rules.state_class, 1), rules.boxes, brain.new_tree(1)
    lens = make_lens(rules, shipped.vocabulary)
    mind = new_thought(rules, lens, shipped.network), shipped.network, lens
    manner, rng = np.array(Manner()), np.zeros(RNG_WORDS, np.int64)
    return {
        "ask_mind": Entry(champion.ask_first, (games, boxes, *mind)),
        "search_mind": Entry(champion.search_first, (games, boxes, *mind, manner, tree, NUMBER, NUMBER)),
        "clear_tree": Entry(clear_tree, (tree,)),
        "bar_others": Entry(bar_others, (tree, NUMBER, new_bars())),
        "free_others": Entry(free_others, (tree, NUMBER, new_bars())),
        "draw_seed": Entry(draw_seed, (rng, NUMBER, NUMBER)),
    }


def review_entries() -> dict[str, Entry]:
    """The arithmetic of looking back on a game, which is the same for all games."""
    sheet, chances, looks = swings.new_sheet(1), np.zeros(MAX_SEATS), np.zeros((2, MAX_SEATS))
    found, sums = np.zeros(1, np.int64), np.zeros(len(swings.SUMS))
    return {
        "note_decision": Entry(swings.note_decision, (sheet, NUMBER, NUMBER, NUMBER, chances, chances)),
        "compare_looks": Entry(swings.compare_looks, (sheet, NUMBER, looks, looks)),
        "settle": Entry(swings.settle, (sheet, NUMBER, looks)),
        "follow": Entry(swings.follow, (sheet, NUMBER, NUMBER)),
        "find_suspected": Entry(swings.find_suspected, (sheet, NUMBER, NUMBER, found)),
        "find_strokes": Entry(swings.find_strokes, (sheet, NUMBER, NUMBER, found)),
        "choose_swings": Entry(swings.choose_swings, (sheet, NUMBER, found)),
        "sum_up": Entry(swings.sum_up, (sheet, NUMBER, NUMBER, sums)),
    }
