"""What there is to build a team and its strategy from, as the pages of a builder show it."""

from typing import Any

from kickabout.engine.building import Bonus, Facet, Part, Piece, Plan, Pool, Row, Sheet
from kickabout.engine.vocabulary import by_slug, slug
from kickabout.games.social_soccer import clauses, teams
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.box.contents import Card, Player
from kickabout.games.social_soccer.state import CardType, Value
from kickabout.games.social_soccer.teams import PLAYERS, STRATEGY
from kickabout.games.social_soccer.view.cards import card_data, player_data
from kickabout.games.social_soccer.words.saying import (
    TYPE_NOUNS,
    VALUE_NOUNS,
)

CARDS = "cards"
FREE = "free"
"""What a Twist costs."""
KITS = ("#c8402a #f6cf4f", "#2f7d52 #f4ead2", "#3f4fa3 #bfe3f2", "#6d6a63 #e9e4d6")
"""The colours in which the players of each value are shown."""


class TeamBuilder:
    """How teams and strategies of SocialSoccer are built."""

    noun = "team"
    lead = "Ten players, and thirty or forty cards of the values that they stand for."
    option = "deck"

    def plan(self, box: SocialBox) -> Plan:
        """All that a team can be built from."""
        return Plan(_parts(box), (_players(box), _cards(box)), _ready(box))

    def parse(self, text: str) -> Sheet:
        """Reads a team's file; raises `ValueError` naming the line or the key that is wrong."""
        return teams.parse(text)

    def dump(self, sheet: Sheet) -> str:
        """The team as a file."""
        return teams.dump(sheet)

    def complaints(self, box: SocialBox, sheet: Sheet) -> list[str]:
        """Why nobody may play with this team, each with the rulebook's clause."""
        return teams.complaints(box, sheet)

    def remarks(self, box: SocialBox, sheet: Sheet) -> list[str]:
        """What to think over about a complete team."""
        return teams.remarks(box, sheet)

    def bonuses(
        self,
        box: SocialBox,  # noqa: ARG002  # every builder is asked
        sheet: Sheet,  # noqa: ARG002
    ) -> list[Bonus]:
        """None: what players gain by standing together is the cards that they allow."""
        return []

    def actions(self, box: SocialBox, sheet: Sheet) -> list[list[str]]:
        """The decisions that build it in a match."""
        return teams.actions(box, sheet)


def _parts(box: SocialBox) -> tuple[Part, ...]:
    players = Part(
        PLAYERS,
        "The ten",
        PLAYERS,
        (Row(PLAYERS, "The ten", s.MEMBERS, "player", clause=clauses.TEAM),),
        look="pitch",
        put="Team",
        clause=clauses.NOBODY_TWICE,
    )
    size = box.strategy_size
    strategy = Part(
        STRATEGY,
        "Strategy",
        CARDS,
        (Row(STRATEGY, "Strategy", size, "card", clause=teams.size_clause(box)),),
        look="deck",
        put="Strategy",
        copies=box.copies,
        clause=teams.copies_clause(box),
    )
    return players, strategy


def _players(box: SocialBox) -> Pool:
    pieces = tuple(_player(box, player) for player in box.players)
    return Pool(PLAYERS, "Players", (_values(),), pieces)


def _values() -> Facet:
    titles = (noun[0].upper() + noun[1:] for noun in VALUE_NOUNS)
    return Facet("value", "Value", dict(zip(by_slug(Value), titles, strict=True)))


def _player(box: SocialBox, player: Player) -> Piece:
    return Piece(
        player.slug,
        player.name,
        {PLAYERS: PLAYERS},
        {"value": slug(Value(player.value))},
        player.text,
        (("custody", player.custody), ("attack", player.attack), ("defence", player.defence)),
        {
            "kit": KITS[player.value],
            "player": player_data(box, player.number),
            "mark": {"sign": f"of-{slug(Value(player.value))}", "title": VALUE_NOUNS[player.value]},
        },
    )


def _cards(box: SocialBox) -> Pool:
    types = Facet("type", "Type", dict(zip(by_slug(CardType), TYPE_NOUNS, strict=True)))
    costs = sorted({card.cost for card in box.cards if card.type != CardType.TWIST})
    prices = Facet("cost", "Cost", {str(cost): f"{cost} Custody" for cost in costs} | {FREE: FREE})
    pieces = tuple(_card(box, kind, card) for kind, card in enumerate(box.cards))
    return Pool(CARDS, "Cards", (_values(), types, prices), pieces)


def _card(box: SocialBox, kind: int, card: Card) -> Piece:
    face: dict[str, Any] = card_data(box, kind)
    return Piece(
        card.slug,
        card.name,
        {STRATEGY: STRATEGY},
        {
            "value": slug(Value(card.value)),
            "type": slug(CardType(card.type)),
            "cost": FREE if card.type == CardType.TWIST else str(card.cost),
        },
        face["does"],
        look={"card": face},
    )


def _ready(box: SocialBox) -> dict[str, tuple[Sheet, str]]:
    """The ready-made teams with their strategies."""
    ready = {}
    for number, team in enumerate(box.teams):
        counts = zip(box.cards, box.strategy(number), strict=True)
        parts = {
            PLAYERS: tuple(box.player(player).slug for player in team.players),
            STRATEGY: tuple(card.slug for card, count in counts for _ in range(count)),
        }
        ready[team.slug] = Sheet(team.name, parts), team.text
    return ready


BUILDER = TeamBuilder()
