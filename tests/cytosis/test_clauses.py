"""Every clause and every test vector is shown by some test, and no test names one that does not exist."""

import ast
from functools import cache
from pathlib import Path

import pytest

from vesicle.clauses import clauses_of
from vesicle.cytosis.components import DATA
from vesicle.cytosis.ids import Clause

TESTS = Path(__file__).resolve().parent.parent
FILES = sorted([*(TESTS / "cytosis").rglob("test_*.py"), *(TESTS / "core").rglob("test_*.py")])
CLAUSES = clauses_of("cytosis")
SWITCHES = DATA.read("base/rulings.toml")

# The worked examples and derived vectors of the base game and of the modules.
VECTORS = {
    *(f"T-{number:02}" for number in (*range(1, 14), *range(22, 27))),
    *(f"D-{number:02}" for number in range(1, 50, 2)),
    *(f"T-{number:02}" for number in range(14, 20)),
    *("D-51", "D-53"),
    *("T-20", "T-21", "D-55", "D-57", "D-59"),
}


@cache
def nodes() -> list[tuple[str, ast.AST]]:
    """Everything that stands in the test files but this one, with the name of the file."""
    trees = [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in FILES]
    return [(path.name, node) for path, tree in trees if path != Path(__file__) for node in ast.walk(tree)]


@cache
def marked(mark: str) -> dict[str, list[str]]:
    """The ids that tests name in one kind of mark, each with the files that name it."""
    found: dict[str, list[str]] = {}
    for file, node in nodes():
        if isinstance(node, ast.Call) and ast.unparse(node.func) == f"pytest.mark.{mark}":
            for argument in node.args:
                found.setdefault(ast.literal_eval(argument), []).append(file)
    return found


@cache
def words() -> set[object]:
    """Every text of the test files."""
    return {node.value for _, node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_clause_is_shown_by_a_test() -> None:
    assert [clause for clause in CLAUSES if clause.startswith("C-") and clause not in marked("clause")] == []


def test_every_ruling_is_shown_by_a_test() -> None:
    assert [clause for clause in CLAUSES if clause.startswith("A-") and clause not in marked("clause")] == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert {clause: files for clause, files in marked("clause").items() if clause not in CLAUSES} == {}


def test_every_vector_is_a_test() -> None:
    assert sorted(VECTORS - marked("vector").keys()) == []


def test_no_test_names_a_vector_that_does_not_exist() -> None:
    assert sorted(marked("vector").keys() - VECTORS) == []


@pytest.mark.parametrize("answer", [answer for answer in Clause if answer != Clause.LEGAL])
def test_every_answer_of_the_rules_has_a_sentence(answer: Clause) -> None:
    assert answer.name.replace("_", "-") in CLAUSES


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_belongs_to_a_clause_and_has_its_usual_value(switch: str) -> None:
    row = SWITCHES[switch]
    assert row["clause"] in CLAUSES
    assert row["usual"] in row["options"]
    for edition in DATA.names:
        assert DATA.manifest(edition).get("rulings", {}).get(switch, row["usual"]) in row["options"]


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_is_tried_by_a_test(switch: str) -> None:
    assert switch in words()


def test_the_marks_are_read_from_the_files() -> None:
    assert "test_setup.py" in marked("clause")["C-SETUP-01"]
    assert len(FILES) > 20
