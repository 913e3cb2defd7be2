"""Playing a transcript again: its match, and the lines of its body one by one."""

from collections.abc import Mapping
from pathlib import Path

from kickabout.engine.game import CHANCE, Game
from kickabout.engine.match import Match
from kickabout.engine.transcript import BESIDE_RULES, SEED, UNDO, called, read_options


def begin(game: Game, head: Mapping[str, str], box: str | Path | None = None) -> Match:
    """Return the match of a transcript with this head, before its first decision.

    Raises `ValueError` naming what is wrong, or the box that is needed.
    """
    given = {SEED: "0", **head}
    for key in ("seats", SEED):
        if not (given[key].isascii() and given[key].isdecimal()):
            raise ValueError(f"{key} must be a whole number, not {given[key]!r}")
    chosen = read_options(head["options"])
    match = Match(game, int(head["seats"]), chosen, box, int(given[SEED]))
    # Transcripts of old have the beginning of the fingerprint alone.
    if head["box"] not in (match.box.fingerprint, match.box.digest):
        box = match.box.fingerprint
        raise ValueError(f"the transcript was played with box {head['box']}, this is box {box}")
    return match


def follow(match: Match, actor: str, name: str) -> None:
    """Play a line of a transcript in its match; raise `ValueError` saying why it does not fit."""
    if name == UNDO:
        last = called(match.log[-1][0]) if match.log else "nobody"
        if actor != last or actor == called(CHANCE):
            raise ValueError(f"{actor} takes back a decision of {last}")
        match.undo()
        return
    if name in BESIDE_RULES:
        seat = next((one for one in range(match.seats) if called(one) == actor), None)
        if seat is None:
            raise ValueError(f"{name!r} is for seats 0 to {match.seats - 1}, not for {actor}")
        match.enter(seat, name)
        return
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
