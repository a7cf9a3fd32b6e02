"""The documentation is true: generated pages are current, and what the README shows is what happens."""

import doctest
import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from commands import run_command

ROOT = Path(__file__).resolve().parent.parent.parent


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


PAGES = load(ROOT / "scripts" / "make_docs.py").pages()


@pytest.mark.parametrize("name", PAGES)
def test_a_generated_page_is_current(name: str) -> None:
    """`python scripts/make_docs.py` writes them anew."""
    assert (ROOT / "docs" / name).read_text(encoding="utf-8") == PAGES[name]


def test_what_the_tests_of_the_page_read_is_current() -> None:
    """`python scripts/make_page_fixtures.py` writes it anew."""
    fixtures = load(ROOT / "scripts" / "make_page_fixtures.py")
    assert fixtures.FILE.read_text(encoding="utf-8") == fixtures.make_fixtures()


def test_the_session_in_the_readme_is_what_happens() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 0 and failed == 0


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 120


def box_page() -> str:
    return (ROOT / "docs" / "own-box.md").read_text(encoding="utf-8")


def fenced(page: str, kind: str) -> list[str]:
    """The examples of one kind on a page."""
    return re.findall(rf"```{kind}\n(.*?)```", page, re.DOTALL)


def test_the_own_box_of_the_page_says_what_the_page_says(tmp_path: Path) -> None:
    (box,) = fenced(box_page(), "toml")
    path = tmp_path / "my_box.toml"
    path.write_text(box, encoding="utf-8")
    for shown in fenced(box_page(), "console"):
        command, _, printed = shown.partition("\n")
        finished = run_command(tmp_path, *command.removeprefix("$ vesicle ").split(), COLUMNS="120")
        said = [line.split() for line in (finished.stdout + finished.stderr).splitlines()]
        assert said == [line.split() for line in printed.splitlines()]
        path.write_text(box.replace("atp    = 3", "atp    = -1"), encoding="utf-8")  # the page goes on with a mistake


def test_the_session_on_the_page_is_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_box.toml").write_text(*fenced(box_page(), "toml"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / "docs" / "own-box.md"), module_relative=False)
    assert tried > 0 and failed == 0
