"""What the boxes hold."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import vesicle
from vesicle.virus_and_co.components import DATA, components, rows_of


@pytest.mark.clause("V-002", "V-003", "V-004")
@pytest.mark.parametrize(("edition", "kinds"), [("later", (20, 8, 10)), ("first-print", (18, 8, 12))])
def test_the_main_deck_has_38_cards(edition: str, kinds: tuple[int, ...]) -> None:
    counts = Counter(row["kind"] for row in components(edition)["cards"].values())
    assert (counts["light-blue"], counts["red"], counts["injection"]) == kinds and counts.total() == 38


@pytest.mark.clause("V-009", "R-01", "R-02")
def test_every_virus_shows_points_and_pills() -> None:
    viruses = [row for row in components("later")["cards"].values() if row["kind"] != "injection"]
    assert sum(row["points"] for row in viruses) == 92
    assert sorted(row["points"] for row in viruses if row["kind"] == "red") == [1, 2, 3, 3, 4, 4, 5, 6]
    icons = Counter[str]()
    for row in viruses:
        assert 1 <= sum(row["pills"].values()) <= 3
        icons.update(row["pills"])
    assert icons == {"blue": 21, "yellow": 14, "red": 14}


@pytest.mark.clause("V-007")
@pytest.mark.parametrize(("edition", "pills"), [("later", [21, 14, 14]), ("first-print", [28, 21, 14])])
def test_the_pills_serve_six_players_and_the_pharmacy(edition: str, pills: list[int]) -> None:
    box = vesicle.rules_for("virus-and-co", {"players": 6, "edition": edition}).box
    assert box.pills.tolist() == pills == [7 * start for start in box.start.tolist()]


@pytest.mark.clause("V-006")
def test_there_is_one_pharmacy_and_one_turn_card() -> None:
    truth = vesicle.new("virus-and-co", seed=1).position()
    assert set(truth["pharmacy"]) == {"blue", "yellow", "red"} and isinstance(truth["turn_card"], int)


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="edition 'third' is none of later, first-print"):
        DATA.manifest("third")


@pytest.mark.clause("R-01")
def test_an_own_box_replaces_what_it_names(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text("[cards]\nzika = { points = 6, pills = { red = 2 } }\n", encoding="utf-8")
    match = vesicle.new("virus-and-co", box=str(path), seed=1)
    card = list(match.position()["known"]).index("zika")
    assert match.rules.box.card_points[card] == 6 and match.rules.box.card_pills[card].tolist() == [0, 0, 2]
    assert vesicle.from_position(match.position()).position() == match.position()


@pytest.mark.parametrize(
    ("box", "complaint"),
    [
        ({"decks": {}}, "decks: there is no such section"),
        ({"cards": {"flu": {"points": 1}}}, "cards.flu: there is no such key"),
        ({"cards": {"zika": {"points": 0}}}, "cards.zika.points: a Virus has at least one point"),
        ({"cards": {"zika": {"points": 21}}}, "cards.zika.points: 21 is not a whole number from 0 to 20"),
        ({"cards": {"zika": {"kind": "gain"}}}, "cards.zika.kind: 'gain' belongs to the other deck"),
        ({"cards": {"zika": {"kind": "injection"}}}, "cards.zika.points"),
        ({"cards": {"zika": {"source": "hearsay"}}}, "cards.zika.source: 'hearsay' is none of"),
        ({"cards": {"zika": {"pills": {"blue": 10}}}}, "cards.zika.pills.blue: 10 is not a whole number from 0 to 9"),
        ({"cards": {"injection": {"copies": 9}}}, "cards: a box holds 38, not 37"),
        ({"cards": {"injection": {"copies": "ten"}}}, "cards.injection.copies: 'ten' is not a whole number"),
        ({"risks": {"plague": {"copies": 5}}}, "risks: a box holds 20, not 21"),
        ({"risks": {"recall": {"kind": "red"}}}, "risks.recall.kind: 'red' belongs to the other deck"),
        ({"risks": {"prescription": {"kind": "give"}}}, "risks.prescription.pills: a card of this kind shows no pills"),
        ({"risks": {"plague": {"kind": "nurse"}}}, "risks.plague.kind: 'nurse' is none of"),
        (
            {"complete": ["setup"], "setup": {}},
            "setup: 'sickness_limit' is missing, but the box says that it is complete",
        ),
        ({"cards": {"zika": {"name": 3}}}, "cards.zika.name: 3 is not a text"),
        ({"setup": {"sickness_limit": 0}}, "setup.sickness_limit: 0 is less than 1"),
        ({"setup": {"injection_limit": 4}}, "setup.injection_limit: 4 is not a whole number from 0 to 3"),
        ({"setup": {"start": {"red": 3}}}, "setup.start.red: 5 stocks need more than setup.pills has"),
        ({"setup": {"start": {"pink": 3}}}, "setup.start.pink: there is no such key"),
        (
            {"setup": {"start": {"red": 9}, "pills": {"red": 99}}},
            "setup.start: the pills in play are worth 170; 113 is the most",
        ),
        (
            {"risks": {"plague": {"kind": "courtesy", "points": 0}, "jab": {"kind": "bet-on"}}},
            "risks: at most 8 cards can lie in front of a player all round, not 10",
        ),
    ],
)
def test_a_box_that_cannot_be_played_is_refused_by_name(box: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError) as refusal:
        vesicle.new("virus-and-co", box=box, seed=1)
    assert complaint in str(refusal.value)


def complete(**changes: dict[str, Any]) -> dict[str, Any]:
    """A complete box of the later print with other rows."""
    return {"complete": True, **rows_of("later"), **changes}


def test_a_complete_box_may_have_cards_of_its_own() -> None:
    cards = {{"zika": "mpox"}.get(name, name): row for name, row in rows_of("later")["cards"].items()}
    rules = vesicle.rules_for("virus-and-co", {"box": complete(cards=cards)})
    assert rules.box.tobytes() == vesicle.rules_for("virus-and-co", {}).box.tobytes()
    assert rules.names == {"card": {"mpox": "Mpox"}}


@pytest.mark.parametrize(
    ("card", "complaint"),
    [
        ("injection-3", "cards.injection-3: there is a card 'injection-3' already"),
        ("plague-1", "risks.plague-1: a card of the main deck has this name already"),
    ],
)
def test_no_two_cards_have_the_same_name(card: str, complaint: str) -> None:
    rows = rows_of("later")["cards"]
    cards = {name: row for name, row in rows.items() if name != "zika"} | {card: rows["zika"]}
    with pytest.raises(ValueError) as refusal:
        vesicle.rules_for("virus-and-co", {"box": complete(cards=cards)})
    assert str(refusal.value) == complaint


def test_a_name_goes_to_every_copy() -> None:
    rules = vesicle.rules_for("virus-and-co", {"box": {"risks": {"sneeze": {"name": "Atchoo"}}}})
    assert rules.names == {"card": {"sneeze-1": "Atchoo", "sneeze-2": "Atchoo"}}
