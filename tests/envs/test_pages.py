"""What the pages of the environments show is what happens; they are generated, and the generator is tested here."""

import doctest
import json
from pathlib import Path

import pytest

import vesicle.envs
from vesicle.envs.pages import page_of

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_sessions_on_the_page_are_what_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / "envs" / "README.md"), module_relative=False)
    assert tried > 0 and failed == 0


@pytest.mark.parametrize("game", ("cytosis", "virus-and-co"))
def test_a_page_has_the_fixed_shape_and_names_every_piece(game: str) -> None:
    page = page_of(game)
    headings = [line[3:] for line in page.splitlines() if line.startswith("## ")]
    assert headings == ["Agents", "Observation", "Actions", "Rewards", "Ends", "Versions"]
    described = vesicle.envs.describe(game)
    shown = [piece for piece in described["observation"] if piece["name"][-2:] not in ("+2", "+3", "+4", "+5")]
    assert all(f"| {piece['start']} |" in page and f"`{piece['name']}`" in page for piece in shown)


def test_a_table_is_described_whole() -> None:
    described = vesicle.envs.describe("cytosis", players=3, edition="first", virus=True)
    assert json.loads(json.dumps(described)) == described
    last = described["observation"][-1]
    size = 1
    for length in last["shape"]:
        size *= length
    assert last["start"] + size == described["length"]
    assert described["agents"] == ["seat_0", "seat_1", "seat_2"] and len(described["actions"]) == 543
