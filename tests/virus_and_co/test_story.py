"""What a log tells to whom."""

import random
from typing import Any

import pytest

import vesicle
from virus_given import given


def test_a_game_begins_with_its_offers_and_hands() -> None:
    match = vesicle.new("virus-and-co", seed=2, first_seat=1)
    kinds = [entry["what"] for entry in match.log(0)]
    assert kinds == ["round", "offers", "deal", "deal", "deal", "deal"]
    deals = [entry["cards"] for entry in match.log(0) if entry["what"] == "deal"]
    assert None not in deals[0] and set(deals[1]) == {None}


def test_the_whole_truth_has_every_shuffle() -> None:
    match = vesicle.new("virus-and-co", players=3, seed=2)
    shuffles = {entry["pile"]: entry["order"] for entry in match.log("all") if entry["what"] == "shuffle"}
    truth = match.position()
    assert shuffles == {pile: truth[pile] for pile in ("pile_1", "pile_2", "out")}


def test_a_kept_virus_is_told_with_its_pills_and_the_next_card() -> None:
    table = given(offers=["norovirus", "zika"], piles=(["mumps"], [])).play("keep 1")
    entries = [entry for entry in table.match.log(None) if entry["number"] == 1]
    assert entries == [
        {"number": 1, "what": "act", "seat": 0, "action": "keep 1"},
        {"number": 1, "what": "pills", "seat": 0, "pill": "yellow", "change": 1},
        {"number": 1, "what": "virus", "seat": 0, "card": "norovirus"},
        {"number": 1, "what": "pharmacy", "pill": "yellow", "change": -1},
        {"number": 1, "what": "offer", "pile": "1", "card": "mumps"},
        {"number": 1, "what": "turn-card", "seat": 1},
    ]


def test_a_circulation_is_told_pass_by_pass() -> None:
    table = given(offers=["zika", "ebola"]).play("circulate 1", "pay 0y-0r", "accept")
    assert table.log(None, "circulates") == [{"number": 1, "what": "circulates", "card": "zika"}]
    assert [(entry["from"], entry["to"]) for entry in table.log(None, "passed")] == [(0, 1), (1, 2)]
    assert table.log(3, "staged")[0]["change"] == 1 and table.log(3, "virus")[0]["seat"] == 2


@pytest.mark.clause("V-077", "V-081")
def test_a_risk_card_is_named_only_to_its_player_until_it_is_taken() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["plague-1"]}).play("risk plague-1", "pass 1")
    assert table.log(0, "act")[0]["action"] == "risk plague-1" and table.log(0, "played")[0]["card"] == "plague-1"
    assert table.log(2, "act")[0]["action"] == "risk" and table.log(2, "played")[0]["card"] is None
    assert "plague-1" not in str(table.match.log(2))
    table.play("accept")
    assert table.log(2, "revealed")[0]["card"] == "plague-1"


@pytest.mark.parametrize("card", ["recall", "prescription-1", "contagion", "senior-doctor", "jab-2", "nurse"])
def test_whatever_was_face_down_is_revealed_by_name(card: str) -> None:
    table = given(rows={0: ["zika"]}, hands={0: [card]}).play(f"risk {card}", "pass 1", "accept")
    assert table.log(3, "revealed")[0]["card"] == card


def test_a_card_that_leaves_the_round_is_revealed_too() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["test-subject"]}, pills={0: (3, 2, 0), 2: (3, 2, 0), 3: (3, 2, 0)})
    table.play("risk test-subject", "pass 1", "accept")
    assert table.log(None, "revealed")[0]["card"] == "test-subject"


@pytest.mark.clause("R-56")
def test_a_hidden_choice_is_not_in_the_log_of_the_others() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["recall"]}).play("risk recall", "pass 1", "accept", "pill blue")
    assert table.log(2, "act")[-1]["action"] == "pill blue" and table.log(0, "act")[-1]["action"] == "pill"
    assert table.log("all", "act")[-1]["action"] == "pill blue"


def test_injections_and_bets_say_what_they_are_about() -> None:
    table = given(rows={0: ["zika"]}, hands={0: ["nurse"]}, offers=["injection-1", "ebola"])
    table.play("risk nurse", "pass 1", "accept", "name 3", "circulate 1", "accept")
    assert table.log(0, "lasting") == [{"number": 4, "what": "lasting", "seat": 1, "card": "nurse", "named": 3}]
    assert table.log(0, "injection")[0]["on"] is None


def test_a_kept_injection_is_told_before_its_virus_is_chosen() -> None:
    table = given(rows={0: ["zika"]}, offers=["injection-1", "ebola"]).play("keep 1")
    assert table.log(2, "kept") == [{"number": 1, "what": "kept", "card": "injection-1"}]
    assert table.log(2, "circulates") == []


def test_the_end_of_a_round_tells_the_scores_and_the_next_deal() -> None:
    table = given(rows={0: ["ebola", "dengue"]}, offers=["norovirus", "zika"]).play("keep 1")
    scored = table.log(1, "scored")
    assert [entry["icu"] for entry in scored] == [True, False, False, False] and scored[0]["points"] == -13
    assert table.log(1, "round")[-1] == {"number": 1, "what": "round", "round": 2, "first_seat": 0}


def test_the_end_of_the_game_names_the_winners() -> None:
    table = given(rounds=1, rows={0: ["ebola", "dengue"]}, offers=["norovirus", "zika"]).play("keep 1")
    assert table.log(None, "end") == [{"number": 1, "what": "end", "winner": 1, "winners": [1, 2, 3]}]
    assert table.log(None, "virus")[0]["card"] == "norovirus"


def test_each_step_tells_alone_what_the_log_has_of_it() -> None:
    """A whole game through two pairs of eyes."""
    match, chance = vesicle.new("virus-and-co", players=4, seed=3), random.Random(3)
    alone: dict[int | None, list[dict[str, Any]]] = {None: [], 1: []}
    while match.to_act is not None:
        before, action = {viewer: match.look(viewer) for viewer in alone}, chance.choice(match.legal)
        match.play(action)
        for viewer, entries in alone.items():
            told = match.look(viewer).tell(match.rules.numbers[action], before[viewer])
            entries += [{"number": len(match.actions), **entry} for entry in told]
    for viewer, entries in alone.items():
        assert [entry for entry in match.log(viewer) if entry["number"]] == entries
