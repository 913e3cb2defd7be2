"""Section 15: notation."""

from tests.clauses import clause
from tests.rulebooks.laying import go_on, play
from tests.rulebooks.reading import choices, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import (
    BEST_OF_3,
    LINE_UP,
    READY,
    blocked,
    lay,
    lay_last,
    line_up,
    new,
    turn_up,
)
from tests.rulebooks.social_soccer.reading import FIELD, SPOTS, hand, member_at, name_at


@clause("SOC-15.1")
def test_building() -> None:
    match = new()
    assert {"take red", "take violet", "sign effort-1", "sign extra"} <= set(match.legal)
    play(match, *(f"sign effort-{n}" for n in range(1, 11)))
    assert {"pack boost", "pack e-1", "pack run", "pack push"} <= set(match.legal)


@clause("SOC-15.2")
def test_placing() -> None:
    match = new(READY)
    for member, spot in ((3, "a1"), (10, "b2"), (1, "d4"), (7, "d1")):
        play(match, f"place {member} in {spot}")
        assert member_at(match, 0, spot) == member
    assert set(match.legal) == {
        f"place {member} in {spot}"
        for member in (2, 4, 5, 6, 8, 9)
        for spot in SPOTS
        if spot not in ("a1", "b2", "d4", "d1")
    }


@clause("SOC-15.2")
def test_numbers_of_a_later_game() -> None:
    match = new({**READY, **BEST_OF_3})
    order = [3, 10, 1, 7, 2, 9, 4, 8, 5, 6]
    for _ in range(2):
        play(match, *(f"place {n} in {spot}" for n, spot in zip(order, SPOTS, strict=True)))
    turn_up(match)
    stood = {spot: name_at(match, 0, spot) for spot in SPOTS}
    assert stood["a2"] == "effort-10"
    while match.state.game == 0:
        go_on(match)
    places = [f"place {n} in {spot}" for n, spot in zip(order, SPOTS, strict=True)]
    play(match, *places, *places)
    assert name_at(match, 0, "a2") == stood["d1"]
    turn_up(match)
    assert [member_at(match, 0, spot) for spot in SPOTS] == order
    assert name_at(match, 0, "a2") == stood["d1"]


@clause("SOC-15.3")
def test_opening_hands_and_priority() -> None:
    match = line_up()
    play(match, "priority 0")
    while match.actor == "chance":
        match.roll()
    assert match.legal == ["keep", "redraw"]
    match = lay_last(goals=(3, 0), options=BEST_OF_3)
    play(match, "pass to a2", *LINE_UP, *LINE_UP)
    turn_up(match)
    assert match.legal == ["take ball", "leave ball"]


@clause("SOC-15.4")
def test_the_ball() -> None:
    match = lay()
    assert set(match.legal) == {"shoot", *(f"pass to {spot}" for spot in FIELD[1:])}
    play(match, "shoot", "let it through", "no card")
    assert set(match.legal) == {f"ball to {spot}" for spot in FIELD}
    match = lay(tired=("a1", ""))
    assert match.legal == ["give up"]


@clause("SOC-15.5")
def test_blocks() -> None:
    match = lay()
    play(match, "shoot")
    blocks = {f"block with {spot}" for spot in ("d1", "d2", "d3", "d4")}
    assert set(match.legal) == {*blocks, "let it through"}


@clause("SOC-15.6")
def test_cards() -> None:
    match = blocked("push gain run", "shove gain")
    assert set(match.legal) == {"play gain", "play run", "twist push", "hold"}
    play(match, "hold")
    assert set(match.legal) == {"play gain", "twist shove", "hold"}


@clause("SOC-15.7")
def test_prices_and_targets() -> None:
    match = lay(hands=("run lift tackle", ""))
    play(match, "play run")
    assert set(match.legal) == {f"tire {spot}" for spot in FIELD}
    play(match, "tire d1", "play lift")
    assert set(match.legal) == {f"aim at {spot}" for spot in FIELD}
    play(match, "aim at a1", "play tackle")
    assert set(match.legal) == {f"aim at their {spot}" for spot in FIELD}


@clause("SOC-15.8")
def test_discards() -> None:
    match = lay_last(hands=("gain*8 push", ""))
    play(match, "pass to a2")
    assert match.legal == ["discard gain", "discard push"]


@clause("SOC-15.9")
def test_chance_before_and_in_a_round() -> None:
    match = new({**READY, "away": "blue"})
    play(match, *LINE_UP, *LINE_UP)
    said = []
    while verb(match) == "show":
        said.append(match.roll())
    assert len(said) == 20
    assert {"show a1 effort-1", "show d4 effort-7"} <= set(said[:10])
    assert {"show a1 kindness-1", "show d1 kindness-10"} <= set(said[10:])
    assert choices(match) == ["priority 0", "priority 1"]
    play(match, "priority 1")
    assert {"draw gain", "draw push"} <= set(match.outcomes)


@clause("SOC-15.10")
def test_chance_by_cards_and_goals() -> None:
    match = lay(hands=("discard-two spy", "gain*3"), decks=("", "wake"))
    play(match, "play discard-two", "hold")
    assert choices(match) == ["lose gain"]
    play(match, "lose gain", "lose gain", "play spy", "hold")
    assert choices(match) == ["see gain"]
    play(match, "see gain", "shoot", "hold", "let it through")
    assert choices(match) == ["reveal wake"]
    play(match, "reveal wake", "ball to a1")
    match = lay()
    play(match, "shoot", "let it through")
    assert choices(match) == ["no card"]


@clause("SOC-15.11")
def test_what_the_other_side_reads() -> None:
    match = new()
    for action, other in (
        ("take red", "choose team"),
        ("place 3 in a1", "place player"),
    ):
        play(match, action)
        assert match.observed(match.number - 1, 1) == other
        assert match.observed(match.number - 1, -1) == other
        assert match.observed(match.number - 1, 0) == action
        match = new(READY)
    match = new()
    play(match, *(f"sign effort-{n}" for n in range(1, 11)), "pack boost")
    assert match.observed(0, 1) == "sign player"
    assert match.observed(10, 1) == "pack card"
    assert match.observed(10, 0) == "pack boost"


@clause("SOC-15.11")
def test_what_others_read_of_cards() -> None:
    match = lay(hands=("draw-two spy", "gain"), decks=("boost*2", ""))
    play(match, "play draw-two", "hold", "draw boost", "draw boost", "play spy", "hold", "see gain")
    last = match.number - 1
    assert [match.observed(last, viewer) for viewer in (0, 1, -1)] == [
        "see gain",
        "see gain",
        "see card",
    ]
    assert [match.observed(2, viewer) for viewer in (0, 1, -1)] == [
        "draw boost",
        "draw card",
        "draw card",
    ]
    assert hand(match, 0) == ["boost", "boost"]


@clause("SOC-15.12")
def test_everything_has_its_moment() -> None:
    match = lay(hands=("boost", ""), decks=("", "gain"))
    for outcome in ("draw boost", "priority 0", "reveal gain", "no card"):
        assert "SOC-15.12" in refused(match, outcome)
    play(match, "shoot", "let it through")
    assert match.actor == "chance"
    for decision in ("shoot", "hold", "let it through"):
        assert "Chance decides now" in refused(match, decision)
    play(match, "reveal gain")
    assert "SOC-15.12" in refused(match, "reveal gain")
