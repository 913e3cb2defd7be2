"""What may be done on the pitch of Super Team, as plain data: every action with its space, its power, and
its chance of success from the real dice.
"""

from collections.abc import Iterator
from typing import Any

from kickabout.engine.vocabulary import slug
from kickabout.games.super_team import state as s
from kickabout.games.super_team.attempts import send_goalie
from kickabout.games.super_team.box import SuperBox
from kickabout.games.super_team.notation import NOTATION, PIECE_WORDS
from kickabout.games.super_team.outcome import where_lost
from kickabout.games.super_team.pitch import (
    carrier,
    crosses,
    distance,
    goalie_of,
    seat_of,
    target_space,
)
from kickabout.games.super_team.power import bonus, power_needed, roller, stat_rolled
from kickabout.games.super_team.state import BallAction, Phase, Shirt, Stat, State, Tile
from kickabout.games.super_team.view.chances import Spread, ahead_by, at_least, spread

TILES = len(Tile)


def spots_data(box: SuperBox, state: State, legal_now: list[int]) -> list[dict[str, Any]]:
    """Every legal action of the actor that is played on the pitch."""
    passes = [action - s.PASSES for action in legal_now if s.PASSES <= action < s.KICKS]
    data = list(_passes(box, state, passes)) if passes else []
    for action in legal_now:
        fields = _fields(box, state, action)
        if fields is not None:
            data.append(_spot(box, action, **fields))
    return data


def _spot(
    box: SuperBox,
    action: int,
    kind: str,
    space: int,
    start: int = s.NONE,
    piece: int = s.NONE,
    via: int = s.NONE,
    **more: Any,
) -> dict[str, Any]:
    names = {"power": None, "blocks": None, "chance": None, "lost_to": None}
    return (
        {
            "action": NOTATION.name_of(box, action),
            "kind": kind,
            "space": box.space_name(space),
            "from": box.space_name(start) if start != s.NONE else None,
            "piece": PIECE_WORDS[piece % s.PIECES] if piece != s.NONE else None,
            "via": box.space_name(via) if via != s.NONE else None,
        }
        | names
        | more
    )


def _fields(box: SuperBox, state: State, action: int) -> dict[str, Any] | None:
    """What a page needs to show one action; None for passes, and for what is not on the pitch."""
    seat = state.actor
    other = 1 - seat
    if s.MOVES <= action < s.PASSES:
        way, space = divmod(action - s.MOVES, s.SPACES)
        piece = seat * s.PIECES + way // 2
        via = state.ball if way % 2 else s.NONE
        fields = {"kind": "move", "space": space, "start": state.at[piece], "piece": piece}
        return fields | {"via": via}
    if s.KICKS <= action < s.SHOT:
        fields = {"kind": "kick", "space": action - s.KICKS, "start": state.ball}
        return fields | {"piece": goalie_of(seat), "chance": [1.0]}
    if action == s.SHOT:
        return _shot(box, state)
    if s.DRIBBLES <= action < s.TACKLES:
        rival = other * s.PIECES + action - s.DRIBBLES
        fields = {"kind": "dribble", "space": state.at[rival], "start": state.ball, "piece": rival}
        duel = (carrier(state), Stat.DRIBBLE, rival, Stat.TACKLE)
        return fields | {"chance": _duel_chances(box, state, *duel, 0)}
    if s.TACKLES <= action < s.PUSHES:
        piece = seat * s.PIECES + action - s.TACKLES
        fields = {"kind": "tackle", "space": state.ball, "start": state.at[piece], "piece": piece}
        duel = (piece, Stat.TACKLE, carrier(state), Stat.DRIBBLE)
        return fields | {"chance": _duel_chances(box, state, *duel, 1)}
    if s.PUSHES <= action < s.BYPASSES:
        shirt, space = divmod(action - s.PUSHES, s.SPACES)
        piece = other * s.PIECES + shirt
        return {"kind": "push", "space": space, "start": state.at[piece], "piece": piece}
    if s.BYPASSES <= action < s.LANDS:
        piece = other * s.PIECES + action - s.BYPASSES
        start = state.at[seat * s.PIECES + Shirt.CAPTAIN]
        return {"kind": "bypass", "space": state.at[piece], "start": start, "piece": piece}
    if s.LANDS <= action < s.STRIKES:
        return {"kind": "land", "space": action - s.LANDS, "start": state.origin}
    if s.STRIKES <= action < s.PAYS:
        return _tile(box, state, action - s.STRIKES)
    if s.PLACES <= action < s.FORMS:
        piece = seat * s.PIECES + state.placed[seat]
        return {"kind": "place", "space": action - s.PLACES, "piece": piece}
    if s.CENTRES <= action < s.CENTRES + s.PIECES:
        piece = seat * s.PIECES + action - s.CENTRES
        return {
            "kind": "centre",
            "space": state.at[piece],
            "start": state.at[piece],
            "piece": piece,
        }
    return None


# Passes: as many as there are spaces, so what they share is worked out once.


def _passes(box: SuperBox, state: State, spaces: list[int]) -> Iterator[dict[str, Any]]:
    piece = carrier(state)
    seat = seat_of(piece)
    roll = _roll(box, state, piece, Stat.PASS)
    extra = bonus(box.record, state, piece, Stat.PASS)
    chances: dict[int, list[float]] = {}
    for space in spaces:
        power = power_needed(box.record, state, piece, space, False)
        if power not in chances:
            chances[power] = [at_least(roll, power - extra - m) for m in _amounts(state, seat)]
        yield _spot(
            box,
            s.PASSES + space,
            "pass",
            space,
            state.ball,
            piece,
            power=power,
            blocks=_blocks(box, state, space, seat),
            chance=chances[power],
            lost_to=box.space_name(where_lost(state, state.ball, space, False, False)),
        )


def _blocks(box: SuperBox, state: State, end: int, seat: int) -> list[str]:
    """The spaces of opponents that add power on a line from the ball."""
    if state.skipping:
        return []
    others = (state.at[(1 - seat) * s.PIECES + shirt] for shirt in range(s.PIECES))
    return [box.space_name(at) for at in others if at != s.NONE and crosses(state.ball, end, at)]


def _amounts(state: State, seat: int) -> range:
    """The Morale that a side can pay for a roll."""
    return range(min(s.MOST_MORALE, state.morale[seat]) + 1)


def _roll(box: SuperBox, state: State, piece: int, stat: int) -> Spread:
    """What a piece rolls on a stat, without what is added."""
    return spread(box.green, box.white, state.markers[seat_of(piece), stat])


# Shots.


def _shot(box: SuperBox, state: State) -> dict[str, Any]:
    """A shot before its tile is picked: as good as the best of the three."""
    tiles = [_aim(box, state, tile) for tile in range(TILES)]
    best = max(range(TILES), key=lambda tile: tiles[tile]["chance"][0])
    goal = target_space(box.record, 1 - state.actor, best)
    shot = {"kind": "shoot", "space": goal, "start": state.ball, "piece": carrier(state)}
    return shot | tiles[best]


def _tile(box: SuperBox, state: State, tile: int) -> dict[str, Any]:
    """A Strike tile, of the shooter or of the side that guards."""
    if state.phase != Phase.STRIKING:
        goal = target_space(box.record, state.actor, tile)
        goalie = goalie_of(state.actor)
        return {"kind": "strike", "space": goal, "start": state.at[goalie], "piece": goalie}
    goal = target_space(box.record, 1 - state.actor, tile)
    shot = {"kind": "strike", "space": goal, "start": state.ball, "piece": state.doer}
    return shot | _aim(box, state, tile)


def _aim(box: SuperBox, state: State, tile: int) -> dict[str, Any]:
    """A shot at one space of the goal: over the three ways that the Goalie may go, each as likely."""
    piece = carrier(state)
    seat = seat_of(piece)
    goal = target_space(box.record, 1 - seat, tile)
    guesses: list[dict[str, Any]] = []
    for guess in range(TILES):
        power, other_power = shot_powers(box, state, tile, guess)
        chances = [
            _shot_chance(box, state, piece, power - other_power - m) for m in _amounts(state, seat)
        ]
        data = {"guess": slug(Tile(guess)), "power": [power, other_power], "chance": chances}
        guesses.append(data)
    columns = zip(*(data["chance"] for data in guesses), strict=True)
    return {
        "power": max(data["power"][0] for data in guesses),
        "blocks": _blocks(box, state, goal, seat),
        "chance": [sum(column) / TILES for column in columns],
        "lost_to": box.space_name(where_lost(state, state.ball, goal, True, False)),
        "guesses": guesses,
    }


def shot_powers(box: SuperBox, state: State, tile: int, guess: int) -> tuple[int, int]:
    """The power of shooter and Goalie for a shot of the carrier's, by both Strike tiles."""
    piece = carrier(state)
    seat = seat_of(piece)
    goalie = goalie_of(1 - seat)
    goal = target_space(box.record, 1 - seat, tile)
    moved = state.copy()
    send_goalie(box.record, moved, goalie, target_space(box.record, 1 - seat, guess))
    power = power_needed(box.record, moved, piece, goal, True)
    return power, (distance(moved.at[goalie], goal) + 1) // 2


def _shot_chance(box: SuperBox, state: State, piece: int, handicap: int) -> float:
    """The chance of a goal when the shooter's roll must be so much ahead, before what is added."""
    goalie = goalie_of(1 - seat_of(piece))
    handicap -= bonus(box.record, state, piece, Stat.SHOOT)
    handicap += bonus(box.record, state, goalie, Stat.GOALKEEPING)
    return ahead_by(
        _roll(box, state, piece, Stat.SHOOT), _roll(box, state, goalie, Stat.GOALKEEPING), handicap
    )


# Duels, and rolls under way.


def _duel_chances(
    box: SuperBox, state: State, piece: int, stat: int, rival: int, rival_stat: int, margin: int
) -> list[float]:
    """The chances of a piece against a rival by the Morale paid, who pays none."""
    roll = _roll(box, state, piece, stat)
    other = _roll(box, state, rival, rival_stat)
    margin += bonus(box.record, state, rival, rival_stat) - bonus(box.record, state, piece, stat)
    amounts = _amounts(state, seat_of(piece))
    return [ahead_by(roll, other, margin - m) for m in amounts]


def chances_to_pay(box: SuperBox, state: State) -> list[float] | None:
    """The chances of the side that is asked for Morale, by amount, if the other side pays none."""
    if state.phase not in (Phase.PAYING, Phase.MATCHING):
        return None
    answering = state.phase == Phase.MATCHING
    piece, rival = roller(state, answering), roller(state, not answering)
    seat = seat_of(piece)
    if state.action == BallAction.PASS:
        least = state.power[seat] - bonus(box.record, state, piece, Stat.PASS)
        roll = _roll(box, state, piece, Stat.PASS)
        return [at_least(roll, least - m) for m in _amounts(state, seat)]
    if state.action == BallAction.SHOT and state.target == s.NONE:
        return _chances_before_tiles(box, state, answering)
    margin = 0 if _wins_ties(state, answering) else 1
    margin += state.power[seat] - state.power[1 - seat]
    stats = (stat_rolled(state, answering), stat_rolled(state, not answering))
    return _duel_chances(box, state, piece, stats[0], rival, stats[1], margin)


def _wins_ties(state: State, answering: bool) -> bool:
    """Whether the side asked has the ball: it acts, and does not tackle, or is tackled."""
    return answering != (state.action in (BallAction.SHOT, BallAction.DRIBBLE))


def _chances_before_tiles(box: SuperBox, state: State, answering: bool) -> list[float] | None:
    """Against AutoTeam, whose tile is turned over with her Morale: over her three tiles."""
    piece = state.doer
    seat = seat_of(piece)
    tile = state.tiles[1 - seat if answering else seat]
    if tile == s.NONE:
        return None
    pairs = [(other, tile) if answering else (tile, other) for other in range(TILES)]
    powers = [shot_powers(box, state, *pair) for pair in pairs]
    chances = []
    for m in _amounts(state, 1 - seat if answering else seat):
        paid = -m if answering else m
        goals = [_shot_chance(box, state, piece, a - b - paid) for a, b in powers]
        chance = sum(goals) / TILES
        chances.append(1 - chance if answering else chance)
    return chances
