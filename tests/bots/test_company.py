"""The bots as company: who they are, and what they are called at a table."""

from vesicle.bots.company import company, name_bot
from vesicle.bots.registry import levels_of


def test_every_level_has_three_of_its_own() -> None:
    levels = [level["level"] for level in levels_of("cytosis")]
    assert [one.level for one in company()] == [level for level in levels for _ in range(3)]


def test_three_bots_of_a_level_are_three_characters() -> None:
    taken: list[str] = []
    for _ in range(5):
        taken.append(name_bot("graduate", taken))
    assert taken[:3] == [one.name for one in company() if one.level == "graduate"]
    assert len(set(taken)) == 5


def test_a_name_that_somebody_has_is_not_given_again() -> None:
    assert name_bot("freshman", ["Mimo"]) != "Mimo"


def test_a_bot_that_is_no_level_goes_by_its_kind() -> None:
    assert [name_bot("search:100it", []), name_bot("search:100it", ["Search"])] == ["Search", "Search 2"]
