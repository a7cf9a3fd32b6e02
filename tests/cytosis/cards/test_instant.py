"""Instant-resource cards: kept in hand, played in the own turn, never completed."""

import pytest

import vesicle
from given import given
from vesicle.cytosis.ids import Molecule

EDITIONS = ("preview", "first", "second")
GAINS = {
    "preview": {"lipid": 3, "carb": 2, "mrna": 3, "protein": 2},
    "first": {"lipid": 3, "carb": 2, "mrna": 3, "protein": 2},
    "second": {"lipid": 4, "carb": 3, "mrna": 4, "protein": 3},
}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
finite_editions = pytest.mark.parametrize("edition", EDITIONS[:2])


@pytest.mark.clause("C-RES-01", "A-32")
@every_edition
def test_it_is_played_before_between_and_after_the_placements(edition: str) -> None:
    cards = ["lipid-reserve", "carb-reserve", "mrna-reserve", "insulin"]
    game = given(edition=edition, hand=cards, atp=4)
    game.play("play lipid-reserve", "grey lipid-3", "play carb-reserve", "place lipid-2", "play mrna-reserve")
    assert game.hand() == ["insulin"]
    assert game.stock() == {"lipid": GAINS[edition]["lipid"] + 5, **{m: GAINS[edition][m] for m in ("carb", "mrna")}}


@pytest.mark.clause("C-RES-01")
@every_edition
def test_it_may_be_kept_for_a_later_turn(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"], flasks={0: 2, 1: 0, 2: 0})
    game.play("place nucleus-3", "done")
    assert game.hand() == ["lipid-reserve"]
    assert game.why_not("play lipid-reserve") == ""


@pytest.mark.clause("A-32", "C-RES-01")
@every_edition
def test_not_in_the_middle_of_an_action(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"], mrna=2).play("place ribosome")
    assert game.why_not("play lipid-reserve") == "C-RES-01"


@pytest.mark.clause("A-32", "C-CARD-03")
@every_edition
def test_not_in_another_players_turn(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"], seat=1)
    assert game.why_not("play lipid-reserve") == "C-CARD-03"


@pytest.mark.clause("A-32", "C-RES-01")
@every_edition
def test_not_in_setup(edition: str) -> None:
    position = given(edition=edition, hand=["lipid-reserve"]).truth | {"round_number": 0, "pending": ["free"]}
    game = vesicle.from_position(position)
    assert game.why_not("play lipid-reserve")[0] == "C-RES-01"


@pytest.mark.clause("C-RES-01")
@every_edition
def test_only_instant_cards_can_be_played(edition: str) -> None:
    assert given(edition=edition, hand=["insulin"]).why_not("play insulin") == "C-RES-01"
    assert given(edition=edition, hand=["insulin"]).why_not("play lipid-reserve") == "C-CARD-03"


@pytest.mark.clause("C-RES-02", "C-RES-04")
@pytest.mark.parametrize("molecule", ["lipid", "carb", "mrna", "protein"])
@every_edition
def test_it_gives_what_it_shows_and_is_discarded(edition: str, molecule: str) -> None:
    amount = GAINS[edition][molecule]
    game = given(edition=edition, hand=[f"{molecule}-reserve"])
    before = game.supply(molecule)
    game.play(f"play {molecule}-reserve")
    assert game.stock() == {molecule: amount}
    assert game.supply(molecule) == before - amount
    assert (game.hand(), game.truth["discard"]) == ([], [f"{molecule}-reserve"])


@pytest.mark.clause("C-RES-02", "C-RES-03", "C-RES-04")
@pytest.mark.vector("T-22")
@pytest.mark.parametrize(("card", "stock"), [("lipid-reserve", {"lipid": 3}), ("carb-reserve", {"carb": 2})])
def test_the_two_printed_cards_of_the_first_edition(card: str, stock: dict[str, int]) -> None:
    game = given(edition="first", hand=[card]).play(f"play {card}")
    assert game.stock() == stock
    assert game.truth["discard"] == [card]
    assert (game.to_act, game.asked, game.player(0)["flasks"]) == (0, "turn", 4)


@pytest.mark.clause("C-RES-03", "A-33")
@every_edition
def test_the_piece_is_still_due(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"]).play("play lipid-reserve")
    assert game.why_not("done") == "C-P1-02"
    assert game.play("place nucleus-3").to_act == 1


@pytest.mark.clause("A-33")
@every_edition
def test_any_number_in_a_turn(edition: str) -> None:
    cards = ["lipid-reserve", "carb-reserve", "mrna-reserve", "protein-reserve"]
    game = given(edition=edition, hand=cards).play(*(f"play {card}" for card in cards))
    assert game.stock() == GAINS[edition]
    assert game.to_act == 0


@pytest.mark.clause("C-RES-04")
def test_the_second_edition_gives_more() -> None:
    for molecule, amount in GAINS["first"].items():
        game = given(edition="second", hand=[f"{molecule}-reserve"]).play(f"play {molecule}-reserve")
        assert game.stock()[molecule] > amount


@pytest.mark.clause("C-RES-05")
def test_the_cards_of_the_second_edition_give_macromolecules_only() -> None:
    assert not given(edition="second").match.rules.box.card_gain[:, Molecule.ATP].any()


@pytest.mark.clause("C-RES-05")
@pytest.mark.parametrize("edition", EDITIONS[:2])
def test_a_card_gives_whatever_it_shows_atp_too(edition: str) -> None:
    box = {"cards": {"lipid-reserve": {"gain": {"lipid": 1, "atp": 2}}}}
    assert given(edition=edition, box=box, hand=["lipid-reserve"]).play("play lipid-reserve").stock() == {
        "lipid": 1,
        "atp": 2,
    }


@pytest.mark.clause("C-RES-06")
@every_edition
def test_it_never_counts_as_completed(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"]).play("play lipid-reserve")
    assert game.completed() == []
    assert game.health() == 0


@pytest.mark.clause("A-77", "C-RES-02")
@finite_editions
def test_a_short_pile_gives_what_it_has(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"], supply={"lipid": 1})
    assert game.play("play lipid-reserve").stock() == {"lipid": 1}
    assert game.supply("lipid") == 0


@pytest.mark.clause("A-77")
@finite_editions
def test_an_empty_pile_closes_the_card(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve"], supply={"lipid": 0})
    assert game.why_not("play lipid-reserve") == "A-77"


@pytest.mark.clause("A-77")
@finite_editions
def test_where_short_piles_close_the_card_needs_all_it_shows(edition: str) -> None:
    short = given(edition=edition, rulings={"shortage": "full"}, hand=["lipid-reserve"], supply={"lipid": 2})
    enough = given(edition=edition, rulings={"shortage": "full"}, hand=["lipid-reserve"], supply={"lipid": 3})
    assert short.why_not("play lipid-reserve") == "A-77"
    assert enough.why_not("play lipid-reserve") == ""


@pytest.mark.clause("C-RES-02")
def test_in_the_second_edition_no_pile_is_ever_short() -> None:
    game = given(edition="second", hand=["lipid-reserve"], supply={"lipid": 0})
    assert game.play("play lipid-reserve").stock() == {"lipid": 4}
