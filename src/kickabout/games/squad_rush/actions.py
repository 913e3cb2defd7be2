"""The actions of Squad Rush and the Group Stage: their numbers, and their names in the notation (RUSH-18)."""

from typing import Any

from kickabout.engine.actions import Actions, Row, Slot, fixed, numbers

from .state import CARDS, KINDS, NATIONS, NONE, PLAYERS, SEATS


def _player_and_card_slugs(box: Any) -> tuple[str, ...]:
    no_players = [""] * (PLAYERS - len(box.player_slugs))
    return *box.player_slugs, *no_players, *box.card_slugs


ACTIONS = Actions(
    Slot("player", PLAYERS, lambda box: box.player_slugs),
    Slot("card", KINDS, lambda box: box.card_slugs),
    Slot("player-or-card", CARDS, _player_and_card_slugs),
    Slot("nation", NATIONS, lambda box: box.nation_slugs),
    numbers("seat", 0, SEATS - 1),
    fixed("target", (*map(str, range(SEATS)), "instant", "official")),
)

DRAW_DECK = ACTIONS.decision("draw deck")
DRAW_PILE = ACTIONS.decision("draw pile")
FIELD = ACTIONS.decision("play {player}")
RECALL = ACTIONS.decision("recall {player}")
TACKLE = ACTIONS.decision("tackle {player}")
BOOK = ACTIONS.decision("book {player}")
DISMISS = ACTIONS.decision("dismiss {player}")
TAKE = ACTIONS.decision("take {player}")
TAKE_OFF = ACTIONS.decision("off {player}")
OFF_NOBODY = ACTIONS.decision("off nobody")
BRING_ON = ACTIONS.decision("on {player}")
ON_NOBODY = ACTIONS.decision("on nobody")
BENCH = ACTIONS.decision("bench {player}")
PLAY = ACTIONS.decision("play {card} [on {target}]")
DISCARD = ACTIONS.decision("discard {player-or-card}")
HOLD = ACTIONS.decision("hold")
DONE = ACTIONS.decision("done")
CALL = ACTIONS.decision("call")

DRAW_NATION = ACTIONS.outcome("nation {nation}")
START = ACTIONS.outcome("start {seat}")
DRAW = ACTIONS.outcome("draw {player-or-card}")
FIND = ACTIONS.outcome("find {player}")
MISS = ACTIONS.outcome("miss {player}")
DRAW_OFFICIAL = ACTIONS.outcome("official {card}")
GATHER = ACTIONS.outcome("gather")
NO_OFFICIAL = ACTIONS.outcome("no official")
SHOW_OUT = ACTIONS.outcome("out {player}")
SHOW_ON = ACTIONS.outcome("show on {player}")
SHOW_OFF = ACTIONS.outcome("show off {player}")
SHOW_NO_SWAP = ACTIONS.outcome("show no swap")
SHOW_CARD = ACTIONS.outcome("show {card} [on {target}]")
SHOW_NO_CARD = ACTIONS.outcome("show no card")
FINAL_WHISTLE = ACTIONS.outcome("final whistle")

HIDDEN_DRAW = ACTIONS.observation("draw card")
HIDDEN_LOOK = ACTIONS.observation("look through")
HIDDEN_BENCH = ACTIONS.observation("bench player")
HIDDEN_OFF = ACTIONS.observation("off player")
HIDDEN_ON = ACTIONS.observation("on player")
HIDDEN_INSTANT = ACTIONS.observation("choose instant")

VERB = ACTIONS.verb
PLAYER = ACTIONS["player"]
KIND = ACTIONS["card"]
CARD = Row(
    max(player, card, PLAYERS + kind if kind != NONE else NONE)
    for player, card, kind in zip(PLAYER, ACTIONS["player-or-card"], KIND, strict=True)
)
"""The card that an action names: a player or, from `PLAYERS` on, a kind."""
HITS = (TACKLE, BOOK, DISMISS)
"""The verbs of the cards that are played on a rival's player, by their `Effect`."""
HIT = Row(HITS.index(verb) if verb in HITS else NONE for verb in VERB)
"""The effect of such a card."""
TARGET = ACTIONS["target"]
"""A seat, `ON_INSTANT` or `ON_OFFICIAL`."""
NATION = ACTIONS["nation"]
SEAT = ACTIONS["seat"]
DECISIONS = ACTIONS.decisions
number_of = ACTIONS.number_of
