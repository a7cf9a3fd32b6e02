"""Compile the rules and the bots' brains before anybody plays, so that nobody waits for a compiler in a game.

Every game is compiled by a process of its own (`python -m vesicle.bots.warm GAME`), all of them side by side.
"""

import subprocess
import sys
from collections.abc import Callable

from vesicle import games, rules_for
from vesicle.core.jit import COMPILED, cache_folder
from vesicle.core.match import Match, Rules
from vesicle.core.piles import NOTHING
from vesicle.core.record import new_array
from vesicle.playouts import play_batch

WORKER = "vesicle.bots.warm"  # compiles the rules of a game, then its brain
DONE = "compiled"  # the file that says a folder of compiled rules is whole


def is_warm() -> bool:
    """Whether the rules of every game, as they are now, are in the cache; always so for interpreted rules."""
    return not COMPILED or not find_missing()


def compile_rules(report: Callable[[str], None], apart: bool = True) -> None:
    """Compile what is missing; `report` hears which games are started, and which are ready.

    Compilers stand apart, out of reach of Ctrl-C, which is for us to answer; others end with our process group.
    """
    missing = find_missing() if COMPILED else []
    if not missing:
        return
    report(f"compiling {', '.join(missing)}")
    workers = {game: _start(game, apart) for game in missing}
    failed = []
    try:
        for game, worker in workers.items():
            if worker.wait():
                failed.append(game)
            else:
                report(f"{game} is ready")
    finally:
        for worker in workers.values():
            worker.terminate()  # does nothing to one that has ended
    if failed:
        raise RuntimeError(f"the rules of {', '.join(failed)} could not be compiled")


def _start(game: str, apart: bool) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-m", WORKER, game], start_new_session=apart)


def compile_game(game: str) -> None:
    """Call everything that Python calls of a game once, with arguments of the types that it calls them with."""
    rules = rules_for(game, {})
    play_batch(rules, 1, 0)
    _call_one_by_one(rules)
    mark_done(parts_of(game)[0])


def _call_one_by_one(rules: Rules) -> None:
    games, boxes = new_array(rules.state_class, 1), rules.boxes
    rules.deal(games, boxes, 0, NOTHING)
    first = rules.legal_actions(games)[0]
    rules.why_not(games, boxes, first)
    rules.step(games, boxes, first)
    rules.redeal(games, boxes, 0, 0)
    _show_and_tell(rules)


def _show_and_tell(rules: Rules) -> None:
    """The same of what people are shown and told."""
    match = Match.deal(rules, 0)
    alone, together, action = match.look(None), match.look_all(), match.legal[0]
    assert match.outcomes
    match.play(action)
    match.look(None).tell(rules.numbers[action], alone)
    match.step_after(together, rules.numbers[action])
    match.log(None)
    match.scores()


def find_missing() -> list[str]:
    """Games of which the rules or the brain are not compiled yet."""
    return [game for game in games() if not all(_is_done(part) for part in parts_of(game))]


def parts_of(game: str) -> tuple[str, str]:
    """The two parts of the package that are compiled for a game: its rules and its brain."""
    folder = game.replace("-", "_")
    return folder, f"bots.{folder}"


def mark_done(part: str) -> None:
    """A part is compiled as its sources are now."""
    folder = cache_folder(part)
    if folder is not None:
        (folder / DONE).touch()


def _is_done(part: str) -> bool:
    """Whether a part need not be compiled; where nothing can be kept, compiling ahead would be in vain."""
    folder = cache_folder(part)
    return folder is None or (folder / DONE).exists()
