"""The commentary of Super Team: what happened, as a reporter beside the pitch tells it.

It is made from two records and a decision as the viewer saw them, and reads nothing else: it cannot
tell what the viewer did not see.
"""

from collections.abc import Callable, Iterator

from kickabout.engine.commentary import Remark
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.pitch import carrier
from kickabout.games.super_team.state import (
    AUTO_CARDS,
    AUTO_DRIBBLES,
    AUTO_KICKS,
    AUTO_LANDS,
    AUTO_MOVES,
    AUTO_PASSES,
    AUTO_REST,
    AUTO_SHOT,
    AUTO_TACKLES,
    AUTO_TURNS,
    BYPASSES,
    CHOICES,
    COACH_SLOT,
    DEALS,
    DONE,
    DRAWS,
    DRIBBLES,
    END,
    FORMATIONS,
    FORMS,
    FULL_TIME,
    HIDDEN_CHOICE,
    KICKS,
    KINDS,
    LANDS,
    MARKS,
    MOVES,
    NONE,
    NOTHING,
    OFFENSIVE,
    PASSES,
    PERFORM,
    PIECES,
    PLACES,
    PLAYS,
    PUSHES,
    RESTS,
    ROLLS,
    SEATS,
    SHOT,
    SHOWS,
    SPACES,
    STARTS,
    STATS,
    STEPS,
    STRIKES,
    TACKLES,
    TAKE_MORALE,
    TEAMS,
    TILES_SHOWN,
    TOKENS_SHOWN,
    State,
)
from kickabout.games.super_team.words import play_by_play as on_the_ball
from kickabout.games.super_team.words import sidelines, verdicts
from kickabout.games.super_team.words.saying import count, listed, minute, score, shirt

Teller = Callable[[SuperBox, State, int, State], list[Remark]]


def tell(box: SuperBox, before: State, action: int, after: State, viewer: int) -> list[Remark]:
    """What happened, told from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, teller in _TELLERS:
        if first <= action < first + how_many:
            remarks += teller(box, before, action, after)
    remarks += _tell_card_ends(box, before, after)
    remarks += _tell_morale(before, action, after)
    remarks += _tell_kick_off(before, after)
    remarks += _tell_possession(before, after)
    remarks += _tell_time(box, before, after)
    return remarks


# What happens on the pitch, whether a seat decided it or AutoTeam's procedure.


def _move(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    way, space = divmod(action - MOVES, SPACES)
    piece = before.actor * PIECES + way // 2
    return [on_the_ball.tell_movement(box, before, piece, space, way % 2 == 1, after)]


def _auto_move(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    shirt, space = divmod(action - AUTO_MOVES, SPACES)
    return [on_the_ball.tell_movement(box, before, PIECES + shirt, space, False, after)]


def _pass(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    space = action - (PASSES if action < ROLLS else AUTO_PASSES)
    return [on_the_ball.tell_pass_begins(box, before, space, after)]


def _kick(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    space = action - (KICKS if action < ROLLS else AUTO_KICKS)
    return [on_the_ball.tell_goal_kick(box, before, space)]


def _shoot(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    return [on_the_ball.tell_shot_begins(box, before)]


def _duel(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    return [on_the_ball.tell_duel_begins(before, after)]


def _push(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    shirt, space = divmod(action - PUSHES, SPACES)
    return [on_the_ball.tell_push(box, (1 - before.actor) * PIECES + shirt, space)]


def _bypass(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    piece = (1 - before.actor) * PIECES + action - BYPASSES
    return [on_the_ball.tell_bypass(before, piece)]


def _land(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    return [verdicts.tell_landing(box, before, after)]


def _reveal(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    if action < TOKENS_SHOWN:
        return [verdicts.tell_tiles(after)]
    return verdicts.tell_tokens(after)


_TELLERS: tuple[tuple[int, int, Teller], ...] = (
    (STARTS, SEATS, sidelines.tell_start),
    (DEALS, 2 * TEAMS, sidelines.tell_deal),
    (CHOICES, 2 * TEAMS, sidelines.tell_choice),
    (HIDDEN_CHOICE, 1, sidelines.tell_hidden_choice),
    (SHOWS, 2 * TEAMS, sidelines.tell_show),
    (MARKS, STATS, sidelines.tell_mark),
    (PLACES, SPACES, sidelines.tell_place),
    (FORMS, FORMATIONS, sidelines.tell_form),
    (RESTS, 3, sidelines.tell_rest),
    (PLAYS, END - PLAYS, sidelines.tell_play),
    (DRAWS, KINDS, sidelines.tell_draw),
    (TAKE_MORALE, 1 + DONE - TAKE_MORALE, sidelines.tell_reward),
    (STRIKES, 3, sidelines.tell_strike),
    (TILES_SHOWN, ROLLS - TILES_SHOWN, _reveal),
    (ROLLS, AUTO_TURNS - ROLLS, verdicts.tell_roll),
    (MOVES, PASSES - MOVES, _move),
    (PASSES, SPACES, _pass),
    (KICKS, SPACES, _kick),
    (SHOT, 1, _shoot),
    (DRIBBLES, TACKLES - DRIBBLES, _duel),
    (TACKLES, PIECES, _duel),
    (PUSHES, BYPASSES - PUSHES, _push),
    (BYPASSES, PIECES, _bypass),
    (LANDS, SPACES, _land),
    (AUTO_TURNS, AUTO_CARDS, sidelines.tell_auto_card),
    (AUTO_MOVES, AUTO_PASSES - AUTO_MOVES, _auto_move),
    (AUTO_PASSES, SPACES, _pass),
    (AUTO_KICKS, SPACES, _kick),
    (AUTO_LANDS, SPACES, _land),
    (AUTO_DRIBBLES, PIECES, _duel),
    (AUTO_TACKLES, PIECES, _duel),
    (AUTO_SHOT, 1, _shoot),
    (AUTO_REST, 1, sidelines.tell_auto_rest),
)
"""Who tells of which actions: the first number, how many there are."""


# What follows from a decision by itself.


def _tell_card_ends(box: SuperBox, before: State, after: State) -> Iterator[Remark]:
    """A card has come off, or has come to nothing."""
    seat = before.turn
    if before.slot != NONE and before.use == PERFORM and after.slot == NONE:
        due = [count(after.due_morale, "Morale", "Morale")] if after.due_morale else []
        due += [count(after.due_moves, "movement")] if after.due_moves else []
        due += [count(after.due_actions, "action")] if after.due_actions else []
        if due and _due(before) == 0:
            yield Remark(f"It comes off: {listed(due)} for {{{seat}}}.", "quiet", seat)
        elif not due and not after.scored and _came_to_nothing(box, before, after):
            card = box.cards[box.slot_kind(before, seat, before.slot)]
            assert card is not None
            lost = after.success == 0 and before.part == OFFENSIVE
            how = "has failed" if lost else "cannot go on"
            yield Remark(f"[{card.name}] {how}: no reward.", "quiet", seat)
    for other in range(SEATS):
        taken = after.fatigues[other] - before.fatigues[other]
        if taken > 0:
            yield Remark(f"It costs strength: {{{other} takes|take}} [Fatigue].", "quiet", other)


def _due(state: State) -> int:
    return state.due_morale + state.due_moves + state.due_actions


def _came_to_nothing(box: SuperBox, before: State, after: State) -> bool:
    """Whether a card that promised rewards has failed."""
    kind = box.slot_kind(before, before.turn, before.slot)
    part, record = before.part, box.record
    rewards = record.reward_morale[kind, part] + record.reward_moves[kind, part]
    if rewards + record.reward_actions[kind, part] == 0:
        return False
    if after.step < STEPS and record.elements[kind, part, after.step] != NOTHING:
        return True
    return part == OFFENSIVE and after.success == 0


def _tell_morale(before: State, action: int, after: State) -> Iterator[Remark]:
    """Morale that somebody gains and that nobody has told of."""
    by_card = action < END or before.slot == COACH_SLOT  # which has said what it gives
    if by_card or action == TAKE_MORALE or before.ball == NONE:
        return
    for seat in range(SEATS):
        gained = after.morale[seat] - before.morale[seat]
        if gained > 0:
            yield Remark(f"{{{seat} gains|gain}} {gained} Morale.", "quiet", seat)


def _tell_kick_off(before: State, after: State) -> Iterator[Remark]:
    """The ball comes to the centre, and with it whatever a kick-off brings."""
    if before.ball != NONE or after.ball == NONE:
        return
    seat, noun = after.kicking, shirt(carrier(after))
    if before.scored:
        text = f"{{{seat} kicks|kick}} off again, {noun} on the spot."
    elif before.half == 1:
        text = f"The second half is on: {{{seat} kicks|kick}} off with {noun}."
    else:
        text = f"The whistle, and {{{seat} kicks|kick}} off with {noun}."
    yield Remark(text, "whistle", seat)
    for side in range(SEATS):
        gained = after.morale[side] - before.morale[side]
        if gained > 0:
            yield Remark(f"The kick-off gives {{{side}}} {gained} Morale.", "quiet", side)


def _tell_possession(before: State, after: State) -> Iterator[Remark]:
    """The other side has the ball now, or a Goalie must kick it out."""
    if after.scored or NONE in (before.ball, after.ball):
        return
    seat = after.attacker
    if after.stranded == 0 and before.stranded > 0 and carrier(after) != NONE:
        text = f"The ball has lain there long enough: {{{seat}'s}} Goalie gets it."
        yield Remark(text, "quiet", seat)
    if seat != before.attacker:
        yield Remark(f"{{{seat} is|are}} the attacker now.", "quiet", seat)
    if after.goal_kick == 1 and before.goal_kick == 0:
        yield Remark(f"{{{seat} owes|owe}} a goal kick.", "quiet", seat)


def _tell_time(box: SuperBox, before: State, after: State) -> Iterator[Remark]:
    """The clock, half-time and full time."""
    if before.half == after.half and after.clock > before.clock:
        owner = 0 if after.deck_size[0] > before.deck_size[0] else 1
        text = f"{{{owner} shuffles|shuffle}} a new deck, and the clock moves on to {minute(box, after)}'."
        if after.clock == box.record.steps:
            text += " The last round of the half."
        yield Remark(text, "whistle", owner)
    if after.half != before.half:
        yield Remark(f"Half-time: {score(after)}.", "whistle")
    if after.phase == FULL_TIME and before.phase != FULL_TIME:
        ahead = after.goals[0] - after.goals[1]
        if ahead == 0:
            yield Remark(f"Full time, {score(after)}. Nobody wins, nobody loses.", "whistle")
        else:
            winner = 0 if ahead > 0 else 1
            text = f"Full time, {score(after)}: {{{winner} wins|win}}."
            yield Remark(text, "whistle", winner)
