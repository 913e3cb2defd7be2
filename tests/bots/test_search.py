"""Search: legal, reproducible by its seed, blind to what is hidden, and better than chance."""

from collections.abc import Iterator
from itertools import chain, count
from types import SimpleNamespace

import numpy as np
import pytest

import kickabout
from kickabout.bots import search
from kickabout.bots.analysis import analyse, win_probabilities
from kickabout.bots.contest import contest
from kickabout.bots.ismcts import LENIENCE, STYLES
from kickabout.bots.levels import BOTS, LEVELS, policy
from kickabout.bots.search import look_ahead, think
from kickabout.bots.tree import CHOICES, best_found, mixed, room_for, root_of
from kickabout.engine.dice import below, seeded
from kickabout.engine.game import Game
from kickabout.engine.match import Match, Seen
from kickabout.engine.match_loop import HEURISTIC, PLAY_ALIKE, RANDOM
from kickabout.engine.playouts import playouts
from kickabout.games import find, names

GAMES = [find(name) for name in names()]
DASH = find("futbol-dash")


def positions(match: Match, every: int) -> Iterator[Match]:
    """Yield every n-th position with a choice in a match that is played at random."""
    rng = np.random.default_rng(match.seed)
    choices = 0
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
            continue
        if len(match.legal) > 1:
            if choices % every == 0:
                yield match
            choices += 1
        match.play(str(rng.choice(match.legal)))


def first_choice(seats: int = 2, seed: int = 3) -> Match:
    return next(positions(kickabout.new("futbol-dash", seats=seats, seed=seed), 1))


def seen(match: Match) -> Seen:
    return match.seen(match.state.actor)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_machine_code_and_interpreted_rules_play_the_same_matches(game: Game) -> None:
    box = game.box_for(2)
    rows = [(2, 3, 0, 1, 100, 50, 20, 100, 10, 0), (2, 2, 100, 1, 1, 100, 20, 100, 0, 3)]
    quick = contest(game, box, 4, 1, rows)
    plain = contest(game, box, 4, 1, rows, interpret=True)
    assert np.array_equal(quick.scores, plain.scores)
    assert (quick.decisions, quick.iterations, quick.simulated) == (
        plain.decisions,
        plain.iterations,
        plain.simulated,
    )


def test_seats_that_do_not_search_play_as_in_the_loop_of_the_engine() -> None:
    box, rows = DASH.box_for(3), [RANDOM, HEURISTIC, RANDOM]
    here, there = (
        contest(DASH, box, 5, 20, rows),
        playouts(DASH, box, 3, 5, 20, rows, loop=PLAY_ALIKE),
    )
    assert np.array_equal(here.scores, there.scores)
    assert here.iterations == 0


@pytest.mark.parametrize("seats", [2, 6])
def test_the_same_seed_finds_the_same(seats: int) -> None:
    position = seen(first_choice(seats))
    row = policy("amateur", DASH)
    assert think(position, row, 7) == think(position, row, 7)
    assert think(position, row, 7) != think(position, row, 8)


def test_what_it_finds_is_about_the_legal_actions() -> None:
    for match in positions(kickabout.new("futbol-dash", seats=3, seed=2), 12):
        position = seen(match)
        found = think(position, policy("amateur", DASH), 1)
        assert len(found.actions) == len(position.legal) == len(found.visits)
        assert sum(found.visits) == found.iterations == 200
        assert all(0 <= share <= 1 for share in found.shares)
        assert sum(found.win_probabilities) == pytest.approx(1)
        assert found.decisions >= found.iterations


@pytest.mark.parametrize(("milliseconds", "rounds"), [(0, 1), (20, 1), (40, 3)])
def test_time_ends_a_search_that_could_go_on(
    milliseconds: int, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = (look / 100 for look in count())  # ten milliseconds between two looks at the clock
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=looks.__next__))
    row = (2, 500_000, 0, 2, 100, 90, 20, 100, 10)
    found = think(seen(first_choice()), row, 1, milliseconds=milliseconds)
    assert found.iterations == rounds * search.ROUND
    assert sum(found.visits) == found.iterations


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_a_seat_cannot_see_changes_nothing(game: Game) -> None:
    """Two full records that look the same to the seat lead to the same choice."""
    bot = policy("youth", game)
    rng = seeded(9)
    match = kickabout.new(game.name, seats=2, seed=6)
    for number, position in enumerate(positions(match, 40)):
        one = seen(position)
        other = position.copy()
        game.redact(other.box.record, other.state, one.seat)
        game.determinize(other.box.record, other.state, rng)
        assert think(one, bot, number) == think(seen(other), bot, number)
        if number == 4:
            break


def test_a_shot_that_decides_the_match_is_taken() -> None:
    """With only Goals left in the grid, the card that makes a shot wins the match at once."""
    for match in positions(kickabout.new("futbol-dash", seats=2, options={"goals": 1}, seed=8), 1):
        state = match.state
        if match.view()["phase"] != "play":
            continue
        state.grid[0], state.grid_size = 10, 10
        for face in range(1, 5):
            state.grid[face] = 0
        hand = match.view(state.actor)["hand"]
        winning = [play["action"] for card in hand if card["best"] for play in card["plays"]]
        if winning:
            for level in ("pro", "world"):
                assert kickabout.bot("ismcts", level=level, seed=1).choose(seen(match)) in winning
            found = analyse(seen(match), "world", 1)
            assert found.choices[0].action in winning
            assert found.chance == max(
                one.chance for one in found.choices if one.chance is not None
            )
            return
    pytest.fail("no shot could be made")


def test_a_level_beats_chance() -> None:
    for game, matches in ((DASH, 240), (find("super-team"), 4)):
        rows = [policy("youth", game), RANDOM]
        scores = contest(game, game.box_for(2), 1, matches, rows).scores
        assert (scores[:, 0] > scores[:, 1]).mean() > 0.5


def test_a_level_of_many_actions_tries_those_that_the_rule_of_thumb_likes() -> None:
    game = find("super-team")
    match = kickabout.new("super-team", seats=2, seed=5)
    most = policy("pro", game)[CHOICES]
    for position in positions(match, 1):
        if len(position.legal) > 3 * most and not position.is_routine:
            break
    found = think(seen(match), policy("pro", game), 1)
    tried = [name for name, visits in zip(match.legal, found.visits, strict=True) if visits > 0]
    assert len(tried) == most
    assert kickabout.bot("rule-of-thumb", seed=1).choose(seen(match)) in tried


def test_an_outlook_favours_who_leads() -> None:
    match = first_choice()
    level = win_probabilities(DASH, match.box, match.state)
    assert sum(level) == pytest.approx(1)
    assert level == pytest.approx((0.5, 0.5), abs=0.2)
    # With no time left only the first few matches are played.
    few = win_probabilities(DASH, match.box, match.state, matches=search.ROUND)
    assert win_probabilities(DASH, match.box, match.state, 10**4, milliseconds=0) == few
    match.state.goals[1] = 2
    assert win_probabilities(DASH, match.box, match.state)[1] > level[1] + 0.2


def test_an_outlook_of_a_match_that_is_over_is_its_result() -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=1)
    for _ in positions(match, 1000):
        pass
    expected = tuple(float(seat in match.winners) for seat in range(2))
    assert win_probabilities(DASH, match.box, match.state, matches=3) == expected


def test_at_no_temperature_the_most_visited_is_chosen_and_else_often() -> None:
    visits, shares = [10, 30, 30, 0], [0.9, 0.4, 0.5, 0.0]
    cold, warm = (2, 70, 0), (2, 70, 100)
    assert best_found(cold, seeded(1), 4, visits, shares) == 2
    rng = seeded(2)
    drawn = [best_found(warm, rng, 4, visits, shares) for _ in range(7000)]
    counts = np.bincount(drawn, minlength=4)
    assert counts[3] == 0
    assert counts[:3] == pytest.approx([1000, 3000, 3000], rel=0.1)


def test_places_of_different_histories_differ() -> None:
    places = {
        mixed(mixed(root, first), second)
        for root in (root_of(0), root_of(1))
        for first in range(60)
        for second in range(60)
    }
    assert len(places) == 2 * 60 * 60


def test_the_table_is_never_more_than_half_full() -> None:
    assert room_for(2, 0) == 1024
    assert room_for(6, 4000) == 65536


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_bot_has_a_policy_in_every_game(game: Game) -> None:
    rows = [policy(bot, game) for bot in BOTS]
    assert len({*rows}) == len(BOTS)
    with pytest.raises(ValueError, match="no bot 'wizard'"):
        policy("wizard", game)


def test_levels_have_names() -> None:
    for level in LEVELS:
        match = first_choice()
        assert kickabout.bot(level, seed=1).choose(seen(match)) == kickabout.bot(
            "ismcts", level=level, seed=1
        ).choose(seen(match))
    with pytest.raises(ValueError, match="no level 'wizard'; the levels are: youth"):
        kickabout.bot("ismcts", level="wizard")
    with pytest.raises(ValueError, match="rule-of-thumb has no levels"):
        kickabout.bot("rule-of-thumb", level="pro")


def test_a_style_takes_an_action_of_its_own_unless_another_one_is_clearly_better() -> None:
    leant = 0
    matches = (kickabout.new("futbol-dash", seats=2, seed=seed) for seed in range(4))
    for number, match in enumerate(chain.from_iterable(positions(one, 2) for one in matches)):
        at = seen(match)
        plain, bold = (kickabout.bot(kind, seed=number).choose(at) for kind in ("pro", "pro:bold"))
        if bold != plain:
            leant += 1
            styles = {one: DASH.style_of(at.box, match.number_of(one)) for one in (plain, bold)}
            assert (styles[bold], styles[plain] == "bold") == ("bold", False)
            rng = seeded(number)
            found = think(at, policy("pro", DASH), below(rng, 1 << 30))
            share = dict(zip(at.legal, found.shares, strict=True))
            assert share[bold] >= share[plain] - LENIENCE
    assert leant > 5, leant


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_actions_of_every_style(game: Game) -> None:
    box = game.box_for(2)
    decisions = (number for number, _ in game.actions.names(box, game.actions.decisions))
    assert {game.style_of(box, number) for number in decisions} == {*STYLES, None}


def test_a_style_has_a_name_and_a_level() -> None:
    with pytest.raises(ValueError, match="no style 'wild'; the styles are: cautious, bold, rough"):
        kickabout.bot("pro:wild")
    with pytest.raises(ValueError, match="no style ''"):
        kickabout.bot("pro:")
    with pytest.raises(ValueError, match="no bot 'rule-of-thumb:bold'"):
        kickabout.bot("rule-of-thumb:bold")


def test_a_look_ahead_needs_no_decision() -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=3)
    assert match.actor == "chance"
    row = (2, 50, 0, 2, 0, 100, 20, 100, 0, 0)
    found = look_ahead(DASH, match.box, match.state, row, 1, [])
    assert (found.actions, found.iterations) == ((), 50)
