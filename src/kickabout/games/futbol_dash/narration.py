"""The commentary of Fútbol Dash, as messages."""

from kickabout.engine.game import Remark, Tone
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat

from . import state as dash
from .actions import CARD, DONE, FACE, SEAT, SHOW_HAND
from .answers import is_cancelled, points_if_it_stands
from .box import Card, DashBox
from .effects import Effect
from .shoot_out import most_goals
from .state import ExpressEnd, Face, Group, Mode, Phase, ShootOut, State


def narrate(box: DashBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """Tell what happened, from two records and an action as the viewer saw them."""
    remarks = _tell_action(box, before, action, after, viewer)
    if before.phase == Phase.ANSWER and after.card == dash.NONE:
        remarks += _tell_settled(box, before)
    if before.phase != Phase.DISCARD == after.phase:
        remarks.append(_tell_hand(box, after))
    if before.phase == Phase.SWAP and after.phase == Phase.SWAP_DRAW:
        message = Message("brings-on", player=Seat(before.turn), number=after.swapped)
        remarks.append(Remark(message, "play", before.turn))
    if before.phase == Phase.SWAP and action == DONE and not before.swapped:
        remarks.append(Remark(Message("swaps-none", player=Seat(before.turn)), "play", before.turn))
    remarks += [
        Remark(Message("sits-out", player=Seat(seat)), "play", seat)
        for seat in range(before.seats)
        if after.skips[seat] < before.skips[seat] + _turns_taken(box, before, action, seat)
    ]
    if before.deck_size == 0 < after.deck_size and sum(before.removed) == sum(after.removed):
        remarks.append(Remark(Message("pile-becomes-deck"), "quiet"))
    return remarks + _tell_end(box, before, after)


def _turns_taken(box: DashBox, before: State, action: int, seat: int) -> int:
    """Return how many turns a seat has just been told to sit out: the first may have passed at once."""
    if before.phase != Phase.PLAY or CARD[action] == dash.NONE or SEAT[action] != seat:
        return 0
    card = box.cards[CARD[action]]
    return card.value if card.effect == Effect.YELLOW else 0


def _tell_action(
    box: DashBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:
    kind = CARD[action]
    card = box.cards[kind] if kind != dash.NONE else None
    phase = before.phase
    if phase == Phase.KICK_OFF:
        seat = SEAT[action]
        return [Remark(Message("kicks-off", player=Seat(seat)), "whistle", seat)]
    if phase == Phase.SHOOT:
        return [_tell_shot(before, Face(FACE[action]), after, viewer)]
    if phase == Phase.SHOOT_OUT:
        return [_tell_pick(before, Face(FACE[action]))]
    if action == SHOW_HAND:
        return [Remark(Message("has-no-play", player=Seat(before.actor)), "play", before.actor)]
    # A hidden draw, hold, done; the deal is not told, and a hand that is shown is when all of it lies open.
    if card is None or phase in (Phase.DEAL, Phase.SHOW):
        return []
    if phase == Phase.PLAY:
        return [_tell_card(box, before, card, SEAT[action])]
    if phase == Phase.ANSWER:
        message = Message(
            "review-called" if before.answers else "foul-called",
            player=Seat(before.actor),
            card=card.named,
            answered=box.cards[_last_card(before)].named,
        )
        return [Remark(message, "whistle", before.actor)]
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


def _tell_hand(box: DashBox, state: State) -> Remark:
    """Tell a hand that lies open, since none of its cards can be played."""
    seat = state.actor
    cards = tuple(
        Message("so-many", number=state.known[seat, kind], card=card.named)
        for kind, card in enumerate(box.cards)
        if state.known[seat, kind]
    )
    return Remark(Message("shows-hand", player=Seat(seat), cards=cards), "quiet", seat)


def _last_card(state: State) -> int:
    """Return the kind of the card that a referee card would answer."""
    return int(state.answer_cards[state.answers - 1] if state.answers else state.card)


def _tell_card(box: DashBox, before: State, card: Card, target: int) -> Remark:
    """Tell the card of a turn; with what it makes of the attack points, if nobody calls it back."""
    seat = before.turn
    on = target if target != dash.NONE else seat
    old = before.points[on]
    message = Message(
        f"plays-{card.slug}", player=Seat(seat), rival=Seat(on), card=card.named, old=old
    )
    message = message.or_else(f"plays-{slug(card.effect)}").varied(before.turns)
    group = card.effect.row.group
    if group in (Group.OFFENCE, Group.DEFENCE):
        new = old + card.value if group == Group.OFFENCE else old - card.value
        message = Message(
            f"adds-up-{slug(group)}",
            told=message,
            rival=Seat(on),
            old=old,
            value=card.value,
            new=new,
            lack=box.record.attack_points - new,
        )
    booked = card.effect in (Effect.YELLOW, Effect.RED)
    return Remark(message, card.effect.row.tone, target if booked else seat)


def _tell_settled(box: DashBox, before: State) -> list[Remark]:
    """Tell whether a card that was answered stands, and a shot; else the line of the card has told it all."""
    target = before.target
    points = points_if_it_stands(box.record, before)
    tone: Tone = "whistle"
    if is_cancelled(before):
        message_id, points = "card-cancelled", before.points[target]
    elif target == before.turn and points == box.record.attack_points:
        message_id, tone = "card-makes-shot", "shot"
    elif before.answers:
        message_id = "card-stands"
    else:
        return []
    card = box.cards[before.card].named
    message = Message(message_id, card=card, player=Seat(target), points=points)
    return [Remark(message, tone, before.turn)]


def _tell_shot(before: State, face: Face, after: State, viewer: int) -> Remark:
    """Tell a shot; an own goal is no joy for whom it is against."""
    seat = before.shooter
    message = Message(f"shot-{slug(face)}", player=Seat(seat), score=_score(after))
    scores = face == Face.GOAL or (face == Face.OWN_GOAL and viewer != seat)
    return Remark(message.varied(before.turns), "goal" if scores else "shot", seat)


def _tell_pick(before: State, face: Face) -> Remark:
    seat = before.shooter
    message = Message(f"pick-{slug(face)}", player=Seat(seat))
    return Remark(message, "goal" if face == Face.GOAL else "shot", seat)


def _tell_end(box: DashBox, before: State, after: State) -> list[Remark]:
    winner = after.winner
    if winner != dash.NONE and before.winner == dash.NONE:
        message = Message(
            "wins-match", player=Seat(winner), score=_score(after), why=_why_over(box, after)
        )
        return [Remark(message, "whistle", winner)]
    if after.shoot_out != before.shoot_out:
        began = after.shoot_out == ShootOut.ROUNDS
        message = Message("shoot-out-begins" if began else "sudden-death-begins")
        return [Remark(message, "whistle")]
    return []


def _why_over(box: DashBox, state: State) -> Message:
    """Return what has ended the match (DASH-12.1, 12.3, 12.4, 12.9, 13.6)."""
    record = box.record
    if state.shoot_out != ShootOut.NOT_BEGUN:
        picks = "–".join(str(state.picks[seat, Face.GOAL]) for seat in range(state.seats))
        return Message("over-by-shoot-out", picks=picks)
    if record.mode == Mode.EXPRESS:
        deck_out = record.express_end == ExpressEnd.DECK_OUT and state.deck_size == 0
        return Message("over-by-deck" if deck_out else "over-by-hands")
    if most_goals(state) >= record.goals:
        return Message("over-by-goals", goals=record.goals)
    is_goal_left = state.grid[Face.GOAL] > 0
    return Message("over-by-hands" if is_goal_left else "over-by-goal-cards")


def _score(state: State) -> str:
    """Return the goals of all seats, such as `2–1`."""
    return "–".join(str(state.goals[seat]) for seat in range(state.seats))
