"""Cytosis as a match needs it: options checked, the box filled, the rule functions named."""

from collections.abc import Mapping
from typing import Any

from vesicle.core.clauses import ClauseText, quote
from vesicle.core.match import Rules
from vesicle.cytosis.check import check_position
from vesicle.cytosis.components import DATA, all_rows, in_play
from vesicle.cytosis.engine import ACTIONS, KIND
from vesicle.cytosis.entries import (
    deal_first,
    facts_first,
    foretell_first,
    list_first,
    narrate,
    redeal_first,
    score_first,
    show,
    step_first,
    tell_first,
    turn_first,
    why_not_first,
)
from vesicle.cytosis.facts import Facts
from vesicle.cytosis.ids import Act, Clause
from vesicle.cytosis.outcomes import Outcome
from vesicle.cytosis.playouts import deal_games, finish_games
from vesicle.cytosis.state import State
from vesicle.cytosis.story.told import ENTRIES, SCORES
from vesicle.cytosis.tables import PLAYER_COUNTS, labels_of, make_box, names_in

RULES_VERSION = "2"
USUAL = {
    "players": 4,
    "edition": "second",
    "virus": False,
    "epigenetic": False,
    "rulings": {},
    "box": None,
    "first_seat": None,
}

MODULES = {
    "virus": "The Virus expansion: virus Events and attacks, dice, antibodies.",
    "epigenetic": "The Epigenetic Modification cards: each player drafts one ability.",
}
WRITTEN_FOR = "first"  # the only edition with rules for them; elsewhere they are a house rule

# An area's own clause tells most; the general one for the kind of placement stands behind it.
BEHIND = {Act.PLACE: "C-P1-08", Act.GREY: "C-GREY-05"}
NOT_OF_AN_AREA = ("C-P1", "C-GREY", "C-2P", "C-END", "C-EXH", "C-SETUP")


def make_rules(chosen: Mapping[str, Any], clauses: Mapping[str, ClauseText]) -> Rules:
    """Cytosis with these options; ValueError in one sentence for one that does not exist."""
    options = DATA.check_options(chosen, USUAL, PLAYER_COUNTS)
    for module in MODULES:
        if not isinstance(options[module], bool):
            raise ValueError(f"{module}: True or False is wanted, not {options[module]!r}")
    players, edition = options["players"], options["edition"]
    rows = all_rows(edition, options["box"])
    playing = in_play(rows, options["virus"])
    box = make_box(options, playing)
    labels = labels_of(playing, options["virus"])
    return Rules(
        game="cytosis",
        version=RULES_VERSION,
        options=options,
        players=players,
        box=box,
        labels=labels,
        names=names_in(rows, all_rows(edition)),
        rows=rows,
        state_class=State,
        actions=ACTIONS,
        deal=deal_first,
        why_not=why_not_first,
        step=step_first,
        list_legal=list_first,
        redeal=redeal_first,
        deal_games=deal_games,
        finish_games=finish_games,
        check=check_position,
        clauses=lambda action, answer: name_clauses(clauses, action, answer),
        sentence=lambda clause: quote(clauses[clause], edition),
        score=score_first,
        score_table=SCORES,
        tell=tell_first,
        narrate=narrate,
        show=show,
        entries=ENTRIES,
        facts_class=Facts,
        find_facts=facts_first,
        outcome_class=Outcome,
        foretell=foretell_first,
        turn_of=turn_first,
        house_rules=tuple(module for module in MODULES if options[module] and edition != WRITTEN_FOR),
    )


def name_clauses(clauses: Mapping[str, ClauseText], action: int, answer: int) -> tuple[str, ...]:
    """The clause that forbids an action, the more general ones behind it, then the one for its kind of placement."""
    first = Clause(answer).name.replace("_", "-")
    found = [first, *clauses[first].see]
    behind = BEHIND.get(Act(int(KIND[action])))
    if behind and not first.startswith(NOT_OF_AN_AREA):
        found.append(behind)
    return tuple(dict.fromkeys(found))


def describe_options() -> dict[str, Any]:
    """What can be chosen for a table, JSON-ready."""
    return {
        "title": "Cytosis",
        "rules_version": RULES_VERSION,
        "players": list(PLAYER_COUNTS),
        **DATA.describe(USUAL),
        "modules": {module: {"text": text, "written_for": [WRITTEN_FOR]} for module, text in MODULES.items()},
    }
