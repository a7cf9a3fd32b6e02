"""The dummy of a two-player game: dice, antibodies and a rank of its own, but no health and no stock."""

import pytest

from given import Table, attack, faces, given, key_for, outbreak

DUMMY = 2  # comes after the last seat


@pytest.mark.clause("C-VIR-34")
@pytest.mark.parametrize(("points", "dice"), [((0, 0), 1), ((10, 30), 2), ((30, 10), 2), ((30, 30), 3), ((-5, 30), 1)])
def test_it_rolls_as_many_dice_as_the_player_lowest_on_the_health_track(points: tuple[int, int], dice: int) -> None:
    game = outbreak(players=2, points=dict(enumerate(points)), dummy={"influenza": 4, "ebola": 8})
    assert game.virus()["dice"][DUMMY] == [1] * dice
    assert game.virus()["response"][DUMMY] == dice + 4


@pytest.mark.clause("C-VIR-34")
def test_it_looks_at_the_lowest_player_even_where_low_health_means_many_dice() -> None:
    box = {"virus": {"zone_dice": [3, 2, 1], "die_faces": [1] * 6}}
    assert outbreak(players=2, points={0: 30}, box=box).virus()["dice"][:3] == [[1], [1, 1, 1], [1, 1, 1]]


@pytest.mark.clause("C-VIR-34", "C-VIR-24")
def test_against_an_attack_its_dice_too_are_counted_after_the_loss() -> None:
    assert attack(players=2, points={0: 10, 1: 10}).virus()["dice"][:3] == [[1, 1], [1], [1]]


@pytest.mark.clause("C-VIR-33", "A-53")
def test_it_wins_every_tie() -> None:
    assert outbreak(players=2).virus()["ranking"] == [DUMMY, 0, 1]
    assert outbreak(players=2, marker=1).virus()["ranking"] == [DUMMY, 1, 0]
    assert outbreak(players=2, antibodies={1: {"influenza": 2}}).virus()["ranking"] == [1, DUMMY, 0]
    one_tie = outbreak(players=2, antibodies={1: {"influenza": 2}}, dummy={"influenza": 2})
    assert one_tie.virus()["ranking"] == [DUMMY, 1, 0]


@pytest.mark.clause("C-VIR-33")
@pytest.mark.parametrize("dummy", [0, 2, 4, 6])
def test_without_a_tie_it_ranks_by_its_response(dummy: int) -> None:
    owned = {0: {"influenza": 5}, 1: {"influenza": 3}}
    ranking = {0: [0, 1, 2], 2: [0, 1, 2], 4: [0, 2, 1], 6: [2, 0, 1]}
    game = outbreak(players=2, antibodies=owned, dummy={"influenza": dummy})
    assert game.virus()["ranking"] == ranking[dummy]


@pytest.mark.vector("D-51")
@pytest.mark.clause("C-VIR-35")
def test_eight_six_and_a_dummy_with_eight() -> None:
    owned = {0: {"influenza": 4}, 1: {"influenza": 4}}
    game = outbreak(
        players=2, box=None, antibodies=owned, dummy={"influenza": 4}, rng=key_for([4, 2, 4]), stocks={1: {"carb": 1}}
    )
    assert game.virus()["response"][:3] == [8, 6, 8]
    supply = [game.supply(name) for name in ("mrna", "lipid", "atp")]
    assert (game.to_act, game.asked) == (0, "gain")
    assert supply == [18, 15, 30]
    game.play("take atp")
    assert (game.to_act, game.asked) == (1, "lose")
    game.play("lose carb")
    assert [game.stock(seat) for seat in range(2)] == [{"atp": 1}, {}]


@pytest.mark.clause("C-VIR-35", "A-53")
def test_when_it_is_lowest_nobody_loses() -> None:
    game = outbreak(players=2, antibodies={0: {"influenza": 4}, 1: {"influenza": 2}}, stocks={1: {"carb": 2}})
    assert game.virus()["ranking"] == [0, 1, DUMMY]
    game.weather()
    assert [game.health(seat) for seat in range(2)] == [0, 0]
    assert game.stock(1) == {"carb": 2, "atp": 1}


@pytest.mark.clause("C-VIR-36", "C-VIR-37")
def test_after_the_last_purchase_its_marker_of_that_strain_rises_a_step() -> None:
    game = outbreak(players=2, stocks={0: {"atp": 1}, 1: {"atp": 1}}).play("take mrna", "lose hp")
    assert (game.asked, game.truth["dummy"]["influenza"]) == ("antibody", 0)
    assert game.play("done").truth["dummy"]["influenza"] == 0
    assert game.play("done").truth["dummy"] == {"ebola": 0, "influenza": 2, "rhinovirus": 0}


@pytest.mark.clause("C-VIR-37")
def test_it_never_buys_and_never_decides() -> None:
    game = attack(players=2, stocks={0: {"atp": 3}, 1: {"atp": 3}})
    seen = set()
    while game.truth["resume"] is not None:
        seen.add(game.to_act)
        game.play(game.legal[-1])
    assert seen == {0, 1}
    assert len(game.match.scores()) == 2


@pytest.mark.clause("A-53")
def test_it_rises_after_an_attack_too() -> None:
    assert attack("ebola", players=2).weather().truth["dummy"] == {"ebola": 2, "influenza": 0, "rhinovirus": 0}


@pytest.mark.clause("A-53")
def test_a_table_may_let_it_rise_after_events_only() -> None:
    rulings = {"dummy_rises": "no"}
    assert attack(players=2, rulings=rulings).weather().truth["dummy"]["influenza"] == 0
    assert outbreak(players=2, rulings=rulings).weather().truth["dummy"]["influenza"] == 2


@pytest.mark.clause("A-74")
@pytest.mark.parametrize(("top", "before", "after"), [(12, 10, 12), (12, 12, 12), (5, 4, 5), (0, 12, 14)])
def test_it_stays_at_the_top_of_its_column(top: int, before: int, after: int) -> None:
    box = {"virus": {"antibody_top": top, "die_faces": [1] * 6}}
    assert outbreak(players=2, box=box, dummy={"influenza": before}).weather().truth["dummy"]["influenza"] == after


@pytest.mark.clause("C-VIR-11")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_with_more_players_there_is_none(players: int) -> None:
    game = outbreak(players=players).weather()
    assert sorted(game.virus()["ranking"]) == list(range(players))
    assert game.truth["dummy"] == {"ebola": 0, "influenza": 0, "rhinovirus": 0}


@pytest.mark.clause("C-VIR-35")
def test_what_it_would_gain_stays_in_the_supply() -> None:
    game: Table = outbreak(players=2, dummy={"influenza": 12}, supply={"atp": 5, "mrna": 5, "lipid": 5})
    pieces = sum(game.supply(name) for name in ("mrna", "lipid", "atp"))
    game.play("take mrna")
    assert sum(game.supply(name) for name in ("mrna", "lipid", "atp")) == pieces - 1


@pytest.mark.clause("C-VIR-37")
def test_an_attack_takes_no_health_from_it() -> None:
    game = given(players=2, edition="first", virus=True, box=faces(1), market=["ebola-attack-1"]).play("place card-1")
    assert [score["total"] for score in game.match.scores()] == [0, -1]
