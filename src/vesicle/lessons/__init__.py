"""Lessons: a course of small tasks on real positions of the real engine, and what to say to each move."""

from vesicle.lessons.attempt import Attempt, attempt
from vesicle.lessons.laying import rules_of
from vesicle.lessons.reading import LESSONS, Lesson, Step, lesson_of
from vesicle.lessons.run import NotTheLearner

__all__ = ["LESSONS", "Attempt", "Lesson", "NotTheLearner", "Step", "attempt", "lesson_of", "rules_of"]
