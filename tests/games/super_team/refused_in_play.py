"""What Super Team refuses in play: a line for each refusal with a position and what is played in it, of which the last
is refused.

The columns are the refusal, the home side's pieces, the away side's, what differs otherwise (see `differing`), and
the actions, where MOVE, ACT and KICK spend a Forward Pass.
"""

from collections.abc import Iterator

from kickabout.engine.match import Match
from kickabout.games.super_team.refusals import Refusal
from tests.rulebooks.refusals import Tried
from tests.rulebooks.super_team.positions import differing, lay

SPENT = {"MOVE": "movement", "ACT": "action", "KICK": "goal-kick"}
IN_PLAY = """
# Cards.
CARD_DUE                  |                  |              |                  | shoot
NO_CARD_PLAYED            |                  |              |                  | end turn
GOAL_KICK_FIRST           |                  |              | ball e1, goal-kick | MOVE
NOT_IN_HAND               |                  |              |                  | play cross
FATIGUE_ONLY_MOVES        |                  |              | hand fatigue forward | play fatigue
FATIGUE_IS_USELESS        |                  |              | hand fatigue forward, option hard-fatigue | spend fatigue on action
FATIGUE_MOVES_NOBODY      |                  |              | hand fatigue forward, option hard-fatigue | spend fatigue on movement
FATIGUE_THROWN            |                  |              | hand fatigue*2 forward, option hard-fatigue | drop fatigue; drop fatigue
NEEDS_THE_BALL            | captain e5       | captain e8   | ball e8, hand dash | play dash
COSTS_MORALE              |                  |              | hand wake-up     | play wake-up
CARRIER_ALONE             | captain e5       |              | hand escape      | play escape
CAPTAIN_HAS_NO_BALL       | captain e5, 2 e8 |              | ball e8, hand dash | play dash
CAPTAIN_HAS_THE_BALL      | captain e5       |              | hand drift, captain cliff | play drift
CAPTAIN_ALONE             | captain e5       |              | hand shove       | play shove
CAPTAIN_FAR_FROM_BALL     | captain e5       |              | ball e8, hand swoop, captain bolt | play swoop
CAPTAIN_NOT_IN_THEIR_HALF | captain e5       |              | hand blast, captain bolt | play blast
CAPTAIN_NOT_IN_THEIR_AREA | captain e5       |              | hand tap-in, captain cliff | play tap-in
KICK_TO_A_PIECE_FIRST     |                  |              | ball e1, goal-kick, hand through | play through
BALL_LIES_LOOSE           | captain e5       |              | ball e6          | play forward
NOBODY_AHEAD              | captain e10      |              |                  | play forward
NOBODY_BEHIND             | captain c1       |              |                  | play backward
NOBODY_LEVEL              | captain e5       |              | hand cross       | play cross
NO_ROOM_AHEAD             | captain e10, goalie c13, 2 g13, 3 a13, 4 b13, 5 h13 | captain a5, 2 b5, 3 h5, 4 i5, 5 a6 | hand through     | play through
NO_GAP                    | captain e5       |              | hand in-between  | play in-between
RECEIVERS_OFFSIDE         | captain e8, 3 e12 | captain a9, 2 b9, 3 c9, 4 d9, 5 f9 | option offside-trap | play forward
NOBODY_MOVES_AHEAD        | 2 d2, 3 e2, 4 f2 | captain e8   | ball e8, lying captain 2 3 4 5 | play backward
NOBODY_MOVES_BACK         | 5 c1             | captain e8   | ball e8          | play forward
NOBODY_IN_PLAY_MOVES      | goalie a1, 2 a2, 3 b1, 4 b2, captain h1, 5 i1 | captain e8   | ball e8, lying captain 2 3 4 5, hand cross | play cross
NOBODY_TO_MARK_AHEAD      |                  | captain e8   | ball e8, hand through | play through
NOBODY_TO_MARK_BEHIND     |                  | captain e8   | ball e8, hand in-between | play in-between
CAPTAIN_CANNOT_MOVE       | captain e5, goalie e4, 2 d4, 3 f4, 4 d5, 5 f5 | 3 d6, 4 e6, 5 f6 | ball a9, attacker 0, hand drift, captain cliff | play drift
NOBODY_TO_PUSH            | captain e5       |              | ball a9, hand dune-2, captain dune | play dune-2
GOALIE_IS_NOT_PUSHED      | captain e5       | goalie e6    | hand shove       | play shove
NOWHERE_TO_PUSH           | captain b12, 2 a12, 3 b13 | 2 a13, captain h13, 3 i13, 4 h12, 5 i12 | hand shove       | play shove
NOBODY_TO_PASS_BY         | captain e5       |              | ball a9, hand dune-3, captain dune | play dune-3
NOBODY_PASSED_BY_INTO_RECTANGLE | captain e12      | goalie e13   | hand glide, captain bolt | play glide
NOBODY_CAN_MOVE           | goalie a1, 2 a2, 3 b1, 4 b2, captain h1, 5 i1 | captain e8   | ball e8, lying captain 2 3 4 5 | MOVE
NOBODY_CAN_TACKLE         |                  | captain e8   | ball e8          | ACT
NO_GOAL_KICK_OWED         |                  |              |                  | KICK
MARKED_SPACES_TAKEN       | captain e4       | captain b4, 2 h4, 3 b6, 4 h6 | ball e1, goal-kick | KICK
CARD_PLAYED               |                  |              |                  | MOVE; move 5 a3; drop backward
CARDS_USABLE              |                  |              |                  | drop forward
# Rewards.
REWARD_DUE                | captain e5, 2 e7 |              |                  | play forward; pass e7; roll 4; shoot
BANK_EMPTY                | captain e5, 2 e7 |              | morale 10 10     | play forward; pass e7; pay 0; roll 4; take morale
NO_MORALE_DUE             | captain e5, 2 e7 |              |                  | play forward; pass e7; roll 4; take morale; take morale
NO_MOVEMENT_DUE           | captain e5       | captain e8   | ball e8, hand cross | play cross; move captain e6; take movement
NO_ACTION_DUE             | captain e5, 2 e7 |              |                  | play forward; pass e7; roll 4; take action
NO_ACTION_TO_TAKE         | captain e5, 2 e7 |              | hand through     | play through; pass e8; roll 4; take action
# Movements.
MOVEMENT_DUE              |                  |              |                  | MOVE; pass e5
CAPTAIN_MOVES             | captain e5       |              | ball a9, hand drift, captain cliff | play drift; move 5 a3
MOVED_IN_TACTIC           | captain e5       | captain e8   | ball e8, hand one-two | play one-two; move captain e6; move captain e5
GOALIE_OWES_KICK          | 2 e5             |              | ball e1, goal-kick, hand fatigue*2 | spend fatigue on movement; move goalie d2
TOO_TIRED                 | captain e5       |              | lying captain    | MOVE; move captain e6
SAME_SPACE                | captain e5       |              |                  | MOVE; move captain e5
RECTANGLE_IS_GOALIES      | 4 c2             |              |                  | MOVE; move 4 d1
SPACE_TAKEN               | captain e5, 2 e6 |              |                  | MOVE; move 2 e5
NO_BALL_ON_THE_WAY        | captain e5, 3 e9 |              |                  | MOVE; move 3 e10 by ball
BALL_IS_GOALIES           | 2 d2             |              | ball d1, attacker 1 | MOVE; move 2 c2 by ball
STOPS_WITH_BALL           | captain e5       | 3 e7         | ball e6          | MOVE; move captain d7 by ball
NOT_NEXT_TO_BALL          | captain e5       |              | ball e6          | MOVE; move captain c5 by ball
GOALIE_ONE_SPACE          |                  |              |                  | MOVE; move goalie e3
INACTIVE_ONE_SPACE        | captain e5       |              | lying captain, morale 1 0 | MOVE; move captain e7
TOO_FAR                   | captain e5       |              |                  | MOVE; move captain h8
NOT_A_FORWARD_MOVE        | captain e5       | captain e8   | ball e8          | play backward; move captain e4
NOT_A_BACKWARD_MOVE       | captain e5       | captain e8   | ball e8          | play forward; move captain e6
NOT_FORWARD_AND_MARKING   | captain e5       | captain e8, 3 e7 | ball e8, hand through | play through; move captain c6
NOT_BACKWARD_AND_MARKING  | captain e5       | captain e8, 3 e3 | ball e8, hand in-between | play in-between; move captain c4
STOPS_AFTER_LEAVING       | captain e5       | 3 d5         |                  | MOVE; move captain g5
STOPS_ON_THE_WAY          | captain e5       | 2 e8, 3 d7, 4 f7 |                  | MOVE; move captain e7
WAY_BLOCKED               | captain a1, 2 a2, 3 b2, 4 b1, 5 i1 |              | ball e8          | MOVE; move captain a3
# Actions.
ACTION_DUE                | captain e5       |              |                  | ACT; move captain e6
NOT_A_FORWARD_PASS        | captain e5, 2 e7 |              |                  | play forward; pass b1
NOT_A_BACKWARD_PASS       | captain e5, 2 e7 |              |                  | play backward; pass e7
NOT_A_CROSS_PASS          | captain e5, 2 e7, 3 g5 |              | hand cross       | play cross; pass e7
NOT_A_THROUGH_PASS        | captain e5, 2 e7 |              | hand through     | play through; pass g9
NOT_AN_IN_BETWEEN_PASS    | captain e5, 2 e9, 3 c5 | 2 c7, 3 g7   | hand in-between  | play in-between; pass c5
CAPTAIN_PASSES            | captain e5       |              | hand thread      | play thread; shoot
ONLY_TACKLES              | 3 e6             | captain e5   | ball e5          | ACT; shoot
NOBODY_ON_THE_BALL        | captain e5       |              | ball e6          | ACT
GOALIE_MUST_PASS          |                  |              | ball e1, goal-kick | ACT; shoot
BALL_IS_THERE             | captain e5       |              |                  | ACT; pass e5
PASS_TO_OPPONENT          | captain e5       | 2 e7         |                  | ACT; pass e7
PASS_INTO_RECTANGLE       | captain e5       |              |                  | ACT; pass d13
OFFSIDE                   | captain e8, 3 e12 | captain a9, 2 b9, 3 c9, 4 d9, 5 f9 | option offside-trap | ACT; pass e12
GOAL_KICK_TO_A_PIECE      |                  |              | ball e1, goal-kick | ACT; pass e5
GOALIE_DOES_NOT_DRIBBLE   | goalie e3        | 3 e4         | ball e3          | ACT; dribble 3
NOT_BESIDE_CARRIER        | captain e5       | 2 e7         |                  | ACT; dribble 2
DRIBBLE_INTO_RECTANGLE    | captain e12      |              |                  | ACT; dribble goalie
ATTACKER_DOES_NOT_TACKLE  | captain e5       |              |                  | ACT; tackle 3
LOOSE_BALL_NOT_TACKLED    | captain e5       |              | ball e6, attacker 1 | ACT
TACKLE_HAS_FAILED         | 3 e6, 4 d6       | captain e5   | ball e5          | ACT; tackle 3; roll 1; roll 4; spend backward on action; tackle 3
TOO_FAR_TO_TACKLE         | 3 e6             | captain e5   | ball e5          | ACT; tackle 2
GOALIE_DOES_NOT_TACKLE    | goalie e3, 3 e5  | captain e4   | ball e4          | ACT; tackle goalie
GOALIE_NOT_TACKLED        | 3 e11            | goalie e12   | ball e12         | ACT
# Goal kicks, skills, half-way spaces.
KICK_DUE                  |                  |              | ball e1, goal-kick | KICK; shoot
NOT_MARKED                |                  |              | ball e1, goal-kick | KICK; kick b8
KICK_LEADS_NOWHERE        | goalie b4        |              | ball b4, goal-kick | KICK; kick b4
KICK_TO_OPPONENT          |                  | 3 h6         | ball e1, goal-kick | KICK; kick h6
PUSH_DUE                  | captain e5       | 3 e6         | hand shove       | play shove; shoot
TOO_FAR_TO_PUSH           | captain e5       | 3 e6         | hand shove       | play shove; push 2 c12
PUSHED_ONE_SPACE          | captain e5       | 3 e6         | hand shove       | play shove; push 3 e8
PUSHED_ONTO_NO_FREE_SPACE | captain e5, 2 e7 | 3 e6         | hand shove       | play shove; push 3 e7
BYPASS_DUE                | captain e5       | 3 e6         | hand glide, captain bolt | play glide; shoot
TOO_FAR_TO_PASS_BY        | captain e5       | 3 e6         | hand glide, captain bolt | play glide; bypass 2
BYPASS_INTO_RECTANGLE     | captain e12      | 3 e11        | hand glide, captain bolt | play glide; bypass goalie
LANDING_DUE               | captain e8, 2 f4 |              |                  | ACT; pass f4; roll 1; shoot
# Secrets of a roll.
TILE_DUE                  | captain e10      |              |                  | ACT; shoot; done
PAYMENT_DUE               | captain e5       |              | morale 1 0       | ACT; pass e7; done
TOO_LITTLE_MORALE         | captain e5       |              | morale 1 0       | ACT; pass e7; pay 3
"""


def in_play() -> Iterator[tuple[Refusal, Tried]]:
    """Yield the lines of IN_PLAY."""
    for line in IN_PLAY.strip().splitlines():
        if line.startswith("#"):
            continue
        name, home, away, others, actions = (part.strip() for part in line.split("|"))
        played = [
            f"spend forward on {SPENT[one]}" if one in SPENT else one for one in actions.split("; ")
        ]

        def lay_out(home: str = home, away: str = away, others: str = others) -> Match:
            return lay(home, away, **differing(others))

        yield Refusal[name], (lay_out, played[:-1], played[-1])
