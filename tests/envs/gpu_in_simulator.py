"""Played in numba's simulator by test_gpu.py: prints what was found as JSON."""

import json
import sys
from typing import Any

import numpy as np

import vesicle
from vesicle import envs

LANES = 3
BUFFERS = ("observation", "mask", "reward", "done", "seat", "illegal", "seeds")


def equal(one: Any, other: Any) -> bool:
    """Whether all buffers of lanes on a GPU are those of lanes on the processor."""
    return all(np.array_equal(getattr(one, name).copy_to_host(), getattr(other, name)) for name in BUFFERS)


def refusal(action: Any) -> str:
    """The sentence that a mistake is answered with."""
    try:
        action()
    except ValueError as error:
        return str(error)
    return ""


def walk(game: str, steps: int, **options: Any) -> dict[str, Any]:
    """Random steps of the same lanes on both, a match beside them, and random games from there on."""
    gpu, vector = envs.gpu(game, LANES, seed=7, **options), envs.vector(game, LANES, seed=7, **options)
    match = vesicle.new(game, seed=8, **options)
    streams, others = gpu.new_streams(9), vector.new_streams(9)
    same = [equal(gpu, vector)]
    for _ in range(steps):
        actions = vector.random_actions(others)
        gpu.step(gpu.random_actions(streams))
        vector.step(actions)
        match.play(vector.rules.texts[actions[1]])
        same.append(equal(gpu, vector))
    digests = [[made.digest(lane) for lane in range(LANES)] for made in (gpu, vector)]
    playouts = [[part.tolist() for part in vector.random_playouts(4)]]
    playouts.append([part.copy_to_host().tolist() for part in gpu.random_playouts(4)])
    saved = gpu.save(1)
    gpu.restore(2, saved)
    vector.restore(2, saved)
    restored = equal(gpu, vector)
    gpu.observe(1)
    vector.observe(1)
    return {
        "same": same,
        "digests": [*digests, match.digest()],
        "playouts": playouts,
        "restored": restored,
        "observed": equal(gpu, vector),
        "illegal": refusal(lambda: gpu.step([400] * LANES)),
        "short": refusal(lambda: gpu.step([0])),
        "lane": refusal(lambda: gpu.save(LANES)),
        "buffer": refusal(lambda: envs.gpu(game, LANES, buffers={"mask": np.zeros(3)}, **options)),
    }


if __name__ == "__main__":
    print(json.dumps(walk(sys.argv[1], int(sys.argv[2]), players=int(sys.argv[3]))))
