"""The view of Futera SuSu: what a seat sees, as data for a page or another
program, with messages for texts.
"""

from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Message

from .. import state as s
from ..actions import (
    ACTIONS,
    BRING,
    LIFT,
    PLACE,
    ROW,
    SEND,
    SPOT,
    STARTER,
    SUBSTITUTE,
    VERB,
    number_of,
)
from ..box import SusuBox
from ..clock import clock
from ..duel import synergy
from ..explanations import explain
from ..pitch import known_at, known_in
from ..refusals import Refusal
from ..rules import refuse
from ..state import End, Length, Phase, Position, Row, Spot, Stage, State, WonBy
from ..substitutes import gap_for
from .cards import player_data
from .chances import chances_of_sending
from .duel import bonus_data, duel_data, last_duel_data
from .hand import hand_data
from .players import player_side
from .prompts import choice_label, prompt
from .roster import build_data
from .types import Barred, Clock, Ended, Lift, Place, Send, Substitute, Substitution, View

PLAYED_OUT: dict[int, str] = {
    Length.POSSESSIONS: "full-time",
    Length.GOALS: "goals",
    Length.CLOCK: "time",
}
"""The end of a match that is played out, by its agreed length."""


def view(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> View:
    """Return all that a page shows and another program needs of a record as `seat` sees it."""
    names = [ACTIONS.name_of(box, action) for action in legal_now]
    last = last_duel_data(box, state)
    by_possessions = box.record.length == Length.POSSESSIONS
    return {
        "phase": slug(Phase(state.phase)),
        "possession": state.turns,
        "of": 2 * box.record.possessions if by_possessions else None,
        "stage": state.stage,
        "stages": list(slugs(Stage)),
        "sudden_death": state.sudden_death == 1,
        "clock": _clock(box, state),
        "players": [player_side(box, state, other) for other in range(s.SEATS)],
        "duel": duel_data(box, state) or last,
        "last_duel": last,
        "goal": {"by": state.scorer} if state.scorer != s.NONE else None,
        "ended": _ended(box, state),
        "hand": hand_data(box, state, seat, legal_now) if seat >= 0 else [],
        "choices": [
            {"action": name, "label": label}
            for action, name in zip(legal_now, names, strict=True)
            if (label := choice_label(box, state, action)) is not None
        ],
        "spots": [
            move
            for action, name in zip(legal_now, names, strict=True)
            if (move := _move(box, state, seat, action, name)) is not None
        ],
        "build": build_data(box, state, seat, legal_now),
        "bring": _bring(box, state, seat, legal_now),
        "played": None,
        "prompt": prompt(box, state, seat, legal_now),
    }


def _clock(box: SusuBox, state: State) -> Clock | None:
    """Return the clock that is running at a table, None if there is none."""
    running = clock(box, state)
    if running is None:
        return None
    return {"what": running.name, "seconds": running.seconds}


def _ended(box: SusuBox, state: State) -> Ended | None:
    if state.phase != Phase.FULL_TIME:
        return None
    played_out = state.ended == End.PLAYED_OUT
    return {
        "why": PLAYED_OUT[box.record.length] if played_out else slug(End(state.ended)),
        "seat": state.at_fault if state.at_fault in range(s.SEATS) else None,
        "seats": [seat for seat in range(s.SEATS) if state.at_fault in (seat, s.SEATS)],
        "won_by": slug(WonBy(state.won_by)) if state.won_by else None,
    }


def _move(
    box: SusuBox, state: State, seat: int, action: int, written: str
) -> Send | Place | Lift | None:
    """Return an action on the pitch, which sends, places or lifts a card; None for any other."""
    if VERB[action] == SEND:
        spot = SPOT[action]
        label = Message("send-player", name=box.player(known_at(state, seat, spot)).named)
        chances: tuple[float | None, float | None] = (None, None)
        if state.spot[1 - seat] != s.NONE:
            chances = chances_of_sending(box, state, seat, spot)
        return {
            "action": written,
            "label": label,
            "seat": seat,
            "spot": slugs(Spot)[spot],
            "least": chances[0],
            "chance": chances[1],
        }
    if VERB[action] == PLACE:
        shirt, row = STARTER[action] + 1, slugs(Row)[ROW[action]]
        label = Message("put-player", name=box.player(known_in(state, seat, shirt)).named, row=row)
        return {"action": written, "label": label, "seat": seat, "row": row, "shirt": shirt}
    if VERB[action] == LIFT:
        shirt = STARTER[action] + 1
        label = Message("take-up", name=box.player(known_in(state, seat, shirt)).named)
        spot_left = slugs(Spot)[state.where[seat, shirt - 1]]
        return {"action": written, "label": label, "seat": seat, "spot": spot_left, "shirt": shirt}
    return None


def _bring(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> Substitution | None:
    """Return the gap that a seat is asked to fill first, and the substitutes
    who may fill it or an older one.
    """
    if state.phase != Phase.BRING or not legal_now:
        return None
    spot = state.hole[seat]
    barred = [
        one
        for substitute in range(s.SHIRTS - s.ELEVEN)
        if (one := _barred(box, state, seat, substitute)) is not None
    ]
    return {
        "spot": slugs(Spot)[spot],
        "position": slugs(Position)[s.ROW_OF_SPOT[spot]],
        "subs": [
            _substitute(box, state, seat, action) for action in legal_now if VERB[action] == BRING
        ],
        "barred": barred,
    }


def _barred(box: SusuBox, state: State, seat: int, substitute: int) -> Barred | None:
    """Return a captain on the bench whom the rules keep there, None for any other substitute."""
    action = number_of(BRING, substitute)
    refusal = Refusal.of(refuse(box.record, state, action))
    if refusal not in (Refusal.CAPTAIN_NOT_LEFT, Refusal.CAPTAIN_ON_PITCH):
        return None
    shirt = s.ELEVEN + substitute + 1
    player = player_data(box, known_in(state, seat, shirt))
    return {"shirt": shirt, "player": player, "why": explain(refusal, box, state, action)}


def _substitute(box: SusuBox, state: State, seat: int, action: int) -> Substitute:
    shirt = s.ELEVEN + SUBSTITUTE[action] + 1
    player = box.player(known_in(state, seat, shirt))
    spot = gap_for(box.record, state, seat, SUBSTITUTE[action])
    filled = state.copy()
    filled.field[seat, spot] = shirt
    bonus = synergy(box.record, filled, seat, spot)
    return {
        "action": ACTIONS.name_of(box, action),
        "label": Message("bring-on", name=player.named),
        "shirt": shirt,
        "player": player_data(box, player.number),
        "spot": slugs(Spot)[spot],
        "bonus": bonus_data(box, filled, seat, player.number, bonus),
    }
