"""The message of each refusal of Super Team, with its arguments."""

from collections.abc import Iterator

from kickabout.engine.vocabulary import slug
from kickabout.games.super_team import state as s
from kickabout.games.super_team.actions import PIECE_WORDS
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.pitch import distance
from kickabout.games.super_team.power import whites_rolled
from kickabout.games.super_team.refusals import Refusal
from kickabout.games.super_team.state import Phase, Stat, State
from kickabout.text.messages import Argument, Message, Seat

# The blocks of action numbers that name a space: the first number and the end.
_SPACES = (
    (s.MOVES, s.PASSES),
    (s.PASSES, s.KICKS),
    (s.KICKS, s.SHOT),
    (s.PUSHES, s.BYPASSES),
    (s.LANDS, s.STRIKES),
    (s.PLACES, s.FORMS),
    (s.AUTO_LANDS, s.AUTO_DRIBBLES),
)


def explain(refusal: Refusal, box: SuperBox, state: State, action: int) -> Message:
    """Return the message of a refusal, with its clause and its arguments."""
    arguments = dict(_of_state(state)) | dict(_of_action(box, state, action))
    return refusal.message(**arguments)


def note(refusal: Refusal, box: SuperBox, state: State, action: int) -> Message:
    """Return a note of a word or three on what keeps a card from being performed."""
    why = explain(refusal, box, state, action)
    return Message(f"{why.id}.note", **why.arguments)


def _of_state(state: State) -> Iterator[tuple[str, Argument]]:
    seat = state.actor
    if seat >= 0:
        yield "player", Seat(seat)
        yield "morale", state.morale[seat]
        yield "fatigue", state.fatigues[seat]
        yield "shirt", PIECE_WORDS[state.placed[seat] % s.PIECES]
    yield "drawer", Seat(state.drawer)
    if state.phase in (Phase.ROLL, Phase.ANSWER_ROLL):
        yield "dice", whites_rolled(state)


def _of_action(box: SuperBox, state: State, action: int) -> Iterator[tuple[str, Argument]]:
    kind = action - s.DRAWS if action >= s.DRAWS else action % s.KINDS
    card = box.cards[kind] if kind < s.KINDS else None
    if card is not None:
        yield "card", card.named
        yield "cost", card.cost
    if s.MARKS <= action < s.PLACES:
        yield "stat", slug(Stat(action - s.MARKS))
    for first, end in _SPACES:
        if first <= action < end:
            space = (action - first) % s.SPACES
            yield "space", box.space_name(space)
            yield "receiver", PIECE_WORDS[(state.on[space] - 1) % s.PIECES]
            if first == s.MOVES:
                piece = state.actor * s.PIECES + (action - first) // (2 * s.SPACES)
                yield "length", distance(state.at[piece], space)
