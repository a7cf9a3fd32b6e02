"""The page that people play on: which paths give it, how it is kept and compressed, and what is not given."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.types import ASGIApp

from asgi import HERE, Answer, ask
from vesicle.server.app import make_app
from vesicle.server.forms import accepted_codings
from vesicle.server.front import Nowhere, page_routes
from vesicle.server.safety import CONTENT_POLICY
from vesicle.server.settings import Settings

SCRIPT = b"console.log('a cell');" * 40


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(b"<!doctype html>")
    (page / "icon.svg").write_bytes(b"<svg/>")
    (page / "made-from.txt").write_bytes(b"a digest")
    (page / "assets" / "index-1a2b.js").write_bytes(SCRIPT)
    (page / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (page / "assets" / "index-1a2b.js.br").write_bytes(b"as brotli writes it")
    (page / "assets" / "cell-3c4d.css").write_bytes(b"svg { }")
    (page / "assets" / "rules-5e6f.wasm").write_bytes(b"\0asm")
    (tmp_path / "secret.js").write_bytes(b"not of the page")
    return page


@pytest.fixture
def page(folder: Path) -> ASGIApp:
    return Starlette(routes=page_routes(folder))


def fetch(app: ASGIApp, path: str, accepted: str = "", method: str = "GET") -> Answer:
    return ask(app, method, path, {**HERE, "accept-encoding": accepted})


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc123"])
def test_the_places_of_the_page_are_one_document_that_is_asked_for_again(path: str, page: ASGIApp) -> None:
    answer = fetch(page, path)
    assert answer.status == 200 and answer.body == b"<!doctype html>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("name", "kind"), [("index-1a2b.js", "text/javascript"), ("cell-3c4d.css", "text/css")])
def test_an_asset_is_kept_for_a_year(name: str, kind: str, page: ASGIApp) -> None:
    answer = fetch(page, f"/assets/{name}")
    assert answer.status == 200 and answer.headers["content-type"] == f"{kind}; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_an_engine_comes_as_what_a_browser_compiles_while_it_loads(page: ASGIApp) -> None:
    answer = fetch(page, "/assets/rules-5e6f.wasm")
    assert answer.body == b"\0asm" and answer.headers["content-type"] == "application/wasm"


def test_the_icon_may_change(page: ASGIApp) -> None:
    answer = fetch(page, "/icon.svg")
    assert answer.body == b"<svg/>" and answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("BR", "br"),
        ("deflate", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_the_browser_takes(accepted: str, coding: str | None, page: ASGIApp) -> None:
    answer = fetch(page, "/assets/index-1a2b.js", accepted)
    assert answer.headers.get("content-encoding") == coding and answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(answer.body)
    if coding == "gzip":
        assert gzip.decompress(answer.body) == SCRIPT
    elif coding is None:
        assert answer.body == SCRIPT


def test_what_has_no_compressed_form_comes_as_it_is(page: ASGIApp) -> None:
    answer = fetch(page, "/assets/cell-3c4d.css", "gzip, br")
    assert answer.body == b"svg { }" and "content-encoding" not in answer.headers


def test_a_browser_that_has_the_page_gets_it_only_when_it_is_another(page: ASGIApp, folder: Path) -> None:
    tag = fetch(page, "/").headers["etag"]
    again = ask(page, "GET", "/new", {**HERE, "if-none-match": f'"other", {tag}'})
    assert again.status == 304 and again.body == b"" and again.headers["etag"] == tag
    (folder / "index.html").write_bytes(b"<!doctype html><title>A new one</title>")
    newer = ask(Starlette(routes=page_routes(folder)), "GET", "/", {**HERE, "if-none-match": tag})
    assert newer.status == 200 and newer.headers["etag"] != tag


@pytest.mark.parametrize("path", ["/", "/t/abc123", "/assets/index-1a2b.js", "/icon.svg"])
def test_head_tells_the_same_without_the_body(path: str, page: ASGIApp) -> None:
    whole, head = fetch(page, path, "gzip"), fetch(page, path, "gzip", "HEAD")
    assert head.status == 200 and head.headers == whole.headers and head.body == b"" != whole.body


@pytest.mark.parametrize(
    "path",
    [
        "/index.html",
        "/made-from.txt",
        "/assets/made-from.txt",
        "/assets/index-1a2b.js.gz",
        "/assets/",
        "/assets/../index.html",
        "/assets/../../secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets//index-1a2b.js",
        "/t/abc/../../secret.js",
        "/t/",
        "/../secret.js",
    ],
)
def test_nothing_else_of_the_disk_is_given(path: str, page: ASGIApp) -> None:
    assert fetch(page, path).status == 404


def test_the_page_is_only_read(page: ASGIApp) -> None:
    assert fetch(page, "/", method="POST").status == fetch(page, "/assets/index-1a2b.js", method="PUT").status == 405


def test_without_a_built_page_a_plain_one_says_so(tmp_path: Path) -> None:
    app = Starlette(routes=page_routes(tmp_path / "page"))
    answer = fetch(app, "/")
    assert answer.status == 200 and b"was not built" in answer.body and b"<script" not in answer.body
    assert fetch(app, "/new").status == fetch(app, "/assets/index-1a2b.js").status == 404


def test_codings_that_weigh_nothing_are_not_taken() -> None:
    assert accepted_codings(["gzip;q=1.0, br; q=0", "zstd;q=0.000, deflate;q=0.001"]) == {"gzip", "deflate"}


def test_the_server_gives_the_page_under_its_policy_and_refuses_the_rest_in_json() -> None:
    app = make_app(Settings())
    answer = fetch(app, "/")
    assert answer.status == 200 and answer.headers["content-security-policy"] == CONTENT_POLICY
    assert "inline" not in CONTENT_POLICY and b"style=" not in answer.body
    unknown = fetch(app, "/nowhere")
    assert unknown.status == 404 and unknown.json["code"] == "invalid"


@pytest.mark.parametrize(
    ("path", "accept", "kind"),
    [
        ("/nowhere/at/all", "text/html,*/*;q=0.8", "text/html; charset=utf-8"),
        ("/nowhere", "*/*", "application/json"),
        ("/api/nowhere", "text/html", "application/json"),
        ("/assets/nowhere.js", "text/html", "application/json"),
    ],
)
def test_a_browser_that_went_astray_gets_the_page_which_tells_it(
    path: str, accept: str, kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vesicle.server.app.Nowhere", lambda: Nowhere(folder))
    answer = ask(make_app(Settings()), "GET", path, {**HERE, "accept": accept})
    assert answer.status == 404 and answer.headers["content-type"] == kind
