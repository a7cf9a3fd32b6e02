"""What a browser needs to play a lesson by itself: where each step begins, what ends it, and what is said to a move."""

from typing import Any

from vesicle.core.record import bytes_of
from vesicle.lessons import Step, lesson_of
from vesicle.lessons.laying import start_of

ANSWERS = ("good", "hint")  # what is said after a move; the rest of a step is told before it


def book_of(name: str) -> dict[str, Any]:
    """The teacher's book of a lesson, JSON-ready; the lesson itself is told to everybody."""
    lesson = lesson_of(name)
    return {
        "happened": lesson.happened,
        "steps": {step.id: _step(name, step) for step in lesson.steps},
    }


def _step(lesson: str, step: Step) -> dict[str, Any]:
    """One step; its table as the bytes of a record, which are the same on every machine."""
    said = {
        language: {part: texts[part] for part in ANSWERS if part in texts} for language, texts in step.texts.items()
    }
    return {
        "kind": step.kind,
        "start": bytes_of(start_of(lesson, step.id)._state).hex(),
        "reach": step.reach,
        "replies": step.replies,
        "solutions": step.solutions,
        "said": said,
    }
