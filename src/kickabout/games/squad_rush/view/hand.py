"""The hand of a seat: the plays of each card, and what it would add to the pitch."""

from collections import Counter

from kickabout.engine.view_types import Play
from kickabout.engine.views import in_hand
from kickabout.text.messages import Message, Text

from .. import state as s
from ..actions import FIELD, HITS, PLAY, number_of
from ..box import RushBox
from ..cards import come_on
from ..explanations import explain
from ..legality import refuse
from ..refusals import Refusal
from ..sevens import best_seven, lead, nation_of_seven
from ..squad import bookings, fewest_missing
from ..state import Group, Mode, Phase, Place, State
from .cards import card_data, hand_numbers
from .plays import card_plays
from .types import HandCard


def hand_data(box: RushBox, state: State, seat: int, legal_now: list[int]) -> list[HandCard]:
    """Return the hand of a seat: every card with its plays, or the reason why it has none."""
    hand: list[HandCard] = []
    missing = fewest_missing(box.record, state, seat)
    # A better seven matters only to a seat that has one and plays for ratings.
    rated = missing == 0 and box.record.mode == Mode.GROUP_STAGE and state.sudden_death == 0
    worth = best_seven(box, state, seat).worth if rated else None
    asked = state.phase == Phase.ANSWER and bool(legal_now)
    for number, copies in Counter(hand_numbers(box, state, seat)).items():
        plays = card_plays(box, number, legal_now)
        note, best, means = _note(box, state, seat, number, plays, missing, worth, asked)
        why = None if plays else _why(box, state, seat, number, legal_now)
        card = {**card_data(box, number), "means": means}
        hand += in_hand(card, copies, plays, note, best, why)
    return hand


def _note(
    box: RushBox,
    state: State,
    seat: int,
    number: int,
    plays: list[Play],
    missing: int,
    worth: int | None,
    asked: bool,
) -> tuple[Text, bool, Text]:
    """Return a note on what a card would make of one's own pitch, whether that is a seven, and the note in a sentence.

    A seat that is `asked` for an answer is told of each card whether it is one. The pitch now lacks `missing` players; if ratings count and it has a seven, that is worth `worth`, else None.
    """
    if number >= s.PLAYERS:
        instant = box.cards[number - s.PLAYERS].effect.row.group == Group.INSTANT
        waits = instant and not plays and not asked
        waits = waits and state.locked == 0 and state.phase != Phase.FULL_TIME
        return (Message("note-in-answer") if waits else ""), False, ""
    if state.phase == Phase.FULL_TIME or (state.locked and state.phase != Phase.LATE_PLAYER):
        return "", False, ""
    after: State = state.copy()
    come_on(box.record, after, seat, number)
    now = fewest_missing(box.record, after, seat)
    by_nation = _nation_note(box, state, after, seat, number)
    if now < missing:
        if now == 0:
            return Message("note-seven"), bool(plays), ""
        # On an empty pitch every player would be the first.
        first = missing == s.SEVEN_SLOTS
        note = "" if first else Message("note-of-seven", number=s.SEVEN_SLOTS - now)
        return note, False, by_nation[1] if by_nation else ""
    if worth is not None:
        gain = best_seven(box, after, seat).worth - worth
        if gain > 0:
            return Message("note-gain", number=gain), False, ""
    note, means = by_nation or (Message("note-full"), Message("note-full.means"))
    return note, False, means


def _nation_note(
    box: RushBox, before: State, after: State, seat: int, player: int
) -> tuple[Message, Message] | None:
    """Return notes, short and in a sentence, that a player of another nation than the seven waits, or takes over.

    None for whoever is of the same nation, or of none.
    """
    was, now = (nation_of_seven(box, state, seat) for state in (before, after))
    own = box.players[player].nation
    if s.NONE in (was, own) or was == own:
        return None
    note = "note-takes-over" if now == own else "note-foreign"
    leads = lead(box, after, seat, was if now == own else own)
    means = Message(
        f"{note}.means",
        nation=box.nations[leads.nation].named,
        other=box.nations[leads.other].named,
        number=leads.places,
        less=leads.less,
        by=leads.by,
    )
    return Message(note, nation=box.nations[leads.nation].named), means


def _why(box: RushBox, state: State, seat: int, number: int, legal_now: list[int]) -> Message:
    """Return why a card of the hand cannot be played now."""
    if not legal_now:
        if state.phase == Phase.FULL_TIME:
            return _refused(box, state, FIELD)
        if state.phase == Phase.ANSWER and state.turn == seat:
            return Message("why-answer-first")
        return Message("why-locked" if state.locked else "why-not-your-turn")
    own: State = state.copy()
    own.actor = seat
    if number < s.PLAYERS:
        return _refused(box, own, number_of(FIELD, number))
    kind, record = number - s.PLAYERS, box.record
    if state.phase != Phase.ACT:
        return _refused(box, own, number_of(PLAY, kind))
    effect = box.cards[kind].effect
    if effect.row.is_hit:
        return _refused_on_rivals(box, own, seat, HITS[effect])
    if effect.row.on_pitch:
        seats = [other for other in range(state.seats) if bookings(record, state, other)]
        if not seats:
            return Message("why-nobody-booked")
        return _refused(box, own, number_of(PLAY, kind, seats[0]))
    return _refused(box, own, number_of(PLAY, kind))


def _refused_on_rivals(box: RushBox, state: State, seat: int, verb: int) -> Message:
    """Return why a Tackle or a booking cannot be played on anybody."""
    for player in range(len(box.players)):
        if state.place[player] == Place.PITCH and state.owner[player] != seat:
            return _refused(box, state, number_of(verb, player))
    return Message("why-no-rival")


def _refused(box: RushBox, state: State, action: int) -> Message:
    return explain(Refusal.of(refuse(box.record, state, action)), box, state, action)
