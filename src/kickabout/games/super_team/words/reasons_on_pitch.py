"""Why a movement or an action of Super Team is not legal, with the rulebook's clause."""

from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import attacks, is_offside, may_pass_to_spaces
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.instructions import element_due
from kickabout.games.super_team.movement import (
    could_go_by_ball,
    fits,
    held_up,
    may_move,
    most_spaces,
)
from kickabout.games.super_team.pitch import (
    carrier,
    distance,
    in_any_rectangle,
    is_goalie,
    may_stand,
    own_area,
    own_half,
    seat_of,
)
from kickabout.games.super_team.state import Element, Shirt, State, Zone
from kickabout.games.super_team.words.saying import SHIRT_NOUNS

_PASSES: dict[int, tuple[str, str]] = {
    Element.FORWARD_PASS: (
        "A Forward Pass goes to a piece of yours at least one row ahead",
        "16.2",
    ),
    Element.BACKWARD_PASS: (
        "A Backward Pass goes to a piece of yours at least one row behind",
        "16.3",
    ),
    Element.CROSS_PASS: ("A Cross Pass goes to a piece of yours in the same row", "16.4"),
    Element.THROUGH_PASS: (
        "A Through Pass goes to an empty space one or two straight ahead of a team-mate",
        "16.6",
    ),
    Element.IN_BETWEEN_PASS: (
        "An In-between Pass goes to a piece of yours, between two opponents whose line neither end touches",
        "16.8",
    ),
    Element.PASS: ("The captain passes now", "17.6"),
}
_MOVES: dict[int, tuple[str, str]] = {
    Element.FORWARD_MOVE: ("A Forward Move ends at least one row ahead", "16.11"),
    Element.BACKWARD_MOVE: ("A Backward Move ends at least one row behind", "16.11"),
    Element.FORWARD_MARKING: (
        "Forward & Marking ends at least one row ahead, beside an opponent",
        "16.13",
    ),
    Element.BACKWARD_MARKING: (
        "Backward & Marking ends at least one row behind, beside an opponent",
        "16.13",
    ),
}


# Movements.


def why_not_move(box: SuperBox, state: State, action: int) -> str:
    """Why a movement that is due cannot be this one."""
    if not s.MOVES <= action < s.PASSES:
        return "A movement is due: say which piece goes where (SUPER-5.3)."
    way, space = divmod(action - s.MOVES, s.SPACES)
    piece, by_ball = state.actor * s.PIECES + way // 2, way % 2 == 1
    element = element_due(box.record, state)
    if not may_move(box.record, state, piece, element):
        return _why_it_stays(state, piece, element)
    return _why_not_there(box, state, piece, space, by_ball, element)


def _why_it_stays(state: State, piece: int, element: int) -> str:
    shirt = piece % s.PIECES
    if element == Element.MOVE and shirt != Shirt.CAPTAIN:
        return "A skill moves the captain alone (SUPER-17.1)."
    if Element.FORWARD_MOVE <= element <= Element.BACKWARD_MARKING and state.movers & (1 << shirt):
        return "Each movement of a tactic is made by another piece (SUPER-16.14)."
    if state.goal_kick == 1 and is_goalie(piece) and state.attacker == seat_of(piece):
        return "A Goalie who owes a goal kick does not move (SUPER-14.15)."
    return "An inactive piece moves for 1 Morale, and you have none (SUPER-6.3)."


def _why_not_there(
    box: SuperBox, state: State, piece: int, space: int, by_ball: bool, element: int
) -> str:
    start, name = state.at[piece], box.space_name(space)
    most = most_spaces(state, piece)
    if space == start:
        return "A movement ends on another space than it began (SUPER-6.7)."
    if not may_stand(box.record, piece, space):
        return f"{name} is in a small rectangle, which is for its Goalie alone (SUPER-2.3)."
    if state.on[space]:
        return f"On {name} stands a piece already (SUPER-2.9)."
    if by_ball and not could_go_by_ball(state, piece, most):
        return "There is no loose ball one space away to be picked up on the way (SUPER-6.11)."
    if by_ball and held_up(box.record, state, piece, state.ball):
        return "Whoever picks the ball up beside an opponent stops there (SUPER-6.10)."
    if by_ball:
        return f"{name} is not one space from the ball (SUPER-6.1)."
    length = distance(start, space)
    if length > most:
        if is_goalie(piece):
            return "A Goalie moves one space at a time (SUPER-6.16)."
        if most == 1:
            return "An inactive piece moves exactly one space (SUPER-6.3)."
        return f"{name} is {length} spaces away, and a piece moves one or two (SUPER-6.1)."
    if not fits(state, piece, space, element) and element in _MOVES:
        text, clause = _MOVES[element]
        return f"{text} (SUPER-{clause})."
    if carrier(state) == piece and held_up(box.record, state, piece, start):
        return "A carrier who leaves an opponent's side stops on the next space (SUPER-6.13)."
    if carrier(state) == piece:
        return "On every way there the carrier would have to stop beside an opponent (SUPER-6.12)."
    return f"Every way to {name} is blocked (SUPER-6.6)."


# Actions.


def why_not_act(box: SuperBox, state: State, action: int) -> str:
    """Why an action that is due cannot be this one."""
    seat, element = state.actor, element_due(box.record, state)
    if not s.PASSES <= action < s.PUSHES or s.KICKS <= action < s.SHOT:
        return "An action is due: say which (SUPER-5.3)."
    if element != Element.NOTHING and not action < s.KICKS:
        text, clause = _PASSES[element]
        return f"{text} (SUPER-{clause})."
    if action >= s.TACKLES:
        return _why_not_tackle(box, state, seat * s.PIECES + action - s.TACKLES)
    if seat != state.attacker:
        return "The side without the ball tackles, and nothing else (SUPER-7.4)."
    if not attacks(state, seat):
        return "While the ball lies loose nobody passes, shoots or dribbles (SUPER-7.8)."
    if action < s.KICKS:
        return _why_not_pass(box, state, seat, element or Element.PASS, action - s.PASSES)
    if state.goal_kick:
        return "The Goalie must pass to a piece of his own first (SUPER-14.6)."
    assert action >= s.DRIBBLES  # a shot is always possible
    return _why_not_dribble(box, state, (1 - seat) * s.PIECES + action - s.DRIBBLES)


def _why_not_pass(box: SuperBox, state: State, seat: int, element: int, space: int) -> str:
    name, piece = box.space_name(space), state.on[space] - 1
    if space == state.ball:
        return "The ball is there already (SUPER-10.1)."
    if piece != s.NONE and seat_of(piece) != seat:
        return f"On {name} stands an opponent, and nobody passes to opponents (SUPER-10.2)."
    if piece == s.NONE and in_any_rectangle(box.record, space):
        return "Into a small rectangle one passes only to one's own Goalie (SUPER-10.3)."
    if piece != s.NONE and box.record.offside_trap and is_offside(box.record, state, piece):
        return f"{SHIRT_NOUNS[piece % s.PIECES].capitalize()} is offside (SUPER-22.10)."
    if piece == s.NONE and element in (Element.PASS, Element.THROUGH_PASS) and state.goal_kick:
        assert not may_pass_to_spaces(box.record, state, seat, element)
        return "A goal kick goes to a piece of your own (SUPER-14.11)."
    text, clause = _PASSES[element]
    return f"{text} (SUPER-{clause})."


def _why_not_dribble(box: SuperBox, state: State, rival: int) -> str:
    piece = carrier(state)
    if is_goalie(piece) and own_area(box.record, state.ball, seat_of(piece)):
        return "In his own penalty area a Goalie does not dribble (SUPER-14.1)."
    if distance(state.ball, state.at[rival]) != 1:
        return "Only an opponent beside the carrier can be dribbled (SUPER-12.1)."
    return "Somebody would end up in a small rectangle where he may not be (SUPER-12.6)."


def _why_not_tackle(box: SuperBox, state: State, piece: int) -> str:
    rival = carrier(state)
    if state.attacker == seat_of(piece):
        return "The side with the ball does not tackle (SUPER-7.3)."
    if rival == s.NONE:
        return "A loose ball cannot be tackled (SUPER-13.7)."
    if state.tackled[piece]:
        return "That piece has failed to tackle in this turn (SUPER-13.5)."
    if distance(state.at[piece], state.ball) != 1:
        return "Only a piece beside the carrier can tackle (SUPER-13.1)."
    if is_goalie(piece) and own_area(box.record, state.at[piece], seat_of(piece)):
        return "In his own penalty area a Goalie does not tackle (SUPER-14.1)."
    if is_goalie(rival) and own_area(box.record, state.ball, seat_of(rival)):
        return "In his own penalty area a Goalie cannot be tackled (SUPER-14.3)."
    return "Somebody would end up in a small rectangle where he may not be (SUPER-2.3)."


def why_not_kick(box: SuperBox, state: State, action: int) -> str:
    """Why a goal kick cannot go there."""
    if not s.KICKS <= action < s.SHOT:
        return "The goal kick is due: say to which marked space (SUPER-14.8)."
    space = action - s.KICKS
    marked = box.record.flags[space] & Zone.MARKED
    if not marked or not own_half(box.record, space, state.actor):
        return f"{box.space_name(space)} is not a marked space of your half (SUPER-14.8)."
    if space == state.ball:
        return "The ball is there already (SUPER-14.8)."
    return f"On {box.space_name(space)} stands an opponent (SUPER-14.9)."


def why_not_push(box: SuperBox, state: State, action: int) -> str:
    """Why the captain cannot push that piece there."""
    if not s.PUSHES <= action < s.BYPASSES:
        return "A push is due: say whom, and where to (SUPER-17.10)."
    shirt, space = divmod(action - s.PUSHES, s.SPACES)
    piece = (1 - state.actor) * s.PIECES + shirt
    if is_goalie(piece):
        return "Goalies are not pushed (SUPER-17.11)."
    if distance(state.at[state.actor * s.PIECES + Shirt.CAPTAIN], state.at[piece]) != 1:
        return "Only an opponent beside the captain can be pushed (SUPER-17.10)."
    if distance(state.at[piece], space) != 1:
        return "A push moves an opponent by one space (SUPER-17.10)."
    return f"{box.space_name(space)} is not free for that piece (SUPER-17.11)."


def why_not_bypass(box: SuperBox, state: State, action: int) -> str:
    """Why the captain cannot change places with that piece."""
    if not s.BYPASSES <= action < s.LANDS:
        return "A bypass is due: say past whom (SUPER-17.12)."
    piece = (1 - state.actor) * s.PIECES + action - s.BYPASSES
    if distance(state.at[state.actor * s.PIECES + Shirt.CAPTAIN], state.at[piece]) != 1:
        return "Only an opponent beside the captain can be passed by (SUPER-17.12)."
    return "Somebody would end up in a small rectangle where he may not be (SUPER-17.13)."


def why_not_land(box: SuperBox, state: State, action: int) -> str:
    """Why the ball does not stop there."""
    return "Say first on which of the two half-way spaces the ball stops (SUPER-9.9)."
