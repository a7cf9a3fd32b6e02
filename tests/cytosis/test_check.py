"""Positions that people edit: what cannot be on a table is refused by name, what follows from the rest is put right."""

from typing import Any

import pytest

import vesicle
from given import Table, edited, given, refusal

GOALS = ["enzymes", "detox", "receptors", "diversity"]


def loaded(position: dict[str, Any]) -> Table:
    return Table(vesicle.from_position(position))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["preview", "first", "second"])
def test_a_position_that_nobody_edited_loads_as_it_was(edition: str, players: int) -> None:
    fresh = vesicle.new("cytosis", players=players, edition=edition, seed=5)
    assert vesicle.from_position(fresh.position()).position() == fresh.position()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seat": 3}, "seat: there is no seat 3"),
        ({"seat": None}, "seat: there is no seat -1"),
        ({"starter": 4}, "starter: there is no seat 4"),
        ({"marker": 3}, "marker: there is no seat 3"),
        ({"winner": 3}, "winner: there is no seat 3"),
        ({"rng": [-1, 0, 0]}, "rng: the key is two words of 32 bits and a count of draws"),
        ({"rng": [0, 1 << 32, 0]}, "rng: the key is two words of 32 bits and a count of draws"),
        ({"players__1__stock__atp": -1}, "players[1].stock.atp: -1 is not a number from 0 to 999"),
        ({"players__2__flasks": -1}, "players[2].flasks: -1 and 0 on the board; there are 4"),
        ({"players__2__flasks": 5}, "players[2].flasks: 5 and 0 on the board; there are 4"),
        ({"occupant__nucleus-3": 1}, "players[1].flasks: 4 and 1 on the board; there are 4"),
        ({"occupant__nucleus-3": 3}, "occupant.nucleus-3: there is no seat 3"),
        ({"players__0__disk_area__0": "nucleus"}, "players[0].disk_area[0]: no disk can be in nucleus"),
        ({"players__0__disk_area__0": "golgi"}, "players[0].cargo[0]: this cannot be on a disk there"),
        ({"players__0__cargo__1__lipid": 1}, "players[0].cargo[1]: this cannot be on a disk there"),
        ({"greys__nucleus-3": 1}, "greys: 3 grey pieces are on the board and at home; there are 2"),
        ({"grey_home": 1}, "greys: 1 grey pieces are on the board and at home; there are 2"),
        ({"grey_home": 3, "greys__nucleus-3": -1}, "greys: 2 grey pieces are on the board and at home; there are 2"),
        ({"grey_home": -1, "greys__nucleus-3": 3}, "greys: 2 grey pieces are on the board and at home; there are 2"),
        ({"grey_used": 2}, "grey_used: 0 or 1 is wanted"),
        ({"boost__nucleus__mrna": -1}, "boost: never below 0"),
        ({"goal_seats__enzymes": [3, None]}, "goal_seats.enzymes: there is no seat 3"),
        ({"goal_seats__enzymes": [0, 5]}, "goal_seats.enzymes: there is no seat 5"),
        ({"goal_seats__enzymes": [None, 1]}, "goal_seats.enzymes: the second marker follows another player's first"),
        ({"goal_seats__enzymes": [1, 1]}, "goal_seats.enzymes: the second marker follows another player's first"),
        ({"goal_seats__protein-hormones": [1, None]}, "goal_seats.protein-hormones: this Goal is not in play"),
        ({"goal_open__enzymes": 0}, "goal_open: exactly 4 Goals are in play, each marked 1"),
        ({"goal_open__enzymes": 2, "goal_open__detox": 0}, "goal_open: exactly 4 Goals are in play, each marked 1"),
        (
            {f"goal_seats__{goal}": [0, None] for goal in GOALS[:3]},
            "goal_seats: seat 0 has 3 markers on Goals; there are 2",
        ),
        ({"events_out": ["smooth-er-boost", "smooth-er-boost"]}, "events: "),
        ({"events_out": []}, "events_out: 0 Events are left in the box, not 2"),
        ({"round_number": 2}, "round_number: 0 Events are revealed, which does not fit round 2"),
        ({"round_number": -1}, "round_number: 0 Events are revealed, which does not fit round -1"),
        ({"round_number": 99}, "round_number: 0 Events are revealed, which does not fit round 99"),
        ({"event": "smooth-er-boost"}, "event"),
        ({"pending": []}, "pending: a turn, or an action within a turn, is asked for"),
        ({"pending": ["return"]}, "pending: a turn, or an action within a turn, is asked for"),
        ({"pending": ["turn", "turn"]}, "pending: a turn, or an action within a turn, is asked for"),
        ({"pending": ["turn", "evict-rough"]}, "pending: a turn, or an action within a turn, is asked for"),
        ({"pending": ["turn", "rough"]}, "pending: no action answers this question"),
        ({"players__0__flasks": 0}, "players[0].flasks: the player to act has no piece left"),
        ({"winner": 1}, "pending: nothing is asked when the game is over"),
        ({"card": "insulin"}, "card: named exactly while its disk is asked for"),
        ({"disk": 0}, "disk: named exactly while something is added to it in the Golgi"),
        ({"disk": 2}, "disk: named exactly while something is added to it in the Golgi"),
        ({"round_number": 0}, "pending: in setup a card to return or a free resource is asked for"),
        ({"round_number": 0, "pending": ["free"] * 3}, "pending: in setup a card to return or a free resource"),
        ({"round_number": 0, "pending": ["return", "free"]}, "pending: in setup a card to return or a free"),
        ({"round_number": 0, "pending": ["return"]}, "pending: no action answers this question"),
    ],
)
def test_one_wrong_field_is_refused_by_name(changes: dict[str, Any], sentence: str) -> None:
    assert refusal(edited(given(goals=GOALS).truth, **changes)).startswith(sentence)


@pytest.mark.clause("C-COMP-02", "C-RES-06")
@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"discard": ["insulin"]}, "cards: 'insulin' is in 2 places; every card exists once"),
        ({"players__0__hand": ["insulin"]}, "cards: 'insulin' is in 2 places; every card exists once"),
        (
            {"market": {"1": None, "2": "insulin", "3": None, "4": None}},
            "cards: 'insulin' is in 2 places; every card exists once",
        ),
        ({"players__1__completed": ["insulin"]}, "cards: 'insulin' is in 2 places; every card exists once"),
        (
            {"players__1__completed": ["lipid-reserve"]},
            "players[1].completed: an instant or Virus Attack card is never completed",
        ),
        ({"known__insulin": 128}, "known.insulin: 128 is not a whole number from 0 to 127"),
        ({"known__insulin": -1}, "known.insulin: -1 is not a whole number from 0 to 127"),
    ],
)
def test_every_card_exists_once(changes: dict[str, Any], sentence: str) -> None:
    assert refusal(edited(given().truth, **changes)) == sentence


@pytest.mark.clause("C-COMP-02")
def test_no_card_may_be_missing() -> None:
    position = given().truth
    position["deck"].remove("insulin")
    assert refusal(position) == "cards: 'insulin' is in 0 places; every card exists once"


@pytest.mark.clause("C-2P-01")
def test_with_two_players_three_detox_cards_and_nothing_else_are_out() -> None:
    position = given(players=2).truth
    position["deck"].append(position["out"].pop())
    assert refusal(position) == "out: 2 cards are left in the box, not 3"
    position["deck"].remove("insulin")
    position["out"].append("insulin")
    assert refusal(position) == "out: 'insulin' is no detox card"


@pytest.mark.clause("C-VES-11", "C-SER-05", "C-RER-05")
@pytest.mark.parametrize(
    ("area", "cargo"),
    [
        ("smooth", {"protein": 1}),
        ("smooth", {"lipid": 1, "carb": 1}),
        ("rough", {"lipid": 1}),
        ("golgi", {"mrna": 1}),
        ("golgi", {"atp": 1}),
        ("golgi", {"carb": -1}),
        ("rough", {}),
    ],
)
def test_cargo_that_cannot_be_there_is_refused(area: str, cargo: dict[str, int]) -> None:
    position = edited(given().truth, players__1__disk_area__1=area)
    position["players"][1]["cargo"][1].update(cargo)
    assert refusal(position) == "players[1].cargo[1]: this cannot be on a disk there"


@pytest.mark.clause("C-DISP-01")
def test_no_area_holds_more_disks_than_it_has_locations() -> None:
    position = given(disks={(0, 0): ("smooth", {"lipid": 1}), (1, 0): ("smooth", {"lipid": 1})}).truth
    edited(position, players__2__disk_area__0="smooth", players__2__cargo__0__lipid=1)
    assert refusal(position) == "players: 3 disks are in smooth, which holds 2"


@pytest.mark.parametrize("number", [2, 11])
def test_events_and_rounds_belong_together(number: int) -> None:
    position = given(round_number=number).truth
    assert loaded(position).truth["round_number"] == number
    assert refusal(position | {"event": None}) == "event: an Event is active exactly when one has been revealed"
    assert refusal(position | {"round_number": number - 1}).startswith(
        f"round_number: {number - 1} Events are revealed"
    )


def test_no_event_is_active_before_one_is_revealed() -> None:
    position = given().truth
    spare = next(event for event in ("nucleus-boost", "glucose-boost") if event in position["events_out"])
    assert refusal(position | {"event": spare}).startswith("event")


def test_more_copies_of_an_event_than_the_box_has_are_refused() -> None:
    position = given().truth
    position["events"] = ["smooth-er-boost", "smooth-er-boost", *position["events"][2:]]
    assert "times 'smooth-er-boost'; there are 1" in refusal(position)


@pytest.mark.clause("A-20", "C-COMP-11")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_pieces_are_conserved_under_a_finite_supply(edition: str) -> None:
    position = given(edition=edition).truth
    assert refusal(edited(position, players__0__stock__atp=1)) == "supply.atp: 31 pieces in all, but the box has 30"
    assert loaded(edited(position, supply__atp=29)).stock() == {"atp": 1}
    assert refusal(edited(position, players__0__stock__atp=31, supply__atp=-1)).startswith("supply.atp: 30 pieces")


@pytest.mark.clause("C-COMP-11")
def test_an_unlimited_supply_is_reckoned_anew() -> None:
    game = loaded(edited(given().truth, players__0__stock__atp=50, supply__atp=7))
    assert game.supply("atp") == 45 - 50
    assert game.play("place mitochondria-3").stock() == {"atp": 53}


@pytest.mark.clause("C-COMP-11")
def test_more_than_the_record_can_count_is_refused() -> None:
    position = given().truth
    for player in position["players"]:
        player["stock"]["atp"] = 32767
    assert refusal(position).startswith(("players[0].stock.atp", "supply.atp"))


def test_a_hand_is_put_in_order() -> None:
    position = given(hand=["insulin", "hexokinase"]).truth
    position["players"][0]["hand"] = ["insulin", "hexokinase"]
    assert loaded(position).hand() == ["hexokinase", "insulin"]


@pytest.mark.clause("C-CARD-03", "C-MKT-02", "A-41")
def test_knowledge_that_follows_from_the_places_is_filled_in() -> None:
    position = given(
        hands={0: ["insulin"], 1: ["cortisol"]}, market=["glucagon"], discard=["ethanol"], completed={1: ["hexokinase"]}
    ).truth
    position["known"] = dict.fromkeys(position["known"], 0)
    known = loaded(position).truth["known"]
    assert {card: bits for card, bits in known.items() if bits} == {
        **{"insulin": 0b1, "cortisol": 0b10},
        **dict.fromkeys(("glucagon", "ethanol", "hexokinase"), 0b1111111),
    }


def test_knowledge_that_was_given_is_kept() -> None:
    position = edited(given(hands={1: ["cortisol"]}).truth, known__cortisol=0b101, known__insulin=0b1)
    game = loaded(position)
    assert game.match.view(0)["players"][1]["hand"] == game.match.view(2)["players"][1]["hand"] == ["cortisol"]
    assert game.match.view(0)["deck"]["known"] == ["insulin"]


@pytest.mark.parametrize(
    ("things", "pending", "context"),
    [
        ({"mrna": 1}, ["turn", "translate"], {}),
        ({"lipid": 1}, ["after", "smooth"], {}),
        ({"lipid": 1}, ["after", "start-smooth"], {}),
        ({"mrna": 1}, ["turn", "rough"], {}),
        ({"hand": ["hexokinase"], "protein": 2, "atp": 1}, ["after", "enzyme"], {}),
        ({}, ["turn", "laureates"], {}),
        ({"disks": {(0, 0): ("rough", {"protein": 1})}, "carb": 1}, ["after", "move"], {}),
        ({"disks": {(0, 0): ("golgi", {"protein": 1})}, "carb": 1}, ["after", "add"], {"disk": 0}),
        (
            {"disks": {(0, 0): ("golgi", {"protein": 2, "carb": 1})}, "hand": ["insulin"], "atp": 2},
            ["after", "export"],
            {},
        ),
        (
            {"disks": {(0, 0): ("golgi", {"protein": 2, "carb": 1})}, "hand": ["insulin"], "atp": 2},
            ["turn", "disk"],
            {"card": "insulin"},
        ),
    ],
)
def test_every_question_that_can_be_open_loads(things: dict[str, Any], pending: list[str], context: Any) -> None:
    game = loaded(given(**things).truth | {"pending": pending, **context})
    assert game.asked == pending[-1]
    assert game.legal


def test_a_full_area_asks_who_leaves() -> None:
    full = {(seat, 0): ("rough", {"protein": 1}) for seat in range(3)}
    game = loaded(given(edition="first", disks=full, mrna=1).truth | {"pending": ["turn", "rough", "evict-rough"]})
    assert game.options("evict") == ["0-0", "1-0", "2-0"]
    full = {(seat, 0): ("golgi", {"protein": 1}) for seat in range(3)}
    disks = {**full, (0, 1): ("rough", {"protein": 1})}
    game = loaded(given(edition="first", disks=disks, carb=1).truth | {"pending": ["turn", "move", "evict-golgi"]})
    assert game.options("evict") == ["0-0", "1-0", "2-0"]


@pytest.mark.parametrize("count", [1, 2])
def test_a_position_may_be_in_the_middle_of_setup(count: int) -> None:
    game = loaded(given().truth | {"round_number": 0, "pending": ["free"] * count})
    assert game.legal == ("take mrna", "take lipid", "take atp")
    hands = dict(enumerate((["insulin"], ["cortisol"], ["ethanol"])))
    game = loaded(given(hands=hands).truth | {"round_number": 0, "pending": ["return"]})
    assert game.legal == ("return insulin",)


def test_what_a_running_action_remembers_must_fit() -> None:
    ready = given(disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})}, hand=["insulin"], atp=2, carb=1).truth
    add, disk = ready | {"pending": ["after", "add"]}, ready | {"pending": ["after", "disk"]}
    assert refusal(add | {"disk": 1}) == "disk: it is not in the Golgi"
    assert refusal(add) == "disk: named exactly while something is added to it in the Golgi"
    assert refusal(disk) == "card: named exactly while its disk is asked for"
    assert refusal(disk | {"card": "cortisol"}) == "card: it is not in hand, or its ATP cannot be paid"


def test_the_atp_of_a_named_card_must_be_there() -> None:
    ready = given(disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})}, hand=["insulin"], atp=1).truth
    refused = refusal(ready | {"pending": ["after", "disk"], "card": "insulin"})
    assert refused == "card: it is not in hand, or its ATP cannot be paid"


def test_a_finished_game_asks_nothing() -> None:
    over = given(round_number=11, flasks=0, pending=("after",)).play("done").truth
    assert loaded(over).winner == over["winner"]
    assert refusal(over | {"pending": ["after"]}) == "pending: nothing is asked when the game is over"
