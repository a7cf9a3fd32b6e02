"""Find what the signs of a Cytosis position come to at the end, from games between greedy bots that stray.

    python benchmarks/fit_outlook.py

Every bot strays for a round more or less from the greedy choice, and now and then quick players finish a round, as they
do in rollouts; so positions of all sorts are seen, and nobody is the better player for long. What each seat had in the
end, above the table's average, is then put down to its signs by least squares, with a worth for every sign at a few
moments of the game. It prints a table like `[outlook]` of `src/vesicle/bots/cytosis/weights.toml`, where it is said how
the one in force was made, and how well it foretells the winners of games that it was not found from. To foretell well
is not yet to play well: a table from two to five players together foretold as well as one from four, and its search
lost more often.
"""

import argparse
from typing import Any, NamedTuple

import numpy as np

from vesicle import rules_for
from vesicle.bots.brains import brain_for
from vesicle.bots.cytosis.notes import Desk
from vesicle.bots.cytosis.outlook import signs_first
from vesicle.bots.cytosis.quick import play_rounds
from vesicle.bots.cytosis.terms import N_OWN_TERMS, N_SIGNS, SIGNS, Sign
from vesicle.core.chance import BOT, seed_stream
from vesicle.core.jit import rule
from vesicle.core.match import Rules
from vesicle.core.piles import NOTHING
from vesicle.core.playouts import MAX_ACTIONS
from vesicle.core.questions import find_question
from vesicle.core.record import IntArray, new_array
from vesicle.cytosis.ids import NO_ONE, Ask

MOMENTS = np.array([0.0, 3.0, 9.0, 18.0, 36.0])  # placements left
STRAYING = ((0.02, 0.2, 0.5, 1.0), (0.5, 0.25, 0.15, 0.1))  # in points, and how often
QUICKLY = 0.025  # how often a decision is the first that quick players make for the rest of the round
LOOKS = 0.1  # how often a turn is looked at, beside every start of a round
RIDGE = 20.0  # how strongly a worth is held back that few positions speak for
CHECKED = 5  # every so many games are kept for the check
SEED = 7_000_000  # deals that no contest uses


@rule
def finish_round(games: IntArray, boxes: IntArray, desk: Desk) -> None:
    """Let quick players finish the round of the first game."""
    play_rounds(games[0], boxes[0], desk.notes[0], int(games[0].round_number))


class Player:
    """Plays games by itself, and notes what it sees."""

    def __init__(self, rules: Rules) -> None:
        """Make room for one game at a time."""
        self.rules, self.brain = rules, brain_for("cytosis")
        self.desk = self.brain.new_desk()
        self.values = np.zeros(MAX_ACTIONS)
        self.redealt = new_array(rules.state_class, 1)

    def play(self, seed: int) -> tuple[list[Any], Any, int]:
        """The signs of all seats in the positions that were looked at, the final points, and the winner."""
        rules, random = self.rules, np.random.default_rng(seed)
        games, seen, straying = new_array(rules.state_class, 1), [], np.zeros(rules.players)
        rules.deal(games, rules.boxes, seed, NOTHING)
        seed_stream(self.desk.notes[0].rng, seed, BOT)
        round_number = 0
        while games[0].winner == NO_ONE:
            begins = games[0].round_number != round_number
            if begins:
                round_number = int(games[0].round_number)
                straying = random.choice(STRAYING[0], rules.players, p=STRAYING[1])
            if begins or (is_turn(games) and random.random() < LOOKS):
                seen.append(self.look(games))
            if round_number and random.random() < QUICKLY:
                finish_round(games, rules.boxes, self.desk)
            else:
                rules.step(games, rules.boxes, self.choose(games, straying, random))
        points = np.array([row["total"] for row in rules.scores(games[0], rules)], float)
        return seen, points, int(games[0].winner)

    def look(self, games: Any) -> Any:
        """The signs of all seats."""
        signs = np.zeros((self.rules.players, N_SIGNS))
        signs_first(games, self.rules.boxes, self.desk, signs)
        return signs

    def choose(self, games: Any, straying: Any, random: Any) -> int:
        """The greedy choice as the seat sees it, the less so the more it strays."""
        legal, seat = self.rules.legal_actions(games), int(games[0].seat)
        if len(legal) == 1:
            return legal[0]
        self.redealt[0] = games[0]
        self.rules.redeal(self.redealt, self.rules.boxes, seat, int(random.integers(1 << 40)))
        count = self.brain.weigh_first(self.redealt, self.rules.boxes, self.desk, self.values)
        return legal[int(np.argmax(self.values[:count] + straying[seat] * random.gumbel(size=count)))]


def is_turn(games: Any) -> bool:
    """Whether a turn has just begun."""
    return find_question(games[0].pending) == Ask.TURN and not games[0].grey_used


class Seen(NamedTuple):
    """Positions of one table: an entry for each, and in it one for each seat."""

    signs: Any
    points: Any  # at the end
    won: Any
    games: Any  # the number of the game

    def part(self, checked: bool) -> "Seen":
        """The positions of the games that are kept for the check, or of the others."""
        chosen = (self.games % CHECKED == 0) == checked
        return Seen(*(column[chosen] for column in self))

    def left(self) -> Any:
        """Placements that the seats have left on average."""
        return self.signs[:, :, Sign.PLACEMENTS].mean(axis=1)


def collect(rules: Rules, games: int) -> Seen:
    """All that is seen in so many games."""
    player, signs, points, won, numbers = Player(rules), [], [], [], []
    for game in range(games):
        seen, final, winner = player.play(SEED + game)
        signs += seen
        points += [final] * len(seen)
        won += [np.arange(rules.players) == winner] * len(seen)
        numbers += [game] * len(seen)
    return Seen(np.array(signs), np.array(points), np.array(won), np.array(numbers))


def spread_out(signs: Any) -> Any:
    """Every sign once for each moment, by how near the position is to it, less the average of the table."""
    left = np.clip(signs[:, :, Sign.PLACEMENTS], MOMENTS[0], MOMENTS[-1])
    near = np.stack([np.interp(left, MOMENTS, row) for row in np.eye(len(MOMENTS))], axis=-1)
    columns = (signs[..., None] * near[:, :, None, :]).reshape(*signs.shape[:2], -1)
    return columns - columns.mean(axis=1, keepdims=True)


def find_worth(seen: Seen) -> Any:
    """Least squares, held back by the ridge; a term that never differs counts in full."""
    columns = spread_out(seen.signs).reshape(-1, N_SIGNS * len(MOMENTS))
    target = (seen.points - seen.points.mean(axis=1, keepdims=True)).reshape(-1)
    scale = np.sqrt((columns**2).mean(axis=0)) + 1e-6
    columns /= scale
    square = columns.T @ columns + RIDGE * np.eye(len(scale))
    worth = (np.linalg.solve(square, columns.T @ target) / scale).reshape(N_SIGNS, -1)
    idle = np.ptp(seen.signs[:, :, :N_OWN_TERMS], axis=(0, 1)) == 0
    worth[:N_OWN_TERMS][idle] = 1.0
    return worth


def foretell(leads: Any, won: Any, doubt: Any) -> float:
    """The mean logarithm of the chance that was given to the seat that won."""
    chances = np.exp((leads - leads.max(axis=1, keepdims=True)) / doubt[:, None])
    return float(np.log((chances * won).sum(axis=1) / chances.sum(axis=1)).mean())


def find_doubt(leads: Any, seen: Seen) -> Any:
    """The doubt at every moment that foretells the winners best, found step by step."""
    doubt, best = np.linspace(1.5, 4.5, len(MOMENTS)), -np.inf
    for change in (1.0, *(0.8, 1.25, 0.9, 1.1, 0.95, 1.05) * 4):
        for moment in range(len(MOMENTS)):
            tried = doubt.copy()
            tried[moment] *= change
            likelihood = foretell(leads, seen.won, np.interp(seen.left(), MOMENTS, tried))
            if likelihood > best:
                doubt, best = tried, likelihood
    return doubt


def main() -> None:
    """Play, fit, check, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=4500)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--edition", default="second")
    asked = parser.parse_args()
    rules = rules_for("cytosis", {"players": asked.players, "edition": asked.edition})
    seen = collect(rules, asked.games)
    learnt, checked = seen.part(checked=False), seen.part(checked=True)
    worth = find_worth(learnt)
    doubt = find_doubt(spread_out(learnt.signs) @ worth.reshape(-1), learnt)
    print("[outlook]")
    for name, row in zip(("moments", "doubt", *SIGNS), (MOMENTS, doubt, *worth), strict=True):
        print(f"{name} = [{', '.join(f'{number + 0.0:.2f}' for number in row)}]")
    leads = spread_out(checked.signs) @ worth.reshape(-1)
    likelihood = foretell(leads, checked.won, np.interp(checked.left(), MOMENTS, doubt))
    print(f"# log-likelihood of the winners of other games: {likelihood:.3f}; by chance {-np.log(asked.players):.3f}")


if __name__ == "__main__":
    main()
