"""The application: routes and the websocket around a hub, behind the guard."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import vesicle
from vesicle.server import protocol
from vesicle.server.addresses import Policy
from vesicle.server.coach import router as coach
from vesicle.server.crew import Crew
from vesicle.server.front import Nowhere, page_routes
from vesicle.server.gate import Gate
from vesicle.server.guard import Guard
from vesicle.server.hub import Hub
from vesicle.server.lessons import router as lessons
from vesicle.server.library import router as library
from vesicle.server.logs import AccessLog
from vesicle.server.metrics import Metrics
from vesicle.server.notices import Delivery, Notices
from vesicle.server.refusals import BROKEN_HERE, STATUS, Refused, unavailable
from vesicle.server.replays import router as replays
from vesicle.server.review import Reviews, reviewer_beside
from vesicle.server.review import router as review
from vesicle.server.routes import router
from vesicle.server.safety import guarded, hosts_for
from vesicle.server.settings import Settings
from vesicle.server.store import Store, Unavailable, default_url
from vesicle.server.tasks import see_stray_errors
from vesicle.server.viewer import SocketViewer


def make_app(settings: Settings, gate: Gate | None = None) -> ASGIApp:
    """The server for these settings; it opens the store and starts the bots' processes when it is started itself."""
    metrics = Metrics()
    if gate is not None:
        gate.refused = metrics.count_refusal
    app = FastAPI(
        title="Vesicle",
        version=vesicle.__version__,
        summary="Tables for Cytosis and Virus & Co.: sit down, play, watch, look back.",
        docs_url=None,  # the page would load its scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lambda app: _lifespan(app, settings, metrics),
    )
    _add_websocket(app)  # first, since routes are tried in this order
    for routes in (router, replays, library, lessons, coach, review):
        app.include_router(routes)
    _add_plain_routes(app, metrics)
    _add_refusals(app)
    hosts = hosts_for(settings.host, settings.allowed_hosts)
    origins = frozenset(settings.allowed_origins)
    guard = Guard(limits=settings.limits, hosts=hosts, origins=origins, refused=metrics.count_refusal)
    return AccessLog(guarded(app, guard))


@asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings, metrics: Metrics) -> AsyncIterator[None]:
    """The store is open and the hub at work for as long as the server runs."""
    store = await Store.open(settings.database or default_url())
    crew = Crew(settings.bot_workers, settings.interpreted, count=metrics.count_error)
    inside = settings.allow_private_notices
    policy = Policy(allow_http=inside, allow_private=inside)
    delivery = Delivery(policy=policy, count=lambda outcome: metrics.notices.labels(outcome).inc())
    notices = Notices(delivery, failures=metrics.count_error)
    hub = app.state.hub = Hub(store, crew, notices, metrics, settings)
    reviewer = reviewer_beside(settings.review_iterations, settings.interpreted)
    reviews = app.state.reviews = Reviews(reviewer, lambda: crew.status()["state"] == "ready", metrics.count_error)
    see_stray_errors(hub.tasks)
    await crew.start()
    notices.start()
    await hub.start()
    try:
        yield
    finally:
        await reviews.close()
        await hub.close()
        await notices.close()
        await crew.close()
        await store.close()


def _add_websocket(app: FastAPI) -> None:
    """Where tables are looked at and played."""

    @app.websocket("/ws")
    async def websocket(socket: WebSocket) -> None:
        await socket.accept()
        await SocketViewer(socket, app.state.hub).serve()


def _add_plain_routes(app: FastAPI, metrics: Metrics) -> None:
    """What else is not under /api: the page and the metrics."""
    app.router.routes.extend(page_routes())

    @app.get("/metrics", include_in_schema=False)
    async def measured() -> Response:
        app.state.hub.measure()
        page, kind = metrics.page()
        return Response(page, media_type=kind)


def _add_refusals(app: FastAPI) -> None:
    """Every error is one sentence with a code, and tells nothing of the inside."""
    nowhere = Nowhere()

    @app.exception_handler(Refused)
    async def refused(request: Request, refusal: Refused) -> JSONResponse:
        app.state.hub.metrics.count_refusal(refusal.code)
        return JSONResponse(protocol.refusal_body(refusal), STATUS[refusal.code])

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(word) for word in first["loc"] if word != "body") or "body"
        said = first["msg"][:1].lower() + first["msg"][1:]
        return JSONResponse({"code": "invalid", "message": f"{where}: {said}"[:300]}, 422)

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and (page := await nowhere.answer(request)) is not None:
            return page
        return JSONResponse({"code": "invalid", "message": str(error.detail)}, error.status_code, error.headers)

    @app.exception_handler(Unavailable)
    async def no_answer(request: Request, error: Unavailable) -> JSONResponse:
        return await refused(request, unavailable(error))

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> JSONResponse:
        return JSONResponse({"code": "error", "message": BROKEN_HERE}, STATUS["error"])
