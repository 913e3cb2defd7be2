"""Teams to take, players and cards to build a team from, and line-ups, as plain data."""

from collections import Counter

from kickabout.engine.vocabulary import slug

from .. import state as s
from ..actions import ACTIONS, CARD, PACK, PLACE, PLAYER, SIGN, TAKE, TEAM, VERB, number_of
from ..box import SocialBox
from ..people import is_bench, player_of, values_in
from ..preparations import is_placed
from ..state import Phase, Spot, State, Value
from .cards import card_data, counted_data, of_seat, player_data
from .players import value_counts
from .types import Allowance, Build, BuildStep, Place, TeamToTake


def build_data(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Build | None:
    """Return what a seat may build its team and strategy from, None outside of building."""
    if state.phase != Phase.BUILD or seat < 0:
        return None
    signed = state.signed[seat]
    step: BuildStep = "strategy"
    if signed < s.MEMBERS:
        step = "players" if signed else "team"
    elif state.packed[seat] == box.record.strategy_size:
        step = "done"
    return {
        "step": step,
        "teams": [_team(box, action) for action in legal_now if VERB[action] == TAKE],
        "signed": [player_data(box, state.team[seat, member]) for member in range(signed)],
        "pool": [
            {
                "action": ACTIONS.name_of(box, action),
                "player": player_data(box, PLAYER[action] + 1),
            }
            for action in legal_now
            if VERB[action] == SIGN
        ],
        "packed": {
            box.cards[kind].slug: count
            for kind, count in enumerate(of_seat(state.deck, seat))
            if count > 0
        },
        "cards": [
            {"action": ACTIONS.name_of(box, action), "card": card_data(box, CARD[action])}
            for action in legal_now
            if VERB[action] == PACK
        ],
        "allowed": _allowed(box, state, seat),
        "size": box.record.strategy_size,
        "copies": box.record.copies,
    }


def _team(box: SocialBox, action: int) -> TeamToTake:
    team = box.teams[TEAM[action]]
    values = Counter[int](box.player(player).value for player in team.players)
    return {
        "action": ACTIONS.name_of(box, action),
        "slug": team.slug,
        "name": team.named,
        "text": team.text,
        "values": value_counts(values),
        "players": [player_data(box, player) for player in team.players],
        "cards": counted_data(box, box.strategy(TEAM[action])),
    }


def _allowed(box: SocialBox, state: State, seat: int) -> list[Allowance]:
    """Return how many cards of each value the players signed so far allow, and how many are packed."""
    players = values_in(box, state, seat)
    return [
        {
            "value": slug(Value(value)),
            "of": players.get(value, 0) * box.record.specials,
            "used": sum(
                state.deck[seat, kind] for kind, card in enumerate(box.cards) if card.value == value
            ),
        }
        for value in range(s.VALUES)
    ]


# The line-up.


def place_data(box: SocialBox, state: State, seat: int, legal_now: list[int]) -> Place | None:
    """Return the members without a spot and the free spots, None when nobody is to be placed."""
    if state.phase != Phase.PLACE or not legal_now:
        return None
    members = [n for n in range(1, s.MEMBERS + 1) if not is_placed(state, seat, n)]
    free = [spot for spot in range(s.SPOTS) if state.spot[seat, spot] == 0]
    return {
        "members": [
            {"member": member, "player": player_data(box, player_of(state, seat, member))}
            for member in members
        ],
        "free": [slug(Spot(spot)) for spot in free],
        "suggested": [
            ACTIONS.name_of(box, number_of(PLACE, member - 1, spot))
            for member, spot in _suggested(box, state, seat, members, free)
        ],
    }


def _suggested(
    box: SocialBox, state: State, seat: int, members: list[int], free: list[int]
) -> list[tuple[int, int]]:
    """Return a sound line-up: the least useful on the bench, of the others the sharper ones in attack."""
    players = {member: box.player(player_of(state, seat, member)) for member in members}
    spots = sorted(free, key=lambda spot: (not is_bench(spot), spot >= s.BENCH_TO, spot))
    benched = sum(is_bench(spot) for spot in free)
    forward = sum(spot < s.ATTACKERS for spot in free)

    def use(member: int) -> tuple[int, int]:
        player = players[member]
        return max(player.attack, player.defence), player.custody

    by_use = sorted(members, key=use)
    others = sorted(by_use[benched:], key=lambda n: players[n].defence - players[n].attack)
    assert len(others) >= forward
    return list(zip([*by_use[:benched], *others], spots, strict=True))
