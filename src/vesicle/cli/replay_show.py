"""How a saved game of each kind is shown in a terminal: its moments, its story, its table, its result."""

from dataclasses import dataclass
from typing import Any, Protocol

from rich.console import Group, RenderableType
from rich.text import Text

from vesicle.cli import clinic_story, clinic_table, story, table
from vesicle.cli.clinic import Clinic
from vesicle.cli.scene import Scene, View
from vesicle.cli.story import Entry, Line
from vesicle.cli.words import Words
from vesicle.core.match import Match


@dataclass(frozen=True)
class Moment:
    """What one action did in the eyes of a viewer, and the view after it; without an action, how the game began."""

    entries: list[Entry]
    view: View


class Show(Protocol):
    """What a game needs to be looked back on."""

    words: Words

    def tell(self, moment: Moment) -> list[Line]:
        """What happened, in lines."""

    def draw(self, view: View, width: int) -> RenderableType:
        """The table."""

    def draw_end(self, view: View, scores: list[dict[str, Any]]) -> RenderableType:
        """The points, and who won."""

    def who(self, seat: int) -> dict[str, str]:
        """The values by which a sentence speaks to a player or of one."""


class CytosisShow:
    """Cytosis with its modules."""

    def __init__(self, scene: Scene) -> None:
        """In the eyes of the scene's viewer."""
        self.words, self._scene = scene.words, scene

    def tell(self, moment: Moment) -> list[Line]:
        """What happened, in lines."""
        return story.tell(self._scene, moment.entries)

    def draw(self, view: View, width: int) -> RenderableType:
        """The table."""
        return table.draw_table(self._scene, view, width)

    def draw_end(self, view: View, scores: list[dict[str, Any]]) -> RenderableType:
        """The points, and who won."""
        points = table.titled(self.words("title-scores"), table.draw_scores(self._scene, scores))
        return Group(points, Text(table.say_result(self._scene, view, scores), style="bold"))

    def who(self, seat: int) -> dict[str, str]:
        """The values by which a sentence speaks to a player or of one."""
        return self._scene.who(seat)


class ClinicShow:
    """Virus & Co."""

    def __init__(self, clinic: Clinic) -> None:
        """In the eyes of the clinic's viewer."""
        self.words, self._clinic = clinic.words, clinic

    def tell(self, moment: Moment) -> list[Line]:
        """What happened, in lines."""
        return clinic_story.tell(self._clinic, moment.entries, moment.view)

    def draw(self, view: View, width: int) -> RenderableType:
        """The table."""
        return clinic_table.draw_clinic(self._clinic, view)

    def draw_end(self, view: View, scores: list[dict[str, Any]]) -> RenderableType:
        """The points, and who won."""
        points = table.draw_scores(self._clinic, scores, "clinic-source")
        result = clinic_table.say_clinic_result(self._clinic, scores)
        return Group(table.titled(self.words("clinic-title-scores"), points), Text(result, style="bold"))

    def who(self, seat: int) -> dict[str, str]:
        """The values by which a sentence speaks to a player or of one."""
        return self._clinic.who(seat)


def show_of(match: Match, seat: int | None, lang: str) -> Show:
    """The show of a game through a seat's eyes, or a spectator's."""
    rules = match.rules
    words = Words(lang, rules.options["edition"], rules.names)
    names = names_of(match)
    if rules.game == "cytosis":
        return CytosisShow(Scene(words, rules, seat, names))
    return ClinicShow(Clinic(words, rules, seat, names))


def names_of(match: Match) -> tuple[str, ...]:
    """What the players were called."""
    return tuple(str(place.get("name") or "") for place in match.seats)


def moments_of(start: Match, actions: tuple[str, ...], seat: int | None) -> list[Moment]:
    """The start and every action after it; the match is played to the end meanwhile."""
    begun = start.look(seat).tell_start() if start.seed is not None else []
    moments = [Moment(begun, start.view(seat))]
    for action in actions:
        entries = story.play_on(start, action, seat)
        moments.append(Moment(entries, start.view(seat)))
    return moments
