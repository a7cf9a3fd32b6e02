"""Antibodies: bought step by step, in order, up to the top of a column, and never used up."""

import pytest

import vesicle
from given import Table, attack, given, outbreak

RICH = {seat: {"atp": 2} for seat in range(3)}


def paid_out(game: Table) -> Table:
    """Go on until antibodies are for sale; everybody takes mRNA and loses a health point."""
    while game.asked in ("gain", "lose"):
        game.play("take mrna" if game.asked == "gain" else "lose hp")
    return game


@pytest.mark.clause("C-VIR-18")
@pytest.mark.parametrize("marker", [0, 1, 2])
def test_after_a_virus_each_may_buy_clockwise_from_the_marker(marker: int) -> None:
    game = paid_out(outbreak(marker=marker, stocks=RICH))
    asked = []
    while game.asked == "antibody":
        asked.append(game.to_act)
        game.play("antibody", "done")
    assert asked == [(marker + step) % 3 for step in range(3)]
    assert game.antibodies("influenza") == [2, 2, 2]
    assert game.antibodies("ebola") == game.antibodies("rhinovirus") == [0, 0, 0]


@pytest.mark.clause("C-VIR-18", "A-89")
def test_one_atp_buys_two_antibodies_as_often_as_wanted() -> None:
    game = paid_out(outbreak(stocks={0: {"atp": 4}}))
    before = game.supply("atp")
    for bought in (1, 2, 3):
        assert game.legal == ("antibody", "done")
        game.play("antibody")
        assert game.antibodies("influenza")[0] == 2 * bought
        assert game.stock(0)["atp"] == 4 - bought
    assert game.supply("atp") == before + 3
    assert game.play("done").truth["round_number"] == 2


@pytest.mark.clause("A-89", "A-93")
def test_who_cannot_buy_any_more_is_not_asked() -> None:
    game = paid_out(outbreak(stocks={1: {"atp": 1}}))
    assert game.to_act == 1
    assert game.play("antibody").truth["round_number"] == 2


@pytest.mark.clause("C-VIR-18")
def test_antibodies_are_for_sale_only_when_a_virus_has_come() -> None:
    assert given(virus=True, atp=3).why_not("antibody") == "C-VIR-18"
    assert outbreak(atp=3).why_not("antibody") == "C-VIR-18"


@pytest.mark.clause("C-VIR-18")
def test_without_atp_no_antibody_can_be_bought() -> None:
    position = paid_out(outbreak(stocks={0: {"atp": 1}})).truth
    position["players"][0]["stock"]["atp"] = 0
    position["supply"]["atp"] += 1
    assert Table(vesicle.from_position(position)).why_not("antibody") == "C-VIR-18"


@pytest.mark.clause("C-VIR-19")
def test_what_a_virus_gave_can_be_spent_at_once() -> None:
    game = outbreak(stocks={2: {"carb": 1}}).play("take atp", "take atp", "take mrna", "take atp", "lose carb")
    assert (game.to_act, game.asked) == (0, "antibody")
    game.play("antibody", "antibody")
    assert (game.to_act, game.stock(0)) == (1, {"mrna": 1})
    assert game.play("antibody").antibodies("influenza") == [4, 2, 0]


@pytest.mark.clause("C-VIR-21")
def test_before_an_attack_strikes_only_its_buyer_may_buy() -> None:
    game = attack(stocks=RICH)
    assert (game.to_act, game.asked) == (0, "vaccinate")
    game.play("antibody")
    assert (game.to_act, game.asked) == (0, "vaccinate")
    assert [game.health(seat) for seat in range(3)] == [0, 0, 0]
    game.play("done")
    assert game.antibodies("influenza") == [2, 0, 0]
    assert game.virus()["response"][:3] == [3, 1, 1]


@pytest.mark.clause("C-VIR-21", "A-93")
def test_a_buyer_without_atp_is_not_asked() -> None:
    assert attack(stocks={1: {"atp": 2}}).asked == "gain"


@pytest.mark.clause("C-VIR-39", "C-VIR-40")
def test_a_virus_uses_up_no_antibodies() -> None:
    owned = {0: {"influenza": 4, "ebola": 2}, 1: {"influenza": 2}}
    game = outbreak(antibodies=owned).weather()
    assert (game.antibodies("influenza"), game.antibodies("ebola")) == ([4, 2, 0], [2, 0, 0])


@pytest.mark.clause("C-VIR-39")
def test_antibodies_bought_for_one_virus_count_against_the_next_of_that_strain() -> None:
    game = attack(market=["influenza-attack-1", "influenza-attack-2"], stocks={0: {"atp": 2}, 1: {"atp": 1}})
    game.play("antibody", "antibody").weather()
    game.play("place card-2")
    assert game.virus()["response"][:3] == [5, 1, 1]
    assert game.antibodies("influenza") == [4, 0, 0]


@pytest.mark.clause("C-VIR-39")
def test_everybody_sees_the_mats() -> None:
    seen = outbreak(antibodies={1: {"ebola": 6}}).match.view(None)
    assert [player["antibodies"]["ebola"] for player in seen["players"]] == [0, 6, 0]


@pytest.mark.clause("A-74", "A-52")
def test_above_the_top_of_a_column_nothing_is_sold() -> None:
    game = paid_out(outbreak(stocks={0: {"atp": 4}}, antibodies={0: {"influenza": 8}}))
    assert game.play("antibody").legal == ("antibody", "done")
    game.play("antibody")
    assert game.antibodies("influenza")[0] == 12
    assert game.stock(0)["atp"] == 2
    assert game.truth["round_number"] == 2


@pytest.mark.clause("A-74")
def test_the_clause_says_why_a_full_column_takes_no_more() -> None:
    position = paid_out(outbreak(stocks={0: {"atp": 4}})).truth
    position["players"][0]["antibodies"]["influenza"] = 12
    assert Table(vesicle.from_position(position)).why_not("antibody") == "A-74"


@pytest.mark.clause("A-74", "A-52")
@pytest.mark.parametrize(("top", "owned"), [(0, [2, 4, 6, 8, 10, 12, 14, 16]), (5, [2, 4, 5])])
def test_the_top_is_a_value_of_the_box(top: int, owned: list[int]) -> None:
    game = paid_out(outbreak(stocks={0: {"atp": 8}}, box={"virus": {"antibody_top": top}}, antibodies={}))
    while game.to_act != 0:
        game.play("done")
    climbed = []
    while game.asked == "antibody":
        climbed.append(game.play("antibody").antibodies("influenza")[0])
    assert climbed == owned


@pytest.mark.clause("C-VIR-18")
def test_price_and_step_are_values_of_the_box() -> None:
    game = attack(box={"virus": {"antibody_price": 2, "antibody_step": 3}}, atp=3).play("antibody")
    assert (game.stock(0)["atp"], game.antibodies("influenza")[0]) == (1, 3)
    assert game.asked != "vaccinate"
    with pytest.raises(ValueError, match="at least 1 is wanted"):
        attack(box={"virus": {"antibody_price": 0}})


@pytest.mark.vector("T-15")
def test_two_extra_atp_lift_the_buyers_marker_to_four() -> None:
    game = attack(atp=2).play("antibody", "antibody")
    assert game.antibodies("influenza") == [4, 0, 0]
    assert game.stock(0) == {}


@pytest.mark.vector("T-19")
def test_afterwards_two_pay_nothing_and_the_third_two() -> None:
    owned = {0: {"influenza": 4}, 1: {"influenza": 6}, 2: {"influenza": 2}}
    game = paid_out(attack(antibodies=owned, stocks=RICH).play("done"))
    game.play("done", "done", "antibody", "antibody")
    assert game.antibodies("influenza") == [4, 6, 6]
