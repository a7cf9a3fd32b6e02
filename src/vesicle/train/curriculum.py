"""The tables that a network learns at."""

from typing import Any

# How many lanes in a hundred each table has.
CURRICULUM: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "cytosis": [
        (26, {"players": 2}),
        (8, {"players": 3}),
        (24, {"players": 4}),
        (6, {"players": 5}),
        (7, {"players": 4, "virus": True, "epigenetic": True}),
        (5, {"players": 2, "virus": True, "epigenetic": True}),
        (6, {"edition": "first", "players": 3, "virus": True, "epigenetic": True}),
        (6, {"edition": "first", "players": 5, "virus": True, "epigenetic": True}),
        (4, {"edition": "first", "players": 4}),
        (4, {"edition": "first", "players": 2}),
        (4, {"edition": "preview", "players": 4}),
    ],
    "virus-and-co": [
        (20, {"players": 3}),
        (40, {"players": 4}),
        (14, {"players": 5}),
        (14, {"players": 6}),
        (6, {"players": 4, "edition": "first-print"}),
        (6, {"players": 4, "etiquette": True}),
    ],
}
