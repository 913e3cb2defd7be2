"""The squad that a seat builds, the players that it lacks for it, and the worth of a card to it.

A plan is a bit set of nations: a single one where a seven has to be of one nation, else those of the best
seven in reach by rating and chemistry. All functions read redacted records too, in which the places of unseen
cards are HIDDEN.
"""

from kickabout.engine.game import HIDDEN

from .. import state as s
from ..squad import fewest_missing, missing, one_nation, rating, tally
from ..state import BoxRecord, Place, Position, State

FIELDED, IN_HAND = 100, 80
"""The worth of a filled place of the planned seven, on the pitch and in hand."""
LIKELY, RARE, GONE = 30, 12, -25
"""The worth of an open place: with more players still to come than it needs, just enough, or too few."""
PART, LAST = 8, 255
"""The bits that count the players of one position, and their mask."""
POINT = 10
"""The worth of a point of rating in a seven of any nations."""
LACKING = 30
"""The worth of each filled place beyond the rating of its player."""
LEGAL, LEGAL_NOW = 60, 120
"""The worth of a complete seven, before and after the FULL-TIME call."""
COVER = 50
"""The worth of each of the four positions that can lose a player."""
THREAT = (1000, 560, 380, 60, 20, 5, 0, 0)
"""The threat of a pitch where sevens are of one nation, by the number of players it lacks."""


def planned(box: BoxRecord, state: State, seat: int) -> int:
    """Return the plan of a seat whose hand is known."""
    if not one_nation(box, state):
        return best_nations(box, state, seat, True)
    best = s.NONE
    plan = 1
    for nation in range(box.nations):
        if state.in_play[nation] == 1:
            worth = prospect(box, state, seat, nation)
            if best == s.NONE or worth > best:
                best = worth
                plan = 1 << nation
    return plan


def prospect(box: BoxRecord, state: State, seat: int, nation: int) -> int:
    """Return how promising a nation is for a seven of its own, always above 0."""
    fielded = held = coming = subs = 0
    for player in range(box.players):
        place = state.place[player]
        if box.nation[player] == s.NONE:
            subs += state.owner[player] == seat
        elif box.nation[player] == nation:
            one = 1 << PART * box.position[player]
            if may_come(state, player):
                coming += one
            elif state.owner[player] == seat:
                fielded += one if place == Place.PITCH else 0
                held += one if place == Place.HAND else 0
    worth = 1000
    for position in range(s.POSITIONS):
        part = PART * position
        on_pitch = min(s.SLOTS_OF[position], fielded >> part & LAST)
        in_hand = min(s.SLOTS_OF[position] - on_pitch, held >> part & LAST)
        lacking = s.SLOTS_OF[position] - on_pitch - in_hand
        worth += FIELDED * on_pitch + IN_HAND * in_hand
        more = (coming >> part & LAST) - lacking
        if more > 0:
            worth += LIKELY * lacking
        else:
            covered = min(subs, -more)
            subs -= covered
            worth += RARE * (lacking + more + covered) + GONE * (-more - covered)
    return worth


def best_nations(box: BoxRecord, state: State, seat: int, with_hand: bool) -> int:
    """Return the nations of the best mixed seven that a seat has or nearly has."""
    present = 0
    for player in range(box.players):
        if box.nation[player] != s.NONE and has(state, seat, player, with_hand):
            present |= 1 << box.nation[player]
    best = -1
    plan = nations = present
    while nations > 0:
        worth = mixed_worth(box, state, seat, with_hand, nations)
        if worth > best:
            best = worth
            plan = nations
        nations = (nations - 1) & present
    return plan


def has(state: State, seat: int, player: int, with_hand: bool) -> bool:
    """Return whether a player is on a seat's pitch or, with `with_hand`, in its hand."""
    if state.owner[player] != seat or (state.locked == 1 and state.benched[player] > 0):
        return False
    return state.place[player] == Place.PITCH or (with_hand and state.place[player] == Place.HAND)


def mixed_worth(box: BoxRecord, state: State, seat: int, with_hand: bool, nations: int) -> int:
    """Return the worth of the best seven of these nations, complete or not, at least 0."""
    keeper = back = other_back = middle = other_middle = front = other_front = -1
    best_sub = subs = anybody = 0
    for player in range(box.players):
        if not has(state, seat, player, with_hand):
            continue
        position = box.position[player]
        mine = rating(box, state, player)
        anybody += 1 << PART * position
        if position == Position.SUB:
            subs += 1
            best_sub = max(best_sub, mine)
        elif nations >> box.nation[player] & 1 == 0:
            continue
        elif position == Position.FORWARD:
            other_front = max(other_front, min(front, mine))
            front = max(front, mine)
        elif position == Position.MIDFIELDER:
            other_middle = max(other_middle, min(middle, mine))
            middle = max(middle, mine)
        elif position == Position.DEFENDER:
            other_back = max(other_back, min(back, mine))
            back = max(back, mine)
        else:
            keeper = max(keeper, mine)
    filled = 0
    total = 0
    for mine in (keeper, back, other_back, middle, other_middle, front, other_front):
        if mine >= 0:
            filled += 1
            total += mine
    standing_in = min(subs, s.SEVEN_SLOTS - filled)
    lacking = s.SEVEN_SLOTS - filled - standing_in
    worth = POINT * (total + best_sub * standing_in) + LACKING * (s.SEVEN_SLOTS - lacking)
    extra = -1
    for nation in range(s.NATIONS):
        extra += nations >> nation & 1
    worth -= 2 * POINT * box.chemistry * max(0, extra)
    covered = positions_covered(anybody)
    if covered >= 0:
        worth += LEGAL if state.caller == s.NONE else LEGAL_NOW
    return max(0, worth + COVER * max(0, covered))


def positions_covered(players: int) -> int:
    """Return in how many positions a player can be lost and still leave a legal seven, given the number of
    players by position; each spare Super Sub adds all four. Return -1 if there is no legal seven.
    """
    short = covered = 0
    for position in range(s.POSITIONS):
        spare = (players >> PART * position & LAST) - s.SLOTS_OF[position]
        short += max(0, -spare)
        covered += spare > 0
    free = (players >> PART * Position.SUB) - short
    return -1 if free < 0 else covered + s.POSITIONS * free


def cover(box: BoxRecord, state: State, seat: int) -> int:
    """Return in how many positions a pitch can lose a player (see `positions_covered`)."""
    players = 0
    for player in range(box.players):
        if has(state, seat, player, False):
            players += 1 << PART * box.position[player]
    return positions_covered(players)


def standing(box: BoxRecord, state: State, seat: int) -> int:
    """Return the threat of a pitch to the other seats."""
    if one_nation(box, state):
        return THREAT[fewest_missing(box, state, seat)]
    return mixed_worth(box, state, seat, False, best_nations(box, state, seat, False))


def lost_without(box: BoxRecord, state: State, player: int) -> int:
    """Return how much the threat of a pitch drops without this player."""
    seat = state.owner[player]
    before = standing(box, state, seat)
    tally(box, state, seat, player, -1)
    state.owner[player] = s.NONE
    after = standing(box, state, seat)
    state.owner[player] = seat
    tally(box, state, seat, player, 1)
    return before - after


def squad_worth(box: BoxRecord, state: State, seat: int, plan: int, with_hand: bool) -> int:
    """Return the worth of the planned seven on a seat's pitch or, with `with_hand`, on pitch and in hand."""
    if one_nation(box, state):
        return FIELDED * (s.SEVEN_SLOTS - lacking(box, state, seat, plan, with_hand))
    return mixed_worth(box, state, seat, with_hand, plan)


def gain(box: BoxRecord, state: State, seat: int, plan: int, player: int, with_hand: bool) -> int:
    """Return what a player would add to a seat's pitch or, with `with_hand`, to its pitch and hand."""
    place = state.place[player]
    owner = state.owner[player]
    state.owner[player] = s.NONE
    without = squad_worth(box, state, seat, plan, with_hand)
    state.owner[player] = seat
    state.place[player] = Place.PITCH
    worth = squad_worth(box, state, seat, plan, with_hand)
    if box.nation[player] != s.NONE and not one_nation(box, state):
        wider = plan | 1 << box.nation[player]
        worth = max(worth, squad_worth(box, state, seat, wider, with_hand))
    state.owner[player] = owner
    state.place[player] = place
    return worth - without


def lacking(box: BoxRecord, state: State, seat: int, plan: int, with_hand: bool) -> int:
    """Return how many places of a seven of these nations neither their players nor Super Subs fill."""
    standing = 0
    subs = 0
    for player in range(box.players):
        if has(state, seat, player, with_hand):
            if box.nation[player] == s.NONE:
                subs += 1
            elif plan >> box.nation[player] & 1 == 1:
                standing += 1 << PART * box.position[player]
    short = 0
    for position in range(s.POSITIONS):
        short += max(0, s.SLOTS_OF[position] - (standing >> PART * position & LAST))
    return max(0, short - subs)


def ready(box: BoxRecord, state: State, seat: int, plan: int) -> int:
    """Return how many places of a seven of these nations cards in hand would fill."""
    return lacking(box, state, seat, plan, False) - lacking(box, state, seat, plan, True)


def may_come(state: State, player: int) -> bool:
    """Return whether a player may still be drawn, as far as the viewer knows."""
    return state.place[player] == HIDDEN or state.place[player] == Place.DECK


def still_to_come(box: BoxRecord, state: State, player: int) -> int:
    """Return how many others of a player's nation and position are unseen since the last shuffle."""
    others = 0
    for other in range(box.players):
        if box.nation[other] == box.nation[player] and box.position[other] == box.position[player]:
            others += other != player and may_come(state, other)
    return others


def leading(box: BoxRecord, state: State, seat: int) -> int:
    """Return the plan that a pitch seems to be built for."""
    if not one_nation(box, state):
        return best_nations(box, state, seat, False)
    fewest = s.SEVEN_SLOTS + 1
    plan = 1
    for nation in range(box.nations):
        if state.in_play[nation] == 1:
            short = missing(box, state, seat, nation)
            if short < fewest:
                fewest = short
                plan = 1 << nation
    return plan
