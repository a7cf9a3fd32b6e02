"""Write the golden playthroughs anew: `python tests/playthroughs/make.py`. A changed one is reviewed like a rule.

The players are random but eager: they complete what they can and move vesicles on, so that the games have something
to tell.
"""

import random
from pathlib import Path
from typing import Any

import vesicle
from vesicle.core.playthrough import write_playthrough

HERE = Path(__file__).parent
EAGER = ("complete", "place exocytosis", "place cytoplasm", "place golgi", "goal", "grey exocytosis")
SEED = 2026

GOLDEN: dict[str, tuple[str, dict[str, Any]]] = {
    **{
        f"cytosis-{edition}-{players}": ("cytosis", {"edition": edition, "players": players})
        for edition in ("preview", "first", "second")
        for players in (2, 3, 4, 5)
    },
    **{
        f"cytosis-first-{'-'.join(modules)}-{players}": (
            "cytosis",
            {"edition": "first", "players": players, **dict.fromkeys(modules, True)},
        )
        for modules in (("virus",), ("epigenetic",), ("virus", "epigenetic"))
        for players in (2, 5)
    },
    **{f"virus-and-co-{players}": ("virus-and-co", {"players": players}) for players in (3, 4, 6)},
}


def make(name: str) -> str:
    """The text of one golden game."""
    game, options = GOLDEN[name]
    match = vesicle.new(game, seed=SEED, **options)
    chooser = random.Random(name)
    while match.to_act is not None:
        eager = [action for action in match.legal if action.startswith(EAGER)]
        match.play(chooser.choice(eager or match.legal))
    return write_playthrough(match)


if __name__ == "__main__":
    for golden in GOLDEN:
        (HERE / f"{golden}.txt").write_text(make(golden), encoding="utf-8")
        print(golden)
