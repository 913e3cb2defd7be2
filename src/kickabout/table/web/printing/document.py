"""The document: pieces laid out on pages with crop marks and backs, rendered as a PDF."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from markupsafe import Markup

from kickabout.engine.boxes import Box
from kickabout.engine.components import Size
from kickabout.engine.game import Game
from kickabout.table.language import game_messages
from kickabout.table.web.pages.how_to_play import has_pictures, how_to_play_context
from kickabout.table.web.pages.render import HERE, environment
from kickabout.table.web.pages.say import reading
from kickabout.table.web.printing.drawings import draw, grey
from kickabout.table.web.printing.pieces import Piece, changed, folder, pieces_of, style_of
from kickabout.text.localization import ENGLISH
from kickabout.text.reader import Reader

Paper = Literal["a4", "letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""
GRIDS: dict[Size, tuple[int, int, float, float]] = {
    "card": (3, 3, 63, 88),
    "counter": (10, 14, 18, 18),
    "board": (2, 2, 94, 129),
    "sheet": (1, 1, 188, 258),
}
"""Columns and rows of a page, and the width and height of a piece in millimetres, which fit on both
papers."""
CROP = 4
"""The length of a crop mark in millimetres."""
BLEED = 3
"""How far a card with bleed goes beyond its edge, in millimetres."""


class NothingToPrint(Exception):
    """Nothing has changed since the other box."""


@dataclass(frozen=True)
class Cell:
    """A piece on a page."""

    piece: Piece
    number: int
    """The number of the copy, from 1."""
    left: float
    top: float


@dataclass(frozen=True)
class Page:
    """A page of pieces of one size; a back has the same pieces in mirrored columns."""

    size: Size
    width: float
    """The width of a piece, in millimetres, like all lengths here."""
    height: float
    cells: tuple[Cell, ...]
    marks: tuple[tuple[float, float, float, float], ...]
    """Crop marks: left, top, width and height; one of the last two is 0."""
    is_back: bool = False
    has_bleed: bool = False
    """Whether it is a single card that goes beyond the edge of its page."""


def print_box(
    game: Game,
    box: Box,
    *,
    since: Box | None = None,
    locale: str = ENGLISH,
    paper: Paper = "a4",
    coloured: bool = True,
    bleed: bool = False,
) -> bytes:
    """Print a box as a PDF, or only what has changed since another one. With `bleed` each side of a card is a page
    of its own that goes 3 mm beyond the card, as print shops ask for.

    Raises `ModuleNotFoundError` if the PDF library is not installed, `OSError` if a system library
    that it needs is missing, `NothingToPrint` if both boxes look the same, and `ValueError` for a
    game without printable components.
    """
    # A heavy import, from an extra of the package.
    import weasyprint
    from weasyprint.text.fonts import FontConfiguration

    html, style = laid_out(
        game, box, since=since, locale=locale, paper=paper, coloured=coloured, bleed=bleed
    )
    base = f"{HERE / 'static'}/"
    document = weasyprint.HTML(string=html, base_url=base)
    draw(document.etree_element, f"{folder(game)}/signs.html", coloured=coloured)
    fonts = FontConfiguration()
    sheet = weasyprint.CSS(string=style, base_url=base, font_config=fonts)
    made: bytes = document.write_pdf(stylesheets=[sheet], font_config=fonts)
    return made


def laid_out(
    game: Game,
    box: Box,
    *,
    since: Box | None = None,
    locale: str = ENGLISH,
    paper: Paper = "a4",
    coloured: bool = True,
    bleed: bool = False,
) -> tuple[str, str]:
    """Return the pages as HTML, whose drawings are not filled in yet, and their style sheet; see `print_box`."""
    pieces = pieces_of(game, box, locale)
    if since is not None:
        pieces = changed(pieces, pieces_of(game, since, locale))
        if not pieces:
            raise NothingToPrint
    width, height = PAPERS[paper]
    context: dict[str, Any] = {
        "game": game,
        "box": box,
        "pages": list(pages(pieces, paper, bleed=bleed)),
        "summary": _summary(game, locale) if since is None else None,
        "changes_only": since is not None,
        "coloured": coloured,
    }
    with reading(Reader(game_messages(game, locale))):
        html = environment().get_template("print.html").render(context)
    style = style_of(game)
    size = f"@page {{ size: {width}mm {height}mm; margin: 0 }} .page {{ width: {width}mm; height: {height}mm }}"
    if bleed:
        _, _, width, height = GRIDS["card"]
        size += f"@page card {{ size: {width}mm {height}mm; bleed: {BLEED}mm }}"
    return html, size + (style if coloured else grey(style))


def pages(pieces: Sequence[Piece], paper: Paper, *, bleed: bool = False) -> Iterator[Page]:
    """Yield the pages of pieces, size by size; each page of cards is followed by that of its backs. With `bleed`
    a card has a page for itself.
    """
    for size, (columns, rows, width, height) in GRIDS.items():
        if size == "card" and bleed:
            cards = [piece for piece in pieces if piece.size == size]
            for piece, number in ((one, n) for one in cards for n in range(1, one.copies + 1)):
                cell = Cell(piece, number, 0, 0)
                for is_back in (False, True):
                    yield Page(size, width, height, (cell,), (), is_back, has_bleed=True)
            continue
        copies = [
            (piece, number)
            for piece in pieces
            if piece.size == size
            for number in range(1, piece.copies + 1)
        ]
        left = (PAPERS[paper][0] - columns * width) / 2
        top = (PAPERS[paper][1] - rows * height) / 2
        marks = tuple(_marks(columns, rows, width, height, left, top))
        full = columns * rows
        for batch in (copies[start : start + full] for start in range(0, len(copies), full)):
            places = [divmod(place, columns) for place in range(len(batch))]
            cells = [
                Cell(piece, number, left + column * width, top + row * height)
                for (piece, number), (row, column) in zip(batch, places, strict=True)
            ]
            yield Page(size, width, height, tuple(cells), marks)
            if size == "card":
                mirrored = [
                    Cell(cell.piece, cell.number, left + (columns - 1 - column) * width, cell.top)
                    for cell, (_, column) in zip(cells, places, strict=True)
                ]
                yield Page(size, width, height, tuple(mirrored), marks, is_back=True)


def _marks(
    columns: int, rows: int, width: float, height: float, left: float, top: float
) -> Iterator[tuple[float, float, float, float]]:
    right, bottom = left + columns * width, top + rows * height
    for column in range(columns + 1):
        x = left + column * width
        yield x, top - CROP - 0.5, 0, CROP
        yield x, bottom + 0.5, 0, CROP
    for row in range(rows + 1):
        y = top + row * height
        yield left - CROP - 0.5, y, CROP, 0
        yield right + 0.5, y, CROP, 0


def _summary(game: Game, locale: str) -> Markup | None:
    """Return the text of how to play, with the signs that it explains; its pictures are for the
    screen.
    """
    if not has_pictures(game):
        return None
    context = how_to_play_context(game, locale)
    with reading(context["reader"]):
        html = environment().get_template(f"{folder(game)}/how_to_play.html").render(context)
    return Markup(html)  # noqa: S704 - of a template
