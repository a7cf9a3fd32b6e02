"""Questions that tables argue about: each a switch with a sentence and options, each option played."""

from typing import Any

import pytest

import vesicle
from given import given
from vesicle.cytosis.components import DATA

every_edition = pytest.mark.parametrize("edition", DATA.names)
SWITCHES = DATA.read("base/rulings.toml")
MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]
UNEVEN = {"spots": {"card-2": {"pay": {"atp": 3}}, "card-3": {"pay": {"atp": 2}}, "card-4": {"pay": {"atp": 1}}}}


def either(name: str) -> Any:
    """Both options of a switch, one by one."""
    return pytest.mark.parametrize("option", SWITCHES[name]["options"])


@either("blocking")
@pytest.mark.clause("A-01", "C-P1-08")
@every_edition
def test_a_piece_may_only_close_a_spot_where_tables_play_so(edition: str, option: str) -> None:
    game = given(edition=edition, rulings={"blocking": option}, market=["insulin"], boost={"lipid": {"lipid": 1}})
    for spot, clause in (("glucose-2", "C-GLU-04"), ("smooth-1", "C-SER-04")):
        assert game.why_not(f"place {spot}") == ("" if option == "yes" else clause)
    assert game.why_not("place card-2") == "A-18"
    if option == "yes":
        assert game.play("place smooth-1").asked == "turn"
        assert (game.to_act, game.stock(), game.truth["boost"]["lipid"]["lipid"]) == (1, {}, 1)
        assert game.why_not("place smooth-1") == "C-P1-04"


@pytest.mark.clause("A-01", "C-GREY-05")
def test_a_grey_piece_never_only_closes_a_spot() -> None:
    game = given(rulings={"blocking": "yes"}, atp=4)
    assert game.why_not("grey golgi-1") == "C-GOL-07"


@either("displaced_cargo")
@pytest.mark.clause("A-13", "C-DISP-05")
@every_edition
def test_the_cargo_of_a_displaced_disk_has_two_ways_to_go(edition: str, option: str) -> None:
    disks = {(1, 0): ("smooth", {"lipid": 3}), (2, 0): ("smooth", {"lipid": 2})}
    game = given(edition=edition, rulings={"displaced_cargo": option}, disks=disks, points={1: 5}, lipid=1)
    before = game.supply("lipid")
    game.play("place smooth-1", *(["evict 1-0"] if edition != "second" else []), "load 1")
    assert game.disk(1, 0) == (None, {})
    assert game.stock(1) == ({"lipid": 3} if option == "owner" else {})
    assert game.supply("lipid") - before == (0 if option == "owner" else 3)


@either("displaced_cargo")
@pytest.mark.clause("A-13", "A-81")
@every_edition
@pytest.mark.parametrize("area", ["smooth", "golgi"])
def test_lost_cargo_helps_nobody_to_go_on(edition: str, area: str, option: str) -> None:
    cargo: dict[str, dict[str, int]] = {"smooth": {"lipid": 3}, "golgi": {"protein": 2, "carb": 1}}
    disks: Any = {(0, 0): (area, cargo[area]), (1, 0): (area, cargo[area])}
    if area == "golgi":
        disks |= {(0, 1): ("rough", {"protein": 2}), (2, 0): (area, cargo[area])}
    game = given(edition=edition, rulings={"displaced_cargo": option}, disks=disks, points={0: 5})
    assert game.why_not(f"place {area}-1") == ("" if option == "owner" else "A-81")


@either("market_gap")
@pytest.mark.clause("A-16", "C-MKT-07")
@every_edition
def test_a_card_that_is_bought_already_may_save_the_next_one(edition: str, option: str) -> None:
    things: Any = {"edition": edition, "rulings": {"market_gap": option}, "flasks": 0, "pending": ("after",)}
    game = given(market=[None, *MARKET[1:]], **things).play("done")
    assert game.truth["discard"] == (["cortisol"] if option == "next" else [])
    assert game.market()[0] == ("glucagon" if option == "next" else "cortisol")
    assert given(market=MARKET, **things).play("done").truth["discard"] == ["insulin"]


@pytest.mark.clause("A-16", "A-90", "C-MKT-09")
@pytest.mark.parametrize(
    ("removal", "market", "leaving"),
    [
        ("cheapest", MARKET, ["insulin", "estradiol"]),
        ("cheapest", [*MARKET[:3], None], ["insulin"]),
        ("left-most", MARKET, ["insulin", "cortisol"]),
        ("left-most", [None, *MARKET[1:]], ["cortisol"]),
    ],
)
def test_with_two_players_two_slots_are_emptied(removal: str, market: list[str | None], leaving: list[str]) -> None:
    rulings = {"market_gap": "none", "market_removal": removal}
    things: Any = {"players": 2, "rulings": rulings, "box": UNEVEN, "flasks": 0, "pending": ("after",)}
    game = given(market=market, **things).play("done")
    assert game.truth["discard"] == leaving
    (told,) = [entry["cards"] for entry in game.match.log(None) if entry["what"] == "discard"]
    assert sorted(told) == sorted(leaving)


@pytest.mark.clause("A-16")
def test_there_are_no_more_slots_to_empty_than_the_market_has() -> None:
    box = {"setup": {"market_removed": [9, 9, 9, 9]}}
    game = given(rulings={"market_gap": "none"}, box=box, market=MARKET, flasks=0, pending=("after",)).play("done")
    assert game.truth["discard"] == MARKET


@either("boost_lasts")
@pytest.mark.clause("A-23", "C-EVT-07")
@every_edition
def test_a_boost_that_nobody_takes_waits_or_goes_back(edition: str, option: str) -> None:
    things: Any = {"events": ["glucose-boost"], "flasks": 0, "pending": ("after",)}
    game = given(edition=edition, rulings={"boost_lasts": option}, boost={"nucleus": {"mrna": 1}}, **things)
    before = game.supply("mrna")
    game.play("done")
    waits = 1 if option == "taken" else 0
    assert (game.truth["boost"]["nucleus"]["mrna"], game.truth["boost"]["glucose"]["carb"]) == (waits, 1)
    assert game.supply("mrna") == before + 1 - waits


@either("grey_boost")
@pytest.mark.clause("A-24", "C-EVT-05")
@every_edition
def test_a_grey_piece_may_leave_a_boost_to_own_pieces(edition: str, option: str) -> None:
    game = given(edition=edition, rulings={"grey_boost": option}, boost={"nucleus": {"mrna": 1}}, atp=4)
    assert game.play("grey nucleus-2").stock() == {"mrna": 3 if option == "yes" else 2}
    assert game.play("place nucleus-3").stock() == {"mrna": 6}


@either("grey_spot")
@pytest.mark.clause("A-25", "C-GREY-11")
@every_edition
def test_a_grey_piece_may_leave_its_spot_open(edition: str, option: str) -> None:
    game = given(edition=edition, rulings={"grey_spot": option}, greys={"nucleus-3": 1})
    assert game.why_not("place nucleus-3") == ("C-P1-04" if option == "closed" else "")
    game = given(edition=edition, rulings={"grey_spot": option}, occupied={"nucleus-3": 1})
    assert game.why_not("place nucleus-3") == "C-P1-04"


@either("toxic_bands")
@pytest.mark.clause("A-31", "C-EVT-20")
@pytest.mark.parametrize("edition", ["preview", "first"])
@pytest.mark.parametrize(("owned", "highest", "together"), [(4, 4, 4), (6, 5, 5), (9, 7, 6), (12, 8, 5)])
def test_bands_of_toxicity_may_add_up(edition: str, owned: int, highest: int, together: int, option: str) -> None:
    things: Any = {"events": ["toxicity"], "flasks": 0, "pending": ("after",), "mrna": owned}
    game = given(edition=edition, rulings={"toxic_bands": option}, **things).play("done")
    assert game.stock() == {"mrna": highest if option == "highest" else together}


@pytest.mark.clause("A-31")
def test_toxicity_takes_no_more_than_there_is() -> None:
    box = {"setup": {"toxic_from": [1, 2, 3], "toxic_loss": [9, 9, 9]}}
    game = given(edition="first", box=box, events=["toxicity"], flasks=0, pending=("after",), mrna=4)
    assert game.play("done").stock() == {}


@either("goal_card")
@pytest.mark.clause("A-35", "C-GOAL-07")
@every_edition
def test_a_goal_may_ask_for_a_card_that_it_counts(edition: str, option: str) -> None:
    goals, cards = ["enzymes", "detox", "receptors"], {0: ["hexokinase"]}
    game = given(edition=edition, rulings={"goal_card": option}, goals=goals, completed=cards).play("place laureates")
    assert game.why_not("goal enzymes") == ""
    assert game.why_not("goal detox") == ("" if option == "no" else "A-35")


# All of them together


def other_options(edition: str) -> dict[str, str]:
    """For every switch an option that the edition does not play."""
    usual = DATA.usual_rulings(edition)
    return {name: next(o for o in row["options"] if o != usual[name]) for name, row in SWITCHES.items()}


@every_edition
def test_a_table_that_plays_everything_otherwise_comes_to_an_end(edition: str) -> None:
    match = vesicle.new("cytosis", players=2, edition=edition, seed=4, rulings=other_options(edition))
    number = 0
    while match.to_act is not None:
        number += 1
        if number % 40 == 0:
            assert [text for text in match.rules.numbers if not match.why_not(text)] == list(match.legal)
            assert vesicle.from_position(match.position()).legal == match.legal
        match.play(match.legal[number * 7 % len(match.legal)])
    assert match.winner in (0, 1)


@every_edition
def test_a_saved_game_keeps_just_the_rulings_that_differ(edition: str) -> None:
    usual, others = DATA.usual_rulings(edition), other_options(edition)
    assert vesicle.new("cytosis", edition=edition, seed=1, rulings=usual).record()["options"]["rulings"] == {}
    for name in ("market_gap", "supply"):
        chosen = {**usual, name: others[name]}
        record = vesicle.new("cytosis", edition=edition, seed=1, rulings=chosen).record()
        assert record["options"]["rulings"] == {name: others[name]}
        assert getattr(vesicle.replay(record).rules.box, name) == SWITCHES[name]["options"].index(others[name])


@pytest.mark.parametrize("name", SWITCHES)
def test_every_switch_is_told_in_one_sentence(name: str) -> None:
    row = vesicle.games()["cytosis"]["rulings"][name]
    assert row["text"].endswith(".") and ". " not in row["text"] and len(row["text"]) <= 120
    assert len(row["options"]) == len(set(row["options"])) >= 2
    assert set(row["defaults"]) == set(DATA.names) and set(row["defaults"].values()) <= set(row["options"])
