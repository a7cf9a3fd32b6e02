"""What a learner has done in a step: the moves, those of the others, whether the step is reached, what to say."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from vesicle.lessons.laying import start_of
from vesicle.lessons.reading import Lesson, Step, lesson_of
from vesicle.lessons.run import Run

LOOKED_AT = 150  # positions, before a step counts as out of reach
REMEMBERED = 300  # attempts: many learners play the same


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
    run = Run(start_of(lesson, step), about.seat, task.reach, list(task.replies), reached=task.kind == "read")
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
