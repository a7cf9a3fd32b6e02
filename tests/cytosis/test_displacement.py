"""A full Smooth ER, Rough ER or Golgi: one disk leaves before another comes in."""

import pytest

import vesicle
from given import Disks, Table, given

in_every_edition = pytest.mark.parametrize("edition", ["preview", "first", "second"])
where_the_player_chooses = pytest.mark.parametrize("edition", ["preview", "first"])
in_each_area = pytest.mark.parametrize("area", ["smooth", "rough", "golgi"])
CARGO = {"smooth": {"lipid": 2}, "rough": {"protein": 2}, "golgi": {"protein": 2, "carb": 1}}
ROOM = {"smooth": 2, "rough": 3, "golgi": 3}
STOCK = {"mrna": 1, "lipid": 1, "carb": 1}  # enough to act in each of the three areas


def full(area: str) -> Disks:
    """Every location of an area taken: seat 1 first, then seat 2, then seat 1's other disk."""
    owners = [(1, 0), (2, 0), (1, 1)][: ROOM[area]]
    disks = dict.fromkeys(owners, (area, CARGO[area]))
    return {**disks, (0, 0): ("rough", {"protein": 3})} if area == "golgi" else disks


def finish(table: Table) -> Table:
    """Answer what is left of seat 0's action in the first way that is offered."""
    while table.to_act == 0 and table.asked != "turn":
        table.play(table.legal[0])
    return table


def count_disks(table: Table, area: str) -> int:
    return sum(table.player(seat)["disk_area"].count(area) for seat in range(3))


@in_every_edition
@in_each_area
@pytest.mark.clause("C-DISP-01", "C-DISP-06")
def test_a_piece_in_a_full_area_sends_one_disk_away_and_brings_an_own_one_in(edition: str, area: str) -> None:
    table = finish(given(edition=edition, disks=full(area), stocks={0: STOCK}).play(f"place {area}-1"))
    assert table.disk(0, 0)[0] == area
    assert count_disks(table, area) == ROOM[area]
    assert sum(table.disk(seat, disk)[0] is None for seat, disk in full(area)) == 1


@where_the_player_chooses
@in_each_area
@pytest.mark.clause("C-DISP-02", "A-10")
def test_the_active_player_chooses_any_disk_in_the_area(edition: str, area: str) -> None:
    table = given(edition=edition, disks=full(area), stocks={0: STOCK}, points={1: 9}).play(f"place {area}-1")
    there = sorted(owner for owner, (where, _) in full(area).items() if where == area)
    assert table.options("evict") == [f"{seat}-{disk}" for seat, disk in there]
    table.play("evict 2-0")
    assert table.disk(2, 0) == (None, {})


@in_each_area
@pytest.mark.clause("C-DISP-02", "A-11", "A-93")
def test_in_the_second_edition_the_highest_owner_loses_a_place_without_anybody_choosing(area: str) -> None:
    table = given(edition="second", disks=full(area), stocks={0: STOCK}, points={1: 3, 2: 4}).play(f"place {area}-1")
    assert table.options("evict") == []
    assert finish(table).disk(2, 0) == (None, {})


@pytest.mark.clause("C-DISP-02", "C-NAME-08")
def test_in_the_second_edition_points_of_every_source_lift_an_owner_on_the_track() -> None:
    """Seat 1 leads by cards, seat 2 by cards and receptors together."""
    position = given(edition="second", disks=full("rough"), mrna=1, points={1: 6, 2: 4}).truth
    position["players"][2]["points"]["receptors"] = 3
    table = Table(vesicle.from_position(position)).play("place rough-1")
    assert table.disk(2, 0) == (None, {})


@pytest.mark.clause("C-DISP-02")
def test_a_table_may_let_the_player_choose_in_the_second_edition() -> None:
    table = given(edition="second", rulings={"displacement": "choice"}, disks=full("rough"), mrna=1, points={2: 9})
    assert table.play("place rough-1").options("evict") == ["1-0", "1-1", "2-0"]


@pytest.mark.clause("C-DISP-02")
def test_a_table_may_let_the_track_decide_in_the_first_edition() -> None:
    table = given(edition="first", rulings={"displacement": "highest"}, disks=full("rough"), mrna=1, points={2: 9})
    assert table.play("place rough-1").legal == ("load 1",)
    assert table.disk(2, 0) == (None, {})


TIED: Disks = {  # seats 0 and 1 fill the Golgi, seat 2 wants to come in
    (0, 0): ("golgi", CARGO["golgi"]),
    (0, 1): ("golgi", CARGO["golgi"]),
    (1, 0): ("golgi", CARGO["golgi"]),
    (2, 0): ("rough", CARGO["rough"]),
}


@pytest.mark.clause("C-DISP-03", "A-11", "A-12")
@pytest.mark.vector("D-39")
def test_in_a_tie_the_owner_earliest_in_this_round_leaves_and_nobody_outside_the_area() -> None:
    table = given(disks=TIED, points={0: 31, 1: 31, 2: 40}, stocks={2: {"carb": 1}}, seat=2, starter=1, marker=1)
    table.play("place golgi-1")
    assert table.disk(1, 0) == (None, {})
    assert [table.disk(0, 0)[0], table.disk(0, 1)[0], table.disk(2, 0)[0]] == ["golgi"] * 3


@pytest.mark.parametrize(("starter", "leaves"), [(0, 0), (1, 1), (2, 0)])
@pytest.mark.clause("C-DISP-03", "A-12")
def test_turn_order_is_counted_from_the_player_who_began_the_round(starter: int, leaves: int) -> None:
    disks = {**TIED, (0, 1): (None, {}), (1, 0): ("golgi", CARGO["golgi"]), (2, 1): ("golgi", CARGO["golgi"])}
    table = given(disks=disks, points={0: 7, 1: 7, 2: 1}, stocks={2: {"carb": 1}}, seat=2, starter=starter, marker=1)
    table.play("place golgi-1")
    assert [seat for seat in (0, 1) if table.disk(seat, 0)[0] is None] == [leaves]


@pytest.mark.clause("A-12")
def test_a_table_may_count_turn_order_from_the_marker() -> None:
    options = {"disks": TIED, "points": {0: 5, 1: 5}, "stocks": {2: {"carb": 1}}, "seat": 2, "starter": 0, "marker": 1}
    by_round = given(**options).play("place golgi-1")
    assert by_round.options("evict") == ["0-0", "0-1"]
    by_marker = given(**options, rulings={"displacement_tie": "marker"}).play("place golgi-1")
    assert by_marker.disk(1, 0) == (None, {})


@where_the_player_chooses
@pytest.mark.parametrize("area", ["rough", "golgi"])
@pytest.mark.clause("C-DISP-04", "A-10")
def test_a_disk_outside_the_full_area_cannot_be_sent_away(edition: str, area: str) -> None:
    disks = {**full(area), (2, 1): ("smooth", CARGO["smooth"])}
    table = given(edition=edition, disks=disks, stocks={0: STOCK}).play(f"place {area}-1")
    assert [table.why_not("evict 2-0"), table.why_not("evict 2-1")] == ["", "C-DISP-04"]


@where_the_player_chooses
@pytest.mark.clause("C-DISP-04")
def test_an_idle_disk_and_one_in_the_golgi_stay_when_the_smooth_er_is_full(edition: str) -> None:
    disks = {**full("smooth"), (2, 1): ("golgi", CARGO["golgi"])}
    table = given(edition=edition, disks=disks, lipid=1).play("place smooth-1")
    assert [table.why_not(f"evict {disk}") for disk in ("1-0", "1-1", "2-1")] == ["", "C-DISP-04", "C-DISP-04"]


@pytest.mark.clause("C-DISP-04", "A-11")
def test_in_the_second_edition_a_leader_without_a_disk_there_loses_nothing() -> None:
    disks = {(1, 0): ("smooth", {"lipid": 2}), (1, 1): ("golgi", CARGO["golgi"]), (2, 0): ("smooth", {"lipid": 3})}
    table = given(edition="second", disks=disks, lipid=1, points={0: 50, 1: 2, 2: 1}).play("place smooth-1", "load 1")
    assert [table.disk(1, 0)[0], table.disk(1, 1)[0], table.disk(2, 0)[0]] == [None, "golgi", "smooth"]


@pytest.mark.parametrize(("area", "other"), [("rough", "2-0"), ("golgi", "2-0")])
@pytest.mark.clause("C-DISP-02", "A-11")
def test_in_the_second_edition_the_player_picks_between_two_disks_of_the_highest_owner(area: str, other: str) -> None:
    table = given(edition="second", disks=full(area), stocks={0: STOCK}, points={1: 9}).play(f"place {area}-1")
    assert table.legal == ("evict 1-0", "evict 1-1")
    assert table.why_not(f"evict {other}") == "C-DISP-02"
    assert table.play("evict 1-1").disk(1, 1) == (None, {})


@pytest.mark.clause("C-DISP-02", "A-11")
def test_in_the_second_edition_two_disks_of_one_owner_fill_the_smooth_er_and_the_player_picks() -> None:
    disks = {(1, 0): ("smooth", {"lipid": 1}), (1, 1): ("smooth", {"lipid": 4})}
    table = given(edition="second", disks=disks, lipid=2).play("place smooth-1")
    assert table.legal == ("evict 1-0", "evict 1-1")
    assert table.why_not("load 1") == "C-DISP-01"
    assert table.play("evict 1-1", "load 2").stock(1) == {"lipid": 4}


@in_every_edition
@pytest.mark.parametrize(
    ("area", "back"), [("smooth", {"lipid": 2}), ("rough", {"protein": 2}), ("golgi", {"protein": 2, "carb": 1})]
)
@pytest.mark.clause("C-DISP-05", "A-13")
def test_the_disk_and_all_its_cargo_go_back_to_the_owner(edition: str, area: str, back: dict[str, int]) -> None:
    table = finish(given(edition=edition, disks=full(area), stocks={0: STOCK}, points={1: 9}).play(f"place {area}-1"))
    assert (table.disk(1, 0), table.stock(1)) == ((None, {}), back)


@where_the_player_chooses
@in_each_area
@pytest.mark.clause("C-DISP-06")
def test_after_a_displacement_the_own_disk_must_come_in(edition: str, area: str) -> None:
    table = given(edition=edition, disks=full(area), stocks={0: STOCK}).play(f"place {area}-1", "evict 1-0")
    assert {action.split()[0] for action in table.legal} == {"add" if area == "golgi" else "load"}
    assert table.why_not("done") == "C-P1-03"
    assert finish(table).disk(0, 0)[0] == area


@where_the_player_chooses
@in_each_area
@pytest.mark.clause("C-DISP-07", "A-10")
def test_an_own_disk_may_be_the_one_that_leaves(edition: str, area: str) -> None:
    disks = {**full(area), (0, 1): (area, CARGO[area])}
    del disks[(2, 0)]
    table = given(edition=edition, disks=disks, stocks={0: STOCK}).play(f"place {area}-1")
    assert "0-1" in table.options("evict")
    assert table.play("evict 0-1").disk(0, 1) == (None, {})


@in_each_area
@pytest.mark.clause("C-DISP-07", "A-11")
def test_in_the_second_edition_the_leader_sends_the_own_disk_away(area: str) -> None:
    disks = {**full(area), (0, 1): (area, CARGO[area])}
    del disks[(2, 0)]
    table = finish(given(edition="second", disks=disks, stocks={0: STOCK}, points={0: 9}).play(f"place {area}-1"))
    assert [table.disk(1, disk)[0] for disk in range(ROOM[area] - 1)] == [area] * (ROOM[area] - 1)
    assert sorted(map(str, table.player(0)["disk_area"])) == sorted(["None", area])


@in_every_edition
@in_each_area
@pytest.mark.clause("C-DISP-08")
def test_nobody_leaves_while_a_location_is_free(edition: str, area: str) -> None:
    disks = full(area)
    del disks[(1, 0)]
    table = finish(given(edition=edition, disks=disks, stocks={0: STOCK}, points={2: 9}).play(f"place {area}-1"))
    assert count_disks(table, area) == ROOM[area]
    assert table.disk(2, 0) == (area, CARGO[area])


@in_every_edition
@in_each_area
@pytest.mark.clause("C-DISP-01", "C-DISP-08")
def test_nobody_can_be_sent_away_while_a_location_is_free(edition: str, area: str) -> None:
    disks = full(area)
    del disks[(1, 0)]
    table = given(edition=edition, disks=disks, stocks={0: STOCK}).play(f"place {area}-1")
    assert table.why_not("evict 2-0") == ("C-DISP-08" if area == "smooth" else "C-DISP-01")


@in_every_edition
@in_each_area
@pytest.mark.clause("C-DISP-09")
def test_nobody_is_paid_and_no_points_change(edition: str, area: str) -> None:
    stocks = {0: STOCK, 1: {"atp": 2}, 2: {"atp": 2}}
    table = finish(given(edition=edition, disks=full(area), stocks=stocks, points={1: 4, 2: 9}).play(f"place {area}-1"))
    assert [table.health(seat) for seat in range(3)] == [0, 4, 9]
    assert [table.player(seat)["stock"]["atp"] for seat in range(3)] == [0, 2, 2]


BOTH_OUT: Disks = {  # the Rough ER is full, and seat 0 has no idle disk
    (0, 0): ("rough", {"protein": 2}),
    (0, 1): ("golgi", CARGO["golgi"]),
    (1, 0): ("rough", {"protein": 1}),
    (2, 0): ("rough", {"protein": 1}),
}


@where_the_player_chooses
@pytest.mark.clause("A-09", "C-VES-01", "C-DISP-07")
def test_with_both_disks_out_only_an_own_one_can_be_sent_away_to_start_again(edition: str) -> None:
    table = given(edition=edition, disks=BOTH_OUT, mrna=1).play("place rough-1")
    assert table.options("evict") == ["0-0"]
    assert table.why_not("evict 1-0") == "A-09"
    table.play("evict 0-0", "load 1")
    assert (table.disk(0, 0), table.stock()) == (("rough", {"protein": 1}), {"protein": 2})


@pytest.mark.clause("A-09", "A-81")
def test_in_the_second_edition_a_player_with_both_disks_out_must_be_the_highest_owner() -> None:
    table = given(edition="second", disks=BOTH_OUT, mrna=1, points={1: 1})
    assert table.why_not("place rough-1") == "A-81"
    table = given(edition="second", disks=BOTH_OUT, mrna=1, points={0: 2, 1: 1}).play("place rough-1", "load 1")
    assert table.disk(0, 0) == ("rough", {"protein": 1})


@in_every_edition
@pytest.mark.clause("A-09")
def test_a_table_may_forbid_sending_an_own_disk_away_for_want_of_an_idle_one(edition: str) -> None:
    rulings = {"displace_for_disk": "no"}
    table = given(edition=edition, rulings=rulings, disks=BOTH_OUT, mrna=1, points={0: 2})
    assert table.why_not("place rough-1") == "A-81"
    with_idle = {**BOTH_OUT, (0, 1): (None, {})}
    table = given(edition=edition, rulings=rulings, disks=with_idle, mrna=1, points={0: 2})
    assert table.why_not("place rough-1") == ""


@where_the_player_chooses
@pytest.mark.clause("A-81", "C-DISP-05")
def test_lipids_of_an_own_disk_can_be_loaded_again_at_once(edition: str) -> None:
    """Without lipids in stock nobody else's disk may be sent away: the start could not follow."""
    disks = {(0, 0): ("smooth", {"lipid": 3}), (1, 0): ("smooth", {"lipid": 2})}
    table = given(edition=edition, disks=disks).play("place smooth-1")
    assert table.legal == ("evict 0-0",)
    assert table.why_not("evict 1-0") == "A-81"
    assert table.play("evict 0-0").options("load") == ["1", "2", "3"]
    assert table.play("load 2").stock() == {"lipid": 1}


@pytest.mark.clause("A-81", "C-DISP-05")
def test_in_the_second_edition_lipids_of_an_own_disk_that_must_leave_can_be_loaded_again() -> None:
    disks = {(0, 0): ("smooth", {"lipid": 3}), (1, 0): ("smooth", {"lipid": 2})}
    table = given(edition="second", disks=disks, points={0: 1}, lipid=1).play("place smooth-1")
    assert table.options("load") == ["1", "2", "3", "4"]
    assert table.why_not("load 5") == "C-SER-04"
    table.play("load 4")
    assert (table.disk(0, 0), table.stock()) == (("smooth", {"lipid": 4}), {})


@pytest.mark.clause("A-81")
def test_in_the_second_edition_the_spot_is_closed_when_the_one_who_must_leave_brings_no_lipids() -> None:
    disks = {(0, 0): ("smooth", {"lipid": 3}), (1, 0): ("smooth", {"lipid": 2})}
    assert given(edition="second", disks=disks, points={1: 1}).why_not("place smooth-1") == "A-81"
    assert given(edition="second", disks=disks, points={0: 1}).why_not("place smooth-1") == ""


@pytest.mark.clause("A-81", "A-11", "A-93", "A-05")
def test_of_two_own_disks_only_the_one_that_lets_the_action_be_finished_leaves() -> None:
    """Where a fitting card must be held, estradiol asks for three lipids; only one of the disks brings them back."""
    disks = {(0, 0): ("smooth", {"lipid": 1}), (0, 1): ("smooth", {"lipid": 3})}
    table = given(edition="second", rulings={"vesicle_card": "held"}, hand=["estradiol"], disks=disks)
    assert table.play("place smooth-1").legal == ("load 3",)
    table.play("load 3")
    assert [table.disk(0, 0), table.disk(0, 1)] == [("smooth", {"lipid": 1}), ("smooth", {"lipid": 3})]


@in_every_edition
@pytest.mark.clause("A-81", "C-RER-05")
def test_proteins_of_an_own_disk_do_not_start_another(edition: str) -> None:
    disks = {(0, 0): ("rough", {"protein": 2}), (1, 0): ("rough", {"protein": 1}), (2, 0): ("rough", {"protein": 1})}
    assert given(edition=edition, disks=disks, points={0: 1}).why_not("place rough-1") == "C-RER-05"


@where_the_player_chooses
@pytest.mark.parametrize("added", ["carb", "lipid"])
@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.clause("A-81", "C-DISP-05")
def test_what_an_own_disk_brings_back_can_be_added_in_the_golgi_at_once(edition: str, added: str, mover: int) -> None:
    disks = {
        (0, mover): ("rough", {"protein": 3}),
        (0, 1 - mover): ("golgi", {"protein": 1, added: 1}),
        (1, 0): ("golgi", CARGO["golgi"]),
        (2, 0): ("golgi", CARGO["golgi"]),
    }
    table = given(edition=edition, disks=disks).play("place golgi-1")
    assert table.legal == (f"evict 0-{1 - mover}",)
    assert table.why_not("evict 1-0") == "A-81"
    table.play(f"evict 0-{1 - mover}", f"add {added}")
    assert (table.disk(0, mover), table.stock()) == (("golgi", {"protein": 3, added: 1}), {"protein": 1})


@pytest.mark.parametrize(("points", "answer"), [({0: 1}, ""), ({1: 1}, "A-81")])
@pytest.mark.clause("A-81", "A-11")
def test_in_the_second_edition_the_golgi_opens_only_if_the_one_who_must_leave_brings_the_addition(
    points: dict[int, int], answer: str
) -> None:
    disks = {**full("golgi"), (0, 1): ("golgi", CARGO["golgi"])}
    del disks[(1, 1)]
    assert given(edition="second", disks=disks, points=points).why_not("place golgi-1") == answer


@in_every_edition
@pytest.mark.clause("A-81", "A-07")
def test_a_lipid_that_comes_back_does_not_serve_a_disk_from_the_smooth_er(edition: str) -> None:
    disks = {
        (0, 0): ("smooth", {"lipid": 3}),
        (0, 1): ("golgi", {"protein": 1, "lipid": 1}),
        (1, 0): ("golgi", CARGO["golgi"]),
        (2, 0): ("golgi", CARGO["golgi"]),
    }
    assert given(edition=edition, disks=disks, points={0: 1}).why_not("place golgi-1") == "A-81"
