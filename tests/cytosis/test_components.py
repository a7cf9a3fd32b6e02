"""What the boxes hold, and what the loader says about an own box that does not fit; always in one sentence."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import vesicle
from given import components, given
from vesicle.cytosis.components import DATA, SOURCES, check_components
from vesicle.cytosis.ids import N_AREAS

every_edition = pytest.mark.parametrize("edition", DATA.names)

# What rulebooks print, by edition; everything else is a proposal and says so.
FIGURES = """
hexokinase red 1 2 0 0 3 / pyruvate-kinase red 1 2 0 1 4 / lactate-dehydrogenase orange 2 2 0 0 4
creatine-kinase orange 2 2 0 1 5 / glycogen-synthase green 1 3 0 0 4 / glycogen-phosphorylase green 1 3 0 1 5
superoxide-dismutase blue 2 3 0 0 5 / glutathione-reductase blue 2 3 0 1 6 / carbonic-anhydrase violet 3 2 0 0 5
fatty-acid-synthase violet 3 3 0 1 6
glucagon - 1 2 0 1 6 / insulin - 2 2 0 1 7 / oxytocin - 1 3 0 1 7 / prolactin - 3 2 0 1 8
growth-hormone - 2 3 0 1 8 / erythropoietin - 3 4 0 1 9
progesterone - 2 0 2 1 7 / testosterone - 3 0 2 1 8 / cortisol - 2 0 3 1 8 / estradiol - 4 0 3 1 9
aldosterone - 3 0 4 1 9 / calcitriol - 4 0 4 1 10
glucagon-receptor - 1 2 0 1 3 / insulin-receptor - 2 2 0 1 4 / oxytocin-receptor - 1 3 0 1 4
prolactin-receptor - 2 3 0 1 5 / growth-hormone-receptor - 3 3 0 1 6
progesterone-receptor - 1 2 1 0 3 / androgen-receptor - 2 3 1 0 4 / glucocorticoid-receptor - 3 2 1 0 4
estrogen-receptor - 3 3 1 0 5 / mineralocorticoid-receptor - 2 4 1 0 5
ethanol - 2 0 0 0 1 / propanol - 2 0 0 0 1 / butanol - 2 0 0 0 1 / isopropanol - 3 0 0 0 1
acetaldehyde - 3 0 0 0 1 / methanol - 3 0 0 0 1 / ethylene-glycol - 4 0 0 0 1
"""


def new(**options: Any) -> vesicle.Match:
    return vesicle.new("cytosis", seed=1, **options)


def refusal(box: object, **options: Any) -> str:
    """The sentence with which a box is refused; one line, however odd the box."""
    with pytest.raises(ValueError) as caught:
        new(box=box, **options)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# The components


@pytest.mark.clause("C-COMP-02")
@every_edition
def test_forty_three_cards_of_seven_kinds(edition: str) -> None:
    cards = components(edition)["cards"]
    assert Counter(row["kind"] for row in cards.values()) == {
        **{"enzyme": 10, "protein-hormone": 6, "steroid-hormone": 6, "protein-receptor": 5, "steroid-receptor": 5},
        **{"detox": 7, "instant": 4},
    }
    assert Counter(row["colour"] for row in cards.values() if row["colour"]) == dict.fromkeys(
        ("red", "orange", "green", "blue", "violet"), 2
    )


@pytest.mark.clause("C-COMP-02", "C-HOR-04", "C-HOR-05")
@every_edition
def test_the_figures_of_every_card_are_those_of_the_list(edition: str) -> None:
    cards = components(edition)["cards"]
    listed = {}
    for entry in FIGURES.replace("\n", "/").split("/"):
        if entry.strip():
            name, colour, *figures = entry.split()
            listed[name] = ("" if colour == "-" else colour, *map(int, figures))
    found = {
        name: (
            row["colour"],
            row["atp"],
            *(row["needs"].get(m, 0) for m in ("protein", "lipid", "carb")),
            row["points"],
        )
        for name, row in cards.items()
        if row["kind"] != "instant"
    }
    assert found == listed


@pytest.mark.clause("C-COMP-03", "C-EVT-09")
@pytest.mark.parametrize(
    ("edition", "copies"),
    [("preview", [2, 2, 2, 1, 2, 3]), ("first", [2, 2, 2, 1, 2, 3]), ("second", [3, 3, 3, 1, 2, 0])],
)
def test_twelve_events(edition: str, copies: list[int]) -> None:
    events = components(edition)["events"]
    assert [row["copies"] for row in events.values()] == copies
    assert [row["effect"] for row in events.values()] == ["boost"] * 4 + ["reduce", "toxicity"]


@pytest.mark.clause("C-COMP-04")
@pytest.mark.parametrize(("edition", "count"), [("preview", 5), ("first", 5), ("second", 6)])
def test_goals_of_an_edition(edition: str, count: int) -> None:
    assert len(components(edition)["goals"]) == count


@pytest.mark.clause("C-NUC-01", "C-GLU-01", "C-MIT-01", "C-LIP-01", "C-BUY-01", "C-SER-07", "C-RER-08", "C-EXO-08")
@every_edition
def test_spots_of_the_board(edition: str) -> None:
    spots = components(edition)["spots"]
    assert Counter(row["area"] for row in spots.values()) == {
        **{"nucleus": 2, "glucose": 2, "mitochondria": 3, "lipid": 2, "ribosome": 1, "smooth": 2, "rough": 3},
        **{"golgi": 2, "exocytosis": 3, "cytoplasm": 1, "card": 4, "laureates": 1},
    }
    assert len(spots) == 26
    assert sum(row["printed_two"] for row in spots.values()) == 16
    assert len(components(edition)["areas"]) == N_AREAS


@pytest.mark.clause("C-VES-12")
@every_edition
def test_budding_locations(edition: str) -> None:
    rooms = {name: row["room"] for name, row in components(edition)["areas"].items() if row["room"]}
    assert rooms == {"smooth": 2, "rough": 3, "golgi": 3}


@pytest.mark.clause("C-ENZ-05")
@every_edition
def test_two_enzymes_of_each_of_five_colours(edition: str) -> None:
    enzymes = [row for row in components(edition)["cards"].values() if row["kind"] == "enzyme"]
    assert sorted(Counter(row["colour"] for row in enzymes).values()) == [2] * 5


@pytest.mark.clause("C-VIR-41")
def test_a_die_shows_one_to_six_which_no_rulebook_prints() -> None:
    virus = new(edition="first", virus=True).rules.rows["virus"]
    assert virus["die_faces"] == [1, 2, 3, 4, 5, 6]
    assert virus["proposals"] == ["zone_from", "die_faces", "antibody_top"]


@every_edition
def test_every_row_says_whether_it_is_printed_or_a_proposal(edition: str) -> None:
    rows = components(edition)
    for section in ("areas", "spots", "cards", "goals", "events"):
        assert {row["source"] for row in rows[section].values()} <= set(SOURCES)


# An own box


@every_edition
def test_one_changed_price_changes_just_that(edition: str) -> None:
    before, after = (
        new(edition=edition).rules.box,
        new(edition=edition, box={"spots": {"card-4": {"pay": {"atp": 5}}}}).rules.box,
    )
    changed = {name for name in before.dtype.names if before[name].tolist() != after[name].tolist()}
    assert changed == {"spot_price"}
    assert [(int(a), int(b)) for a, b in zip(before.spot_price, after.spot_price, strict=True) if a != b] == [(3, 5)]


@pytest.mark.clause("C-BUY-02")
def test_a_card_spot_of_an_own_box_may_be_free() -> None:
    game = given(box={"spots": {"card-2": {"pay": {"atp": 0}}}}, market=["insulin", "cortisol"])
    assert game.play("place card-2").hand() == ["cortisol"]


def test_an_own_card_is_played_with_its_own_figures() -> None:
    box = {"cards": {"hexokinase": {"points": 9, "needs": {"protein": 1, "lipid": 1}}}}
    game = given(box=box, hand=["hexokinase"], atp=1, protein=1, lipid=1).play("place cytoplasm", "complete hexokinase")
    assert (game.health(), game.stock()) == (9, {})


def test_a_box_may_be_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my_box.toml"
    path.write_text("[cards.insulin]\npoints = 11\n", encoding="utf-8")
    for given_as in (path, str(path)):
        game = new(box=given_as)
        assert game.rules.options["box"] == {"cards": {"insulin": {"points": 11}}}
        assert 11 in game.rules.box.card_points


@pytest.mark.parametrize("key", ["pay", "printed_two"])
def test_a_box_may_set_what_the_base_leaves_at_its_usual_value(key: str) -> None:
    value = {"pay": {"atp": 1}, "printed_two": False}[key]
    rules = new(players=2, rulings={"two_player_board": "printed"}, box={"spots": {"card-1": {key: value}}}).rules
    spot = rules.labels["spot"].index("card-1")
    assert (rules.box.spot_price[spot], rules.box.spot_on_board[spot]) == ((1, 1) if key == "pay" else (0, 0))


def test_an_empty_box_changes_nothing() -> None:
    assert new(box={}).rules.box.tobytes() == new().rules.box.tobytes()


def test_a_complete_box_holds_what_it_names() -> None:
    rows = components("second")
    assert new(box={"complete": True, **rows}).rules.box.tobytes() == new().rules.box.tobytes()
    renamed = {{"insulin": "amylin"}.get(name, name): row for name, row in rows["cards"].items()}
    rules = new(box={"complete": True, **rows, "cards": renamed}).rules
    assert rules.box.tobytes() == new().rules.box.tobytes()
    assert "complete amylin" in rules.numbers and "complete insulin" not in rules.numbers
    assert rules.names["card"] == {"amylin": "Amylin"}


def test_a_complete_section_is_enough_for_new_cards() -> None:
    rows = {name: {**row} for name, row in components("first")["cards"].items()}
    rows["amylin"] = {"kind": "protein-hormone", "needs": {"protein": 2, "carb": 1}, "name": "Amylin (IAPP)"}
    del rows["insulin"]
    rules = new(edition="first", box={"complete": ["cards"], "cards": rows}).rules
    assert rules.names["card"] == {"amylin": "Amylin (IAPP)"}
    assert rules.rows["cards"]["amylin"]["source"] == "printed"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"insulin": None}, "cards: a box holds 43, not 42"),
        ({"amylin": {"kind": "detox"}}, "cards: a box holds 43, not 44"),
        ({"insulin": 3}, "cards.insulin: a table is wanted here, not 3"),
        ({"insulin": {"atp": 1}}, "cards.insulin: the key 'kind' is missing"),
        ({"My Card": {"kind": "detox"}}, "cards.My Card: a name is at most 40 small letters, digits and hyphens"),
        ({"insulin": {"kind": "detox", "cost": 1}}, "cards.insulin.cost: there is no such key; known are kind,"),
    ],
)
def test_a_complete_box_has_the_number_of_cards_of_the_printed_one(change: dict[str, Any], sentence: str) -> None:
    rows = {**components("second")["cards"], **change}
    cards = {name: row for name, row in rows.items() if row is not None}
    assert refusal({"complete": ["cards"], "cards": cards}).startswith(sentence)


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        ({"complete": True}, "complete: the box has no section 'setup', so it is not complete"),
        ({"complete": ["decks"]}, "complete: there is no section 'decks'; known are setup,"),
        ({"complete": "yes"}, "complete: 'yes' is neither true nor false nor a list of sections"),
        ({"complete": [3]}, "complete: [3] is neither true nor false nor a list of sections"),
        ({"complete": ["areas"], "areas": {}}, "areas: 'nucleus' is missing, but the box says that it is complete"),
        ({"game": "virus-and-co"}, "game: this is a box of 'virus-and-co', not of 'cytosis'"),
        ({"edition": "third"}, "edition: 'third' is none of preview, first, second"),
        ({"edition": ["first"]}, "edition: ['first'] is none of preview, first, second"),
    ],
)
def test_what_a_box_says_about_itself_must_be_true(box: dict[str, Any], sentence: str) -> None:
    assert refusal(box).startswith(sentence)


def test_a_name_is_for_people_alone() -> None:
    box = {"cards": {"insulin": {"name": "Insuline"}}, "goals": {"enzymes": {"name": "Enzymes!"}}}
    rules = new(box=box).rules
    named = {label: names for label, names in rules.names.items() if names}
    assert named == {"card": {"insulin": "Insuline"}, "goal": {"enzymes": "Enzymes!"}}
    assert rules.box.tobytes() == new().rules.box.tobytes() and rules.labels == new().rules.labels


@pytest.mark.parametrize("name", [3, "x" * 41, "two\nlines", " blank"])
def test_a_name_is_one_short_line(name: object) -> None:
    said = refusal({"events": {"toxicity": {"name": name}}})
    assert said.startswith("events.toxicity.name: ") and " is not a text" in said


@pytest.mark.parametrize("proposals", [["sunshine"], "dealt"])
def test_proposals_of_the_setup_are_keys_of_it(proposals: object) -> None:
    assert refusal({"setup": {"proposals": proposals}}).startswith("setup.proposals: ")


@pytest.mark.parametrize(
    ("box", "sentence"),
    [
        ({"decks": {}}, "decks: there is no such section; known are setup, areas, spots, cards, goals, events"),
        ({"cards": 3}, "cards: a table is wanted here, not 3"),
        ({"cards": {"insulin": 7}}, "cards.insulin: a table is wanted here, not 7"),
        ({"cards": {"insuline": {}}}, "cards.insuline: there is no such key"),
        ({"cards": {"insulin": {"point": 3}}}, "cards.insulin.point: there is no such key"),
        ({"spots": {"nucleus-9": {}}}, "spots.nucleus-9: there is no such key"),
        ({"setup": {"flask": 3}}, "setup.flask: there is no such key"),
        ({"setup": {"tokens": {"gold": 3}}}, "setup.tokens.gold: there is no such key"),
        ({"cards": {"insulin": {"atp": -1}}}, "cards.insulin.atp: -1 is not a whole number from 0 to 99"),
        ({"cards": {"insulin": {"atp": True}}}, "cards.insulin.atp: True is not a whole number"),
        ({"cards": {"insulin": {"atp": "2"}}}, "cards.insulin.atp: '2' is not a whole number"),
        ({"cards": {"insulin": {"atp": 100}}}, "cards.insulin.atp: 100 is not a whole number from 0 to 99"),
        ({"cards": {"insulin": {"points": 100}}}, "cards.insulin.points: 100 is not a whole number from 0 to 99"),
        ({"cards": {"insulin": {"kind": 5}}}, "cards.insulin.kind: 5 is not a text"),
        ({"cards": {"insulin": {"kind": "hormone"}}}, "cards.insulin.kind: 'hormone' is none of enzyme,"),
        (
            {"cards": {"insulin": {"source": "rumour"}}},
            "cards.insulin.source: 'rumour' is none of printed, partly, proposal",
        ),
        (
            {"goals": {"enzymes": {"source": "rumour"}}},
            "goals.enzymes.source: 'rumour' is none of printed, partly, proposal",
        ),
        (
            {"areas": {"smooth": {"source": "rumour"}}},
            "areas.smooth.source: 'rumour' is none of printed, partly, proposal",
        ),
        ({"cards": {"insulin": {"needs": {"gold": 1}}}}, "cards.insulin.needs: 'gold' is none of mrna,"),
        ({"cards": {"insulin": {"needs": {"carb": -1}}}}, "cards.insulin.needs.carb: -1 is not a whole number"),
        (
            {"cards": {"insulin": {"needs": {"carb": 21}}}},
            "cards.insulin.needs.carb: 21 is not a whole number from 0 to 20",
        ),
        ({"cards": {"insulin": {"needs": {"carb": "one"}}}}, "cards.insulin.needs.carb: 'one' is not a whole number"),
        ({"cards": {"hexokinase": {"colour": "pink"}}}, "cards.hexokinase.colour: 'pink' is none of red,"),
        ({"cards": {"hexokinase": {"kind": "detox"}}}, "cards.hexokinase.colour: only an enzyme has a colour"),
        ({"cards": {"insulin": {"kind": "enzyme"}}}, "cards.insulin.colour: '' is none of red,"),
        (
            {"cards": {"insulin": {"kind": "instant"}}},
            "cards.insulin.gain: an instant card gives resources, and no other card",
        ),
        ({"cards": {"lipid-reserve": {"kind": "detox"}}}, "cards.lipid-reserve.gain: an instant card gives resources"),
        ({"areas": {"smooth": {"room": -1}}}, "areas.smooth.room: -1 is not a whole number"),
        ({"areas": {"smooth": {"boost": "sea"}}}, "areas.smooth.boost: 'sea' is none of nucleus,"),
        ({"areas": {"smooth": {"collects": 1}}}, "areas.smooth.collects: 1 is not true or false"),
        ({"spots": {"nucleus-2": {"area": "sea"}}}, "spots.nucleus-2.area: 'sea' is none of nucleus,"),
        (
            {"spots": {"nucleus-2": {"gain": {"atp": 1, "mrna": 1}}}},
            "spots.nucleus-2.gain: a spot names one kind of resource",
        ),
        (
            {"spots": {"glucose-2": {"pay": {"lipid": 1}}}},
            "spots.glucose-2.pay: a spot in glucose cannot ask for lipid",
        ),
        ({"spots": {"nucleus-2": {"area": "lipid"}}}, "spots: the spots of an area must stand together"),
        ({"spots": {"ribosome": {"area": "smooth"}}}, "spots: every area needs at least one spot"),
        ({"goals": {"enzymes": {"counts": ["hormone"]}}}, "goals.enzymes.counts: 'hormone' is none of enzyme,"),
        ({"goals": {"enzymes": {"counts": "enzyme"}}}, "goals.enzymes.counts: 'enzyme' is not a list"),
        ({"goals": {"enzymes": {"different": 0}}}, "goals.enzymes.different: 0 is not true or false"),
        ({"goals": {"mine": {}}}, "goals.mine: there is no such key"),
        ({"events": {"toxicity": {"effect": "rain"}}}, "events.toxicity.effect: 'rain' is none of boost,"),
        ({"events": {"glucose-boost": {"area": "sea"}}}, "events.glucose-boost.area: 'sea' is none of nucleus,"),
        (
            {"events": {"glucose-boost": {"gain": {"atp": 1, "carb": 1}}}},
            "events.glucose-boost.gain: a Boost gives one kind",
        ),
        ({"events": {"glucose-boost": {"copies": 5}}}, "events: a box holds 12, not 14"),
        ({"setup": {"flasks": 4}}, "setup.flasks: a list of 4 whole numbers is wanted, not 4"),
        ({"setup": {"flasks": [4, 4, 3]}}, "setup.flasks: a list of 4 whole numbers is wanted, not [4, 4, 3]"),
        ({"setup": {"flasks": [4, 4, 3, "two"]}}, "setup.flasks: 'two' is not a whole number from 0 to 99"),
        ({"setup": {"flasks": [0, 0, 0, 0]}}, "setup.flasks: 0 is not a whole number from 1 to 12"),
        ({"setup": {"flasks": [13, 13, 13, 13]}}, "setup.flasks: 13 is not a whole number from 1 to 12"),
        ({"setup": {"free_resources": 0}}, "setup.free_resources: 0 is not a whole number from 1 to 6"),
        ({"setup": {"dealt": 0}}, "setup.dealt: 0 is not a whole number from 1 to 43"),
        ({"spots": {"nucleus-3": {"pay": {"atp": 1}}}}, "spots.nucleus-3.pay: a spot in nucleus cannot ask for atp"),
        ({"spots": {"card-1": {"gain": {"atp": 1}}}}, "spots.card-1.gain: a spot in card hands out nothing"),
        ({"setup": {"grey_price": -4}}, "setup.grey_price: -4 is not a whole number from 0 to 99"),
        ({"setup": {"free_kinds": ["gold"]}}, "setup.free_kinds: 'gold' is none of mrna,"),
        ({"setup": {"tokens": {"atp": -1}}}, "setup.tokens.atp: -1 is not a whole number"),
        ({"setup": {"macro_rate": {"atp": "no"}}}, "setup.macro_rate.atp: 'no' is not a whole number"),
        ({"setup": {"detox_places": [8, 5]}}, "setup.detox_places: a list of 3 whole numbers is wanted, not [8, 5]"),
        ({"setup": {"goals_in_play": [7, 7, 7, 7]}}, "setup.goals_in_play: 7 goals are wanted, the box has 6"),
        ({"setup": {"events_in_play": [13, 13, 13, 13]}}, "setup.events_in_play: 13 is more than the box has"),
        ({"setup": {"detox_out": [8, 8, 8, 8]}}, "setup.detox_out: 8 is more than the box has"),
        ({"setup": {"tokens": {"atp": 8}}}, "setup.start_atp: more ATP than setup.tokens has"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(box: dict[str, Any], sentence: str) -> None:
    assert refusal(box, players=3).startswith(sentence)


@pytest.mark.parametrize(
    "setup",
    [
        {"free_resources": 7},  # more questions than can be open
        {"dealt": 20},  # more cards than there are
        {"free_kinds": 3},
        {"free_kinds": []},
        {"tokens": {"atp": 9, "mrna": 0, "lipid": 0}},  # nothing left to choose from
    ],
)
def test_a_setup_that_cannot_be_dealt_is_refused(setup: dict[str, Any]) -> None:
    assert refusal({"setup": setup}, players=3, edition="first").startswith("setup")


@pytest.mark.parametrize("amount", [0, 20])
def test_a_glucose_spot_must_give_something(amount: int) -> None:
    box = {"spots": {"glucose-1": {"gain": {"carb": amount}}}}
    if amount == 0:
        assert refusal(box).startswith("spots.glucose-1.gain")
    else:
        assert given(box=box, atp=1).play("place glucose-1").stock() == {"carb": 20}


@pytest.mark.parametrize("box", [3, ["cards"], True, 2.5])
def test_a_box_is_a_file_or_a_table(box: object) -> None:
    assert refusal(box) == "box: the path of a TOML file is wanted"


def test_a_box_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.toml").endswith("cannot be read: No such file or directory")
    assert refusal(tmp_path).endswith("cannot be read: Is a directory")


@pytest.mark.parametrize("content", [b"[cards", b"\xff\xfe\x00"])
def test_a_box_file_that_is_no_toml_is_refused_by_its_name(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.toml"
    path.write_bytes(content)
    assert "broken.toml" in refusal(path)


def test_a_row_without_one_of_its_keys_is_refused() -> None:
    rows = {**components("second")}
    rows["areas"] = {**rows["areas"], "smooth": {"room": 2, "boost": "lipid", "collects": False, "source": "proposal"}}
    with pytest.raises(ValueError, match=r"areas.smooth: the key 'cap_two' is missing"):
        check_components(rows)


def test_more_rows_than_the_records_hold_are_refused() -> None:
    rows = {**components("second")}
    rows["goals"] = {f"goal-{number}": rows["goals"]["enzymes"] for number in range(9)}
    with pytest.raises(ValueError, match=r"goals: at most 8 fit, not 9"):
        check_components(rows)


def test_a_missing_card_is_counted() -> None:
    rows = {**components("second")}
    rows["cards"] = {name: row for name, row in rows["cards"].items() if name != "insulin"}
    with pytest.raises(ValueError, match=r"cards: a box holds 43, not 42"):
        check_components(rows)


def test_the_card_area_has_six_slots_at_the_most() -> None:
    moved = {
        "golgi-2": "exocytosis",
        **{"exocytosis-1": "cytoplasm", "exocytosis-2": "card", "exocytosis-3": "card", "cytoplasm": "card"},
    }
    box = {"spots": {name: {"area": area} for name, area in moved.items()}}
    assert refusal(box) == "spots: at most 6 spots can be in the card area"


def test_a_box_may_have_another_number_of_card_slots() -> None:
    game = new(box={"spots": {"card-4": {"area": "laureates", "pay": {"atp": 0}}}})
    assert list(game.position()["market"]) == ["1", "2", "3"]


# Options


@pytest.mark.parametrize("edition", ["third", "", None, 2, ["second"]])
def test_an_edition_that_does_not_exist_is_refused(edition: object) -> None:
    with pytest.raises(ValueError, match=r"^edition .* is none of preview, first, second$"):
        new(edition=edition)


@pytest.mark.parametrize("players", [1, 6, 3.0, "3", None, True, [3]])
@pytest.mark.parametrize("first_seat", [None, 0])
def test_a_number_of_players_that_cannot_be_is_refused(players: object, first_seat: object) -> None:
    with pytest.raises(ValueError, match=r"^players: .* is none of 2, 3, 4, 5$"):
        new(players=players, first_seat=first_seat)


@pytest.mark.parametrize("seat", [3, -1, "0", 1.0, True])
def test_a_first_seat_that_does_not_exist_is_refused(seat: object) -> None:
    with pytest.raises(ValueError, match=r"^first_seat: .* is no seat of a game for 3$"):
        new(players=3, first_seat=seat)


@pytest.mark.parametrize(
    ("rulings", "sentence"),
    [
        ({"supplies": "finite"}, "ruling: 'supplies' is none of supply, shortage,"),
        ({"supply": "endless"}, "ruling 'supply': 'endless' is none of finite, unlimited"),
        ({"supply": 0}, "ruling 'supply': 0 is none of finite, unlimited"),
        (["supply"], "rulings: a table of names is wanted, not ['supply']"),
        (None, "rulings: a table of names is wanted, not None"),
    ],
)
def test_a_ruling_that_does_not_exist_is_refused(rulings: object, sentence: str) -> None:
    with pytest.raises(ValueError) as caught:
        new(rulings=rulings)
    assert str(caught.value).startswith(sentence)


@every_edition
def test_a_ruling_that_the_edition_plays_anyway_is_no_choice(edition: str) -> None:
    usual = "unlimited" if edition == "second" else "finite"
    assert new(edition=edition, rulings={"supply": usual}).rules.options["rulings"] == {}
    other = "finite" if edition == "second" else "unlimited"
    assert new(edition=edition, rulings={"supply": other}).rules.options["rulings"] == {"supply": other}


def test_an_option_that_does_not_exist_is_refused() -> None:
    with pytest.raises(
        ValueError, match=r"^there is no option 'colour'; known are players, edition, virus, epigenetic, rulings, box"
    ):
        new(colour="red")


def test_the_box_of_every_table_is_made_without_complaint() -> None:
    for edition in DATA.names:
        for players in (2, 3, 4, 5):
            box = new(edition=edition, players=players).rules.box
            assert (box.players, box.n_cards, box.n_spots) == (players, 43, 26)
