"""Teams and strategies that people build: their file, complaints about them, and advice.

A team is a `Roster` of two parts: its players, in the order in which they are signed, and its strategy.
"""

from collections import Counter
from collections.abc import Iterator

from kickabout.engine.roster import Roster, read_roster, write_roster
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Text

from . import clauses
from . import state as s
from .box import DECKS, Card, Player, SocialBox
from .state import Value

PLAYERS, STRATEGY = "players", "strategy"
"""The parts of a roster."""


def parse(text: str) -> Roster:
    """Read a team's file; raise `ValueError` naming the line or the key that is wrong.

    The team need not be complete nor its players be in a box: `complaints` checks that.
    """
    return read_roster(text, (PLAYERS,), (STRATEGY,))


def dump(roster: Roster) -> str:
    """Return the team as a file that `parse` reads."""
    return write_roster(roster, (PLAYERS,), (STRATEGY,))


def complaints(box: SocialBox, roster: Roster) -> list[Text]:
    """Return why nobody may play with this team, each reason with its clause; empty if one may."""
    return [
        *_strangers(box, roster),
        *_wrong_players(box, roster),
        *_wrong_strategy(box, roster),
        *_too_special(box, roster),
    ]


def remarks(box: SocialBox, roster: Roster) -> list[Text]:
    """Return advice on a complete team: cards that it forgoes, and stats that are low."""
    players, cards = _players(box, roster), _cards(box, roster)
    if len(players) != s.MEMBERS or cards.total() != box.strategy_size:
        return []
    return [*_forgone(box, roster), *_lacking(box, players)]


def actions(box: SocialBox, roster: Roster) -> list[list[str]]:
    """Return the actions that build a team without complaints in a match: its players, its strategy."""
    return [
        [f"sign {slug}" for slug in roster.of(PLAYERS)],
        [f"pack {slug}" for slug in roster.of(STRATEGY)],
    ]


def size_clause(box: SocialBox) -> str:
    """Return the clause for the size of a strategy with the box's options."""
    return clauses.STRATEGY if box.strategy_size == DECKS["30x3"][0] else clauses.LARGE_STRATEGY


def copies_clause(box: SocialBox) -> str:
    """Return the clause for the copies of a kind in a strategy."""
    return clauses.COPIES if box.copies == DECKS["30x3"][1] else clauses.LARGE_STRATEGY


def _players(box: SocialBox, roster: Roster) -> list[Player]:
    """Return the players that the box has, each once."""
    numbers = box.player_numbers
    return [
        box.player(numbers[slug]) for slug in dict.fromkeys(roster.of(PLAYERS)) if slug in numbers
    ]


def _cards(box: SocialBox, roster: Roster) -> Counter[Card]:
    """Return the number of each card that the box has."""
    return Counter(box.cards[box.kinds[slug]] for slug in roster.of(STRATEGY) if slug in box.kinds)


def _of_value(box: SocialBox, roster: Roster, value: int) -> tuple[int, int]:
    """Return the number of players and of cards of a value in a team."""
    players = sum(player.value == value for player in _players(box, roster))
    cards = sum(n for card, n in _cards(box, roster).items() if card.value == value)
    return players, cards


def _strangers(box: SocialBox, roster: Roster) -> Iterator[Text]:
    for word in dict.fromkeys(roster.of(PLAYERS)):
        if word not in box.player_numbers:
            yield Message("no-such-player", slug=word, clause=clauses.TEAM)
    for word in dict.fromkeys(roster.of(STRATEGY)):
        if word not in box.kinds:
            yield Message("no-such-card", slug=word, clause=size_clause(box))


def _wrong_players(box: SocialBox, roster: Roster) -> Iterator[Text]:
    players = _players(box, roster)
    if len(players) != s.MEMBERS:
        yield Message("wrong-number-of-players", number=len(players), clause=clauses.TEAM)
    counts = Counter(roster.of(PLAYERS))
    for player in players:
        if counts[player.slug] > 1:
            yield Message("player-twice", own=player.named, clause=clauses.NOBODY_TWICE)


def _wrong_strategy(box: SocialBox, roster: Roster) -> Iterator[Text]:
    cards = _cards(box, roster)
    size = box.strategy_size
    if cards.total() != size:
        clause = size_clause(box)
        yield Message("wrong-number-of-cards", number=cards.total(), size=size, clause=clause)
    for card, count in cards.items():
        if count > box.copies:
            clause = copies_clause(box)
            most = box.copies
            yield Message(
                "too-many-of-card", number=count, card=card.named, most=most, clause=clause
            )


def _too_special(box: SocialBox, roster: Roster) -> Iterator[Text]:
    for value in range(s.VALUES):
        players, cards = _of_value(box, roster, value)
        allowed = players * box.rules.specials
        if cards > allowed:
            yield _about_value("too-many-of-value", value, players, cards, allowed)


def _about_value(name: str, value: int, players: int, cards: int, allowed: int) -> Message:
    return Message(
        name,
        value=slug(Value(value)),
        players=players,
        cards=cards,
        allowed=allowed,
        clause=clauses.SPECIALS,
    )


# Advice.


def _forgone(box: SocialBox, roster: Roster) -> Iterator[Text]:
    for value in range(s.VALUES):
        players, cards = _of_value(box, roster, value)
        allowed = players * box.rules.specials
        if cards < allowed:
            yield _about_value("forgone-of-value", value, players, cards, allowed)


def _lacking(box: SocialBox, players: list[Player]) -> Iterator[Text]:
    ready = [[box.player(number) for number in team.players] for team in box.teams]
    custody = sum(player.custody for player in players)
    least = min(sum(player.custody for player in team) for team in ready)
    if custody < least:
        yield Message("little-custody", sum=custody, least=least, clause=clauses.POOL)
    attack = sum(player.attack for player in players)
    least = min(sum(player.attack for player in team) for team in ready)
    if attack < least:
        yield Message("little-attack", sum=attack, least=least, clause=clauses.COMPARED)
