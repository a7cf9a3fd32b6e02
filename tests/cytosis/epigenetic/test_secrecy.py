"""What the draft and a look at the deck tell to whom: the others' views and logs are equal for every secret choice."""

from typing import Any

import pytest

import vesicle
from given import Table, given, given_round
from vesicle import Match

DECK = ["insulin", "cortisol", "glucagon", "estradiol"]  # the top card is the last one


def new(players: int = 4, seed: int = 1, first_seat: int = 0) -> Match:
    return vesicle.new(
        "cytosis", players=players, edition="first", epigenetic=True, virus=True, seed=seed, first_seat=first_seat
    )


def others(players: int, *seats: int) -> list[int | None]:
    """All viewers but some."""
    return [viewer for viewer in (*range(players), None) if viewer not in seats]


def scout(**table: Any) -> Table:
    return given(**{"edition": "first", "traits": {0: "open-chromatin"}, "deck": DECK, "atp": 4, **table})


def knowing(game: Table, **bits: int) -> Table:
    """The same table, where some viewers know some cards of the deck."""
    position = game.truth
    position["known"].update(bits)
    return Table(vesicle.from_position(position))


# The draft


@pytest.mark.clause("C-EPI-03", "C-EPI-04")
@pytest.mark.parametrize(("players", "first_seat"), [(2, 1), (3, 0), (5, 1)])
def test_nobody_sees_what_another_is_offered_keeps_or_hands_on(players: int, first_seat: int) -> None:
    game = new(players, first_seat=first_seat)
    while "draft" in game.position()["pending"]:
        for viewer in (*range(players), None):
            view = game.view(viewer)
            assert view["traits"] == {"count": len(game.position()["traits"])}
            for seat, me in enumerate(view["players"]):
                truth = game.position()["players"][seat]
                shown = [me[name] for name in ("kept", "offered", "passed")]
                own = [truth[name] for name in ("kept", "offered", "passed")]
                assert shown == (own if seat == viewer else [None] * 3)
                assert me["trait"] is None
        game.play(game.legal[1])


@pytest.mark.clause("C-EPI-03")
def test_views_and_logs_of_the_others_are_the_same_whatever_was_kept() -> None:
    games = [new() for _ in range(3)]
    for choice, game in enumerate(games):
        game.play(game.legal[choice])
    for viewer in others(4, 0, 1):  # seat 1 sees what was handed on
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
    for viewer in others(4, 0):
        assert games[0].log(viewer) == games[1].log(viewer) == games[2].log(viewer)
    assert games[0].view(0) != games[1].view(0)
    assert games[0].log(0) != games[1].log(0)


@pytest.mark.clause("C-EPI-04")
def test_the_next_player_learns_the_cards_handed_on_and_not_which_of_the_three_is_new() -> None:
    game = new()
    first = game.legal[0].removeprefix("keep ")
    game.play(game.legal[0])
    view = game.view(1)
    assert first not in view["players"][1]["offered"]
    assert view["players"][0]["passed"] is None
    assert view["players"][1]["offered"] == sorted(view["players"][1]["offered"], key=game.rules.labels["trait"].index)


@pytest.mark.clause("C-EPI-03", "C-EPI-06")
def test_what_a_seat_kept_and_handed_on_stays_in_its_own_view_until_all_is_revealed() -> None:
    game = new()
    chosen: dict[int, tuple[str, list[str]]] = {}
    for seat in range(4):
        offered = game.view(seat)["players"][seat]["offered"]
        chosen[seat] = (offered[1], [offered[0], offered[2]])
        game.play(f"keep {offered[1]}")
        if seat < 3:
            for who, (kept, passed) in chosen.items():
                own = game.view(who)["players"][who]
                assert (own["kept"], own["passed"], own["offered"]) == (kept, passed, [])
    for viewer in others(4):
        players = game.view(viewer)["players"]
        assert [me["trait"] for me in players] == [kept for kept, _ in chosen.values()]
        for seat, me in enumerate(players):
            assert (me["kept"], me["passed"], me["offered"]) == ((None, [], []) if seat == viewer else (None,) * 3)


@pytest.mark.clause("C-EPI-03")
def test_the_log_tells_an_owner_what_was_kept_and_the_others_only_that() -> None:
    game = new()
    kept = game.legal[2]
    game.play(kept)
    for viewer in (*others(4), "all"):
        acts = [entry["action"] for entry in game.log(viewer) if entry["what"] == "act"]
        assert acts == [kept if viewer in (0, "all") else "keep"]


# A look at the deck


@pytest.mark.clause("C-EPI-09", "A-83")
def test_the_cards_looked_at_are_in_the_scouts_view_only() -> None:
    game = scout().play("scout").match
    assert game.view(0)["players"][0]["foreseen"] == ["estradiol", "glucagon", "cortisol"]
    assert game.view(0)["deck"]["known"] == ["cortisol", "estradiol", "glucagon"]
    for viewer in (1, 2, None):
        assert game.view(viewer)["players"][0]["foreseen"] is None
        assert game.view(viewer)["deck"] == {"count": 4, "known": []}


@pytest.mark.clause("C-EPI-09")
def test_views_of_the_others_are_the_same_whatever_lies_there() -> None:
    games = [scout(deck=deck).play("scout").match for deck in (DECK, DECK[::-1], [*DECK[2:], *DECK[:2]])]
    for viewer in (1, 2, None):
        views = [game.view(viewer) for game in games]
        assert views[0] == views[1] == views[2]
        assert games[0].log(viewer) == games[1].log(viewer)


def chosen(table: Table, *, then: int = 0) -> list[Match]:
    """Games that differ only in the card taken; some cards are put back afterwards."""
    games = []
    for card in table.play("scout").options("choose"):
        game = Table(table.match.clone()).play(f"choose {card}")
        for _ in range(then):
            game.play(game.legal[0])
        games.append(game.match)
    return games


@pytest.mark.clause("C-EPI-09", "C-CARD-03")
@pytest.mark.parametrize("then", [0, 1])
@pytest.mark.parametrize(
    "bits",
    [
        {},
        {"cortisol": 0b010},
        {"cortisol": 0b010, "insulin": 0b100, "estradiol": 0b110},
        dict.fromkeys(DECK, 0b1111111),
        {"glucagon": 0b001, "insulin": 0b011},
    ],
    ids=["nothing known", "a returned card", "three of them", "a deck made of discards", "the scout's own"],
)
def test_a_card_taken_is_hidden_whatever_others_knew_of_the_deck(bits: dict[str, int], then: int) -> None:
    games = chosen(knowing(scout(), **bits), then=then)
    assert len(games) == 3
    for viewer in (1, 2, None):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
        assert games[0].log(viewer) == games[1].log(viewer) == games[2].log(viewer)
        assert games[0].view(viewer)["players"][0]["hand"] == [None]
    assert games[0].view(0) != games[1].view(0)


@pytest.mark.clause("C-EPI-09", "A-60")
def test_a_card_taken_from_discards_laid_beneath_is_hidden_too() -> None:
    games = chosen(scout(deck=["insulin"], discard=["ethanol", "butanol", "methanol"], hand=["calcitriol"]), then=1)
    for viewer in (1, 2, None):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
        assert games[0].log(viewer) == games[1].log(viewer) == games[2].log(viewer)


@pytest.mark.clause("C-EPI-09", "C-SETUP-11")
def test_a_card_returned_in_setup_may_be_taken_and_its_first_owner_cannot_tell() -> None:
    game = vesicle.new("cytosis", players=3, edition="first", epigenetic=True, seed=5, first_seat=0)
    while game.position()["round_number"] == 0:
        game.play(game.legal[0])
    position = game.position()
    traits = [me["trait"] for me in position["players"]]
    if "open-chromatin" not in traits:
        position["players"][0]["trait"] = "open-chromatin"
    seat = next(seat for seat, me in enumerate(position["players"]) if me["trait"] == "open-chromatin")
    watcher = (seat + 1) % 3
    back = game.view(watcher)["deck"]["known"]
    assert len(back) == 1
    deck = [card for card in position["deck"] if card not in back]
    position |= {"deck": [*deck, *back], "seat": seat, "pending": ["turn"], "scouted": 0}
    position["players"][seat]["stock"]["atp"] += 4
    position["supply"]["atp"] -= 4
    games = chosen(Table(vesicle.from_position(position)))
    for viewer in others(3, seat):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
    assert games[0].view(watcher)["deck"]["known"] == []


@pytest.mark.clause("C-EPI-09")
def test_whoever_takes_no_card_changes_nothing_that_others_know() -> None:
    game = knowing(scout(), cortisol=0b010).play("scout", "done", "put cortisol", "put glucagon").match
    assert game.view(1)["deck"]["known"] == ["cortisol"]


@pytest.mark.clause("C-EPI-10", "C-EPI-09")
def test_a_virus_attack_card_taken_is_seen_by_all_and_hides_nothing_else() -> None:
    table = scout(virus=True, deck=["insulin", "cortisol", "ebola-attack-1", "glucagon"])
    game = knowing(table, insulin=0b010).play("scout", "choose ebola-attack-1").match
    for viewer in (1, None):
        assert game.view(viewer)["players"][0]["attacks"] == ["ebola-attack-1"]
        acts = [entry for entry in game.log(viewer) if entry["what"] == "attack"]
        assert acts == [{"number": 2, "what": "attack", "seat": 0, "card": "ebola-attack-1"}]
    assert "insulin" in game.view(1)["deck"]["known"]


@pytest.mark.clause("C-EPI-10", "C-EPI-09")
def test_the_others_go_on_knowing_that_virus_attack_cards_are_in_the_deck() -> None:
    deck = ["insulin", "cortisol", "ebola-attack-1", "glucagon"]
    game = scout(virus=True, deck=deck).play("scout", "choose glucagon").match
    assert game.view(1)["deck"]["known"] == ["ebola-attack-1"]


@pytest.mark.clause("C-EPI-09", "A-83")
def test_the_order_in_which_cards_go_back_is_the_scouts_secret() -> None:
    orders = [("cortisol", "glucagon"), ("glucagon", "estradiol"), ("estradiol", "cortisol")]
    games = [
        scout(hand=["calcitriol"]).play("scout", "done", *(f"put {card}" for card in order)).match for order in orders
    ]
    for viewer in (1, 2, None):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
        assert games[0].log(viewer) == games[1].log(viewer) == games[2].log(viewer)
    assert [game.view(0)["players"][0]["foreseen"][:2] for game in games] == [list(order) for order in orders]


@pytest.mark.clause("C-EPI-09")
@pytest.mark.parametrize("viewer", [0, 1, None, "all"])
def test_the_log_tells_the_scout_what_was_taken_and_the_others_only_that(viewer: int | str | None) -> None:
    game = scout().play("scout", "choose cortisol", "put glucagon").match
    known = viewer in (0, "all")
    log = game.log(viewer)
    acts = [entry["action"] for entry in log if entry["what"] == "act"]
    assert acts == ["scout", "choose cortisol" if known else "choose", "put glucagon" if known else "put"]
    cards = [entry["card"] for entry in log if entry["what"] == "card"]
    assert cards == ["cortisol" if known else None]


# What the scout goes on knowing


@pytest.mark.clause("C-EPI-09", "A-83")
def test_the_scout_goes_on_knowing_what_lies_on_top() -> None:
    game = scout().play("scout", "done", "put cortisol", "put glucagon", "place nucleus-3", "place nucleus-2")
    assert game.match.view(0)["players"][0]["foreseen"] == ["cortisol", "glucagon", "estradiol"]
    assert game.match.view(1)["players"][0]["foreseen"] is None


@pytest.mark.clause("C-EPI-09", "C-MKT-06")
@pytest.mark.parametrize(("slots", "left"), [(4, 2), (3, 1), (2, 0), (1, 0)])
def test_cards_drawn_by_the_market_leave_the_rest_known(slots: int, left: int) -> None:
    """Of a market with some cards one leaves in Phase 2, and the top of the deck fills it up."""
    market = ["oxytocin", "prolactin", "testosterone", "calcitriol"][:slots]
    deck = ["ethanol", "butanol", *DECK]
    position = scout(deck=deck, market=market).play("scout", "done", "put cortisol", "put glucagon").truth
    for me in position["players"]:
        me["flasks"] = 0
    game = Table(vesicle.from_position(position | {"pending": ["after"]})).play("done")
    assert game.truth["round_number"] == 2
    assert game.match.view(0)["players"][0]["foreseen"] == ["cortisol", "glucagon", "estradiol"][3 - left :]
    assert game.truth["deck"][::-1][:left] == ["cortisol", "glucagon", "estradiol"][3 - left :]


@pytest.mark.clause("C-EPI-09")
def test_a_new_look_replaces_the_old_one() -> None:
    game = scout(atp=9, flasks={0: 2, 1: 0, 2: 0}, deck=["ethanol", *DECK])
    game.play("scout", "choose cortisol", "put glucagon", "place nucleus-3", "done", "scout")
    assert game.player(0)["foreseen"] == ["glucagon", "estradiol", "insulin"]


@pytest.mark.clause("C-EPI-09", "C-MKT-13")
def test_an_empty_deck_that_is_made_anew_is_not_foreseen() -> None:
    game = given_round(
        traits={0: "open-chromatin"}, deck=[], discard=["ethanol", "butanol", "methanol", "propanol", "isopropanol"]
    )
    assert game.player(0)["foreseen"] == []
    assert len(game.truth["deck"]) == 1
