"""The commentary of Super Team on the pitch: movements, passes, shots, dribbles and tackles."""

from kickabout.engine.commentary import Remark
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.pitch import (
    ahead,
    blocks,
    carrier,
    distance,
    is_goalie,
    lies_in,
    own_half,
    seat_of,
)
from kickabout.games.super_team.state import BallAction, State, Zone
from kickabout.games.super_team.words.saying import (
    Ways,
    in_words,
    salt_of,
    say,
    shirt,
    the,
)

# Movements.

_WITH_BALL = (
    "<piece> carries the ball to <space>.",
    "<piece> takes it on to <space>.",
    "<piece> moves off with the ball, <way>.",
)
_INTO_THE_AREA = (
    "<piece> is in the box with the ball, on <space>!",
    "<piece> takes the ball into the area: <space>.",
)
_BACK_WITH_BALL = (
    "<piece> turns back with the ball, to <space>.",
    "<piece> retreats with it: <way>.",
)
_TO_THE_BALL = (
    "<piece> gets to the loose ball on <space>.",
    "The loose ball on <space> is picked up by <piece>.",
)
_BY_THE_BALL = (
    "<piece> gathers the loose ball on the way to <space>.",
    "<piece> picks up the ball in passing and goes on to <space>.",
)
_UP_FIELD = (
    "<piece> pushes up, <way>.",
    "<piece> makes a run to <space>.",
    "<piece> moves forward to <space>.",
    "Up comes <piece>, to <space>.",
)
_ACROSS = (
    "<piece> drifts across, <way>.",
    "<piece> moves over to <space>.",
    "<piece> sidesteps to <space>.",
)
_BACK = (
    "<piece> drops back to <space>.",
    "<piece> falls back, <way>.",
    "Back goes <piece>, to <space>.",
)
_CLOSING = (
    "<piece> closes in on <rival>.",
    "<piece> is on the heels of <rival>, on <space>.",
    "<piece> hurries to <space> and leaves <rival> no room.",
)
_KEEPER = (
    "<piece> comes to <space>.",
    "<piece> shifts to <space>.",
)


def tell_movement(
    box: SuperBox, before: State, piece: int, space: int, by_ball: bool, after: State
) -> Remark:
    """A piece has gone to a space."""
    seat = seat_of(piece)
    start = before.at[piece]
    rows = ahead(seat, start, space)
    has_ball = before.ball == start
    loose = before.ball != s.NONE and carrier(before) == s.NONE
    rival = carrier(before)
    near = rival != s.NONE and seat_of(rival) != seat and distance(space, before.ball) == 1
    ways: Ways
    if by_ball:
        ways = _BY_THE_BALL
    elif loose and space == before.ball:
        ways = _TO_THE_BALL
    elif has_ball and rows < 0:
        ways = _BACK_WITH_BALL
    elif has_ball:
        inside = lies_in(box.record, space, Zone.AREA, 1 - seat)
        entered = inside and not lies_in(box.record, start, Zone.AREA, 1 - seat)
        ways = _INTO_THE_AREA if entered else _WITH_BALL
    elif is_goalie(piece):
        ways = _KEEPER
    elif near and distance(start, before.ball) > 1:
        ways = _CLOSING
    else:
        ways = _UP_FIELD if rows > 0 else _BACK if rows < 0 else _ACROSS
    text = say(
        ways,
        salt_of(before, space),
        piece=the(piece),
        space=box.space_name(space),
        way=f"{box.space_name(start)} → {box.space_name(space)}",
        rival=the(rival) if rival != s.NONE else "",
    )
    if before.lying[piece] == 1:
        paid = after.morale[seat] < before.morale[seat]
        tired = (
            "On tired legs, for 1 Morale." if paid else "Tired legs, but this run costs nothing."
        )
        text = f"{text} {tired}"
    return Remark(text, "play", seat)


def tell_push(box: SuperBox, piece: int, space: int) -> Remark:
    """The captain has pushed an opponent to a space."""
    seat = 1 - seat_of(piece)
    text = f"{{{seat}'s}} captain shoulders {the(piece)} aside, to {box.space_name(space)}."
    return Remark(text, "play", seat)


def tell_bypass(before: State, piece: int) -> Remark:
    """The captain has changed places with an opponent."""
    seat = 1 - seat_of(piece)
    ways = (
        "{@'s} captain slips past <piece>.",
        "A turn, and {@'s} captain is on the other side of <piece>.",
    )
    return Remark(say(ways, salt_of(before, piece), seat=seat, piece=the(piece)), "play", seat)


def tell_goal_kick(box: SuperBox, before: State, space: int) -> Remark:
    """The Goalie has put the ball on a marked space."""
    seat = before.attacker
    receiver = before.on[space] - 1
    to = f"to {shirt(receiver)} on" if receiver != s.NONE else "to"
    text = f"{{{seat}'s}} Goalie rolls the ball out {to} {box.space_name(space)}. No dice needed."
    return Remark(text, "play", seat)


# Actions begin.


def tell_pass_begins(box: SuperBox, before: State, space: int, after: State) -> Remark:
    """A pass is on its way, and takes so much power."""
    piece = carrier(before)
    seat = seat_of(piece)
    receiver = before.on[space] - 1
    spaces = distance(before.ball, space)
    rows = ahead(seat, before.ball, space)
    if receiver == s.NONE:
        ways: Ways = (
            "<piece> plays the ball into the open, to <space>",
            "<piece> knocks it into the gap on <space>",
        )
    elif spaces >= 6:
        ways = (
            "<piece> goes long for <to> on <space>",
            "A long ball from <piece> to <to>",
        )
    elif rows < 0:
        ways = (
            "<piece> lays it back to <to>",
            "<piece> looks behind and finds <to> free",
        )
    elif rows == 0:
        ways = (
            "<piece> plays it square to <to>",
            "<piece> switches it across to <to>",
        )
    else:
        ways = (
            "<piece> looks for <to> on <space>",
            "<piece> plays it forward to <to>",
            "<piece> spots <to> ahead",
        )
    to = shirt(receiver) if receiver != s.NONE else ""
    salt = salt_of(before, space)
    text = say(ways, salt, piece=the(piece), space=box.space_name(space), to=to)
    in_way = 0 if before.skipping else blocks(before, before.ball, space, seat)
    crowd = f", with {in_words(in_way)} in the way" if in_way else ""
    return Remark(f"{text}{crowd}: power {after.power[seat]}.", "play", seat)


def tell_shot_begins(box: SuperBox, before: State) -> Remark:
    """Somebody shoots; nobody knows yet where."""
    piece = carrier(before)
    seat = seat_of(piece)
    if lies_in(box.record, before.ball, Zone.AREA, 1 - seat):
        ways: Ways = (
            "<piece> is in the area and pulls the trigger …",
            "<piece> must shoot from here … and does.",
        )
    elif own_half(box.record, before.ball, seat):
        ways = ("From the own half! <piece> has seen something …",)
    else:
        ways = (
            "<piece> lines up a shot from <space> …",
            "<piece> tries from <space> …",
            "<piece> looks up, <space>, and shoots …",
        )
    salt = salt_of(before, before.ball)
    text = say(ways, salt, piece=the(piece), space=box.space_name(before.ball))
    return Remark(text, "shot", seat)


def tell_duel_begins(before: State, after: State) -> Remark:
    """A dribble or a tackle begins."""
    ways = (
        (
            "<piece> takes on <rival>.",
            "<piece> runs straight at <rival>.",
            "<piece> tries to get past <rival>.",
        )
        if after.action == BallAction.DRIBBLE
        else (
            "<piece> goes in on <rival>.",
            "<piece> slides in on <rival>.",
            "<piece> puts a foot in against <rival>.",
            "<piece> challenges <rival>.",
        )
    )
    doer, rival = after.doer, after.rival
    text = say(ways, salt_of(before, rival), piece=the(doer), rival=the(rival))
    return Remark(text, "play", seat_of(doer))
