"""The front door, as it is documented: outside programs depend on it."""

import copy
import pickle
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path

import pytest

import kickabout
from kickabout.engine.game import Chance
from kickabout.engine.match import IllegalAction, Match
from tests.golden.files import box_of

WHOLE = Path(__file__).parent / "engine" / "match.txt"


def test_the_games_are_named() -> None:
    assert kickabout.available_games()[0] == "futbol-dash"
    assert "skeleton" not in kickabout.available_games()
    assert kickabout.available_games() == kickabout.games.names()
    assert kickabout.games.find("futbol-dash").title == "Fútbol Dash"


def test_what_it_exports_is_there() -> None:
    assert kickabout.Match is Match
    assert kickabout.__version__ == version("kickabout")
    assert [name for name in kickabout.__all__ if not hasattr(kickabout, name)] == []


def test_a_match_is_played_through_the_front_door_alone() -> None:
    match = kickabout.new("futbol-dash", seats=3, options={"mode": "express"}, box=None, seed=7)
    bot = kickabout.bot("random", seed=1)
    actors = set()
    while match.actor is not None:
        actors.add(match.actor)
        assert (match.is_chance, match.is_over) == (match.actor == "chance", False)
        if match.actor == "chance":
            assert match.legal == []
            assert sum(match.outcomes.values()) == pytest.approx(1)
            outcomes = list(match.outcomes)
            assert match.roll() in outcomes
        else:
            assert match.outcomes == {}
            assert match.why_not(match.legal[0]) is None
            told = match.play(bot.choose(match.seen(match.actor)))
            assert all(isinstance(line, str) for line in told)
        assert match.number == len(match.log)
    assert actors == {0, 1, 2, "chance"}
    assert match.is_over
    assert match.legal == []
    assert match.scores is not None
    assert len(match.scores) == 3
    assert set(match.winners) <= {0, 1, 2}
    assert kickabout.load(match.transcript()).transcript() == match.transcript()


def test_it_plays_the_lines_that_the_description_shows() -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=7)
    match.play("start 0")
    hands = "nutmeg overlap long-pass foul var block", "foul foul nutmeg penalty var offside"
    for slug in " ".join(hands).split():
        match.play(f"draw {slug}")
    match.play("draw halftime")
    assert match.actor == 0
    assert match.legal == ["play nutmeg", "play overlap", "play long-pass", "play halftime"]
    assert match.play("play long-pass")
    assert match.actor == 1
    assert match.legal == ["play foul", "hold"]
    reason = match.why_not("play nutmeg")
    assert reason is not None
    assert "DASH-" in reason
    with pytest.raises(kickabout.IllegalAction, match="DASH-"):
        match.play("play nutmeg")
    everything, seat, watcher = match.view(), match.view(seat=0), match.view(seat=-1)
    assert [player["cards"] is not None for player in everything["players"]] == [True, True]
    assert [player["cards"] is not None for player in seat["players"]] == [True, False]
    assert [player["cards"] is not None for player in watcher["players"]] == [False, False]
    assert (match.scores, match.winners) == (None, [])


def test_a_match_shows_where_it_stands() -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=7)
    assert (
        repr(match)
        == "<Match futbol-dash: 2 seats, 0 played, chance to pick from seats (2 possible), 0-0>"
    )
    match.roll()
    possible = f"({len(match.outcomes)} possible)"
    told = f"1 played, chance to deal from deck for seat 0 {possible}, 0-0>"
    assert repr(match).endswith(told)
    while match.is_chance:
        match.roll()
    assert repr(match).endswith(
        f"14 played, seat {match.actor} to decide ({len(match.legal)} legal), 0-0>"
    )
    match = kickabout.load(WHOLE.read_text(encoding="utf-8"), box_of("futbol-dash"))
    assert match.scores is not None
    told = "-".join(f"{int(score)}" for score in match.scores)
    assert repr(match).endswith(f"over, won by seat {match.winners[0]}, {told}>")
    both = kickabout.new("futera-susu", 2, seed=1)
    assert repr(both).endswith("0 played, seats 0 and 1 to decide (18 legal), 0-0>")


def test_chance_says_who_draws_and_from_what() -> None:
    match = kickabout.new("futbol-dash", seats=3, seed=7)
    assert match.chance == Chance("pick", "seats")
    match.play("start 2")
    assert match.chance == Chance("deal", "deck", 0)
    deals = {"kind": "deal", "source": "deck", "seat": 0}
    assert [match.view(seat)["chance"] for seat in (None, -1, 0, 1)] == [deals] * 4
    while match.is_chance:
        match.roll()
    assert [match.chance, match.view(0)["chance"]] == [None, None]


def test_an_illegal_action_is_a_value_error() -> None:
    assert kickabout.IllegalAction is IllegalAction
    assert issubclass(IllegalAction, ValueError)


def test_what_is_not_there_is_said_to_be_missing() -> None:
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = kickabout.chess


@pytest.mark.parametrize(
    ("kind", "level", "complaint"),
    [
        ("grandmaster", None, "there is no bot 'grandmaster'; the bots are: "),
        ("random", "pro", "the bot random has no levels, so not 'pro'"),
    ],
)
def test_an_unknown_bot_is_named(kind: str, level: str | None, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        kickabout.bot(kind, level)


def test_a_bot_with_a_seed_plays_the_same_again() -> None:
    transcripts = set()
    for _ in range(2):
        match = kickabout.new("futbol-dash", 2, {"goals": 1}, seed=3)
        bot = kickabout.bot("random", seed=9)
        while match.actor is not None:
            if match.actor == "chance":
                match.roll()
            else:
                match.play(bot.choose(match.seen(match.actor)))
        transcripts.add(match.transcript())
    assert len(transcripts) == 1


@pytest.mark.parametrize("kind", ["random", "rule-of-thumb"])
def test_a_bot_that_has_nothing_to_decide_says_so(kind: str) -> None:
    match = kickabout.new("futbol-dash", 2, seed=3)
    with pytest.raises(ValueError, match="seat 0 has nothing to decide now"):
        kickabout.bot(kind).choose(match.seen(0))


def in_the_middle(game: str, seats: int) -> Match:
    """Return a match in which a seat may respond, in a game that has response windows."""
    match = kickabout.new(game, seats, seed=11)
    bot = kickabout.bot("random", seed=5)
    while match.actor is not None and (match.window is None or match.number < 30):
        if match.actor == "chance":
            match.roll()
        else:
            match.play(bot.choose(match.seen(match.actor)))
        if match.number == 200:
            break
    return match


TABLES = [(game, kickabout.games.find(game).most_seats) for game in kickabout.available_games()]
WITH_WINDOWS = ("futbol-dash", "squad-rush", "social-soccer")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_in_play_can_be_pickled_and_copied(game: str, seats: int) -> None:
    match = in_the_middle(game, seats)
    assert (match.window is not None) == (game in WITH_WINDOWS)
    twins = pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)
    for twin in twins:
        assert twin.game is match.game
        assert twin.box == match.box
        assert (twin.actor, twin.legal, twin.seed) == (match.actor, match.legal, match.seed)
        assert (twin.view(), twin.story(0)) == (match.view(), match.story(0))
    number = match.number
    played_on = {on(twin, 80) for twin in twins}
    assert match.number == number
    assert played_on == {on(match, 80)}


def on(match: Match, steps: int) -> str:
    """Play on at random and return the transcript."""
    bot = kickabout.bot("random", seed=2)
    for _ in range(steps):
        if match.actor == "chance":
            match.roll()
        elif match.actor is not None:
            match.play(bot.choose(match.seen(match.actor)))
    return match.transcript()


@pytest.mark.parametrize(("game", "seats"), [TABLES[0], TABLES[2]])
def test_a_match_goes_on_alike_in_another_process(game: str, seats: int) -> None:
    match = in_the_middle(game, seats)
    program = (
        "import pickle, sys\n"
        "from tests.test_front_door import on\n"
        "match, options = pickle.load(sys.stdin.buffer)\n"
        "assert match.box.options == options == match.game.load_box(None).options\n"
        "sys.stdout.write(on(match, 80))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps((match, match.box.options.copy())),
        capture_output=True,
        check=True,
    )
    assert ran.stdout.decode() == on(match, 80)


def test_a_game_that_was_made_up_cannot_be_pickled() -> None:
    game = replace(kickabout.games.find("futbol-dash"), title="Mine")
    with pytest.raises(pickle.PicklingError, match="Mine is pickled by name"):
        pickle.dumps(Match(game, 2))
    assert copy.deepcopy(Match(game, 2)).game is game


HEAVY = ("numba", "numpy", "fastapi", "sqlalchemy", "jinja2", "scipy", "rich", "typer")


def loaded_by(program: str) -> list[str]:
    """Return which of the heavy packages a program has loaded by its end."""
    tell = f"\nimport sys\nprint(*[name for name in {HEAVY!r} if name in sys.modules])"
    ran = subprocess.run(
        [sys.executable, "-c", program + tell], capture_output=True, text=True, check=True
    )
    return ran.stdout.split()


def test_importing_the_package_loads_nothing_heavy() -> None:
    assert (
        loaded_by(
            "import kickabout; kickabout.available_games(); kickabout.new; kickabout.bot; kickabout.games.names"
        )
        == []
    )


def test_playing_a_match_loads_numpy_and_neither_numba_nor_a_server() -> None:
    program = (
        "import kickabout\n"
        "match = kickabout.new('futbol-dash', 2, seed=1)\n"
        "match.roll(); match.view(0); match.transcript()\n"
        "kickabout.bot('rule-of-thumb')"
    )
    assert loaded_by(program) == ["numpy"]
