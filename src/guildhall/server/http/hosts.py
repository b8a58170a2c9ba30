"""Where a request comes from and which name it was sent to."""

import ipaddress
from collections.abc import Iterable, Mapping
from typing import Any

from guildhall.core.errors import GuildhallError


def check_origin(headers: Mapping[bytes, bytes]) -> None:
    """Only our own pages may act: Origin must name our Host; raises foreign_origin."""
    origin = headers.get(b"origin")
    if origin is not None:
        allowed = origin.split(b"://", 1)[-1] == headers.get(b"host", b"")
    else:
        allowed = headers.get(b"sec-fetch-site") in (b"same-origin", b"none")
    if not allowed:
        raise GuildhallError("foreign_origin", {})


def address_of(scope: Mapping[str, Any]) -> str:
    """Network address of the sender."""
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def client_of(scope: Mapping[str, Any]) -> str:
    """What counts as one sender, so that nobody is many by changing addresses."""
    return neighbourhood(address_of(scope))


def neighbourhood(address: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that an IPv6 one belongs to."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    inside = found.ipv4_mapped
    return str(inside or ipaddress.IPv6Network((found, 64), strict=False))


class Hosts:
    """The names this server answers to.

    A foreign page can make its own name point to this machine and then send requests that look like
    ours, so unknown names are refused. Plain addresses cannot be made to point elsewhere.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self.names = {"localhost", *(name.lower() for name in names)}
        """Without ports."""

    def check(self, headers: Mapping[bytes, bytes]) -> None:
        """Raise GuildhallError unknown_host unless Host is a known name or an address."""
        host = _without_port(headers.get(b"host", b"").decode("latin-1")).lower()
        if host not in self.names and not _is_address(host):
            raise GuildhallError("unknown_host", {"host": host})


def _without_port(host: str) -> str:
    bare, _, port = host.rpartition(":")
    return bare if bare and port.isdecimal() else host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True
