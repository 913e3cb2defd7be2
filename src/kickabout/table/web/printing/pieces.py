"""Pieces: the components of a box, each drawn by the game's own template in a language."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from markupsafe import Markup

from kickabout.engine.boxes import Box
from kickabout.engine.components import Size
from kickabout.engine.game import Game
from kickabout.table.language import game_messages
from kickabout.table.web.pages.render import environment
from kickabout.table.web.pages.say import reading
from kickabout.text.reader import Reader

STYLE = Path(__file__).with_name("print.css")


@dataclass(frozen=True)
class Piece:
    """A component as it is printed."""

    size: Size
    kind: str
    slug: str
    html: Markup
    copies: int
    back: str


def pieces_of(game: Game, box: Box, locale: str) -> list[Piece]:
    """Return the printed components of a box, in its order; raises `ValueError` if the game has
    none.
    """
    if game.components is None:
        raise ValueError(f"{game.title} has no components to be printed")
    reader = Reader(game_messages(game, locale))
    with reading(reader):
        drawn = environment().get_template(f"{folder(game)}/print.html").make_module()
        return [
            Piece(
                one.size,
                one.kind,
                one.slug,
                Markup(getattr(drawn, one.kind)(reader.plain(one.data))),  # noqa: S704 - of a template
                one.copies,
                one.back,
            )
            for one in game.components(box)
            if one.copies
        ]


def style_of(game: Game) -> str:
    """Return the style of a game's printed components, with lengths in millimetres."""
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in (STYLE, game.page / "print.css")
        if path.is_file()
    )


def folder(game: Game) -> str:
    """Return the folder of a game's templates in the environment."""
    return f"games/{game.name.replace('-', '_')}"


def changed(pieces: Iterable[Piece], before: Iterable[Piece]) -> list[Piece]:
    """Return the pieces that are new or look different, and additional copies of the others."""
    had = {(one.kind, one.slug): one for one in before}
    new = []
    for piece in pieces:
        old = had.get((piece.kind, piece.slug))
        if old is None or old.html != piece.html or old.back != piece.back:
            new.append(piece)
        elif piece.copies > old.copies:
            new.append(replace(piece, copies=piece.copies - old.copies))
    return new
