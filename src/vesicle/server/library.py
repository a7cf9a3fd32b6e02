"""What is there to read of each game, at no table: its rules, what its box holds, and what is true of its biology."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from fastapi import APIRouter, Request, Response

import vesicle
from vesicle.api import rules_for
from vesicle.clause_index import index_of
from vesicle.clauses import clauses_of
from vesicle.components import components_of
from vesicle.core.clauses import ClauseText, editions_of
from vesicle.notes import notes_of
from vesicle.server import models
from vesicle.server.callers import PROBLEMS
from vesicle.server.forms import Forms, compressed
from vesicle.server.refusals import Refused
from vesicle.server.sight import encode

WHOLE_BOX: dict[str, dict[str, Any]] = {"cytosis": {"virus": True, "epigenetic": True}, "virus-and-co": {}}
SAME: dict[int | str, dict[str, Any]] = {304: {"description": "What the caller has is still true."}}

router = APIRouter(prefix="/api/games", responses=PROBLEMS)


@router.get("/{game}/rules", response_model=dict[str, Any], responses=SAME)
async def rules(game: str, request: Request) -> Response:
    """Every clause and ruling with each edition's own sentence, what tables choose, and which clauses speak of what."""
    return await _rules(_known(game)).answer(request)


@router.get("/{game}/notes", response_model=dict[str, Any], responses=SAME)
async def notes(game: str, request: Request) -> Response:
    """What is true behind the things of a game, in every language, and where to read on."""
    return await _notes(_known(game)).answer(request)


@router.get("/{game}/components", response_model=models.Components, responses=SAME)
async def components(game: str, request: Request) -> Response:
    """What is printed on everything in a game's box, with all its modules, and where its board is drawn."""
    return await _components(_known(game)).answer(request)


def _known(game: str) -> str:
    """The name of a game that there is; Refused for another."""
    if game not in vesicle.games():
        raise Refused("not-found", f"there is no game {game[:40]!r}; known games: {', '.join(vesicle.games())}")
    return game


def _written(said: Any) -> Forms:
    """An answer as it is sent; it is large and the same for everybody, so that it is made once."""
    return compressed(encode(said), "application/json")


@cache
def _rules(game: str) -> Forms:
    clauses, index = clauses_of(game), index_of(game)
    described = vesicle.games()[game]
    said = {
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
    return _written(said)


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
def _components(game: str) -> Forms:
    return _written(components_of(rules_for(game, WHOLE_BOX[game])))


@cache
def _notes(game: str) -> Forms:
    found = {
        family: {
            name: {"texts": note.texts, "references": [asdict(read) for read in note.references]}
            for name, note in notes.items()
        }
        for family, notes in notes_of(game).items()
    }
    return _written({"game": game, "notes": found})
