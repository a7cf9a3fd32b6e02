"""Take the pictures of docs/pictures anew: `python scripts/make_screenshots.py [NAME …]`.

Each shows a game of bots with a fixed seed at a fixed moment, so that a picture changes when the page does.
"""

import base64
import sys
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

import vesicle
from server.live import running
from vesicle import Match
from vesicle.arena.game import decide
from vesicle.bots.registry import make_bot
from web.screen import launch_chromium, open_screen

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
QUALITY = 80
PATIENCE = 120_000  # milliseconds for a review of a whole game
SETTLED = 1200  # milliseconds for what moves to come to rest
TOLD = 40  # actions that the log tells of
NAMES = ("Ada", "Barbara", "Rita", "Lynn", "Rosalind")


@dataclass(frozen=True)
class Shot:
    """A picture: which game, how far it is played, and how one looks at it."""

    game: str | None = None  # without one, no table
    played: int | None = None  # actions; without a number, all of them
    options: dict[str, Any] = field(default_factory=dict)
    look: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    place: str = ""  # of the page, or behind the table's address
    keys: tuple[str, ...] = ()  # that are pressed first
    awaited: str = "main"  # what must be there before the picture is taken


SHOTS = {
    "lobby": Shot(place="/"),
    "learn": Shot(place="/learn/cell", keys=("n", "h"), awaited=".talk"),
    "rules": Shot(place="/rules/cytosis#view=compare&editions=first,second"),
    "atlas": Shot(place="/atlas/cytosis"),
    "replay": Shot("cytosis", None, {"players": 4}, seed=7, place="/replay#at=150"),
    "review": Shot("cytosis", None, {"players": 4}, seed=7, place="/review", awaited=".when"),
    "board": Shot("cytosis", 150, {"players": 4}, seed=7),
    "dark": Shot("cytosis", 150, {"players": 4}, {"color_scheme": "dark"}, seed=7),
    "phone": Shot("cytosis", 110, {"players": 3}, {"size": "phone"}, seed=3),
    "virus": Shot("cytosis", 160, {"players": 4, "edition": "first", "virus": True, "epigenetic": True}, seed=5),
    "end": Shot("cytosis", None, {"players": 4}, seed=7),
    "virus-and-co": Shot("virus-and-co", 40, {"players": 4, "rounds": 2}, seed=2),
}

STRIP = ("learn", "atlas", "review", "virus-and-co")  # four pictures in one, for the README


def main(wanted: list[str]) -> None:
    """Take the wanted pictures, or all."""
    unknown = [name for name in wanted if name not in (*SHOTS, "strip")]
    if unknown:
        raise SystemExit(f"there is no picture {unknown[0]!r}: there are {', '.join(SHOTS)}, strip")
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        running(Path(folder), f"sqlite:///{folder}/tables.sqlite") as server,
        launch_chromium() as browser,
    ):
        for name in wanted or (*SHOTS, "strip"):
            path = PICTURES / f"{name}.webp"
            path.write_bytes(join(browser) if name == "strip" else take(browser, server.address, SHOTS[name]))
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1000:.0f} kB")


def take(browser: Browser, address: str, shot: Shot) -> bytes:
    """One picture, as WebP."""
    table = {"path": ""} if shot.game is None else bring_table(address, played_match(shot))
    table["path"] += shot.place
    with open_screen(browser, address, **table, **shot.look) as screen:
        page = screen.page
        page.wait_for_load_state("networkidle")
        for key in shot.keys:
            page.wait_for_timeout(SETTLED)
            page.keyboard.press(key)
        page.locator(shot.awaited).first.wait_for(timeout=PATIENCE)
        page.wait_for_timeout(SETTLED)
        return capture(page)


def join(browser: Browser) -> bytes:
    """Pictures that were taken before, two in a row."""
    shown = [base64.b64encode((PICTURES / f"{name}.webp").read_bytes()).decode() for name in STRIP]
    images = "".join(f'<img src="data:image/webp;base64,{image}">' for image in shown)
    style = "body { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; margin: 0 } img { width: 100% }"
    page = browser.new_page(viewport={"width": 1440, "height": 903})
    page.set_content(f"<style>{style}</style>{images}")
    page.wait_for_function("[...document.images].every((image) => image.complete)")
    strip = capture(page)
    page.close()
    return strip


def capture(page: Page) -> bytes:
    """What the page shows; Playwright itself knows only larger formats."""
    session = page.context.new_cdp_session(page)
    shown = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shown["data"])


def played_match(shot: Shot) -> Match:
    """A game of greedy bots, up to the first seat's next turn after so many actions."""
    assert shot.game is not None
    seats = [{"name": name, "bot": None} for name in NAMES[: shot.options["players"]]]
    match = vesicle.new(shot.game, seed=shot.seed, seats=seats, **shot.options)
    bot = make_bot("greedy", shot.game)
    while match.to_act is not None:
        is_far = shot.played is not None and len(match.actions) >= shot.played
        if is_far and match.to_act == 0 and len(match.legal) > 3:
            break
        match.play(decide(bot, match, shot.seed))
    return match


def bring_table(address: str, match: Match) -> dict[str, Any]:
    """The game as a table of people, of whom we are the first: begun as a saved game, its last actions played here."""
    told = max(0, len(match.actions) - TOLD)
    start = vesicle.new(match.rules.game, seed=match.seed, seats=match.seats, **match.rules.options)
    for action in match.actions[:told]:
        start.play(action)
    with httpx.Client(base_url=f"{address}/api/tables", timeout=60, trust_env=False) as http:
        place = check(http.post("/import", json={"record": start.record()}))
        table, tokens = place["table"], [place["token"]]
        for seat, name in enumerate(NAMES[: len(match.seats)]):
            if seat:
                tokens.append(check(http.post(f"/{table}/join", json={"invite": place["invite"]}))["token"])
            check(http.put(f"/{table}/seats/{seat}", json={"name": name}, headers=bearer(tokens[seat])))
        number = check(http.post(f"/{table}/start", headers=bearer(tokens[0])))["number"]
        for action in match.actions[told:]:
            assert start.to_act is not None
            asked = {"number": number, "action": action}
            number = check(http.post(f"/{table}/act", json=asked, headers=bearer(tokens[start.to_act])))["number"]
            start.play(action)
    return {"path": f"/t/{table}", "places": {table: {"token": tokens[0], "invite": None}}}


def bearer(token: str) -> dict[str, str]:
    """The header that holds a place."""
    return {"authorization": f"Bearer {token}"}


def check(answer: httpx.Response) -> dict[str, Any]:
    """The answer's content; its words if it is a refusal."""
    assert answer.is_success, answer.text
    return dict(answer.json())


if __name__ == "__main__":
    main(sys.argv[1:])
