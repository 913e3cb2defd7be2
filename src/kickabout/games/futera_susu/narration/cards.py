"""The commentary of Futera SuSu where cards come and go: action cards, and substitutes."""

from kickabout.engine.game import HIDDEN, Remark
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import BRING, CARD, PLAYER, SPOT, STAT, number_of
from ..box import SusuBox
from ..duel import total
from ..effects import Effect, Target
from ..pitch import empty_spots, known_at, known_in
from ..refusals import Refusal
from ..rules import refuse
from ..state import Phase, Place, Position, Row, Stat, State
from .naming import in_duel, named, salt_of, some


def card_drawn(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which action card was drawn; the deal is not told."""
    if before.phase == Phase.DEAL:
        return []
    seat, card = before.drawer, box.cards[CARD[action]].named
    return [Remark(Message("draws", player=Seat(seat), card=card), "quiet", seat)]


# Substitutes.


def substitute_brought(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a substitute comes on."""
    seat = before.actor
    spot = next(spot for spot in empty_spots(before, seat) if after.field[seat, spot] != 0)
    player = known_at(after, seat, spot)
    name: Argument = some(Position(s.ROW_OF_SPOT[spot]))
    if player:
        name = box.player(player).named
    message = Message("comes-on", player=Seat(seat), name=name).varied(salt_of(before, spot))
    return [Remark(message, "play", seat)]


def gap_left(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a gap is left empty."""
    seat = before.actor
    row = slugs(Row)[s.ROW_OF_SPOT[before.hole[seat]]]
    gaps = len(empty_spots(before, seat))
    # Without a choice nobody is asked: only who sees the bench is told so.
    known = before.hand[seat, 0] != HIDDEN
    forced = known and all(
        refuse(box.record, before, number_of(BRING, substitute)) != Refusal.NONE
        for substitute in range(s.SHIRTS - s.ELEVEN)
    )
    why = "nobody" if forced else "left"
    message = Message("leaves-gap", player=Seat(seat), row=row, gaps=gaps, why=why)
    return [Remark(message, "quiet", seat)]


def substitute_hurt(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which substitute was injured."""
    seat, player = before.drawer, box.players[PLAYER[action]]
    message = Message("substitute-hurt", player=Seat(seat), name=player.named)
    return [Remark(message, "play", seat)]


def newly_gone(before: State, after: State, seat: int) -> int:
    """Return the player of a seat who has just left the pitch, 0 for none."""
    for shirt in range(s.SHIRTS):
        if after.where[seat, shirt] == Place.GONE != before.where[seat, shirt]:
            # An injury may end the duel as well, whose players lie open.
            stood = any(before.field[seat, spot] == shirt + 1 for spot in range(s.SPOTS))
            if stood or before.phase != Phase.INJURY:
                return known_in(after, seat, shirt + 1)
    return 0


# Action cards.


def card_played(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a card is played, its effect, and the score of the duel with it."""
    seat = before.actor
    card = box.cards[CARD[action]]
    message = Message(
        f"plays-{slug(card.effect)}",
        player=Seat(seat),
        rival=Seat(1 - seat),
        card=card.named,
        own=in_duel(box, before, seat),
        facing=in_duel(box, before, 1 - seat),
        **_target(box, before, card.effect.row.on, action),
        value=card.value,
        number=card.value,
        less=-card.value,
    ).varied(salt_of(before, CARD[action]))
    if card.effect in (Effect.BOOST, Effect.BOOST_ALL, Effect.WEAKEN, Effect.WALL):
        message = _with_standing(box, before, after, message)
    tone = card.effect.row.tone
    return [Remark(message, tone, seat if tone == "play" else 1 - seat)]


def _target(box: SusuBox, before: State, on: Target, action: int) -> dict[str, Argument]:
    """Return the target of a card; a player who lies face down is named by position only."""
    if on == Target.NOTHING:
        return {}
    if on == Target.STAT:
        return {"stat": slugs(Stat)[STAT[action]]}
    spot = SPOT[action]
    seat = before.actor if on == Target.ROW else 1 - before.actor
    player = known_at(before, seat, spot)
    if player:
        return {"target": named(box, before, seat, player)}
    return {"target": some(Position(s.ROW_OF_SPOT[spot]))}


def _with_standing(box: SusuBox, before: State, after: State, message: Message) -> Message:
    """Return the message with the totals that a card has made, if the
    dice lie and the duel goes on.
    """
    if after.duels > before.duels or 0 in (after.die[0], after.die[1]):
        return message
    one = after.turn
    return Message(
        "now-it-stands",
        played=message,
        ours=total(box.record, after, one),
        theirs=total(box.record, after, 1 - one),
    )
