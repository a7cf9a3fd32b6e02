"""Event cards: one a Phase 2; Boosts wait on the board for the first piece, Toxicity strikes at once."""

import random
from typing import Any

import pytest

import vesicle
from given import Table, given

EDITIONS = ("preview", "first", "second")
TOXIC = ("preview", "first")

every_edition = pytest.mark.parametrize("edition", EDITIONS)
toxic_editions = pytest.mark.parametrize("edition", TOXIC)


def revealed(first: str, /, *more: str, **things: Any) -> Table:
    """The table after a Phase 2 that turned up this Event; `more` come next."""
    return given(events=[first, *more], flasks=0, pending=("after",), **things).play("done")


@pytest.mark.clause("C-EVT-01")
@every_edition
def test_one_event_is_turned_up_in_each_phase_2_and_ends_the_one_before(edition: str) -> None:
    game = revealed("reduce-atp-cost", "nucleus-boost", edition=edition)
    assert (game.truth["event"], len(game.truth["events"])) == ("reduce-atp-cost", 9)
    game.end_round()
    assert (game.truth["event"], len(game.truth["events"])) == ("nucleus-boost", 8)


@pytest.mark.clause("C-EVT-01")
@every_edition
def test_an_earlier_event_no_longer_works(edition: str) -> None:
    market = ["insulin", "cortisol"]
    assert given(edition=edition, event="reduce-atp-cost", market=market).why_not("place card-2") == ""
    over = revealed("nucleus-boost", edition=edition, event="reduce-atp-cost", market=["ethanol", *market])
    assert over.why_not("place card-2") == "C-BUY-03"


@pytest.mark.clause("C-EVT-02", "C-EVT-09")
@pytest.mark.parametrize(
    ("edition", "kinds"),
    [
        ("preview", {"boost", "reduce", "toxicity"}),
        ("first", {"boost", "reduce", "toxicity"}),
        ("second", {"boost", "reduce"}),
    ],
)
def test_the_types_of_event_differ(edition: str, kinds: set[str]) -> None:
    table = given(players=5, edition=edition).truth
    assert {name.split("-")[-1].replace("cost", "reduce") for name in table["events"]} == kinds


@pytest.mark.clause("C-EVT-03")
@every_edition
def test_an_event_works_in_the_round_after_its_phase_2(edition: str) -> None:
    game = given(edition=edition, events=["nucleus-boost"], flasks={0: 1, 1: 0, 2: 0})
    assert game.play("place nucleus-3").stock() == {"mrna": 3}
    assert game.truth["round_number"] == 2
    assert game.play("place nucleus-2").stock() == {"mrna": 6}


@pytest.mark.clause("C-EVT-04", "C-EVT-09")
@pytest.mark.parametrize(
    ("event", "area", "molecule"),
    [
        ("glucose-boost", "glucose", "carb"),
        ("nucleus-boost", "nucleus", "mrna"),
        ("respiration-boost", "mitochondria", "atp"),
        ("smooth-er-boost", "lipid", "lipid"),
    ],
)
@every_edition
def test_a_boost_puts_one_resource_of_the_supply_on_its_area(
    edition: str, event: str, area: str, molecule: str
) -> None:
    before = given(edition=edition).supply(molecule)
    game = revealed(event, edition=edition)
    assert {a: w for a, w in game.truth["boost"].items() if any(w.values())} == {
        area: {**dict.fromkeys(("mrna", "protein", "carb", "lipid", "atp"), 0), molecule: 1}
    }
    assert game.supply(molecule) == before - 1


@pytest.mark.clause("A-77", "C-EVT-04")
@toxic_editions
def test_a_boost_of_an_empty_pile_puts_nothing_out(edition: str) -> None:
    game = revealed("nucleus-boost", edition=edition, supply={"mrna": 0})
    assert game.truth["boost"]["nucleus"]["mrna"] == 0
    assert game.supply("mrna") == 0


@pytest.mark.clause("C-EVT-05", "C-EVT-06")
@every_edition
def test_the_first_player_to_place_there_gets_it_on_top(edition: str) -> None:
    game = revealed("nucleus-boost", edition=edition)
    game.play("place lipid-3", "place nucleus-2", "place nucleus-3")
    assert [game.stock(seat) for seat in range(3)] == [{"lipid": 3}, {"mrna": 3}, {"mrna": 3}]
    assert game.truth["boost"]["nucleus"]["mrna"] == 0


@pytest.mark.clause("C-EVT-05", "C-EVT-06")
@pytest.mark.vector("T-23")
@every_edition
def test_mitochondria_3_under_a_boost_gives_four(edition: str) -> None:
    assert given(edition=edition, boost={"mitochondria": {"atp": 1}}).play("place mitochondria-3").stock() == {"atp": 4}


@pytest.mark.clause("C-EVT-07", "A-23")
@every_edition
def test_a_boost_waits_for_the_next_events_and_piles_up(edition: str) -> None:
    waiting = {"glucose": {"carb": 1}}
    assert revealed("reduce-atp-cost", edition=edition, boost=waiting).truth["boost"]["glucose"]["carb"] == 1
    game = revealed("glucose-boost", edition=edition, boost=waiting, atp=1)
    assert game.truth["boost"]["glucose"]["carb"] == 2
    assert game.play("place glucose-1").stock() == {"carb": 3}


@pytest.mark.clause("C-EVT-08", "C-EVT-06")
@pytest.mark.vector("D-37")
@every_edition
def test_the_extra_carbohydrate_costs_no_atp(edition: str) -> None:
    game = given(edition=edition, boost={"glucose": {"carb": 1}}, atp=1)
    assert game.why_not("place glucose-1") == ""
    assert game.play("place glucose-1").stock() == {"carb": 2}


@pytest.mark.clause("A-22", "C-EVT-05")
@every_edition
@pytest.mark.parametrize("spot", ["mitochondria-3", "mitochondria-2", "mitochondria-6"])
def test_every_spot_of_the_mitochondria_collects_their_boost(edition: str, spot: str) -> None:
    game = given(edition=edition, boost={"mitochondria": {"atp": 1}}, carb=1).play(f"place {spot}")
    assert game.stock()["atp"] == int(spot[-1]) + 1


@pytest.mark.clause("A-22", "C-EVT-05")
@every_edition
@pytest.mark.parametrize(("spot", "lipids"), [("lipid-3", 5), ("lipid-2", 4), ("smooth-1", 2), ("smooth-2", 2)])
def test_both_parts_of_the_smooth_er_collect_its_boost(edition: str, spot: str, lipids: int) -> None:
    game = given(edition=edition, boost={"lipid": {"lipid": 1}}, lipid=1).play(f"place {spot}")
    assert game.stock() == {"lipid": lipids}


@pytest.mark.clause("A-22")
@every_edition
def test_a_boost_of_the_transporter_is_not_for_exocytosis(edition: str) -> None:
    vesicle = {(0, 0): ("golgi", {"protein": 2, "carb": 1})}
    game = given(edition=edition, boost={"glucose": {"carb": 1}}, disks=vesicle, hand=["insulin"], atp=2)
    game.play("place exocytosis-1", "complete insulin")
    assert game.stock() == {}
    assert game.truth["boost"]["glucose"]["carb"] == 1


@pytest.mark.clause("A-22")
@every_edition
def test_a_table_may_keep_boosts_for_spots_that_hand_out_resources(edition: str) -> None:
    rulings = {"boost_spots": "collecting"}
    below = given(edition=edition, rulings=rulings, boost={"lipid": {"lipid": 1}}, lipid=1).play("place smooth-1")
    assert below.stock() == {"lipid": 1}
    assert below.truth["boost"]["lipid"]["lipid"] == 1
    above = given(edition=edition, rulings=rulings, boost={"lipid": {"lipid": 1}}).play("place lipid-3")
    assert above.stock() == {"lipid": 4}


@pytest.mark.clause("A-79")
@every_edition
def test_a_boost_lipid_may_be_loaded_at_once(edition: str) -> None:
    game = given(edition=edition, boost={"lipid": {"lipid": 1}}, lipid=1).play("place smooth-1")
    assert game.play("load 2").disk(0, 0) == ("smooth", {"lipid": 2})


@pytest.mark.clause("A-79", "C-P1-08")
@every_edition
@pytest.mark.parametrize(
    ("spot", "boost", "clause"),
    [
        ("smooth-1", {"lipid": {"lipid": 1}}, "C-SER-04"),
        ("mitochondria-6", {"mitochondria": {"carb": 1}}, "C-MIT-03"),
    ],
)
def test_the_spot_must_be_possible_without_the_boost(
    edition: str, spot: str, boost: dict[str, dict[str, int]], clause: str
) -> None:
    assert given(edition=edition, boost=boost).why_not(f"place {spot}") == clause


@pytest.mark.clause("C-EVT-16", "C-EVT-21", "A-31")
@toxic_editions
def test_toxicity_strikes_every_player_and_every_macromolecule_at_once(edition: str) -> None:
    stocks = {0: {"mrna": 5, "lipid": 7}, 1: {"protein": 10}, 2: {"carb": 5}}
    game = revealed("toxicity", edition=edition, stocks=stocks)
    assert [game.stock(seat) for seat in range(3)] == [{"mrna": 4, "lipid": 5}, {"protein": 6}, {"carb": 4}]
    before = given(edition=edition, stocks=stocks)
    returned = {name: game.supply(name) - before.supply(name) for name in ("mrna", "protein", "carb", "lipid")}
    assert returned == {"mrna": 1, "protein": 4, "carb": 1, "lipid": 2}


@pytest.mark.clause("C-EVT-17", "C-EVT-18", "C-EVT-19", "C-EVT-20", "A-31")
@pytest.mark.vector("D-15")
@toxic_editions
@pytest.mark.parametrize(
    ("owned", "left"), [(0, 0), (4, 4), (5, 4), (6, 5), (7, 5), (8, 6), (9, 7), (10, 6), (12, 8), (14, 10)]
)
def test_only_the_highest_band_counts(edition: str, owned: int, left: int) -> None:
    game = revealed("toxicity", edition=edition, mrna=owned)
    assert game.stock().get("mrna", 0) == left


@pytest.mark.clause("C-EVT-20")
@toxic_editions
def test_atp_is_safe_and_kinds_are_judged_one_by_one(edition: str) -> None:
    game = revealed("toxicity", edition=edition, mrna=4, lipid=4, atp=12)
    assert game.stock() == {"mrna": 4, "lipid": 4, "atp": 12}


@pytest.mark.clause("A-31", "C-VES-09")
@toxic_editions
def test_cargo_is_safe_from_toxicity(edition: str) -> None:
    game = revealed("toxicity", edition=edition, disks={(0, 0): ("smooth", {"lipid": 7})}, lipid=4)
    assert game.stock() == {"lipid": 4}
    assert game.disk(0, 0) == ("smooth", {"lipid": 7})


@pytest.mark.clause("C-EVT-02", "C-EVT-16", "C-EVT-17", "C-EVT-18", "C-EVT-19", "C-EVT-20", "C-EVT-21")
def test_the_second_edition_has_no_toxicity() -> None:
    table = given(players=5).truth
    assert "toxicity" not in [*table["events"], *table["events_out"]]


def boost_on(area: str, amount: int = 1) -> dict[str, object]:
    """An own box whose Boosts are all on one area."""
    rows = vesicle.new("cytosis", players=2, seed=0).rules.rows["events"]
    boosts = [name for name, row in rows.items() if row["effect"] == "boost"]
    return {"events": {name: {"area": area, "gain": {"atp": amount}} for name in boosts}}


def test_a_boost_on_the_smooth_er_lies_where_it_can_be_taken() -> None:
    """Both parts of the Smooth ER are one location (A-22)."""
    match = vesicle.new("cytosis", players=2, seed=1, box=boost_on("smooth"))
    chance = random.Random(1)
    while not any(sum(waiting.values()) for waiting in match.position()["boost"].values()):
        match.play(chance.choice(match.legal))
    boosts = {area: sum(waiting.values()) for area, waiting in match.position()["boost"].items()}
    assert boosts["smooth"] == 0 and boosts["lipid"] > 0


def test_a_boost_that_nobody_could_take_is_refused_in_a_sentence() -> None:
    words = "^events.*area: nobody could take a Boost from golgi, where no spot gives any$"
    with pytest.raises(ValueError, match=words):
        vesicle.new("cytosis", players=2, box=boost_on("golgi"), rulings={"boost_spots": "collecting"})
    assert vesicle.new("cytosis", players=2, box=boost_on("golgi")).legal


def test_more_boosts_than_can_be_counted_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=r"^events.*gain: more than 120 pieces could wait in one place$"):
        vesicle.new("cytosis", players=2, box=boost_on("nucleus", 20))
