"""What a seat sees of Futera SuSu, as data for a page or another program, with messages for words."""

from typing import Any

from kickabout.engine.vocabulary import slug, slugs
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.clock import clock
from kickabout.games.futera_susu.notation import NOTATION
from kickabout.games.futera_susu.pitch import known_at, known_in
from kickabout.games.futera_susu.state import (
    End,
    Length,
    Phase,
    Position,
    Row,
    Spot,
    Stage,
    State,
    WonBy,
)
from kickabout.games.futera_susu.substitutes import gap_for
from kickabout.games.futera_susu.view.building import build_data
from kickabout.games.futera_susu.view.cards import player_data
from kickabout.games.futera_susu.view.duel import duel_data, last_duel_data
from kickabout.games.futera_susu.view.hand import hand_data
from kickabout.games.futera_susu.view.players import player_side
from kickabout.games.futera_susu.view.prompts import choice_label, prompt
from kickabout.text.messages import Message

PLAYED_OUT: dict[int, str] = {
    Length.POSSESSIONS: "full-time",
    Length.GOALS: "goals",
    Length.CLOCK: "time",
}
"""What ends a match that is played out."""


def view(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    names = [NOTATION.name_of(box, action) for action in legal_now]
    labels = [choice_label(box, action) for action in legal_now]
    last = last_duel_data(box, state)
    by_possessions = box.record.length == Length.POSSESSIONS
    return {
        "phase": slug(Phase(state.phase)),
        "minute": state.turns,
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
            for name, label in zip(names, labels, strict=True)
            if label is not None
        ],
        "spots": [
            entry
            for action, name in zip(legal_now, names, strict=True)
            for entry in _spots(box, state, seat, action, name)
        ],
        "build": build_data(box, state, seat, legal_now),
        "bring": _bring(box, state, seat, legal_now),
        "played": None,
        "prompt": prompt(box, state, seat, legal_now),
    }


def _clock(box: SusuBox, state: State) -> dict[str, Any] | None:
    """The clock that runs at a table now."""
    running = clock(box, state)
    return None if running is None else {"what": running.name, "seconds": running.seconds}


def _ended(box: SusuBox, state: State) -> dict[str, Any] | None:
    if state.phase != Phase.FULL_TIME:
        return None
    at_fault = [state.at_fault] if state.at_fault < s.SEATS else [*range(s.SEATS)]
    return {
        "why": PLAYED_OUT[box.record.length]
        if state.ended == End.PLAYED_OUT
        else slug(End(state.ended)),
        "seat": state.at_fault if state.at_fault in range(s.SEATS) else None,
        "seats": at_fault if state.at_fault != s.NONE else [],
        "won_by": slug(WonBy(state.won_by)) if state.won_by else None,
    }


def _spots(
    box: SusuBox, state: State, seat: int, action: int, written: str
) -> list[dict[str, Any]]:
    """What may be done on the pitch: cards to send, to place and to lift."""
    if s.SENDS <= action < s.SENDS + s.SPOTS:
        spot = action - s.SENDS
        label = Message("send-player", name=box.player(known_at(state, seat, spot)).named)
        return [{"action": written, "label": label, "seat": seat, "spot": slugs(Spot)[spot]}]
    if s.PLACES <= action < s.LIFTS:
        shirt, row = divmod(action - s.PLACES, s.POSITIONS)
        name = box.player(known_in(state, seat, shirt + 1)).named
        label = Message("put-player", name=name, row=slugs(Row)[row])
        where = {"row": slugs(Row)[row], "shirt": shirt + 1}
        return [{"action": written, "label": label, "seat": seat, **where}]
    if s.LIFTS <= action < s.SENDS:
        shirt = action - s.LIFTS
        label = Message("take-up", name=box.player(known_in(state, seat, shirt + 1)).named)
        where = {"spot": slugs(Spot)[state.where[seat, shirt]], "shirt": shirt + 1}
        return [{"action": written, "label": label, "seat": seat, **where}]
    return []


def _bring(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> dict[str, Any] | None:
    """The gap that a seat is asked to fill first, and the substitutes who may fill it or an older one."""
    if state.phase != Phase.BRING or not legal_now:
        return None
    spot = state.hole[seat]
    subs = []
    for action in legal_now:
        if action < s.LEAVE:
            shirt = s.ELEVEN + 1 + action - s.BRINGS
            player = box.player(known_in(state, seat, shirt))
            fills = slugs(Spot)[gap_for(box.record, state, seat, action - s.BRINGS)]
            subs.append(
                {
                    "action": NOTATION.name_of(box, action),
                    "label": Message("bring-on", name=player.named),
                    "shirt": shirt,
                    "player": player_data(box, player.number),
                    "spot": fills,
                }
            )
    return {
        "spot": slugs(Spot)[spot],
        "position": slugs(Position)[s.ROW_OF_SPOT[spot]],
        "subs": subs,
    }
