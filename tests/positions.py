"""Random positions of both games, for the laws that every bot keeps."""

import random
from collections.abc import Iterator

import vesicle
from vesicle import Match

TABLES = {
    "cytosis": ("cytosis", {"players": 3, "edition": "second"}),
    "cytosis-two": ("cytosis", {"players": 2, "edition": "first"}),
    "virus-and-co": ("virus-and-co", {"players": 4}),
}


def decisions(table: str, every: int, seed: int = 1) -> Iterator[Match]:
    """Every so many decisions of a random game, those with a single legal action left out."""
    game, options = TABLES[table]
    match, chooser = vesicle.new(game, seed=seed, **options), random.Random(seed)
    number = 0
    while match.to_act is not None:
        if len(match.legal) > 1:
            number += 1
            if number % every == 0:
                yield match
        match.play(chooser.choice(match.legal))


def twin_of(match: Match, seed: int) -> Match:
    """Another state that looks the same to the seat that decides, after as many actions."""
    twin = match.clone()
    assert match.to_act is not None
    twin._games = match.redealt(match.to_act, seed)._games
    return twin
