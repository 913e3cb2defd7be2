"""The actions of Fútbol Dash: their numbers, and their names in the notation (DASH-16)."""

from kickabout.engine.actions import Actions, Slot, fixed, numbers
from kickabout.engine.vocabulary import slugs

from .state import KINDS, SEATS, Face

ACTIONS = Actions(
    Slot("card", KINDS, lambda box: box.card_slugs),
    numbers("seat", 0, SEATS - 1),
    fixed("face", slugs(Face)),
)

PLAY = ACTIONS.decision("play {card} [on {seat}]")
SWAP = ACTIONS.decision("swap {card}")
DONE = ACTIONS.decision("done")
SHOW_HAND = ACTIONS.decision("show hand")
SHOW = ACTIONS.decision("show {card}")
DISCARD = ACTIONS.decision("discard {card}")
HOLD = ACTIONS.decision("hold")

START = ACTIONS.outcome("start {seat}")
DRAW = ACTIONS.outcome("draw {card}")
SHOOT = ACTIONS.outcome("shoot {face}")

HIDDEN_DRAW = ACTIONS.observation("draw card")

VERB = ACTIONS.verb
CARD = ACTIONS["card"]
SEAT = ACTIONS["seat"]
FACE = ACTIONS["face"]
number_of = ACTIONS.number_of
