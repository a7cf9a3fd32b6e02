"""When somebody is away: a bot stands in, and the role of the host passes on, so that no table waits for ever."""

from vesicle.server.hub import Hub
from vesicle.server.lobby import check_host, check_own, seat_at
from vesicle.server.refusals import Refused
from vesicle.server.room import Room
from vesicle.server.table import Seat


async def hand_over(hub: Hub, room: Room, holder: int, seat: int, on: bool) -> int:
    """A bot stands in for a person who is away, and the person comes back.

    The person decides over the own seat; the host may call a stand-in for somebody who is not looking at the table.
    """
    async with room.lock:
        place = _played_by_a_person(room, seat)
        if place.holder != holder:
            check_host(room.table, holder)
            await hub.presence.refresh(room)
            if not on or place.holder in room.present():
                raise Refused("not-allowed", f"{place.name} is at the table, so the decision is theirs")
        if place.stand_in == on:
            raise Refused("not-now", "that is already the case")
        return await room.write("stand-in", {"seat": seat, "on": on})


async def call(hub: Hub, room: Room, holder: int, seat: int) -> int:
    """A player asks for a stand-in for another who is away; it comes when most of those who are there have asked."""
    async with room.lock:
        place = _played_by_a_person(room, seat)
        if not room.table.seats_of(holder) or place.holder == holder:
            raise Refused("not-allowed", "only the other players can ask for a stand-in")
        await hub.presence.refresh(room)
        if place.holder in room.present():
            raise Refused("not-allowed", f"{place.name} is at the table, so the decision is theirs")
        if place.stand_in or holder in place.calls:
            raise Refused("not-now", "that is already the case")
        return await room.write("called", {"seat": seat, "holder": holder})


async def pass_host(hub: Hub, room: Room, holder: int, seat: int) -> int:
    """The host makes another player the host; where the host has been away for long, a player becomes it."""
    async with room.lock:
        table, place = room.table, seat_at(room.table, seat)
        if table.status == "over" or place.holder is None or place.holder == table.host:
            raise Refused("not-now", "a game that is not over can have another of its players for a host")
        if holder != table.host:
            check_own(table, holder, seat)
            await hub.presence.refresh(room)
            if room.seconds_away(table.host) < hub.settings.limits.away:
                raise Refused("not-allowed", "only the host may do this, or a player when the host is away for long")
        return await room.write("host", {"holder": place.holder})


async def settle_calls(hub: Hub, room: Room) -> None:
    """Let bots stand in for those who have been away for long, where most of the players who are there asked for it.

    Who is back is called for no more: the next time that they leave, the others are asked anew.
    """
    for number, seat in enumerate(room.table.seats):
        if not seat.calls or seat.stand_in or room.table.status != "playing":
            continue
        await hub.presence.refresh(room)
        is_back = seat.holder in room.present()
        is_due = _is_wanted(room, seat) and room.seconds_away(seat.holder) >= hub.settings.limits.away
        if is_back or is_due:
            async with room.lock:
                if room.table.seats[number] == seat:  # nothing has happened there while we waited
                    await room.write("stand-in", {"seat": number, "on": not is_back})


def _played_by_a_person(room: Room, seat: int) -> Seat:
    place: Seat = seat_at(room.table, seat)
    if place.kind != "person" or room.table.status != "playing":
        raise Refused("not-now", "a bot can stand in for a person only while the game is played")
    return place


def _is_wanted(room: Room, seat: Seat) -> bool:
    """Whether more than half of the other players who are there have asked."""
    players = {other.holder for other in room.table.seats if other.kind == "person"}
    there = players.intersection(room.present()) - {seat.holder}
    return 2 * len(there.intersection(seat.calls)) > len(there)
