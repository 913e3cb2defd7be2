"""The commentary of Super Team where secrets are turned over and dice decide."""

from kickabout.engine.commentary import Remark, Tone
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.pitch import (
    is_goalie,
    seat_of,
)
from kickabout.games.super_team.power import bonus, roller, stat_rolled
from kickabout.games.super_team.state import BallAction, Phase, State
from kickabout.games.super_team.words.saying import (
    TILE_NOUNS,
    Ways,
    dice,
    number,
    salt_of,
    say,
    score,
    shirt,
    the,
)


def tell_tiles(after: State) -> Remark:
    """Both Strike tiles lie open: where the ball goes, and where the Goalie."""
    seat = seat_of(after.doer)
    aim, guess = after.tiles[seat], after.tiles[1 - seat]
    where = "down the middle" if aim == 1 else f"to the {TILE_NOUNS[aim]}"
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


def tell_roll(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Dice have come to rest; the last of them decide."""
    answering = before.phase == Phase.ANSWER_ROLL
    piece = roller(before, answering)
    seat = seat_of(piece)
    extra = bonus(box.record, before, piece, stat_rolled(before, answering))
    made = dice(action)
    if extra:
        made += f", {extra} extra"
    if before.bids[seat]:
        made += f", {before.bids[seat]} Morale"
    power, result = before.power[seat], after.result[seat]
    if before.action == BallAction.PASS:
        text = f"{made[0].upper()}{made[1:]}: {number(result + power)} against {power}."
        remark = _tell_pass_ends(box, before, text, salt_of(before, action), after)
        return [remark] if remark else [Remark(text, "play", seat)]
    less = f", less {power}" if power else ""
    comes_to = f"{made}{less}: {number(result)}" if f"{made}{less}" != f"a {result}" else made
    tone: Tone = "shot" if before.action == BallAction.SHOT else "play"
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
            if receiver != s.NONE
            else ("It stops on <space>, as meant.", "Right into the gap, on <space>.")
        )
        text = say(
            ways,
            salt,
            to=shirt(receiver) if receiver != s.NONE else "",
            space=box.space_name(before.target),
        )
        return Remark(f"{dice_text} {text}", "play", seat)
    if after.phase == Phase.LAND:
        return Remark(f"{dice_text} Too short!", "play", seat)
    return Remark(f"{dice_text} {_where_it_stops(box, before, salt, after)}", "play", seat)


def _where_it_stops(box: SuperBox, before: State, salt: int, after: State) -> str:
    """What became of a pass or shot that failed.

    Who stands where is read from before: a half that ends with the action has cleared the pitch.
    """
    seat = seat_of(before.doer)
    stopper = before.on[after.landed] - 1
    space = box.space_name(after.landed)
    if after.landed == before.target and before.action == BallAction.PASS:
        ways: Ways = ("Weak, but it was only one space: the ball is on <space>.",)
    elif stopper == s.NONE:
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
    if before.action == BallAction.SHOT:
        mine, theirs = after.result[seat], after.result[1 - seat]
        against = f"{number(mine)} against {number(theirs)}"
        if after.success:
            ways: Ways = (
                f"GOAL! {against}, and it is {score(after)}.",
                f"It is IN! {against}: {score(after)}.",
                f"{against} … GOAL for {{{seat}}}! {score(after)}.",
            )
            return Remark(say(ways, salt), "goal", seat)
        stopper = before.on[after.landed] - 1 if after.phase != Phase.LAND else s.NONE
        if stopper != s.NONE and is_goalie(stopper) and seat_of(stopper) != seat:
            ways = (
                f"SAVED! {against}, and the Goalie holds it.",
                f"{against}: the Goalie has it.",
            )
            return Remark(say(ways, salt), "shot", 1 - seat)
        fate = "" if after.phase == Phase.LAND else f" {_where_it_stops(box, before, salt, after)}"
        return Remark(f"No goal, {against}.{fate}", "shot", seat)
    if before.action == BallAction.DRIBBLE:
        ways = (
            (
                "Past! <piece> is on <space>.",
                "Gone! <rival> is left behind.",
                "A drop of the shoulder, and <piece> is through to <space>.",
            )
            if after.success
            else (
                "<rival> stands firm.",
                "No way through: <rival> does not buy it.",
                "<rival> has seen that one before.",
            )
        )
    else:
        ways = (
            (
                "Won! <piece> has the ball.",
                "Clean as a whistle: <piece> comes away with it.",
                "The ball is gone, and <piece> has it.",
            )
            if after.success
            else (
                "<rival> rides it and keeps the ball.",
                "<rival> is too quick. No ball for <piece>.",
                "<rival> shields the ball.",
            )
        )
    text = say(
        ways, salt, piece=the(doer), rival=the(rival), space=box.space_name(before.at[rival])
    )
    return Remark(text, "play", seat if after.success else seat_of(rival))


def tell_landing(box: SuperBox, before: State, after: State) -> Remark:
    """The attacker has picked one of two half-way spaces."""
    text = _where_it_stops(box, before, salt_of(before, after.landed), after)
    return Remark(text, "play", seat_of(before.doer))
