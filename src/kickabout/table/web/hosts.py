"""Host names: those that a server answers to, and the base address of links to it."""

import ipaddress
import socket
from functools import cache, lru_cache

from fastapi import Request
from starlette.types import Scope

from kickabout.table.settings import HOST_NAME, Settings
from kickabout.table.web.gate import Refusal
from kickabout.text.messages import Message

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared, not bound
"""Hosts that mean all addresses of the machine."""
SCHEME_PORTS = ("", "80", "443")
"""Ports that an address need not contain, as behind a proxy that speaks HTTP or HTTPS."""


def header_of(scope: Scope, name: bytes) -> str | None:
    """Return the first header with this name, in lower case; None if there is none.

    Starlette's `Headers` scan all headers on each look-up, which is slower.
    """
    for known, value in scope["headers"]:
        if known == name:
            text: str = value.decode("latin-1")
            return text
    return None


class AllowedHosts:
    """The hosts of a server: requests for others are refused, since links contain the `Host`.

    Its own hosts are those of the settings, the loopback address on any port, and the address at
    which a connection arrived, which nobody can forge.
    """

    def __init__(self, settings: Settings) -> None:
        names = (settings.host, *settings.host_names)
        self._names = {name.casefold().strip("[]") for name in names}
        self._decided = lru_cache(maxsize=256)(self._allows)

    def refuse_others(self, scope: Scope) -> Refusal | None:
        """Refuse requests for other hosts."""
        # Only HTTP/1.0 may omit it; links then contain the address of the connection.
        host = header_of(scope, b"host")
        if host is None or self._decided(host, *scope["server"]):
            return None
        return Refusal(421, Message("error-host", host=host[:80]))

    def _allows(self, host: str, arrived: str, arrived_port: int | None) -> bool:
        """Return whether a `Host` names this server, for a connection that arrived at an address."""
        parts = HOST_NAME.fullmatch(host.casefold())
        if parts is None:
            return False
        name, port = parts["name"].strip("[]"), parts["port"] or ""
        if is_local(name) or host.casefold() in self._names:
            return True
        own = name in self._names or name == arrived.removeprefix("::ffff:")
        return own and port in (*SCHEME_PORTS, str(arrived_port))


def base_of(request: Request) -> str:
    """Return the base address for links, without a slash at the end.

    It is the one under which the browser reached this server, unless that is a loopback address
    while the server listens to the network too.
    """
    url = request.base_url
    settings: Settings = request.app.state.settings
    if is_local(url.hostname) and settings.host in EVERYWHERE:
        url = url.replace(hostname=network_address())
    return str(url).rstrip("/")


def is_local(host: str | None) -> bool:
    """Return whether a host is a loopback address."""
    if host is None or host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


@cache
def network_address() -> str:
    """Return this machine's address in its network, the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent: the system only selects the route of a packet.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
