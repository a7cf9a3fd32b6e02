"""All texts for people as their files have them, and where the page asks for them."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

LOCALES = files("vesicle") / "locales"
PAGE = Path(__file__).resolve().parent.parent / "web" / "src"
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)?"
LITERAL = re.compile(rf"([\"'])({ID})\1")
CALL = r"(?<![.\w])(?:t\(|say\(\s*scene,)\s*"  # for a text; `has` only asks whether there is one
ASKED = re.compile(rf"{CALL}\"({ID})\"")
TEMPLATE = re.compile(r"`([a-z][a-z0-9]*[-.][^`]*?\$\{[^`]*)`")
ASKED_TEMPLATE = re.compile(rf"{CALL}{TEMPLATE.pattern}")
FILLED_IN = re.compile(r"\$\{[^{}]*\}")


@cache
def entries_of(lang: str) -> dict[str, ftl.Message]:
    """Every text of a language, by id and by id.attribute."""
    found: dict[str, ftl.Message] = {}
    for path in (LOCALES / lang).iterdir():
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{lang}/{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                for name in [entry.id.name, *(f"{entry.id.name}.{part.id.name}" for part in entry.attributes)]:
                    assert name not in found, f"{lang}: {name} stands there twice"
                    found[name] = entry
    return found


class Parts(Visitor):
    """What a text refers to: other texts, and values; and what it says by itself."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.values: set[str] = set()
        self.patterns: list[ftl.Pattern] = []
        self.said: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        self.patterns.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.said.append(node.value)


def parts_of(entry: ftl.Message) -> Parts:
    """All parts of a text and of its attributes."""
    parts = Parts()
    parts.visit(entry)
    return parts


def page_sources() -> Iterator[str]:
    """The page's files without their tests."""
    for path in sorted(PAGE.rglob("*")):
        if path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts"):
            yield path.read_text(encoding="utf-8")


@cache
def asked_by_the_page() -> set[str]:
    """Ids that the page asks for by their whole name."""
    return {found for source in page_sources() for found in ASKED.findall(source)}


@cache
def literals_of_the_page() -> set[str]:
    """Whatever could be an id and stands in the page as a text of its own."""
    return {found for source in page_sources() for _, found in LITERAL.findall(source)}


@cache
def families_of_the_page(only_asked: bool = False) -> dict[str, re.Pattern[str]]:
    """The ids that the page puts together, as patterns: `card-${name}` asks for any text that begins with card-."""
    wanted = ASKED_TEMPLATE if only_asked else TEMPLATE
    templates = {found for source in page_sources() for found in wanted.findall(source)}
    return {one: _pattern(one) for one in templates if re.fullmatch(r"[a-z0-9.-]*", FILLED_IN.sub("", one))}


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile("[a-z0-9-]*".join(re.escape(part) for part in FILLED_IN.split(template)))
