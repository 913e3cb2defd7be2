"""Self-contained drawings, since a PDF library cannot resolve the pages' inline SVG.

In a browser a drawing refers to symbols elsewhere on the page and takes its colours from custom
properties around it. Here each `<svg>` gets its symbols and colours filled in.
"""

import re
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from xml.etree.ElementTree import Element

from kickabout.table.web.pages.render import environment

SVG = "{http://www.w3.org/2000/svg}"
PROPERTIES = {
    "--red": "#d8342e",
    "--yellow": "#f5c518",
    "--kit-0": "#d3302b",
    "--kit-1": "#2962d6",
    "--kit-2": "#e3a008",
    "--kit-3": "#8043c6",
    "--kit-4": "#0d7f9a",
    "--kit-5": "#cb3d82",
    "--kit-edge": "#1b201d",
}
"""Colours that drawings take from the style of the pages."""
DARK, LIGHT = "#1b201d", "#ffffff"
ON_COLOUR = frozenset({"card-face", "card-group", "card-colour", "card-legs"})
"""Classes of elements on a coloured ground, on which lines are light."""

_VARIABLE = re.compile(r"var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_DECLARATION = re.compile(r"\[(--[\w-]+):([^\]]+)\]")
"""A property of an element, as one of its classes (`pages/properties.py`)."""
_KIT = re.compile(r"\bkit-(\d)")
_COLOUR = re.compile(r"#([0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})([0-9a-fA-F]{2})?\b")
_REFERENCE = re.compile(r"url\(#([\w-]+)\)")
_PAINTED = ("fill", "stroke", "color", "stop-color")


def grey(text: str) -> str:
    """Return a text with its colours `#rrggbb` replaced by greys of the same lightness."""
    return _COLOUR.sub(_grey, text)


def _grey(colour: re.Match[str]) -> str:
    digits = colour[1]
    alpha = colour[2] or ""
    if len(digits) < 6:
        alpha = digits[3:] * 2 + alpha
        digits = "".join(2 * digit for digit in digits[:3])
    red, green, blue = (int(digits[place : place + 2], 16) for place in (0, 2, 4))
    level = round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    return f"#{level:02x}{level:02x}{level:02x}{alpha}"


def draw(root: Element, sprites: str, *, coloured: bool) -> None:
    """Make every drawing of a page self-contained; the template `sprites` has the game's symbols."""
    own = {one.attrib["id"]: one for one in root.iter() if "id" in one.attrib}
    _Artist({**own, **_symbols(sprites)}, coloured).walk(root, {}, DARK)


@cache
def _symbols(template: str) -> Mapping[str, Element]:
    """Return the elements that drawings may refer to, by id: the signs of all games and those of a
    template.
    """
    import tinyhtml5  # comes with the PDF library

    made = environment()
    html = "".join(made.get_template(name).render() for name in ("partials/signs.html", template))
    tree = tinyhtml5.parse(html)
    return {one.attrib["id"]: one for one in tree.iter() if "id" in one.attrib}


class _Artist:
    def __init__(self, symbols: Mapping[str, Element], coloured: bool) -> None:
        self._symbols = symbols
        self._coloured = coloured

    def walk(self, element: Element, properties: Mapping[str, str], ink: str) -> None:
        """Complete the drawings below an element."""
        classes = element.get("class", "")
        properties = {**properties, **dict(_DECLARATION.findall(classes))}
        if kit := _KIT.search(classes):
            properties["--kit"] = f"var(--kit-{kit[1]})"
        if ON_COLOUR & set(classes.split()):
            ink = LIGHT if self._coloured else DARK
        ink = properties.get("--ink", ink)
        if element.tag == f"{SVG}svg":
            self._finish(element, properties, ink)
            return
        for child in element:
            self.walk(child, properties, ink)

    def _finish(self, drawing: Element, properties: Mapping[str, str], ink: str) -> None:
        box = drawing.get("viewBox", drawing.get("viewbox", "0 0 24 24"))
        _, _, width, height = map(float, box.split())
        self._expand(drawing, (width, height))
        self._define(drawing)
        drawing.set("color", ink)
        for one in drawing.iter():
            for name, value in list(one.attrib.items()):
                if name == "class":
                    continue
                value = _resolved(value.replace("context-stroke", "currentColor"), properties)
                value = re.sub(r"\bcurrentColor\b", ink, value)
                if not self._coloured and name in _PAINTED and "url(" not in value:
                    value = grey(value)
                one.set(name, value)

    def _expand(self, element: Element, size: tuple[float, float]) -> None:
        """Replace each `<use>` by the element that it refers to."""
        for place, child in enumerate(list(element)):
            if child.tag == f"{SVG}use":
                element[place] = self._copied(child, size)
                self._expand(element[place], size)
            else:
                self._expand(child, size)

    def _copied(self, use: Element, size: tuple[float, float]) -> Element:
        href = use.get("href") or use.get("{http://www.w3.org/1999/xlink}href") or ""
        symbol = self._symbols[href.removeprefix("#")]
        kept = {
            name: value
            for name, value in use.attrib.items()
            if name not in ("href", "x", "y", "width", "height")
        }
        copy = deepcopy(symbol)
        copy.attrib.pop("id", None)
        x, y = float(use.get("x", 0)), float(use.get("y", 0))
        if symbol.tag != f"{SVG}symbol":
            if not (x or y):
                copy.attrib.update(
                    {name: value for name, value in kept.items() if name not in copy.attrib}
                )
                return copy
            group = Element(f"{SVG}g", kept | {"transform": f"translate({x:g} {y:g})"})
            group.append(copy)
            return group
        left, top, width, height = map(float, symbol.get("viewBox", "0 0 48 48").split())
        wide, high = float(use.get("width", size[0])), float(use.get("height", size[1]))
        scale = min(wide / width, high / height)
        x += (wide - scale * width) / 2
        y += (high - scale * height) / 2
        move = f"translate({x:g} {y:g}) scale({scale:g}) translate({-left:g} {-top:g})"
        group = Element(f"{SVG}g", kept | {"transform": move})
        group.extend(list(copy))
        return group

    def _define(self, drawing: Element) -> None:
        """Insert the clips, patterns and arrow heads that a drawing refers to."""
        defined: set[str] = {one.attrib["id"] for one in drawing.iter() if "id" in one.attrib}
        wanted = [*_referred(drawing)]
        definitions = Element(f"{SVG}defs")
        while wanted:
            name = wanted.pop()
            if name in defined or name not in self._symbols:
                continue
            defined.add(name)
            copy = deepcopy(self._symbols[name])
            self._expand(copy, (48, 48))
            definitions.append(copy)
            wanted += _referred(copy)
        if len(definitions):
            drawing.insert(0, definitions)


def _referred(element: Element) -> list[str]:
    return [
        name
        for one in element.iter()
        for value in one.attrib.values()
        for name in _REFERENCE.findall(value)
    ]


def _resolved(value: str, properties: Mapping[str, str]) -> str:
    while variable := _VARIABLE.search(value):
        colour = properties.get(variable[1]) or variable[2] or PROPERTIES.get(variable[1]) or DARK
        value = value[: variable.start()] + colour.strip() + value[variable.end() :]
    return value
