"""Goal cards: at most two markers each, three points for the first, the card's points at the end (C-GOAL, C-SCG)."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.questions import answered
from vesicle.cytosis.box import Box
from vesicle.cytosis.cards.completion import count_completed
from vesicle.cytosis.ids import LEGAL, N_KINDS, N_STRAINS, NO_ONE, Clause, Kind, Source
from vesicle.cytosis.state import Player, State


@rule
def has_marker(s: State, goal: int, seat: int) -> bool:
    """Whether a player's marker lies on a Goal."""
    return s.goal_seats[goal, 0] == seat or s.goal_seats[goal, 1] == seat


@rule
def count_markers(s: State, box: Box, seat: int) -> int:
    """How many Goals a player has claimed (C-GOAL-08)."""
    count = 0
    for goal in range(box.n_goals):
        if has_marker(s, goal, seat):
            count += 1
    return count


@rule
def count_for_goal(box: Box, me: Player, goal: int) -> int:
    """Cards that a Goal counts, or different kinds of them, or antibodies by so many."""
    counted = 0
    if box.goal_antibodies[goal] > 0:
        counted = count_antibodies(me) // int(box.goal_antibodies[goal])
    for kind in range(N_KINDS):
        if box.goal_counts[goal, kind]:
            count = count_owned(box, me, kind)
            counted += min(count, 1) if box.goal_different[goal] else count
    return counted


@rule
def why_not_goal(s: State, box: Box, goal: int) -> int:
    """In play, an own marker left, none of one's own there yet, and room (C-GOAL-02, C-GOAL-03, C-GOAL-08, A-35)."""
    if not s.goal_open[goal]:
        return Clause.C_SETUP_07
    if has_marker(s, goal, s.seat):
        return Clause.C_GOAL_03
    if s.goal_seats[goal, 1] != NO_ONE:
        return Clause.C_GOAL_02
    if count_markers(s, box, s.seat) >= box.goal_markers:
        return Clause.C_GOAL_08
    if box.goal_card and count_for_goal(box, s.players[s.seat], goal) == 0:
        return Clause.A_35
    return LEGAL


@rule
def find_claimable(s: State, box: Box) -> int:
    """The first Goal that the active player could claim, or NO_ONE."""
    for goal in range(box.n_goals):
        if why_not_goal(s, box, goal) == LEGAL:
            return goal
    return NO_ONE


@rule
def do_goal(s: State, box: Box, goal: int) -> None:
    """Put a marker on a Goal for good; the first one there scores at once (C-GOAL-04, C-GOAL-05, C-GOAL-06)."""
    answered(s.pending)
    if s.goal_seats[goal, 0] == NO_ONE:
        s.goal_seats[goal, 0] = s.seat
        s.players[s.seat].points[Source.CLAIMS] += box.claim_points
    else:
        s.goal_seats[goal, 1] = s.seat


@rule
def score_goal(box: Box, me: Player, goal: int) -> int:
    """Points for each card or so many antibodies that the Goal counts, or for each different kind (C-SCG-01, A-35)."""
    return count_for_goal(box, me, goal) * int(box.goal_points[goal])


@rule
def count_owned(box: Box, me: Player, kind: int) -> int:
    """Cards that lie face up by a player: completed ones, or Virus Attack cards that were bought (A-49)."""
    if kind == Kind.VIRUS_ATTACK:
        return count_cards(me.attacks)
    return count_completed(box, me, kind)


@rule
def count_antibodies(me: Player) -> int:
    """Antibodies of all strains together (C-VIR-39)."""
    count = 0
    for strain in range(N_STRAINS):
        count += int(me.antibodies[strain])
    return count
