"""The view of a match of Fútbol Dash: a redacted record as data for the page and the API."""

from typing import Any

from kickabout.engine.game import HIDDEN, SPECTATOR
from kickabout.engine.view_types import Prompt
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Text

from . import state as dash
from .actions import ACTIONS, CARD, DONE, HOLD, PLAY, SHOW_HAND, VERB
from .answers import is_cancelled, points_if_it_stands
from .box import DashBox, face_name
from .cards import card_data, cards_data, hand_data
from .effects import Effect
from .piles import resting_hand
from .state import Face, Phase, ShootOut, State
from .view_types import Played, ShootOutView, Shot, Side, Swap, View


def view(box: DashBox, state: State, seat: int, legal_now: list[int]) -> View:
    """Return a redacted record as `seat` sees it, with all that a page shows and another program needs."""
    names = [ACTIONS.name_of(box, action) for action in legal_now]
    deck_is_hidden = state.deck[0] == HIDDEN
    return {
        "phase": slug(Phase(state.phase)),
        "limit": box.record.attack_points,
        "penalty_from": min(
            (card.value for card in box.cards if card.effect == Effect.PENALTY),
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
        "deck": state.deck_size,
        "deck_cards": None
        if deck_is_hidden
        else _counts(box, [state.deck[k] for k in range(len(box.cards))]),
        "discard": {
            "count": sum(state.discard),
            "top": card_data(box.cards[state.top]) if state.top != dash.NONE else None,
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
    }


_CHOICES = {
    HOLD: Message("let-it-stand"),
    DONE: Message("done"),
    SHOW_HAND: Message("show-hand"),
}


def _counts(box: DashBox, counts: Any) -> dict[str, int]:
    return {card.slug: counts[kind] for kind, card in enumerate(box.cards) if counts[kind] > 0}


def _faces(counts: Any) -> dict[str, int]:
    return {slug(face): counts[face] for face in Face if counts[face] > 0}


def _player(box: DashBox, state: State, seat: int) -> Side:
    hidden = state.hands[seat, 0] == HIDDEN
    reds = sum(
        state.table[seat, kind] for kind, card in enumerate(box.cards) if card.effect == Effect.RED
    )
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
        "in_shootout": state.level[seat] == 1 and state.shoot_out != ShootOut.NOT_BEGUN,
    }


def _face_list(counts: Any, seat: int) -> list[str]:
    return [slug(face) for face in Face for _ in range(counts[seat, face])]


def _played(box: DashBox, state: State) -> Played | None:
    if state.phase not in (Phase.ANSWER, Phase.REPLACE):
        return None
    return {
        "card": card_data(box.cards[state.card]),
        "by": state.turn,
        "on": state.target,
        "from": state.points[state.target],
        "to": points_if_it_stands(box.record, state),
        "answers": [
            {"card": card_data(box.cards[state.answer_cards[i]]), "by": state.answer_seats[i]}
            for i in range(state.answers)
        ],
        "stands": not is_cancelled(state),
    }


def _shot(state: State) -> Shot | None:
    if state.face == dash.NONE:
        return None
    face = Face(state.face)
    corners = 0
    if state.shoot_out == ShootOut.NOT_BEGUN:
        corners = state.corners - (face == Face.CORNER)
    turned = sum(
        pile[seat, other]
        for pile in (state.shots, state.picks)
        for seat in range(state.seats)
        for other in Face
    )
    return {
        "by": state.turner,
        "face": slug(face),
        "name": face_name(face),
        "faces": ["corner"] * corners + [slug(face)],
        "number": turned,
    }


def _swap(box: DashBox, state: State) -> Swap | None:
    if state.phase not in (Phase.SWAP, Phase.SWAP_DRAW):
        return None
    return {
        "done": state.swapped,
        "most": box.cards[state.card].value,
        "order": list(box.card_slugs),
    }


def _shoot_out(box: DashBox, state: State) -> ShootOutView | None:
    if state.shoot_out == ShootOut.NOT_BEGUN:
        return None
    around = [(state.turn + 1 + step) % state.seats for step in range(state.seats)]
    return {
        "round": state.rounds + 1,
        "sudden_death": state.shoot_out == ShootOut.SUDDEN_DEATH,
        "grid": {"left": state.spots_size, "of": sum(box.shoot_out_cards)},
        "order": [seat for seat in around if state.level[seat] == 1],
        "next": state.shooter if state.phase == Phase.SHOOT_OUT else None,
        "goals": [state.picks[seat, Face.GOAL] for seat in range(state.seats)],
    }


def _prompt(box: DashBox, state: State, seat: int, legal_now: list[int]) -> Prompt:
    """Return the line that tells the seat what to do next, with the number that matters."""
    lead: Text = ""
    text: Text = ""
    fact: Text = ""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        lead = Message("you-win" if state.winner == seat else "full-time")
    elif phase == Phase.ANSWER and legal_now:
        last = state.answer_cards[state.answers - 1] if state.answers else state.card
        card = box.cards[last].named
        lead = Message("card-is-played", card=card)
        answers = tuple(box.cards[CARD[one]].named for one in legal_now if VERB[one] == PLAY)
        ask = Message("card-is-played.ask", answers=answers)
        text = ask if answers else Message("card-is-played.helpless")
        points = points_if_it_stands(box.record, state)
        if state.target == state.turn and points == box.record.attack_points:
            what = "at-stake" if state.answers else "shot"
            fact = Message(f"card-is-played.{what}", points=points)
    elif not legal_now:
        if seat != SPECTATOR and state.skips[seat]:
            fact = Message("sit-out-next")
    elif phase == Phase.PLAY:
        lead = Message("your-turn")
        if legal_now == [SHOW_HAND]:
            text, fact = Message("blocked-hand"), Message("blocked-hand.fact")
        else:
            need = box.record.attack_points - state.points[seat]
            text, fact = Message("your-turn.ask"), Message("your-turn.fact", need=need)
    elif phase == Phase.SHOW:
        lead, text = Message("show-your-hand"), Message("show-your-hand.ask")
    elif phase == Phase.DISCARD:
        lead, text = Message("throw-one-away"), Message("throw-one-away.ask")
    elif phase == Phase.SWAP:
        most = box.cards[state.card].value
        lead = Message("substitution-ask.lead")
        text = Message("substitution-ask", most=most)
    return {"lead": lead, "text": text, "fact": fact}
