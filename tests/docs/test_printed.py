"""What is marked as printed is printed: by the rulebook of that very edition, of which this is the list."""

import pytest

from vesicle.api import data_of, rules_for

COLLECTING = {"nucleus-3", "nucleus-2", "glucose-2", "glucose-1", "mitochondria-3", "mitochondria-2", "mitochondria-6"}
SINGLE = {"ribosome", "cytoplasm", "laureates"}
PLAIN_SPOTS = COLLECTING | SINGLE | {"lipid-3", "lipid-2", "smooth-1", "rough-1", "golgi-1", "exocytosis-1"}
SECOND_SPOTS = {"rough-2", "golgi-2", "exocytosis-2"}  # rulebooks that speak of several spots there
WITHOUT_VESICLES = {"nucleus", "glucose", "mitochondria", "lipid", "ribosome", "exocytosis", "cytoplasm", "card"}
BOOSTS = {"respiration-boost", "nucleus-boost", "glucose-boost", "smooth-er-boost"}
TRAITS = {"metabolic-switch", "open-chromatin", "hyperacetylation", "cell-plasticity", "poised-promoter"}
SECTIONS = {"areas", "spots", "cards", "events", "goals", "traits", "risks"}
STRAINS = ("ebola", "influenza", "rhinovirus")
MODULES = {
    "cards": {f"{strain}-attack-{number}" for strain in STRAINS for number in (1, 2)},
    "events": {f"{strain}-outbreak" for strain in STRAINS},
    "traits": TRAITS | {"housekeeping", "demethylation"},
}  # printed by the rulebook that brings the modules, whatever edition they are played with
RISKS = {
    "contagion",
    "recall",
    "expiry-date",
    "co-payment",
    "free-sample",
    "senior-doctor",
    "diagnosis",
    "nurse",
    "jab",
}

PRINTED = {
    ("cytosis", "preview"): {
        "spots": PLAIN_SPOTS | SECOND_SPOTS,
        "cards": {"insulin"},
    },
    ("cytosis", "first"): {
        "spots": PLAIN_SPOTS | SECOND_SPOTS | {"card-1"},
        "cards": {"insulin", "estradiol", "lipid-reserve", "carb-reserve"},
    },
    ("cytosis", "second"): {
        "spots": PLAIN_SPOTS | {"card-1"},
        "cards": {"insulin"},
        "events": BOOSTS | {"reduce-atp-cost", "toxicity"},
    },
    ("virus-and-co", "later"): {
        "cards": {"ebola", "yellow-fever", "injection"},
        "risks": RISKS | {"plague", "sneeze"},
    },
    ("virus-and-co", "first-print"): {"risks": RISKS},
}
PARTLY = {
    ("cytosis", "preview"): {"reduce-atp-cost", "toxicity"},
    ("cytosis", "first"): {"lactate-dehydrogenase", "enzymes", "respiration-boost", "reduce-atp-cost", "toxicity"},
    ("cytosis", "second"): set(),
    ("virus-and-co", "later"): set(),
    ("virus-and-co", "first-print"): {"plague", "sneeze", "injection"},
}
EDITIONS = [(game, edition) for game in ("cytosis", "virus-and-co") for edition in data_of(game).names]


def marked(game: str, edition: str, source: str) -> dict[str, set[str]]:
    """The rows of an edition that have this mark, by section."""
    options = {"edition": edition} | ({"virus": True, "epigenetic": True} if game == "cytosis" else {})
    sections = rules_for(game, options).rows
    rows = {name: section for name, section in sections.items() if name in SECTIONS}
    return {name: {key for key, row in section.items() if row["source"] == source} for name, section in rows.items()}


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_is_marked_as_printed_stands_in_the_rulebook_of_that_edition(game: str, edition: str) -> None:
    wanted = PRINTED[game, edition]
    for section, found in marked(game, edition, "printed").items():
        modules = MODULES.get(section, set()) if game == "cytosis" else set()
        areas = WITHOUT_VESICLES | {"laureates"} if section == "areas" else set()
        assert found == wanted.get(section, set()) | modules | areas, section


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_what_is_printed_in_part_is_named(game: str, edition: str) -> None:
    found = {name for names in marked(game, edition, "partly").values() for name in names}
    assert found == PARTLY[game, edition]
