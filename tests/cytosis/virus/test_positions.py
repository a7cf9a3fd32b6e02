"""Positions in the middle of a virus: each loads as it was and goes on the same; what cannot be is refused by name."""

from typing import Any

import pytest

import vesicle
from given import Table, attack, faces, given, outbreak, refusal

RICH = {seat: {"atp": 6} for seat in range(3)}
VIRUS: dict[str, Any] = {"edition": "first", "virus": True, "box": faces(1)}
BOUGHT: dict[str, Any] = {"market": ["influenza-attack-1"], "stocks": RICH}


def bought_early(**things: Any) -> Table:
    traits = {0: "poised-promoter", 1: "housekeeping", 2: "demethylation"}
    return given(**VIRUS, **BOUGHT, traits=traits, **things).play("place card-1")


def scouted(pending: str) -> Table:
    deck = ["ethanol", "cortisol", "influenza-attack-1"]
    game = given(**VIRUS, traits={0: "open-chromatin"}, deck=deck, stocks=RICH, pending=(pending,))
    return game.play("scout", "choose influenza-attack-1")


STARTS = {
    "event": lambda: outbreak(stocks=RICH),
    "event-after-market": lambda: outbreak(edition="second", stocks=RICH, market=["insulin"]),
    "two-players": lambda: outbreak(players=2, stocks={0: {"atp": 6}, 1: {"atp": 6}}),
    "own-flask": lambda: attack(stocks=RICH),
    "grey-flask": lambda: given(**VIRUS, **BOUGHT).play("grey card-1"),
    "early": lambda: bought_early(pending=("first-turn", "early")),
    "early-before-income": lambda: bought_early(
        pending=("first-turn", "offer-income", "early"), rulings={"round_start": "early-first"}
    ),
    "scout-before": lambda: scouted("turn"),
    "scout-after": lambda: scouted("after"),
}


@pytest.mark.clause("C-VIR-13", "C-VIR-20")
@pytest.mark.parametrize("start", STARTS)
def test_every_question_of_a_virus_can_be_saved_and_loaded(start: str) -> None:
    game = STARTS[start]()
    asked = set()
    while game.asked in ("vaccinate", "gain", "lose", "antibody"):
        asked.add(game.asked)
        loaded = Table(vesicle.from_position(game.truth))
        assert loaded.truth == game.truth
        game.play(game.legal[-1])
        assert loaded.play(loaded.legal[-1]).truth == game.truth
    assert asked >= {"gain", "lose", "antibody"}
    assert ("vaccinate" in asked) == (start not in ("event", "event-after-market", "two-players"))


@pytest.mark.parametrize("start", STARTS)
def test_what_is_hidden_can_be_dealt_anew_while_a_virus_is_dealt_with(start: str) -> None:
    game = STARTS[start]()
    for viewer in range(len(game.truth["players"])):
        redealt = game.match.redealt(viewer, 3)
        assert redealt.view(viewer) == game.match.view(viewer)
        assert vesicle.from_position(redealt.position()).legal == redealt.legal


def test_a_position_with_antibodies_and_bought_cards_loads_as_it_was() -> None:
    game = given(**VIRUS, antibodies={1: {"ebola": 12}}, attacks={2: ["ebola-attack-1"]}, points={0: -4})
    assert vesicle.from_position(game.truth).position() == game.truth


def rolled(**changes: Any) -> dict[str, Any]:
    """A turn after a virus has passed."""
    return attack(stocks=RICH, hand=["insulin"]).weather().truth | changes


@pytest.mark.clause("A-74")
@pytest.mark.parametrize("amount", [-1, 13])
def test_a_marker_stays_within_its_column(amount: int) -> None:
    position = given(**VIRUS, players=2).truth
    position["players"][1]["antibodies"]["ebola"] = amount
    assert refusal(position) == f"players[1].antibodies.ebola: {amount} is not a number from 0 to 12"
    position = given(**VIRUS, players=2).truth
    position["dummy"]["rhinovirus"] = amount
    assert refusal(position) == f"dummy.rhinovirus: {amount} is not a number from 0 to 12"


@pytest.mark.clause("A-74")
def test_a_column_without_end_still_has_countable_markers() -> None:
    position = given(edition="first", virus=True, box={"virus": {"antibody_top": 0}}).truth
    position["players"][0]["antibodies"]["ebola"] = 998
    assert vesicle.from_position(position).position()["players"][0]["antibodies"]["ebola"] == 998
    position["players"][0]["antibodies"]["ebola"] = 1000
    assert refusal(position) == "players[0].antibodies.ebola: 1000 is not a number from 0 to 999"


@pytest.mark.clause("C-SETUP-01")
def test_without_the_expansion_nobody_has_antibodies() -> None:
    position = given(edition="first").truth
    position["players"][0]["antibodies"]["ebola"] = 2
    assert refusal(position) == "players[0].antibodies.ebola: 2 is not a number from 0 to 0"


@pytest.mark.clause("C-SETUP-01")
@pytest.mark.parametrize(
    "changes", [{"outbreaks": 1}, {"strain": "ebola"}, {"ranking": [0, 1, 2]}, {"dice": [[1, 0, 0], *[[0] * 3] * 4]}]
)
def test_without_the_expansion_no_virus_has_come(changes: dict[str, Any]) -> None:
    assert refusal(given(edition="first").truth | changes).startswith(next(iter(changes)))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"outbreaks": -1}, "outbreaks: -1 is not a number from 0 to 99"),
        ({"outbreaks": 100}, "outbreaks: 100 is not a number from 0 to 99"),
        ({"place": -1}, "place: -1 is not a number from 0 to 3"),
        ({"place": 4}, "place: 4 is not a number from 0 to 3"),
        ({"due": -1}, "due: -1 is not a number from 0 to 9"),
        ({"due": 10}, "due: 10 is not a number from 0 to 9"),
        ({"place": 1, "ranking": []}, "ranking: a virus that is being dealt with has one"),
        ({"ranking": [0, 1]}, "ranking: each of the 3 who respond has one rank"),
        ({"ranking": [0, 1, 1]}, "ranking: each of the 3 who respond has one rank"),
        ({"ranking": [0, 1, 3]}, "ranking: each of the 3 who respond has one rank"),
        ({"dice": [[2, 0, 0], *[[0] * 3] * 4]}, "dice: a die shows one of its faces, or 0 if it was not rolled"),
        ({"resume": 1}, "resume: the interrupted seat, named exactly while a Virus Attack card is dealt with"),
    ],
)
def test_what_a_virus_leaves_behind_must_be_possible(changes: dict[str, Any], sentence: str) -> None:
    assert refusal(rolled(**changes)) == sentence


@pytest.mark.clause("C-VIR-11")
def test_with_two_players_the_dummy_has_a_rank() -> None:
    position = outbreak(players=2).truth
    assert sorted(position["ranking"]) == [0, 1, 2]
    assert refusal(position | {"ranking": [0, 1]}) == "ranking: each of the 3 who respond has one rank"


@pytest.mark.clause("C-VIR-20")
@pytest.mark.parametrize(
    ("resume", "sentence"),
    [
        (None, "resume: the interrupted seat, named exactly while a Virus Attack card is dealt with"),
        (3, "resume: there is no seat 3"),
    ],
)
def test_an_attack_names_whom_it_interrupted(resume: int | None, sentence: str) -> None:
    assert refusal(attack(stocks=RICH).truth | {"resume": resume}) == sentence


@pytest.mark.parametrize("start", ["event", "own-flask"])
def test_a_virus_has_a_strain(start: str) -> None:
    assert (
        refusal(STARTS[start]().truth | {"strain": None})
        == "strain: that of the Virus Event or Virus Attack card is wanted"
    )


@pytest.mark.parametrize(
    "pending",
    [
        ["gain"],
        ["turn", "gain"],
        ["turn", "resume", "pay-out", "gain"],
        ["turn", "resume", "immunise", "gain"],
        ["turn", "resume", "immunise", "pay-out"],
        ["turn", "immunise", "antibody"],
        ["turn", "resume", "vaccinate"],
        ["turn", "resume", "spread", "strike"],
        ["new-round", "market"],
        ["new-round", "resume", "immunise", "antibody"],
        ["new-round", "market", "resume", "spread", "strike", "vaccinate"],
        ["market", "new-round", "immunise", "antibody"],
        ["turn", "put", "resume", "spread", "strike", "vaccinate"],
        ["first-turn", "resume", "spread", "strike", "vaccinate"],
    ],
)
def test_only_the_rules_own_order_of_steps_can_be_open(pending: list[str]) -> None:
    position = attack(stocks=RICH).truth | {"pending": pending}
    if pending[0] in ("new-round", "market"):
        position = outbreak(stocks=RICH).truth | {"pending": pending}
    assert refusal(position) == "pending: a turn, or an action within a turn, is asked for"


@pytest.mark.parametrize("stack", [["new-round", "immunise", "antibody"], ["turn", "resume", "immunise", "antibody"]])
def test_without_the_expansion_no_virus_is_dealt_with(stack: list[str]) -> None:
    game = given(edition="first", round_number=2, stocks=RICH)
    position = game.truth | {"pending": stack, "round_number": 1 if stack[0] == "new-round" else 2}
    assert refusal(position).startswith("pending: a turn, or an action within a turn, is asked for")


@pytest.mark.clause("C-ROUND-03")
def test_in_phase_two_the_event_is_there_before_the_round() -> None:
    position = outbreak(stocks=RICH).truth
    assert position["round_number"] == 1
    assert refusal(position | {"round_number": 2}).startswith("round_number: 1 Events are revealed")


@pytest.mark.clause("C-VIR-04")
def test_a_virus_event_is_never_left_in_the_box() -> None:
    position = given(**VIRUS).truth
    place = position["events"].index("ebola-outbreak")
    position["events"][place], position["events_out"][0] = position["events_out"][0], "ebola-outbreak"
    assert refusal(position) == "events_out: a Virus Event is never left in the box"


@pytest.mark.clause("A-49", "A-50")
def test_attack_cards_lie_with_their_buyer_and_nowhere_else() -> None:
    def moved(where: str, card: str) -> dict[str, Any]:
        position = given(**VIRUS).truth
        position["deck"].remove(card)
        position["players"][1][where] = [card]
        return position

    assert refusal(moved("hand", "ebola-attack-1")) == "players[1].hand: a Virus Attack card is never in a hand"
    assert refusal(moved("completed", "ebola-attack-1")).startswith("players[1].completed: an instant or Virus Attack")
    assert refusal(moved("attacks", "insulin")) == "players[1].attacks: only Virus Attack cards lie there"
    assert vesicle.from_position(moved("attacks", "ebola-attack-1")).legal


@pytest.mark.clause("A-50")
def test_everybody_knows_where_attack_cards_are() -> None:
    position = given(**VIRUS).truth
    position["known"] = dict.fromkeys(position["known"], 0)
    known = vesicle.from_position(position).position()["known"]
    assert {card for card, bits in known.items() if bits == 127} == {card for card in known if "-attack-" in card}


# What the procedure itself cannot lead to


@pytest.mark.clause("C-VIR-07", "A-56")
@pytest.mark.parametrize("players", [2, 3])
def test_both_virus_goals_together_are_refused_with_few_players(players: int) -> None:
    position = given(edition="first", virus=True, players=players).truth
    wanted = ["virus-attack", "immune-response", "enzymes", "receptors"][: players + 1]
    position["goal_open"] = {goal: int(goal in wanted) for goal in position["goal_open"]}
    assert refusal(position).startswith("goal_open")


@pytest.mark.clause("C-VIR-07")
def test_both_virus_goals_together_are_fine_with_four_players() -> None:
    both = given(edition="first", virus=True, players=4, goals=["virus-attack", "immune-response"])
    assert both.truth["goal_open"]["virus-attack"] == both.truth["goal_open"]["immune-response"] == 1


@pytest.mark.clause("C-VIR-11")
def test_a_dummy_has_antibodies_only_with_two_players() -> None:
    position = given(**VIRUS).truth
    position["dummy"]["ebola"] = 2
    assert refusal(position).startswith("dummy")


@pytest.mark.clause("C-VIR-30")
@pytest.mark.parametrize("questions", [1, 5])
def test_something_is_due_while_it_is_asked_for(questions: int) -> None:
    position = outbreak(stocks=RICH).play(*["take mrna"] * (questions - 1)).truth
    assert position["pending"][-1] == ("gain" if questions == 1 else "lose")
    assert refusal(position | {"due": 0}).startswith("due")


@pytest.mark.clause("C-VIR-30")
def test_nothing_is_due_when_nothing_is_asked_for() -> None:
    assert refusal(rolled(due=2)).startswith("due")


@pytest.mark.clause("C-VIR-17")
def test_a_place_is_counted_only_while_a_virus_is_dealt_with() -> None:
    """Otherwise the next virus would begin in the middle."""
    assert refusal(rolled(place=2)).startswith("place")


@pytest.mark.clause("C-VIR-17")
@pytest.mark.parametrize("changes", [{"place": 0, "ranking": []}, {"place": 0}, {"place": 2}])
def test_the_place_is_that_of_the_seat_which_gains(changes: dict[str, Any]) -> None:
    assert refusal(outbreak(stocks=RICH).truth | changes).startswith(("place", "ranking", "seat"))


@pytest.mark.clause("C-VIR-17", "C-VIR-20", "A-85")
@pytest.mark.parametrize("answers", [0, 1, 5, 6])
def test_nobody_answers_for_another(answers: int) -> None:
    game = attack(stocks=RICH, hand=["insulin"])
    game.play(*["done", *["take mrna"] * 4, "lose hp"][:answers])
    assert game.asked == {0: "vaccinate", 1: "gain", 5: "lose", 6: "antibody"}[answers]
    other = next(seat for seat in (1, 2, 0) if seat != game.to_act)
    assert refusal(game.truth | {"seat": other}).startswith(("seat", "place", "ranking", "resume"))


@pytest.mark.clause("C-VIR-13", "C-VIR-20")
@pytest.mark.parametrize("start", ["event", "own-flask"])
def test_the_strain_is_that_of_the_event_or_of_the_card(start: str) -> None:
    assert refusal(STARTS[start]().truth | {"strain": "ebola"}).startswith("strain")


@pytest.mark.clause("C-VIR-18", "C-VIR-37")
def test_the_dummy_is_never_asked_for_antibodies() -> None:
    game = outbreak(players=2, stocks={0: {"atp": 6}, 1: {"atp": 6}})
    while game.asked != "antibody":
        game.play(game.legal[-1])
    assert refusal(game.truth | {"place": 3}) == "place: only 2 players buy antibodies"
