"""Section 14: who sees what."""

import pytest

from kickabout.engine.dice import seeded
from kickabout.engine.match import Match
from kickabout.games.social_soccer import state as s
from tests.clauses import clause
from tests.rulebooks.laying import hold, play
from tests.rulebooks.reading import verb
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    EFFORT_TEN,
    LINE_UP,
    NEUTRAL_KINDS,
    READY,
    blocked,
    draw_up,
    lay,
    lay_last,
    line_up,
    new,
    turn_up,
)
from tests.rulebooks.social_soccer.reading import (
    SPOTS,
    by_seat,
    deck,
    discards,
    hand,
    known,
    member_at,
    name_at,
    pools,
    team,
    zone,
)
from tests.rulebooks.visibility import EVERYBODY, OTHERS, told_apart


def as_seen(match: Match, viewer: int) -> Match:
    """Return the match with the redacted record of a viewer."""
    seen = match.copy()
    seen.state = match.hidden(viewer)
    return seen


def guessed(match: Match, viewer: int, seed: int) -> Match:
    """Return the match with a determinized record of a viewer."""
    seen = as_seen(match, viewer)
    match.game.determinize(match.box.record, seen.state, seeded(seed, 1))
    return seen


def build(match: Match, seat: int, players: list[str], cards: list[str]) -> None:
    """Build the team of a seat while the other may build as well."""
    for action in (*(f"sign {slug}" for slug in players), *(f"pack {slug}" for slug in cards)):
        match.play(action, seat=seat)


def look(match: Match) -> None:
    """Look at a whole hand."""
    while verb(match) == "see":
        match.roll()


def second_game() -> Match:
    """Return a match in which the players are to be placed for the second game."""
    match = lay_last(goals=(3, 0), options=BEST_OF_3)
    play(match, "pass to a2")
    assert verb(match) == "place"
    return match


# Building and placing.


@clause("SOC-14.1")
@OTHERS
def test_a_team_being_built_is_hidden(viewer: int) -> None:
    one, two = new(), new()
    one.play("take red", seat=1)
    two.play("take blue", seat=1)
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    one, two = new(), new()
    ten = [f"effort-{n}" for n in range(1, 11)]
    build(one, 1, ten, ["boost", "e-1"])
    build(two, 1, [*ten[:9], "wall"], ["guard", "gain"])
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)


@clause("SOC-14.1")
@OTHERS
def test_how_far_it_is_is_open(viewer: int) -> None:
    one, two, three = new(), new(), new()
    build(one, 1, ["wall"], [])
    build(two, 1, ["wall", "rich"], [])
    three.play("take green", seat=1)
    assert told_apart(one, two, viewer)
    assert told_apart(two, three, viewer)
    assert as_seen(two, viewer).state.signed[1] == 2
    four = new()
    cards = [slug for slug in NEUTRAL_KINDS for _ in range(3)]
    build(four, 1, [f"effort-{n}" for n in range(1, 11)], cards)
    assert told_apart(three, four, viewer)
    assert three.observed(0, viewer) == "choose team"
    assert [four.observed(number, viewer) for number in (0, 39)] == ["sign player", "pack card"]


@clause("SOC-14.2")
@OTHERS
def test_placing_is_hidden(viewer: int) -> None:
    one, two = new(READY), new(READY)
    for action, other in (("place 1 in a1", "place 7 in d3"), ("place 9 in b1", "place 1 in a4")):
        one.play(action, seat=1)
        two.play(other, seat=1)
        assert not told_apart(one, two, viewer)
        assert told_apart(one, two, 1)
    assert one.observed(0, viewer) == "place player"
    for n in (2, 3):
        one.play(f"place {n} in a{n}", seat=1)
    assert told_apart(one, two, viewer)


@clause("SOC-14.2")
@OTHERS
def test_a_line_up_that_is_complete_too(viewer: int) -> None:
    one, two = new(READY), new(READY)
    for match, first in ((one, LINE_UP), (two, (*LINE_UP[:8], "place 9 in d1", "place 10 in d2"))):
        for action in first:
            match.play(action, seat=1)
        play(match, *LINE_UP[:-1])
    assert not told_apart(one, two, viewer)
    for match in (one, two):
        play(match, LINE_UP[-1])
        turn_up(match)
    assert told_apart(one, two, viewer)


@clause("SOC-14.3")
@EVERYBODY
def test_all_players_are_open_once_turned_up(viewer: int) -> None:
    match = line_up()
    seen = as_seen(match, viewer)
    for seat in range(s.SEATS):
        assert team(seen, seat) == team(match, seat)
        for spot in SPOTS:
            assert member_at(seen, seat, spot) == member_at(match, seat, spot) > 0


# Cards.


@clause("SOC-14.4")
@OTHERS
def test_hands_are_hidden(viewer: int) -> None:
    one = lay(hands=("gain", "boost push"), decks=("", "spy wake gain"))
    two = lay(hands=("gain", "spy wake"), decks=("", "boost push gain"))
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    assert as_seen(one, viewer).state.hand_size[1] == 2
    three = lay(hands=("gain", "boost push gain"), decks=("", "spy wake"))
    assert told_apart(one, three, viewer)


@clause("SOC-14.4")
@OTHERS
@pytest.mark.parametrize("way", ["round", "block", "card"])
def test_draws_are_hidden(viewer: int, way: str) -> None:
    hands = ("", "draw-two")
    one, two = (
        lay_last(hands=hands, decks=("gain*9", "spy*9 boost*9"))
        if way == "round"
        else blocked("", "", at=({}, {"d1": "wall"}), decks=("gain*9", "spy*9 boost*9"))
        if way == "block"
        else lay(turn=1, hands=hands, decks=("gain*9", "spy*9 boost*9"))
        for _ in range(2)
    )
    for match, card in ((one, "spy"), (two, "boost")):
        if way == "round":
            play(match, "pass to a2", "hold", "draw gain", "draw gain")
        elif way == "card":
            play(match, "play draw-two")
        play(match, f"draw {card}")
        assert match.observed(match.number - 1, viewer) == "draw card"
        assert match.observed(match.number - 1, 1) == f"draw {card}"
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)


@clause("SOC-14.4")
@OTHERS
def test_being_asked_tells_nothing(viewer: int) -> None:
    one = lay(hands=("gain", "cancel"), decks=("", "push spy"))
    two = lay(hands=("gain", "push"), decks=("", "cancel spy"))
    for match in (one, two):
        play(match, "play gain")
    assert one.actor == two.actor == 1
    assert not told_apart(one, two, viewer)
    for match in (one, two):
        play(match, "hold")
    assert not told_apart(one, two, viewer)


@clause("SOC-14.5")
@OTHERS
def test_decks_and_strategies_are_hidden(viewer: int) -> None:
    one = lay(hands=("", "boost"), decks=("", "spy wake gain"))
    two = lay(hands=("", "boost"), decks=("", "push tackle crush"))
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    assert as_seen(one, viewer).state.deck_size[1] == 3
    assert deck(as_seen(two, 1), 1) == ["crush", "push", "tackle"]
    assert deck(as_seen(one, 1), 1) == ["gain", "spy", "wake"]
    three = lay(hands=("", "boost"), decks=("", "spy wake"))
    assert told_apart(one, three, viewer)


@clause("SOC-14.5")
def test_nobody_knows_the_order() -> None:
    match = lay(hands=("draw-two", ""), decks=("spy boost*3", ""))
    play(match, "play draw-two")
    assert match.outcomes == pytest.approx({"draw spy": 0.25, "draw boost": 0.75})


@clause("SOC-14.6")
@EVERYBODY
def test_discards_and_goal_zones_are_open(viewer: int) -> None:
    match = lay(hands=("gain", "spy"), decks=("boost", "wake push"))
    play(match, "play gain", "hold", "shoot", "hold", "let it through", "reveal wake")
    seen = as_seen(match, viewer)
    assert discards(seen, 0) == ["gain"]
    assert zone(seen, 1) == ["wake"]
    assert match.observed(match.number - 1, viewer) == "reveal wake"


@clause("SOC-14.7")
def test_a_look_is_for_whoever_looks() -> None:
    one = lay(hands=("spy gain", "boost push"), decks=("", "wake lift"))
    two = lay(hands=("spy gain", "wake lift"), decks=("", "boost push"))
    for match in (one, two):
        play(match, "play spy", "hold")
        look(match)
    assert told_apart(one, two, 0)
    assert not told_apart(one, two, -1)
    assert [one.observed(number, 0) for number in (2, 3)] == ["see boost", "see push"]
    assert [one.observed(number, -1) for number in (2, 3)] == ["see card", "see card"]
    assert known(as_seen(one, 0), 1) == ["boost", "push"]


@clause("SOC-14.7")
def test_it_stays_known_until_the_card_leaves_the_hand() -> None:
    match = lay(hands=("spy gain", "gain*2 boost"), decks=("", "gain boost"))
    play(match, "play spy", "hold")
    look(match)
    for seed in range(5):
        assert hand(guessed(match, 0, seed), 1) == ["boost", "gain", "gain"]
    play(match, "play gain", "play gain")
    assert known(as_seen(match, 0), 1) == ["boost", "gain"]
    play(match, "pass to a2", "play gain", "pass to a3", "hold")
    assert known(as_seen(match, 0), 1) == ["boost"]


@clause("SOC-14.7")
def test_nothing_is_known_in_the_next_game() -> None:
    match = lay_last(hands=("spy", "boost gain"), goals=(3, 0), options=BEST_OF_3)
    play(match, "play spy", "hold")
    look(match)
    assert known(match, 1) == ["boost", "gain"]
    play(match, "pass to a2", "hold")
    assert verb(match) == "place"
    assert known(match, 1) == hand(match, 1) == []


@clause("SOC-14.7")
def test_what_is_drawn_later_is_not_known() -> None:
    match = lay(hands=("spy gain", "boost draw-two"), decks=("", "gain*2 wake*2"))
    play(match, "play spy", "hold")
    look(match)
    play(match, "play gain", "play draw-two", "draw gain", "draw wake")
    assert known(as_seen(match, 0), 1) == ["boost"]
    assert hand(match, 1) == ["boost", "gain", "wake"]


@clause("SOC-14.8")
@EVERYBODY
def test_what_is_open(viewer: int) -> None:
    match = lay(
        hands=("boost jinx gain", "tackle gain"),
        tired=("a3", "d2"),
        exhausted=("", "d4"),
        custody=(17, 9),
    )
    play(match, "play jinx", "aim at their a2", "hold", "play boost", "play tackle")
    play(match, "aim at their d1")
    seen, state = as_seen(match, viewer).state, match.state
    for field in (
        "rest",
        "attack_now",
        "defence_now",
        "attack_round",
        "defence_round",
        "spot",
        "team",
    ):
        shown, real = getattr(seen, field), getattr(state, field)
        assert all(shown[seat, n] == real[seat, n] for seat in range(s.SEATS) for n in range(10))
    for field in ("ball", "turn", "stack", "asked", "shooter", "blocker", "round"):
        assert getattr(seen, field) == getattr(state, field)
    for field in ("stack_kind", "stack_seat", "stack_aim", "stack_off"):
        shown, real = getattr(seen, field), getattr(state, field)
        assert all(shown[entry] == real[entry] for entry in range(state.stack))
    assert pools(as_seen(match, viewer)) == pools(match)


@clause("SOC-14.9")
@pytest.mark.parametrize("viewer", [0, -1])
def test_a_team_that_an_option_gives_is_known(viewer: int) -> None:
    match = new({"away": "violet"})
    play(match, "take red")
    for seed in range(5):
        seen = guessed(match, viewer, seed)
        assert sorted(team(seen, 1)) == sorted(team(match, 1))
        assert deck(seen, 1) == deck(match, 1)


@clause("SOC-14.9")
@OTHERS
def test_but_not_who_stands_where(viewer: int) -> None:
    one, two = new({"away": "violet"}), new({"away": "violet"})
    for match, actions in ((one, LINE_UP), (two, ("place 10 in a1", "place 1 in d4"))):
        play(match, "take red")
        for action in actions[:2]:
            match.play(action, seat=1)
    assert not told_apart(one, two, viewer)


@clause("SOC-14.10")
@OTHERS
def test_a_redraw_is_open_its_cards_are_not(viewer: int) -> None:
    one, two, three = (line_up() for _ in range(3))
    for match, cards in ((one, "push gain"), (two, "spy boost"), (three, "push gain")):
        play(match, "priority 1")
        play(match, *["draw gain"] * 3, *[f"draw {slug}" for slug in ("spy", *cards.split())])
        play(match, "keep" if match is three else "redraw")
        if match is not three:
            play(match, *[f"draw {slug}" for slug in ("boost", *cards.split())])
    assert not told_apart(one, two, viewer)
    assert told_apart(one, two, 1)
    assert told_apart(one, three, viewer)
    assert "redraw" in [one.observed(number, viewer) for number in range(one.number)]


@clause("SOC-14.11")
@EVERYBODY
def test_later_games(viewer: int) -> None:
    match = second_game()
    seen = as_seen(match, viewer)
    for seat in range(s.SEATS):
        assert team(seen, seat) == team(match, seat)
    one, two = match.copy(), match.copy()
    one.play("place 1 in a1", seat=1)
    two.play("place 8 in d2", seat=1)
    assert told_apart(one, two, viewer) == (viewer == 1)
    play(match, *LINE_UP, *LINE_UP)
    turn_up(match)
    assert member_at(as_seen(match, viewer), 1, "d4") == 7
    play(match, "take ball")
    draw_up(match)
    hold(match)
    assert by_seat(match, "hand_size") == [0, 0]


@clause("SOC-14.12")
@OTHERS
def test_the_order_of_signing_is_not_told(viewer: int) -> None:
    cards = [slug for slug in NEUTRAL_KINDS for _ in range(3)]
    one, two = new({"home": "red"}), new({"home": "red"})
    build(one, 1, ["wall", "rich", *EFFORT_TEN[:8]], cards)
    build(two, 1, ["rich", *EFFORT_TEN[:8], "wall"], cards)
    places = {one: range(1, 11), two: (10, *range(1, 10))}
    for match, order in places.items():
        play(match, *LINE_UP)
        play(match, *(f"place {n} in {spot}" for n, spot in zip(order, SPOTS, strict=True)))
        turn_up(match)
        assert name_at(match, 1, "a1") == "wall"
        assert [member_at(match, 1, spot) for spot in SPOTS] == list(range(1, 11))
    assert one.state.tobytes() == two.state.tobytes()
    assert not told_apart(one, two, viewer)
