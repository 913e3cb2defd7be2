"""The actions of SocialSoccer: their numbers, and their names in the notation (SOC-15)."""

from kickabout.engine.actions import Actions, Slot, fixed, numbers
from kickabout.engine.vocabulary import slugs

from .state import KINDS, MEMBERS, PLAYERS, SEATS, TEAMS, Spot

ACTIONS = Actions(
    Slot("card", KINDS, lambda box: box.card_slugs),
    Slot("player", PLAYERS, lambda box: box.player_slugs),
    Slot("team", TEAMS, lambda box: box.team_slugs),
    fixed("spot", slugs(Spot)),
    numbers("member", 1, MEMBERS),
    numbers("seat", 0, SEATS - 1),
)

TAKE = ACTIONS.decision("take {team}")
SIGN = ACTIONS.decision("sign {player}")
PACK = ACTIONS.decision("pack {card}")
PLACE = ACTIONS.decision("place {member} in {spot}")
KEEP = ACTIONS.decision("keep")
REDRAW = ACTIONS.decision("redraw")
TAKE_BALL = ACTIONS.decision("take ball")
LEAVE_BALL = ACTIONS.decision("leave ball")
GIVE_BALL = ACTIONS.decision("ball to {spot}")
PASS = ACTIONS.decision("pass to {spot}")
SHOOT = ACTIONS.decision("shoot")
BLOCK = ACTIONS.decision("block with {spot}")
LET = ACTIONS.decision("let it through")
PLAY = ACTIONS.decision("play {card}")
TWIST = ACTIONS.decision("twist {card}")
TIRE = ACTIONS.decision("tire {spot}")
AIM = ACTIONS.decision("aim at {spot}")
RIVAL_AIM = ACTIONS.decision("aim at their {spot}")
HOLD = ACTIONS.decision("hold")
GIVE_UP = ACTIONS.decision("give up")
DISCARD = ACTIONS.decision("discard {card}")

SHOW = ACTIONS.outcome("show {spot} {player}")
PRIORITY = ACTIONS.outcome("priority {seat}")
DRAW = ACTIONS.outcome("draw {card}")
LOSE = ACTIONS.outcome("lose {card}")
SEE = ACTIONS.outcome("see {card}")
REVEAL = ACTIONS.outcome("reveal {card}")
NO_CARD = ACTIONS.outcome("no card")

HIDDEN_TEAM = ACTIONS.observation("choose team")
HIDDEN_SIGN = ACTIONS.observation("sign player")
HIDDEN_PACK = ACTIONS.observation("pack card")
HIDDEN_PLACE = ACTIONS.observation("place player")
HIDDEN_DRAW = ACTIONS.observation("draw card")
HIDDEN_SIGHT = ACTIONS.observation("see card")

DECISIONS = ACTIONS.decisions
VERB = ACTIONS.verb
CARD = ACTIONS["card"]
PLAYER = ACTIONS["player"]
"""The index of a player in the box, which is one less than his number."""
TEAM = ACTIONS["team"]
SPOT = ACTIONS["spot"]
MEMBER = ACTIONS["member"]
"""One less than the number of a member."""
SEAT = ACTIONS["seat"]
number_of = ACTIONS.number_of
