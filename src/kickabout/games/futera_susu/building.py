"""What there is to build a squad and its deck from, as the pages of a builder show it."""

from typing import Any

from kickabout.engine.building import Bonus, Facet, Part, Piece, Plan, Pool, Row, Sheet
from kickabout.games.futera_susu import clauses, squads
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Player
from kickabout.games.futera_susu.squads import BENCH, DECK, ELEVEN, PLACES
from kickabout.games.futera_susu.state import Position
from kickabout.games.futera_susu.view.cards import card_data, player_data
from kickabout.games.futera_susu.words.saying import CLASS_SLUGS, POSITION_SLUGS, STAT_SLUGS

PLAYERS, CARDS = "players", "cards"
ROWS = ("Forwards", "Midfielders", "Defenders", "Goalkeeper")
"""What the rows of the pitch are called, by position."""


class SquadBuilder:
    """How squads and decks of Futera SuSu are built."""

    noun = "squad"
    option = ""
    lead = "Eleven players, five substitutes and ten action cards."

    def plan(self, box: SusuBox) -> Plan:
        """All that a squad can be built from."""
        return Plan(_parts(box), (_players(box), _cards(box)), _ready(box))

    def parse(self, text: str) -> Sheet:
        """Reads a squad's file; raises `ValueError` naming the line or the key that is wrong."""
        return squads.parse(text)

    def dump(self, sheet: Sheet) -> str:
        """The squad as a file."""
        return squads.dump(sheet)

    def complaints(self, box: SusuBox, sheet: Sheet) -> list[str]:
        """Why nobody may play with this squad, each with the rulebook's clause."""
        return squads.complaints(box, sheet)

    def remarks(self, box: SusuBox, sheet: Sheet) -> list[str]:
        """What to think over about the substitutes."""
        return squads.remarks(box, sheet)

    def bonuses(self, box: SusuBox, sheet: Sheet) -> list[Bonus]:
        """What the eleven gain by standing together."""
        return squads.bonuses(box, sheet)

    def actions(self, box: SusuBox, sheet: Sheet) -> list[list[str]]:
        """The decisions that build it in a match."""
        return squads.actions(box, sheet)


def _parts(box: SusuBox) -> tuple[Part, ...]:
    eleven = Part(
        ELEVEN,
        "The eleven",
        PLAYERS,
        tuple(
            Row(
                POSITION_SLUGS[position],
                ROWS[position],
                PLACES[position],
                POSITION_SLUGS[position],
                {"position": POSITION_SLUGS[position]},
                clauses.ROWS,
            )
            for position in range(Position.GOALKEEPER + 1)
        ),
        look="pitch",
        put="Pitch",
        clause=clauses.NOBODY_TWICE,
    )
    bench = Part(
        BENCH,
        "Substitutes",
        PLAYERS,
        (Row(BENCH, "Substitutes", s.SUBS, "substitute", clause=clauses.SUBSTITUTES),),
        look="bench",
        put="Bench",
        clause=clauses.SUBSTITUTES,
        refuses="No Goalkeeper is among the substitutes",
    )
    size = box.rules["deck"]
    deck = Part(
        DECK,
        "Action deck",
        CARDS,
        (Row(DECK, "Action deck", size, "card", clause=clauses.DECK),),
        look="deck",
        put="Deck",
        copies=box.rules["copies"],
        clause=clauses.COPIES,
    )
    return eleven, bench, deck


def _players(box: SusuBox) -> Pool:
    facets = (
        Facet("team", "Team", {team.slug: team.name for team in box.teams}),
        Facet("position", "Position", {slug: slug.capitalize() for slug in POSITION_SLUGS}),
        Facet("class", "Class", {slug: _words(slug) for slug in CLASS_SLUGS}, CLASS_SLUGS[0]),
    )
    return Pool(PLAYERS, "Players", facets, tuple(_player(box, player) for player in box.players))


def _player(box: SusuBox, player: Player) -> Piece:
    team, slug = box.teams[player.team], CLASS_SLUGS[player.klass]
    position = POSITION_SLUGS[player.position]
    places = {ELEVEN: position}
    if player.position != Position.GOALKEEPER:
        places[BENCH] = BENCH
    look: dict[str, Any] = {"kit": team.kit, "player": player_data(box, player.number)}
    if player.klass:
        look["mark"] = {"sign": slug, "title": _words(slug)}
    return Piece(
        player.slug,
        player.name,
        places,
        {"team": team.slug, "position": position, "class": slug},
        player.text,
        tuple(zip(STAT_SLUGS, player.stats, strict=True)),
        look,
    )


def _cards(box: SusuBox) -> Pool:
    types = dict.fromkeys(card.type for card in box.cards)
    facets = (Facet("type", "Kind", {word: f"{word.capitalize()} card" for word in types}),)
    return Pool(
        CARDS, "Action cards", facets, tuple(_card(box, kind) for kind in range(len(box.cards)))
    )


def _card(box: SusuBox, kind: int) -> Piece:
    card, face = box.cards[kind], card_data(box, kind)
    return Piece(
        card.slug, card.name, {DECK: DECK}, {"type": card.type}, face["does"], look={"card": face}
    )


def _ready(box: SusuBox) -> dict[str, tuple[Sheet, str]]:
    """The ready-made squads, each with a ready-made deck."""
    ready = {}
    for place, squad in enumerate(box.squads):
        deck = box.decks[place % len(box.decks)]
        parts = {
            ELEVEN: _slugs(box, squad.eleven),
            BENCH: _slugs(box, squad.subs),
            DECK: tuple(
                card.slug for card, count in zip(box.cards, deck.counts) for _ in range(count)
            ),
        }
        ready[squad.slug] = Sheet(squad.name, parts), f"{squad.text} With the deck {deck.name}."
    return ready


def _slugs(box: SusuBox, numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.player(number).slug for number in numbers)


def _words(slug: str) -> str:
    return slug.replace("-", " ").title()


BUILDER = SquadBuilder()
