"""Chance outcomes, and what forbids the others (RUSH-2, 3.3, 6.7, 12.8, 13.3, 13.15, 16.13)."""

from typing import Any

from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.matchday import next_left_out
from kickabout.games.squad_rush.officials import flips, refuse_flip
from kickabout.games.squad_rush.refusals import Refusal
from kickabout.games.squad_rush.state import BoxRecord, Nations, Phase, Place, Position, State


def outcomes(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the possible outcomes at a chance point with their weights; return how many."""
    phase = state.phase
    if phase in (Phase.DEAL, Phase.DRAWN, Phase.RESTART_DRAW):
        return draws(box, state, out, weights)
    if phase == Phase.FLIP:
        return flips(box, state, out, weights)
    first = s.DRAWN_NATIONS
    after = s.DRAWN_NATIONS + box.nations
    if phase == Phase.START:
        first = s.STARTS
        after = s.STARTS + state.seats
    elif phase == Phase.WHISTLE:
        first = s.FINAL_WHISTLE
        after = first + 1
    elif phase == Phase.LOOK_THROUGH:
        first = found(box, state)
        after = first + 1
    elif phase != Phase.NATION:
        first = shown(box, state)
        after = first + 1
    n = 0
    for outcome in range(first, after):
        if refuse_outcome(box, state, outcome) == Refusal.NONE:
            out[n] = outcome
            weights[n] = 1
            n += 1
    return n


def draws(box: BoxRecord, state: State, out: Any, weights: Any) -> int:
    """Write the cards of the deck, weighted by their number; return how many outcomes there are."""
    n = 0
    for player in range(box.players):
        if refuse_card_drawn(state, player) == Refusal.NONE:
            out[n] = s.DRAWS + player
            weights[n] = 1
            n += 1
    for kind in range(box.kinds):
        if refuse_card_drawn(state, s.PLAYERS + kind) == Refusal.NONE:
            out[n] = s.DRAWS + s.PLAYERS + kind
            weights[n] = state.deck[kind]
            n += 1
    return n


def refuse_outcome(box: BoxRecord, state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome at a chance point."""
    phase = state.phase
    if phase == Phase.NATION:
        return refuse_nation(box, state, outcome)
    if phase == Phase.START:
        return refuse_start(state, outcome)
    if phase in (Phase.DEAL, Phase.DRAWN, Phase.RESTART_DRAW):
        return refuse_drawn(state, outcome)
    if phase == Phase.LOOK_THROUGH:
        return refuse_look(box, state, outcome)
    if phase == Phase.SHOW_SEVEN:
        return refuse_out(box, state, outcome)
    if phase == Phase.FLIP:
        return refuse_flip(box, state, outcome)
    if phase == Phase.SHOW_SWAP:
        return refuse_swap_shown(box, state, outcome)
    if phase == Phase.SHOW_DRAMA:
        return refuse_instant_shown(box, state, outcome)
    return Refusal.NONE if outcome == s.FINAL_WHISTLE else Refusal.CHANCE_WHISTLES


def refuse_nation(box: BoxRecord, state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where a nation is drawn (RUSH-2.1, 16.2)."""
    if not s.DRAWN_NATIONS <= outcome < s.STARTS:
        return Refusal.CHANCE_PICKS_NATIONS
    nation = outcome - s.DRAWN_NATIONS
    if state.in_play[nation] == 1:
        return Refusal.NATION_IN_PLAY
    if box.nations_in_play == Nations.FIRST:
        for earlier in range(nation):
            if state.in_play[earlier] == 0:
                return Refusal.NATION_NOT_NEXT
    return Refusal.NONE


def refuse_start(state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where the starting seat is drawn (RUSH-2.4, 15.9)."""
    if not s.STARTS <= outcome < s.DRAWS:
        return Refusal.CHANCE_PICKS_STARTER
    if outcome - s.STARTS >= state.seats:
        return Refusal.NO_SUCH_SEAT
    return Refusal.NONE if state.playing[outcome - s.STARTS] == 1 else Refusal.BEATEN


# Cards from the deck.


def refuse_drawn(state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where a card is dealt or drawn."""
    phase = state.phase
    if s.DRAWS <= outcome < s.FINDS:
        return refuse_card_drawn(state, outcome - s.DRAWS)
    if phase == Phase.DEAL:
        return Refusal.CHANCE_DEALS
    if phase == Phase.DRAWN:
        return Refusal.CHANCE_DRAWS
    return Refusal.CHANCE_DRAWS_FOR_SIDES if state.locked == 1 else Refusal.CHANCE_DRAWS_RESTART


def refuse_card_drawn(state: State, card: int) -> Refusal:
    """Return what forbids drawing this card from the deck."""
    if card < s.PLAYERS:
        if state.place[card] == Place.DECK:
            return Refusal.NONE
        if state.place[card] == Place.OUT:
            return Refusal.NATION_NOT_IN_PLAY  # 2.3
    elif state.deck[card - s.PLAYERS] > 0:
        return Refusal.NONE
    if state.phase == Phase.DEAL:
        return Refusal.DEALT_ALREADY
    if state.phase == Phase.DRAWN:
        return Refusal.NOT_IN_DECK
    return Refusal.NOT_IN_DECK_FOR_SIDES if state.locked == 1 else Refusal.NOT_IN_DECK_FOR_RESTART


def next_looked_for(box: BoxRecord, state: State) -> int:
    """Return the next Midfielder who may be in the deck as far as public information goes, or NONE."""
    for player in range(state.looked, box.players):
        if box.position[player] == Position.MIDFIELDER and (
            state.place[player] == Place.DECK
            or (state.place[player] == Place.HAND and state.known[player] == 0)
        ):
            return player
    return s.NONE


def found(box: BoxRecord, state: State) -> int:
    """Return the only outcome of looking for the next Midfielder (RUSH-6.7)."""
    player = next_looked_for(box, state)
    return (s.FINDS if state.place[player] == Place.DECK else s.MISSES) + player


def refuse_look(box: BoxRecord, state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where a Set Piece looks through the deck (RUSH-6.7, 18.8)."""
    if not s.FINDS <= outcome < s.OFFICIALS:
        return Refusal.CHANCE_LOOKS_THROUGH
    if outcome == found(box, state):
        return Refusal.NONE
    player = (outcome - s.FINDS) % s.PLAYERS
    if box.position[player] != Position.MIDFIELDER:
        return Refusal.NO_MIDFIELDER
    if player != next_looked_for(box, state):
        return Refusal.LOOKED_FOR_IN_TURN
    return Refusal.MIDFIELDER_MISSED if outcome < s.MISSES else Refusal.MIDFIELDER_FOUND


# Secret choices that are shown.


def shown(box: BoxRecord, state: State) -> int:
    """Return the only outcome of a chance point at which a secret choice is shown."""
    side = state.side
    if state.phase == Phase.SHOW_SEVEN:
        return s.SHOW_OUT + next_left_out(box, state)
    if state.phase == Phase.SHOW_DRAMA:
        played = state.instant[side]
        return s.SHOW_CARD + played - 1 if played > 0 else s.SHOW_NO_CARD
    if state.on[side] == 0:
        return s.SHOW_NO_SWAP
    if state.chosen[side] == s.ON_SHOWN:
        return s.SHOW_OFF + state.off[side] - 1
    return s.SHOW_ON + state.on[side] - 1


def refuse_out(box: BoxRecord, state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where the players left out are shown (RUSH-12.8)."""
    if not s.SHOW_OUT <= outcome < s.SHOW_ON:
        return Refusal.CHANCE_SHOWS_SEVENS
    if outcome == shown(box, state):
        return Refusal.NONE
    benched = state.benched[outcome - s.SHOW_OUT]
    if benched == 1:
        return Refusal.SHOWN_IN_TURN
    return Refusal.SHOWN_ALREADY if benched == 2 else Refusal.NOT_LEFT_OUT


def refuse_swap_shown(box: BoxRecord, state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where a swap is shown (RUSH-13.15)."""
    if not s.SHOW_ON <= outcome < s.SHOW_CARD:
        return Refusal.CHANCE_SHOWS_SWAPS
    right = shown(box, state)
    if outcome == right:
        return Refusal.NONE
    if right == s.SHOW_NO_SWAP:
        return Refusal.NO_SWAP_TO_SHOW
    if outcome == s.SHOW_NO_SWAP:
        return Refusal.SWAP_TO_SHOW
    if right < s.SHOW_OFF <= outcome:
        return Refusal.WHO_COMES_ON_FIRST
    if outcome < s.SHOW_OFF <= right:
        return Refusal.WHO_LEAVES_NEXT
    return Refusal.SOMEBODY_ELSE_SWAPPED


def refuse_instant_shown(box: BoxRecord, state: State, outcome: int) -> Refusal:
    """Return what forbids an outcome where an INSTANT of the drama is shown (RUSH-16.13)."""
    if not s.SHOW_CARD <= outcome < s.FINAL_WHISTLE:
        return Refusal.CHANCE_SHOWS_DRAMA
    right = shown(box, state)
    if outcome == right:
        return Refusal.NONE
    if right == s.SHOW_NO_CARD:
        return Refusal.NO_INSTANT_TO_SHOW
    return Refusal.INSTANT_TO_SHOW if outcome == s.SHOW_NO_CARD else Refusal.ANOTHER_INSTANT
