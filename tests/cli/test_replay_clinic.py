"""`vesicle replay` for Virus & Co., the charts of both games, and walking through them with keys."""

import json
import os
import pty
import random
import select
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import vesicle
from vesicle.cli import app
from vesicle.cli.replay_chart import points_by_round
from vesicle.cli.replay_show import Moment, moments_of, show_of
from vesicle.core.clauses import LANGUAGES

PATIENCE = 60.0  # seconds for a key to be heard on a busy machine


def played(seed: int, players: int = 4, **options: object) -> vesicle.Match:
    match, chance = vesicle.new("virus-and-co", seed=seed, players=players, **options), random.Random(seed)
    while match.winner is None:
        match.play(chance.choice(match.legal))
    return match


@pytest.fixture(scope="module")
def clinic(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("clinic") / "game.json"
    path.write_text(json.dumps(played(5, rounds=2).record()), encoding="utf-8")
    return path


def run(*words: str, typed: str | None = None) -> str:
    result = CliRunner().invoke(app, ["replay", *words], input=typed)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_whole_game_is_told_and_the_table_is_drawn(clinic: Path) -> None:
    match = vesicle.replay(json.loads(clinic.read_text(encoding="utf-8")))
    lines = run(str(clinic)).splitlines()
    assert lines[0].startswith("Round 1: ") and max(map(len, lines)) <= 80
    assert any(line.startswith("Pharmacy: ") for line in lines)
    winners = [score for score in match.scores() if score["won"]]
    assert lines[-1].endswith(f"with {winners[0]['total']} points.".replace("-", "−")) or len(winners) > 1


def test_a_seat_sees_its_own_risk_cards_and_a_spectator_none(clinic: Path) -> None:
    assert "Your Risk cards" in run(str(clinic), "--at", "0", "--seat", "2")
    spectator = run(str(clinic), "--at", "0")
    assert "Your Risk cards" not in spectator and "get 5 Risk cards each" in spectator


def test_it_speaks_italian(clinic: Path) -> None:
    said = run(str(clinic), "--at", "40", "--lang", "it")
    assert "Farmacia: " in said and "Dopo 40 azioni" in said
    assert "Scoperte sui mazzi: l’Herpes simplex (2), il Parvovirus (1)" in said


@pytest.mark.parametrize("edition", vesicle.games()["virus-and-co"]["editions"])
def test_every_step_can_be_told_in_all_eyes_and_both_languages(edition: str) -> None:
    match = played(2, 6, rounds=2, edition=edition, etiquette=True)
    for seat in (None, 5):
        start = vesicle.new("virus-and-co", seed=2, players=6, rounds=2, edition=edition, etiquette=True)
        moments = moments_of(start, match.actions, seat)
        assert [entry for moment in moments for entry in moment.entries] == [
            {key: part for key, part in entry.items() if key != "number"} for entry in match.log(seat)
        ]
        for lang in LANGUAGES:
            told = [show_of(match, seat, lang).tell(moment) for moment in moments]
            assert all(lines and all(line.text.strip() and "{" not in line.text for line in lines) for lines in told)


def test_points_are_charted_after_each_round(clinic: Path) -> None:
    match = vesicle.replay(json.loads(clinic.read_text(encoding="utf-8")))
    start = vesicle.new("virus-and-co", seed=5, players=4, rounds=2)
    points = points_by_round(moments_of(start, match.actions, None))
    by_round = [[sum(score["rounds"][: number + 1]) for score in match.scores()] for number in range(2)]
    assert points == {1: by_round[0], 2: by_round[1]}
    chart = run(str(clinic), "--charts")
    assert "Points after each round" in chart and chart.count("Round 2  A") == 1


def test_a_game_that_has_hardly_begun_has_a_chart_too() -> None:
    view = {"round_number": 1, "players": [{"points": {"cards": 0}}]}
    assert points_by_round([Moment([], view)]) == {1: [0]}


def test_lines_of_input_lead_through_the_game(clinic: Path) -> None:
    said = run(str(clinic), "--step", "--at", "3", typed="\n\nb\nr\nT\nG\ng\nnonsense\n2\n0\n9\nq\n")
    places = [line.split(",")[0] for line in said.splitlines() if line.startswith("Move ")]
    last = len(json.loads(clinic.read_text(encoding="utf-8"))["actions"])
    assert places[:4] == [f"Move {number} of {last}" for number in (3, 4, 5, 4)]
    assert places[6:] == [f"Move {number} of {last}" for number in (last, 0, 0, 0, 0)]
    assert said.count("Your Risk cards") == 1


def test_an_input_that_ends_ends_the_walk(clinic: Path) -> None:
    assert run(str(clinic), "--step", typed="").count("Move 0 of") == 1


def wait_for(terminal: int, wanted: str) -> None:
    """Until a whole screen that says it has been drawn."""
    shown = ""
    while "quit" not in shown.partition(wanted)[2]:
        assert select.select([terminal], [], [], PATIENCE)[0], shown[-2000:]
        shown += os.read(terminal, 65536).decode(errors="replace")


def test_keys_lead_through_the_game_on_a_terminal(clinic: Path) -> None:
    """Each press is heard at once."""
    ours, theirs = pty.openpty()
    size = {"COLUMNS": "100", "LINES": "60", "TERM": "xterm"}
    command = [sys.executable, "-m", "vesicle", "replay", str(clinic), "--step"]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, **size}) as walking:
        os.close(theirs)
        try:
            for wanted, pressed in ((0, b"\x1b[C"), (1, b" "), (2, b"\x1b[H"), (0, b"q")):
                wait_for(ours, f"Move {wanted} of")
                os.write(ours, pressed)
            assert walking.wait(PATIENCE) == 0
        finally:
            walking.kill()
            os.close(ours)
