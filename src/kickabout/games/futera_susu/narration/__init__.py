"""The commentary of Futera SuSu: what happened, as a reporter beside the pitch tells it.

It is derived only from two records and a decision as the viewer saw them, so that it cannot tell
what the viewer did not see.
"""

from collections.abc import Callable

from kickabout.engine.game import Remark
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.narration import cards, duels, ends, preparations
from kickabout.games.futera_susu.state import State

Narrator = Callable[[SusuBox, State, int, State], list[Remark]]


def narrate(
    box: SusuBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # the records are already redacted for the viewer
    """Return what happened as remarks, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, narrator in _NARRATORS:
        if first <= action < first + how_many:
            remarks += narrator(box, before, action, after)
    remarks += preparations.how_far(box, before, after)
    remarks += duels.outcome(box, before, action, after)
    return remarks + ends.consequences(box, before, after)


_NARRATORS: tuple[tuple[int, int, Narrator], ...] = (
    (s.TAKES, s.SIGNS - s.TAKES, preparations.squad_taken),
    (s.SIGNS, s.TAKE_DECKS - s.SIGNS, preparations.player_signed),
    (s.TAKE_DECKS, s.PACKS - s.TAKE_DECKS, preparations.deck_taken),
    (s.PACKS, s.PLACES - s.PACKS, preparations.card_packed),
    (s.PLACES, s.LIFTS - s.PLACES, preparations.card_placed),
    (s.LIFTS, s.ELEVEN, preparations.card_lifted),
    (s.HIDDEN_TOUCH, 1, preparations.card_touched),
    (s.TIME, 1, preparations.time_up),
    (s.TOSSES, s.SEATS, preparations.coin_tossed),
    (s.DRAWS, s.KINDS, cards.card_drawn),
    (s.BRINGS, s.SUBS, cards.substitute_brought),
    (s.HIDDEN_SUB, s.CODES - s.HIDDEN_SUB, cards.substitute_brought),
    (s.LEAVE, 1, cards.gap_left),
    (s.INJURES, s.SUBS * s.PLAYERS, cards.substitute_hurt),
    (s.PLAYS, s.HOLD - s.PLAYS, cards.card_played),
    (s.SENDS, s.SPOTS, duels.card_sent),
    (s.SHOWS, s.SHIRTS * s.PLAYERS, duels.card_shown),
    (s.TELLS, s.BONUSES * s.BONUSES, duels.bonuses_told),
    (s.ROLLS, s.STATS * s.STATS, duels.dice_rolled),
    (s.RE_ROLLS, s.STATS, duels.die_rolled_again),
    (s.WHISTLE, 1, ends.whistle),
)
"""The narrator of each block of actions: the first number, and how many there are."""
