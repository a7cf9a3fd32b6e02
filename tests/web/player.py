"""Somebody who plays whole games on the page: whatever glows or is offered, at random, until the game is over."""

import random

from playwright.sync_api import ElementHandle, Error, Page

from web.screen import PATIENCE, Screen

MOST = 600  # decisions of one game, far more than any has
CLICK = 2_000  # milliseconds; what was offered may be gone before it is clicked

# Waits until something can be done, and picks it: mostly what glows on the table, as people do, else what the prompt
# offers beside it, or who is next at a shared screen. Nothing when the game is over.
PICK = """async ([first, second, patience]) => {
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const visible = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (document.querySelector("section.end h2")) return null;
    const glowing = visible("section.surface .usable");
    const offered = visible("[data-choice], main h2[role=alert] ~ button");
    const found = glowing.length > 0 && (first < 0.8 || offered.length === 0) ? glowing : offered;
    if (found.length > 0) return found[Math.floor(second * found.length)];
    await new Promise((again) => setTimeout(again, 10));
  }
  throw new Error(`nothing can be done: ${document.body.innerText.slice(0, 2000)}`);
}"""


def play_by_clicks(screen: Screen, seed: int, decisions: int = MOST) -> int:
    """Play on until the game is over, or for so many decisions; how many that were."""
    chance = random.Random(seed)
    for number in range(decisions):
        picked = pick(screen.page, chance)
        if picked is None:
            return number
        try:
            picked.click(timeout=CLICK)
        except Error as error:
            if "Timeout" not in str(error) and "not attached" not in str(error):
                raise
    return decisions


def pick(page: Page, chance: random.Random) -> ElementHandle | None:
    """Something that can be done now; None when the game is over."""
    return page.evaluate_handle(PICK, [chance.random(), chance.random(), PATIENCE]).as_element()
