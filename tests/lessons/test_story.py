"""The lessons show what the rulebooks' own examples show, with the same figures."""

from typing import Any

import pytest

from vesicle.lessons import attempt


def me(lesson: str, step: str, *actions: str, seat: int = 0) -> dict[str, Any]:
    """A player's side of the table, as the learner sees it after some actions."""
    return attempt(lesson, step, actions).run.view["players"][seat]


def changed(lesson: str, step: str, *actions: str) -> dict[str, int]:
    """What the learner's stock has gained and lost."""
    before, after = me(lesson, step)["stock"], me(lesson, step, *actions)["stock"]
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


@pytest.mark.clause("C-HOR-02", "C-HOR-04")
@pytest.mark.vector("T-01")
def test_insulin_starts_in_the_rough_er_with_two_proteins_made_of_two_mrna() -> None:
    assert "insulin" in me("cell", "vesicle")["hand"]
    after = me("cell", "vesicle", "place rough-1", "load 2")
    assert after["disk_area"][0] == "rough" and after["cargo"][0]["protein"] == 2
    assert changed("cell", "vesicle", "place rough-1", "load 2") == {"mrna": -2}


@pytest.mark.clause("C-HOR-02")
@pytest.mark.vector("T-02")
def test_insulin_gets_its_carbohydrate_in_the_golgi() -> None:
    after = me("cell", "golgi", "place golgi-1", "add carb")
    cargo = {name: amount for name, amount in after["cargo"][0].items() if amount}
    assert (after["disk_area"][0], cargo) == ("golgi", {"protein": 2, "carb": 1})
    assert changed("cell", "golgi", "place golgi-1", "add carb") == {"carb": -1}


@pytest.mark.clause("C-HOR-02", "C-EXO-02")
@pytest.mark.vector("T-03")
def test_insulin_leaves_the_cell_for_two_atp_and_seven_points() -> None:
    before, after = me("cell", "exocytosis"), me("cell", "exocytosis", "place exocytosis-1", "complete insulin")
    assert changed("cell", "exocytosis", "place exocytosis-1", "complete insulin") == {"atp": -2}
    assert sum(after["points"].values()) - sum(before["points"].values()) == 7
    assert after["completed"] == ["insulin"] and after["disk_area"] == [None, None]


@pytest.mark.clause("C-REC-04")
def test_a_receptor_pays_two_points_when_another_completes_a_hormone() -> None:
    before, after = me("cell", "receptor-pays"), me("cell", "receptor-pays", "done")
    assert after["points"]["receptors"] - before["points"]["receptors"] == 2
    assert me("cell", "receptor-pays", "done", seat=1)["completed"][-1] == "glucagon"


@pytest.mark.clause("C-LAU-02", "C-GOAL-05")
def test_the_first_marker_on_a_goal_brings_three_points_and_the_laureates_the_marker() -> None:
    run = attempt("cell", "laureates", ("place laureates", "goal enzymes")).run
    assert run.view["marker"] == 0 and run.view["players"][0]["points"]["claims"] == 3


@pytest.mark.clause("C-EVT-10", "C-EVT-13")
def test_the_market_step_brings_the_card_and_the_atp_that_its_text_tells_of() -> None:
    assert changed("cell", "market", "place card-1") == {"atp": 1}


@pytest.mark.clause("C-GREY-01")
def test_a_grey_flask_costs_four_atp_on_a_spot_that_is_taken() -> None:
    assert changed("cell", "grey", "grey nucleus-3") == {"atp": -4, "mrna": 3}


@pytest.mark.clause("C-SC-01")
def test_the_last_flask_ends_the_game_with_all_four_things_scored_and_the_learner_ahead() -> None:
    match = attempt("cell", "last-flask", ("place lipid-3", "done")).run.match
    scores = match.scores()
    assert match.winner == 0 and all(
        scores[0]["sources"][source] for source in ("macromolecules", "detox", "sets", "goals")
    )


@pytest.mark.clause("C-VIR-21")
@pytest.mark.vector("T-15")
def test_the_buyer_of_an_attack_has_four_antibodies_for_two_atp() -> None:
    assert me("virus", "vaccinate", "antibody", "antibody")["antibodies"]["influenza"] == 4
    assert changed("virus", "vaccinate", "antibody", "antibody") == {"atp": -2}


@pytest.mark.clause("C-VIR-14", "C-VIR-16", "C-VIR-22")
@pytest.mark.vector("T-17")
def test_dice_and_antibodies_of_the_attack_are_those_of_the_example() -> None:
    run = attempt("virus", "strike", ("done",)).run
    outbreak = next(entry for entry in run.log if entry["what"] == "outbreak")
    told = {row["seat"]: (row["dice"], row["response"]) for row in outbreak["responses"]}
    assert told[0] == ([4, 3], 11) and [told[seat][1] for seat in (1, 2)] == [12, 9]
    lost = [entry for entry in run.log if entry["what"] == "points"]
    assert [(entry["seat"], entry["change"]) for entry in lost] == [(1, -1), (2, -1)]


@pytest.mark.clause("C-VIR-27")
@pytest.mark.vector("T-18")
def test_the_second_gains_one_resource_and_the_weakest_loses_one() -> None:
    assert changed("virus", "gain", "take lipid") == {"lipid": 1}
    before, after = me("virus", "gain", seat=2), me("virus", "gain", "take lipid", seat=2)
    assert before["stock"]["atp"] - after["stock"]["atp"] == 1


@pytest.mark.clause("V-024", "V-108", "V-109", "V-110")
def test_intensive_care_ends_the_round_with_the_points_that_the_step_tells_of() -> None:
    log = attempt("virus-and-co", "intensive-care", ("circulate 1",)).run.log
    scored = {entry["seat"]: entry["points"] for entry in log if entry["what"] == "scored"}
    assert scored == {0: 11, 1: -13, 2: 6, 3: 3}


@pytest.mark.parametrize("step", ["keep", "injection", "circulate", "refuse", "red", "risk"])
def test_no_good_move_ends_the_round_before_the_step_about_intensive_care(step: str) -> None:
    """Whatever the learner chooses, and whomever they send it to."""
    for action in attempt("virus-and-co", step, ()).legal:
        targets = [text for text in attempt("virus-and-co", step, (action,)).legal if text.startswith("pass ")]
        tried = [attempt("virus-and-co", step, way) for way in [(action,), *((action, target) for target in targets)]]
        for run in [found.run for found in tried if found.run.reached]:
            assert all(entry["what"] != "scored" for entry in run.log), run.match.actions
