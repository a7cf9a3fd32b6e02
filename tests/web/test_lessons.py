"""Lessons in a browser: learnt to the end by clicks and by keys, left and resumed, and kind to whoever is wrong."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from vesicle.lessons import Step, attempt, lesson_of
from web.conftest import OpenScreen
from web.test_accessible import look
from web.texts import say

STEPS = lesson_of("cell").steps
FIRST_TASK = next(number for number, step in enumerate(STEPS) if step.kind == "play")

Act = Callable[[Page, str], None]


def is_at(page: Page, number: int, language: str = "en") -> None:
    """The step of this number is shown."""
    title = STEPS[number].texts[language]["title"]
    expect(page.get_by_role("heading", level=2, name=title, exact=True)).to_be_visible()


def go_to(page: Page, number: int, language: str = "en") -> None:
    """Choose a step in the list of them."""
    page.get_by_label(say("lesson-go-to", language)).select_option(str(number))
    is_at(page, number, language)


def click_action(page: Page, action: str, language: str = "en") -> None:
    """With the mouse: on the table where the action is a place there, else in the prompt or its list."""
    verb, _, what = action.partition(" ")
    spot = page.locator(f"[data-at='spot:{what}'].usable")
    offered = page.locator(f"[data-choice='{action}']")
    listed = page.get_by_role("button", name=all_choices(language))
    expect(spot.or_(offered).or_(listed).first).to_be_visible()
    if verb == "place" and spot.count():
        spot.click()
        return
    if not offered.count():
        listed.click()
    offered.click()


def press_action(page: Page, action: str) -> None:
    """With keys alone: the list of all choices, down to the action, and Enter."""
    expect(page.locator("[data-choice]").or_(page.get_by_role("button", name=all_choices("it"))).first).to_be_visible()
    page.keyboard.press("l")
    page.locator("#all-choices [data-choice]:focus").wait_for()
    order = page.locator("#all-choices [data-choice]").evaluate_all("all => all.map((one) => one.dataset.choice)")
    for _ in range(order.index(action)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def all_choices(language: str = "en") -> re.Pattern[str]:
    return re.compile(
        say("table-all-choices", language, count="X").replace("X", r"\d+").replace("(", r"\(?").rstrip(")")
    )


def learn(page: Page, act: Act, go_on: Callable[[Page], None], language: str) -> None:
    """Every step from the first to the last, each by the first of its known ways."""
    for number, step in enumerate(STEPS):
        is_at(page, number, language)
        for action in step.solutions[0] if step.solutions else ():
            act(page, action)
        expect(page.locator("aside .main")).to_be_focused()  # the way on
        if step.kind == "play":
            expect(page.get_by_role("alert").filter(has_text=step.texts[language]["good"])).to_have_count(1)
        go_on(page)


def test_the_base_lesson_by_clicks(screen: OpenScreen) -> None:
    page = screen("/").page
    page.get_by_role("link", name=say("lessons-invite")).click()
    learn(page, click_action, lambda page: page.locator("aside .main").click(), "en")
    expect(page.get_by_role("heading", name=say("lesson-learnt"))).to_be_visible()
    page.get_by_role("link", name=say("lesson-to-lessons")).click()
    expect(page.get_by_text(say("lessons-done"), exact=True)).to_have_count(1)


def test_the_base_lesson_by_keyboard_in_italian(screen: OpenScreen) -> None:
    page = screen("/learn/cell", settings={"language": "it"}).page
    learn(page, press_action, lambda page: page.keyboard.press("Enter"), "it")
    expect(
        page.get_by_role("heading", level=1, name=re.compile(lesson_of("cell").texts["it"]["title"]))
    ).to_be_focused()
    page.get_by_role("button", name=say("lesson-first-game", "it")).click()
    page.wait_for_url("**/t/*")


def test_a_lesson_is_left_and_resumed(screen: OpenScreen) -> None:
    page = screen("/learn/cell").page
    is_at(page, 0)
    for number in (1, 2):
        page.keyboard.press("n")
        is_at(page, number)
    page.reload()
    is_at(page, 2)
    page.get_by_role("link", name=say("lesson-leave")).click()
    expect(page.get_by_text(say("lessons-passed", passed=2, count=len(STEPS)))).to_be_visible()
    page.get_by_role("link", name=say("lessons-go-on")).click()
    is_at(page, 2)
    page.keyboard.press("p")
    is_at(page, 1)


def a_wrong_action(step: Step) -> str:
    """Something that can be done in a step, after which it is out of reach."""
    for action in attempt("cell", step.id, ()).legal:
        answer = attempt("cell", step.id, (action,)).answer
        if answer is not None and answer.kind == "wrong":
            return action
    raise AssertionError(f"nothing is wrong in {step.id}")


def test_a_wrong_move_is_answered_kindly_and_can_be_tried_again(screen: OpenScreen) -> None:
    page, step = screen("/learn/cell").page, STEPS[FIRST_TASK]
    go_to(page, FIRST_TASK)
    wrong = a_wrong_action(step)
    click_action(page, wrong)
    said = attempt("cell", step.id, (wrong,)).answer
    assert said is not None
    expect(page.get_by_role("alert").filter(has_text=said.texts["en"])).to_have_count(1)
    again = page.get_by_role("button", name=say("lesson-again"))
    expect(again).to_be_focused()
    again.click()
    for action in step.solutions[0]:
        click_action(page, action)
    expect(page.get_by_role("button", name=say("lesson-next"))).to_be_focused()


def test_another_language_in_the_middle_of_a_step_keeps_the_place(screen: OpenScreen) -> None:
    page, step = screen("/learn/cell").page, STEPS[FIRST_TASK]
    go_to(page, FIRST_TASK)
    click_action(page, a_wrong_action(step))
    page.get_by_role("button", name=say("table-settings")).click()
    page.get_by_role("group", name=say("settings-language")).get_by_text(say("language-it")).click()
    page.keyboard.press("Escape")
    is_at(page, FIRST_TASK, "it")
    expect(page.get_by_role("button", name=say("lesson-again", "it"))).to_be_visible()


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_the_teacher_shows_where_to_look_and_the_table_stays_in_sight(size: str, screen: OpenScreen) -> None:
    page = screen("/learn/cell", size=size).page
    go_to(page, FIRST_TASK)
    for _ in range(2):  # who asks again is shown again
        page.get_by_role("button", name=say("lesson-show")).click()
        expect(page.locator(".rings > span").first).to_be_in_viewport()
    tall = page.get_by_role("region", name=say("table-surface")).bounding_box()
    assert tall is not None and tall["height"] > 300
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_accessible_lessons(screen: OpenScreen, axe: str) -> None:
    page = screen("/learn").page
    page.get_by_role("heading", level=2).first.wait_for()
    look(page, axe)
    page.goto("/learn/cell")
    go_to(page, FIRST_TASK)
    click_action(page, a_wrong_action(STEPS[FIRST_TASK]))
    look(page, axe)
