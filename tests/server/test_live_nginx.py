"""Behind a real proxy: nginx as docs/serving.md sets it up, with TLS, over IPv4 and IPv6."""

import random
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from server.live import Server
from server.people import full_table, play_all, seated, visiting

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0  # seconds for nginx to answer
LINES = ("127.0.0.1", "[::1]")
AROUND = """
daemon off;
pid nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path f; uwsgi_temp_path u; scgi_temp_path s;
    {server}
}}
"""


def advised() -> str:
    """The server block that the documentation advises."""
    found = re.search(r"```nginx\n(.*?)```", (ROOT / "docs" / "serving.md").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def free_port() -> int:
    with socket.socket() as chosen:
        chosen.bind(("127.0.0.1", 0))
        return int(chosen.getsockname()[1])


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A key and a certificate for localhost, by its name and its two addresses."""
    folder = tmp_path_factory.mktemp("certificate")
    names = "subjectAltName=DNS:localhost,IP:127.0.0.1,IP:::1"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", "key.pem", "-out", "cert.pem", "-subj", "/CN=localhost", "-addext", names, "-days", "2"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return folder


@contextmanager
def behind_nginx(folder: Path, certificate: Path, *options: str) -> Iterator[tuple[Server, int]]:
    """A server that trusts the proxy before it, and the port of that proxy."""
    found = shutil.which("nginx") or "/usr/sbin/nginx"
    assert Path(found).exists(), "there is no nginx: apt-get install nginx"
    port = free_port()
    named = ("--proxy", "127.0.0.1", "--public-url", f"https://localhost:{port}", "--allow-host", "localhost")
    server = Server(folder, f"sqlite:///{folder / 'tables.sqlite'}", *named, *options).start()
    try:
        block = advised().replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        block = block.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
        block = block.replace("listen [::]:443 ssl;", f"listen [::1]:{port} ssl;")
        block = re.sub(r"/etc/ssl/\S+?(cert|key)\.pem", lambda file: str(certificate / f"{file[1]}.pem"), block)
        (folder / "nginx.conf").write_text(AROUND.format(server=block), encoding="utf-8")
        nginx = subprocess.Popen([found, "-p", str(folder), "-c", "nginx.conf"], stderr=subprocess.PIPE, text=True)
        try:
            wait_for(port, nginx)
            yield server, port
        finally:
            nginx.terminate()
            nginx.communicate()
    finally:
        server.stop()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory, certificate: Path) -> Iterator[int]:
    """The proxy of a server without limits on rates."""
    with behind_nginx(tmp_path_factory.mktemp("nginx"), certificate, "--unlimited") as (_, found):
        yield found


def wait_for(port: int, nginx: subprocess.Popen[str]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and nginx.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except OSError:
            time.sleep(0.05)
    nginx.kill()
    pytest.fail(f"nginx did not start: {nginx.communicate()[1]}")


def trusting(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate / "cert.pem"))


@pytest.mark.parametrize("line", LINES)
async def test_a_whole_game_is_played_through_it(line: str, port: int, certificate: Path) -> None:
    tls, address = trusting(certificate), f"https://{line}:{port}"
    async with visiting(address, tls) as client:
        people = await full_table(client, 3)
        async with seated(people, address, tls=tls) as players:
            await play_all(players, random.Random(7))
            assert players[0].result is not None


async def test_the_page_comes_through_it_with_its_safety_headers(port: int, certificate: Path) -> None:
    async with visiting(f"https://localhost:{port}", trusting(certificate)) as client:
        page = await client.get("/")
        assert page.status_code == 200 and "<title>Vesicle" in page.text
        assert "content-security-policy" in page.headers and page.headers["x-content-type-options"] == "nosniff"


async def test_people_behind_it_have_limits_of_their_own(tmp_path: Path, certificate: Path) -> None:
    """Every address of loopback is somebody else. What a client says of itself changes nothing."""
    with behind_nginx(tmp_path, certificate, "--limit", "requests=2,0.001") as (_, port):

        async def ask(local: str, forged: str) -> int:
            transport = httpx.AsyncHTTPTransport(verify=trusting(certificate), local_address=local)
            async with httpx.AsyncClient(transport=transport, base_url=f"https://127.0.0.1:{port}") as client:
                return (await client.get("/api/games", headers={"X-Forwarded-For": forged})).status_code

        for person in ("127.0.0.2", "127.0.0.3"):
            assert [await ask(person, f"198.51.100.{number}") for number in range(3)] == [200, 200, 429]
