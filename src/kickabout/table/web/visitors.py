"""Identification of visitors by address, or by network where a household has many addresses."""

import ipaddress
from functools import lru_cache

IPV6_PREFIX = 64
"""The size of a household's network, of which any address may be used."""


@lru_cache(maxsize=1 << 12)
def network_of(host: str) -> str:
    """Return the key of an address: itself, or with IPv6 its network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host  # a socket without an address
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
    return str(address)


@lru_cache(maxsize=1 << 12)
def is_among(host: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address is in one of these networks."""
    try:
        address = ipaddress.ip_address(network_of(host) if host.startswith("::ffff:") else host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(network) for network in networks)
