"""Somebody's own box as a file: exported, changed, checked; what is wrong is one sentence with file, key and line."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import vesicle
from vesicle.own_box import IN_THE_BOX, NOTHING, Difference, check_box, compare_rows, export_box, write_value

EDITIONS = [(game, edition) for game, described in vesicle.games().items() for edition in described["editions"]]
every_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS)
BOX = """\
# my cards

[cards.insulin]
name = "Insulina"
atp = 3

[spots]
card-4.pay = { atp = 5 }
"""


def put(folder: Path, text: str) -> Path:
    path = folder / "my_box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(folder: Path, text: str, game: str = "cytosis", **options: Any) -> str:
    """What is said about a box file: one line."""
    with pytest.raises(ValueError) as caught:
        vesicle.rules_for(game, {"box": put(folder, text), **options})
    assert "\n" not in str(caught.value)
    return str(caught.value)


# Export


@every_edition
def test_an_exported_box_changes_nothing(game: str, edition: str, tmp_path: Path) -> None:
    path = put(tmp_path, export_box(game, edition=edition))
    for players in vesicle.games()[game]["players"]:
        options = {"players": players, "edition": edition}
        usual, own = vesicle.rules_for(game, options), vesicle.rules_for(game, {**options, "box": path})
        assert own.box.tobytes() == usual.box.tobytes()
        assert (own.labels, own.names) == (usual.labels, usual.names)
    assert check_box(path).differences == []


@every_edition
def test_an_exported_box_says_what_is_printed(game: str, edition: str) -> None:
    text = export_box(game, edition=edition)
    sources = {"printed": 0, "partly": 0, "proposal": 0}
    for section, rows in tomllib.loads(text).items():
        if isinstance(rows, dict) and section not in ("setup", "virus", "epigenetic"):
            for name, row in rows.items():
                assert f"[{section}.{name}]  # {row['source']}\n" in text
                sources[row["source"]] += 1
    assert sources["printed"] and sources["proposal"]
    setup = text[text.index("[setup]") :].partition("\n\n")[0].splitlines()[1:]
    assert all("  # printed" in line or line.startswith("proposals") for line in setup)


def test_a_number_that_no_rulebook_prints_is_marked_in_the_file(tmp_path: Path) -> None:
    text = export_box("cytosis", box={"setup": {"proposals": ["dealt"]}})
    assert "\ndealt            = 3                         # proposal\n" in text
    assert check_box(put(tmp_path, text)).differences == []


def test_a_box_of_one_edition_is_put_over_another(tmp_path: Path) -> None:
    path = put(tmp_path, export_box("cytosis", edition="first"))
    found = check_box(path, edition="second")
    assert Difference("events.toxicity.copies", "0", "printed", "3") in found.differences
    assert Difference("goals.diversity", IN_THE_BOX, "proposal", NOTHING) in found.differences
    assert vesicle.rules_for("cytosis", {"edition": "second", "box": path}).box.exhaust == 1


# Loading


@every_edition
def test_one_changed_value_changes_the_game_and_nothing_else(game: str, edition: str, tmp_path: Path) -> None:
    change, field = {
        "cytosis": ("[spots.card-4]\npay = { atp = 5 }\n", "spot_price"),
        "virus-and-co": ("[setup]\nbet_wrong = 5\n", "bet_wrong"),
    }[game]
    usual = vesicle.rules_for(game, {"edition": edition})
    own = vesicle.rules_for(game, {"edition": edition, "box": put(tmp_path, change)})
    assert [name for name in usual.box.dtype.names if (usual.box[name] != own.box[name]).any()] == [field]
    assert own.labels == usual.labels and own.step is usual.step


def test_a_saved_game_holds_the_box_and_needs_no_file(tmp_path: Path) -> None:
    path = put(tmp_path, BOX)
    match = vesicle.new("cytosis", players=2, seed=1, box=path)
    match.play(match.legal[0])
    record = match.record()
    path.unlink()
    assert record["options"]["box"] == tomllib.loads(BOX)
    again = vesicle.replay(record)
    assert again.position() == match.position() and again.rules.names["card"] == {"insulin": "Insulina"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("\n[cards.insulin]\natp = -1\n", "line 3: cards.insulin.atp: -1 is not a whole number from 0 to 99"),
        ("[cards]\ninsulin.atp = -1\n", "line 2: cards.insulin.atp: -1 is not a whole number from 0 to 99"),
        ("[cards]\n\ninsulin = { atp = -1 }\n", "line 3: cards.insulin.atp: -1 is not a whole number from 0 to 99"),
        ("[cards.insulin]\nneeds = { carb = -1 }\n", "line 2: cards.insulin.needs.carb: -1 is not a whole number"),
        ("[cards.insulin]\ncost = 1\n", "line 2: cards.insulin.cost: there is no such key; known are kind, atp,"),
        (
            "[cards.insuline]\natp = 1\n",
            "line 1: cards.insuline: there is no such key; near it are insulin and insulin-receptor",
        ),
        ("[decks]\n", "line 1: decks: there is no such section; known are setup, areas, spots, cards, goals, events"),
        ("x = 1\n", "line 1: x: there is no such section; known are setup,"),
        ("[cards.insulin]\n[cards.insulin]\n", "line 2: cards.insulin: it stands in line 1 already"),
        ("[cards.insulin]\natp = 1\natp = 2\n", "line 3: cards.insulin.atp: it stands in line 2 already"),
        ("[goals]\na = {}\na = {}\n", "line 3: goals.a: it stands in line 2 already"),
        ("[setup]\nflasks = [\n4,\n", "line 4: "),
        ("[setup]\n\nflasks = 4x\n", "line 3: "),
        ("complete = ['cards']\n[cards.a]\nkind = 'detox'\n", "line 2: cards: a box holds 43, not 1"),
        ("complete = true\n", "line 1: complete: the box has no section 'setup', so it is not complete"),
        ("game = 'chess'\n", "line 1: game: this is a box of 'chess', not of 'cytosis'"),
        ("edition = 'third'\n", "line 1: edition: 'third' is none of preview, first, second"),
        ("[setup]\ndetox_out = [8, 8, 8, 8]\n", "line 2: setup.detox_out: 8 is more than the box has"),
        ("[setup.tokens]\natp = 1\n", "line 1: setup.start_atp: more ATP than setup.tokens has"),
    ],
)
def test_what_is_wrong_is_said_with_file_line_and_key(text: str, sentence: str, tmp_path: Path) -> None:
    assert refusal(tmp_path, text).startswith(f"my_box.toml, {sentence}")


@pytest.mark.parametrize("change", ["remove", "add"])
def test_a_complete_box_has_as_many_cards_as_the_printed_one(change: str, tmp_path: Path) -> None:
    head, _, tail = export_box("cytosis").partition("[cards.ethanol]")
    row, _, rest = tail.partition("\n\n")
    text = f"{head}{rest}" if change == "remove" else f"{head}[cards.ethanol]{row}\n\n[cards.ether]{row}\n\n{rest}"
    line = text[: text.index("[cards.")].count("\n") + 1
    count = 42 if change == "remove" else 44
    assert refusal(tmp_path, text) == f"my_box.toml, line {line}: cards: a box holds 43, not {count}"


def test_a_box_of_the_other_game_is_told_apart(tmp_path: Path) -> None:
    text = export_box("virus-and-co")
    assert refusal(tmp_path, text).startswith("my_box.toml, line 10: game: this is a box of 'virus-and-co'")


def test_a_key_around_the_wrong_one_gives_the_line(tmp_path: Path) -> None:
    assert refusal(tmp_path, "\n[setup]\ngreys = 1\n\n[setup.tokens]\natp = 8\n", players=3).startswith(
        "my_box.toml, line 2: setup.start_atp: "
    )


def test_a_wrong_ruling_is_no_fault_of_the_box(tmp_path: Path) -> None:
    said = refusal(tmp_path, BOX, rulings={"supply": "endless"})
    assert said == "ruling 'supply': 'endless' is none of finite, unlimited"


@pytest.mark.parametrize("name", ["none.toml", ".", "a\0b"])
def test_a_file_that_cannot_be_read_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^box file .* cannot be read: "):
        vesicle.rules_for("cytosis", {"box": str(tmp_path / name)})


# Comparing


def test_a_check_lists_every_value_that_differs(tmp_path: Path) -> None:
    found = check_box(put(tmp_path, BOX))
    assert (found.game, found.edition, found.players) == ("cytosis", "second", [2, 3, 4, 5])
    assert found.differences == [
        Difference("spots.card-4.pay", "{ atp = 3 }", "proposal", "{ atp = 5 }"),
        Difference("cards.insulin.atp", "2", "printed", "3"),
        Difference("cards.insulin.name", '""', "printed", '"Insulina"'),
    ]


def test_a_check_tries_every_table_or_one(tmp_path: Path) -> None:
    path = put(tmp_path, "[setup]\ndetox_out = [0, 0, 0, 8]\n")
    with pytest.raises(ValueError, match=r"line 2: setup.detox_out: 8 is more"):
        check_box(path)
    assert [found.key for found in check_box(path, players=2).differences] == ["setup.detox_out"]


def test_a_check_believes_what_the_file_says_of_itself(tmp_path: Path) -> None:
    path = put(tmp_path, 'game = "virus-and-co"\nedition = "first-print"\n[setup]\nbet_right = 3\n')
    found = check_box(path)
    assert (found.game, found.edition, found.players) == ("virus-and-co", "first-print", [3, 4, 5, 6])
    assert found.differences == [Difference("setup.bet_right", "2", "printed", "3")]
    assert check_box(put(tmp_path, "[setup]\nbet_right = 3\n"), "virus-and-co").edition == "later"
    with pytest.raises(ValueError, match=r"^my_box.toml, line 1: game: 5 is none of cytosis, virus-and-co$"):
        check_box(put(tmp_path, "game = 5\n"))


def test_rows_and_values_that_only_one_box_has_are_told() -> None:
    usual = {"cards": {"a": {"atp": 1, "copies": 2, "source": "printed"}, "b": {"source": "proposal"}}}
    own = {"cards": {"c": {"source": "printed"}, "a": {"atp": 1, "source": "proposal"}}}
    assert list(compare_rows(usual, own)) == [
        Difference("cards.a.copies", "2", "printed", NOTHING),
        Difference("cards.b", IN_THE_BOX, "proposal", NOTHING),
        Difference("cards.c", NOTHING, NOTHING, IN_THE_BOX),
    ]


def test_another_order_is_a_difference() -> None:
    rows = {"a": {"source": "printed"}, "b": {"source": "printed"}}
    turned = {name: rows[name] for name in ("b", "a")}
    found = list(compare_rows({"spots": rows}, {"spots": turned}))
    assert found == [Difference("spots", "the order of the edition", "printed", "another order")]


# Garbage

leaves = st.booleans() | st.integers(-5, 2**65) | st.text(max_size=6) | st.floats(allow_nan=False, allow_infinity=False)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
)
patient = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)


def try_box(folder: Path, text: str, game: str) -> None:
    """A box is played or refused in one sentence, never anything else."""
    try:
        match = vesicle.new(game, seed=3, players=3, box=put(folder, text))
    except ValueError as error:
        assert str(error) and "\n" not in str(error)
    else:
        for _ in range(8):
            match.play(match.legal[-1])


@patient
@given(st.sampled_from(sorted(vesicle.games())), st.text(max_size=80))
def test_any_text_is_played_or_refused(tmp_path: Path, game: str, text: str) -> None:
    try_box(tmp_path, text, game)


@patient
@given(st.sampled_from(sorted(vesicle.games())), st.data())
def test_a_damaged_box_is_played_or_refused(tmp_path: Path, game: str, data: st.DataObject) -> None:
    content = tomllib.loads(export_box(game))
    here: Any = content
    while True:
        key = data.draw(st.sampled_from(sorted(here)))
        if not isinstance(here[key], dict) or not here[key] or data.draw(st.integers(0, 4)) == 0:
            break
        here = here[key]
    match data.draw(st.integers(0, 2)):
        case 0:
            del here[key]
        case 1:
            here[data.draw(st.sampled_from(["atp", "insulin", "x", "a\nb", "", "Ü"]))] = data.draw(values)
        case _:
            here[key] = data.draw(values)
    try_box(tmp_path, "\n".join(f"{write_value(key)} = {write_value(value)}" for key, value in content.items()), game)
