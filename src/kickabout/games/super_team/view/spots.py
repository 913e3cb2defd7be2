"""The actions on the pitch of Super Team as plain data, each with its space, its power
and its exact chance of success.
"""

from collections.abc import Iterator
from statistics import fmean

from kickabout.engine.actions import verb_of
from kickabout.engine.vocabulary import slug

from .. import actions as a
from .. import state as s
from ..actions import ACTIONS, BY_BALL, PIECE, PIECE_WORDS, SPACE, TILE, VERB
from ..attempts import send_goalie
from ..box import SuperBox
from ..movement import held_up, runs_free
from ..outcome import where_lost
from ..pitch import (
    carrier,
    crosses,
    goalie_of,
    half_distance,
    is_goalie,
    seat_of,
    target_space,
)
from ..power import bonus, has_ability, power_needed, power_past, roller, stat_rolled
from ..state import AbilityKind, BallAction, Phase, Shirt, Stat, State, Tile
from .chances import Spread, ahead_by, at_least, spread
from .types import Guess, Outlook, Range, Spot


def spots_data(box: SuperBox, state: State, legal_now: list[int]) -> list[Spot]:
    """Return every legal action of the actor that is played on the pitch."""
    passes = [action for action in legal_now if VERB[action] == a.PASS]
    data = list(_passes(box, state, passes)) if passes else []
    for action in legal_now:
        spot = _spot_of(box, state, action)
        if spot is not None:
            data.append(spot)
    return data


def _spot(
    box: SuperBox,
    action: int,
    space: int,
    start: int,
    piece: int,
    via: int = s.NONE,
    outlook: Outlook | None = None,
) -> Spot:
    name = ACTIONS.name_of(box, action)
    return {
        "action": name,
        "kind": verb_of(name),
        "space": box.space_name(space),
        "from": space_data(box, start),
        "piece": PIECE_WORDS[piece % s.PIECES] if piece != s.NONE else None,
        "via": space_data(box, via),
        **(outlook or _chance(None)),
    }


def space_data(box: SuperBox, space: int) -> str | None:
    """Return a space by its name, None for none."""
    return box.space_name(space) if space != s.NONE else None


def _chance(chances: list[float] | None) -> Outlook:
    """Return the outlook of an action without power, with its chances if it has any."""
    return {"power": None, "distance": None, "blocks": None, "chance": chances, "lost_to": None}


def _spot_of(box: SuperBox, state: State, action: int) -> Spot | None:
    """Return what a page needs to show one action, None for passes and for actions
    that are not played on the pitch.
    """
    seat = state.actor
    mine, theirs = seat * s.PIECES, (1 - seat) * s.PIECES
    at, ball = state.at, state.ball
    verb, space, shirt = VERB[action], SPACE[action], PIECE[action]
    if verb == a.MOVE:
        piece = mine + shirt
        via = ball if BY_BALL[action] != s.NONE else s.NONE
        return _spot(box, action, space, at[piece], piece, via)
    if verb == a.KICK:
        outlook = _chance([1.0])
        return _spot(box, action, space, ball, goalie_of(seat), outlook=outlook)
    if verb == a.SHOOT:
        # Before its tile is picked, a shot shows the best of the three.
        shots = [_shot(box, state, action, tile) for tile in range(s.TILES)]
        return max(shots, key=lambda shot: fmean(guess["chance"][0] for guess in shot["guesses"]))
    if verb == a.DRIBBLE:
        rival = theirs + shirt
        duel = carrier(state), Stat.DRIBBLE, rival, Stat.TACKLE
        outlook = _chance(_duel_chances(box, state, *duel, 0))
        return _spot(box, action, at[rival], ball, rival, outlook=outlook)
    if verb == a.TACKLE:
        piece = mine + shirt
        duel = piece, Stat.TACKLE, carrier(state), Stat.DRIBBLE
        outlook = _chance(_duel_chances(box, state, *duel, 1))
        return _spot(box, action, ball, at[piece], piece, outlook=outlook)
    if verb == a.PUSH:
        return _spot(box, action, space, at[theirs + shirt], theirs + shirt)
    if verb == a.BYPASS:
        rival = theirs + shirt
        return _spot(box, action, at[rival], at[mine + Shirt.CAPTAIN], rival)
    if verb == a.LAND:
        return _spot(box, action, space, state.origin, s.NONE)
    if verb == a.STRIKE:
        tile = TILE[action]
        if state.phase == Phase.STRIKING:
            return _shot(box, state, action, tile)
        goalie = goalie_of(seat)
        goal = target_space(box.record, seat, tile)
        return _spot(box, action, goal, at[goalie], goalie, outlook=_save(box, state, tile))
    if verb == a.PLACE:
        return _spot(box, action, space, s.NONE, mine + state.placed[seat])
    if verb == a.CENTRE:
        piece = mine + shirt
        return _spot(box, action, at[piece], at[piece], piece)
    return None


def ranges_data(box: SuperBox, state: State, legal_now: list[int]) -> list[Range]:
    """Return how far each piece that may move now goes, and what keeps it from going further."""
    moves = [action for action in legal_now if VERB[action] == a.MOVE]
    seat = state.actor
    return [
        _range(box, state, seat * s.PIECES + shirt)
        for shirt in sorted({PIECE[action] for action in moves})
    ]


def price(box: SuperBox, state: State, piece: int) -> int:
    """Return the Morale that the next movement of a piece costs."""
    return int(state.lying[piece] == 1 and not runs_free(box.record, state, seat_of(piece)))


def _range(box: SuperBox, state: State, piece: int) -> Range:
    has_ball = carrier(state) == piece
    sure = has_ability(box.record, state, piece, AbilityKind.SURE_FEET) > 0
    if is_goalie(piece):
        kind = "goalie"
    elif state.lying[piece]:
        kind = "inactive"
    else:
        kind = "carrier" if has_ball and not sure else "free"
    return {
        "piece": PIECE_WORDS[piece % s.PIECES],
        "kind": kind,
        "costs": price(box, state, piece),
        "held_up": has_ball and held_up(box.record, state, piece, state.at[piece]),
        "gathers": carrier(state) == s.NONE and not sure,
    }


# Passes: as many as there are spaces, so what they share is computed once.


def _passes(box: SuperBox, state: State, passes: list[int]) -> Iterator[Spot]:
    piece = carrier(state)
    seat = seat_of(piece)
    roll = _roll(box, state, piece, Stat.PASS)
    extra = bonus(box.record, state, piece, Stat.PASS)
    chances: dict[int, list[float]] = {}
    for action in passes:
        space = SPACE[action]
        power = power_needed(box.record, state, piece, state.ball, space, False)
        if power not in chances:
            chances[power] = [at_least(roll, power - extra - m) for m in _amounts(state, seat)]
        outlook: Outlook = {
            "power": power,
            "distance": power_past(box.record, state, piece, state.ball, space, 0, False),
            "blocks": in_the_way(box, state, state.ball, space, seat),
            "chance": chances[power],
            "lost_to": box.space_name(where_lost(state, state.ball, space, False, False)),
        }
        yield _spot(box, action, space, state.ball, piece, outlook=outlook)


def in_the_way(box: SuperBox, state: State, start: int, end: int, seat: int) -> list[str]:
    """Return the spaces of opponents that add power on a line of the ball."""
    if state.skipping:
        return []
    others = (state.at[(1 - seat) * s.PIECES + shirt] for shirt in range(s.PIECES))
    return [box.space_name(at) for at in others if at != s.NONE and crosses(start, end, at)]


def _amounts(state: State, seat: int) -> range:
    """Return the amounts of Morale that a side can pay for a roll."""
    return range(min(s.MOST_MORALE, state.morale[seat]) + 1)


def _roll(box: SuperBox, state: State, piece: int, stat: int) -> Spread:
    """Return the distribution of a piece's roll on a stat, without bonuses."""
    return spread(box.dice.green, box.dice.white, state.markers[seat_of(piece), stat])


# Shots.


def _shot(box: SuperBox, state: State, action: int, tile: int) -> Spot:
    """Return a shot at one space of the goal, averaged over the three ways that the
    Goalie may go, all equally likely.
    """
    piece = carrier(state)
    seat = seat_of(piece)
    goal = target_space(box.record, 1 - seat, tile)
    guesses: list[Guess] = []
    for guess in range(s.TILES):
        power, other_power = shot_powers(box, state, tile, guess)
        chances = [
            _shot_chance(box, state, piece, power - other_power - m) for m in _amounts(state, seat)
        ]
        guesses.append(
            {"guess": slug(Tile(guess)), "power": [power, other_power], "chance": chances}
        )
    outlook: Outlook = {
        "power": max(guess["power"][0] for guess in guesses),
        "distance": power_past(box.record, state, piece, state.ball, goal, 0, True),
        "blocks": in_the_way(box, state, state.ball, goal, seat),
        "chance": [
            fmean(column) for column in zip(*(guess["chance"] for guess in guesses), strict=True)
        ],
        "lost_to": box.space_name(where_lost(state, state.ball, goal, True, False)),
        "guesses": guesses,
    }
    return _spot(box, action, goal, state.ball, piece, outlook=outlook)


def _save(box: SuperBox, state: State, guess: int) -> Outlook:
    """Return a save at one space of the goal if the shooter pays all the Morale that it may, averaged over the three
    spaces that the shot may be aimed at, all equally likely.
    """
    piece = carrier(state)
    powers = [shot_powers(box, state, tile, guess) for tile in range(s.TILES)]

    def saved(morale: int) -> list[float]:
        """Return the chance by the space that the shot is aimed at."""
        return [
            1 - _shot_chance(box, state, piece, mine - theirs - morale) for mine, theirs in powers
        ]

    most = max(_amounts(state, seat_of(piece)))
    by_aim = saved(most)
    outlook = _chance([fmean(by_aim)])
    outlook["aimed"] = {
        "here": by_aim[guess],
        "elsewhere": fmean(by_aim[:guess] + by_aim[guess + 1 :]),
    }
    if most:
        outlook["unpaid"] = fmean(saved(0))
    return outlook


def shot_powers(box: SuperBox, state: State, tile: int, guess: int) -> tuple[int, int]:
    """Return the power of shooter and Goalie for the carrier's shot, by both Strike tiles."""
    piece = carrier(state)
    seat = seat_of(piece)
    goalie = goalie_of(1 - seat)
    goal = target_space(box.record, 1 - seat, tile)
    moved = state.copy()
    send_goalie(box.record, moved, goalie, target_space(box.record, 1 - seat, guess))
    power = power_needed(box.record, moved, piece, state.ball, goal, True)
    return power, half_distance(moved.at[goalie], goal)


def _shot_chance(box: SuperBox, state: State, piece: int, handicap: int) -> float:
    """Return the chance of a goal when the shooter's roll must be ahead
    by `handicap`, before bonuses.
    """
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
    """Return the chances of a piece against a rival by the Morale paid, if the rival pays none."""
    roll = _roll(box, state, piece, stat)
    other = _roll(box, state, rival, rival_stat)
    margin += bonus(box.record, state, rival, rival_stat) - bonus(box.record, state, piece, stat)
    amounts = _amounts(state, seat_of(piece))
    return [ahead_by(roll, other, margin - m) for m in amounts]


def chances_to_pay(box: SuperBox, state: State, answer: int = 0) -> list[float] | None:
    """Return the chances of the side that is asked for Morale, by amount, if the other side answers a duel or a shot with
    so much: AutoTeam always as if with none.
    """
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
    margin = answer if _wins_ties(state, answering) else answer + 1
    margin += state.power[seat] - state.power[1 - seat]
    stats = (stat_rolled(state, answering), stat_rolled(state, not answering))
    return _duel_chances(box, state, piece, stats[0], rival, stats[1], margin)


def _wins_ties(state: State, answering: bool) -> bool:
    """Return whether the side that is asked has the ball: it acts and
    does not tackle, or it is tackled.
    """
    return answering != (state.action in (BallAction.SHOT, BallAction.DRIBBLE))


def _chances_before_tiles(box: SuperBox, state: State, answering: bool) -> list[float] | None:
    """Return the chances against AutoTeam's three tiles, since hers is turned
    over together with her Morale.
    """
    piece = state.doer
    seat = seat_of(piece)
    tile = state.tiles[1 - seat if answering else seat]
    if tile == s.NONE:
        return None
    pairs = [(other, tile) if answering else (tile, other) for other in range(s.TILES)]
    powers = [shot_powers(box, state, *pair) for pair in pairs]
    chances = []
    for m in _amounts(state, 1 - seat if answering else seat):
        paid = -m if answering else m
        chance = fmean(
            _shot_chance(box, state, piece, mine - theirs - paid) for mine, theirs in powers
        )
        chances.append(1 - chance if answering else chance)
    return chances
