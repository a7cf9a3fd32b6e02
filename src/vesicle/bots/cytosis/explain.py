"""Why an action is good or bad: what it adds to each term, and one entry of a story for what it is good for."""

from enum import IntEnum, auto
from typing import Final

from vesicle.bots.cytosis.estimate import look_at_side
from vesicle.bots.cytosis.greedy import TRIED, terms_first
from vesicle.bots.cytosis.notes import Desk, Notes, Numbers
from vesicle.bots.cytosis.plan import begin_plan, count_net, count_work, is_work
from vesicle.bots.cytosis.terms import TERMS, Term
from vesicle.core.jit import rule
from vesicle.core.piles import count_cards, find_card
from vesicle.core.record import IntArray
from vesicle.core.stories import Entries, Story, put, put_three, put_two
from vesicle.cytosis.box import Box
from vesicle.cytosis.engine import ARGUMENT, KIND
from vesicle.cytosis.ids import MAX_CARDS, N_MOLECULES, NO_CARD, Act, Area
from vesicle.cytosis.resources import count_health
from vesicle.cytosis.state import Player, State

ALIKE: Final = 0.25  # points by which the reward of a card's work must differ to be called better
NOTICEABLE: Final = 0.05  # placements' worth of work that a card must be spared to be named as the reason


class Rank(IntEnum):
    """How a card rewards its work, beside the others in hand."""

    NONE = 0  # it is not completed by work
    WORST = auto()
    MIDDLE = auto()
    BEST = auto()
    EVEN = auto()


class Why(IntEnum):
    """What an action can be good for; the lower-case name ends the id of its sentence."""

    COMPLETE = 0
    BUY = auto()
    LAUREATES = auto()
    TRANSLATE = auto()
    START = auto()
    MODIFY = auto()
    VESICLE = auto()
    COLLECT = auto()
    EXHAUST = auto()
    TAKE = auto()
    RETURN = auto()
    PLAY = auto()
    GOAL = auto()
    DONE = auto()
    TERM = auto()  # only the terms can tell


_CARD = ("card", "@card")
_FOR = (("served", "yes"), _CARD, ("rounds", "number"))  # the card that is served and the rounds that it still takes
_GAIN = (("molecule", "molecule"), ("count", "number"))  # the resource that there is most of
_VALUES = {
    Why.COMPLETE: (_CARD, ("points", "number")),
    Why.BUY: (_CARD, ("rounds", "number")),
    Why.LAUREATES: (("goal", "yes"),),
    Why.TRANSLATE: _FOR,
    Why.START: _FOR,
    Why.MODIFY: _FOR,
    Why.VESICLE: _FOR,
    Why.COLLECT: (*_GAIN, *_FOR),
    Why.EXHAUST: (*_GAIN, *_FOR),
    Why.TAKE: (*_GAIN, *_FOR),
    Why.RETURN: (_CARD, ("rank", "rank"), ("points", "number"), ("steps", "number")),
    Why.PLAY: (_CARD,),
    Why.GOAL: (("goal", "@goal"),),
    Why.DONE: (),
    Why.TERM: (("term", "@why-cytosis-term"),),
}
REASONS: Entries = {
    int(why): (f"why-cytosis-{why.name.lower()}", (("grey", "yes"), *values)) for why, values in _VALUES.items()
}
WORDS: Final = {
    "yes": ("no", "yes"),
    "rank": tuple(rank.name.lower() for rank in Rank),
    "why-cytosis-term": TERMS,
}


@rule
def explain_first(games: IntArray, boxes: IntArray, desk: Desk, action: int, terms: Numbers, stories: IntArray) -> None:
    """Write what a legal action of the first game adds to each term, and tell what it is good for.

    The seat's side of the table is compared before and after the action, its questions answered well.
    """
    s = games[0]
    box = boxes[0]
    notes = desk.notes[0]
    story = stories[0]
    terms_first(games, boxes, desk, action, terms)
    tried = desk.trials[TRIED]
    note_work(s, box, notes, int(s.seat))
    for place in range(MAX_CARDS):
        notes.work_before[place] = notes.work[place]
    note_work(tried, box, notes, int(s.seat))
    story.used = 0
    if not tell_reason(s, tried, box, notes, story, action):
        put_head(story, Why.TERM, action)
        put(story, find_best_term(terms))


@rule
def note_work(s: State, box: Box, notes: Notes, seat: int) -> None:
    """Note what each card in a seat's hand still takes; nothing for what is no work."""
    for place in range(MAX_CARDS):
        notes.work[place] = 0.0
    look_at_side(s, box, notes, seat)


@rule
def find_best_term(terms: Numbers) -> int:
    """The term of the position that gains most."""
    best = 0
    for term in range(Term.TURN):
        if terms[term] > terms[best]:
            best = term
    return best


@rule
def put_head(story: Story, why: int, action: int) -> None:
    """Begin an entry: what for, and whether it takes a grey piece."""
    put_two(story, why, int(KIND[action] == Act.GREY))


@rule
def tell_reason(s: State, tried: State, box: Box, notes: Notes, story: Story, action: int) -> bool:
    """Tell what an action is good for, if there is more to tell than its terms."""
    before = s.players[s.seat]
    after = tried.players[s.seat]
    argument = int(ARGUMENT[action])
    finished = count_cards(before.completed)
    if count_cards(after.completed) > finished:
        put_head(story, Why.COMPLETE, action)
        put_two(story, int(after.completed[finished]), count_health(after) - count_health(before))
        return True
    match int(KIND[action]):
        case Act.PLACE | Act.GREY:
            return tell_piece(before, after, box, notes, story, action)
        case Act.EXHAUST:
            tell_gain(before, after, box, notes, story, Why.EXHAUST, action)
        case Act.TAKE:
            tell_gain(before, after, box, notes, story, Why.TAKE, action)
        case Act.RETURN:
            tell_return(before, box, notes, story, action)
        case Act.PLAY:
            put_head(story, Why.PLAY, action)
            put(story, argument)
        case Act.GOAL:
            put_head(story, Why.GOAL, action)
            put(story, argument)
        case Act.DONE:
            put_head(story, Why.DONE, action)
        case Act.LOAD | Act.ADD | Act.MOVE | Act.EVICT:
            return tell_service(before, after, box, notes, story, Why.VESICLE, action)
        case _:
            return False
    return True


@rule
def tell_return(me: Player, box: Box, notes: Notes, story: Story, action: int) -> None:
    """A card that goes back: its points, the work that it takes, and how that compares with the other cards."""
    card = int(ARGUMENT[action])
    begin_plan(box, notes, me, count_cards(me.hand))
    put_head(story, Why.RETURN, action)
    put_two(story, card, rank_card(box, notes, me, card))
    put_two(story, int(box.card_points[card]), int(count_work(box, notes, me, card) + 0.5))


@rule
def rank_card(box: Box, notes: Notes, me: Player, card: int) -> int:
    """Whether a card rewards its work more or less than the others in hand that are work."""
    if not is_work(box, card):
        return Rank.NONE
    own = count_net(box, notes, me, card)
    above = 0
    below = 0
    for place in range(count_cards(me.hand)):
        other = int(me.hand[place])
        if is_work(box, other):
            net = count_net(box, notes, me, other)
            above += int(net > own + ALIKE)
            below += int(net < own - ALIKE)
    if above:
        return Rank.MIDDLE if below else Rank.WORST
    return Rank.BEST if below else Rank.EVEN


@rule
def tell_piece(before: Player, after: Player, box: Box, notes: Notes, story: Story, action: int) -> bool:
    """What a piece on a spot is good for."""
    bought = find_bought(before, after)
    if bought != NO_CARD:
        put_head(story, Why.BUY, action)
        put_two(story, bought, count_rounds(after, box, notes, bought))
        return True
    match int(box.spot_area[ARGUMENT[action]]):
        case Area.LAUREATES:
            put_head(story, Why.LAUREATES, action)
            put(story, int(count_health(after) > count_health(before)))
            return True
        case Area.RIBOSOME:
            return tell_service(before, after, box, notes, story, Why.TRANSLATE, action)
        case Area.SMOOTH | Area.ROUGH:
            return tell_service(before, after, box, notes, story, Why.START, action)
        case Area.GOLGI:
            return tell_service(before, after, box, notes, story, Why.MODIFY, action)
    if count_gain(before, after, find_gain(before, after)) <= 0:
        return False
    tell_gain(before, after, box, notes, story, Why.COLLECT, action)
    return True


@rule
def find_bought(before: Player, after: Player) -> int:
    """The first card in hand that was not there before, or NO_CARD."""
    for place in range(count_cards(after.hand)):
        if find_card(before.hand, int(after.hand[place])) == NO_CARD:
            return int(after.hand[place])
    return NO_CARD


@rule
def tell_service(before: Player, after: Player, box: Box, notes: Notes, story: Story, why: int, action: int) -> bool:
    """Which card is served, if one is."""
    if find_served(before, after, notes) == NO_CARD:
        return False
    put_head(story, why, action)
    put_card(before, after, box, notes, story)
    return True


@rule
def tell_gain(before: Player, after: Player, box: Box, notes: Notes, story: Story, why: int, action: int) -> None:
    """The resource that an action brings most of, and the card that it is for."""
    molecule = find_gain(before, after)
    put_head(story, why, action)
    put_two(story, molecule, max(0, count_gain(before, after, molecule)))
    put_card(before, after, box, notes, story)


@rule
def put_card(before: Player, after: Player, box: Box, notes: Notes, story: Story) -> None:
    """The card that is served and the rounds that it still takes, if any is."""
    card = find_served(before, after, notes)
    put_three(story, int(card != NO_CARD), card, count_rounds(after, box, notes, card) if card != NO_CARD else 0)


@rule
def find_served(before: Player, after: Player, notes: Notes) -> int:
    """The card in hand that the action spares most work, or NO_CARD."""
    served = NO_CARD
    most = NOTICEABLE
    for place in range(count_cards(before.hand)):
        card = int(before.hand[place])
        if find_card(after.hand, card) != NO_CARD:
            spared = notes.work_before[place] - notes.work[find_card(after.hand, card)]
            if spared > most:
                served = card
                most = spared
    return served


@rule
def count_rounds(after: Player, box: Box, notes: Notes, card: int) -> int:
    """Rounds in which a card can be completed, the running one counted, if nobody stands in the way."""
    place = find_card(after.hand, card)
    rest = (notes.work[place] if place != NO_CARD else 0.0) - float(after.flasks)
    if rest <= 0.0:
        return 1
    more = int(rest / float(box.flasks))
    return 1 + more + int(more * float(box.flasks) < rest)


@rule
def find_gain(before: Player, after: Player) -> int:
    """The resource that the action brings most of."""
    most = 0
    for molecule in range(N_MOLECULES):
        if count_gain(before, after, molecule) > count_gain(before, after, most):
            most = molecule
    return most


@rule
def count_gain(before: Player, after: Player, molecule: int) -> int:
    """How much more of a resource there is."""
    return int(after.stock[molecule]) - int(before.stock[molecule])
