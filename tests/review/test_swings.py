"""Decision and luck kept apart: the arithmetic on made-up estimates, and a real blunder that is found."""

from dataclasses import replace

import pytest

import vesicle
from given import given
from vesicle.api import rules_for
from vesicle.playouts import random_match
from vesicle.review.lookback import LEAST, Effort, LookBack, Progress, share_victory
from vesicle.review.swings import Decision, Ending, Stretch, follow, sum_up
from vesicle.review.thinker import Thinker, several
from vesicle.review.verdict import choose

# Seat 0 slips at once; seat 1 slips after it; then seat 0 has luck, plays on well, and wins.
SLIP = Decision(0, 0, "pass", "score", (0.6, 0.4), (-0.2, 0.2), noise=0.03, doubt=0.04)
GIFT = Decision(2, 1, "pass", "score", (0.4, 0.6), (0.1, -0.1))
LAST = Decision(5, 0, "score", "score", (0.7, 0.3), (0.0, 0.0), doubt=0.0)
END = Ending(6, shares=(1.0, 0.0), doubts=(0.0, 0.0))


def game() -> list[Stretch]:
    return list(follow([SLIP, GIFT, LAST], 0, END))


def test_decisions_and_luck_sum_to_the_whole_change() -> None:
    first, last = game()
    assert (first.before, first.after, first.own, first.others) == (0.6, 0.7, -0.2, 0.1)
    assert (last.before, last.after, last.own, last.others) == (0.7, 1.0, 0.0, 0.0)
    assert [first.luck, last.luck] == pytest.approx([0.2, 0.3])


def test_what_others_give_away_counts_as_far_as_the_own_chance_shows_it() -> None:
    sure = replace(LAST, played=0, before=(1.0, 0.0))
    first, _ = follow([sure, GIFT, replace(sure, played=5)], 0, END)
    assert (first.others, first.luck) == (0.0, 0.0), "who thought that all was won has been given nothing"
    poorer = replace(LAST, before=(0.2, 0.8))
    first, _ = follow([SLIP, GIFT, poorer], 0, END)
    assert (first.others, first.luck) == (0.0, pytest.approx(-0.2)), "nothing was given to who lost"


def test_a_stretch_lasts_until_the_seat_decides_again_or_the_game_ends() -> None:
    assert [stretch.until for stretch in game()] == [5, 6]


def test_a_whole_game_sums_up_from_its_first_chance_to_its_last() -> None:
    sums = sum_up(game())
    assert (sums["first"], sums["last"]) == (0.6, 1.0)
    assert sums["own"] + sums["others"] + sums["luck"] == pytest.approx(0.4)


def test_luck_is_sure_when_it_exceeds_the_noise_of_both_ends() -> None:
    first, last = game()
    assert first.doubt == pytest.approx(0.05)
    assert first.is_sure and last.is_sure
    assert not next(follow([GIFT], 1, END)).is_sure  # nobody has looked again


def test_both_kinds_of_swings_are_told_in_the_order_of_the_game() -> None:
    assert [(kind, stretch.decision.played) for kind, stretch in choose(game())] == [
        ("luck", 0),
        ("slip", 0),
        ("luck", 5),
    ]


def test_the_noise_of_several_thoughts_is_their_standard_error() -> None:
    found = several(2, lambda turn: (0.4 + 0.2 * turn,))
    assert found.mean == pytest.approx((0.5,))
    assert found.noise == pytest.approx((0.1,))


def review(match: vesicle.Match, effort: Effort) -> Progress:
    *steps, last = LookBack(match, effort).work()
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert last.done == last.of
    return last


def test_who_could_win_and_passes_is_told_so() -> None:
    """In the last round insulin only waits to leave the cell; seat 0 takes mRNA instead and loses."""
    table = given(
        players=2,
        round_number=11,
        goal_seats={"detox": [0], "enzymes": [0]},
        hand=["insulin"],
        disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})},
        flasks={0: 1, 1: 1},
        points={1: 3},
        atp=2,
    )
    table.play("place nucleus-2").end_round()
    result = review(table.match, Effort(quick=60, hardly=20, again=30, looks=3, slips=2, strokes=1)).result
    assert result is not None
    slip = next(swing for swing in result["swings"] if swing["kind"] == "slip")
    assert (slip["seat"], slip["played"], slip["action"]) == (0, 0, "place nucleus-2")
    assert slip["better"].startswith("place exocytosis")
    assert slip["reason"]["id"].startswith("why-cytosis-")
    assert slip["before"] - slip["after"] > 0.5


@pytest.mark.parametrize(("game", "options"), [("virus-and-co", {"players": 3, "rounds": 1})])
def test_every_seat_is_followed_to_its_share_of_the_victory(game: str, options: dict[str, int]) -> None:
    match = random_match(rules_for(game, options), seed=4)
    result = review(match, Effort(quick=4, hardly=2, again=2, looks=2, slips=2, strokes=2)).result
    assert result is not None
    for seat, share in enumerate(share_victory(match)):
        sums = result["sums"][seat]
        assert result["chances"][seat][-1]["chance"] == sums["last"] == pytest.approx(share, abs=1e-4)
        assert sums["first"] + sums["own"] + sums["others"] + sums["luck"] == pytest.approx(share, abs=1e-3)


@pytest.mark.parametrize(("game", "close"), [("cytosis", 0.0), ("virus-and-co", 0.15)])
def test_a_finished_game_is_appraised_as_it_ended(game: str, close: float) -> None:
    match = random_match(rules_for(game, {"players": 3}), seed=3)
    assert Thinker(game).appraise(match) == pytest.approx(share_victory(match), abs=close + 1e-9)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    with pytest.raises(ValueError, match="when it is over"):
        LookBack(given(players=2).match, LEAST)
