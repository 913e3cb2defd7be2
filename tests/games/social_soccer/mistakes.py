"""Mistakes in what holds between the parts of a box of SocialSoccer."""

import re

from tests.games.box_changes import Mistakes, more, row, without
from tests.games.social_soccer.boxes import (
    BOX,
    CARD,
    EXTRA,
    PLAYERS,
    STRATEGY,
    does,
    fielding,
    team,
)

CARD_KEY = f"cards[{len(BOX.cards) + 1}]"
"""The key of the card that `does` adds."""
TEAM = f"teams[{len(BOX.teams) + 1}]"
"""The key of the team that `fielding` adds."""
TWIST = {"type": "twist", "twist": "attack", "cost": None}


def key_of(card: str) -> str:
    """The key of a card of the box."""
    return f"cards[{BOX.kinds[card] + 1}]"


def twists_alone(text: str) -> str:
    """The box with nothing but Twists, and a team of them."""
    text = without("cards", 'type = "(support|mastermove)"')(without("teams")(text))
    three = " ".join(f"extra-{number}*3" for number in range(10))
    four = "extra-10*4 extra-11*4 extra-12*2"
    twist = CARD.replace('"support"', '"twist"').replace("cost = 3", 'twist = "attack"')
    return more(twist, 13)(text) + team(strategy=three, extra=four)


MISTAKES: Mistakes = {
    "a player called as a word of the notation": (
        row("players", "the-caretaker", 'slug = "the-caretaker"', 'slug = "player"'),
        "players[31].slug must not be 'player'",
        "a meaning of its own",
    ),
    "a Support for nothing said": (
        row("cards", "head-down", r"cost = \d+\n", ""),
        f"{key_of('head-down')}.cost is missing",
        "",
    ),
    "a Support that tires": (
        row("cards", "head-down", "cost =", "tires = 1\ncost ="),
        f"{key_of('head-down')}.tires is not known here",
        "allowed: cost, effects, from-round, name, sign, slug, text, type, value, when",
    ),
    "a Twist that waits": (
        row("cards", "wet-grass", "twist =", "from-round = 2\ntwist ="),
        f"{key_of('wet-grass')}.from-round is not known here",
        "allowed: effects, name, sign, slug, text, twist, type, value",
    ),
    "a Mastermove that tires nobody": (
        row("cards", "overlap", "tires = 1", "tires = 0"),
        f"{key_of('overlap')}.tires must be a whole number from 1 to 4",
        "not 0",
    ),
    "a Twist that costs": (
        row("cards", "sleeves-up", 'twist = "attack"', 'twist = "attack"\ncost = 1'),
        f"{key_of('sleeves-up')}.cost is not known here",
        "allowed: effects, name, sign, slug, text, twist, type, value",
    ),
    "a Twist that is for nothing": (
        row("cards", "sleeves-up", 'twist = "attack"\n', ""),
        f"{key_of('sleeves-up')}.twist is missing",
        "",
    ),
    "a Twist that says when": (
        row("cards", "sleeves-up", 'twist = "attack"', 'twist = "attack"\nwhen = "any"'),
        f"{key_of('sleeves-up')}.when is not known here",
        "allowed: effects, name, sign, slug, text, twist, type, value",
    ),
    "no effect": (does(), f"{CARD_KEY}.effects are 0; there must be 1..3", ""),
    "four effects": (
        does(*("do = 'draw', amount = 1" for _ in range(4))),
        f"{CARD_KEY}.effects are 4; there must be 1..3",
        "",
    ),
    "for nobody": (
        does("do = 'refresh'"),
        f"{CARD_KEY}.effects[1].whom is missing",
        "",
    ),
    "cards for a player": (
        does("do = 'draw', amount = 1", "do = 'gain', amount = 1, whom = 'active'"),
        f"{CARD_KEY}.effects[2].whom is not known here",
        "allowed: amount, do",
    ),
    "cards without a number": (
        does("do = 'draw'"),
        f"{CARD_KEY}.effects[1].amount is missing",
        "",
    ),
    "less than no cards": (
        does("do = 'discard', amount = -1"),
        f"{CARD_KEY}.effects[1].amount must be a whole number from 1 to 9",
        "not -1",
    ),
    "a change of nothing": (
        does("do = 'attack', whom = 'active', amount = 0, lasts = 'round'"),
        f"{CARD_KEY}.effects[1].amount must not be 0",
        "",
    ),
    "a change of 10": (
        does("do = 'defence', whom = 'field', amount = 10, lasts = 'round'"),
        f"{CARD_KEY}.effects[1].amount must be a whole number from -9 to 9",
        "not 10",
    ),
    "a change of no length": (
        does("do = 'attack', whom = 'active', amount = 1"),
        f"{CARD_KEY}.effects[1].lasts is missing",
        "",
    ),
    "a rest that lasts": (
        does("do = 'refresh', whom = 'target', lasts = 'round'"),
        f"{CARD_KEY}.effects[1].lasts is not known here",
        "allowed: do, whom",
    ),
    "a steal from oneself": (
        does("do = 'steal'", when="with-ball"),
        f"{CARD_KEY}.when must be 'without-ball' with 'steal'",
        "not 'with-ball'",
    ),
    "a move at any time": (
        does("do = 'move', whom = 'target'"),
        f"{CARD_KEY}.when must be 'with-ball' with 'move'",
        "not 'any'",
    ),
    "a move to the rival": (
        does("do = 'move', whom = 'rival-target'", when="with-ball"),
        f"{CARD_KEY}.effects[1].whom must be 'target' with 'move'",
        "",
    ),
    "two targets": (
        does("do = 'refresh', whom = 'target'", "do = 'tire', whom = 'rival-target'"),
        f"{CARD_KEY}.effects are for 'target' and for 'rival-target'",
        "a card has one target",
    ),
    "the same twice": (
        does("do = 'look'", "do = 'look'"),
        f"{CARD_KEY}.effects[2] does 'look' for the same again",
        "",
    ),
    "more after a copy": (
        does("do = 'copy'", "do = 'draw', amount = 1"),
        f"{CARD_KEY}.effects go on after 'copy'",
        "must be the last",
    ),
    "a Twist that cancels": (
        does("do = 'cancel'", **TWIST),
        f"{CARD_KEY}.effects[1].do must not be 'cancel' on a Twist",
        "",
    ),
    "a Twist with a target": (
        does("do = 'refresh', whom = 'target'", **TWIST),
        f"{CARD_KEY}.effects[1].whom must not be 'target' on a Twist",
        "nobody is asked",
    ),
    "a Twist for a sequence": (
        does("do = 'attack', whom = 'attack-row', amount = 1, lasts = 'sequence'", **TWIST),
        f"{CARD_KEY}.effects[1].lasts must be 'round' on a Twist",
        "a goal ends the sequence",
    ),
    "nothing but Twists": (
        twists_alone,
        "cards hold nothing that can be played",
        "a Support or a Mastermove",
    ),
    "too few cards for some team": (
        lambda text: re.sub('(type = .*\nvalue = )"neutral"', r'\1"effort"', text),
        "cards may leave a team 18 cards to pack with deck '30x3'",
        "30 are needed, so add neutral ones",
    ),
    # Teams.
    "nine in a team": (
        fielding(players=PLAYERS[1:]),
        f"{TEAM}.players must be a list of 10 values",
        "",
    ),
    "a stranger in a team": (
        fielding(players=("zorro-headlong", *PLAYERS[1:])),
        f"{TEAM}.players[1] must be one of the slugs of players, not 'zorro-headlong'",
        "is it 'zora-headlong' that is meant?",
    ),
    "a player twice in a team": (
        fielding(players=(PLAYERS[1], *PLAYERS[1:])),
        f"{TEAM}.players[2] names {PLAYERS[1]} a second time",
        "",
    ),
    "a strategy of 29": (
        fielding(strategy=STRATEGY.replace("wet-grass*2", "wet-grass")),
        f"{TEAM}.strategy has 29 cards; it takes 30",
        "",
    ),
    "four of a kind": (
        fielding(strategy=STRATEGY.replace("planted-feet*3", "planted-feet*4")),
        f"{TEAM}.strategy.planted-feet must be a whole number from 1 to 3",
        "not 4",
    ),
    "cards of a value that nobody has": (
        fielding(strategy=STRATEGY.replace("wet-grass*2", "wet-grass chin-up")),
        f"{TEAM}.strategy has 1 of value 'kindness'; its players allow 0",
        "",
    ),
    "too many cards of a value": (
        fielding(strategy=STRATEGY.replace("wet-grass*2", "wet-grass sleeves-up")),
        f"{TEAM}.strategy has 13 of value 'effort'; its players allow 12",
        "",
    ),
    "nine extra cards": (
        fielding(extra=EXTRA.replace("route-one*3", "route-one*2")),
        f"{TEAM}.extra has 9 cards; it takes 10",
        "",
    ),
    "five of a kind with the extra ones": (
        fielding(extra=EXTRA.replace("planted-feet shirt-pull*3", "planted-feet*2 shirt-pull*2")),
        f"{TEAM}.extra makes 5 of planted-feet with strategy",
        "4 at most",
    ),
    "special cards among the extra ones": (
        fielding(extra=EXTRA.replace("planted-feet", "sleeves-up")),
        f"{TEAM}.extra has 13 of value 'effort'; its players allow 12",
        "",
    ),
}  # fmt: skip
