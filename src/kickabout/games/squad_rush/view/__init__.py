"""What a seat sees of Squad Rush, as plain data for a page or another program."""

from typing import Any

from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.legality import legal
from kickabout.games.squad_rush.notation import NOTATION
from kickabout.games.squad_rush.rules import is_simultaneous
from kickabout.games.squad_rush.sevens import best_seven, men_on_pitch
from kickabout.games.squad_rush.state import Mode, Phase, State
from kickabout.games.squad_rush.view.cards import card_data, nation_data, player_data
from kickabout.games.squad_rush.view.hand import hand_data
from kickabout.games.squad_rush.view.league import results_data, table_data
from kickabout.games.squad_rush.view.match import match_data
from kickabout.games.squad_rush.view.pitches import player_side
from kickabout.games.squad_rush.view.plays import (
    choice_label,
    pile_plays,
    pitch_plays,
    take_plays,
)
from kickabout.games.squad_rush.view.prompts import prompt

PAUSES_MS: dict[int, int] = {
    Phase.NATION: 500,
    Phase.START: 500,
    Phase.DEAL: 80,
    Phase.DRAW: 700,
    Phase.DRAWN: 250,
    Phase.ACT: 1000,
    Phase.EXTRA: 900,
    Phase.TAKE_OFF: 900,
    Phase.BRING_ON: 700,
    Phase.LOOK: 1100,
    Phase.RESTART_DRAW: 300,
    Phase.ANSWER: 350,
    Phase.TRIM: 500,
    Phase.SEVEN: 400,
    Phase.SHOW_SEVEN: 300,
    Phase.FLIP: 1500,
    Phase.SWAP: 900,
    Phase.SHOW_SWAP: 900,
    Phase.LATE_PLAYER: 900,
    Phase.DRAMA: 900,
    Phase.SHOW_DRAMA: 900,
    Phase.WHISTLE: 7000,
}
FORFEIT_PAUSE_MS = 3500
LAST_DISCARDS = 8


def view(box: RushBox, state: State, seat: int) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    legal_now = legal_actions(box, state, seat)
    names = [NOTATION.name_of(box, action) for action in legal_now]
    labels = [choice_label(box, state, action) for action in legal_now]
    plays = pitch_plays(box, legal_now)
    piles = pile_plays(box, state, legal_now)
    match = match_data(box, state)
    group = box.record.mode == Mode.GROUP_STAGE
    return {
        "phase": slug(Phase(state.phase)),
        "minute": state.turns,
        "mode": slug(Mode(box.record.mode)),
        "matchday": min(state.matchday + 1, s.MATCHDAYS) if group else None,
        "matchdays": s.MATCHDAYS if group else None,
        "round": max(state.turns_taken[other] for other in range(state.seats)),
        "sudden_death": state.sudden_death == 1,
        "locked": state.locked == 1,
        "caller": state.caller if state.caller != s.NONE else None,
        "way": state.way,
        "acts": state.acts,
        "draws": state.draws,
        "nations": [
            nation_data(nation)
            for number, nation in enumerate(box.nations)
            if state.in_play[number] == 1
        ],
        "players": [player_side(box, state, other, plays) for other in range(state.seats)],
        "hand": hand_data(box, state, seat, legal_now) if seat >= 0 else [],
        "deck": state.deck_size,
        "deck_plays": [piles[s.DRAW_DECK]] if s.DRAW_DECK in piles else [],
        "pile": _pile(box, state, [piles[s.DRAW_PILE]] if s.DRAW_PILE in piles else []),
        "choices": [
            {"action": name, "label": label}
            for name, label in zip(names, labels, strict=True)
            if label is not None
        ],
        "best_seven": _best_seven(box, state, seat, legal_now),
        "played": _played(box, state),
        "window": _window(state),
        "look": _look(box, state, legal_now),
        "match": match,
        "table": table_data(box, state) if group else None,
        "results": results_data(box, state),
        "prompt": prompt(box, state, seat, legal_now),
        "pause": _pause(state, match),
        "legal": names,
    }


def legal_actions(box: RushBox, state: State, seat: int) -> list[int]:
    """What a seat may send now: its legal actions, what it may choose at the same time as another, or
    its answers in a window that will reach it.

    A table keeps the answers of a seat until its turn to be asked comes.
    """
    if seat < 0:
        return []
    if state.actor != seat:
        if not is_simultaneous(box.record, state, seat) and seat not in to_be_asked(state):
            return []
        state = state.copy()
        state.actor = seat
    out = [0] * s.ACTIONS
    return out[: legal(box.record, state, out)]


def to_be_asked(state: State) -> list[int]:
    """The seats that are still asked for an answer, in order; empty while no window is open."""
    if state.phase != Phase.ANSWER:
        return []
    last = state.answer_seats[state.answers - 1] if state.answers else state.turn
    asked = []
    seat = state.actor
    while seat != last:
        if state.hand_size[seat] > 0:
            asked.append(seat)
        seat = (seat + 1) % state.seats
    return asked


def _window(state: State) -> dict[str, Any] | None:
    if state.phase != Phase.ANSWER:
        return None
    assert state.answers < s.MOST_ANSWERS
    ask = "instant" if state.answers else "call" if state.calling else "card"
    return {"seats": to_be_asked(state), "ask": ask}


def _played(box: RushBox, state: State) -> dict[str, Any] | None:
    """The card, the player or the call that waits for answers."""
    if state.phase != Phase.ANSWER:
        return None
    on = None
    if state.target_seat != s.NONE:
        player = player_data(box, state.target) if state.target != s.NONE else None
        on = {"seat": state.target_seat, "player": player}
    return {
        "card": card_data(box, state.card) if state.calling == 0 else None,
        "by": state.turn,
        "on": on,
        "answers": [
            {
                "card": card_data(box, s.PLAYERS + state.answer_cards[number]),
                "by": state.answer_seats[number],
            }
            for number in range(state.answers)
        ],
        "call": state.calling == 1,
        "hits": player_data(box, state.fresh) if state.calling and state.fresh != s.NONE else None,
        "stands": state.answers % 2 == 0,
    }


def _pile(box: RushBox, state: State, plays: list[dict[str, Any]]) -> dict[str, Any]:
    """The discard pile; of its last cards the top one comes last."""
    first = max(0, state.pile_size - LAST_DISCARDS)
    last = [card_data(box, state.pile[place]) for place in range(first, state.pile_size)]
    return {
        "count": state.pile_size,
        "top": last[-1] if last else None,
        "plays": plays,
        "cards": last,
    }


def _best_seven(box: RushBox, state: State, seat: int, legal_now: list[int]) -> list[str] | None:
    """What a seat sends, all together, to field its best seven."""
    if state.phase != Phase.SEVEN or not legal_now:
        return None
    slots = best_seven(box, state, seat).slots
    return [
        NOTATION.name_of(box, s.BENCHES + player)
        for player in men_on_pitch(box, state, seat)
        if player not in slots and state.benched[player] == 0
    ]


def _look(box: RushBox, state: State, legal_now: list[int]) -> list[dict[str, Any]] | None:
    if state.phase != Phase.LOOK or not legal_now:
        return None
    plays = take_plays(box, legal_now)
    return [player_data(box, player) | {"plays": [play]} for player, play in plays.items()]


def _pause(state: State, match: dict[str, Any] | None) -> int:
    """How long a table lets the last thing sink in, by what everybody sees."""
    if match is not None and any(match["forfeit"]):
        return FORFEIT_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)
