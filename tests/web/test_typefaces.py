"""The page is set in its own typefaces, on every machine, and nothing moves when they arrive."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from server.live import Server
from web.conftest import OpenScreen
from web.fullest import lay_fullest
from web.sites import BASE

PLACES = ("/", "/new", "/learn", "/learn/cell", "/rules/cytosis", "/atlas/virus-and-co", "/t/…", "/t/…/virus")
FIRST = 45_000  # bytes of the typefaces of the first visit
SAMPLES = (
    "Una cellula umana è la tua fabbrica: piazza le beute.",
    "Everybody is ill, and nobody wants the next virus.",
)
WIDTHS = """([weight, family, samples]) => {
  const pen = document.createElement("canvas").getContext("2d");
  const width = (name) => {
    pen.font = `${weight} 100px "${name}"`;
    return samples.reduce((sum, one) => sum + pen.measureText(one).width, 0);
  };
  return width(`${family} Stand-in`) / width(family);
}"""
HEIGHTS = """(family) => [family, `${family} Stand-in`].map((name) => {
  const line = document.createElement("p");
  Object.assign(line.style, { font: `400 100px/normal "${name}"`, position: "absolute" });
  line.textContent = "Ag";
  document.body.append(line);
  return line.getBoundingClientRect().height;
})"""


def foreign_letters(page: Page) -> Iterator[str]:
    """Every text that is drawn, in whole or in part, with letters of the machine."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": -1})["root"]
    waiting = [root]
    while waiting:
        node = waiting.pop()
        children = node.get("children", [])
        waiting += children
        texts = [child["nodeValue"] for child in children if child["nodeType"] == 3 and child["nodeValue"].strip()]
        if not texts or node["nodeName"].lower() in ("script", "style", "title", "code"):
            continue
        for font in session.send("CSS.getPlatformFontsForNode", {"nodeId": node["nodeId"]})["fonts"]:
            if not font["isCustomFont"]:
                yield f"{font['familyName']}: {' '.join(texts)}"


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
@pytest.mark.parametrize("place", PLACES)
def test_every_letter_is_of_our_own_typefaces(
    screen: OpenScreen, table_server: Server, place: str, locale: str
) -> None:
    table = {"path": place, "places": {}}
    if place.startswith("/t/"):
        game, asked = ("virus-and-co", "receive") if place.endswith("virus") else ("cytosis", "turn")
        table = lay_fullest(table_server.address, game, 4, asked)
    page = screen(table["path"], places=table["places"], locale=locale).page
    page.locator("h1, section.surface").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert list(foreign_letters(page)) == []


@pytest.mark.parametrize(("family", "weight"), [("Vesicle Text", 400), ("Vesicle Text", 600), ("Vesicle Display", 600)])
def test_a_stand_in_takes_the_room_of_its_typeface(screen: OpenScreen, family: str, weight: int) -> None:
    page = screen().page
    page.evaluate("(font) => document.fonts.load(font)", f'{weight} 100px "{family}"')
    page.evaluate("(font) => document.fonts.load(font)", f'{weight} 100px "{family} Stand-in"')
    assert page.evaluate(WIDTHS, [weight, family, SAMPLES]) == pytest.approx(1, abs=0.06)
    own, other = page.evaluate(HEIGHTS, family)
    assert other == pytest.approx(own, rel=0.01)


def test_figures_of_a_score_are_equally_wide(screen: OpenScreen) -> None:
    widths = """() => ["111", "808"].map((figures) => {
      const score = document.createElement("span");
      score.style.cssText = "font: 700 100px var(--sans); font-variant-numeric: tabular-nums; position: absolute";
      score.textContent = figures;
      document.body.append(score);
      return score.getBoundingClientRect().width;
    })"""
    page = screen().page
    page.evaluate("document.fonts.ready")
    thin, wide = page.evaluate(widths)
    assert thin == pytest.approx(wide, abs=0.5)


def test_typefaces_are_small_and_come_with_their_licence(screen: OpenScreen, table_server: Server) -> None:
    page = screen().page
    hrefs = page.locator("link[as=font]").evaluate_all("(links) => links.map((link) => link.href)")
    answers = [httpx.get(href, trust_env=False) for href in hrefs]
    assert {answer.headers["content-type"] for answer in answers} == {"font/woff2"}
    assert len(answers) == 2 and sum(len(answer.content) for answer in answers) < FIRST
    licence = httpx.get(f"{table_server.address}/assets/typefaces.txt", trust_env=False).text
    assert licence.count("SIL Open Font License, Version 1.1") >= 3


def test_a_site_keeps_its_typefaces_for_when_there_is_no_network(root: Path) -> None:
    folder = root / BASE.strip("/")
    kept = (folder / "service-worker.js").read_text(encoding="utf-8")
    found = sorted(path.relative_to(folder).as_posix() for path in folder.glob("assets/*.woff2"))
    assert len(found) == 3 and all(name in kept for name in found)
