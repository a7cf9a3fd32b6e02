"""How long it takes from a fresh clone to the first own move: `./play`, the page in a fresh browser, and a choice.

    python benchmarks/first_start.py [--beside COMMIT] [--game virus-and-co] [--json]

Every version is cloned into a new folder, and has a new home folder: nothing is installed, built or compiled. Packages
come from wherever pip has them. `work` are the seconds that processors have worked until then for `./play` and all that
it has started, which tell more than the clock on a busy machine; the browser's are not among them. The last line has
this version's figures as shares of the other's.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psutil

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))
sys.path.insert(0, str(ROOT / "benchmarks"))

import httpx  # noqa: E402
from first_move import visit  # noqa: E402

from web.screen import launch_chromium  # noqa: E402

PATIENCE = 900  # seconds for a page to be served


def free_port() -> int:
    """A port of loopback that nobody has."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def work_of(pid: int) -> float:
    """Seconds of processors for a process and all that it has started, whether they have ended or not."""
    process = psutil.Process(pid)
    return sum(sum(one.cpu_times()[:4]) for one in [process, *process.children(recursive=True)])


def start(commit: str, game: str, folder: Path) -> dict[str, float]:
    """A fresh clone of a version, played until the first own move."""
    clone, home, port = folder / "vesicle", folder / "home", free_port()
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    subprocess.run(["git", "checkout", "--quiet", commit], cwd=clone, check=True)
    home.mkdir()
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("VESICLE", "XDG", "NUMBA"))}
    began = time.perf_counter()
    playing = subprocess.Popen(
        ["./play", "--no-browser", "--port", str(port)],
        cwd=clone,
        env={**settings, "HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for(address, playing)
        served, work = time.perf_counter() - began, work_of(playing.pid)
        with launch_chromium() as browser:
            visit(browser, address, game)
        moved = time.perf_counter() - began
        return {"served": served, "served_work": work, "move": moved, "move_work": work_of(playing.pid)}
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()


def wait_for(address: str, playing: "subprocess.Popen[bytes]") -> None:
    """Until a page is served there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and playing.poll() is None:
        try:
            if httpx.get(address, trust_env=False).is_success:
                return
        except httpx.TransportError:
            time.sleep(0.2)
    raise SystemExit("first_start: ./play serves no page")


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", metavar="COMMIT", help="another version, measured before this one")
    parser.add_argument("--game", default="virus-and-co")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows: list[dict[str, object]] = []
    for commit in [*([asked.beside] if asked.beside else []), "HEAD"]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            rows.append({"version": commit, **start(commit, asked.game, Path(folder))})
    if asked.json:
        print(json.dumps({"results": rows}))
        return
    names = [name for name in rows[0] if name != "version"]
    print(f"{'version':12}" + "".join(f"{name:>14}" for name in names))
    for row in rows:
        print(f"{row['version']:12}" + "".join(f"{row[name]:>14.1f}" for name in names))
    if asked.beside:
        print(
            f"{'share':12}"
            + "".join(f"{float(str(rows[1][name])) / float(str(rows[0][name])):>14.2f}" for name in names)
        )


if __name__ == "__main__":
    main()
