"""What can be said of the bots after some games: shares of wins, scores, margins, ratings, with their intervals."""

import csv
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from vesicle.arena.crew import Game
from vesicle.arena.ratings import ranks_of, rate_bots
from vesicle.arena.schedule import Tournament
from vesicle.intervals import mean_interval, wilson

DIGITS = 4


def make_standings(tournament: Tournament, games: Sequence[Game]) -> dict[str, Any]:
    """All figures, JSON-ready, the best rated first; the same games give the same figures, in any order."""
    ordered = sorted(games, key=lambda game: int(game["number"]))
    ratings = rate_bots((game["seats"], ranks_of(_totals(game), game["winners"])) for game in ordered)
    rows = [_standing(tournament, bot, ordered, ratings[bot]) for bot in ratings]
    rules = tournament.rules
    return {
        "game": rules.game,
        "edition": rules.options["edition"],
        "players": rules.players,
        "options": rules.options,
        "rules_version": rules.version,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "seeds": len({game["seed"] for game in ordered}),
        "games": len(ordered),
        "standings": sorted(rows, key=lambda row: (-row["rating"]["mean"], row["bot"])),
        "seats": [_wins_of_seat(ordered, seat) for seat in range(rules.players)],
        "decisions": _mean(game["decisions"] for game in ordered),
        "rounds": _mean(game["rounds"] for game in ordered),
    }


def write_csv(path: Path, tournament: Tournament, games: Sequence[Game]) -> None:
    """A row for every seat of every game: game, seed, seat, bot, its part of the victory, total, points by source."""
    names = tournament.rules.labels["source"]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["number", "seed", "seat", "bot", "won", "total", *names])
        for game in sorted(games, key=lambda game: int(game["number"])):
            for seat, (bot, points) in enumerate(zip(game["seats"], game["scores"], strict=True)):
                won = _round((seat in game["winners"]) / len(game["winners"]))
                writer.writerow([game["number"], game["seed"], seat, bot, f"{won:g}", sum(points), *points])


def _standing(tournament: Tournament, bot: str, games: Sequence[Game], rating: tuple[float, float]) -> dict[str, Any]:
    """One bot's row; a game counts for it once, on however many seats it sits."""
    own = [game for game in games if bot in game["seats"]]
    wins = sum(_share_of_win(game, bot) for game in own)
    seats = sum(game["seats"].count(bot) for game in own)
    names = tournament.rules.labels["source"]
    sources = [_mean(points[source] for game in own for points in _scores(game, bot)) for source in range(len(names))]
    return {
        "bot": bot,
        "games": len(own),
        "wins": _round(wins),
        "share": _round(wins / len(own)),
        "interval": [_round(end) for end in wilson(wins, len(own))],
        "chance": _round(seats / (len(own) * tournament.rules.players)),
        "score": _paired(own, lambda game: [sum(points) for points in _scores(game, bot)]),
        "margin": _paired(own, lambda game: _margins(game, bot)),
        "rating": {"mean": _round(rating[0]), "deviation": _round(rating[1])},
        "sources": dict(zip(names, sources, strict=True)),
        "faults": sum(game["faults"].get(bot, 0) for game in own),
    }


def _paired(games: Sequence[Game], figures_of: Any) -> dict[str, Any]:
    """A mean over seats; games with the same deal are not independent, so the interval is one over deals."""
    deals: dict[int, list[float]] = defaultdict(list)
    for game in games:
        deals[game["seed"]] += figures_of(game)
    interval = mean_interval([sum(figures) / len(figures) for figures in deals.values()])
    mean = _mean(figure for figures in deals.values() for figure in figures)
    return {"mean": mean, "interval": None if interval is None else [_round(end) for end in interval]}


def _scores(game: Game, bot: str) -> list[list[int]]:
    """The points by source of every seat of a bot."""
    return [points for points, spec in zip(game["scores"], game["seats"], strict=True) if spec == bot]


def _totals(game: Game) -> list[int]:
    return [sum(points) for points in game["scores"]]


def _margins(game: Game, bot: str) -> list[float]:
    """How far each seat of a bot is ahead of the best other seat, or behind it."""
    totals = _totals(game)
    return [
        total - max(totals[:seat] + totals[seat + 1 :])
        for seat, (total, spec) in enumerate(zip(totals, game["seats"], strict=True))
        if spec == bot
    ]


def _share_of_win(game: Game, bot: str) -> float:
    """1 for a victory; of a shared one its part."""
    winners = game["winners"]
    return sum(game["seats"][seat] == bot for seat in winners) / len(winners)


def _wins_of_seat(games: Sequence[Game], seat: int) -> dict[str, Any]:
    """How often a seat won, whoever sat there."""
    wins = sum(1 / len(game["winners"]) for game in games if seat in game["winners"])
    return {
        "seat": seat,
        "share": _round(wins / len(games)),
        "interval": [_round(end) for end in wilson(wins, len(games))],
    }


def _mean(figures: Iterable[float]) -> float:
    found = list(figures)
    return _round(sum(found) / len(found))


def _round(figure: float) -> float:
    return round(figure, DIGITS)
