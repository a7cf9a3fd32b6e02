"""`vesicle serve`: tables for everybody who can reach this machine."""

import re
from collections.abc import Callable, Iterable, Iterator
from ipaddress import ip_network
from typing import Annotated

import typer

from vesicle.cli.errors import fail
from vesicle.server.limits import Limits
from vesicle.server.settings import Settings


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 means all of this machine's.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://…; a file in your data folder by default.")
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one requires PostgreSQL.")
    ] = 1,
    bots: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    review: Annotated[
        int, typer.Option(min=2, max=50_000, help="How hard the review of a game thinks: iterations for each position.")
    ] = Settings.review_iterations,
    public_url: Annotated[
        str, typer.Option(help="The address at which people reach the server, if not host and port.")
    ] = "",
    allow_host: Annotated[list[str] | None, typer.Option(help="A host name to answer to; may be repeated.")] = None,
    allow_origin: Annotated[
        list[str] | None,
        typer.Option(help="The address of a site elsewhere whose page may play here; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy in front, whose X-Forwarded-For is trusted; may be repeated."
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(help="Change a limit: connections=500, or a rate, requests=200,20; may be repeated."),
    ] = None,
    unlimited: Annotated[bool, typer.Option(help="No limits on rates and counts, for load tests on loopback.")] = False,
    private_notices: Annotated[
        bool, typer.Option(hidden=True, help="Webhooks may lead into the own network; every person chooses where.")
    ] = False,
) -> None:
    """Serve tables over HTTP and websockets, durably, until interrupted."""
    if public_url and not re.fullmatch(r"https?://[^\s/]+", public_url):
        fail(f"--public-url {public_url!r} is not an address such as https://table.example.org")
    if unlimited and host not in ("127.0.0.1", "::1", "localhost"):
        fail("--unlimited is for load tests on loopback, not for an address that others can reach")
    settings = Settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        bot_workers=bots,
        review_iterations=review,
        public_url=public_url,
        allowed_hosts=tuple(allow_host or ()),
        allowed_origins=tuple(read_origins(allow_origin or ())),
        proxies=tuple(read_proxies(proxy or ())),
        allow_private_notices=private_notices,
        limits=read_limits(Limits.none() if unlimited else Limits(), limit or ()),
    )
    run(settings)


def read_limits(limits: Limits, wishes: Iterable[str]) -> Limits:
    """The limits with those that the operator chose."""
    try:
        return limits.changed(wishes)
    except ValueError as error:
        fail(f"--limit {error}")


def read_origins(origins: Iterable[str]) -> Iterator[str]:
    """Origins of pages elsewhere, as browsers write them."""
    from vesicle.server.elsewhere import read_origin

    for origin in origins:
        try:
            yield read_origin(origin)
        except ValueError as error:
            fail(f"--allow-origin {error}")


def read_proxies(proxies: Iterable[str]) -> Iterator[str]:
    """Addresses and networks of proxies; names are none, since a name may come to mean another machine."""
    for proxy in proxies:
        try:
            yield str(ip_network(proxy))
        except ValueError:
            fail(f"--proxy {proxy!r} is neither an address such as 10.0.0.7 nor a network such as 10.0.0.0/24")


def run(settings: Settings, visit: Callable[[str], object] | None = None) -> None:
    """Serve, with the address on a line of its own; one sentence for what cannot be served."""
    from vesicle.server.serve import serve as serve_forever

    def ready(address: str) -> None:
        typer.echo(f"Vesicle is at {address}")
        if visit is not None:
            visit(address)

    try:
        serve_forever(settings, ready)
    except ValueError as error:
        fail(str(error))
