"""Fixtures of the tests in a browser: one server, one Chromium, and pages that bear no error in silence."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from server.live import Server, running
from vesicle.site import Site
from web.screen import Screen, launch_chromium, open_screen
from web.sites import BASE, write

OpenScreen = Callable[..., Screen]


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`vesicle serve` on a free port of loopback, with an empty file."""
    folder = tmp_path_factory.mktemp("web")
    with running(folder, f"sqlite:///{folder / 'tables.sqlite'}", "--review", "40", "--limit", "away=1") as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests; each of them opens screens of its own in it."""
    with launch_chromium() as launched:
        yield launched


@pytest.fixture
def screen(browser: Browser, table_server: Server) -> Iterator[OpenScreen]:
    """Opens screens, each a browser of its own for the page; every one has had nothing to complain of in the end."""
    with ExitStack() as opened:

        def open_one(path: str = "/", **options: Any) -> Screen:
            return opened.enter_context(open_screen(browser, table_server.address, path, **options))

        yield open_one


@pytest.fixture(scope="session")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a plain web host; a site stands inside it."""
    folder = tmp_path_factory.mktemp("host")
    write(Site(folder / BASE.strip("/"), BASE))
    return folder


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility tester's script, as npm installed it; a page runs it past its content policy."""
    path = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
    return path.read_text(encoding="utf-8")
