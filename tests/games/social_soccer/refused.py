"""The refusals of SocialSoccer: a position for each, and the arguments of its message."""

from collections.abc import Mapping

from kickabout.engine.match import Match
from kickabout.games.social_soccer.refusals import Refusal
from tests.games.refusals import Row, cases
from tests.rulebooks.laying import play
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    EVERYBODY,
    LEVEL,
    LINE_UP,
    blocked,
    draw_up,
    lay,
    lay_last,
    line_up,
    new,
    turn_up,
)

TEAMS = {"home": "red", "away": "red"}
SHOTS = "shoot, let it through"


def building(*cards: str) -> Match:
    """Seat 0 has signed nine of EFFORT and one of KINDNESS, and packed these cards."""
    match = new()
    play(match, *(f"sign effort-{number}" for number in range(1, 10)), "sign kindness-1")
    play(match, *(f"pack {card}" for card in cards))
    return match


def covered() -> Match:
    """All players lie on their spots, the next to be turned up on A1."""
    match = new(TEAMS)
    play(match, *LINE_UP, *LINE_UP)
    return match


def opening(*actions: str) -> Match:
    """Seat 1 has priority, and opening hands are drawn."""
    match = covered()
    turn_up(match)
    play(match, "priority 1")
    draw_up(match)
    play(match, *actions)
    draw_up(match)
    return match


def shot() -> Match:
    """Seat 0 has shot, and seat 1 may block."""
    match = lay(hands=("snatch*2 push shove switch", "shove*2 snatch"), tired=("", "d3"))
    play(match, "shoot", "hold")
    return match


def chosen() -> Match:
    """Whoever has lost the first game says who begins the second."""
    match = lay_last(goals=(3, 0), options=BEST_OF_3)
    play(match, "pass to a2", *LINE_UP, *LINE_UP)
    turn_up(match)
    return match


def over(**position: object) -> Row:
    """Return a row of a match that ends with a pass, by the refusal that the position names."""
    refusal = position.pop("by")
    return (lambda: lay_last(**position), "pass to a2", {refusal: "shoot"})  # type: ignore[arg-type]


MET: list[Row] = [
    over(by=Refusal.WON_BY_LEAD, goals=(4, 1)),
    over(by=Refusal.WON_AFTER_ALL_ROUNDS, goals=(1, 0), in_round=9),
    over(by=Refusal.WON_IN_EXTRA_ROUNDS, goals=(1, 0), in_round=10),
    over(by=Refusal.DRAWN, goals=(1, 1), in_round=12),
    over(by=Refusal.WON_BY_GAMES, goals=(3, 0), games=(1, 0), played=1, options=BEST_OF_3),
    over(by=Refusal.NO_MORE_GAMES, goals=(1, 1), in_round=12, played=4, options=BEST_OF_3),
    # Chance decides; also what of its outcomes is impossible.
    (covered, "", {Refusal.CHANCE_SHOWS_PLAYERS: "show a1 effort-2"}),
    (line_up, "", {Refusal.CHANCE_GIVES_PRIORITY: "draw gain"}),
    (line_up, "priority 1", {Refusal.CHANCE_DEALS_OPENING: "shoot"}),
    (
        lambda: lay_last(decks=("gain", "gain")),
        "pass to a2",
        {Refusal.CHANCE_DEALS_ROUND: "hold"},
    ),
    (
        lambda: lay(hands=("draw-two", ""), decks=("spy wake", "")),
        "play draw-two",
        {Refusal.CHANCE_DRAWS_FOR_EFFECT: "hold"},
    ),
    *(
        (
            lambda: lay(hands=("discard-two", "gain")),
            "play discard-two, hold",
            {Refusal.CHANCE_TAKES_FROM_HAND: action},
        )
        for action in ("hold", "lose boost")
    ),
    *(
        (
            lambda: lay(hands=("spy", "gain boost"), decks=("", "boost")),
            "play spy, hold",
            {Refusal.CHANCE_SHOWS_HAND: action},
        )
        for action in ("see spy", "see gain", "draw gain")
    ),
    *(
        (lambda: lay(decks=("", "boost")), SHOTS, {Refusal.CHANCE_COUNTS_GOAL: action})
        for action in ("reveal gain", "no card")
    ),
    (lay, SHOTS, {Refusal.CHANCE_COUNTS_GOAL: "reveal gain"}),
    (
        lambda: blocked(at=LEVEL, decks=("", "gain")),
        "",
        {Refusal.CHANCE_DRAWS_FOR_STEAL: "ball to a1"},
    ),
    # Teams, strategies, line-ups.
    (
        new,
        "sign effort-1",
        {
            Refusal.SIGNED_ALREADY: "sign effort-1",
            Refusal.SIGNS_OWN_PLAYERS: "take red",
            Refusal.PLAYERS_FIRST: "pack boost",
            Refusal.BUILD_FIRST: "place 1 in a1",
        },
    ),
    (
        building,
        "",
        {Refusal.TEAM_COMPLETE: "sign wall", Refusal.NOBODY_OF_VALUE: "pack m-1"},
    ),
    (lambda: building("k-1", "k-1"), "", {Refusal.VALUE_USED_UP: "pack k-2"}),
    (lambda: building(*["boost"] * 3), "", {Refusal.TOO_MANY_COPIES: "pack boost"}),
    (
        lambda: new({"deck": "40x4"}),
        ", ".join((*(f"sign effort-{number}" for number in range(1, 11)), *["pack boost"] * 4)),
        {Refusal.TOO_MANY_COPIES_IN_LARGE: "pack boost"},
    ),
    (
        lambda: new(TEAMS),
        "place 1 in a1",
        {
            Refusal.PLACED_ALREADY: "place 1 in a2",
            Refusal.SPOT_TAKEN: "place 2 in a1",
            Refusal.PLACE_FIRST: "shoot",
        },
    ),
    (opening, "", {Refusal.MULLIGAN_FIRST: "hold"}),
    (
        lambda: opening("keep", "keep"),
        "",
        {
            Refusal.BALL_FIRST: "shoot",
            Refusal.ON_BENCH: "ball to b1",
            Refusal.SEAT_DECIDES: "draw gain",
            Refusal.HIDDEN_NAME: "draw card",
        },
    ),
    (chosen, "", {Refusal.PRIORITY_FIRST: "keep"}),
    # The ball, passes.
    (
        lambda: lay(hands=("boost push snatch", ""), tired=("a4 d4", "")),
        "",
        {
            Refusal.HOLDER_IS_FRESH: "give up",
            Refusal.TIRED_GETS_NO_PASS: "pass to a4",
            Refusal.HOLDER_GETS_NO_PASS: "pass to a1",
            Refusal.BENCH_GETS_NO_PASS: "pass to b1",
            Refusal.YOURS_TO_BEGIN: "hold",
            Refusal.HOLDER_HAS_BALL: "ball to a2",
            Refusal.TWIST_IS_NOT_PLAYED: "play push",
            Refusal.TWIST_WITHOUT_BLOCK: "twist push",
            Refusal.NOT_IN_HAND: "play guard",
            Refusal.WRONG_MOMENT: "play snatch",
            Refusal.YOU_HAVE_BALL: "block with d1",
        },
    ),
    (lambda: lay(ball="d1"), "", {Refusal.ATTACKERS_SHOOT_FIRST: "shoot"}),
    (
        lambda: lay(tired=("a1", "")),
        "",
        {
            Refusal.TIRED_HOLDER_SHOOTS: "shoot",
            Refusal.TIRED_HOLDER_PASSES: "pass to a2",
            Refusal.HOLDER_IS_TIRED: "let it through",
        },
    ),
    (
        lambda: blocked(at=LEVEL),
        "",
        {Refusal.RELEASE_FIRST: "shoot", Refusal.BLOCKER_PASSES_ON: "ball to d1"},
    ),
    (
        lambda: blocked(at=LEVEL, tired=("", "a2")),
        "",
        {Refusal.TIRED_GETS_NO_RELEASE: "ball to a2"},
    ),
    (
        lambda: lay(tired=("", "a2")),
        f"{SHOTS}, no card",
        {Refusal.TIRED_GETS_NO_BALL: "ball to a2"},
    ),
    (
        lambda: lay(hands=("jinx", "jinx")),
        "play jinx, aim at their a4, play jinx, aim at their a3, pass to a3",
        {Refusal.WOULD_LOSE_BALL_AGAIN: "ball to a4"},
    ),
    # Cards.
    (lambda: lay(hands=("at-dusk", "")), "", {Refusal.TOO_EARLY: "play at-dusk"}),
    (
        lambda: lay(
            hands=("wake run overlap cancel copy switch at-own-shot soften", "gain"),
            custody=(3, 20),
            tired=("", EVERYBODY),
        ),
        "",
        {
            Refusal.TOO_DEAR: "play wake",
            Refusal.NOTHING_TO_COPY: "play copy",
            Refusal.WRONG_MOMENT: "play at-own-shot",
            Refusal.NO_RIVAL_ACTIVE: "play soften",
        },
    ),
    (
        lambda: lay(hands=("overlap wake", ""), tired=(EVERYBODY.replace("a1 ", ""), "")),
        "",
        {Refusal.TOO_FEW_FRESH: "play overlap"},
    ),
    (lambda: lay(hands=("wake guard", "")), "", {Refusal.NOBODY_TO_AIM_AT: "play wake"}),
    (
        lambda: lay(hands=("boost", "guard")),
        "pass to a2",
        {Refusal.NOBODY_ACTIVE: "play guard"},
    ),
    (
        lambda: lay(hands=("change-wings", "gain"), tired=("a2", "")),
        "play change-wings",
        {
            Refusal.PAY_FIRST: "shoot",
            Refusal.TIRED_PAYS_NOT: "tire a2",
            Refusal.BENCH_PAYS_NOT: "tire b1",
        },
    ),
    (
        lambda: lay(hands=("change-wings", "gain"), tired=("a2", "")),
        "play change-wings, tire a3",
        {
            Refusal.AIM_FIRST: "hold",
            Refusal.AIMS_AT_OWN: "aim at their a1",
            Refusal.FRESH_ALREADY: "aim at a4",
            Refusal.ON_BENCH: "aim at b2",
        },
    ),
    (
        lambda: lay(hands=("tackle switch", ""), teams=("red", "blue"), tired=("", "a2")),
        "play tackle",
        {
            Refusal.AIM_FIRST: "hold",
            Refusal.AIMS_AT_RIVAL: "aim at a1",
            Refusal.TIRED_ALREADY: "aim at their a2",
        },
    ),
    (
        lambda: lay(hands=("switch", "")),
        "play switch",
        {Refusal.GETS_BALL_ALREADY: "aim at a1"},
    ),
    # Shots.
    (
        shot,
        "",
        {
            Refusal.BLOCK_FIRST: "hold",
            Refusal.ATTACKER_BLOCKS_NOT: "block with a1",
            Refusal.TIRED_BLOCKS_NOT: "block with d3",
            Refusal.ON_BENCH: "block with b1",
        },
    ),
    (
        shot,
        "block with d1",
        {
            Refusal.TWIST_FOR_BLOCKER: "twist shove",
            Refusal.MOVES_NO_SHOT: "play switch",
            Refusal.NO_TWIST: "twist snatch",
            Refusal.TWIST_NOT_IN_HAND: "twist second-wind",
            Refusal.ADD_OR_HOLD: "shoot",
        },
    ),
    (shot, "block with d1, twist push", {Refusal.STEALS_NO_SHOT: "play snatch"}),
    (
        shot,
        "block with d1, twist push, twist shove, hold",
        {Refusal.ONE_TWIST_ONLY: "twist shove"},
    ),
    (
        lambda: blocked("push", "push shove", at=LEVEL),
        "hold",
        {Refusal.TWIST_FOR_SHOOTER: "twist push"},
    ),
    # Answers, and the end of a round.
    (
        lambda: lay(hands=("gain", "gain cancel")),
        "pass to a2",
        {
            Refusal.NOTHING_TO_CANCEL: "play cancel",
            Refusal.ONLY_ANSWERS: "pass to a1",
            Refusal.ANSWER_FIRST: "keep",
        },
    ),
    (
        lambda: lay_last(hands=("gain*9", "boost")),
        "pass to a2, hold",
        {Refusal.DISCARD_FIRST: "hold", Refusal.NOT_IN_HAND_TO_DISCARD: "discard boost"},
    ),
]
CASES = cases(MET)
ARGUMENTS: Mapping[Refusal, Mapping[str, object]] = {
    Refusal.CHANCE_SHOWS_PLAYERS: {"due": "A1"},
    Refusal.SIGNED_ALREADY: {"signed": "effort-1"},
    Refusal.SIGNS_OWN_PLAYERS: {"unsigned": 9},
    Refusal.NOBODY_OF_VALUE: {"value": "empathy"},
    Refusal.VALUE_USED_UP: {"value": "kindness", "players": 1, "number": 2},
    Refusal.TOO_MANY_COPIES: {"card": "boost", "number": 3},
    Refusal.PLACED_ALREADY: {"member": 1},
    Refusal.SPOT_TAKEN: {"spot": "A1"},
    Refusal.TOO_DEAR: {"card": "wake", "cost": 4, "pool": 3},
    Refusal.TOO_FEW_FRESH: {"card": "overlap", "number": 2, "fresh": 1},
    Refusal.PAY_FIRST: {"top": "change-wings", "number": 1},
    Refusal.DISCARD_FIRST: {"number": 8},
}
