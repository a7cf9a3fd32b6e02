"""One person at the terminal: shows the table, asks, answers questions, and lets the others move."""

import contextlib
import sys
from collections.abc import Iterable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from vesicle.arena.game import decide
from vesicle.bots.interface import situation_of
from vesicle.bots.levels import NAMES as LEVEL_NAMES
from vesicle.bots.registry import close_bots, make_bot
from vesicle.clauses import clauses_of
from vesicle.cli.choices import Choice, draw_choices, list_choices
from vesicle.cli.guide import draw_help
from vesicle.cli.hints import draw_hints
from vesicle.cli.saves import save_game
from vesicle.cli.scene import LETTERS, Scene
from vesicle.cli.story import Line, play_on, tell, tell_all
from vesicle.cli.table import draw_scores, draw_table, say_result
from vesicle.cli.words import Words
from vesicle.core.clauses import quote
from vesicle.core.errors import UnknownAction
from vesicle.core.match import Match

RECENT = 20  # lines that `log` shows
PATIENCE = 100  # answers in a row that mean nothing, from a file or a pipe


class Sitting:
    """A match, the seat of the person, and what was told so far. Shows nothing but views and logs of that seat."""

    def __init__(self, match: Match, seat: int, lang: str) -> None:
        """Sit down; the console finds out what the terminal can show."""
        self.match, self.seat = match, seat
        self.words = Words(lang, match.rules.options["edition"], match.rules.names)
        names = tuple(self._name(place) for place in range(len(match.seats)))
        self.scene = Scene(self.words, match.rules, seat, names)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.told: list[Line] = []
        self.drawn = False
        self.opponents = {
            place: make_bot(other["bot"], match.rules.game) for place, other in enumerate(match.seats) if place != seat
        }

    def _name(self, place: int) -> str:
        """What the table calls a player: a level by its name, another bot by its spec."""
        bot = self.match.seats[place]["bot"]
        if place == self.seat:
            return self.words("you")
        if bot in LEVEL_NAMES:
            return self.words(f"level-{bot}")
        return self.words("bot-random") if bot == "random" else str(bot)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        try:
            self._run()
        finally:
            close_bots(self.opponents.values())

    def _run(self) -> None:
        self._say("welcome")
        self._tell(tell_all(self.scene, self.match.log(self.seat)))
        while self.match.to_act is not None:
            if self.match.to_act != self.seat:
                self._play(self._choose(self.match.to_act))
            elif self.match.legal == ("done",):
                self._say("note-done")
                self._play("done")
            elif not self._ask():
                return
        self._finish()

    def _choose(self, place: int) -> str:
        """What a bot plays; a terminal shows that it is thinking."""
        assert self.match.seed is not None
        with self.console.status(Text(self.words("thinking", player=LETTERS[place]), style="dim")):
            return decide(self.opponents[place], self.match, self.match.seed)

    def _play(self, action: str) -> None:
        self._tell(tell(self.scene, play_on(self.match, action, self.seat)))
        if self.match.to_act != self.seat and self.match.view(self.seat)["round_number"]:
            self.drawn = False

    def _tell(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.told.append(line)
            self.console.print(line.styled())

    def _say(self, name: str, **values: object) -> None:
        """A remark beside the game; a path in it is not broken over lines, so that it can be copied."""
        self.console.print(Text(self.words(name, **values), style="dim"), soft_wrap="path" in values)

    def _ask(self) -> bool:
        """Let the person answer the open question; False when the person leaves."""
        if not self.drawn:
            self._draw()
        view = self.match.view(self.seat)
        choices = list_choices(self.scene, view, self.match.legal, self.match.outcomes)
        self.console.print()
        self.console.print(draw_choices(self.scene, view, choices, self.console.width))
        for _ in range(PATIENCE if not sys.stdin.isatty() else sys.maxsize):
            answer = self._read()
            if answer is None or answer in ("quit", "q"):
                self._say("farewell" if answer else "farewell-input-ended")
                return False
            if self._answer(answer, choices):
                return True
        self._say("farewell-no-answer")
        return False

    def _draw(self) -> None:
        self.console.print()
        self.console.print(draw_table(self.scene, self.match.view(self.seat), self.console.width))
        self.drawn = True

    def _read(self) -> str | None:
        """A line of input without spare blanks; None at the end of the input."""
        try:
            line = self.console.input(Text("> ", style="bold"))
        except EOFError:
            self.console.print()
            return None
        if not sys.stdin.isatty():
            self.console.print(line)
        return " ".join(line.split())

    def _answer(self, answer: str, choices: list[Choice]) -> bool:
        """Do what the person typed; True when that was a move."""
        command, _, rest = answer.partition(" ")
        if answer.isdecimal() and 1 <= int(answer) <= len(choices):
            self._play(choices[int(answer) - 1].action)
            return True
        if answer in self.match.legal:
            self._play(answer)
            return True
        match command:
            case "?" | "help":
                self.console.print(draw_help(self.scene))
            case "table":
                self._draw()
            case "log":
                for line in self.told if rest == "all" else self.told[-RECENT:]:
                    self.console.print(line.styled())
            case "hint":
                self._hint(choices)
            case "why":
                self._explain(rest, choices)
            case _ if answer in self.match.rules.numbers:
                self._explain(answer, choices)
            case _:
                self._say("not-understood", answer=answer[:40], last=len(choices))
        return False

    def _hint(self, choices: list[Choice]) -> None:
        """Show what a bot in the person's place would consider."""
        assert self.match.seed is not None
        self.console.print(draw_hints(self.words, situation_of(self.match, self.match.seed), choices))

    def _explain(self, action: str, choices: list[Choice]) -> None:
        """Why an action is not possible now, in the sentence of the clause that forbids it."""
        if action.isdecimal() and 1 <= int(action) <= len(choices):
            action = choices[int(action) - 1].action
        try:
            clauses = self.match.why_not(action)
        except UnknownAction:
            self._say("no-such-action", action=action[:40], example=self.match.legal[0])
            return
        if not clauses:
            self._say("why-possible", action=action)
            return
        texts = clauses_of(self.match.rules.game)
        edition = self.match.rules.options["edition"]
        self._say("why-not", action=action)
        for clause in clauses:
            self.console.print(Text(f"  {clause}: {quote(texts[clause], edition, self.words.lang)}"))

    def _finish(self) -> None:
        """Show how it ended and keep the game."""
        view, scores = self.match.view(self.seat), self.match.scores()
        assert self.match.winner is not None
        self.console.print()
        self.console.print(Rule(Text(self.words("title-scores"), style="bold"), align="left", style="dim"))
        self.console.print(draw_scores(self.scene, scores))
        self.console.print(Text(say_result(self.scene, view, scores), style="bold"))
        with contextlib.suppress(OSError, RuntimeError):  # no folder, or no home to have it in
            self._say("saved", path=str(save_game(self.match.record())))
            return
        self._say("not-saved")
