"""What a refusal costs and how it is paid."""

from itertools import product

import pytest

import vesicle
from vesicle.virus_and_co.payment import PAYMENTS
from virus_given import Pills, Table, given


def received(passes: int, mine: Pills, staged: int = 0, **options: object) -> Table:
    """Seat 2 decides on a light blue card after so many passes, with some blue pills staged."""
    table = given(pills={2: mine}, offers=["zika", "ebola"], **options)  # type: ignore[arg-type]
    truth = table.play("circulate 1").truth
    truth.update(seat=2, recipient=2, giver=1, passes=passes)
    truth["players"][2]["staged"]["blue"] = staged
    truth["pharmacy"]["blue"] -= staged
    return Table(vesicle.from_position(truth))


@pytest.mark.clause("V-058", "V-059", "V-060", "V-061")
@pytest.mark.vector("TV-05")
@pytest.mark.parametrize(
    ("passes", "payments"), [(1, ["0y-0r"]), (2, ["0y-0r", "1y-0r"]), (3, ["0y-0r", "0y-1r", "1y-0r"])]
)
def test_the_price_is_the_number_of_the_pass(passes: int, payments: list[str]) -> None:
    assert received(passes, (3, 2, 2)).options("pay") == payments


@pytest.mark.clause("V-062", "V-008")
def test_paid_pills_stay_in_front_of_their_payer() -> None:
    table = received(3, (3, 2, 2))
    before = table.pharmacy()
    table.play("pay 1y-0r")
    assert table.staged(2) == (1, 1, 0) and table.pills(2) == (2, 1, 2) and table.pharmacy() == before


@pytest.mark.clause("V-063", "V-060", "R-27")
@pytest.mark.vector("TV-02")
def test_a_second_refusal_adds_what_is_missing() -> None:
    table = received(5, (4, 2, 1), staged=1)
    assert table.options("pay") == ["0y-0r", "0y-1r", "1y-0r", "2y-0r"]
    assert table.play("pay 0y-1r").staged(2) == (2, 0, 1)


@pytest.mark.clause("V-063")
@pytest.mark.vector("TV-02")
def test_with_four_players_the_fifth_pass_is_the_first_recipients_second() -> None:
    table = given(offers=["zika", "ebola"])
    table.play("circulate 1", "pay 0y-0r", "pay 1y-0r", "pay 0y-1r", "pay 0y-1r")
    assert table.to_act == 1 and table.truth["passes"] == 5
    assert table.options("pay") == ["0y-1r", "1y-0r", "2y-0r"]


@pytest.mark.clause("V-064", "V-065", "V-067")
@pytest.mark.vector("TV-03")
def test_who_cannot_pay_exactly_may_pay_more_and_gets_no_change() -> None:
    table = received(2, (1, 0, 1))
    assert table.options("pay") == ["0y-1r"]
    table.play("pay 0y-1r")
    assert table.staged(2) == (0, 0, 1) and table.truth["passes"] == 3
    assert table.to_act == 3 and table.options("pay") == ["0y-0r", "0y-1r", "1y-0r"]


@pytest.mark.clause("V-064", "R-26")
def test_nobody_overpays_who_can_pay_exactly() -> None:
    table = received(1, (1, 1, 1))
    assert table.why_not("pay 1y-0r") == table.why_not("pay 0y-1r") == "R-26"


@pytest.mark.clause("R-26")
def test_no_pill_may_be_superfluous() -> None:
    table = received(2, (0, 0, 2), rulings={"payment": "free"})
    assert table.options("pay") == ["0y-1r"]
    assert table.why_not("pay 0y-2r") == "R-26"
    assert received(1, (0, 2, 0)).why_not("pay 2y-0r") == "R-26"


@pytest.mark.clause("R-26")
def test_a_table_may_let_everybody_overpay() -> None:
    table = received(1, (1, 1, 1), rulings={"payment": "free"})
    assert table.options("pay") == ["0y-0r", "0y-1r", "1y-0r"]


@pytest.mark.clause("V-066", "R-66")
def test_an_earlier_surplus_can_make_a_payment_exact() -> None:
    table = received(5, (0, 1, 1), staged=3)
    assert table.options("pay") == ["1y-0r"] and table.why_not("pay 0y-1r") == "R-26"


@pytest.mark.clause("V-068")
def test_who_cannot_pay_takes_the_card() -> None:
    table = received(5, (2, 1, 0))
    assert table.legal == ("accept",)
    assert table.why_not("pay 0y-0r") == table.why_not("pay 1y-0r") == table.why_not("pay 0y-1r") == "V-068"
    assert table.why_not("pay 2y-0r") == "V-068"


@pytest.mark.clause("R-26", "V-061")
@pytest.mark.parametrize("rulings", [{}, {"payment": "free"}])
def test_every_payment_without_a_superfluous_pill_is_there_and_no_other(rulings: dict[str, str]) -> None:
    for passes, mine in product((1, 2, 3, 4, 7), ((3, 2, 2), (0, 3, 1), (0, 0, 4), (1, 0, 2), (0, 4, 0))):
        sets = [pills for pills in product(*(range(have + 1) for have in mine)) if is_irredundant(pills, passes)]
        if not rulings and any(worth(pills) == passes for pills in sets):
            sets = [pills for pills in sets if worth(pills) == passes]
        found = received(passes, mine, rulings=rulings).options("pay")
        assert sorted(found) == sorted(f"{yellow}y-{red}r" for _, yellow, red in sets)


def worth(pills: tuple[int, ...]) -> int:
    return pills[0] + 2 * pills[1] + 3 * pills[2]


def is_irredundant(pills: tuple[int, ...], price: int) -> bool:
    smallest = next((colour + 1 for colour in range(3) if pills[colour]), 0)
    return price <= worth(pills) < price + smallest


def test_the_payments_reach_as_far_as_the_dearest_refusal() -> None:
    assert len(set(PAYMENTS)) == len(PAYMENTS) == 154
    assert max(2 * yellow + 3 * red for yellow, red in PAYMENTS) == 40
