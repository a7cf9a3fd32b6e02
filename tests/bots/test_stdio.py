"""Programs as bots: the protocol, and everything that a program can do wrong. The game goes on whatever it does."""

import json
import logging
import os
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import vesicle
from positions import decisions
from vesicle.arena.game import play_game
from vesicle.bots.interface import Situation, situation_of
from vesicle.bots.program import LONGEST
from vesicle.bots.registry import make_bot
from vesicle.bots.stdio import GIVEN_UP, PROTOCOL, RESTARTS, StdioBot, read_answer, write_question

ANSWER = "for line in sys.stdin:\n    question = json.loads(line)\n    "
BEHAVIOURS = {
    "first": ANSWER + "print(json.dumps({'action': question['legal'][0]}), flush=True)",
    "bare": ANSWER + "print(question['legal'][0], flush=True)",
    "hangs": "time.sleep(600)",
    "hangs-later": ANSWER + "time.sleep(600)",
    "deaf": "for _ in range(600): time.sleep(1)",
    "dies": ANSWER + "sys.exit('out of ideas')",
    "dies-at-once": "os._exit(7)",
    "floods": ANSWER + "\n    while True: print('x' * 1000)",
    "floods-early": "while True: print('again')",
    "long": ANSWER + f"print('y' * {LONGEST + 5}, flush=True)",
    "complains": ANSWER + "sys.stderr.write('z' * 300000); print(question['legal'][0], flush=True)",
    "nonsense": ANSWER + "sys.stdout.buffer.write(b'\\xff\\x00[[[{\\n'); sys.stdout.flush()",
    "illegal": ANSWER + "print('place nowhere', flush=True)",
    "twice": ANSWER + "print(question['legal'][0]); print(question['legal'][0], flush=True)",
    "silent": "sys.stdout.close(); os.close(1); time.sleep(600)",
    "stubborn": "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nos.fork()\n" + ANSWER + "time.sleep(600)",
    "fails-once": "if not os.path.exists(sys.argv[1]): open(sys.argv[1], 'w').close(); os._exit(3)\n"
    + (ANSWER + "print(question['legal'][0], flush=True)"),
}


@pytest.fixture
def situation() -> Situation:
    return situation_of(next(decisions("virus-and-co", 5)), 3)


@pytest.fixture
def bots(tmp_path: Path) -> Iterator["Maker"]:
    maker = Maker(tmp_path)
    yield maker
    for bot in maker.made:
        bot.close()


class Maker:
    """Makes bots of little programs, impatient unless they behave."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[StdioBot] = []

    def __call__(self, behaviour: str, patience: float = 20.0) -> StdioBot:
        path = self.folder / f"{behaviour}.py"
        path.write_text("import json, os, signal, sys, time\n" + BEHAVIOURS[behaviour] + "\n", encoding="utf-8")
        bot = StdioBot([sys.executable, str(path), str(self.folder / "flag")], 50, (patience, 0.0))
        self.made.append(bot)
        return bot

    def processes(self) -> list[str]:
        """The processes that run one of the programs now."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                words = (folder / "cmdline").read_bytes().decode(errors="replace")
            except OSError:
                continue  # it has just ended
            if str(self.folder) in words:
                found.append(words)
        return found


@pytest.mark.parametrize("behaviour", ["first", "bare", "complains"])
def test_a_program_that_behaves_is_heard(behaviour: str, bots: Maker, situation: Situation) -> None:
    bot = bots(behaviour)
    assert [bot.choose(situation) for _ in range(3)] == [situation.legal[0]] * 3
    assert bot.faults == [] and bot.fault_count == 0


@pytest.mark.parametrize(
    ("behaviour", "patience", "fault"),
    [
        ("hangs", 0.2, "did not answer within 0.25 s"),
        ("hangs-later", 0.2, "did not answer within 0.25 s"),
        ("deaf", 0.2, "did not answer within 0.25 s"),
        ("stubborn", 0.2, "did not answer within 0.25 s"),
        ("dies", 20, "ended with status 1 (out of ideas)"),
        ("dies-at-once", 20, "ended with status 7"),
        ("silent", 20, "closed its output"),
        ("floods", 20, f"answered '{'x' * 60}', which is not legal"),
        ("floods-early", 20, "answered 'again', which is not legal"),
        ("long", 20, f"answered with a line of more than {LONGEST} bytes"),
        ("nonsense", 20, "answered '\ufffd\\x00[[[{', which is not legal"),
        ("illegal", 20, "answered 'place nowhere', which is not legal"),
    ],
)
def test_a_fault_costs_a_random_move_and_a_line_in_the_log(
    behaviour: str, patience: float, fault: str, bots: Maker, situation: Situation, caplog: pytest.LogCaptureFixture
) -> None:
    bot = bots(behaviour, patience)
    with caplog.at_level(logging.WARNING):
        assert bot.choose(situation) == situation.random_action()
    assert bot.faults in ([fault], ["said more than it was asked"])
    (line,) = caplog.messages
    assert line.startswith(f"seat {situation.seat}: ") and line.endswith(f"{bot.faults[0]}; it plays a random move")
    bot.close()
    assert bots.processes() == []


def test_saying_more_than_was_asked_is_a_fault(bots: Maker, situation: Situation) -> None:
    bot = bots("twice")
    assert bot.choose(situation) == situation.legal[0]
    time.sleep(0.5)
    bot.choose(situation)
    assert bot.faults == ["said more than it was asked"]


def test_a_program_that_fails_is_started_anew(bots: Maker, situation: Situation) -> None:
    bot = bots("fails-once")
    bot.choose(situation)
    assert bot.faults == ["ended with status 3"]
    assert bot.choose(situation) == situation.legal[0] and bot.fault_count == 1


def test_a_program_that_always_fails_is_given_up(
    bots: Maker, situation: Situation, caplog: pytest.LogCaptureFixture
) -> None:
    bot = bots("dies-at-once")
    for _ in range(RESTARTS + 4):
        assert bot.choose(situation) == situation.random_action()
    assert bot.faults == ["ended with status 7"] * (RESTARTS + 1) + [GIVEN_UP] * 3
    assert len(caplog.messages) == RESTARTS + 2, "that it is given up is said once"


def test_a_program_that_cannot_be_started_is_a_fault(bots: Maker, situation: Situation) -> None:
    bot = StdioBot([str(bots.folder / "no_such_program")])
    assert bot.choose(situation) in situation.legal
    assert bot.faults == ["cannot be started: No such file or directory"]


def test_a_program_that_does_not_read_does_not_block_us(bots: Maker, situation: Situation) -> None:
    """A question is longer than what a pipe holds after a few decisions."""
    bot = bots("deaf", 20)
    bot._grace = 0.2
    assert len(write_question(situation, 50)) * 40 > 65_536
    for _ in range(2):
        bot.choose(situation)
    assert bot.fault_count == 2


def test_a_whole_game_survives_every_kind_of_program(bots: Maker) -> None:
    rules = vesicle.rules_for("virus-and-co", {"players": 6, "rounds": 1})
    programs = [bots(name, 0.2) for name in ("hangs", "dies", "floods", "nonsense", "illegal", "twice")]
    result = play_game(rules, programs, 5)
    assert result.winners and all(bot.fault_count for bot in programs)


def test_a_forgotten_program_ends_with_its_bot(bots: Maker, situation: Situation) -> None:
    bots("first").choose(situation)
    assert len(bots.processes()) == 1
    bots.made.clear()
    assert bots.processes() == []


def test_a_question_is_one_line_that_holds_all_that_a_bot_needs(situation: Situation) -> None:
    line = write_question(situation, 250)
    question = json.loads(line)
    assert "\n" not in line and question["protocol"] == PROTOCOL == "vesicle-bot/1"
    assert question["view"] == situation.view and tuple(question["legal"]) == situation.legal
    assert (question["game"], question["seat"], question["budget_ms"]) == ("virus-and-co", situation.seat, 250)
    thinking = vesicle.from_position(question["position"])
    assert thinking.legal == situation.legal and thinking.view(situation.seat) == situation.view
    assert question["seed"] == situation.seed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ('{"action": "place nucleus-3"}\n', "place nucleus-3"),
        ('{"action": "done", "why": "tired"}', "done"),
        ('"done"\n', "done"),
        ("  place nucleus-3  \r\n", "place nucleus-3"),
        ('{"move": "done"}', '{"move": "done"}'),
        ("17\n", "17"),
        ("[" * 100_000, "[" * 100_000),
    ],
)
def test_an_answer_is_json_or_bare_text(line: str, answer: str) -> None:
    assert read_answer(line) == answer


def test_the_time_in_a_spec_is_told_to_the_program(situation: Situation, tmp_path: Path) -> None:
    path = tmp_path / "echo.py"
    path.write_text("import json, sys\nfor line in sys.stdin: print(json.loads(line)['budget_ms'], flush=True)\n")
    bot = make_bot(f"stdio:200ms:{shlex.quote(sys.executable)} {path}", "virus-and-co")
    assert isinstance(bot, StdioBot)
    bot.choose(situation)
    bot.close()
    assert bot.faults == ["answered '200', which is not legal"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system has no fork")
def test_what_a_program_has_started_ends_with_it(bots: Maker, situation: Situation) -> None:
    bot = bots("stubborn", 0.2)
    bot.choose(situation)
    bot.close()
    assert bots.processes() == []
