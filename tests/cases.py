"""The tables on which the laws are tested: every game, edition and number of players, and tables with other rulings."""

from typing import Any

import vesicle

Case = tuple[str, dict[str, Any]]

CYTOSIS: dict[str, Case] = {
    f"cytosis-{edition}-{players}": ("cytosis", {"edition": edition, "players": players})
    for edition in ("preview", "first", "second")
    for players in (2, 3, 4, 5)
}
MODULES: dict[str, Case] = {
    f"cytosis-{edition}-{'-'.join(modules)}-{players}": (
        "cytosis",
        {"edition": edition, "players": players, **dict.fromkeys(modules, True)},
    )
    for modules in (("virus",), ("epigenetic",), ("virus", "epigenetic"))
    for edition in ("preview", "first", "second")
    for players in (2, 3, 4, 5)
}
HOUSE_RULES: dict[str, Case] = {
    "cytosis-finite-second": ("cytosis", {"edition": "second", "players": 5, "rulings": {"supply": "finite"}}),
    "cytosis-strict": (
        "cytosis",
        {
            "edition": "second",
            "players": 4,
            "rulings": {
                "supply": "finite",
                "shortage": "full",
                "stuck": "aside",
                "vesicle_card": "held",
                "open_turn": "no",
                "exhaust": "no",
                "reshuffle": "no",
            },
        },
    ),
    "cytosis-loose": (
        "cytosis",
        {
            "edition": "first",
            "players": 2,
            "rulings": {
                "golgi_lipid": "yes",
                "displace_for_disk": "no",
                "two_player_board": "printed",
                "grey_in_cap": "no",
                "boost_spots": "collecting",
                "exhaust": "yes",
                "exhaust_after_grey": "no",
                "displacement": "highest",
                "displacement_tie": "marker",
            },
        },
    ),
    "cytosis-modules-otherwise": (
        "cytosis",
        {
            "edition": "first",
            "players": 2,
            "virus": True,
            "epigenetic": True,
            "rulings": {
                "collector_bottom": "yes",
                "virus_order": "round",
                "dummy_rises": "no",
                "attacks_in_tie": "yes",
                "round_start": "early-first",
                "scout_reduced": "yes",
                "early_sets_order": "yes",
                "grey_abilities": "no",
            },
        },
    ),
    "cytosis-rough": (
        "cytosis",
        {
            "edition": "first",
            "players": 3,
            "rulings": {
                "blocking": "yes",
                "displaced_cargo": "supply",
                "market_gap": "none",
                "boost_lasts": "round",
                "grey_boost": "no",
                "grey_spot": "open",
                "toxic_bands": "sum",
                "goal_card": "yes",
            },
        },
    ),
}
VIRUS_AND_CO: dict[str, Case] = {
    **{f"virus-and-co-{players}": ("virus-and-co", {"players": players}) for players in (3, 4, 5, 6)},
    "virus-and-co-etiquette": ("virus-and-co", {"players": 4, "etiquette": True, "rounds": 2}),
    "virus-and-co-first-print": ("virus-and-co", {"players": 4, "edition": "first-print"}),
    "virus-and-co-gentle": (
        "virus-and-co",
        {"players": 5, "rulings": {"icu_payments": "returned", "test_subject": "partial", "contagion": "may"}},
    ),
}
CASES: dict[str, Case] = {**CYTOSIS, **MODULES, **HOUSE_RULES, **VIRUS_AND_CO}

# Every answer to every open question of Cytosis, once with each number of players; with a module that adds questions.
RULINGS: dict[str, Case] = {
    f"{ruling}={answer}-{players}": (
        "cytosis",
        {"edition": "first", "players": players, "epigenetic": True, "rulings": {ruling: answer}},
    )
    for ruling, about in vesicle.games()["cytosis"]["rulings"].items()
    for answer in about["options"]
    for players in (2, 4)
}
