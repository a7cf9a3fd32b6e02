"""The OpenAPI description is true: no answer is an error of the server, or one that the description does not name."""

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.alone import alone, ask
from server.inside import innermost
from vesicle.server.app import make_app
from vesicle.server.settings import Settings

EXAMPLES = 20  # requests of each kind
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

schema = schemathesis.openapi.from_dict(innermost(make_app(Settings())).openapi())


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server, and tables on it: one that people sit down at, and one where a game runs."""
    with alone(tmp_path_factory.mktemp("openapi")) as address:
        tables = asyncio.run(set_tables(partial(ask, address)))
        yield {"address": address, "tables": tables}


async def set_tables(request: Any) -> list[Any]:
    wish = {"game": "virus-and-co", "options": {"players": 3}, "public": True, "join": "anyone"}
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cleo")]
    return [
        await request("POST", "/tables", None, wish),
        await request("POST", "/tables", None, {**wish, "seats": seats, "start": True}),
    ]


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[*HealthCheck],
)
def test_every_request_gets_an_answer_that_the_description_names(case: Any, place: dict[str, Any]) -> None:
    """Tables, tokens and games are real ones as often as not."""
    drawn = crc32(f"{case.path_parameters} {case.query} {case.body}".encode("utf-8", "replace"))
    table = place["tables"][drawn % 2]
    if "table" in (case.path_parameters or {}) and drawn % 5:
        case.path_parameters["table"] = table["table"]
    if drawn % 3:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {table['token']}"}
    if isinstance(case.body, dict) and "game" in case.body and drawn % 2:
        case.body |= {"game": "virus-and-co", "options": {"players": 3}, "clock": None, "stand_in": None}
    response = case.call(base_url=f"http://{place['address']}")
    case.validate_response(response, checks=CHECKS)
