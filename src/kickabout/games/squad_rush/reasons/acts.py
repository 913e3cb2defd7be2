"""Facts about the acts of a turn: players, hits on rivals, referee cards, the call and the end."""

from kickabout.engine.game import HIDDEN, Reason
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat

from .. import actions as a
from .. import state as s
from ..actions import KIND, PLAYER, TARGET, VERB
from ..box import RushBox
from ..effects import Effect
from ..squad import bookings, fewest_missing, on_pitch, one_nation
from ..state import Phase, Position, State
from ..turns import in_play, next_in_order
from .counts import hand_of, missing

TWO = 2
_NEAR = 3
"""A rival that lacks no more than this is near a seven."""


def of_fielding(box: RushBox, state: State, seat: int, action: int) -> Reason:
    """Return what the pitch still lacks once a player is on it."""
    now = fewest_missing(box.record, state, seat)
    then = missing(box, state, seat, [PLAYER[action]])
    if then < now:
        if then == 0:
            return Reason(Message("reason-completes"), True)
        lacks = missing(box, state, seat, hand_of(box, state, seat))
        return Reason(Message("reason-fields", number=s.SEVEN_SLOTS - then, lacks=lacks), True)
    return Reason(Message("reason-fields-idly"), False)


def of_leaving(box: RushBox, state: State, seat: int, action: int) -> Reason:
    """Return whether the pitch lacks more without a player of its own."""
    now = fewest_missing(box.record, state, seat)
    then = missing(box, state, seat, off=[PLAYER[action]])
    if then > now:
        return Reason(Message("reason-leaves-gap", now=now, then=then), False)
    # A recall costs an act, a change does not.
    return Reason(Message("reason-leaves-idly", number=now), VERB[action] == a.TAKE_OFF)


def of_a_hit(box: RushBox, state: State, seat: int, action: int) -> Reason:
    """Return how far it throws a rival back if a player has to leave the pitch."""
    return of_losing(box, state, PLAYER[action], books=VERB[action] == a.BOOK)


def of_losing(box: RushBox, state: State, player: int, *, books: bool = False) -> Reason:
    """Return how far a manager is thrown back who loses a player; a first yellow card sends nobody off."""
    rival = state.owner[player]
    if books and not sends_off(box, state, player):
        return Reason(Message("reason-stays"), False)
    now = fewest_missing(box.record, state, rival)
    then = missing(box, state, rival, off=[player])
    which = "reason-sets-back" if then > now else "reason-no-setback"
    return Reason(Message(which, rival=Seat(rival), now=now, then=then), then > now)


def sends_off(box: RushBox, state: State, player: int) -> bool:
    """Return whether one more yellow card sends a player off."""
    return bool(state.yellows[player] > box.record.armband * box.record.star[player])


def of_calling(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return that the call ends the race, if this is one."""
    race = one_nation(box.record, state)
    return Reason(Message("reason-call"), True) if race else None


def of_ending(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return how many players of the hand would bring a seven nearer, for whoever ends the acts."""
    if state.phase not in (Phase.ACT, Phase.EXTRA):
        return None
    number = useful(box, state, seat)
    return Reason(Message("reason-ends", number=number), not number)


def useful(box: RushBox, state: State, seat: int) -> int:
    """Return how many players of the hand, each by itself, would bring a seven nearer."""
    now = fewest_missing(box.record, state, seat)
    return sum(missing(box, state, seat, [one]) < now for one in hand_of(box, state, seat))


def nearest_rival(box: RushBox, state: State, seat: int) -> tuple[int, int]:
    """Return the other seat that lacks the fewest players for a seven, and how many."""
    lacks = {
        other: fewest_missing(box.record, state, other)
        for other in range(state.seats)
        if other != seat and state.playing[other]
    }
    rival = min(lacks, key=lambda other: lacks[other])
    return rival, lacks[rival]


def of_a_card(box: RushBox, state: State, seat: int, action: int) -> Reason | None:
    """Return what a referee card would change."""
    card = box.cards[KIND[action]]
    if card.effect == Effect.MORE_ACTS:
        number = useful(box, state, seat)
        said = Message("reason-more-acts", number=number, more=card.value)
        return Reason(said, number > 0)
    if card.effect == Effect.EXCHANGE:
        return _of_exchanges(box, state, seat, card.value)
    if card.effect == Effect.RESTART:
        number = useful(box, state, seat)
        return Reason(Message("reason-restarts", number=number, more=card.value), True)
    if card.effect == Effect.SEARCH:
        return _of_searching(box, state, seat)
    if card.effect == Effect.WALL:
        return _of_the_wall(box, state, seat)
    if card.effect == Effect.CLEAR:
        other = TARGET[action]
        said = Message(
            "reason-clears", rival=Seat(other), number=bookings(box.record, state, other)
        )
        return Reason(said, other == seat)
    return _of_slowing(box, state, seat, card.effect)


def _of_exchanges(box: RushBox, state: State, seat: int, most: int) -> Reason:
    """Return what the pitch lacks after so many exchanges with the hand, each the best at its time."""
    now = then = fewest_missing(box.record, state, seat)
    hand = hand_of(box, state, seat)
    pitch = [one for one in range(box.record.players) if on_pitch(state, seat, one)]
    on: list[int] = []
    off: list[int] = []
    for _ in range(most):
        pairs = [(one, other) for one in hand for other in pitch]
        if not pairs:
            break
        lacks = {pair: missing(box, state, seat, [*on, pair[0]], [*off, pair[1]]) for pair in pairs}
        one, other = min(lacks, key=lambda pair: lacks[pair])
        if lacks[one, other] >= then:
            break
        then = lacks[one, other]
        on, off = [*on, one], [*off, other]
        hand.remove(one)
        pitch.remove(other)
    which = "reason-exchanges" if then < now else "reason-exchanges-idly"
    return Reason(Message(which, now=now, then=then), then < now)


def _of_searching(box: RushBox, state: State, seat: int) -> Reason:
    """Return whether pitch and hand need a Midfielder who may be in the deck."""
    hand = hand_of(box, state, seat)
    now = missing(box, state, seat, hand)
    unseen = [
        player
        for player, entry in enumerate(box.players)
        if state.place[player] == HIDDEN
        and entry.position == Position.MIDFIELDER
        and state.in_play[entry.nation]
    ]
    needed = any(missing(box, state, seat, [*hand, player]) < now for player in unseen)
    return Reason(Message("reason-searches" if needed else "reason-searches-idly"), needed)


def _of_the_wall(box: RushBox, state: State, seat: int) -> Reason:
    """Return how many players it keeps from Tackles."""
    behind = (Position.GOALKEEPER, Position.DEFENDER)
    number = sum(
        on_pitch(state, seat, player) and entry.position in behind
        for player, entry in enumerate(box.players)
    )
    return Reason(Message("reason-walls", number=number), number > 0)


def _of_slowing(box: RushBox, state: State, seat: int, effect: int) -> Reason | None:
    """Return whom a Reverse or a Full-Time Whistle slows down, and how near a seven that seat is."""
    if effect not in (Effect.REVERSE, Effect.NO_ACTS):
        return None
    turns = effect == Effect.REVERSE and in_play(state) > TWO
    after: State = state.copy()
    if turns:
        after.way = -after.way
    rival = next_in_order(after, seat)
    if rival in (s.NONE, seat):
        return Reason(Message("reason-slows-nobody"), False)
    number = fewest_missing(box.record, state, rival)
    which = "turns" if turns else slug(Effect(effect))
    said = Message(f"reason-slows-{which}", rival=Seat(rival), number=number)
    return Reason(said, (number <= _NEAR) != turns)
