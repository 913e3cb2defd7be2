"""The view of Squad Rush for a seat, as plain data for a page or another program."""

from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Seat, Text

from .. import state as s
from ..actions import ACTIONS, BENCH, number_of
from ..box import RushBox
from ..effects import Effect
from ..sevens import best_seven, men_on_pitch
from ..state import Mode, Phase, State
from .cards import card_data, nation_data, player_data
from .hand import hand_data
from .league import results_data, table_data
from .match import match_data
from .pitches import player_side
from .plays import choice, choice_label, deck_plays, look_data, pile_plays, pitch_plays
from .prompts import prompt
from .types import Pile, Played, Target, View

LAST_DISCARDS = 8


def view(box: RushBox, state: State, seat: int, legal_now: list[int]) -> View:
    """Return the view of `seat`, with everything that a page shows and another program needs."""
    plays = pitch_plays(box, legal_now)
    group = box.record.mode == Mode.GROUP_STAGE
    return {
        "phase": slug(Phase(state.phase)),
        "mode": slug(Mode(box.record.mode)),
        "matchday": min(state.matchday + 1, s.MATCHDAYS) if group else None,
        "matchdays": s.MATCHDAYS if group else None,
        "round": max(1, *(state.turns_taken[other] for other in range(state.seats))),
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
        "deck_plays": deck_plays(box, legal_now),
        "pile": _pile(box, state, legal_now),
        "choices": [
            choice(box, action, label)
            for action in legal_now
            if (label := choice_label(box, state, action)) is not None
        ],
        "best_seven": _best_seven(box, state, seat, legal_now),
        "played": _played(box, state),
        "look": look_data(box, state, legal_now),
        "match": match_data(box, state),
        "table": table_data(box, state) if group else None,
        "results": results_data(box, state),
        "prompt": prompt(box, state, seat, legal_now),
    }


def _played(box: RushBox, state: State) -> Played | None:
    """Return the card, player or call that is being answered, None outside a response window."""
    if state.phase != Phase.ANSWER:
        return None
    on: Target | None = None
    if state.target_seat != s.NONE:
        player = player_data(box, state.target) if state.target != s.NONE else None
        on = {"seat": state.target_seat, "player": player}
    return {
        "card": card_data(box, state.card) if state.calling == 0 else None,
        "by": state.turn,
        "on": on,
        "does": _does(box, state),
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


def _does(box: RushBox, state: State) -> Text | None:
    if state.answers:
        return card_data(box, s.PLAYERS + state.answer_cards[state.answers - 1])["does"]
    if state.calling:
        return None
    if state.target != s.NONE:
        effect = box.cards[state.card - s.PLAYERS].effect
        return Message(f"does-{slug(Effect(effect))}-on", rival=Seat(state.target_seat))
    return card_data(box, state.card)["does"]


def _pile(box: RushBox, state: State, legal_now: list[int]) -> Pile:
    """Return the discard pile; of its last cards the top one comes last."""
    first = max(0, state.pile_size - LAST_DISCARDS)
    last = [card_data(box, state.pile[place]) for place in range(first, state.pile_size)]
    return {
        "count": state.pile_size,
        "top": last[-1] if last else None,
        "plays": pile_plays(box, state, legal_now),
        "cards": last,
    }


def _best_seven(box: RushBox, state: State, seat: int, legal_now: list[int]) -> list[str] | None:
    """Return the actions that field the best seven, None unless the seat picks its seven."""
    if state.phase != Phase.SEVEN or not legal_now:
        return None
    slots = best_seven(box, state, seat).slots
    return [
        ACTIONS.name_of(box, number_of(BENCH, player))
        for player in men_on_pitch(box, state, seat)
        if player not in slots and state.benched[player] == 0
    ]
