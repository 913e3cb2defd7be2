"""The commentary of Super Team where secrets are shown and dice are rolled."""

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import TILE, white_names
from ..box import SuperBox
from ..pitch import is_goalie, seat_of
from ..power import roller
from ..state import BallAction, Phase, State
from ..view.under_way import distance_part, sum_data
from .phrases import quiet, salt_of, score, the_piece, tile_name, whose_piece

# Secrets.


def tile_picked(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell its owner which Strike tile was picked."""
    seat = before.actor
    shoots = before.action == BallAction.SHOT and seat_of(before.doer) == seat
    tile = tile_name(TILE[action])
    return [quiet("aims" if shoots else "sends-goalie", seat, tile=tile)]


def tiles_shown(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell where the ball goes and where the Goalie, once both Strike tiles are shown."""
    seat = seat_of(after.doer)
    aim, guess = after.tiles[seat], after.tiles[1 - seat]
    distance = distance_part(box, after, seat)
    message = Message(
        "goalie-reads-it" if aim == guess else "goalie-goes-wrong",
        aim=tile_name(aim),
        guess=tile_name(guess),
        distance=distance,
        blocked=after.power[seat] - distance,
        against=after.power[1 - seat],
    )
    return [Remark(message, "shot", seat)]


def tokens_shown(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell the Morale of both sides as it is shown."""
    seat = seat_of(after.doer)
    mine, theirs = after.bids[seat], after.bids[1 - seat]
    if mine == theirs == 0:
        return []
    payer = seat if mine else 1 - seat
    message = Message(
        "both-put-morale" if mine and theirs else "one-puts-morale",
        player=Seat(payer),
        rival=Seat(1 - payer),
        mine=mine or theirs,
        theirs=theirs,
    )
    return [Remark(message, "quiet", seat)]


# Dice.


def rolled(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell what the last roll of an action decides, with the sums of all its rolls."""
    salt = salt_of(before, action)
    if before.action == BallAction.PASS:
        return [_pass_ends(box, before, salt, after)]
    return [_decided(box, before, salt, after)] if before.phase == Phase.ANSWER_ROLL else []


def _sum(box: SuperBox, before: State, after: State, *, answering: bool) -> Message:
    """Return a roll of a pass or a duel as it is added up: `3 + 1 − 1 + 1 Morale = 4`."""
    seat = seat_of(roller(before, answering))
    added = sum_data(box, after, seat)
    faces = white_names(after.white[seat, 0], after.white[seat, 1])
    dice: dict[str, Argument] = {"green": after.green[seat]}
    dice |= zip(("first", "second"), faces, strict=False)
    return Message(
        "roll-sum",
        dice=Message(f"dice-{len(faces) + 1}", **dice),
        bonus=added["extra"],
        morale=added["morale"],
        result=added["total"],
        terms=len(faces) + sum(map(bool, (added["extra"], added["morale"]))),
    )


def _both_sums(box: SuperBox, before: State, after: State) -> Message:
    """Return the sums of both sides, that of the acting side first."""
    sums: dict[str, Argument] = {
        side: _sum(box, before, after, answering=side == "theirs") for side in ("mine", "theirs")
    }
    if before.action == BallAction.SHOT:
        seat = seat_of(before.doer)
        sums = {
            "mine": sum_data(box, after, seat)["total"],
            "theirs": sum_data(box, after, 1 - seat)["total"],
        }
    return Message(
        f"sums-{slug(BallAction(before.action))}",
        **sums,
        tie="yes" if after.result[0] == after.result[1] else "no",
    )


def _pass_ends(box: SuperBox, before: State, salt: int, after: State) -> Remark:
    seat, power = seat_of(before.doer), before.power[seat_of(before.doer)]
    made = _sum(box, before, after, answering=False)
    receiver = before.on[before.target] - 1
    if after.phase == Phase.LAND:
        message = Message("pass-is-short", made=made, power=power)
        return Remark(message, "play", seat)
    if not after.success:
        fate = _where_it_stops(box, before, salt, after)
    elif receiver != s.NONE:
        fate = Message("pass-finds-piece", to=the_piece(receiver)).varied(salt)
    else:
        space = box.space_name(before.target)
        fate = Message("pass-finds-space", space=space).varied(salt)
    message = Message("pass-comes-to", made=made, power=power, fate=fate)
    return Remark(message, "play", seat)


def _where_it_stops(box: SuperBox, before: State, salt: int, after: State) -> Message:
    """Return where a failed pass or shot stopped.

    Pieces are looked up in the record before, since a half that ends with the action has cleared
    the pitch.
    """
    stopper = before.on[after.landed] - 1
    arguments: dict[str, Argument] = {"space": box.space_name(after.landed)}
    if stopper != s.NONE:
        arguments["piece"] = whose_piece(stopper)
        arguments["first"] = whose_piece(stopper, "whose-piece-first")
    if after.landed == before.target and before.action == BallAction.PASS:
        how = "stops-one-space-away"
    elif stopper == s.NONE:
        how = "rolls-loose"
    elif seat_of(stopper) == seat_of(before.doer):
        how = "own-piece-stops-it"
    else:
        how = "opponent-cuts-it-out"
    return Message(how, **arguments).varied(salt)


def _decided(box: SuperBox, before: State, salt: int, after: State) -> Remark:
    doer, rival = before.doer, before.rival
    seat = seat_of(doer)
    if before.action == BallAction.SHOT:
        return _shot_decided(box, before, salt, after)
    duel = slug(BallAction(before.action))
    message = Message(
        f"{duel}-won" if after.success else f"{duel}-lost",
        sums=_both_sums(box, before, after),
        piece=whose_piece(doer),
        opponent=whose_piece(rival),
        space=box.space_name(before.at[rival]),
    )
    return Remark(message.varied(salt), "play", seat if after.success else seat_of(rival))


def _shot_decided(box: SuperBox, before: State, salt: int, after: State) -> Remark:
    seat = seat_of(before.doer)
    tone: Tone = "goal" if after.success else "shot"
    how, fate = "no-goal", None
    stopper = s.NONE
    if not after.success and after.phase != Phase.LAND:
        stopper = before.on[after.landed] - 1
    saved = stopper != s.NONE and is_goalie(stopper) and seat_of(stopper) != seat
    if after.success:
        how = "scores"
    elif saved:
        how = "saved"
    elif after.phase != Phase.LAND:
        how, fate = "no-goal-and", _where_it_stops(box, before, salt, after)
    arguments: dict[str, Argument] = {"sums": _both_sums(box, before, after)}
    if fate is not None:
        arguments["fate"] = fate
    message = Message(how, player=Seat(seat), score=score(after), **arguments).varied(salt)
    return Remark(message, tone, 1 - seat if saved else seat)


def landed(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which of two half-way spaces was picked."""
    message = _where_it_stops(box, before, salt_of(before, after.landed), after)
    return [Remark(message, "play", seat_of(before.doer))]
