"""Webhooks: only to addresses outside this network, over asyncio streams, following no redirect."""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from guildhall.core.errors import GuildhallError
from guildhall.server.people.delivery import Later, Undeliverable
from guildhall.server.people.side_threads import SideThreads

LONGEST_HOOK = 500
LONGEST_LINE = 4096
UNICAST = ipaddress.IPv6Network("2000::/3")
"""All that is given out of IPv6: the rest is for one site, or leads to an IPv4 address there."""
WRAPPING = tuple(ipaddress.IPv6Network(net) for net in ("2002::/16", "2001::/32"))
"""Of these, the ones that may lead to an IPv4 address inside."""
TRY_AGAIN = (408, 425, 429)


class Target(NamedTuple):
    """A checked webhook: the address to connect to, and what to ask it for."""

    address: str
    host: str
    port: int
    path: str


def host_of(url: str) -> str:
    """Host of a webhook, for counting failures; empty if it has none."""
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


async def check_hook(url: str, names: SideThreads) -> Target:
    """Resolve a webhook's host and check that it points outside.

    The name is resolved once and the connection goes to that very address, so that nobody can
    answer with another one in between. Raises GuildhallError bad_webhook, or webhook_unresolved
    when it cannot be looked up now.
    """
    parts, port = _parse(url)
    host = parts.hostname or ""
    try:
        found = await names.run(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
    except (ValueError, OSError) as error:
        passing = isinstance(error, TimeoutError) or error.args[:1] == (socket.EAI_AGAIN,)
        code = "webhook_unresolved" if passing else "bad_webhook"
        raise GuildhallError(code, {}) from None
    addresses = [str(item[4][0]) for item in found]
    if not addresses or not all(outside(address) for address in addresses):
        raise GuildhallError("bad_webhook", {})
    path = parts.path or "/"
    return Target(addresses[0], host, port, f"{path}?{parts.query}" if parts.query else path)


def _parse(url: str) -> tuple[SplitResult, int]:
    """Parts and port of a webhook's address; raises GuildhallError bad_webhook."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError:
        raise GuildhallError("bad_webhook", {}) from None
    odd = parts.username is not None or not url.isascii() or not url.isprintable() or " " in url
    if odd or parts.scheme != "https" or not parts.hostname or len(url) > LONGEST_HOOK:
        raise GuildhallError("bad_webhook", {})
    return parts, port


def outside(address: str) -> bool:
    """Whether an address is on the open internet, also when it wraps another one."""
    found = ipaddress.ip_address(address)
    if found.is_multicast or not found.is_global:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        return found in UNICAST and not any(found in net for net in WRAPPING)
    return True


@cache
def _tls() -> ssl.SSLContext:
    """Reading the certificates takes long enough to do it once."""
    return ssl.create_default_context()


JSON = {"Content-Type": "application/json"}


async def post(target: Target, body: bytes, headers: Mapping[str, str] = JSON) -> None:
    """Send a body to a checked webhook; the caller sets the deadline for all of it.

    Raises OSError if it does not work now, Later if this one may work later, Undeliverable if it
    never will.
    """
    reader, writer = await asyncio.open_connection(
        target.address, target.port, ssl=_tls(), server_hostname=target.host, limit=LONGEST_LINE
    )
    try:
        writer.write(_request(target, body, headers))
        await writer.drain()
        status = _status(await reader.readline())
    finally:
        writer.transport.abort()
    if status >= 500:
        raise ConnectionError(status)
    if status in TRY_AGAIN:
        raise Later(status)
    if not 200 <= status < 300:
        raise Undeliverable(status)


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}" if target.port == 443 else f"Host: {host}:{target.port}",
        "User-Agent: guildhall",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
        "\r\n",
    )
    return "\r\n".join(lines).encode("ascii") + body


def _status(line: bytes) -> int:
    """Status in the first line of an answer; raises OSError when there is none."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1") or not words[1].isdigit():
        raise ConnectionError("no answer")
    return int(words[1])
