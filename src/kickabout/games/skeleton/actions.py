"""The actions of Skeleton: their numbers, and their names in the notation (SKEL-6)."""

from kickabout.engine.actions import Actions, Slot

from .state import KINDS

ACTIONS = Actions(Slot("card", KINDS, lambda box: box.card_slugs, "cards"))

LAY = ACTIONS.decision("lay {card}")

DRAW = ACTIONS.outcome("draw {card}")
SHOW = ACTIONS.outcome("show {card}")

HIDDEN_DRAW = ACTIONS.observation("draw card")
HIDDEN_LAY = ACTIONS.observation("lay card")

VERB = ACTIONS.verb
CARD = ACTIONS["card"]
number_of = ACTIONS.number_of
