"""What speaks for and against the choices of a position, as facts that the seat itself can see."""

from collections.abc import Iterator

from kickabout.engine.game import Reason
from kickabout.text.messages import Argument, Message

from . import actions as a
from . import state as s
from .actions import BID, CARD, PERFORM, PIECE, SPACE, USE, VERB, number_of
from .box import SuperBox
from .legality import refuse
from .pitch import (
    blocks,
    carrier,
    distance,
    is_adjacent,
    is_goalie,
    put,
    role_of,
    seat_of,
    target_space,
)
from .refusals import Refusal
from .state import BallAction, Phase, State, Use
from .view.cards import rewards_named
from .view.reach import after_play
from .view.spots import chances_to_pay, spots_data

LIKELY, MORE_OFTEN, WORTH_A_SHOT = 67, 50, 33
"""The chances of 100 from which a pass, a duel and a shot are spoken for."""


def reasons(box: SuperBox, state: State, seat: int, action: int) -> list[Reason]:
    """Return what speaks for and against a legal action of the seat, the weightiest first."""
    verb = VERB[action]
    if verb == a.END_TURN:
        cards = sum(state.hands[seat, slot] for slot in range(s.FATIGUE_SLOT))
        return [Reason(Message("reason-ends", number=cards), False)] if cards else []
    if USE[action] != s.NONE:
        return list(_of_a_card(box, state, seat, action))
    if verb == a.PAY and state.phase in (Phase.PAYING, Phase.MATCHING):
        return list(_of_paying(box, state, BID[action]))
    if verb == a.MOVE:
        return list(_of_a_movement(box, state, seat, action))
    if state.phase == Phase.REWARD:
        return list(_of_a_reward(box, state, action))
    return list(_of_the_ball(box, state, seat, action))


def _of_a_card(box: SuperBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield what a card pays as it is drawn, and how often what it begins with, or is given up for, comes off."""
    use, perform = USE[action], number_of(PERFORM, CARD[action])
    due = _rewards(box, state, seat, CARD[action])
    if use == Use.PERFORM:
        best = _best_chance(box, state, action)
        if best is None:
            if due:
                yield Reason(Message("reason-card-pays", rewards=due), True)
            return
        space, chance = best
        yield Reason(Message("reason-card-begins", space=space, number=chance), chance >= LIKELY)
        if due:
            yield Reason(Message("reason-card-pays-then", rewards=due), True)
        return
    if use == Use.ACTION:
        best = _best_chance(box, state, action)
        if best is not None:
            space, chance = best
            yield Reason(Message("reason-card-acts", space=space, number=chance), chance >= LIKELY)
    elif use == Use.MOVEMENT:
        yield from _of_any_movement(box, state, seat, action)
    elif use == Use.GOAL_KICK:
        yield Reason(Message("reason-no-dice"), True)
    if refuse(box.record, state, perform) != Refusal.NONE:
        yield Reason(Message("reason-card-idle"), True)
    elif due:
        yield Reason(Message("reason-card-forgoes", rewards=due), False)


def _of_any_movement(box: SuperBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield the weightiest of what a movement that an action leads to can do."""
    after, moves = after_play(box, state, action)
    said = {
        one.message.id.removeprefix("reason-")
        for move in moves
        for one in _of_a_movement(box, after, seat, move)
        if one.speaks_for
    }
    for what in ("picks-up", "in-reach", "shuts", "in-front", "nearer"):
        if what in said:
            yield Reason(Message(f"reason-move-{what}"), True)
            return


def _of_a_reward(box: SuperBox, state: State, action: int) -> Iterator[Reason]:
    """Yield what a reward that is taken can do, or what is left with the rest."""
    if VERB[action] == a.TAKE_MOVEMENT:
        yield from _of_any_movement(box, state, state.actor, action)
        yield Reason(Message("reason-free"), True)
    elif VERB[action] == a.TAKE_ACTION:
        best = _best_chance(box, state, action)
        if best is not None:
            space, chance = best
            yield Reason(Message("reason-card-acts", space=space, number=chance), chance >= LIKELY)
        yield Reason(Message("reason-free"), True)
    elif VERB[action] == a.DONE:
        due = rewards_named(state.due_morale, state.due_moves, state.due_actions)
        yield Reason(Message("reason-leaves", rewards=due), False)


def _rewards(box: SuperBox, state: State, seat: int, kind: int) -> tuple[Message, ...]:
    """Return what a card pays in the role of a seat, in words."""
    part, record = role_of(state, seat), box.record
    rewards = record.reward_morale, record.reward_moves, record.reward_actions
    return rewards_named(*(of[kind, part] for of in rewards))


def _best_chance(box: SuperBox, state: State, action: int) -> tuple[str, int] | None:
    """Return the space where what the play of a card leads to has the best chance without Morale, and this chance of
    a hundred; None if it needs no dice.
    """
    chances = [
        (spot["chance"][0], spot["space"])
        for spot in spots_data(box, *after_play(box, state, action))
        if spot["chance"]
    ]
    if not chances:
        return None
    chance, space = max(chances)
    return space, round(100 * chance)


def _of_the_ball(box: SuperBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield the chance of a pass, a shot, a save or a duel without Morale, and where a pass takes the ball."""
    is_save = state.phase == Phase.GUARDING
    what = {
        a.PASS: ("pass", LIKELY),
        a.SHOOT: ("shot", WORTH_A_SHOT),
        a.STRIKE: ("save", MORE_OFTEN) if is_save else ("shot", WORTH_A_SHOT),
        a.DRIBBLE: ("dribble", MORE_OFTEN),
        a.TACKLE: ("tackle", MORE_OFTEN),
    }.get(VERB[action])
    if VERB[action] in (a.KICK, a.BYPASS):
        yield Reason(Message("reason-no-dice"), True)
    if VERB[action] in (a.KICK, a.LAND):
        yield from _of_the_way(box, state.ball, SPACE[action], seat)
    if what is None:
        return
    name, least = what
    (spot,) = spots_data(box, state, [action])
    assert spot["chance"] is not None
    number = round(100 * spot["chance"][0])
    yield Reason(Message(f"reason-{name}", number=number), number >= least)
    if VERB[action] == a.PASS:
        piece = state.on[SPACE[action]] - 1
        if piece < 0 or seat_of(piece) != seat:
            yield Reason(Message("reason-to-nobody"), False)
        yield from _of_the_way(box, state.ball, SPACE[action], seat)


def _of_the_way(box: SuperBox, start: int, end: int, seat: int) -> Iterator[Reason]:
    """Yield by how much the ball comes nearer to the goal that the seat attacks, or goes away from it."""
    goal = target_space(box.record, 1 - seat, 1)
    nearer = distance(start, goal) - distance(end, goal)
    if nearer:
        which = "reason-nearer" if nearer > 0 else "reason-further"
        yield Reason(Message(which, number=abs(nearer)), nearer > 0)


def _of_a_movement(box: SuperBox, state: State, seat: int, action: int) -> Iterator[Reason]:
    """Yield what a movement does for the ball, or against the rival who has it."""
    piece, space = seat * s.PIECES + PIECE[action], SPACE[action]
    holder = carrier(state)
    if piece == holder:
        yield from _of_the_way(box, state.ball, space, seat)
    elif holder == s.NONE:
        if space == state.ball:
            yield Reason(Message("reason-picks-up"), True)
        elif state.ball != s.NONE:
            yield _nearer_to_the_ball(state, piece, space)
    elif seat_of(holder) != seat:
        yield from _of_a_defence(box, state, seat, piece, space)
    elif not is_goalie(piece):
        yield from _of_a_run(box, state, seat, piece, space)


def _of_a_run(box: SuperBox, state: State, seat: int, piece: int, space: int) -> Iterator[Reason]:
    """Yield how often a pass to a piece would arrive where it runs to, and whether it is in front of the ball there."""
    after: State = state.copy()
    put(after, piece, space)
    (spot,) = spots_data(box, after, [number_of(a.PASS, space)])
    assert spot["chance"] is not None
    chance = round(100 * spot["chance"][0])
    yield Reason(Message("reason-open", number=chance), chance >= LIKELY)
    goal = target_space(box.record, 1 - seat, 1)
    before, then = distance(state.at[piece], goal), distance(space, goal)
    in_front = then < min(before, distance(state.ball, goal))
    if in_front or then > before:
        which = "reason-in-front" if in_front else "reason-falls-back"
        yield Reason(Message(which, number=then), in_front)


def _of_a_defence(
    box: SuperBox, state: State, seat: int, piece: int, space: int
) -> Iterator[Reason]:
    """Yield how many of the ball's lines to the goal are shut, and whether the ball is in reach of a tackle."""
    after: State = state.copy()
    after.at[piece] = space
    now, then = _open_lines(box, state, seat), _open_lines(box, after, seat)
    if then < now:
        yield Reason(Message("reason-shuts", number=now - then), True)
    elif then > now:
        yield Reason(Message("reason-leaves-shot", number=then), False)
    if is_goalie(piece):
        return
    if is_adjacent(space, state.ball):
        yield Reason(Message("reason-in-reach"), True)
    else:
        yield _nearer_to_the_ball(state, piece, space)


def _nearer_to_the_ball(state: State, piece: int, space: int) -> Reason:
    """Return whether a piece comes nearer to the ball."""
    before, after = distance(state.at[piece], state.ball), distance(space, state.ball)
    which = "reason-to-ball" if after < before else "reason-off-ball"
    return Reason(Message(which, number=after), after < before)


def _open_lines(box: SuperBox, state: State, seat: int) -> int:
    """Return how many of the ball's three lines to the seat's goal none of its outfield pieces stands on."""
    goal = [target_space(box.record, seat, tile) for tile in range(s.TILES)]
    return sum(blocks(state, state.ball, end, 1 - seat, 1) == 0 for end in goal)


def _of_paying(box: SuperBox, state: State, bid: int) -> Iterator[Reason]:
    """Yield how often the roll comes off with an amount of Morale, if the other side pays none and if it pays all it may."""
    chances = chances_to_pay(box, state)
    if chances is None:
        return
    now, then = round(100 * chances[0]), round(100 * chances[bid])
    if bid > 0 and then <= now:
        message = Message("reason-pays-for-nothing", then=then, number=bid)
        yield Reason(message, False)
        return
    rival = 1 - state.actor
    facts: dict[str, Argument] = {"number": bid, "then": then, "most": 0}
    if state.action != BallAction.PASS and box.record.solo and rival == 1:
        facts["most"] = "unknown"
    elif state.action != BallAction.PASS:
        most = min(s.MOST_MORALE, state.morale[rival])
        answered = chances_to_pay(box, state, most)
        assert answered is not None
        facts |= {"most": most, "least": round(100 * answered[bid])}
    message = Message("reason-pays", **facts)
    # The same figures speak for the best amount, and against any that is worse.
    yield from (Reason(message, True), Reason(message, False))
