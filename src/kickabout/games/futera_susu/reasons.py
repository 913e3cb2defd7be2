"""What speaks for and against the choices of a position, as facts that the seat itself can see."""

from collections.abc import Iterator

from kickabout.engine.game import Reason
from kickabout.text.messages import Message, Seat

from . import state as s
from .actions import CARD, HOLD, LEAVE, SPOT, SUBSTITUTE
from .box import SusuBox
from .duel import row_bonus
from .effects import Effect
from .narration.duels import score
from .odds import strength, strength_of
from .pitch import cards_in_row, known_at, row_sent
from .state import Class, Phase, Position, Removal, Stage, State, Window
from .substitutes import gap_for
from .view.chances import chance, chances_of_sending
from .view.hand import chance_after
from .view.prompts import may_answer, warning_at_stake


def reasons(box: SusuBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat, the weightiest first."""
    if state.phase == Phase.SEND:
        return list(_of_sending(box, state, seat, SPOT[action]))
    if state.phase in (Phase.BEFORE, Phase.AFTER):
        return list(_of_a_window(box, state, seat, action))
    if state.phase == Phase.BRING:
        return list(_of_a_substitute(box, state, seat, action))
    return []


def _of_sending(box: SusuBox, state: State, seat: int, spot: int) -> Iterator[Reason]:
    """Yield how a card does against the rival's, or beside one's others of the row while that is not known."""
    record, row = box.record, row_sent(state, seat)
    spots = [
        one for one in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]) if state.field[seat, one]
    ]
    if state.spot[1 - seat] != s.NONE:
        ranges = {one: chances_of_sending(box, state, seat, one) for one in spots}
        worth = {one: round(100 * (least + most)) for one, (least, most) in ranges.items()}
        least, most = (round(100 * end) for end in ranges[spot])
        which = "reason-sends" if least == most else "reason-sends-between"
        is_best = worth[spot] == max(worth.values())
        yield Reason(_unless_answered(which, state, seat, least=least, number=most), is_best)
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


def _of_a_window(box: SusuBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield what a card does, or what holding is good for, and once the dice lie what is at stake beyond the duel."""
    if action != HOLD and box.cards[CARD[action]].effect == Effect.SEND_OFF:
        yield from _of_a_red_card(box, state, seat, SPOT[action])
    else:
        yield _of_a_card(box, state, seat, action)
        if action != HOLD and _is_early(box, state, seat, action):
            yield Reason(Message("reason-spends-early"), False)
    if state.phase == Phase.AFTER:
        yield from _at_stake(box, state, seat, action)
    if action == HOLD:
        yield Reason(
            Message("reason-waits" if state.phase == Phase.BEFORE else "reason-keeps"), True
        )


def _is_early(box: SusuBox, state: State, seat: int, action: int) -> bool:
    """Return whether a card that may help in this duel might wait until the dice lie."""
    waits = state.phase == Phase.BEFORE and box.record.windows[CARD[action]] == Window.EITHER
    after, now = chance_after(box, state, seat, action), chance(box, state, seat)
    return waits and after is not None and now is not None and after > now


def _at_stake(box: SusuBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield how little the duel decides where a choice may lose it, and what it costs to win it in defence."""
    now = chance(box, state, seat)
    after = now if action == HOLD else chance_after(box, state, seat, action)
    warning = warning_at_stake(box, state, seat)
    if now is None or after is None:
        return
    more = (
        1 if state.long_ball and state.stage == Stage.MIDFIELDER else Stage.GOALKEEPER - state.stage
    )
    costs_a_goal = warning is not None and warning.arguments["when"] == "lost"
    if after < 1 and after == now and more and not state.covering[seat] and not costs_a_goal:
        which = "reason-no-goal-yet" if seat == state.turn else "reason-no-goal-yet-in-defence"
        held = "yes" if action == HOLD else "no"
        yield Reason(Message(which, rival=Seat(1 - seat), number=more, held=held), True)
    leaves = box.record.removal == Removal.FAILED_ATTACK and not state.covering[seat]
    if after == 1 and seat != state.turn and leaves and state.stage != Stage.GOALKEEPER:
        yield Reason(Message("reason-leaves-with-it"), False)


def _of_a_card(box: SusuBox, state: State, seat: int, action: int) -> Reason:
    """Return what an action card does to the chance of the duel, or beyond it."""
    known, rival = chance(box, state, seat), Seat(1 - seat)
    now = round(100 * (0.5 if known is None else known))
    if action == HOLD:
        return Reason(_unless_answered("reason-duel-now", state, seat, number=now), now >= 50)
    effect = box.cards[CARD[action]].effect
    after = chance_after(box, state, seat, action)
    if after is not None:
        then = round(100 * after)
        which = "reason-duel-then" if then > now else "reason-duel-no-help"
        return Reason(_unless_answered(which, state, seat, now=now, then=then), then > now)
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


def _unless_answered(which: str, state: State, seat: int, **numbers: int) -> Message:
    """Return what is true of a duel, unless the rival may still play a card in it."""
    answered = "yes" if may_answer(state, 1 - seat) else "no"
    return Message(which, rival=Seat(1 - seat), answered=answered, **numbers)


def _of_a_red_card(box: SusuBox, state: State, seat: int, spot: int) -> Iterator[Reason]:
    """Yield what a rival's card on a spot is needed for, above all as one of the last Midfielders."""
    rival = Seat(1 - seat)
    midfielders = cards_in_row(state, 1 - seat, Position.MIDFIELDER)
    is_midfielder = s.ROW_OF_SPOT[spot] == Position.MIDFIELDER
    left = midfielders - 1 if is_midfielder else midfielders
    duelling = state.spot[1 - seat]
    if spot == duelling and left > 0:
        yield Reason(Message("reason-red-duel", rival=rival), True)
        row = s.ROW_OF_SPOT[spot]
        mates = [one for one in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]) if one != spot]
        if any(
            state.field[1 - seat, mate] and not known_at(state, 1 - seat, mate) for mate in mates
        ):
            name = box.player(known_at(state, 1 - seat, spot)).named
            yield Reason(Message("reason-red-unseen", name=name), False)
    elif is_midfielder:
        yield _of_their_last(box, state, seat, left)
    else:
        yield Reason(Message("reason-red-idle", rival=rival, number=left), False)


def _of_their_last(box: SusuBox, state: State, seat: int, left: int) -> Reason:
    """Return what it means for the match that the rival has so many Midfielders left: a failed attack in midfield may
    take the last one, and win.
    """
    rival, ended = Seat(1 - seat), state.copy()
    ended.goals[rival.number] -= box.record.penalty
    lead = ended.goals[seat] - ended.goals[rival.number]
    goes = state.stage == Stage.MIDFIELDER and box.record.removal == Removal.FAILED_ATTACK
    if left == 1 and goes and cards_in_row(state, seat, Position.MIDFIELDER) > 1 and lead >= 0:
        attacks, how = "yes" if seat == state.turn else "no", "goals" if lead else "midfielders"
        last = score(ended, seat)
        return Reason(
            Message("reason-red-last", rival=rival, attacks=attacks, score=last, how=how), True
        )
    return Reason(Message("reason-red-midfield", rival=rival, number=left), True)


def _of_a_substitute(box: SusuBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield what a substitute adds to the row with the gap, beside the others on the bench."""
    record = box.record
    if action == LEAVE:
        yield Reason(Message("reason-gap"), False)
        return
    spot = gap_for(record, state, seat, SUBSTITUTE[action])
    filled: State = state.copy()
    filled.field[seat, spot] = s.ELEVEN + SUBSTITUTE[action] + 1
    bonus = row_bonus(record, filled, seat, s.ROW_OF_SPOT[spot])
    mine = state.squad[seat, s.ELEVEN + SUBSTITUTE[action]]
    if bonus:
        team = box.teams[record.team[mine]].named
        yield Reason(Message("reason-fills", number=bonus, team=team), True)
    others = [
        state.squad[seat, s.ELEVEN + other]
        for other in range(s.SUBS)
        if state.where[seat, s.ELEVEN + other] == s.Place.BENCH
    ]
    rest = [player for player in others if record.position[player] == record.position[mine]]
    best = max(strength_of(record, player) for player in rest)
    total = strength_of(record, mine)
    which = "reason-bench-best" if total == best else "reason-bench-weaker"
    yield Reason(Message(which, sum=total, best=best), total == best)
