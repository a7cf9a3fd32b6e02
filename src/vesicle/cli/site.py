"""`vesicle site`: the whole page as a folder of files, for any web host."""

from pathlib import Path
from typing import Annotated

import typer

from vesicle.cli.errors import fail


def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder to write; a new one, or an earlier site.")],
    base: Annotated[
        str, typer.Option(metavar="PATH", help="The path on the host where the site will be, such as /games/.")
    ] = "/",
    server: Annotated[
        str, typer.Option(metavar="URL", help="A server for tables with other people; without one there are none.")
    ] = "",
    any_server: Annotated[
        bool, typer.Option("--any-server", help="Visitors may name a server of their own for tables with other people.")
    ] = False,
) -> None:
    """Write the page with its rules, lessons and engines as plain files, for a web host that runs no programs."""
    from vesicle.site import Site, write_site

    try:
        wished = Site(folder, f"/{base.strip('/')}/".replace("//", "/"), server.rstrip("/") or None, any_server)
        count = write_site(wished)
    except (ValueError, OSError) as error:
        fail(str(error))
    typer.echo(f"Wrote {count} files to {folder}, for the path {wished.base} of a web host.")
