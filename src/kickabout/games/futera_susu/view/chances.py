"""The chance to win a duel as it stands, from what both sides can see."""

from kickabout.engine.game import HIDDEN

from .. import state as s
from ..bonds import captain_of
from ..box import SusuBox
from ..duel import covers, synergy, total_with
from ..odds import bonus_of
from ..pitch import known_at
from ..state import State


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

    They differ where cards that lie face down may give the rival's card more than its known bonus. Dice that lie count.
    """
    record, rival = box.record, 1 - seat
    met: State = state.copy()
    met.spot[seat], met.face_up[seat, spot] = spot, 1
    met.covering[seat] = covers(state, spot)
    met.bonus[seat] = synergy(record, met, seat, spot)
    chances = []
    for bonus in _bonuses_of_rival(box, state, rival):
        met.bonus[rival] = bonus
        chances.append(chance(box, met, seat) or 0.0)
    return min(chances), max(chances)


def _bonuses_of_rival(box: SusuBox, state: State, rival: int) -> tuple[int, int]:
    """Return the least and the highest bonus that the rival's card in the duel may have, by what is seen of its side."""
    record, spot = box.record, state.spot[rival]
    # A card is sent after action cards only in place of one sent off, when the bonuses have been told.
    if max(state.played) != s.NONE:
        return state.bonus[rival], state.bonus[rival]
    least = most = bonus_of(record, state, rival, spot)
    hidden = [other for other in range(s.SPOTS) if state.field[rival, other] == HIDDEN]
    if hidden and not _is_captained_otherwise(box, state, rival, spot):
        most = max(most, record.captain)
    row = s.ROW_OF_SPOT[spot]
    spots = range(s.FIRST_SPOT[row], s.FIRST_SPOT[row + 1])
    is_full = all(state.field[rival, other] for other in spots)
    teams = {record.team[one] for other in spots if (one := known_at(state, rival, other))}
    if is_full and len(teams) == 1 and set(hidden) & set(spots) and not covers(state, spot):
        most = max(most, record.cult, record.local, record.group)
    return least, most


def _is_captained_otherwise(box: SusuBox, state: State, seat: int, spot: int) -> bool:
    """Return whether the one Legendary Captain of a side stands face up and leads another team than a card's."""
    captain, player = captain_of(box.record, state, seat), known_at(state, seat, spot)
    return captain > 0 and box.record.team[captain] != box.record.team[player]


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
