"""Setup: what lies on the table before the first round, who chooses what in which order, and what things are called."""

from collections import Counter
from typing import Any

import pytest

import vesicle
from given import components, given
from vesicle import Match
from vesicle.clauses import clauses_of
from vesicle.core.clauses import sentence
from vesicle.cytosis.ids import N_DISKS

EDITIONS = ("preview", "first", "second")
PLAYERS = (2, 3, 4, 5)
CLAUSES = clauses_of("cytosis")
DETOX = [name for name, row in components("first")["cards"].items() if row["kind"] == "detox"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)
every_table = pytest.mark.parametrize(("edition", "players"), [(e, n) for e in EDITIONS for n in PLAYERS])


def dealt(players: int = 3, edition: str = "second", seed: int = 1, **options: Any) -> Match:
    """A table as it is before anybody has chosen anything."""
    return vesicle.new("cytosis", players=players, edition=edition, seed=seed, **options)


def begun(players: int = 3, edition: str = "second", **options: Any) -> Match:
    """A table at the start of round 1: everybody returned a card and took two mRNA."""
    game = dealt(players, edition, **options)
    while game.position()["round_number"] == 0:
        game.play("take mrna" if "take mrna" in game.legal else game.legal[0])
    return game


def count_events(edition: str) -> dict[str, int]:
    return {name: row["copies"] for name, row in components(edition)["events"].items() if row["copies"]}


@pytest.mark.clause("C-NAME-01", "C-NAME-02", "C-NAME-03", "C-NAME-04", "C-NAME-05")
@pytest.mark.parametrize(
    ("clause", "edition", "name"),
    [
        ("C-NAME-01", "preview", "called a worker"),
        ("C-NAME-01", "first", "called a flask"),
        ("C-NAME-01", "second", "called a flask"),
        ("C-NAME-02", "preview", "grey workers"),
        ("C-NAME-02", "first", "grey flasks"),
        ("C-NAME-02", "second", "grey flasks"),
        ("C-NAME-03", "preview", "first player card"),
        ("C-NAME-03", "first", "first-player marker"),
        ("C-NAME-03", "second", "first-player marker"),
        ("C-NAME-04", "preview", "personal resource stock"),
        ("C-NAME-04", "first", "personal resource stock"),
        ("C-NAME-04", "second", "general supply"),
        ("C-NAME-05", "preview", "Additional Resource cards"),
        ("C-NAME-05", "first", "Additional Resource cards"),
        ("C-NAME-05", "second", "Macromolecule cards"),
    ],
)
def test_each_edition_has_its_own_names_for_things(clause: str, edition: str, name: str) -> None:
    assert name in sentence(CLAUSES[clause], edition)


@pytest.mark.clause("C-NAME-06", "C-NAME-07")
def test_the_names_of_the_virus_box_differ_and_the_second_edition_has_none() -> None:
    assert "pink cubes" in sentence(CLAUSES["C-NAME-06"], "preview")
    assert "tan tokens" in sentence(CLAUSES["C-NAME-06"], "first")
    for edition in ("preview", "first"):
        assert "Ebola, influenza and rhinovirus" in sentence(CLAUSES["C-NAME-07"], edition)
    assert sentence(CLAUSES["C-NAME-06"], "second") == sentence(CLAUSES["C-NAME-07"], "second") == ""


@pytest.mark.clause("C-NAME-08", "C-SETUP-15")
@every_table
def test_health_points_are_the_score_and_start_at_nothing(edition: str, players: int) -> None:
    game = dealt(players, edition)
    assert [seat["total"] for seat in game.scores()] == [0] * players
    assert "health points" in sentence(CLAUSES["C-NAME-08"], edition)


@pytest.mark.clause("C-NAME-08")
def test_points_scored_move_the_health_marker() -> None:
    game = given(hand=["hexokinase"], atp=1, protein=2, points={0: 7}).play("place cytoplasm", "complete hexokinase")
    assert game.health(0) == 10


@pytest.mark.clause("C-NAME-09")
@pytest.mark.parametrize("players", PLAYERS)
def test_left_is_the_next_seat_and_after_the_last_the_first(players: int) -> None:
    game = given(players=players, seat=players - 1).play("exhaust mrna")
    assert game.to_act == 0
    assert game.play("exhaust mrna").to_act == 1


@pytest.mark.clause("C-COMP-01")
def test_two_to_five_can_play() -> None:
    assert vesicle.games()["cytosis"]["players"] == [2, 3, 4, 5]
    assert [dealt(players).rules.players for players in PLAYERS] == [2, 3, 4, 5]


@pytest.mark.clause("C-COMP-01")
@pytest.mark.parametrize("players", [0, 1, 6, -2, True, None, "three"])
def test_no_other_number_can_play(players: object) -> None:
    with pytest.raises(ValueError, match=r"players: .* is none of 2, 3, 4, 5"):
        vesicle.new("cytosis", players=players)


@pytest.mark.clause("C-COMP-02", "C-SETUP-05")
@every_table
def test_forty_three_cards_of_seven_kinds_lie_on_the_table(edition: str, players: int) -> None:
    game = dealt(players, edition)
    table, kinds = game.position(), components(edition)["cards"]
    places = [*table["deck"], *table["out"], *table["market"].values()]
    places += [card for player in table["players"] for card in player["hand"]]
    assert Counter(kinds[card]["kind"] for card in places) == {
        "enzyme": 10,
        "protein-hormone": 6,
        "steroid-hormone": 6,
        "protein-receptor": 5,
        "steroid-receptor": 5,
        "detox": 7,
        "instant": 4,
    }


@pytest.mark.clause("C-COMP-03")
@pytest.mark.parametrize(
    ("edition", "split"),
    [
        ("preview", (2, 2, 2, 1, 2, 3)),
        ("first", (2, 2, 2, 1, 2, 3)),
        ("second", (3, 3, 3, 1, 2, 0)),
    ],
)
def test_the_twelve_events_split_as_the_edition_has_them(edition: str, split: tuple[int, ...]) -> None:
    names = ("glucose-boost", "nucleus-boost", "respiration-boost", "smooth-er-boost", "reduce-atp-cost", "toxicity")
    table = dealt(5, edition).position()
    assert tuple(table["events"].count(name) for name in names) == split
    assert len(table["events"]) == 12


@pytest.mark.clause("C-COMP-04")
@pytest.mark.parametrize(("edition", "goals"), [("preview", 5), ("first", 5), ("second", 6)])
def test_the_number_of_goal_cards_differs(edition: str, goals: int) -> None:
    assert len(dealt(3, edition).position()["goal_open"]) == goals


@pytest.mark.clause("C-COMP-05", "C-SETUP-14")
@every_table
def test_a_colour_has_four_pieces_two_disks_and_three_markers(edition: str, players: int) -> None:
    game = dealt(players, edition)
    for player in game.position()["players"]:
        assert player["flasks"] <= 4
        assert player["disk_area"] == [None, None]
        assert not any(amount for disk in player["cargo"] for amount in disk.values())
    assert (4 + N_DISKS + 1 + game.rules.box.goal_markers) * 5 == 45


@pytest.mark.clause("C-COMP-05")
@every_edition
def test_no_count_of_players_uses_more_than_four_pieces(edition: str) -> None:
    assert max(int(dealt(players, edition).rules.box.flasks) for players in PLAYERS) == 4


@pytest.mark.clause("C-COMP-14", "C-SETUP-04")
@every_table
def test_both_grey_pieces_start_in_the_grey_area(edition: str, players: int) -> None:
    table = dealt(players, edition).position()
    assert table["grey_home"] == 2
    assert not any(table["greys"].values())


@pytest.mark.clause("C-COMP-15", "C-SETUP-16")
@every_table
def test_one_player_holds_the_marker(edition: str, players: int) -> None:
    assert dealt(players, edition).position()["marker"] in range(players)


@pytest.mark.clause("C-COMP-16")
@every_edition
def test_both_sides_of_the_board_name_the_same_spots(edition: str) -> None:
    spots = {tuple(dealt(players, edition).position()["occupant"]) for players in PLAYERS}
    assert len(spots) == 1
    assert "two printed sides" in sentence(CLAUSES["C-COMP-16"], edition)


@pytest.mark.clause("C-COMP-17", "C-COMP-18", "C-SETUP-01")
@every_edition
def test_virus_and_epigenetic_cards_stay_in_the_box(edition: str) -> None:
    rows = components(edition)
    assert {row["kind"] for row in rows["cards"].values()} == {
        *("enzyme", "protein-hormone", "steroid-hormone", "protein-receptor", "steroid-receptor", "detox", "instant")
    }
    assert {row["effect"] for row in rows["events"].values()} == {"boost", "reduce", "toxicity"}
    table = dealt(2, edition).position()
    assert not {"virus-attack", "immune-response"} & {*table["goal_open"]}


@pytest.mark.clause("C-COMP-17", "C-COMP-18", "C-SETUP-01")
@pytest.mark.parametrize(
    ("edition", "virus", "epigenetic"), [("preview", True, False), ("first", True, True), ("second", False, False)]
)
def test_only_some_boxes_hold_them_at_all(edition: str, virus: bool, epigenetic: bool) -> None:
    assert CLAUSES["C-COMP-17"].editions[edition].in_play == virus
    assert CLAUSES["C-COMP-18"].editions[edition].in_play == epigenetic
    assert CLAUSES["C-SETUP-01"].editions[edition].in_play == virus


@pytest.mark.clause("C-SETUP-02")
@pytest.mark.parametrize(
    ("edition", "players", "closed"),
    [("preview", 2, ""), ("first", 3, ""), ("second", 2, "C-2P-07"), ("second", 3, ""), ("second", 5, "")],
)
def test_two_players_of_the_second_edition_have_a_side_of_their_own(edition: str, players: int, closed: str) -> None:
    game = given(players=players, edition=edition, occupied={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == closed


@pytest.mark.clause("C-SETUP-02")
def test_the_older_editions_show_the_base_side() -> None:
    for edition in ("preview", "first"):
        assert sentence(CLAUSES["C-SETUP-02"], edition).startswith("The base game side of the board is used")


@pytest.mark.clause("C-SETUP-03")
@every_edition
def test_the_supply_is_five_piles(edition: str) -> None:
    game = dealt(3, edition)
    assert list(game.position()["supply"]) == ["mrna", "protein", "carb", "lipid", "atp"]
    assert all(amount > 0 for amount in game.position()["supply"].values())


@pytest.mark.clause("C-SETUP-05")
@every_edition
def test_events_goals_and_components_are_three_decks(edition: str) -> None:
    table = dealt(3, edition).position()
    cards = {*table["deck"], *table["market"].values()}
    assert cards <= {*components(edition)["cards"]}
    assert {*table["events"]} <= {*components(edition)["events"]}
    assert {*table["goal_open"]} == {*components(edition)["goals"]}


@pytest.mark.clause("C-SETUP-06", "C-2P-02", "A-42")
@pytest.mark.parametrize(("players", "size"), [(2, 10), (3, 10), (4, 11), (5, 12)])
@every_edition
def test_the_event_deck_shrinks_with_fewer_players(edition: str, players: int, size: int) -> None:
    game = dealt(players, edition)
    assert len(game.position()["events"]) == size
    assert game.view(0)["events"] == game.view(None)["events"] == {"count": size}


@pytest.mark.clause("C-SETUP-06")
@every_edition
def test_the_event_deck_is_a_random_choice_in_random_order(edition: str) -> None:
    games = [dealt(2, edition, seed=seed).position() for seed in range(20)]
    assert len({tuple(game["events"]) for game in games}) == 20
    assert len({tuple(sorted(game["events_out"])) for game in games}) > 5


@pytest.mark.clause("C-SETUP-07")
@every_table
def test_unused_events_go_back_to_the_box_unseen(edition: str, players: int) -> None:
    game = dealt(players, edition)
    table = game.position()
    assert Counter(table["events"] + table["events_out"]) == count_events(edition)
    assert all("events_out" not in game.view(viewer) for viewer in (None, *range(players)))


@pytest.mark.clause("C-SETUP-07")
def test_what_went_back_to_the_box_stays_there() -> None:
    game = given(players=4, goals=["enzymes", "detox", "receptors", "diversity", "protein-hormones"])
    before = game.truth["events_out"]
    game.play("place laureates")
    assert game.why_not("goal enzymes") == ""
    assert game.why_not("goal steroid-hormones") == "C-SETUP-07"
    assert game.play("take atp").end_round().truth["events_out"] == before


@pytest.mark.clause("C-SETUP-08", "C-2P-14")
@pytest.mark.vector("D-03")
@pytest.mark.parametrize(
    ("edition", "goals"), [("preview", (4, 4, 5, 5)), ("first", (3, 4, 5, 5)), ("second", (3, 4, 5, 5))]
)
def test_goals_in_play_by_number_of_players(edition: str, goals: tuple[int, ...]) -> None:
    assert tuple(sum(dealt(players, edition).position()["goal_open"].values()) for players in PLAYERS) == goals


@pytest.mark.clause("C-SETUP-09")
@every_edition
def test_the_goals_are_drawn_at_random_and_lie_face_up(edition: str) -> None:
    games = [dealt(2, edition, seed=seed) for seed in range(40)]
    open_goals = [frozenset(g for g, shown in game.view(None)["goal_open"].items() if shown) for game in games]
    assert frozenset.union(*open_goals) == {*components(edition)["goals"]}
    assert len(set(open_goals)) > 4


@pytest.mark.clause("C-SETUP-10", "A-86")
@every_edition
def test_the_market_is_dealt_before_any_hand(edition: str) -> None:
    markets = [dealt(players, edition, first_seat=0).position()["market"] for players in (3, 4, 5)]
    assert list(markets[0]) == ["1", "2", "3", "4"]
    assert None not in markets[0].values()
    assert markets[0] == markets[1] == markets[2]


@pytest.mark.clause("C-SETUP-10")
@every_edition
def test_the_component_cards_are_shuffled(edition: str) -> None:
    assert len({tuple(dealt(3, edition, seed=seed).position()["deck"]) for seed in range(10)}) == 10


@pytest.mark.clause("C-SETUP-11")
@every_table
def test_each_player_is_dealt_three_cards_that_only_the_owner_sees(edition: str, players: int) -> None:
    game = dealt(players, edition)
    for seat in range(players):
        hand = game.position()["players"][seat]["hand"]
        assert len(hand) == 3
        assert game.view(seat)["players"][seat]["hand"] == hand
        assert game.view((seat + 1) % players)["players"][seat]["hand"] == [None, None, None]


@pytest.mark.clause("C-SETUP-11")
@every_edition
def test_one_of_the_three_dealt_cards_goes_back(edition: str) -> None:
    game = dealt(3, edition, first_seat=0)
    back, *kept = game.position()["players"][0]["hand"]
    assert game.legal == (f"return {back}", *(f"return {card}" for card in kept))
    assert game.why_not(f"return {game.position()['deck'][0]}")[0] == "C-SETUP-11"
    game.play(f"return {back}")
    assert game.position()["players"][0]["hand"] == kept
    assert back in game.position()["deck"]


@pytest.mark.clause("C-SETUP-11")
def test_which_card_went_back_is_the_owners_secret() -> None:
    game = dealt(3, first_seat=0)
    back = game.position()["players"][0]["hand"][0]
    game.play(f"return {back}")
    assert game.view(0)["deck"]["known"] == [back]
    assert game.view(1)["deck"]["known"] == game.view(None)["deck"]["known"] == []


@pytest.mark.clause("C-SETUP-11", "A-86")
def test_returned_cards_are_shuffled_in_after_the_last_choice() -> None:
    games = [dealt(3, seed=seed, first_seat=0) for seed in range(12)]
    places = set()
    for game in games:
        back = game.legal[0].removeprefix("return ")
        for _ in range(3):
            game.play(game.legal[0])
        places.add(game.position()["deck"].index(back))
    assert len(places) > 4


@pytest.mark.clause("C-SETUP-11")
def test_nothing_but_a_card_can_be_given_before_all_hands_are_chosen() -> None:
    game = dealt(3, first_seat=0)
    for action in ("place nucleus-3", "grey nucleus-3", "exhaust mrna"):
        assert game.why_not(action)[0] == "C-SETUP-11"
    assert game.why_not("done")[0] == "C-P1-03"
    assert all(action.startswith("return ") for action in game.legal)


@pytest.mark.clause("C-SETUP-12", "C-SETUP-20")
@pytest.mark.parametrize(
    ("edition", "decks"), [("preview", (35, 33, 31, 29)), ("first", (32, 33, 31, 29)), ("second", (32, 33, 31, 29))]
)
def test_the_remaining_cards_are_the_face_down_deck(edition: str, decks: tuple[int, ...]) -> None:
    games = [begun(players, edition) for players in PLAYERS]
    assert tuple(game.view(None)["deck"]["count"] for game in games) == decks
    assert [game.view(None)["deck"]["known"] for game in games] == [[], [], [], []]


@pytest.mark.clause("C-SETUP-13", "C-SETUP-21", "C-2P-15")
@pytest.mark.parametrize(("players", "pieces"), [(2, 4), (3, 4), (4, 3), (5, 2)])
@every_edition
def test_pieces_by_number_of_players_and_no_more_come_later(edition: str, players: int, pieces: int) -> None:
    game = given(players=players, edition=edition)
    assert [player["flasks"] for player in game.truth["players"]] == [pieces] * players
    game.end_round()
    assert [player["flasks"] for player in game.truth["players"]] == [pieces] * players


@pytest.mark.clause("C-SETUP-14")
@every_edition
def test_each_player_has_two_goal_markers(edition: str) -> None:
    game = given(edition=edition, goals=["enzymes", "detox", "receptors"], goal_seats={"enzymes": [0], "detox": [0]})
    assert game.play("place laureates").why_not("goal receptors") == "C-GOAL-08"


@pytest.mark.clause("C-SETUP-16")
@pytest.mark.parametrize(("edition", "question"), [("preview", "ill"), ("first", "ill"), ("second", "microscope")])
def test_who_starts_is_a_question_about_life(edition: str, question: str) -> None:
    assert question in sentence(CLAUSES["C-SETUP-16"], edition)


@pytest.mark.clause("C-SETUP-16", "A-72")
@every_edition
def test_the_first_seat_is_random_or_chosen(edition: str) -> None:
    assert {dealt(4, edition, seed=seed).position()["marker"] for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        game = begun(4, edition, first_seat=seat)
        assert game.to_act == game.position()["marker"] == game.position()["starter"] == seat


@pytest.mark.clause("C-SETUP-17")
@pytest.mark.parametrize("first_seat", [0, 1, 4])
@every_edition
def test_starting_atp_rises_clockwise_from_two(edition: str, first_seat: int) -> None:
    players = dealt(5, edition, first_seat=first_seat).position()["players"]
    atp = [players[(first_seat + step) % 5]["stock"]["atp"] for step in range(5)]
    assert atp == [2, 3, 4, 5, 6]


@pytest.mark.clause("C-SETUP-18")
@every_edition
def test_two_free_resources_alike_or_not(edition: str) -> None:
    game = dealt(3, edition, first_seat=0)
    for _ in range(3):
        game.play(game.legal[0])
    assert game.legal == ("take mrna", "take lipid", "take atp")
    assert game.why_not("take protein")[0] == game.why_not("take carb")[0] == "C-SETUP-18"
    for choice in ("lipid", "atp", "mrna", "mrna"):
        game.play(f"take {choice}")
    stocks = [player["stock"] for player in game.position()["players"]]
    assert stocks[0] == {"mrna": 0, "protein": 0, "carb": 0, "lipid": 1, "atp": 3}
    assert stocks[1] == {"mrna": 2, "protein": 0, "carb": 0, "lipid": 0, "atp": 3}


@pytest.mark.clause("C-SETUP-18")
def test_no_piece_is_placed_before_the_free_resources_are_taken() -> None:
    game = dealt(3)
    for _ in range(3):
        game.play(game.legal[0])
    for action in ("place nucleus-3", "grey nucleus-3", "exhaust mrna"):
        assert game.why_not(action)[0] == "C-SETUP-18"
    assert game.why_not("return insulin")[0] == "C-SETUP-11"


@pytest.mark.clause("A-77", "C-SETUP-18")
def test_an_empty_pile_gives_no_free_resource() -> None:
    game = dealt(3, "first", first_seat=0, box={"setup": {"tokens": {"atp": 9}}})
    for _ in range(3):
        game.play(game.legal[0])
    assert game.why_not("take atp")[0] == "A-77"
    assert game.legal == ("take mrna", "take lipid")


@pytest.mark.clause("C-SETUP-19")
@every_edition
def test_no_event_is_active_in_the_first_round(edition: str) -> None:
    game = begun(3, edition)
    assert game.position()["round_number"] == 1
    assert game.position()["event"] is None
    assert given(edition=edition).end_round().truth["event"] is not None


@pytest.mark.clause("C-SETUP-20", "C-2P-01")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_two_players_three_random_detox_cards_are_out_unseen(edition: str) -> None:
    games = [dealt(2, edition, seed=seed) for seed in range(20)]
    for game in games:
        assert len(game.position()["out"]) == 3
        assert {*game.position()["out"]} <= {*DETOX}
        assert game.view(0)["out"] == game.view(None)["out"] == {"count": 3, "known": []}
    assert {card for game in games for card in game.position()["out"]} == {*DETOX}


@pytest.mark.clause("C-SETUP-20", "C-2P-01")
@pytest.mark.parametrize(("edition", "players"), [("preview", 2), ("preview", 3), ("first", 3), ("second", 5)])
def test_otherwise_all_seven_detox_cards_stay_in(edition: str, players: int) -> None:
    assert dealt(players, edition).position()["out"] == []


@pytest.mark.clause("A-86", "A-46", "C-SETUP-11", "C-SETUP-18")
@every_edition
def test_all_return_a_card_in_seat_order_and_then_all_take_two(edition: str) -> None:
    game = dealt(3, edition, first_seat=1)
    asked = []
    while game.position()["round_number"] == 0:
        asked.append((game.to_act, game.position()["pending"][-1]))
        game.play(game.legal[-1])
    returns = [(1, "return"), (2, "return"), (0, "return")]
    assert asked == [*returns, (1, "free"), (1, "free"), (2, "free"), (2, "free"), (0, "free"), (0, "free")]


@pytest.mark.clause("A-46")
def test_nobody_learns_from_an_earlier_choice_of_hand() -> None:
    game = dealt(3, first_seat=0)
    other = game.clone()
    game.play(game.legal[0])
    other.play(other.legal[1])
    assert game.view(1) == other.view(1)


@pytest.mark.clause("C-SETUP-06", "C-SETUP-08", "C-SETUP-13")
@pytest.mark.vector("T-25")
@pytest.mark.parametrize(
    ("players", "events", "goals", "flasks"), [(2, 10, 3, 4), (3, 10, 4, 4), (4, 11, 5, 3), (5, 12, 5, 2)]
)
def test_the_table_of_the_second_edition(players: int, events: int, goals: int, flasks: int) -> None:
    table = dealt(players, "second").position()
    assert len(table["events"]) == events
    assert sum(table["goal_open"].values()) == goals
    assert {player["flasks"] for player in table["players"]} == {flasks}


@pytest.mark.clause("C-SETUP-17", "C-SETUP-18")
@pytest.mark.vector("D-05")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_ten_free_atp_with_five_players_empty_the_pile(edition: str) -> None:
    game = dealt(5, edition)
    while game.position()["round_number"] == 0:
        game.play("take atp" if "take atp" in game.legal else game.legal[0])
    assert sum(player["stock"]["atp"] for player in game.position()["players"]) == 30
    assert game.position()["supply"]["atp"] == 0
