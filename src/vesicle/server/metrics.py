"""What an operator can watch: counts and times in Prometheus' form, of all processes that count together (counting.py).

Labels are words of closed lists, never a table, a seat or an address.
"""

import os
import time
from bisect import bisect_left
from typing import Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector

from vesicle.server.counting import FOLDER

# Upper bounds of the classes that times are counted in, in seconds.
DURABLE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
THOUGHT = (0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

LIVE: Literal["livesum"] = "livesum"  # of what there is at the moment: the sum over the processes that live


class Metrics:
    """All measures of one server process, in a registry of its own: two servers in one process do not mix."""

    def __init__(self) -> None:
        """Everything is nought at first."""
        own = self.registry = CollectorRegistry()
        self.tables = Gauge("vesicle_tables", "Tables in memory.", ["status"], registry=own, multiprocess_mode=LIVE)
        self.viewers = Gauge("vesicle_viewers", "Websockets that are open.", registry=own, multiprocess_mode=LIVE)
        self.acknowledged = Counter("vesicle_actions", "Actions acknowledged as durable.", ["game"], registry=own)
        self.refused = Counter("vesicle_refusals", "Requests, messages and actions refused.", ["kind"], registry=own)
        self.durable = Histogram(
            "vesicle_durable_seconds", "From an action's receipt until it is durable.", buckets=DURABLE, registry=own
        )
        self.bots_waiting = Gauge(
            "vesicle_bots_waiting", "Decisions that wait for a bot.", registry=own, multiprocess_mode=LIVE
        )
        self.bots = Histogram(
            "vesicle_bot_seconds", "A bot's time for a decision.", ["level"], buckets=THOUGHT, registry=own
        )
        self.sent = Counter("vesicle_messages_sent", "Websocket messages sent.", registry=own)
        self.notices = Counter("vesicle_notices", "Webhooks called, by outcome.", ["outcome"], registry=own)
        self.errors = Counter("vesicle_errors", "Errors of the server itself.", ["kind"], registry=own)
        self._forget()

    def _forget(self) -> None:
        """All that was counted has been handed over."""
        self._played: dict[str, int] = {}  # actions by game
        self._sent = 0
        self._seconds, self._classes = 0.0, [0] * (len(DURABLE) + 1)  # until actions were durable

    def count_action(self, game: str) -> None:
        """One more action is durable."""
        self._played[game] = self._played.get(game, 0) + 1

    def count_sent(self, count: int = 1) -> None:
        """One more message was sent, or so many."""
        self._sent += count

    def note_durable(self, began: float) -> None:
        """What has come in at a moment, by `time.perf_counter`, is durable or refused now."""
        seconds = time.perf_counter() - began
        self._seconds += seconds
        self._classes[bisect_left(DURABLE, seconds)] += 1

    def hand_over(self) -> None:
        """Tell Prometheus what was counted since: to tell it of every action takes longer than many a rule does."""
        for game, count in self._played.items():
            self.acknowledged.labels(game).inc(count)
        self.sent.inc(self._sent)
        self.durable._sum.inc(self._seconds)
        for place, count in enumerate(self._classes):
            self.durable._buckets[place].inc(count)
        self._forget()

    def count_refusal(self, kind: str) -> None:
        """One more refusal of a kind."""
        self.refused.labels(kind).inc()

    def count_error(self, kind: str) -> None:
        """One more error of ours."""
        self.errors.labels(kind).inc()

    def page(self) -> tuple[bytes, str]:
        """What `/metrics` answers, and its content type."""
        self.hand_over()
        shown = self.registry
        if FOLDER in os.environ:
            MultiProcessCollector(shown := CollectorRegistry())  # type: ignore[no-untyped-call]
        return generate_latest(shown), CONTENT_TYPE_LATEST
