"""What can go wrong for a user, each in one sentence."""


class UnknownAction(ValueError):
    """A text that is no action of the game at all."""


class IllegalAction(ValueError):
    """An action that the rules forbid now, with the clauses that forbid it."""

    def __init__(self, action: str, clauses: tuple[str, ...], because: str = "") -> None:
        """Say what was tried and which clauses forbid it."""
        self.action = action
        self.clauses = clauses
        reason = f": {because}" if because else ""
        super().__init__(f"{action!r} is not legal now ({', '.join(clauses)}){reason}")


class ReplayError(ValueError):
    """A saved game that does not fit the rules; it names the first action that does not."""
