"""What a seat sees of Squad Rush, as plain data for a page or another program."""

from typing import Any

from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.rules import is_simultaneous, legal
from kickabout.games.squad_rush.state import (
    ACT,
    ACTIONS,
    ANSWER,
    BENCHES,
    BRING_ON,
    DEAL,
    DRAMA,
    DRAW,
    DRAW_DECK,
    DRAW_PILE,
    DRAWN,
    EXTRA,
    FLIP,
    FULL_TIME,
    GROUP_STAGE,
    LATE_PLAYER,
    LOOK,
    LOOK_THROUGH,
    MATCHDAYS,
    MOST_ANSWERS,
    NATION,
    NONE,
    PLAYERS,
    RESTART_DRAW,
    SEVEN,
    SHOW_DRAMA,
    SHOW_SEVEN,
    SHOW_SWAP,
    START,
    SWAP,
    TAKE_OFF,
    TRIM,
    WHISTLE,
    State,
)
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
from kickabout.games.squad_rush.words.notation import name_of
from kickabout.games.squad_rush.words.sevens import best_seven, on_pitch

PHASES = {
    NATION: "nation",
    START: "start",
    DEAL: "deal",
    DRAW: "draw",
    DRAWN: "drawn",
    ACT: "act",
    EXTRA: "extra",
    TAKE_OFF: "take-off",
    BRING_ON: "bring-on",
    LOOK_THROUGH: "look-through",
    LOOK: "look",
    RESTART_DRAW: "restart-draw",
    ANSWER: "answer",
    TRIM: "trim",
    SEVEN: "seven",
    SHOW_SEVEN: "show-seven",
    FLIP: "flip",
    SWAP: "swap",
    SHOW_SWAP: "show-swap",
    LATE_PLAYER: "late-player",
    DRAMA: "drama",
    SHOW_DRAMA: "show-drama",
    WHISTLE: "whistle",
    FULL_TIME: "full-time",
}
PAUSES_MS = {
    NATION: 500,
    START: 500,
    DEAL: 80,
    DRAW: 700,
    DRAWN: 250,
    ACT: 1000,
    EXTRA: 900,
    TAKE_OFF: 900,
    BRING_ON: 700,
    LOOK: 1100,
    RESTART_DRAW: 300,
    ANSWER: 350,
    TRIM: 500,
    SEVEN: 400,
    SHOW_SEVEN: 300,
    FLIP: 1500,
    SWAP: 900,
    SHOW_SWAP: 900,
    LATE_PLAYER: 900,
    DRAMA: 900,
    SHOW_DRAMA: 900,
    WHISTLE: 7000,
}
FORFEIT_PAUSE_MS = 3500
LAST_DISCARDS = 8


def view(box: RushBox, state: State, seat: int) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    legal_now = legal_actions(box, state, seat)
    names = [name_of(box, action) for action in legal_now]
    labels = [choice_label(box, state, action) for action in legal_now]
    plays = pitch_plays(box, legal_now)
    piles = pile_plays(box, state, legal_now)
    match = match_data(box, state)
    group = box.record.mode == GROUP_STAGE
    return {
        "phase": PHASES[state.phase],
        "minute": state.turns,
        "mode": "group-stage" if group else "squad-rush",
        "matchday": min(state.matchday + 1, MATCHDAYS) if group else None,
        "matchdays": MATCHDAYS if group else None,
        "round": max(state.turns_taken[other] for other in range(state.seats)),
        "sudden_death": state.sudden_death == 1,
        "locked": state.locked == 1,
        "caller": state.caller if state.caller != NONE else None,
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
        "deck_plays": [piles[DRAW_DECK]] if DRAW_DECK in piles else [],
        "pile": _pile(box, state, [piles[DRAW_PILE]] if DRAW_PILE in piles else []),
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
    out = [0] * ACTIONS
    return out[: legal(box.record, state, out)]


def to_be_asked(state: State) -> list[int]:
    """The seats that are still asked for an answer, in order; empty while no window is open."""
    if state.phase != ANSWER:
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
    if state.phase != ANSWER:
        return None
    assert state.answers < MOST_ANSWERS
    ask = "instant" if state.answers else "call" if state.calling else "card"
    return {"seats": to_be_asked(state), "ask": ask}


def _played(box: RushBox, state: State) -> dict[str, Any] | None:
    """The card, the player or the call that waits for answers."""
    if state.phase != ANSWER:
        return None
    on = None
    if state.target_seat != NONE:
        player = player_data(box, state.target) if state.target != NONE else None
        on = {"seat": state.target_seat, "player": player}
    return {
        "card": card_data(box, state.card) if state.calling == 0 else None,
        "by": state.turn,
        "on": on,
        "answers": [
            {
                "card": card_data(box, PLAYERS + state.answer_cards[number]),
                "by": state.answer_seats[number],
            }
            for number in range(state.answers)
        ],
        "call": state.calling == 1,
        "hits": player_data(box, state.fresh) if state.calling and state.fresh != NONE else None,
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
    if state.phase != SEVEN or not legal_now:
        return None
    slots = best_seven(box, state, seat).slots
    return [
        name_of(box, BENCHES + player)
        for player in on_pitch(box, state, seat)
        if player not in slots and state.benched[player] == 0
    ]


def _look(box: RushBox, state: State, legal_now: list[int]) -> list[dict[str, Any]] | None:
    if state.phase != LOOK or not legal_now:
        return None
    plays = take_plays(box, legal_now)
    return [player_data(box, player) | {"plays": [play]} for player, play in plays.items()]


def _pause(state: State, match: dict[str, Any] | None) -> int:
    """How long a table lets the last thing sink in, by what everybody sees."""
    if match is not None and any(match["forfeit"]):
        return FORFEIT_PAUSE_MS
    return PAUSES_MS.get(state.phase, 0)
