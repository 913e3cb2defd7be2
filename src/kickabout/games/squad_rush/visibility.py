"""Visibility rules of Squad Rush (RUSH-17): redaction, determinization and the census."""

from typing import Any

from kickabout.engine.dice import Words, below
from kickabout.engine.game import HIDDEN

from . import actions
from . import state as s
from .actions import VERB, number_of
from .effects import GROUP, STOPS_INSTANTS
from .instants import recorded
from .matchday import refuse_leaving_out
from .officials import refuse_swapping
from .refusals import Refusal
from .squad import in_hand, on_pitch
from .state import BoxRecord, Group, Phase, Place, Position, State


def redact(box: BoxRecord, state: State, seat: int) -> None:
    """Blank the deck, the hands of others and their secret choices (RUSH-17)."""
    for player in range(box.players):
        held = state.place[player] == Place.HAND and state.owner[player] != seat
        if state.place[player] == Place.DECK:
            if state.turn != seat or not is_found(box, state, player):  # 17.5
                state.place[player] = HIDDEN
        elif held and state.known[player] == 0:
            state.place[player] = HIDDEN
            state.owner[player] = HIDDEN
    for kind in range(box.kinds):
        state.deck[kind] = HIDDEN
        for other in range(state.seats):
            if other != seat:
                state.hand[other, kind] = HIDDEN
    for side in range(s.SIDES):
        if state.locked == 1 and state.sides[side] != seat:
            hide_choice(box, state, side)


def is_found(box: BoxRecord, state: State, player: int) -> bool:
    """Return whether the search through the deck has settled if this player is there."""
    return player < state.looked and box.position[player] == Position.MIDFIELDER


def hide_choice(box: BoxRecord, state: State, side: int) -> None:
    """Blank the choice of a side that has not been shown yet (RUSH-17.6)."""
    phase = state.phase
    if phase in (Phase.SEVEN, Phase.SHOW_SEVEN):
        for player in range(box.players):
            if on_pitch(state, state.sides[side], player) and state.benched[player] < 2:
                state.benched[player] = HIDDEN
    elif phase in (Phase.SWAP, Phase.SHOW_SWAP):
        if state.chosen[side] > 0:
            state.off[side] = HIDDEN
        if state.chosen[side] == s.SWAP_DECIDED:
            state.on[side] = HIDDEN
    elif phase in (Phase.DRAMA, Phase.SHOW_DRAMA) and state.chosen[side] > 0:
        state.instant[side] = HIDDEN


def observation_of(box: BoxRecord, state: State, action: int, seat: int) -> int:
    """Return what a seat sees of an action about to be played (RUSH-18.11)."""
    verb = VERB[action]
    if verb == actions.DRAW and state.drawer != seat:
        return actions.HIDDEN_DRAW
    if verb in (actions.FIND, actions.MISS) and state.turn != seat:
        return actions.HIDDEN_LOOK
    if state.actor != seat:
        if state.phase == Phase.SEVEN:
            return actions.HIDDEN_BENCH
        if state.phase == Phase.SWAP:
            return (
                actions.HIDDEN_OFF
                if verb in (actions.TAKE_OFF, actions.OFF_NOBODY)
                else actions.HIDDEN_ON
            )
        if state.phase == Phase.DRAMA:
            return actions.HIDDEN_INSTANT
    return action


# Determinization.


def determinize(box: BoxRecord, state: State, rng: Words) -> None:
    """Deal the unseen cards at random to hidden hands and deck, consistent with all that is visible,
    and fill in the secret choices.
    """
    unseen = count_unseen(box, state)
    looks = state.looked > 0 and state.hand[state.turn, 0] != HIDDEN
    for seat in range(state.seats):
        if state.hand[seat, 0] == HIDDEN:
            for kind in range(box.kinds):
                state.hand[seat, kind] = state.known_cards[seat, kind]
    if looks:
        unseen -= guess_midfielders(box, state, rng)
    for player in range(box.players):
        if state.place[player] == HIDDEN:
            state.place[player] = Place.DECK
            state.owner[player] = s.NONE
    for seat in range(state.seats):
        for _ in range(held(box, state, seat), state.hand_size[seat]):
            guess_card(box, state, rng, seat, unseen, looks)
            unseen -= 1
    for side in range(s.SIDES):
        if state.locked == 1:
            guess_choice(box, state, rng, side)


def count_unseen(box: BoxRecord, state: State) -> int:
    """Put all cards of the other kinds that are in no visible place into the deck; return how many cards
    of any kind may be in the deck or in a hidden hand.
    """
    for kind in range(box.kinds):
        count = box.counts[kind]
        for seat in range(state.seats):
            if state.hand[seat, kind] == HIDDEN:
                count -= state.known_cards[seat, kind]
            else:
                count -= state.hand[seat, kind]
        state.deck[kind] = count - lying_open(state, kind)
    unseen = 0
    for kind in range(box.kinds):
        unseen += state.deck[kind]
    for player in range(box.players):
        if state.place[player] == HIDDEN:
            unseen += 1
    return unseen


def lying_open(state: State, kind: int) -> int:
    """Return the number of cards of a kind on the discard pile, played and not settled, or acting as officials."""
    cards = int(state.card == s.PLAYERS + kind)
    cards += int(state.official == kind) + int(state.second_official == kind)
    for i in range(state.pile_size):
        cards += state.pile[i] == s.PLAYERS + kind
    for i in range(state.answers):
        cards += state.answer_cards[i] == kind
    return cards


def held(box: BoxRecord, state: State, seat: int) -> int:
    """Return the number of cards in a hand that are filled in."""
    cards = 0
    for kind in range(box.kinds):
        cards += state.hand[seat, kind]
    for player in range(box.players):
        if in_hand(state, seat, player):
            cards += 1
    return cards


def guess_midfielders(box: BoxRecord, state: State, rng: Words) -> int:
    """Deal the Midfielders that a search did not find in the deck to hidden hands; return how many."""
    dealt = 0
    for player in range(box.players):
        if state.place[player] == HIDDEN and is_found(box, state, player):
            room = 0
            chosen = s.NONE
            for seat in range(state.seats):
                for _ in range(held(box, state, seat), state.hand_size[seat]):
                    room += 1
                    if below(rng, room) == 0:
                        chosen = seat
            state.place[player] = Place.HAND
            state.owner[player] = chosen
            dealt += 1
    return dealt


def guess_card(
    box: BoxRecord, state: State, rng: Words, seat: int, unseen: int, looks: bool
) -> None:
    """Move a random unseen card from the deck into a hand; with `looks`, found Midfielders stay in the deck."""
    rest = below(rng, unseen)
    for kind in range(box.kinds):
        if rest < state.deck[kind]:
            state.deck[kind] -= 1
            state.hand[seat, kind] += 1
            return
        rest -= state.deck[kind]
    for player in range(box.players):
        if state.place[player] == Place.DECK and not (looks and is_found(box, state, player)):
            if rest == 0:
                state.place[player] = Place.HAND
                state.owner[player] = seat
                return
            rest -= 1


def guess_choice(box: BoxRecord, state: State, rng: Words, side: int) -> None:
    """Fill in a side's secret choice at random, consistent with its hand and pitch."""
    phase = state.phase
    if phase in (Phase.SEVEN, Phase.SHOW_SEVEN):
        guess_seven(box, state, rng, side)
    elif phase in (Phase.SWAP, Phase.SHOW_SWAP):
        if state.off[side] == HIDDEN:
            guess_swap(box, state, rng, side)
    elif phase in (Phase.DRAMA, Phase.SHOW_DRAMA) and state.instant[side] == HIDDEN:
        guess_instant(box, state, rng, side)


def guess_seven(box: BoxRecord, state: State, rng: Words, side: int) -> None:
    """Leave out as many players as the side has, at random among those who can be spared."""
    seat = state.sides[side]
    out = 0
    blank = False
    for player in range(box.players):
        if on_pitch(state, seat, player):
            if state.benched[player] == HIDDEN:
                state.benched[player] = 0
                blank = True
            elif state.benched[player] == 2:
                out += 1
    while blank and out < state.left_out[side]:
        spared = s.NONE
        ways = 0
        for player in range(box.players):
            if refuse_leaving_out(box, state, seat, player) == Refusal.NONE:
                ways += 1
                if below(rng, ways) == 0:
                    spared = player
        state.benched[spared] = 1
        out += 1


def guess_swap(box: BoxRecord, state: State, rng: Words, side: int) -> None:
    """Choose a legal swap or none at random; a player already shown to come on is kept."""
    seat = state.sides[side]
    shown = state.on[side] - 1
    fixed = shown >= 0
    blank = state.on[side] == HIDDEN
    ways = 0 if fixed else 1
    state.off[side] = 0
    chosen = s.NONE
    for off in range(box.players):
        if on_pitch(state, seat, off):
            for on in range(box.players):
                if (not fixed or on == shown) and refuse_swapping(
                    box, state, seat, off, on
                ) == Refusal.NONE:
                    ways += 1
                    if below(rng, ways) == 0:
                        state.off[side] = off + 1
                        chosen = on
    if blank:
        state.on[side] = chosen + 1


def guess_instant(box: BoxRecord, state: State, rng: Words, side: int) -> None:
    """Choose an INSTANT of the hand at random, or none."""
    seat = state.sides[side]
    state.instant[side] = 0
    ways = 1
    for kind in range(box.kinds):
        if state.hand[seat, kind] > 0 and GROUP[box.effects[kind]] == Group.INSTANT:
            ways += 1
            if below(rng, ways) == 0:
                target = s.NONE
                if STOPS_INSTANTS[box.effects[kind]] == 1:
                    on_official = state.official != s.NONE and below(rng, 2) == 0
                    target = s.ON_OFFICIAL if on_official else s.ON_INSTANT
                state.instant[side] = recorded(number_of(actions.PLAY, kind, target))


def census(box: BoxRecord, state: State, out: Any) -> None:
    """Count every card of the box, wherever it is."""
    for player in range(s.PLAYERS):
        out[player] = 0
    for kind in range(s.KINDS):
        out[s.PLAYERS + kind] = state.deck[kind] + lying_open(state, kind)
        for seat in range(state.seats):
            out[s.PLAYERS + kind] += state.hand[seat, kind]
    for player in range(box.players):
        if state.place[player] != Place.DISCARDED:
            out[player] = 1
    for i in range(state.pile_size):
        if state.pile[i] < s.PLAYERS:
            out[state.pile[i]] += 1
