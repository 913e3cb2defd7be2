"""The duel under way, and the last one decided, with an explanation of
everything that counts in them.
"""

from kickabout.engine.vocabulary import slugs

from .. import state as s
from ..bonds import why_bonus
from ..box import Card, SusuBox
from ..effects import Effect
from ..pitch import known_in
from ..state import Phase, Spot, Stage, Stat, State
from .cards import card_data, known_data
from .chances import chance
from .types import Bonus, Boost, Duel, DuelSide


def under_way(state: State) -> bool:
    """Return whether cards have been sent into a duel that is not decided yet."""
    if state.turns == 0 or state.phase == Phase.FULL_TIME:
        return False
    ended = state.over == 1 and state.sudden_death == 0
    return not ended and (state.spot[0] != s.NONE or state.spot[1] != s.NONE)


def duel_data(box: SusuBox, state: State) -> Duel | None:
    """Return the duel under way, None between duels."""
    if not under_way(state):
        return None
    # A gap that a card has just torn may have ended a bonus (SUSU-6.6), which is told once the gap is dealt with.
    won = None if state.phase == Phase.BRING else chance(box, state, state.turn)
    return {
        "number": state.duels + 1,
        "stage": state.stage,
        "attacker": state.turn,
        "rolls": state.rolls,
        "fresh": state.rolled == 1,
        "sides": [_side(box, state, seat, False) for seat in range(s.SEATS)],
        "chance": None if won is None else round(won, 4),
        "winner": None,
        "over": False,
    }


def last_duel_data(box: SusuBox, state: State) -> Duel | None:
    """Return the last duel decided, None before the first."""
    if state.duels == 0:
        return None
    return {
        "number": state.duels,
        "stage": state.last_stage,
        "attacker": state.last_attacker,
        "rolls": state.last_rolls,
        "fresh": state.rolled == 1 and state.rolls == 0,
        "sides": [_side(box, state, seat, True) for seat in range(s.SEATS)],
        "chance": None,
        "winner": state.last_winner,
        "over": True,
    }


def _side(box: SusuBox, state: State, seat: int, over: bool) -> DuelSide:
    """Return a side of the duel under way, or of the last one: the stat of its
    die with all that is added to it.
    """
    if over:
        spot, shirt = state.last_spot[seat], state.last_shirt[seat]
        kind, die = state.last_played[seat], state.last_die[seat]
        bonus, covering = state.last_bonus[seat], state.last_covering[seat]
        boosts = last_boosts(box, state, seat)
        advantage = _effect(box, kind) == Effect.ADVANTAGE
        silenced = _effect(box, state.last_played[1 - seat]) == Effect.SILENCE
    else:
        spot = state.spot[seat]
        shirt = state.field[seat, spot] if spot != s.NONE else 0
        kind, die = state.played[seat], state.die[seat]
        bonus, covering = told_bonus(state, seat), state.covering[seat]
        boosts = boosts_of(box, state, seat)
        advantage, silenced = state.advantage[seat] == 1, state.silenced[seat] == 1
    player = known_in(state, seat, shirt)
    stat = slugs(Stat)[die - 1] if die else None
    base = box.record.stats[player, die - 1] if die and player else None
    counted = [boost for boost in boosts if boost["stat"] in ("all", stat)]
    idle = die > 0 and _effect(box, kind) == Effect.BOOST
    added = bonus + sum(boost["amount"] for boost in counted)
    return {
        "spot": slugs(Spot)[spot] if spot != s.NONE else None,
        "shirt": shirt if player else None,
        "player": known_data(box, player),
        "covering": covering == 1,
        "die": die or None,
        "stat": stat,
        "base": base,
        "bonus": bonus_data(box, state, seat, player, bonus),
        "boosts": boosts,
        "total": None if base is None else base + added,
        "card": card_data(box, kind) if kind != s.NONE else None,
        "idle": idle and all(boost["why"] != box.cards[kind].named for boost in counted),
        "advantage": advantage,
        "silenced": silenced,
    }


def told_bonus(state: State, seat: int) -> int:
    """Return the bonus of a side's card in the duel under way, 0 before it has been told for the first time."""
    # Until then the record holds that of the duel before; an action card comes only after it.
    told = state.told == 1 or max(state.played) != s.NONE
    return state.bonus[seat] if told else 0


def bonus_data(box: SusuBox, state: State, seat: int, player: int, bonus: int) -> Bonus | None:
    """Return the bonus of team-mates on a player's card, None if there is
    none or the player is not known.
    """
    if bonus == 0 or player == 0:
        return None
    return {"total": bonus, "why": why_bonus(box, state, seat, player, bonus)}


# Boosts by action cards.


def _effect(box: SusuBox, kind: int) -> int:
    return s.NONE if kind == s.NONE else box.cards[kind].effect


def _boost(card: Card, amount: int, stat: str = "all") -> Boost:
    return {"stat": stat, "amount": amount, "why": card.named}


def _general(box: SusuBox, own: int, rival: int) -> list[Boost]:
    """Return what the cards of both sides add to every stat of one side's card."""
    boosts = []
    if _effect(box, own) in (Effect.BOOST_ALL, Effect.WALL):
        boosts.append(_boost(box.cards[own], box.cards[own].value))
    if _effect(box, rival) == Effect.WEAKEN:
        boosts.append(_boost(box.cards[rival], -box.cards[rival].value))
    return boosts


def boosts_of(box: SusuBox, state: State, seat: int) -> list[Boost]:
    """Return the boosts in the duel under way, by action cards."""
    own = state.played[seat]
    boosts = _general(box, own, state.played[1 - seat])
    long_ball = state.long_ball == 1 and state.stage == Stage.GOALKEEPER and seat == state.turn
    if long_ball and state.long_ball_cost:
        boosts.append(_boost(_long_balls(box, state, seat)[-1], -state.long_ball_cost))
    rest = sum(boost["amount"] for boost in boosts)
    for stat, name in enumerate(slugs(Stat)):
        if state.boost[seat, stat] != rest:
            boosts.append(_boost(box.cards[own], state.boost[seat, stat] - rest, name))
    return boosts


def last_boosts(box: SusuBox, state: State, seat: int) -> list[Boost]:
    """Return the boosts in the last duel, derived from the totals that the record keeps."""
    own = state.last_played[seat]
    boosts = _general(box, own, state.last_played[1 - seat])
    rest = state.last_boost[seat] - sum(boost["amount"] for boost in boosts)
    more = box.cards[own].value if _effect(box, own) == Effect.BOOST else 0
    cost = 0
    if state.last_stage == Stage.GOALKEEPER and seat == state.last_attacker:
        cost = max((card.value for card in _long_balls(box, state, seat)), default=0)
    # A boost and a Long Ball that cancel out are told as well; one for a stat that was not rolled looks the same then.
    if more and rest in (more, more - cost):
        boosts.append(_boost(box.cards[own], more, slugs(Stat)[state.last_die[seat] - 1]))
        rest -= more
    if rest:
        boosts.append(_boost(_long_balls(box, state, seat)[-1], rest))
    return boosts


def _long_balls(box: SusuBox, state: State, seat: int) -> list[Card]:
    """Return the kinds of Long Balls that a seat has played in this match."""
    return [
        card
        for kind, card in enumerate(box.cards)
        if card.effect == Effect.LONG_BALL and state.used[seat, kind]
    ]
