"""Scoring a round and winning the game."""

import pytest

from virus_given import Table, given

ICU = {0: ["ebola", "dengue"]}  # one more point sends seat 0 to intensive care


def ended(**options: object) -> Table:
    """The round ends because seat 0 keeps one more Virus."""
    rows = {**ICU, **options.pop("rows", {})}  # type: ignore[dict-item]
    table = given(rows=rows, offers=["norovirus", "zika"], **options)  # type: ignore[arg-type]
    return table.play("keep 1")


@pytest.mark.clause("V-108", "V-109", "V-110", "V-111", "V-104", "V-106")
@pytest.mark.vector("TV-01")
def test_the_worked_example() -> None:
    alfons, clemens, beatrix, eva = range(4)
    table = given(
        rows={
            clemens: ["influenza-a", "measles", "rhinovirus"],
            beatrix: ["mumps", "coronavirus"],
            eva: ["epstein-barr", "adenovirus", "norovirus"],
        },
        injections={
            alfons: [("injection-1", None), ("jab-1", None)],
            clemens: [("injection-2", "influenza-a"), ("injection-3", "measles")],
        },
        pills={clemens: (0, 0, 1), beatrix: (2, 2, 2), eva: (1, 0, 2)},
        lasting={beatrix: [("diagnosis", clemens)], eva: [("nurse", beatrix)]},
        offers=["injection-4", "zika"],
    )
    table.play("keep 1")
    assert table.round_scores() == [-13, -3, 1, 2]
    assert table.match.scores()[beatrix]["sources"] == {"pills": 12, "sickness": -7, "bets": -4, "icu": 0}


@pytest.mark.clause("V-108", "R-49")
def test_intensive_care_costs_thirteen_whatever_else_there_is() -> None:
    table = ended(pills={0: (9, 5, 5), 1: (0, 0, 0)}, pharmacy=(0, 0, 0))
    assert table.match.scores()[0]["sources"] == {"pills": 0, "sickness": 0, "bets": 0, "icu": -13}
    assert table.match.scores()[0]["visits"] == 1


@pytest.mark.clause("R-49", "V-110")
def test_another_player_may_score_less() -> None:
    table = ended(rows={1: ["measles", "yellow-fever"]}, pills={1: (0, 0, 0)}, lasting={1: [("diagnosis", 2)]})
    assert table.round_scores()[:2] == [-13, -11 - 4]


@pytest.mark.clause("V-107")
@pytest.mark.vector("TV-15")
def test_bets_of_the_player_in_intensive_care_do_not_count() -> None:
    table = ended(lasting={0: [("diagnosis", 1), ("nurse", 2)]})
    assert table.round_scores()[0] == -13


@pytest.mark.clause("V-104", "V-106")
@pytest.mark.vector("TV-15")
def test_both_bets_can_be_right() -> None:
    table = ended(lasting={1: [("diagnosis", 0), ("nurse", 2)]})
    assert table.match.scores()[1]["sources"]["bets"] == 4


@pytest.mark.clause("V-104", "V-106")
def test_both_bets_can_be_wrong_and_doctor_is_none() -> None:
    table = ended(lasting={1: [("senior-doctor", None), ("diagnosis", 2), ("nurse", 0)]})
    assert table.match.scores()[1]["sources"]["bets"] == -8


@pytest.mark.clause("V-112")
def test_risk_cards_in_hand_score_nothing() -> None:
    assert ended(hands={1: ["recall", "nurse", "plague-1"]}).round_scores()[1] == 3 + 4 + 6


@pytest.mark.clause("V-115")
def test_the_result_is_the_sum_of_the_rounds() -> None:
    table = ended(round_number=3, scores={0: [5, -2], 1: [-4, 1]})
    score = table.match.scores()[1]
    assert score["rounds"] == [-4, 1, 13] and score["total"] == 10


@pytest.mark.clause("V-116")
def test_the_best_result_wins_even_below_zero() -> None:
    table = ended(round_number=3, scores={1: [-20, -20], 2: [-20, -13], 3: [-30, -20]})
    assert table.match.winner == 0 and table.match.scores()[0]["total"] == -13
    table = ended(round_number=3, scores={1: [-20, -20], 2: [10, 1], 3: [-30, -20]})
    assert table.match.winner == 2


@pytest.mark.clause("R-50")
def test_a_tie_goes_to_fewer_visits_to_intensive_care() -> None:
    table = ended(round_number=3, scores={1: [4, 4], 2: [4, 4]}, visits={1: 1})
    assert table.match.winner == 2 and [score["won"] for score in table.match.scores()] == [False, False, True, False]


@pytest.mark.clause("R-50", "R-65")
def test_then_to_the_better_last_round() -> None:
    table = ended(round_number=3, scores={1: [4, 4], 2: [4, 5], 3: [-9, 0]}, pills={2: (2, 2, 2)})
    assert table.match.winner == 1


@pytest.mark.clause("R-50")
def test_then_the_victory_is_shared() -> None:
    table = ended(round_number=3, scores={1: [4, 4], 3: [5, 3]})
    assert table.match.winner == 1 and table.match.view(None)["winners"] == [1, 3]
    assert table.match.winners == [1, 3]


@pytest.mark.clause("R-50")
def test_a_table_may_share_every_tie() -> None:
    table = ended(round_number=3, scores={1: [4, 4], 2: [4, 4]}, visits={1: 1}, rulings={"final_tie": "shared"})
    assert table.truth["winners"] == [1, 2]
