"""The files of a site: they find each other under its path, hold what a server would answer, and are written anew."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asgi import ask
from vesicle.lessons import LESSONS
from vesicle.server.app import make_app
from vesicle.server.settings import Settings
from vesicle.site import Site, write_site
from vesicle.site.document import content_policy

BASE = "/games/vesicle/"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("host") / "site"
    write_site(Site(folder, BASE))
    return folder


def said_by(folder: Path) -> dict[str, Any]:
    """What the document says of its site."""
    found = re.search(r'name="vesicle-site" content="([^"]+)"', (folder / "index.html").read_text(encoding="utf-8"))
    assert found is not None
    said: dict[str, Any] = json.loads(found[1].replace("&quot;", '"'))
    return said


def documents(folder: Path) -> Iterator[Path]:
    yield from (path for path in folder.rglob("*.html"))


def test_every_address_in_a_document_is_a_file_under_the_path(site: Path) -> None:
    document = (site / "index.html").read_text(encoding="utf-8")
    addresses = re.findall(r'(?:href|src)="([^"]+)"', document)
    assert len(addresses) > 5
    assert all((site / address.removeprefix(BASE)).is_file() for address in addresses)
    assert all(address.startswith(BASE) for address in addresses)


def test_every_place_and_every_lost_one_has_the_same_document(site: Path) -> None:
    found = {path.relative_to(site).as_posix() for path in documents(site)}
    places = {"", "new/", "t/", "learn/", "learn/cell/", "rules/cytosis/", "atlas/virus-and-co/", "atlas/cytosis/"}
    assert {f"{place}index.html" for place in places} <= found and "404.html" in found
    assert "atlas/cytosis/card/insulin/index.html" in found
    assert len({path.read_bytes() for path in documents(site)}) == 1


@pytest.mark.parametrize(
    "path",
    ["games", "bots", "lessons", "games/cytosis/rules", "games/virus-and-co/notes", "games/cytosis/components"]
    + [f"lessons/{lesson}" for lesson in LESSONS],
)
def test_the_site_holds_what_a_server_answers(path: str, site: Path) -> None:
    kept = site / "data" / said_by(site)["version"] / f"{path}.json"
    assert kept.read_bytes() == ask(make_app(Settings()), path=f"/api/{path}").body


def test_the_worker_keeps_all_that_is_needed_and_nothing_that_is_not_there(site: Path) -> None:
    first = (site / "service-worker.js").read_text(encoding="utf-8").partition("\n")[0]
    build = json.loads(first.removeprefix("self.VESICLE = ").removesuffix(";"))
    assert build["version"] == said_by(site)["version"]
    whole = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    documents = {name for name in whole if name.endswith(".html")}
    assert {*build["files"]} == {"", *whole} - documents - {"service-worker.js", "vesicle-site.json"}


def test_the_same_site_has_the_same_version_and_another_has_another(site: Path, tmp_path: Path) -> None:
    server = "https://table.example.org"
    write_site(Site(tmp_path / "same", BASE))
    write_site(Site(tmp_path / "served", BASE, server))
    assert said_by(tmp_path / "same") == said_by(site) == {**said_by(site), "base": BASE, "server": None}
    served = said_by(tmp_path / "served")
    assert served["server"] == server and served["version"] != said_by(site)["version"]
    assert not (tmp_path / "served" / "data" / served["version"] / "tables.json").exists()  # the server knows


def test_a_document_loads_its_own_files_and_asks_its_server_alone() -> None:
    alone = content_policy(None)
    assert "unsafe" not in alone.replace("'wasm-unsafe-eval'", "") and alone.startswith("default-src 'none'; ")
    assert "frame-ancestors" not in alone and "connect-src 'self';" in alone
    asking = content_policy("https://table.example.org:8443")
    assert "connect-src 'self' https://table.example.org:8443 wss://table.example.org:8443;" in asking
    assert "connect-src 'self' https: wss: http://localhost:* " in content_policy(None, any_server=True)


def test_an_earlier_site_is_replaced_and_what_a_host_keeps_there_stays(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site(Site(folder, "/"))
    old = said_by(folder)["version"]
    (folder / ".nojekyll").touch()
    (folder / "CNAME").write_text("games.example.org")
    write_site(Site(folder, BASE))
    assert said_by(folder)["version"] != old and not (folder / "data" / old).exists()
    assert (folder / ".nojekyll").exists() and (folder / "CNAME").exists()
