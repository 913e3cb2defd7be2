"""Sheets to draw pictures on: an SVG file, or pixels. Lengths are in pixels, colours `#rrggbb`."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol
from xml.etree import ElementTree

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

WIDTH = 960
FRAME_HEIGHT = 720
"""The height of pictures in pixels: all frames of a film have the same size."""
PAPER, INK = "#f4efe2", "#1a211f"


class Sheet(Protocol):
    """A drawing surface, WIDTH wide."""

    def rectangle(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        fill: str,
        stroke: str = "none",
        thickness: float = 1,
    ) -> None:
        """Draw a filled rectangle with its upper left corner at (x, y)."""

    def disc(self, x: int, y: int, radius: int, fill: str, opacity: float) -> None:
        """Draw a disc around (x, y)."""

    def text(
        self,
        x: int,
        y: int,
        text: str,
        fill: str,
        size: int,
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        """Draw a line of text whose baseline begins at (x, y), or is centred there."""


class SvgSheet:
    """A sheet that makes an SVG file."""

    def __init__(self) -> None:
        self._root = ElementTree.Element("svg", {"xmlns": "http://www.w3.org/2000/svg"})
        self._root.set("font-family", "Archivo, Helvetica, Arial, sans-serif")
        self._ground = self._add("rect", width="100%", height="100%", fill=PAPER)

    def rectangle(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        fill: str,
        stroke: str = "none",
        thickness: float = 1,
    ) -> None:
        """Draw a filled rectangle with its upper left corner at (x, y)."""
        size = {"width": str(width), "height": str(height), "stroke-width": str(thickness)}
        self._add("rect", x=str(x), y=str(y), fill=fill, stroke=stroke, **size)

    def disc(self, x: int, y: int, radius: int, fill: str, opacity: float) -> None:
        """Draw a disc around (x, y)."""
        place = {"cx": str(x), "cy": str(y), "r": str(radius)}
        self._add("circle", fill=fill, opacity=str(opacity), stroke=INK, **place)

    def text(
        self,
        x: int,
        y: int,
        text: str,
        fill: str,
        size: int,
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        """Draw a line of text whose baseline begins at (x, y), or is centred there."""
        more = {"font-weight": "700"} if bold else {}
        if centred:
            more["text-anchor"] = "middle"
        more["font-size"] = str(size)
        self._add("text", x=str(x), y=str(y), fill=fill, **more).text = text

    def finished(self, height: int) -> str:
        """Return the file's text, with this height."""
        self._root.set("viewBox", f"0 0 {WIDTH} {height}")
        self._root.set("width", str(WIDTH))
        self._root.set("height", str(height))
        return ElementTree.tostring(self._root, encoding="unicode")

    def _add(self, tag: str, **attributes: str) -> ElementTree.Element:
        return ElementTree.SubElement(self._root, tag, attributes)


class PixelSheet:
    """A sheet that makes pixels with Pillow."""

    def __init__(self) -> None:
        self._strokes: list[Callable[[ImageDraw], None]] = []

    def rectangle(
        self,
        x: int,
        y: int,
        width: int,
        height: int,
        fill: str,
        stroke: str = "none",
        thickness: float = 1,
    ) -> None:
        """Draw a filled rectangle with its upper left corner at (x, y); its outline is one pixel wide."""
        outline = None if stroke == "none" or not thickness else stroke
        corners = (x, y, x + width - 1, y + height - 1)
        self._strokes.append(lambda pen: pen.rectangle(corners, fill, outline))

    def disc(self, x: int, y: int, radius: int, fill: str, opacity: float) -> None:
        """Draw a disc around (x, y)."""
        alpha = f"{round(255 * opacity):02x}"
        self._strokes.append(lambda pen: pen.circle((x, y), radius, fill + alpha, INK))

    def text(
        self,
        x: int,
        y: int,
        text: str,
        fill: str,
        size: int,
        *,
        bold: bool = False,
        centred: bool = False,
    ) -> None:
        """Draw a line of text whose baseline begins at (x, y), or is centred there."""
        from PIL import ImageFont

        font, anchor = ImageFont.load_default(size), "ms" if centred else "ls"
        # The font has one weight: bold is drawn twice.
        for shift in range(2 if bold else 1):
            place = (x + shift, y)
            self._strokes.append(lambda pen, place=place: pen.text(place, text, fill, font, anchor))  # type: ignore[misc]

    def finished(self, height: int) -> NDArray[np.uint8]:
        """Return a picture of this height as an array, shape (FRAME_HEIGHT, WIDTH, 3), scaled down if it is higher."""
        from PIL import Image, ImageDraw

        image = Image.new("RGB", (WIDTH, height), PAPER)
        pen = ImageDraw.Draw(image, "RGBA")
        for stroke in self._strokes:
            stroke(pen)
        image.thumbnail((WIDTH, FRAME_HEIGHT))
        frame = Image.new("RGB", (WIDTH, FRAME_HEIGHT), PAPER)
        frame.paste(image, ((WIDTH - image.width) // 2, 0))
        return np.asarray(frame)
