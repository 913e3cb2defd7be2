"""What speaks for and against the choices of a position, as facts that the seat itself can see."""

from collections.abc import Iterator

from kickabout.engine.game import Reason
from kickabout.text.messages import Message, Seat

from . import state as s
from .actions import CARD, HOLD, LEAVE, SPOT, SUBSTITUTE
from .box import SusuBox
from .duel import row_bonus
from .effects import Effect
from .odds import strength, strength_of
from .pitch import cards_in_row, known_at, row_sent
from .state import Class, Phase, Position, Removal, State
from .substitutes import gap_for
from .view.chances import chance, chances_of_sending
from .view.hand import chance_after


def reasons(box: SusuBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat, the weightiest first."""
    if state.phase == Phase.SEND:
        return list(_of_sending(box, state, seat, SPOT[action]))
    if state.phase in (Phase.BEFORE, Phase.AFTER):
        return [_of_a_card(box, state, seat, action)]
    if state.phase == Phase.BRING:
        return [_of_a_substitute(box, state, seat, action)]
    return []


def _of_sending(box: SusuBox, state: State, seat: int, spot: int) -> Iterator[Reason]:
    """Yield how a card does against the rival's, or beside one's others of the row while that is not known."""
    record, row = box.record, row_sent(state, seat)
    spots = [
        one for one in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]) if state.field[seat, one]
    ]
    if state.spot[1 - seat] != s.NONE:
        worth = {one: round(100 * chances_of_sending(box, state, seat, one)[1]) for one in spots}
        is_best = worth[spot] == max(worth.values())
        yield Reason(Message("reason-sends", number=worth[spot]), is_best)
    else:
        worth = sums = {one: strength(record, state, seat, one) for one in spots}
        best = max(sums.values())
        which = "reason-strongest" if sums[spot] == best else "reason-weaker"
        yield Reason(Message(which, sum=sums[spot], best=best), sums[spot] == best)
    spared = max(spots, key=worth.__getitem__)
    if worth[spared] > worth[spot]:
        which = "reason-spares" if seat == state.turn else "reason-spares-in-defence"
        if seat == state.turn or record.removal != Removal.EVERY_LOSER:
            name = box.player(known_at(state, seat, spared)).named
            yield Reason(Message(which, name=name), True)
    is_captain = record.klass[known_at(state, seat, spot)] == Class.LEGENDARY_CAPTAIN
    if is_captain and seat == state.turn:
        yield Reason(Message("reason-captain"), False)


def _of_a_card(box: SusuBox, state: State, seat: int, action: int) -> Reason:
    """Return what an action card does to the chance of the duel, or beyond it."""
    known, rival = chance(box, state, seat), Seat(1 - seat)
    now = round(100 * (0.5 if known is None else known))
    if action == HOLD:
        return Reason(Message("reason-duel-now", number=now), now >= 50)
    effect = box.cards[CARD[action]].effect
    after = chance_after(box, state, seat, action)
    if after is not None:
        then = round(100 * after)
        which = "reason-duel-then" if then > now else "reason-duel-no-help"
        return Reason(Message(which, now=now, then=then), then > now)
    if effect == Effect.SEND_OFF:
        return _of_a_red_card(state, seat, SPOT[action])
    if effect == Effect.OFFSIDE:
        return Reason(Message("reason-offside", number=100 - now), True)
    if effect == Effect.SILENCE:
        cards = state.hand_size[1 - seat]
        return Reason(Message("reason-silence", rival=rival, number=cards), True)
    if effect == Effect.INJURY:
        return Reason(Message("reason-injury", rival=rival, number=state.bench[1 - seat]), True)
    if effect == Effect.LONG_BALL:
        return Reason(Message("reason-long-ball", number=box.cards[CARD[action]].value), True)
    number = min(box.cards[CARD[action]].value, state.deck_size[seat])
    return Reason(Message("reason-draws", number=number), True)


def _of_a_red_card(state: State, seat: int, spot: int) -> Reason:
    """Return what a rival's card on a spot is needed for."""
    rival = Seat(1 - seat)
    if s.ROW_OF_SPOT[spot] == Position.MIDFIELDER:
        left = cards_in_row(state, 1 - seat, Position.MIDFIELDER) - 1
        return Reason(Message("reason-red-midfield", rival=rival, number=left), True)
    if spot == state.spot[1 - seat]:
        return Reason(Message("reason-red-duel", rival=rival), True)
    return Reason(Message("reason-red-idle"), False)


def _of_a_substitute(box: SusuBox, state: State, seat: int, action: int) -> Reason:
    """Return what a substitute adds to the row with the gap, beside the others on the bench."""
    record = box.record
    if action == LEAVE:
        return Reason(Message("reason-gap"), False)
    spot = gap_for(record, state, seat, SUBSTITUTE[action])
    filled: State = state.copy()
    filled.field[seat, spot] = s.ELEVEN + SUBSTITUTE[action] + 1
    bonus = row_bonus(record, filled, seat, s.ROW_OF_SPOT[spot])
    if bonus:
        return Reason(Message("reason-fills", number=bonus), True)
    mine = state.squad[seat, s.ELEVEN + SUBSTITUTE[action]]
    others = [
        state.squad[seat, s.ELEVEN + other]
        for other in range(s.SUBS)
        if state.where[seat, s.ELEVEN + other] == s.Place.BENCH
    ]
    rest = [player for player in others if record.position[player] == record.position[mine]]
    best = max(strength_of(record, player) for player in rest)
    total = strength_of(record, mine)
    which = "reason-bench-best" if total == best else "reason-bench-weaker"
    return Reason(Message(which, sum=total, best=best), total == best)
