"""Reads positions of SocialSoccer back for the clause tests."""

from collections.abc import Sequence

from kickabout.engine.match import Match
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.pitch import attack_of, defence_of
from kickabout.games.social_soccer.state import Rest
from tests.rulebooks.reading import choices

SPOTS = ("a1", "a2", "a3", "a4", "b1", "b2", "d4", "d3", "d2", "d1")
"""In the order of the ring."""
ATTACK = SPOTS[:4]
BENCH = SPOTS[4:6]
DEFENCE = SPOTS[6:]
FIELD = (*ATTACK, *DEFENCE)


def offered(match: Match, start: str) -> set[str]:
    """Return the rest of the possible actions that begin with these words: `offered(match, "pass
    to")`.
    """
    return {
        name.removeprefix(f"{start} ") for name in choices(match) if name.startswith(f"{start} ")
    }


def by_seat(match: Match, field: str) -> list[int]:
    """Return a field of the record that has a number for each seat."""
    return [int(number) for number in getattr(match.state, field)]


def goals(match: Match) -> list[int]:
    """Return everybody's goals in this game."""
    return by_seat(match, "goals")


def pools(match: Match) -> list[int]:
    """Return the pools of Custody."""
    return by_seat(match, "custody")


# Players.


def member_at(match: Match, seat: int, spot: str) -> int:
    """Return the team number of the player at a spot, 0 for nobody."""
    return int(match.state.spot[seat, SPOTS.index(spot)])


def spot_of(match: Match, seat: int, member: int) -> str:
    """Return the spot of a team member."""
    return next(spot for spot in SPOTS if member_at(match, seat, spot) == member)


def name_at(match: Match, seat: int, spot: str) -> str:
    """Return the slug of the player at a spot."""
    return str(match.box.player(match.state.team[seat, member_at(match, seat, spot) - 1]).slug)


def team(match: Match, seat: int) -> list[str]:
    """Return the slugs of a team, in the order signed."""
    players = [match.state.team[seat, member] for member in range(s.MEMBERS)]
    return [str(match.box.player(player).slug) for player in players if player > 0]


def ball(match: Match) -> tuple[int, str] | None:
    """Return the seat and the spot that have the ball, or None while nobody has it."""
    state = match.state
    if state.ball == 0:
        return None
    return int(state.turn), spot_of(match, state.turn, state.ball)


def _resting(match: Match, seat: int, how: int) -> set[str]:
    rest = match.state.rest
    return {spot for spot in SPOTS if rest[seat, member_at(match, seat, spot) - 1] == how}


def tired(match: Match, seat: int) -> set[str]:
    """Return the spots of the tired who are not exhausted."""
    return _resting(match, seat, Rest.TIRED)


def exhausted(match: Match, seat: int) -> set[str]:
    """Return the spots of the exhausted."""
    return _resting(match, seat, Rest.EXHAUSTED)


def fresh(match: Match, seat: int) -> set[str]:
    """Return the spots of the fresh, including the bench."""
    return _resting(match, seat, Rest.FRESH)


def attack(match: Match, seat: int, spot: str) -> int:
    """Return a player's current attack."""
    return int(attack_of(match.box.record, match.state, seat, member_at(match, seat, spot)))


def defence(match: Match, seat: int, spot: str) -> int:
    """Return a player's current defence."""
    return int(defence_of(match.box.record, match.state, seat, member_at(match, seat, spot)))


def attacks(match: Match, seat: int) -> list[int]:
    """Return the attack of everybody on the ring, from a1."""
    return [attack(match, seat, spot) for spot in SPOTS]


def row(spots: Sequence[str], there: int, elsewhere: int) -> list[int]:
    """Return a number for each spot of the ring: one at these spots, another elsewhere."""
    return [there if spot in spots else elsewhere for spot in SPOTS]


def defences(match: Match, seat: int) -> list[int]:
    """Return the defence of everybody on the ring, from a1."""
    return [defence(match, seat, spot) for spot in SPOTS]


# Cards.


def _slugs(match: Match, pile: str, seat: int) -> list[str]:
    numbers = getattr(match.state, pile)
    return sorted(
        card.slug for kind, card in enumerate(match.box.cards) for _ in range(numbers[seat, kind])
    )


def hand(match: Match, seat: int) -> list[str]:
    """Return the slugs of a hand, sorted."""
    found = _slugs(match, "hand", seat)
    assert len(found) == match.state.hand_size[seat]
    return found


def deck(match: Match, seat: int) -> list[str]:
    """Return the slugs of a deck, sorted."""
    found = _slugs(match, "deck", seat)
    assert len(found) == match.state.deck_size[seat]
    return found


def discards(match: Match, seat: int) -> list[str]:
    """Return the slugs of a discard pile, sorted."""
    return _slugs(match, "discard", seat)


def zone(match: Match, seat: int) -> list[str]:
    """Return the slugs of the cards that count the goals against a seat, sorted."""
    return _slugs(match, "zone", seat)


def known(match: Match, seat: int) -> list[str]:
    """Return the slugs of the cards of a hand that the rival knows of, sorted."""
    return _slugs(match, "known", seat)


def stack(match: Match) -> list[str]:
    """Return the stack from the bottom: `pass`, `shot`, or the slug of a card."""
    state = match.state
    names = {-2: "pass", -3: "shot"}
    found = []
    for entry in range(state.stack):
        kind = int(state.stack_kind[entry])
        found.append(names[kind] if kind < 0 else str(match.box.cards[kind].slug))
    return found
