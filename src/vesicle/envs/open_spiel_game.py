"""OpenSpiel: the games as Python games. Importing this module registers `vesicle_cytosis` and `vesicle_virus_and_co`.

All chance is drawn at the start, by four chance nodes of 256 outcomes that make up a seed of 32 bits: the game of
`vesicle.new(…, seed=…)` with that seed. So a history says all about a state, and every state can be written down.
"""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a compiled module without types

from vesicle import games
from vesicle.core.match import Match
from vesicle.envs.tables import REWARDS, Table, one_of, table_for

DIGITS = 4  # chance nodes at the start
DIGIT = 256  # outcomes of each
LONGEST = 20_000  # decisions; far more than any game has taken
MOST_POINTS = 1_000.0
NOT_CHOSEN = -1  # a first seat that nobody has chosen
OWN = ("reward", "first_seat")  # parameters that are more than an option of the game


def load(game: str, parameters: dict[str, Any]) -> "SpielGame":
    """A table of a game; ValueError in one sentence for what does not exist."""
    known = parameters_of(_options_of(game))
    for name in parameters:
        one_of("parameter", name, known)
    made: SpielGame = pyspiel.load_game(name_of(game), parameters)
    return made


def _options_of(game: str) -> dict[str, Any]:
    one_of("game", game, games())
    options: dict[str, Any] = games()[game]["options"]
    return options


def name_of(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"vesicle_{game.replace('-', '_')}"


def type_of(game: str) -> Any:
    """What OpenSpiel asks about a game before anybody has chosen its options."""
    described = games()[game]
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=described["title"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(described["players"]),
        min_num_players=min(described["players"]),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(described["options"]),
    )


def parameters_of(options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game that OpenSpiel can say, with their usual values, and the kind of reward."""
    plain = {name: value for name, value in options.items() if isinstance(value, bool | int | str)}
    return {**plain, "first_seat": NOT_CHOSEN, "reward": "win"}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One table; `pyspiel.load_game("vesicle_cytosis", {"players": 3})` makes it."""

    def __init__(self, game: str, params: dict[str, Any] | None = None) -> None:
        """Choose the options of the table."""
        chosen = {**parameters_of(_options_of(game)), **(params or {})}
        options = {name: value for name, value in chosen.items() if name not in OWN}
        if chosen["first_seat"] != NOT_CHOSEN:
            options["first_seat"] = chosen["first_seat"]
        self.table: Table = table_for(game, chosen["reward"], "float32", options)
        most = MOST_POINTS if self.table.reward == REWARDS["margin"] else 1.0
        rules = self.table.rules
        about = pyspiel.GameInfo(
            num_distinct_actions=rules.actions.size,
            max_chance_outcomes=DIGIT,
            num_players=rules.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), about, params or {})

    def new_initial_state(self) -> "SpielState":
        """A state before the cards are dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What shows a state to a player."""
        if params:
            raise ValueError(f"observations have no parameters, and {params} were given")
        return SpielObserver(self.table)


class Play:
    """A table with its match, none before the deal; OpenSpiel copies and pickles a state by what it holds."""

    def __init__(self, table: Table, match: Match | None = None, drawn: tuple[int, ...] = ()) -> None:
        """Before the deal only some bytes of the seed are drawn."""
        self.table, self.match, self.drawn = table, match, drawn

    def __deepcopy__(self, memo: Any) -> "Play":
        return Play(self.table, None if self.match is None else self.match.clone(), self.drawn)

    def __reduce__(self) -> tuple[Any, ...]:
        played = () if self.match is None else self.match.actions
        return rebuild, (self.table, self.drawn, played)

    def draw(self, digit: int) -> None:
        """The next byte of the seed; the last one deals."""
        self.drawn += (digit,)
        if len(self.drawn) == DIGITS:
            self.match = Match.deal(self.table.rules, int.from_bytes(self.drawn, "big"))


def rebuild(table: Table, drawn: tuple[int, ...], actions: tuple[str, ...]) -> Play:
    """The same again from what was drawn and played: how a state travels to another process."""
    play = Play(table)
    for digit in drawn:
        play.draw(digit)
    for action in actions:
        assert play.match is not None
        play.match.play(action)
    return play


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; `state.match` is the match of the library, None before the deal."""

    def __init__(self, game: SpielGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self._play = Play(game.table)

    @property
    def match(self) -> Match | None:
        """The match of the library."""
        return self._play.match

    def current_player(self) -> int:
        """The seat that decides, or chance, or the end."""
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.match.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.match is not None and self.match.to_act is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(digit, 1 / DIGIT) for digit in range(DIGIT)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None or player != self.match.to_act:
            return []
        return self._play.table.rules.legal_actions(self.match._games)

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self._play.draw(action)
        else:
            self._play.table.play(self.match, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"seed byte {action}" if player == pyspiel.PlayerId.CHANCE else self._play.table.rules.texts[action]

    def returns(self) -> list[float]:
        """What each player has won; nothing before the end."""
        table = self._play.table
        if self.match is None or self.match.to_act is not None:
            return [0.0] * table.rules.players
        return table.rewards(self.match)

    def __str__(self) -> str:
        rules = self._play.table.rules
        if self.match is None:
            return f"{rules.game} before the deal, seed bytes {self._play.drawn}"
        return f"{rules.game} {self.match.digest()}: {' / '.join(self.match.actions)}"


class SpielObserver:
    """Shows the observation of a seat as a tensor of floats, and by the names of its pieces."""

    def __init__(self, table: Table) -> None:
        """Make room for one row."""
        self._table = table
        self.tensor = np.zeros(table.observation.length, dtype=np.float32)
        self.dict = {
            piece.title: self.tensor[piece.start : piece.start + piece.length].reshape(piece.shape)
            for piece in table.observation.pieces
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Show what a player may see; nothing before the deal."""
        self.tensor.fill(0)
        if state.match is not None:
            self.tensor[:] = self._table.observe(state.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text: the numbers of the row."""
        if state.match is None:
            return "before the deal"
        return " ".join(str(int(number)) for number in self._table.observe(state.match, player))


class CytosisGame(SpielGame):
    """Cytosis."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Choose the options of the table."""
        super().__init__("cytosis", params)


class VirusAndCoGame(SpielGame):
    """Virus & Co."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Choose the options of the table."""
        super().__init__("virus-and-co", params)


pyspiel.register_game(type_of("cytosis"), CytosisGame)
pyspiel.register_game(type_of("virus-and-co"), VirusAndCoGame)
