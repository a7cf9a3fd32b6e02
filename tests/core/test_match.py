"""A match: what it offers, what it refuses, how it is copied, saved and played again."""

import copy
import json
from typing import Any

import pytest

import vesicle
from given import given
from vesicle import IllegalAction, Match, ReplayError, UnknownAction
from vesicle.clauses import clauses_of
from vesicle.core.match import DIGEST_EVERY, FORMAT


def begun(actions: int = 9, **options: Any) -> Match:
    game = vesicle.new("cytosis", seed=6, **{"players": 3, **options})
    for _ in range(actions):
        game.play(game.legal[0])
    return game


def finished(**options: Any) -> Match:
    game = begun(**options)
    while game.winner is None:
        game.play("done" if "done" in game.legal else game.legal[0])
    return game


@pytest.fixture(scope="module")
def saved() -> dict[str, Any]:
    return finished().record()


# Playing


def test_legal_actions_come_in_the_order_of_their_numbers() -> None:
    game = begun()
    numbers = [game.rules.numbers[text] for text in game.legal]
    assert numbers == sorted(set(numbers))
    assert game.legal == game.clone().legal == begun().legal


def test_playing_moves_the_game_on() -> None:
    game = begun()
    seat = game.to_act
    game.play("place nucleus-3")
    assert game.actions[-1] == "place nucleus-3"
    assert game.position()["occupant"]["nucleus-3"] == seat
    assert "place nucleus-3" not in game.legal


def test_an_illegal_action_carries_its_clauses_and_changes_nothing() -> None:
    game = given().match
    before, actions = game.position(), game.actions
    with pytest.raises(IllegalAction) as caught:
        game.play("place golgi-1")
    assert caught.value.clauses == game.why_not("place golgi-1")
    assert caught.value.clauses[0] == "C-GOL-07"
    assert caught.value.action == "place golgi-1"
    assert str(caught.value).startswith("'place golgi-1' is not legal now (C-GOL-07, ")
    assert (game.position(), game.actions) == (before, actions)


def test_the_sentence_of_the_first_clause_says_why() -> None:
    with pytest.raises(ValueError, match=r"\(C-P1-02\): A turn uses exactly one of your own pieces"):
        given().match.play("done")


@pytest.mark.parametrize(
    "text", ["place nucleus-7", "dance", "", "place", None, 7, "Place nucleus-3", "place nucleus-3 "]
)
def test_text_that_is_no_action_is_refused_and_changes_nothing(text: Any) -> None:
    game = begun()
    before = game.position()
    with pytest.raises(UnknownAction):
        game.play(text)
    with pytest.raises(UnknownAction):
        game.why_not(text)
    assert game.position() == before


def test_both_refusals_are_value_errors() -> None:
    assert issubclass(IllegalAction, ValueError)
    assert issubclass(UnknownAction, ValueError)
    assert issubclass(ReplayError, ValueError)


def test_why_not_answers_for_every_action_exactly_when_it_is_not_legal() -> None:
    game = begun()
    for text in game.rules.numbers:
        assert (game.why_not(text) == ()) == (text in game.legal)


def test_why_not_names_clauses_that_exist() -> None:
    clauses = clauses_of("cytosis")
    for game in (begun(0), begun(4), begun(), begun(20)):
        for text in game.rules.numbers:
            assert {*game.why_not(text)} <= {*clauses}


@pytest.mark.clause("C-END-03")
def test_a_finished_game_has_a_winner_and_nothing_to_do() -> None:
    game = finished()
    assert (game.to_act, game.legal) == (None, ())
    assert game.winner in range(3) and game.winners == [game.winner]
    with pytest.raises(IllegalAction, match="C-END-03"):
        game.play("place nucleus-3")


def test_a_running_game_has_no_winner() -> None:
    game = begun()
    assert (game.winner, game.winners) == (None, [])
    assert game.to_act in range(3)


def test_scores_are_the_total_and_its_sources() -> None:
    game = finished()
    for seat, score in enumerate(game.scores()):
        assert score["seat"] == seat
        assert score["total"] == sum(score["sources"].values())
    assert [*game.scores()[0]["sources"]] == [
        *("cards", "receptors", "claims", "macromolecules", "detox", "sets", "goals")
    ]


# Looking


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_says_whose_it_is_and_is_ready_for_json(seat: int | None) -> None:
    view = begun().view(seat)
    assert (view["game"], view["viewer"], view["to_act"]) == ("cytosis", seat, begun().to_act)
    assert json.loads(json.dumps(view)) == view


@pytest.mark.clause("A-41", "C-CARD-03")
def test_a_spectator_sees_no_hand_and_everybody_sees_the_rest() -> None:
    game = begun()
    hands = [player.pop("hand") for player in game.view(None)["players"]]
    assert hands == [[None, None]] * 3
    for seat in range(3):
        own = game.view(seat)
        assert own["players"][seat]["hand"] == game.position()["players"][seat]["hand"]
        for key in ("stock", "completed", "disk_area", "cargo", "points", "flasks"):
            assert [player[key] for player in own["players"]] == [p[key] for p in game.position()["players"]]


@pytest.mark.parametrize("seat", [3, -1, "0", 0.0, True, [0]])
def test_a_seat_that_does_not_exist_sees_nothing(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"^seat .* is none of 0 to 2, nor None for a spectator$"):
        begun().view(seat)


def test_a_position_is_ready_for_json_and_loads_again() -> None:
    game = begun(20)
    position = json.loads(json.dumps(game.position()))
    assert vesicle.from_position(position).position() == game.position()
    assert vesicle.from_position(position).legal == game.legal


def test_editing_what_was_handed_out_changes_no_game() -> None:
    game = begun(rulings={"exhaust": "no"})
    before = copy.deepcopy(game.record())
    for handed_out in (game.position(), game.view(0), game.record()):
        handed_out["options"]["edition"] = "first"
        handed_out["options"]["rulings"].clear()
    assert game.record() == before


def test_editing_the_saved_seats_changes_no_game() -> None:
    game = begun()
    game.record()["seats"][0]["name"] = "nobody"
    assert game.record()["seats"][0]["name"] == "Seat 0"


# Copying


def test_a_clone_is_equal_and_independent() -> None:
    game = begun()
    other = game.clone()
    assert (other.position(), other.actions, other.legal) == (game.position(), game.actions, game.legal)
    before, actions, legal = game.position(), game.actions, game.legal
    other.play("place nucleus-3")
    assert (game.position(), game.actions, game.legal) == (before, actions, legal)
    game.play("place lipid-3")
    assert other.actions[-1] == "place nucleus-3"


def test_a_clone_saves_and_tells_the_same() -> None:
    game = begun(20)
    assert game.clone().record() == game.record()
    assert game.clone().log(0) == game.log(0)


def test_two_clones_meet_the_same_chance() -> None:
    one, other = begun(), begun().clone()
    for _ in range(60):
        one.play(one.legal[0])
        other.play(other.legal[0])
    assert one.position() == other.position()


# Saving


def test_a_saved_game_has_the_promised_keys() -> None:
    record = begun().record()
    assert {*record} == {
        *("format", "game", "rules_version", "options", "seed", "seats", "actions", "digests", "result"),
    }
    assert (record["format"], record["game"], record["seed"], record["result"]) == (FORMAT, "cytosis", 6, None)
    assert record["rules_version"] == vesicle.games()["cytosis"]["rules_version"]
    assert record["seats"] == [{"name": f"Seat {seat}", "bot": None} for seat in range(3)]


def test_a_saved_game_keeps_who_sat_where() -> None:
    seats = [{"name": "Ada", "bot": None}, {"name": "Bo", "bot": "greedy"}]
    game = vesicle.new("cytosis", players=2, seed=6, seats=seats)
    assert game.record()["seats"] == seats
    assert vesicle.replay(game.record()).seats == seats


def test_digests_come_every_sixteen_actions_and_at_the_end() -> None:
    assert [*begun(40).record()["digests"]] == ["16", "32", "40"]
    assert [*begun(32).record()["digests"]] == ["16", "32"]
    assert begun(0).record()["digests"] == {}


@pytest.mark.parametrize("actions", [0, 1, 15, 16, 17, 40])
def test_a_saved_game_plays_again_to_the_same_position(actions: int) -> None:
    game = begun(actions)
    again = vesicle.replay(json.loads(json.dumps(game.record())))
    assert (again.position(), again.actions, again.record()) == (game.position(), game.actions, game.record())


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("edition", ["preview", "first", "second"])
def test_a_finished_game_plays_again_to_the_same_result(edition: str, players: int) -> None:
    game = finished(edition=edition, players=players)
    again = vesicle.replay(game.record())
    assert (again.winner, again.scores()) == (game.winner, game.scores())
    assert game.record()["result"] == {"winner": game.winner, "scores": game.scores()}


def test_a_game_from_a_position_saves_its_start() -> None:
    game = given(atp=4, hand=["insulin"]).play("grey nucleus-3", "place nucleus-2", "done").match
    record = json.loads(json.dumps(game.record()))
    assert record["seed"] is None
    assert record["start"]["players"][0]["stock"]["atp"] == 4
    assert vesicle.replay(record).position() == game.position()


def test_a_game_from_a_position_keeps_who_sat_where() -> None:
    seats = [{"name": name, "bot": None} for name in ("Ada", "Bo", "Cy")]
    record = vesicle.new("cytosis", players=3, seed=6, seats=seats).redealt(0, 1).record()
    assert record["seats"] == seats
    assert vesicle.replay(record).record() == record


def test_keys_of_a_later_time_are_ignored() -> None:
    record = {**begun().record(), "weather": "fine"}
    assert vesicle.replay(record).position() == begun().position()


# What does not fit


def test_a_record_cut_short_names_the_action_where_it_ends(saved: dict[str, Any]) -> None:
    cut = {**saved, "actions": saved["actions"][:37], "result": None}
    with pytest.raises(ReplayError, match=r"^action 37: "):
        vesicle.replay(cut)


def test_a_record_cut_short_at_a_digest_is_noticed_too(saved: dict[str, Any]) -> None:
    cut = {**saved, "actions": saved["actions"][: 2 * DIGEST_EVERY], "result": None}
    with pytest.raises(ReplayError, match=r"^action 3[23]: "):
        vesicle.replay(cut)


def test_a_finished_record_cut_short_does_not_keep_its_result(saved: dict[str, Any]) -> None:
    cut = {**saved, "actions": saved["actions"][:32], "digests": {n: saved["digests"][n] for n in ("16", "32")}}
    with pytest.raises(ReplayError, match="has a result, but its actions do not finish the game"):
        vesicle.replay(cut)


@pytest.mark.parametrize("text", ["place golgi-2", "dance", 5, None, ["done"]])
def test_the_first_action_that_does_not_fit_is_named(saved: dict[str, Any], text: object) -> None:
    altered = {**saved, "actions": [*saved["actions"][:20], text, *saved["actions"][21:]]}
    with pytest.raises(ReplayError, match=r"^action 21: ") as caught:
        vesicle.replay(altered)
    assert "\n" not in str(caught.value)


def test_a_legal_but_different_action_is_found_at_the_next_digest(saved: dict[str, Any]) -> None:
    altered = {**saved, "actions": [*saved["actions"]]}
    altered["actions"][8] = "take lipid"
    assert saved["actions"][8] == "take mrna"
    with pytest.raises(ReplayError, match=r"^action (9|1[0-6]): "):
        vesicle.replay(altered)


@pytest.mark.parametrize("number", ["16", "32"])
def test_a_wrong_digest_is_refused(saved: dict[str, Any], number: str) -> None:
    for digests in ({**saved["digests"], number: "0" * 16}, {n: d for n, d in saved["digests"].items() if n != number}):
        with pytest.raises(ReplayError, match=f"^action {number}: the position differs from the saved digest"):
            vesicle.replay({**saved, "digests": digests})


def test_a_wrong_last_digest_is_refused() -> None:
    record = begun(17).record()
    with pytest.raises(ReplayError, match=r"^action 17: the last position differs from the saved digest"):
        vesicle.replay({**record, "digests": {**record["digests"], "17": "0" * 16}})


def test_another_seed_is_another_game(saved: dict[str, Any]) -> None:
    with pytest.raises(ReplayError, match=r"^action \d+: "):
        vesicle.replay({**saved, "seed": 7})


@pytest.mark.parametrize("result", [None, {}, {"winner": 0}, "seat 1", {"winner": 9, "scores": []}])
def test_a_result_that_the_actions_do_not_lead_to_is_refused(saved: dict[str, Any], result: object) -> None:
    with pytest.raises(ReplayError, match="the saved result is not the one that the actions lead to"):
        vesicle.replay({**saved, "result": result})


@pytest.mark.parametrize("version", ["0", "1", "", "2.0"])
def test_another_version_of_the_rules_is_refused_by_name(saved: dict[str, Any], version: str) -> None:
    with pytest.raises(ReplayError, match=f"^saved under rules_version '{version}'; this program plays '2'$"):
        vesicle.replay({**saved, "rules_version": version})


@pytest.mark.parametrize("version", ["vesicle-game/2", "", None, 1])
def test_an_unknown_format_is_refused_by_name(saved: dict[str, Any], version: object) -> None:
    with pytest.raises(ReplayError, match=r"is not known; this program reads 'vesicle-game/1'$"):
        vesicle.replay({**saved, "format": version})


@pytest.mark.parametrize("key", ["game", "rules_version", "options", "seats", "actions", "digests"])
def test_a_record_without_one_of_its_keys_is_refused(saved: dict[str, Any], key: str) -> None:
    lacking = {name: value for name, value in saved.items() if name != key}
    for record in (lacking, {**saved, key: 7}):
        with pytest.raises(ReplayError, match=f"^the saved game's '{key}' is missing or not a "):
            vesicle.replay(record)


@pytest.mark.parametrize("record", [None, [], "game", 7])
def test_a_record_is_an_object(record: Any) -> None:
    with pytest.raises(ReplayError, match=r"^a saved game is a JSON object$"):
        vesicle.replay(record)


def test_a_record_needs_a_seed_or_a_start(saved: dict[str, Any]) -> None:
    for start in ({}, {"start": 5}):
        with pytest.raises(ReplayError, match=r"^the saved game has neither a seed nor a start position$"):
            vesicle.replay({**saved, "seed": None, **start})


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"seed": "seven"},
        {"seed": -1},
        {"seed": True},
        {"options": {"players": 9}},
        {"options": {"players": "3", "first_seat": 0}},
        {"options": {"colour": 1}},
        {"options": {"seed": 5}},
        {"options": {"seats": []}},
        {"options": {"game": "cytosis"}},
        {"seed": None, "start": {}},
        {"seed": None, "start": {"game": "cytosis", "options": {}}},
    ],
)
def test_a_record_that_cannot_be_set_up_is_refused(saved: dict[str, Any], changes: dict[str, Any]) -> None:
    with pytest.raises(ReplayError, match=r"^the saved game cannot be set up: ") as caught:
        vesicle.replay({**saved, **changes})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("seats", [[{"name": "Ada", "bot": None}], [{"name": "Ada", "bot": None}] * 4])
def test_a_record_has_one_seat_for_each_player(seats: list[Any]) -> None:
    with pytest.raises(ReplayError):
        vesicle.replay({**begun().record(), "seats": seats})
