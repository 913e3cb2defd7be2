"""Section 13: options."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import over, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import BOX, LINE_UP, blocked, lay_last, new, own_box
from tests.rulebooks.social_soccer.reading import deck, goals, offered, spot_of, team

FORTY: Mapping[str, object] = {"deck": "40x4"}
BOXES = pytest.mark.parametrize("box", [BOX, None])
NEUTRAL = "boost guard weaken soften lift tackle wake gain drain spy".split()


@clause("SOC-13.1")
@BOXES
def test_thirty_cards_by_default(box: Path | None) -> None:
    assert own_box().options["deck"].default == "30x3"
    match = new(box=box)
    for slug in [name for name in match.legal if name.startswith("take")]:
        match = new(box=box)
        play(match, slug)
        counts = Counter(deck(match, 0))
        assert counts.total() == 30
        assert max(counts.values()) <= 3


@clause("SOC-13.2")
@BOXES
def test_forty_with_four_copies(box: Path | None) -> None:
    match = new(FORTY, box)
    for slug in [name for name in match.legal if name.startswith("take")]:
        match = new(FORTY, box)
        play(match, slug)
        counts = Counter(deck(match, 0))
        assert counts.total() == 40
        assert max(counts.values()) <= 4
        players = {player.slug: player for player in match.box.players}
        limits = Counter(players[slug].value for slug in team(match, 0))
        values = Counter(match.box.cards[match.box.kinds[card]].value for card in deck(match, 0))
        assert all(values[value] <= 2 * limits[value] for value in range(3))


@clause("SOC-13.2")
def test_of_ones_own_too() -> None:
    match = new(FORTY)
    play(match, *(f"sign effort-{n}" for n in range(1, 11)))
    play(match, *["pack boost"] * 4)
    assert "SOC-13.2" in refused(match, "pack boost")
    for kind in NEUTRAL[1:]:
        assert match.actor == 0
        play(match, *[f"pack {kind}"] * 4)
    assert match.actor == 1
    assert len(deck(match, 0)) == 40


@clause("SOC-13.3")
@pytest.mark.parametrize("rotation", ["ring", "attack-only", None])
def test_rotation(rotation: str | None) -> None:
    assert own_box().options["rotation"].default == "ring"
    match = lay_last(options={} if rotation is None else {"rotation": rotation})
    play(match, "pass to a2")
    # Member 5 sat at B1, member 10 stood at D1.
    expected = ("a1", "d1") if rotation == "attack-only" else ("d4", "a2")
    assert (spot_of(match, 1, 5), spot_of(match, 1, 10)) == expected


@clause("SOC-13.4")
@pytest.mark.parametrize(("tie", "scored"), [("blocked", 0), ("goal", 1), (None, 0)])
def test_block_tie(tie: str | None, scored: int) -> None:
    assert own_box().options["block-tie"].default == "blocked"
    options = {} if tie is None else {"block-tie": tie}
    match = blocked(at=({}, {"d1": "kindness-1"}), options=options)
    assert goals(match) == [scored, 0]
    match = blocked(at=({}, {"d1": "wall"}), options=options)
    assert goals(match) == [0, 0]
    assert goals(blocked(options=options)) == [1, 0]


@clause("SOC-13.5")
@pytest.mark.parametrize(("length", "ends"), [("single", True), ("best-of-3", False), (None, True)])
def test_match(length: str | None, ends: bool) -> None:
    assert own_box().options["match"].default == "single"
    match = lay_last(goals=(3, 0), options={} if length is None else {"match": length})
    play(match, "pass to a2")
    assert over(match) == ends


@clause("SOC-13.6")
def test_nothing_is_given_by_default() -> None:
    for option in ("home", "away"):
        assert own_box().options[option].default == "choose"
    match = new()
    assert match.deciding == [0, 1]
    assert offered(match, "take") == {"red", "blue", "green", "violet"}


@clause("SOC-13.6")
@pytest.mark.parametrize(("option", "seat"), [("home", 0), ("away", 1)])
def test_a_ready_made_team_for_a_side(option: str, seat: int) -> None:
    match = new({option: "blue"})
    assert match.deciding == [1 - seat]
    assert team(match, seat) == [f"kindness-{n}" for n in range(1, 11)]
    assert len(deck(match, seat)) == 30
    play(match, "take green")
    assert verb(match) == "place"
    play(match, LINE_UP[0])


@clause("SOC-13.6")
def test_for_both() -> None:
    match = new({"home": "red", "away": "violet"})
    assert verb(match) == "place"
    assert match.deciding == [0, 1]
    assert team(match, 1)[-1] == "kindness-5"
    names = {ready.slug for ready in own_box().teams}
    for option in ("home", "away"):
        assert set(own_box().options[option].choices or {}) == {"choose", *names}
