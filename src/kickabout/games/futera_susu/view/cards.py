"""Player cards and action cards of Futera SuSu as plain data."""

from kickabout.engine.records import Cells
from kickabout.engine.vocabulary import slug, slugs
from kickabout.text.messages import Message, Text
from kickabout.text.printed import printed

from .. import state as s
from ..box import Card, Player, SusuBox, Team
from ..pitch import known_in
from ..state import Class, Place, Position, Stat, State
from .types import ActionCard, PlayerCard, Shirt


def player_data(box: SusuBox, number: int) -> PlayerCard:
    """Return a player card as a page draws it."""
    player = box.player(number)
    return _player(player, box.teams[player.team])


@printed
def _player(player: Player, team: Team) -> PlayerCard:
    return {
        "number": player.number,
        "slug": player.slug,
        "name": player.named,
        "team": {"slug": team.slug, "name": team.named, "kit": team.kit},
        "position": slugs(Position)[player.position],
        "class": slugs(Class)[player.klass],
        "class_name": Message("hero", hero=slugs(Class)[player.klass]),
        "stats": [
            {"name": name, "value": value}
            for name, value in zip(slugs(Stat), player.stats, strict=True)
        ],
        "text": player.text,
    }


def known_data(box: SusuBox, number: int) -> PlayerCard | None:
    """Return a player card, None if the viewer cannot tell which one it is."""
    return player_data(box, number) if number > 0 else None


def shirts_at(box: SusuBox, state: State, seat: int, place: Place) -> list[Shirt]:
    """Return the cards of a seat at a place off the pitch."""
    return [
        {"shirt": shirt + 1, "player": player_data(box, known_in(state, seat, shirt + 1))}
        for shirt in range(s.SHIRTS)
        if state.where[seat, shirt] == place and known_in(state, seat, shirt + 1) > 0
    ]


def card_data(box: SusuBox, kind: int) -> ActionCard:
    """Return an action card as a page draws it."""
    return _card(box.cards[kind])


@printed
def _card(card: Card) -> ActionCard:
    does = f"card-does-{slug(card.effect)}"
    amounts = {"value": card.value, "less": -card.value, "number": card.value}
    return {
        "card": card.slug,
        "name": card.named,
        "value": _value(card),
        "group": card.type,
        "sign": card.sign,
        "text": card.text,
        "does": Message(does, **amounts),
        "brief": Message(f"{does}.brief", **amounts),
    }


def _value(card: Card) -> Text:
    """Return the number in the corner of a card: what it adds, takes or draws."""
    number = card.effect.row.sign * card.value
    return Message("signed", number=number) if number else ""


def cards_data(box: SusuBox, counts: Cells, seat: int) -> list[ActionCard]:
    """Return the cards of a seat, one entry for each copy; `counts` are by seat and kind."""
    return [
        card_data(box, kind) for kind in range(len(box.cards)) for _ in range(counts[seat, kind])
    ]
