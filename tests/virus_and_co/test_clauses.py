"""Every clause of the rules is named by a test that shows it, and rules name only clauses that exist."""

import re
from pathlib import Path

from vesicle.clauses import clauses_of
from vesicle.virus_and_co.components import DATA
from vesicle.virus_and_co.ids import Clause

HERE = Path(__file__).parent
MARK = re.compile(r"@pytest\.mark\.clause\(([^)]*)\)")
VECTOR = re.compile(r"@pytest\.mark\.vector\(\"(TV-\d+)\"\)")
VECTORS = ["TV-01", "TV-02", "TV-03", "TV-04", "TV-05", "TV-06", "TV-07", "TV-08", "TV-09", "TV-12", "TV-15"]


def marked(pattern: re.Pattern[str]) -> set[str]:
    found = [match for path in HERE.rglob("test_*.py") for match in pattern.findall(path.read_text(encoding="utf-8"))]
    return {name for names in found for name in re.findall(r"[VRT]V?-\d+", names)}


def test_every_clause_is_shown_by_a_test() -> None:
    clauses = clauses_of("virus-and-co")
    numbered = {f"V-{number:03}" for number in range(1, 117)}
    assert {name for name in clauses if name.startswith("V-")} == numbered
    assert numbered - marked(MARK) == set()
    assert marked(MARK) <= set(clauses)


def test_every_vector_is_a_test() -> None:
    assert sorted(marked(VECTOR)) == VECTORS


def test_rules_answer_with_clauses_that_exist() -> None:
    names = {clause.name.replace("_", "-") for clause in Clause if clause != Clause.LEGAL}
    assert names <= set(clauses_of("virus-and-co"))


def test_every_ruling_of_a_table_belongs_to_a_clause() -> None:
    assert {row["clause"] for row in DATA.read("base/rulings.toml").values()} <= set(clauses_of("virus-and-co"))


def test_sentences_are_short() -> None:
    assert [clause.id for clause in clauses_of("virus-and-co").values() if len(clause.en) > 200] == []
