"""`kickabout admin`: the host's tools, as requests to the running server."""

import json
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
def list_reports(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """List the names that players have reported."""
    for one in _Server(url, token, data).get("reports"):
        typer.echo(say("admin-report", table=one["table"], seat=one["seat"], name=one["name"]))


@admin.command("blocks", help=say("help-admin-blocks"))
def list_blocks(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """List the blocks."""
    for one in _Server(url, token, data).get("blocks"):
        typer.echo(one["whom"])


@admin.command("close", help=say("help-admin-close"))
def close(table: TableId, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """End a table for good."""
    _Server(url, token, data).post(f"tables/{quote(table, safe='')}/close")
    typer.echo(say("admin-closed", table=table))


@admin.command("remove-name", help=say("help-admin-remove-name"))
def remove_name(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help=say("help-admin.seat"))],
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Remove the name of a seat's player."""
    path = f"tables/{quote(table, safe='')}/seats/{seat}/remove-name"
    done = _Server(url, token, data).post(path)
    typer.echo(say("admin-renamed", seat=seat, name=done["name"]))


@admin.command("block", help=say("help-admin-block"))
def block(whom: Whom, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Block an address, a network or a browser."""
    done = _Server(url, token, data).post("block", {"whom": whom})
    typer.echo(say("admin-blocked", whom=done["whom"]))


@admin.command("unblock", help=say("help-admin-unblock"))
def unblock(whom: Whom, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Lift a block."""
    _Server(url, token, data).post("unblock", {"whom": whom})
    typer.echo(say("admin-unblocked", whom=whom))


@admin.command("login-link", help=say("help-admin-login-link"))
def login_link(name: Name, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Print a link that signs one browser in to a name, for somebody who has lost the recovery code."""
    done = _Server(url, token, data).post(f"accounts/{quote(name, safe='')}/login-link")
    typer.echo(say("admin-login-link", minutes=done["minutes"]))
    typer.echo(f"{url.rstrip('/')}{done['path']}")


@admin.command("remove-account", help=say("help-admin-remove-account"))
def remove_account(name: Name, url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Remove an account, whose name is free then."""
    done = _Server(url, token, data).post(f"accounts/{quote(name, safe='')}/remove")
    typer.echo(say("admin-removed", name=done["name"]))


@admin.command("ratings", help=say("help-admin-ratings"))
def recompute_ratings(
    check: Annotated[bool, typer.Option("--check", help=say("help-admin-ratings.check"))] = False,
    url: Url = LOCAL,
    token: Token = None,
    data: Data = None,
) -> None:
    """Compute all ratings anew from the results alone."""
    done = _Server(url, token, data).post("ratings", {"corrects": not check})
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
def rotate_key(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Have the server use a new key, and accept the one used so far."""
    _show_keys(_Server(url, token, data).post("keys/rotate"))


@admin.command("revoke-key", help=say("help-admin-revoke-key"))
def revoke_key(url: Url = LOCAL, token: Token = None, data: Data = None) -> None:
    """Have the server accept the previous key no more."""
    _show_keys(_Server(url, token, data).post("keys/revoke"))


def _show_keys(names: list[str]) -> None:
    for name, state in zip(names, ("current", "previous"), strict=False):
        typer.echo(say(f"admin-key-{state}", name=name))


class _Server:
    """The running server; raises `Failure` with its error, or the reason why it cannot be reached."""

    def __init__(self, url: str, token: str | None, data: Path | None) -> None:
        if not url.startswith(("http://", "https://")):
            raise Misuse(say("admin-wrong-url", url=url))
        self._url = url.rstrip("/")
        self._token = token or _kept_token(data)

    def get(self, path: str) -> Any:
        """Return the answer to a GET request."""
        return self._call(path, None)

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Return the answer to a POST request."""
        return self._call(path, json.dumps(body or {}).encode())

    def _call(self, path: str, body: bytes | None) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
        request = Request(f"{self._url}/api/admin/{path}", body, headers)  # noqa: S310 - checked above
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=TIMEOUT_SECONDS) as answer:
                text = answer.read()
        except HTTPError as error:
            with error:
                raise Failure(_reason(error)) from error
        except (URLError, TimeoutError) as error:
            reason = str(getattr(error, "reason", error))
            raise Failure(say("admin-unreached", url=self._url, reason=reason)) from error
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
