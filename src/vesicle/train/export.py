"""From a network that has learned to one that is shipped: weights become whole numbers, inputs never met go."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from vesicle.net.lens import SEATS, gather
from vesicle.net.network import ROW_SHIFT, write_network
from vesicle.net.think import LAYER_SHIFT, TOP, UNIT
from vesicle.train.model import Model, Size

Floats = NDArray[np.float64]
SIXTEENTHS = 16.0
FIRST_UNIT = 256.0
BYTE = 127.0
WORD = 32767.0


def load_weights(model: Model, path: Path, inputs: list[str], actions: list[str]) -> str:
    """Fill a model from a checkpoint, and say of which game it is; ValueError for one with other keys."""
    kept = torch.load(path, map_location="cpu")
    if inputs != kept["inputs"] or actions != kept["actions"]:
        raise ValueError(f"{path} was trained with other keys; begin anew")
    weights = kept["model"].items()
    model.load_state_dict({name: part.float() if part.is_floating_point() else part for name, part in weights})
    return str(kept["game"])


def load_model(path: Path) -> tuple[str, Model]:
    """The game and the network of a checkpoint."""
    game = str(torch.load(path, map_location="cpu")["game"])
    inputs, actions = gather(game)
    model = Model(inputs, actions, SEATS[game], Size())
    return load_weights(model, path, list(inputs), list(actions)), model


@torch.no_grad()
def export(path: Path) -> bytes:
    """The file of a shipped network, from a checkpoint."""
    game, model = load_model(path)
    inputs, actions = gather(game)
    met = model.met.numpy()
    weights = _floats(model.first_weights()[:-1])[met]
    scale = np.maximum(np.abs(weights).max(axis=1), 1e-6) / BYTE
    rows = np.round(weights / scale[:, None])
    layers = {
        "first_bias": np.round(_floats(model.first_bias) * FIRST_UNIT).astype(np.int32),
        **_layer("second", model.second.weight, model.second.bias, SIXTEENTHS, BYTE),
        **_layer("third", model.third.weight, model.third.bias, SIXTEENTHS, BYTE),
        **_layer("policy", model.policy_weights(), model.policy_bias, UNIT, WORD),
        **_layer("value", model.value.weight, model.value.bias, UNIT, WORD),
    }
    known = [key for key, is_met in zip(inputs, met.tolist(), strict=True) if is_met]
    return write_network(game, known, list(actions), rows, np.round(scale * FIRST_UNIT * 2**ROW_SHIFT), layers)


def _layer(name: str, weights: Any, bias: Any, unit: float, most: float) -> dict[str, Any]:
    """A layer whose answers count in parts of one; it is given sixteenths."""
    real = _floats(weights)
    most = min(most, 2**31 / (TOP * real.shape[1]) - 1)  # so that no sum is too large
    scale = np.maximum(np.abs(real).max(axis=1), 1e-6) / most
    return {
        name: np.round(real / scale[:, None]).astype(np.int8 if most <= BYTE else np.int16),
        f"{name}_scale": np.round(scale * unit / SIXTEENTHS * 2**LAYER_SHIFT).astype(np.int32),
        f"{name}_bias": np.round(_floats(bias) * unit * 2**LAYER_SHIFT).astype(np.int64),
    }


def _floats(tensor: Any) -> Floats:
    found: Floats = tensor.detach().double().numpy()
    return found
