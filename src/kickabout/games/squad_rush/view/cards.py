"""Players, Super Subs and the other cards of Squad Rush as plain data."""

from kickabout.engine.game import HIDDEN
from kickabout.engine.view_types import Choice
from kickabout.engine.vocabulary import slug
from kickabout.text.messages import Message, Name
from kickabout.text.printed import printed

from .. import box as contents
from .. import squad
from .. import state as s
from ..effects import Effect
from ..state import Group, Place, Position, State
from .types import Card, Man, Nation, PlayerCard

_GROUPS = {"booking": "caution"}
"""The groups that a page knows by another name."""


@printed
def nation_data(nation: contents.Nation) -> Nation:
    """Return a nation as a page draws it."""
    code = Name("nation-code", nation.slug, nation.code)
    return {"slug": nation.slug, "name": nation.named, "code": code, "kit": nation.kit}


def player_data(box: contents.RushBox, number: int) -> PlayerCard:
    """Return a player or Super Sub as a page draws it."""
    return _player(*_with_nation(box, number))


@printed
def _player(player: contents.Player, nation: contents.Nation | None) -> PlayerCard:
    return {
        "card": player.slug,
        "name": player.named,
        "nation": nation_data(nation) if nation else None,
        "position": slug(Position(player.position)),
        "rating": player.rating,
        "star": player.star,
        "text": player.text,
    }


def card_data(box: contents.RushBox, number: int) -> Card:
    """Return a card of any kind by its number, as a page draws it."""
    if number >= s.PLAYERS:
        return _card(box.cards[number - s.PLAYERS])
    return _player_card(*_with_nation(box, number))


def _with_nation(
    box: contents.RushBox, number: int
) -> tuple[contents.Player, contents.Nation | None]:
    player = box.players[number]
    return player, None if player.nation == s.NONE else box.nations[player.nation]


@printed
def _card(card: contents.Card) -> Card:
    is_instant = card.effect.row.group == Group.INSTANT
    group = "instant" if is_instant else _GROUPS.get(card.group, card.group)
    return {
        "card": card.slug,
        "name": card.named,
        "value": "",
        "group": group,
        "kind": group,
        "sign": card.sign,
        "text": card.text,
        "does": Message(f"does-{slug(Effect(card.effect))}", number=card.value),
        "player": None,
    }


@printed
def _player_card(player: contents.Player, nation: contents.Nation | None) -> Card:
    kind = "player" if nation else "super-sub"
    return {
        "card": player.slug,
        "name": player.named,
        "value": str(player.rating),
        "group": kind,
        "kind": kind,
        "sign": player.slug,
        "text": player.text,
        "does": _player_does(player, nation),
        "player": _player(player, nation),
    }


def _player_does(player: contents.Player, nation: contents.Nation | None) -> Message:
    if nation is None:
        return Message("sub-does", rating=player.rating)
    return Message(
        "man-does",
        position=slug(Position(player.position)),
        nation=nation.named,
        captain="yes" if player.star else "no",
        rating=player.rating,
    )


def man_data(
    box: contents.RushBox, state: State, number: int, *, in_seven: bool, plays: list[Choice]
) -> Man:
    """Return a player on a pitch as a page draws it."""
    return {
        **player_data(box, number),
        "yellows": state.yellows[number],
        "booked": squad.booked(box.record, state, number),
        "effective": squad.rating(box.record, state, number),
        "fresh": state.fresh == number,
        "benched": state.benched[number] > 0,
        "in_seven": in_seven,
        "plays": plays,
    }


def hand_numbers(
    box: contents.RushBox, state: State, seat: int, *, known: bool = False
) -> list[int]:
    """Return the numbers of the cards in a hand that the viewer sees, copies repeated.

    With `known`, only those that went there in the open.
    """
    players = [
        player
        for player in range(len(box.players))
        if state.place[player] == Place.HAND
        and state.owner[player] == seat
        and (state.known[player] or not known)
    ]
    counts = state.known_cards if known else state.hand
    kinds = range(len(box.cards))
    return players + [s.PLAYERS + kind for kind in kinds for _ in range(counts[seat, kind])]


def sees_hand(state: State, seat: int) -> bool:
    """Return whether the viewer sees the hand of a seat."""
    return state.hand[seat, 0] != HIDDEN
