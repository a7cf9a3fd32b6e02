"""Vesicle: a digital table for two biology games. The names below are what scripts and notebooks may rely on.

They are loaded when they are first used, so that a command that needs no rules does not wait for the compiler.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from vesicle.api import from_position, games, new, replay, rules_for
    from vesicle.core.errors import IllegalAction, ReplayError, UnknownAction
    from vesicle.core.match import Match

__all__ = [
    "IllegalAction",
    "Match",
    "ReplayError",
    "UnknownAction",
    "from_position",
    "games",
    "new",
    "replay",
    "rules_for",
]
__version__ = "0.1.0"

_ERRORS = ("IllegalAction", "ReplayError", "UnknownAction")


def __getattr__(name: str) -> Any:
    if name in _ERRORS:
        from vesicle.core import errors

        return getattr(errors, name)
    if name == "Match":
        from vesicle.core.match import Match

        return Match
    if name in __all__:
        from vesicle import api

        return getattr(api, name)
    raise AttributeError(f"module 'vesicle' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__version__"])
