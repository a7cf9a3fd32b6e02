"""Virus & Co. as a match needs it: options checked, the box filled, the rule functions named."""

from collections.abc import Mapping
from typing import Any

from vesicle.core.clauses import ClauseText, quote
from vesicle.core.match import Rules
from vesicle.virus_and_co.check import check_position
from vesicle.virus_and_co.components import DATA, rows_of
from vesicle.virus_and_co.engine import ACTIONS
from vesicle.virus_and_co.entries import (
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
from vesicle.virus_and_co.facts import Facts
from vesicle.virus_and_co.ids import Clause
from vesicle.virus_and_co.outcomes import Outcome
from vesicle.virus_and_co.playouts import deal_games, finish_games
from vesicle.virus_and_co.state import State
from vesicle.virus_and_co.story.told import ENTRIES, SCORES
from vesicle.virus_and_co.tables import PLAYER_COUNTS, labels_of, make_box, names_in, set_length

RULES_VERSION = "1"
USUAL = {
    "players": 4,
    "rounds": 3,
    "etiquette": False,
    "edition": "later",
    "rulings": {},
    "box": None,
    "first_seat": None,
}


def make_rules(chosen: Mapping[str, Any], clauses: Mapping[str, ClauseText]) -> Rules:
    """Virus & Co. with these options; ValueError in one sentence for one that does not exist."""
    options = DATA.check_options(chosen, USUAL, PLAYER_COUNTS)
    players, edition, own = options["players"], options["edition"], options["box"]
    box = make_box(players, edition, options["rulings"], own)
    set_length(box, options["rounds"], options["etiquette"])
    return Rules(
        game="virus-and-co",
        version=RULES_VERSION,
        options=options,
        players=players,
        box=box,
        labels=labels_of(players, edition, own),
        names=names_in(edition, own),
        rows=rows_of(edition, own),
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
        clauses=lambda action, answer: name_clauses(clauses, answer),
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
    )


def name_clauses(clauses: Mapping[str, ClauseText], answer: int) -> tuple[str, ...]:
    """The clause that forbids an action, and the more general ones behind it."""
    first = Clause(answer).name.replace("_", "-")
    return tuple(dict.fromkeys([first, *clauses[first].see]))


def describe_options() -> dict[str, Any]:
    """What can be chosen for a table, JSON-ready."""
    return {
        "title": "Virus & Co.",
        "rules_version": RULES_VERSION,
        "players": list(PLAYER_COUNTS),
        **DATA.describe(USUAL),
    }
