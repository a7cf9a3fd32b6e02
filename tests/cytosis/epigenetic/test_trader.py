"""Metabolic switch: ATP for other molecules at any point of the own turn."""

import pytest

import vesicle
from given import Table, given

TRADER = {0: "metabolic-switch"}
EDITIONS = ("preview", "first", "second")

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.clause("C-EPI-08")
@pytest.mark.parametrize(("molecule", "price"), [("lipid", 1), ("mrna", 1), ("carb", 2)])
def test_atp_is_traded_at_its_rate(molecule: str, price: int) -> None:
    game = given(edition="first", traits=TRADER, atp=2)
    pile, atp = game.supply(molecule), game.supply("atp")
    game.play(f"trade {molecule}")
    assert game.stock() == {molecule: 1, **({"atp": 2 - price} if price < 2 else {})}
    assert (game.supply(molecule), game.supply("atp")) == (pile - 1, atp + price)
    assert (game.to_act, game.asked) == (0, "turn")


@pytest.mark.clause("C-EPI-08")
@pytest.mark.parametrize("molecule", ["atp", "protein"])
def test_nothing_is_traded_back_and_proteins_never(molecule: str) -> None:
    game = given(edition="first", traits=TRADER, atp=5, mrna=5, carb=5, lipid=5, protein=5)
    assert game.why_not(f"trade {molecule}") == "C-EPI-08"
    assert game.options("trade") == ["mrna", "carb", "lipid"]


@pytest.mark.clause("C-EPI-08")
def test_it_may_be_used_any_number_of_times_while_there_is_atp() -> None:
    game = given(edition="first", traits=TRADER, atp=7)
    game.play("trade lipid", "trade lipid", "trade mrna", "trade carb", "trade carb")
    assert game.stock() == {"mrna": 1, "carb": 2, "lipid": 2}
    assert game.why_not("trade lipid") == "C-EPI-08"


@pytest.mark.clause("C-EPI-08")
@pytest.mark.parametrize(("molecule", "atp"), [("lipid", 0), ("mrna", 0), ("carb", 1)])
def test_its_price_must_be_there(molecule: str, atp: int) -> None:
    assert given(edition="first", traits=TRADER, atp=atp).why_not(f"trade {molecule}") == "C-EPI-08"


@pytest.mark.clause("C-EPI-08", "C-EPI-07")
def test_only_its_owner_trades_and_only_in_the_own_turn() -> None:
    assert given(edition="first", traits={1: "metabolic-switch"}, atp=3).why_not("trade lipid") == "C-EPI-08"
    assert given(edition="first", atp=3).why_not("trade lipid") == "C-EPI-08"
    game = given(edition="first", traits=TRADER, seat=1, stocks={0: {"atp": 3}, 1: {"atp": 3}})
    assert game.why_not("trade lipid") == "C-EPI-08"


@pytest.mark.clause("A-62", "C-EPI-07")
def test_it_works_before_between_and_after_the_placements() -> None:
    game = given(edition="first", traits=TRADER, atp=7)
    game.play("trade mrna", "grey nucleus-3", "trade mrna", "place nucleus-2", "trade mrna")
    assert game.stock() == {"mrna": 8}
    assert (game.to_act, game.asked) == (0, "after")


@pytest.mark.clause("A-62")
@pytest.mark.parametrize("action", ["place ribosome", "place laureates", "place rough-1", "grey ribosome"])
def test_it_does_not_work_inside_a_running_action(action: str) -> None:
    game = given(edition="first", traits=TRADER, atp=6, mrna=2).play(action)
    assert game.asked not in ("turn", "after")
    assert game.why_not("trade lipid") == "C-EPI-07"


@pytest.mark.clause("C-EPI-07")
def test_it_does_not_work_in_setup() -> None:
    position = given(edition="first", traits=TRADER, atp=3).truth | {"round_number": 0, "pending": ["free"]}
    game = Table(vesicle.from_position(position))
    assert game.why_not("trade lipid") == "C-EPI-07"


@pytest.mark.clause("C-EPI-07", "A-62", "C-VIR-20")
def test_it_does_not_work_while_a_virus_is_dealt_with() -> None:
    game = given(edition="first", virus=True, traits=TRADER, atp=9, market=["ebola-attack-1"]).play("place card-1")
    assert (game.to_act, game.asked, game.why_not("trade lipid")) == (0, "vaccinate", "C-EPI-07")


@pytest.mark.clause("A-62", "A-77")
@pytest.mark.parametrize("molecule", ["mrna", "carb", "lipid"])
def test_an_empty_pile_has_nothing_to_trade(molecule: str) -> None:
    short = given(edition="first", traits=TRADER, atp=3, supply={molecule: 0})
    assert short.why_not(f"trade {molecule}") == "A-77"
    assert short.options("trade") == [name for name in ("mrna", "carb", "lipid") if name != molecule]
    assert given(edition="first", traits=TRADER, atp=3, supply={molecule: 1}).why_not(f"trade {molecule}") == ""


@pytest.mark.clause("A-62", "A-77")
def test_an_unlimited_supply_never_runs_out() -> None:
    game = given(edition="second", traits=TRADER, atp=40).play(*["trade lipid"] * 40)
    assert game.stock() == {"lipid": 40}


@pytest.mark.clause("A-82", "A-32")
@every_edition
def test_its_owners_turn_stays_open_even_without_cards(edition: str) -> None:
    game = given(edition=edition, traits=TRADER).play("place nucleus-3")
    assert (game.to_act, game.asked, game.legal) == (0, "after", ("done",))
    assert game.play("done").to_act == 1


@pytest.mark.clause("A-82")
def test_trading_away_all_atp_does_not_close_the_turn() -> None:
    game = given(edition="first", traits=TRADER, atp=1).play("place nucleus-3", "trade lipid")
    assert (game.to_act, game.asked) == (0, "after")


@pytest.mark.clause("A-82")
def test_the_others_turns_end_by_themselves() -> None:
    game = given(edition="first", traits=TRADER).play("place nucleus-3", "done", "place nucleus-2")
    assert game.to_act == 2


@pytest.mark.clause("A-82", "A-32")
def test_a_table_may_close_every_turn_with_its_placement() -> None:
    game = given(edition="first", rulings={"open_turn": "no"}, traits=TRADER, atp=2).play("place nucleus-3")
    assert game.to_act == 1


@pytest.mark.clause("A-82", "C-EPI-08", "C-SCM-02")
def test_leftover_atp_is_traded_after_the_very_last_placement() -> None:
    last = {"edition": "first", "round_number": 11, "flasks": {0: 1, 1: 0, 2: 0}, "traits": TRADER, "atp": 1}
    game = given(**last).play("place nucleus-3")
    assert game.winner is None
    game.play("trade mrna", "done")
    assert game.winner == 0
    assert game.scored(0, "macromolecules") == 1
    assert given(**last).play("place nucleus-3", "done").scored(0, "macromolecules") == 0


@pytest.mark.clause("C-EPI-07", "A-82")
def test_nobody_trades_after_anothers_last_placement() -> None:
    stocks = {1: {"atp": 1, "mrna": 3}}
    last = given(
        edition="first",
        round_number=11,
        flasks={0: 1, 1: 0, 2: 0},
        traits={1: "metabolic-switch"},
        stocks=stocks,
    )
    assert last.play("place nucleus-3").winner is not None
    assert last.scored(1, "macromolecules") == 0
