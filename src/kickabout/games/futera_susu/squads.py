"""The squads and decks that people build: their file, what is wrong with them, what to think over, what
they gain.

A squad is a `Sheet` of three parts: the eleven, in any order, the substitutes, and the action deck.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from kickabout.engine.building import Bonus, Sheet, read_sheet, write_sheet
from kickabout.games.futera_susu import clauses
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Player
from kickabout.games.futera_susu.box.reading import POSITIONS
from kickabout.games.futera_susu.state import Class, Position
from kickabout.games.futera_susu.words.bonds import group_among, why_group
from kickabout.games.futera_susu.words.saying import POSITION_NOUNS

ELEVEN, BENCH, DECK = "eleven", "subs", "deck"
"""The parts of a sheet."""
ROWS = tuple(POSITIONS)
"""The rows of the eleven."""
PLACES = tuple(s.POSITION_OF_SHIRT.count(position) for position in POSITIONS.values())
"""How many of each position the eleven takes."""


def parse(text: str) -> Sheet:
    """Reads a squad's file; raises `ValueError` naming the line or the key that is wrong.

    Neither does the squad have to be complete, nor are its players those of a box: that is for
    `complaints`.
    """
    return read_sheet(text, (ELEVEN, BENCH), (DECK,))


def dump(sheet: Sheet) -> str:
    """The squad as a file that `parse` reads."""
    return write_sheet(sheet, (ELEVEN, BENCH), (DECK,))


def complaints(box: SusuBox, sheet: Sheet) -> list[str]:
    """Why nobody may play with this squad, each with the rulebook's clause; none if one may."""
    return [
        *_strangers(box, sheet),
        *_wrong_rows(box, sheet),
        *_wrong_bench(box, sheet),
        *_wrong_company(box, sheet),
        *_wrong_deck(box, sheet),
    ]


def remarks(box: SusuBox, sheet: Sheet) -> list[str]:
    """What to think over about a bench that is full: Midfielders are what a side lives by."""
    bench = _players(box, sheet, BENCH)
    if len(bench) != s.SUBS:
        return []
    midfielders = sum(player.position == Position.MIDFIELDER for player in bench)
    if midfielders == s.SUBS:
        text = f"All {s.SUBS} substitutes are Midfielders: no side lasts longer, but nobody can come on for"
        return [f"{text} a Forward or a Defender ({clauses.MIDFIELD_SUBSTITUTES})."]
    few = few_midfielders(box, midfielders)
    return [few] if few else []


def few_midfielders(box: SusuBox, midfielders: int) -> str | None:
    """What to say of so many Midfielders on the bench if every ready-made squad has more, else None."""
    ready = [
        sum(box.player(one).position == Position.MIDFIELDER for one in squad.subs)
        for squad in box.squads
    ]
    least = min(ready, default=0)
    if midfielders >= least:
        return None
    found = _count(midfielders, "Midfielder") if midfielders else "No Midfielder"
    return (
        f"{found} among the substitutes; every ready-made squad has at least {least}. Most matches end"
        " because a side has run out of Midfielders, so take more along"
        f" ({clauses.MIDFIELD_SUBSTITUTES})."
    )


def bonuses(box: SusuBox, sheet: Sheet) -> list[Bonus]:
    """What the eleven gain by standing together, as they begin the match."""
    eleven = _players(box, sheet, ELEVEN)
    found = []
    for row in range(Position.GOALKEEPER):
        players = [player for player in eleven if player.position == row]
        if len(players) != PLACES[row]:
            continue
        group = group_among(box.record, [player.number for player in players], row)
        if group is not None:
            slugs = tuple(player.slug for player in players)
            found.append(Bonus(group.bonus, why_group(box, group, row), slugs, (ROWS[row],)))
    for captain in eleven:
        team = tuple(player.slug for player in eleven if player.team == captain.team)
        if captain.klass == Class.LEGENDARY_CAPTAIN and len(team) > 1:
            why = f"Legendary Captain {captain.name} of {box.teams[captain.team].name}"
            found.append(Bonus(box.rules["captain"], why, team))
    return found


def actions(box: SusuBox, sheet: Sheet) -> list[list[str]]:
    """The decisions that build a squad without complaints in a match: its players, its deck."""
    order = {position: place for place, position in enumerate(dict.fromkeys(s.POSITION_OF_SHIRT))}
    eleven = sorted(_players(box, sheet, ELEVEN), key=lambda player: order[player.position])
    return [
        [f"sign {slug}" for slug in (*(player.slug for player in eleven), *sheet.of(BENCH))],
        [f"pack {slug}" for slug in sheet.of(DECK)],
    ]


def _players(box: SusuBox, sheet: Sheet, part: str) -> list[Player]:
    """The players of a part whom the box has, each once."""
    numbers = box.player_numbers
    return [box.player(numbers[slug]) for slug in dict.fromkeys(sheet.of(part)) if slug in numbers]


def _strangers(box: SusuBox, sheet: Sheet) -> Iterator[str]:
    for part in (ELEVEN, BENCH):
        for slug in dict.fromkeys(sheet.of(part)):
            if slug not in box.player_numbers:
                yield f"There is no player {slug!r} in this box ({clauses.SQUAD})."
    for slug in dict.fromkeys(sheet.of(DECK)):
        if slug not in box.kinds:
            yield f"There is no action card {slug!r} in this box ({clauses.DECK})."


def _wrong_rows(box: SusuBox, sheet: Sheet) -> Iterator[str]:
    eleven = _players(box, sheet, ELEVEN)
    for position, places in enumerate(PLACES):
        players = [player for player in eleven if player.position == position]
        if len(players) != places:
            found = _count(len(players), POSITION_NOUNS[position])
            yield f"The eleven has {found}; it takes {places} ({clauses.ROWS})."


def _wrong_bench(box: SusuBox, sheet: Sheet) -> Iterator[str]:
    bench = _players(box, sheet, BENCH)
    if len(bench) != s.SUBS:
        found = _count(len(bench), "substitute")
        yield f"The squad has {found}; it takes {s.SUBS} ({clauses.SUBSTITUTES})."
    for player in bench:
        if player.position == Position.GOALKEEPER:
            yield f"{player.name} is a Goalkeeper, no substitute ({clauses.SUBSTITUTES})."


def _wrong_company(box: SusuBox, sheet: Sheet) -> Iterator[str]:
    names = {
        player.slug: player.name
        for part in (ELEVEN, BENCH)
        for player in _players(box, sheet, part)
    }
    for slug, count in Counter((*sheet.of(ELEVEN), *sheet.of(BENCH))).items():
        if count > 1 and slug in names:
            yield f"{names[slug]} is in the squad twice ({clauses.NOBODY_TWICE})."
    eleven = _players(box, sheet, ELEVEN)
    captains = [player.name for player in eleven if player.klass == Class.LEGENDARY_CAPTAIN]
    if len(captains) > 1:
        yield (
            f"The eleven has {len(captains)} Legendary Captains, {_listed(captains)};"
            f" one at most ({clauses.ONE_CAPTAIN})."
        )


def _wrong_deck(box: SusuBox, sheet: Sheet) -> Iterator[str]:
    counts = Counter(slug for slug in sheet.of(DECK) if slug in box.kinds)
    size, copies = box.rules["deck"], box.rules["copies"]
    if counts.total() != size:
        found = _count(counts.total(), "action card")
        yield f"The deck has {found}; it takes {size} ({clauses.DECK})."
    for slug, count in counts.items():
        if count > copies:
            name = box.cards[box.kinds[slug]].name
            yield f"The deck has {count} of {name}; {copies} at most ({clauses.COPIES})."


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _listed(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"
