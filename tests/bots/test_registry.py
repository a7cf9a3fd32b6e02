"""Specs: which bots there are, how they are written, and how one that does not exist is refused."""

import json
import shlex
import sys
from pathlib import Path

import pytest

import vesicle
from positions import decisions
from vesicle.arena.game import decide
from vesicle.bots.interface import situation_of
from vesicle.bots.levels import LEVELS, NAMES, Level, SlippingBot
from vesicle.bots.registry import KINDS, count_faults, describe_bots, make_bot
from vesicle.cli.words import Words

PYTHON_BOT = "def choose(situation):\n    return situation.legal[-1]\n"


@pytest.mark.parametrize("game", vesicle.games())
@pytest.mark.parametrize(
    "spec",
    ["random", "greedy", "search", "search:500ms", "search:20it", "search:9it:2", "net", "champion:9it:2", *NAMES],
)
def test_a_spec_makes_a_bot(spec: str, game: str) -> None:
    assert callable(make_bot(f" {spec} ", game).choose)


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        (
            "genius",
            "there is no bot 'genius': known are random, greedy, search:500ms, net, champion:500ms, stdio:./mybot",
        ),
        ("", "there is no bot ''"),
        ("Greedy", "there is no bot 'Greedy'"),
        ("random:2", "random: nothing stands after its name, and '2' does"),
        ("freshman:2", "there is no bot 'freshman:2'"),
        ("search:fast", "search: 'fast' is no budget: write 500ms or 2000it"),
        ("search:500", "search: '500' is no budget"),
        ("search:-5ms", "search: '-5ms' is no budget"),
        ("search:0it", "search: a budget of 0 it is none of 1 to"),
        ("search:99999999999ms", "search: a budget of 99999999999 ms is none of 1 to"),
        ("search:5ms:0", "search: 0 threads are none of 1 to 64"),
        ("stdio:", "stdio: there is no program ''"),
        ("stdio:./no_such_bot", "stdio: there is no program './no_such_bot'"),
        ("stdio:'", 'stdio: "\'" is no command'),
        ("stdio:0ms:python3", "stdio: a budget of 0 ms is none of 1 to"),
        ("python:no_such_file.py", "python: 'no_such_file.py' cannot be loaded"),
        ("python:no_such_module", "python: 'no_such_module' cannot be loaded: No module named"),
        ("python:", "python: '' cannot be loaded"),
        ("python:json", "python: 'json' has no function choose(situation)"),
    ],
)
def test_a_spec_that_does_not_exist_is_refused_in_one_sentence(spec: str, complaint: str) -> None:
    with pytest.raises(ValueError) as caught:
        make_bot(spec, "cytosis")
    assert str(caught.value).startswith(complaint) and "\n" not in str(caught.value)


def test_a_game_without_bots_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; bots play cytosis, virus-and-co"):
        make_bot("random", "chess")


def test_a_python_file_with_a_function_is_a_bot(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(PYTHON_BOT, encoding="utf-8")
    match = next(decisions("cytosis", 5))
    assert decide(make_bot(f"python:{tmp_path / 'mine.py'}", "cytosis"), match, 0) == match.legal[-1]


def test_a_python_file_that_fails_is_refused_with_its_error(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken.py' cannot be loaded: division by zero"):
        make_bot(f"python:{tmp_path / 'broken.py'}", "cytosis")


def test_an_answer_that_is_not_legal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("def choose(situation):\n    return 'sing'\n", encoding="utf-8")
    match = next(decisions("cytosis", 5))
    with pytest.raises(ValueError, match="the bot answered 'sing', which is not legal"):
        decide(make_bot(f"python:{tmp_path / 'wrong.py'}", "cytosis"), match, 0)


def test_what_can_sit_down_is_described_in_json() -> None:
    described = describe_bots()
    assert json.loads(json.dumps(described)) == described
    assert [row["bot"] for row in described["bots"]] == list(KINDS)
    assert {row["bot"] for row in described["bots"] if row["runs_programs"]} == {"stdio", "python"}
    assert list(described["levels"]) == list(vesicle.games())


@pytest.mark.parametrize("game", vesicle.games())
def test_every_game_has_the_four_levels(game: str) -> None:
    assert tuple(level.name for level in LEVELS[game]) == NAMES == ("freshman", "graduate", "postdoc", "laureate")
    for level in LEVELS[game]:
        make_bot(level.bot, game)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_level_and_bot_has_its_words(lang: str) -> None:
    words = Words(lang, "")
    assert all(words(f"level-{name}") and words(f"level-{name}.about") for name in NAMES)
    assert all(words(f"about-{name}") for name in KINDS)


def test_a_slip_is_as_frequent_as_the_level_says() -> None:
    class Best:
        def choose(self, situation: object) -> str:
            return "best"

    match = next(decisions("cytosis", 5))
    bot = SlippingBot("cytosis", Best(), Level("sleepy", "greedy", slips=30))
    answers = [bot.choose(situation_of(match, seed)) for seed in range(400)]
    assert 90 <= 400 - answers.count("best") <= 150
    assert set(answers) - {"best"} <= set(match.legal)


def test_a_slip_among_a_few_is_one_of_the_few_best() -> None:
    match = next(match for match in decisions("cytosis", 5) if len(match.legal) > 4)
    greedy = make_bot("greedy", "cytosis")
    bot = SlippingBot("cytosis", greedy, Level("careful", "greedy", slips=100, among=2))
    for seed in range(20):
        situation = situation_of(match, seed)
        assert bot.choose(situation) in greedy.rank(situation)[:2]  # type: ignore[attr-defined]


def test_only_programs_have_faults() -> None:
    assert count_faults(make_bot("random", "cytosis")) == 0
    assert count_faults(make_bot(f"stdio:{shlex.quote(sys.executable)}", "cytosis")) == 0
