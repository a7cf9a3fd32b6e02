"""Which clauses speak of what: everything on a table and everything that a log tells has its clauses."""

import pytest

from fluent_texts import entries_of as texts_of
from vesicle.api import data_of, rules_for
from vesicle.clause_index import BASE, index_of
from vesicle.clauses import GAMES, clauses_of
from vesicle.core.clauses import LANGUAGES
from vesicle.cytosis import ids as cytosis
from vesicle.notes import notes_of
from vesicle.virus_and_co import ids as virus_and_co
from vesicle.virus_and_co.components import components

ACTS = {"cytosis": cytosis.Act, "virus-and-co": virus_and_co.Act}
TOLD_FURTHER = {"act", "points"}


def entries_of(game: str) -> set[str]:
    """Every kind of entry that a game's log can have, as the index calls it."""
    what = {name for name, _ in rules_for(game, {}).entries.values()} - TOLD_FURTHER
    acts = {f"act {act.name.lower()}" for act in ACTS[game]}
    sources = {f"points {source.name.lower()}" for source in cytosis.Source} if game == "cytosis" else set()
    return what | acts | sources


@pytest.mark.parametrize("game", GAMES)
def test_everything_in_every_box_has_its_clauses(game: str) -> None:
    index = index_of(game)
    for edition in data_of(game).names:
        rows = rules_for(game, {"edition": edition}).rows
        for name, family in index.families.items():
            for thing in rows[family.rows] if family.rows else family.ids:
                assert index.things[name][thing], f"{edition}: {name} {thing}"


def test_every_section_of_things_is_a_family() -> None:
    sections = {"areas", "spots", "cards", "events", "goals", "traits"}
    assert {family.rows for family in index_of("cytosis").families.values()} == {*sections, ""}
    assert {family.rows for family in index_of("virus-and-co").families.values()} == {"cards", "risks", ""}


def test_things_without_rows_are_those_that_the_games_know() -> None:
    families = index_of("cytosis").families
    rows = rules_for("cytosis", {}).rows
    assert set(families["molecule"].ids) == set(rows["setup"]["tokens"])
    assert set(families["strain"].ids) == set(rows["virus"]["strains"])
    assert set(index_of("virus-and-co").families["pill"].ids) == {pill.name.lower() for pill in virus_and_co.Pill}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_has_a_science_note_has_its_clauses(game: str) -> None:
    for family, notes in notes_of(game).items():
        assert set(notes) <= set(index_of(game).things[family]), family


@pytest.mark.parametrize("edition", ["later", "first-print"])
def test_every_single_card_of_virus_and_co_has_its_clauses(edition: str) -> None:
    things = index_of("virus-and-co").things
    dealt = components(edition)
    assert set(dealt["cards"]) <= set(things["card"]) and set(dealt["risks"]) <= set(things["risk"])


@pytest.mark.parametrize(
    ("game", "family", "kinds"),
    [
        ("cytosis", "card", cytosis.Kind),
        ("cytosis", "event", cytosis.Effect),
        ("cytosis", "trait", cytosis.Ability),
        ("cytosis", "spot", cytosis.Area),
        ("virus-and-co", "card", list(virus_and_co.Kind)[:3]),
        ("virus-and-co", "risk", list(virus_and_co.Kind)[3:]),
    ],
)
def test_a_new_card_of_an_own_box_has_the_clauses_of_its_kind(
    game: str, family: str, kinds: list[cytosis.Kind]
) -> None:
    lists = index_of(game).kinds[family]
    assert set(lists) == {kind.name.lower().replace("_", "-") for kind in kinds}
    assert all(lists.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_entry_has_its_clauses(game: str) -> None:
    index = index_of(game)
    assert set(index.entries) == entries_of(game)
    assert all(index.entries.values())
    assert set(index.named) <= set(index.entries)
    assert {family for names in index.named.values() for family in names} <= set(index.families)


@pytest.mark.parametrize("game", GAMES)
def test_only_clauses_that_there_are_get_named(game: str) -> None:
    index = index_of(game)
    lists = [*index.entries.values(), *(ids for things in index.things.values() for ids in things.values())]
    for ids in lists:
        assert len(set(ids)) == len(ids) and set(ids) <= set(clauses_of(game))


def test_a_thing_has_its_own_clauses_before_those_of_its_kind() -> None:
    index = index_of("cytosis")
    assert index.things["card"]["insulin"][0] == "C-HOR-04"
    assert set(index.things["card"]["glucagon"]) == set(index.things["card"]["insulin"]) - {"C-HOR-04"}
    assert index.things["spot"]["mitochondria-6"][0] == "C-MIT-03"


def test_a_thing_is_found_by_its_id_or_its_kind() -> None:
    index = index_of("cytosis")
    assert list(index.about("lipid")) == ["area", "molecule"]
    assert list(index.about("enzyme")) == ["card"]
    assert index.about("nothing") == {}


def test_a_ruling_belongs_to_the_modules_of_what_it_settles() -> None:
    modules = index_of("cytosis").modules
    assert modules["C-GOL-01"] == modules["A-07"] == (BASE,)
    assert modules["C-COMP-17"] == modules["A-47"] == ("virus",)
    assert modules["A-62"] == ("epigenetic",)
    assert modules["A-64"] == ("virus", "epigenetic")
    assert set(index_of("virus-and-co").modules.values()) == {(BASE,)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_subject_and_module_has_a_name(game: str, lang: str) -> None:
    subjects = {f"rules-subject-{clause.subject}" for clause in clauses_of(game).values()}
    modules = {f"rules-module-{module}" for modules in index_of(game).modules.values() for module in modules}
    assert sorted((subjects | modules) - set(texts_of(lang))) == []
