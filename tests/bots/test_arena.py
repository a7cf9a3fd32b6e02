"""Tournaments: who plays whom, what is said of the results, and how an interrupted one goes on."""

import csv
import json
import math
import pickle
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import vesicle
from vesicle.arena.game import play_game
from vesicle.arena.journal import read_journal
from vesicle.arena.ratings import ranks_of, rate_bots
from vesicle.arena.run import Place, run_tournament
from vesicle.arena.schedule import Tournament, line_ups, rotations
from vesicle.arena.standings import make_standings, write_csv
from vesicle.bots.registry import make_bot
from vesicle.intervals import mean_interval, student, wilson

QUICK = {"players": 3, "rounds": 1}
THREE = Tournament("virus-and-co", QUICK, ("random", "greedy", "random"), 40)


def game(number: int, seats: str, winners: list[int], *scores: list[int], seed: int = 0) -> dict[str, Any]:
    return {
        "number": number,
        "seed": seed,
        "seats": list(seats),
        "winners": winners,
        "scores": [[points, 0, 0, 0] for (points,) in scores],
        "decisions": 10,
        "rounds": 3,
        "faults": {},
    }


def test_every_deal_is_played_from_every_seat() -> None:
    tournament = Tournament("cytosis", {"players": 4}, ("a", "b", "b", "b"), 7)
    fixtures = [tournament.fixture(number) for number in range(12)]
    assert [fixture.seed for fixture in fixtures] == [7] * 4 + [8] * 4 + [9] * 4
    for deal in range(3):
        assert [fixture.seats.index("a") for fixture in fixtures[4 * deal : 4 * deal + 4]] == [0, 3, 2, 1]
    assert tournament.is_even(8) and not tournament.is_even(9)


def test_rotations_that_look_the_same_are_played_once() -> None:
    assert rotations("abc") == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert rotations("abab") == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert rotations("aaaa") == [("a", "a", "a", "a")]


def test_few_bots_are_repeated_and_many_take_turns() -> None:
    assert line_ups(["a"], 3) == [("a", "a", "a")]
    assert line_ups(["a", "b"], 4) == [("a", "b", "a", "b")]
    assert line_ups(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(["a", "a", "b"], 2) == [("a", "a"), ("a", "b")]
    with pytest.raises(ValueError, match="3 bots cannot share 4 seats evenly"):
        line_ups(["a", "b", "c"], 4)


def test_in_a_round_robin_all_bots_play_as_often() -> None:
    tournament = Tournament("virus-and-co", {"players": 3}, ("a", "b", "c", "d"), 0)
    seats = Counter((bot, seat) for row in tournament.seatings for seat, bot in enumerate(row))
    assert set(seats.values()) == {3} and len(seats) == 12


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (50, 100, (0.4038, 0.5962)), (0.5, 1, (0.0546, 0.9454))],
)
def test_the_interval_of_a_share_is_wilsons(wins: float, games: int, interval: tuple[float, float]) -> None:
    assert wilson(wins, games) == pytest.approx(interval, abs=0.0001)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (4, 2.776), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (1000, 1.962)],
)
def test_the_quantiles_are_students(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_the_interval_of_a_mean_is_students() -> None:
    assert mean_interval([5.0]) is None
    assert mean_interval([4.0, 4.0, 4.0]) == (4.0, 4.0)
    assert mean_interval([1.0, 2.0, 3.0]) == pytest.approx((2 - 4.3027 / math.sqrt(3), 2 + 4.3027 / math.sqrt(3)))


def test_winners_rank_first_and_the_others_by_points() -> None:
    assert ranks_of([10, 30, 20], [1]) == [2, 0, 1]
    assert ranks_of([30, 30, 20, 20], [1]) == [1, 0, 2, 2]
    assert ranks_of([7, 9, 9], [1, 2]) == [2, 0, 0]


def test_ratings_rise_with_victories_and_do_not_depend_on_names() -> None:
    games = [(("a", "b", "b"), (0, 1, 2)), (("b", "b", "a"), (2, 1, 0))]
    ratings = rate_bots(games)
    assert ratings["a"][0] > 25 > ratings["b"][0] and ratings["a"][1] < 25 / 3
    renamed = rate_bots([(tuple(bot.upper() for bot in bots), ranks) for bots, ranks in games])
    assert renamed["A"] == ratings["a"]


def test_a_bot_against_itself_keeps_its_rating() -> None:
    ((mean, deviation),) = rate_bots([(("a", "a"), (0, 1))] * 9).values()
    assert mean == pytest.approx(25) and deviation < 25 / 3


def test_the_standings_are_what_the_games_say() -> None:
    tournament = Tournament("virus-and-co", QUICK, ("a", "b", "b"), 0)
    games = [
        game(0, "abb", [0], [12], [8], [4]),
        game(1, "bba", [2], [6], [6], [9]),
        game(2, "bab", [0, 1], [5], [5], [1]),
        game(3, "abb", [1], [3], [9], [0], seed=1),
    ]
    figures = make_standings(tournament, games[::-1])
    first, second = figures["standings"]
    assert (figures["games"], figures["seeds"], first["bot"], second["bot"]) == (4, 2, "a", "b")
    assert (first["wins"], first["share"], second["wins"]) == (2.5, 0.625, 1.5)
    assert (first["chance"], second["chance"]) == (0.3333, 0.6667)
    assert first["interval"] == [round(end, 4) for end in wilson(2.5, 4)]
    assert first["score"]["mean"] == 7.25 and second["score"]["mean"] == 4.875
    assert first["margin"]["mean"] == round((4 + 3 + 0 - 6) / 4, 4)
    deals = mean_interval([(12 + 9 + 5) / 3, 3.0])
    assert deals is not None and first["score"]["interval"] == [round(end, 4) for end in deals]
    assert first["sources"] == {"pills": 7.25, "sickness": 0.0, "bets": 0.0, "icu": 0.0}
    assert [seat["share"] for seat in figures["seats"]] == [0.375, 0.375, 0.25]
    assert json.loads(json.dumps(figures)) == figures


def test_a_table_for_spreadsheets_has_a_row_for_every_seat(tmp_path: Path) -> None:
    tournament = Tournament("virus-and-co", QUICK, ("a", "b", "b"), 0)
    write_csv(tmp_path / "t.csv", tournament, [game(0, "abb", [0, 2], [12], [8], [4])])
    rows = list(csv.DictReader((tmp_path / "t.csv").read_text(encoding="utf-8").splitlines()))
    assert list(rows[0]) == ["number", "seed", "seat", "bot", "won", "total", "pills", "sickness", "bets", "icu"]
    assert [(row["seat"], row["bot"], row["won"], row["total"]) for row in rows] == [
        ("0", "a", "0.5", "12"),
        ("1", "b", "0", "8"),
        ("2", "b", "0.5", "4"),
    ]


def test_the_same_tournament_gives_the_same_games() -> None:
    one, two = (list(run_tournament(THREE, 4, Place())) for _ in range(2))
    assert one == two and [game["number"] for game in one] == [0, 1, 2, 3]
    assert [game["seed"] for game in one] == [40, 40, 40, 41]


def test_processes_play_the_same_games() -> None:
    together = sorted(run_tournament(THREE, 4, Place(jobs=2)), key=lambda game: int(game["number"]))
    assert together == list(run_tournament(THREE, 4, Place()))


def test_a_journal_goes_on_where_it_ended(tmp_path: Path) -> None:
    path, whole = tmp_path / "games.jsonl", tmp_path / "whole.jsonl"
    list(run_tournament(THREE, 5, Place(journal=whole)))
    list(run_tournament(THREE, 2, Place(journal=path)))
    kept = path.read_bytes()
    path.write_bytes(kept + b'{"number":2,"seed":40,"sea')
    assert len(list(run_tournament(THREE, 5, Place(journal=path)))) == 5
    assert path.read_bytes() == whole.read_bytes()
    assert path.read_bytes().startswith(kept)


def test_games_in_a_journal_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    list(run_tournament(THREE, 3, Place(journal=path)))
    lines = path.read_text(encoding="utf-8").splitlines()
    changed = json.loads(lines[2]) | {"decisions": 12345}
    path.write_text("\n".join([lines[0], json.dumps(changed), ""]), encoding="utf-8")
    games = {game["number"]: game for game in run_tournament(THREE, 3, Place(journal=path))}
    assert len(games) == 3 and games[changed["number"]]["decisions"] == 12345


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (Tournament("virus-and-co", QUICK, THREE.bots, 41), "holds another tournament: its seed is 40, not 41"),
        (Tournament("virus-and-co", QUICK, ("random",), 40), "holds another tournament: its bots is"),
        (Tournament("virus-and-co", {"players": 3}, THREE.bots, 40), "holds another tournament: its options is"),
        (Tournament("cytosis", {}, THREE.bots, 40), "its game is 'virus-and-co', not 'cytosis'"),
    ],
)
def test_the_journal_of_another_tournament_is_refused(other: Tournament, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    list(run_tournament(THREE, 1, Place(journal=path)))
    with pytest.raises(ValueError) as caught:
        list(run_tournament(other, 1, Place(journal=path)))
    assert complaint in str(caught.value)


@pytest.mark.parametrize("text", ["no json\n", "no json", "[1]\n", '{"a": 1}\n', "[" * 100_000 + "\n", "\n"])
def test_a_file_that_is_no_journal_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="is no journal of the arena"):
        read_journal(path, THREE)
    assert path.read_text(encoding="utf-8") == text


def test_a_tournament_travels_without_its_rules() -> None:
    assert THREE.rules.players == 3
    assert pickle.loads(pickle.dumps(THREE)) == THREE


def test_a_table_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(ValueError, match="2 bots do not make a table of 3"):
        play_game(vesicle.rules_for("virus-and-co", QUICK), [make_bot("random", "virus-and-co")] * 2, 0)


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("body", "what"), [("return 'sing'", r"seat \d: the bot answered 'sing'"), ("1 / 0", "ZeroDivisionError")]
)
def test_a_game_that_cannot_be_played_stops_the_tournament_with_a_sentence(
    jobs: int, body: str, what: str, tmp_path: Path
) -> None:
    (tmp_path / "wrong.py").write_text(f"def choose(situation):\n    {body}\n", encoding="utf-8")
    wrong = Tournament("virus-and-co", QUICK, (f"python:{tmp_path / 'wrong.py'}",), 40)
    with pytest.raises(RuntimeError, match=rf"game \d \(seed 4\d\) could not be played: {what}"):
        list(run_tournament(wrong, 4, Place(jobs)))
