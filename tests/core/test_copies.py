"""Games under Python's own hands: copied, pickled, compared, printed, listed."""

import copy
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import vesicle
from core.test_match import begun, finished
from vesicle import Match


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_copy_by_pythons_own_means_goes_on_byte_for_byte(copied: Callable[[Match], Match]) -> None:
    for game in (begun(), begun(virus=True, edition="first"), vesicle.new("virus-and-co", players=4, seed=3)):
        made = copied(game)
        assert made == game and made.record() == game.record() and made.rules.options == game.rules.options
        for match in (game, made):
            match.play(match.legal[-1])
            match.play(match.legal[0])
        assert made.position() == game.position() and made.log("all") == game.log("all")
        made.play(made.legal[0])
        assert made != game


def test_a_pickle_carries_the_own_box_and_not_its_file(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("[cards.insulin]\npoints = 9\n", encoding="utf-8")
    game = begun(box=tmp_path / "box.toml")
    kept = pickle.dumps(game)
    (tmp_path / "box.toml").unlink()
    made = pickle.loads(kept)
    assert made == game != begun() and made.rules.rows["cards"]["insulin"]["points"] == 9


def test_a_pickle_of_other_rules_is_refused() -> None:
    game = begun()
    kept = game.__getstate__()
    with pytest.raises(ValueError, match="pickled under rules_version 'old'; this program plays"):
        game.__setstate__({**kept, "version": "old"})


def test_games_are_equal_when_their_positions_are_however_they_came_there() -> None:
    game = begun()
    assert game == vesicle.from_position(game.position()) and game.digest() == begun().digest()
    assert game != begun(8) and game != begun(rulings={"grey_abilities": "no"}) and game != game.digest()
    with pytest.raises(TypeError):
        hash(game)


def test_a_game_says_in_a_line_what_it_is() -> None:
    game = begun()
    assert repr(game) == f"<Match cytosis second, 3 players: seat {game.to_act} decides, 9 actions played>"
    game = finished()
    said = f"over, seat {game.winner} has won, {len(game.actions)} actions played>"
    assert repr(game) == f"<Match cytosis second, 3 players: {said}"


def test_the_package_lists_its_names() -> None:
    assert set(vesicle.__all__) <= set(dir(vesicle)) and "secrets" not in dir(vesicle)
