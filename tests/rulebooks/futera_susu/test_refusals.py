"""What is refused, in every section: each refusal shows its clause."""

from collections.abc import Callable
from functools import partial

import pytest

from kickabout.engine.match import Match
from kickabout.engine.vocabulary import slugs
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.refusals import Refusal
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    LINE_UP,
    READY,
    come_to_light,
    duel,
    lay,
    lock_in,
    new,
    play,
    send,
    to_the_goal,
)
from tests.rulebooks.refusals import refused_by

FORWARDS = "f1 f2 f3 f4"
DEFENDERS = "d1 d2 d3 d4"
Position = Callable[[], Match]
PACKED = ("pack red-card", "pack red-card")


def after(match: Match, *actions: str) -> Match:
    """The match after these, without what comes to light by them."""
    for action in actions:
        match.play(action)
    return match


SQUAD = (
    *"red-g1 red-d1 red-d2 red-d3 red-d4 red-captain-m red-m1 red-f1 red-f2 red-f3 red-f4".split(),
    *"red-captain red-d5 red-m2 red-m3 red-f5".split(),
)


def signed(number: int = s.SHIRTS, *more: str) -> Match:
    """Seat 0 has signed so many players, and done more."""
    return after(new(), *(f"sign {slug}" for slug in SQUAD[:number]), *more)


def asked(
    dice: str = "", hands: str = "", stage: int = 0, seat: int = 0, **position: object
) -> Match:
    """A seat, the attacker or the defender, is asked for a card: after the roll, if there are `dice`."""
    match = lay(hands=("", hands) if seat else (hands, ""), **position)  # type: ignore[arg-type]
    for _ in range(stage):
        duel(match, "6 1")
    send(match)
    come_to_light(match)
    if dice:
        play(match, "hold", f"roll {dice}")
    return match


def rival_has_played() -> Match:
    """Seat 0 is asked after the roll, and seat 1 has played its card of this duel."""
    match = lay(hands=("stern-word", "home-crowd*2"))
    send(match)
    play(match, "hold", "play home-crowd", "roll 6 1")
    return match


def over(removed: str = "", **options: object) -> Match:
    """A match of one possession each, or of what the options say, that seat 0 has just lost."""
    match = lay(possession=20, goals=(0, 5), gone=(removed, ""), options=options)
    duel(match, "1 6")
    return match


def expired(**position: object) -> Match:
    match = lay(options={"length": "clock"}, goals=(0, 1), **position)  # type: ignore[arg-type]
    match.expire_clock()
    duel(match, "1 6")
    return match


def forfeited(*line_up: str) -> Match:
    match = lock_in()
    play(match, *line_up)
    match.expire_clock()
    return match


def by_goals() -> Match:
    match = lay(options={"length": "goals", "goals": 1})
    for _ in range(3):
        duel(match, "6 1")
    return match


def sudden_death() -> Match:
    match = lay(possession=20, gone=("", "f4"))
    to_the_goal(match)
    duel(match, "1 6")
    return match


def front(**position: object) -> Match:
    """Seat 0 sends a card in front of goal."""
    match = lay(**position)  # type: ignore[arg-type]
    duel(match, "6 1")
    return match


def answering(**position: object) -> Match:
    """Seat 1 answers in front of goal."""
    match = front(**position)
    play(match, match.legal[0])
    return match


def hurt() -> Match:
    match = asked(hands="pulled-hamstring", bench=("", "13 15"))
    return after(match, "play pulled-hamstring")


def gap(bench: str, wearing: dict[int, str] | None = None) -> Match:
    """A Forward of seat 0 has left."""
    match = lay(bench=(bench, ""), wearing=(wearing or {}, {}))
    duel(match, "6 1")
    duel(match, "1 6", "f2")
    return match


def captains() -> Match:
    """The second captain is on the pitch, and the third is asked for."""
    match = lay(
        wearing=({8: "red-captain", 15: "blue-captain"}, {}),
        bench=("15 16", ""),
        hands=("", "red-card*2"),
    )
    send(match)
    play(match, "play red-card on f1", "bring 16", "roll 6 1")
    send(match, "f2")
    play(match, "play red-card on f3")
    return match


def beaten_cover() -> Match:
    """A match that is over because a cover has lost his duel."""
    match = front(gone=(FORWARDS, ""))
    duel(match, "1 6")
    return match


def kick_off() -> Match:
    match = lock_in()
    play(match, *LINE_UP, *LINE_UP)
    return match


def drawing() -> Match:
    match = asked(hands="extra-time", decks=("offside var-check long-ball", ""))
    return after(match, "play extra-time")


def telling() -> Match:
    match = after(lay(), "send m1")
    come_to_light(match)
    match.play("send m1")
    match.play(next(iter(match.outcomes)))
    return match


def laid_out() -> Match:
    return after(lock_in(), "place 8 in goal", "place 9 in forwards")


def cover_up_front(gone: str = FORWARDS) -> Match:
    return front(gone=(gone, ""))


def cover_at_the_back(gone: str = DEFENDERS) -> Match:
    return answering(gone=("", gone))


MET: list[tuple[Refusal, Position, str]] = [
    (Refusal.HIDDEN_NAME, new, "take squad"),
    (Refusal.CLOCK_DECIDES, lock_in, "time"),
    (Refusal.CLOCK_DECIDES, lambda: new({"lock-in": "untimed"}), "time"),
    (Refusal.SEAT_DECIDES, new, "toss 0"),
    (Refusal.PLAYED_ALL_POSSESSIONS, over, "hold"),
    (Refusal.GOALS_REACHED, by_goals, "hold"),
    (Refusal.WHISTLE_GONE, expired, "hold"),
    (Refusal.MIDFIELDERS_LOST, lambda: over("m2"), "hold"),
    (Refusal.COVER_BEATEN, beaten_cover, "hold"),
    (Refusal.FORFEITED, lambda: forfeited(*LINE_UP), "hold"),
    (Refusal.FORFEITED_BY_BOTH, forfeited, "hold"),
    # Chance decides.
    (Refusal.CHANCE_DEALS, lambda: new(READY), "hold"),
    (Refusal.CHANCE_TOSSES, kick_off, "roll 1 1"),
    (Refusal.CHANCE_ROLLS, asked, "toss 0"),
    (
        Refusal.CHANCE_RE_ROLLS,
        lambda: after(asked("1 6", "captains-cry"), "play captains-cry"),
        "roll 1 1",
    ),
    (Refusal.CHANCE_INJURES, hurt, "injure 12 red-m1"),
    (Refusal.CHANCE_DRAWS, drawing, "draw red-card"),
    (Refusal.CHANCE_SHOWS, lambda: after(lay(), "send m1"), "show 6 red-g1"),
    (Refusal.CHANCE_TELLS, telling, "bonus 1 1"),
    # Squads and decks.
    (Refusal.BUILD_FIRST, new, "hold"),
    (Refusal.SQUAD_COMPLETE, signed, "sign red-g2"),
    (Refusal.SQUAD_COMPLETE, lambda: after(new(), "squad plain"), "squad plain"),
    (Refusal.SIGNING_BEGUN, lambda: signed(2), "squad plain"),
    (Refusal.SHIRT_OF_OTHER_POSITION, new, "sign red-f1"),
    (Refusal.GOALKEEPER_AS_SUBSTITUTE, lambda: signed(11), "sign red-g2"),
    (Refusal.SIGNED_ALREADY, lambda: signed(2), "sign red-d1"),
    (Refusal.SIGNED_ALREADY, lambda: signed(11), "sign red-d1"),
    (Refusal.SIGNED_ALREADY, lambda: signed(13), "sign red-d5"),
    (Refusal.SECOND_CAPTAIN, lambda: signed(7), "sign red-captain"),
    (Refusal.SQUAD_BEFORE_DECK, new, "pack red-card"),
    (Refusal.SQUAD_BEFORE_DECK, new, "deck first"),
    (Refusal.PACKING_BEGUN, lambda: signed(16, *PACKED), "deck first"),
    (Refusal.TOO_MANY_COPIES, lambda: signed(16, *PACKED), "pack red-card"),
    # The lock-in.
    (Refusal.LINE_UP_FIRST, lock_in, "send m1"),
    *((Refusal.STANDS_RIGHT, laid_out, f"place 9 in {row}") for row in slugs(s.Row)),
    (Refusal.STANDS_WRONG, laid_out, "place 8 in forwards"),
    (Refusal.ROW_FULL, laid_out, "place 1 in goal"),
    (
        Refusal.ROW_FULL,
        lambda: after(lock_in(), "place 2 in midfield", "place 3 in midfield"),
        "place 6 in midfield",
    ),
    (Refusal.NOT_PLACED, laid_out, "lift 2"),
    (Refusal.RIGHT_AND_NOT_LIFTED, laid_out, "lift 9"),
    # Who is sent.
    (Refusal.CARDS_WAIT, lay, "play offside"),
    (Refusal.MIDFIELDER_DUE, lay, "hold"),
    (Refusal.SHOOTER_DUE, sudden_death, "hold"),
    (Refusal.COVER_UP_FRONT_DUE, cover_up_front, "hold"),
    (Refusal.COVER_AT_THE_BACK_DUE, cover_at_the_back, "hold"),
    (Refusal.FACING_ROW_DUE, answering, "hold"),
    (Refusal.NOT_OF_MIDFIELD, lay, "send f1"),
    (Refusal.NOT_OF_SHOOTERS, sudden_death, "send m1"),
    (Refusal.NOT_OF_COVER_UP_FRONT, cover_up_front, "send f1"),
    (Refusal.NOT_OF_COVER_AT_THE_BACK, cover_at_the_back, "send d1"),
    (Refusal.NOT_OF_FACING_ROW, front, "send m1"),
    (Refusal.NOBODY_IN_MIDFIELD, lambda: lay(gone=("m1", "")), "send m1"),
    (Refusal.NOBODY_TO_SHOOT, sudden_death, "send f4"),
    (Refusal.NOBODY_TO_COVER_UP_FRONT, lambda: cover_up_front(f"{FORWARDS} m2"), "send m2"),
    (Refusal.NOBODY_TO_COVER_AT_THE_BACK, lambda: cover_at_the_back(f"{DEFENDERS} m2"), "send m2"),
    (Refusal.NOBODY_IN_FACING_ROW, lambda: cover_at_the_back("d2"), "send d2"),
    # Action cards.
    (Refusal.CARD_OR_HOLD, lambda: asked(hands="offside"), "send m1"),
    (Refusal.NOT_IN_HAND, lambda: asked(hands="offside"), "play long-ball"),
    (Refusal.RE_ROLL_AFTER_ROLL, lambda: asked(hands="var-check"), "play var-check"),
    (Refusal.OWN_RE_ROLL_AFTER_ROLL, lambda: asked(hands="captains-cry"), "play captains-cry"),
    (
        Refusal.SWITCH_BEFORE_ROLL,
        lambda: asked("6 1", "tactical-switch"),
        "play tactical-switch on m2",
    ),
    (Refusal.LONG_BALL_BEFORE_ROLL, lambda: asked("6 1", "long-ball"), "play long-ball"),
    (Refusal.OFFSIDE_BEFORE_ROLL, lambda: asked("6 1", "offside"), "play offside"),
    (Refusal.OFFSIDE_BEFORE_ROLL, lambda: asked("6 1", "offside", 2, seat=1), "play offside"),
    (Refusal.LONG_BALL_FROM_MIDFIELD, lambda: asked(hands="long-ball", stage=1), "play long-ball"),
    (Refusal.LONG_BALL_FROM_MIDFIELD, lambda: asked(hands="long-ball", seat=1), "play long-ball"),
    *(
        (refusal, position, f"play {card}")
        for refusal, card in (
            (Refusal.OFFSIDE_AT_GOAL, "offside"),
            (Refusal.WALL_AT_GOAL, "the-wall"),
        )
        for position in (
            *(partial(asked, hands=card, stage=stage) for stage in range(3)),
            *(partial(asked, hands=card, stage=stage, seat=1) for stage in range(2)),
        )
    ),
    (Refusal.DECK_EMPTY, lambda: asked(hands="extra-time"), "play extra-time"),
    (Refusal.BENCH_EMPTY, lambda: asked(hands="pulled-hamstring"), "play pulled-hamstring"),
    (Refusal.RIVAL_NOT_ASKED, lambda: asked(hands="stern-word"), "play stern-word"),
    (Refusal.RIVAL_NOT_ASKED, rival_has_played, "play stern-word"),
    (
        Refusal.ALONE_IN_ROW,
        lambda: asked(hands="tactical-switch", gone=("m2", "")),
        "play tactical-switch on m2",
    ),
    (
        Refusal.ALONE_IN_ROW,
        lambda: asked(hands="tactical-switch", stage=2, seat=1),
        "play tactical-switch on g",
    ),
    (Refusal.STAT_NOT_NAMED, lambda: asked(hands="energy-boost"), "play energy-boost"),
    (Refusal.PLAYED_ON_NOTHING, lambda: asked(hands="home-crowd"), "play home-crowd on m1"),
    (Refusal.SPOT_NOT_NAMED, lambda: asked(hands="red-card"), "play red-card"),
    (Refusal.GOALKEEPER_STAYS, lambda: asked(hands="red-card"), "play red-card on g"),
    (Refusal.GOALKEEPER_STAYS, lambda: asked(hands="red-card", stage=2), "play red-card on g"),
    (
        Refusal.NOBODY_TO_SEND_OFF,
        lambda: asked(hands="red-card", gone=("", "d1")),
        "play red-card on d1",
    ),
    (
        Refusal.IN_DUEL_ALREADY,
        lambda: asked(hands="tactical-switch"),
        "play tactical-switch on m1",
    ),
    (Refusal.OTHER_ROW, lambda: asked(hands="tactical-switch"), "play tactical-switch on f1"),
    (
        Refusal.NOBODY_TO_SWITCH_WITH,
        lambda: asked(hands="tactical-switch", stage=1, gone=("f3", "")),
        "play tactical-switch on f3",
    ),
    # Substitutes.
    (Refusal.GAP_FIRST, lambda: gap("15"), "send m2"),
    (Refusal.NOT_ON_BENCH, lambda: gap("15"), "bring 14"),
    *((Refusal.OTHER_POSITION, lambda: gap("12 13 15"), f"bring {shirt}") for shirt in (12, 13)),
    (
        Refusal.CAPTAIN_NOT_LEFT,
        lambda: gap("16", {8: "green-captain", 16: "blue-captain"}),
        "bring 16",
    ),
    (Refusal.CAPTAIN_ON_PITCH, captains, "bring 15"),
]
"""For every refusal that a name can meet: positions, and what is tried there."""


@pytest.mark.parametrize(
    ("refusal", "position", "action"),
    [
        pytest.param(*met, id=f"{met[0].name}-{number}", marks=clause(met[0].clause))
        for number, met in enumerate(MET)
    ],
)
def test_it_is_refused(refusal: Refusal, position: Position, action: str) -> None:
    refused_by(position(), refusal, action)
