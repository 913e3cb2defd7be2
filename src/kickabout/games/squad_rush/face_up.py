"""The cards that lie open in a match of Squad Rush, and the officials under whom its matches come to an end."""

from kickabout.engine.face_up import kinds_in, kinds_of
from kickabout.text.messages import Text

from . import state as s
from .box import RushBox
from .instants import instant_kind
from .scoring import official_stands
from .state import Phase, Place, State


def face_up(box: RushBox, state: State) -> set[str]:
    """Return the cards that lie open in a redacted record, by their slugs: the viewer's hand, and what all see.

    A player in the deck who is not blanked has been found there.
    """
    players = (number for number in range(len(box.players)) if state.place[number] > Place.OUT)
    cards = [
        *(state.pile[place] - s.PLAYERS for place in range(state.pile_size)),
        state.card - s.PLAYERS,
        *(state.answer_cards[answer] for answer in range(state.answers)),
        state.official,
        state.second_official,
        *(instant_kind(state.instant[side]) for side in range(s.SIDES)),
    ]
    kinds = kinds_in(state.hand, state.known_cards) | kinds_of(cards)
    slugs = {box.players[number].slug for number in players}
    return slugs | {box.cards[kind].slug for kind in kinds}


def officials(box: RushBox) -> dict[str, Text]:
    """Return the cards that can be the official of a match, by their slugs, each with its name."""
    return {card.slug: card.named for card in box.cards if card.official != s.NONE}


def survived(box: RushBox, state: State) -> list[tuple[int, str]]:
    """Return the sides whose match ends with the next step, each with the official who has seen it through."""
    if state.phase != Phase.WHISTLE or not official_stands(box.record, state):
        return []
    kinds = kinds_of((state.official, state.second_official))
    return [
        (state.sides[side], box.cards[kind].slug)
        for side in range(s.SIDES)
        for kind in sorted(kinds)
    ]
