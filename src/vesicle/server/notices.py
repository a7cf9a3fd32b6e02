"""Turn notices: a seat's webhook is told that it is its turn, or that the game is over.

A notice is one POST of a small JSON object, `{"table", "title", "url", "seat", "kind"}`, with nothing secret in it. It
is tried three times and then forgotten; no table ever waits for it.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx

from vesicle.server.addresses import Policy, Resolve, Target, locate, parse_webhook, resolve_name
from vesicle.server.tasks import Count, Tasks

PATIENCE = 5.0  # seconds for all of one attempt
PAUSES = (5.0, 60.0)  # seconds before the second attempt and the third
WAITING = 1000  # notices that wait; with more, new ones are dropped
HANDS = 4  # attempts at the same time
KINDS = ("your-turn", "over")

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Notice:
    """One message to one seat's webhook; `url` is the table's page, without any token."""

    webhook: str
    table: str
    title: str
    url: str
    seat: str
    kind: str

    def body(self) -> dict[str, str]:
        """What is sent."""
        return {"table": self.table, "title": self.title, "url": self.url, "seat": self.seat, "kind": self.kind}


def make_client() -> httpx.AsyncClient:
    """What speaks HTTP, made once since reading the certificates takes long.

    No connection is used twice: they are known by address, and two names may share one. No proxy of the environment
    is asked, since that would look the name up again.
    """
    limits = httpx.Limits(max_connections=HANDS, max_keepalive_connections=0)
    return httpx.AsyncClient(limits=limits, trust_env=False, follow_redirects=False)


@dataclass(frozen=True)
class Delivery:
    """How notices travel: what the operator allows, and the parts that tests replace."""

    policy: Policy = field(default_factory=Policy)
    resolve: Resolve = resolve_name
    pauses: tuple[float, ...] = PAUSES
    patience: float = PATIENCE
    client: Callable[[], httpx.AsyncClient] = make_client
    count: Callable[[str], None] = lambda outcome: None  # told what became of each attempt, for the metrics


class Notices:
    """A queue of notices and a few tasks that send them."""

    def __init__(
        self, delivery: Delivery | None = None, waiting: int = WAITING, failures: Count = lambda kind: None
    ) -> None:
        """Nothing is sent before `start`."""
        self._delivery = delivery or Delivery()
        self._queue: asyncio.Queue[tuple[Notice, int]] = asyncio.Queue(waiting)
        self.tasks = Tasks(failures)
        self._later: set[asyncio.TimerHandle] = set()
        self._client: httpx.AsyncClient | None = None

    def start(self) -> None:
        """Begin to send, in the running loop."""
        self._client = client = self._delivery.client()
        for _ in range(HANDS):
            self.tasks.keep("notices", lambda: self._work(client))

    async def close(self) -> None:
        """Stop at once; what still waits is forgotten."""
        for handle in self._later:
            handle.cancel()
        await self.tasks.close()
        if self._client is not None:
            await self._client.aclose()

    async def check(self, webhook: str) -> None:
        """ValueError in one sentence for a webhook that nothing would be sent to."""
        policy = self._delivery.policy
        try:
            async with asyncio.timeout(self._delivery.patience):
                await locate(parse_webhook(webhook, policy), policy, self._delivery.resolve)
        except TimeoutError:
            raise ValueError("webhook: its host could not be found in time") from None

    def post(self, notice: Notice, tried: int = 0) -> bool:
        """Put a notice in the queue without waiting; False when there is no room."""
        try:
            self._queue.put_nowait((notice, tried))
        except asyncio.QueueFull:
            log.warning("notice-dropped", extra={"table": notice.table, "kind": notice.kind})
            return False
        return True

    async def _work(self, client: httpx.AsyncClient) -> None:
        while True:
            notice, tried = await self._queue.get()
            outcome = await send(notice, self._delivery, client)
            self._delivery.count(outcome)
            log.info("notice", extra={"table": notice.table, "kind": notice.kind, "outcome": outcome})
            if outcome == "failed" and tried < len(self._delivery.pauses):
                self._try_later(notice, tried)

    def _try_later(self, notice: Notice, tried: int) -> None:
        """Queue a notice again after its pause, as long as that is not too many."""
        if len(self._later) >= self._queue.maxsize:
            return

        def again() -> None:
            self._later.discard(handle)
            self.post(notice, tried + 1)

        handle = asyncio.get_running_loop().call_later(self._delivery.pauses[tried], again)
        self._later.add(handle)


async def send(notice: Notice, delivery: Delivery, client: httpx.AsyncClient) -> str:
    """One attempt: "sent", "refused" for good, or "failed" for now."""
    try:
        async with asyncio.timeout(delivery.patience):
            target = await locate(parse_webhook(notice.webhook, delivery.policy), delivery.policy, delivery.resolve)
            return _judge(await _post(target, notice, client))
    except (ValueError, httpx.InvalidURL):
        return "refused"
    except (httpx.HTTPError, OSError):  # a time-out is one, too
        return "failed"


async def _post(target: Target, notice: Notice, client: httpx.AsyncClient) -> int:
    """The status of the answer; its body is not read.

    The connection goes to the checked address, while the header Host and the certificate are those of the name.
    """
    request = client.build_request(
        "POST",
        target.pinned,
        json=notice.body(),
        headers={"Host": target.netloc, "User-Agent": "vesicle-notices/1"},
        extensions={"sni_hostname": target.host},
    )
    response = await client.send(request, stream=True)
    await response.aclose()
    return response.status_code


def _judge(status: int) -> str:
    """A server that is busy or broken may be asked again; one that does not want it may not."""
    if 200 <= status < 300:
        return "sent"
    return "failed" if status >= 500 or status in (408, 429) else "refused"
