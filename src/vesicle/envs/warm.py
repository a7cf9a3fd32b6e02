"""Compile what the environments need, beside the rules: `python -m vesicle.envs.warm` for all games, or for one."""

import subprocess
import sys

import numpy as np

from vesicle import games
from vesicle.envs import vector


def compile_lanes(game: str) -> None:
    """Call everything compiled that the environments of a game call, with arguments of the same types."""
    lanes = vector(game, 1)
    lanes.step(lanes.random_actions(lanes.new_streams()))
    lanes.random_playouts()
    for dtype in (np.int16, np.float32):
        lanes.observe(out=lanes.table.observation.new_rows(1, dtype))


def compile_all() -> int:
    """Compile all games side by side, each in a process of its own; how many could not be."""
    workers = [subprocess.Popen([sys.executable, "-m", __spec__.name, game]) for game in games()]
    return sum(worker.wait() != 0 for worker in workers)


if __name__ == "__main__":
    if sys.argv[1:]:
        compile_lanes(sys.argv[1])
    else:
        sys.exit(compile_all())
