"""What a seat sees of a match of Fútbol Dash, as plain data for a page or another program."""

from typing import Any

from kickabout.engine.game import HIDDEN, SPECTATOR
from kickabout.games.futbol_dash import words
from kickabout.games.futbol_dash.box import FACE_NAMES, FACE_SLUGS, DashBox
from kickabout.games.futbol_dash.cards import card_data, cards_data, hand_data
from kickabout.games.futbol_dash.rules import legal, resting_hand
from kickabout.games.futbol_dash.state import (
    ACTIONS,
    ANSWER,
    ATTACK,
    CORNER,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    FACES,
    FULL_TIME,
    GOAL,
    HOLD,
    KICK_OFF,
    NONE,
    PENALTY,
    PLAY,
    RED,
    REPLACE,
    SHOOT,
    SHOOT_OUT,
    SHOW,
    SHOW_HAND,
    SWAP,
    SWAP_DRAW,
    State,
)

PHASES = {
    KICK_OFF: "kick-off",
    DEAL: "deal",
    DRAW: "draw",
    PLAY: "play",
    ANSWER: "answer",
    REPLACE: "replace",
    SHOW: "show",
    DISCARD: "discard",
    SWAP: "swap",
    SWAP_DRAW: "swap-draw",
    SHOOT: "shoot",
    SHOOT_OUT: "shoot-out",
    FULL_TIME: "full-time",
}
PAUSES_MS = {
    KICK_OFF: 300,
    DRAW: 250,
    PLAY: 1100,
    ANSWER: 350,
    REPLACE: 500,
    SHOW: 500,
    DISCARD: 900,
    SWAP: 700,
    SHOOT: 1300,
    SHOOT_OUT: 1500,
}
SHOT_PAUSE_MS = 1500


def view(box: DashBox, state: State, seat: int) -> dict[str, Any]:
    """A record as `seat` sees it: everything a page shows and another program needs."""
    legal_now = legal_actions(box, state, seat)
    names = [words.name_of(box, action) for action in legal_now]
    deck_is_hidden = state.deck[0] == HIDDEN
    return {
        "phase": PHASES[state.phase],
        "minute": state.turns,
        "limit": box.record.attack_points,
        "penalty_from": min(
            (card.value for card in box.cards if card.effect == PENALTY),
            default=box.record.attack_points,
        ),
        "players": [_player(box, state, other) for other in range(state.seats)],
        "hand": hand_data(box, state, seat, legal_now) if seat >= 0 else [],
        "choices": [
            {"action": name, "label": _CHOICES[action]}
            for action, name in zip(legal_now, names, strict=True)
            if action in _CHOICES
        ],
        "played": _played(box, state),
        "window": _window(state),
        "deck": state.deck_size,
        "deck_cards": None
        if deck_is_hidden
        else _counts(box, [state.deck[k] for k in range(len(box.cards))]),
        "discard": {
            "count": sum(state.discard),
            "top": card_data(box.cards[state.top]) if state.top != NONE else None,
            "cards": _counts(box, state.discard),
        },
        "removed": list(_counts(box, state.removed)),
        "grid": {
            "left": state.grid_size,
            "of": sum(box.shot_cards),
            "faces": _faces(state.grid),
        },
        "shot": _shot(state),
        "swap": _swap(box, state),
        "shootout": _shoot_out(box, state),
        "prompt": _prompt(box, state, seat, legal_now),
        "pause": _pause(state),
        "legal": names,
    }


def legal_actions(box: DashBox, state: State, seat: int) -> list[int]:
    """What a seat may send now: its legal actions, or its answers in a window that will reach it.

    A table keeps the answers of a seat until its turn to be asked comes.
    """
    if seat < 0:
        return []
    if state.actor != seat:
        if state.phase != ANSWER or seat not in _to_be_asked(state):
            return []
        state = state.copy()
        state.actor = seat
    out = [0] * ACTIONS
    return out[: legal(box.record, state, out)]


_CHOICES = {HOLD: "Let it stand", DONE: "Done", SHOW_HAND: "Show your hand"}


def _to_be_asked(state: State) -> list[int]:
    last = state.answer_seats[state.answers - 1] if state.answers else state.turn
    asked = []
    seat = state.actor
    while seat != last:
        asked.append(seat)
        seat = (seat + 1) % state.seats
    return asked


def _counts(box: DashBox, counts: Any) -> dict[str, int]:
    return {card.slug: counts[kind] for kind, card in enumerate(box.cards) if counts[kind] > 0}


def _faces(counts: Any) -> dict[str, int]:
    return {slug: counts[face] for face, slug in enumerate(FACE_SLUGS) if counts[face] > 0}


def _player(box: DashBox, state: State, seat: int) -> dict[str, Any]:
    hidden = state.hands[seat, 0] == HIDDEN
    reds = sum(state.table[seat, kind] for kind, card in enumerate(box.cards) if card.effect == RED)
    return {
        "seat": seat,
        "attack_points": state.points[seat],
        "goals": state.goals[seat],
        "hand": state.hand_size[seat],
        "rest": resting_hand(box.record, state, seat),
        "skips": state.skips[seat],
        "reds": reds,
        "shots": _face_list(state.shots, seat),
        "table": cards_data(box, state.table, seat),
        "known": [card["card"] for card in cards_data(box, state.known, seat)],
        "cards": None if hidden else cards_data(box, state.hands, seat),
        "picks": _face_list(state.picks, seat),
        "in_shootout": state.level[seat] == 1 and state.shoot_out > 0,
    }


def _face_list(counts: Any, seat: int) -> list[str]:
    return [slug for face, slug in enumerate(FACE_SLUGS) for _ in range(counts[seat, face])]


def _played(box: DashBox, state: State) -> dict[str, Any] | None:
    if state.phase not in (ANSWER, REPLACE):
        return None
    card = box.cards[state.card]
    points = state.points[state.target]
    return {
        "card": card_data(card),
        "by": state.turn,
        "on": state.target,
        "from": points,
        "to": points + card.value if card.effect == ATTACK else points - card.value,
        "answers": [
            {"card": card_data(box.cards[state.answer_cards[i]]), "by": state.answer_seats[i]}
            for i in range(state.answers)
        ],
        "stands": state.answers % 2 == 0,
    }


def _window(state: State) -> dict[str, Any] | None:
    if state.phase != ANSWER:
        return None
    return {"seats": _to_be_asked(state), "ask": "var" if state.answers else "foul"}


def _shot(state: State) -> dict[str, Any] | None:
    if state.face == NONE:
        return None
    corners = 0 if state.shoot_out else state.corners - (state.face == CORNER)
    number = sum(state.shots[seat, face] for seat in range(state.seats) for face in range(FACES))
    picks = sum(state.picks[seat, face] for seat in range(state.seats) for face in range(FACES))
    return {
        "by": state.turner,
        "face": FACE_SLUGS[state.face],
        "name": FACE_NAMES[state.face],
        "faces": ["corner"] * corners + [FACE_SLUGS[state.face]],
        "number": number + picks,
    }


def _swap(box: DashBox, state: State) -> dict[str, int] | None:
    if state.phase not in (SWAP, SWAP_DRAW):
        return None
    return {"done": state.swapped, "most": box.cards[state.card].value}


def _shoot_out(box: DashBox, state: State) -> dict[str, Any] | None:
    if state.shoot_out == 0:
        return None
    around = [(state.turn + 1 + step) % state.seats for step in range(state.seats)]
    return {
        "round": state.rounds + 1,
        "sudden_death": state.shoot_out == 2,
        "grid": {"left": state.spots_size, "of": sum(box.shoot_out_cards)},
        "order": [seat for seat in around if state.level[seat] == 1],
        "next": state.shooter if state.phase == SHOOT_OUT else None,
        "goals": [state.picks[seat, GOAL] for seat in range(state.seats)],
    }


def _pause(state: State) -> int:
    """How long a table lets the last thing sink in, by what everybody sees."""
    return PAUSES_MS.get(state.phase, 0) + (SHOT_PAUSE_MS if state.face != NONE else 0)


def _prompt(box: DashBox, state: State, seat: int, legal_now: list[int]) -> dict[str, str]:
    """What to do next in one line, with the fact that matters."""
    lead, text, fact = "", "", ""
    phase = state.phase
    if phase == FULL_TIME:
        lead = "You win!" if state.winner == seat else "Full time."
    elif phase == ANSWER and legal_now:
        card = box.cards[state.card]
        lead = f"{card.name} is played."
        if state.answers:
            lead = f"{box.cards[state.answer_cards[state.answers - 1]].name} is played."
        text = "Answer, or let it stand." if len(legal_now) > 1 else "You hold no answer to it."
    elif not legal_now:
        if seat != SPECTATOR and state.skips[seat]:
            fact = "You sit out your next turn."
    elif phase == PLAY:
        lead, text = "Your turn.", "Play one card."
        need = box.record.attack_points - state.points[seat]
        if legal_now == [SHOW_HAND]:
            text = "Nothing in your hand can be played."
            fact = "Show it, then throw one card away."
        else:
            fact = f"You need exactly +{need} for a shot."
    elif phase == SHOW:
        lead, text = "Show your hand.", "Lay your cards open, one after the other."
    elif phase == DISCARD:
        lead, text = "Throw one card away.", "Any one you like."
    elif phase == SWAP:
        most = box.cards[state.card].value
        lead = "Substitution."
        text = f"Pick up to {most} cards to exchange."
        fact = f"{state.swapped} of {most} chosen."
    return {"lead": lead, "text": text, "fact": fact}
