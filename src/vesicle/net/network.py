"""A network as it is shipped: whole numbers in one file, with the keys that it knows and a digest.

All arithmetic of a network is that of whole numbers, so every machine gets the same answer to the last bit. A number in
*sixteenths* is what a hidden unit gives; weights of the first layer count in 256ths, answers in 1024ths.
"""

import hashlib
import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import numpy as np

from vesicle.envs.features import OBSERVATION_VERSION
from vesicle.net.lens import Vocabulary, numbered
from vesicle.net.shapes import Network

FORMAT: Final = "vesicle-net/1"
ROW_SHIFT: Final = 12  # a row's scale counts in so many halvings of a 256th


class Shipped(NamedTuple):
    """A network with the words that it knows."""

    network: Network
    vocabulary: Vocabulary


def write_network(
    game: str, inputs: list[str], actions: list[str], rows: Any, row_scale: Any, layers: dict[str, Any]
) -> bytes:
    """The file of a network: a line of JSON, then its arrays. `rows` are 8-bit, each with a scale of its own."""
    arrays = {"rows": np.asarray(rows, np.int8), "row_scale": np.asarray(row_scale, np.int32), **layers}
    body = b"".join(np.ascontiguousarray(array).tobytes() for array in arrays.values())
    head = {
        "format": FORMAT,
        "game": game,
        "observation": OBSERVATION_VERSION,
        "arrays": {name: [array.dtype.str, *array.shape] for name, array in arrays.items()},
        "inputs": inputs,
        "actions": actions,
    }
    return json.dumps({"digest": _digest(head, body), **head}, ensure_ascii=False).encode() + b"\n" + body


def read_network(content: bytes, name: str) -> Shipped:
    """A network from its file; ValueError in one sentence for a file that is damaged or of another version."""
    line, _, body = content.partition(b"\n")
    try:
        head = json.loads(line)
        digest = head.pop("digest")
    except (ValueError, KeyError, AttributeError):
        raise ValueError(f"{name} is no network") from None
    if head.get("format") != FORMAT or head.get("observation") != OBSERVATION_VERSION:
        wanted = f"{FORMAT} for observations of version {OBSERVATION_VERSION}"
        raise ValueError(f"{name} is of another version: {wanted} is wanted")
    if digest != _digest(head, body):
        raise ValueError(f"{name} is damaged: its digest does not fit its content")
    arrays, start = {}, 0
    for part, (dtype, *shape) in head["arrays"].items():
        count = int(np.prod(shape))
        arrays[part] = np.frombuffer(body, dtype, count, start).reshape(shape).copy()
        start += count * np.dtype(dtype).itemsize
    rows = arrays.pop("rows").astype(np.int64) * arrays.pop("row_scale").astype(np.int64)[:, None]
    network = Network(rows=((rows + (1 << (ROW_SHIFT - 1))) >> ROW_SHIFT).astype(np.int16), **arrays)
    return Shipped(network, Vocabulary(numbered(head["inputs"]), numbered(head["actions"])))


@lru_cache(maxsize=4)
def network_of(game: str) -> Shipped:
    """The network that is shipped for a game."""
    name = f"{game.replace('-', '_')}.net"
    return read_network((files("vesicle.net") / "data" / name).read_bytes(), name)


def _digest(head: dict[str, Any], body: bytes) -> str:
    return hashlib.sha256(json.dumps(head, sort_keys=True).encode() + body).hexdigest()
