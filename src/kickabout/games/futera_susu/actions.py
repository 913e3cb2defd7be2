"""The actions of Futera SuSu: their numbers, and their names in the notation (SUSU-16)."""

from kickabout.engine.actions import Actions, Slot, fixed, numbers
from kickabout.engine.actions import Row as NumberRow
from kickabout.engine.vocabulary import slugs

from .state import (
    BONUSES,
    DECKS,
    ELEVEN,
    KINDS,
    NONE,
    PLAYERS,
    POSITIONS,
    SEATS,
    SHIRTS,
    SPOTS,
    SQUADS,
    STATS,
    Row,
    Spot,
    Stat,
)

ACTIONS = Actions(
    Slot("squad", SQUADS, lambda box: box.squad_slugs),
    Slot("player", PLAYERS, lambda box: box.player_slugs),
    Slot("deck", DECKS, lambda box: box.deck_slugs),
    Slot("card", KINDS, lambda box: box.card_slugs),
    fixed("row", slugs(Row)),
    fixed("outfield", slugs(Row)[: POSITIONS - 1]),
    fixed("spot", slugs(Spot)),
    fixed("target", slugs(Spot) + slugs(Stat)),
    numbers("shirt", 1, SHIRTS),
    numbers("starter", 1, ELEVEN),
    numbers("substitute", ELEVEN + 1, SHIRTS),
    numbers("seat", 0, SEATS - 1),
    numbers("die", 1, STATS),
    numbers("bonus", 0, BONUSES - 1),
)

TAKE_SQUAD = ACTIONS.decision("squad {squad}")
SIGN = ACTIONS.decision("sign {player}")
TAKE_DECK = ACTIONS.decision("deck {deck}")
PACK = ACTIONS.decision("pack {card}")
PLACE = ACTIONS.decision("place {starter} in {row}")
LIFT = ACTIONS.decision("lift {starter}")
SEND = ACTIONS.decision("send {spot}")
PLAY = ACTIONS.decision("play {card} [on {target}]")
HOLD = ACTIONS.decision("hold")
BRING = ACTIONS.decision("bring {substitute}")
LEAVE = ACTIONS.decision("leave")

TOSS = ACTIONS.outcome("toss {seat}")
DRAW = ACTIONS.outcome("draw {card}")
ROLL = ACTIONS.outcome("roll {die1} {die2}")
"""The attacker's die and the defender's."""
RE_ROLL = ACTIONS.outcome("re-roll {die}")
INJURE = ACTIONS.outcome("injure {substitute} {player}")
SHOW = ACTIONS.outcome("show {shirt} {player}")
TELL = ACTIONS.outcome("bonus {bonus1} {bonus2}")
# The ends of a table's clocks.
TIME = ACTIONS.outcome("time")
WHISTLE = ACTIONS.outcome("whistle")

HIDDEN_SQUAD = ACTIONS.observation("take squad")
HIDDEN_SIGN = ACTIONS.observation("sign player")
HIDDEN_DECK = ACTIONS.observation("take deck")
HIDDEN_PACK = ACTIONS.observation("pack card")
HIDDEN_PLACE = ACTIONS.observation("place card")
HIDDEN_LAST_PLACE = ACTIONS.observation("place last card")
"""The card that completes a line-up."""
HIDDEN_LIFT = ACTIONS.observation("lift card")
HIDDEN_TOUCH = ACTIONS.observation("touch card")
"""A lifted card that was in its row."""
HIDDEN_DRAW = ACTIONS.observation("draw card")
HIDDEN_SUB = ACTIONS.observation("bring sub")
"""A substitute for the spot just left."""
HIDDEN_ROW_SUB = ACTIONS.observation("bring sub in {outfield}")
"""A substitute for an older gap, by its row."""

VERB = ACTIONS.verb
SQUAD = ACTIONS["squad"]
PLAYER = ACTIONS["player"]
"""From 0, while boxes number players from 1."""
DECK = ACTIONS["deck"]
CARD = ACTIONS["card"]
ROW = ACTIONS["row"]
TARGET = ACTIONS["target"]
SPOT = NumberRow(
    max(spot, target if target < SPOTS else NONE)
    for spot, target in zip(ACTIONS["spot"], TARGET, strict=True)
)
"""The spot from which a card is sent, or on which an action card is played."""
STAT = NumberRow(max(target - SPOTS, NONE) for target in TARGET)
"""The stat on which an action card is played; as a target it comes after the spots."""
SHIRT = ACTIONS["shirt"]
STARTER = ACTIONS["starter"]
SUBSTITUTE = ACTIONS["substitute"]
SEAT = ACTIONS["seat"]
DIE = ACTIONS["die"]
DIE_1, DIE_2 = ACTIONS["die1"], ACTIONS["die2"]
BONUS_1, BONUS_2 = ACTIONS["bonus1"], ACTIONS["bonus2"]
DECISIONS = ACTIONS.decisions
number_of = ACTIONS.number_of
