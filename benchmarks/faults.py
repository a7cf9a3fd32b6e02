"""Small faults that can be planted in a rule: one node of its syntax tree, changed."""

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

TURNED: dict[type, type] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.GtE,
    ast.GtE: ast.Lt,
    ast.Gt: ast.LtE,
    ast.LtE: ast.Gt,
}
SHIFTED: dict[type, type] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
Change = Callable[[ast.AST], ast.AST | None]


@dataclass(frozen=True)
class Fault:
    """One change of one function."""

    file: str
    function: str
    line: int
    kind: str
    before: str
    tree: ast.FunctionDef

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.kind}: {self.before}"

    def plant(self) -> None:
        """Give the function, wherever it has been imported to, the changed code."""
        module = import_module("vesicle." + self.file.removesuffix(".py").replace("/", "."))
        space = dict(vars(module))
        exec(compile(ast.Module([self.tree], []), self.file, "exec"), space)
        getattr(module, self.function).__code__ = space[self.function].__code__


def faults_of(path: Path, sources: Path) -> Iterator[Fault]:
    """Every fault that can be planted in the rules of a file."""
    file = path.relative_to(sources).as_posix()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and any(ast.unparse(mark) == "rule" for mark in node.decorator_list):
            yield from _faults_in(file, node)


def _faults_in(file: str, function: ast.FunctionDef) -> Iterator[Fault]:
    plain = copy.deepcopy(function)
    plain.decorator_list = []
    plain.returns = None
    for argument in plain.args.args:
        argument.annotation = None
    for index, node in enumerate(ast.walk(plain)):
        for kind, change in CHANGES.items():
            if change(copy.deepcopy(node)) is not None:
                tree = _changed(plain, index, change)
                yield Fault(file, plain.name, getattr(node, "lineno", 0), kind, ast.unparse(node).split("\n")[0], tree)


def _changed(function: ast.FunctionDef, index: int, change: Change) -> ast.FunctionDef:
    tree = copy.deepcopy(function)
    place = list(ast.walk(tree))[index]
    new = change(place)
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is place:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(item is place for item in value):
                value[:] = [new if item is place else item for item in value]
    return ast.fix_missing_locations(tree)


def _turned(node: ast.AST) -> ast.AST | None:
    return _compared(node, TURNED)


def _shifted(node: ast.AST) -> ast.AST | None:
    return _compared(node, SHIFTED)


def _compared(node: ast.AST, others: dict[type, type]) -> ast.AST | None:
    if not isinstance(node, ast.Compare) or type(node.ops[0]) not in others:
        return None
    node.ops[0] = others[type(node.ops[0])]()
    return node


def _one_more(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ast.copy_location(ast.Constant(node.value + 1), node)
    return None


def _negated(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare):
        node.test = node.test.operand if isinstance(node.test, ast.UnaryOp) else ast.UnaryOp(ast.Not(), node.test)
        return node
    return None


def _swapped(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node
    return None


def _left_out(node: ast.AST) -> ast.AST | None:
    written = isinstance(node, ast.Assign) and not isinstance(node.targets[0], ast.Name)
    if written or isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        return ast.copy_location(ast.Pass(), node)
    return None


def _next_index(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Name | ast.Attribute):
        node.slice = ast.BinOp(node.slice, ast.Add(), ast.Constant(1))
        return node
    return None


def _other_sign(node: ast.AST) -> ast.AST | None:
    if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
        node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return node
    return None


def _other_answer(node: ast.AST) -> ast.AST | None:
    if not isinstance(node, ast.Return) or node.value is None:
        return None
    if isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
        node.value = ast.Constant(not node.value.value)
        return node
    if isinstance(node.value, ast.Attribute) and ast.unparse(node.value).startswith("Clause."):
        node.value = ast.Constant(0)  # LEGAL
        return node
    return None


CHANGES: dict[str, Change] = {
    "comparison turned": _turned,
    "edge moved": _shifted,
    "one too many": _one_more,
    "condition negated": _negated,
    "and/or swapped": _swapped,
    "left out": _left_out,
    "next index": _next_index,
    "sign changed": _other_sign,
    "other answer": _other_answer,
}
