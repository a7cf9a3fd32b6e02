"""What a learner has done in a step: the moves, those of the others, whether the step is reached, what to say."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from vesicle.core.match import Match
from vesicle.core.views import Scene
from vesicle.lessons.laying import start_of
from vesicle.lessons.reading import Lesson, Step, lesson_of
from vesicle.lessons.wishes import is_met

LOOKED_AT = 150  # positions, before a step counts as out of reach
REMEMBERED = 1000  # attempts: many learners play the same

Entry = dict[str, Any]
View = dict[str, Any]


class NotTheLearner(ValueError):
    """An action of the learner while another decides."""


@dataclass
class Move:
    """One action of anybody, as the learner sees it."""

    seat: int
    action: str
    log: list[Entry]
    view: View


@dataclass
class Run:
    """A step under way: the game, which replies are still to come, what the learner has seen."""

    match: Match
    seat: int
    wish: Mapping[str, Any]
    replies: list[str]
    moves: list[Move] = field(default_factory=list)
    log: list[Entry] = field(default_factory=list)
    reached: bool = False

    def __post_init__(self) -> None:
        """The learner looks at the table."""
        rules = self.match.rules
        self._scene = Scene(self.match._state, rules.layout, rules.labels)
        self.view = self._scene.seen_by(self.seat)

    def branch(self) -> "Run":
        """The same, to try something out."""
        made = copy(self)
        made.match, made.replies, made.log = self.match.clone(), list(self.replies), list(self.log)
        return made

    def play(self, action: str) -> None:
        """An action of the learner, and what the others answer; IllegalAction and UnknownAction as in the game."""
        if self.match.to_act != self.seat:
            raise NotTheLearner("it is not your turn in this step: start the step again")
        self.moves = []
        self._move(action)
        while (reply := self._next_reply()) is not None:
            self._move(reply)

    def _next_reply(self) -> str | None:
        """The first of the replies that another seat can play now; without one the step stands still."""
        if self.match.to_act in (None, self.seat):
            return None
        for number, reply in enumerate(self.replies):
            if not self.match.why_not(reply):
                return self.replies.pop(number)
        return None

    def _move(self, action: str) -> None:
        rules, before, seat = self.match.rules, self.view, self.match.to_act
        assert seat is not None
        self.match.play(action)
        self._scene = Scene(self.match._state, rules.layout, rules.labels, self._scene)
        self.view = self._scene.seen_again_by(self.seat, before)
        entries = rules.describe(action, before, self.view, self.seat)
        self.moves.append(Move(seat, entries[0]["action"], entries, self.view))
        self.log += [{"number": len(self.match.actions), **entry} for entry in entries]
        self.reached = self.reached or is_met(self.wish, self.seat, self.view, self.log)


@dataclass(frozen=True)
class Answer:
    """What is said to the learner: `good`, `hint` while the step can be reached, else `wrong`; in every language."""

    kind: str
    texts: Mapping[str, str]


@dataclass(frozen=True)
class Attempt:
    """How a step stands after the learner's actions."""

    run: Run
    answer: Answer | None

    @property
    def legal(self) -> tuple[str, ...]:
        """What the learner may do now."""
        return self.run.match.legal if self.run.match.to_act == self.run.seat else ()


@lru_cache(maxsize=REMEMBERED)
def attempt(lesson: str, step: str, actions: tuple[str, ...]) -> Attempt:
    """Play the learner's actions from the position of a step, and judge them."""
    about = lesson_of(lesson)
    task = about.step(step)
    run = Run(start_of(lesson, step), about.seat, task.reach, list(task.replies))
    for action in actions:
        run.play(action)
    return Attempt(run, judge(about, task, run, actions[-1]) if actions else None)


def judge(lesson: Lesson, step: Step, run: Run, last: str) -> Answer:
    """What to say after the learner's latest action."""
    if run.reached:
        return Answer("good", {language: texts["good"] for language, texts in step.texts.items()})
    kind = "hint" if can_reach(step, run) else "wrong"
    told = [what_happened(lesson, last)]
    if kind == "wrong":
        told.append(lesson.happened["again"])
    hints = {language: texts["hint"] for language, texts in step.texts.items()}
    return Answer(
        kind, {language: " ".join([*(said[language] for said in told), hint]) for language, hint in hints.items()}
    )


def what_happened(lesson: Lesson, action: str) -> Mapping[str, str]:
    """The sentence for an action: for itself, for all spots of its area, or for its verb."""
    verb, _, what = action.partition(" ")
    area = what.rstrip("0123456789").rstrip("-")
    return next(lesson.happened[words] for words in (action, f"{verb} {area}", verb) if words in lesson.happened)


def can_reach(step: Step, run: Run) -> bool:
    """Whether the learner can still reach the step: by what is left of a known way, or by a short search."""
    return any(_follows(run.branch(), way) for way in step.solutions) or _search(run)


def _follows(run: Run, way: Sequence[str]) -> bool:
    """Play what is possible of a known way; whether that reaches the step."""
    for action in way:
        if run.match.to_act == run.seat and not run.match.why_not(action):
            run.play(action)
    return run.reached


def _search(run: Run) -> bool:
    """Look at the nearest positions first, up to a number of them."""
    queue, looked_at = [run], 0
    while queue and looked_at < LOOKED_AT:
        nearest = queue.pop(0)
        for after in _next_runs(nearest):
            looked_at += 1
            if after.reached:
                return True
            queue.append(after)
    return False


def _next_runs(run: Run) -> Iterator[Run]:
    """The step after every action that the learner may choose now."""
    if run.match.to_act == run.seat:
        for action in run.match.legal:
            after = run.branch()
            after.play(action)
            yield after
