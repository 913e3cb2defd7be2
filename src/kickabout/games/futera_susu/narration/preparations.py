"""The commentary of Futera SuSu before the first duel: squads, decks, line-ups and the toss."""

from kickabout.engine.game import Remark
from kickabout.engine.vocabulary import slugs
from kickabout.text.messages import Argument, Message, Seat

from .. import state as s
from ..actions import CARD, DECK, PLAYER, ROW, SEAT, SQUAD, STARTER
from ..box import SusuBox
from ..pitch import known_in
from ..preparations import is_in_its_row
from ..state import LockIn, Phase, Row, State


def squad_taken(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which ready-made squad is taken."""
    return _quiet("takes-squad", before.actor, squad=box.squads[SQUAD[action]].named)


def player_signed(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which player gets the next shirt."""
    seat, player = before.actor, box.players[PLAYER[action]]
    team, shirt = box.teams[player.team].named, after.signed[seat]
    return _quiet("signs", seat, name=player.named, team=team, shirt=shirt)


def deck_taken(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which ready-made deck is taken."""
    return _quiet("takes-deck", before.actor, deck=box.decks[DECK[action]].named)


def card_packed(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which action card is packed."""
    return _quiet("packs", before.actor, card=box.cards[CARD[action]].named)


def card_placed(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a card is placed in a row, whether the right one or not."""
    seat = before.actor
    what = "places" if after.placed[seat] > before.placed[seat] else "places-wrongly"
    return _quiet(what, seat, name=_worn(box, before, STARTER[action]), row=slugs(Row)[ROW[action]])


def card_lifted(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that a card is picked up again; one that was in its row disqualifies."""
    seat, shirt = before.actor, STARTER[action]
    name = _worn(box, before, shirt)
    if is_in_its_row(before, seat, shirt):
        message = Message("lifts-a-right-card", player=Seat(seat), name=name)
        return [Remark(message, "whistle", seat)]
    return _quiet("lifts", seat, name=name)


def card_touched(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the other side lifts a card that was in its row."""
    message = Message("lifts-some-right-card", player=Seat(before.actor))
    return [Remark(message, "whistle", before.actor)]


def time_up(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell that the lock-in is over."""
    what = "time-up-gently" if box.record.lock_in == LockIn.GENTLE else "time-up"
    return [Remark(Message(what, number=box.rules.lock_in_seconds), "whistle")]


def coin_tossed(box: SusuBox, before: State, action: int, after: State) -> list[Remark]:
    """Tell which side attacks first."""
    seat = SEAT[action]
    return [Remark(Message("coin-tossed", player=Seat(seat)), "whistle", seat)]


def how_far(box: SusuBox, before: State, after: State) -> list[Remark]:
    """Tell the progress of both sides, and the next step when both are ready."""
    if before.turns > 0:
        return []
    remarks = [
        Remark(Message("disqualified", player=Seat(seat)), "whistle", seat)
        for seat in range(s.SEATS)
        if after.disqualified[seat]
    ]
    for seat in range(s.SEATS):
        for was, now, full, what in (
            (before.signed, after.signed, s.SHIRTS, "squad-stands"),
            (before.packed, after.packed, box.record.deck_size, "deck-stands"),
            (before.placed, after.placed, s.ELEVEN, "line-up-stands"),
        ):
            if was[seat] < now[seat] == full:
                remarks += _quiet(what, seat)
    if before.phase == Phase.BUILD != after.phase:
        size, hand = (
            Message("number-in-words", number=number)
            for number in (box.record.deck_size, box.record.hand)
        )
        remarks.append(Remark(Message("decks-shuffled", size=size, hand=hand), "quiet"))
    if before.phase != Phase.LOCK_IN == after.phase:
        remarks.append(Remark(Message("lock-in-begins"), "whistle"))
    if before.phase == Phase.LOCK_IN and after.phase == Phase.TOSS:
        remarks.append(Remark(Message("locked-in"), "whistle"))
    return remarks


def _quiet(what: str, seat: int, **arguments: Argument) -> list[Remark]:
    return [Remark(Message(what, player=Seat(seat), **arguments), "quiet", seat)]


def _worn(box: SusuBox, state: State, shirt: int) -> Argument:
    """Return the name of the actor's player in a shirt (from 0)."""
    player = known_in(state, state.actor, shirt + 1)
    return box.player(player).named if player else Message("a-card")
