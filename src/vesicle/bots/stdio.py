"""Programs of other people as bots, in any language: one JSON line in for each decision, one line out.

The protocol is in docs/bots.md. Whatever the program does, the game goes on: an answer that is late, illegal or none at
all costs the seat a random move and a line in the log.
"""

import json
import logging
import weakref
from collections.abc import Sequence
from typing import Any

from vesicle.bots.interface import Situation
from vesicle.bots.program import Fault, Program

PROTOCOL = "vesicle-bot/1"
BUDGET_MS = 1000
GRACE = 1.0  # seconds beyond the budget before an answer is late: a budget is a promise, this is the end of patience
START = 10.0  # seconds more for the first answer of a program that has just been started
RESTARTS = 3  # a program that fails more often than this between two good answers is not asked again
GIVEN_UP = f"is not asked any more, after {RESTARTS + 1} failures in a row"
KEPT_FAULTS = 100

log = logging.getLogger(__name__)


class StdioBot:
    """Asks a program; where that fails, plays a random legal action from the seat's own stream."""

    def __init__(
        self, command: Sequence[str], budget_ms: int = BUDGET_MS, patience: tuple[float, float] = (GRACE, START)
    ) -> None:
        """Remember how the program is started; that happens when it is first asked."""
        self._command, self._budget_ms = list(command), budget_ms
        self._grace, self._start = patience
        self._program: Program | None = None
        self._closing: weakref.finalize[..., Any] | None = None
        self._failures = 0
        self.faults: list[str] = []  # the last ones, in words
        self.fault_count = 0

    def choose(self, situation: Situation) -> str:
        """The program's answer if it is a legal action, else a random one."""
        try:
            return self._ask(situation)
        except Fault as fault:
            self._note(situation.seat, str(fault))
            return situation.random_action()

    def close(self) -> None:
        """End the program, however busy it is."""
        if self._closing is not None:
            self._closing()
        self._program = self._closing = None

    def _ask(self, situation: Situation) -> str:
        if self._failures > RESTARTS:
            raise Fault(GIVEN_UP)
        limit = self._budget_ms / 1000 + self._grace
        try:
            if self._program is None:
                limit += self._start
                self._program = Program(self._command)
                self._closing = weakref.finalize(self, self._program.end)
            answer = read_answer(self._program.ask(write_question(situation, self._budget_ms), limit))
        except Fault:
            self._failures += 1
            self.close()
            raise
        if answer not in situation.legal:
            raise Fault(f"answered {answer[:60]!r}, which is not legal")
        self._failures = 0
        return answer

    def _note(self, seat: int, fault: str) -> None:
        """Keep a fault and log it; a program that is given up is logged once."""
        self.fault_count += 1
        if fault != GIVEN_UP or GIVEN_UP not in self.faults:
            log.warning("seat %d: %s %s; it plays a random move", seat, " ".join(self._command), fault)
        self.faults = [*self.faults, fault][-KEPT_FAULTS:]


def write_question(situation: Situation, budget_ms: int) -> str:
    """One decision as a line of JSON."""
    question = {
        "protocol": PROTOCOL,
        "game": situation.rules.game,
        "seat": situation.seat,
        "legal": situation.legal,
        "view": situation.view,
        "position": situation.match().position(),
        "seed": situation.seed,
        "budget_ms": budget_ms,
    }
    return json.dumps(question, ensure_ascii=False, separators=(",", ":"))


def read_answer(line: str) -> str:
    """The action in an answer: an object with "action", a JSON text, or the bare text."""
    try:
        content = json.loads(line)
    except (ValueError, RecursionError):
        return line.strip()
    if isinstance(content, dict):
        content = content.get("action")
    return content if isinstance(content, str) else line.strip()
