"""The teams and strategies that people build: their file, what is wrong with them, what to think over.

A team is a `Sheet` of two parts: its players, in the order in which they are signed, and its strategy.
"""

from collections import Counter
from collections.abc import Iterator

from kickabout.engine.building import Sheet, read_sheet, write_sheet
from kickabout.engine.vocabulary import slug
from kickabout.games.social_soccer import clauses
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card, Player
from kickabout.games.social_soccer.box.reading import DECKS
from kickabout.games.social_soccer.state import Value
from kickabout.text.messages import Message, Text

PLAYERS, STRATEGY = "players", "strategy"
"""The parts of a sheet."""


def parse(text: str) -> Sheet:
    """Reads a team's file; raises `ValueError` naming the line or the key that is wrong.

    Neither does the team have to be complete, nor are its players those of a box: that is for
    `complaints`.
    """
    return read_sheet(text, (PLAYERS,), (STRATEGY,))


def dump(sheet: Sheet) -> str:
    """The team as a file that `parse` reads."""
    return write_sheet(sheet, (PLAYERS,), (STRATEGY,))


def complaints(box: SocialBox, sheet: Sheet) -> list[Text]:
    """Why nobody may play with this team, each with the rulebook's clause; none if one may."""
    return [
        *_strangers(box, sheet),
        *_wrong_players(box, sheet),
        *_wrong_strategy(box, sheet),
        *_too_special(box, sheet),
    ]


def remarks(box: SocialBox, sheet: Sheet) -> list[Text]:
    """What to think over about a team that is complete: cards that it forgoes, and what it lacks."""
    players, cards = _players(box, sheet), _cards(box, sheet)
    if len(players) != s.MEMBERS or cards.total() != box.strategy_size:
        return []
    return [*_forgone(box, sheet), *_lacking(box, players)]


def actions(box: SocialBox, sheet: Sheet) -> list[list[str]]:
    """The decisions that build a team without complaints in a match: its players, its strategy."""
    return [
        [f"sign {slug}" for slug in sheet.of(PLAYERS)],
        [f"pack {slug}" for slug in sheet.of(STRATEGY)],
    ]


def size_clause(box: SocialBox) -> str:
    """The clause that says how many cards a strategy has with the box's options."""
    return clauses.STRATEGY if box.strategy_size == DECKS["30x3"][0] else clauses.LARGE_STRATEGY


def copies_clause(box: SocialBox) -> str:
    """The clause that says how many of a kind it may hold."""
    return clauses.COPIES if box.copies == DECKS["30x3"][1] else clauses.LARGE_STRATEGY


def _players(box: SocialBox, sheet: Sheet) -> list[Player]:
    """The players whom the box has, each once."""
    numbers = box.player_numbers
    return [
        box.player(numbers[slug]) for slug in dict.fromkeys(sheet.of(PLAYERS)) if slug in numbers
    ]


def _cards(box: SocialBox, sheet: Sheet) -> Counter[Card]:
    """How many there are of each card that the box has."""
    return Counter(box.cards[box.kinds[slug]] for slug in sheet.of(STRATEGY) if slug in box.kinds)


def _of_value(box: SocialBox, sheet: Sheet, value: int) -> tuple[int, int]:
    """The players of a value in a team, and the cards of it in the strategy."""
    players = sum(player.value == value for player in _players(box, sheet))
    cards = sum(n for card, n in _cards(box, sheet).items() if card.value == value)
    return players, cards


def _strangers(box: SocialBox, sheet: Sheet) -> Iterator[Text]:
    for word in dict.fromkeys(sheet.of(PLAYERS)):
        if word not in box.player_numbers:
            yield Message("no-such-player", slug=word, clause=clauses.TEAM)
    for word in dict.fromkeys(sheet.of(STRATEGY)):
        if word not in box.kinds:
            yield Message("no-such-card", slug=word, clause=size_clause(box))


def _wrong_players(box: SocialBox, sheet: Sheet) -> Iterator[Text]:
    players = _players(box, sheet)
    if len(players) != s.MEMBERS:
        yield Message("wrong-number-of-players", number=len(players), clause=clauses.TEAM)
    counts = Counter(sheet.of(PLAYERS))
    for player in players:
        if counts[player.slug] > 1:
            yield Message("player-twice", own=player.named, clause=clauses.NOBODY_TWICE)


def _wrong_strategy(box: SocialBox, sheet: Sheet) -> Iterator[Text]:
    cards = _cards(box, sheet)
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


def _too_special(box: SocialBox, sheet: Sheet) -> Iterator[Text]:
    for value in range(s.VALUES):
        players, cards = _of_value(box, sheet, value)
        allowed = players * box.rules["specials"]
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


# What to think over.


def _forgone(box: SocialBox, sheet: Sheet) -> Iterator[Text]:
    for value in range(s.VALUES):
        players, cards = _of_value(box, sheet, value)
        allowed = players * box.rules["specials"]
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
