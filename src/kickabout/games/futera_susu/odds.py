"""Chances in duels and their stakes, for the heuristic and the evaluation.

Chances are in thousandths of a duel, stakes in thousandths of a win. All functions accept seen
records too: an unknown card counts as an average one.
"""

from kickabout.engine.game import HIDDEN

from . import state as s
from .duel import captain_bonus, covers, synergy
from .pitch import cards_in_row, known_at
from .state import BoxRecord, Class, Length, Place, Position, Removal, Spot, Stage, State

BENCH_MIDFIELDERS = 500
"""The assumed number of Midfielders per unknown substitute, in thousandths."""
HOPE, HOPE_IN_FRONT, HOPE_OF_SHOT = 90, 480, 750
"""The expected goals of an attack by its stage, if no more is known; for the first stage less
those of the rival's next attack.
"""
POINT = 75
"""The gain in the chance of a duel from one more point on every stat."""
MOST_BETTER = 250
STRONG = 72
"""The assumed sum of the stats of an unknown card that is sent."""
RACE, MOST_RACE = 1450, 1700
"""The worth of one Midfielder more than the rival, and the most that any lead in Midfielders is
worth, in goals: the side that runs out of them loses one, and the match is over.
"""
WON = (500, 622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998)
"""The chance to win the match by the lead, in half steps of a logistic curve."""
STEEP, LATER = 4000, 500
"""The steepness of that curve per goal at the very end, in thousandths, and its
decrease for every Midfielder left.
"""
CAPTAIN = 400
"""The worth of a Legendary Captain on the pitch, in goals."""


def strength(box: BoxRecord, state: State, seat: int, spot: int) -> int:
    """Return the sum of a known card's stats, with its bonus."""
    player = known_at(state, seat, spot)
    return strength_of(box, player) + s.STATS * bonus_of(box, state, seat, spot)


def strength_of(box: BoxRecord, player: int) -> int:
    """Return the sum of a player's stats."""
    sum_of_stats = 0
    for stat in range(s.STATS):
        sum_of_stats += box.stats[player, stat]
    return sum_of_stats


def bonus_of(box: BoxRecord, state: State, seat: int, spot: int) -> int:
    """Return the bonus of team-mates on a known card, as far as they are known themselves."""
    row = s.ROW_OF_SPOT[spot]
    for other in range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1]):
        if state.field[seat, other] == HIDDEN:
            return captain_bonus(box, state, seat, spot)
    return synergy(box, state, seat, spot)


# The chance to win a duel.


def chance_between(
    box: BoxRecord, state: State, mine: int, my_bonus: int, theirs: int, their_bonus: int, seat: int
) -> int:
    """Return the chance of one player of a seat against one of the rival's, with
    the boosts of the duel under way.

    All rolls are enumerated; level ones are rolled again.
    """
    wins = losses = 0
    for face in range(s.STATS):
        own = box.stats[mine, face] + my_bonus + state.boost[seat, face]
        for other in range(s.STATS):
            lead = own - box.stats[theirs, other] - their_bonus - state.boost[1 - seat, other]
            lead = 2 * lead + state.advantage[seat] - state.advantage[1 - seat]
            if lead > 0:
                wins += 1
            elif lead < 0:
                losses += 1
    return 1000 * wins // (wins + losses) if wins + losses > 0 else 500


def chance_before(box: BoxRecord, state: State, seat: int) -> int:
    """Return the chance of a seat to win the duel under way if both dice are rolled now."""
    rival = 1 - seat
    return chance_between(
        box,
        state,
        known_at(state, seat, state.spot[seat]),
        state.bonus[seat],
        known_at(state, rival, state.spot[rival]),
        state.bonus[rival],
        seat,
    )


def worth_of_lead(state: State, lead: int, seat: int, again: int) -> int:
    """Return the chance of a duel in which a seat's total leads by so much;
    `again` is that of a new roll.
    """
    lead = 2 * lead + state.advantage[seat] - state.advantage[1 - seat]
    if lead == 0:
        return again
    return 1000 if lead > 0 else 0


# Stakes.


def midfielders(box: BoxRecord, state: State, seat: int) -> int:
    """Return how many Midfielders a side has on the pitch and on the bench, in thousandths."""
    on_pitch = cards_in_row(state, seat, Position.MIDFIELDER)
    if state.hand[seat, 0] == HIDDEN:
        # A side that still has Midfielders always fills the gaps in midfield.
        to_come = BENCH_MIDFIELDERS * state.bench[seat] if on_pitch > 1 else 0
        return 1000 * on_pitch + to_come
    for shirt in range(s.ELEVEN, s.SHIRTS):
        player = state.squad[seat, shirt]
        if state.where[seat, shirt] == Place.BENCH and box.position[player] == Position.MIDFIELDER:
            on_pitch += 1
    return 1000 * on_pitch


def standing(box: BoxRecord, state: State, lead: int, mine: int, theirs: int) -> int:
    """Return the chance to win the match with such a lead, in thousandths of
    goals, and so many Midfielders.
    """
    if mine <= 0 or theirs <= 0:
        if mine <= 0:
            lead -= 1000 * box.penalty
        if theirs <= 0:
            lead += 1000 * box.penalty
        if lead == 0:
            lead = mine - theirs
        if lead == 0:
            return 500
        return 1000 if lead > 0 else 0
    lead += race(mine, theirs)
    height = abs(lead) * steepness(box, state, mine, theirs) // 1000
    step = min(height // 500, len(WON) - 2)
    chance = WON[step] + (WON[step + 1] - WON[step]) * min(height - 500 * step, 500) // 500
    return chance if lead > 0 else 1000 - chance


def race(mine: int, theirs: int) -> int:
    """Return the worth of having more Midfielders, in thousandths of goals."""
    return min(max((mine - theirs) * RACE // 1000, -MOST_RACE), MOST_RACE)


def steepness(box: BoxRecord, state: State, mine: int, theirs: int) -> int:
    """Return how much a lead counts: the more, the fewer Midfielders and possessions are left."""
    left = min(mine, theirs)
    if box.length == Length.POSSESSIONS:
        left = min(left, 500 * (2 * box.possessions - state.turns))
    return 1000 * STEEP // (1000 + LATER * left // 1000)


def prospects(box: BoxRecord, state: State, seat: int, attacker_wins: bool) -> int:
    """Return a seat's chance to win the match once the attacker has won or lost the duel under way."""
    attacker = state.turn
    defender = 1 - attacker
    lead = 1000 * (state.goals[attacker] - state.goals[defender])
    left_attack = midfielders(box, state, attacker)
    left_defence = midfielders(box, state, defender)
    if attacker_wins:
        if covers(state, state.spot[defender]):
            left_defence = 0
        elif state.stage == Stage.GOALKEEPER:
            lead += 1000
        else:
            lead += hope_of_attack(box, state)
        if box.removal == Removal.EVERY_LOSER and is_midfielder(state.spot[defender]):
            left_defence -= 1000
    elif covers(state, state.spot[attacker]):
        left_attack = 0
    else:
        lead -= card_worth(box, state, attacker, state.spot[attacker])
        if is_midfielder(state.spot[attacker]):
            left_attack -= 1000
        if box.removal != Removal.EVERY_LOSER and not covers(state, state.spot[defender]):
            lead += card_worth(box, state, defender, state.spot[defender])
            if is_midfielder(state.spot[defender]):
                left_defence -= 1000
    chance = standing(box, state, lead - HOPE, left_attack, left_defence)
    return chance if seat == attacker else 1000 - chance


def hope_of_attack(box: BoxRecord, state: State) -> int:
    """Return the expected goals of the attack if the attacker wins the duel under
    way, which is not the last one.
    """
    if state.long_ball == 1:
        return HOPE_OF_SHOT - POINT * state.long_ball_cost
    if state.stage == Stage.MIDFIELDER:
        return HOPE_IN_FRONT
    return chance_at_goal(box, state, state.spot[state.turn])


def chance_at_goal(box: BoxRecord, state: State, spot: int) -> int:
    """Return the chance of the attacker's card on a spot to beat the goalkeeper."""
    seat = state.turn
    player = known_at(state, seat, spot)
    if player == 0:
        return HOPE_OF_SHOT
    bonus = bonus_of(box, state, seat, spot)
    keeper = known_at(state, 1 - seat, Spot.G)
    if keeper == 0:
        return HOPE_OF_SHOT + better_by(box, player, bonus)
    return chance_between(box, state, player, bonus, keeper, 0, seat)


def better_by(box: BoxRecord, player: int, bonus: int) -> int:
    """Return how much better a player's chance against an unknown card is
    than that of an average player.
    """
    more = POINT * (strength_of(box, player) - STRONG + s.STATS * bonus) // s.STATS
    return min(max(more, -MOST_BETTER), MOST_BETTER)


def is_midfielder(spot: int) -> bool:
    """Return whether a spot is in midfield."""
    return spot != s.NONE and s.ROW_OF_SPOT[spot] == Position.MIDFIELDER


def card_worth(box: BoxRecord, state: State, seat: int, spot: int) -> int:
    """Return the worth to a side of a card on the pitch, in thousandths of a goal,
    not counting it as a Midfielder.
    """
    player = known_at(state, seat, spot) if spot != s.NONE else 0
    if player == 0 or spot == Spot.G:
        return 0
    return CAPTAIN if box.klass[player] == Class.LEGENDARY_CAPTAIN else 0
