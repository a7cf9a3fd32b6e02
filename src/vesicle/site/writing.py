"""Writes the site: the built page at every place that has an address, and the answers that it asks for."""

import json
import re
import shutil
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from vesicle.server.front import COMPRESSED, FOLDER, SIGNS, is_built
from vesicle.site.answers import answers, places
from vesicle.site.document import Said, place_document

MARK = "vesicle-site.json"  # tells a folder that we may empty from one that is somebody's own
WORKER = "site/service_worker.js"  # where the build leaves it
BASE = re.compile(r"/(?:[\w.~-]+/)*")
SERVER = re.compile(r"https?://[\w.-]+(?::\d+)?|https?://\[[0-9a-f:]+\](?::\d+)?")


@dataclass(frozen=True)
class Site:
    """A site as it is wished: where, under which path of its host, and with which servers for tables with others."""

    folder: Path
    base: str = "/"
    server: str | None = None
    any_server: bool = False  # whether visitors may name another one
    page: Path = FOLDER

    def __post_init__(self) -> None:
        """ValueError in one sentence for what cannot be."""
        if not BASE.fullmatch(self.base) or ".." in self.base.split("/"):
            raise ValueError(f"{self.base!r} is not a path such as /games/")
        if self.server is not None and not SERVER.fullmatch(self.server):
            raise ValueError(f"{self.server!r} is not an address such as https://table.example.org")
        if not is_built(self.page):
            raise ValueError("this copy has no built page: install the package, or run ./play once")
        if not _is_ours(self.folder):
            raise ValueError(f"{self.folder} holds other files: name a new folder, or an earlier site")


def write_site(site: Site) -> int:
    """Write all files, in place of an earlier site; how many there are."""
    files = dict(_files(site))
    if site.folder.exists():
        _clear(site.folder)
    for name, content in files.items():
        path = site.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return len(files)


def _files(site: Site) -> Iterator[tuple[str, bytes]]:
    """Every file of a site by its name."""
    page = dict(_page_files(site.page))
    kept = answers(with_server=site.server is not None)
    built = (site.page / "index.html").read_text(encoding="utf-8")
    worker = (site.page / WORKER).read_bytes()
    placed = place_document(built, _said(site, "")).encode()
    version = _digest({**page, **kept, "index.html": placed, WORKER: worker})
    document = place_document(built, _said(site, version)).encode()
    yield from page.items()
    yield from ((f"data/{version}/{name}", body) for name, body in kept.items())
    yield from ((f"{place}/index.html".lstrip("/"), document) for place in places())
    known = [*page, *(f"data/{version}/{name}" for name in kept), ""]  # "" is the document
    yield "service-worker.js", worker_script(worker, version, known)
    yield "404.html", document  # hosts show it for what they do not know, such as a mistyped address
    yield MARK, f'{{"version": "{version}"}}\n'.encode()


def _said(site: Site, version: str) -> Said:
    return {"base": site.base, "server": site.server, "any": site.any_server, "version": version}


def worker_script(built: bytes, version: str, files: Sequence[str]) -> bytes:
    """The service worker, told which build it keeps; its own text is how a browser sees that there is a new one."""
    said = json.dumps({"version": version, "files": files})
    return f"self.VESICLE = {said};\n".encode() + built


def _page_files(page: Path) -> Iterator[tuple[str, bytes]]:
    """What the build made for any page; compressed forms are left to the host."""
    for pattern in (*SIGNS, "assets/*"):
        for path in sorted(page.glob(pattern)):
            if path.suffix not in COMPRESSED.values():
                yield path.relative_to(page).as_posix(), path.read_bytes()


def _digest(files: Mapping[str, bytes]) -> str:
    """What tells these files from all others, as a short word."""
    sums = (f"{name} {sha256(content).hexdigest()}\n" for name, content in sorted(files.items()))
    return sha256("".join(sums).encode()).hexdigest()[:12]


def _is_ours(folder: Path) -> bool:
    """Whether a folder is not there, is empty, or was written by us."""
    if not folder.exists():
        return True
    return folder.is_dir() and ((folder / MARK).is_file() or not any(folder.iterdir()))


def _clear(folder: Path) -> None:
    """Remove an earlier site, but not what hosts keep there under names that begin with a dot, or CNAME."""
    for path in folder.iterdir():
        if path.name.startswith(".") or path.name == "CNAME":
            continue
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()
