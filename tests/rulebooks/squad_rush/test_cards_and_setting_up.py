"""Sections 1 and 2: the cards, setting up."""

import re
from collections import Counter
from pathlib import Path

import pytest

from kickabout.engine.rulebook import read_rulebook
from kickabout.games.squad_rush import GAME
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.effects import Effect
from kickabout.games.squad_rush.state import Group, Position
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import over, verb
from tests.rulebooks.squad_rush.positions import (
    BOX,
    COLOURS,
    GROUP_STAGE,
    end_turn,
    lay,
    new,
    own_box,
    seven,
    variant,
)
from tests.rulebooks.squad_rush.reading import hand, in_deck, pile, pitch

POSITIONS = ("goalkeeper", "defender", "midfielder", "forward")
RATINGS = {
    "goalkeeper": [7],
    "defender": [8, 6, 6, 5],
    "midfielder": [9, 7, 6],
    "forward": [10, 8, 6],
}


def listed(table: int) -> list[list[str]]:
    """Return the rows of a table of the rulebook's card list."""
    tables = read_rulebook(GAME.rulebook).sections[-1].blocks
    return [
        [cell.strip(" `") for cell in row.strip("|").split("|")]
        for row in str(tables[table]).splitlines()[2:]
    ]


def rolled(seats: int, *, until: str, seed: int = 1, box: Path | None = BOX) -> list[str]:
    """Return the outcomes of chance at the start of a match, up to the first that is not `until`."""
    match, said = new(seats, seed=seed, box=box), []
    while verb(match) != until:
        said.append(match.roll())
    return said


# 1. The cards.


@clause("RUSH-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    match = new(seats)
    while match.actor == "chance":
        match.roll()
    assert [len(hand(match, seat)) for seat in range(seats)] == [5] * seats


@clause("RUSH-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_others_do_not(seats: int) -> None:
    with pytest.raises(ValueError, match=f"2 to 4 seats, not {seats}"):
        new(seats)


@clause("RUSH-1.2")
def test_a_race_or_a_season() -> None:
    race = lay(pitches=(seven("red"),))
    play(race, "call")
    assert over(race)
    season = lay(pitches=(seven("red"),), options=GROUP_STAGE)
    play(season, "call")
    assert not over(season)
    for options in ({}, GROUP_STAGE):
        match = new(3, options)
        while match.actor == "chance":
            match.roll()
        everything = in_deck(match) + [card for seat in range(3) for card in hand(match, seat)]
        assert len(everything) == 4 * 11 + 4 + 8 + 6 + 2 + 22


@clause("RUSH-1.3", "RUSH-1.4")
def test_a_nation() -> None:
    box = own_box()
    for number in range(len(box.nations)):
        found: dict[str, list[int]] = {position: [] for position in POSITIONS}
        for player in box.players:
            if player.nation == number:
                found[POSITIONS[player.position]].append(player.rating)
        assert {at: sorted(ratings, reverse=True) for at, ratings in found.items()} == RATINGS
        assert [len(found[position]) for position in POSITIONS] == [1, 4, 3, 3]


@clause("RUSH-1.5")
def test_the_star() -> None:
    stars = [player for player in own_box().players if player.star]
    assert [player.nation for player in stars] == list(range(len(own_box().nations)))
    assert {(player.position, player.rating) for player in stars} == {(Position.FORWARD, 10)}
    assert [player.rating for player in own_box().players].count(10) == len(stars)


@clause("RUSH-1.6")
def test_super_subs() -> None:
    subs = [player for player in own_box().players if player.nation == s.NONE]
    assert {(player.position, player.rating, player.star) for player in subs} == {
        (Position.SUB, 6, False)
    }


@clause("RUSH-1.7", "RUSH-1.8")
def test_how_many_there_are() -> None:
    box = own_box()
    clauses = read_rulebook(GAME.rulebook)
    subs = sum(player.nation == s.NONE for player in box.players)
    by_effect = {card.effect: card.count for card in box.cards if card.group != "referee"}
    counts = [subs, by_effect[Effect.TACKLE], by_effect[Effect.BOOK], by_effect[Effect.DISMISS]]
    assert re.findall(r"\d+", clauses.clause("RUSH-1.7").text) == [str(n) for n in counts]
    referees = [card for card in box.cards if card.group == "referee"]
    assert [card.count for card in referees] == [2] * 11
    text = clauses.clause("RUSH-1.8").text
    assert re.findall(r"\d+", text) == [str(sum(card.count for card in referees))]
    assert all(card.name in text for card in referees)
    assert (
        len({card.effect for card in referees}) == len({card.official for card in referees}) == 11
    )


@clause("RUSH-1.7", "RUSH-1.8", "RUSH-1.9")
def test_the_card_list_is_that_of_the_box() -> None:
    box = own_box()
    instants = {Effect.CANCEL, Effect.SEND_BACK, Effect.PLAY_ON}
    groups = {"tackle": "Tackle", "booking": "booking", "referee": "referee"}
    assert listed(0) == [
        [
            card.name,
            card.slug,
            "INSTANT" if card.effect in instants else groups[card.group],
            str(card.count),
        ]
        for card in box.cards
    ]
    subs = [player for player in box.players if player.nation == s.NONE]
    assert listed(1) == [[sub.name, sub.slug, str(sub.rating)] for sub in subs]
    assert listed(2) == [[nation.name, nation.slug] for nation in box.nations]


@clause("RUSH-1.9")
def test_three_of_them_are_instants() -> None:
    names = {card.name for card in own_box().cards if card.effect.row.group == Group.INSTANT}
    assert names == {"VAR Review", "Offside!", "Play On"}
    match = lay(hands=("red-d8", "var-review offside play-on tackle reverse yellow-card"))
    play(match, "play red-d8")
    assert match.legal == ["play var-review", "play offside", "hold"]


@clause("RUSH-1.10")
def test_the_box_has_six_nations_and_nobody_twice() -> None:
    box = own_box()
    assert len(box.nations) >= 6
    slugs = [player.slug for player in box.players]
    assert len(set(slugs)) == len(slugs) == 11 * len(box.nations) + 6
    assert len({player.name for player in box.players}) == len(slugs)


@clause("RUSH-1.10")
def test_nobody_may_be_in_a_box_twice(tmp_path: Path) -> None:
    twice = variant(tmp_path, ('slug = "sub-2"', 'slug = "red-d8"'))
    with pytest.raises(ValueError, match="red-d8"):
        new(box=twice)


@clause("RUSH-1.11")
@pytest.mark.parametrize(
    ("position", "gone"),
    [
        ("goalkeeper", ["g7"]),
        ("defender", ["d8", "d6", "d5"]),
        ("midfielder", ["m9", "m7"]),
        ("forward", ["f8", "f6"]),
    ],
)
def test_a_nation_can_make_a_seven(tmp_path: Path, position: str, gone: list[str]) -> None:
    lines = BOX.read_text(encoding="utf-8").splitlines()
    left = [line for line in lines if not any(f'slug = "blue-{role}"' in line for role in gone)]
    box = tmp_path / "short.toml"
    box.write_text("\n".join(left), encoding="utf-8")
    with pytest.raises(ValueError, match=f"{position}.*blue"):
        new(box=box)


@clause("RUSH-1.11")
@pytest.mark.parametrize("star", ["red-m9", "blue-f10", "nobody"])
def test_its_star_is_a_forward_of_its_own(tmp_path: Path, star: str) -> None:
    with pytest.raises(ValueError, match="star"):
        new(box=variant(tmp_path, ('star = "red-f10"', f'star = "{star}"')))


# 2. Setting up.


@clause("RUSH-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_nation_more_than_managers(seats: int) -> None:
    match = new(seats)
    while match.actor == "chance":
        match.roll()
    everything = in_deck(match) + [card for seat in range(seats) for card in hand(match, seat)]
    players = {player.slug: player.nation for player in match.box.players}
    in_play = Counter(players[slug] for slug in everything if players.get(slug, s.NONE) != s.NONE)
    assert list(in_play.values()) == [11] * (seats + 1)
    assert len(rolled(seats, until="start")) == seats + 1


@clause("RUSH-2.2")
def test_chance_picks_them() -> None:
    match = new()
    left = [f"nation {nation.slug}" for nation in match.box.nations]
    for picked in ("nation gold", "nation red", "nation white"):
        assert match.outcomes == {nation: pytest.approx(1 / len(left)) for nation in left}
        play(match, picked)
        left.remove(picked)
    assert verb(match) == "start"
    assert match.state.in_play[0] == match.state.in_play[5] == 1
    assert len({tuple(sorted(rolled(2, until="start", seed=seed))) for seed in range(20)}) > 10


@clause("RUSH-2.3")
def test_the_deck() -> None:
    match = new()
    play(match, "nation blue", "nation red", "nation white", "start 0")
    expected = Counter(
        [player.slug for player in match.box.players if player.nation in (s.NONE, 0, 1, 3)]
    )
    expected.update({card.slug: card.count for card in match.box.cards})
    assert Counter(in_deck(match)) == expected
    total = sum(expected.values())
    chances = {slug: count / total for slug, count in expected.items()}
    assert match.outcomes == {f"draw {slug}": pytest.approx(p) for slug, p in chances.items()}
    assert pile(match) == []
    while match.actor == "chance":
        match.roll()
    assert pile(match) == []
    assert [pitch(match, seat) for seat in range(2)] == [[], []]


@clause("RUSH-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_picks_who_begins(seats: int) -> None:
    match = new(seats)
    while verb(match) == "nation":
        match.roll()
    assert match.outcomes == {f"start {seat}": pytest.approx(1 / seats) for seat in range(seats)}
    play(match, f"start {seats - 1}")
    assert [len(hand(match, seat)) for seat in range(seats)] == [0] * seats
    while match.actor == "chance":
        match.roll()
    assert match.actor == seats - 1
    assert match.legal == ["draw deck"]


@clause("RUSH-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_cards_each(seats: int) -> None:
    match, said = new(seats), []
    while match.actor == "chance":
        said.append(match.roll())
    assert [len(hand(match, seat)) for seat in range(seats)] == [5] * seats
    assert sum(line.startswith("draw ") for line in said) == 5 * seats


@clause("RUSH-2.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clockwise(seats: int) -> None:
    match = lay(seats)
    order = []
    for _ in range(2 * seats):
        order.append(int(match.state.turn))
        end_turn(match)
    assert order == [*range(seats), *range(seats)]


@clause("RUSH-2.7")
@pytest.mark.parametrize(("seats", "fits"), [(2, True), (3, True), (4, False)])
def test_too_few_nations(tmp_path: Path, seats: int, fits: bool) -> None:
    lines = BOX.read_text(encoding="utf-8").splitlines()
    left = [line for line in lines if '"gold' not in line and '"black' not in line]
    box = tmp_path / "four.toml"
    box.write_text("\n".join(left), encoding="utf-8")
    if fits:
        assert new(seats, box=box).actor == "chance"
    else:
        with pytest.raises(ValueError, match="4 seats play with 5 nations"):
            new(seats, box=box)


@clause("RUSH-2.7")
@pytest.mark.parametrize(("hands", "fits"), [(10, True), (11, False)])
def test_nothing_left_to_draw(tmp_path: Path, hands: int, fits: bool) -> None:
    """With nations of seven and nothing else, three of them are 21 cards."""
    text = BOX.read_text(encoding="utf-8")
    spare = ("d6b", "d5", "m6", "f6")
    lines = [
        re.sub(r"count = \d+", "count = 0", line)
        for line in text.splitlines()
        if not any(f'slug = "{colour}-{role}"' in line for colour in COLOURS for role in spare)
        and 'slug = "sub-' not in line
    ]
    changed = (
        "\n".join(lines).replace("hand = 5", f"hand = {hands}").replace("hand = 9", "hand = 12")
    )
    box = tmp_path / "small.toml"
    box.write_text(changed, encoding="utf-8")
    if fits:
        assert new(2, box=box).actor == "chance"
    else:
        with pytest.raises(ValueError, match="need"):
            new(2, box=box)
