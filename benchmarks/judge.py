"""How good are chances to win? Those of today's review beside those of the network, on the same positions and results.

    python benchmarks/judge.py play cytosis --games 1112 --seed 50000000 --out positions.jsonl
    python benchmarks/judge.py tell positions.jsonl --picture docs/pictures/judge.svg

Four games in ten are the network against itself, the others mix it with greedy and a short search, at tables of all
editions and numbers of players. Four decisions of each game are judged, as the seat that decides knows them.
"""

import argparse
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import vesicle
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import Situation, seed_of_decision, situation_of
from vesicle.bots.learned import Mind
from vesicle.bots.registry import make_bot
from vesicle.bots.tree import clear_tree, root_moves
from vesicle.net.shapes import Manner
from vesicle.review.lookback import Effort, share_victory
from vesicle.review.thinker import NODES, Thinker

BOXES = [("second", 0, 0)] * 3 + [("first", 0, 0), ("first", 1, 1), ("first", 1, 0), ("preview", 0, 0)]
TABLES: dict[str, list[dict[str, Any]]] = {
    "cytosis": [
        {"edition": edition, "players": players, "virus": bool(virus), "epigenetic": bool(epigenetic)}
        for edition, virus, epigenetic in BOXES
        for players in (2, 3, 4, 5)
    ],
    "virus-and-co": [
        {"edition": edition, "players": players} for edition in ("later", "first-print") for players in (3, 4, 5, 6)
    ],
}
BOTS = ("net", "net", "net", "greedy", "search:60it")
ALONE = 0.4  # part of the games in which all seats are the network's
EACH = 4  # positions of a game
STAGES = 3
TENTHS = 10
ENOUGH = 500  # positions of a tenth from which on it is told
JUDGES = {"review": "today's review", "network": "network alone", "search": "search with the network, 400it"}


class Judges:
    """Those whose chances are compared."""

    def __init__(self, game: str) -> None:
        """Room for all of them."""
        self._thinker, self._mind = Thinker(game), Mind(game)
        self._tree = brain_for(game).new_tree(NODES)
        self._manner = np.array(Manner(margins=0.0))  # nothing but the chance to win

    def judge(self, situation: Situation) -> dict[str, list[float]]:
        """Each seat's chances by each of them."""
        players = situation.rules.players
        return {
            "review": list(self._thinker.think(situation, Effort().quick).before[:players]),
            "network": self._mind.ask(situation)[1],
            "search": self._search(situation)[:players],
        }

    def _search(self, situation: Situation, iterations: int = 400) -> list[float]:
        clear_tree(self._tree)
        room, seed = self._mind.room(situation.rules), seed_of_decision(situation.seed, 0)
        search = self._mind.rules.search_first
        search(situation.games, situation.rules.boxes, *room, self._manner, self._tree, iterations, seed)
        return list(root_moves([self._tree])[0].values)


def play(game: str, games: int, seed: int) -> Iterator[dict[str, Any]]:
    """Positions of so many games, with what all judges say and who won."""
    judges, bots = Judges(game), {spec: make_bot(spec, game) for spec in set(BOTS)}
    for number in range(games):
        rng = random.Random(seed + number)
        options = rng.choice(TABLES[game])
        alone = rng.random() < ALONE
        seats = ["net" if alone else rng.choice(BOTS) for _ in range(options["players"])]
        match, situations, played = vesicle.new(game, seed=seed + number, **options), [], 0
        while match.to_act is not None:
            action = match.legal[0]
            if len(match.legal) > 1:
                situations.append((played, situation_of(match, seed + number, played)))
                action = bots[seats[match.to_act]].choose(situations[-1][1])
            match.play(action)
            played += 1
        won = share_victory(match)[: options["players"]]
        for at, situation in rng.sample(situations, min(EACH, len(situations))):
            yield {"table": options, "stage": at / played, "won": won, **judges.judge(situation)}


def brier(rows: list[dict[str, Any]], judge: str) -> float:
    """The mean square of what a judge was off by, over all seats; 0 is perfect."""
    return float(np.mean([np.mean(np.square(np.subtract(row[judge], row["won"]))) for row in rows]))


def tenths(rows: list[dict[str, Any]], judge: str) -> list[tuple[float, float, int]]:
    """For every tenth of chances with enough of them: what was said on average, what came, and how many they are."""
    said, came = (np.concatenate([row[name] for row in rows]) for name in (judge, "won"))
    which = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    parts = [which == tenth for tenth in range(TENTHS)]
    return [
        (float(said[part].mean()), float(came[part].mean()), int(part.sum())) for part in parts if part.sum() >= ENOUGH
    ]


def tell(rows: list[dict[str, Any]]) -> None:
    """Print the figures."""
    for row in rows:
        row["even"] = [1 / len(row["won"])] * len(row["won"])
    for judge in (*JUDGES, "even"):
        stages = [[row for row in rows if int(row["stage"] * STAGES) == stage] for stage in range(STAGES)]
        print(f"{judge:8} Brier {brier(rows, judge):.4f}", *(f"{brier(stage, judge):.4f}" for stage in stages))
        if judge in JUDGES:
            print("         ", *(f"{said:.2f}→{came:.2f} ({count})" for said, came, count in tenths(rows, judge)))


def draw(rows: list[dict[str, Any]]) -> str:
    """The reliability diagram: a panel for each judge, what was said from left to right, what came from below."""
    panels = "".join(_panel(number, judge, tenths(rows, judge)) for number, judge in enumerate(JUDGES))
    style = "text{font:13px sans-serif;fill:#333}.a{fill:none;stroke:#bbb}.d{fill:#0a7d6c}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {260 * len(JUDGES)} 275">'
        f'<style>{style}</style><rect width="100%" height="100%" fill="#fff"/>{panels}</svg>\n'
    )


def _panel(number: int, judge: str, points: list[tuple[float, float, int]]) -> str:
    dots = "".join(
        f'<circle class="d" cx="{40 + 200 * said:.1f}" cy="{230 - 200 * came:.1f}" r="5"/>' for said, came, _ in points
    )
    return (
        f'<g transform="translate({260 * number} 0)"><text x="40" y="20">{JUDGES[judge]}</text>'
        f'<path class="a" d="M40 30V230H240M40 230L240 30"/>{dots}'
        '<text x="36" y="246">0</text><text x="212" y="246">100 %</text>'
        '<text x="90" y="264">chance that was told</text>'
        '<text transform="translate(28 190) rotate(-90)">games won</text></g>'
    )


def main() -> None:
    """Play, or tell what was played."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parts = parser.add_subparsers(dest="part", required=True)
    playing, telling = parts.add_parser("play"), parts.add_parser("tell")
    playing.add_argument("game", choices=TABLES)
    playing.add_argument("--games", type=int, default=1000)
    playing.add_argument("--seed", type=int, default=50_000_000)
    playing.add_argument("--out", type=Path, required=True)
    telling.add_argument("positions", type=Path)
    telling.add_argument("--picture", type=Path)
    given = parser.parse_args()
    if given.part == "play":
        with given.out.open("w", encoding="utf-8") as out:
            for row in play(given.game, given.games, given.seed):
                print(json.dumps(row), file=out, flush=True)
        return
    rows = [json.loads(line) for line in given.positions.read_text(encoding="utf-8").splitlines()]
    tell(rows)
    if given.picture:
        given.picture.write_text(draw(rows), encoding="utf-8")


if __name__ == "__main__":
    main()
