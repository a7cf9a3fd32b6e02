"""Clauses are read from TOML, refused with one clear sentence, and compared between editions."""

import json
from pathlib import Path

import pytest

from vesicle.core.clauses import ClauseText, as_dict, differences, editions_of, load_clauses, quote, reason, sentence

FILE = """
[C-A-01]
subject = "first-steps"
en = "Everybody takes one bean."
it = "Ognuno prende un fagiolo."
old = "stated"
new = { en = "Everybody takes two beans." }
rulings = ["A-01"]
see = ["C-A-02"]

[C-A-02]
subject = "first-steps"
en = "Beans come from the sack."
old = { silent = true }
new = "derived"

[C-B-01]
subject = "the-end"
en = "The sack ends the game."
old = "none"
new = { en = "An empty sack ends the game.", it = "Un sacco vuoto conclude la partita.", unknown = true }

[A-01]
subject = "rulings"
en = "A bean is a bean."
why = { en = "No text tells beans apart.", it = "Nessun testo distingue i fagioli." }
fit = "M"
"""


def write(folder: Path, text: str) -> Path:
    path = folder / "beans.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def beans(tmp_path: Path) -> dict[str, ClauseText]:
    return load_clauses(write(tmp_path, FILE))


def test_clauses_keep_the_order_of_the_file(beans: dict[str, ClauseText]) -> None:
    assert list(beans) == ["C-A-01", "C-A-02", "C-B-01", "A-01"]


def test_the_names_of_the_editions_are_the_keys_of_the_file(beans: dict[str, ClauseText]) -> None:
    assert editions_of(beans) == ("old", "new")


def test_an_edition_has_its_own_sentence_or_the_common_one(beans: dict[str, ClauseText]) -> None:
    assert sentence(beans["C-A-01"], "old") == beans["C-A-01"].en == "Everybody takes one bean."
    assert sentence(beans["C-A-01"], "new") == "Everybody takes two beans."


def test_an_edition_that_lacks_the_rule_has_no_sentence(beans: dict[str, ClauseText]) -> None:
    assert sentence(beans["C-B-01"], "old") == ""
    assert quote(beans["C-B-01"], "old") == "The sack ends the game."
    assert quote(beans["C-B-01"], "new") == "An empty sack ends the game."


def test_an_edition_that_does_not_exist_is_refused(beans: dict[str, ClauseText]) -> None:
    with pytest.raises(ValueError, match="no edition 'third': known are old, new"):
        sentence(beans["C-A-01"], "third")


def test_a_sentence_that_is_not_translated_stays_english(beans: dict[str, ClauseText]) -> None:
    assert sentence(beans["C-A-01"], "old", lang="it") == "Ognuno prende un fagiolo."
    assert sentence(beans["C-A-01"], "new", lang="it") == "Everybody takes two beans."
    assert sentence(beans["C-B-01"], "new", lang="it") == "Un sacco vuoto conclude la partita."


def test_a_flag_says_where_a_standing_comes_from(beans: dict[str, ClauseText]) -> None:
    assert beans["C-A-02"].editions["old"].status == "silent"
    assert beans["C-A-02"].editions["new"].status == "derived"
    assert beans["C-B-01"].editions["new"].status == "unknown"
    assert beans["C-A-01"].editions["new"].status == "stated"


def test_a_ruling_without_editions_holds_in_all(beans: dict[str, ClauseText]) -> None:
    ruling = beans["A-01"]
    assert ruling.is_ruling and not beans["C-A-01"].is_ruling
    assert (reason(ruling), ruling.fit) == ("No text tells beans apart.", "M")
    assert reason(ruling, "it") == "Nessun testo distingue i fagioli."
    assert [standing.status for standing in ruling.editions.values()] == ["stated", "stated"]


def test_what_is_played_alike_is_no_difference(beans: dict[str, ClauseText]) -> None:
    assert [clause.id for clause in differences(beans, "old", "new")] == ["C-A-01", "C-B-01"]
    assert differences(beans, "new", "new") == []


def test_having_no_rule_and_having_no_component_are_alike(tmp_path: Path) -> None:
    text = '[C-A-01]\nsubject = "beans"\nen = "Beans roll."\nold = "none"\nnew = "absent"\nodd = "derived"\n'
    clauses = load_clauses(write(tmp_path, text))
    assert differences(clauses, "old", "new") == []
    assert len(differences(clauses, "old", "odd")) == 1


def test_a_clause_becomes_json(beans: dict[str, ClauseText]) -> None:
    entry = as_dict(beans["C-B-01"])
    assert json.loads(json.dumps(entry)) == entry
    assert entry["editions"] == {
        "old": {"status": "none", "sentence": None},
        "new": {"status": "unknown", "sentence": "An empty sack ends the game."},
    }
    assert "why" not in entry and as_dict(beans["A-01"])["fit"] == "M"


def test_json_may_have_some_editions_only(beans: dict[str, ClauseText]) -> None:
    assert as_dict(beans["C-A-02"], editions=["new"])["editions"] == {
        "new": {"status": "derived", "sentence": "Beans come from the sack."}
    }


def test_a_game_may_have_no_editions(tmp_path: Path) -> None:
    clauses = load_clauses(write(tmp_path, '[C-A-01]\nsubject = "beans"\nen = "Beans roll."\n'))
    assert editions_of(clauses) == ()
    assert sentence(clauses["C-A-01"]) == "Beans roll."


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('new = "derived"', "", "clause C-A-02: key 'new' is missing"),
        ('subject = "the-end"', "", "clause C-B-01: key 'subject' is missing"),
        ('en = "Beans come from the sack."', "", "clause C-A-02: key 'en' is missing"),
        ('en = "Beans come from the sack."', 'en = ""', "clause C-A-02: key 'en' must be a text"),
        ('new = "derived"', 'new = "derived"\nnext = "none"', "clause C-A-02: key 'next' is unknown"),
        ('new = "derived"', 'new = "derivd"', "clause C-A-02: key 'new' must be one of stated, derived"),
        ("{ silent = true }", "{ silent = false }", "clause C-A-02: key 'old' may have one of"),
        ("{ silent = true }", "{ silent = true, derived = true }", "clause C-A-02: key 'old' may have one"),
        ("{ silent = true }", "{ }", "clause C-A-02: key 'old' has neither a sentence nor a flag"),
        ("{ silent = true }", "{ loud = true }", "clause C-A-02: key 'old.loud' is unknown"),
        ("{ silent = true }", '{ it = "Fagioli." }', "clause C-A-02: key 'en' is missing"),
        ('see = ["C-A-02"]', 'see = "C-A-02"', "clause C-A-01: key 'see' must be a list of clause ids"),
        ('see = ["C-A-02"]', 'see = ["C-Z-09"]', "clause C-A-01: key 'see' refers to C-Z-09, which does not"),
        (
            'rulings = ["A-01"]',
            'rulings = ["C-A-02"]',
            "key 'rulings' refers to C-A-02, which is not a ruling",
        ),
        ('fit = "M"', "", "clause A-01: key 'fit' is missing"),
        ("why = {", "see = []  # {", "clause A-01: key 'why' is missing"),
        ("why = {", "why = [] # {", "clause A-01: key 'why' must be a table of en and it, not []"),
        (
            'why = { en = "No',
            'why = { de = "Nein.", en = "No',
            "clause A-01: key 'why.de' is unknown: allowed are en, it",
        ),
        ('why = { en = "No text tells beans apart.", ', "why = { ", "clause A-01: key 'en' is missing"),
        ('fit = "M"', 'fit = "X"', "clause A-01: key 'fit' must be one of H, M, L, not 'X'"),
        ('fit = "M"', 'fit = "M"\nold = "none"', "clause A-01: key 'new' is missing"),
        ("[C-A-01]", "stray = 1\n[C-A-01]", "clause stray: key 'stray' stands outside any clause"),
        ("[C-A-01]", "[C-A-01", "is not valid TOML"),
    ],
)
def test_a_fault_is_refused_by_name(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    assert FILE.count(before) == 1
    with pytest.raises(ValueError) as refusal:
        load_clauses(write(tmp_path, FILE.replace(before, after)))
    assert str(refusal.value).startswith("beans.toml")
    assert complaint in str(refusal.value)
    assert "\n" not in str(refusal.value)
