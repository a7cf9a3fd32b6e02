"""`vesicle serve` refuses in one line what it cannot serve; tests/server talk to one that runs."""

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vesicle.cli import app


@pytest.mark.parametrize(
    "words, complaint",
    [
        (("serve", "--database", "mysql://localhost/x"), "There is no store for 'mysql'"),
        (("serve", "--database", "nonsense"), "The database has no readable URL"),
        (("serve", "--workers", "2"), "several server processes need PostgreSQL"),
        (("serve", "--public-url", "table.example.org"), "--public-url 'table.example.org' is no address"),
        (("serve", "--host", "0.0.0.0", "--unlimited"), "--unlimited is for load tests on loopback"),
        (("serve", "--port", "70000"), "invalid value for '--port'"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(words: tuple[str, ...], complaint: str) -> None:
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith(f"vesicle: {complaint}") and result.stderr.count("\n") == 1


@pytest.mark.parametrize("words", [("serve",), ("play", "--no-browser")])
def test_a_port_that_is_taken_is_said(words: tuple[str, ...], tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    with socket.create_server(("127.0.0.1", 0)) as taken:
        result = CliRunner().invoke(app, (*words, "--port", str(taken.getsockname()[1])), env=home)
    assert result.exit_code == 2 and "cannot be had" in result.stderr and "--port 0" in result.stderr
