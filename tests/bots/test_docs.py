"""What docs/bots.md shows is what happens."""

import re
import shlex
import sys
from pathlib import Path

import pytest

import vesicle
from vesicle.arena.game import play_game
from vesicle.bots.levels import LEVELS, NAMES, Level
from vesicle.bots.registry import count_faults, make_bot

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md").read_text(encoding="utf-8")
IN_PYTHON, OVER_STDIO = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def say(level: Level) -> str:
    among = f", among its {level.among} best" if level.among else ""
    return f"`{level.bot}`" + (f", {level.slips} slips in 100{among}" if level.slips else "")


def test_the_levels_are_those_of_the_page() -> None:
    rows = [
        f"| `{name}` | "
        + " | ".join(say(level) for levels in LEVELS.values() for level in levels if level.name == name)
        for name in NAMES
    ]
    shown = re.search(r"<!-- levels: begin.*?-->\n(.*?)<!-- levels: end -->", PAGE, re.DOTALL)
    assert shown is not None and shown[1].splitlines()[2:] == [f"{row} |" for row in rows]


def test_the_bot_in_python_is_short_and_plays_better_than_chance(tmp_path: Path) -> None:
    assert len(IN_PYTHON.splitlines()) <= 15
    path = tmp_path / "mybot.py"
    path.write_text(IN_PYTHON, encoding="utf-8")
    mine, random = (make_bot(spec, "cytosis") for spec in (f"python:{path}", "random"))
    rules = vesicle.rules_for("cytosis", {"players": 2})
    results = [play_game(rules, [mine, random], seed) for seed in range(3)]
    totals = [[sum(points) for points in result.scores] for result in results]
    assert sum(own for own, _ in totals) > sum(other for _, other in totals)


@pytest.mark.parametrize("game", vesicle.games())
def test_the_program_plays_without_a_fault(game: str, tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(OVER_STDIO, encoding="utf-8")
    rules = vesicle.rules_for(game, {"players": 3})
    program = make_bot(f"stdio:{shlex.quote(sys.executable)} {path}", game)
    try:
        assert play_game(rules, [program, make_bot("random", game), program], 0).decisions > 50
        assert count_faults(program) == 0
    finally:
        program.close()  # type: ignore[attr-defined]


def test_every_spec_of_the_page_is_one() -> None:
    table = PAGE.split("| spec | who plays |")[1].split("\n\n")[0]
    specs = re.findall(r"`([^`]+)`", " ".join(row.split("|")[1] for row in table.splitlines()[2:] if "|" in row))
    for spec in specs:
        if not spec.startswith(("python:", "stdio:")):
            make_bot(spec, "cytosis")
    assert len(specs) >= 13
