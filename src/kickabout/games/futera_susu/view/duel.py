"""The duel under way, and the last one decided, with everything that counts in them explained."""

from typing import Any

from kickabout.engine.vocabulary import slugs
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.bonds import why_bonus
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.pitch import known_at, known_in
from kickabout.games.futera_susu.state import Effect, Phase, Spot, Stage, Stat, State
from kickabout.games.futera_susu.view.cards import card_data, known_data
from kickabout.games.futera_susu.view.chances import chance
from kickabout.text.messages import Name


def under_way(state: State) -> bool:
    """Whether cards have been sent into a duel that is not decided yet."""
    if state.turns == 0 or state.phase == Phase.FULL_TIME:
        return False
    ended = state.over == 1 and state.sudden_death == 0
    return not ended and (state.spot[0] != s.NONE or state.spot[1] != s.NONE)


def duel_data(box: SusuBox, state: State) -> dict[str, Any] | None:
    """The duel under way, None between duels."""
    if not under_way(state):
        return None
    won = chance(box, state, state.turn)
    return {
        "number": state.duels + 1,
        "stage": state.stage,
        "attacker": state.turn,
        "rolls": state.rolls,
        "fresh": state.rolled == 1,
        "sides": [_side(box, state, seat) for seat in range(s.SEATS)],
        "chance": None if won is None else round(won, 4),
        "winner": None,
        "over": False,
    }


def last_duel_data(box: SusuBox, state: State) -> dict[str, Any] | None:
    """The duel decided last, None before the first."""
    if state.duels == 0:
        return None
    return {
        "number": state.duels,
        "stage": state.last_stage,
        "attacker": state.last_attacker,
        "rolls": state.last_rolls,
        "fresh": state.rolled == 1 and state.rolls == 0,
        "sides": [_last_side(box, state, seat) for seat in range(s.SEATS)],
        "chance": None,
        "winner": state.last_winner,
        "over": True,
    }


def _side(box: SusuBox, state: State, seat: int) -> dict[str, Any]:
    spot, kind = state.spot[seat], state.played[seat]
    player = known_at(state, seat, spot) if spot != s.NONE else 0
    boosts = _boosts(box, state, seat)
    return {
        "spot": slugs(Spot)[spot] if spot != s.NONE else None,
        "shirt": state.field[seat, spot] if player else None,
        "player": known_data(box, player),
        "covering": state.covering[seat] == 1,
        **_sum(box, state, seat, player, state.die[seat], state.bonus[seat], boosts),
        "card": card_data(box, kind) if kind != s.NONE else None,
        "advantage": state.advantage[seat] == 1,
        "silenced": state.silenced[seat] == 1,
    }


def _last_side(box: SusuBox, state: State, seat: int) -> dict[str, Any]:
    spot, shirt, kind = state.last_spot[seat], state.last_shirt[seat], state.last_played[seat]
    player, die = known_in(state, seat, shirt), state.last_die[seat]
    boosts = _last_boosts(box, state, seat)
    return {
        "spot": slugs(Spot)[spot],
        "shirt": shirt,
        "player": known_data(box, player),
        "covering": state.last_covering[seat] == 1,
        **_sum(box, state, seat, player, die, state.last_bonus[seat], boosts),
        "card": card_data(box, kind) if kind != s.NONE else None,
        "advantage": _effect(box, kind) == Effect.ADVANTAGE,
        "silenced": _effect(box, state.last_played[1 - seat]) == Effect.SILENCE,
    }


Boost = tuple[int, int, Name]
"""The stat that is boosted (NONE for all), by how much, and by what."""


def _sum(
    box: SusuBox,
    state: State,
    seat: int,
    player: int,
    die: int,
    bonus: int,
    boosts: list[Boost],
) -> dict[str, Any]:
    """What a die makes of a card: the stat with all that is added to it."""
    base = box.record.stats[player, die - 1] if die and player else None
    added = bonus + sum(amount for stat, amount, _ in boosts if stat in (s.NONE, die - 1))
    return {
        "die": die or None,
        "stat": slugs(Stat)[die - 1] if die else None,
        "base": base,
        "bonus": {"total": bonus, "why": why_bonus(box, state, seat, player, bonus)}
        if bonus and player
        else None,
        "boosts": [
            {"stat": "all" if stat == s.NONE else slugs(Stat)[stat], "amount": amount, "why": why}
            for stat, amount, why in boosts
        ],
        "total": None if base is None else base + added,
    }


# What action cards add.


def _effect(box: SusuBox, kind: int) -> int:
    return s.NONE if kind == s.NONE else box.cards[kind].effect


def _general(box: SusuBox, own: int, rival: int) -> list[Boost]:
    """What the cards of both sides add to every stat of one side's card."""
    boosts = []
    if _effect(box, own) in (Effect.BOOST_ALL, Effect.WALL):
        boosts.append((s.NONE, box.cards[own].value, box.cards[own].named))
    if _effect(box, rival) == Effect.WEAKEN:
        boosts.append((s.NONE, -box.cards[rival].value, box.cards[rival].named))
    return boosts


def _boosts(box: SusuBox, state: State, seat: int) -> list[Boost]:
    own = state.played[seat]
    boosts = _general(box, own, state.played[1 - seat])
    long_ball = state.long_ball == 1 and state.stage == Stage.GOALKEEPER and seat == state.turn
    if long_ball and state.long_ball_cost:
        boosts.append((s.NONE, -state.long_ball_cost, _long_ball_name(box, state, seat)))
    rest = sum(amount for _, amount, _ in boosts)
    for stat in range(s.STATS):
        if state.boost[seat, stat] != rest:
            boosts.append((stat, state.boost[seat, stat] - rest, box.cards[own].named))
    return boosts


def _last_boosts(box: SusuBox, state: State, seat: int) -> list[Boost]:
    """The same of the last duel, of which the record keeps what counted."""
    own, stat = state.last_played[seat], state.last_die[seat] - 1
    boosts = _general(box, own, state.last_played[1 - seat])
    rest = state.last_boost[seat] - sum(amount for _, amount, _ in boosts)
    boost = box.cards[own].value if _effect(box, own) == Effect.BOOST else 0
    cost = 0
    if state.last_stage == Stage.GOALKEEPER and seat == state.last_attacker:
        cost = max((box.cards[kind].value for kind in _long_balls(box, state, seat)), default=0)
    if rest in (boost, boost - cost) and rest != 0 and boost:
        boosts.append((stat, boost, box.cards[own].named))
        rest -= boost
    if rest:
        boosts.append((s.NONE, rest, _long_ball_name(box, state, seat)))
    return boosts


def _long_balls(box: SusuBox, state: State, seat: int) -> list[int]:
    """The kinds of Long Balls that a seat has played in this match."""
    return [
        kind
        for kind, card in enumerate(box.cards)
        if card.effect == Effect.LONG_BALL and state.used[seat, kind]
    ]


def _long_ball_name(box: SusuBox, state: State, seat: int) -> Name:
    return box.cards[_long_balls(box, state, seat)[-1]].named
