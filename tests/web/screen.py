"""A browser with the page, driven as a person would: by what can be seen, read aloud and pressed."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, expect, sync_playwright

PATIENCE = 20_000  # milliseconds for something to appear on a busy machine
SIZES = {"laptop": (1440, 900), "phone": (390, 844)}
QUICK = {"speed": "instant", "sound": False}  # others' moves are not shown one at a time
# The list of the address bar is a page of its own, which every new window would load; it costs as much as one of ours.
# Of two such lists the last one counts, so that the rest is what Playwright leaves out.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
)
RANDOM = {"kind": "bot", "bot": "random"}  # a bot that thinks of nothing
expect.set_options(timeout=PATIENCE)


class Screen:
    """One page, and what went wrong on it."""

    def __init__(self, page: Page) -> None:
        """Listen to a page from its beginning."""
        self.page = page
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("requestfailed", self._miss)
        page.on("response", self._look)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _miss(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself went elsewhere
            self.complaints.append(f"no answer: {request.url}: {request.failure}")

    def _look(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.status}: {response.url}")


@contextmanager
def launch_chromium() -> Iterator[Browser]:
    """The Chromium of this machine."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**ways_to_launch())
        yield browser
        browser.close()


def ways_to_launch() -> dict[str, Any]:
    """Where Chromium is, and how it starts; where we are root it has no sandbox."""
    found = shutil.which("chromium")
    assert found is not None, "there is no Chromium: apt-get install chromium"
    ways = ["--disable-gpu", "--in-process-gpu", f"--disable-features={','.join(LEFT_OUT)}"]
    return {"executable_path": found, "chromium_sandbox": os.geteuid() != 0, "args": ways}


@contextmanager
def open_screen(
    browser: Browser,
    address: str,
    path: str = "/",
    *,
    size: str = "laptop",
    settings: dict[str, Any] | None = None,
    places: dict[str, Any] | None = None,
    **options: Any,
) -> Iterator[Screen]:
    """A fresh browser at a place of the page: its size, settings and places at tables chosen, nothing else kept."""
    context = browser.new_context(base_url=address, **{**looks(size), **options})
    kept = {"vesicle.settings": {**QUICK, **(settings or {})}, "vesicle.places": places or {}}
    for name, value in kept.items():
        words = (json.dumps(name), json.dumps(json.dumps(value)))
        context.add_init_script(f"localStorage.getItem({words[0]}) ?? localStorage.setItem({words[0]}, {words[1]})")
    screen = Screen(context.new_page())
    try:
        screen.page.goto(path)
        yield screen
        assert not screen.complaints, "\n".join(screen.complaints)
    finally:
        context.close()


def looks(size: str) -> dict[str, Any]:
    """A window of a size, in which nothing drifts: that would cost a test its time."""
    width, height = SIZES[size]
    phone = {"is_mobile": True, "has_touch": True, "device_scale_factor": 2} if size == "phone" else {}
    return {"viewport": {"width": width, "height": height}, "locale": "en-GB", "reduced_motion": "reduce", **phone}


def lay_table(
    address: str, game: str = "cytosis", *, others: list[Any] | None = None, coach: bool = False, **options: Any
) -> dict[str, Any]:
    """A new table over the API, begun if nobody is missing: the path, and the place that one holds there."""
    seats = [{"kind": "me", "name": "Ada"}, *(others or [RANDOM])]
    asked = {"game": game, "options": {"players": len(seats), **options}, "seats": seats, "coach": coach}
    asked["start"] = all(seat["kind"] != "open" for seat in seats)
    answer = httpx.post(f"{address}/api/tables", json=asked, timeout=30, trust_env=False)
    assert answer.is_success, answer.text
    place = answer.json()
    kept = {"token": place["token"], "invite": place["invite"]}
    return {"path": f"/t/{place['table']}", "places": {place["table"]: kept}}
