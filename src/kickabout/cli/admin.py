"""`kickabout admin`: the host's tools, as requests to the running server."""

import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import ProxyHandler, Request, build_opener

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, Misuse, failure
from kickabout.cli.say import say
from kickabout.cli.server_options import own_folder
from kickabout.text.system_errors import reason

TIMEOUT_SECONDS = 30.0

admin = typer.Typer(help=say("help-admin"), no_args_is_help=True)

Url = Annotated[str, typer.Option("--url", envvar="KICKABOUT_URL", help=say("help-admin.url"))]
Token = Annotated[
    str | None,
    typer.Option("--token", envvar="KICKABOUT_ADMIN_TOKEN", help=say("help-admin.token")),
]
Data = Annotated[
    Path | None,
    typer.Option(
        metavar="DIR",
        envvar="KICKABOUT_DATA",
        help=say("help-admin.data"),
        show_default=say("option-data.default"),
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-admin.table"))]
Whom = Annotated[str, typer.Argument(metavar="WHOM", help=say("help-admin.whom"))]
Name = Annotated[str, typer.Argument(metavar="NAME", help=say("help-admin.name"))]
Person = Annotated[str, typer.Argument(metavar="WHOM", help=say("help-admin.person"))]
Seat = Annotated[int, typer.Argument(metavar="SEAT", help=say("help-admin.seat"))]
Why = Annotated[str, typer.Option("--why", metavar="REASON", help=say("help-admin.why"))]
By = Annotated[
    str | None,
    typer.Option("--by", metavar="NAME", envvar="KICKABOUT_OPERATOR", help=say("help-admin.by")),
]
LOCAL = "http://127.0.0.1:8000"


@admin.command("tables", help=say("help-admin-tables"))
def list_tables(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """List the latest tables and their seats."""
    from rich.table import Table

    table = Table()
    for head in ("table", "game", "status", "seat", "name", "here", "browsers", "address"):
        table.add_column(say(f"admin-column-{head}"), overflow="fold")
    for one in _Server(url, token, data).get("tables"):
        start = (one["table"], one["game"], one["status"])
        for seat in one["seats"]:
            here = seat["kind"] != "person" or seat["connected"]
            table.add_row(
                *start,
                str(seat["seat"]),
                seat["name"] + say("admin-reported", number=seat["reports"]),
                say("admin-here") if here else "",
                " ".join(seat["browsers"]),
                seat["address"] or "",
            )
            start = ("", "", "")
        table.add_section()
    out().print(table)


@admin.command("reports", help=say("help-admin-reports"))
def list_reports(
    settled: Annotated[
        bool, typer.Option("--settled", help=say("help-admin-reports.settled"))
    ] = False,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """List what players have reported, latest first."""
    heads = ("when", "table", "seat", "name", "reports", "browsers", "lines")
    rows = [
        (
            _moment(one["at"]),
            one["table"],
            str(one["seat"]),
            one["name"],
            str(one["reports"]),
            " ".join(one["browsers"]),
            "\n".join(f"{_moment(at)} {who}: {text}" for who, text, at in one["lines"]),
            *((_moment(one["settled"]), one["note"] or "") if settled else ()),
        )
        for one in _Server(url, token, data).get(f"reports?settled={settled}")
    ]
    _show(heads + (("settled", "note") if settled else ()), rows, "admin-no-reports")


@admin.command("settle", help=say("help-admin-settle"))
def settle(
    table: TableId,
    seat: Seat,
    note: Annotated[str, typer.Option("--note", help=say("help-admin-settle.note"))],
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Settle the reports of a name with a note."""
    path = f"tables/{quote(table, safe='')}/seats/{seat}/settle"
    _Server(url, token, data, by).post(path, {"why": note})
    typer.echo(say("admin-settled", table=table, seat=seat))


@admin.command("mute", help=say("help-admin-mute"))
def mute(
    whom: Person,
    why: Why,
    days: Annotated[float | None, typer.Option("--days", help=say("help-admin-mute.days"))] = None,
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Keep somebody from talking."""
    asked = {"whom": whom, "kind": "mute", "why": why, "days": days}
    until = _Server(url, token, data, by).post("sanctions", asked)["until"]
    if until is None:
        typer.echo(say("admin-muted-for-good", whom=whom))
    else:
        typer.echo(say("admin-muted", whom=whom, until=_moment(until)))


@admin.command("suspend", help=say("help-admin-suspend"))
def suspend(
    whom: Person,
    why: Why,
    days: Annotated[float, typer.Option("--days", help=say("help-admin-suspend.days"))],
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Keep somebody from starting and joining matches, and from talking."""
    asked = {"whom": whom, "kind": "suspend", "why": why, "days": days}
    until = _Server(url, token, data, by).post("sanctions", asked)["until"]
    typer.echo(say("admin-suspended", whom=whom, until=_moment(until)))


@admin.command("lift", help=say("help-admin-lift"))
def lift(
    whom: Person,
    why: Annotated[str, typer.Option("--why", metavar="REASON", help=say("help-admin.why"))] = "",
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """End all sanctions on somebody."""
    _Server(url, token, data, by).post("sanctions/lift", {"whom": whom, "why": why})
    typer.echo(say("admin-lifted", whom=whom))


@admin.command("sanctions", help=say("help-admin-sanctions"))
def list_sanctions(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """List those who are muted or suspended."""
    rows = [
        (
            one["browser"],
            say(f"admin-sanction-{one['kind']}"),
            _moment(one["since"]),
            say("admin-for-good") if one["until"] is None else _moment(one["until"]),
            one["why"],
        )
        for one in _Server(url, token, data).get("sanctions")
    ]
    _show(("browser", "sanction", "since", "until", "why"), rows, "admin-no-sanctions")


@admin.command("rename", help=say("help-admin-rename"))
def rename(
    name: Name,
    why: Why,
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Take a claimed name away, and have its owner be asked for another."""
    path = f"accounts/{quote(name, safe='')}/rename"
    done = _Server(url, token, data, by).post(path, {"why": why})
    typer.echo(say("admin-renamed-account", name=name, new=done["name"]))


@admin.command("audit", help=say("help-admin-audit"))
def show_acts(
    number: Annotated[
        int, typer.Option("--number", min=1, max=1000, help=say("help-admin-audit.number"))
    ] = 50,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """List what operators have done, latest first."""
    rows = [
        (_moment(one["at"]), one["who"], one["what"], one["whom"], one["why"])
        for one in _Server(url, token, data).get(f"acts?most={number}")
    ]
    _show(("when", "who", "what", "whom", "why"), rows, "admin-no-acts")


@admin.command("blocks", help=say("help-admin-blocks"))
def list_blocks(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """List the blocks."""
    for one in _Server(url, token, data).get("blocks"):
        whom = one["whom"]
        typer.echo(say("admin-block-accounts", whom=whom) if one["accounts_only"] else whom)


@admin.command("close", help=say("help-admin-close"))
def close(
    table: TableId, by: By = None, url: Url = LOCAL, token: Token = None, data: Data = None
) -> None:
    """End a table for good."""
    _Server(url, token, data, by).post(f"tables/{quote(table, safe='')}/close")
    typer.echo(say("admin-closed", table=table))


@admin.command("remove-name", help=say("help-admin-remove-name"))
def remove_name(
    table: TableId,
    seat: Seat,
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Remove the name of a seat's player."""
    path = f"tables/{quote(table, safe='')}/seats/{seat}/remove-name"
    done = _Server(url, token, data, by).post(path)
    typer.echo(say("admin-renamed", seat=seat, name=done["name"]))


@admin.command("block", help=say("help-admin-block"))
def block(
    whom: Whom,
    accounts: Annotated[
        bool, typer.Option("--accounts", help=say("help-admin-block.accounts"))
    ] = False,
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Block an address, a network or a browser."""
    asked = {"whom": whom, "accounts_only": accounts}
    done = _Server(url, token, data, by).post("block", asked)
    typer.echo(say("admin-blocked-accounts" if accounts else "admin-blocked", whom=done["whom"]))


@admin.command("unblock", help=say("help-admin-unblock"))
def unblock(
    whom: Whom, by: By = None, url: Url = LOCAL, token: Token = None, data: Data = None
) -> None:
    """Lift a block."""
    _Server(url, token, data, by).post("unblock", {"whom": whom})
    typer.echo(say("admin-unblocked", whom=whom))


@admin.command("login-link", help=say("help-admin-login-link"))
def login_link(
    name: Name, by: By = None, url: Url = LOCAL, token: Token = None, data: Data = None
) -> None:
    """Print a link that signs one browser in to a name, for somebody who has lost the recovery code."""
    done = _Server(url, token, data, by).post(f"accounts/{quote(name, safe='')}/login-link")
    typer.echo(say("admin-login-link", minutes=done["minutes"]))
    typer.echo(f"{url.rstrip('/')}{done['path']}")


@admin.command("remove-account", help=say("help-admin-remove-account"))
def remove_account(
    name: Name, by: By = None, url: Url = LOCAL, token: Token = None, data: Data = None
) -> None:
    """Remove an account, whose name is free then."""
    done = _Server(url, token, data, by).post(f"accounts/{quote(name, safe='')}/remove")
    typer.echo(say("admin-removed", name=done["name"]))


@admin.command("ratings", help=say("help-admin-ratings"))
def recompute_ratings(
    check: Annotated[bool, typer.Option("--check", help=say("help-admin-ratings.check"))] = False,
    by: By = None,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Compute all ratings anew from the results alone."""
    done = _Server(url, token, data, by).post("ratings", {"corrects": not check})
    wrong = done["deviating"]
    ended = "agree" if not wrong else "deviate" if check else "corrected"
    told = say(f"admin-ratings-{ended}", matches=done["matches"], number=wrong)
    if wrong and check:
        raise Failure(told)
    typer.echo(told)


@admin.command("keys", help=say("help-admin-keys"))
def list_keys(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Show the names of the keys."""
    _show_keys(_Server(url, token, data).get("keys"))


@admin.command("rotate-key", help=say("help-admin-rotate-key"))
def rotate_key(by: By = None, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Have the server use a new key, and accept the one used so far."""
    _show_keys(_Server(url, token, data, by).post("keys/rotate"))


@admin.command("revoke-key", help=say("help-admin-revoke-key"))
def revoke_key(by: By = None, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Have the server accept the previous key no more."""
    _show_keys(_Server(url, token, data, by).post("keys/revoke"))


def _show_keys(names: list[str]) -> None:
    for name, state in zip(names, ("current", "previous"), strict=False):
        typer.echo(say(f"admin-key-{state}", name=name))


def _show(heads: Sequence[str], rows: Sequence[Sequence[str]], empty: str) -> None:
    """Show rows as a table, or say that there are none."""
    from rich.table import Table
    from rich.text import Text

    if not rows:
        typer.echo(say(empty))
        return
    table = Table()
    for head in heads:
        table.add_column(say(f"admin-column-{head}"), overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    out().print(table)


def _moment(said: str) -> str:
    """Return a moment as it is shown, to the minute."""
    return f"{datetime.fromisoformat(said):%Y-%m-%d %H:%M}"


class _Server:
    """The running server; raises `Failure` with its error, or the reason why it cannot be reached."""

    def __init__(
        self, url: str, token: str | None, data: Path | None, by: str | None = None
    ) -> None:
        if not url.startswith(("http://", "https://")):
            raise Misuse(say("admin-wrong-url", url=url))
        self._url = url.rstrip("/")
        self._token = token or _kept_token(data)
        self._by = {} if by is None else {"Kickabout-Operator": quote(by)}

    def get(self, path: str) -> Any:
        """Return the answer to a GET request."""
        return self._call(path, None)

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Return the answer to a POST request."""
        return self._call(path, json.dumps(body or {}).encode())

    def _call(self, path: str, body: bytes | None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        headers |= self._by
        request = Request(f"{self._url}/api/admin/{path}", body, headers)  # noqa: S310 - checked above
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT_SECONDS) as answer:
                text = answer.read()
        except HTTPError as error:
            with error:
                raise Failure(_reason(error)) from error
        except (URLError, TimeoutError) as error:
            cause = getattr(error, "reason", error)
            why = reason(cause) if isinstance(cause, OSError) else str(cause)
            raise Failure(say("admin-unreached", url=self._url, reason=why)) from error
        return json.loads(text) if text else None


def _reason(error: HTTPError) -> str:
    try:
        return str(json.loads(error.read())["error"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def _kept_token(data: Path | None) -> str:
    """Return the token that the server stores in its data folder."""
    from kickabout.table.seats import ADMIN_TOKEN

    with failure():
        return (own_folder(data) / ADMIN_TOKEN).read_text(encoding="utf-8").strip()
