"""The Virus expansion and the Epigenetic cards in the terminal: what is drawn, asked and told of them."""

import io
import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console, RenderableType

import vesicle
from given import Table, given
from vesicle import Match
from vesicle.cli.choices import draw_choices, list_choices
from vesicle.cli.guide import draw_help
from vesicle.cli.scene import Scene
from vesicle.cli.story import play_on, tell, tell_all
from vesicle.cli.table import draw_scores, draw_table
from vesicle.cli.words import Words
from vesicle.core.clauses import LANGUAGES

OUTBREAK = {"die_faces": [4, 4, 4, 4, 4, 4]}  # so that all dice are known


def scene_for(match: Match, seat: int | None = 0, lang: str = "en") -> Scene:
    names = tuple(f"P{number}" for number in range(match.rules.players))
    return Scene(Words(lang, match.rules.options["edition"]), match.rules, seat, names)


def shown(part: RenderableType, width: int = 80) -> str:
    """What a terminal of that width shows."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(part)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert max(map(len, text.splitlines())) <= width
    return text


def table_of(match: Match, seat: int | None = 0, width: int = 80) -> str:
    return shown(draw_table(scene_for(match, seat), match.view(seat), width), width)


def asked(match: Match, lang: str = "en", width: int = 80) -> str:
    """The question to whoever decides now, with its choices."""
    seat = match.to_act
    scene, view = scene_for(match, seat, lang), match.view(seat)
    return shown(draw_choices(scene, view, list_choices(scene, view, match.legal, match.outcomes), width), width)


def told(match: Match, action: str, seat: int | None = 0) -> list[str]:
    """The lines that an action is told in."""
    return [line.text for line in tell(scene_for(match, seat), play_on(match, action, seat))]


def row_of(text: str, *starts: str) -> list[str]:
    """The words of the last line that begins so."""
    return next(line.split() for line in reversed(text.splitlines()) if line.split()[: len(starts)] == list(starts))


def played_at_random(match: Match, chosen: random.Random) -> Iterator[tuple[int, str]]:
    """The actions of a game, each before it is played; decks are looked at often."""
    number = 0
    while match.to_act is not None:
        yield number, "scout" if "scout" in match.legal and chosen.random() < 0.3 else chosen.choice(match.legal)
        number += 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_with_both_is_drawn_asked_and_told_in_both_languages(players: int) -> None:
    options: dict[str, Any] = {"edition": "first", "players": players, "virus": True, "epigenetic": True}
    match = vesicle.new("cytosis", seed=players, **options)
    scenes = {lang: [scene_for(match, seat, lang) for seat in range(players)] for lang in LANGUAGES}
    seen: set[str] = set()
    for number, action in played_at_random(match, random.Random(players)):
        seat, width = match.to_act, (80, 100, 140, 160)[number // 20 % 4]
        assert seat is not None
        view = match.view(seat)
        entries = play_on(match.clone(), action, seat)
        question = view["pending"][-1]
        for lang in LANGUAGES:
            scene = scenes[lang][seat]
            table = draw_table(scene, view, width)
            choices = draw_choices(scene, view, list_choices(scene, view, match.legal, match.outcomes), width)
            assert all(line.text.strip() for line in tell(scene, entries))
            if number % 20 == 0 or question not in seen:  # laying all of them out takes long
                assert shown(table, width) and shown(choices, width)
        seen.add(question)
        match.play(action)
    assert seen >= {"draft", "gain", "antibody", "turn"} and ("lose" in seen) == (players < 5)
    for lang in LANGUAGES:
        scene = scene_for(match, None, lang)
        assert shown(draw_table(scene, match.view(None), 80)) and tell_all(scene, match.log(None))
        assert scene.words("source-virus") in shown(draw_scores(scene, match.scores()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_them_shows_nothing_of_them(lang: str) -> None:
    match = vesicle.new("cytosis", edition="first", players=2, seed=1)
    scene = scene_for(match, 0, lang)
    named = [f"trait-{trait}" for trait in match.rules.labels["trait"]]
    named += [f"strain-{strain}" for strain in match.rules.labels["strain"]]
    named += ["dummy", "title-antibodies", "title-traits", "column-zone", "column-antibodies", "kind-virus-attack"]
    lines = [shown(draw_help(scene))]
    for number, action in played_at_random(match, random.Random(1)):
        if number % 20 == 0:
            lines += [shown(draw_table(scene, match.view(0), 80)), asked(match, lang)]
        lines += [line.text for line in tell(scene, play_on(match, action, 0))]
    lines.append(shown(draw_scores(scene, match.scores())))
    everything = "\n".join(lines)
    assert scene.words("title-goals", points=3) in everything, "other texts are found"
    assert [name for name in named if scene.words(name) in everything] == []
    assert scene.words("then", steps="") not in everything and scene.words("source-virus") not in everything


def test_each_player_has_a_line_with_antibodies_health_zone_and_trait() -> None:
    game = given(
        players=2,
        edition="first",
        virus=True,
        traits={0: "demethylation", 1: "housekeeping"},
        antibodies={0: {"ebola": 2, "rhinovirus": 12}},
        dummy={"influenza": 4},
        points={0: 14, 1: 30},
    )
    text = table_of(game.match)
    assert row_of(text, "A", "P0", "2") == ["A", "P0", "2", "0", "12", "yellow,", "2", "dice", "Demethylation"]
    assert row_of(text, "B", "P1", "0") == ["B", "P1", "0", "0", "0", "green,", "3", "dice", "Housekeeping"]
    assert row_of(text, "dummy") == ["dummy", "0", "4", "0"]
    assert "Demethylation: market cards cost nothing" in text
    assert "every round starts with one of" not in text
    assert "every round starts with one of ATP, mRNA, lipid" in table_of(game.match, width=140)


def test_one_of_the_two_is_drawn_without_the_other() -> None:
    virus = table_of(given(players=3, edition="first", virus=True).match)
    traits = table_of(given(players=3, edition="first", traits={0: "open-chromatin"}).match)
    assert "Antibodies ──" in virus and "health zone" in virus and "trait" not in virus and "dummy" not in virus
    assert "Epigenetic cards ──" in traits and "Open chromatin" in traits and "health zone" not in traits


def outbreak(players: int, **more: Any) -> Table:
    """A Virus Event strikes after the last piece; everybody throws fours."""
    flasks = {0: 1, **dict.fromkeys(range(1, players), 0)}
    box = {"virus": OUTBREAK}
    return given(
        players=players, edition="first", virus=True, box=box, events=["ebola-outbreak"], flasks=flasks, **more
    )


def test_an_outbreak_is_told_after_its_event_with_dice_and_antibodies() -> None:
    game = outbreak(2, antibodies={1: {"ebola": 6}}, dummy={"ebola": 2}, points={0: 14, 1: 10}, atp=3)
    assert told(game.match, "place nucleus-3") == [
        "You place a flask on Nucleus 3 (+3 mRNA)",
        "Event Ebola Virus: everyone’s immune response decides",
        "Ebola strikes. Responses, the strongest first:",
        "  B: 4 + 4 + 6 antibodies = 14",
        "  dummy: 4 + 4 + 2 antibodies = 10",
        "  You: 4 + 4 + 0 antibodies = 8",
    ]


def test_a_running_virus_is_drawn_with_ranks_and_what_they_bring() -> None:
    game = outbreak(2, antibodies={1: {"ebola": 6}}, dummy={"ebola": 2}, points={0: 14, 1: 10}, atp=3)
    text = table_of(game.play("place nucleus-3").match)
    assert "Virus: Ebola ──" in text and "Round 1 of 11" in text, "the round after the Event has not begun"
    assert row_of(text, "▸", "1") == ["▸", "1", "B", "P1", "4", "+", "4", "6", "14", "gains", "3", "resources"]
    assert row_of(text, "2", "dummy") == ["2", "dummy", "4", "+", "4", "2", "10", "(stays", "in", "the", "supply)"]
    assert row_of(text, "3", "A") == ["3", "A", "P0", "4", "+", "4", "0", "8", "loses", "1", "resource", "or", "HP"]
    assert "Virus: Ebola" not in table_of(given(virus=True).match)


def test_gains_losses_and_antibodies_are_asked_for() -> None:
    match = outbreak(2, antibodies={1: {"ebola": 6}}, dummy={"ebola": 2}, stocks={1: {"atp": 2}}).match
    match.play("place nucleus-3")
    assert "Ebola: your response was strong. Take a resource (3 left to take)." in asked(match)
    assert "Then: the next rank · antibodies · the new market · the next round" in asked(match)
    for _ in range(3):
        match.play("take atp")
    assert "Ebola: your response was the weakest. What do you lose?" in asked(match)
    assert told(match.clone(), "lose hp") == ["You lose 1 HP"]
    assert told(match, "lose mrna") == ["You lose 1 mRNA"]
    assert "1 2 antibodies for 1 ATP (from 6 to 8)" in asked(match) and "2 enough" in asked(match)
    assert told(match, "antibody") == ["B buys 2 antibodies against Ebola (−1 ATP)"]
    assert told(match, "done")[0] == "  The dummy gains 2 antibodies against Ebola"


def test_a_bought_attack_interrupts_and_takes_points_first() -> None:
    game = given(players=3, edition="first", virus=True, market=["ebola-attack-1"], atp=2, box={"virus": OUTBREAK})
    match = game.match
    assert "Ebola Attack  virus  others −1 HP" in table_of(match)
    assert told(match, "place card-1") == ["You place a flask and buy Ebola Attack"]
    assert "Your Virus Attack: Ebola ──" in table_of(match) and "No dice yet" in table_of(match)
    assert "Ebola: buy antibodies before your virus strikes?" in asked(match)
    assert "Then: the others lose 1 HP · everyone rolls · the interrupted turn" in asked(match)
    match.play("antibody")
    lines = told(match, "done")
    assert lines[:3] == ["  B: −1 HP", "  C: −1 HP", "Ebola strikes. Responses, the strongest first:"]
    assert "A’s Virus Attack: Ebola ──" in table_of(match, 1) and "A bought Ebola Attack" in table_of(match, 1)
    assert row_of(table_of(match).split("Antibodies")[0], "B", "P1")[:3] == ["B", "P1", "−1"]


def test_a_virus_in_the_open_turn_of_another_is_told_to_a_spectator() -> None:
    match = given(players=3, edition="first", virus=True, market=["ebola-attack-1"]).match
    lines = told(match, "place card-1", None)
    assert lines[:3] == ["A places a flask and buys Ebola Attack", "  B: −1 HP", "  C: −1 HP"]


def test_the_draft_says_what_each_card_does_and_keeps_the_secret() -> None:
    match = vesicle.new("cytosis", edition="first", players=3, epigenetic=True, first_seat=0, seed=1)
    kept = match.legal[0].removeprefix("keep ")
    name = Words("en", "first")(f"trait-{kept}")
    assert "Setup: which of these Epigenetic cards do you keep?" in asked(match) and name in asked(match)
    assert "Market ──" not in table_of(match) and "Your hand ──" not in table_of(match), "nothing is dealt yet"
    assert told(match.clone(), f"keep {kept}", 1) == ["A keeps a card"]
    assert told(match, f"keep {kept}") == [f"You keep {name}"]
    assert f"{name} (face down)" in table_of(match, 0)
    assert row_of(table_of(match, 1), "A", "P0")[2:] == ["not", "chosen", "yet"]
    match.play(match.legal[0])
    revealed = told(match, match.legal[0])
    assert any(line.startswith(f"You have {name}: ") for line in revealed)
    assert sum(" has " in line and ": " in line for line in revealed) == 2


@pytest.mark.parametrize(
    ("trait", "table", "before", "words"),
    [
        ("metabolic-switch", {"atp": 2}, [], "1 carb for 2 ATP"),
        ("open-chromatin", {"atp": 2}, [], "look at the top 3 cards for 2 ATP"),
        ("hyperacetylation", {"atp": 3}, ["place glucose-2"], "1 carb, −1 ATP"),
        ("cell-plasticity", {"atp": 3}, [], "Hire a grey flask first for 3 ATP"),
        ("demethylation", {"market": [None, "insulin"]}, [], "Buy Insulin, free"),
        ("housekeeping", {"pending": ["first-turn", "income"]}, [], "take nothing"),
        ("poised-promoter", {"pending": ["first-turn", "early"], "atp": 1}, [], "wait for your turn"),
    ],
)
def test_an_ability_is_offered_with_its_price(trait: str, table: dict[str, Any], before: list[str], words: str) -> None:
    game = given(edition="first", traits={0: trait}, **table)
    for action in before:
        game.play(action)
    assert words in asked(game.match)


def test_another_pays_what_demethylation_does_not() -> None:
    match = given(edition="first", traits={0: "demethylation"}, market=[None, "insulin"]).match
    assert "[ ] free  Insulin" in table_of(match, 0)
    assert "[ ] 1 ATP  Insulin" in table_of(match, 1)
    assert "[ ] free  Insulin" in table_of(match, None)  # who only watches sees the price of who decides


def test_what_a_scout_sees_is_shown_to_nobody_else() -> None:
    deck = ["hexokinase", "insulin", "oxytocin", "cortisol"]
    match = given(players=3, edition="first", traits={0: "open-chromatin"}, atp=4, deck=deck).match
    assert told(match.clone(), "scout", 1) == ["A looks at the top of the deck (−2 ATP)"]
    match.play("scout")
    assert "Next on the deck: Cortisol · Oxytocin · Insulin" in table_of(match)
    assert "Next on the deck" not in table_of(match, 1) and "Next on the deck" not in table_of(match, None)
    assert "take one of these cards for 2 ATP?" in asked(match) and "take none" in asked(match)
    assert told(match.clone(), "choose cortisol", 1) == ["A takes a card from the deck (−2 ATP)"]
    assert told(match, "choose cortisol") == ["You take Cortisol from the deck (−2 ATP)"]
    assert "which card goes on top of the deck?" in asked(match)
    assert told(match.clone(), "put insulin", 2) == ["A puts a card back on the deck"]
    assert told(match, "put insulin") == ["You put Insulin back on the deck"]
    assert "Next on the deck: Insulin · Oxytocin" in table_of(match)


def test_discards_that_a_scout_needs_go_beneath_the_deck() -> None:
    discard = ["hexokinase", "insulin", "oxytocin"]
    match = given(edition="first", traits={0: "open-chromatin"}, atp=2, deck=["cortisol"], discard=discard).match
    assert told(match, "scout", 1)[-1] == "The discard pile is shuffled and put beneath the deck"


def test_a_trade_is_told_with_its_price() -> None:
    match = given(edition="first", traits={0: "metabolic-switch"}, atp=2).match
    assert told(match, "trade carb", 1) == ["A trades ATP for 1 carb (−2 ATP)"]


def test_a_paid_extra_carb_is_told_with_its_price() -> None:
    game = given(edition="first", traits={0: "hyperacetylation"}, atp=3).play("place glucose-2")
    assert told(game.match, "take carb", 1) == ["A takes 1 carb (−1 ATP)"]


def test_a_loss_at_the_end_of_a_turn_without_a_sentence_is_told() -> None:
    flasks = {0: 1, 1: 0, 2: 0}
    game = given(edition="first", hand=["lipid-reserve"], lipid=9, mrna=9, flasks=flasks, events=["toxicity"])
    match = game.play("place mitochondria-3").match
    assert match.legal == ("play lipid-reserve", "done")
    assert any(line.startswith("  You: −") for line in told(match, "done"))


def test_a_strain_of_an_own_box_goes_by_its_name() -> None:
    own = {"virus": {"strains": ["ebola", "influenza", "noro"]}}
    for card in ("cards.rhinovirus-attack-1", "cards.rhinovirus-attack-2", "events.rhinovirus-outbreak"):
        section, name = card.split(".")
        own.setdefault(section, {})[name] = {"strain": "noro"}  # type: ignore[assignment]
    match = vesicle.new("cytosis", edition="first", virus=True, box=own, seed=1)
    assert "Ebola  Influenza  noro  health zone" in table_of(match)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_explains_viruses_and_traits_only_where_they_are_played(lang: str) -> None:
    def helped(**options: bool) -> str:
        return shown(draw_help(scene_for(vesicle.new("cytosis", players=2, seed=1, **options), 0, lang)))

    words = Words(lang, "second")
    base, virus, traits = helped(), helped(virus=True), helped(epigenetic=True)
    for name, one in (("help-virus", virus), ("dummy", virus), ("help-traits", traits), ("trait-housekeeping", traits)):
        assert words(name) in one and words(name) not in base
    assert words("help-make-virus-attack") in virus and words("help-make-virus-attack") not in traits
