"""Reads positions of Squad Rush and its Group Stage back for the clause tests."""

from kickabout.engine.match import Match
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.state import Place


def number(match: Match, slug: str) -> int:
    """Return the number of a card."""
    box = match.box
    return int(
        box.player_slugs.index(slug)
        if slug in box.player_slugs
        else s.PLAYERS + box.card_slugs.index(slug)
    )


def name(match: Match, card: int) -> str:
    """Return the slug of a card."""
    box = match.box
    return str(box.players[card].slug if card < s.PLAYERS else box.cards[card - s.PLAYERS].slug)


def hand(match: Match, seat: int) -> list[str]:
    """Return the slugs of a hand, sorted."""
    state = match.state
    found = [_player(match, p) for p in _at(match, Place.HAND, seat)]
    for kind, card in enumerate(match.box.cards):
        found += [card.slug] * int(state.hand[seat, kind])
    assert len(found) == state.hand_size[seat]
    return sorted(found)


def pitch(match: Match, seat: int) -> list[str]:
    """Return the slugs on a pitch, sorted."""
    found = sorted(_player(match, p) for p in _at(match, Place.PITCH, seat))
    assert len(found) == match.state.pitch_size[seat]
    return found


def pile(match: Match) -> list[str]:
    """Return the discard pile from the bottom to the top."""
    state = match.state
    return [name(match, state.pile[place]) for place in range(state.pile_size)]


def in_deck(match: Match) -> list[str]:
    """Return the slugs of the cards in the deck, sorted."""
    found = [_player(match, p) for p in range(s.PLAYERS) if match.state.place[p] == Place.DECK]
    for kind, card in enumerate(match.box.cards):
        found += [card.slug] * int(match.state.deck[kind])
    assert len(found) == match.state.deck_size
    return sorted(found)


def _at(match: Match, place: int, seat: int) -> list[int]:
    state = match.state
    players = range(len(match.box.players))
    return [p for p in players if state.place[p] == place and state.owner[p] == seat]


def _player(match: Match, player: int) -> str:
    return str(match.box.players[player].slug)


def yellows(match: Match, slug: str) -> int:
    """Return how many yellow cards lie with a player."""
    return int(match.state.yellows[number(match, slug)])


def booked(match: Match, seat: int) -> list[str]:
    """Return the players of a pitch with a yellow card, sorted."""
    return [slug for slug in pitch(match, seat) if yellows(match, slug)]


def benched(match: Match, seat: int) -> list[str]:
    """Return the players of a pitch who are left out of its seven, sorted."""
    return [slug for slug in pitch(match, seat) if match.state.benched[number(match, slug)]]


def is_known(match: Match, seat: int, slug: str) -> int:
    """Return how many copies of a card in a hand everybody knows of."""
    card = number(match, slug)
    if card >= s.PLAYERS:
        return int(match.state.known_cards[seat, card - s.PLAYERS])
    assert slug in hand(match, seat)
    return int(match.state.known[card])


def goals(match: Match, number: int = s.NONE) -> list[int]:
    """Return the goals of a match of the season, by default of the last one, the home side's first."""
    state = match.state
    at = state.results - 1 if number == s.NONE else number
    return [int(state.result_goals[at, side]) for side in range(2)]


def forfeits(match: Match) -> list[int]:
    """Return 1 for each side that forfeited the last match of the season."""
    state = match.state
    return [int(state.result_forfeit[state.results - 1, side]) for side in range(2)]


def pairs(match: Match) -> list[tuple[int, int]]:
    """Return the pairings played so far, the home sides first."""
    state = match.state
    return [(int(state.result_home[n]), int(state.result_away[n])) for n in range(state.results)]


def by_seat(match: Match, field: str) -> list[int]:
    """Return a number of the record for each seat."""
    return [int(getattr(match.state, field)[seat]) for seat in range(match.seats)]


def totals(match: Match) -> list[tuple[int, int]]:
    """Return the defence and attack with which the sides of the last match were scored."""
    return [
        (int(match.state.totals[side, 0]), int(match.state.totals[side, 1])) for side in range(2)
    ]
