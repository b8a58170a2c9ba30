"""Where a server can be reached: on this machine only, or in the local network too."""

import socket
from ipaddress import ip_address

PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses reserved for documentation: the system says how it would go there, nothing is sent."""


def network_addresses(bound: str) -> tuple[str, ...]:
    """Addresses of this machine in its network that a server bound to an address answers at."""
    address = ip_address(bound)
    if address.is_loopback:
        return ()
    if not address.is_unspecified:
        return (bound,)
    probes = PROBES if address.version == 6 else PROBES[:1]
    found = [_own_address(family, there) for family, there in probes]
    return tuple(own for own in found if own and not ip_address(own).is_loopback)


def _own_address(family: socket.AddressFamily, there: str) -> str:
    """The address this machine would send from; empty without a network."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((there, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def local_url(bound: str, port: int) -> str:
    """The address for a browser on this machine."""
    if not ip_address(bound).is_unspecified:
        return url(bound, port)
    return url("::1" if ":" in bound else "127.0.0.1", port)


def url(host: str, port: int) -> str:
    """The address of a page, with brackets where IPv6 needs them."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
