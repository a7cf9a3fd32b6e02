"""The engine in a real browser gives the processor's answers, byte for byte."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from engine.compare import Thinker, compare
from engine.node import ROOT, paths_of, run_node
from vesicle import games
from vesicle.core.jit import COMPILED
from vesicle.server.front import FOLDER
from web.conftest import OpenScreen

SITE = "http://engine.test"  # no server stands behind it: every file is handed out below
ITERATIONS = 40
WALK = """async ({ code, tables, plans }) => {
  const [{ walkAll }, answer, read] = await Promise.all([import("/tests/engine/walk.js"), fetch(code), fetch(tables)]);
  return walkAll(await answer.arrayBuffer(), await read.json(), plans);
}"""

COMPILE = "async (code) => WebAssembly.Module.exports(await WebAssembly.compileStreaming(fetch(code))).length"


def files() -> dict[str, str]:
    """The shell as a browser takes it, by address."""
    sources = [path for path in (ROOT / "web/src/engine").rglob("*.ts") if not path.name.endswith(".test.ts")]
    return run_node("strip.js", *(path.relative_to(ROOT).as_posix() for path in sources))


def hand_out(sources: dict[str, str]) -> Callable[[Route], None]:
    """Answer every request from the repository."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(f"{SITE}/")
        if not name:
            route.fulfill(body="<!doctype html>", content_type="text/html")
        elif name in sources or name.endswith(".js"):
            body = sources.get(name) or Path(ROOT, name).read_text(encoding="utf-8")
            route.fulfill(body=body, content_type="text/javascript")
        else:
            route.fulfill(path=Path(ROOT, name))

    return answer


@pytest.mark.skipif(not COMPILED, reason="bots that search are too slow where rules are interpreted")
@pytest.mark.parametrize("game", games())
def test_a_random_game_is_the_same_in_a_browser(browser: Browser, game: str) -> None:
    page = browser.new_page()
    page.route(f"{SITE}/**", hand_out(files()))
    page.goto(f"{SITE}/")
    options: dict[str, Any] = {"players": 3}
    plan = {"options": options, "seed": 11, "every": 20, "iterations": ITERATIONS}
    addresses = {name: f"/{Path(path).relative_to(ROOT).as_posix()}" for name, path in paths_of(game).items()}
    told = page.evaluate(WALK, {**addresses, "plans": [plan]})
    page.close()
    assert compare(game, plan, told["walked"][0], Thinker(game, ITERATIONS)) > 2


def test_the_served_page_may_compile_every_engine(screen: OpenScreen) -> None:
    page = screen("/").page
    engines = [f"/assets/{path.name}" for path in (FOLDER / "assets").glob("*.wasm")]
    assert engines and all(page.evaluate(COMPILE, engine) > 5 for engine in engines)
