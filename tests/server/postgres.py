"""A real PostgreSQL for the tests: in a folder of its own, on a port of loopback, ended with the tests."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

PATIENCE = 30.0  # seconds for the server to come up
UNPRIVILEGED = ("postgres", "nobody")  # who runs it when root does the tests, since it refuses root


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server without the name of a database; it need not survive a power cut."""
    with run_postgres("fsync=off", "full_page_writes=off") as address:
        yield address


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """The one database of the server, emptied: that takes less time than to make another."""
    url = f"{postgres_server}/postgres"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE")
        connection.execute("CREATE SCHEMA public")
    return url


@contextmanager
def run_postgres(*settings: str) -> Iterator[str]:
    """Start a server with settings, give its address, and end it."""
    binaries = find_binaries()
    password = secrets.token_hex(16)
    folder = Path(tempfile.mkdtemp(prefix="vesicle-postgres-"))
    try:
        make_cluster(binaries, folder, password)
        port = free_port()
        options = ["port=" + str(port), "listen_addresses=127.0.0.1", "unix_socket_directories=", *settings]
        with (folder / "server.txt").open("wb") as log:
            server = subprocess.Popen(
                [binaries / "postgres", "-D", folder / "cluster", *(f"--{option}" for option in options)],
                stdout=log,
                stderr=log,
                **another_user(),
            )
        address = f"postgresql://vesicle:{password}@127.0.0.1:{port}"
        try:
            wait_for(server, address, folder / "server.txt")
            yield address
        finally:
            server.send_signal(signal.SIGINT)  # "fast": does not wait for clients
            server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder)


def find_binaries() -> Path:
    """The folder with initdb and postgres: in the PATH, or where Debian puts it."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda place: -float(place.parent.name))
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    pytest.fail("These tests need PostgreSQL (initdb and postgres): apt-get install postgresql")


def another_user() -> dict[str, Any]:
    """How to start a process as an unprivileged user, if we are root."""
    if os.geteuid() != 0:
        return {}
    import pwd

    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    user = next(known[name] for name in UNPRIVILEGED if name in known)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def make_cluster(binaries: Path, folder: Path, password: str) -> None:
    """A new cluster below a folder, which then belongs to the user who runs the server."""
    (folder / "password").write_text(password, encoding="ascii")
    user = another_user()
    if user:
        os.chown(folder, user["user"], user["group"])
        os.chown(folder / "password", user["user"], user["group"])
    subprocess.run(
        [
            binaries / "initdb",
            f"--pgdata={folder / 'cluster'}",
            "--username=vesicle",
            f"--pwfile={folder / 'password'}",
            "--auth=scram-sha-256",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ],
        check=True,
        capture_output=True,
        cwd=folder,
        **user,
    )


def free_port() -> int:
    """A port of loopback that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(server: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Until the server answers; its own words if it does not."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        try:
            psycopg.connect(f"{address}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.05)
    pytest.fail(f"PostgreSQL did not start:\n{log.read_text(encoding='utf-8')}")
