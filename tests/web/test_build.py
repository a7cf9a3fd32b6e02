"""The built page: it is current, small, and holds nothing that the server's content policy would block."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from vesicle import games
from vesicle.server.front import FOLDER
from vesicle.web_engine.manifest import DATA

ROOT = Path(__file__).parents[2]
FIRST_LOAD = 300_000  # bytes, compressed


@pytest.fixture(scope="module")
def build() -> ModuleType:
    """The build hook as a module; it stands beside pyproject.toml, where nothing is imported from."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_made_from_the_files_that_are_here(build: ModuleType) -> None:
    assert build.is_current(build.PAGE, build.page_sources())


def test_the_page_is_built_anew_when_a_text_changes(build: ModuleType) -> None:
    sources = list(build.page_sources())
    assert any(path.suffix == ".ftl" for path in sources) and any(path.suffix == ".svelte" for path in sources)
    assert not any("node_modules" in path.parts for path in sources)
    english = ROOT / "src" / "vesicle" / "locales" / "en"
    assert build.digest(path for path in sources if path.parent != english) != build.digest(sources)


def loaded_with(*names: str) -> set[str]:
    """Files of the page that come with some of them: those, and all that they import at once."""
    found, waiting = set[str](), list(names)
    while waiting:
        if (name := waiting.pop()) not in found:
            found.add(name)
            text = (FOLDER / "assets" / name).read_text(encoding="utf-8") if name.endswith(".js") else ""
            waiting += re.findall(r"""(?:from|import)\s*["']\./([^"']+)["']""", text)
    return found


def compressed(names: set[str]) -> int:
    """Bytes that the files take on their way to a browser."""
    return sum((FOLDER / "assets" / f"{name}.gz").stat().st_size for name in names)


def test_the_first_load_is_small_and_so_is_every_screen() -> None:
    document = (FOLDER / "index.html").read_text(encoding="utf-8")
    first = loaded_with(*re.findall(r"/assets/([^\"]+\.(?:js|css))", document))
    assert len(first) >= 2
    for screen in (FOLDER / "assets").glob("*.js"):
        assert compressed(first | loaded_with(screen.name)) < FIRST_LOAD, screen.name


def test_every_word_is_there_in_both_compressed_forms() -> None:
    plain = [path for path in (FOLDER / "assets").iterdir() if path.suffix in (".js", ".css", ".wasm")]
    assert plain and all(path.with_name(path.name + end).is_file() for path in plain for end in (".br", ".gz"))


def test_the_page_carries_the_engine_of_every_game() -> None:
    carried = {path.read_bytes() for path in (FOLDER / "assets").glob("*.wasm")}
    assert carried == {(DATA / f"{game}.wasm").read_bytes() for game in games()}


def test_nothing_stands_inline() -> None:
    document = (FOLDER / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", document)
