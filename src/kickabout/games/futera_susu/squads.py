"""The squads and decks that people build: their file, complaints, advice and bonuses.

A squad is a `Roster` of three parts: the eleven, in any order, the substitutes, and the action
deck.
"""

from collections import Counter
from collections.abc import Iterator

from kickabout.engine.roster import Bonus, Roster, read_roster, write_roster
from kickabout.engine.vocabulary import slugs
from kickabout.text.messages import Message, Text

from . import clauses
from . import state as s
from .bonds import group_among, why_group
from .box import Player, SusuBox
from .state import Class, Position

ELEVEN, BENCH, DECK = "eleven", "subs", "deck"
"""The parts of a roster."""
ROWS = slugs(Position)
"""The rows of the eleven."""
PLACES = tuple(s.POSITION_OF_SHIRT.count(position) for position in Position)
"""The number of players of each position in the eleven."""


def parse(text: str) -> Roster:
    """Read a squad's file; raise `ValueError` naming the line or the key that is wrong.

    The squad need not be complete, nor its players in a box: that is for `complaints`.
    """
    return read_roster(text, (ELEVEN, BENCH), (DECK,))


def dump(roster: Roster) -> str:
    """Return the squad as a file that `parse` reads."""
    return write_roster(roster, (ELEVEN, BENCH), (DECK,))


def complaints(box: SusuBox, roster: Roster) -> list[Text]:
    """Return the reasons why a squad may not be played with, each with the
    rulebook's clause; none if it may.
    """
    return [
        *_strangers(box, roster),
        *_wrong_rows(box, roster),
        *_wrong_bench(box, roster),
        *_wrong_company(box, roster),
        *_wrong_deck(box, roster),
    ]


def remarks(box: SusuBox, roster: Roster) -> list[Text]:
    """Return advice on a full bench: a side without Midfielders loses."""
    bench = _players(box, roster, BENCH)
    if len(bench) != s.SUBS:
        return []
    midfielders = sum(player.position == Position.MIDFIELDER for player in bench)
    if midfielders == s.SUBS:
        clause = clauses.MIDFIELD_SUBSTITUTES
        return [Message("only-midfielders-on-bench", number=s.SUBS, clause=clause)]
    few = few_midfielders(box, midfielders)
    return [few] if few else []


def few_midfielders(box: SusuBox, midfielders: int) -> Message | None:
    """Return the advice on so few Midfielders on the bench, None unless
    every ready-made squad has more.
    """
    ready = [
        sum(box.player(one).position == Position.MIDFIELDER for one in squad.subs)
        for squad in box.squads
    ]
    least = min(ready, default=0)
    if midfielders >= least:
        return None
    clause = clauses.MIDFIELD_SUBSTITUTES
    return Message("few-midfielders-on-bench", number=midfielders, least=least, clause=clause)


def bonuses(box: SusuBox, roster: Roster) -> list[Bonus]:
    """Return the bonuses of the eleven for standing together at the start of the match."""
    eleven = _players(box, roster, ELEVEN)
    gained = []
    for row in range(Position.GOALKEEPER):
        players = [player for player in eleven if player.position == row]
        if len(players) != PLACES[row]:
            continue
        group = group_among(box.record, [player.number for player in players], row)
        if group is not None:
            members = tuple(player.slug for player in players)
            gained.append(Bonus(group.bonus, why_group(box, group, row), members, (ROWS[row],)))
    for captain in eleven:
        team = tuple(player.slug for player in eleven if player.team == captain.team)
        if captain.klass == Class.LEGENDARY_CAPTAIN and len(team) > 1:
            team_name = box.teams[captain.team].named
            why = Message("captain-of", captain=captain.named, team=team_name)
            gained.append(Bonus(box.rules.captain, why, team))
    return gained


def actions(box: SusuBox, roster: Roster) -> list[list[str]]:
    """Return the decisions that build a squad without complaints in a match: its players, its deck."""
    order = {position: place for place, position in enumerate(dict.fromkeys(s.POSITION_OF_SHIRT))}
    eleven = sorted(_players(box, roster, ELEVEN), key=lambda player: order[player.position])
    return [
        [f"sign {slug}" for slug in (*(player.slug for player in eleven), *roster.of(BENCH))],
        [f"pack {slug}" for slug in roster.of(DECK)],
    ]


def _players(box: SusuBox, roster: Roster, part: str) -> list[Player]:
    """Return the players of a part that the box has, each once."""
    numbers = box.player_numbers
    return [box.player(numbers[slug]) for slug in dict.fromkeys(roster.of(part)) if slug in numbers]


def _strangers(box: SusuBox, roster: Roster) -> Iterator[Message]:
    for part in (ELEVEN, BENCH):
        for slug in dict.fromkeys(roster.of(part)):
            if slug not in box.player_numbers:
                yield Message("no-such-player", slug=slug, clause=clauses.SQUAD)
    for slug in dict.fromkeys(roster.of(DECK)):
        if slug not in box.kinds:
            yield Message("no-such-card", slug=slug, clause=clauses.DECK)


def _wrong_rows(box: SusuBox, roster: Roster) -> Iterator[Message]:
    eleven = _players(box, roster, ELEVEN)
    for position, places in enumerate(PLACES):
        number = sum(player.position == position for player in eleven)
        if number != places:
            yield Message(
                "wrong-number-in-row",
                number=number,
                position=ROWS[position],
                places=places,
                clause=clauses.ROWS,
            )


def _wrong_bench(box: SusuBox, roster: Roster) -> Iterator[Message]:
    bench, clause = _players(box, roster, BENCH), clauses.SUBSTITUTES
    if len(bench) != s.SUBS:
        yield Message("wrong-number-on-bench", number=len(bench), places=s.SUBS, clause=clause)
    for player in bench:
        if player.position == Position.GOALKEEPER:
            yield Message("goalkeeper-on-bench", name=player.named, clause=clause)


def _wrong_company(box: SusuBox, roster: Roster) -> Iterator[Message]:
    names = {
        player.slug: player.named
        for part in (ELEVEN, BENCH)
        for player in _players(box, roster, part)
    }
    for slug, count in Counter((*roster.of(ELEVEN), *roster.of(BENCH))).items():
        if count > 1 and slug in names:
            yield Message("twice-in-squad", name=names[slug], clause=clauses.NOBODY_TWICE)
    eleven = _players(box, roster, ELEVEN)
    captains = tuple(player.named for player in eleven if player.klass == Class.LEGENDARY_CAPTAIN)
    if len(captains) > 1:
        yield Message("too-many-captains", captains=captains, clause=clauses.ONE_CAPTAIN)


def _wrong_deck(box: SusuBox, roster: Roster) -> Iterator[Message]:
    counts = Counter(slug for slug in roster.of(DECK) if slug in box.kinds)
    size, copies = box.rules.deck, box.rules.copies
    if counts.total() != size:
        yield Message("wrong-size-of-deck", number=counts.total(), size=size, clause=clauses.DECK)
    for slug, count in counts.items():
        if count > copies:
            card = box.cards[box.kinds[slug]].named
            yield Message(
                "too-many-of-a-card", card=card, number=count, copies=copies, clause=clauses.COPIES
            )
