"""Environments for game-AI research: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

Each library is imported only when its door is used: `pip install 'vesicle[envs]'` brings them all.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vesicle.envs.aec_env import SeatsEnv
    from vesicle.envs.gpu_env import GpuVector
    from vesicle.envs.gym_env import SeatEnv
    from vesicle.envs.open_spiel_game import SpielGame
    from vesicle.envs.vector_env import Vector

__all__ = ["aec", "describe", "gpu", "gym", "open_spiel", "register_gym", "vector"]


def aec(game: str, *, reward: str = "win", dtype: str = "int16", **options: Any) -> "SeatsEnv":
    """PettingZoo: the seats of one table, one after the other; `aec("cytosis", players=3)`."""
    made: SeatsEnv = _open("pettingzoo", "aec_env").SeatsEnv(_table_for(game, reward, dtype, options))
    return made


def gym(game: str, **chosen: Any) -> "SeatEnv":
    """Gymnasium: one seat against bots; `gym("cytosis", bots="greedy", players=3)`."""
    made: SeatEnv = _open("gymnasium", "gym_env").SeatEnv(game, **chosen)
    return made


def register_gym() -> None:
    """Tell Gymnasium the ids `vesicle/Cytosis-v1` and `vesicle/VirusAndCo-v1`, for `gymnasium.make`."""
    _open("gymnasium", "gym_env").register()


def open_spiel(game: str, **parameters: Any) -> "SpielGame":
    """OpenSpiel: a game for its algorithms; `open_spiel("cytosis", players=3)`, also known to `pyspiel.load_game`."""
    made: SpielGame = _open("pyspiel", "open_spiel_game").load(game, parameters)
    return made


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
    """So many games of one table side by side, dealt and ready; `vector("cytosis", 4096, players=4, seed=7)`."""
    from vesicle.envs.vector_env import Choices, Vector

    _check_count("n", n)
    _check_count("threads", threads)
    choices = Choices(auto_reset, observe, check, threads)
    made = Vector(_table_for(game, reward, dtype, options), n, choices, buffers or {})
    made.reset(seed)
    return made


def gpu(
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
    **options: Any,
) -> "GpuVector":
    """The same on an NVIDIA GPU, with every array in its memory; RuntimeError in one sentence where there is none."""
    _check_count("n", n)
    table = _table_for(game, reward, dtype, options)

    from vesicle.envs.gpu_env import GpuVector
    from vesicle.envs.vector_env import Choices

    made = GpuVector(table, n, Choices(auto_reset, observe, check), buffers or {})
    made.reset(seed)
    return made


def describe(game: str, **options: Any) -> dict[str, Any]:
    """What an agent at a table is given and may answer: the pieces of the observation and the actions; JSON-ready."""
    from vesicle.envs.pages import describe_table

    return describe_table(_table_for(game, "win", "int16", options))


def _table_for(game: str, reward: str, dtype: str, options: Mapping[str, Any]) -> Any:
    from vesicle.envs.tables import table_for

    return table_for(game, reward, dtype, options)


def _check_count(name: str, number: object) -> None:
    if not isinstance(number, int) or isinstance(number, bool) or number < 1:
        raise ValueError(f"{name}: {number!r} is not a whole number from 1 on")


def _open(library: str, door: str) -> Any:
    """A module of ours that needs somebody else's library; ImportError in one sentence where that is missing."""
    try:
        import_module(library)
    except ImportError:
        raise ImportError(f"{library} is not installed: pip install 'vesicle[envs]' brings it") from None
    return import_module(f"vesicle.envs.{door}")
