"""Once the rules are compiled ahead, games are dealt, played, shown, told and scored without a compiler."""

import json
import subprocess
import sys

import pytest

from vesicle import games
from vesicle.core.jit import COMPILED
from vesicle.warm import is_warm

CALLED = (
    "deal",
    "list_legal",
    "why_not",
    "step",
    "redeal",
    "find_facts",
    "foretell",
    "tell",
    "narrate",
    "show",
    "score",
)
PLAY = """
import json, sys
import vesicle
match = vesicle.new(sys.argv[1], seed=3)
for _ in range(10):
    alone, together, action = match.look(None), match.look_all(), match.legal[0]
    assert match.outcomes and match.view(0) and match.redealt(0, seed=1)
    match.play(action)
    match.look(None).tell(match.rules.numbers[action], alone)
    match.step_after(together, match.rules.numbers[action])
assert match.log("all") and match.log(0) and match.scores()
stats = {name: getattr(match.rules, name).stats for name in sys.argv[2:]}
print(json.dumps({name: [one.cache_hits.total(), one.cache_misses.total()] for name, one in stats.items()}))
"""


@pytest.mark.skipif(not COMPILED or not is_warm(), reason="nothing is compiled ahead")
@pytest.mark.parametrize("game", games())
def test_a_game_waits_for_no_compiler_once_the_rules_are_compiled(game: str) -> None:
    """In a process of its own, which has compiled nothing for another test."""
    told = subprocess.run([sys.executable, "-c", PLAY, game, *CALLED], capture_output=True, text=True, check=True)
    found = json.loads(told.stdout)
    assert {name: misses for name, (hits, misses) in found.items() if misses or not hits} == {}
