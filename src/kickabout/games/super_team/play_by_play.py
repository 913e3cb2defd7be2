"""The commentary of Super Team on the pitch: movements, passes, shots, dribbles and tackles."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.super_team.actions import bonus, roller, stat_rolled
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
from kickabout.games.super_team.saying import (
    TILE_NOUNS,
    Ways,
    dice,
    in_words,
    number,
    salt_of,
    say,
    score,
    shirt,
    the,
)
from kickabout.games.super_team.state import (
    ANSWER_ROLL,
    AREA,
    DRIBBLING,
    LAND,
    NONE,
    PASSING,
    SHOOTING,
    State,
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
    loose = before.ball != NONE and carrier(before) == NONE
    rival = carrier(before)
    near = rival != NONE and seat_of(rival) != seat and distance(space, before.ball) == 1
    ways: Ways
    if by_ball:
        ways = _BY_THE_BALL
    elif loose and space == before.ball:
        ways = _TO_THE_BALL
    elif has_ball and rows < 0:
        ways = _BACK_WITH_BALL
    elif has_ball:
        inside = lies_in(box.record, space, AREA, 1 - seat)
        entered = inside and not lies_in(box.record, start, AREA, 1 - seat)
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
        rival=the(rival) if rival != NONE else "",
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
    to = f"to {shirt(receiver)} on" if receiver != NONE else "to"
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
    if receiver == NONE:
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
    to = shirt(receiver) if receiver != NONE else ""
    salt = salt_of(before, space)
    text = say(ways, salt, piece=the(piece), space=box.space_name(space), to=to)
    in_way = 0 if before.skipping else blocks(before, before.ball, space, seat)
    crowd = f", with {in_words(in_way)} in the way" if in_way else ""
    return Remark(f"{text}{crowd}: power {after.power[seat]}.", "play", seat)


def tell_shot_begins(box: SuperBox, before: State) -> Remark:
    """Somebody shoots; nobody knows yet where."""
    piece = carrier(before)
    seat = seat_of(piece)
    if lies_in(box.record, before.ball, AREA, 1 - seat):
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
        ("<piece> takes on <rival>.", "<piece> runs straight at <rival>.")
        if after.action == DRIBBLING
        else ("<piece> goes in on <rival>.", "<piece> slides in on <rival>.")
    )
    doer, rival = after.doer, after.rival
    text = say(ways, salt_of(before, rival), piece=the(doer), rival=the(rival))
    return Remark(text, "play", seat_of(doer))


def tell_tiles(after: State) -> Remark:
    """Both Strike tiles lie open: where the ball goes, and where the Goalie."""
    seat = seat_of(after.doer)
    aim, guess = after.tiles[seat], after.tiles[1 - seat]
    where = f"in the {TILE_NOUNS[aim]}" if aim == 1 else f"to the {TILE_NOUNS[aim]}"
    if aim == guess:
        text = f"Aimed {where}, and the Goalie has read it."
    else:
        other = "stays in the middle" if guess == 1 else f"goes {TILE_NOUNS[guess]}"
        text = f"Aimed {where}, and the Goalie {other}!"
    return Remark(
        f"{text} Power {after.power[seat]} against {after.power[1 - seat]}.", "shot", seat
    )


def tell_tokens(after: State) -> list[Remark]:
    """The Morale of both sides lies open."""
    seat = seat_of(after.doer)
    mine, theirs = after.bids[seat], after.bids[1 - seat]
    if mine == theirs == 0:
        return []
    if mine and theirs:
        text = f"{{{seat} puts|put}} {mine} Morale on it, {{{1 - seat}}} {theirs}."
    else:
        payer = seat if mine else 1 - seat
        text = f"{{{payer} puts|put}} {mine or theirs} Morale on it, {{{1 - payer}}} none."
    return [Remark(text, "quiet", seat)]


# Dice, and what they decide.


def tell_roll(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Dice have come to rest; the last of them decide."""
    answering = before.phase == ANSWER_ROLL
    piece = roller(before, answering)
    seat = seat_of(piece)
    extra = bonus(box.record, before, piece, stat_rolled(before, answering))
    made = dice(action)
    if extra:
        made += f", {extra} extra"
    if before.bids[seat]:
        made += f", {before.bids[seat]} Morale"
    power, result = before.power[seat], after.result[seat]
    if before.action == PASSING:
        text = f"{made[0].upper()}{made[1:]}: {number(result + power)} against {power}."
        remark = _tell_pass_ends(box, before, text, salt_of(before, action), after)
        return [remark] if remark else [Remark(text, "play", seat)]
    less = f", less {power}" if power else ""
    comes_to = f"{made}{less}: {number(result)}" if f"{made}{less}" != f"a {result}" else made
    tone: Tone = "shot" if before.action == SHOOTING else "play"
    rolled = Remark(f"{the(piece)} rolls {comes_to}.", tone, seat)
    if not answering:
        return [rolled]
    return [rolled, _tell_decided(before, salt_of(before, action), after, box)]


def _tell_pass_ends(
    box: SuperBox, before: State, dice_text: str, salt: int, after: State
) -> Remark | None:
    seat = seat_of(before.doer)
    if after.success:
        receiver = before.on[before.target] - 1
        ways = (
            ("It finds <to>.", "It arrives at the feet of <to>.", "Well met by <to>.")
            if receiver != NONE
            else ("It stops on <space>, as meant.", "Right into the gap, on <space>.")
        )
        text = say(
            ways,
            salt,
            to=shirt(receiver) if receiver != NONE else "",
            space=box.space_name(before.target),
        )
        return Remark(f"{dice_text} {text}", "play", seat)
    if after.phase == LAND:
        return Remark(f"{dice_text} Too short!", "play", seat)
    return Remark(f"{dice_text} {_where_it_stops(box, before, salt, after)}", "play", seat)


def _where_it_stops(box: SuperBox, before: State, salt: int, after: State) -> str:
    """What became of a pass or shot that failed."""
    seat = seat_of(before.doer)
    stopper = after.on[after.landed] - 1
    space = box.space_name(after.landed)
    if after.landed == before.target and before.action == PASSING:
        ways: Ways = ("Weak, but it was only one space: the ball is on <space>.",)
    elif stopper == NONE:
        ways = (
            "Too short: the ball lies loose on <space>.",
            "It rolls out on <space>, and nobody has it.",
        )
    elif seat_of(stopper) == seat:
        ways = (
            "Too short, but <piece> is in the way and has it on <space>.",
            "<piece>, on <space>, stops it instead.",
        )
    else:
        ways = (
            "Cut out by <piece> on <space>!",
            "<piece> steps in on <space>!",
            "Straight to <piece> on <space>.",
        )
    return say(ways, salt, piece=the(stopper), space=space)


def _tell_decided(before: State, salt: int, after: State, box: SuperBox) -> Remark:
    doer, rival = before.doer, before.rival
    seat = seat_of(doer)
    if before.action == SHOOTING:
        mine, theirs = after.result[seat], after.result[1 - seat]
        against = f"{number(mine)} against {number(theirs)}"
        if after.success:
            ways: Ways = (
                f"GOAL! {against}, and it is {score(after)}.",
                f"It is IN! {against}: {score(after)}.",
                f"{against} … GOAL for {{{seat}}}! {score(after)}.",
            )
            return Remark(say(ways, salt), "goal", seat)
        stopper = after.on[after.landed] - 1 if after.phase != LAND else NONE
        if stopper != NONE and is_goalie(stopper) and seat_of(stopper) != seat:
            ways = (
                f"SAVED! {against}, and the Goalie holds it.",
                f"{against}: the Goalie has it.",
            )
            return Remark(say(ways, salt), "shot", 1 - seat)
        fate = "" if after.phase == LAND else f" {_where_it_stops(box, before, salt, after)}"
        return Remark(f"No goal, {against}.{fate}", "shot", seat)
    if before.action == DRIBBLING:
        ways = (
            ("Past! <piece> is on <space>.", "Gone! <rival> is left behind.")
            if after.success
            else ("<rival> stands firm.", "No way through: <rival> does not buy it.")
        )
    else:
        ways = (
            ("Won! <piece> has the ball.", "Clean as a whistle: <piece> comes away with it.")
            if after.success
            else (
                "<rival> rides it and keeps the ball.",
                "<rival> is too quick. No ball for <piece>.",
            )
        )
    text = say(ways, salt, piece=the(doer), rival=the(rival), space=box.space_name(after.at[doer]))
    return Remark(text, "play", seat if after.success else seat_of(rival))


def tell_landing(box: SuperBox, before: State, after: State) -> Remark:
    """The attacker has picked one of two half-way spaces."""
    text = _where_it_stops(box, before, salt_of(before, after.landed), after)
    return Remark(text, "play", seat_of(before.doer))
