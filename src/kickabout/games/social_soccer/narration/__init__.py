"""The commentary of SocialSoccer, as messages told by a reporter beside the pitch.

It is made only from two records and a decision as the viewer saw them, so it cannot leak what the viewer did
not see. `preparations` narrates what comes before a game, `ball` the actions of players, `cards` the cards that
are played, `effects` what comes of them, `goals` how shots end, `endings` everything that ends on its own.
"""

from collections.abc import Callable

from kickabout.engine.game import Remark
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.narration import ball, cards, goals, preparations
from kickabout.games.social_soccer.narration.effects import tell_worked
from kickabout.games.social_soccer.narration.endings import tell_ends
from kickabout.games.social_soccer.state import State
from kickabout.games.social_soccer.working import steps

Teller = Callable[[SocialBox, State, int, State], list[Remark]]


def narrate(
    box: SocialBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # the records are the viewer's already
    """Narrate what happened, from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, teller in _TELLERS:
        if first <= action < first + how_many:
            remarks += teller(box, before, action, after)
    remarks += preparations.tell_preparations(box, before, after)
    remarks += tell_worked(box, steps(box, before, action, after))
    remarks += goals.tell_goal(box, before, after)
    return remarks + tell_ends(box, before, after)


_TELLERS: tuple[tuple[int, int, Teller], ...] = (
    (s.TAKES, s.TEAMS, preparations.tell_take),
    (s.SIGNS, s.PLAYERS, preparations.tell_sign),
    (s.PACKS, s.KINDS, preparations.tell_pack),
    (s.PLACES, s.KEEP - s.PLACES, preparations.tell_place),
    (s.SHOWS, s.PRIORITIES - s.SHOWS, preparations.tell_show),
    (s.PRIORITIES, s.SEATS, preparations.tell_priority),
    (s.TAKE_BALL, 2, preparations.tell_choice),
    (s.KEEP, 2, preparations.tell_mulligan),
    (s.BALLS, s.SPOTS, ball.tell_ball),
    (s.PASSES, s.SPOTS, ball.tell_pass),
    (s.SHOOT, 1, ball.tell_shot),
    (s.BLOCKS, s.SPOTS, ball.tell_block),
    (s.LET, 1, ball.tell_let),
    (s.GIVE_UP, 1, ball.tell_gives_up),
    (s.PLAYS, s.KINDS, cards.tell_card),
    (s.TWISTS, s.KINDS, cards.tell_twist),
    (s.TIRES, s.SPOTS, cards.tell_tires),
    (s.AIMS, 2 * s.SPOTS, cards.tell_aim),
    (s.DRAWS, s.KINDS, cards.tell_draw),
    (s.LOSSES, s.KINDS, cards.tell_loss),
    (s.SIGHTS, s.KINDS, cards.tell_look),
    (s.DISCARDS, s.KINDS, cards.tell_trim),
    (s.REVEALS, s.KINDS, goals.tell_reveal),
    (s.NO_CARD, 1, goals.tell_no_card),
)
"""The teller of each range of actions: its first number, and its length."""
