"""Why an action is good or bad, in numbers and in words."""

from math import ceil
from typing import Any

import numpy as np

from vesicle.bots.brains import Explanation
from vesicle.bots.cytosis.estimate import look_at_side
from vesicle.bots.cytosis.greedy import TRIED, terms_first
from vesicle.bots.cytosis.notes import Desk, new_desk
from vesicle.bots.cytosis.terms import N_TERMS, TERMS
from vesicle.bots.interface import Situation
from vesicle.core.jit import rule
from vesicle.core.record import IntArray
from vesicle.cytosis.ids import NO_CARD, Area

Values = dict[str, str | int]

NOTICEABLE = 0.05  # placements' worth of work that a card must be spared to be named as the reason
SENTENCES = {  # areas whose piece serves a card in hand
    Area.RIBOSOME: "translate",
    Area.SMOOTH: "start",
    Area.ROUGH: "start",
    Area.GOLGI: "modify",
}


def explain(situation: Situation, action: str) -> Explanation:
    """What a legal action adds to each term, and the sentence for what it is good for."""
    rules = situation.rules
    desk = new_desk()
    terms = np.zeros(N_TERMS)
    terms_first(situation.games, rules.boxes, desk, rules.numbers[action], terms)
    sentence, values = Reason(situation, desk).tell(action)
    if not sentence:
        sentence, values = "term", {"term": f"@why-cytosis-term-{TERMS[int(np.argmax(terms[:-1]))]}"}
    by_name = dict(zip(TERMS, terms.tolist(), strict=True))
    return Explanation(by_name, f"why-cytosis-{sentence}", {"grey": _yes(action.startswith("grey")), **values})


@rule
def work_first(games: IntArray, boxes: IntArray, desk: Desk, seat: int) -> None:
    """Note what the cards in a seat's hand still take in the first game."""
    look_at_side(games[0], boxes[0], desk.notes[0], seat)


class Reason:
    """An action tried out: the seat's side of the table before and after, with the questions answered well."""

    def __init__(self, situation: Situation, desk: Desk) -> None:
        """Compare the two; `terms_first` has just tried the action."""
        self.situation = situation
        self.labels = situation.rules.labels
        self.before = situation.games[0].players[situation.seat]
        self.after = desk.trials[TRIED].players[situation.seat]
        self.work_before = self._work(situation.games, desk)
        self.work_after = self._work(desk.trials[TRIED : TRIED + 1], desk)

    def _work(self, games: Any, desk: Desk) -> dict[int, float]:
        """What each card in hand still takes."""
        seat = self.situation.seat
        work_first(games, self.situation.rules.boxes, desk, seat)
        hand = _cards(games[0].players[seat].hand)
        return dict(zip(hand, desk.notes["work"][0].tolist(), strict=False))

    def tell(self, action: str) -> tuple[str, Values]:
        """The end of a sentence's id and its values; no id where only the terms can tell."""
        verb, _, argument = action.partition(" ")
        finished = set(_cards(self.after.completed)) - set(_cards(self.before.completed))
        if finished:
            return "complete", self._complete(finished.pop())
        if verb in ("place", "grey"):
            return self._tell_piece(argument)
        if verb in ("exhaust", "take"):
            return verb, {**self._gain(), **self._for_card()}
        if verb in ("return", "play"):
            return verb, {"card": f"@card-{argument}"}
        if verb in ("load", "add", "move", "evict"):
            return ("vesicle", self._for_card()) if self._served() is not None else ("", {})
        if verb == "goal":
            return "goal", {"goal": f"@goal-{argument}"}
        return (verb, {}) if verb == "done" else ("", {})

    def _tell_piece(self, spot: str) -> tuple[str, Values]:
        """What a piece on a spot is good for."""
        area = Area(int(self.situation.rules.box.spot_area[self.labels["spot"].index(spot)]))
        bought = set(_cards(self.after.hand)) - set(_cards(self.before.hand))
        if bought:
            card = bought.pop()
            return "buy", {"card": self._name(card), "rounds": self._rounds(card)}
        if area == Area.LAUREATES:
            return "laureates", {"goal": _yes(self.after.points.sum() > self.before.points.sum())}
        if area in SENTENCES:
            return (SENTENCES[area], self._for_card()) if self._served() is not None else ("", {})
        gain = self._gain()
        return ("collect", {**gain, **self._for_card()}) if gain["count"] else ("", {})

    def _served(self) -> int | None:
        """The card in hand that the action spares most work, if any."""
        spared = {card: work - self.work_after.get(card, work) for card, work in self.work_before.items()}
        card = max(spared, key=spared.__getitem__, default=None)
        return card if card is not None and spared[card] > NOTICEABLE else None

    def _for_card(self) -> Values:
        """The card that is served and the rounds that it still takes; "no" for none."""
        card = self._served()
        if card is None:
            return {"served": "no", "card": "", "rounds": 0}
        return {"served": "yes", "card": self._name(card), "rounds": self._rounds(card)}

    def _rounds(self, card: int) -> int:
        """Rounds in which a card can be completed, the running one counted, if nobody stands in the way."""
        rest = self.work_after.get(card, 0.0) - float(self.after.flasks)
        return 1 + max(0, ceil(rest / float(self.situation.rules.box.flasks)))

    def _gain(self) -> Values:
        """The resource that the action brings most of."""
        change = (self.after.stock - self.before.stock).tolist()
        most = max(range(len(change)), key=change.__getitem__)
        return {"molecule": self.labels["molecule"][most], "count": max(0, change[most])}

    def _complete(self, card: int) -> Values:
        scored = int(self.after.points.sum() - self.before.points.sum())
        return {"card": self._name(card), "points": scored}

    def _name(self, card: int) -> str:
        return f"@card-{self.labels['card'][card]}"


def _cards(pile: Any) -> list[int]:
    """The cards of a list that ends at its first empty place."""
    found: list[int] = pile.tolist()
    return found[: found.index(NO_CARD)] if NO_CARD in found else found


def _yes(answer: Any) -> str:
    return "yes" if answer else "no"
