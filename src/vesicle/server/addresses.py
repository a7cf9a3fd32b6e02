"""Which addresses a webhook may have: public ones only, so that nobody sends the server into its own network."""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from urllib.parse import urlsplit

Resolve = Callable[[str, int], Awaitable[list[str]]]  # all addresses of a name, as text

LONGEST = 500
_HOST = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?")
_NUMBER = re.compile(r"\d+|0x[0-9a-f]*")  # the last word of an address in decimal, octal or hexadecimal disguise

# Beyond what the standard library calls private: relays and translators, which lead to any other address.
_NEVER = [
    ipaddress.ip_network(text)
    for text in (
        "100.64.0.0/10",
        "192.0.0.0/24",
        "192.88.99.0/24",
        "2001::/23",
        "2001:db8::/32",
        "2002::/16",
        "3fff::/20",
    )
]
_PUBLIC_IPV6 = ipaddress.ip_network("2000::/3")

# Threads of their own: a name whose server never answers blocks one for long, and must not keep others waiting.
_RESOLVERS = ThreadPoolExecutor(4, "resolve")


@dataclass(frozen=True)
class Policy:
    """What an operator allows to webhooks; both switches are for one's own network and for tests."""

    allow_http: bool = False
    allow_private: bool = False


@dataclass(frozen=True)
class Target:
    """Where a webhook is: its parts, and the address that was checked and is connected to."""

    scheme: str
    host: str
    port: int
    path: str  # with the query
    address: str = ""

    @property
    def netloc(self) -> str:
        """Host and port as the header Host says them."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return name if self.port == {"http": 80, "https": 443}[self.scheme] else f"{name}:{self.port}"

    @property
    def pinned(self) -> str:
        """The URL with the checked address in place of the name."""
        name = f"[{self.address}]" if ":" in self.address else self.address
        return f"{self.scheme}://{name}:{self.port}{self.path}"


def parse_webhook(url: str, policy: Policy) -> Target:
    """A webhook's parts, without asking the network; ValueError in one sentence for what may not be one."""
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        raise ValueError(f"webhook: it must be an https address of at most {LONGEST} ASCII characters")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ValueError("webhook: this is not a web address") from None
    if parts.scheme != "https" and not (parts.scheme == "http" and policy.allow_http):
        raise ValueError(f"webhook: it must begin with https://{' or http://' if policy.allow_http else ''}")
    if not host or "@" in parts.netloc or parts.fragment:
        raise ValueError("webhook: it must have a host, and no password or fragment")
    _check_host(host, policy)
    usual = 443 if parts.scheme == "https" else 80
    port = usual if port is None else port
    if port not in (80, 443) and port < 1024:  # mail and other old services would take a request for their own
        raise ValueError("webhook: its port must be 80, 443, or 1024 or higher")
    query = f"?{parts.query}" if parts.query else ""
    return Target(parts.scheme, host, port, (parts.path or "/") + query)


def _check_host(host: str, policy: Policy) -> None:
    """A name, or an address that is written in the one usual way."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if not _HOST.fullmatch(host) or _NUMBER.fullmatch(host.rstrip(".").rpartition(".")[2]):
            raise ValueError("webhook: its host is neither a name nor an address in the usual form") from None
        return
    if not policy.allow_private and not is_public(str(address)):
        raise ValueError("webhook: private and reserved addresses are not called")


def is_public(text: str) -> bool:
    """Whether an address belongs to the public network, and to one machine of it."""
    address = ipaddress.ip_address(text)
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address not in _PUBLIC_IPV6:
        return False
    return not any(address in network for network in _NEVER if network.version == address.version)


async def locate(target: Target, policy: Policy, resolve: Resolve) -> Target:
    """A target with an address of its host; ValueError in one sentence if any of them is private.

    The caller connects to this address and asks for no name again: the next answer might be another one.
    """
    try:
        found = await resolve(target.host, target.port)
    except OSError:
        found = []
    if not found:
        raise ValueError("webhook: its host has no address")
    if not policy.allow_private and not all(is_public(address) for address in found):
        raise ValueError("webhook: its host has a private or reserved address, which is not called")
    first = min(found, key=lambda address: ":" in address)  # IPv4 if there is one: it works from everywhere
    return replace(target, address=first)


async def resolve_name(host: str, port: int) -> list[str]:
    """The addresses that this machine finds for a name."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, ask)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))
