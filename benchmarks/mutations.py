"""Plant faults in the rules and see whether their tests notice: `NUMBA_DISABLE_JIT=1 python benchmarks/mutations.py`.

Of all small faults that could be planted (a comparison turned, a constant one too high, a call left out …) some are
drawn by a seed. All tests are collected once; for each fault a forked process gets the changed function and runs the
tests of its file, until one fails. Tests of a file are those that have its name, and those of NEAR. With `--wide`,
survivors meet all rule tests of their game, which takes most of a minute for each.
"""

import argparse
import os
import random
import resource
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

import pytest
from faults import Fault, faults_of

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "vesicle"
GAMES = ("cytosis", "virus_and_co")
NOT_RULES = ("playouts.py", "story", "entries.py", "facts.py", "outcomes.py")  # loops, tales and figures about a game
NEAR: dict[str, tuple[str, ...]] = {  # rules whose tests have another name, or several
    "cytosis/areas/collecting.py": ("areas/test_nucleus", "areas/test_lipid_synthesis"),
    "cytosis/cards/goals.py": ("virus/test_goals",),
    "cytosis/engine.py": ("test_turn", "test_placement", "test_rulings", "epigenetic/test_impossible"),
    "cytosis/epigenetic/redraft.py": ("epigenetic/test_draft", "epigenetic/test_redeal", "epigenetic/test_secrecy"),
    "cytosis/epigenetic/scout.py": ("epigenetic/test_secrecy", "epigenetic/test_redeal"),
    "cytosis/epigenetic/traits.py": ("epigenetic/test_hirer", "epigenetic/test_patron", "epigenetic/test_income"),
    "cytosis/legal.py": ("test_placement", "test_turn", "areas", "cards", "virus", "epigenetic"),
    "cytosis/modules.py": ("epigenetic", "virus"),
    "cytosis/redeal.py": ("epigenetic/test_redeal",),
    "cytosis/setup.py": ("virus/test_setup", "epigenetic/test_draft", "test_two_players"),
    "cytosis/turn.py": ("test_two_players",),
    "cytosis/virus/outbreak.py": ("virus/test_attack", "virus/test_dice", "virus/test_dummy"),
    "virus_and_co/effects/placing.py": ("effects",),
    "virus_and_co/engine.py": ("test_rules", "test_turn"),
    "virus_and_co/legal.py": ("",),
    "virus_and_co/pills.py": ("test_payment", "test_scoring", "test_setup"),
}


def main() -> int:
    """Plant, watch and report."""
    asked = _asked()
    if os.environ.get("NUMBA_DISABLE_JIT") != "1":
        sys.exit("Faults are planted in interpreted rules: set NUMBA_DISABLE_JIT=1.")
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT / "tests"))
    folders = [f"tests/{game}" for game in GAMES]
    return pytest.main(
        [*folders, "-q", "-s", "-p", "no:schemathesis", "-p", "no:cacheprovider"], plugins=[Planter(asked)]
    )


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=400, help="how many are planted")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--files", default="", help="only in files whose path has this in it")
    parser.add_argument("--seconds", type=float, default=1800, help="when to stop, at the latest")
    parser.add_argument("--wide", action="store_true", help="survivors meet all rule tests of their game")
    return parser.parse_args()


def rule_files(wanted: str) -> list[Path]:
    """The files of both games in which rules are."""
    found = [path for game in GAMES for path in sorted((SOURCES / game).rglob("*.py"))]
    named = [path for path in found if wanted in path.relative_to(SOURCES).as_posix()]
    return [path for path in named if not set(NOT_RULES) & {path.name, path.parent.name}]


class Planter:
    """A guest of pytest that plants faults where others would run the tests."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.failed = ""

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Remember the first failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Instead of the tests: every fault, with the tests that should notice it."""
        by_file: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            by_file[item.path.relative_to(ROOT / "tests").with_suffix("").as_posix()].append(item)
        everything = [fault for path in rule_files(self.asked.files) for fault in faults_of(path, SOURCES)]
        random.Random(self.asked.seed).shuffle(everything)
        chosen = everything[: self.asked.faults]
        print(f"\n{len(chosen)} of {len(everything)} faults, seed {self.asked.seed}", flush=True)
        ends = time.monotonic() + self.asked.seconds
        results: Counter[str] = Counter()
        for fault in chosen:
            if time.monotonic() > ends:
                break
            verdict = self.meet(fault, by_file)
            results[verdict] += 1
            if verdict != "caught":
                print(f"{verdict:9} {fault}", flush=True)
            elif sum(results.values()) % 20 == 0:
                print(f"          {sum(results.values())} planted, {results['caught']} caught", flush=True)
        tried = sum(results.values())
        print(f"{tried} planted: {dict(results)}; {results['caught'] / max(tried, 1):.1%} by the file's own tests")
        return True

    def meet(self, fault: Fault, by_file: dict[str, list[pytest.Item]]) -> str:
        """Who notices a fault: its own tests, any test of the game's rules, or nobody."""
        if self.notices(fault, own_tests(fault.file, by_file)):
            return "caught"
        if not self.asked.wide:
            return "survived"
        game = fault.file.split("/")[0]
        rest = [item for file, items in by_file.items() if file.startswith(f"{game}/") for item in items]
        return "far" if self.notices(fault, rest) else "SURVIVED"

    def notices(self, fault: Fault, items: list[pytest.Item]) -> bool:
        """Whether one of these tests fails, or never ends, in a process with the fault."""
        child = os.fork()
        if child == 0:
            self._suffer(fault, items)
        return os.waitpid(child, 0)[1] != 0

    def _suffer(self, fault: Fault, items: list[pytest.Item]) -> None:
        spent = int(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (spent + 40, spent + 42))  # an endless loop is a failure
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        try:
            fault.plant()
            for item, after in zip(items, [*items[1:], None], strict=True):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                if self.failed:
                    os._exit(1)
        except BaseException:
            os._exit(2)
        os._exit(0)


def own_tests(file: str, by_file: dict[str, list[pytest.Item]]) -> list[pytest.Item]:
    """The tests that belong to a file of rules."""
    game, _, rest = file.removesuffix(".py").partition("/")
    folder, _, name = rest.rpartition("/")
    own = [f"{game}/{folder}/test_{name}" if folder else f"{game}/test_{name}"]
    own += [f"{game}/{near}" for near in NEAR.get(file, ())]
    inside = tuple(f"{want.rstrip('/')}/" for want in own)
    return [item for test, items in by_file.items() if test in own or test.startswith(inside) for item in items]


if __name__ == "__main__":
    sys.exit(main())
