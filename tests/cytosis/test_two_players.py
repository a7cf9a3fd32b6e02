"""The two-player game: a tighter board, a faster market, fewer cards, and other points for detoxification."""

import pytest

import vesicle
from given import Table, given

CAPPED = ("first", "second")
EDITIONS = ("preview", *CAPPED)
MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]
DETOX = ["ethanol", "propanol", "butanol", "isopropanol", "acetaldehyde", "methanol", "ethylene-glycol"]
WELL_OFF = {"mrna": 4, "protein": 2, "carb": 2, "lipid": 4, "atp": 9}
BUSY = {(0, 0): ("golgi", {"protein": 2, "carb": 1}), (0, 1): ("rough", {"protein": 1})}

capped_editions = pytest.mark.parametrize("edition", CAPPED)
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def two(edition: str, **things: object) -> Table:
    return given(players=2, edition=edition, **things)


def last_turn(edition: str, **things: object) -> Table:
    return two(edition, round_number=11, flasks=0, pending=("after",), **things).play("done")


@pytest.mark.clause("C-2P-01", "A-45")
@pytest.mark.parametrize(("edition", "out"), [("preview", 0), ("first", 3), ("second", 3)])
def test_detox_cards_left_in_the_box(edition: str, out: int) -> None:
    game = vesicle.new("cytosis", players=2, edition=edition, seed=3)
    assert len(game.position()["out"]) == out
    assert {*game.position()["out"]} <= {*DETOX}


@pytest.mark.clause("C-2P-02", "A-42", "A-45")
@every_edition
def test_ten_events_and_not_eight(edition: str) -> None:
    assert vesicle.new("cytosis", players=2, edition=edition, seed=3).view(0)["events"] == {"count": 10}


@pytest.mark.clause("C-2P-03", "C-2P-07")
@pytest.mark.vector("T-11")
@capped_editions
def test_a_flask_on_one_nucleus_spot_closes_the_other(edition: str) -> None:
    assert two(edition, occupied={"nucleus-3": 1}).why_not("place nucleus-2") == "C-2P-07"
    assert two(edition, occupied={"nucleus-2": 1}).why_not("place nucleus-3") == "C-2P-07"
    assert two(edition).why_not("place nucleus-2") == ""


@pytest.mark.clause("C-2P-03", "C-2P-08", "C-2P-09")
@pytest.mark.vector("T-12")
@capped_editions
@pytest.mark.parametrize(
    ("taken", "wanted", "clause"),
    [
        ("rough-1", "rough-2", "C-2P-08"),
        ("golgi-2", "golgi-1", "C-2P-08"),
        ("glucose-2", "glucose-1", "C-2P-09"),
        ("exocytosis-1", "exocytosis-3", "C-2P-09"),
    ],
)
def test_no_second_flask_in_the_same_area(edition: str, taken: str, wanted: str, clause: str) -> None:
    rich = {0: WELL_OFF, 1: {}}
    disks = {**BUSY} if not wanted.startswith("rough") else {}
    game = two(edition, occupied={taken: 1}, stocks=rich, disks=disks, hand=["insulin"])
    assert game.why_not(f"place {wanted}") == clause
    assert two(edition, stocks=rich, disks=disks, hand=["insulin"]).why_not(f"place {wanted}") == ""


@pytest.mark.clause("C-2P-09", "A-43")
@capped_editions
@pytest.mark.parametrize("taken", ["glucose-2", "exocytosis-1", "rough-1", "golgi-1"])
def test_an_area_closes_no_other_area(edition: str, taken: str) -> None:
    game = two(edition, occupied={taken: 1}, stocks={0: WELL_OFF}, disks=BUSY, hand=["insulin"])
    others = {"glucose-1", "exocytosis-2", "golgi-2"} - {f"{taken[:-1]}{number}" for number in (1, 2)}
    assert others <= {*game.options("place")}
    idle = two(edition, occupied={taken: 1}, stocks={0: WELL_OFF})
    assert idle.why_not("place rough-2") == ("C-2P-08" if taken == "rough-1" else "")


@pytest.mark.clause("C-2P-04")
@every_edition
def test_all_four_card_spots_can_be_used(edition: str) -> None:
    taken = {"card-1": 1, "card-2": 1, "card-3": 0}
    game = two(edition, occupied=taken, market=[None, None, None, "estradiol"], atp=3)
    assert game.why_not("place card-4") == ""


@pytest.mark.clause("C-2P-05")
@capped_editions
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("mitochondria-3", "mitochondria-2", "mitochondria-6"),
        ("mitochondria-3", "mitochondria-6", "mitochondria-2"),
        ("mitochondria-2", "mitochondria-6", "mitochondria-3"),
    ],
)
def test_any_two_of_the_three_mitochondria_spots(edition: str, first: str, second: str, third: str) -> None:
    assert two(edition, occupied={first: 1}, carb=1).why_not(f"place {second}") == ""
    assert two(edition, occupied={first: 1, second: 0}, carb=1).why_not(f"place {third}") == "C-2P-05"


@pytest.mark.clause("C-2P-06")
@capped_editions
def test_one_flask_in_each_part_of_the_smooth_er(edition: str) -> None:
    above = two(edition, occupied={"lipid-3": 1}, lipid=1)
    assert above.why_not("place lipid-2") == "C-2P-06"
    assert above.why_not("place smooth-1") == ""
    below = two(edition, occupied={"smooth-1": 1}, lipid=1)
    assert below.why_not("place smooth-2") == "C-2P-06"
    assert below.why_not("place lipid-2") == ""


@pytest.mark.clause("A-45", "C-2P-03", "C-2P-05", "C-2P-06", "C-2P-07", "C-2P-08", "C-2P-09")
@pytest.mark.parametrize(
    ("taken", "wanted"),
    [
        ({"nucleus-3": 1}, "nucleus-2"),
        ({"glucose-2": 1}, "glucose-1"),
        ({"mitochondria-3": 1, "mitochondria-2": 1}, "mitochondria-6"),
        ({"lipid-3": 1}, "lipid-2"),
        ({"smooth-1": 1}, "smooth-2"),
        ({"rough-1": 1, "rough-2": 1}, "rough-3"),
        ({"golgi-1": 1}, "golgi-2"),
        ({"exocytosis-1": 1, "exocytosis-2": 1}, "exocytosis-3"),
    ],
)
def test_the_preview_caps_nothing(taken: dict[str, int], wanted: str) -> None:
    disks = BUSY if wanted.startswith(("golgi", "exocytosis")) else {}
    game = two("preview", occupied=taken, stocks={0: WELL_OFF}, disks=disks, hand=["insulin"])
    assert game.why_not(f"place {wanted}") == ""


@pytest.mark.clause("C-2P-10")
@every_edition
@pytest.mark.parametrize("spot", ["ribosome", "cytoplasm", "laureates"])
def test_single_spots_are_as_ever(edition: str, spot: str) -> None:
    rich = {"mrna": 1, "protein": 2, "atp": 1}
    assert two(edition, hand=["hexokinase"], **rich).why_not(f"place {spot}") == ""
    assert two(edition, hand=["hexokinase"], occupied={spot: 1}, **rich).why_not(f"place {spot}") == "C-P1-04"
    areas = [name for name in two(edition).truth["occupant"] if name.startswith(spot)]
    assert areas == [spot]


@pytest.mark.clause("C-2P-11", "A-75")
@pytest.mark.vector("T-13")
@capped_editions
@pytest.mark.parametrize(("spot", "mrna"), [("nucleus-2", 2), ("nucleus-3", 3)])
def test_a_grey_flask_goes_anywhere_in_a_closed_area(edition: str, spot: str, mrna: int) -> None:
    game = two(edition, occupied={"nucleus-3": 1}, atp=4)
    assert game.why_not("place nucleus-2") == "C-2P-07"
    assert game.play(f"grey {spot}").stock() == {"mrna": mrna}


@pytest.mark.clause("A-30", "A-75")
@capped_editions
def test_a_grey_flask_counts_for_the_own_flasks_that_follow(edition: str) -> None:
    game = two(edition, greys={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == "C-2P-07"
    assert two(edition, greys={"mitochondria-3": 1}).why_not("place mitochondria-2") == ""
    full = two(edition, greys={"mitochondria-3": 1}, occupied={"mitochondria-2": 1}, carb=1)
    assert full.why_not("place mitochondria-6") == "C-2P-05"


@pytest.mark.clause("A-75")
@capped_editions
def test_both_grey_flasks_on_one_spot_count_as_two(edition: str) -> None:
    game = two(edition, greys={"mitochondria-3": 2})
    assert game.why_not("place mitochondria-2") == "C-2P-05"


@pytest.mark.clause("A-30")
@capped_editions
def test_unless_the_table_leaves_them_out_of_the_cap(edition: str) -> None:
    game = two(edition, rulings={"grey_in_cap": "no"}, greys={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == ""
    assert game.why_not("place nucleus-3") == "C-P1-04"


@pytest.mark.clause("C-2P-12", "A-45")
@pytest.mark.parametrize(("edition", "removed"), [("preview", 1), ("first", 2), ("second", 2)])
def test_cards_that_leave_the_market(edition: str, removed: int) -> None:
    game = two(edition, market=MARKET, flasks=0, pending=("after",)).play("done")
    assert game.truth["discard"] == MARKET[:removed]
    assert game.market()[: 4 - removed] == MARKET[removed:]


@pytest.mark.clause("C-2P-13", "C-SCD-10", "C-SCD-11")
@pytest.mark.vector("T-26")
@pytest.mark.parametrize(("edition", "places"), [("preview", (6, 3)), ("first", (6, 3)), ("second", (5, 2))])
def test_detox_points_of_two_players(edition: str, places: tuple[int, int]) -> None:
    game = last_turn(edition, completed={0: ["isopropanol"], 1: ["ethanol"]})
    assert (game.scored(0, "detox"), game.scored(1, "detox")) == places


@pytest.mark.clause("C-2P-13", "C-SCD-12")
@pytest.mark.vector("T-26")
@pytest.mark.parametrize(("edition", "each"), [("preview", 4), ("first", 4), ("second", 3)])
def test_a_full_tie_in_detox_is_shared(edition: str, each: int) -> None:
    game = last_turn(edition, completed={0: ["ethanol"], 1: ["propanol"]})
    assert game.scored(0, "detox") == game.scored(1, "detox") == each


@pytest.mark.clause("A-70", "C-SCD-05")
@pytest.mark.parametrize(("edition", "places"), [("preview", (6, 3)), ("first", (6, 3)), ("second", (5, 2))])
def test_the_number_of_cards_comes_before_sharing(edition: str, places: tuple[int, int]) -> None:
    cards = {0: ["ethanol", "propanol"], 1: ["ethylene-glycol"]}
    game = last_turn(edition, completed=cards)
    assert (game.scored(0, "detox"), game.scored(1, "detox")) == places


@pytest.mark.clause("A-70")
def test_a_table_may_share_at_once() -> None:
    cards = {0: ["ethanol", "propanol"], 1: ["ethylene-glycol"]}
    game = last_turn("second", rulings={"detox_tie": "split"}, completed=cards)
    assert game.scored(0, "detox") == game.scored(1, "detox") == 3


@pytest.mark.clause("C-2P-13", "C-SCD-04")
@pytest.mark.vector("D-27")
@pytest.mark.parametrize(("edition", "first"), [("preview", 6), ("first", 6), ("second", 5)])
def test_who_has_no_detox_card_has_no_place(edition: str, first: int) -> None:
    game = last_turn(edition, completed={0: ["ethanol"]})
    assert (game.scored(0, "detox"), game.scored(1, "detox")) == (first, 0)


@pytest.mark.clause("C-2P-14", "A-45")
@pytest.mark.parametrize(("edition", "goals"), [("preview", 4), ("first", 3), ("second", 3)])
def test_goals_in_play(edition: str, goals: int) -> None:
    assert sum(two(edition).truth["goal_open"].values()) == goals


@pytest.mark.clause("C-2P-15")
@every_edition
def test_four_pieces_each_and_eleven_rounds(edition: str) -> None:
    assert [player["flasks"] for player in two(edition).truth["players"]] == [4, 4]
    game = two(edition, round_number=10, flasks=0, pending=("after",)).play("done")
    assert (game.truth["round_number"], game.winner) == (11, None)
    assert game.end_round().winner is not None


@pytest.mark.clause("A-44", "A-73")
def test_the_second_edition_plays_the_caps_of_the_first() -> None:
    for spot in two("first").truth["occupant"]:
        open_in = [two(edition, occupied={spot: 1}, stocks={0: WELL_OFF}).options("place") for edition in CAPPED]
        assert open_in[0] == open_in[1]


@pytest.mark.clause("A-73")
def test_a_table_may_use_the_printed_spots_instead() -> None:
    game = two("second", rulings={"two_player_board": "printed"}, stocks={0: WELL_OFF}, atp=0, market=MARKET)
    printed = {"nucleus-3", "glucose-2", "mitochondria-3", "mitochondria-6", "lipid-3", "ribosome", "smooth-1"}
    assert {*game.options("place")} == printed | {"rough-1", "card-1", "card-2", "card-3", "card-4", "laureates"}
    assert game.why_not("place nucleus-2") == game.why_not("grey nucleus-2") == "C-2P-03"


@pytest.mark.clause("A-73", "C-2P-03")
def test_printed_spots_have_no_caps_on_top() -> None:
    game = two("second", rulings={"two_player_board": "printed"}, occupied={"mitochondria-3": 1}, carb=1)
    assert game.why_not("place mitochondria-6") == ""


@pytest.mark.clause("A-73", "A-45")
@every_edition
def test_or_the_full_board(edition: str) -> None:
    game = two(edition, rulings={"two_player_board": "full"}, occupied={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == ""


@pytest.mark.clause("C-2P-03")
@pytest.mark.parametrize("players", [3, 4, 5])
@every_edition
def test_with_more_players_nothing_is_capped(edition: str, players: int) -> None:
    game = given(players=players, edition=edition, occupied={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == ""
