"""Why an action is good or bad, in numbers and in words."""

import numpy as np

from vesicle.bots.brains import Explanation
from vesicle.bots.cytosis.greedy import terms_first
from vesicle.bots.cytosis.notes import N_TERMS, TERMS, new_desk
from vesicle.bots.interface import Situation


def explain(situation: Situation, action: str) -> Explanation:
    """What an action adds to each term, and the sentence for what it does."""
    rules = situation.rules
    terms = np.zeros(N_TERMS)
    terms_first(situation.games, rules.boxes, new_desk(), rules.numbers[action], terms)
    return Explanation(dict(zip(TERMS, terms.tolist(), strict=True)), "bots-places", {"action": action})
