"""Sites as `vesicle site` writes them, and browsers that have visited one and cannot reach its host any more."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from vesicle.site import Site, write_site
from web.plain_host import hosting
from web.screen import PATIENCE, Screen, open_screen

BASE = "/games/vesicle/"
CONTROLLED = "navigator.serviceWorker.controller !== null"  # a worker takes over when all files are there


def write(site: Site) -> None:
    """Write a site in a thread of its own: in this one Playwright waits for events, and two cannot."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(write_site, site).result()


def wait_until(page: Page, something: str) -> None:
    """The page's content policy lets Playwright not wait in the page itself."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(something):
            return
        page.wait_for_timeout(100)
    raise AssertionError(something)


@contextmanager
def cut_off_screen(browser: Browser, root: Path, language: str, size: str) -> Iterator[Screen]:
    """A screen of a size and language that has visited the site once; its host is gone now."""
    with ExitStack() as stack:
        with hosting(root) as address:
            screen = stack.enter_context(
                open_screen(browser, address, BASE, size=size, settings={"language": language})
            )
            wait_until(screen.page, CONTROLLED)
        screen.page.context.set_offline(True)
        yield screen
