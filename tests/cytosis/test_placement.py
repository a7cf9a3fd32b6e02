"""Phase 1: own pieces, grey pieces and exhausted flasks; which spots are open, and to whom."""

import pytest

from given import Table, given

EDITIONS = ("preview", "first", "second")
OLDER = ("preview", "first")
MARKET = ["insulin", "cortisol", "glucagon", "estradiol"]

# Every spot that asks for nothing is taken, so a player who owns nothing can use none of the others.
BLOCKED = {
    **{"nucleus-3": 1, "nucleus-2": 1, "mitochondria-3": 1, "mitochondria-2": 1},
    **{"lipid-3": 2, "lipid-2": 2, "ribosome": 2, "laureates": 2},
}

every_edition = pytest.mark.parametrize("edition", EDITIONS)
older_editions = pytest.mark.parametrize("edition", OLDER)


def all_why_not(game: Table, action: str) -> tuple[str, ...]:
    return game.match.why_not(action)


# Own pieces


@pytest.mark.clause("C-P1-02")
@every_edition
def test_a_turn_uses_one_own_piece(edition: str) -> None:
    game = given(edition=edition).play("place nucleus-3")
    assert game.player(0)["flasks"] == 3
    assert game.to_act == 1


@pytest.mark.clause("C-P1-02")
@every_edition
def test_nobody_may_pass(edition: str) -> None:
    assert given(edition=edition).why_not("done") == "C-P1-02"


@pytest.mark.clause("C-P1-03")
@every_edition
def test_the_spot_gives_at_once(edition: str) -> None:
    assert given(edition=edition).play("place lipid-3").stock() == {"lipid": 3}


@pytest.mark.clause("C-P1-03")
@every_edition
def test_an_action_that_asks_something_must_be_answered(edition: str) -> None:
    game = given(edition=edition, hand=["hexokinase"], atp=1, protein=2).play("place cytoplasm")
    assert game.legal == ("complete hexokinase",)
    assert game.why_not("done") == "C-P1-03"


@pytest.mark.clause("C-P1-04")
@every_edition
def test_a_taken_spot_is_closed_to_everybody(edition: str) -> None:
    game = given(edition=edition).play("place nucleus-3")
    assert game.why_not("place nucleus-3") == "C-P1-04"
    assert game.play("place nucleus-2", "place lipid-3").why_not("place nucleus-3") == "C-P1-04"


@pytest.mark.clause("C-P1-04")
@every_edition
def test_the_spot_opens_again_next_round(edition: str) -> None:
    game = given(edition=edition, occupied={"nucleus-3": 1}, flasks=0, pending=("after",)).play("done")
    assert game.why_not("place nucleus-3") == ""


@pytest.mark.clause("C-P1-07")
@every_edition
def test_a_spot_does_one_of_four_things(edition: str) -> None:
    four = {"edition": edition, "hand": ["hexokinase"], "atp": 1, "protein": 2, "market": MARKET, "marker": 1}
    collected = given(**four).play("place mitochondria-2")
    bought = given(**four).play("place card-1")
    finished = given(**four).play("place cytoplasm", "complete hexokinase")
    honoured = given(**four).play("place laureates")
    assert collected.stock()["atp"] == 3
    assert bought.hand() == ["hexokinase", "insulin"]
    assert finished.completed() == ["hexokinase"]
    assert honoured.truth["marker"] == 0


@pytest.mark.clause("C-P1-08", "A-01")
@every_edition
@pytest.mark.parametrize(
    ("spot", "clause"),
    [
        ("glucose-2", "C-GLU-04"),
        ("mitochondria-6", "C-MIT-03"),
        ("smooth-1", "C-SER-04"),
        ("rough-1", "C-RER-05"),
        ("golgi-1", "C-GOL-07"),
        ("exocytosis-1", "C-EXO-01"),
        ("cytoplasm", "C-CYT-02"),
        ("card-2", "C-BUY-03"),
    ],
)
def test_a_piece_goes_only_where_its_owner_can_do_the_action(edition: str, spot: str, clause: str) -> None:
    game = given(edition=edition, market=MARKET)
    assert all_why_not(game, f"place {spot}")[0] == clause
    assert "C-P1-08" in all_why_not(game, f"place {spot}")
    assert f"place {spot}" not in game.legal


@pytest.mark.clause("C-P1-08", "A-01")
@every_edition
@pytest.mark.parametrize(
    ("spot", "answer"),
    [
        *(("nucleus-3", ""), ("nucleus-2", ""), ("glucose-2", ""), ("glucose-1", ""), ("lipid-3", ""), ("lipid-2", "")),
        *(("mitochondria-3", ""), ("mitochondria-2", ""), ("mitochondria-6", "")),
        *(("ribosome", "load 1"), ("smooth-1", "load 1"), ("smooth-2", "complete ethanol"), ("rough-1", "load 2")),
        *(("rough-2", "load 1"), ("rough-3", "load 1"), ("golgi-1", "add carb"), ("golgi-2", "add carb")),
        *(("exocytosis-1", "complete insulin"), ("exocytosis-2", "complete insulin")),
        *(("exocytosis-3", "complete insulin"), ("cytoplasm", "complete hexokinase"), ("card-1", ""), ("card-2", "")),
        *(("card-3", ""), ("card-4", ""), ("laureates", "take atp")),
    ],
)
def test_who_can_do_everything_may_go_everywhere(edition: str, spot: str, answer: str) -> None:
    full = {"mrna": 2, "protein": 2, "carb": 2, "lipid": 2, "atp": 9, "hand": ["hexokinase", "ethanol", "insulin"]}
    disks = {(0, 0): ("golgi", {"protein": 2, "carb": 1}), (0, 1): ("rough", {"protein": 1})}
    if answer.startswith("load") and spot != "ribosome":
        del disks[0, 1]
    game = given(edition=edition, disks=disks, market=["calcitriol", "cortisol", "estradiol", "glucagon"], **full)
    assert game.why_not(f"place {spot}") == ""
    game.play(f"place {spot}")
    assert (f"{answer}" in game.legal) if answer else game.asked == "after"
    assert game.truth["occupant"][spot] == 0


# Stuck


@pytest.mark.clause("C-P1-09", "A-02", "A-80")
@older_editions
def test_who_can_do_nothing_places_without_effect(edition: str) -> None:
    game = given(edition=edition, occupied=BLOCKED, boost={"glucose": {"carb": 1}}, flasks={0: 2})
    assert game.why_not("place glucose-1") == game.why_not("place golgi-1") == game.why_not("place smooth-1") == ""
    assert game.options("place") == [
        *("glucose-2", "glucose-1", "mitochondria-6", "smooth-1", "smooth-2", "rough-1", "rough-2", "rough-3"),
        *("golgi-1", "golgi-2", "exocytosis-1", "exocytosis-2", "exocytosis-3", "cytoplasm"),
    ]
    game.play("place glucose-1")
    assert game.stock() == {}
    assert game.truth["occupant"]["glucose-1"] == 0
    assert game.truth["boost"]["glucose"]["carb"] == 1


@pytest.mark.clause("A-80", "C-P1-09")
@older_editions
def test_one_usable_spot_is_enough_to_rule_that_out(edition: str) -> None:
    game = given(edition=edition, occupied=BLOCKED, flasks={0: 1}, market=MARKET)
    assert game.options("place") == ["card-1"]
    assert game.why_not("place glucose-1") == "C-GLU-04"


@pytest.mark.clause("A-18", "A-02")
@older_editions
def test_the_spot_above_an_empty_slot_stays_closed_even_then(edition: str) -> None:
    game = given(edition=edition, occupied=BLOCKED, flasks={0: 1})
    assert game.why_not("place card-1") == "A-18"


@pytest.mark.clause("C-P1-09", "A-80", "C-EXH-02")
def test_in_the_second_edition_exhausting_is_always_possible_instead() -> None:
    game = given(occupied=BLOCKED, flasks={0: 1})
    assert game.options("place") == []
    assert game.why_not("place glucose-1") == "C-GLU-04"
    assert game.options("exhaust") == ["mrna", "lipid", "atp"]


@pytest.mark.clause("A-80", "C-GREY-05")
@older_editions
def test_a_grey_piece_is_never_placed_without_effect(edition: str) -> None:
    game = given(edition=edition, occupied=BLOCKED, flasks={0: 1}, atp=4)
    assert game.why_not("grey golgi-1") == "C-GOL-07"
    assert game.why_not("grey nucleus-3") == ""


@pytest.mark.clause("A-02", "C-P1-02")
@older_editions
def test_a_table_may_lay_stuck_pieces_aside_instead(edition: str) -> None:
    game = given(edition=edition, rulings={"stuck": "aside"}, occupied=BLOCKED, flasks={0: 2})
    before = game.truth["occupant"]
    assert game.legal == ("done",)
    assert game.why_not("place golgi-1") == "C-GOL-07"
    game.play("done")
    assert game.player(0)["flasks"] == 1
    assert game.truth["occupant"] == before


@pytest.mark.clause("A-02", "C-P1-02")
@older_editions
def test_laying_aside_is_for_stuck_pieces_only(edition: str) -> None:
    game = given(edition=edition, rulings={"stuck": "aside"}, occupied=BLOCKED, flasks={0: 1}, mrna=1)
    assert game.why_not("done") == "C-P1-02"
    assert game.options("place") == ["rough-1", "rough-2", "rough-3"]


@pytest.mark.clause("A-02", "A-82")
def test_a_piece_laid_aside_leaves_the_turn_open_for_cards() -> None:
    game = given(edition="first", rulings={"stuck": "aside"}, occupied=BLOCKED, flasks={0: 1}, hand=["insulin"])
    assert game.play("done").asked == "after"


@pytest.mark.clause("A-93")
@older_editions
def test_a_question_that_only_nothing_answers_is_not_asked(edition: str) -> None:
    assert given(edition=edition).play("place ribosome").to_act == 1


@pytest.mark.clause("A-93")
@every_edition
def test_a_free_amount_is_asked_even_if_one_answer_is_left(edition: str) -> None:
    game = given(edition=edition, mrna=1).play("place rough-1")
    assert game.options("load") == ["1"]


# Grey pieces


@pytest.mark.clause("C-GREY-01", "C-GREY-08", "C-GREY-04")
@every_edition
def test_four_atp_to_the_supply_bring_a_grey_piece(edition: str) -> None:
    game = given(edition=edition, atp=5)
    before = game.supply("atp")
    game.play("grey nucleus-3")
    assert game.stock() == {"mrna": 3, "atp": 1}
    assert game.supply("atp") == before + 4
    assert (game.truth["greys"]["nucleus-3"], game.truth["grey_home"]) == (1, 1)


@pytest.mark.clause("C-GREY-01")
@every_edition
def test_three_atp_are_not_enough(edition: str) -> None:
    assert given(edition=edition, atp=3).why_not("grey nucleus-3") == "C-GREY-01"
    assert given(edition=edition, atp=4).why_not("grey nucleus-3") == ""


@pytest.mark.clause("C-GREY-02")
@every_edition
def test_the_own_piece_is_still_due(edition: str) -> None:
    game = given(edition=edition, atp=4).play("grey nucleus-3")
    assert (game.to_act, game.asked, game.player(0)["flasks"]) == (0, "turn", 4)
    assert game.why_not("done") == "C-P1-02"
    assert game.play("place nucleus-2").to_act == 1


@pytest.mark.clause("C-GREY-03", "A-25")
@every_edition
def test_a_grey_piece_goes_on_a_taken_spot(edition: str) -> None:
    game = given(edition=edition, atp=4, occupied={"nucleus-3": 1}).play("grey nucleus-3")
    assert game.stock() == {"mrna": 3}
    assert game.truth["occupant"]["nucleus-3"] == 1


@pytest.mark.clause("C-GREY-04", "C-GREY-14")
@every_edition
@pytest.mark.parametrize("spot", ["laureates", "card-1", "card-2", "cytoplasm", "ribosome", "mitochondria-6"])
def test_every_spot_is_open_to_a_grey_piece(edition: str, spot: str) -> None:
    game = given(edition=edition, atp=6, protein=2, mrna=1, carb=1, hand=["hexokinase"], market=MARKET)
    assert game.why_not(f"grey {spot}") == ""
    game.play(f"grey {spot}")
    assert game.truth["greys"][spot] == 1


@pytest.mark.clause("C-GREY-04", "C-GREY-14")
@every_edition
def test_a_grey_piece_takes_the_marker_and_buys_cards(edition: str) -> None:
    assert given(edition=edition, atp=4, marker=1).play("grey laureates").truth["marker"] == 0
    assert given(edition=edition, atp=5, market=MARKET).play("grey card-2").hand() == ["cortisol"]


@pytest.mark.clause("C-GREY-05")
@every_edition
@pytest.mark.parametrize(
    ("spot", "clause"), [("golgi-1", "C-GOL-07"), ("cytoplasm", "C-CYT-02"), ("mitochondria-6", "C-MIT-03")]
)
def test_its_action_must_be_possible(edition: str, spot: str, clause: str) -> None:
    game = given(edition=edition, atp=9)
    assert all_why_not(game, f"grey {spot}")[0] == clause
    assert all_why_not(game, f"grey {spot}")[-1] == "C-GREY-05"
    assert f"grey {spot}" not in game.legal


@pytest.mark.clause("C-GREY-05", "C-GREY-08", "A-27")
@every_edition
@pytest.mark.parametrize(
    ("spot", "clause"),
    [("glucose-1", "C-GLU-04"), ("card-2", "C-BUY-03"), ("cytoplasm", "C-CYT-02"), ("smooth-1", "C-SER-04")],
)
def test_the_action_is_paid_with_what_remains(edition: str, spot: str, clause: str) -> None:
    cards = ["hexokinase", "ethanol"]
    market = ["insulin", "cortisol"]
    assert given(edition=edition, atp=4, protein=2, hand=cards, market=market).why_not(f"grey {spot}") == clause
    assert given(edition=edition, atp=6, protein=2, hand=cards, market=market).why_not(f"grey {spot}") == ""


@pytest.mark.clause("A-27", "C-GREY-05")
@every_edition
def test_exocytosis_by_a_grey_piece_is_paid_with_what_remains(edition: str) -> None:
    vesicle = {(0, 0): ("golgi", {"protein": 2, "carb": 1})}
    assert given(edition=edition, atp=5, hand=["insulin"], disks=vesicle).why_not("grey exocytosis-1") == "C-EXO-03"
    assert given(edition=edition, atp=6, hand=["insulin"], disks=vesicle).why_not("grey exocytosis-1") == ""


@pytest.mark.clause("A-27")
@every_edition
def test_its_yield_may_pay_for_the_own_piece(edition: str) -> None:
    game = given(edition=edition, atp=4).play("grey mitochondria-3", "place glucose-2")
    assert game.stock() == {"carb": 2, "atp": 1}


@pytest.mark.clause("C-GREY-05", "A-27")
@pytest.mark.vector("D-33")
@every_edition
def test_with_exactly_four_atp_glucose_is_out_of_reach_but_an_occupied_mitochondrion_is_not(edition: str) -> None:
    game = given(edition=edition, atp=4, occupied={"mitochondria-3": 1})
    assert game.why_not("grey glucose-1") == "C-GLU-04"
    assert game.play("grey mitochondria-3").stock() == {"atp": 3}


@pytest.mark.clause("C-GREY-06")
@every_edition
def test_one_grey_piece_a_turn(edition: str) -> None:
    game = given(edition=edition, atp=9).play("grey nucleus-3")
    assert game.why_not("grey nucleus-2") == "C-GREY-06"


@pytest.mark.clause("C-GREY-07")
@every_edition
def test_both_gone_means_no_more_this_round(edition: str) -> None:
    game = given(edition=edition, atp=9, greys={"nucleus-3": 1, "lipid-3": 1})
    assert game.why_not("grey nucleus-2") == "C-GREY-07"


@pytest.mark.clause("C-GREY-07", "A-29")
@every_edition
def test_one_player_may_hire_both_in_two_turns(edition: str) -> None:
    game = given(edition=edition, atp=8, flasks={0: 2, 1: 0, 2: 0})
    game.play("grey nucleus-3", "place nucleus-2", "grey nucleus-3")
    assert game.truth["grey_home"] == 0
    assert game.stock() == {"mrna": 8}


@pytest.mark.clause("C-GREY-09")
@every_edition
def test_a_grey_piece_never_follows_the_own_one(edition: str) -> None:
    game = given(edition=edition, atp=9, hand=["insulin"]).play("place nucleus-3")
    assert game.why_not("grey nucleus-2") == "C-GREY-09"


@pytest.mark.clause("C-GREY-10", "A-26")
@every_edition
def test_who_has_no_piece_left_has_no_turn_for_a_grey_one(edition: str) -> None:
    game = given(edition=edition, flasks={0: 1, 1: 0, 2: 1}, stocks={1: {"atp": 9}})
    assert game.play("place nucleus-3").to_act == 2


@pytest.mark.clause("A-26", "C-GREY-01")
@every_edition
def test_the_turn_of_the_last_own_piece_may_begin_with_a_grey_one(edition: str) -> None:
    game = given(edition=edition, atp=4, flasks={0: 1, 1: 2, 2: 2}).play("grey nucleus-3", "place nucleus-2")
    assert game.stock() == {"mrna": 5}
    assert game.player(0)["flasks"] == 0


@pytest.mark.clause("C-GREY-11", "A-25")
@pytest.mark.vector("D-35")
@every_edition
def test_a_grey_piece_closes_its_spot_to_own_pieces(edition: str) -> None:
    game = given(edition=edition, atp=4).play("grey nucleus-3")
    assert game.why_not("place nucleus-3") == "C-P1-04"
    assert game.play("place nucleus-2").why_not("place nucleus-3") == "C-P1-04"


@pytest.mark.clause("A-25")
@every_edition
def test_but_never_to_the_second_grey_piece(edition: str) -> None:
    game = given(edition=edition, atp=4, greys={"nucleus-3": 1}).play("grey nucleus-3")
    assert game.truth["greys"]["nucleus-3"] == 2
    assert game.stock() == {"mrna": 3}


@pytest.mark.clause("C-GREY-12", "A-29")
@every_edition
def test_grey_pieces_go_home_in_phase_2(edition: str) -> None:
    game = given(edition=edition, greys={"nucleus-3": 1, "lipid-3": 1}, flasks=0, pending=("after",)).play("done")
    assert game.truth["grey_home"] == 2
    assert not any(game.truth["greys"].values())


@pytest.mark.clause("C-GREY-13", "A-75")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_two_players_a_grey_piece_ignores_the_cap(edition: str) -> None:
    game = given(players=2, edition=edition, atp=4, occupied={"nucleus-3": 1})
    assert game.why_not("place nucleus-2") == "C-2P-07"
    assert game.play("grey nucleus-2").stock() == {"mrna": 2}


@pytest.mark.clause("A-24", "A-27")
@every_edition
def test_a_grey_piece_collects_a_boost_for_the_own_one_to_use(edition: str) -> None:
    game = given(edition=edition, atp=4, boost={"mitochondria": {"atp": 1}}).play("grey mitochondria-3")
    assert game.stock() == {"atp": 4}
    assert game.truth["boost"]["mitochondria"]["atp"] == 0
    assert game.play("place glucose-2").stock() == {"carb": 2, "atp": 2}


@pytest.mark.clause("A-24")
@every_edition
def test_a_boost_does_not_make_the_grey_pieces_action_possible(edition: str) -> None:
    game = given(edition=edition, atp=4, boost={"glucose": {"carb": 1}})
    assert game.why_not("grey glucose-1") == "C-GLU-04"


@pytest.mark.clause("A-30")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_with_two_players_a_grey_piece_uses_up_the_areas_place(edition: str) -> None:
    game = given(players=2, edition=edition, atp=4).play("grey nucleus-3")
    assert game.why_not("place nucleus-2") == "C-2P-07"


@pytest.mark.clause("A-30")
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_table_may_leave_grey_pieces_out_of_the_cap(edition: str) -> None:
    game = given(players=2, edition=edition, rulings={"grey_in_cap": "no"}, atp=4).play("grey nucleus-3")
    assert game.why_not("place nucleus-2") == ""


# Exhausting


@pytest.mark.clause("C-EXH-01", "C-EXH-02")
@pytest.mark.parametrize("molecule", ["mrna", "lipid", "atp"])
def test_a_flask_is_tipped_over_for_one_resource(molecule: str) -> None:
    game = given()
    assert "place nucleus-3" in game.legal
    assert game.play(f"exhaust {molecule}").stock() == {molecule: 1}


@pytest.mark.clause("C-EXH-01")
@older_editions
def test_the_older_editions_do_not_exhaust(edition: str) -> None:
    assert given(edition=edition).why_not("exhaust mrna") == "C-EXH-01"


@pytest.mark.clause("C-EXH-01")
@every_edition
def test_a_table_may_choose_whether_to_exhaust(edition: str) -> None:
    assert given(edition=edition, rulings={"exhaust": "yes"}).play("exhaust mrna").stock() == {"mrna": 1}
    assert given(edition=edition, rulings={"exhaust": "no"}).why_not("exhaust mrna") == "C-EXH-01"


@pytest.mark.clause("C-EXH-03", "C-EXH-04")
def test_exhausting_uses_up_the_turn_and_the_flask() -> None:
    game = given(flasks={0: 1, 1: 1, 2: 1}).play("exhaust mrna")
    assert game.player(0)["flasks"] == 0
    assert game.to_act == 1
    assert game.play("exhaust mrna", "exhaust mrna").truth["round_number"] == 2


@pytest.mark.clause("C-EXH-03", "C-P1-02")
def test_nothing_is_exhausted_after_the_own_piece() -> None:
    assert given(hand=["insulin"]).play("place nucleus-3").why_not("exhaust mrna") == "C-P1-02"


@pytest.mark.clause("C-EXH-05")
def test_an_exhausted_flask_blocks_no_spot_and_collects_no_boost() -> None:
    game = given(boost={"nucleus": {"mrna": 1}}).play("exhaust mrna")
    assert set(game.truth["occupant"].values()) == {None}
    assert game.truth["boost"]["nucleus"]["mrna"] == 1
    assert game.play("place nucleus-3").stock(1) == {"mrna": 4}


@pytest.mark.clause("C-EXH-06")
@pytest.mark.vector("D-45")
@pytest.mark.parametrize("molecule", ["carb", "protein"])
def test_exhausting_gives_neither_carbohydrate_nor_protein(molecule: str) -> None:
    game = given()
    assert game.why_not(f"exhaust {molecule}") == "C-EXH-06"
    assert game.options("exhaust") == ["mrna", "lipid", "atp"]


@pytest.mark.clause("C-EXH-07", "A-68")
def test_exhausted_flasks_stand_up_again_next_round() -> None:
    game = given(flasks={0: 1, 1: 0, 2: 0}).play("exhaust mrna")
    assert game.truth["round_number"] == 2
    assert game.player(0)["flasks"] == 4
    assert game.why_not("place nucleus-3") == ""


@pytest.mark.clause("A-68", "C-EXH-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_flask_of_every_player_may_be_exhausted(players: int) -> None:
    game = given(players=players)
    flasks = game.player(0)["flasks"]
    for _ in range(players * flasks):
        game.play("exhaust atp")
    assert game.truth["round_number"] == 2
    assert [game.stock(seat) for seat in range(players)] == [{"atp": flasks}] * players


@pytest.mark.clause("A-28", "C-GREY-02")
def test_a_grey_piece_and_then_an_exhausted_flask() -> None:
    game = given(atp=4).play("grey nucleus-3", "exhaust mrna")
    assert game.stock() == {"mrna": 4}
    assert game.player(0)["flasks"] == 3


@pytest.mark.clause("A-28")
def test_a_table_may_forbid_to_exhaust_after_a_grey_piece() -> None:
    game = given(rulings={"exhaust_after_grey": "no"}, atp=4)
    assert game.why_not("exhaust mrna") == ""
    assert game.play("grey nucleus-3").why_not("exhaust mrna") == "A-28"


@pytest.mark.clause("A-28")
def test_a_grey_flask_itself_is_placed_and_never_exhausted() -> None:
    game = given(atp=4).play("exhaust atp")
    assert game.truth["grey_home"] == 2
    assert game.player(0)["flasks"] == 3


@pytest.mark.clause("A-77")
def test_an_empty_pile_is_no_choice_for_an_exhausted_flask() -> None:
    game = given(edition="first", rulings={"exhaust": "yes"}, supply={"mrna": 0})
    assert game.why_not("exhaust mrna") == "A-77"
    assert game.options("exhaust") == ["lipid", "atp"]


@pytest.mark.clause("C-2P-03")
def test_a_cap_of_an_own_box_closes_any_area() -> None:
    game = given(players=2, atp=9, box={"areas": {"card": {"cap_two": 1}}}, market=MARKET, occupied={"card-1": 1})
    assert game.why_not("place card-2") == "C-2P-03"


def test_what_one_lacks_is_told_before_what_is_full() -> None:
    """Somebody without mRNA is not helped by hearing that the Free Ribosome is taken."""
    assert given(occupied={"ribosome": 1}, mrna=0).why_not("place ribosome") == "C-RIB-02"
    assert given(occupied={"ribosome": 1}, mrna=1).why_not("place ribosome") == "C-P1-04"
