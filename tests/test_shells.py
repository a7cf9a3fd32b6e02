"""No figure of a game stands in a shell: whoever shows a game asks the rules what things cost, give and run into."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesicle

ROOT = Path(__file__).parent.parent
SHELLS = ("src/vesicle/cli", "src/vesicle/server", "web/src")
# These change how a card is worded and whether piles are drawn, and nothing that is counted.
MAY_ASK = {"passing", "contagion", "supply"}


def sources() -> Iterator[Path]:
    for folder in SHELLS:
        for ending in ("py", "ts", "svelte"):
            yield from (path for path in (ROOT / folder).rglob(f"*.{ending}") if ".test." not in path.name)


@pytest.mark.parametrize("game", vesicle.games())
def test_no_shell_asks_how_a_table_plays_an_open_question(game: str) -> None:
    asked = re.compile(r"""rulings(?:\.get\(|\?\.\[|\[|\.)["']?(\w+)""")
    known = set(vesicle.games()[game]["rulings"]) - MAY_ASK
    found = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in sources()
        for name in asked.findall(path.read_text(encoding="utf-8"))
        if name in known
    }
    assert not found
