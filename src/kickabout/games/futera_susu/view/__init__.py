"""What a seat sees of Futera SuSu, as plain data for a page or another program."""

from typing import Any

from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.clock import clock
from kickabout.games.futera_susu.rules import is_simultaneous, legal
from kickabout.games.futera_susu.state import (
    ACTIONS,
    AFTER,
    BEFORE,
    BRING,
    BRINGS,
    BUILD,
    BY_CLOCK,
    BY_GOALS,
    BY_POSSESSIONS,
    COVER_LOST,
    DEAL,
    DISQUALIFIED,
    DRAW,
    ELEVEN,
    FULL_TIME,
    INJURE,
    LEAVE,
    LIFTS,
    LOCK_IN,
    NO_MIDFIELDERS,
    NONE,
    PLACES,
    POSITIONS,
    RE_ROLL_ONE,
    ROLL,
    ROW_OF_SPOT,
    SEATS,
    SEND,
    SENDS,
    SHOW,
    SPOTS,
    TELL,
    TOSS,
    WON_BY_CARDS,
    WON_BY_FORFEIT,
    WON_BY_GOALS,
    WON_BY_MIDFIELDERS,
    WON_BY_SUDDEN_DEATH,
    State,
)
from kickabout.games.futera_susu.view.building import build_data
from kickabout.games.futera_susu.view.cards import player_data
from kickabout.games.futera_susu.view.duel import duel_data, last_duel_data
from kickabout.games.futera_susu.view.hand import hand_data
from kickabout.games.futera_susu.view.players import player_side
from kickabout.games.futera_susu.view.prompts import choice_label, prompt
from kickabout.games.futera_susu.words.bonds import known_at, known_in
from kickabout.games.futera_susu.words.notation import name_of
from kickabout.games.futera_susu.words.saying import (
    POSITION_SLUGS,
    ROW_PLACES,
    ROW_SLUGS,
    SPOT_SLUGS,
    STAGE_SLUGS,
)

PHASES = {
    BUILD: "build",
    DEAL: "deal",
    LOCK_IN: "lock-in",
    TOSS: "toss",
    SEND: "send",
    BEFORE: "before",
    SHOW: "show",
    TELL: "tell",
    ROLL: "roll",
    AFTER: "after",
    RE_ROLL_ONE: "re-roll",
    INJURE: "injury",
    DRAW: "draw",
    BRING: "bring",
    FULL_TIME: "full-time",
}
PAUSES_MS = {
    DEAL: 80,
    LOCK_IN: 120,
    TOSS: 900,
    SEND: 900,
    BEFORE: 900,
    SHOW: 300,
    TELL: 300,
    ROLL: 700,
    AFTER: 900,
    RE_ROLL_ONE: 700,
    INJURE: 900,
    DRAW: 350,
    BRING: 900,
}
DICE_PAUSE_MS = 2400
"""Once, while dice roll and are added up."""
GOAL_PAUSE_MS = 4600
"""Once, after a goal."""
REASONS = {
    NO_MIDFIELDERS: "midfielders",
    COVER_LOST: "cover",
    DISQUALIFIED: "disqualified",
}
LENGTHS = {BY_POSSESSIONS: "full-time", BY_GOALS: "goals", BY_CLOCK: "time"}
DECIDED_BY = {
    WON_BY_GOALS: "goals",
    WON_BY_MIDFIELDERS: "midfielders",
    WON_BY_CARDS: "cards",
    WON_BY_SUDDEN_DEATH: "sudden-death",
    WON_BY_FORFEIT: "forfeit",
}


def view(box: SusuBox, state: State, seat: int) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    legal_now = legal_actions(box, state, seat)
    names = [name_of(box, action) for action in legal_now]
    labels = [choice_label(box, action) for action in legal_now]
    last = last_duel_data(box, state)
    by_possessions = box.record.length == BY_POSSESSIONS
    return {
        "phase": PHASES[state.phase],
        "minute": state.turns,
        "possession": state.turns,
        "of": 2 * box.record.possessions if by_possessions else None,
        "stage": state.stage,
        "stages": list(STAGE_SLUGS),
        "sudden_death": state.sudden_death == 1,
        "clock": _clock(box, state),
        "players": [player_side(box, state, other) for other in range(SEATS)],
        "duel": duel_data(box, state) or last,
        "last_duel": last,
        "goal": {"by": state.scorer} if state.scorer != NONE else None,
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
        "window": None,
        "prompt": prompt(box, state, seat, legal_now),
        "pause": _pause(box, state),
        "legal": names,
    }


def legal_actions(box: SusuBox, state: State, seat: int) -> list[int]:
    """What a seat may send now; both sides prepare at the same time, whoever is the actor."""
    if seat < 0:
        return []
    if state.actor != seat:
        if not is_simultaneous(box.record, state, seat):
            return []
        state = state.copy()
        state.actor = seat
    out = [0] * ACTIONS
    return out[: legal(box.record, state, out)]


def _clock(box: SusuBox, state: State) -> dict[str, Any] | None:
    """The clock that runs at a table now."""
    running = clock(box, state)
    return None if running is None else {"what": running.name, "seconds": running.seconds}


def _ended(box: SusuBox, state: State) -> dict[str, Any] | None:
    if state.phase != FULL_TIME:
        return None
    at_fault = [state.at_fault] if state.at_fault < SEATS else [*range(SEATS)]
    return {
        "why": REASONS.get(state.ended, LENGTHS[box.record.length]),
        "seat": state.at_fault if state.at_fault in range(SEATS) else None,
        "seats": at_fault if state.at_fault != NONE else [],
        "won_by": DECIDED_BY.get(state.won_by),
    }


def _spots(box: SusuBox, state: State, seat: int, action: int, name: str) -> list[dict[str, Any]]:
    """What may be done on the pitch: cards to send, to place and to lift."""
    if SENDS <= action < SENDS + SPOTS:
        spot = action - SENDS
        label = f"Send {box.player(known_at(state, seat, spot)).name}"
        return [{"action": name, "label": label, "seat": seat, "spot": SPOT_SLUGS[spot]}]
    if PLACES <= action < LIFTS:
        shirt, row = divmod(action - PLACES, POSITIONS)
        label = f"Put {box.player(known_in(state, seat, shirt + 1)).name} {ROW_PLACES[row]}"
        where = {"row": ROW_SLUGS[row], "shirt": shirt + 1}
        return [{"action": name, "label": label, "seat": seat, **where}]
    if LIFTS <= action < SENDS:
        shirt = action - LIFTS
        label = f"Take {box.player(known_in(state, seat, shirt + 1)).name} up again"
        where = {"spot": SPOT_SLUGS[state.where[seat, shirt]], "shirt": shirt + 1}
        return [{"action": name, "label": label, "seat": seat, **where}]
    return []


def _bring(box: SusuBox, state: State, seat: int, legal_now: list[int]) -> dict[str, Any] | None:
    """The substitutes that may fill the gap of a seat."""
    if state.phase != BRING or not legal_now:
        return None
    spot = state.hole[seat]
    subs = []
    for action in legal_now:
        if action < LEAVE:
            shirt = ELEVEN + 1 + action - BRINGS
            player = player_data(box, known_in(state, seat, shirt))
            label = f"Bring on {player['name']}"
            name = name_of(box, action)
            subs.append({"action": name, "label": label, "shirt": shirt, "player": player})
    return {
        "spot": SPOT_SLUGS[spot],
        "position": POSITION_SLUGS[ROW_OF_SPOT[spot]],
        "subs": subs,
    }


def _pause(box: SusuBox, state: State) -> int:
    """How long a table lets the last thing sink in, by what everybody sees."""
    scored = state.scorer != NONE and state.over == 1
    if scored and state.phase == DRAW and not state.rolled:
        # Once: as long as nobody has drawn a card for the goal.
        first = state.drawer == 0 or state.deck_size[0] == 0
        if first and state.draws[state.drawer] == box.record.goal_draw:
            return GOAL_PAUSE_MS
    if state.rolled:
        return GOAL_PAUSE_MS if scored else DICE_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)
