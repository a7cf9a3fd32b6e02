"""The flow of the game: rounds and phases, whose turn, open turns, Phase 2 and the end."""

from collections import Counter

import pytest

from given import given

EDITIONS = ("preview", "first", "second")
LAST_ROUND = {2: 11, 3: 11, 4: 12, 5: 13}
MARKET = ["insulin", "cortisol", "hexokinase", "ethanol"]

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.clause("C-ROUND-01", "C-P2-04", "C-P2-07")
@every_edition
def test_after_phase_1_the_board_is_made_ready_and_a_new_round_begins(edition: str) -> None:
    game = given(edition=edition, flasks={0: 1, 1: 0, 2: 0}, market=MARKET, deck=["calcitriol", "glucagon"], seat=0)
    game.play("place nucleus-3")
    assert (game.truth["round_number"], game.truth["pending"], game.to_act) == (2, ["turn"], 0)
    assert game.truth["event"] is not None
    assert game.market() == ["cortisol", "hexokinase", "ethanol", "glucagon"]


@pytest.mark.clause("C-ROUND-02", "C-P1-06")
@every_edition
def test_phase_1_lasts_until_every_piece_is_used(edition: str) -> None:
    game = given(edition=edition, flasks={0: 1, 1: 0, 2: 2})
    assert game.play("place nucleus-3").to_act == 2
    assert game.play("place nucleus-2").to_act == 2
    assert game.truth["round_number"] == 1
    assert game.play("place lipid-3").truth["round_number"] == 2


@pytest.mark.clause("C-ROUND-02", "C-EXH-03")
def test_exhausted_flasks_count_as_used() -> None:
    game = given(flasks=1).play("exhaust mrna", "exhaust atp")
    assert game.truth["round_number"] == 1
    assert game.play("place nucleus-3").truth["round_number"] == 2


@pytest.mark.clause("C-ROUND-05", "C-ROUND-06", "C-2P-15")
@pytest.mark.vector("D-01")
@pytest.mark.parametrize(("players", "rounds", "pieces"), [(2, 11, 44), (3, 11, 44), (4, 12, 36), (5, 13, 26)])
@every_edition
def test_rounds_and_own_pieces_of_a_whole_game(edition: str, players: int, rounds: int, pieces: int) -> None:
    game = given(players=players, edition=edition).match
    while game.winner is None:
        game.play("done" if "done" in game.legal else game.legal[0])
    told = game.log(None)
    used = Counter(entry["seat"] for entry in told if entry.get("action", "").startswith(("place", "exhaust")))
    assert game.position()["round_number"] == rounds
    assert used == dict.fromkeys(range(players), pieces)
    assert sum(entry["what"] == "event" for entry in told) == rounds - 1  # one for each Phase 2


@pytest.mark.clause("C-ROUND-03", "C-END-01")
@pytest.mark.parametrize("players", LAST_ROUND)
@every_edition
def test_the_last_event_announces_the_last_round(edition: str, players: int) -> None:
    game = given(players=players, edition=edition, round_number=LAST_ROUND[players] - 1)
    assert len(game.truth["events"]) == 1
    game.end_round()
    assert (game.truth["events"], game.winner) == ([], None)
    assert game.end_round().winner is not None


@pytest.mark.clause("C-ROUND-04", "C-END-03", "C-MKT-15")
@every_edition
def test_scoring_follows_the_last_phase_1_at_once(edition: str) -> None:
    game = given(edition=edition, round_number=11, flasks={0: 1, 1: 0, 2: 0}, market=MARKET, stocks={1: {"protein": 3}})
    before = game.truth
    game.play("place nucleus-3")
    after = game.truth
    assert game.winner is not None
    assert after["occupant"]["nucleus-3"] == 0
    assert all(after[name] == before[name] for name in ("market", "event", "deck", "round_number", "grey_home"))
    assert game.scored(1, "macromolecules") == 1


@pytest.mark.clause("C-END-03")
@every_edition
def test_the_last_round_is_played_in_full(edition: str) -> None:
    game = given(edition=edition, round_number=11, flasks={0: 1, 1: 1, 2: 0})
    assert game.play("place nucleus-3").winner is None
    assert game.to_act == 1
    assert game.play("place nucleus-2").to_act is None


@pytest.mark.clause("C-END-03")
@pytest.mark.parametrize("action", ["place nucleus-2", "exhaust atp", "done", "play lipid-reserve", "return insulin"])
def test_nothing_can_be_done_after_the_end(action: str) -> None:
    game = given(round_number=11, flasks=0, pending=("after",)).play("done")
    assert game.legal == ()
    assert game.why_not(action) == "C-END-03"


@pytest.mark.clause("C-END-02", "A-65")
@pytest.mark.parametrize("edition", ["preview", "first"])
def test_a_last_event_that_strikes_at_once_strikes(edition: str) -> None:
    game = given(edition=edition, round_number=10, events=["toxicity"], flasks=0, pending=("after",), mrna=7)
    game.play("done")
    assert game.truth["round_number"] == 11
    assert game.stock() == {"mrna": 5}


@pytest.mark.clause("C-END-02")
@every_edition
def test_the_last_event_works_in_the_last_round(edition: str) -> None:
    game = given(edition=edition, round_number=10, events=["nucleus-boost"], flasks=0, pending=("after",))
    game.play("done")
    assert game.play("place nucleus-3").stock() == {"mrna": 4}


@pytest.mark.clause("C-END-04")
@every_edition
def test_neither_points_nor_empty_piles_end_the_game(edition: str) -> None:
    game = given(edition=edition, points={0: 300}, deck=[], supply={"protein": 0, "carb": 0})
    game.end_round()
    assert game.market() == [None, None, None, None]
    assert (game.winner, game.truth["round_number"]) == (None, 2)


@pytest.mark.clause("C-P1-01")
@every_edition
def test_the_holder_of_the_marker_begins_and_the_others_follow_clockwise(edition: str) -> None:
    game = given(edition=edition, marker=2, starter=0, seat=1, flasks={0: 0, 1: 1, 2: 0}).play("place nucleus-3")
    assert game.truth["starter"] == game.to_act == 2
    assert game.play("place nucleus-3").to_act == 0
    assert game.play("place nucleus-2").to_act == 1


@pytest.mark.clause("C-P1-05")
@every_edition
def test_a_placed_piece_stays_until_phase_2(edition: str) -> None:
    game = given(edition=edition, flasks={0: 1, 1: 1, 2: 1})
    game.play("place nucleus-3", "place lipid-3")
    assert game.truth["occupant"]["nucleus-3"] == 0
    assert game.play("place lipid-2").truth["occupant"]["nucleus-3"] is None


@pytest.mark.clause("C-P1-10", "A-37", "C-FP-03")
@every_edition
def test_taking_the_marker_changes_the_order_only_from_the_next_round(edition: str) -> None:
    game = given(edition=edition, flasks={0: 1, 1: 1, 2: 1}, seat=0)
    game.play("place nucleus-3", "place laureates", "take atp")
    assert (game.truth["marker"], game.truth["starter"], game.to_act) == (1, 0, 2)
    game.play("place nucleus-2")
    assert (game.truth["starter"], game.to_act) == (1, 1)


@pytest.mark.clause("C-P2-01", "C-GREY-12", "C-EXH-07")
@every_edition
def test_all_pieces_come_back_in_phase_2(edition: str) -> None:
    spots = {"nucleus-3": 1, "laureates": 2}
    game = given(edition=edition, occupied=spots, greys={"nucleus-3": 2}, flasks=0, pending=("after",)).play("done")
    assert not any(seat is not None for seat in game.truth["occupant"].values())
    assert not any(game.truth["greys"].values())
    assert game.truth["grey_home"] == 2
    assert [player["flasks"] for player in game.truth["players"]] == [4, 4, 4]


@pytest.mark.clause("C-P2-02", "C-P2-03", "A-69")
@pytest.mark.parametrize(
    ("edition", "rulings", "steps"),
    [
        ("preview", {}, ["event", "market"]),
        ("first", {}, ["event", "market"]),
        ("second", {}, ["market", "event"]),
        ("first", {"phase_two": "market-first"}, ["market", "event"]),
        ("second", {"phase_two": "event-first"}, ["event", "market"]),
    ],
)
def test_each_edition_has_its_own_order_of_phase_2(edition: str, rulings: dict[str, str], steps: list[str]) -> None:
    game = given(edition=edition, rulings=rulings, flasks=0, pending=("after",)).play("done")
    told = [entry["what"] for entry in game.match.log(None) if entry["number"] == 1]
    assert [what for what in told if what in ("event", "market")] == steps


@pytest.mark.clause("A-69")
@every_edition
def test_the_order_of_phase_2_changes_nothing_on_the_table(edition: str) -> None:
    tables = []
    for order in ("event-first", "market-first"):
        game = given(edition=edition, rulings={"phase_two": order}, market=MARKET, flasks=0, pending=("after",))
        tables.append({name: value for name, value in game.play("done").truth.items() if name != "options"})
    assert tables[0] == tables[1]


@pytest.mark.clause("C-P2-05", "C-VES-04")
@every_edition
def test_phase_2_leaves_disks_and_cargo_alone(edition: str) -> None:
    disks = {(0, 0): ("golgi", {"protein": 2, "carb": 1}), (1, 1): ("smooth", {"lipid": 3})}
    game = given(edition=edition, disks=disks, flasks=0, pending=("after",)).play("done")
    assert game.disk(0, 0) == ("golgi", {"protein": 2, "carb": 1})
    assert game.disk(1, 1) == ("smooth", {"lipid": 3})


@pytest.mark.clause("C-P2-06", "C-EVT-07")
@every_edition
def test_phase_2_leaves_waiting_boosts_alone(edition: str) -> None:
    waiting = {"nucleus": {"mrna": 1}}
    game = given(edition=edition, boost=waiting, events=["reduce-atp-cost"], flasks=0, pending=("after",)).play("done")
    assert game.truth["boost"]["nucleus"]["mrna"] == 1


@pytest.mark.clause("A-82", "A-32")
@every_edition
def test_a_turn_stays_open_while_its_owner_holds_any_card(edition: str) -> None:
    game = given(edition=edition, hand=["insulin"]).play("place nucleus-3")
    assert (game.to_act, game.asked, game.legal) == (0, "after", ("done",))
    assert game.play("done").to_act == 1


@pytest.mark.clause("A-82")
@every_edition
def test_a_turn_without_cards_ends_by_itself(edition: str) -> None:
    assert given(edition=edition).play("place nucleus-3").to_act == 1


@pytest.mark.clause("A-82")
@every_edition
def test_an_open_turn_ends_with_the_last_card(edition: str) -> None:
    game = given(edition=edition, hand=["lipid-reserve", "carb-reserve"]).play("place nucleus-3")
    assert game.play("play lipid-reserve").to_act == 0
    assert game.play("play carb-reserve").to_act == 1


@pytest.mark.clause("A-82")
@every_edition
def test_completing_the_last_card_ends_the_turn(edition: str) -> None:
    game = given(edition=edition, hand=["ethanol"], atp=2).play("place smooth-1", "complete ethanol")
    assert game.to_act == 1


@pytest.mark.clause("A-82")
def test_a_card_bought_in_the_turn_keeps_it_open() -> None:
    game = given(market=MARKET).play("place card-1")
    assert (game.to_act, game.asked) == (0, "after")


@pytest.mark.clause("A-82", "A-32")
@every_edition
def test_where_turns_close_at_once_cards_do_not_keep_them_open(edition: str) -> None:
    game = given(edition=edition, rulings={"open_turn": "no"}, hand=["lipid-reserve"]).play("place nucleus-3")
    assert game.to_act == 1


@pytest.mark.clause("A-32")
@every_edition
def test_the_last_turn_of_the_game_stays_open_too(edition: str) -> None:
    game = given(edition=edition, round_number=11, flasks={0: 1, 1: 0, 2: 0}, hand=["protein-reserve"], protein=1)
    assert game.play("place nucleus-3").winner is None
    game.play("play protein-reserve")
    assert game.winner is not None
    assert game.stock()["protein"] == (4 if edition == "second" else 3)


@pytest.mark.clause("C-P1-02")
@every_edition
def test_a_second_piece_in_the_same_turn_is_refused(edition: str) -> None:
    game = given(edition=edition, hand=["insulin"], atp=9).play("place nucleus-3")
    assert game.why_not("place nucleus-2") == "C-P1-02"
    assert game.why_not("grey nucleus-2") == "C-GREY-09"


@pytest.mark.clause("C-P1-07", "C-VES-03", "C-DISP-01", "C-GOAL-01", "C-SETUP-11", "C-LAU-03")
@pytest.mark.parametrize(
    ("action", "clause"),
    [
        ("return insulin", "C-SETUP-11"),
        ("take atp", "C-LAU-03"),
        ("load 1", "C-VES-03"),
        ("add carb", "C-VES-03"),
        ("move 0", "C-VES-03"),
        ("disk 0", "C-VES-03"),
        ("complete insulin", "C-P1-07"),
        ("evict 1-0", "C-DISP-01"),
        ("goal enzymes", "C-GOAL-01"),
        ("done", "C-P1-02"),
    ],
)
def test_a_turn_begins_with_a_piece_and_not_with_what_pieces_do(action: str, clause: str) -> None:
    game = given(hand=["insulin"], atp=9, mrna=9, disks={(0, 0): ("golgi", {"protein": 2, "carb": 1})})
    assert game.why_not(action) == clause


@pytest.mark.clause("C-P1-03")
@pytest.mark.parametrize("action", ["place nucleus-2", "grey nucleus-2", "exhaust atp", "done"])
def test_a_running_action_is_finished_first(action: str) -> None:
    game = given(mrna=2, atp=9).play("place ribosome")
    assert game.why_not(action) == "C-P1-03"
    assert game.why_not("load 2") == ""


@pytest.mark.clause("A-41")
@pytest.mark.parametrize(
    ("card", "pending", "action"),
    [("lipid-reserve", ["after"], "play lipid-reserve"), ("hexokinase", ["after", "enzyme"], "complete hexokinase")],
)
def test_a_hand_is_looked_through_to_the_last_place_of_the_record(card: str, pending: list[str], action: str) -> None:
    game = given(hand=[card], protein=2, atp=1, pending=pending).match
    hand = game._state.players[0].hand
    hand[:] = hand[0]
    assert game.rules.legal_actions(game._games).count(game.rules.numbers[action]) == len(hand)
