"""The commentary of Super Team on the pitch: movements, and the
beginning of passes, shots and duels.
"""

from kickabout.engine.game import Remark
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import BY_BALL, PIECE, SPACE
from ..box import SuperBox
from ..pitch import ahead, blocks, carrier, distance, is_goalie, lies_in, own_half, seat_of
from ..state import BallAction, State, Zone
from .phrases import salt_of, the_piece, whose_piece

_LONG = 6
"""The least number of spaces of a long ball."""

# Movements.


def moved(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a piece has moved to a space."""
    seat, space, rival = before.turn, SPACE[action], carrier(before)
    piece = seat * s.PIECES + PIECE[action]
    start = before.at[piece]
    arguments: dict[str, Argument] = {
        "piece": whose_piece(piece),
        "space": box.space_name(space),
        "way": f"{box.space_name(start)} → {box.space_name(space)}",
    }
    if rival != s.NONE:
        arguments["opponent"] = whose_piece(rival)
    how = _how(box, before, piece, space, BY_BALL[action] != s.NONE)
    message = Message(how, **arguments).varied(salt_of(before, space))
    if before.lying[piece] == 1:
        paid = after.morale[seat] < before.morale[seat]
        message = Message("moves-for-morale" if paid else "moves-for-nothing", move=message)
    return [Remark(message, "play", seat)]


def _how(box: SuperBox, before: State, piece: int, space: int, by_ball: bool) -> str:
    """Return the message id of a movement."""
    seat, start, rival = seat_of(piece), before.at[piece], carrier(before)
    rows = ahead(seat, start, space)
    if by_ball:
        return "gathers-ball-on-the-way"
    if before.ball != s.NONE and rival == s.NONE and space == before.ball:
        return "gets-to-ball"
    if before.ball == start:
        if rows < 0:
            return "turns-back-with-ball"
        inside = lies_in(box.record, space, Zone.AREA, 1 - seat)
        entered = inside and not lies_in(box.record, start, Zone.AREA, 1 - seat)
        return "takes-ball-into-area" if entered else "carries-ball"
    if is_goalie(piece):
        return "goalie-moves"
    near = rival != s.NONE and seat_of(rival) != seat and distance(space, before.ball) == 1
    if near and distance(start, before.ball) > 1:
        return "closes-in"
    if rows == 0:
        return "moves-across"
    return "moves-up" if rows > 0 else "drops-back"


def pushed(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the captain has pushed an opponent to a space."""
    seat = before.actor
    opponent = whose_piece((1 - seat) * s.PIECES + PIECE[action])
    name = box.space_name(SPACE[action])
    message = Message("shoulders-aside", player=Seat(seat), opponent=opponent, space=name)
    return [Remark(message, "play", seat)]


def passed_by(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the captain has changed places with an opponent."""
    seat = before.actor
    piece = (1 - seat) * s.PIECES + PIECE[action]
    message = Message("slips-past", player=Seat(seat), opponent=whose_piece(piece))
    return [Remark(message.varied(salt_of(before, piece)), "play", seat)]


def kicked(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the Goalie has put the ball on a marked space."""
    seat = before.attacker
    space = SPACE[action]
    receiver = before.on[space] - 1
    name = box.space_name(space)
    message = Message("rolls-ball-out", player=Seat(seat), space=name)
    if receiver != s.NONE:
        to = the_piece(receiver)
        message = Message("rolls-ball-out-to", player=Seat(seat), space=name, to=to)
    return [Remark(message, "play", seat)]


# The beginning of actions.


def pass_begun(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a pass is on its way, and the power that it needs."""
    space = SPACE[action]
    piece, receiver = carrier(before), before.on[space] - 1
    seat = seat_of(piece)
    rows = ahead(seat, before.ball, space)
    arguments: dict[str, Argument] = {"piece": whose_piece(piece), "space": box.space_name(space)}
    how = "plays-into-the-open"
    if receiver != s.NONE:
        arguments["to"] = the_piece(receiver)
        how = "plays-forward" if rows > 0 else "plays-square" if rows == 0 else "lays-back"
        if distance(before.ball, space) >= _LONG:
            how = "goes-long"
    message = Message(
        "pass-needs",
        **{"pass": Message(how, **arguments).varied(salt_of(before, space))},
        number=0 if before.skipping else blocks(before, before.ball, space, seat, 0),
        power=after.power[seat],
    )
    return [Remark(message, "play", seat)]


def shot_begun(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a piece shoots, not yet where."""
    piece = carrier(before)
    seat = seat_of(piece)
    how = "shoots"
    if lies_in(box.record, before.ball, Zone.AREA, 1 - seat):
        how = "shoots-in-area"
    elif own_half(box.record, before.ball, seat):
        how = "shoots-from-own-half"
    message = Message(
        how,
        piece=whose_piece(piece),
        first=whose_piece(piece, "whose-piece-first"),
        space=box.space_name(before.ball),
    )
    return [Remark(message.varied(salt_of(before, before.ball)), "shot", seat)]


def duel_begun(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a dribble or a tackle begins."""
    doer, rival = after.doer, after.rival
    message = Message(
        "dribbles" if after.action == BallAction.DRIBBLE else "tackles",
        piece=whose_piece(doer),
        opponent=whose_piece(rival),
    )
    return [Remark(message.varied(salt_of(before, rival)), "play", seat_of(doer))]
