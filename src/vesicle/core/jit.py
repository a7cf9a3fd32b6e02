"""`@rule`: a function that runs as plain Python or compiled, from the same source.

Set NUMBA_DISABLE_JIT=1 and every rule is the plain function: readable errors, coverage. Otherwise numba compiles it on
first use and keeps the result in a folder named by a digest of all our sources and tables, because numba's own cache
does not notice an edit in another file.
"""

import hashlib
import os
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numba.core.config

config: Any = numba.core.config  # its settings are made when it is imported, which no type checker sees
Rule = TypeVar("Rule", bound=Callable[..., object])

COMPILED = not config.DISABLE_JIT
KEPT_CACHES = 3  # folders of earlier sources that are kept, for people who switch branches


@cache
def source_digest() -> str:
    """A digest of every source and table of the package, and of the compiler's version."""
    root = Path(__file__).parent.parent
    digest = hashlib.blake2b(f"numba {numba.__version__} checked {config.BOUNDSCHECK}".encode(), digest_size=8)
    for path in sorted([*root.rglob("*.py"), *root.rglob("*.toml")]):
        if path.parent.name != "cli" and path.name != "clauses.toml":
            digest.update(path.relative_to(root).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


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
def cache_folder() -> Path | None:
    """The folder for the rules as they are now; None where nothing can be written."""
    folder = cache_root() / source_digest()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_old_caches(folder.parent)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


def _forget_old_caches(root: Path) -> None:
    folders = sorted(root.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def rule(function: Rule) -> Rule:
    """Make a rule of a plain function over records, integers and tables."""
    if not COMPILED:
        return function
    folder = cache_folder()
    if folder is None:
        return cast(Rule, numba.njit(function))
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)  # read by numba when it decorates; other packages keep their own setting
    try:
        return cast(Rule, numba.njit(cache=True)(function))
    finally:
        config.CACHE_DIR = before
