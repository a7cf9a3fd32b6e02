"""What an action changed on the players' sides of the table, and on the Goals."""

from vesicle.core.jit import rule
from vesicle.core.piles import count_cards
from vesicle.core.record import IntArray
from vesicle.core.stories import Story, put_all, put_changes, put_four, put_three, put_two
from vesicle.cytosis.box import Box
from vesicle.cytosis.ids import N_DISKS, N_MOLECULES, NO_ONE, Molecule
from vesicle.cytosis.state import Player, State
from vesicle.cytosis.story.told import Told


@rule
def tell_changes(old: State, new: State, box: Box, story: Story) -> None:
    """Seat by seat, then what is nobody's side."""
    for seat in range(box.players):
        tell_stock(old.players[seat], new.players[seat], seat, int(new.fee) if seat == old.seat else 0, story)
        tell_side(old.players[seat], new.players[seat], seat, story)
    if new.marker != old.marker:
        put_two(story, Told.MARKER, int(new.marker))
    put_changes(story, Told.ANTIBODIES, NO_ONE, old.dummy, new.dummy)  # without a seat they are the dummy's (C-VIR-36)
    for goal in range(box.n_goals):
        for place in range(2):
            if new.goal_seats[goal, place] != old.goal_seats[goal, place]:
                put_four(story, Told.GOAL, goal, int(new.goal_seats[goal, place]), place + 1)


@rule
def tell_stock(old: Player, new: Player, seat: int, fee: int, story: Story) -> None:
    """What a piece cost a player, then what it brought; what Toxicity took is told with the Event."""
    if fee:
        put_four(story, Told.STOCK, seat, Molecule.ATP, -fee)
    for molecule in range(N_MOLECULES):
        change = int(new.stock[molecule]) - int(old.stock[molecule]) + int(new.poisoned[molecule])
        if molecule == Molecule.ATP:
            change += fee
        if change:
            put_four(story, Told.STOCK, seat, molecule, change)


@rule
def tell_side(old: Player, new: Player, seat: int, story: Story) -> None:
    """What else one player gained, lost and moved."""
    put_changes(story, Told.POINTS, seat, old.points, new.points)
    for place in range(count_cards(old.completed), count_cards(new.completed)):
        put_three(story, Told.COMPLETED, seat, int(new.completed[place]))
    for place in range(count_cards(old.attacks), count_cards(new.attacks)):
        put_three(story, Told.ATTACK, seat, int(new.attacks[place]))
    put_changes(story, Told.ANTIBODIES, seat, old.antibodies, new.antibodies)
    if count_cards(new.hand) > count_cards(old.hand):
        put_three(story, Told.CARD, seat, find_gained(old.hand, new.hand))
    for disk in range(N_DISKS):
        if new.disk_area[disk] != old.disk_area[disk] or is_reloaded(old, new, disk):
            put_three(story, Told.DISK, seat, disk)
            put_two(story, int(new.disk_area[disk]), int(old.disk_area[disk]))
            put_all(story, new.cargo[disk], 0, N_MOLECULES)


@rule
def is_reloaded(old: Player, new: Player, disk: int) -> bool:
    """Whether a disk carries something else than before."""
    for molecule in range(N_MOLECULES):
        if new.cargo[disk, molecule] != old.cargo[disk, molecule]:
            return True
    return False


@rule
def find_gained(old: IntArray, new: IntArray) -> int:
    """The first card that a hand has more of than before; cards that are face down are all alike."""
    place = 0
    while count_alike(new, int(new[place])) <= count_alike(old, int(new[place])):
        place += 1
    return int(new[place])


@rule
def count_alike(cards: IntArray, card: int) -> int:
    """How many of the cards look like this one."""
    count = 0
    for place in range(cards.shape[0]):
        if cards[place] == card:
            count += 1
    return count
