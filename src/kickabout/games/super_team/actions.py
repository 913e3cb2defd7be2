"""The actions of Super Team: their numbers, and their names in the notation (SUPER-28)."""

from collections.abc import Mapping
from typing import Any

from kickabout.engine.actions import NONE, Actions, Form, Row, Slot, WordError, fixed, numbers
from kickabout.engine.vocabulary import slugs
from kickabout.text.invalid import quoted
from kickabout.text.messages import Message

from .box import FUMBLE, LEAST_WHITE
from .box.pitch import TEXTS
from .state import (
    AUTO_CARDS,
    FORMATIONS,
    KINDS,
    MOST_MORALE,
    MOST_REST,
    MOST_WHITES,
    SEATS,
    SPACES,
    TEAMS,
    WHITES,
    Shirt,
    Stat,
    Tile,
)

PIECE_WORDS = (*slugs(Shirt), "2", "3", "4", "5")
"""The names of a side's pieces, by shirt."""


class RollForm(Form):
    """The form of a roll: a green die, then up to two white ones in ascending order
    with fumbles last (SUPER-28.11).

    A white die is numbered 0 if there is none, else by its face plus 2.
    """

    def __init__(self) -> None:
        super().__init__("roll {green} {white1} {white2}")

    def name(self, box: Any, words: Mapping[str, int]) -> str | None:
        """Return the name of a roll, None for dice out of order."""
        del box
        green, low, high = (words[noun] for noun in self.slots)
        return " ".join(["roll", str(green), *white_names(low, high)]) if low <= high else None

    def parse(self, box: Any, name: str) -> dict[str, int] | None:
        """Return the dice of a roll, None if the name is not one; its white dice may come in any order."""
        del box
        verb, *dice = name.split(" ")
        if verb != self.verb or not 1 <= len(dice) <= 1 + MOST_WHITES:
            return None
        green = _face(dice[0], "green", 9)
        whites = sorted(1 + _white(text) - LEAST_WHITE for text in dice[1:])
        low, high = [0] * (MOST_WHITES - len(whites)) + whites
        return {"green": green, "white1": low, "white2": high}


def white_faces(low: int, high: int) -> list[int]:
    """Return the faces of the white dice rolled, in ascending order with fumbles last."""
    faces = [number - 1 + LEAST_WHITE for number in (low, high) if number > 0]
    return sorted(faces, key=lambda face: (face < 0, face))


def white_names(low: int, high: int) -> list[str]:
    """Return the names of the white dice rolled, in ascending order with fumbles last."""
    return [FUMBLE if face < 0 else str(face) for face in white_faces(low, high)]


def _white(text: str) -> int:
    return LEAST_WHITE if text == FUMBLE else _face(text, "white", WHITES - 2 + LEAST_WHITE)


def _face(text: str, colour: str, most: int) -> int:
    if text not in [str(face) for face in range(most + 1)]:
        message = Message("wrong-die", colour=colour, span=f"0..{most}", value=quoted(text))
        raise WordError(message.of_files(TEXTS))
    return int(text)


ACTIONS = Actions(
    Slot("card", KINDS, lambda box: box.card_slugs),
    Slot("board", 2 * TEAMS, lambda box: box.board_slugs),
    Slot("formation", FORMATIONS, lambda box: box.formation_slugs),
    Slot("auto-card", AUTO_CARDS, lambda box: box.auto_card_slugs),
    Slot("space", SPACES, lambda box: box.space_names),
    fixed("piece", PIECE_WORDS),
    fixed("stat", slugs(Stat)),
    fixed("tile", slugs(Tile)),
    numbers("bid", 0, MOST_MORALE),
    numbers("count", 0, MOST_REST),
    numbers("seat", 0, SEATS - 1),
    numbers("green", 0, 9),
    numbers("white", 0, WHITES - 1),
)

PERFORM = ACTIONS.decision("play {card}")
SPEND_ON_MOVEMENT = ACTIONS.decision("spend {card} on movement")
SPEND_ON_ACTION = ACTIONS.decision("spend {card} on action")
SPEND_ON_GOAL_KICK = ACTIONS.decision("spend {card} on goal-kick")
DROP = ACTIONS.decision("drop {card}")
END_TURN = ACTIONS.decision("end turn")
MOVE = ACTIONS.decision("move {piece} {space} [by ball]", order=("piece", "by ball", "space"))
PASS = ACTIONS.decision("pass {space}")
KICK = ACTIONS.decision("kick {space}")
SHOOT = ACTIONS.decision("shoot")
DRIBBLE = ACTIONS.decision("dribble {piece}")
TACKLE = ACTIONS.decision("tackle {piece}")
PUSH = ACTIONS.decision("push {piece} {space}")
BYPASS = ACTIONS.decision("bypass {piece}")
LAND = ACTIONS.decision("land {space}")
STRIKE = ACTIONS.decision("strike {tile}")
PAY = ACTIONS.decision("pay {bid}")
TAKE_MORALE = ACTIONS.decision("take morale")
TAKE_MOVEMENT = ACTIONS.decision("take movement")
TAKE_ACTION = ACTIONS.decision("take action")
DONE = ACTIONS.decision("done")
CHOOSE = ACTIONS.decision("choose {board}")
"""A team, then a captain."""
MARK = ACTIONS.decision("mark {stat}")
PLACE = ACTIONS.decision("place {space}")
FORM = ACTIONS.decision("form {formation}")
CENTRE = ACTIONS.decision("centre {piece}")
REST = ACTIONS.decision("rest {count}")

START = ACTIONS.outcome("start {seat}")
DEAL = ACTIONS.outcome("deal {board}")
SHOW = ACTIONS.outcome("show {board}")
DRAW = ACTIONS.outcome("draw {card}")
REVEAL_TILES = ACTIONS.outcome("reveal {tile1} {tile2}")
REVEAL_BIDS = ACTIONS.outcome("reveal {bid1} {bid2}")
ROLL = ACTIONS.outcome(RollForm())
AUTO_TURN = ACTIONS.outcome("turn {auto-card}")
AUTO_MOVE = ACTIONS.outcome("auto move {piece} {space}")
AUTO_PASS = ACTIONS.outcome("auto pass {space}")
AUTO_KICK = ACTIONS.outcome("auto kick {space}")
AUTO_LAND = ACTIONS.outcome("auto land {space}")
AUTO_DRIBBLE = ACTIONS.outcome("auto dribble {piece}")
AUTO_TACKLE = ACTIONS.outcome("auto tackle {piece}")
AUTO_SHOOT = ACTIONS.outcome("auto shoot")
AUTO_REST = ACTIONS.outcome("auto rest")

HIDDEN_CHOICE = ACTIONS.observation("choose secret")
HIDDEN_DRAW = ACTIONS.observation("draw card")
HIDDEN_STRIKE = ACTIONS.observation("strike secret")
HIDDEN_PAY = ACTIONS.observation("pay secret")

VERB = ACTIONS.verb
CARD = ACTIONS["card"]
BOARD = ACTIONS["board"]
"""A team, or a captain plus `TEAMS`."""
FORMATION = ACTIONS["formation"]
AUTO_CARD = ACTIONS["auto-card"]
SPACE = ACTIONS["space"]
PIECE = ACTIONS["piece"]
"""A piece by its shirt."""
BY_BALL = ACTIONS["by ball"]
STAT = ACTIONS["stat"]
TILE = ACTIONS["tile"]
BID = ACTIONS["bid"]
COUNT = ACTIONS["count"]
SEAT = ACTIONS["seat"]
GREEN = ACTIONS["green"]
WHITE_1 = ACTIONS["white1"]
"""The lower of the white dice: 0 for none, else its face plus 2."""
WHITE_2 = ACTIONS["white2"]
number_of = ACTIONS.number_of

DECISIONS = ACTIONS.decisions
"""The end of the numbers of decisions."""
PLAY = Row((PERFORM, SPEND_ON_MOVEMENT, SPEND_ON_ACTION, SPEND_ON_GOAL_KICK, DROP))
"""The verb of each use of a card, a `Use`."""
USE = Row(PLAY.index(verb) if verb in PLAY else NONE for verb in VERB)
"""The use of a card, NONE in what plays none."""
