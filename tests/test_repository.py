"""What holds for the whole repository: which way imports look, what files may say, how long they are."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "vesicle"
SOURCES = sorted(PACKAGE.rglob("*.py"))

FACE = "vesicle"  # __init__.py and the modules beside it: what users import
GAMES = {"cytosis", "virus_and_co"}
MAY_SEE: dict[str, set[str]] = {
    "core": set(),
    "cytosis": {"core"},
    "virus_and_co": {"core"},
    FACE: {"core", *GAMES},
    "bots": {"core", *GAMES, FACE, "net"},
    "net": {"core", FACE, "bots", "envs"},  # it reads observations, and computes as bots do
    "train": {"core", FACE, "envs", "net"},
    "lessons": {"core", *GAMES, FACE},
    "arena": {"core", *GAMES, FACE, "bots"},
    "envs": {"core", *GAMES, FACE, "bots"},
    "review": {"core", *GAMES, FACE, "bots"},
    "web_engine": {"core", *GAMES, FACE, "bots", "net", "review"},
    "server": {"core", *GAMES, FACE, "bots", "lessons", "review"},
    "site": {"core", *GAMES, FACE, "bots", "lessons", "review", "server"},
    "cli": {"core", *GAMES, FACE, "bots", "lessons", "arena", "envs", "net", "review", "server", "site", "train"},
}
GAMES_MAY_USE = {
    "numpy",
    "enum",
    "tomllib",
    "pathlib",
    "importlib",
    "collections",
    "typing",
    "dataclasses",
    "functools",
}

LONGEST_FILE = 400
LONGEST_FUNCTION = 60
PAGE_SOURCES = {".css", ".svelte", ".ts"}
PICTURES = {".jpg", ".png", ".webp"}
LARGEST_PICTURE, LARGEST_ALBUM = 300_000, 2_000_000  # bytes

# Spelled so that this file does not hold what it looks for.
UNFINISHED = re.compile(r"\bTO[D]O\b")
MACHINE_PATH = re.compile(r"(?<![\w.~}-])/(?:home|root|Users|opt|mnt|srv|work|workspace|builds)/\w|file:/[/]")
INDEX_HOST = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|ubuntu)\.(?:org|com)\b")
INDEX_OPTION = re.compile(r"index-ur[l]|find-link[s]|trusted-hos[t]|^\s*registry\s*=|\"resolved\":")
STEP_OUT = re.compile(r"(?<![\w./])(?:\.\./)+[\w.-]+")
SETTINGS = {".toml", ".lock", ".cfg", ".ini", ".conf", ".yaml", ".yml", ".npmrc"}
LOCKS = {"package.json", "package-lock.json"}
HARMLESS_ADDRESS = re.compile(
    r"^\s*\"(?:(?:url|funding|homepage|\$schema)\":|https://)"
)  # whom to thank, not where from


def part_of(parts: tuple[str, ...]) -> str:
    """The part of the package that a dotted name, given without its first word, belongs to."""
    if parts[:1] == ("__main__",):
        return "cli"
    return parts[0] if parts and parts[0] in MAY_SEE else FACE


def own_part(path: Path) -> str:
    return part_of(path.relative_to(PACKAGE).with_suffix("").parts)


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that a file imports, relative imports spelled out."""
    package = ("vesicle", *path.relative_to(PACKAGE).parts[:-1])
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            start = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{start}.{alias.name}") for alias in node.names)


def where(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def test_imports_look_one_way() -> None:
    wrong = []
    for path in SOURCES:
        own = own_part(path)
        for line, name in imported(path):
            first, *rest = name.split(".")
            seen = part_of(tuple(rest))
            if first == "vesicle" and seen != own and seen not in MAY_SEE[own]:
                wrong.append(f"{where(path, line)}: {own} may not import {name}")
    assert wrong == []


def test_games_import_little() -> None:
    wrong = []
    for path in SOURCES:
        if own_part(path) not in GAMES:
            continue
        for line, name in imported(path):
            if name.split(".")[0] not in GAMES_MAY_USE | {"vesicle"}:
                wrong.append(f"{where(path, line)}: a game may not import {name}")
    assert wrong == []


def test_files_and_functions_are_short() -> None:
    wrong = []
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        if (length := len(text.splitlines())) > LONGEST_FILE:
            wrong.append(f"{where(path, 1)}: {length} lines, {LONGEST_FILE} at most")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = (node.end_lineno or node.lineno) - node.lineno + 1
                if length > LONGEST_FUNCTION:
                    place = f"{where(path, node.lineno)}: {node.name}"
                    wrong.append(f"{place} has {length} lines, {LONGEST_FUNCTION} at most")
    assert wrong == []


def test_files_of_the_page_are_short() -> None:
    sources = [path for path in our_files() if (ROOT / "web" / "src") in path.parents and path.suffix in PAGE_SOURCES]
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert sources and [where(path, 1) for path, length in lengths.items() if length > LONGEST_FILE] == []


def test_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in our_files() if path.suffix in PICTURES}
    assert all(size < LARGEST_PICTURE for size in sizes.values()) and sum(sizes.values()) < LARGEST_ALBUM, sizes


def our_files() -> list[Path]:
    """What git tracks or would track; without git, all files outside hidden and built folders."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.split("\0") if name]
    else:
        skipped = re.compile(r"(?:^|/)(?:\.|node_modules/|build/|dist/|htmlcov/|__pycache__/)")
        found = [path for path in ROOT.rglob("*") if not skipped.search(path.relative_to(ROOT).as_posix())]
    return sorted(path for path in found if path.is_file())


def our_lines() -> Iterator[tuple[Path, int, str]]:
    for path in our_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or another binary file
        for line, words in enumerate(text.splitlines(), start=1):
            yield path, line, words


def test_no_file_names_the_machine_it_was_written_on() -> None:
    wrong = []
    for path, line, words in our_lines():
        if MACHINE_PATH.search(words) or str(ROOT) in words:
            wrong.append(f"{where(path, line)}: a path of one machine")
        for step in STEP_OUT.findall(words):
            if not (path.parent / step).resolve().is_relative_to(ROOT):
                wrong.append(f"{where(path, line)}: {step} is outside the repository")
    assert wrong == []


def test_no_file_names_an_index_host() -> None:
    wrong = []
    for path, line, words in our_lines():
        setting = path.suffix in SETTINGS or path.name in LOCKS or path.name.startswith("requirements")
        address = setting and ("://" in words) and not HARMLESS_ADDRESS.search(words)
        if INDEX_HOST.search(words) or INDEX_OPTION.search(words) or address:
            wrong.append(f"{where(path, line)}: {words.strip()}")
    assert wrong == []


def test_nothing_is_left_unfinished() -> None:
    assert [where(path, line) for path, line, words in our_lines() if UNFINISHED.search(words)] == []
