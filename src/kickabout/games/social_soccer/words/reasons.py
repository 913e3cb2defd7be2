"""Why an action is not legal, with the rulebook's clause; `reasons_for_cards` has those for cards."""

from kickabout.games.social_soccer import clauses
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.pitch import is_fresh, spot_of
from kickabout.games.social_soccer.preparations import has_signed, is_placed
from kickabout.games.social_soccer.state import (
    ACTIONS,
    AIM,
    ANSWER,
    ATTACKERS,
    BALL,
    BALLS,
    BENCH_TO,
    BEST_OF_THREE,
    BLOCK,
    BLOCKS,
    BUILD,
    CHOOSE,
    COST,
    DISCARDS,
    EFFECT_DRAW,
    FULL_TIME,
    GIVE_UP,
    HIDDEN_TEAM,
    HOLD,
    KEEP,
    LOSE,
    MEMBERS,
    MULLIGAN,
    NEUTRAL,
    NONE,
    OPENING,
    PACKS,
    PASSES,
    PLACE,
    PLACES,
    PLAY,
    PLAYS,
    PRIORITY,
    REVEAL,
    ROUND_DRAW,
    SEE,
    SHOOT,
    SHOW,
    SIGNS,
    SPOTS,
    STEAL_DRAW,
    TIRES,
    TRIM,
    TWISTS,
    State,
)
from kickabout.games.social_soccer.words.reasons_for_cards import (
    why_not_aim,
    why_not_card,
    why_not_twist,
)
from kickabout.games.social_soccer.words.saying import (
    SPOT_SLUGS,
    VALUE_NOUNS,
    count,
    in_words,
    is_bench,
    player_of,
)

_CHANCE = {
    SHOW: clauses.TURNED_UP,
    PRIORITY: clauses.PRIORITY,
    OPENING: clauses.OPENING,
    ROUND_DRAW: clauses.DRAWS,
    EFFECT_DRAW: clauses.DRAW,
    LOSE: clauses.DISCARDED,
    SEE: clauses.LOOK,
    REVEAL: clauses.COUNTED,
    STEAL_DRAW: clauses.STEAL_CARD,
}


def why_not(box: SocialBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == FULL_TIME:
        return f"The match is over ({_clause_of_end(box, state)})."
    if action >= HIDDEN_TEAM:
        return f"That is how others read a secret; name it in full ({clauses.SECRETS})."
    if phase in _CHANCE:
        return f"Chance decides now: roll, or name one of the outcomes ({_CHANCE[phase]})."
    if action >= ACTIONS:
        return f"Seat {state.actor} decides now, not chance."
    if phase == BUILD:
        return _why_not_build(box, state, action)
    if phase == PLACE:
        return _why_not_place(box, state, action)
    if phase == MULLIGAN:
        return f"First the opening hand: keep it, or redraw it once ({clauses.REDRAW})."
    if phase == CHOOSE:
        return f"You lost the last game: take ball, or leave ball ({clauses.LOSER_DECIDES})."
    if phase == BALL:
        return _why_not_ball(box, state, action)
    if phase == PLAY:
        return _why_not_play(box, state, action)
    if phase == COST:
        return _why_not_cost(box, state, action)
    if phase == AIM:
        return why_not_aim(box, state, action)
    if phase == BLOCK:
        return _why_not_block(box, state, action)
    if phase == TRIM:
        if DISCARDS <= action < ACTIONS:
            name = box.cards[action - DISCARDS].name
            return f"There is no {name} in your hand ({clauses.HAND_LIMIT})."
        most = in_words(box.record.hand_limit)
        return f"The round is over: discard until you hold {most} ({clauses.HAND_LIMIT})."
    assert phase == ANSWER
    return _why_not_answer(box, state, action)


def _clause_of_end(box: SocialBox, state: State) -> str:
    if box.record.length == BEST_OF_THREE:
        return clauses.GAMES if state.winner != NONE else clauses.MOST_GAMES
    if abs(state.goals[0] - state.goals[1]) >= box.record.lead:
        return clauses.LEAD
    if state.winner == NONE:
        return clauses.LEVEL
    return clauses.EXTRA_ROUNDS if state.round > box.record.rounds else clauses.FULL_TIME


def _name(box: SocialBox, state: State, seat: int, spot: int) -> str:
    """Who stands at a spot, by name."""
    return box.player(player_of(state, seat, state.spot[seat, spot])).name


# Teams, strategies, line-ups.


def _why_not_build(box: SocialBox, state: State, action: int) -> str:
    record, seat = box.record, state.actor
    signed, packed = state.signed[seat], state.packed[seat]
    if action >= PLACES:
        return f"Team and strategy come before everything else ({clauses.TEAM})."
    if action < SIGNS:
        return f"You sign players of your own: {MEMBERS - signed} to go ({clauses.GO_ON_BUILDING})."
    if action < PACKS:
        player = action - SIGNS + 1
        if has_signed(state, seat, player):
            return f"{box.player(player).name} is signed already ({clauses.NOBODY_TWICE})."
        return f"Your team is complete ({clauses.TEAM})."
    if signed < MEMBERS:
        return f"The ten players come before the strategy ({clauses.GO_ON_BUILDING})."
    large = record.strategy_size > 30
    if packed == record.strategy_size:
        clause = clauses.LARGE_STRATEGY if large else clauses.STRATEGY
        return f"Your strategy is complete ({clause})."
    kind = action - PACKS
    card = box.cards[kind]
    if state.deck[seat, kind] == record.copies:
        clause = clauses.LARGE_STRATEGY if large else clauses.COPIES
        copies = in_words(record.copies)
        return f"A strategy holds at most {copies} {card.name}, and yours does ({clause})."
    assert card.value != NEUTRAL
    noun = VALUE_NOUNS[card.value]
    players = sum(record.value[state.team[seat, member]] == card.value for member in range(MEMBERS))
    allowed = players * record.specials
    if not players:
        return (
            f"Nobody in your team is of {noun}, so no card of it is allowed ({clauses.SPECIALS})."
        )
    return (
        f"{count(players, 'player').capitalize()} of {noun} allow{'s' if players == 1 else ''}"
        f" {count(allowed, 'card')} of it, and you have packed as many ({clauses.SPECIALS})."
    )


def _why_not_place(box: SocialBox, state: State, action: int) -> str:
    seat = state.actor
    if not PLACES <= action < KEEP:
        return f"First everybody gets a place: place NUMBER in SPOT ({clauses.LINE_UP})."
    member, spot = divmod(action - PLACES, SPOTS)
    name = box.player(player_of(state, seat, member + 1)).name
    if is_placed(state, seat, member + 1):
        return f"Number {member + 1}, {name}, has a place already ({clauses.FIELD})."
    there = _name(box, state, seat, spot)
    return f"{SPOT_SLUGS[spot].upper()} is taken, by {there} ({clauses.FIELD})."


# The ball.


def _why_not_ball(box: SocialBox, state: State, action: int) -> str:
    clause = clauses.RELEASE if state.not_to else clauses.FRESH_FIRST
    if not BALLS <= action < PASSES:
        return f"First somebody gets the ball: ball to SPOT ({clause})."
    seat, spot = state.turn, action - BALLS
    name = _name(box, state, seat, spot)
    if is_bench(spot):
        return f"{name} sits on the bench ({clauses.BENCH})."
    if state.spot[seat, spot] == state.not_to:
        return f"{name} has blocked the shot and passes on, to somebody else ({clause})."
    return f"{name} is tired; somebody fresh gets the ball ({clause})."


def _why_not_play(box: SocialBox, state: State, action: int) -> str:
    seat = state.turn
    holder = spot_of(state, seat, state.ball)
    name = _name(box, state, seat, holder)
    fresh = is_fresh(state, seat, holder)
    if PLAYS <= action < TWISTS:
        return why_not_card(box, state, seat, action - PLAYS)
    if TWISTS <= action < TIRES:
        return f"A Twist is discarded only when a shot is blocked ({clauses.TWIST})."
    if action == GIVE_UP:
        return f"{name} is fresh and goes on: pass, shoot or play a card ({clauses.MUST_ACT})."
    if PASSES <= action < SHOOT:
        return _why_not_pass(box, state, action - PASSES, fresh)
    if action == SHOOT:
        if not fresh:
            return f"{name} is tired and cannot shoot ({clauses.TIRED_HOLDER})."
        assert holder >= BENCH_TO
        up = [
            _name(box, state, seat, spot)
            for spot in range(ATTACKERS)
            if is_fresh(state, seat, spot)
        ]
        return (
            f"{name} defends, and may shoot only when all attackers are tired; {up[0]} is not"
            f" ({clauses.DEFENDER_SHOOTS})."
        )
    if BALLS <= action < PASSES:
        return f"{name} has the ball; to give it on, pass to SPOT ({clauses.HOLDER})."
    if not fresh:
        return f"{name} is tired: play a card, or give up ({clauses.GIVE_UP})."
    if action == HOLD:
        return f"It is yours to begin: pass, shoot or play a card ({clauses.MUST_ACT})."
    return f"You have the ball: pass, shoot or play a card ({clauses.MUST_ACT})."


def _why_not_pass(box: SocialBox, state: State, spot: int, fresh: bool) -> str:
    seat = state.turn
    holder = spot_of(state, seat, state.ball)
    name, to = _name(box, state, seat, holder), _name(box, state, seat, spot)
    if not fresh:
        return f"{name} is tired and cannot pass ({clauses.TIRED_HOLDER})."
    if is_bench(spot):
        return f"{to} sits on the bench and gets no ball ({clauses.BENCH})."
    if spot == holder:
        return f"{to} has the ball; a pass goes to somebody else ({clauses.ANOTHER})."
    return f"{to} is tired; a pass goes to somebody fresh ({clauses.RECEIVER})."


# Shots.


def _why_not_block(box: SocialBox, state: State, action: int) -> str:
    if not BLOCKS <= action < BLOCKS + SPOTS:
        return (
            f"There is a shot: block with a fresh defender, or let it through ({clauses.BLOCKER})."
        )
    seat, spot = state.actor, action - BLOCKS
    name = _name(box, state, seat, spot)
    if is_bench(spot):
        return f"{name} sits on the bench ({clauses.BENCH})."
    if spot < ATTACKERS:
        return f"{name} attacks; only a defender blocks ({clauses.BLOCKER})."
    return f"{name} is tired and cannot block ({clauses.BLOCKER})."


# What a card costs, and answers.


def _why_not_cost(box: SocialBox, state: State, action: int) -> str:
    card = box.cards[state.stack_kind[state.stack - 1]]
    left = count(state.costs, "fresh player")
    if not TIRES <= action < TIRES + SPOTS:
        return f"{card.name} tires {left} of yours first: tire SPOT ({clauses.TIRES})."
    spot = action - TIRES
    name = _name(box, state, state.actor, spot)
    if is_bench(spot):
        return f"{name} sits on the bench and cannot be tired ({clauses.BENCH})."
    return f"{name} is tired already; {card.name} is paid with somebody fresh ({clauses.TIRES})."


def _why_not_answer(box: SocialBox, state: State, action: int) -> str:
    seat = state.actor
    if PLAYS <= action < TWISTS:
        return why_not_card(box, state, seat, action - PLAYS)
    if TWISTS <= action < TIRES:
        return why_not_twist(box, state, seat, action - TWISTS)
    if state.blocker:
        return f"The shot is blocked: add a card or a Twist, or hold ({clauses.EXCHANGE})."
    if action in (SHOOT, GIVE_UP) or BALLS <= action < SHOOT:
        return f"You are asked for an answer: play a card, or hold ({clauses.ONLY_ANSWERS})."
    return f"There is something to answer: play a card, or hold ({clauses.ANSWER})."
