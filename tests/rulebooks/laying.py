"""Helpers for laying out a position and playing on from it, in any game."""

from pathlib import Path

from kickabout.engine.dice import below, seeded
from kickabout.engine.match import Match


def cards(text: str) -> list[str]:
    """Return the slugs in a text such as `"nutmeg*2 foul"`."""
    slugs: list[str] = []
    for part in text.split():
        slug, _, number = part.partition("*")
        slugs += [slug] * int(number or 1)
    return slugs


def begin_here(match: Match) -> None:
    """Make the position the start of the match: replays of its log begin with it."""
    match.log.clear()
    match._start = match.state.copy()
    match._narrations = {}


def census(match: Match) -> list[int]:
    """Return everything that the match's census counts, cards and the like, wherever they are."""
    numbers = [0] * match.game.cards
    match.game.census(match.box.record, match.state, numbers)
    return numbers


def play(match: Match, *actions: str) -> None:
    """Play decisions and chance outcomes one after the other; nothing may get lost."""
    for action in actions:
        before = census(match)
        match.play(action)
        assert census(match) == before, action


def go_on(match: Match) -> None:
    """Play any legal action or outcome."""
    if match.actor == "chance":
        match.roll()
    else:
        legal = match.legal
        play(match, legal[below(seeded(match.seed, 2**32 + match.number), len(legal))])


def hold(match: Match) -> None:
    """Hold for everybody who is asked."""
    while "hold" in match.legal:
        play(match, "hold")


def varied(file: Path, folder: Path, *changes: tuple[str, str]) -> Path:
    """Return a box file that differs from another by these replacements of its text."""
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    path = folder / "variant.toml"
    path.write_text(text, encoding="utf-8")
    return path
