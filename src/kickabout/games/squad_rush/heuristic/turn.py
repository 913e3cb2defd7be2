"""The worth of the acts of a turn, and of cards in hand.

In hundredths of a player that the planned seven lacks.
"""

from .. import actions
from .. import state as s
from ..actions import KIND, PLAYER, TARGET, VERB
from ..effects import HELD, Effect
from ..matchday import matches, paired
from ..squad import bookings, fewest_missing, has_seven, on_pitch, one_nation
from ..state import BoxRecord, Mode, Position, State
from ..turns import in_play, next_in_order
from .plans import (
    THREAT,
    cover,
    gain,
    lacking,
    leading,
    lost_without,
    may_come,
    ready,
    standing,
    still_to_come,
)

AVERAGE = 58
"""The worth of an unknown card from the deck."""
FULL = 7
"""The hand size at which there is no room for cards that are not needed."""
SCARCE = 30
"""The extra worth of a player whom hardly another can replace."""
ANOTHER = 6
"""The worth of a player who is not needed."""
RESTARTED, HASTENED, WALLED = 170, 100, 25
"""The worth of a Quick Restart, of Added Time for a hand with use for it, and of The Wall near the end."""
STOPPED, SLOWED = 50, 25
"""The worth of the Full-Time Whistle, and of taking an act from a rival."""
SURE, LIKELY_RED = 60, 8
"""The per cent of a sending-off that a first yellow card is worth: if a second can follow, and if not."""
LOSS = (60, 30, 15, 10)
"""The worth of a rival's player sent off for good, by how many others may take his place."""
BOOKED = 10
"""The worth of a yellow card on a player, which he loses when he leaves the pitch."""
SAFE = 4
"""The number of positions that must be able to lose a player before a seat calls FULL-TIME."""
LATE = 10
"""The turn of a matchday from which a seat calls even if others lack players."""
GROWTH = 40
"""The most that a rival's pitch is expected to gain in the turns after a call."""
FINISH = 1000
"""The worth of completing the seven in this turn."""
TWO = 2
WIN = 10000
NEVER = -(10**6)


def worth_of_holding(box: BoxRecord, state: State, seat: int, plan: int, card: int) -> int:
    """Return the worth of having a card in hand."""
    if card >= s.PLAYERS:
        return HELD[box.effects[card - s.PLAYERS]]
    worth = gain(box, state, seat, plan, card, True)
    if worth <= 0:
        return ANOTHER
    if one_nation(box, state) and still_to_come(box, state, card) < 2:
        worth += SCARCE
    return worth


def wanted(box: BoxRecord, state: State, seat: int, card: int) -> int:
    """Return the worth of a card to another seat, judged by its pitch."""
    if card >= s.PLAYERS:
        return HELD[box.effects[card - s.PLAYERS]] // 4
    return gain(box, state, seat, leading(box, state, seat), card, False) // 2


def worth_of_discard(box: BoxRecord, state: State, card: int, plan: int) -> int:
    """Return the worth of giving up a card, which the next seat may draw."""
    worth = -worth_of_holding(box, state, state.turn, plan, card)
    following = next_in_order(state, state.turn)
    if following != s.NONE and following != state.turn:
        worth -= wanted(box, state, following, card) // state.seats
    return worth


def price(effect: int) -> int:
    """Return the cost of playing a card instead of keeping it."""
    return HELD[effect]


def worth_of_act(box: BoxRecord, state: State, action: int, plan: int, bury: int) -> int:
    """Return the worth of an act; ending the acts is worth 0, covering the discard pile is worth `bury`."""
    verb = VERB[action]
    player = PLAYER[action]
    if verb == actions.DONE:
        return 0
    if verb == actions.CALL:
        return worth_of_call(box, state)
    if verb == actions.FIELD:
        return worth_of_fielding(box, state, player, plan)
    if verb == actions.RECALL:
        return NEVER
    if verb == actions.TACKLE:
        worth = worth_of_tackle(box, state, player) - price(Effect.TACKLE)
        worth -= distance(state, state.owner[player])
    elif verb == actions.BOOK:
        worth = worth_of_booking(box, state, player) - price(Effect.BOOK)
    elif verb == actions.DISMISS:
        worth = worth_of_sending_off(box, state, player) - price(Effect.DISMISS)
    else:
        worth = worth_of_card(box, state, action, plan)
    return worth + bury


def distance(state: State, seat: int) -> int:
    """Return in how many turns another seat moves, if the order is not reversed."""
    return (state.way * (seat - state.turn) + state.seats) % state.seats


def worth_of_burying(box: BoxRecord, state: State) -> int:
    """Return the worth of covering the discard pile before the next seat draws from it."""
    following = next_in_order(state, state.turn)
    if state.pile_size == 0 or following == s.NONE or following == state.turn:
        return 0
    return wanted(box, state, following, state.pile[state.pile_size - 1]) // 2


# Players.


def worth_of_fielding(box: BoxRecord, state: State, player: int, plan: int) -> int:
    """Return the worth of putting a player on the pitch; those whom few can replace come last."""
    seat = state.turn
    worth = gain(box, state, seat, plan, player, False)
    if has_seven(box, state, seat) and worth_of_call(box, state) > 0:
        # A player added to a complete seven shields it: an answer to the call hits him.
        return WIN + 1 if state.fresh != s.NONE and worth <= 0 else 0
    if worth <= 0:
        return -ANOTHER
    if lacking(box, state, seat, plan, False) <= state.acts and is_in_hand(box, state, plan):
        worth += FINISH
    if box.nation[player] == s.NONE:
        worth -= SCARCE
    elif one_nation(box, state):
        worth -= SCARCE // (2 + still_to_come(box, state, player))
    return worth


def is_in_hand(box: BoxRecord, state: State, plan: int) -> bool:
    """Return whether pitch and hand together make the planned seven."""
    return lacking(box, state, state.turn, plan, True) == 0


def worth_of_call(box: BoxRecord, state: State) -> int:
    """Return the worth of calling, with a seven on the pitch."""
    if box.mode == Mode.SQUAD_RUSH:
        return WIN
    seat = state.turn
    if cover(box, state, seat) + 2 * state.walled[seat] < SAFE:
        return NEVER
    mine = standing(box, state, seat)
    best = 0
    for other in range(state.seats):
        if other != seat:
            if fewest_missing(box, state, other) > 0 and state.turns_taken[seat] < LATE:
                return NEVER
            best = max(best, standing(box, state, other))
    return FINISH if mine >= best + GROWTH else NEVER


# Cards against rivals.


def lasting(box: BoxRecord, state: State, seat: int, back_soon: bool) -> int:
    """Return the per cent of a pitch's loss that lasts; with `back_soon`, the player may come back from the hand."""
    if one_nation(box, state):
        return 100
    if state.caller == s.NONE:
        return 30 if back_soon else 70
    if not meets(box, state, state.actor, seat):
        return 0
    return 40 if back_soon and state.turns_left[seat] > 0 else 100


def meets(box: BoxRecord, state: State, seat: int, other: int) -> bool:
    """Return whether two seats play each other on this matchday, after its call."""
    for match in range(matches(state)):
        home = paired(box, state, match, 0, state.caller)
        away = paired(box, state, match, 1, state.caller)
        if (home == seat and away == other) or (home == other and away == seat):
            return True
    return False


def worth_of_tackle(box: BoxRecord, state: State, player: int) -> int:
    """Return the worth of sending a player back to his manager's hand."""
    seat = state.owner[player]
    worth = lost_without(box, state, player) * lasting(box, state, seat, True) // 100
    return worth - state.yellows[player] * BOOKED


def worth_of_booking(box: BoxRecord, state: State, player: int) -> int:
    """Return the worth of showing a player a yellow card."""
    if state.yellows[player] > box.armband * box.star[player]:
        return worth_of_sending_off(box, state, player)
    yellow, red = box.hits[Effect.BOOK], box.hits[Effect.DISMISS]
    more = state.hand[state.turn, yellow] > 1 or (red != s.NONE and state.hand[state.turn, red] > 0)
    worth = worth_of_sending_off(box, state, player)
    return worth * (SURE if more and state.acts > 1 else LIKELY_RED) // 100


def worth_of_sending_off(box: BoxRecord, state: State, player: int) -> int:
    """Return the worth of sending a player to the discard pile."""
    seat = state.owner[player]
    lost = lost_without(box, state, player)
    if lost <= 0:
        return 0
    if not one_nation(box, state):
        return lost * lasting(box, state, seat, False) // 100
    loss = (
        LOSS[min(still_to_come(box, state, player), 3)] if box.nation[player] != s.NONE else LOSS[1]
    )
    if next_in_order(state, state.turn) == seat and state.acts < 2:
        loss //= 3  # the rival can draw him back
    return lost + loss * (s.SEVEN_SLOTS - fewest_missing(box, state, seat)) // s.SEVEN_SLOTS


# Referee cards.


def worth_of_card(box: BoxRecord, state: State, action: int, plan: int) -> int:
    """Return the worth of playing a referee card."""
    kind = KIND[action]
    effect = box.effects[kind]
    seat = state.turn
    worth = 0
    if effect == Effect.MORE_ACTS:
        if ready(box, state, seat, plan) >= state.acts:
            worth = HASTENED
            left = lacking(box, state, seat, plan, False)
            if state.acts < left < state.acts + box.values[kind] and is_in_hand(box, state, plan):
                worth += FINISH
    elif effect == Effect.EXCHANGE:
        worth = worth_of_exchange(box, state, seat, plan, box.values[kind])
    elif effect == Effect.RESTART:
        worth = RESTARTED
    elif effect == Effect.SEARCH:
        worth = worth_of_search(box, state, seat, plan)
    elif effect == Effect.WALL:
        worth = WALLED if fewest_missing(box, state, seat) <= 3 else 0
    elif effect == Effect.REVERSE:
        worth = worth_of_turning(box, state, seat)
    elif effect == Effect.NO_ACTS:
        following = next_in_order(state, seat)
        if following != s.NONE and following != seat:
            worth = STOPPED + standing_threat(box, state, following) // 2
    elif effect == Effect.CLEAR and TARGET[action] == seat:
        worth = 10 * bookings(box, state, seat)
    return worth - price(effect)


def standing_threat(box: BoxRecord, state: State, seat: int) -> int:
    """Return the threat that a seat completes its seven in its next turn."""
    if one_nation(box, state):
        missing = fewest_missing(box, state, seat)
        return THREAT[missing] if missing <= box.acts else 0
    return 60 if state.caller != s.NONE and state.turns_left[seat] > 0 else 0


def worth_of_exchange(box: BoxRecord, state: State, seat: int, plan: int, most: int) -> int:
    """Return the worth of exchanging players who are not needed for some who are."""
    idle = 0
    for player in range(box.players):
        if on_pitch(state, seat, player):
            idle += lost_without(box, state, player) <= 0
    changes = min(idle, ready(box, state, seat, plan), most)
    worth = 100 * changes
    if changes > 1 and changes == lacking(box, state, seat, plan, False):
        worth += FINISH
    return worth if changes > 1 else 0


def worth_of_search(box: BoxRecord, state: State, seat: int, plan: int) -> int:
    """Return the worth of searching the deck for a midfielder."""
    best = 0
    for player in range(box.players):
        if box.position[player] == Position.MIDFIELDER and may_come(state, player):
            best = max(best, gain(box, state, seat, plan, player, True))
    return best


def worth_of_turning(box: BoxRecord, state: State, seat: int) -> int:
    """Return the worth of reversing the order of play or, with two seats, of taking an act from the rival."""
    following = next_in_order(state, seat)
    if following in (s.NONE, seat):
        return 0
    if in_play(state) == TWO:
        if one_nation(box, state) and fewest_missing(box, state, following) == box.acts:
            return standing(box, state, following) // 2
        return SLOWED
    state.way = -state.way
    last = next_in_order(state, seat)
    state.way = -state.way
    return (standing_threat(box, state, following) - standing_threat(box, state, last)) // 2
