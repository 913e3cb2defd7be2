"""Playing a transcript again: its match, and the lines of its body one by one."""

from collections.abc import Mapping
from pathlib import Path

from kickabout.engine.game import CHANCE, Game
from kickabout.engine.match import Match
from kickabout.engine.transcript import BESIDE_RULES, SEED, UNDO, called, read_options
from kickabout.text.invalid import Invalid, explanation, quoted
from kickabout.text.messages import Message


def begin(game: Game, head: Mapping[str, str], box: str | Path | None = None) -> Match:
    """Return the match of a transcript with this head, before its first decision.

    Raises `ValueError` naming what is wrong, or the box that is needed.
    """
    given = {SEED: "0", **head}
    for key in ("seats", SEED):
        if not (given[key].isascii() and given[key].isdecimal()):
            raise Invalid(Message("invalid-whole", name=key, value=quoted(given[key])))
    chosen = read_options(head["options"])
    match = Match(game, int(head["seats"]), chosen, box, int(given[SEED]))
    # Transcripts of old have the beginning of the fingerprint alone.
    if head["box"] not in (match.box.fingerprint, match.box.digest):
        theirs, ours = head["box"], match.box.fingerprint
        raise Invalid(Message("transcript-box", theirs=theirs, box=ours))
    return match


def follow(match: Match, actor: str, name: str) -> None:
    """Play a line of a transcript in its match; raise `ValueError` saying why it does not fit."""
    if name == UNDO:
        last = called(match.log[-1][0]) if match.log else "nobody"
        if actor != last or actor == called(CHANCE):
            raise Invalid(Message("transcript-undo", actor=actor, last=last))
        match.undo()
        return
    if name in BESIDE_RULES:
        seat = next((one for one in range(match.seats) if called(one) == actor), None)
        if seat is None:
            last = f"{match.seats - 1}"
            raise Invalid(Message("transcript-seat", name=quoted(name), last=last, actor=actor))
        match.enter(seat, name)
        return
    due = match.deciding
    if match.is_chance or match.clock is not None:
        due.append(CHANCE)
    acting = {called(one): one for one in due}
    if actor not in acting:
        raise Invalid(Message("transcript-actor", actor=actor, due=f"{match.actor}"))
    try:
        match.follow(acting[actor], name)
    except ValueError as error:
        reason = explanation(error)
        raise Invalid(Message("transcript-decision", name=quoted(name), reason=reason)) from error
