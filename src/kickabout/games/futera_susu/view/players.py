"""Each side of the table as plain data: its pitch, its bench, and the cards that it has used."""

from kickabout.engine.game import HIDDEN
from kickabout.engine.vocabulary import slugs

from .. import state as s
from ..box import SusuBox
from ..duel import synergy
from ..pitch import known_at
from ..preparations import is_built
from ..state import Phase, Place, Position, Row, Spot, State
from .cards import cards_data, known_data, shirts_at
from .duel import bonus_data, told_bonus, under_way
from .roster import bonuses_data, taken_squad
from .types import Bonus, FieldSpot, RowBonus, Side


def player_side(box: SusuBox, state: State, seat: int) -> Side:
    """Return a side of the table as the viewer sees it."""
    known = state.hand[seat, 0] != HIDDEN
    placed = state.placed[seat]
    line_up = [_spot(box, state, seat, spot, known) for spot in range(s.SPOTS)]
    return {
        "seat": seat,
        "goals": state.goals[seat],
        "squad": taken_squad(box, state, seat, known),
        "signed": state.signed[seat],
        "packed": state.packed[seat],
        "deck": state.deck_size[seat],
        "hand": state.hand_size[seat],
        "cards": cards_data(box, state.hand, seat) if known else None,
        "bench": state.bench[seat],
        "placed": placed if placed >= 0 else None,
        "disqualified": state.disqualified[seat] == 1,
        "ready": _is_ready(box, state, seat),
        "attacks": state.turns > 0 and state.turn == seat and state.phase != Phase.FULL_TIME,
        "midfielders": sum(
            not spot["empty"] for spot in line_up if spot["row"] == slugs(Row)[Position.MIDFIELDER]
        ),
        "captain_left": state.captain_left[seat] == 1,
        "field": line_up,
        "subs": shirts_at(box, state, seat, Place.BENCH) if known else None,
        "to_place": shirts_at(box, state, seat, Place.IN_HAND)
        if known and state.phase == Phase.LOCK_IN
        else None,
        "gone": [entry["player"] for entry in shirts_at(box, state, seat, Place.GONE)],
        "used": cards_data(box, state.used, seat),
        "groups": _groups(box, state, seat) if known else None,
        "attempts": state.attempts[seat],
        "scored": state.scored[seat],
    }


def _is_ready(box: SusuBox, state: State, seat: int) -> bool:
    """Return whether a side has nothing left to prepare."""
    if state.phase == Phase.BUILD:
        return is_built(box.record, state, seat)
    return state.phase not in (Phase.DEAL, Phase.LOCK_IN) or state.placed[seat] == s.ELEVEN


def _spot(box: SusuBox, state: State, seat: int, spot: int, known: bool) -> FieldSpot:
    shirt, player = state.field[seat, spot], known_at(state, seat, spot)
    # Until a line-up is complete, only its owner knows which spots are taken.
    empty = shirt == 0 or (shirt < 0 and state.turns == 0 and state.placed[seat] != s.ELEVEN)
    in_duel = under_way(state) and state.spot[seat] == spot
    return {
        "spot": slugs(Spot)[spot],
        "row": slugs(Row)[s.ROW_OF_SPOT[spot]],
        "shirt": shirt if shirt > 0 else None,
        "player": known_data(box, player),
        "face_up": state.face_up[seat, spot] == 1,
        "empty": empty,
        "wrong_row": known
        and 0 < shirt <= s.ELEVEN
        and s.POSITION_OF_SHIRT[shirt - 1] != s.ROW_OF_SPOT[spot],
        "from_bench": state.from_bench[seat, spot] == 1,
        "in_duel": in_duel,
        "covering": in_duel and state.covering[seat] == 1,
        "bonus": _bonus(box, state, seat, spot, known, in_duel) if player else None,
    }


def _bonus(
    box: SusuBox, state: State, seat: int, spot: int, known: bool, in_duel: bool
) -> Bonus | None:
    """Return the bonus of team-mates on a card: on the viewer's own
    cards, and on those in the duel.
    """
    if known and (state.turns > 0 or state.placed[seat] == s.ELEVEN):
        bonus = synergy(box.record, state, seat, spot)
    else:
        bonus = told_bonus(state, seat) if in_duel else 0
    return bonus_data(box, state, seat, known_at(state, seat, spot), bonus)


def _groups(box: SusuBox, state: State, seat: int) -> list[RowBonus]:
    """Return the bonuses of the captain and the rows; before the match,
    those that the eleven will have.
    """
    if state.turns == 0:
        eleven = [state.squad[seat, shirt] for shirt in range(s.ELEVEN)]
        return bonuses_data(box, eleven, s.POSITION_OF_SHIRT)
    players = [known_at(state, seat, spot) for spot in range(s.SPOTS)]
    return bonuses_data(box, players, s.ROW_OF_SPOT)
