"""The engine in the repository is the one that the rules make, and it needs nothing but memory."""

import json
import tomllib
from pathlib import Path

import pytest

from engine.node import paths_of, run_node
from vesicle import games
from vesicle.web_engine.assembly import LINKER, LINKER_VERSION
from vesicle.web_engine.entries import entries_of, mind_entries_of, modules_of
from vesicle.web_engine.manifest import DATA, MANIFEST, describe_build, sources_of, tables_text

ANEW = "build it anew: python -m vesicle.web_engine"


def test_the_modules_were_made_from_the_rules_and_compilers_that_are_here() -> None:
    assert json.loads(MANIFEST.read_text(encoding="utf-8")) == describe_build(), ANEW


def test_the_linker_is_pinned_and_nobody_else_has_to_install_it() -> None:
    root = Path(__file__).parents[1]
    extras = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert extras["engine"] == [f"{LINKER}=={LINKER_VERSION}"]
    assert LINKER not in (root / "requirements.lock").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", games())
def test_the_tables_say_what_the_rules_say(game: str) -> None:
    assert (DATA / f"{game}.json").read_text(encoding="utf-8") == tables_text(game), ANEW


def test_a_module_is_made_from_rules_bots_and_their_core_and_not_from_what_is_said_about_them() -> None:
    names = {path.name for path in sources_of(entries_of("cytosis"))}
    assert {"engine.py", "placement.py", "chance.py", "estimate.py", "arithmetic.py", "glue.py"} <= names
    assert not {"describe.py", "rules.py", "views.py", "match.py", "advice.py"} & names


def test_the_module_of_a_network_is_made_from_what_it_computes_with_and_not_from_what_it_is_made_with() -> None:
    names = {path.name for path in sources_of(mind_entries_of("cytosis"))}
    assert {"engine.py", "champion.py", "think.py", "plan.py"} <= names
    assert not {"keys.py", "lens.py", "network.py", "match.py"} & names


@pytest.mark.parametrize("game", games())
def test_a_module_imports_nothing_and_offers_its_entries(game: str) -> None:
    for name, entries in modules_of(game).items():
        told = run_node("interface.js", given={**paths_of(game), "code": str(DATA / f"{name}.wasm")})
        assert told["imports"] == []
        assert set(told["exports"]) == {"memory", "__heap_base", *entries}


def test_both_games_with_bots_are_small_on_their_way_to_a_browser() -> None:
    sizes = [run_node("interface.js", given=paths_of(game))["compressed"] for game in games()]
    assert sum(sizes) < 100_000
