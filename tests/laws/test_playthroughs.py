"""The golden games: each is what the rules make of its seed and actions today."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import vesicle
from vesicle.core.playthrough import read_playthrough, write_playthrough

FOLDER = Path(__file__).resolve().parent.parent / "playthroughs"


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make", FOLDER / "make.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_golden_game_plays_as_it_was_written(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert write_playthrough(read_playthrough(written, vesicle.new)) == written


def test_every_golden_game_is_there_and_made_by_the_maker() -> None:
    make = maker()
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(make.GOLDEN)
    for name in ("cytosis-first-2", "cytosis-second-4", "virus-and-co-3"):
        assert make.make(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
