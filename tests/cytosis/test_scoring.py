"""The end: what is left over, detoxification, sets of enzymes, Goals, and who wins."""

from typing import Any

import pytest

from given import Table, given
from vesicle.core.record import new
from vesicle.cytosis.scoring import count_colour, count_detox_value
from vesicle.cytosis.state import Player

EDITIONS = ("preview", "first", "second")
LAST_ROUND = {2: 11, 3: 11, 4: 12, 5: 13}
ENZYMES = {
    "red": ["hexokinase", "pyruvate-kinase"],
    "orange": ["lactate-dehydrogenase", "creatine-kinase"],
    "green": ["glycogen-synthase", "glycogen-phosphorylase"],
    "blue": ["superoxide-dismutase", "glutathione-reductase"],
    "violet": ["carbonic-anhydrase", "fatty-acid-synthase"],
}
ONE_OF_EACH = [pair[0] for pair in ENZYMES.values()]
THREE_RED = {"cards": {"creatine-kinase": {"colour": "red"}}}
THREE_OF_TWO = {"cards": {"creatine-kinase": {"colour": "red"}, "lactate-dehydrogenase": {"colour": "blue"}}}
TWO, THREE, FOUR = ["ethanol", "propanol", "butanol"], ["isopropanol", "acetaldehyde", "methanol"], ["ethylene-glycol"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def finished(players: int = 3, **things: Any) -> Table:
    """The table after the last turn, with this on it."""
    return given(players=players, round_number=LAST_ROUND[players], flasks=0, pending=("after",), **things).play("done")


def detox(game: Table, players: int) -> list[int]:
    return [game.scored(seat, "detox") for seat in range(players)]


# Sources


@pytest.mark.clause("C-SC-01", "C-SC-03")
@every_edition
def test_four_sources_are_added_to_the_points_of_the_game(edition: str) -> None:
    cards = {0: ["ethanol", "hexokinase", "creatine-kinase"]}
    game = finished(edition=edition, points={0: 20}, protein=3, completed=cards, goal_seats={"enzymes": [0]})
    sources = game.match.scores()[0]["sources"]
    assert sources == {
        **{"cards": 20, "receptors": 0, "claims": 0},
        **{"macromolecules": 1, "detox": 8, "sets": 2, "goals": 4},
    }
    assert game.health() == 35


@pytest.mark.clause("C-SC-01")
@every_edition
def test_nothing_of_it_is_scored_before_the_end(edition: str) -> None:
    game = given(edition=edition, protein=9, completed={0: ["ethanol", *ONE_OF_EACH]}, goal_seats={"enzymes": [0]})
    assert game.health() == 0


@pytest.mark.clause("C-SC-02")
@every_edition
def test_left_over_atp_scores_nothing(edition: str) -> None:
    assert finished(edition=edition, atp=24).health() == 0


@pytest.mark.clause("C-SC-03", "A-66")
@every_edition
def test_points_go_on_past_any_end_of_the_track(edition: str) -> None:
    assert finished(edition=edition, points={0: 500}, protein=3).health() == 501


# Macromolecules


@pytest.mark.clause("C-SCM-01", "C-SCM-05")
@pytest.mark.vector("D-17")
def test_the_preview_leaves_cargo_out() -> None:
    disks = {(0, 0): ("golgi", {"lipid": 3, "carb": 1})}
    game = finished(edition="preview", mrna=7, lipid=8, protein=5, carb=3, disks=disks)
    assert game.scored(0, "macromolecules") == 6
    assert game.disk(0, 0) == ("golgi", {"lipid": 3, "carb": 1})


@pytest.mark.clause("C-SCM-01", "A-87")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_others_collect_cargo_first_without_asking(edition: str) -> None:
    disks = {(0, 0): ("golgi", {"lipid": 3, "carb": 1}), (0, 1): ("rough", {"protein": 2})}
    game = finished(edition=edition, lipid=1, carb=1, protein=1, disks=disks)
    assert game.scored(0, "macromolecules") == 1 + 1 + 1
    assert game.stock() == {"lipid": 4, "carb": 2, "protein": 3}
    assert game.disk(0, 0) == game.disk(0, 1) == (None, {})


@pytest.mark.clause("C-SCM-01")
@pytest.mark.parametrize(
    ("edition", "choice", "points"), [("preview", "yes", 1), ("first", "no", 0), ("second", "no", 0)]
)
def test_a_table_may_choose_whether_cargo_is_collected(edition: str, choice: str, points: int) -> None:
    disks = {(0, 0): ("rough", {"protein": 2})}
    game = finished(edition=edition, rulings={"collect_vesicles": choice}, protein=1, disks=disks)
    assert game.scored(0, "macromolecules") == points


@pytest.mark.clause("C-SCM-02", "C-SCM-03", "C-SCM-04", "C-SCM-05")
@pytest.mark.parametrize(
    ("edition", "rates"),
    [
        ("preview", {"mrna": 3, "protein": 3, "carb": 3, "lipid": 3}),
        ("first", {"mrna": 4, "protein": 3, "carb": 2, "lipid": 4}),
        ("second", {"mrna": 4, "protein": 3, "carb": 2, "lipid": 4}),
    ],
)
def test_so_many_of_a_kind_for_one_point(edition: str, rates: dict[str, int]) -> None:
    for molecule, rate in rates.items():
        for owned, points in ((rate - 1, 0), (rate, 1), (2 * rate - 1, 1), (2 * rate, 2)):
            assert finished(edition=edition, **{molecule: owned}).scored(0, "macromolecules") == points


@pytest.mark.clause("C-SCM-05")
@every_edition
def test_kinds_do_not_mix_and_remainders_are_lost(edition: str) -> None:
    assert finished(edition=edition, mrna=2, protein=2, carb=1, lipid=2).scored(0, "macromolecules") == 0


@pytest.mark.clause("C-SCM-02", "C-SCM-04", "C-SCM-05")
@pytest.mark.vector("D-19")
@pytest.mark.parametrize(("edition", "points"), [("preview", 2), ("first", 1), ("second", 1)])
def test_the_same_leftovers_by_two_rates(edition: str, points: int) -> None:
    assert finished(edition=edition, mrna=3, lipid=3, carb=2).scored(0, "macromolecules") == points


# Detoxification


@pytest.mark.clause("C-SCD-01", "C-SCD-03")
@every_edition
def test_the_atp_figures_of_completed_cards_are_added_up(edition: str) -> None:
    cards = {0: TWO[:2], 1: FOUR + TWO[2:], 2: THREE[:1]}
    assert detox(finished(edition=edition, completed=cards), 3) == [5, 8, 2]


@pytest.mark.clause("C-SCD-01", "C-SCD-05")
@pytest.mark.vector("T-07")
@every_edition
def test_three_cards_of_two_are_worth_as_much_as_two_of_three(edition: str) -> None:
    shared = finished(edition=edition, completed={0: TWO, 1: THREE[:2]}, rulings={"detox_tie": "split"})
    assert detox(shared, 3) == [6, 6, 0]  # (8 + 5) / 2: a tie on value


@pytest.mark.clause("C-SCD-05")
@pytest.mark.vector("T-08")
@every_edition
def test_of_equal_values_more_cards_rank_higher(edition: str) -> None:
    assert detox(finished(edition=edition, completed={0: TWO, 1: THREE[:2]}), 3) == [8, 5, 0]


@pytest.mark.clause("C-SCD-01", "C-SCE-01")
def test_completed_cards_are_counted_to_the_last_place_of_the_record() -> None:
    rules, me = given().match.rules, new(Player)
    me.completed[:] = rules.labels["card"].index("ethanol")
    assert count_detox_value(rules.box, me) == 2 * len(me.completed)
    me.completed[:] = rules.labels["card"].index("hexokinase")
    assert count_colour(rules.box, me, 0) == len(me.completed)


@pytest.mark.clause("C-SCD-02")
@every_edition
def test_detox_cards_in_hand_do_not_count(edition: str) -> None:
    assert detox(finished(edition=edition, hand=FOUR, completed={1: TWO[:1]}), 3) == [0, 8, 0]


@pytest.mark.clause("C-SCD-03", "C-SCD-09")
@pytest.mark.parametrize("players", [4, 5])
@every_edition
def test_only_three_places_score(edition: str, players: int) -> None:
    cards = {0: TWO[:1], 1: THREE[:1], 2: FOUR, 3: TWO[1:] + THREE[1:]}
    assert detox(finished(players, edition=edition, completed=cards), 4) == [0, 2, 5, 8]


@pytest.mark.clause("C-SCD-04", "A-38")
@every_edition
def test_without_a_completed_card_there_is_no_place(edition: str) -> None:
    assert detox(finished(edition=edition, completed={1: TWO[:1]}), 3) == [0, 8, 0]
    assert detox(finished(edition=edition), 3) == [0, 0, 0]


@pytest.mark.clause("C-SCD-06")
@every_edition
def test_two_tied_for_first_share_the_first_two_places(edition: str) -> None:
    assert detox(finished(edition=edition, completed={0: THREE[:1], 1: THREE[1:2], 2: TWO[:1]}), 3) == [6, 6, 2]


@pytest.mark.clause("C-SCD-06", "C-SCD-08")
@pytest.mark.vector("T-09")
@pytest.mark.parametrize("players", [3, 4, 5])
@every_edition
def test_two_tied_for_second_get_three_each(edition: str, players: int) -> None:
    cards = {0: FOUR, 1: TWO[:1], 2: TWO[1:2]}
    assert detox(finished(players, edition=edition, completed=cards), 3) == [8, 3, 3]


@pytest.mark.clause("C-SCD-06", "C-SCD-08", "C-SCD-09")
@pytest.mark.vector("D-21")
@every_edition
def test_places_used_up_by_a_tie_are_not_given_to_others(edition: str) -> None:
    threes = {name: {"atp": 3} for name in (*TWO, *FOUR)}
    box = {"cards": {**threes, "insulin": {"kind": "detox", "atp": 2}}}  # eight cards are wanted, the box has seven
    cards = {0: THREE, 1: TWO[:2], 2: TWO[2:] + FOUR, 3: ["insulin"]}
    assert detox(finished(4, edition=edition, box=box, completed=cards), 4) == [8, 3, 3, 0]


@pytest.mark.clause("C-SCD-07")
@every_edition
def test_three_tied_for_first_share_all_places(edition: str) -> None:
    assert detox(finished(edition=edition, completed={0: TWO[:1], 1: TWO[1:2], 2: TWO[2:]}), 3) == [5, 5, 5]


@pytest.mark.clause("C-SCD-07", "C-SCD-08")
@pytest.mark.vector("D-23")
@every_edition
def test_three_tied_leave_nothing_for_the_fourth(edition: str) -> None:
    box = {"cards": {name: {"atp": 3} for name in (*TWO, *FOUR)}}
    cards = {0: TWO[:2], 1: [TWO[2], THREE[0]], 2: THREE[1:], 3: FOUR}
    assert detox(finished(5, edition=edition, box=box, completed=cards), 5) == [5, 5, 5, 0, 0]


@pytest.mark.clause("A-38", "C-SCD-07")
@pytest.mark.vector("D-25")
@every_edition
def test_four_tied_for_first_share_fifteen(edition: str) -> None:
    cards = {0: THREE[:1], 1: THREE[1:2], 2: THREE[2:], 3: FOUR}
    box = {"cards": {"ethylene-glycol": {"atp": 3}}}
    assert detox(finished(5, edition=edition, box=box, completed=cards), 5) == [3, 3, 3, 3, 0]


@pytest.mark.clause("A-38")
@every_edition
def test_two_tied_for_third_share_the_last_place(edition: str) -> None:
    cards = {0: FOUR, 1: THREE[:1], 2: TWO[:1], 3: TWO[1:2]}
    assert detox(finished(4, edition=edition, completed=cards), 4) == [8, 5, 1, 1]


@pytest.mark.clause("C-SCD-10", "C-SCD-11", "C-SCD-12")
@pytest.mark.parametrize(
    ("edition", "first", "second", "tie"), [("preview", 6, 3, 4), ("first", 6, 3, 4), ("second", 5, 2, 3)]
)
def test_two_players_have_places_of_their_own(edition: str, first: int, second: int, tie: int) -> None:
    assert detox(finished(2, edition=edition, completed={0: THREE[:1], 1: TWO[:1]}), 2) == [first, second]
    assert detox(finished(2, edition=edition, completed={0: TWO[:1], 1: TWO[1:2]}), 2) == [tie, tie]


# Sets of enzymes


@pytest.mark.clause("C-SCE-01", "C-SCE-02", "C-SCE-03")
@pytest.mark.vector("T-24")
@pytest.mark.parametrize(("colours", "points"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 9), (5, 14)])
@every_edition
def test_points_for_a_set_of_different_colours(edition: str, colours: int, points: int) -> None:
    assert finished(edition=edition, completed={0: ONE_OF_EACH[:colours]}).scored(0, "sets") == points


@pytest.mark.clause("C-SCE-02")
@pytest.mark.vector("T-10")
@every_edition
def test_three_colours_are_worth_five(edition: str) -> None:
    cards = ["hexokinase", "glycogen-synthase", "fatty-acid-synthase"]
    assert finished(edition=edition, completed={0: cards}).scored(0, "sets") == 5


@pytest.mark.clause("C-SCE-01", "C-SCE-03")
@every_edition
def test_two_of_one_colour_are_no_set(edition: str) -> None:
    assert finished(edition=edition, completed={0: ENZYMES["red"]}).scored(0, "sets") == 0


@pytest.mark.clause("C-SCE-04", "C-SCE-05")
@every_edition
def test_two_sets_and_the_largest_first(edition: str) -> None:
    both = [card for pair in ENZYMES.values() for card in pair]
    assert finished(edition=edition, completed={0: both}).scored(0, "sets") == 28
    assert finished(edition=edition, completed={0: [*ONE_OF_EACH, *ENZYMES["red"][1:]]}).scored(0, "sets") == 14
    assert finished(edition=edition, completed={0: [*ENZYMES["red"], *ENZYMES["blue"]]}).scored(0, "sets") == 4


@pytest.mark.clause("C-SCE-04", "C-SCE-05")
@every_edition
def test_a_card_belongs_to_one_set_only(edition: str) -> None:
    cards = [*ENZYMES["red"], *ENZYMES["blue"], ENZYMES["green"][0]]
    assert finished(edition=edition, completed={0: cards}).scored(0, "sets") == 5 + 2


@pytest.mark.clause("C-SCE-03", "C-SCE-05")
@pytest.mark.vector("D-29")
@every_edition
def test_red_red_red_blue_is_one_pair(edition: str) -> None:
    cards = [*ENZYMES["red"], "creatine-kinase", ENZYMES["blue"][0]]
    assert finished(edition=edition, box=THREE_RED, completed={0: cards}).scored(0, "sets") == 2


@pytest.mark.clause("A-39")
@every_edition
def test_a_third_set_scores_too_unless_the_table_stops_at_two(edition: str) -> None:
    cards = {0: [*ENZYMES["red"], *ENZYMES["orange"], *ENZYMES["blue"]]}
    assert finished(edition=edition, box=THREE_OF_TWO, completed=cards).scored(0, "sets") == 6
    stopped = finished(edition=edition, box=THREE_OF_TWO, completed=cards, rulings={"enzyme_sets": "two"})
    assert stopped.scored(0, "sets") == 4


# The winner


@pytest.mark.clause("C-TIE-01")
@every_edition
@pytest.mark.parametrize("best", [0, 1, 2])
def test_most_health_points_win(edition: str, best: int) -> None:
    assert finished(edition=edition, points={0: 5, 1: 5, 2: 5, best: 6}).winner == best


@pytest.mark.clause("C-TIE-01", "C-SC-01")
@every_edition
def test_points_of_the_end_count_for_the_win(edition: str) -> None:
    assert finished(edition=edition, points={0: 5, 1: 4}, stocks={1: {"protein": 6}}).winner == 1


@pytest.mark.clause("C-TIE-02")
@every_edition
@pytest.mark.parametrize("card", ["insulin", "cortisol", "insulin-receptor", "androgen-receptor", "hexokinase"])
def test_then_most_completed_cards(edition: str, card: str) -> None:
    game = finished(edition=edition, points={0: 5, 1: 5, 2: 5}, completed={1: [card]}, marker=1)
    assert game.winner == 1


@pytest.mark.clause("C-TIE-02")
@every_edition
def test_detox_cards_count_as_completed_too(edition: str) -> None:
    points = {0: 13, 1: 5}
    game = finished(edition=edition, points=points, completed={1: ["ethanol"]}, marker=1)
    assert (game.health(0), game.health(1), game.winner) == (13, 13, 1)


@pytest.mark.clause("C-TIE-02", "C-RES-06")
@every_edition
def test_played_instant_cards_do_not_count(edition: str) -> None:
    second = edition == "second"
    points = {0: 6 if second else 5, 1: 5}  # three proteins are worth a point, two are not
    last = {"round_number": 11, "flasks": 0, "pending": ("after",), "seat": 1, "marker": 0 if second else 1}
    game = given(edition=edition, points=points, hands={1: ["protein-reserve"]}, **last).play("play protein-reserve")
    assert game.health(0) == game.health(1)
    assert game.winner == 0


@pytest.mark.clause("C-TIE-03", "A-40")
@pytest.mark.parametrize("edition", ["preview", "first"])
@pytest.mark.parametrize(("marker", "winner"), [(0, 2), (1, 0), (2, 1)])
def test_then_the_player_farthest_from_the_marker(edition: str, marker: int, winner: int) -> None:
    game = finished(edition=edition, points={0: 5, 1: 5, 2: 5}, marker=marker, stocks={marker: {"atp": 9}})
    assert game.winner == winner


@pytest.mark.clause("C-TIE-03", "A-40")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_the_holder_counts_as_nearest_of_all(edition: str) -> None:
    game = finished(4, edition=edition, points={1: 5, 2: 5}, marker=1)
    assert game.winner == 2


@pytest.mark.clause("C-TIE-03", "C-TIE-04")
@every_edition
def test_the_holder_at_the_end_of_the_last_round_counts(edition: str) -> None:
    game = given(edition=edition, round_number=11, flasks={0: 0, 1: 1, 2: 0}, seat=1, points={0: 5, 1: 5})
    game.play("place laureates")
    game.play("done" if "done" in game.legal else "take atp")
    assert game.winner == (0 if edition != "second" else 1)


@pytest.mark.clause("C-TIE-03")
def test_in_the_second_edition_then_most_atp() -> None:
    game = finished(points={0: 5, 1: 5, 2: 5}, stocks={0: {"atp": 2}, 1: {"atp": 3}, 2: {"atp": 2}}, marker=0)
    assert game.winner == 1


@pytest.mark.clause("C-TIE-04")
@pytest.mark.parametrize(("marker", "winner"), [(0, 0), (1, 1), (2, 2), (3, 0)])
def test_and_then_the_holder_or_the_closest_after_the_holder(marker: int, winner: int) -> None:
    assert finished(4, points={0: 5, 1: 5, 2: 5}, marker=marker).winner == winner


@pytest.mark.clause("C-TIE-04")
@pytest.mark.vector("D-47")
def test_a_and_c_tied_with_b_as_holder_makes_c_the_winner() -> None:
    assert finished(4, points={0: 5, 2: 5}, marker=1).winner == 2


@pytest.mark.clause("C-TIE-03", "C-TIE-04")
@pytest.mark.parametrize(
    ("edition", "ruling", "winner"), [("first", "atp", 1), ("second", "farthest", 2), ("preview", "atp", 1)]
)
def test_a_table_may_choose_the_other_tie_break(edition: str, ruling: str, winner: int) -> None:
    game = finished(
        edition=edition, rulings={"final_tie": ruling}, points={0: 5, 1: 5, 2: 5}, stocks={1: {"atp": 1}}, marker=0
    )
    assert game.winner == winner


@pytest.mark.clause("C-TIE-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@every_edition
def test_there_is_always_one_winner(edition: str, players: int) -> None:
    for marker in range(players):
        game = finished(players, edition=edition, marker=marker)
        nearest, farthest = marker, (marker - 1) % players
        assert game.winner == (nearest if edition == "second" else farthest)
