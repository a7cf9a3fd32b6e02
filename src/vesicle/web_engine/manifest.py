"""What the engine in the repository was made from, so that a test can tell whether it is current."""

import ast
import hashlib
import json
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from vesicle.api import games
from vesicle.web_engine.assembly import LINKER, LINKER_VERSION
from vesicle.web_engine.entries import Entry, entries_of, modules_of
from vesicle.web_engine.tables import describe_game

PACKAGE = Path(__file__).resolve().parent.parent
DATA = (
    PACKAGE.parent.parent / "web" / "src" / "engine" / "data"
)  # in a checkout; an installed package has no use for it
MANIFEST = DATA / "manifest.json"
COMPILERS = ("numba", "llvmlite")
MARK = 12  # digits of a mark
MAKERS = ("entries", "glue", "assembly")  # modules that have a say in the code


def describe_build() -> dict[str, Any]:
    """The modules that are here, and what they would be made from now."""
    modules = {name: entries for game in games() for name, entries in modules_of(game).items()}
    return {
        "made_with": {**{name: version(name) for name in COMPILERS}, LINKER: LINKER_VERSION},
        "sources": {name: digest_sources(entries) for name, entries in modules.items()},
        "modules": {name: digest_of(DATA / f"{name}.wasm") for name in modules},
    }


def tables_text(game: str) -> str:
    """The tables of a game as their file has them; the mark tells engines that may judge differently apart."""
    return (
        json.dumps({**describe_game(game), "mark": digest_sources(entries_of(game))[:MARK]}, separators=(",", ":"))
        + "\n"
    )


def digest_sources(entries: Mapping[str, Entry]) -> str:
    """A digest of all modules that the compiled rules come from; tables are compared outright."""
    digest = hashlib.sha256()
    for path in sorted(sources_of(entries)):
        digest.update(f"{path.relative_to(PACKAGE).as_posix()} {digest_of(path)}\n".encode())
    return digest.hexdigest()


def digest_of(path: Path) -> str:
    """The content of a file, as one word."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def sources_of(entries: Mapping[str, Entry]) -> set[Path]:
    """The Python modules of a module's entries, those that they import, and those that make the engine of them."""
    waiting = {_path(entry.function.__module__) for entry in entries.values()}
    found = {PACKAGE / "web_engine" / f"{name}.py" for name in MAKERS}
    while waiting:
        path = waiting.pop()
        found.add(path)
        waiting |= set(_imported(path)) - found
    return found


def _imported(path: Path) -> Iterator[Path]:
    """Our own modules that a module imports; all of them do so as `from vesicle.… import …`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("vesicle."):
            yield _path(node.module)


def _path(module: str) -> Path:
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
