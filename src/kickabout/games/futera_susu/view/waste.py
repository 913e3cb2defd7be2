"""Whether anything but to hold would be a plain waste, as far as the seat that is asked can know.

That is so after a roll only (SUSU-7.4), while the totals differ (SUSU-5.3) and the other side is not asked any
more (SUSU-7.7): then to hold settles the duel as the dice lie. Every card that the seat may play is wasted if it
does nothing but change the two totals or the right to answer in this duel (SUSU-8.5, 8.9, 8.10, 8.17 to 8.19),
none of which outlasts it (SUSU-7.2), and the same side wins with it, on whatever stat it is played. A card that
rolls again, draws, hurts a substitute or sends somebody off is always a choice, to the winner as well: with every
duel lost the attack is over, and with every duel won a defender may lose a card (SUSU-9.1).
"""

from .. import state as s
from ..action_cards import play_card
from ..actions import CARD, HOLD
from ..box import SusuBox
from ..duel import duel_winner, is_asked
from ..effects import Effect
from ..rules import legal
from ..state import Phase, State

_TOTALS_ALONE = (
    Effect.BOOST,
    Effect.BOOST_ALL,
    Effect.WEAKEN,
    Effect.ADVANTAGE,
    Effect.WALL,
    Effect.SILENCE,
)


def is_waste(box: SusuBox, state: State) -> bool:
    """Return whether every answer of the actor but to hold is a plain waste, from the actor's redacted record.

    False where there is nothing else to answer with.
    """
    record, seat = box.record, state.actor
    if state.phase != Phase.AFTER:
        return False
    if seat == state.turn and is_asked(state, 1 - seat):
        return False
    winner = duel_winner(record, state)
    out = [0] * (record.kinds * (s.SPOTS + s.STATS) + 1)
    answers = [action for action in out[: legal(record, state, out)] if action != HOLD]
    if winner == s.NONE or not answers:
        return False
    for action in answers:
        if box.cards[CARD[action]].effect not in _TOTALS_ALONE:
            return False
        after: State = state.copy()
        play_card(record, after, action)
        if duel_winner(record, after) != winner:
            return False
    return True
