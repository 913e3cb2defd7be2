"""Rendering of a position, as environments show it."""

import sys
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from kickabout.engine.match import Match
from kickabout.envs.rendering.picture import draw
from kickabout.envs.rendering.sheets import PixelSheet, SvgSheet
from kickabout.envs.rendering.text import text

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
Frame: TypeAlias = str | NDArray[np.uint8]
"""A rendering: text, or pixels of shape (720, 960, 3)."""
LINES = 5
"""The number of lines of commentary at the end of a rendering."""


def checked_mode(mode: str | None, modes: list[str] = RENDER_MODES) -> str | None:
    """Return the render mode, if it is one of `modes` or None; else raise `ValueError`."""
    if mode is not None and mode not in modes:
        raise ValueError(f"render_mode is None or one of {', '.join(modes)}, not {mode!r}")
    return mode


def render(match: Match, mode: str | None, viewer: int) -> Frame | None:
    """Render the position as a viewer sees it (a seat, or SPECTATOR).

    The modes are text (`ansi`), the text of an SVG file (`svg`), pixels (`rgb_array`) and text on the screen
    (`human`). Returns None with `human` and without a mode. Raises `ModuleNotFoundError` for pixels without
    Pillow.
    """
    if mode is None:
        return None
    reader = match.reader(viewer)
    lines = [reader.sentence(line.remark.message) for line in match.story(viewer)[-LINES:]]
    shown: tuple[Any, ...] = (match.view(viewer), match.names, lines)
    if mode == "svg":
        drawing = SvgSheet()
        return drawing.finished(draw(drawing, *shown))
    if mode == "rgb_array":
        pixels = PixelSheet()
        return pixels.finished(draw(pixels, *shown))
    drawn = text(*shown)
    if mode == "ansi":
        return drawn
    sys.stdout.write(f"{drawn}\n")
    return None
