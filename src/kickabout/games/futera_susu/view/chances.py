"""The chance to win a duel as it stands, from what both sides can see."""

from kickabout.engine.game import HIDDEN
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.duel import total_with
from kickabout.games.futera_susu.odds import bonus_of
from kickabout.games.futera_susu.pitch import known_at
from kickabout.games.futera_susu.state import State


def totals(box: SusuBox, state: State, seat: int) -> list[int]:
    """Return the total of a card in the duel for each face of its die."""
    return [total_with(box.record, state, seat, stat) for stat in range(s.STATS)]


def chance(box: SusuBox, state: State, seat: int) -> float | None:
    """Return the chance that a seat wins the duel under way if no more cards are played.

    None while a card is missing or face down. Dice already rolled count; a tie is rolled again.
    """
    for side, spot in enumerate(state.spot):
        if spot == s.NONE or known_at(state, side, spot) == 0 or not state.face_up[side, spot]:
            return None
    made = [totals(box, state, side) for side in range(s.SEATS)]
    lying = [
        made[side] if die == 0 else [made[side][die - 1]] for side, die in enumerate(state.die)
    ]
    won, lost = _counted(state, seat, lying)
    ties = len(lying[0]) * len(lying[1]) - won - lost
    if ties == 0:
        return won / (won + lost)
    # After a tie both sides roll until the duel is decided.
    again_won, again_lost = _counted(state, seat, made)
    again = again_won / (again_won + again_lost) if again_won + again_lost else 0.5
    return (won + ties * again) / (won + lost + ties)


def chances_of_sending(box: SusuBox, state: State, seat: int, spot: int) -> tuple[float, float]:
    """Return the least and the greatest chance to win a duel for which a seat sends the card on a spot.

    They differ where cards that lie face down may give the rival's card more than its known bonus.
    """
    record, rival = box.record, 1 - seat
    met: State = state.copy()
    met.spot[seat], met.face_up[seat, spot] = spot, 1
    for side in range(s.SEATS):
        met.bonus[side] = bonus_of(record, met, side, met.spot[side])
    greatest = least = chance(box, met, seat) or 0.0
    most = max(record.captain, record.cult, record.local, record.group)
    hidden = any(state.field[rival, other] == HIDDEN for other in range(s.SPOTS))
    if hidden and met.bonus[rival] < most:
        met.bonus[rival] = most
        least = chance(box, met, seat) or 0.0
    return least, greatest


def _counted(state: State, seat: int, made: list[list[int]]) -> tuple[int, int]:
    """Return how many of the rolls are won and lost."""
    edge = state.advantage[seat] - state.advantage[1 - seat]
    won = lost = 0
    for mine in made[seat]:
        for theirs in made[1 - seat]:
            lead = mine - theirs or edge
            won += lead > 0
            lost += lead < 0
    return won, lost
