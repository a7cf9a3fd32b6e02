"""Compiled brains are kept in folders of their own, which depend on all that they are compiled from."""

import os
from pathlib import Path

import pytest

import vesicle.warm
from vesicle.core import jit


@pytest.mark.parametrize(
    ("module", "part"),
    [
        ("vesicle.core.chance", "core"),
        ("vesicle.cytosis.areas.golgi", "cytosis"),
        ("vesicle.bots.tree", "bots"),
        ("vesicle.bots.cytosis.greedy", "bots.cytosis"),
        ("vesicle.bots.virus_and_co.greedy", "bots.virus_and_co"),
        ("vesicle.envs.plan", "envs"),
        ("vesicle.envs.cytosis.lanes", "envs.cytosis"),
        ("vesicle.bench", None),
        ("somebody.else.altogether", None),
    ],
)
def test_a_module_belongs_to_a_part(module: str, part: str | None) -> None:
    assert jit.part_of(module) == part


@pytest.mark.parametrize(
    ("part", "behind", "not_behind"),
    [
        ("cytosis", {"core/chance.py", "cytosis/areas/golgi.py"}, {"bots/tree.py", "virus_and_co/legal.py"}),
        (
            "bots.cytosis",
            {"core/chance.py", "cytosis/areas/golgi.py", "bots/tree.py", "bots/cytosis/greedy.py"},
            {"bots/virus_and_co/greedy.py", "virus_and_co/legal.py"},
        ),
        ("bots", {"core/chance.py", "bots/tree.py"}, {"cytosis/areas/golgi.py"}),
        (
            "envs.cytosis",
            {"core/chance.py", "cytosis/areas/golgi.py", "envs/plan.py", "envs/cytosis/lanes.py"},
            {"envs/virus_and_co/lanes.py", "virus_and_co/legal.py", "bots/tree.py"},
        ),
    ],
)
def test_a_part_is_compiled_anew_when_its_sources_change(part: str, behind: set[str], not_behind: set[str]) -> None:
    sources = {path.relative_to(jit.PACKAGE).as_posix() for path in jit._sources_behind(part)}
    assert behind <= sources and not not_behind & sources


def test_a_part_is_compiled_anew_when_its_files_have_moved_or_been_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As numba does it; otherwise a game would look ready and then wait for the compiler."""
    digests = []
    for place in ("here", "there"):
        source = tmp_path / place / "core" / "chance.py"
        source.parent.mkdir(parents=True)
        source.write_text("the same words")
        monkeypatch.setattr(jit, "PACKAGE", tmp_path / place)
        for written in (1, 2):
            os.utime(source, ns=(written, written))
            digests.append(jit.source_digest.__wrapped__("core"))
    assert len(set(digests)) == 4
    assert jit.source_digest.__wrapped__("core") == digests[-1]


def test_the_folders_of_one_part_are_never_taken_for_those_of_another(tmp_path: Path) -> None:
    """Old folders are forgotten part by part."""
    earlier = [f"bots-{number}" for number in range(jit.KEPT_CACHES + 1)]
    for name in (*earlier, "bots.cytosis-1", "bots.cytosis-2"):
        (tmp_path / name).mkdir()
    jit._forget_old_caches(tmp_path, "bots")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert len(left) == 2 + jit.KEPT_CACHES and left[-2:] == ["bots.cytosis-1", "bots.cytosis-2"]


def test_a_game_is_ready_when_its_rules_and_its_brain_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def folder(part: str) -> Path:
        (tmp_path / part).mkdir(exist_ok=True)
        return tmp_path / part

    monkeypatch.setattr(vesicle.warm, "cache_folder", folder)
    assert vesicle.warm.find_missing() == ["cytosis", "virus-and-co"]
    for part in ("virus_and_co", "bots.virus_and_co", "cytosis"):
        vesicle.warm.mark_done(part)
    assert vesicle.warm.find_missing() == ["cytosis"]
    vesicle.warm.mark_done("bots.cytosis")
    assert vesicle.warm.find_missing() == []


def test_a_folder_that_another_process_removes_meanwhile_is_of_no_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A link to nowhere is what a folder looks like that is gone since it was listed."""
    monkeypatch.setenv("VESICLE_CACHE", str(tmp_path))
    for number in range(2 + jit.KEPT_CACHES):
        (tmp_path / f"bots-{number}").symlink_to(tmp_path / "gone")
    jit.cache_folder.cache_clear()
    try:
        folder = jit.cache_folder("bots")
        assert folder is not None and folder.is_dir()
    finally:
        jit.cache_folder.cache_clear()
