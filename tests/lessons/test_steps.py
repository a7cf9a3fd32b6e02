"""Every step of every lesson can be reached, answers every move, and tells the truth."""

import random
from typing import Any

import pytest

from vesicle.core.errors import IllegalAction, UnknownAction
from vesicle.lessons import LESSONS, NotTheLearner, Step, attempt, lesson_of
from vesicle.lessons.attempt import what_happened
from vesicle.lessons.wishes import COMPARES, look_up

STEPS = [(lesson, step) for lesson in LESSONS for step in lesson_of(lesson).steps]
PLAYED = [(lesson, step) for lesson, step in STEPS if step.kind == "play"]
WAYS = [(lesson, step, way) for lesson, step in PLAYED for way in step.solutions]


def name(value: Any) -> str:
    return value.id if isinstance(value, Step) else " ".join(value) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize("lesson, step", STEPS, ids=name)
def test_every_step_begins_at_a_position_that_can_be(lesson: str, step: Step) -> None:
    """The learner decides there, and has not reached anything yet; a step to read asks for nothing."""
    found = attempt(lesson, step.id, ())
    assert found.answer is None and found.run.log == [] and found.run.moves == []
    assert found.run.reached == (step.kind == "read")
    assert found.legal or step.kind == "read"


@pytest.mark.parametrize("lesson, step, way", WAYS, ids=name)
def test_every_known_way_reaches_its_step_with_its_last_action(lesson: str, step: Step, way: tuple[str, ...]) -> None:
    reached = [attempt(lesson, step.id, way[: count + 1]).run.reached for count in range(len(way))]
    assert reached == [False] * (len(way) - 1) + [True]
    answer = attempt(lesson, step.id, way).answer
    assert answer is not None
    assert (answer.kind, answer.texts) == ("good", {lang: step.texts[lang]["good"] for lang in step.texts})


@pytest.mark.parametrize("lesson, step, way", WAYS, ids=name)
def test_on_a_known_way_the_step_stays_in_reach(lesson: str, step: Step, way: tuple[str, ...]) -> None:
    for count in range(1, len(way)):
        answer = attempt(lesson, step.id, way[:count]).answer
        assert answer is not None and answer.kind == "hint"


@pytest.mark.parametrize("lesson, step, way", WAYS, ids=name)
def test_the_others_always_have_a_reply(lesson: str, step: Step, way: tuple[str, ...]) -> None:
    """Their scripted moves are legal, and lead to the learner, to another's next turn or to the end of the game."""
    run = attempt(lesson, step.id, way).run
    if step.replies:
        assert {move.seat for move in run.moves} > {run.seat}
        assert run.match.to_act in (None, run.seat) or run.view["pending"] == ["turn"]


@pytest.mark.parametrize("lesson, step", PLAYED, ids=name)
def test_every_legal_first_move_gets_a_kind_answer(lesson: str, step: Step) -> None:
    """What has happened, and how to go on, in every language."""
    about = lesson_of(lesson)
    for action in attempt(lesson, step.id, ()).legal:
        found = attempt(lesson, step.id, (action,))
        assert found.answer is not None
        assert found.answer.kind == "good" if found.run.reached else found.answer.kind in ("hint", "wrong")
        for lang, text in found.answer.texts.items():
            if not found.run.reached:
                assert text.startswith(what_happened(about, action)[lang]) and text.endswith(step.texts[lang]["hint"])


@pytest.mark.parametrize("lesson, step", PLAYED, ids=name)
def test_every_wish_names_what_is_there(lesson: str, step: Step) -> None:
    """A path that leads nowhere would never be reached; other seats' figures may not be hidden ones."""
    view = attempt(lesson, step.id, ()).run.view
    for path in [path for word in COMPARES for path in step.reach.get(word, {})]:
        look_up(view, lesson_of(lesson).seat, path)


@pytest.mark.parametrize(
    "lesson, step, actions, kind",
    [
        ("cell", "mrna", ["exhaust mrna"], "wrong"),
        ("cell", "mrna", ["place mitochondria-3"], "wrong"),
        ("cell", "mrna", ["grey lipid-3"], "hint"),
        ("cell", "mrna", ["grey lipid-3", "place nucleus-2"], "good"),
        ("cell", "vesicle", ["place rough-3"], "hint"),
        ("cell", "vesicle", ["place rough-3", "load 1"], "wrong"),
        ("cell", "vesicle", ["place rough-3", "load 3"], "good"),
        ("cell", "exocytosis", ["place glucose-2"], "wrong"),
        ("cell", "laureates", ["place laureates", "take atp"], "wrong"),
        ("cell", "laureates", ["place laureates", "goal protein-hormones"], "good"),
        ("cell", "grey", ["place lipid-3"], "wrong"),
        ("cell", "grey", ["play mrna-reserve"], "hint"),
        ("cell", "grey", ["play mrna-reserve", "grey card-2"], "good"),
        ("virus", "vaccinate", ["antibody", "done"], "wrong"),
        ("epigenetic", "collect", ["place laureates"], "wrong"),
        ("epigenetic", "income", ["done"], "wrong"),
        ("epigenetic", "early", ["done"], "wrong"),
        ("epigenetic", "scout", ["scout", "done"], "wrong"),
        ("virus-and-co", "refuse", ["accept"], "wrong"),
        ("virus-and-co", "red", ["circulate 1"], "wrong"),
        ("virus-and-co", "intensive-care", ["keep 2"], "wrong"),
    ],
)
def test_a_move_is_judged_by_where_it_leads(lesson: str, step: str, actions: list[str], kind: str) -> None:
    answer = attempt(lesson, step, tuple(actions)).answer
    assert answer is not None and answer.kind == kind


@pytest.mark.parametrize("lesson, step", PLAYED, ids=name)
def test_a_learner_who_plays_anything_always_gets_an_answer(lesson: str, step: Step) -> None:
    """Until it is no longer the learner's turn, or the game is over."""
    chooser, actions = random.Random(step.id), ()
    while len(actions) < 8 and (legal := attempt(lesson, step.id, actions).legal):
        actions = (*actions, chooser.choice(legal))
        answer = attempt(lesson, step.id, actions).answer
        assert answer is not None and all(answer.texts.values())


def test_what_is_reached_stays_reached() -> None:
    found = attempt("cell", "mrna", ("place nucleus-3", "done"))
    assert found.run.reached and found.answer is not None and found.answer.kind == "good"


def test_who_is_not_asked_cannot_play() -> None:
    with pytest.raises(NotTheLearner, match="start the step again"):
        attempt("cell", "mrna", ("place nucleus-3", "done", "done"))


def test_what_the_rules_forbid_is_refused_with_their_clauses() -> None:
    with pytest.raises(IllegalAction) as caught:
        attempt("cell", "vesicle", ("place nucleus-3",))
    assert caught.value.clauses[0] == "C-P1-04"
    with pytest.raises(UnknownAction):
        attempt("cell", "vesicle", ("dance",))


def test_a_card_that_another_keeps_stays_secret() -> None:
    """In the draft the learner sees that the others have chosen, not what, until all are shown."""
    moves = attempt("epigenetic", "draft", ("keep housekeeping",)).run.moves
    assert [move.action for move in moves] == ["keep housekeeping", "keep", "keep"]
    assert all("keep " not in str(entry) for move in moves[1:] for entry in move.log)


def test_the_moves_are_those_since_the_learners_last_action() -> None:
    run = attempt("cell", "end-turn", ("done",)).run
    assert [(move.seat, move.action) for move in run.moves] == [
        (0, "done"),
        (1, "place mitochondria-3"),
        (1, "done"),
        (2, "place lipid-3"),
        (2, "done"),
    ]
    assert run.moves[-1].view == run.view
    assert [entry["number"] for entry in run.log] == sorted(entry["number"] for entry in run.log)
    assert run.log[-1]["number"] == len(run.moves)
