"""Why an action is not legal, with the rulebook's clause; `reasons_for_cards` has those for cards."""

from kickabout.games.social_soccer import clauses
from kickabout.games.social_soccer import state as s
from kickabout.games.social_soccer.box import SocialBox
from kickabout.games.social_soccer.pitch import is_fresh, spot_of
from kickabout.games.social_soccer.preparations import has_signed, is_placed
from kickabout.games.social_soccer.state import (
    MatchLength,
    Phase,
    Spot,
    State,
    Value,
)
from kickabout.games.social_soccer.words.reasons_for_cards import (
    why_not_aim,
    why_not_card,
    why_not_twist,
)
from kickabout.games.social_soccer.words.saying import (
    VALUE_NOUNS,
    count,
    in_words,
    is_bench,
    player_of,
)

_CHANCE: dict[int, str] = {
    Phase.SHOW: clauses.TURNED_UP,
    Phase.PRIORITY: clauses.PRIORITY,
    Phase.OPENING: clauses.OPENING,
    Phase.ROUND_DRAW: clauses.DRAWS,
    Phase.EFFECT_DRAW: clauses.DRAW,
    Phase.LOSE: clauses.DISCARDED,
    Phase.SEE: clauses.LOOK,
    Phase.REVEAL: clauses.COUNTED,
    Phase.STEAL_DRAW: clauses.STEAL_CARD,
}


def why_not(box: SocialBox, state: State, action: int) -> str:
    """Why the actor may not take this action now, with the rulebook's clause."""
    phase = state.phase
    if phase == Phase.FULL_TIME:
        return f"The match is over ({_clause_of_end(box, state)})."
    if action >= s.HIDDEN_TEAM:
        return f"That is how others read a secret; name it in full ({clauses.SECRETS})."
    if phase in _CHANCE:
        return f"Chance decides now: roll, or name one of the outcomes ({_CHANCE[phase]})."
    if action >= s.ACTIONS:
        return f"Seat {state.actor} decides now, not chance."
    if phase == Phase.BUILD:
        return _why_not_build(box, state, action)
    if phase == Phase.PLACE:
        return _why_not_place(box, state, action)
    if phase == Phase.MULLIGAN:
        return f"First the opening hand: keep it, or redraw it once ({clauses.REDRAW})."
    if phase == Phase.CHOOSE:
        return f"You lost the last game: take ball, or leave ball ({clauses.LOSER_DECIDES})."
    if phase == Phase.BALL:
        return _why_not_ball(box, state, action)
    if phase == Phase.PLAY:
        return _why_not_play(box, state, action)
    if phase == Phase.COST:
        return _why_not_cost(box, state, action)
    if phase == Phase.AIM:
        return why_not_aim(box, state, action)
    if phase == Phase.BLOCK:
        return _why_not_block(box, state, action)
    if phase == Phase.TRIM:
        if s.DISCARDS <= action < s.ACTIONS:
            name = box.cards[action - s.DISCARDS].name
            return f"There is no {name} in your hand ({clauses.HAND_LIMIT})."
        most = in_words(box.record.hand_limit)
        return f"The round is over: discard until you hold {most} ({clauses.HAND_LIMIT})."
    assert phase == Phase.ANSWER
    return _why_not_answer(box, state, action)


def _clause_of_end(box: SocialBox, state: State) -> str:
    if box.record.length == MatchLength.BEST_OF_3:
        return clauses.GAMES if state.winner != s.NONE else clauses.MOST_GAMES
    if abs(state.goals[0] - state.goals[1]) >= box.record.lead:
        return clauses.LEAD
    if state.winner == s.NONE:
        return clauses.LEVEL
    return clauses.EXTRA_ROUNDS if state.round > box.record.rounds else clauses.FULL_TIME


def _name(box: SocialBox, state: State, seat: int, spot: int) -> str:
    """Who stands at a spot, by name."""
    return box.player(player_of(state, seat, state.spot[seat, spot])).name


# Teams, strategies, line-ups.


def _why_not_build(box: SocialBox, state: State, action: int) -> str:
    record, seat = box.record, state.actor
    signed, packed = state.signed[seat], state.packed[seat]
    if action >= s.PLACES:
        return f"Team and strategy come before everything else ({clauses.TEAM})."
    if action < s.SIGNS:
        return (
            f"You sign players of your own: {s.MEMBERS - signed} to go ({clauses.GO_ON_BUILDING})."
        )
    if action < s.PACKS:
        player = action - s.SIGNS + 1
        if has_signed(state, seat, player):
            return f"{box.player(player).name} is signed already ({clauses.NOBODY_TWICE})."
        return f"Your team is complete ({clauses.TEAM})."
    if signed < s.MEMBERS:
        return f"The ten players come before the strategy ({clauses.GO_ON_BUILDING})."
    large = record.strategy_size > 30
    if packed == record.strategy_size:
        clause = clauses.LARGE_STRATEGY if large else clauses.STRATEGY
        return f"Your strategy is complete ({clause})."
    kind = action - s.PACKS
    card = box.cards[kind]
    if state.deck[seat, kind] == record.copies:
        clause = clauses.LARGE_STRATEGY if large else clauses.COPIES
        copies = in_words(record.copies)
        return f"A strategy holds at most {copies} {card.name}, and yours does ({clause})."
    assert card.value != Value.NEUTRAL
    noun = VALUE_NOUNS[card.value]
    players = sum(
        record.value[state.team[seat, member]] == card.value for member in range(s.MEMBERS)
    )
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
    if not s.PLACES <= action < s.KEEP:
        return f"First everybody gets a place: place NUMBER in SPOT ({clauses.LINE_UP})."
    member, spot = divmod(action - s.PLACES, s.SPOTS)
    name = box.player(player_of(state, seat, member + 1)).name
    if is_placed(state, seat, member + 1):
        return f"Number {member + 1}, {name}, has a place already ({clauses.FIELD})."
    there = _name(box, state, seat, spot)
    return f"{Spot(spot).name} is taken, by {there} ({clauses.FIELD})."


# The ball.


def _why_not_ball(box: SocialBox, state: State, action: int) -> str:
    clause = clauses.RELEASE if state.not_to else clauses.FRESH_FIRST
    if not s.BALLS <= action < s.PASSES:
        return f"First somebody gets the ball: ball to SPOT ({clause})."
    seat, spot = state.turn, action - s.BALLS
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
    if s.PLAYS <= action < s.TWISTS:
        return why_not_card(box, state, seat, action - s.PLAYS)
    if s.TWISTS <= action < s.TIRES:
        return f"A Twist is discarded only when a shot is blocked ({clauses.TWIST})."
    if action == s.GIVE_UP:
        return f"{name} is fresh and goes on: pass, shoot or play a card ({clauses.MUST_ACT})."
    if s.PASSES <= action < s.SHOOT:
        return _why_not_pass(box, state, action - s.PASSES, fresh)
    if action == s.SHOOT:
        if not fresh:
            return f"{name} is tired and cannot shoot ({clauses.TIRED_HOLDER})."
        assert holder >= s.BENCH_TO
        up = [
            _name(box, state, seat, spot)
            for spot in range(s.ATTACKERS)
            if is_fresh(state, seat, spot)
        ]
        return (
            f"{name} defends, and may shoot only when all attackers are tired; {up[0]} is not"
            f" ({clauses.DEFENDER_SHOOTS})."
        )
    if s.BALLS <= action < s.PASSES:
        return f"{name} has the ball; to give it on, pass to SPOT ({clauses.HOLDER})."
    if not fresh:
        return f"{name} is tired: play a card, or give up ({clauses.GIVE_UP})."
    if action == s.HOLD:
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
    if not s.BLOCKS <= action < s.BLOCKS + s.SPOTS:
        return (
            f"There is a shot: block with a fresh defender, or let it through ({clauses.BLOCKER})."
        )
    seat, spot = state.actor, action - s.BLOCKS
    name = _name(box, state, seat, spot)
    if is_bench(spot):
        return f"{name} sits on the bench ({clauses.BENCH})."
    if spot < s.ATTACKERS:
        return f"{name} attacks; only a defender blocks ({clauses.BLOCKER})."
    return f"{name} is tired and cannot block ({clauses.BLOCKER})."


# What a card costs, and answers.


def _why_not_cost(box: SocialBox, state: State, action: int) -> str:
    card = box.cards[state.stack_kind[state.stack - 1]]
    left = count(state.costs, "fresh player")
    if not s.TIRES <= action < s.TIRES + s.SPOTS:
        return f"{card.name} tires {left} of yours first: tire SPOT ({clauses.TIRES})."
    spot = action - s.TIRES
    name = _name(box, state, state.actor, spot)
    if is_bench(spot):
        return f"{name} sits on the bench and cannot be tired ({clauses.BENCH})."
    return f"{name} is tired already; {card.name} is paid with somebody fresh ({clauses.TIRES})."


def _why_not_answer(box: SocialBox, state: State, action: int) -> str:
    seat = state.actor
    if s.PLAYS <= action < s.TWISTS:
        return why_not_card(box, state, seat, action - s.PLAYS)
    if s.TWISTS <= action < s.TIRES:
        return why_not_twist(box, state, seat, action - s.TWISTS)
    if state.blocker:
        return f"The shot is blocked: add a card or a Twist, or hold ({clauses.EXCHANGE})."
    if action in (s.SHOOT, s.GIVE_UP) or s.BALLS <= action < s.SHOOT:
        return f"You are asked for an answer: play a card, or hold ({clauses.ONLY_ANSWERS})."
    return f"There is something to answer: play a card, or hold ({clauses.ANSWER})."
