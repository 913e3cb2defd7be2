"""`kickabout serve`: the server alone, with settings from options, environment and a file."""

import inspect
from pathlib import Path
from typing import Annotated, Any

import typer

from kickabout.cli.errors import Failure
from kickabout.cli.matches import run_server
from kickabout.cli.say import say
from kickabout.cli.server_options import parameters, read_config, settings_of

CONFIG = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        envvar="KICKABOUT_CONFIG",
        is_eager=True,
        callback=read_config,
        help=say("help-serve.config"),
    ),
]


def serve(**given: Any) -> None:
    """Run the server for others, until told to stop."""
    if given["bots"] == "workers" and given["database"] is None:
        raise Failure(say("serve-workers-need-database"))
    if given["previous_secret_key"] is not None and given["secret_key"] is None:
        raise Failure(say("serve-previous-key-alone"))
    settings = settings_of(given)
    remark = say("table-kept-in", folder=str(settings.data))
    run_server(settings, remark=say("table-kept-shared") if settings.database else remark)


_config = inspect.Parameter(
    "config", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=CONFIG
)
# Typer reads the parameters of a command from its signature. The values of the file become defaults.
vars(serve)["__signature__"] = inspect.Signature([*parameters(), _config])
