"""Why something cannot be done in Futera SuSu: every refusal is met, and says what is against it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kickabout.engine.match import Match
from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.actions import (
    DRAW,
    INJURE,
    PACK,
    PLAY,
    SHOW,
    SIGN,
    TAKE_DECK,
    TAKE_SQUAD,
    number_of,
)
from kickabout.games.futera_susu.refusals import Refusal
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
    until,
    variant,
)
from tests.rulebooks.laying import begin_here
from tests.rulebooks.refusals import refused, refused_by

FORWARDS = "f1 f2 f3 f4"
DEFENDERS = "d1 d2 d3 d4"
Position = Callable[[], Match]


def after(match: Match, *actions: str) -> Match:
    """The match after these, without what comes to light by them."""
    for action in actions:
        match.play(action)
    return match


def squad_signed(*more: str) -> Match:
    match = new()
    players = "red-g1 red-d1 red-d2 red-d3 red-d4 red-captain-m red-m1".split()
    players += "red-f1 red-f2 red-f3 red-f4 red-captain red-d5 red-m2 red-m3 red-f5".split()
    return after(match, *(f"sign {slug}" for slug in players), *more)


def asked(dice: str = "", hands: str = "", stage: int = 0, **position: object) -> Match:
    """Seat 0 is asked for a card: after the roll, if there are `dice`."""
    match = lay(hands=(hands, ""), **position)  # type: ignore[arg-type]
    for _ in range(stage):
        duel(match, "6 1")
    send(match)
    come_to_light(match)
    if dice:
        play(match, "hold", f"roll {dice}")
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


MET: dict[Refusal, tuple[Position, str, str]] = {
    Refusal.HIDDEN_NAME: (new, "take squad", "name it in full"),
    Refusal.CLOCK_DECIDES: (lock_in, "time", "The clock of the table says that, nobody else"),
    Refusal.SEAT_DECIDES: (new, "toss 0", "decides now, not chance"),
    Refusal.PLAYED_ALL_POSSESSIONS: (over, "hold", "The match is over"),
    Refusal.GOALS_REACHED: (by_goals, "hold", "The match is over"),
    Refusal.WHISTLE_GONE: (expired, "hold", "The match is over"),
    Refusal.MIDFIELDERS_LOST: (lambda: over("m2"), "hold", "The match is over"),
    Refusal.COVER_BEATEN: (
        beaten_cover,
        "hold",
        "The match is over",
    ),
    Refusal.FORFEITED: (lambda: forfeited(*LINE_UP), "hold", "The match is over"),
    Refusal.FORFEITED_BY_BOTH: (forfeited, "hold", "The match is over"),
    # Chance decides.
    Refusal.CHANCE_DEALS: (lambda: new(READY), "hold", "The hands are dealt now: roll"),
    Refusal.CHANCE_TOSSES: (lambda: kick_off(), "roll 1 1", "Possible are toss 0 and toss 1"),
    Refusal.CHANCE_ROLLS: (lambda: asked(), "toss 0", "Both dice are rolled now"),
    Refusal.CHANCE_RE_ROLLS: (lambda: crying(), "roll 1 1", "One die is rolled again now"),
    Refusal.CHANCE_INJURES: (hurt, "injure 12 red-m1", "A substitute is hurt now"),
    Refusal.CHANCE_DRAWS: (lambda: drawing(), "draw red-card", "Action cards are drawn now"),
    Refusal.CHANCE_SHOWS: (
        lambda: after(lay(), "send m1"),
        "show 6 red-g1",
        "A card is turned face up now",
    ),
    Refusal.CHANCE_TELLS: (lambda: telling(), "bonus 1 1", "The bonuses of the duel are told now"),
    # Squads and decks.
    Refusal.BUILD_FIRST: (new, "hold", "come before everything else"),
    Refusal.SQUAD_COMPLETE: (squad_signed, "sign red-g2", "Your squad is complete"),
    Refusal.SIGNING_BEGUN: (
        lambda: after(new(), "sign red-g1", "sign red-d1"),
        "squad plain",
        "You sign players of your own: 14 to go",
    ),
    Refusal.SHIRT_OF_OTHER_POSITION: (
        new,
        "sign red-f1",
        "Shirt 1 is for a Goalkeeper, and Red F1 is a Forward",
    ),
    Refusal.GOALKEEPER_AS_SUBSTITUTE: (
        lambda: new_eleven(),
        "sign red-g2",
        "No Goalkeeper is among the substitutes",
    ),
    Refusal.SIGNED_ALREADY: (
        lambda: after(new(), "sign red-g1", "sign red-d1"),
        "sign red-d1",
        "Red D1 is signed already and wears shirt 2",
    ),
    Refusal.SECOND_CAPTAIN: (
        lambda: new_eleven(7),
        "sign red-captain",
        "has its Legendary Captain, Red Captain M; Red Captain may be a substitute",
    ),
    Refusal.SQUAD_BEFORE_DECK: (new, "pack red-card", "The squad comes before the deck"),
    Refusal.PACKING_BEGUN: (
        lambda: squad_signed("pack red-card", "pack red-card"),
        "deck first",
        "You pack cards of your own: eight to go",
    ),
    Refusal.TOO_MANY_COPIES: (
        lambda: squad_signed("pack red-card", "pack red-card"),
        "pack red-card",
        "at most two of a kind, and you have packed two Red Card",
    ),
    # The lock-in.
    Refusal.LINE_UP_FIRST: (lock_in, "send m1", "place your eleven"),
    Refusal.STANDS_RIGHT: (lambda: laid_out(), "place 9 in midfield", "and stays there"),
    Refusal.STANDS_WRONG: (lambda: laid_out(), "place 8 in forwards", "lift it first"),
    Refusal.ROW_FULL: (lambda: laid_out(), "place 1 in goal", "There is no free spot in goal"),
    Refusal.NOT_PLACED: (lambda: laid_out(), "lift 2", "Shirt 2 is not placed yet"),
    Refusal.RIGHT_AND_NOT_LIFTED: (lambda: laid_out(), "lift 9", "and may not be lifted"),
    # Who is sent.
    Refusal.CARDS_WAIT: (lay, "play offside", "wait until both cards are in the duel"),
    Refusal.MIDFIELDER_DUE: (lay, "hold", "Send a Midfielder into the duel"),
    Refusal.SHOOTER_DUE: (sudden_death, "hold", "Send a Forward into the duel"),
    Refusal.COVER_UP_FRONT_DUE: (
        lambda: front(gone=(FORWARDS, "")),
        "hold",
        "Send a Midfielder into the duel",
    ),
    Refusal.COVER_AT_THE_BACK_DUE: (
        lambda: answering(gone=("", DEFENDERS)),
        "hold",
        "Send a Midfielder into the duel",
    ),
    Refusal.FACING_ROW_DUE: (answering, "hold", "Send a Defender into the duel"),
    Refusal.NOT_OF_MIDFIELD: (lay, "send f1", "f1 is no Midfielder's spot"),
    Refusal.NOT_OF_SHOOTERS: (sudden_death, "send m1", "m1 is no Forward's spot"),
    Refusal.NOT_OF_COVER_UP_FRONT: (
        lambda: front(gone=(FORWARDS, "")),
        "send f1",
        "A Midfielder is due now",
    ),
    Refusal.NOT_OF_COVER_AT_THE_BACK: (
        lambda: answering(gone=("", DEFENDERS)),
        "send d1",
        "A Midfielder is due now",
    ),
    Refusal.NOT_OF_FACING_ROW: (front, "send m1", "A Forward is due now"),
    Refusal.NOBODY_IN_MIDFIELD: (
        lambda: lay(gone=("m1", "")),
        "send m1",
        "Nobody stands on m1 any more; send another Midfielder",
    ),
    Refusal.NOBODY_TO_SHOOT: (sudden_death, "send f4", "send another Forward"),
    Refusal.NOBODY_TO_COVER_UP_FRONT: (
        lambda: front(gone=(f"{FORWARDS} m2", "")),
        "send m2",
        "send another Midfielder",
    ),
    Refusal.NOBODY_TO_COVER_AT_THE_BACK: (
        lambda: answering(gone=("", f"{DEFENDERS} m2")),
        "send m2",
        "send another Midfielder",
    ),
    Refusal.NOBODY_IN_FACING_ROW: (
        lambda: answering(gone=("", "d2")),
        "send d2",
        "send another Defender",
    ),
    # Action cards.
    Refusal.CARD_OR_HOLD: (
        lambda: asked(hands="offside"),
        "send m1",
        "play an action card, or hold",
    ),
    Refusal.NOT_IN_HAND: (
        lambda: asked(hands="offside"),
        "play long-ball",
        "There is no Long Ball in your hand",
    ),
    Refusal.RE_ROLL_AFTER_ROLL: (
        lambda: asked(hands="var-check"),
        "play var-check",
        "VAR Check is played after the roll",
    ),
    Refusal.OWN_RE_ROLL_AFTER_ROLL: (
        lambda: asked(hands="captains-cry"),
        "play captains-cry",
        "is played after the roll",
    ),
    Refusal.SWITCH_BEFORE_ROLL: (
        lambda: asked("6 1", "tactical-switch"),
        "play tactical-switch on m2",
        "is played before the roll",
    ),
    Refusal.LONG_BALL_BEFORE_ROLL: (
        lambda: asked("6 1", "long-ball"),
        "play long-ball",
        "is played before the roll",
    ),
    Refusal.OFFSIDE_BEFORE_ROLL: (
        lambda: asked("6 1", "offside"),
        "play offside",
        "is played before the roll",
    ),
    Refusal.LONG_BALL_FROM_MIDFIELD: (
        lambda: asked(hands="long-ball*2", stage=1),
        "play long-ball",
        "is the attacker's, for the duel in midfield",
    ),
    Refusal.OFFSIDE_AT_GOAL: (
        lambda: asked(hands="offside"),
        "play offside",
        "is the defender's, for the duel at the goal",
    ),
    Refusal.WALL_AT_GOAL: (
        lambda: asked(hands="the-wall"),
        "play the-wall",
        "is for your Goalkeeper, in the duel at your goal",
    ),
    Refusal.DECK_EMPTY: (
        lambda: asked(hands="extra-time"),
        "play extra-time",
        "Your deck is used up: there is nothing to draw",
    ),
    Refusal.BENCH_EMPTY: (
        lambda: asked(hands="pulled-hamstring"),
        "play pulled-hamstring",
        "has no substitute left to be hurt",
    ),
    Refusal.RIVAL_NOT_ASKED: (
        lambda: asked(hands="stern-word"),
        "play stern-word",
        "is not asked for a card in this duel anyway",
    ),
    Refusal.ALONE_IN_ROW: (
        lambda: asked(hands="tactical-switch", gone=("m2", "")),
        "play tactical-switch on m2",
        "Nobody else stands in that row",
    ),
    Refusal.STAT_NOT_NAMED: (
        lambda: asked(hands="energy-boost"),
        "play energy-boost",
        "play energy-boost on STAT",
    ),
    Refusal.PLAYED_ON_NOTHING: (
        lambda: asked(hands="home-crowd"),
        "play home-crowd on m1",
        "Home Crowd is played as it is",
    ),
    Refusal.SPOT_NOT_NAMED: (
        lambda: asked(hands="red-card"),
        "play red-card",
        "play red-card on SPOT",
    ),
    Refusal.GOALKEEPER_STAYS: (
        lambda: asked(hands="red-card"),
        "play red-card on g",
        "A Goalkeeper never leaves the pitch",
    ),
    Refusal.NOBODY_TO_SEND_OFF: (
        lambda: asked(hands="red-card", gone=("", "d1")),
        "play red-card on d1",
        "Your opponent has nobody on d1",
    ),
    Refusal.IN_DUEL_ALREADY: (
        lambda: asked(hands="tactical-switch"),
        "play tactical-switch on m1",
        "Your card on m1 is in the duel already",
    ),
    Refusal.OTHER_ROW: (
        lambda: asked(hands="tactical-switch"),
        "play tactical-switch on f1",
        "brings another card of the same row",
    ),
    Refusal.NOBODY_TO_SWITCH_WITH: (
        lambda: asked(hands="tactical-switch", stage=1, gone=("f3", "")),
        "play tactical-switch on f3",
        "Nobody stands on f3",
    ),
    # Substitutes.
    Refusal.GAP_FIRST: (
        lambda: gap("15"),
        "send m2",
        "f2 is empty: bring on a Forward, or leave it so",
    ),
    Refusal.NOT_ON_BENCH: (lambda: gap("15"), "bring 14", "is not on the bench any more"),
    Refusal.OTHER_POSITION: (
        lambda: gap("12 15"),
        "bring 12",
        "Green D1 is a Defender, and f2 is for a Forward",
    ),
    Refusal.CAPTAIN_NOT_LEFT: (
        lambda: gap("16", {8: "green-captain", 16: "blue-captain"}),
        "bring 16",
        "is a Legendary Captain, and yours has not left the pitch",
    ),
    Refusal.CAPTAIN_ON_PITCH: (captains, "bring 15", "is on the pitch already"),
}
"""For every refusal that a name can meet: a position, what is tried there, and some of what is said."""


def kick_off() -> Match:
    match = lock_in()
    play(match, *LINE_UP, *LINE_UP)
    return match


def crying() -> Match:
    return after(asked("1 6", "captains-cry"), "play captains-cry")


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


def new_eleven(signed: int = 11) -> Match:
    players = "red-g1 red-d1 red-d2 red-d3 red-d4 red-captain-m red-m1".split()
    players += "red-f1 red-f2 red-f3 red-f4".split()
    return after(new(), *(f"sign {slug}" for slug in players[:signed]))


@pytest.mark.parametrize("refusal", MET, ids=lambda refusal: refusal.name.lower())
def test_what_is_refused_says_why(refusal: Refusal) -> None:
    position, action, said = MET[refusal]
    assert said in refused_by(position(), refusal, action)


def test_what_the_box_does_not_hold_is_refused_by_its_number() -> None:
    match = new()
    squads, players, cards = len(match.box.squads), len(match.box.players), len(match.box.cards)
    for number in (
        number_of(TAKE_SQUAD, squads),
        number_of(SIGN, players),
        number_of(TAKE_DECK, len(match.box.decks)),
        number_of(PACK, cards),
        number_of(PLAY, cards),
        number_of(DRAW, cards),
        number_of(INJURE, 0, players),
        number_of(SHOW, 0, players),
    ):
        refusal = Refusal.of(GAME.refuse(match.box.record, match.state, number))
        assert refusal == Refusal.NOT_IN_BOX
        reason = match.reader().text(GAME.explain(refusal, match.box, match.state, number))
        assert reason == "There is no such thing in this box (SUSU-16.1)."


@pytest.mark.parametrize(
    ("window", "refusal"),
    [("after", Refusal.ONLY_AFTER_ROLL), ("before", Refusal.ONLY_BEFORE_ROLL)],
)
def test_a_card_that_a_box_allows_in_one_window_alone(
    window: str, refusal: Refusal, tmp_path: Path
) -> None:
    crowd = 'effect = "boost-all", value = 1, window = '
    box = variant(tmp_path, (f'{crowd}"either"', f'{crowd}"{window}"'))
    match = new(READY, box)
    until(match, "place")
    play(match, *LINE_UP, *LINE_UP, "toss 0")
    kind = match.box.kinds["home-crowd"]
    for number in range(s.KINDS):
        match.state.hand[0, number] = int(number == kind)
    match.state.hand_size[0], match.state.hand_size[1] = 1, 0
    begin_here(match)
    send(match)
    if window == "before":
        play(match, "hold", "roll 6 1")
    said = refused(match, "play home-crowd")
    assert said == f"Home Crowd is played {window} the roll ({refusal.clause})."


def test_every_refusal_is_met() -> None:
    rest = {Refusal.NONE, Refusal.NOT_IN_BOX, Refusal.ONLY_AFTER_ROLL, Refusal.ONLY_BEFORE_ROLL}
    assert set(Refusal) - set(MET) == rest
