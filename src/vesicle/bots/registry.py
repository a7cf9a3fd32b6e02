"""The one list of bots. A spec is a short text that says which bot sits down; it reads the same everywhere."""

import re
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module, util
from pathlib import Path
from typing import Any, cast

from vesicle.bots.greedy import GreedyBot
from vesicle.bots.interface import Bot, Budget
from vesicle.bots.learned import ChampionBot, NetBot
from vesicle.bots.levels import LEVELS, NAMES, SlippingBot, level_for
from vesicle.bots.random_bot import RandomBot
from vesicle.bots.search import SearchBot
from vesicle.bots.stdio import BUDGET_MS, StdioBot

USUAL_SEARCH = "500ms"
THINKERS = ("search", "champion")  # kinds of bots that have a budget
MOST_THREADS = 64
MOST = 10_000_000  # milliseconds or iterations of a budget
BUDGET = re.compile(r"(\d+)(ms|it)(?::(\d+))?")
TIMED_COMMAND = re.compile(r"(?:(\d+)ms:)?(.*)", re.DOTALL)


@dataclass(frozen=True)
class Kind:
    """A kind of bot: how its specs are written, and how it is made from a game and what stands after its name."""

    name: str
    specs: tuple[str, ...]  # examples
    make: Callable[[str, str], Bot]
    runs_programs: bool = False  # of this machine: nothing that strangers may ask a server for


def make_bot(spec: str, game: str) -> Bot:
    """The bot that a spec names; ValueError in one sentence for one that does not exist."""
    name, _, rest = spec.strip().partition(":")
    if game not in LEVELS:
        raise ValueError(f"there is no game {game!r}; bots play {', '.join(LEVELS)}")
    if name in NAMES and not rest:
        level = level_for(game, name)
        bot = make_bot(level.bot, game)
        return SlippingBot(game, bot, level) if level.slips else bot
    if name not in KINDS:
        examples = [kind.specs[0] for kind in KINDS.values()]
        raise ValueError(f"there is no bot {spec!r}: known are {', '.join([*examples, *NAMES])}")
    return KINDS[name].make(game, rest)


def close_bots(bots: Iterable[Bot]) -> None:
    """End what bots have started."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if close is not None:
            close()


def count_faults(bot: Bot) -> int:
    """How many moves a bot could not make itself; only programs of other people have such faults."""
    return int(getattr(bot, "fault_count", 0))


def describe_bots() -> dict[str, Any]:
    """What can sit down, JSON-ready: the kinds of bots with examples of their specs, and the levels of each game."""
    return {
        "bots": [
            {"bot": kind.name, "specs": list(kind.specs), "runs_programs": kind.runs_programs}
            for kind in KINDS.values()
        ],
        "levels": {game: levels_of(game) for game in LEVELS},
    }


def levels_of(game: str) -> list[dict[str, Any]]:
    """The levels of a game, from the weakest, JSON-ready."""
    return [
        {"level": level.name, "bot": level.bot, "slips": level.slips, "among": level.among} for level in LEVELS[game]
    ]


def read_budget(rest: str, name: str = "search") -> tuple[Budget, int]:
    """The budget and the threads of a search, from what stands after its name; ValueError for none that there is."""
    found = BUDGET.fullmatch(rest or USUAL_SEARCH)
    if found is None:
        raise ValueError(f"{name}: {rest!r} is no budget: write 500ms or 2000it, and :2 after it for two threads")
    amount, threads = int(found[1]), int(found[3] or 1)
    if not 1 <= amount <= MOST:
        raise ValueError(f"{name}: a budget of {amount} {found[2]} is none of 1 to {MOST}")
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"{name}: {threads} threads are none of 1 to {MOST_THREADS}")
    budget = Budget(milliseconds=amount) if found[2] == "ms" else Budget(iterations=amount)
    return budget, threads


def _make_search(game: str, rest: str) -> Bot:
    return SearchBot(game, *read_budget(rest))


def _make_champion(game: str, rest: str) -> Bot:
    return ChampionBot(game, *read_budget(rest, "champion"))


def _make_net(game: str, rest: str) -> Bot:
    return _plain("net", NetBot(game), rest)


def _make_stdio(game: str, rest: str) -> Bot:
    timed = TIMED_COMMAND.fullmatch(rest)
    assert timed is not None
    try:
        command = shlex.split(timed[2])
    except ValueError as error:
        raise ValueError(f"stdio: {timed[2]!r} is no command: {error}") from None
    if not command or shutil.which(command[0]) is None:
        raise ValueError(f"stdio: there is no program {timed[2]!r}: write stdio:./mybot or stdio:200ms:./mybot")
    budget = int(timed[1] or BUDGET_MS)
    if not 1 <= budget <= MOST:
        raise ValueError(f"stdio: a budget of {budget} ms is none of 1 to {MOST}")
    return StdioBot(command, budget)


def _make_python(game: str, rest: str) -> Bot:
    """A module with a function `choose(situation)` is a bot; it is named by its file or as it is imported."""
    try:
        module = _load_file(Path(rest)) if rest.endswith(".py") else import_module(rest)
    except Exception as error:  # whatever the file does when it is run
        raise ValueError(f"python: {rest!r} cannot be loaded: {error or type(error).__name__}") from None
    if not callable(getattr(module, "choose", None)):
        raise ValueError(f"python: {rest!r} has no function choose(situation)")
    return cast(Bot, module)


def _load_file(path: Path) -> Any:
    found = util.spec_from_file_location(f"vesicle_bot_{path.stem}", path)
    assert found is not None and found.loader is not None
    module = util.module_from_spec(found)
    sys.modules[module.__name__] = module  # where dataclasses and pickles look for it
    found.loader.exec_module(module)
    return module


def _make_random(game: str, rest: str) -> Bot:
    return _plain("random", RandomBot(), rest)


def _make_greedy(game: str, rest: str) -> Bot:
    return _plain("greedy", GreedyBot(game), rest)


def _plain(name: str, bot: Bot, rest: str) -> Bot:
    if rest:
        raise ValueError(f"{name}: nothing stands after its name, and {rest!r} does")
    return bot


KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("random", ("random",), _make_random),
        Kind("greedy", ("greedy",), _make_greedy),
        Kind("search", ("search:500ms", "search:2000it", "search:500ms:2"), _make_search),
        Kind("net", ("net",), _make_net),
        Kind("champion", ("champion:500ms", "champion:800it", "champion:500ms:2"), _make_champion),
        Kind("stdio", ("stdio:./mybot", "stdio:200ms:./mybot"), _make_stdio, runs_programs=True),
        Kind("python", ("python:mybot.py", "python:my.module"), _make_python, runs_programs=True),
    )
}
