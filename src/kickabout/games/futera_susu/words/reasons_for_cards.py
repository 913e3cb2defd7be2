"""Why an action card of Futera SuSu cannot be played now, with the rulebook's clause."""

from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu.action_cards import is_asked
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Card
from kickabout.games.futera_susu.state import (
    AFTER_ROLL,
    BEFORE_ROLL,
    BOOST,
    EXTRA_CARDS,
    GOAL_SPOT,
    GOAL_STAGE,
    INJURY,
    LONG_BALL,
    MIDFIELD_STAGE,
    NONE,
    OFFSIDE,
    ON_SPOT,
    ON_STAT,
    PLAYS,
    PLAYS_PER_KIND,
    RE_ROLL,
    RE_ROLL_OWN,
    ROW_OF_SPOT,
    SEND_OFF,
    SILENCE,
    SWITCH,
    WALL,
    State,
)
from kickabout.games.futera_susu.words.saying import SPOT_SLUGS

_OWN_CLAUSE = {
    RE_ROLL: clauses.RE_ROLL,
    RE_ROLL_OWN: clauses.RE_ROLL_OWN,
    SWITCH: clauses.SWITCH,
    LONG_BALL: clauses.LONG_BALL,
    OFFSIDE: clauses.OFFSIDE,
}
"""Effects whose own clause says when they may be played."""


def why_not_card(box: SusuBox, state: State, action: int) -> str:
    """Why the actor may not play a card, or not on this, in a window before or after the roll."""
    kind, target = divmod(action - PLAYS, PLAYS_PER_KIND)
    card = box.cards[kind]
    if state.hand[state.actor, kind] <= 0:
        return f"There is no {card.name} in your hand ({clauses.ONE_CARD})."
    return why_unusable(box, state, state.actor, kind) or _why_not_on(state, card, target)


def why_unusable(box: SusuBox, state: State, seat: int, kind: int) -> str:
    """Why a card in hand can do nothing now, on whatever it is played; empty if it can."""
    card = box.cards[kind]
    window, when = (BEFORE_ROLL, "after") if state.rolls == 0 else (AFTER_ROLL, "before")
    if card.window & window == 0:
        clause = _OWN_CLAUSE.get(card.effect, clauses.TIMING)
        return f"{card.name} is played {when} the roll ({clause})."
    attacks, rival = seat == state.turn, 1 - seat
    if card.effect == LONG_BALL and not (attacks and state.stage == MIDFIELD_STAGE):
        return f"{card.name} is the attacker's, for the duel in midfield ({clauses.LONG_BALL})."
    if card.effect == OFFSIDE and (attacks or state.stage != GOAL_STAGE):
        return f"{card.name} is the defender's, for the duel at the goal ({clauses.OFFSIDE})."
    if card.effect == WALL and (attacks or state.stage != GOAL_STAGE):
        return f"{card.name} is for your Goalkeeper, in the duel at your goal ({clauses.WALL})."
    if card.effect == EXTRA_CARDS and state.deck_size[seat] == 0:
        return f"Your deck is used up: there is nothing to draw ({clauses.USELESS})."
    if card.effect == INJURY and state.bench[rival] == 0:
        return f"Your opponent has no substitute left to be hurt ({clauses.USELESS})."
    if card.effect == SILENCE and not is_asked(state, rival):
        return f"Your opponent is not asked for a card in this duel anyway ({clauses.USELESS})."
    if card.effect == SWITCH and not switches(state, seat):
        return f"Nobody else stands in that row to change with ({clauses.SWITCH})."
    return ""


def switches(state: State, seat: int) -> list[int]:
    """The spots whose card could take the place of a seat's card in the duel."""
    own = state.spot[seat]
    return [
        spot
        for spot, row in enumerate(ROW_OF_SPOT)
        if row == ROW_OF_SPOT[own] and spot != own and state.field[seat, spot] != 0
    ]


def _why_not_on(state: State, card: Card, target: int) -> str:
    spot = target - ON_SPOT if ON_SPOT <= target < ON_STAT else NONE
    if card.effect == BOOST:
        return f"Say which stat {card.name} is for: play {card.slug} on STAT ({clauses.CHOICE_OF_STAT})."
    if card.effect not in (SEND_OFF, SWITCH):
        if target:
            return f"{card.name} is played as it is: play {card.slug} ({clauses.PLAYS})."
        return f"{card.name} would do nothing now ({clauses.USELESS})."
    if spot == NONE:
        return f"Say on whom {card.name} is played: play {card.slug} on SPOT ({clauses.PLAYS})."
    if card.effect == SEND_OFF:
        if spot == GOAL_SPOT:
            return f"A Goalkeeper never leaves the pitch ({clauses.NO_GOALKEEPER})."
        return f"Your opponent has nobody on {SPOT_SLUGS[spot]} ({clauses.USELESS})."
    if spot == state.spot[state.actor]:
        return f"Your card on {SPOT_SLUGS[spot]} is in the duel already ({clauses.SWITCH})."
    if ROW_OF_SPOT[spot] != ROW_OF_SPOT[state.spot[state.actor]]:
        return f"{card.name} brings another card of the same row ({clauses.SWITCH})."
    return f"Nobody stands on {SPOT_SLUGS[spot]} ({clauses.SWITCH})."
