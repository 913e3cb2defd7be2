"""The commentary of Fútbol Dash, as messages."""

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat

from . import state as dash
from .actions import CARD, FACE, SEAT, SHOW_HAND
from .answers import is_cancelled, points_if_it_stands
from .box import Card, DashBox
from .effects import Effect
from .state import (
    Face,
    Phase,
    ShootOut,
    State,
)

_NEAR = 5
"""An attack that lacks this many points or fewer is reported as near a shot."""


def narrate(box: DashBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Tell what happened, from two records and an action as the viewer saw them."""
    remarks = _tell_action(box, before, action, after)
    if before.phase == Phase.ANSWER and after.card == dash.NONE:
        remarks.append(_tell_settled(box, before))
    if before.swapped > 0 and after.swapped == 0:
        remarks.append(_quiet("brings-on", before.turn))
    remarks += [
        _quiet("sits-out", seat)
        for seat in range(before.seats)
        if after.skips[seat] < before.skips[seat]
    ]
    if before.deck_size == 0 < after.deck_size and sum(before.removed) == sum(after.removed):
        remarks.append(Remark(Message("pile-becomes-deck"), "quiet"))
    return remarks + _tell_end(before, after)


def _tell_action(box: DashBox, before: State, action: int, after: State) -> list[Remark]:
    kind = CARD[action]
    card = box.cards[kind] if kind != dash.NONE else None
    phase = before.phase
    if phase == Phase.KICK_OFF:
        seat = SEAT[action]
        return [Remark(Message("kicks-off", player=Seat(seat)), "whistle", seat)]
    if phase == Phase.SHOOT:
        return [_tell_shot(before, Face(FACE[action]), after)]
    if phase == Phase.SHOOT_OUT:
        return [_tell_pick(before, Face(FACE[action]))]
    if action == SHOW_HAND:
        return [_quiet("hand-goes-down", before.actor)]
    if card is None or phase == Phase.DEAL:  # a hidden draw, hold, done; the deal is not told
        return []
    if phase == Phase.PLAY:
        return [_tell_card(before, card, SEAT[action])]
    if phase == Phase.ANSWER:
        message = Message(
            "review-called" if before.answers else "foul-called",
            player=Seat(before.actor),
            card=card.named,
        )
        return [Remark(message, "whistle", before.actor)]
    if phase == Phase.SHOW:
        return [_quiet("shows", before.actor, card)]
    if phase == Phase.SWAP:
        return [_quiet("takes-off", before.actor, card)]
    if phase == Phase.DISCARD:
        message = Message("throws-away", player=Seat(before.actor), card=card.named)
        return [Remark(message, "play", before.actor)]
    return [_quiet("draws", before.drawer, card)]


def _quiet(message_id: str, seat: int, card: Card | None = None) -> Remark:
    if card is None:
        return Remark(Message(message_id, player=Seat(seat)), "quiet", seat)
    return Remark(Message(message_id, player=Seat(seat), card=card.named), "quiet", seat)


def _tell_card(before: State, card: Card, target: int) -> Remark:
    seat = before.turn
    effect = slug(card.effect)
    message = Message(
        f"plays-{card.slug}",
        player=Seat(seat),
        rival=Seat(target if target != dash.NONE else seat),
        card=card.named,
    )
    booked = card.effect in (Effect.YELLOW, Effect.RED)
    return Remark(
        message.or_else(f"plays-{effect}").varied(before.turns),
        card.effect.row.tone,
        target if booked else seat,
    )


def _tell_settled(box: DashBox, before: State) -> Remark:
    """Tell whether the card that was answered stands, and what it changes."""
    card = box.cards[before.card]
    if is_cancelled(before):
        return Remark(Message("card-cancelled", card=card.named), "whistle", before.turn)
    target = before.target
    points = points_if_it_stands(box.record, before)
    lack = box.record.attack_points - points
    message_id = "points-change"
    if card.effect == Effect.ATTACK and lack == 0:
        message_id = "points-make-shot"
    elif card.effect == Effect.ATTACK and lack <= _NEAR:
        message_id = "points-near-shot"
    old = before.points[target]
    message = Message(message_id, player=Seat(target), old=old, new=points, lack=lack)
    return Remark(message, "shot" if message_id == "points-make-shot" else "quiet", target)


def _tell_shot(before: State, face: Face, after: State) -> Remark:
    seat = before.shooter
    message = Message(f"shot-{slug(face)}", player=Seat(seat), score=_score(after))
    tone: Tone = "goal" if face in (Face.GOAL, Face.OWN_GOAL) else "shot"
    return Remark(message.varied(before.turns), tone, seat)


def _tell_pick(before: State, face: Face) -> Remark:
    seat = before.shooter
    message = Message(f"pick-{slug(face)}", player=Seat(seat))
    return Remark(message, "goal" if face == Face.GOAL else "shot", seat)


def _tell_end(before: State, after: State) -> list[Remark]:
    winner = after.winner
    if winner != dash.NONE and before.winner == dash.NONE:
        how = "wins-match" if after.shoot_out == ShootOut.NOT_BEGUN else "wins-shoot-out"
        message = Message(how, player=Seat(winner), score=_score(after))
        return [Remark(message, "whistle", winner)]
    if after.shoot_out != before.shoot_out:
        began = after.shoot_out == ShootOut.ROUNDS
        message = Message("shoot-out-begins" if began else "sudden-death-begins")
        return [Remark(message, "whistle")]
    return []


def _score(state: State) -> str:
    """Return the goals of all seats, such as `2–1`."""
    return "–".join(str(state.goals[seat]) for seat in range(state.seats))
