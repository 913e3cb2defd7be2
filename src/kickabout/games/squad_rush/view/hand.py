"""A hand of Squad Rush, with what each of its cards may do now and what it would be worth."""

from typing import Any

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.cards import leave_hand
from kickabout.games.squad_rush.choices import has_bookings
from kickabout.games.squad_rush.squad import fewest_missing, put_on
from kickabout.games.squad_rush.state import Effect, Mode, Phase, Place, State
from kickabout.games.squad_rush.view.cards import card_data, hand_numbers
from kickabout.games.squad_rush.view.plays import card_plays
from kickabout.games.squad_rush.words.reasons import why_not
from kickabout.games.squad_rush.words.saying import plus
from kickabout.games.squad_rush.words.sevens import best_seven


def hand_data(box: RushBox, state: State, seat: int, legal_now: list[int]) -> list[dict[str, Any]]:
    """The hand of a seat: every card with its plays, or why it has none."""
    entries = []
    copies: dict[int, int] = {}
    for number in hand_numbers(box, state, seat):
        copies[number] = copies.get(number, 0) + 1
        card = card_data(box, number)
        plays = card_plays(box, number, legal_now)
        note, best = _note(box, state, seat, number, plays)
        entries.append(
            card
            | {
                "id": card["card"] if copies[number] == 1 else f"{card['card']}-{copies[number]}",
                "plays": plays,
                "note": note,
                "best": best,
                "why": None if plays else _why(box, state, seat, number, legal_now),
            }
        )
    return entries


def _note(
    box: RushBox, state: State, seat: int, number: int, plays: list[dict[str, Any]]
) -> tuple[str, bool]:
    """What a card would make of the own pitch, and whether that is a seven."""
    if number >= s.PLAYERS:
        instant = box.cards[number - s.PLAYERS].effect >= Effect.CANCEL
        waits = instant and not plays and state.locked == 0 and state.phase != Phase.FULL_TIME
        return ("in answer" if waits else ""), False
    if state.phase == Phase.FULL_TIME or (state.locked and state.phase != Phase.LATE_PLAYER):
        return "", False
    record = box.record
    after: State = state.copy()
    leave_hand(after, seat, number)
    put_on(record, after, seat, number)
    was, now = (fewest_missing(record, one, seat) for one in (state, after))
    if now < was:
        return ("seven!", bool(plays)) if now == 0 else (f"{s.SEVEN_SLOTS - now} of 7", False)
    if was == 0 and record.mode == Mode.GROUP_STAGE and state.sudden_death == 0:
        gain = best_seven(box, after, seat).worth - best_seven(box, state, seat).worth
        return (plus(gain) if gain > 0 else "spare"), False
    return "spare", False


def _why(box: RushBox, state: State, seat: int, number: int, legal_now: list[int]) -> str:
    """Why a card of the hand cannot be played now."""
    if not legal_now:
        if state.phase == Phase.FULL_TIME:
            return why_not(box, state, s.FIELDS)
        if state.locked:
            return "The pitches are locked (RUSH-12.1)."
        return "It is not your turn (RUSH-3.1)."
    own: State = state.copy()
    own.actor = seat
    if number < s.PLAYERS:
        return why_not(box, own, s.FIELDS + number)
    kind, record = number - s.PLAYERS, box.record
    first = s.PLAYS + kind * s.PLAYS_PER_KIND
    if state.phase != Phase.ACT:
        return why_not(box, own, first)
    on_rivals = {record.tackle: s.TACKLES, record.yellow: s.BOOKS, record.red: s.DISMISSALS}
    if kind in on_rivals:
        return _why_not_on_rivals(box, own, seat, on_rivals[kind])
    if box.cards[kind].effect == Effect.CLEAR:
        seats = [other for other in range(state.seats) if has_bookings(record, state, other)]
        if not seats:
            return "Nobody is booked on any pitch (RUSH-6.16)."
        return why_not(box, own, first + s.ON_SEAT + seats[0])
    return why_not(box, own, first)


def _why_not_on_rivals(box: RushBox, state: State, seat: int, first: int) -> str:
    """Why a Tackle or a booking cannot be played on anybody."""
    for player in range(len(box.players)):
        if state.place[player] == Place.PITCH and state.owner[player] != seat:
            return why_not(box, state, first + player)
    return "No rival has a player on the pitch (RUSH-4.5)."
