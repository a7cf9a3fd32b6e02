"""How a server is set up: what its operator chooses, with what most people want as the default."""

from dataclasses import dataclass, field

from vesicle.server.limits import Limits


@dataclass(frozen=True)
class Settings:
    """The choices of an operator."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; "" is the SQLite file in the user's data folder
    workers: int = 1  # server processes, of which more than one need PostgreSQL
    bot_workers: int = 1  # processes in which bots think
    review_iterations: int = 500  # of the search, for each look at a decision of a game that is reviewed
    public_url: str = ""  # where people reach the server, if not at its host and port
    allowed_hosts: tuple[str, ...] = ()  # names, beside the host itself, under which it answers
    allowed_origins: tuple[str, ...] = ()  # of pages elsewhere that may play here, as "https://games.example.org"
    proxies: tuple[str, ...] = ()  # addresses or networks of proxies in front of it, which say who their clients are
    allow_private_notices: bool = False  # whether webhooks may lead into the own network, and without encryption
    interpreted: bool = False  # whether the rules stay interpreted, and nothing is compiled
    limits: Limits = field(default_factory=Limits)
