"""The commentary of a match as people read it."""

from collections.abc import Mapping, Sequence

from kickabout.engine.game import EVERYTHING
from kickabout.engine.match import Match
from kickabout.text.reader import Reader

NAMES = ("Anna", "Basti", "Cleo", "Dario", "Edda")


def told(match: Match, viewer: int | None = None, names: Sequence[str] = NAMES) -> list[str]:
    """Return the lines that a viewer reads, oldest first; None reads all."""
    reader = Reader(match.game.localization(), names, EVERYTHING if viewer is None else viewer)
    return [reader.sentence(line.remark.message) for line in match.story(viewer)]


def tones(match: Match) -> Mapping[str, str]:
    """Return the tone of each line."""
    return dict(zip(told(match), (line.remark.tone for line in match.story()), strict=True))


def with_text(lines: list[str], *parts: str) -> str:
    """Return the one line that has all these parts."""
    found = [line for line in lines if all(part in line for part in parts)]
    assert len(found) == 1, (parts, lines)
    return found[0]
