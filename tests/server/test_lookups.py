"""The host of a webhook is looked up while the table goes on: that has an end, and whose seat it is is asked again."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.inside import Inside, running
from vesicle.server.notices import Delivery, Notices
from vesicle.server.settings import Settings

pytestmark = pytest.mark.anyio

WEBHOOK = "https://hooks.example.org/turn"


class Names:
    """A server of names that answers when it is told to."""

    def __init__(self) -> None:
        self.asked, self.may_answer = asyncio.Event(), asyncio.Event()

    async def resolve(self, host: str, port: int) -> list[str]:
        self.asked.set()
        await self.may_answer.wait()
        return ["93.184.216.34"]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with running(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")) as found:
        yield found


async def test_a_name_that_is_never_found_is_refused_in_time() -> None:
    notices = Notices(Delivery(resolve=Names().resolve, patience=0.05))
    with pytest.raises(ValueError, match=r"^webhook: its host could not be found in time$"):
        await notices.check(WEBHOOK)


async def test_who_loses_the_seat_meanwhile_sets_no_webhook_on_it(server: Inside) -> None:
    names = Names()
    server.hub.notices = Notices(Delivery(resolve=names.resolve))
    host: dict[str, Any] = (await server.ask("POST", "/tables", body={"game": "cytosis"})).json()
    at = f"/tables/{host['table']}"
    guest = (await server.ask("POST", f"{at}/join", body={"invite": host["invite"]})).json()
    for token, seat in ((host["token"], 0), (guest["token"], 1)):
        assert (await server.ask("PUT", f"{at}/seats/{seat}", token, {"name": f"P{seat}"})).status_code == 200
    setting = asyncio.ensure_future(server.ask("PUT", f"{at}/seats/1/notice", guest["token"], {"url": WEBHOOK}))
    await names.asked.wait()
    assert (await server.ask("DELETE", f"{at}/seats/1", host["token"])).status_code == 200
    assert (await server.ask("PUT", f"{at}/seats/1", host["token"], {"name": "Ada"})).status_code == 200
    names.may_answer.set()
    answer = await setting
    assert (answer.status_code, answer.json()["message"]) == (403, "seat 1 is not yours")
    assert server.hub.rooms[host["table"]].table.seats[1].webhook is None
