"""`vesicle play`: whole games in the terminal, what can be typed, and what must stay hidden."""

import json
import os
import pty
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import vesicle
from commands import Command, settings_for
from given import given
from vesicle import Match
from vesicle.cli import app
from vesicle.cli.choices import list_choices
from vesicle.cli.scene import Scene
from vesicle.cli.story import play_on
from vesicle.cli.words import Words

PROMPT = "\n> "
SIMPLE = ("--bots", "random")  # quick when interpreted
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-7]|9[0-7])(?:;[0-9;]*)?m")


def saved_games(folder: Path) -> list[Path]:
    return sorted((folder / "data").rglob("*.json"))


def numbers(seed: int) -> str:
    """Many answers, some of which are no choice at all."""
    chosen = random.Random(seed)
    return "".join(f"{chosen.choice((1, 1, 2, 2, 3, 4, 5, 7, 9, 12))}\n1\n" for _ in range(600))


def test_always_the_first_choice_finishes_a_game(command: Command, tmp_path: Path) -> None:
    finished = command("play", *SIMPLE, "--seed", "1", typed="1\n" * 1000)
    assert finished.returncode == 0 and finished.stderr == ""
    assert "Health points ──" in finished.stdout and re.search(r"(You win|[BCD] wins) with \d+ HP", finished.stdout)
    (path,) = saved_games(tmp_path)
    assert finished.stdout.endswith(f"Game saved: {path}\n")
    record = json.loads(path.read_text(encoding="utf-8"))
    assert [seat["bot"] for seat in record["seats"]] == [None, "random", "random", "random"]
    assert vesicle.replay(record).winner == record["result"]["winner"]


@pytest.mark.parametrize(
    ("lang", "edition", "players"), [("en", "first", 2), ("it", "second", 5), ("it", "preview", 3)]
)
def test_a_game_fits_into_80_columns(lang: str, edition: str, players: int, command: Command) -> None:
    words = ("--lang", lang, "--edition", edition, "--players", str(players))
    finished = command("play", *SIMPLE, "--seed", "4", *words, typed=numbers(4))
    assert finished.returncode == 0 and finished.stderr == ""
    told, path = finished.stdout.rsplit(":", 1)
    assert path.strip().endswith(".json")
    assert max(map(len, told.splitlines())) <= 80


def cards_of(text: str) -> set[str]:
    """All cards that a text names, by id; longer names are looked for first."""
    names = {Words("en", "second")(f"card-{card}"): card for card in vesicle.rules_for("cytosis", {}).labels["card"]}
    pattern = "|".join(sorted((re.escape(name) for name in names), key=len, reverse=True))
    return {names[name] for name in re.findall(pattern, " ".join(text.split()))}


def known_cards(view: Any) -> set[str]:
    """All cards that a view names anywhere."""
    if isinstance(view, dict):
        return {card for value in view.values() for card in known_cards(value)}
    if isinstance(view, list):
        return {card for value in view for card in known_cards(value)}
    return {view} if isinstance(view, str) else set()


def seen_between_answers(record: dict[str, Any], seat: int) -> Iterator[set[str]]:
    """What a seat's views named from each of its answers to the next."""
    match: Match = vesicle.replay({**record, "actions": [], "digests": {}, "result": None})
    known: set[str] = set()
    for action in record["actions"]:
        known |= known_cards(match.view(seat))
        if match.to_act == seat and match.legal != ("done",):
            yield known
            known = known_cards(match.view(seat))
        match.play(action)
    yield known | known_cards(match.view(seat))


@pytest.mark.parametrize("seat", [0, 2])
def test_no_card_is_named_before_the_seat_may_know_it(seat: int, command: Command, tmp_path: Path) -> None:
    finished = command("play", *SIMPLE, "--seed", "9", "--players", "3", "--seat", str(seat), typed="log\n1\n" * 500)
    (path,) = saved_games(tmp_path)
    known = seen_between_answers(json.loads(path.read_text(encoding="utf-8")), seat)
    parts = finished.stdout.split(PROMPT)
    allowed: set[str] = set()
    for part in parts:
        if not part.startswith("log\n"):
            allowed |= next(known)
        assert cards_of(part) <= allowed
    assert next(known, None) is None
    assert 7 <= len(cards_of(parts[0])) < 15, "the market, the own hand, and what was bought"


def test_what_is_told_is_what_the_log_says() -> None:
    match, chosen = vesicle.new("cytosis", players=3, seed=2), random.Random(2)
    told = match.log(1)
    for _ in range(60):
        action = chosen.choice(match.legal)
        told += [{"number": len(match.actions), **entry} for entry in play_on(match, action, 1)]
    assert told == match.log(1)


def test_a_move_can_be_typed_in_words(command: Command) -> None:
    typed = "1\ntake atp\ntake atp\nplace mitochondria-3\n"
    output = command("play", *SIMPLE, "--seed", "1", "--players", "2", typed=typed).stdout
    assert output.count("You take 1 ATP") == 2
    assert "You place a flask on Mitochondria 3 (+3 ATP" in output


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "What a bot would consider in your place, and the chance to win:"),
        ("it", "Che cosa valuterebbe un bot al tuo posto, e la probabilità di vittoria:"),
    ],
)
def test_a_hint_is_three_choices_with_reasons(lang: str, title: str, command: Command) -> None:
    typed = "1\n1\n1\nhint\n"
    output = command("play", *SIMPLE, "--seed", "1", "--players", "2", "--lang", lang, typed=typed).stdout
    lines = output.split(f"{title}\n")[1].split("\n> ")[0].splitlines()
    assert len(lines) == 6 and max(map(len, lines)) <= 80 and "%" in lines[0]
    assert all(line.split()[0].isdecimal() for line in lines[::2])
    assert not any(line.split()[0].isdecimal() for line in lines[1::2])


def test_why_quotes_the_clause(command: Command) -> None:
    typed = "1\n1\n1\nwhy complete insulin\nplace golgi-1\nwhy 1\nwhy sing\nwhy\n"
    output = command("play", *SIMPLE, "--seed", "1", "--players", "2", typed=typed).stdout
    assert '"complete insulin" is not possible now:\n  C-P1-07: ' in output
    assert '"place golgi-1" is not possible now:\n  C-GOL-07: ' in output
    assert '" is possible now.' in output
    assert '"sing" is not an action: one looks like "place ' in output and '"" is not an action' in output
    assert "Traceback" not in output


def test_why_in_italian_quotes_the_clause_in_italian(command: Command) -> None:
    output = command("play", *SIMPLE, "--seed", "1", "--lang", "it", typed="why done\n").stdout
    refused = Words("it", "second")("why-not", action="done")
    assert f"{refused}\n  C-P1-03: Ciò che uno spazio" in output


@pytest.mark.parametrize(("lang", "sign"), [("en", "How cards are completed"), ("it", "Come si completano le carte")])
def test_help_fits_on_the_screen(lang: str, sign: str, command: Command) -> None:
    output = command("play", *SIMPLE, "--seed", "1", "--lang", lang, typed="?\n").stdout
    shown = output.split("> ?\n")[1].split("\n> ")[0].splitlines()
    assert sign in shown and len(shown) <= 24 and max(map(len, shown)) <= 80


def test_the_log_and_the_table_can_be_asked_for(command: Command) -> None:
    output = command("play", *SIMPLE, "--seed", "1", "--players", "2", typed="log\ntable\n").stdout
    assert output.count("Market ──") == 2 and output.count("Goals: ") == 2


def test_nonsense_is_answered_with_what_is_allowed(command: Command) -> None:
    output = command("play", *SIMPLE, "--seed", "1", typed="0\n99\nsing\n\n²\n").stdout
    output = " ".join(output.split())
    assert output.count("is not one of the choices: type a number from 1 to 3, an action, or ? for help") == 5


@pytest.mark.parametrize(
    ("lang", "names"),
    [("en", ("Freshman", "You", "Graduate", "random")), ("it", ("Matricola", "Tu", "Dottorando", "a caso"))],
)
def test_opponents_go_by_the_names_of_their_levels(lang: str, names: tuple[str, ...], command: Command) -> None:
    words = ("--seed", "3", "--seat", "1", "--bots", "freshman,graduate,random", "--lang", lang)
    output = command("play", *words, typed="").stdout
    for letter, name in zip("ABCD", names, strict=True):
        assert f"\n{letter} {name} " in output


@pytest.mark.parametrize("typed", ["", "1\n", "1\nquit\n", "q\n"])
def test_leaving_is_polite_and_keeps_nothing(typed: str, command: Command, tmp_path: Path) -> None:
    finished = command("play", *SIMPLE, "--seed", "1", typed=typed)
    assert finished.returncode == 0 and finished.stderr == ""
    assert finished.stdout.endswith("nothing was saved.\n")
    assert saved_games(tmp_path) == []


def test_endless_nonsense_from_a_pipe_ends(command: Command) -> None:
    assert (
        "Too many lines came without an answer."
        in command("play", *SIMPLE, "--seed", "1", typed="sing\n" * 1000).stdout
    )


def test_a_folder_that_cannot_be_written_costs_only_the_file(command: Command, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", encoding="utf-8")
    finished = command("play", *SIMPLE, "--seed", "1", "--players", "2", typed="1\n" * 1000)
    assert finished.returncode == 0 and finished.stderr == ""
    assert "The game was not saved" in finished.stdout


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--players", "6"), "players: 6 is none of 2, 3, 4, 5"),
        (("--players", "2", "--seat", "2"), "seat 2 does not exist: --seat goes from 0 to 1"),
        (("--edition", "third"), "edition 'third' is none of preview, first, second"),
        (("--seed", "-1"), "--seed -1 won't work: seeds go from 0 to 9223372036854775807"),
        (("--bots", "genius"), "--bots: there is no bot 'genius': known are random"),
        (("--bots", "random,greedy"), "--bots names 2 for 3 opponents: name one for each of them, or one for all"),
        (("--lang", "de"), "no language 'de': --lang takes en or it"),
    ],
)
def test_bad_input_gets_one_line_and_status_two(words: tuple[str, ...], complaint: str) -> None:
    result = CliRunner().invoke(app, ["play", *words])
    assert result.exit_code == 2 and result.stdout == ""
    assert result.stderr.startswith(f"vesicle: {complaint}") and result.stderr.count("\n") == 1


def in_a_terminal(folder: Path, **settings: str) -> str:
    """What the first table looks like in a real terminal; the person leaves at once."""
    ours, theirs = pty.openpty()
    env = {**settings_for(folder), "TERM": "xterm-256color"}
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        env.pop(name, None)
    words = [sys.executable, "-m", "vesicle", "play", *SIMPLE, "--seed", "1"]
    with subprocess.Popen(words, stdin=theirs, stdout=theirs, stderr=theirs, env=env | settings) as process:
        os.close(theirs)
        os.write(ours, b"quit\n")
        shown = b""
        while True:
            try:
                more = os.read(ours, 65536)
            except OSError:  # how Linux says that the other end is closed
                break
            if not more:
                break
            shown += more
    os.close(ours)
    assert process.returncode == 0
    return shown.decode("utf-8")


def test_a_terminal_gets_colours_unless_it_wants_none(tmp_path: Path) -> None:
    coloured, plain = in_a_terminal(tmp_path), in_a_terminal(tmp_path, NO_COLOR="1")
    assert COLOUR.search(coloured) and not COLOUR.search(plain)
    unstyled = [re.sub(r"\x1b\[[0-9;]*m", "", text) for text in (coloured, plain)]
    assert unstyled[0] == unstyled[1] and "A You" in unstyled[0]


def say(match: Match, action: str) -> str:
    """How a choice is put to the player who has it."""
    seat = match.to_act
    scene = Scene(Words("en", match.rules.options["edition"]), match.rules, seat, ("",) * match.rules.players)
    outcome = match.outcomes[match.legal.index(action)]
    (choice,) = list_choices(scene, match.view(seat), [action], [outcome])
    return choice.words


@pytest.mark.parametrize(
    ("table", "action", "words"),
    [
        ({}, "place nucleus-3", "Nucleus 3: +3 mRNA"),
        ({"atp": 2}, "place glucose-2", "Glucose 2: −2 ATP, +2 carbs"),
        ({"carb": 1}, "place mitochondria-6", "Mitochondria 6: −1 carb, +6 ATP"),
        ({"atp": 9}, "grey nucleus-3", "Nucleus 3: +3 mRNA"),
        ({}, "exhaust lipid", "1 lipid"),
        ({"hand": ["lipid-reserve"]}, "play lipid-reserve", "Lipid reserve: +4 lipids"),
    ],
)
def test_a_choice_says_what_it_costs_and_gives(table: dict[str, Any], action: str, words: str) -> None:
    assert say(given(**table).match, action) == words


def test_an_amount_names_the_cards_that_it_is_enough_for() -> None:
    game = given(mrna=3, hand=["insulin", "oxytocin", "hexokinase"]).play("place rough-1")
    assert say(game.match, "load 1") == "1 protein"
    assert say(game.match, "load 2") == "2 proteins (enough for Insulin)"
    assert say(game.match, "load 3") == "3 proteins (enough for Oxytocin)"


def test_a_stuck_piece_is_told_to_have_no_effect() -> None:
    """A-02: where nothing can be done a piece is placed all the same."""
    free = ("nucleus-3", "nucleus-2", "mitochondria-3", "mitochondria-2", "lipid-3", "lipid-2", "ribosome", "laureates")
    occupied = {spot: 1 + number // 2 for number, spot in enumerate(free)}
    match = given(edition="first", players=5, occupied=occupied).match
    assert all(action.startswith("place ") for action in match.legal)
    assert say(match, "place rough-1") == "Rough ER: without effect"


def test_spots_that_are_alike_are_offered_once() -> None:
    match = given(mrna=1).match
    scene = Scene(Words("en", "second"), match.rules, 0, ("",) * match.rules.players)
    offered = [choice.action for choice in list_choices(scene, match.view(0), match.legal, match.outcomes)]
    assert "place rough-1" in offered and "place rough-2" not in offered
    assert "place nucleus-3" in offered and "place nucleus-2" in offered
