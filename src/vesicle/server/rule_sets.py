"""The rules of tables, made once for all that play alike."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from vesicle.api import rules_for
from vesicle.core.match import Rules

KEPT = 64  # tables with other options than these are set up anew, which takes some milliseconds


def find_rules(game: str, options: Mapping[str, Any]) -> Rules:
    """The rules of a game with these options; ValueError in one sentence for what does not exist."""
    return _rules(game, json.dumps(options))


@lru_cache(KEPT)
def _rules(game: str, options: str) -> Rules:
    """The same for options that are text; the order of an own box's rows numbers its cards, and stays as it is."""
    return rules_for(game, json.loads(options))
