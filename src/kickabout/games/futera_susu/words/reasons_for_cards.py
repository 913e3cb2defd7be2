"""Why an action card of Futera SuSu cannot be played now, with the rulebook's clause."""

from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.action_cards import is_asked
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Card
from kickabout.games.futera_susu.state import Effect, Spot, Stage, State, Window
from kickabout.games.futera_susu.words.saying import SPOT_SLUGS

_OWN_CLAUSE: dict[int, str] = {
    Effect.RE_ROLL: clauses.RE_ROLL,
    Effect.RE_ROLL_OWN: clauses.RE_ROLL_OWN,
    Effect.SWITCH: clauses.SWITCH,
    Effect.LONG_BALL: clauses.LONG_BALL,
    Effect.OFFSIDE: clauses.OFFSIDE,
}
"""Effects whose own clause says when they may be played."""


def why_not_card(box: SusuBox, state: State, action: int) -> str:
    """Why the actor may not play a card, or not on this, in a window before or after the roll."""
    kind, target = divmod(action - s.PLAYS, s.PLAYS_PER_KIND)
    card = box.cards[kind]
    if state.hand[state.actor, kind] <= 0:
        return f"There is no {card.name} in your hand ({clauses.ONE_CARD})."
    return why_unusable(box, state, state.actor, kind) or _why_not_on(state, card, target)


def why_unusable(box: SusuBox, state: State, seat: int, kind: int) -> str:
    """Why a card in hand can do nothing now, on whatever it is played; empty if it can."""
    card = box.cards[kind]
    window, when = (Window.BEFORE, "after") if state.rolls == 0 else (Window.AFTER, "before")
    if card.window & window == 0:
        clause = _OWN_CLAUSE.get(card.effect, clauses.TIMING)
        return f"{card.name} is played {when} the roll ({clause})."
    attacks, rival = seat == state.turn, 1 - seat
    if card.effect == Effect.LONG_BALL and not (attacks and state.stage == Stage.MIDFIELDER):
        return f"{card.name} is the attacker's, for the duel in midfield ({clauses.LONG_BALL})."
    if card.effect == Effect.OFFSIDE and (attacks or state.stage != Stage.GOALKEEPER):
        return f"{card.name} is the defender's, for the duel at the goal ({clauses.OFFSIDE})."
    if card.effect == Effect.WALL and (attacks or state.stage != Stage.GOALKEEPER):
        return f"{card.name} is for your Goalkeeper, in the duel at your goal ({clauses.WALL})."
    if card.effect == Effect.DRAW and state.deck_size[seat] == 0:
        return f"Your deck is used up: there is nothing to draw ({clauses.USELESS})."
    if card.effect == Effect.INJURY and state.bench[rival] == 0:
        return f"Your opponent has no substitute left to be hurt ({clauses.USELESS})."
    if card.effect == Effect.SILENCE and not is_asked(state, rival):
        return f"Your opponent is not asked for a card in this duel anyway ({clauses.USELESS})."
    if card.effect == Effect.SWITCH and not switches(state, seat):
        return f"Nobody else stands in that row to change with ({clauses.SWITCH})."
    return ""


def switches(state: State, seat: int) -> list[int]:
    """The spots whose card could take the place of a seat's card in the duel."""
    own = state.spot[seat]
    return [
        spot
        for spot, row in enumerate(s.ROW_OF_SPOT)
        if row == s.ROW_OF_SPOT[own] and spot != own and state.field[seat, spot] != 0
    ]


def _why_not_on(state: State, card: Card, target: int) -> str:
    spot = target - s.ON_SPOT if s.ON_SPOT <= target < s.ON_STAT else s.NONE
    if card.effect == Effect.BOOST:
        return f"Say which stat {card.name} is for: play {card.slug} on STAT ({clauses.CHOICE_OF_STAT})."
    if card.effect not in (Effect.SEND_OFF, Effect.SWITCH):
        if target:
            return f"{card.name} is played as it is: play {card.slug} ({clauses.PLAYS})."
        return f"{card.name} would do nothing now ({clauses.USELESS})."
    if spot == s.NONE:
        return f"Say on whom {card.name} is played: play {card.slug} on SPOT ({clauses.PLAYS})."
    if card.effect == Effect.SEND_OFF:
        if spot == Spot.G:
            return f"A Goalkeeper never leaves the pitch ({clauses.NO_GOALKEEPER})."
        return f"Your opponent has nobody on {SPOT_SLUGS[spot]} ({clauses.USELESS})."
    if spot == state.spot[state.actor]:
        return f"Your card on {SPOT_SLUGS[spot]} is in the duel already ({clauses.SWITCH})."
    if s.ROW_OF_SPOT[spot] != s.ROW_OF_SPOT[state.spot[state.actor]]:
        return f"{card.name} brings another card of the same row ({clauses.SWITCH})."
    return f"Nobody stands on {SPOT_SLUGS[spot]} ({clauses.SWITCH})."
