"""The clauses of the rulebook that reasons and complaints name, in one place."""

# A team and its strategy, and building them.
TEAM = "SOC-2.1"
NOBODY_TWICE = "SOC-2.2"
STRATEGY = "SOC-2.3"
COPIES = "SOC-2.4"
SPECIALS = "SOC-2.5"
LARGE_STRATEGY = "SOC-13.2"

# What a team lives on.
POOL = "SOC-4.2"
COMPARED = "SOC-8.10"

# Building goes on in one way.
FIELD = "SOC-3.2"
GO_ON_BUILDING = "SOC-2.12"

# Before the first round.
LINE_UP = "SOC-3.3"
TURNED_UP = "SOC-3.4"
PRIORITY = "SOC-3.6"
LOSER_DECIDES = "SOC-3.8"
OPENING = "SOC-3.10"
REDRAW = "SOC-3.11"

# Rounds, the ball, sequences.
DRAWS = "SOC-4.4"
FRESH_FIRST = "SOC-4.10"
BENCH = "SOC-5.5"
HOLDER = "SOC-5.6"
MUST_ACT = "SOC-5.9"
GIVE_UP = "SOC-5.10"
STEAL_CARD = "SOC-5.13"
ANOTHER = "SOC-6.1"
RECEIVER = "SOC-6.4"
TIRED_HOLDER = "SOC-6.5"

# Cards.
TIRES = "SOC-7.3"
PLAYABLE = "SOC-7.4"
WHEN = "SOC-7.7"
ANSWER = "SOC-7.8"
STACK_FULL = "SOC-7.12"
AIM = "SOC-7.14"
NO_TWIST = "SOC-7.17"
ONLY_ANSWERS = "SOC-7.18"
FOR_NOBODY = "SOC-10.19"
STEAL = "SOC-10.13"
MOVE = "SOC-10.14"
CANCEL = "SOC-10.15"
COPY = "SOC-10.16"
DISCARDED = "SOC-10.11"
LOOK = "SOC-10.12"
DRAW = "SOC-10.10"

# Shots and goals.
DEFENDER_SHOOTS = "SOC-8.2"
BLOCKER = "SOC-8.5"
EXCHANGE = "SOC-8.11"
TWIST = "SOC-8.13"
ONE_TWIST = "SOC-8.14"
SHOT_STACK_FULL = "SOC-8.21"
RELEASE = "SOC-8.18"
COUNTED = "SOC-9.1"

# The end.
HAND_LIMIT = "SOC-12.4"
LEAD = "SOC-12.6"
FULL_TIME = "SOC-12.8"
EXTRA_ROUNDS = "SOC-12.9"
LEVEL = "SOC-12.10"
GAMES = "SOC-12.11"
MOST_GAMES = "SOC-12.13"

# Notation.
WRITE_SIDE = "SOC-15.7"
SECRETS = "SOC-15.11"
