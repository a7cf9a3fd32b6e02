"""Somebody who plays whole games on the page: whatever glows or is offered, at random, until the game is over."""

import random
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Error, Page

from web.screen import PATIENCE, Screen

MOST = 600  # decisions of one game, far more than any has
CLICK = 2_000  # milliseconds; what was offered may be gone before it is clicked

# Waits until something can be done, and picks it: mostly what glows on the table, as people do, else what the prompt
# offers beside it, or who is next at a shared screen. Nothing when the game is over, or when others decide.
PICK = """async ([first, second, patience]) => {
  const isSeen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const visible = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const until = performance.now() + patience;
  do {
    if (document.querySelector("section.end h2")) return null;
    const isAnswered = document.querySelector("section.surface[aria-busy=true]") === null;
    const glowing = isAnswered ? visible("section.surface :is(.usable, .legal, .take, .pay)") : [];
    const offered = isAnswered ? visible("[data-choice], .curtain button") : [];
    const found = glowing.length > 0 && (first < 0.8 || offered.length === 0) ? glowing : offered;
    if (found.length > 0) return found[Math.floor(second * found.length)];
    await new Promise((again) => setTimeout(again, 10));
  } while (performance.now() < until);
  return null;
}"""

Play = Callable[[Page, random.Random, int], bool]  # plays one decision if there is one within so many milliseconds


def play_on(screen: Screen, play: Play, seed: int = 1, decisions: int = MOST) -> int:
    """Play until the game is over, or for so many decisions; how many that were."""
    chance = random.Random(seed)
    for number in range(decisions):
        if not play(screen.page, chance, PATIENCE):
            assert is_over(screen.page), f"nothing can be done: {screen.page.inner_text('section.below')}"
            return number
    return decisions


def play_in_turns(screens: list[Screen], seed: int = 1, decisions: int = MOST) -> int:
    """The same on several screens at one table, until so many decisions or the end on all of them."""
    chance = random.Random(seed)
    made = 0
    while made < decisions and not all(is_over(screen.page) for screen in screens):
        for screen in screens:
            while made < decisions and click_something(screen.page, chance, 100):
                made += 1
    return made


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator("section.end h2").count() > 0


def click_something(page: Page, chance: random.Random, patience: int) -> bool:
    """One decision with the mouse."""
    picked = pick(page, chance, patience)
    if picked is None:
        return False
    try:
        picked.click(timeout=CLICK)
    except Error as error:  # what was offered went away before it was clicked
        if "Timeout" not in str(error) and "not attached" not in str(error):
            raise
    return True


def press_something(page: Page, chance: random.Random, patience: int) -> bool:
    """One decision by keys alone: the list of all choices, down to one of them, and Enter."""
    if pick(page, chance, patience) is None:
        return False
    if page.locator(".curtain button:focus").count():
        page.keyboard.press("Enter")
        return True
    if not page.locator("#all-choices").count():
        page.keyboard.press("l")
    for _ in range(chance.randrange(4)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    return True


def pick(page: Page, chance: random.Random, patience: int) -> ElementHandle | None:
    """Something that can be done now; None when the game is over or somebody else decides."""
    return page.evaluate_handle(PICK, [chance.random(), chance.random(), patience]).as_element()
