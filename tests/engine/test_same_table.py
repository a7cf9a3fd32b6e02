"""A table that is played in a browser says to everybody what a server would, and hands bots what they may know."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import pytest

from cases import CASES, MODULES
from engine.node import paths_of, run_node
from vesicle import games, rules_for
from vesicle.api import replay
from vesicle.bots.advice import COACH_ITERATIONS, COACH_SEED, advise
from vesicle.bots.interface import Budget, Situation, situation_of
from vesicle.bots.registry import make_bot
from vesicle.components import components_of
from vesicle.core.fairness import check, commitment
from vesicle.core.jit import COMPILED
from vesicle.core.match import Match
from vesicle.core.record import bytes_of
from vesicle.review.history import score_history
from vesicle.review.lookback import SEED, Effort, LookBack, _positions
from vesicle.server import sight
from vesicle.server.cited import cite
from vesicle.server.coach import hint_of
from vesicle.server.foresight import foresee
from vesicle.server.history import Past, tell_again
from vesicle.server.library import _rules
from vesicle.server.limits import Limits
from vesicle.server.models import Journal
from vesicle.server.moving import happen
from vesicle.server.protocol import refused
from vesicle.server.records import saved_game
from vesicle.server.refusals import Refused
from vesicle.server.replays import judge
from vesicle.server.room import refusing
from vesicle.server.store import Entry
from vesicle.server.table import Table
from vesicle.server.telling import Telling

AT = 1_794_764_624_000  # when the games begin
NAMES = [name for name in CASES if name not in MODULES or "-first-" in name]
BOTS = ["random", "greedy", "freshman", "graduate", "postdoc", "search:20it"]
EFFORT = Effort(quick=60, hardly=12, again=50, looks=3, slips=4, strokes=5)  # of reviews
CLOCKS = [{"kind": "none"}, {"kind": "turn", "seconds": 90}, {"kind": "bank", "seconds": 900, "increment": 10}]


def plan_for(game: str, options: dict[str, Any], number: int) -> dict[str, Any]:
    """A table with people, and at every other one some bots."""
    rules, seed, salt = rules_for(game, options), 2**62 + number if number % 3 else 7 + number, f"{number:032x}"
    bots = [BOTS[(number + seat) % len(BOTS)] if number % 2 and seat else None for seat in range(rules.players)]
    about = {
        "game": game,
        "rules_version": rules.version,
        "options": rules.options,
        "title": "",
        "public": False,
        "watch": True,
        "join": "invited",
        "clock": CLOCKS[number % len(CLOCKS)],
        "stand_in": "graduate",
        "coach": number % 4 == 0,
        "imported": False,
        "commitment": commitment(game, seed, salt),
    }
    secret = {"seed": str(seed), "start": None, "salt": salt, "bot_seed": str(2**61 + number)}
    return {
        "id": f"local{number}",
        "about": about,
        "secret": secret,
        "bots": bots,
        "seed": number,
        "most": 1000 if number % 4 == 1 else 25,  # decisions of people
        "at": AT,
    }


@pytest.fixture(scope="module", params=list(games()))
def walked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Any, Any]]:
    """What became of tables of every kind of a game in Node."""
    game = request.param
    book = tmp_path_factory.mktemp("book") / "rules.json"
    book.write_bytes(_rules(game).bodies[""])
    tables = [CASES[name][1] for name in NAMES if CASES[name][0] == game]
    plans = [plan_for(game, options, number) for number, options in enumerate(tables)]
    told = run_node("tables.js", given={**paths_of(game), "book": str(book), "plans": plans, "effort": asdict(EFFORT)})
    return list(zip(plans, told, strict=True))


def table_of(plan: dict[str, Any]) -> Table:
    """The table of a plan, as the server has it, before anything has happened."""
    secret = plan["secret"]
    numbers = {key: int(secret[key]) for key in ("seed", "bot_seed")}
    return Table(plan["id"], {**secret, **numbers})


def entries_of(plan: dict[str, Any], one: dict[str, Any]) -> list[Entry]:
    """The journal that was written, as the server writes it."""
    return [Entry(plan["id"], *(entry[key] for key in ("number", "kind", "body", "at"))) for entry in one["entries"]]


def test_everybody_is_told_what_a_server_tells_them(walked: list[tuple[Any, Any]]) -> None:
    kinds = set()
    for plan, one in walked:
        table = table_of(plan)
        begun = 2 + len(plan["bots"])
        wanted: dict[Any, list[Any]] = {eyes: [] for eyes in one["looks"]}
        for entry in entries_of(plan, one):
            before = {eyes: sight.look(table, eyes) if table.about else None for eyes in wanted}
            table.take(entry)
            kinds.add(entry.kind)
            for eyes, messages in wanted.items():
                after = sight.look(table, eyes)
                if entry.number == begun:
                    messages.append(sight.state_message(table, after, eyes))
                elif entry.number > begun:
                    messages.append(json.loads(Telling(table, entry).to(eyes, before[eyes], after)))
        for eyes, told in zip(one["looks"], one["told"], strict=True):
            shown = [message for message in told if message["type"] in ("state", "event")]
            assert shown == decoded(wanted[eyes]), (plan["id"], eyes)
    assert kinds == {"created", "seated", "started", "played", "undone", "chat"}


def test_who_comes_again_is_told_what_was_missed(walked: list[tuple[Any, Any]]) -> None:
    for plan, one in walked:
        table, entries = played(plan, one)
        past = Past(table.id, table.secret, entries, table.status == "over")
        told = [message for message in one["late"] if message["type"] == "event"]
        assert told == [json.loads(message) for message in tell_again(past, 3, one["looks"][0])]
        every = [json.loads(message) for message in tell_again(past, 0, one["looks"][0])]
        assert one["read"]["events"] == {"number": table.number, "last": table.number, "events": every}


def test_bots_are_handed_what_their_seat_may_know_and_decide_as_at_a_server(walked: list[tuple[Any, Any]]) -> None:
    compared = 0
    for plan, one in walked:
        table, jobs = table_of(plan), iter(job for job in one["jobs"] if job["task"]["do"] == "choose")
        for entry in entries_of(plan, one):
            if entry.kind == "played" and plan["bots"][entry.body["seat"]]:
                job, match = next(jobs), table.match
                assert match is not None
                situation = situation_of(match, table.secret["bot_seed"], len(table.plays))
                assert job["record"] == bytes_of(situation.games[0]).hex() != bytes_of(match._state).hex()
                assert set(job) == {"game", "options", "record", "seed", "task"}
                spec = job["task"]["spec"]
                assert (job["seed"], spec) == (str(situation.seed), plan["bots"][entry.body["seat"]])
                if COMPILED or not spec.startswith(("search", "postdoc")):
                    assert entry.body["action"] == bot_of(spec, plan["about"]["game"]).choose(situation)
                    compared += 1
            table.take(entry)
        assert next(jobs, None) is None
    assert compared > 300


BOTS_MADE: dict[tuple[str, str], Any] = {}


def bot_of(spec: str, game: str) -> Any:
    """A bot, made once."""
    if (spec, game) not in BOTS_MADE:
        BOTS_MADE[spec, game] = make_bot(spec, game)
    return BOTS_MADE[spec, game]


@pytest.mark.skipif(not COMPILED, reason="a coach that is interpreted thinks for minutes")
def test_the_coach_says_what_a_server_says_and_is_handed_what_the_seat_may_know(walked: list[tuple[Any, Any]]) -> None:
    compared = 0
    for plan, one in walked:
        table, jobs = table_of(plan), iter(job for job in one["jobs"] if job["task"]["do"] == "advise")
        hints = {hint["number"]: hint["answers"] for hint in one["hints"]}
        for entry in entries_of(plan, one):
            table.take(entry)
            if entry.number in hints:
                match = table.match
                assert match is not None
                situation = situation_of(match, COACH_SEED, len(table.plays))
                advice = advise(situation, Budget(iterations=COACH_ITERATIONS))
                acknowledged = {"type": "ack", "ack": 1, "number": table.number}
                assert hints[entry.number] == [{"type": "hint", **decoded(hint_of(table.number, advice))}, acknowledged]
                assert next(jobs)["record"] == bytes_of(situation.games[0]).hex() != bytes_of(match._state).hex()
                compared += 1
        assert next(jobs, None) is None
    assert compared >= 10


def test_questions_get_the_answers_of_a_server(walked: list[tuple[Any, Any]]) -> None:
    refusals = 0
    for plan, one in walked:
        asked = {question["number"]: question for question in one["asked"]}
        table = table_of(plan)
        for entry in entries_of(plan, one):
            table.take(entry)
            if question := asked.get(table.number):
                wanted = answers(table, question["action"])
                refusals += sum(answer["type"] == "refused" for answer in wanted)
                told = [answer for answer in question["answers"] if answer["type"] not in ("ack", "event")]
                assert told == wanted, question["action"]
    assert refusals > 10


def answers(table: Table, action: str) -> list[Any]:
    """What a server says to who asks why not, what would happen, and then plays it."""
    match, seat = table.match, table.to_act
    assert match is not None and seat is not None

    def ask(question: Any) -> Any:
        try:
            with refusing(match.rules):
                return question()
        except Refused as refusal:
            return refused(refusal)

    def play() -> None:
        match.clone().play(action)

    why = ask(lambda: {"type": "why", "action": action, "clauses": cite(match.rules, match.why_not(action))})
    preview = ask(lambda: {"type": "preview", "action": action, "log": foresee(match, seat, action)})
    told = [why, preview, ask(play)]
    return decoded([answer for answer in told if answer is not None])


def test_a_game_that_is_over_is_saved_as_a_server_saves_it(walked: list[tuple[Any, Any]]) -> None:
    over = 0
    for plan, one in walked:
        table, _ = played(plan, one)
        assert table.match is not None
        assert one["read"]["components"] == decoded(components_of(table.match.rules))
        if table.status == "over":
            over += 1
            wanted = saved_game(table)
            record = one["read"]["record"]
            assert record == json.loads(json.dumps(wanted))
            assert check(record) and replay(record).winner == table.winner
            assert one["read"]["history"] == decoded(score_history(table.match))
            assert one["read"]["verify"] == judge(table).model_dump()
    assert over > 1


@pytest.mark.skipif(not COMPILED, reason="a review that is interpreted takes hours")
def test_a_game_is_reviewed_as_at_a_server_from_what_each_seat_could_know(walked: list[tuple[Any, Any]]) -> None:
    kinds = set()
    for plan, one in walked:
        table, _ = played(plan, one)
        match = table.match
        assert match is not None
        if table.status == "over":
            *_, last = LookBack(match, EFFORT).work()
            assert one["read"]["review"] == decoded(last.result)
            kinds |= {swing["kind"] for swing in one["read"]["review"]["swings"]}
            jobs = [job for job in one["jobs"] if job["task"]["do"] in ("think", "weigh")]
            known = {bytes_of(situation.games[0]).hex() for situation in situations(match)}
            assert len(jobs) > len(known) and {job["record"] for job in jobs} == known
    assert kinds == {"slip", "luck"}


def situations(match: Match) -> Iterator[Situation]:
    """Every decision of a game where there was something to choose, as the seat knew it."""
    for number, position in enumerate(_positions(match)):
        now = Match(match.rules, position, None)
        if now.winner is None and len(now.legal) > 1:
            yield situation_of(now, SEED, number)


def test_a_server_takes_a_journal_over_as_it_is(walked: list[tuple[Any, Any]]) -> None:
    moved = 0
    for plan, one in walked:
        written = [{key: entry[key] for key in ("kind", "body", "at")} for entry in one["entries"]]
        journal = Journal.model_validate({"secret": plan["secret"], "entries": written})
        if played(plan, one)[0].status == "over":
            with pytest.raises(Refused, match="the game is over"):
                list(happen(journal, Limits()))
            continue
        (_, about), *rest = happen(journal, Limits())
        assert {**plan["about"], **about, "imported": False} == plan["about"]
        assert (
            [(kind, {**body, "colour": None}) for kind, body in rest]
            == [  # who names no colour gets one
                (entry["kind"], {**entry["body"], "colour": None}) for entry in written[1:]
            ]
        )
        moved += 1
    assert moved > 3


def played(plan: dict[str, Any], one: dict[str, Any]) -> tuple[Table, list[Entry]]:
    """The table at the end, and its journal."""
    table, entries = table_of(plan), entries_of(plan, one)
    for entry in entries:
        table.take(entry)
    return table, entries


def decoded(said: Any) -> Any:
    """What a client reads of something that is sent."""
    return json.loads(sight.encode(said))
