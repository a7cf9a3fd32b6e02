"""Environments for game-AI research: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each library is imported only when its door is used: `pip install "vesicle[envs]"` brings them all.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vesicle.envs.vector_env import Vector

__all__ = ["vector"]


def vector(
    game: str,
    n: int,
    *,
    seed: int = 0,
    reward: str = "win",
    dtype: str = "int16",
    buffers: Mapping[str, Any] | None = None,
    auto_reset: bool = True,
    observe: bool = True,
    check: bool = True,
    threads: int = 1,
    **options: Any,
) -> "Vector":
    """So many games of one table side by side, dealt and ready: `vector("cytosis", 4096, players=4, seed=7)`."""
    from vesicle.envs.tables import table_for
    from vesicle.envs.vector_env import Choices, Vector

    for name, number in (("n", n), ("threads", threads)):
        if not isinstance(number, int) or isinstance(number, bool) or number < 1:
            raise ValueError(f"{name}: {number!r} is not a whole number from 1 on")
    choices = Choices(auto_reset, observe, check, threads)
    made = Vector(table_for(game, reward, dtype, options), n, choices, buffers or {})
    made.reset(seed)
    return made
