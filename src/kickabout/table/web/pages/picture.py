"""Pictures to share: a match's result, or a game. PNG files of 1200×630 pixels, the size of link
previews.
"""

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image, ImageDraw, ImageFont

STATIC = Path(__file__).parent / "static"
WIDTH, HEIGHT = 1200, 630
MARGIN = 56
LARGEST, SMALLEST = 128, 22
"""The largest and the smallest size in pixels to which a line is fitted."""
_FILES = ("archivo-latin-wdth-normal.woff2", "archivo-latin-ext-wdth-normal.woff2")
_NO_LETTER = "\U0010ffff"
_Cut = tuple[int, int]
"""Weight and width of a font."""
_SQUARES = {"won": "offence", "drawn": "yellow", "lost": "red"}
"""The colours of results."""
_BLACK, _BOLD, _PLAIN = (900, 66), (750, 80), (500, 90)


@dataclass(frozen=True)
class Result:
    """The content of a match's picture, with all texts as they are shown."""

    kicker: str
    headline: str
    foot: str
    names: Sequence[str]
    goals: Sequence[str]
    """The text beside each name."""
    colours: Sequence[int]
    """The number of the colour that each seat wears."""
    order: Sequence[int]
    """The seats in order, winners first."""
    chances: Sequence[tuple[float, Sequence[float]]] = ()
    """The progress of the match, 0..1, and each seat's chance of winning there."""


@dataclass(frozen=True)
class DayRow:
    """A match in the picture of somebody's day."""

    text: str
    outcome: str | None
    """`won`, `drawn` or `lost`; None of one that has no result."""
    beside: str
    """What stands at the end of its line."""


def match_picture(result: Result) -> bytes:
    """Return the picture of a finished match."""
    image, pen = _sheet(result.kicker)
    lines, size = _broken(result.headline.upper())
    y = 172 if len(lines) == 1 else 154
    for line in lines:
        _write(pen, (MARGIN, y), line, _colour("red"), _BLACK, size)
        y += size
    top, names_end = y + 6, WIDTH // 2 + 40
    tall = min((HEIGHT - 90 - top) // len(result.order), 84)
    for place, seat in enumerate(result.order):
        y, size = top + place * tall, int(tall * 0.66)
        pen.rounded_rectangle(
            (MARGIN, y, MARGIN + 14, y + tall - 14), 5, _colour(f"kit-{result.colours[seat]}")
        )
        middle, goals = y + (tall - 14) / 2, result.goals[seat]
        _write(pen, (names_end, middle), goals, _colour("ink"), _BLACK, size, right=True)
        room = names_end - _length(goals, _BLACK, size) - MARGIN - 64
        size = _fitting(result.names[seat], _BOLD, size, room)
        _write(pen, (MARGIN + 34, middle), result.names[seat], _colour("ink"), _BOLD, size)
    if result.chances:
        _chart(
            pen,
            result.chances,
            result.colours,
            (WIDTH // 2 + 100, top, WIDTH - MARGIN, HEIGHT - 100),
        )
    _write(pen, (MARGIN, HEIGHT - 50), result.foot, _colour("soft"), _PLAIN, 26)
    return _png(image)


def day_picture(kicker: str, headline: str, rows: Sequence[DayRow], foot: str) -> bytes:
    """Return the picture of somebody's day."""
    image, pen = _sheet(kicker)
    head = headline.upper()
    _write(pen, (MARGIN, 160), head, _colour("red"), _BLACK, _fitting(head, _BLACK, 92))
    top = 220
    tall = min((HEIGHT - 90 - top) // len(rows), 84)
    for place, row in enumerate(rows):
        y, side = top + place * tall, tall - 14
        square = MARGIN, y, MARGIN + side, y + side
        middle, size = y + side / 2, int(tall * 0.5)
        if row.outcome is None:
            pen.rounded_rectangle(square, 8, outline=_colour("rule"), width=4)
        else:
            pen.rounded_rectangle(square, 8, _colour(_SQUARES[row.outcome]))
        end = WIDTH - MARGIN
        _write(pen, (end, middle), row.beside, _colour("soft"), _PLAIN, 26, right=True)
        room = end - _length(row.beside, _PLAIN, 26) - MARGIN - side - 48
        size = _fitting(row.text, _BOLD, size, room)
        _write(pen, (MARGIN + side + 24, middle), row.text, _colour("ink"), _BOLD, size)
    _write(pen, (MARGIN, HEIGHT - 50), foot, _colour("soft"), _PLAIN, 26)
    return _png(image)


def game_picture(title: str, kicker: str, tagline: str, foot: str) -> bytes:
    """Return the picture of a game."""
    image, pen = _sheet(kicker)
    size = _fitting(title, _BLACK, 180)
    _write(pen, (MARGIN, 250), title, _colour("red"), _BLACK, size)
    _write(pen, (MARGIN, 380), tagline, _colour("ink"), _BOLD, _fitting(tagline, _BOLD, 44))
    _write(pen, (MARGIN, HEIGHT - 60), foot, _colour("soft"), _PLAIN, 30)
    return _png(image)


def icon(size: int, *, maskable: bool) -> bytes:
    """Return the ball on the turf as a square icon; a maskable one fits into a circle."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (4 * size, 4 * size), _colour("turf"))
    share = 0.5 if maskable else 0.8
    radius = int(2 * size * share)
    _ball(ImageDraw.Draw(image), (2 * size, 2 * size), radius)
    return _png(image.resize((size, size), Image.Resampling.LANCZOS))


def _sheet(kicker: str) -> "tuple[Image.Image, ImageDraw.ImageDraw]":
    """Return paper with the page's header on it, and turf below."""
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (WIDTH, HEIGHT), _colour("paper"))
    pen = ImageDraw.Draw(image)
    _ball(pen, (MARGIN + 24, 54), 24)
    _write(pen, (MARGIN + 62, 54), "KICKABOUT", _colour("red"), (900, 100), 34)
    size = _fitting(kicker, _PLAIN, 28, WIDTH - 2 * MARGIN - 340)
    _write(pen, (WIDTH - MARGIN, 54), kicker, _colour("soft"), _PLAIN, size, right=True)
    for y in (92, 97):
        pen.line((MARGIN, y, WIDTH - MARGIN, y), _colour("ink"), 2)
    pen.rectangle((0, HEIGHT - 18, WIDTH, HEIGHT), _colour("turf"))
    return image, pen


def _chart(
    pen: "ImageDraw.ImageDraw",
    chances: Sequence[tuple[float, Sequence[float]]],
    colours: Sequence[int],
    box: tuple[int, int, int, int],
) -> None:
    """Draw the chances of winning as bands, the first seat's at the bottom."""
    left, top, right, bottom = box
    below = [0.0] * len(chances)
    for seat in range(len(chances[0][1])):
        above = [low + each[seat] for low, (_, each) in zip(below, chances, strict=True)]
        xs = [left + (right - left) * at for at, _ in chances]
        edge = [(x, bottom - (bottom - top) * y) for x, y in zip(xs, above, strict=True)]
        back = [(x, bottom - (bottom - top) * y) for x, y in zip(xs, below, strict=True)]
        pen.polygon([*edge, *reversed(back)], _colour(f"kit-{colours[seat]}"))
        pen.line(edge, _colour("chalk"), 3)
        below = above
    pen.rectangle(box, outline=_colour("turf-deep"), width=4)


def _ball(pen: "ImageDraw.ImageDraw", centre: tuple[float, float], radius: float) -> None:
    """Draw the ball of `ball.svg`, with straight edges."""
    x, y = centre
    scale = radius / 22
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), "#fff")
    for patch in _patches():
        pen.polygon([(x + scale * (px - 24), y + scale * (py - 24)) for px, py in patch], "#1c2321")
    width = max(1, round(radius / 14))
    pen.ellipse((x - radius, y - radius, x + radius, y + radius), outline="#1c2321", width=width)


@cache
def _patches() -> tuple[tuple[tuple[float, float], ...], ...]:
    """Return the corners of the ball's patches, in units of its drawing."""
    return (
        ((24, 15.5), (32.2, 21.5), (29.1, 31.1), (18.9, 31.1), (15.8, 21.5)),
        ((24, 2.1), (29, 2.7), (33.5, 4.1), (24, 10.5), (14.5, 4.1), (19, 2.7)),
        ((3, 17.3), (5.5, 11.8), (9.3, 7.6), (12.3, 18.6), (3.2, 26), (2.6, 21.5)),
        ((45, 17.3), (42.5, 11.8), (38.7, 7.6), (35.7, 18.6), (44.8, 26), (45.4, 21.5)),
        ((8.6, 39.5), (5.3, 35.6), (3.4, 31.2), (15.2, 32.8), (19.2, 43.5), (13.6, 42.3)),
        ((39.4, 39.5), (42.7, 35.6), (44.6, 31.2), (32.8, 32.8), (28.8, 43.5), (34.4, 42.3)),
    )


def _broken(text: str) -> tuple[list[str], int]:
    """Break a headline into one line, or two if it is long; return them and the size in which they
    fit.
    """
    size = _fitting(text, _BLACK, LARGEST)
    words = text.split()
    if size >= LARGEST * 0.7 or len(words) < 2:
        return [text], size
    breaks = (
        [" ".join(words[:number]), " ".join(words[number:])] for number in range(1, len(words))
    )
    lines = min(breaks, key=lambda parts: max(map(len, parts)))
    return lines, min(_fitting(line, _BLACK, 92) for line in lines)


def is_drawable(text: str) -> bool:
    """Return whether the fonts have all letters of a text."""
    return all(letter.isspace() or _file_of(letter) is not None for letter in text)


def _write(
    pen: "ImageDraw.ImageDraw",
    place: tuple[float, float],
    text: str,
    colour: str,
    cut: _Cut,
    size: int,
    *,
    right: bool = False,
) -> None:
    """Write a line of text whose middle is at this height, and which begins or ends at this place."""
    x, y = place
    if right:
        x -= _length(text, cut, size)
    for part, font in _runs(text, cut, size):
        pen.text((x, y), part, colour, font, "lm")
        x += font.getlength(part)


def _length(text: str, cut: _Cut, size: int) -> float:
    return sum(font.getlength(part) for part, font in _runs(text, cut, size))


def _fitting(text: str, cut: _Cut, size: int, room: float = WIDTH - 2 * MARGIN) -> int:
    """Return the largest size, at most `size`, in which a text fits into the room."""
    while size > SMALLEST and _length(text, cut, size) > room:
        size -= 2
    return size


def _runs(text: str, cut: _Cut, size: int) -> "Iterator[tuple[str, ImageFont.FreeTypeFont]]":
    """Yield the runs of a text that one font file has, with the font."""
    for file, letters in groupby(text, lambda letter: _file_of(letter) or _FILES[0]):
        yield "".join(letters), _font(cut, size, file)


@cache
def _file_of(letter: str) -> str | None:
    """Return the font file that has a letter."""
    return next((file for file in _FILES if _drawn(file, letter) != _drawn(file, _NO_LETTER)), None)


def _drawn(file: str, letter: str) -> bytes:
    return bytes(_font(_PLAIN, 24, file).getmask(letter))


@cache
def _font(cut: _Cut, size: int, file: str) -> "ImageFont.FreeTypeFont":
    from PIL import ImageFont

    font = ImageFont.truetype(STATIC / "fonts" / file, size)
    font.set_variation_by_axes(list(cut))
    return font


@cache
def _tokens() -> dict[str, str]:
    """Return the light colours of `tokens.css`."""
    css = (STATIC / "tokens.css").read_text(encoding="utf-8")
    return dict(re.findall(r"--([a-z0-9-]+): (?:light-dark\()?(#[0-9a-f]{6})\b", css))


def _colour(name: str) -> str:
    return _tokens()[name]


def _png(image: "Image.Image") -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
