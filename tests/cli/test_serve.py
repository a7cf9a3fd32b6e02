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
        (("serve", "--database", "nonsense"), "The database URL cannot be read"),
        (("serve", "--workers", "2"), "several server processes need PostgreSQL"),
        (("serve", "--public-url", "table.example.org"), "--public-url 'table.example.org' is not an address"),
        (("serve", "--host", "0.0.0.0", "--unlimited"), "--unlimited is for load tests on loopback"),
        (("serve", "--port", "70000"), "invalid value for '--port'"),
        (
            ("serve", "--limit", "tables=3"),
            "--limit 'tables=3' is not a limit such as connections=500; the limits are: body,",
        ),
        (("serve", "--limit", "connections"), "--limit 'connections' is not a limit such as connections=500"),
        (("serve", "--limit", "connections=0"), "--limit connections: '0' is no whole number above 0"),
        (("serve", "--limit", "viewers=2.5"), "--limit viewers: '2.5' is no whole number above 0"),
        (("serve", "--limit", "patience=long"), "--limit patience: 'long' is no number above 0"),
        (("serve", "--limit", "requests=20"), "--limit requests: '20' is no rate such as 200,20: so many at once"),
        (("serve", "--limit", "requests=20,nan"), "--limit requests: '20,nan' is no rate such as 200,20"),
        (("serve", "--allow-origin", "*"), "--allow-origin '*' is not an origin such as https://games.example.org"),
        (("serve", "--allow-origin", "https://a.example/b"), "--allow-origin 'https://a.example/b' is not an origin"),
        (("serve", "--proxy", "*"), "--proxy '*' is neither an address such as 10.0.0.7"),
        (("serve", "--proxy", "10.0.0.7/24"), "--proxy '10.0.0.7/24' is neither an address such as 10.0.0.7"),
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
    assert result.exit_code == 2 and "is not available" in result.stderr and "--port 0" in result.stderr
