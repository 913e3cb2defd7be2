"""The commentary of Super Team: what happened, as a reporter beside the pitch tells it.

It is made from two records and a decision as the viewer saw them, and reads nothing else: it cannot
tell what the viewer did not see.
"""

from collections.abc import Callable, Iterator

from kickabout.engine.commentary import Remark
from kickabout.games.super_team import state as s
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.pitch import carrier
from kickabout.games.super_team.state import Element, Phase, Role, State, Use
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
    way, space = divmod(action - s.MOVES, s.SPACES)
    piece = before.actor * s.PIECES + way // 2
    return [on_the_ball.tell_movement(box, before, piece, space, way % 2 == 1, after)]


def _auto_move(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    shirt, space = divmod(action - s.AUTO_MOVES, s.SPACES)
    return [on_the_ball.tell_movement(box, before, s.PIECES + shirt, space, False, after)]


def _pass(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    space = action - (s.PASSES if action < s.ROLLS else s.AUTO_PASSES)
    return [on_the_ball.tell_pass_begins(box, before, space, after)]


def _kick(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    space = action - (s.KICKS if action < s.ROLLS else s.AUTO_KICKS)
    return [on_the_ball.tell_goal_kick(box, before, space)]


def _shoot(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    return [on_the_ball.tell_shot_begins(box, before)]


def _duel(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    return [on_the_ball.tell_duel_begins(before, after)]


def _push(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    shirt, space = divmod(action - s.PUSHES, s.SPACES)
    return [on_the_ball.tell_push(box, (1 - before.actor) * s.PIECES + shirt, space)]


def _bypass(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    piece = (1 - before.actor) * s.PIECES + action - s.BYPASSES
    return [on_the_ball.tell_bypass(before, piece)]


def _land(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    return [verdicts.tell_landing(box, before, after)]


def _reveal(box: SuperBox, before: State, action: int, after: State) -> list[Remark]:
    if action < s.TOKENS_SHOWN:
        return [verdicts.tell_tiles(after)]
    return verdicts.tell_tokens(after)


_TELLERS: tuple[tuple[int, int, Teller], ...] = (
    (s.STARTS, s.SEATS, sidelines.tell_start),
    (s.DEALS, 2 * s.TEAMS, sidelines.tell_deal),
    (s.CHOICES, 2 * s.TEAMS, sidelines.tell_choice),
    (s.HIDDEN_CHOICE, 1, sidelines.tell_hidden_choice),
    (s.SHOWS, 2 * s.TEAMS, sidelines.tell_show),
    (s.MARKS, s.STATS, sidelines.tell_mark),
    (s.PLACES, s.SPACES, sidelines.tell_place),
    (s.FORMS, s.FORMATIONS, sidelines.tell_form),
    (s.RESTS, 3, sidelines.tell_rest),
    (s.PLAYS, s.END - s.PLAYS, sidelines.tell_play),
    (s.DRAWS, s.KINDS, sidelines.tell_draw),
    (s.TAKE_MORALE, 1 + s.DONE - s.TAKE_MORALE, sidelines.tell_reward),
    (s.STRIKES, 3, sidelines.tell_strike),
    (s.TILES_SHOWN, s.ROLLS - s.TILES_SHOWN, _reveal),
    (s.ROLLS, s.AUTO_TURNS - s.ROLLS, verdicts.tell_roll),
    (s.MOVES, s.PASSES - s.MOVES, _move),
    (s.PASSES, s.SPACES, _pass),
    (s.KICKS, s.SPACES, _kick),
    (s.SHOT, 1, _shoot),
    (s.DRIBBLES, s.TACKLES - s.DRIBBLES, _duel),
    (s.TACKLES, s.PIECES, _duel),
    (s.PUSHES, s.BYPASSES - s.PUSHES, _push),
    (s.BYPASSES, s.PIECES, _bypass),
    (s.LANDS, s.SPACES, _land),
    (s.AUTO_TURNS, s.AUTO_CARDS, sidelines.tell_auto_card),
    (s.AUTO_MOVES, s.AUTO_PASSES - s.AUTO_MOVES, _auto_move),
    (s.AUTO_PASSES, s.SPACES, _pass),
    (s.AUTO_KICKS, s.SPACES, _kick),
    (s.AUTO_LANDS, s.SPACES, _land),
    (s.AUTO_DRIBBLES, s.PIECES, _duel),
    (s.AUTO_TACKLES, s.PIECES, _duel),
    (s.AUTO_SHOT, 1, _shoot),
    (s.AUTO_REST, 1, sidelines.tell_auto_rest),
)
"""Who tells of which actions: the first number, how many there are."""


# What follows from a decision by itself.


def _tell_card_ends(box: SuperBox, before: State, after: State) -> Iterator[Remark]:
    """A card has come off, or has come to nothing."""
    seat = before.turn
    if before.slot != s.NONE and before.use == Use.PERFORM and after.slot == s.NONE:
        due = [count(after.due_morale, "Morale", "Morale")] if after.due_morale else []
        due += [count(after.due_moves, "movement")] if after.due_moves else []
        due += [count(after.due_actions, "action")] if after.due_actions else []
        if due and _due(before) == 0:
            yield Remark(f"It comes off: {listed(due)} for {{{seat}}}.", "quiet", seat)
        elif not due and not after.scored and _came_to_nothing(box, before, after):
            card = box.cards[box.slot_kind(before, seat, before.slot)]
            assert card is not None
            lost = after.success == 0 and before.part == Role.OFFENSIVE
            how = "has failed" if lost else "cannot go on"
            yield Remark(f"[{card.name}] {how}: no reward.", "quiet", seat)
    for other in range(s.SEATS):
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
    if after.step < s.STEPS and record.elements[kind, part, after.step] != Element.NOTHING:
        return True
    return part == Role.OFFENSIVE and after.success == 0


def _tell_morale(before: State, action: int, after: State) -> Iterator[Remark]:
    """Morale that somebody gains and that nobody has told of."""
    by_card = action < s.END or before.slot == s.COACH_SLOT  # which has said what it gives
    if by_card or action == s.TAKE_MORALE or before.ball == s.NONE:
        return
    for seat in range(s.SEATS):
        gained = after.morale[seat] - before.morale[seat]
        if gained > 0:
            yield Remark(f"{{{seat} gains|gain}} {gained} Morale.", "quiet", seat)


def _tell_kick_off(before: State, after: State) -> Iterator[Remark]:
    """The ball comes to the centre, and with it whatever a kick-off brings."""
    if before.ball != s.NONE or after.ball == s.NONE:
        return
    seat, noun = after.kicking, shirt(carrier(after))
    if before.scored:
        text = f"{{{seat} kicks|kick}} off again, {noun} on the spot."
    elif before.half == 1:
        text = f"The second half is on: {{{seat} kicks|kick}} off with {noun}."
    else:
        text = f"The whistle, and {{{seat} kicks|kick}} off with {noun}."
    yield Remark(text, "whistle", seat)
    for side in range(s.SEATS):
        gained = after.morale[side] - before.morale[side]
        if gained > 0:
            yield Remark(f"The kick-off gives {{{side}}} {gained} Morale.", "quiet", side)


def _tell_possession(before: State, after: State) -> Iterator[Remark]:
    """The other side has the ball now, or a Goalie must kick it out."""
    if after.scored or s.NONE in (before.ball, after.ball):
        return
    seat = after.attacker
    if after.stranded == 0 and before.stranded > 0 and carrier(after) != s.NONE:
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
    if after.phase == Phase.FULL_TIME and before.phase != Phase.FULL_TIME:
        ahead = after.goals[0] - after.goals[1]
        if ahead == 0:
            yield Remark(f"Full time, {score(after)}. Nobody wins, nobody loses.", "whistle")
        else:
            winner = 0 if ahead > 0 else 1
            text = f"Full time, {score(after)}: {{{winner} wins|win}}."
            yield Remark(text, "whistle", winner)
