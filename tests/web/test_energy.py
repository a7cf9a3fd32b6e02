"""A table in the browser costs nothing while nobody does anything: no timer runs, and no frame is asked for."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from web.plain_host import hosting
from web.player import click_something, play_on
from web.screen import PATIENCE, open_screen
from web.sites import BASE, begin_here

# Counts the timers that are set and the frames that are asked for, from before the page's first script on.
WATCH = """(() => {
  const live = new Map();
  const count = (set, clear, isLasting) => {
    const [setting, clearing] = [window[set].bind(window), window[clear].bind(window)];
    window[set] = (work, ...rest) => {
      const id = setting((...values) => { if (!isLasting) live.delete(key); return work(...values); }, ...rest);
      const key = `${set} ${id}`;
      live.set(key, String(work).slice(0, 120));
      return id;
    };
    window[clear] = (id) => { live.delete(`${set} ${id}`); clearing(id); };
  };
  count("setTimeout", "clearTimeout", false);
  count("setInterval", "clearInterval", true);
  count("requestAnimationFrame", "cancelAnimationFrame", false);
  window.stillRunning = () => [...live.entries()].map(([key, work]) => `${key}: ${work}`);
})()"""


def running(page: Page) -> list[str]:
    """What still runs when the page has had time to come to rest."""
    for _ in range(PATIENCE // 250):
        page.wait_for_timeout(250)
        left: list[str] = page.evaluate("window.stillRunning()")
        if not left:
            break
    return left


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
def test_no_timer_runs_while_a_person_thinks(browser: Browser, root: Path, game: str) -> None:
    with hosting(root) as address, open_screen(browser, address, f"{BASE}rules/") as screen:
        page = screen.page
        page.context.add_init_script(WATCH)
        begin_here(page, game=game)
        play_on(screen, click_something, decisions=5)
        page.locator("section.surface :is(.usable, .legal, .take, .pay), [data-choice]").first.wait_for()
        assert running(page) == []
