"""Who is counted as one: an address, as far as a network gives a household several."""

import ipaddress
from functools import lru_cache

IPV6_PREFIX = 64
"""A household has a whole network of this size, and any address in it."""


@lru_cache(maxsize=1 << 12)
def network_of(host: str) -> str:
    """What an address is counted under: itself, or with IPv6 its network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host  # of a socket that is no address
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, IPV6_PREFIX), strict=False))
    return str(address)


@lru_cache(maxsize=1 << 12)
def is_among(host: str, networks: tuple[str, ...]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    try:
        address = ipaddress.ip_address(network_of(host) if host.startswith("::ffff:") else host)
    except ValueError:
        return False
    return any(address in ipaddress.ip_network(network) for network in networks)
