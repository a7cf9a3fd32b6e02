"""The texts: both languages have the same ones, everything has a name, and nothing is left over."""

import ast
import re
from pathlib import Path

import pytest

import vesicle.bots
import vesicle.cli
import vesicle.server
from fluent_texts import entries_of, families_of_the_page, literals_of_the_page, parts_of
from vesicle.api import rules_for
from vesicle.bots.levels import NAMES
from vesicle.bots.registry import KINDS as BOTS
from vesicle.clauses import clauses_of
from vesicle.cli.words import Words
from vesicle.core.clauses import LANGUAGES
from vesicle.cytosis.components import COLOURS, DATA, EFFECTS, KINDS, ZONES, all_rows
from vesicle.cytosis.ids import Act
from vesicle.texts import load_texts

SPEAKERS = (vesicle.cli, vesicle.bots, vesicle.server)
SENTENCES = [path for part in SPEAKERS for path in Path(part.__path__[0]).rglob("*.py")]
PLAIN_ID = re.compile(r"[a-z]+(-[a-z]+)*")


def names_in_the_data() -> set[str]:
    """The ids that the data ask for: one for each card, spot, area, goal, event, question and so on."""
    labels = [rules_for("cytosis", {"edition": name, "virus": True}).labels for name in DATA.names]
    wanted = {f"{family}-{name}" for table in labels for family in FAMILIES for name in table[family]}
    wanted |= {f"kind-{kind}{form}" for kind in KINDS for form in ("", ".short")}
    wanted |= {f"help-make-{kind}" for kind in KINDS}
    wanted |= {f"area-{area}.in" for area in labels[0]["area"]}
    wanted |= {f"goal-{goal}.each" for table in labels for goal in table["goal"]}
    wanted |= {f"amount-{molecule}" for molecule in labels[0]["molecule"]}
    wanted |= {f"colour-{colour}" for colour in COLOURS} | {f"effect-{effect}" for effect in EFFECTS}
    wanted |= {f"trait-{trait}.does" for trait in labels[0]["trait"]}
    wanted |= {"points" if loss == "hp" else f"amount-{loss}" for loss in labels[0]["loss"]}
    return wanted


REASONS = (
    "why-cytosis-",
    "why-virus-",
)  # what bots say of moves is built from parts; the tests of each brain look at these texts
FAMILIES = ("card", "spot", "area", "goal", "event", "molecule", "source", "ask", "strain", "trait")
SAID_BY_ACT = {f"log-{act.name.lower()}" for act in Act} - {"log-disk", "log-done"}
UNTITLED_ACTS = ("return", "add", "move", "disk", "keep", "choose", "put", "lose", "antibody", "done")
GROUPED = {f"group-{act.name.lower()}" for act in Act if act.name.lower() not in UNTITLED_ACTS}
MAY_BE_DECLINED = "after", "turn", "laureates", "income", "early", "collect", "scout", "vaccinate", "antibody"
BUILT = {
    *SAID_BY_ACT,
    *GROUPED,
    *(f"log-{verb}-{more}" for verb in ("place", "grey") for more in ("buy", "marker")),
    *(f"about-{bot}" for bot in BOTS),
    *(f"level-{level}{more}" for level in NAMES for more in ("", ".about")),
    *(f"choice-done-{question}" for question in MAY_BE_DECLINED),
    *(f"zone-{zone}" for zone in ZONES),
    *(f"use-{area}" for area in ("ribosome", "smooth", "rough", "golgi", "exocytosis", "cytoplasm", "laureates")),
}


def ids_in_the_code(known: set[str]) -> set[str]:
    """The ids that stand in the code as they are: every text literal that could be one and is."""
    found = set()
    for path in SENTENCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and PLAIN_ID.fullmatch(node.value):
                found.add(node.value)
    return found & known


def asked_for_by_name() -> set[str]:
    """The first argument of every call of the words, where it is a plain text."""
    asked = set()
    for path in SENTENCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                called = ast.unparse(node.func)
                if called.endswith("words") or called == "self._say":
                    asked.add(node.args[0].value)
    return asked


def test_both_languages_have_the_same_texts() -> None:
    assert set(LANGUAGES) == {"en", "it"}
    english, italian = entries_of("en"), entries_of("it")
    assert sorted(english) == sorted(italian)


def test_both_languages_use_the_same_values() -> None:
    english, italian = entries_of("en"), entries_of("it")
    for name in english:
        one, two = (parts_of(entries[name]).values - {"edition"} for entries in (english, italian))
        assert one == two, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_data_has_a_name(lang: str) -> None:
    assert sorted(names_in_the_data() - set(entries_of(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_that_is_asked_for_exists(lang: str) -> None:
    known = set(entries_of(lang))
    assert sorted((asked_for_by_name() | BUILT) - known) == []
    for name, entry in entries_of(lang).items():
        assert parts_of(entry).texts <= known, name


def ids_on_the_page(known: set[str]) -> set[str]:
    """The ids that the page has in its code, or puts together; with a text all of its forms are used."""
    found = literals_of_the_page() & known
    found |= {name for name in known for family in families_of_the_page().values() if family.fullmatch(name)}
    bare = {name.partition(".")[0] for name in found}
    return {name for name in known if name.partition(".")[0] in bare}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_left_over(lang: str) -> None:
    entries = entries_of(lang)
    known = set(entries)
    used = names_in_the_data() | BUILT | ids_in_the_code(known) | ids_on_the_page(known)
    used |= {f"because-{clause}" for game in ("cytosis", "virus-and-co") for clause in clauses_of(game)}
    while more := {name for used_one in used & known for name in parts_of(entries[used_one]).texts} - used:
        used |= more
    assert sorted(name for name in known - used if not name.startswith(REASONS)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_different_things_share_a_name(lang: str) -> None:
    words = Words(lang, "second")
    rows = all_rows("second")
    for family in ("card", "spot", "goal", "event", "trait"):
        names = {words(f"{family}-{name}") for name in rows[f"{family}s"]}
        alike = sum(row.get("strain") != "" for row in rows["cards"].values()) // 2 if family == "card" else 0
        assert len(names) == len(rows[f"{family}s"]) - alike, "only the two Virus Attack cards of a strain are the same"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["1 protein", "2 proteins", "+2 carbs", "−1 lipid", "−3 HP", "1 ATP, 2 mRNA", "nothing"]),
        ("it", ["1 proteina", "2 proteine", "+2 carboidrati", "−1 lipide", "−3 PS", "1 ATP, 2 mRNA", "niente"]),
    ],
)
def test_amounts_follow_the_grammar(lang: str, said: list[str]) -> None:
    words = Words(lang, "second")
    assert said == [
        words.amount("protein", 1),
        words.amount("protein", 2),
        words.change("carb", 2),
        words.change("lipid", -1),
        words.points(-3),
        words.amounts({"atp": 1, "protein": 0, "mrna": 2}),
        words.amounts({}),
    ]


def test_the_preview_edition_has_workers() -> None:
    assert Words("en", "preview")("a-piece") == "a worker"
    assert Words("it", "preview")("a-grey-piece") == "un lavoratore grigio"
    assert Words("it", "first")("a-grey-piece") == "una beuta grigia"


def test_a_language_without_texts_is_refused() -> None:
    with pytest.raises(ValueError, match="known are en and it"):
        load_texts("de")
