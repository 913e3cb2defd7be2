"""Player cards and action cards of Futera SuSu as plain data."""

from typing import Any

from kickabout.engine.game import HIDDEN
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.box import SusuBox
from kickabout.games.futera_susu.box.contents import Team
from kickabout.games.futera_susu.state import Effect, Place, State
from kickabout.games.futera_susu.words.bonds import known_in
from kickabout.games.futera_susu.words.saying import (
    CLASS_NOUNS,
    CLASS_SLUGS,
    POSITION_SLUGS,
    STAT_SLUGS,
    in_words,
    plus,
)

# Players.


def team_data(team: Team) -> dict[str, Any]:
    """A team as a page draws it."""
    return {"slug": team.slug, "name": team.name, "kit": team.kit}


def player_data(box: SusuBox, number: int) -> dict[str, Any]:
    """A player card as a page draws it."""
    player = box.player(number)
    return {
        "number": number,
        "slug": player.slug,
        "name": player.name,
        "team": team_data(box.teams[player.team]),
        "position": POSITION_SLUGS[player.position],
        "class": CLASS_SLUGS[player.klass],
        "class_name": CLASS_NOUNS[player.klass],
        "stats": [
            {"name": name, "value": value}
            for name, value in zip(STAT_SLUGS, player.stats, strict=True)
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
    value: dict[int, str] = {
        Effect.BOOST: plus(card.value),
        Effect.BOOST_ALL: plus(card.value),
        Effect.WALL: plus(card.value),
        Effect.WEAKEN: plus(-card.value),
        Effect.LONG_BALL: plus(-card.value) if card.value else "",
        Effect.DRAW: plus(card.value),
    }
    return {
        "card": card.slug,
        "name": card.name,
        "value": value.get(card.effect, ""),
        "group": card.type,
        "sign": card.sign,
        "text": card.text,
        "does": _does(card.effect, card.value),
    }


def _does(effect: int, value: int) -> str:
    """What a card does, in a line."""
    cards = f"{in_words(value)} cards" if value != 1 else "a card"
    does: dict[int, str] = {
        Effect.SEND_OFF: "An opponent's card, but no Goalkeeper, leaves the pitch at once.",
        Effect.BOOST: f"{plus(value)} on a stat of your choice in this duel.",
        Effect.BOOST_ALL: f"{plus(value)} on every stat of your card in this duel.",
        Effect.WEAKEN: f"{plus(-value)} on every stat of your opponent's card in this duel.",
        Effect.RE_ROLL: "After the roll: both sides roll again.",
        Effect.RE_ROLL_OWN: "After the roll: you roll your own die again.",
        Effect.ADVANTAGE: "You win a tie in this duel.",
        Effect.SWITCH: "Before the roll: another card of the row takes the place of yours.",
        Effect.LONG_BALL: "In attack, in midfield: win this duel and go straight to the goal"
        + (f", with {plus(-value)} on every stat there." if value else "."),
        Effect.OFFSIDE: "In defence, before the roll at the goal: the possession is over.",
        Effect.DRAW: f"You draw {cards} from your deck.",
        Effect.INJURY: "One of your opponent's substitutes, by lot, is out.",
        Effect.WALL: f"{plus(value)} on every stat of your Goalkeeper in the duel at the goal.",
        Effect.SILENCE: "Your opponent plays no card in this duel.",
    }
    return does[effect]


def cards_data(box: SusuBox, counts: Any, seat: int) -> list[dict[str, Any]]:
    """The cards of a seat, one entry for each copy; `counts` are by seat and kind."""
    return [
        card_data(box, kind) for kind in range(len(box.cards)) for _ in range(counts[seat, kind])
    ]
