"""What is there to read of each game, at no table: its rules, what its box holds, and what is true of its biology."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from fastapi import APIRouter

import vesicle
from vesicle.api import rules_for
from vesicle.clause_index import index_of
from vesicle.clauses import clauses_of
from vesicle.core.clauses import ClauseText, editions_of
from vesicle.notes import notes_of
from vesicle.server import models
from vesicle.server.callers import PROBLEMS
from vesicle.server.components import components_of
from vesicle.server.refusals import Refused

WHOLE_BOX: dict[str, dict[str, Any]] = {"cytosis": {"virus": True, "epigenetic": True}, "virus-and-co": {}}

router = APIRouter(prefix="/api/games", responses=PROBLEMS)


@router.get("/{game}/rules")
async def rules(game: str) -> dict[str, Any]:
    """Every clause and ruling with each edition's own sentence, what tables choose, and which clauses speak of what."""
    return _rules(_known(game))


@router.get("/{game}/notes")
async def notes(game: str) -> dict[str, Any]:
    """What is true behind the things of a game, in every language, and where to read on."""
    return _notes(_known(game))


@router.get("/{game}/components")
async def components(game: str) -> models.Components:
    """What is printed on everything in a game's box, with all its modules, and where its board is drawn."""
    return _components(_known(game))


def _known(game: str) -> str:
    """The name of a game that there is; Refused for another."""
    if game not in vesicle.games():
        raise Refused("not-found", f"there is no game {game[:40]!r}: known are {', '.join(vesicle.games())}")
    return game


@cache
def _rules(game: str) -> dict[str, Any]:
    clauses, index = clauses_of(game), index_of(game)
    described = vesicle.games()[game]
    return {
        "game": game,
        "editions": list(editions_of(clauses)),
        "edition": described["options"]["edition"],
        "clauses": [_clause(clause, index.modules[clause.id]) for clause in clauses.values()],
        "rulings": described["rulings"],
        "things": index.things,
        "kinds": index.kinds,
        "families": {name: {"rows": family.rows, "by": family.by} for name, family in index.families.items()},
        "entries": index.entries,
        "named": index.named,
    }


def _clause(clause: ClauseText, modules: Sequence[str]) -> dict[str, Any]:
    """A clause by language, with how every edition stands to it, and its own sentence where it plays otherwise."""
    editions = {
        name: {"status": standing.status, **({"texts": standing.texts} if standing.texts else {})}
        for name, standing in clause.editions.items()
    }
    return {
        "id": clause.id,
        "subject": clause.subject,
        "modules": modules,
        "texts": clause.texts,
        "editions": editions,
        "rulings": clause.rulings,
        "see": clause.see,
        "why": clause.why or None,
        "fit": clause.fit or None,
    }


@cache
def _components(game: str) -> models.Components:
    return models.Components(**components_of(rules_for(game, WHOLE_BOX[game])))


@cache
def _notes(game: str) -> dict[str, Any]:
    return {
        "game": game,
        "notes": {
            family: {
                name: {"texts": note.texts, "references": [asdict(read) for read in note.references]}
                for name, note in notes.items()
            }
            for family, notes in notes_of(game).items()
        },
    }
