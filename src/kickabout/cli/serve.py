"""`kickabout serve`: the server alone, with settings from options, environment and a file."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from kickabout.cli.errors import Failure, failure
from kickabout.cli.matches import DataFolder, HostNames, own_folder, run_server
from kickabout.cli.say import say
from kickabout.table.settings import KEEP_DAYS, UNVISITED_HOURS, WIDE, Limits, Settings

SHORTEST_TOKEN = 16
SHORTEST_KEY = 32
LIMITS = {"on": Limits(), "wide": WIDE, "off": None}


def _read_config(context: typer.Context, file: Path | None) -> Path | None:
    """Make a settings file's values the defaults of the options, which environment and command line
    override.

    Raises `Failure` naming the file, the key, and what would be right.
    """
    if file is None:
        return None
    from kickabout.engine.toml_files import read_toml

    with failure(str(file)):
        values = read_toml(file.read_text(encoding="utf-8"))
    options = {
        param.name.replace("_", "-"): param
        for param in context.command.params
        if param.name and param.name not in ("config", "help")
    }
    for key, value in values.items():
        if key not in options:
            known = ", ".join(sorted(options))
            raise Failure(say("serve-unknown-key", file=str(file), key=key, known=known))
        try:
            _check(context, options[key], value)
        except (typer.BadParameter, TypeError, ValueError) as error:
            reason = getattr(error, "message", str(error)).rstrip(".")
            raise Failure(say("serve-bad-value", file=str(file), key=key, reason=reason)) from error
    context.default_map = {key.replace("-", "_"): value for key, value in values.items()}
    return file


def _check(context: typer.Context, option: Any, value: object) -> None:
    """Raise an error unless a settings file may give an option this value."""
    if isinstance(value, list) != bool(option.multiple):
        raise ValueError(say("serve-one-value" if isinstance(value, list) else "serve-a-list"))
    for one in value if isinstance(value, list) else [value]:
        # The option itself would accept true as 1.
        if isinstance(one, bool) or not isinstance(one, str | int | float):
            raise ValueError(say("serve-plain-value"))
    option.process_value(context, value)


def _checked_proxies(proxies: list[str] | None) -> list[str]:
    import ipaddress

    for proxy in proxies or []:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise typer.BadParameter(say("serve-wrong-proxy", proxy=proxy)) from error
    return proxies or []


def _checked_token(token: str | None) -> str | None:
    if token is not None and len(token) < SHORTEST_TOKEN:
        raise typer.BadParameter(say("serve-short-token", least=SHORTEST_TOKEN))
    return token


def _checked_key(key: str | None) -> str | None:
    if key is not None and len(key.encode()) < SHORTEST_KEY:
        raise typer.BadParameter(say("serve-short-key", least=SHORTEST_KEY))
    return key


def checked_database(database: str | None) -> str | None:
    """Return the address of a PostgreSQL; raises `BadParameter` without repeating what may contain
    a password.
    """
    from kickabout.table.store import shared_url

    if database is not None:
        try:
            shared_url(database)
        except ValueError as error:
            raise typer.BadParameter(say("serve-wrong-database")) from error
    return database


def _number(name: str, default: float) -> Any:
    """Return the option of a limit, whose default depends on `--limits`."""
    return typer.Option(
        min=1,
        envvar=f"KICKABOUT_{name.upper()}",
        help=say(f"help-serve.{name.replace('_', '-')}"),
        show_default=f"{default:g}",
        rich_help_panel=say("help-serve.panel"),
    )


def serve(
    data: DataFolder = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="KICKABOUT_DATABASE",
            callback=checked_database,
            help=say("help-serve.database"),
            show_default=say("help-serve.own-database"),
        ),
    ] = None,
    secret_key: Annotated[
        str | None,
        typer.Option(
            envvar="KICKABOUT_SECRET_KEY",
            callback=_checked_key,
            help=say("help-serve.secret-key"),
            show_default=say("help-serve.own-token"),
        ),
    ] = None,
    previous_secret_key: Annotated[
        str | None,
        typer.Option(
            envvar="KICKABOUT_PREVIOUS_SECRET_KEY",
            callback=_checked_key,
            help=say("help-serve.previous-secret-key"),
            show_default=say("help-serve.no-key"),
        ),
    ] = None,
    host: Annotated[
        str, typer.Option(envvar="KICKABOUT_HOST", help=say("help-serve.host"))
    ] = Settings.host,
    port: Annotated[
        int,
        typer.Option(min=0, max=65535, envvar="KICKABOUT_PORT", help=say("help-play.port")),
    ] = Settings.port,
    host_name: HostNames = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            envvar="KICKABOUT_TRUSTED_PROXY",
            callback=_checked_proxies,
            help=say("help-serve.trusted-proxy"),
        ),
    ] = None,
    admin_token: Annotated[
        str | None,
        typer.Option(
            envvar="KICKABOUT_ADMIN_TOKEN",
            callback=_checked_token,
            help=say("help-serve.admin-token"),
            show_default=say("help-serve.own-token"),
        ),
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, envvar="KICKABOUT_PACE", help=say("help-serve.pace"))
    ] = Settings.pace,
    limits: Annotated[
        Literal["on", "wide", "off"],
        typer.Option(
            envvar="KICKABOUT_LIMITS",
            help=say("help-serve.limits"),
            rich_help_panel=say("help-serve.panel"),
        ),
    ] = "on",
    requests: Annotated[int | None, _number("requests", Limits.requests)] = None,
    streams: Annotated[int | None, _number("streams", Limits.streams)] = None,
    tables: Annotated[int | None, _number("tables", Limits.tables)] = None,
    open_tables: Annotated[int | None, _number("open_tables", Limits.open_tables)] = None,
    hints: Annotated[int | None, _number("hints", Limits.hints)] = None,
    rosters: Annotated[int | None, _number("rosters", Limits.rosters)] = None,
    runs: Annotated[int | None, _number("runs", Limits.runs)] = None,
    open_runs: Annotated[int | None, _number("open_runs", Limits.open_runs)] = None,
    lab_threads: Annotated[int | None, _number("lab_threads", 1)] = None,
    lab_seconds: Annotated[float | None, _number("lab_seconds", 600)] = None,
    family: Annotated[int | None, _number("family", Limits.family)] = None,
    connections: Annotated[int | None, _number("connections", Limits.connections)] = None,
    request_seconds: Annotated[
        float | None, _number("request_seconds", Limits.request_seconds)
    ] = None,
    unvisited_hours: Annotated[
        float,
        typer.Option(
            min=0, envvar="KICKABOUT_UNVISITED_HOURS", help=say("help-serve.unvisited-hours")
        ),
    ] = UNVISITED_HOURS,
    keep_days: Annotated[
        float,
        typer.Option(min=0, envvar="KICKABOUT_KEEP_DAYS", help=say("help-serve.keep-days")),
    ] = KEEP_DAYS,
    bots: Annotated[
        Literal["own", "workers"],
        typer.Option(envvar="KICKABOUT_BOTS", help=say("help-serve.bots")),
    ] = Settings.bots,
    warm: Annotated[
        Literal["on", "off"],
        typer.Option(envvar="KICKABOUT_WARM", help=say("help-serve.warm")),
    ] = "on",
    log: Annotated[
        Literal["text", "json"], typer.Option(envvar="KICKABOUT_LOG", help=say("help-serve.log"))
    ] = Settings.log,
    config: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            envvar="KICKABOUT_CONFIG",
            is_eager=True,
            callback=_read_config,
            help=say("help-serve.config"),
        ),
    ] = None,
) -> None:
    """Run the server for others, until told to stop."""
    del config  # its values have become defaults
    if bots == "workers" and database is None:
        raise Failure(say("serve-workers-need-database"))
    if previous_secret_key is not None and secret_key is None:
        raise Failure(say("serve-previous-key-alone"))
    folder = own_folder(data)
    given = {
        "requests": requests,
        "streams": streams,
        "tables": tables,
        "open_tables": open_tables,
        "hints": hints,
        "rosters": rosters,
        "runs": runs,
        "open_runs": open_runs,
        "lab_threads": lab_threads,
        "lab_seconds": lab_seconds,
        "family": family,
        "connections": connections,
        "request_seconds": request_seconds,
    }
    numbers: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    usual = LIMITS[limits]
    settings = Settings(
        data=folder,
        database=database,
        secret=None if secret_key is None else secret_key.encode(),
        previous_secret=None if previous_secret_key is None else previous_secret_key.encode(),
        pace=pace,
        bots=bots,
        warm=warm == "on",
        log=log,
        host=host,
        port=port,
        host_names=tuple(host_name or ()),
        trusted_proxies=tuple(trusted_proxy or ()),
        admin_token=admin_token,
        unvisited_hours=unvisited_hours or None,
        keep_days=keep_days or None,
        limits=usual and replace(usual, **numbers),
    )
    remark = say("table-kept-in", folder=str(folder))
    run_server(settings, remark=say("table-kept-shared") if database else remark)
