"""The fullest tables that there can be: many players, every expansion, twelve cards in hand, and a question open."""

import random
from functools import cache
from typing import Any

import httpx

import vesicle

MOST = 400  # actions until a question has surely been asked
MANY = 12  # cards in the own hand
NAMES = ("Ada", "Maximiliana", "Rita", "Bartholomew", "Lynn", "Rosalind")
BOXES: dict[str, dict[str, Any]] = {
    "cytosis": {"edition": "second", "virus": True, "epigenetic": True},
    "virus-and-co": {"rounds": 3},
}
SEEDS = range(4)  # games in which a question is looked for

Position = dict[str, Any]


def lay_fullest(address: str, game: str, players: int, asked: str, seat: int = 0) -> dict[str, Any]:
    """A table of people, of whom we are the first, where a seat is asked a question: its path, and our place."""
    match = vesicle.from_position(fill(find_position(game, players, asked, seat)))
    with httpx.Client(base_url=f"{address}/api/tables", timeout=60, trust_env=False) as http:
        place = _ask(http, "POST", "/import", {"record": match.record()})
        table, tokens = place["table"], [place["token"]]
        for number, name in enumerate(NAMES[:players]):
            if number:
                tokens.append(_ask(http, "POST", f"/{table}/join", {"invite": place["invite"]})["token"])
            _ask(http, "PUT", f"/{table}/seats/{number}", {"name": name}, tokens[number])
        _ask(http, "POST", f"/{table}/start", None, tokens[0])
    return {"path": f"/t/{table}", "places": {table: {"token": tokens[0], "invite": None}}}


def _ask(http: httpx.Client, method: str, path: str, body: Any, token: str | None = None) -> dict[str, Any]:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = http.request(method, path, json=body, headers=headers)
    assert answer.is_success, answer.text
    return dict(answer.json())


@cache
def find_position(game: str, players: int, asked: str, seat: int) -> Position:
    """Where random games ask a seat this question with the most choices."""
    best, most = None, 0
    for seed in SEEDS:
        match, chance = vesicle.new(game, seed=seed, players=players, **BOXES[game]), random.Random(seed)
        while match.to_act is not None and len(match.actions) < MOST:
            view = match.view(match.to_act)
            if (match.to_act, view["pending"][-1]) == (seat, asked) and len(match.legal) > most:
                best, most = match.position(), len(match.legal)
            match.play(chance.choice(match.legal))
    assert best is not None, f"nobody is ever asked: {asked}"
    return best


def fill(position: Position) -> Position:
    """The position with twelve cards in the first hand, and as much before that seat as there may be."""
    me = position["players"][0]
    if position["game"] == "cytosis":
        _take_cards(me["hand"], position["deck"], position["discard"])
        for player in position["players"]:
            player["foreseen"] = []  # what somebody saw on the deck may be in the hand now
        for molecule in me["stock"]:
            more = max(0, min(12 - me["stock"][molecule], position["supply"][molecule]))
            me["stock"][molecule] += more
            position["supply"][molecule] -= more
    else:
        others = [player["hand"] for player in position["players"][1:]]
        _take_cards(me["hand"], position["out"], position["discard"], *others)
    return position


def _take_cards(hand: list[str], *piles: list[str]) -> None:
    """The cards with the longest names of some piles, until the hand is full."""
    found = [(len(card), card, number) for number, pile in enumerate(piles) for card in pile if "attack" not in card]
    for _, card, number in sorted(found, reverse=True)[: MANY - len(hand)]:
        piles[number].remove(card)
        hand.append(card)
