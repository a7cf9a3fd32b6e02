"""Rules compile for a processor and for a GPU: they use whole numbers, fields, loops and other rules, nothing else.

Bots weigh and guess, and environments give rewards, so their functions may also use fractions.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "vesicle"
FORBIDDEN = (
    *(ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp),
    *(ast.Lambda, ast.FunctionDef, ast.ClassDef, ast.JoinedStr, ast.Try, ast.Raise, ast.Assert, ast.With),
    *(ast.Yield, ast.YieldFrom, ast.Await, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal, ast.Starred),
    *(ast.Slice, ast.Div, ast.Pow, ast.Delete),
)


def rules() -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(mark, ast.Name) and mark.id == "rule" for mark in node.decorator_list
            ):
                yield f"{path.relative_to(SOURCES).as_posix()}:{node.name}", node


RULES = dict(rules())


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) > 150


@pytest.mark.parametrize("name", RULES)
def test_a_rule_uses_nothing_that_a_gpu_cannot_do(name: str) -> None:
    node = RULES[name]
    body = node.body[1:] if ast.get_docstring(node) else node.body
    for leaf in (inner for statement in body for inner in ast.walk(statement)):
        fraction = name.startswith(("bots/", "envs/", "net/")) and isinstance(leaf, ast.Div | ast.Pow)
        assert fraction or not isinstance(leaf, FORBIDDEN), f"{name}: {type(leaf).__name__}"
        if isinstance(leaf, ast.Constant):
            allowed = int | float if name.startswith(("bots/", "net/")) else int
            assert leaf.value is None or isinstance(leaf.value, allowed), f"{name}, line {leaf.lineno}: {leaf.value!r}"


@pytest.mark.parametrize("name", RULES)
def test_a_rule_says_what_it_does_and_does_not_call_itself(name: str) -> None:
    node = RULES[name]
    assert ast.get_docstring(node), f"{name} has no docstring"
    called = {leaf.func.id for leaf in ast.walk(node) if isinstance(leaf, ast.Call) and isinstance(leaf.func, ast.Name)}
    assert node.name not in called


@pytest.mark.parametrize("name", [name for name in RULES if ":why_not_" in name])
def test_asking_never_writes(name: str) -> None:
    for leaf in ast.walk(RULES[name]):
        targets = (
            leaf.targets if isinstance(leaf, ast.Assign) else [leaf.target] if isinstance(leaf, ast.AugAssign) else []
        )
        assert all(isinstance(target, ast.Name) for target in targets), f"{name}, line {leaf.lineno} changes the state"
