"""Which addresses a webhook may have."""

import asyncio

import pytest

from vesicle.server.addresses import LONGEST, Policy, Resolve, Target, is_public, locate, parse_webhook, resolve_name

STRICT = Policy()


def answers(*addresses: str) -> Resolve:
    async def resolve(host: str, port: int) -> list[str]:
        return list(addresses)

    return resolve


def find(url: str, resolve: Resolve, policy: Policy = STRICT) -> Target:
    return asyncio.run(locate(parse_webhook(url, policy), policy, resolve))


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.255.0.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "100.127.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1",
        "198.51.100.7", "203.0.113.7", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255",
        "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1", "fec0::1", "100::1",
        "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::10.0.0.1", "64:ff9b::a00:1", "64:ff9b::808:808", "64:ff9b:1::1",
        "2001::1", "2001:db8::1", "2002:a00:1::1", "3fff::1", "5f00::1",
    ],
)  # fmt: skip
def test_private_reserved_and_translated_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "2a00::1"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("http://hook.example/", "it must begin with https://$"),
        ("ftp://hook.example/", "it must begin with https://$"),
        ("hook.example", "it must begin with https://$"),
        ("https:///path", "it must have a host"),
        ("https://me:secret@hook.example/", "no password or fragment"),
        ("https://hook.example/#part", "no password or fragment"),
        ("https://hook.example:99999/", "not a web address"),
        ("https://hook.example:25/", "its port must be 80, 443, or 1024 or higher"),
        ("https://hook.example:0/", "its port must be 80, 443, or 1024 or higher"),
        ("https://[::1/", "not a web address"),
        ("https://hook.example/" + "x" * LONGEST, "at most 500 ASCII characters"),
        ("https://höok.example/", "at most 500 ASCII characters"),
        ("https://hook.example/a b", "at most 500 ASCII characters"),
        ("https://hook.example\\@127.0.0.1/", "at most 500 ASCII characters"),
        ("https://hook.example/\r\nX: y", "at most 500 ASCII characters"),
        ("https://ho*ok.example/", "neither a name nor an address"),
    ],
)
def test_what_may_not_be_a_webhook_is_refused_in_a_sentence(url: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=f"^webhook: .*{complaint}"):
        parse_webhook(url, STRICT)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "[::1]", "169.254.169.254", "10.0.0.1", "[::ffff:10.0.0.1]", "[64:ff9b::7f00:1]",
        "2130706433", "0x7f000001", "0x7f.1", "017700000001", "0177.0.0.1", "127.1", "127.0.1", "0", "0.0.0.0",
        "127.0.0.1.", "1.2.3.4.5",
    ],
)  # fmt: skip
def test_hosts_that_are_private_or_disguised_are_refused_before_they_are_looked_up(host: str) -> None:
    with pytest.raises(ValueError, match=r"^webhook: (private and reserved|its host is neither)"):
        parse_webhook(f"https://{host}/", STRICT)


def test_localhost_is_refused_by_its_address() -> None:
    with pytest.raises(ValueError, match="its host has a private or reserved address"):
        find("https://localhost/", resolve_name)


def test_one_private_address_among_public_ones_is_enough() -> None:
    for found in (("8.8.8.8", "10.0.0.1"), ("10.0.0.1", "8.8.8.8"), ("2606:4700::1111", "::ffff:127.0.0.1")):
        with pytest.raises(ValueError, match="its host has a private or reserved address"):
            find("https://both.example/", answers(*found))


def test_a_name_without_an_address_is_refused() -> None:
    async def unknown(host: str, port: int) -> list[str]:
        raise OSError("no such name")

    for resolve in (answers(), unknown):
        with pytest.raises(ValueError, match="its host has no address"):
            find("https://nowhere.example/", resolve)


@pytest.mark.parametrize(
    ("url", "netloc", "pinned"),
    [
        ("https://hook.example", "hook.example", "https://8.8.8.8:443/"),
        ("https://Hook.Example:8443/a/b?c=d", "hook.example:8443", "https://8.8.8.8:8443/a/b?c=d"),
        ("https://hook.example:443/", "hook.example", "https://8.8.8.8:443/"),
        ("https://[2606:4700::1111]/x", "[2606:4700::1111]", "https://8.8.8.8:443/x"),
    ],
)
def test_the_checked_address_takes_the_names_place(url: str, netloc: str, pinned: str) -> None:
    target = find(url, answers("2606:4700::1111", "8.8.8.8"))
    assert (target.netloc, target.pinned) == (netloc, pinned)
    assert find(url, answers("2606:4700::1111")).pinned.startswith("https://[2606:4700::1111]:")


def test_an_operator_may_allow_a_network_of_ones_own() -> None:
    own = Policy(allow_http=True, allow_private=True)
    assert find("http://10.0.0.1:8000/", answers("10.0.0.1"), own).pinned == "http://10.0.0.1:8000/"
    with pytest.raises(ValueError, match="it must begin with https:// or http://"):
        parse_webhook("gopher://10.0.0.1/", own)
