"""The draft of the Epigenetic cards: three at hand, one kept face down, all face up at the end."""

import random
from typing import Any

import pytest

import vesicle
from given import TRAITS, Table

COUNTS = (2, 3, 4, 5)

every_count = pytest.mark.parametrize("players", COUNTS)


def new(players: int = 3, seed: int = 1, **options: Any) -> Table:
    options = {"edition": "first", "first_seat": 0, **options}
    return Table(vesicle.new("cytosis", players=players, epigenetic=True, seed=seed, **options))


def drafted(game: Table, choice: int = 0) -> Table:
    """Everybody keeps the first card offered, or another one."""
    while game.asked == "draft":
        game.play(game.legal[choice])
    return game


@pytest.mark.clause("C-EPI-01")
@pytest.mark.parametrize("virus", [False, True])
def test_the_cards_may_be_added_with_and_without_the_virus_expansion(virus: bool) -> None:
    assert new(virus=virus).asked == "draft"
    plain = Table(vesicle.new("cytosis", players=3, edition="first", virus=virus, seed=1))
    assert plain.asked == "return"
    assert [me["trait"] for me in plain.truth["players"]] == [None] * 3


@pytest.mark.clause("C-EPI-01", "C-SETUP-01")
def test_they_are_in_play_only_when_somebody_asks_for_them() -> None:
    assert vesicle.new("cytosis", players=3, seed=1).position()["options"]["epigenetic"] is False


@pytest.mark.clause("C-EPI-01")
@pytest.mark.parametrize("value", ["yes", 1, None])
def test_they_are_in_play_or_not_and_nothing_between(value: object) -> None:
    with pytest.raises(ValueError, match=r"^epigenetic: True or False is wanted"):
        vesicle.new("cytosis", players=3, epigenetic=value, seed=1)


@pytest.mark.clause("C-EPI-01", "A-64")
@pytest.mark.parametrize("edition", ["preview", "second"])
def test_another_edition_takes_them_as_a_house_rule_and_says_so(edition: str) -> None:
    game = new(edition=edition)
    assert game.asked == "draft"
    for viewer in (0, 1, None):
        options = game.match.view(viewer)["options"]
        assert (options["edition"], options["epigenetic"]) == (edition, True)


@pytest.mark.clause("A-92", "C-EPI-03")
@pytest.mark.parametrize(("edition", "players"), [("preview", 2), ("second", 3), ("second", 5)])
def test_every_edition_drafts_alike(edition: str, players: int) -> None:
    game = new(players, edition=edition)
    for seat in range(players):
        assert (game.to_act, len(game.legal)) == (seat, 3)
        game.play(game.legal[0])
    assert game.asked == "return"


@pytest.mark.clause("C-EPI-02")
@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_the_first_player_is_settled_before_anything_is_dealt(first_seat: int) -> None:
    game = new(first_seat=first_seat)
    assert (game.truth["marker"], game.to_act) == (first_seat, first_seat)
    assert game.market() == [None] * 4
    for me in game.truth["players"]:
        assert me["hand"] == []
        assert set(me["stock"].values()) == {0}


@pytest.mark.clause("C-EPI-03")
def test_the_first_player_keeps_one_of_three() -> None:
    game = new()
    offered = game.player(0)["offered"]
    assert game.options("keep") == offered
    assert len(set(offered)) == 3
    for trait in TRAITS:
        assert game.why_not(f"keep {trait}") == ("" if trait in offered else "C-EPI-03")
    game.play(f"keep {offered[1]}")
    assert game.player(0)["kept"] == offered[1]
    assert game.player(0)["trait"] is None


@pytest.mark.clause("C-EPI-03")
def test_the_seven_cards_are_shuffled() -> None:
    offers = [tuple(new(seed=seed).player(0)["offered"]) for seed in range(9)]
    assert len(set(offers)) > 5
    assert {trait for offer in offers for trait in offer} == {*TRAITS}


@pytest.mark.clause("C-EPI-03")
@pytest.mark.parametrize("action", ["place nucleus-3", "grey nucleus-3"])
def test_nothing_is_placed_in_the_draft(action: str) -> None:
    assert new().why_not(action) == "C-EPI-03"


@pytest.mark.clause("C-EPI-03")
def test_nobody_goes_without_a_card() -> None:
    assert new().why_not("done") == "C-P1-03"


@pytest.mark.clause("C-EPI-04", "C-NAME-09")
@pytest.mark.parametrize("first_seat", [0, 2])
def test_the_two_others_and_a_new_one_go_to_the_left(first_seat: int) -> None:
    game = new(first_seat=first_seat)
    for step in range(2):
        seat, left = (first_seat + step) % 3, (first_seat + step + 1) % 3
        kept, *others = game.options("keep")
        unseen = game.truth["traits"]
        game.play(f"keep {kept}")
        assert game.to_act == left
        new_one = {*game.player(left)["offered"]} - {*others}
        assert {*others} < {*game.player(left)["offered"]} and len(new_one) == 1 and new_one < {*unseen}
        assert kept not in game.options("keep")
        assert sorted(game.player(seat)["passed"]) == sorted(others)


@pytest.mark.clause("C-EPI-04")
def test_the_new_one_is_drawn_at_random() -> None:
    found = set()
    for seed in range(24):
        game = new(seed=seed)
        offered = game.options("keep")
        if "cell-plasticity" in offered:
            game.play("keep cell-plasticity")
            found |= {*game.options("keep")} - {*offered}
    assert len(found) >= 5


@pytest.mark.clause("C-EPI-05", "C-EPI-06")
@every_count
def test_in_the_end_all_kept_cards_lie_face_up_and_the_others_are_gone(players: int) -> None:
    game = new(players)
    kept = []
    while game.asked == "draft":
        kept.append(game.options("keep")[-1])
        game.play(f"keep {kept[-1]}")
    for viewer in (0, 1, None):
        assert [me["trait"] for me in game.match.view(viewer)["players"]] == kept
    assert game.truth["traits"] == []
    for me in game.truth["players"]:
        assert (me["kept"], me["offered"], me["passed"]) == (None, [], [])


@pytest.mark.clause("C-EPI-06", "C-SETUP-10", "C-SETUP-11", "C-SETUP-17")
@every_count
def test_then_setup_goes_on_with_the_market(players: int) -> None:
    game = drafted(new(players, first_seat=1))
    assert (game.asked, game.to_act) == ("return", 1)
    assert None not in game.truth["market"].values()
    assert [len(me["hand"]) for me in game.truth["players"]] == [3] * players
    assert [game.player((1 + step) % players)["stock"]["atp"] for step in range(players)] == [*range(2, 2 + players)]


@pytest.mark.clause("C-EPI-18")
@every_count
def test_three_cards_are_seen_and_one_more_for_each_further_player(players: int) -> None:
    game = new(players)
    seen: set[str] = set()
    while game.asked == "draft":
        seen |= {*game.options("keep")}
        game.play(game.legal[0])
    assert len(seen) == 3 + (players - 1)


@pytest.mark.clause("A-63", "C-EPI-18")
@pytest.mark.vector("D-55")
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_five_players_choose_among_three_each_and_two_cards_stay_unused(choice: int) -> None:
    game = new(5)
    for seat in range(5):
        assert (game.to_act, len(game.options("keep"))) == (seat, 3)
        if seat == 4:
            assert game.truth["traits"] == []
        game.play(game.legal[choice])
    traits = {me["trait"] for me in game.truth["players"]}
    assert len({*TRAITS} - traits) == 2


@pytest.mark.clause("C-EPI-03", "C-EPI-07")
def test_after_the_draft_nothing_more_is_kept() -> None:
    game = drafted(new())
    for trait in TRAITS:
        assert game.why_not(f"keep {trait}") == "C-EPI-03"


@pytest.mark.clause("C-EPI-07")
def test_a_card_is_kept_for_the_whole_game() -> None:
    game = drafted(new(2))
    traits = [me["trait"] for me in game.truth["players"]]
    chooser = random.Random(3)
    for _ in range(100):
        game.play(chooser.choice(game.legal))
    assert [me["trait"] for me in game.truth["players"]] == traits


@pytest.mark.clause("C-EPI-06")
@pytest.mark.parametrize("viewer", [0, 1, 2, None, "all"])
def test_the_log_of_the_drafts_end_names_every_card(viewer: int | str | None) -> None:
    game = drafted(new())
    told = [entry for entry in game.match.log(viewer) if entry["what"] == "trait"]
    assert told == [
        {"number": 3, "what": "trait", "seat": seat, "trait": me["trait"]}
        for seat, me in enumerate(game.truth["players"])
    ]


@pytest.mark.clause("C-EPI-06", "C-SETUP-10")
@pytest.mark.parametrize("viewer", [0, None])
def test_the_log_tells_of_market_and_hands_when_they_are_dealt(viewer: int | None) -> None:
    game = drafted(new())
    what = [(entry["number"], entry["what"]) for entry in game.match.log(viewer)]
    assert what[:1] == [(0, "start")]
    assert what[-4:] == [(3, "market"), (3, "deal"), (3, "deal"), (3, "deal")]
    assert not [entry for entry in what if entry[1] in ("market", "deal") and entry[0] < 3]


@pytest.mark.clause("C-EPI-03")
def test_the_whole_truth_tells_the_order_of_the_shuffled_cards() -> None:
    game = new()
    orders = [entry for entry in game.match.log("all") if entry["what"] == "shuffle"]
    assert {"number": 0, "what": "shuffle", "pile": "traits", "order": game.truth["traits"]} in orders


@pytest.mark.clause("C-EPI-02", "C-SETUP-10")
def test_the_whole_truth_tells_of_a_shuffled_deck_only_once_it_is_shuffled() -> None:
    game = drafted(new())
    decks = [entry["number"] for entry in game.match.log("all") if entry.get("pile") == "deck"]
    assert decks == [3]
