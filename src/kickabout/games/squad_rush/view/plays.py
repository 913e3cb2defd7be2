"""The legal actions on a player, with a card or at a pile, as a page offers them."""

from kickabout.engine.view_types import Choice, Play
from kickabout.engine.vocabulary import slug
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.actions import ACTIONS
from kickabout.games.squad_rush.box import RushBox
from kickabout.games.squad_rush.cards import kind_of
from kickabout.games.squad_rush.state import Effect, Mode, Phase, State, card_of
from kickabout.games.squad_rush.view.cards import player_data
from kickabout.games.squad_rush.view.types import Found
from kickabout.text.messages import Message

_ON_PITCH = {
    s.RECALLS: "recall",
    s.TACKLES: "tackle",
    s.BOOKS: "book",
    s.DISMISSALS: "dismiss",
    s.OFFS: "take-off",
    s.BENCHES: "leave-out",
}
"""The kinds of actions on a player on a pitch, by their first number."""


def choice(box: RushBox, action: int, label: Message) -> Choice:
    """Return an action as a choice with a label."""
    return {"action": ACTIONS.name_of(box, action), "label": label}


def pitch_plays(box: RushBox, legal_now: list[int]) -> dict[int, list[Choice]]:
    """Return the legal actions on players on pitches, by player."""
    plays: dict[int, list[Choice]] = {}
    for action in legal_now:
        for first, what in _ON_PITCH.items():
            if first <= action < first + s.PLAYERS:
                play = choice(box, action, Message(f"label-{what}"))
                plays.setdefault(action - first, []).append(play)
    return plays


def card_plays(box: RushBox, number: int, legal_now: list[int]) -> list[Play]:
    """Return the ways to play a card of the hand, by its number."""
    entries: list[Play] = []
    for action in legal_now:
        label, on = _label(box, number, action)
        if label:
            entries.append({"action": ACTIONS.name_of(box, action), "on": on, "label": label})
    return entries


def _label(box: RushBox, number: int, action: int) -> tuple[Message | None, int | None]:
    """Return the label of an action on a card and the seat that it is played on, None for each that it lacks."""
    card = box.named(number)
    if action == s.DISCARDS + number:
        return Message("label-discard", card=card), None
    if number < s.PLAYERS:
        if action == s.FIELDS + number:
            return Message("label-play", card=card), None
        return (Message("label-bring-on", card=card) if action == s.ONS + number else None), None
    kind = number - s.PLAYERS
    if s.TACKLES <= action < s.TAKES:
        effect, player = divmod(action - s.TACKLES, s.PLAYERS)
        if kind != kind_of(box.record, effect):
            return None, None
        return Message(f"label-{slug(Effect(effect))}-man", man=box.named(player)), None
    if not s.PLAYS <= action < s.DISCARDS or card_of(action) != number:
        return None, None
    target = (action - s.PLAYS) % s.PLAYS_PER_KIND
    if s.ON_SEAT <= target < s.ON_INSTANT:
        return Message("label-play-on", card=card), target - s.ON_SEAT
    against = {s.ON_INSTANT: "-against-instant", s.ON_OFFICIAL: "-against-official"}
    return Message(f"label-play{against.get(target, '')}", card=card), None


def look_data(box: RushBox, state: State, legal_now: list[int]) -> list[Found] | None:
    """Return the Midfielders that may be taken from the deck, None unless the viewer looks for one."""
    if state.phase != Phase.LOOK or not legal_now:
        return None
    return [
        {**player_data(box, card_of(action)), "plays": [_take(box, action, card_of(action))]}
        for action in legal_now
        if s.TAKES <= action < s.OFFS
    ]


def deck_plays(box: RushBox, legal_now: list[int]) -> list[Choice]:
    """Return the legal actions at the deck."""
    draws = s.DRAW_DECK in legal_now
    return [choice(box, s.DRAW_DECK, Message("label-draw-deck"))] if draws else []


def pile_plays(box: RushBox, state: State, legal_now: list[int]) -> list[Choice]:
    """Return the legal actions at the discard pile."""
    if s.DRAW_PILE not in legal_now:
        return []
    return [_take(box, s.DRAW_PILE, state.pile[state.pile_size - 1])]


def _take(box: RushBox, action: int, card: int) -> Choice:
    return choice(box, action, Message("label-take", card=box.named(card)))


def choice_label(box: RushBox, state: State, action: int) -> Message | None:
    """Return the button label of an action besides cards and pitches, None if it has no button."""
    if action == s.CALL:
        return Message(f"label-call-{slug(Mode(box.record.mode))}")
    if action == s.DONE:
        return Message(f"label-done-{slug(Phase(state.phase))}").or_else("label-done")
    if action == s.HOLD:
        return Message(f"label-hold-{slug(Phase(state.phase))}")
    nobody = {s.OFF_NOBODY: "label-off-nobody", s.ON_NOBODY: "label-on-nobody"}
    return Message(nobody[action]) if action in nobody else None
