"""Whole games by four people at one table, over websockets, on both databases."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import vesicle
from commands import run_command
from server.live import Server
from server.people import check_views, full_table, play_all, seated, visiting

pytestmark = pytest.mark.anyio

GAMES = {
    "cytosis": {"game": "cytosis"},
    "virus-and-co": {"game": "virus-and-co"},
    "both-modules": {"game": "cytosis", "options": {"virus": True, "epigenetic": True, "edition": "first"}},
}


@pytest.mark.parametrize("wish", GAMES.values(), ids=GAMES.keys())
async def test_four_people_play_a_game_and_verify_it(server: Server, tmp_path: Path, wish: dict[str, Any]) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 4, **wish)
        commitment = (await people[0].state())["table"]["commitment"]
        async with seated(people) as players:
            while players[0].result is None:
                await play_all(players, random.Random(5), steps=60)
                await check_views(people, players)
            ended = players[0].result
        record = await people[3].ask("GET", "/record")
    match = vesicle.replay(record)
    assert ended["winner"] == match.winner and ended["scores"] == match.scores()
    assert (record["seed"], record["fair"]["salt"]) == (int(ended["seed"]), ended["salt"])
    assert people[0].token not in json.dumps(record)
    (tmp_path / "game.json").write_text(json.dumps(record), encoding="utf-8")
    sound = run_command(tmp_path, "verify", "game.json", "--commitment", commitment)
    assert sound.returncode == 0 and "promised at the start" in sound.stdout


async def test_views_by_patches_are_those_of_the_replayed_game(server: Server) -> None:
    async with visiting(server.address) as client:
        people = await full_table(client, 3)
        async with seated(people) as players:
            seen = []
            while players[0].result is None:
                await play_all(players, random.Random(8), steps=10)
                seen.append([json.loads(json.dumps(player.view)) for player in players])
        record = await people[0].ask("GET", "/record")
    match = vesicle.new(record["game"], seed=record["seed"], **record["options"])
    for number, action in enumerate(record["actions"], start=1):
        match.play(action)
        if number % 10 == 0:
            for seat, view in enumerate(seen.pop(0)):
                assert view.items() <= json.loads(json.dumps(match.view(seat))).items()
