"""Setup of a round."""

import pytest

import vesicle
from virus_given import START, Table, given


def dealt(**options: object) -> Table:
    return Table(vesicle.new("virus-and-co", seed=5, **options))


@pytest.mark.clause("V-001")
@pytest.mark.parametrize("players", [0, 1, 2, 7, True, 3.0, "four", [4]])
def test_only_three_to_six_play(players: object) -> None:
    with pytest.raises(ValueError, match="is none of 3, 4, 5, 6"):
        vesicle.new("virus-and-co", players=players)


@pytest.mark.clause("V-013", "V-014", "V-017", "V-005")
@pytest.mark.vector("TV-09")
@pytest.mark.parametrize(
    ("players", "each", "removed", "in_play", "in_box"),
    [
        (3, 6, 2, (12, 8, 8), (9, 6, 6)),
        (4, 5, 0, (15, 10, 10), (6, 4, 4)),
        (5, 4, 0, (18, 12, 12), (3, 2, 2)),
        (6, 3, 2, (21, 14, 14), (0, 0, 0)),
    ],
)
def test_risk_cards_and_pills_are_dealt_evenly(
    players: int, each: int, removed: int, in_play: tuple[int, ...], in_box: tuple[int, ...]
) -> None:
    table = dealt(players=players)
    stocks = [table.pharmacy(), *(table.pills(seat) for seat in range(players))]
    used = tuple(map(sum, zip(*stocks, strict=True)))
    assert [len(me["hand"]) for me in table.truth["players"]] == [each] * players
    assert len(table.truth["out"]) == removed
    assert used == in_play
    assert tuple(table.match.rules.box.pills.tolist()) == tuple(map(sum, zip(used, in_box, strict=True)))


@pytest.mark.clause("V-010", "V-011", "V-012", "R-06")
def test_one_shuffled_deck_makes_two_equal_piles_with_an_open_card_each() -> None:
    truth = dealt().truth
    whole = [*truth["pile_1"], *truth["pile_2"], *truth["offers"].values()]
    assert len(truth["pile_1"]) == len(truth["pile_2"]) == 18
    assert sorted(whole) == sorted(list(truth["known"])[:38]) and whole != sorted(whole)


@pytest.mark.clause("V-014")
def test_nobody_knows_the_cards_that_are_left_over() -> None:
    match = dealt(players=3).match
    assert all(match.view(seat)["out"] == {"count": 2, "known": []} for seat in (0, 1, 2, None))


@pytest.mark.clause("V-015", "V-016", "V-018")
def test_everybody_starts_with_the_same_pills_and_no_cards_in_front() -> None:
    table = dealt(players=5)
    assert table.pharmacy() == START
    for seat in range(5):
        assert table.pills(seat) == START and table.row(seat) == [] and table.injections(seat) == []


@pytest.mark.clause("V-030", "R-10")
def test_the_first_player_is_drawn_or_chosen_and_holds_the_turn_card() -> None:
    drawn = {vesicle.new("virus-and-co", seed=seed).position()["starter"] for seed in range(30)}
    chosen = dealt(first_seat=2).truth
    assert drawn == {0, 1, 2, 3}
    assert chosen["starter"] == chosen["seat"] == chosen["turn_card"] == 2


@pytest.mark.clause("V-015", "V-002")
def test_the_first_print_deals_four_three_two() -> None:
    table = dealt(edition="first-print")
    assert table.pharmacy() == table.pills(1) == (4, 3, 2)


@pytest.mark.clause("V-113", "R-44", "R-59")
def test_a_new_round_begins_like_the_first_with_all_cards() -> None:
    table = given(
        rows={0: ["ebola", "dengue"]}, offers=["norovirus", None], pills={1: (6, 0, 0)}, hands={2: ["recall"]}
    )
    table.play("keep 1")
    truth = table.truth
    assert truth["round_number"] == 2 and truth["discard"] == [] and truth["icu"] is None
    assert [table.pills(seat) for seat in range(4)] == [START] * 4 == [table.pharmacy()] * 4
    assert [len(me["hand"]) for me in truth["players"]] == [5] * 4 and not any(me["row"] for me in truth["players"])
