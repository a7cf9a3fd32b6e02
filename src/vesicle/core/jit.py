"""`@rule`: a function that runs as plain Python or compiled, from the same source.

Set NUMBA_DISABLE_JIT=1 and every rule is the plain function: readable errors, coverage. Otherwise numba compiles it on
first use and keeps the result in a folder named by a digest of the sources behind it, because numba's own cache does
not notice an edit in another file.
"""

import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.core.config

from vesicle.core.linking import answer_rules

config: Any = numba.core.config  # its settings are made when it is imported, which no type checker sees
Rule = TypeVar("Rule", bound=Callable[..., object])

COMPILED = not config.DISABLE_JIT
OPTIONS: dict[str, Any] = {
    "error_model": "numpy",
    "nogil": True,
}  # rules never divide by nothing, and never touch a Python object
PACKAGE = Path(__file__).parent.parent
BY_GAME = ("bots", "envs")  # parts with a folder for each game
CALLED = {"bots": ("net", "envs"), "net": ("bots", "envs")}  # parts whose files outside of games' folders others call
KEPT_CACHES = 8  # folders of earlier sources that are kept: for other branches, copies and Pythons


@cache
def source_digest(part: str) -> str:
    """A digest of the sources that a part of the package is compiled from, and of where and when they were written.

    numba compiles a file anew that has moved or been written again, even with the same words in it. Tables do not
    count: they are columns of a box, which is an argument and never compiled in.
    """
    made_by = f"{sys.implementation.cache_tag} numba {numba.__version__} checked {config.BOUNDSCHECK}"
    digest = hashlib.blake2b(made_by.encode(), digest_size=8)
    for path in sorted(_sources_behind(part)):
        digest.update(f"{path} {path.stat().st_mtime_ns}".encode())
        digest.update(path.read_bytes())
    return f"{part}-{digest.hexdigest()}"


def _sources_behind(part: str) -> set[Path]:
    """The core's files, the part's own and those it calls; for `bots.cytosis` also the outer ones and the game's."""
    outer, _, game = part.partition(".")
    sources = {*(PACKAGE / "core").rglob("*.py")}
    for called in CALLED.get(outer, ()):
        sources |= {*(PACKAGE / called).glob("*.py")}
    if not game:
        return sources | {*(PACKAGE / outer).rglob("*.py")}
    sources |= {*(PACKAGE / outer).glob("*.py")}
    return sources | {*(PACKAGE / outer / game).rglob("*.py"), *(PACKAGE / game).rglob("*.py")}


def part_of(module: str) -> str | None:
    """The part whose folder keeps a module's compiled rules: `cytosis`, `bots`, `envs.cytosis`; None for others'."""
    package, *parts = module.split(".")
    if package != "vesicle" or len(parts) < 2:
        return None
    return ".".join(parts[:2]) if parts[0] in BY_GAME and len(parts) > 2 else parts[0]


def cache_root() -> Path:
    """Where compiled rules are kept: VESICLE_CACHE, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("VESICLE_CACHE")
    if chosen:
        return Path(chosen)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "vesicle"
    except RuntimeError:  # no home folder is known
        return Path(tempfile.gettempdir()) / "vesicle-cache"


@cache
def cache_folder(part: str) -> Path | None:
    """The folder for the rules of a part as they are now; None where nothing can be written."""
    folder = cache_root() / source_digest(part)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_caches(folder.parent, part)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old_caches(root: Path, part: str) -> None:
    for folder in sorted(root.glob(f"{part}-*"), key=_last_used, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def _last_used(folder: Path) -> float:
    """When a folder was last used; never, if another process has removed it since it was listed."""
    try:
        return folder.stat().st_mtime
    except OSError:
        return 0.0


def rule(function: Rule) -> Rule:
    """Make a rule of a plain function over records, integers and tables."""
    if not COMPILED:
        return function
    part = part_of(function.__module__)
    folder = None if part is None else cache_folder(part)
    if folder is None:
        return cast(Rule, answer_rules(numba.njit(function, **OPTIONS)))
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)  # read by numba when it decorates; other packages keep their own setting
    try:
        return cast(Rule, answer_rules(numba.njit(function, cache=True, **OPTIONS)))
    finally:
        config.CACHE_DIR = before
