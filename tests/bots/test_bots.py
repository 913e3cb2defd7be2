import pytest

import kickabout
from kickabout.bots import KINDS, Bot
from kickabout.bots.levels import BOTS
from kickabout.engine.match import Match

EXPRESS = {"mode": "express"}
HANDS_OUT = {"mode": "express", "express-end": "hands-out"}


def played(match: Match, bots: list[Bot]) -> str:
    """Return the transcript of a match that these bots play to its end."""
    while match.actor is not None:
        if match.actor == "chance":
            match.roll()
        else:
            match.play(bots[match.actor].choose(match.seen(match.actor)))
    return match.transcript()


def test_every_kind_plays() -> None:
    assert {*KINDS} == {*BOTS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (3, EXPRESS), (4, HANDS_OUT), (6, {"goals": 2})]
)
def test_a_bot_plays_a_match_to_its_end_with_legal_actions(
    kind: str, seats: int, options: dict[str, object]
) -> None:
    match = kickabout.new("futbol-dash", seats=seats, options=options, seed=3)
    played(match, [kickabout.bot(kind, seed=seat) for seat in range(seats)])
    assert match.scores is not None


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seeds_make_the_same_match(kind: str) -> None:
    first, second = (
        played(
            kickabout.new("futbol-dash", seats=2, options={"goals": 1}, seed=5),
            [kickabout.bot(kind, seed=seat) for seat in range(2)],
        )
        for _ in range(2)
    )
    assert first == second


def test_a_random_bot_plays_differently_with_another_seed() -> None:
    first, second = (
        played(
            kickabout.new("futbol-dash", seats=2, seed=5),
            [kickabout.bot("random", seed=seed), kickabout.bot("random", seed=seed + 1)],
        )
        for seed in (1, 3)
    )
    assert first != second


def test_a_random_bot_takes_every_action_equally_often() -> None:
    match = kickabout.new("futbol-dash", seats=6, seed=1)
    while match.actor == "chance":
        match.roll()
    seen = match.seen(match.state.actor)
    bot = kickabout.bot("random", seed=1)
    counts = dict.fromkeys(seen.legal, 0)
    for _ in range(400 * len(counts)):
        counts[bot.choose(seen)] += 1
    assert len(counts) > 2
    assert all(330 < count < 470 for count in counts.values())


@pytest.mark.parametrize("kind", KINDS)
def test_a_bot_without_a_decision_says_so(kind: str) -> None:
    match = kickabout.new("futbol-dash", seats=2, seed=1)
    with pytest.raises(ValueError, match="seat 1 has nothing to decide now"):
        kickabout.bot(kind).choose(match.seen(1))


def test_an_unknown_kind_or_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot 'basti'; the bots are: youth, amateur"):
        kickabout.bot("basti")
    with pytest.raises(ValueError, match="the bot random has no levels, so not 'pro'"):
        kickabout.bot("random", level="pro")


def test_thinking_changes_nothing() -> None:
    match = kickabout.new("futbol-dash", seats=3, seed=2)
    while match.actor == "chance":
        match.roll()
    seen = match.seen(match.state.actor)
    before = seen.state.tobytes()
    assert kickabout.bot("rule-of-thumb").choose(seen) in seen.legal
    assert seen.state.tobytes() == before
