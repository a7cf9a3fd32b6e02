"""How `./play` and `./check` set a folder up."""

import fcntl
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SET_UP = ". scripts/setup.sh; up_to_date() { true; }; build_page() { say built; }; set_up"


def test_who_waits_for_another_install_says_so() -> None:
    with (ROOT / "pyproject.toml").open() as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        command = ["bash", "-c", SET_UP]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as waiting:
            assert waiting.stdout is not None
            assert waiting.stdout.readline().startswith("Another command is setting this folder up")
            fcntl.flock(held, fcntl.LOCK_UN)
            assert waiting.stdout.read() == "built\n"
