"""Kickabout: five football card games on one rules engine.

    import kickabout
    match = kickabout.new("futbol-dash", seats=3, options={"mode": "express"}, seed=7)

Importing this package loads neither the rules nor Numba: a game comes in when it is first asked for.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from kickabout import games

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from kickabout.bots import Bot
    from kickabout.engine.match import IllegalAction, Match

    __version__: str

__all__ = [
    "IllegalAction",
    "Match",
    "__version__",
    "available_games",
    "bot",
    "env",
    "games",
    "load",
    "new",
]


def available_games() -> list[str]:
    """Return the names of the games, in the order of the catalogue.

    >>> available_games()[:2]
    ['futbol-dash', 'super-team']
    """
    return games.names()


def new(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    box: str | Path | None = None,
    seed: int | None = None,
) -> "Match":
    """A new match.

    `box` is the path of a box file, the game's own without it; `seed` (0..2**64-1) fixes every roll,
    and without it the match gets a seed from the system. Raises `ValueError` naming a bad game, seat
    number, option, seed or box.
    """
    import secrets

    from kickabout.engine.match import Match

    seed = secrets.randbits(63) if seed is None else seed
    return Match(games.find(game), seats, options, box, seed)


def load(text: str, box: str | Path | None = None) -> "Match":
    """The match that a transcript tells, played again to its last line.

    Raises `ValueError` naming the line that is wrong or no longer fits, or the box that is needed.
    """
    from kickabout.engine.match import Match
    from kickabout.engine.transcript import follow, parse, result

    head, body = parse(text)
    for key in ("seats", "seed"):
        if not (head[key].isascii() and head[key].isdecimal()):
            raise ValueError(f"{key} must be a whole number, not {head[key]!r}")
    options: dict[str, object] = {}
    for pair in head["options"].split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"options are written NAME=VALUE, not {pair!r}")
        options[name] = value
    match = Match(games.find(head["game"]), int(head["seats"]), options, box, int(head["seed"]))
    if match.box.digest != head["box"]:
        raise ValueError(
            f"the transcript was played with box {head['box']}, this is box {match.box.digest}"
        )
    for line, actor, name in body:
        try:
            follow(match, actor, name)
        except ValueError as error:
            raise ValueError(f"line {line}: {error}") from error
    if head["result"] != result(match):
        raise ValueError(f"the result is {head['result']}, but the decisions give {result(match)}")
    return match


def bot(kind: str, level: str | None = None, seed: int | None = None) -> "Bot":
    """A bot: `choose(match.seen(seat))` names its decision. Raises `ValueError` for an unknown kind
    or level.
    """
    from kickabout.bots import make

    return make(kind, level, seed)


def env(
    game: str,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    box: str | Path | None = None,
    render_mode: str | None = None,
) -> "AECEnv":
    """A game as an environment of PettingZoo, an agent for each seat (see `docs/environments.md`).

    `render_mode` is None, "human", "ansi" or "svg". Raises `ValueError` for a bad one, and as `new`
    does; `ModuleNotFoundError` without the extra `kickabout[envs]`.
    """
    try:
        from kickabout.envs import aec
    except ModuleNotFoundError as error:
        if error.name not in ("gymnasium", "pettingzoo"):
            raise
        raise ModuleNotFoundError(
            f"environments need {error.name}: pip install 'kickabout[envs]'", name=error.name
        ) from error

    return aec.env(game, seats, options, box, render_mode)


def __getattr__(name: str) -> object:
    if name in ("IllegalAction", "Match"):
        from kickabout.engine import match

        return getattr(match, name)
    if name == "__version__":
        from importlib.metadata import version

        return version("kickabout")
    raise AttributeError(f"module 'kickabout' has no attribute {name!r}")
