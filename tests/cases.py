"""The tables on which the laws are tested: every game, edition and number of players, and tables with other rulings."""

from typing import Any

Case = tuple[str, dict[str, Any]]

CYTOSIS: dict[str, Case] = {
    f"cytosis-{edition}-{players}": ("cytosis", {"edition": edition, "players": players})
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
}
VIRUS_AND_CO: dict[str, Case] = {
    **{f"virus-and-co-{players}": ("virus-and-co", {"players": players}) for players in (3, 4, 5, 6)},
    "virus-and-co-etiquette": ("virus-and-co", {"players": 4, "etiquette": True, "rounds": 2}),
    "virus-and-co-first-print": ("virus-and-co", {"players": 4, "edition": "first-print"}),
}
CASES: dict[str, Case] = {**CYTOSIS, **HOUSE_RULES, **VIRUS_AND_CO}
