"""Playing a transcript again: its match, and the lines of its body one by one."""

from collections.abc import Mapping
from pathlib import Path

from kickabout.engine.game import CHANCE, Game
from kickabout.engine.match import Match
from kickabout.engine.transcript import called, read_options


def begin(game: Game, head: Mapping[str, str], box: str | Path | None = None) -> Match:
    """Return the match of a transcript with this head, before its first decision.

    Raises `ValueError` naming what is wrong, or the box that is needed.
    """
    for key in ("seats", "seed"):
        if not (head[key].isascii() and head[key].isdecimal()):
            raise ValueError(f"{key} must be a whole number, not {head[key]!r}")
    chosen = read_options(head["options"])
    match = Match(game, int(head["seats"]), chosen, box, int(head["seed"]))
    if match.box.digest != head["box"]:
        raise ValueError(
            f"the transcript was played with box {head['box']}, this is box {match.box.digest}"
        )
    return match


def follow(match: Match, actor: str, name: str) -> None:
    """Play a line of a transcript in its match; raise `ValueError` saying why it does not fit."""
    due = match.deciding
    if match.is_chance or match.clock is not None:
        due.append(CHANCE)
    acting = {called(one): one for one in due}
    if actor not in acting:
        raise ValueError(f"{actor} acts, but it is for {match.actor} to act")
    try:
        match.follow(acting[actor], name)
    except ValueError as error:
        raise ValueError(f"{name!r} does not fit: {error}") from error
