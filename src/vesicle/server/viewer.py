"""One websocket: a viewer who has said hello, what they say, and what they are told, in order and never too much."""

import asyncio
import contextlib
import time
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from vesicle.server import protocol, sight
from vesicle.server.coach import find_hint
from vesicle.server.guard import LET_IN
from vesicle.server.history import Missed
from vesicle.server.hub import Hub
from vesicle.server.limits import Bucket, Limits
from vesicle.server.protocol import Act, Chat, Hello, Hint, Look, Ping, Preview, Spoken, Undo, Why
from vesicle.server.refusals import BROKEN_HERE, NO_SPECTATORS, Refused, unavailable
from vesicle.server.room import Room
from vesicle.server.sight import Eyes
from vesicle.server.store import Unavailable
from vesicle.server.tasks import end
from vesicle.server.texts import clean_chat
from vesicle.server.wire import AT_ONCE, Short

HELLO_WITHIN = 10.0  # seconds
MOST_QUEUED = 512  # messages that a slow viewer may lag behind before the connection is closed

# Close codes: 1008 a rule of the protocol was broken, 1013 too slow or the server is busy, come back with `since`.
BROKEN, COME_BACK = 1008, 1013


class SocketViewer:
    """A viewer behind a websocket."""

    def __init__(self, socket: WebSocket, hub: Hub) -> None:
        """The socket has been accepted; nobody is known behind it yet."""
        self.holder: int | None = None
        self.eyes: Eyes = None
        self.foresees = False
        self._socket, self._hub = socket, hub
        self._first: list[bytes] = []  # what is told to who comes in, however much it is; then comes the queue
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_QUEUED)  # messages, or the code to close with
        self._short: Short | None = socket.scope.get("extensions", {}).get(AT_ONCE)
        self._is_idle = False  # whether all that was queued has been written
        self._queued = 0  # bytes in the queue
        self._held: list[bytes] = []  # what the answer that is being made has said so far
        self._is_holding = False
        self._is_answering = False
        self._listener: asyncio.Task[Any] | None = None  # in which answers are made
        self._is_waiting = False  # whether the listener has nothing to do
        self._is_playing = False  # whether an action is on its way to the disk
        self._played = asyncio.Event()  # that it is so no longer
        self._limits = hub.settings.limits
        self._bucket = Bucket(self._limits.messages, time.monotonic)
        self._excess = Bucket(self._limits.excess, time.monotonic)
        self._hinting: asyncio.Task[None] | None = None  # the coach thinks for this viewer

    def send(self, message: bytes) -> None:
        """Write a message, or queue it; what is said while an answer is made goes out with its end, in one write."""
        if self._is_holding or (self._is_answering and asyncio.current_task() is self._listener):
            self._held.append(message)
        elif self._held:
            self._held.append(message)
            self._let_go()
        else:
            self._tell(message)

    def hold(self) -> None:
        """What is told of an own action goes out with its acknowledgement."""
        self._is_holding = True

    def _let_go(self) -> None:
        """Write what is held."""
        if self._held:
            held, self._held = self._held, []
            self._tell(*held)

    def _tell(self, *messages: bytes) -> None:
        """Write messages, or queue them; who lags too far behind loses the connection, and comes back with `since`."""
        if self._is_idle and self._short is not None and self._short.write_at_once(*messages):
            self._hub.metrics.count_sent(len(messages))
            return
        self._is_idle = False
        for message in messages:
            if self._queue.full() or self._queued > self._limits.backlog:
                self._close_with(COME_BACK)
            else:
                self._queue.put_nowait(message)
                self._queued += len(message)

    def send_away(self) -> None:
        """The token holds nothing here any more."""
        self._let_go()
        self._is_idle = False
        if self._queue.full():
            self._close_with(BROKEN)
        else:
            self._queue.put_nowait(BROKEN)

    def send_back(self) -> None:
        """Something was not told: who comes again with `since` is told."""
        self._is_idle = False
        self._close_with(COME_BACK)

    def _close_with(self, code: int) -> None:
        """Forget what is queued; whatever comes later is not said any more."""
        self._queue, self._queued = asyncio.Queue(1), 0
        self._queue.put_nowait(code)

    def say(self, message: dict[str, Any]) -> None:
        """The same for a message that only this viewer gets."""
        self.send(sight.encode(message))

    async def serve(self) -> None:
        """From hello to the end of the connection, in a task of its own.

        Whoever called us waits behind two dozen others; to wake up there at every message takes longer than to read it.
        """
        await asyncio.ensure_future(self._serve())

    async def _serve(self) -> None:
        """The connection may end at any time."""
        with contextlib.suppress(WebSocketDisconnect):
            room = await self._welcome()
            if room is not None:
                self._socket.scope.get("extensions", {}).get(LET_IN, lambda: None)()
                await self._stay(room)

    async def _stay(self, room: Room) -> None:
        """Look, listen and speak until the connection ends."""
        writer, self._listener = asyncio.ensure_future(self._write()), asyncio.current_task()
        if self._short is not None:
            self._short.listen(partial(self._hear, room))
        try:
            await self._listen(room)
        finally:
            room.leave(self)
            self._hub.presence.note(room)
            await end(writer, self._hinting)

    async def _welcome(self) -> Room | None:
        """Hear the hello, and answer with the state of the table or the events that the viewer missed."""
        try:
            hello = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
            if not isinstance(hello, Hello) or hello.protocol != sight.PROTOCOL:
                raise Refused("invalid", f"say hello first, with protocol {sight.PROTOCOL}")
            return await self._enter(hello)
        except TimeoutError:
            await self._close(BROKEN)
        except (Refused, Unavailable) as error:
            await self._end_with(refusal_of(error))
        return None

    async def _end_with(self, refusal: Refused) -> None:
        """Say why, and hang up."""
        await self._socket.send_bytes(sight.encode(protocol.refused(refusal)))
        await self._close(COME_BACK if refusal.code == "busy" else BROKEN)

    async def _enter(self, hello: Hello) -> Room:
        room = await self._hub.room(hello.table)
        self.holder = await self._hub.holder(hello.table, hello.token)
        if not room.table.may_look(self.holder):
            raise Refused("not-allowed", NO_SPECTATORS)
        if len(room.viewers) >= self._limits.viewers:
            raise Refused("busy", "too many people are watching this table: try again later")
        seats = room.table.seats_of(self.holder)
        self.eyes = seats[0] if len(seats) == 1 else None
        if hello.look is not None:
            self.eyes = self._own_seat(room, hello.look)
        self.foresees = hello.outcomes
        missed = await self._hub.histories.events(room, hello.since, self.eyes)
        await self._hub.presence.refresh(room)
        self._catch_up(room, missed)
        room.enter(self)
        self._hub.presence.note(room)
        return room

    def _catch_up(self, room: Room, missed: Missed | None) -> None:
        """Who was there before gets the events since; everybody else the whole state. The table waits for nobody."""
        self._first = [sight.encode(sight.you_message(room.table, self.holder, self.eyes))]
        if missed is None or missed.number != room.table.number:
            self._first.append(sight.encode(room.state(self.eyes)))
        else:
            self._first += missed.messages
        if self.foresees and (told := sight.outcomes_message(room.table, self.eyes)) is not None:
            self._first.append(told)

    async def _receive(self) -> Spoken:
        """The next message; Refused for anything that is none."""
        self._is_waiting = True
        try:
            received = await self._socket.receive()
        finally:
            self._is_waiting = False
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        raw = received.get("text") or received.get("bytes") or b""
        if len(raw) > self._limits.message:
            raise Refused("too-large", f"a message has at most {self._limits.message} bytes")
        return protocol.read_message(raw)

    async def _listen(self, room: Room) -> None:
        """Answer message after message until the connection ends."""
        while True:
            spoken: Spoken | None = None
            try:
                spoken = await self._receive()
                if self._is_playing:
                    await self._played.wait()  # one after the other
                if self._bucket.take():
                    if self._excess.take():
                        await self._end_with(Refused("too-fast", "that was too fast for too long"))
                        return
                    raise Refused("too-fast", "that is too fast: wait a moment")
                if isinstance(spoken, Act) and self._play(room, spoken):
                    continue
                if isinstance(spoken, Hint):
                    self._start_hint(room, spoken)
                    continue
                number = await self._answer_whole(room, spoken)
                self.say(protocol.acknowledged(getattr(spoken, "ack", None), number))
            except (Refused, Unavailable) as error:
                self._refuse(error, getattr(spoken, "ack", None))
            except WebSocketDisconnect:
                return

    def _refuse(self, error: Refused | Unavailable, ack: int | str | None) -> None:
        refusal = refusal_of(error)
        self._hub.metrics.count_refusal(refusal.code)
        self.say(protocol.refused(refusal, ack))

    def _start_hint(self, room: Room, spoken: Hint) -> None:
        """Let the coach think while the viewer goes on; it stops when they leave."""
        if self._hinting is not None and not self._hinting.done():
            raise Refused("too-fast", "the coach is already thinking")
        self._hinting = asyncio.ensure_future(self._hint(room, spoken.ack))

    async def _hint(self, room: Room, ack: int | str | None) -> None:
        """Say what the coach found, and the `ack` in the same breath, so that nothing comes between."""
        try:
            found = await find_hint(self._hub, room, self.eyes)
        except (Refused, Unavailable) as error:
            self._refuse(error, ack)
        except Exception as error:
            self._hub.tasks.failed("hint", error)
            self._refuse(Refused("error", BROKEN_HERE), ack)
        else:
            self.say({"type": "hint", **found})
            self.say(protocol.acknowledged(ack, room.table.number))

    def _hear(self, room: Room, raw: bytes) -> bool:
        """Take an action as it comes in, without waking the listener; everything else is the listener's."""
        if not self._is_waiting or self._is_playing:
            return False
        spoken: Spoken | None = None
        try:
            spoken = protocol.read_message(raw)
            return isinstance(spoken, Act) and not self._bucket.take() and self._play(room, spoken)
        except (Refused, Unavailable) as error:
            if isinstance(spoken, Act):
                self._refuse(error, spoken.ack)
            return isinstance(spoken, Act)

    def _play(self, room: Room, spoken: Act) -> bool:
        """Play an action while the listener goes on, if it can be done without waiting."""
        done = partial(self._end_play, spoken.ack, time.perf_counter())
        if room.act_at_once(self, spoken.number, spoken.action, done):
            self._is_playing = True
            self._played.clear()
        return self._is_playing

    def _end_play(self, ack: int | str | None, began: float, outcome: int | Refused) -> None:
        """The action is durable and told, or it is not known to be."""
        self._is_holding = self._is_playing = False
        self._played.set()
        self._hub.metrics.note_durable(began)
        if isinstance(outcome, Refused):
            self._refuse(outcome, ack)
        else:
            self.say(protocol.acknowledged(ack, outcome))

    async def _answer_whole(self, room: Room, spoken: Spoken) -> int:
        """The same as `_answer`; what is said meanwhile is held until the next word, which says how it went."""
        self._is_answering = True
        try:
            return await self._answer(room, spoken)
        finally:
            self._is_answering = False

    async def _answer(self, room: Room, spoken: Spoken) -> int:
        """Do what a message asks for; the number of the last event after it."""
        match spoken:
            case Act(number=number, action=action):
                began = time.perf_counter()
                try:
                    return await room.act(self.holder, number, action)
                finally:
                    self._hub.metrics.note_durable(began)
            case Undo(number=number):
                return await room.undo(self.holder, number)
            case Chat(text=text):
                return await say_in(room, self.holder, text, self._limits)
            case Look(seat=seat):
                self._look(room, seat)
            case Why(action=action):
                self.say({"type": "why", "action": action, "clauses": room.why_not(self.eyes, action)})
            case Preview(action=action):
                self.say({"type": "preview", "action": action, "log": await room.preview(self.eyes, action)})
            case Hello():
                raise Refused("invalid", "hello has already been said")
            case Ping():
                pass
        return room.table.number

    def _look(self, room: Room, seat: int | None) -> None:
        """See the table through another own seat."""
        self.eyes = None if seat is None else self._own_seat(room, seat)
        self.say(room.state(self.eyes))
        room.foretell(self)

    def _own_seat(self, room: Room, seat: int) -> int:
        if seat not in room.table.seats_of(self.holder):
            raise Refused("not-allowed", f"seat {seat} is not yours, so you cannot look through it")
        return seat

    async def _write(self) -> None:
        """Send what there is to say, in order."""
        try:
            while self._first:
                await self._socket.send_bytes(self._first.pop(0))
            while not isinstance(message := await self._next(), int):
                await self._socket.send_bytes(message)
                self._hub.metrics.count_sent()
            await self._close(message)
        except (WebSocketDisconnect, RuntimeError):  # the connection has ended
            return
        except Exception as error:
            self._hub.tasks.failed("viewer", error)
            await self._close(COME_BACK)  # it would hear nothing any more

    async def _next(self) -> bytes | int:
        """What comes first in the queue."""
        self._is_idle = self._queue.empty()
        message = await self._queue.get()
        self._queued -= len(message) if isinstance(message, bytes) else 0
        return message

    async def _close(self, code: int) -> None:
        if self._socket.application_state is not WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError):
                await self._socket.close(code)


def refusal_of(error: Refused | Unavailable) -> Refused:
    """A store that does not answer is a refusal like any other."""
    return error if isinstance(error, Refused) else unavailable(error)


async def say_in(room: Room, holder: int | None, text: str, limits: Limits) -> int:
    """Somebody with a seat says something."""
    _first_seat(room, holder)
    try:
        words = clean_chat(text, limits.chat)
    except ValueError as error:
        raise Refused("invalid", str(error)) from None
    if room.table.chats >= limits.chats:
        raise Refused("not-now", f"{limits.chats} messages have been sent at this table, and there is no room for more")
    bucket = room.chatting.setdefault(holder or 0, Bucket(limits.chatting, time.monotonic))
    if bucket.take():
        raise Refused("too-fast", "that is too much talk: wait a moment")
    async with room.lock:
        name = room.table.seats[_first_seat(room, holder)].name
        return await room.write("chat", {"holder": holder, "name": name, "text": words})


def _first_seat(room: Room, holder: int | None) -> int:
    """The seat under whose name somebody speaks; Refused without one."""
    seats = room.table.seats_of(holder)
    if not seats:
        raise Refused("not-allowed", "only players with a seat can chat")
    return seats[0]
