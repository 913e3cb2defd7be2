"""The teams and strategies that people build: their file, what is wrong with them, what to think over.

A team is a `Sheet` of two parts: its players, in the order in which they are signed, and its strategy.
"""

from collections import Counter
from collections.abc import Iterator

from kickabout.engine.building import Sheet, read_sheet, write_sheet
from kickabout.games.social_soccer import clauses
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card, Player
from kickabout.games.social_soccer.box.reading import DECKS
from kickabout.games.social_soccer.words.saying import VALUE_NOUNS

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


def complaints(box: SocialBox, sheet: Sheet) -> list[str]:
    """Why nobody may play with this team, each with the rulebook's clause; none if one may."""
    return [
        *_strangers(box, sheet),
        *_wrong_players(box, sheet),
        *_wrong_strategy(box, sheet),
        *_too_special(box, sheet),
    ]


def remarks(box: SocialBox, sheet: Sheet) -> list[str]:
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


def _strangers(box: SocialBox, sheet: Sheet) -> Iterator[str]:
    for slug in dict.fromkeys(sheet.of(PLAYERS)):
        if slug not in box.player_numbers:
            yield f"There is no player {slug!r} in this box ({clauses.TEAM})."
    for slug in dict.fromkeys(sheet.of(STRATEGY)):
        if slug not in box.kinds:
            yield f"There is no card {slug!r} in this box ({size_clause(box)})."


def _wrong_players(box: SocialBox, sheet: Sheet) -> Iterator[str]:
    players = _players(box, sheet)
    if len(players) != s.MEMBERS:
        yield f"The team has {_count(len(players), 'player')}; it takes {s.MEMBERS} ({clauses.TEAM})."
    counts = Counter(sheet.of(PLAYERS))
    for player in players:
        if counts[player.slug] > 1:
            yield f"{player.name} is in the team more than once ({clauses.NOBODY_TWICE})."


def _wrong_strategy(box: SocialBox, sheet: Sheet) -> Iterator[str]:
    cards = _cards(box, sheet)
    if cards.total() != box.strategy_size:
        found = _count(cards.total(), "card")
        yield f"The strategy has {found}; it takes {box.strategy_size} ({size_clause(box)})."
    for card, count in cards.items():
        if count > box.copies:
            most = f"{box.copies} at most ({copies_clause(box)})"
            yield f"The strategy has {count} of {card.name}; {most}."


def _too_special(box: SocialBox, sheet: Sheet) -> Iterator[str]:
    for value in range(s.VALUES):
        players, cards = _of_value(box, sheet, value)
        allowed = players * box.rules["specials"]
        if cards > allowed:
            noun = VALUE_NOUNS[value]
            yield (
                f"The strategy has {_count(cards, 'card')} of {noun}; {_count(players, 'player')}"
                f" of {noun} in the team {'allows' if players == 1 else 'allow'} {allowed or 'none'}"
                f" ({clauses.SPECIALS})."
            )


# What to think over.


def _forgone(box: SocialBox, sheet: Sheet) -> Iterator[str]:
    for value in range(s.VALUES):
        players, cards = _of_value(box, sheet, value)
        allowed = players * box.rules["specials"]
        if cards < allowed:
            noun = VALUE_NOUNS[value]
            yield (
                f"{_count(players, 'player')} of {noun} would allow {_count(allowed, 'card')} of it,"
                f" and the strategy has {cards or 'none'}. A card of a value mostly does more for its"
                f" Custody than a neutral one ({clauses.SPECIALS})."
            )


def _lacking(box: SocialBox, players: list[Player]) -> Iterator[str]:
    ready = [[box.player(number) for number in team.players] for team in box.teams]
    custody = sum(player.custody for player in players)
    least = min(sum(player.custody for player in team) for team in ready)
    if custody < least:
        yield (
            f"The ten bring {custody} Custody in all; those of every ready-made team bring at least"
            f" {least}. Few cards can be paid in a round ({clauses.POOL})."
        )
    attack = sum(player.attack for player in players)
    least = min(sum(player.attack for player in team) for team in ready)
    if attack < least:
        yield (
            f"The ten have {attack} Attack in all; those of every ready-made team have at least"
            f" {least}. A shot has to beat the Defence of whoever blocks it ({clauses.COMPARED})."
        )


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
