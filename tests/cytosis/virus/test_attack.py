"""Virus Attack cards: bought, they strike at once; the interrupted turn then goes on exactly where it was."""

from typing import Any

import pytest

from given import Table, attack, faces, given

# A virus that gives nothing and takes nothing: what is left of it is the interruption.
HARMLESS = {"virus": {"gains": [[0] * 3, [0] * 3, [0] * 4, [0] * 5], "loss": [0] * 4, "attack_loss": 0}}
OF_A_VIRUS = ("rng", "outbreaks", "strain", "dice", "response", "ranking")
OF_THE_CARDS = ("deck", "discard", "known")
VIRUS = {"edition": "first", "virus": True, "box": faces(1)}


def at_rest(game: Table) -> dict[str, Any]:
    """The position without what a virus leaves behind, and without the places of the cards."""
    truth = {name: value for name, value in game.truth.items() if name not in (*OF_A_VIRUS, *OF_THE_CARDS)}
    for player in truth["players"]:
        del player["attacks"], player["hand"]
    return truth


def same_with_an_ordinary_card(action: str, **things: Any) -> Table:
    """A virus in the first slot leaves the table as insulin would, which goes to the hand instead."""
    things = {"edition": "first", "virus": True, "box": HARMLESS, "hand": ["cortisol"], **things}
    plain = given(**things, market=["insulin"]).play(action)
    virus = given(**things, market=["influenza-attack-1"]).play(action).weather()
    assert at_rest(virus) == at_rest(plain)
    assert virus.legal == plain.legal
    assert virus.truth["outbreaks"] == 1
    assert virus.player(0)["attacks"] == ["influenza-attack-1"]
    return virus


@pytest.mark.clause("C-VIR-20")
def test_the_effect_is_immediate() -> None:
    game = attack()
    assert game.truth["outbreaks"] == 1
    assert game.truth["pending"] == ["after", "resume", "immunise", "pay-out", "gain"]


@pytest.mark.clause("C-VIR-20")
def test_everybody_stops_for_it() -> None:
    game = attack(stocks={0: {"atp": 5}, 1: {"atp": 5}, 2: {"atp": 5}}, hands={0: ["lipid-reserve"]})
    asked = set()
    while game.truth["resume"] is not None:
        asked.add(game.asked)
        assert game.why_not("place nucleus-3") == game.why_not("grey nucleus-3") == "C-VIR-20"
        assert game.why_not("play lipid-reserve") == "C-RES-01"
        game.play(game.legal[-1])
    assert asked == {"vaccinate", "gain", "lose", "antibody"}
    assert game.why_not("play lipid-reserve") == ""


@pytest.mark.clause("C-VIR-20")
@pytest.mark.parametrize("strain", ["ebola", "influenza", "rhinovirus"])
def test_the_card_names_the_strain(strain: str) -> None:
    game = attack(strain, antibodies={0: {strain: 4}}, atp=1).play("antibody")
    assert game.truth["strain"] == strain
    assert game.virus()["response"][0] == 1 + 6


@pytest.mark.clause("C-VIR-22", "A-54")
def test_all_but_the_buyer_lose_a_health_point() -> None:
    game = given(**VIRUS, market=["ebola-attack-1"], seat=1, points={0: 3, 1: 5}).play("place card-1")
    assert [game.health(seat) for seat in range(3)] == [2, 5, -1]
    assert [game.scored(seat, "virus") for seat in range(3)] == [-1, 0, -1]


@pytest.mark.vector("T-16")
def test_the_two_others_lose_one_each() -> None:
    game = attack(atp=2).play("antibody", "antibody")
    assert [game.health(seat) for seat in range(3)] == [0, -1, -1]


@pytest.mark.clause("A-66")
def test_health_may_stay_below_nothing_and_the_game_is_scored_from_there() -> None:
    game = given(edition="first", virus=True, round_number=11, flasks=0, pending=("after",), points={0: -3, 1: -1})
    assert game.play("done").winner == 2
    assert [game.health(seat) for seat in range(3)] == [-3, -1, 0]


@pytest.mark.clause("A-66", "C-NAME-08")
def test_health_points_are_counted_on_past_the_end_of_the_track() -> None:
    assert attack(points={1: 500}).health(1) == 499


@pytest.mark.clause("C-VIR-23")
def test_then_the_steps_of_a_virus_event_follow_for_all() -> None:
    game = attack(stocks={0: {"atp": 1}, 1: {"atp": 1}, 2: {"atp": 1}})
    asked = []
    while game.truth["resume"] is not None:
        asked.append((game.asked, game.to_act))
        game.play("take mrna" if game.asked == "gain" else game.legal[-1])
    gains = [("gain", 0), ("gain", 0), ("gain", 0), ("gain", 1)]
    assert asked == [("vaccinate", 0), *gains, ("lose", 2), ("antibody", 0), ("antibody", 1), ("antibody", 2)]


@pytest.mark.clause("C-VIR-25")
@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_the_price_is_that_of_the_spot(slot: int, price: int) -> None:
    market = [None] * (slot - 1) + ["ebola-attack-1"]
    game = given(**VIRUS, market=market, atp=price).play(f"place card-{slot}")
    assert game.stock() == {}
    assert game.market() == [None] * 4
    if price:
        assert given(**VIRUS, market=market, atp=price - 1).why_not(f"place card-{slot}") == "C-BUY-03"


@pytest.mark.clause("C-VIR-25", "A-85")
def test_the_bonus_of_reduce_atp_cost_comes_before_the_attack() -> None:
    game = attack(event="reduce-atp-cost")
    assert (game.asked, game.stock()) == ("vaccinate", {"atp": 1})
    assert game.play("antibody").virus()["response"][0] == 3
    assert attack().asked != "vaccinate"


@pytest.mark.clause("C-VIR-26", "A-50")
def test_an_attack_card_in_the_market_does_nothing() -> None:
    game = given(**VIRUS, market=["ebola-attack-1", "insulin"], atp=1).play("place card-2", "done", "place nucleus-3")
    assert game.truth["outbreaks"] == 0
    assert [game.health(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.clause("A-50")
def test_an_attack_card_removed_from_the_market_does_nothing() -> None:
    game = given(**VIRUS, market=["ebola-attack-1"], flasks=0, pending=("after",), events=["toxicity"]).play("done")
    assert game.truth["discard"] == ["ebola-attack-1"]
    assert game.truth["outbreaks"] == 0


@pytest.mark.clause("A-50")
def test_an_attack_card_turned_up_from_the_deck_does_nothing() -> None:
    deck = ["cortisol", "insulin", "glucagon", "ebola-attack-1"]
    game = given(**VIRUS, deck=deck, flasks=0, pending=("after",), events=["toxicity"]).play("done")
    assert game.market()[0] == "ebola-attack-1"
    assert game.truth["outbreaks"] == 0


@pytest.mark.clause("A-50", "C-EPI-10")
def test_an_attack_card_that_a_scout_only_sees_does_nothing() -> None:
    deck = ["cortisol", "insulin", "ebola-attack-1"]
    game = given(**VIRUS, traits={0: "open-chromatin"}, deck=deck, atp=4).play("scout")
    assert "choose ebola-attack-1" in game.legal
    assert game.play("done", "put insulin", "put ebola-attack-1").truth["outbreaks"] == 0
    assert game.truth["deck"] == ["cortisol", "ebola-attack-1", "insulin"]


@pytest.mark.clause("A-49", "A-50")
def test_a_bought_attack_card_lies_face_up_by_its_buyer() -> None:
    game = attack("ebola")
    assert game.player(0)["attacks"] == ["ebola-attack-1"]
    assert game.hand() == []
    assert game.match.view(2)["players"][0]["attacks"] == ["ebola-attack-1"]


@pytest.mark.clause("A-49")
def test_it_stays_there_for_the_rest_of_the_game() -> None:
    game = attack("ebola", market=["ebola-attack-1", "ebola-attack-2"], flasks=1).weather()
    game.end_round().end_round()
    assert game.player(0)["attacks"] == ["ebola-attack-1"]
    assert "ebola-attack-1" not in (*game.market(), *game.truth["discard"], *game.truth["deck"])


# The interrupted turn goes on


@pytest.mark.clause("C-VIR-20")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_turn_goes_on_after_the_own_flask(seat: int) -> None:
    game = same_with_an_ordinary_card("place card-1", marker=1, seat=0, starter=seat)
    assert (game.to_act, game.truth["pending"]) == (0, ["after"])


@pytest.mark.clause("C-VIR-20")
def test_a_turn_with_nothing_left_to_do_ends_after_the_virus() -> None:
    game = attack().weather()
    assert (game.to_act, game.truth["pending"]) == (1, ["turn"])


@pytest.mark.clause("C-VIR-20", "C-GREY-05")
def test_a_turn_goes_on_after_a_grey_flask() -> None:
    game = same_with_an_ordinary_card("grey card-1", atp=5)
    assert (game.to_act, game.truth["pending"], game.truth["grey_used"]) == (0, ["turn"], 1)
    assert game.why_not("grey nucleus-3") == "C-GREY-06"
    assert game.play("place nucleus-3").stock() == {"atp": 1, "mrna": 3}


@pytest.mark.clause("C-VIR-20", "A-84")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_round_goes_on_after_an_early_flask(starter: int) -> None:
    game = same_with_an_ordinary_card(
        "place card-1",
        traits={0: "poised-promoter", 1: "cell-plasticity", 2: "demethylation"},
        pending=("first-turn", "early"),
        marker=starter,
        starter=starter,
        atp=3,
    )
    assert (game.to_act, game.truth["pending"]) == (starter, ["turn"])


@pytest.mark.clause("C-VIR-20", "A-59")
def test_income_still_comes_after_an_early_flask_where_the_table_plays_so() -> None:
    game = same_with_an_ordinary_card(
        "place card-1",
        traits={0: "poised-promoter", 1: "housekeeping", 2: "demethylation"},
        rulings={"round_start": "early-first"},
        pending=("first-turn", "offer-income", "early"),
        atp=1,
    )
    assert (game.to_act, game.truth["pending"]) == (1, ["first-turn", "income"])


@pytest.mark.clause("C-VIR-20", "A-83", "C-EPI-10")
@pytest.mark.parametrize("pending", ["turn", "after"])
def test_a_scout_puts_the_rest_back_after_the_virus(pending: str) -> None:
    def scouted(card: str) -> Table:
        game = given(
            **{"edition": "first", "virus": True, "box": HARMLESS, "hand": ["glucagon"], "atp": 5},
            **{"traits": {0: "open-chromatin"}, "deck": ["ethanol", "cortisol", "propanol", card]},
            pending=(pending,),
        )
        return game.play("scout", f"choose {card}")

    virus, plain = scouted("influenza-attack-1"), scouted("insulin")
    assert (virus.asked, virus.to_act) == ("vaccinate", 0)
    virus.weather()
    assert virus.player(0)["attacks"] == ["influenza-attack-1"]
    for game in (virus, plain):
        assert game.legal == ("put cortisol", "put propanol")
    assert at_rest(virus) == at_rest(plain)
    virus.play("put cortisol")
    plain.play("put cortisol")
    assert at_rest(virus) == at_rest(plain)
    assert virus.truth["deck"] == plain.truth["deck"] == ["ethanol", "propanol", "cortisol"]
    assert virus.truth["pending"] == [pending]
    assert virus.why_not("scout") == "C-EPI-09"


@pytest.mark.clause("C-VIR-20")
def test_what_a_virus_gave_can_be_used_in_the_rest_of_the_turn() -> None:
    game = given(**VIRUS, market=["ebola-attack-1"], atp=4, antibodies={0: {"ebola": 4}}).play("grey card-1")
    game.play("take atp", "take atp", "take atp").weather()
    assert game.play("place glucose-2").stock() == {"carb": 2, "atp": 1}


@pytest.mark.clause("C-VIR-20")
def test_two_attacks_in_one_turn_are_dealt_with_one_after_the_other() -> None:
    things: dict[str, Any] = {**VIRUS, "market": ["ebola-attack-1", "influenza-attack-1"], "atp": 4}
    game = given(**things, antibodies={0: {"ebola": 4}}).play("grey card-1")
    game.play("take atp", "take atp", "take atp").weather()
    game.play("place card-2", "done")
    assert game.truth["strain"] == "influenza"
    assert [game.health(seat) for seat in range(3)] == [0, -2, -3]
    game.weather()
    assert game.player(0)["attacks"] == ["ebola-attack-1", "influenza-attack-1"]
    assert (game.to_act, game.truth["resume"]) == (1, None)


@pytest.mark.clause("C-VIR-20", "A-65")
def test_an_attack_bought_with_the_last_flask_comes_before_phase_two() -> None:
    flasks = {0: 1, 1: 0, 2: 0}
    game = attack(market=["ebola-attack-1", "insulin"], flasks=flasks, events=["influenza-outbreak"], atp=1)
    assert game.truth["event"] is None
    assert game.play("done").truth["strain"] == "ebola"
    while game.truth["strain"] == "ebola":
        game.play(game.legal[-1])
    assert game.truth["event"] == "influenza-outbreak"
    assert game.truth["outbreaks"] == 2
    assert game.market()[1] == "insulin"
    assert game.weather().truth["discard"] == ["insulin"]
