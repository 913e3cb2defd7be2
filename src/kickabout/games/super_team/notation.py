"""The notation of Super Team (SUPER-28)."""

from collections.abc import Sequence
from typing import Any

from kickabout.engine.notation import Form, Notation, Slot, WordError, fixed, numbers
from kickabout.engine.vocabulary import slugs
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box.reading import FUMBLE, LEAST_WHITE
from kickabout.games.super_team.state import Shirt, Stat, Tile, Use

PIECE_WORDS = (*slugs(Shirt), "2", "3", "4", "5")
"""The names of a side's pieces, by shirt."""


class RollForm:
    """The form of a roll: a green die, then up to two white ones in ascending order
    with fumbles last (SUPER-28.11).
    """

    pattern = "roll {green} {white1} {white2}"
    first = s.ROLLS

    def name_of(self, _box: Any, number: int) -> str | None:
        """Return the name of a roll, None for dice out of order."""
        if not s.ROLLS <= number < s.AUTO_TURNS:
            return None
        green, low, high = dice_of(number)
        return " ".join(["roll", str(green), *white_names(low, high)]) if low <= high else None

    def parse(self, _box: Any, name: str) -> int | None:
        """Return the number of a roll, None if the name is not one; its
        white dice may come in any order.
        """
        verb, *dice = name.split(" ")
        if verb != "roll" or not 1 <= len(dice) <= 1 + s.MOST_WHITES:
            return None
        green = _face(dice[0], "green", 0, 9)
        whites = sorted(1 + _white(text) - LEAST_WHITE for text in dice[1:])
        low, high = [0] * (s.MOST_WHITES - len(whites)) + whites
        return s.ROLLS + (green * s.WHITES + low) * s.WHITES + high


def dice_of(roll: int) -> tuple[int, int, int]:
    """Return the green die and the numbers of both white dice of a roll."""
    green, whites = divmod(roll - s.ROLLS, s.WHITES * s.WHITES)
    return green, *divmod(whites, s.WHITES)


def white_faces(low: int, high: int) -> list[int]:
    """Return the faces of the white dice rolled, in ascending order with fumbles last."""
    faces = [number - 1 + LEAST_WHITE for number in (low, high) if number > 0]
    return sorted(faces, key=lambda face: (face < 0, face))


def white_names(low: int, high: int) -> list[str]:
    """Return the names of the white dice rolled, in ascending order with fumbles last."""
    return [FUMBLE if face < 0 else str(face) for face in white_faces(low, high)]


def _white(text: str) -> int:
    most = s.WHITES - 2 + LEAST_WHITE
    return LEAST_WHITE if text == FUMBLE else _face(text, "white", 0, most)


def _face(text: str, colour: str, least: int, most: int) -> int:
    faces: Sequence[str] = [str(face) for face in range(least, most + 1)]
    if text not in faces:
        raise WordError(f"a {colour} die is a number in {least}..{most}, not {text!r}")
    return int(text)


NOTATION = Notation(
    [
        Slot("card", lambda box: box.card_slugs),
        Slot("board", lambda box: box.board_slugs),
        Slot("formation", lambda box: box.formation_slugs),
        Slot("auto-card", lambda box: box.auto_card_slugs),
        Slot("space", lambda box: box.space_names),
        fixed("piece", PIECE_WORDS),
        fixed("stat", slugs(Stat)),
        fixed("tile", slugs(Tile)),
        numbers("bid", 0, s.MOST_MORALE),
        numbers("count", 0, s.MOST_REST),
        numbers("seat", 0, s.SEATS - 1),
    ],
    [
        Form("play {card}", s.PLAYS + Use.PERFORM * s.KINDS),
        Form("spend {card} on movement", s.PLAYS + Use.MOVEMENT * s.KINDS),
        Form("spend {card} on action", s.PLAYS + Use.ACTION * s.KINDS),
        Form("spend {card} on goal-kick", s.PLAYS + Use.GOAL_KICK * s.KINDS),
        Form("drop {card}", s.PLAYS + Use.DROP * s.KINDS),
        Form("end turn", s.END),
        Form("move {piece} {space}", s.MOVES, piece=2 * s.SPACES, space=1),
        Form("move {piece} {space} by ball", s.MOVES + s.SPACES, piece=2 * s.SPACES, space=1),
        Form("pass {space}", s.PASSES),
        Form("kick {space}", s.KICKS),
        Form("shoot", s.SHOT),
        Form("dribble {piece}", s.DRIBBLES),
        Form("tackle {piece}", s.TACKLES),
        Form("push {piece} {space}", s.PUSHES, piece=s.SPACES, space=1),
        Form("bypass {piece}", s.BYPASSES),
        Form("land {space}", s.LANDS),
        Form("strike {tile}", s.STRIKES),
        Form("pay {bid}", s.PAYS),
        Form("take morale", s.TAKE_MORALE),
        Form("take movement", s.TAKE_MOVE),
        Form("take action", s.TAKE_ACTION),
        Form("done", s.DONE),
        Form("choose {board}", s.CHOICES),
        Form("mark {stat}", s.MARKS),
        Form("place {space}", s.PLACES),
        Form("form {formation}", s.FORMS),
        Form("centre {piece}", s.CENTRES),
        Form("rest {count}", s.RESTS),
        Form("start {seat}", s.STARTS),
        Form("deal {board}", s.DEALS),
        Form("show {board}", s.SHOWS),
        Form("draw {card}", s.DRAWS),
        Form("reveal {tile1} {tile2}", s.TILES_SHOWN, tile1=len(Tile), tile2=1),
        Form("reveal {bid1} {bid2}", s.TOKENS_SHOWN, bid1=s.MOST_MORALE + 1, bid2=1),
        RollForm(),
        Form("turn {auto-card}", s.AUTO_TURNS),
        Form("auto move {piece} {space}", s.AUTO_MOVES, piece=s.SPACES, space=1),
        Form("auto pass {space}", s.AUTO_PASSES),
        Form("auto kick {space}", s.AUTO_KICKS),
        Form("auto land {space}", s.AUTO_LANDS),
        Form("auto dribble {piece}", s.AUTO_DRIBBLES),
        Form("auto tackle {piece}", s.AUTO_TACKLES),
        Form("auto shoot", s.AUTO_SHOT),
        Form("auto rest", s.AUTO_REST),
        Form("choose secret", s.HIDDEN_CHOICE),
        Form("draw card", s.HIDDEN_DRAW),
        Form("strike secret", s.HIDDEN_STRIKE),
        Form("pay secret", s.HIDDEN_PAY),
    ],
)
