"""The names that scripts rely on: good input does what it says, bad input is refused in one sentence."""

import json
from pathlib import Path
from typing import Any

import pytest

import vesicle
from given import given
from vesicle.cytosis.components import DATA


def refusal(call: Any, *values: Any, **options: Any) -> str:
    with pytest.raises(ValueError) as caught:
        call(*values, **options)
    assert "\n" not in str(caught.value)
    assert str(caught.value)
    return str(caught.value)


def test_the_public_names_exist() -> None:
    assert {"new", "from_position", "replay", "games", "Match", "IllegalAction", "UnknownAction", "ReplayError"} <= {
        *vesicle.__all__
    }
    assert all(hasattr(vesicle, name) for name in vesicle.__all__)


def test_a_match_has_what_was_promised() -> None:
    names = "to_act legal play why_not view scores winner winners clone position log record"
    assert all(hasattr(vesicle.Match, name) for name in names.split())


def test_a_game_is_named_by_its_options() -> None:
    game = vesicle.new("cytosis", players=3, edition="first", seed=7, rulings={"supply": "unlimited"}, first_seat=0)
    assert game.rules.options == {
        **{"players": 3, "edition": "first", "rulings": {"supply": "unlimited"}, "box": None, "first_seat": 0},
        **{"virus": False, "epigenetic": False},
    }
    assert game.position()["marker"] == 0


def test_options_that_are_left_out_have_their_usual_value() -> None:
    usual = vesicle.games()["cytosis"]["options"]
    options = vesicle.new("cytosis", seed=7).rules.options
    assert {name: options[name] for name in usual} == usual
    assert options["rulings"] == {}


def test_the_same_seed_is_the_same_game_and_another_seed_another() -> None:
    games = [vesicle.new("cytosis", players=4, seed=seed).position() for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


def test_without_a_seed_games_differ_and_can_be_saved() -> None:
    games = [vesicle.new("cytosis") for _ in range(3)]
    assert len({game.seed for game in games}) == 3
    assert vesicle.replay(games[0].record()).position() == games[0].position()


@pytest.mark.parametrize("seed", [0, 1, 2**32, 2**63 - 1])
def test_every_seed_up_to_63_bits_deals_a_game(seed: int) -> None:
    assert vesicle.new("cytosis", seed=seed).legal


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", True, [7]])
def test_anything_else_is_no_seed(seed: Any) -> None:
    assert refusal(vesicle.new, "cytosis", seed=seed).endswith("is not a whole number from 0 to 2**63 - 1")


@pytest.mark.parametrize("game", ["chess", "", None, 7, ["cytosis"], {}])
def test_a_game_that_does_not_exist_is_refused(game: Any) -> None:
    assert refusal(vesicle.new, game).startswith(f"there is no game {game!r}; known are cytosis")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 9}, "players: 9 is none of 2, 3, 4, 5"),
        ({"players": "3", "first_seat": 1}, "players: '3' is none of 2, 3, 4, 5"),
        ({"players": 3.0}, "players: 3.0 is none of 2, 3, 4, 5"),
        ({"edition": "fifth"}, "edition 'fifth' is none of preview, first, second"),
        ({"edition": None}, "edition None is none of preview, first, second"),
        ({"rulings": []}, "rulings: a table of names is wanted, not []"),
        ({"rulings": {"supply": "huge"}}, "ruling 'supply': 'huge' is none of finite, unlimited"),
        ({"rulings": {"weather": "fine"}}, "ruling: 'weather' is none of supply, "),
        ({"box": 7}, "box: the path of a TOML file is wanted"),
        ({"box": "nowhere.toml"}, "box file 'nowhere.toml' cannot be read: "),
        ({"box": {"cards": {"insulin": {"points": -1}}}}, "cards.insulin.points: -1 is not a whole number"),
        ({"virus": 1}, "virus: True or False is wanted, not 1"),
        ({"epigenetic": "yes"}, "epigenetic: True or False is wanted, not 'yes'"),
        ({"first_seat": 9}, "first_seat: 9 is no seat of a game for 4"),
        ({"first_seat": "0"}, "first_seat: '0' is no seat of a game for 4"),
        ({"colour": "red"}, "there is no option 'colour'; known are players, "),
    ],
)
def test_an_option_that_does_not_fit_is_refused(options: dict[str, Any], sentence: str) -> None:
    assert refusal(vesicle.new, "cytosis", seed=1, **options).startswith(sentence)


def test_an_option_is_not_changed_by_the_game() -> None:
    rulings, box = {"exhaust": "yes"}, {"cards": {"insulin": {"points": 8}}}
    game = vesicle.new("cytosis", seed=1, rulings=rulings, box=box)
    game.play(game.legal[0])
    assert (rulings, box) == ({"exhaust": "yes"}, {"cards": {"insulin": {"points": 8}}})


def test_a_box_given_as_a_file_is_part_of_the_saved_game(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[cards.insulin]\npoints = 8\n", encoding="utf-8")
    record = vesicle.new("cytosis", seed=1, box=path).record()
    path.unlink()
    assert vesicle.replay(json.loads(json.dumps(record))).rules.options["box"] == {"cards": {"insulin": {"points": 8}}}


@pytest.mark.parametrize("seats", [[{"name": "Ada", "bot": None}], [{}] * 5, "abc", 7])
def test_there_is_one_seat_for_each_player(seats: Any) -> None:
    assert "seats" in refusal(vesicle.new, "cytosis", players=3, seed=1, seats=seats)


def test_games_says_what_can_be_played() -> None:
    cytosis = vesicle.games()["cytosis"]
    assert json.loads(json.dumps(vesicle.games())) == vesicle.games()
    assert (cytosis["title"], cytosis["players"], [*cytosis["editions"]]) == ("Cytosis", [2, 3, 4, 5], [*DATA.names])
    for ruling in cytosis["rulings"].values():
        assert set(ruling) == {"options", "defaults", "clause", "text"}
        assert {*ruling["defaults"]} == {*DATA.names}
        assert {*ruling["defaults"].values()} <= {*ruling["options"]}


@pytest.mark.parametrize("edition", DATA.names)
def test_every_value_of_every_ruling_can_be_played(edition: str) -> None:
    for name, ruling in vesicle.games()["cytosis"]["rulings"].items():
        for value in ruling["options"]:
            game = vesicle.new("cytosis", edition=edition, players=2, seed=1, rulings={name: value})
            chosen = game.rules.options["rulings"]
            assert chosen == ({} if ruling["defaults"][edition] == value else {name: value})


@pytest.mark.parametrize("position", [None, [], "cytosis", 7, {}, {"game": "cytosis"}, {"options": {}}])
def test_a_position_is_a_dict_with_game_and_options(position: Any) -> None:
    assert refusal(vesicle.from_position, position).startswith("a position is a dict with 'game', 'options'")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": 7}, "a position's 'game' is a name and its 'options' are a table"),
        ({"options": []}, "a position's 'game' is a name and its 'options' are a table"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"players": 7}}, "players: 7 is none of 2, 3, 4, 5"),
        ({"options": {"players": "3", "first_seat": 0}}, "players: '3' is none of 2, 3, 4, 5"),
        ({"options": {"players": 2}}, "players: a list of 2 is wanted"),
        ({"options": {5: 6}}, "there is no option 5"),
        ({"weather": "fine"}, "position: there is no field 'weather'"),
        ({"seat": 9}, "seat: there is no seat 9"),
        ({"market": {}}, "market: the field '1' is missing"),
    ],
)
def test_a_position_that_cannot_be_is_refused_and_left_as_it_was(changes: dict[Any, Any], sentence: str) -> None:
    position = {**given().truth, **changes}
    before = json.dumps(position)
    assert sentence in refusal(vesicle.from_position, position)
    assert json.dumps(position) == before


def test_loading_a_position_does_not_change_the_dict() -> None:
    position = given(atp=3, hand=["insulin", "hexokinase"]).truth
    position["players"][0]["hand"] = ["insulin", "hexokinase"]
    before = json.dumps(position)
    vesicle.from_position(position).play("place nucleus-3")
    assert json.dumps(position) == before


def test_replaying_does_not_change_the_record() -> None:
    game = vesicle.new("cytosis", seed=3)
    for _ in range(20):
        game.play(game.legal[0])
    record = game.record()
    before = json.dumps(record)
    vesicle.replay(record).play(game.legal[0])
    assert json.dumps(record) == before


@pytest.mark.parametrize("edition", DATA.names)
def test_rules_for_gives_the_rules_of_a_game_without_dealing_it(edition: str) -> None:
    rules = vesicle.rules_for("cytosis", {"edition": edition, "players": 5})
    assert (rules.game, rules.players, rules.options["edition"]) == ("cytosis", 5, edition)
