"""The material for squads and decks, as the roster pages show it."""

from typing import Any

from kickabout.engine.roster import Facet, Part, Piece, Plan, Pool, Roster, Row
from kickabout.engine.vocabulary import slugs
from kickabout.text.messages import Message, Text

from . import clauses, squads
from . import state as s
from .box import Player, SusuBox
from .squads import BENCH, DECK, ELEVEN, PLACES
from .state import Class, Position, Stat
from .view.cards import card_data, player_data

PLAYERS, CARDS = "players", "cards"


def plan(box: SusuBox) -> Plan:
    """Return all that a squad can be built from."""
    return Plan(_parts(box), (_players(box), _cards(box)), _ready(box))


class SquadRules:
    """The rules by which squads and decks of Futera SuSu are built."""

    noun: Text = Message("a-squad")
    option = ""
    lead: Text = Message("what-a-squad-is")
    plan = staticmethod(plan)
    parse = staticmethod(squads.parse)
    dump = staticmethod(squads.dump)
    complaints = staticmethod(squads.complaints)
    remarks = staticmethod(squads.remarks)
    bonuses = staticmethod(squads.bonuses)
    actions = staticmethod(squads.actions)


def _parts(box: SusuBox) -> tuple[Part, ...]:
    eleven = Part(
        ELEVEN,
        Message("the-eleven"),
        PLAYERS,
        tuple(
            Row(
                position,
                Message("row-of", position=position),
                places,
                Message("one-of-row", position=position),
                {"position": position},
                clauses.ROWS,
            )
            for position, places in zip(slugs(Position), PLACES, strict=True)
        ),
        look="pitch",
        put=Message("put-on-pitch"),
        clause=clauses.NOBODY_TWICE,
    )
    bench = Part(
        BENCH,
        Message("substitutes"),
        PLAYERS,
        (
            Row(
                BENCH,
                Message("substitutes"),
                s.SUBS,
                Message("one-substitute"),
                clause=clauses.SUBSTITUTES,
            ),
        ),
        look="bench",
        put=Message("put-on-bench"),
        clause=clauses.SUBSTITUTES,
        refuses=Message("no-goalkeeper-on-bench"),
    )
    size = box.rules.deck
    deck = Part(
        DECK,
        Message("action-deck"),
        CARDS,
        (Row(DECK, Message("action-deck"), size, Message("one-card"), clause=clauses.DECK),),
        look="deck",
        put=Message("put-in-deck"),
        copies=box.rules.copies,
        clause=clauses.COPIES,
    )
    return eleven, bench, deck


def _players(box: SusuBox) -> Pool:
    facets = (
        Facet("team", Message("facet-team"), {team.slug: team.named for team in box.teams}),
        Facet(
            "position",
            Message("facet-position"),
            {position: Message("position", position=position) for position in slugs(Position)},
        ),
        Facet(
            "class",
            Message("facet-class"),
            {hero: Message("hero", hero=hero) for hero in slugs(Class)},
            slugs(Class)[0],
        ),
    )
    return Pool(
        PLAYERS, Message("players"), facets, tuple(_player(box, player) for player in box.players)
    )


def _player(box: SusuBox, player: Player) -> Piece:
    team, slug = box.teams[player.team], slugs(Class)[player.klass]
    position = slugs(Position)[player.position]
    places = {ELEVEN: position}
    if player.position != Position.GOALKEEPER:
        places[BENCH] = BENCH
    look: dict[str, Any] = {"kit": team.kit, "player": player_data(box, player.number)}
    if player.klass:
        look["mark"] = {"sign": slug, "title": Message("hero", hero=slug)}
    return Piece(
        player.slug,
        player.name,
        places,
        {"team": team.slug, "position": position, "class": slug},
        player.text,
        tuple(zip(slugs(Stat), player.stats, strict=True)),
        look,
    )


def _cards(box: SusuBox) -> Pool:
    types = dict.fromkeys(card.type for card in box.cards)
    kinds: dict[str, Text] = {word: Message("card-type", type=word) for word in types}
    facets = (Facet("type", Message("facet-kind"), kinds),)
    return Pool(
        CARDS,
        Message("action-cards"),
        facets,
        tuple(_card(box, kind) for kind in range(len(box.cards))),
    )


def _card(box: SusuBox, kind: int) -> Piece:
    card, face = box.cards[kind], card_data(box, kind)
    return Piece(
        card.slug, card.name, {DECK: DECK}, {"type": card.type}, face["does"], look={"card": face}
    )


def _ready(box: SusuBox) -> dict[str, tuple[Roster, Text]]:
    """Return the ready-made squads, each with a ready-made deck."""
    ready: dict[str, tuple[Roster, Text]] = {}
    for place, squad in enumerate(box.squads):
        deck = box.decks[place % len(box.decks)]
        parts = {
            ELEVEN: _slugs(box, squad.eleven),
            BENCH: _slugs(box, squad.subs),
            DECK: tuple(
                card.slug for card, count in zip(box.cards, deck.counts) for _ in range(count)
            ),
        }
        ready[squad.slug] = (
            Roster(squad.name, parts),
            Message("ready-squad", text=squad.text, deck=deck.named),
        )
    return ready


def _slugs(box: SusuBox, numbers: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(box.player(number).slug for number in numbers)


RULES = SquadRules()
