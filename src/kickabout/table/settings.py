"""Settings of a server, declared once: flags, environment variables, the settings file, their help and their page in the
documentation come from the fields here.
"""

import re
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, field, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from kickabout.table.logs import LogFormat

HOST_NAME = re.compile(
    r"(?P<name>\[[0-9a-f:.]+\]|[\w.-]+)(?::(?P<port>[0-9]{1,5}))?", re.IGNORECASE
)
"""A host in a request or a setting: a name or an address, with or without a port."""


@dataclass(frozen=True)
class Option:
    """What makes a setting an option, which an operator gives by a flag, by a variable, or by a key of a settings file.

    The messages `option-NAME` of the command line explain it, and its default if that is no value.
    """

    name: str = ""
    """The name of the flag and the key, if it is not that of the setting."""
    least: float | None = None
    """The least number, or the least length of a text."""
    most: float | None = None
    metavar: str | None = None
    default: str | float | None = None
    """The default of a server for others, if it is not that of the setting."""

    @property
    def variable(self) -> str:
        """The environment variable, such as `KICKABOUT_HOST_NAME`."""
        return f"KICKABOUT_{self.name.upper().replace('-', '_')}"


POSITIVE = Option(least=1)


class Declared(NamedTuple):
    """A setting that is an option, with the name of its field and its type."""

    option: Option
    setting: str
    kind: Any


def options_of(settings: type) -> Iterator[Declared]:
    """Yield the options of a class of settings, in the order of the fields, with names and defaults."""
    kinds = get_type_hints(settings, include_extras=True)
    for one in fields(settings):
        if get_origin(kinds[one.name]) is not Annotated:
            continue
        kind, option = get_args(kinds[one.name])
        name = option.name or one.name.replace("_", "-")
        default = one.default if option.default is None else option.default
        if default is MISSING or default == ():
            default = None
        yield Declared(replace(option, name=name, default=default), one.name, kind)


@dataclass(frozen=True)
class Limits:
    """Rate limits of one browser; an address, which a family may share, has `family` times as much.

    The defaults are those of a server on the internet.
    """

    requests: Annotated[int, POSITIVE] = 250
    """Per ten seconds, weighted by cost: 1 for a small request, 20 for the most expensive pages."""
    streams: Annotated[int, POSITIVE] = 12
    """Open at once."""
    tables: Annotated[int, POSITIVE] = 40
    """Set up per hour."""
    open_tables: Annotated[int, POSITIVE] = 12
    """Those set up and in memory at once: in play, watched, or looked at recently."""
    hints: Annotated[int, POSITIVE] = 12
    """Per minute."""
    rosters: Annotated[int, POSITIVE] = 30
    """Begun per hour."""
    accounts: Annotated[int, POSITIVE] = 30
    """Names claimed, recovered or linked to a device per hour."""
    reports: Annotated[int, POSITIVE] = 20
    """Names reported per hour."""
    mails: Annotated[int, POSITIVE] = 3
    """Mails asked for per hour, to confirm an address or to sign in."""
    runs: Annotated[int, POSITIVE] = 12
    """Runs of the laboratory started per hour."""
    open_runs: Annotated[int, POSITIVE] = 3
    """Runs that are waiting or in progress at once."""
    lab_threads: Annotated[int | None, POSITIVE] = 1
    """Processors used by a run; None for all."""
    lab_seconds: Annotated[float | None, POSITIVE] = 600.0
    """After this long a run stops and reports what it has played; None never stops it."""
    family: Annotated[int, POSITIVE] = 3
    connections: Annotated[int, POSITIVE] = 200
    """Open at once from an address."""
    request_seconds: Annotated[float, POSITIVE] = 15.0
    """The deadline for the head of a request, and again for its body, after which its connection is
    closed."""


WIDE = Limits(
    requests=8000,
    streams=500,
    tables=2000,
    open_tables=1000,
    hints=500,
    rosters=1000,
    accounts=500,
    reports=500,
    mails=500,
    runs=500,
    open_runs=50,
    lab_threads=None,
    lab_seconds=None,
    connections=2000,
    request_seconds=60.0,
)
"""The limits of the loopback address, which stop only runaway clients."""


PRESETS = MappingProxyType({"on": Limits(), "wide": WIDE, "off": None})
"""The limits by the value of the option `limits`."""


@dataclass(frozen=True)
class Settings:
    """Settings of a server: its data, limits and pace."""

    data: Annotated[Path, Option(metavar="DIR")]
    """The folder of the database, the key and the lock; created if it is missing."""
    database: Annotated[str | None, Option(metavar="ADDRESS")] = field(default=None, repr=False)
    """The address of a PostgreSQL that any number of servers share; None for an SQLite file in the
    folder."""
    secret: Annotated[bytes | None, Option(name="secret-key", least=32)] = field(
        default=None, repr=False
    )
    """The key that signs cookies and links; None for one in the data folder."""
    previous_secret: Annotated[bytes | None, Option(name="previous-secret-key", least=32)] = field(
        default=None, repr=False
    )
    """A key that is accepted beside `secret`: the one before it, or the next one."""
    host: Annotated[str, Option()] = "127.0.0.1"
    port: Annotated[int, Option(least=0, most=65535)] = 8000
    host_names: Annotated[tuple[str, ...], Option(name="host-name", metavar="NAME")] = ()
    """Names of the server beside its own addresses; one with a port is valid for that port only."""
    trusted_proxies: Annotated[
        tuple[str, ...], Option(name="trusted-proxy", metavar="ADDRESS")
    ] = ()
    """Addresses or networks of proxies whose forwarding headers are trusted."""
    admin_token: Annotated[str | None, Option(least=16)] = field(default=None, repr=False)
    """The host's token; None for one in the data folder."""
    mail_host: Annotated[str | None, Option(metavar="NAME")] = None
    """The mail server by which mail is sent; None to send none."""
    mail_port: Annotated[int, Option(least=1, most=65535)] = 587
    mail_security: Annotated[Literal["starttls", "tls", "none"], Option()] = "starttls"
    """How the connection to the mail server is encrypted: after a first word, from the start, or not at all."""
    mail_user: Annotated[str | None, Option(metavar="NAME")] = None
    """The name under which the mail server knows this server; None if it asks for none."""
    mail_password: Annotated[str | None, Option(metavar="TEXT")] = field(default=None, repr=False)
    mail_sender: Annotated[str | None, Option(metavar="ADDRESS")] = None
    """The address from which mail comes."""
    oidc_issuer: Annotated[str | None, Option(metavar="ADDRESS")] = None
    """The issuer of OpenID Connect at which people can sign in; None for none."""
    oidc_client_id: Annotated[str | None, Option(metavar="TEXT")] = None
    """The id of this server at the issuer."""
    oidc_client_secret: Annotated[str | None, Option(metavar="TEXT")] = field(
        default=None, repr=False
    )
    """The secret of this server at the issuer; None if the issuer asks for none."""
    pace: Annotated[float, Option(least=0)] = 1.0
    """Factor of the pauses before chance and bots act, and between rounds; 0 is as fast as possible."""
    limits: Annotated[Limits | None, Option(default="on")] = None
    """The rate limits; None for no limits. The option chooses one of the presets."""
    unvisited_hours: Annotated[float | None, Option(default=72.0, least=0)] = None
    """The time after its last change at which a table without any decision of a person is removed;
    None, and 0 as an option, for never."""
    keep_days: Annotated[float | None, Option(default=90.0, least=0)] = None
    """The time after its last change at which any other table is removed, finished or not; None, and 0 as
    an option, for never."""
    bots: Annotated[Literal["own", "workers"], Option()] = "own"
    """The processes that think for the bots: the server's own, or the workers of its database."""
    warm: Annotated[bool, Option()] = True
    """True to compile missing rules in the background."""
    drain_seconds: Annotated[float, Option(default=5.0, least=0)] = 0.0
    """How long a server that is told to stop goes on answering, so that the balancer in front of those of a database
    notices that first; a server on its own stops at once."""
    log: Annotated[LogFormat, Option()] = "text"
    """The format of the server's log: lines of text, or of JSON."""
    resume_hours: float = 24.0
    """The age of the last decision up to which tables go on by themselves after a restart."""
    box: Path | None = None
    """The box file of tables of its game; None for each game's own."""
    replay: Path | None = None
    """A transcript to step through at `/replay`."""
    replay_box: Path | None = None
    """The box file of that transcript; None for the game's own."""
    push_origins: tuple[str, ...] = ()
    """Origins to which notices are pushed beside the push services of browsers."""
    locale: str | None = None
    """The language of all pages; None for the browser's choice."""
    quiet_seconds: float = 600.0
    """The time after which a table that nobody watches and where nothing is due is unloaded."""
