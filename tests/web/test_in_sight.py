"""Everything that matters is in sight: on every screen, at the fullest tables, in large letters and both languages."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Page

from server.live import Server
from web.conftest import OpenScreen
from web.fullest import MANY, lay_fullest

HERE = Path(__file__).parent
SIGHT, BOARD = ((HERE / name).read_text(encoding="utf-8").strip().rstrip(";") for name in ("sight.js", "board.js"))
UNPAINTED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-board] svg { display: none !important }");
  document.adoptedStyleSheets.push(sheet);
}"""
# Nothing moves any more: four frames in which every box of the table and the prompt stays where it is.
SETTLED = """async () => {
  const boxes = () => [...document.querySelectorAll("main *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return x + 3 * y + 7 * width + 11 * height;
  }).join();
  for (let before = "", calm = 0; calm < 3; ) {
    await new Promise(requestAnimationFrame);
    const now = boxes();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}"""
LAPTOPS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
TABLETS = ((1024, 768), (820, 1180))
PHONES = ((390, 844), (844, 390))
ALL = (*LAPTOPS, *TABLETS, *PHONES)
TIGHT = ((1280, 720), (1366, 768), (820, 1180), (844, 390))  # where the least room is left
USUAL, LARGE = 16, 32  # pixels of a letter: as browsers have it, and at 200 %
SMALLEST = 9.0  # pixels of a letter that can still be read
LEAST = 0.14  # of the window shows the cell, whatever else is there


@dataclass(frozen=True)
class Look:
    """One way to look at a table: the window, the letters, and what is asked there."""

    game: str
    asked: str
    size: tuple[int, int]
    letters: int

    @property
    def is_small(self) -> bool:
        """On a phone, and in large letters, hand and choices may scroll, each inside a strip that is in sight."""
        return self.size in PHONES or self.letters == LARGE

    @property
    def is_tiny(self) -> bool:
        """A phone on its side, in large letters: stock or pills come first in the strip of the own things."""
        return self.size == (844, 390) and self.letters == LARGE


@dataclass(frozen=True)
class Part:
    """Something that must be in sight; where it may scroll it does so inside a strip of its own."""

    name: str
    find: str
    least: int = 1
    scrolls: bool = False
    pictured: bool = False  # the letters on it may be small: the question has them too


def parts_of(look: Look) -> Iterator[Part]:
    """What a player needs: the own things, the hand, the question and its buttons."""
    yield Part("question", "#question")
    yield Part("tools", "section.below .tools button")
    yield Part("choices", "section.below [data-choice]", least=0, scrolls=look.is_small or look.asked == "smooth")
    yield Part("hand", "[data-at='hand:0'] [data-at^='card:']", least=MANY, scrolls=look.is_small)
    yield Part("points", "[data-at='points:0']", scrolls=look.is_tiny)
    yield from parts_of_cytosis(look) if look.game == "cytosis" else parts_of_clinic(look)


def parts_of_cytosis(look: Look) -> Iterator[Part]:
    yield Part("stock", "[data-at^='stock:0:']", least=5)
    if not look.is_tiny:  # the question says how many are left
        yield Part("flasks", "[data-at='flasks:0']")
    yield Part("antibodies", "[data-at^='antibodies:0:']", least=3, scrolls=look.is_tiny)


def parts_of_clinic(look: Look) -> Iterator[Part]:
    yield Part("pills", "[data-at^='pills:0:']", least=3)
    if look.asked == "receive":
        yield Part("arriving card", "[data-at='moving:0']", pictured=look.is_tiny)
        yield Part("answers", ".decision :is(.take, .pay)", least=7)
    elif not look.is_small:
        yield Part("piles", ".pile .deeds .legal", least=4)


class Onlooker:
    """Looks at one page in windows and letters of any size."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.letters: CDPSession = page.context.new_cdp_session(page)

    def look(self, look: Look) -> list[str]:
        """What cannot be seen."""
        self.letters.send("Page.setFontSizes", {"fontSizes": {"standard": look.letters, "fixed": look.letters}})
        width, height = look.size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(SETTLED)
        found: list[str] = self.page.evaluate(SIGHT, [[asdict(part) for part in parts_of(look)], SMALLEST])
        if look.game == "cytosis" and (share := self.page.evaluate(BOARD)) < LEAST:
            found.append(f"the cell has {share:.0%} of the window")
        return [f"{width}×{height}, letters of {look.letters} px: {complaint}" for complaint in found]


def look_at(page: Page, game: str, asked: str, sizes: tuple[tuple[int, int], ...], *letters: int) -> list[str]:
    """What cannot be seen at a table in some windows and letters; the pictures of the cell need not be painted."""
    page.locator("[data-at='hand:0'] [data-at^='card:']").first.wait_for()
    page.evaluate(UNPAINTED)
    onlooker = Onlooker(page)
    looks = [Look(game, asked, size, large) for large in letters for size in sizes]
    return [complaint for look in looks for complaint in onlooker.look(look)]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "players", "asked"), [("cytosis", 5, "turn"), ("virus-and-co", 6, "receive")])
def test_everything_that_matters_is_in_sight_at_the_fullest_table(
    game: str, players: int, asked: str, language: str, screen: OpenScreen, table_server: Server
) -> None:
    table = lay_fullest(table_server.address, game, players, asked)
    page = screen(**table, settings={"language": language, "endTurnsAlone": False}).page
    found = look_at(page, game, asked, ALL, USUAL, LARGE)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("game", "players", "asked"),
    [
        *(("cytosis", players, "turn") for players in (2, 3, 4)),
        ("cytosis", 5, "smooth"),
        ("cytosis", 5, "return"),
        *(("virus-and-co", players, "turn") for players in (3, 4, 5, 6)),
    ],
)
def test_it_is_in_sight_at_smaller_tables_and_with_other_questions(
    game: str, players: int, asked: str, screen: OpenScreen, table_server: Server
) -> None:
    """In Italian, whose words are longer, on the screens where the least room is left."""
    table = lay_fullest(table_server.address, game, players, asked)
    page = screen(**table, settings={"language": "it", "endTurnsAlone": False}).page
    found = look_at(page, game, asked, TIGHT, USUAL)
    assert not found, "\n".join(found)
