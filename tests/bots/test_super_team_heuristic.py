"""The heuristic of Super Team and its strength."""

from collections import Counter

import pytest

import kickabout
from kickabout.engine.dice import seeded
from kickabout.engine.match import Match
from kickabout.engine.match_loop import HEURISTIC, RANDOM
from kickabout.engine.playouts import playouts
from kickabout.games.super_team import GAME
from kickabout.games.super_team.box import load_box
from kickabout.games.super_team.heuristic import odds
from kickabout.games.super_team.view.chances import ahead_by, at_least, spread
from tests.rulebooks.laying import play
from tests.rulebooks.super_team.positions import lay, new, until

VARIANTS = [
    {},
    {"team-abilities": "on", "captain-abilities": "on", "offside-trap": "on"},
    {"hard-fatigue": "on", "length": "long"},
    {"solo": "normal", "captain-abilities": "on"},
]


def choice(match: Match, seed: int = 1) -> str:
    assert isinstance(match.actor, int)
    return kickabout.bot("rule-of-thumb", seed=seed).choose(match.seen(match.actor))


def test_it_shoots_from_near_with_its_last_card() -> None:
    match = lay("captain e11", hands=("forward",), markers=("shoot*2", ""))
    assert choice(match) == "spend forward on action"
    match.play("spend forward on action")
    assert choice(match) == "shoot"


def test_it_carries_the_ball_nearer_before_it_shoots() -> None:
    match = lay("captain e9", hands=("forward backward",), markers=("shoot*2", ""))
    assert choice(match).endswith("on movement")
    match.play(choice(match))
    space = choice(match).split()[-1]
    assert choice(match).startswith("move captain")
    assert int(space[1:]) > 9


def test_it_passes_by_its_card_to_who_stands_free_before_the_goal() -> None:
    match = lay(
        "captain e8, 3 e11", "2 d9, 3 e9, 4 f9", hands=("forward backward",), markers=("pass*2", "")
    )
    assert choice(match) == "play forward"
    match.play("play forward")
    assert choice(match) == "pass e11"


def test_it_tackles_who_has_the_ball_beside_it() -> None:
    match = lay(
        "2 e5", "captain e6", ball="e6", hands=("forward backward",), markers=("tackle*2", "")
    )
    play(match, choice(match))
    assert choice(match) == "tackle 2"


def test_it_stands_in_the_way_of_the_ball() -> None:
    match = lay("2 c5, 3 b4", "captain e6", ball="e6", hands=("cross",))
    assert choice(match) == "play cross"
    match.play("play cross")
    piece, space = choice(match).split()[1:]
    assert (piece, space) in [("2", "d5"), ("2", "e5")]


def test_it_takes_morale_from_a_reward_first() -> None:
    match = lay("captain e6, 3 e8", hands=("forward", ""), markers=("pass*2", ""))
    play(match, "play forward", "pass e8", "roll 4 2 2")
    assert choice(match) == "take morale"


def test_it_pays_for_a_shot() -> None:
    match = lay("captain e11", hands=("forward",), markers=("shoot*2", ""), morale=(3, 0))
    play(
        match, "spend forward on action", "shoot", "strike left", "strike left", "reveal left left"
    )
    assert choice(match) in ("pay 2", "pay 3")


def test_its_strike_tiles_cannot_be_foreseen() -> None:
    match = lay("captain e10", hands=("forward",), markers=("shoot*2", "goalkeeping"))
    play(match, "spend forward on action", "shoot")
    picked = Counter(choice(match, seed) for seed in range(60))
    assert len(picked) == 3
    assert max(picked.values()) < 45
    match.play("strike left")
    guessed = Counter(choice(match, seed) for seed in range(60))
    assert len(guessed) == 3
    assert max(guessed.values()) < 45


def test_its_goalie_kicks_the_ball_to_his_own() -> None:
    match = lay(
        "goalie e1, 2 b4",
        ball="e1",
        hands=("forward backward",),
        goal_kick=True,
        markers=("pass", ""),
    )
    match.play(choice(match))
    assert choice(match) in ("kick b4", "pass b4")


def test_it_puts_markers_on_every_roll_that_matters() -> None:
    match = new({})
    until(match, "mark ")
    marked: Counter[str] = Counter()
    seat = match.actor
    while match.actor == seat and match.legal[0].startswith("mark "):
        name = choice(match)
        marked[name.split()[1]] += 1
        match.play(name)
    assert marked["shoot"] == 2
    assert marked["pass"] >= 1


@pytest.mark.parametrize("whites", [0, 1, 2])
def test_its_chances_are_those_of_the_dice(whites: int) -> None:
    record = load_box().record
    green, white = tuple(record.green), tuple(record.white)
    roll = spread(green, white, whites)
    for need in range(8):
        guessed = odds.chance(record.mean[whites] - 6 * need, record.stray[0, whites])
        assert guessed / 1000 == pytest.approx(at_least(roll, need), abs=0.03)
    for others in range(3):
        other = spread(green, white, others)
        for margin in range(-3, 5):
            lead = record.mean[whites] - record.mean[others] - 6 * margin
            guessed = odds.chance(lead, record.stray[1, whites + others])
            assert guessed / 1000 == pytest.approx(ahead_by(roll, other, margin), abs=0.03)


def test_dice_without_chance_are_certain() -> None:
    assert odds.chance(0, 0) == 1000
    assert odds.chance(-1, 0) == 0


@pytest.mark.parametrize("options", VARIANTS)
def test_it_goes_by_what_its_seat_sees(options: dict[str, object]) -> None:
    """Check that the choice is the same whatever the other side may hold or have picked, and that choosing
    changes nothing.
    """
    match = kickabout.new("super-team", seats=2, options=options, seed=11)
    box, rng, checked = match.box.record, seeded(7), 0
    out = [0] * GAME.actions.decisions
    while match.actor is not None and match.number < 400:
        if match.actor == "chance":
            match.roll()
            continue
        n = GAME.legal(box, match.state, out)
        seen = match.hidden(match.actor)
        before = seen.tobytes()
        chosen = GAME.heuristic_action(box, seen, out, n, seeded(1))
        assert seen.tobytes() == before
        assert chosen in out[:n]
        if n > 1 and match.number % 3 == 0:
            guess = seen.copy()
            GAME.determinize(box, guess, rng)
            assert GAME.heuristic_action(box, guess, out, n, seeded(1)) == chosen
            checked += 1
        match.play(match.name_of(chosen))
    assert checked > 20


def test_it_beats_random_in_nine_matches_of_ten() -> None:
    box, won = GAME.box_for(2), 0
    for seat, policies in enumerate([(HEURISTIC, RANDOM), (RANDOM, HEURISTIC)]):
        scores = playouts(GAME, box, 2, 1 + seat, 200, policies).scores
        won += (scores[:, seat] > scores[:, 1 - seat]).sum()
    assert won >= 380


@pytest.mark.parametrize("options", VARIANTS)
def test_machine_code_decides_as_the_source_does(options: dict[str, object]) -> None:
    box = load_box().with_options(options)
    runs = [
        playouts(GAME, box, 2, 9, 1, [HEURISTIC, HEURISTIC], interpret)
        for interpret in (False, True)
    ]
    assert (runs[0].scores == runs[1].scores).all()
    assert (runs[0].turns == runs[1].turns).all()
    assert runs[0].decisions == runs[1].decisions
