"""`vesicle site`: what it refuses, and that it spoils nothing of somebody's own."""

from pathlib import Path

import pytest

from commands import Command


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--base", "/a b"), "'/a b/' is not a path such as /games/"),
        (("--base", "../up"), "'/../up/' is not a path such as /games/"),
        (("--base", '/"><script>'), "is not a path such as /games/"),
        (("--server", "table.example.org"), "'table.example.org' is not an address such as https://table.example.org"),
        (("--server", "https://table.example.org/here"), "is not an address such as https://table.example.org"),
        (("--server", "https://a; script-src *"), "is not an address such as https://table.example.org"),
    ],
)
def test_what_is_no_path_or_no_address_gets_one_line(words: tuple[str, ...], complaint: str, command: Command) -> None:
    finished = command("site", "out", *words)
    assert finished.returncode == 2 and finished.stdout == ""
    assert finished.stderr.startswith("vesicle: ") and finished.stderr.count("\n") == 1
    assert complaint in finished.stderr


def test_a_folder_with_other_files_stays_as_it_is(command: Command, tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "diary.txt").write_text("Monday")
    finished = command("site", "own")
    assert finished.returncode == 2
    assert finished.stderr == "vesicle: own holds other files: name a new folder, or an earlier site\n"
    assert [path.name for path in (tmp_path / "own").iterdir()] == ["diary.txt"]


def test_a_file_is_no_folder(command: Command, tmp_path: Path) -> None:
    (tmp_path / "own").write_text("Monday")
    finished = command("site", "own")
    assert finished.returncode == 2 and finished.stderr.count("\n") == 1
    assert (tmp_path / "own").read_text() == "Monday"
