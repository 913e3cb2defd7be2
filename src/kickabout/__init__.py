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
    """Return the names of the games: Kickabout's own, then those that other packages bring.

    Examples:
        >>> available_games()[:2]
        ['futbol-dash', 'futera-susu']
    """
    return games.names()


def new(
    game: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    box: str | Path | None = None,
    seed: int | None = None,
) -> "Match":
    """Make a new match.

    `box` is the path of a box file, the game's own without it; `seed` (0..2**64-1) fixes every roll,
    and without it the match gets a seed from the system. Raises `ValueError` naming a bad game, seat
    number, option, seed or box.

    Examples:
        >>> match = new("futbol-dash", seats=2, seed=7)
        >>> match
        <Match futbol-dash: 2 seats, 0 played, chance to pick from seats (2 possible), 0-0>
        >>> match.outcomes
        {'start 0': 0.5, 'start 1': 0.5}
        >>> while match.is_chance:
        ...     outcome = match.roll()
        >>> match
        <Match futbol-dash: 2 seats, 14 played, seat 0 to decide (4 legal), 0-0>
        >>> match.legal
        ['play through-ball', 'play overlap', 'play long-pass', 'play substitution']
        >>> told = match.play("play overlap")
        >>> match.apply(match.legal_numbers[0])
        >>> match
        <Match futbol-dash: 2 seats, 16 played, chance to draw from deck for seat 1 (18 possible), 0-0>
    """
    import secrets

    from kickabout.engine.match import Match

    seed = secrets.randbits(63) if seed is None else seed
    return Match(games.find(game), seats, options, box, seed)


def load(text: str, box: str | Path | None = None) -> "Match":
    """Play a transcript again to its last line, and return the match.

    Raises `ValueError` naming the line that is wrong or no longer fits, or the box that is needed.

    Examples:
        >>> match = new("futbol-dash", seats=2, seed=7)
        >>> match.roll()
        'start 0'
        >>> load(match.transcript())
        <Match futbol-dash: 2 seats, 1 played, chance to deal from deck for seat 0 (18 possible), 0-0>
    """
    from kickabout.engine.replaying import begin, follow
    from kickabout.engine.transcript import parse
    from kickabout.text.invalid import Invalid, explanation
    from kickabout.text.messages import Message

    head, body = parse(text)
    match = begin(games.find(head["game"]), head, box)
    for line, actor, name in body:
        try:
            follow(match, actor, name)
        except ValueError as error:
            reason = explanation(error)
            raise Invalid(Message("transcript-line", line=f"{line}", reason=reason)) from error
    if head["result"] != match.result:
        theirs, ours = head["result"], f"{match.result}"
        raise Invalid(Message("transcript-result", theirs=theirs, ours=ours))
    return match


def bot(kind: str, level: str | None = None, seed: int | None = None) -> "Bot":
    """Make a bot, whose `choose` names a decision from what a seat sees; `seed` fixes its choices.

    Raises `ValueError` for an unknown kind, level or style.

    Examples:
        >>> match, player = new("futbol-dash", seats=2, seed=7), bot("random", seed=1)
        >>> while match.actor is not None:
        ...     if match.actor == "chance":
        ...         outcome = match.roll()
        ...     else:
        ...         told = match.play(player.choose(match.seen(match.actor)))
        >>> len(match.scores)
        2
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
    """Make an environment of PettingZoo, an agent for each seat (see `docs/environments.md`).

    `render_mode` is None, "human", "ansi", "svg" or "rgb_array". Raises `ValueError` for a bad one, and as `new`
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

        # Kept, as tables name it in what they agree on, and the lookup reads a file.
        return globals().setdefault(name, version("kickabout"))
    raise AttributeError(f"module 'kickabout' has no attribute {name!r}")
