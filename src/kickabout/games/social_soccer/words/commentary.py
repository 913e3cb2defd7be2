"""The commentary of SocialSoccer: what happened, as a reporter beside the pitch tells it.

It is made from two records and a decision as the viewer saw them, and reads nothing else: it cannot
tell what the viewer did not see. `preparations_told` has what comes before a game, `ball_told` what
players do, `cards_told` what is played, `effects_told` what comes of it, `shots_told` the goals, `ends_told`
what ends by itself.
"""

from collections.abc import Callable

from kickabout.engine.commentary import Remark
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.state import State
from kickabout.games.social_soccer.words import (
    ball_told,
    cards_told,
    preparations_told,
    shots_told,
)
from kickabout.games.social_soccer.words.effects_told import tell_worked
from kickabout.games.social_soccer.words.ends_told import tell_ends
from kickabout.games.social_soccer.words.preparations_told import tell_preparations
from kickabout.games.social_soccer.words.working import steps

Teller = Callable[[SocialBox, State, int, State], list[Remark]]


def tell(
    box: SocialBox, before: State, action: int, after: State, viewer: int
) -> list[Remark]:  # records are the viewer's already
    """What happened, told from two records and a decision as the viewer saw them."""
    remarks: list[Remark] = []
    for first, how_many, teller in _TELLERS:
        if first <= action < first + how_many:
            remarks += teller(box, before, action, after)
    remarks += tell_preparations(box, before, after)
    remarks += tell_worked(box, steps(box, before, action, after))
    remarks += shots_told.tell_goal(box, before, after)
    return remarks + tell_ends(box, before, after)


_TELLERS: tuple[tuple[int, int, Teller], ...] = (
    (s.TAKES, s.TEAMS, preparations_told.tell_take),
    (s.SIGNS, s.PLAYERS, preparations_told.tell_sign),
    (s.PACKS, s.KINDS, preparations_told.tell_pack),
    (s.PLACES, s.KEEP - s.PLACES, preparations_told.tell_place),
    (s.SHOWS, s.PRIORITIES - s.SHOWS, preparations_told.tell_show),
    (s.PRIORITIES, s.SEATS, preparations_told.tell_priority),
    (s.TAKE_BALL, 2, preparations_told.tell_choice),
    (s.KEEP, 2, preparations_told.tell_mulligan),
    (s.BALLS, s.SPOTS, ball_told.tell_ball),
    (s.PASSES, s.SPOTS, ball_told.tell_pass),
    (s.SHOOT, 1, ball_told.tell_shot),
    (s.BLOCKS, s.SPOTS, ball_told.tell_block),
    (s.LET, 1, ball_told.tell_let),
    (s.GIVE_UP, 1, ball_told.tell_gives_up),
    (s.PLAYS, s.KINDS, cards_told.tell_card),
    (s.TWISTS, s.KINDS, cards_told.tell_twist),
    (s.TIRES, s.SPOTS, cards_told.tell_tires),
    (s.AIMS, 2 * s.SPOTS, cards_told.tell_aim),
    (s.DRAWS, s.KINDS, cards_told.tell_draw),
    (s.LOSSES, s.KINDS, cards_told.tell_loss),
    (s.SIGHTS, s.KINDS, cards_told.tell_look),
    (s.DISCARDS, s.KINDS, cards_told.tell_trim),
    (s.REVEALS, s.KINDS, shots_told.tell_reveal),
    (s.NO_CARD, 1, shots_told.tell_no_card),
)
"""Who tells of which actions: the first number, how many there are."""
