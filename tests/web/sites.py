"""Sites as `vesicle site` writes them, and browsers that have visited one and cannot reach its host any more."""

import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from vesicle.server.front import FOLDER
from vesicle.site import Site, write_site
from web.plain_host import hosting
from web.screen import PATIENCE, Screen, open_screen
from web.texts import say

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


def begin_here(page: Page, address: str = "", *, game: str = "virus-and-co", language: str = "en") -> None:
    """Into a game against bots in the browser, by the form for a new one."""
    page.goto(f"{address}{BASE}new/?game={game}")
    page.get_by_role("button", name=say("new-start", language)).click()
    expect(page.get_by_role("region", name=say("table-surface", language))).to_be_visible()


class ReplacedSite:
    """A site on a host, written from a page of its own that can be changed."""

    def __init__(self, folder: Path) -> None:
        """In a new folder, as the page is now."""
        self.root, self.page = folder / "host", folder / "built"
        shutil.copytree(FOLDER, self.page)
        self.write()

    def write(self) -> None:
        """Write it, or write it again in the place of an earlier version."""
        write(Site(self.root / BASE.strip("/"), BASE, page=self.page))


@contextmanager
def replaced_site(browser: Browser, folder: Path) -> Iterator[tuple[Screen, ReplacedSite]]:
    """A screen that has visited a site, which can be replaced while the host serves it."""
    site = ReplacedSite(folder)
    with hosting(site.root) as address, open_screen(browser, address, BASE) as screen:
        wait_until(screen.page, CONTROLLED)
        yield screen, site


def look_for_update(page: Page) -> None:
    """As the browser does when the page is opened or shown again."""
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update().then(() => null))")


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
