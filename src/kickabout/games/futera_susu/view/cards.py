"""Player cards and action cards of Futera SuSu as plain data."""

from typing import Any

from kickabout.engine.game import HIDDEN
from kickabout.engine.vocabulary import slug, slugs
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Card, Team
from kickabout.games.futera_susu.pitch import known_in
from kickabout.games.futera_susu.state import Class, Effect, Place, Position, Stat, State
from kickabout.text.messages import Message, Text

# Players.


def team_data(team: Team) -> dict[str, Any]:
    """A team as a page draws it."""
    return {"slug": team.slug, "name": team.named, "kit": team.kit}


def player_data(box: SusuBox, number: int) -> dict[str, Any]:
    """A player card as a page draws it."""
    player = box.player(number)
    return {
        "number": number,
        "slug": player.slug,
        "name": player.named,
        "team": team_data(box.teams[player.team]),
        "position": slugs(Position)[player.position],
        "class": slugs(Class)[player.klass],
        "class_name": Message("hero", hero=slugs(Class)[player.klass]),
        "stats": [
            {"name": name, "value": value}
            for name, value in zip(slugs(Stat), player.stats, strict=True)
        ],
        "text": player.text,
    }


def known_data(box: SusuBox, number: int) -> dict[str, Any] | None:
    """A player card, None where the viewer cannot tell which one it is."""
    return player_data(box, number) if number > 0 else None


def shirts_at(
    box: SusuBox, state: State, seat: int, place: int, shirts: int = s.SHIRTS
) -> list[dict[str, Any]]:
    """The cards of a seat that are at a place (BENCH, GONE, IN_HAND), among its first shirts."""
    assert place in (Place.BENCH, Place.GONE, Place.IN_HAND)
    return [
        {"shirt": shirt + 1, "player": player_data(box, known_in(state, seat, shirt + 1))}
        for shirt in range(shirts)
        if state.where[seat, shirt] == place and known_in(state, seat, shirt + 1) > 0
    ]


# Action cards.


def sees(state: State, seat: int) -> bool:
    """Whether the viewer sees what a seat hides from the other."""
    return state.hand[seat, 0] != HIDDEN


def card_data(box: SusuBox, kind: int) -> dict[str, Any]:
    """An action card as a page draws it."""
    card = box.cards[kind]
    return {
        "card": card.slug,
        "name": card.named,
        "value": _value(card),
        "group": card.type,
        "sign": card.sign,
        "text": card.text,
        "does": does(card),
    }


def _value(card: Card) -> Text:
    """What a card adds, takes or draws, in its corner."""
    if card.effect in (Effect.BOOST, Effect.BOOST_ALL, Effect.WALL, Effect.DRAW):
        return Message("signed", number=card.value)
    if card.effect == Effect.WEAKEN or (card.effect == Effect.LONG_BALL and card.value):
        return Message("signed", number=-card.value)
    return ""


def does(card: Card) -> Message:
    """What a card does, in a line."""
    effect = slug(Effect(card.effect))
    return Message(f"card-does-{effect}", value=card.value, less=-card.value, number=card.value)


def cards_data(box: SusuBox, counts: Any, seat: int) -> list[dict[str, Any]]:
    """The cards of a seat, one entry for each copy; `counts` are by seat and kind."""
    return [
        card_data(box, kind) for kind in range(len(box.cards)) for _ in range(counts[seat, kind])
    ]
