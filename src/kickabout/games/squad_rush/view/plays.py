"""The legal actions on a player, with a card or at a pile, as a page offers them."""

from kickabout.engine.view_types import Choice, Play
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message

from .. import actions
from .. import state as s
from ..actions import ACTIONS, CARD, HIT, PLAYER, TARGET, VERB
from ..box import RushBox
from ..effects import Effect
from ..state import Mode, Phase, State
from .cards import player_data
from .types import Found

_ON_PITCH = {
    actions.RECALL: "recall",
    actions.TACKLE: "tackle",
    actions.BOOK: "book",
    actions.DISMISS: "dismiss",
    actions.TAKE_OFF: "take-off",
    actions.BENCH: "leave-out",
}
"""The labels of actions on a player on a pitch, by verb."""


_WITH_CARD = {
    actions.DISCARD: "label-discard",
    actions.FIELD: "label-play",
    actions.BRING_ON: "label-bring-on",
    actions.PLAY: "label-play",
}
"""The labels of actions with a card of the hand, by verb."""


def choice(box: RushBox, action: int, label: Message) -> Choice:
    """Return an action as a choice with a label."""
    return {"action": ACTIONS.name_of(box, action), "label": label}


def pitch_plays(box: RushBox, legal_now: list[int]) -> dict[int, list[Choice]]:
    """Return the legal actions on players on pitches, by player."""
    plays: dict[int, list[Choice]] = {}
    for action in legal_now:
        what = _ON_PITCH.get(VERB[action])
        if what is not None:
            play = choice(box, action, Message(f"label-{what}"))
            plays.setdefault(PLAYER[action], []).append(play)
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
    verb, target = VERB[action], TARGET[action]
    effect = HIT[action]
    if effect != s.NONE:
        if number != s.PLAYERS + box.record.hits[effect]:
            return None, None
        return Message(f"label-{slug(Effect(effect))}-man", man=box.named(PLAYER[action])), None
    if CARD[action] != number or verb not in _WITH_CARD:
        return None, None
    if target in range(s.SEATS):
        return Message("label-play-on", card=card), target
    against = {s.ON_INSTANT: "-against-instant", s.ON_OFFICIAL: "-against-official"}
    return Message(f"{_WITH_CARD[verb]}{against.get(target, '')}", card=card), None


def look_data(box: RushBox, state: State, legal_now: list[int]) -> list[Found] | None:
    """Return the Midfielders that may be taken from the deck, None unless the viewer looks for one."""
    if state.phase != Phase.LOOK or not legal_now:
        return None
    return [
        {**player_data(box, PLAYER[action]), "plays": [_take(box, action, PLAYER[action])]}
        for action in legal_now
        if VERB[action] == actions.TAKE
    ]


def deck_plays(box: RushBox, legal_now: list[int]) -> list[Choice]:
    """Return the legal actions at the deck."""
    draws = actions.DRAW_DECK in legal_now
    return [choice(box, actions.DRAW_DECK, Message("label-draw-deck"))] if draws else []


def pile_plays(box: RushBox, state: State, legal_now: list[int]) -> list[Choice]:
    """Return the legal actions at the discard pile."""
    if actions.DRAW_PILE not in legal_now:
        return []
    return [_take(box, actions.DRAW_PILE, state.pile[state.pile_size - 1])]


def _take(box: RushBox, action: int, card: int) -> Choice:
    return choice(box, action, Message("label-take", card=box.named(card)))


def choice_label(box: RushBox, state: State, action: int) -> Message | None:
    """Return the button label of an action besides cards and pitches, None if it has no button."""
    if action == actions.CALL:
        return Message(f"label-call-{slug(Mode(box.record.mode))}")
    if action == actions.DONE:
        return Message(f"label-done-{slug(Phase(state.phase))}").or_else("label-done")
    if action == actions.HOLD:
        return Message(f"label-hold-{slug(Phase(state.phase))}")
    nobody = {actions.OFF_NOBODY: "label-off-nobody", actions.ON_NOBODY: "label-on-nobody"}
    return Message(nobody[action]) if action in nobody else None
