"""The environments of every game, and the numbers of their observations."""

import re

from kickabout.engine.game import Game
from kickabout.envs import gymnasium_id
from kickabout.envs.observation import layout, table
from kickabout.games import find, names
from tools.docs import markdown
from tools.docs.markdown import code, page
from tools.docs.staging import ROOT

OBSERVATIONS = "docs/observations.md"
INTRODUCTION = """\
[Environments](../environments.md) explains what all of these have in common, and [OpenSpiel](../openspiel.md) how its
algorithms get the games."""
CALLABLES = (
    "kickabout.envs.aec.env",
    "kickabout.envs.seat.SeatEnv",
    "kickabout.envs.vector.seats_env",
    "kickabout.envs.matches.Matches",
    "kickabout.envs.wrappers.NormalizeObservation",
    "kickabout.envs.wrappers.CompactActions",
    "kickabout.envs.wrappers.NormalizeVectorObservation",
    "kickabout.envs.wrappers.CompactVectorActions",
    "kickabout.envs.observation.layout",
)
_MARK = re.compile(r"<!-- indices of (\S+), (\d+) seats -->\n")


def pages() -> dict[str, str]:
    """Return the page of the environments, and that of the observations with its tables."""
    directives = (f"::: {name}" for name in CALLABLES)
    text = (ROOT / OBSERVATIONS).read_text(encoding="utf-8")
    return {
        "reference/environments.md": page("Environments", INTRODUCTION, _games(), *directives),
        "observations.md": _MARK.sub(_indices, text),
    }


def _games() -> str:
    rows = (
        (
            game.title,
            code(gymnasium_id(name)),
            code(f"kickabout_{name.replace('-', '_')}"),
            _seats(game),
            f"{game.actions.decisions:,}",
            f"{layout(game, game.least_seats).size:,}",
        )
        for name, game in ((name, find(name)) for name in names())
    )
    head = (
        "game",
        "Gymnasium",
        "OpenSpiel",
        "seats",
        "actions",
        "numbers of an observation, fewest seats",
    )
    return markdown.table(head, rows)


def _seats(game: Game) -> str:
    least, most = game.least_seats, game.most_seats
    return f"{least}" if least == most else f"{least} to {most}"


def _indices(mark: re.Match[str]) -> str:
    game, seats = find(mark[1]), int(mark[2])
    size = layout(game, seats).size
    return f"{size} numbers with {seats} seats:\n\n{table(game, seats)}"
