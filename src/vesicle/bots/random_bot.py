"""The bot that plays any legal action, each as likely: the weakest opponent, and what others are measured against."""

from vesicle.bots.interface import Situation


class RandomBot:
    """Chooses among the legal actions with its own stream."""

    def choose(self, situation: Situation) -> str:
        """Any legal action."""
        return situation.random_action()
