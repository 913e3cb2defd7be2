"""The pool of players and cards for rosters, as the roster pages show it."""

from kickabout.engine.roster import Bonus, Facet, Part, Piece, Plan, Pool, Roster, Row
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Message, Text

from . import clauses, teams
from . import state as s
from .box import Card, Player, SocialBox
from .state import CardType, Value
from .teams import PLAYERS, STRATEGY
from .view.cards import card_data, player_data

CARDS = "cards"
FREE = "free"
"""The value of a Twist in the cost facet."""
KITS = ("#c23c27 #f6cf4f", "#2f7d52 #f4ead2", "#3f4fa3 #bfe3f2", "#8a5a1f #e9e4d6")
"""The colours of the players of each value."""


class TeamRules:
    """The rules for building teams and strategies of SocialSoccer."""

    noun: Text = Message("a-team")
    lead: Text = Message("what-a-team-is")
    option = "deck"

    def plan(self, box: SocialBox) -> Plan:
        """Return everything that a team can be built from."""
        return Plan(_parts(box), (_players(box), _cards(box)), _ready(box))

    def parse(self, text: str) -> Roster:
        """Read a team's file; raise `ValueError` naming the line or the key that is wrong."""
        return teams.parse(text)

    def dump(self, roster: Roster) -> str:
        """Return the team as a file."""
        return teams.dump(roster)

    def complaints(self, box: SocialBox, roster: Roster) -> list[Text]:
        """Return why nobody may play with this team, each reason with its clause."""
        return teams.complaints(box, roster)

    def remarks(self, box: SocialBox, roster: Roster) -> list[Text]:
        """Return advice on a complete team."""
        return teams.remarks(box, roster)

    def bonuses(
        self,
        box: SocialBox,  # noqa: ARG002  # every game is asked
        roster: Roster,  # noqa: ARG002
    ) -> list[Bonus]:
        """Return no bonuses: what players gain together is the cards that they allow."""
        return []

    def actions(self, box: SocialBox, roster: Roster) -> list[list[str]]:
        """Return the actions that build the team in a match."""
        return teams.actions(box, roster)


def _parts(box: SocialBox) -> tuple[Part, ...]:
    players = Part(
        PLAYERS,
        Message("the-ten"),
        PLAYERS,
        (Row(PLAYERS, Message("the-ten"), s.MEMBERS, Message("one-player"), clause=clauses.TEAM),),
        look="pitch",
        put=Message("put-in-team"),
        clause=clauses.NOBODY_TWICE,
    )
    size = box.strategy_size
    strategy = Part(
        STRATEGY,
        Message("the-strategy"),
        CARDS,
        (
            Row(
                STRATEGY,
                Message("the-strategy"),
                size,
                Message("one-card"),
                clause=teams.size_clause(box),
            ),
        ),
        look="deck",
        put=Message("put-in-strategy"),
        copies=box.copies,
        clause=teams.copies_clause(box),
    )
    return players, strategy


def _players(box: SocialBox) -> Pool:
    pieces = tuple(_player(box, player) for player in box.players)
    return Pool(PLAYERS, Message("all-players"), (_values(),), pieces)


def _values() -> Facet:
    values: dict[str, Text] = {word: Message("value-title", value=word) for word in slugs(Value)}
    return Facet("value", Message("facet-value"), values)


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
            "mark": {
                "sign": f"of-{slug(Value(player.value))}",
                "title": Message("value-name", value=slug(Value(player.value))),
            },
        },
    )


def _cards(box: SocialBox) -> Pool:
    kinds: dict[str, Text] = {word: Message("card-type", type=word) for word in slugs(CardType)}
    types = Facet("type", Message("facet-type"), kinds)
    costs = sorted({card.cost for card in box.cards if card.type != CardType.TWIST})
    paid: dict[str, Text] = {str(cost): Message("price", cost=cost) for cost in costs}
    prices = Facet("cost", Message("facet-cost"), paid | {FREE: Message("price-free")})
    pieces = tuple(_card(box, kind, card) for kind, card in enumerate(box.cards))
    return Pool(CARDS, Message("all-cards"), (_values(), types, prices), pieces)


def _card(box: SocialBox, kind: int, card: Card) -> Piece:
    face = card_data(box, kind)
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


def _ready(box: SocialBox) -> dict[str, tuple[Roster, Text]]:
    """Return the ready-made teams with their strategies."""
    ready: dict[str, tuple[Roster, Text]] = {}
    for number, team in enumerate(box.teams):
        counts = zip(box.cards, box.strategy(number), strict=True)
        parts = {
            PLAYERS: tuple(box.player(player).slug for player in team.players),
            STRATEGY: tuple(card.slug for card, count in counts for _ in range(count)),
        }
        ready[team.slug] = Roster(team.name, parts), team.text
    return ready


RULES = TeamRules()
