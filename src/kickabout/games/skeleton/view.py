"""The view of a match of Skeleton: a redacted record as data for the page and the API."""

from kickabout.engine.view_types import Card as CardView
from kickabout.engine.view_types import HandCard, Play, Prompt
from kickabout.engine.views import in_hand
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message
from kickabout.text.printed import printed

from .actions import ACTIONS, LAY, number_of
from .box import Card, SkeletonBox
from .state import Phase, State
from .view_types import Side, View


def view(box: SkeletonBox, state: State, seat: int, legal_now: list[int]) -> View:
    """Return a redacted record as `seat` sees it, with all that a page shows and another program needs."""
    return {
        "phase": slug(Phase(state.phase)),
        "players": [_player(box, state, other) for other in range(state.seats)],
        "deck": state.deck_size,
        "hand": _hand(box, state, seat, legal_now) if seat >= 0 else [],
        "choices": [],
        "prompt": _prompt(state, seat),
    }


def _player(box: SkeletonBox, state: State, seat: int) -> Side:
    laid = state.laid[seat]
    return {
        "seat": seat,
        "goals": state.goals[seat],
        "hand": state.hand_size[seat],
        "lies": laid != 0,
        "open": laid != 0 and seat < state.shown,
        "laid": _card(box.cards[laid - 1]) if laid > 0 else None,
    }


@printed
def _card(card: Card) -> CardView:
    return {
        "card": card.slug,
        "name": card.named,
        "value": f"{card.value}",
        "group": "offence",
        "sign": card.slug,
        "text": card.text,
        "does": Message("card-does"),
    }


def _hand(box: SkeletonBox, state: State, seat: int, legal_now: list[int]) -> list[HandCard]:
    hand: list[HandCard] = []
    for kind, card in enumerate(box.cards):
        action = number_of(LAY, kind)
        play: Play = {
            "action": ACTIONS.name_of(box, action),
            "on": None,
            "label": Message("lay-card", card=card.named),
        }
        plays, why = ([play], None) if action in legal_now else ([], Message("not-your-turn"))
        hand += in_hand(_card(card), state.hands[seat, kind], plays, why=why)
    return hand


def _prompt(state: State, seat: int) -> Prompt:
    """Return the line that tells the seat what to do next."""
    if state.phase == Phase.LAY and state.actor == seat:
        return {"lead": Message("your-turn"), "text": Message("your-turn.ask"), "fact": ""}
    over = state.phase == Phase.FULL_TIME
    return {"lead": Message("full-time") if over else "", "text": "", "fact": ""}
