"""Section 14: scoring, as a pure function of two sevens and in matches that are played."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from kickabout.engine.match import Match
from kickabout.games.squad_rush import state as s
from kickabout.games.squad_rush.box import RushBox, load_box
from kickabout.games.squad_rush.scoring import attack, defence, score
from kickabout.games.squad_rush.state import State
from tests.clauses import clause
from tests.rulebooks.laying import play
from tests.rulebooks.reading import verb
from tests.rulebooks.squad_rush.positions import BOX, choose_sevens, kick_off, seven, whistle
from tests.rulebooks.squad_rush.reading import by_seat, goals, totals

NORWAY = "malvaktsen barrikadesen tundrasen arkitektsen snofreser fjordland reinsdyrsen"
"""The seven Norwegians of the example, by slot."""
OWN_NATION = {"golden-boot": "own-nation"}


@cache
def box_of(own: bool) -> RushBox:
    """Return the box that comes with the game, or that of these tests."""
    return load_box() if own else load_box(BOX)


def scored(
    home: str, away: str, official: str = "", *, own: bool = False
) -> tuple[list[int], list[tuple[int, int]]]:
    """Return goals, and defence and attack of both sides, from two sevens in the order of the
    slots.
    """
    box = box_of(own)
    state = State()
    state.official = box.card_slugs.index(official) if official else s.NONE
    state.second_official = s.NONE
    for side, line in enumerate((home, away)):
        for slot, slug in enumerate(line.split()):
            player = box.player_slugs.index(slug.rstrip("!"))
            state.line[side, slot] = player
            state.yellows[player] = slug.count("!")
    score(box.record, state)
    sums = [(int(state.totals[side, 0]), int(state.totals[side, 1])) for side in range(2)]
    return [int(state.goals[side]) for side in range(2)], sums


def played(
    *pitches: str,
    official: str = "",
    options: Mapping[str, object] | None = None,
    keep: Sequence[str] = (),
) -> Match:
    """Return a match of the season that has been played; `keep` are all who stay in the sevens."""
    match = kick_off(*pitches, options=options, deck=official)
    while verb(match) == "bench":
        out = [action for action in match.legal if action.partition(" ")[2] not in keep]
        play(match, out[0])
    choose_sevens(match)
    play(match, f"official {official}" if official else "no official")
    whistle(match)
    return match


def pure(colour: str) -> list[str]:
    """Return all 54 sevens of a nation, by slot."""
    lines = product(
        combinations(("d8", "d6", "d6b", "d5"), 2),
        combinations(("m9", "m7", "m6"), 2),
        combinations(("f10", "f8", "f6"), 2),
    )
    return [" ".join(f"{colour}-{role}" for role in ("g7", *sum(parts, ()))) for parts in lines]


RED, BLUE, GOLD = seven("red"), seven("blue"), seven("gold")


@clause("RUSH-14.1", "RUSH-14.2")
def test_defence_and_attack() -> None:
    assert scored(RED, BLUE)[1] == [(7 + 8 + 6, 9 + 7 + 10 + 8)] * 2
    other = "red-g7 red-d6 red-d5 red-m9 red-m6 red-f8 red-f6"
    assert scored(other, BLUE)[1][0] == (7 + 6 + 5, 9 + 6 + 8 + 6)
    match = played(other, BLUE)
    assert totals(match) == [(18, 29), (21, 34)]
    assert int(match.state.totals[0, 2]) == 9 + 6


@clause("RUSH-14.3")
def test_nobody_but_the_seven() -> None:
    spare = "red-d6b red-d5 red-m6 red-f6"
    match = played(f"{RED} {spare}", BLUE, keep=RED.split())
    assert totals(match) == [(21, 34), (21, 34)]
    assert goals(match) == [4, 4]


@clause("RUSH-14.4")
@pytest.mark.parametrize(
    ("role", "sums"),
    [("g7", (20, 34)), ("d8", (19, 34)), ("d6", (21, 34)), ("m9", (21, 31)), ("f10", (21, 30))],
)
def test_a_super_sub(role: str, sums: tuple[int, int]) -> None:
    line = " ".join("sub-1" if slug == f"red-{role}" else slug for slug in RED.split())
    assert scored(line, BLUE)[1][0] == sums
    assert totals(played(f"{seven('red', but=role)} sub-1", BLUE))[0] == sums


@clause("RUSH-14.5")
@pytest.mark.parametrize(
    ("line", "sums"),
    [
        (RED, (21, 34)),
        (RED.replace("red-d6", "green-d6"), (20, 33)),
        (RED.replace("red-d8 red-d6 red-m9", "green-d8 green-d6 green-m9"), (20, 33)),
        (RED.replace("red-d6", "green-d6").replace("red-f8", "white-f8"), (19, 32)),
        ("red-g7 green-d8 white-d6 black-m9 gold-m7 red-f10 green-f8", (17, 30)),
    ],
)
def test_chemistry(line: str, sums: tuple[int, int]) -> None:
    assert scored(line, BLUE)[1][0] == sums


@clause("RUSH-14.6")
def test_of_the_seven_alone() -> None:
    match = played(f"{RED} green-d8 green-f10", BLUE, keep=RED.split())
    assert totals(match)[0] == (21, 34)


@clause("RUSH-14.6")
def test_super_subs_are_of_no_nation() -> None:
    assert scored(RED.replace("red-d6", "sub-1").replace("red-f8", "sub-2"), BLUE)[1][0] == (21, 32)
    assert scored(GOLD.replace("gold-d6", "sub-1"), BLUE)[1][0] == (21, 34)
    only = "sub-1 sub-2 sub-3 sub-4"
    assert scored(f"{only} red-m7 red-f10 red-f8", BLUE)[1][0] == (18, 6 + 7 + 18)
    assert scored("sub-1 sub-1 sub-1 sub-1 sub-1 sub-1 sub-1", BLUE)[1][0] == (18, 24)


@clause("RUSH-14.7")
def test_a_booked_player() -> None:
    assert scored(seven("red", booked="d8 f10 m7"), BLUE)[1][0] == (20, 32)
    assert totals(played(seven("red", booked="g7 d8"), BLUE))[0] == (19, 34)
    assert scored(f"{seven('red', but='f8')} sub-1!", BLUE)[1][0] == (21, 31)


@clause("RUSH-14.8")
def test_not_below_nothing() -> None:
    box = box_of(False)
    state = State()
    mixed = "red-g7 blue-d5 green-d5 white-m6 black-m6 gold-f6 red-f6"
    for slot, slug in enumerate(mixed.split()):
        state.line[0, slot] = state.line[1, slot] = box.player_slugs.index(slug)
    strict = box.record.copy()
    strict.chemistry = 9
    assert (defence(strict, state, 0, s.NONE), attack(strict, state, 0, s.NONE)) == (0, 0)
    harsh = box.record.copy()
    harsh.booked = 9
    for slug in mixed.split():
        state.yellows[box.player_slugs.index(slug)] = 1
    harsh.chemistry = 0
    assert (defence(harsh, state, 0, s.NONE), attack(harsh, state, 0, s.NONE)) == (0, 0)


@clause("RUSH-14.8")
def test_neither_is_a_rating() -> None:
    box = box_of(False)
    state = State()
    for slot, slug in enumerate(seven("red", booked="d6").split()):
        state.line[0, slot] = state.line[1, slot] = box.player_slugs.index(slug.rstrip("!"))
    state.yellows[box.player_slugs.index("red-d6")] = 1
    harsh = box.record.copy()
    harsh.booked = 9
    assert defence(harsh, state, 0, s.NONE) == 7 + 8


@clause("RUSH-14.9")
def test_bookings_before_the_official() -> None:
    """With the booking taken off first it is no longer the one highest rating that goes."""
    line = "red-g7 red-d8 red-d6 red-m7! red-m6! red-f8! red-f6"
    assert scored(line, BLUE, "var-review")[1][0] == (13, 6 + 5 + 7 + 6)


@clause("RUSH-14.9")
def test_chemistry_before_the_official() -> None:
    """Reverse swaps totals in which chemistry has been counted; it takes from both alike."""
    strict = box_of(False).record.copy()
    strict.chemistry = 9
    state = State()
    state.official = box_of(False).card_slugs.index("reverse")
    lines = ("red-g7 blue-d5 red-d5 red-m6 red-m7 red-f6 red-f8", BLUE)
    for side, line in enumerate(lines):
        for slot, slug in enumerate(line.split()):
            state.line[side, slot] = box_of(False).player_slugs.index(slug)
    state.second_official = s.NONE
    score(strict, state)
    assert (state.totals[0, 0], state.totals[0, 1]) == (27 - 9, 17 - 9)


@clause("RUSH-14.10")
@pytest.mark.parametrize(
    ("lead", "found"), [(-4, 0), (-1, 0), (0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (14, 4), (15, 5)]
)
def test_the_goals(lead: int, found: int) -> None:
    """An attack of 34 against a defence of as many less as it leads by."""
    box = box_of(False)
    record = box.record.copy()
    state = State()
    state.official = state.second_official = s.NONE
    for side, line in enumerate((RED, BLUE)):
        for slot, slug in enumerate(line.split()):
            state.line[side, slot] = box.player_slugs.index(slug)
    ratings = (7, 8, 19 - lead)
    for slug, rating in zip(("blue-g7", "blue-d8", "blue-d6"), ratings, strict=True):
        record.rating[box.player_slugs.index(slug)] = rating
    score(record, state)
    assert int(state.totals[1, 0]) == 34 - lead
    assert int(state.goals[0]) == found


@clause("RUSH-14.11")
def test_wins_and_draws() -> None:
    assert scored(RED, BLUE)[0] == [4, 4]
    weak = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    assert scored(RED, weak)[0] == [5, 2]
    assert scored(weak, RED)[0] == [2, 5]


@clause("RUSH-14.12")
@pytest.mark.parametrize(
    ("home", "away", "points"),
    [
        (
            seven("red", but="f10") + " red-f6",
            seven("blue", but="f8 f10") + " blue-f6 sub-1",
            [3, 0],
        ),
        (
            seven("red", but="f8 f10") + " red-f6 sub-1",
            seven("blue", but="f10") + " blue-f6",
            [0, 3],
        ),
        (RED, BLUE, [1, 1]),
    ],
)
def test_league_points(home: str, away: str, points: list[int]) -> None:
    match = played(home, away)
    assert by_seat(match, "points") == points


@clause("RUSH-14.13")
def test_the_golden_boot() -> None:
    match = played(RED, seven("blue", but="d8 d6") + " blue-d5 blue-d6")
    assert goals(match) == [5, 4]
    assert by_seat(match, "points") == [4, 0]
    assert int(match.state.result_boot[0]) == 0


@clause("RUSH-14.13")
def test_not_without_the_star_in_the_seven() -> None:
    weak = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    keep = [slug for slug in (RED + " red-f6").split() if slug != "red-f10"]
    match = played(f"{RED} red-f6", weak, keep=keep)
    assert by_seat(match, "points") == [3, 0]
    assert int(match.state.result_boot[0]) == -1


@clause("RUSH-14.13")
def test_nor_with_one_who_was_sent_off() -> None:
    weak = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    match = played(f"{seven('red', but='f10')} red-f6", weak)
    assert by_seat(match, "points") == [3, 0]


@clause("RUSH-14.14")
def test_any_star() -> None:
    weak = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    match = played(f"{seven('red', but='f10')} green-f10", weak)
    assert by_seat(match, "points") == [4, 0]
    match = played(f"{seven('red', but='f8')} green-f10", weak)
    assert by_seat(match, "points") == [4, 0]


@clause("RUSH-14.15")
def test_that_of_the_own_nation() -> None:
    weak = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    for pitch, points in (
        (f"{seven('red', but='f10')} green-f10", 3),
        (RED, 4),
        (f"{seven('red', but='f8 d6')} green-f10 green-d6", 4),
        ("red-g7 red-d8 red-d6 green-m9 green-m7 green-f10 sub-1", 4),
        ("red-g7 red-d8 red-d6 red-m9 green-m7 green-f10 green-f8", 3),
    ):
        match = played(pitch, weak, options=OWN_NATION)
        assert goals(match)[0] > goals(match)[1]
        assert by_seat(match, "points") == [points, 0]


@clause("RUSH-14.16")
@pytest.mark.parametrize("official", ["var-review", "offside"])
def test_a_star_at_nothing(official: str) -> None:
    weak = "blue-g7 blue-d6 blue-d5 blue-m7 blue-m6 blue-f8 blue-f6"
    match = played(RED, weak, official=official)
    assert totals(match)[0] == (21, 24)
    assert by_seat(match, "points") == [4, 0]


@clause("RUSH-14.17")
def test_only_the_winner() -> None:
    weak = seven("blue", but="d8 d6") + " blue-d5 blue-d6"
    assert by_seat(played(RED, weak), "points") == [4, 0]
    assert by_seat(played(RED, BLUE), "points") == [1, 1]
    assert by_seat(played(weak, seven("green")), "points") == [0, 4]


@clause("RUSH-14.18")
@pytest.mark.parametrize("own", [True, False])
def test_the_best_and_the_weakest(own: bool) -> None:
    box = box_of(own)
    for nation in range(len(box.nations)):
        ratings: list[list[int]] = [[], [], [], []]
        for player in box.players:
            if player.nation == nation:
                ratings[player.position].append(player.rating)
        sevens = [
            (sum(keepers) + sum(defenders), sum(midfielders) + sum(forwards))
            for keepers, defenders, midfielders, forwards in product(
                combinations(ratings[0], 1), *(combinations(ratings[at], 2) for at in (1, 2, 3))
            )
        ]
        assert max(sevens, key=sum) == (21, 34)
        assert min(sevens, key=sum) == (18, 27)
        assert (max(map(sum, sevens)), min(map(sum, sevens))) == (55, 45)
        assert len(sevens) == 54


@clause("RUSH-14.19")
def test_the_example() -> None:
    box = box_of(True)
    numbers = {slug: number for number, slug in enumerate(box.player_slugs)}
    assert [box.players[numbers[slug]].rating for slug in NORWAY.split()] == [7, 8, 6, 9, 7, 10, 8]

    def of(nation: str, position: int, rating: int) -> str:
        number = box.nation_slugs.index(nation)
        return next(
            player.slug
            for player in box.players
            if (player.nation, player.position, player.rating) == (number, position, rating)
        )

    sub = box.players[-1].slug
    argentina = [of("argentina", 0, 7), of("argentina", 1, 8), of("brazil", 1, 6)]
    argentina += [of("argentina", 2, 9), of("argentina", 2, 6), of("argentina", 3, 10), sub]
    found, sums = scored(NORWAY, " ".join(argentina), own=True)
    assert found == [4, 3]
    assert sums == [(21, 34), (20, 30)]
    argentina[4] = of("germany", 2, 6)
    found, sums = scored(NORWAY, " ".join(argentina), own=True)
    assert found == [5, 2]
    assert sums == [(21, 34), (19, 29)]


@clause("RUSH-14.19")
def test_the_example_in_a_season() -> None:
    rival = "blue-g7 blue-d8 green-d6 blue-m9 blue-m6 blue-f10 sub-1"
    match = played(RED, rival)
    assert goals(match) == [4, 3]
    assert totals(match) == [(21, 34), (20, 30)]
    assert by_seat(match, "points") == [4, 0]
    assert [
        a - b for a, b in zip(by_seat(match, "scored"), by_seat(match, "conceded"), strict=True)
    ] == [1, -1]
    match = played(RED, rival.replace("blue-m6", "white-m6"), "")
    assert goals(match) == [5, 2]
    assert totals(match) == [(21, 34), (19, 29)]


@cache
def tallies() -> tuple[tuple[int, int], ...]:
    """Return defence and attack of all 54 sevens of one nation."""
    return tuple(scored(line, BLUE)[1][0] for line in pure("red"))


@clause("RUSH-14.20")
@pytest.mark.parametrize(
    ("official", "least", "most"), [("", 2, 5), ("the-wall", 1, 4), ("reverse", 0, 0)]
)
def test_all_pure_sevens(official: str, least: int, most: int) -> None:
    """54 × 54 matches: every seven of red against every seven of blue."""
    found = set()
    for home, away in product(pure("red"), pure("blue")):
        found.update(scored(home, away, official)[0])
    assert found == set(range(least, most + 1))


@clause("RUSH-14.18", "RUSH-14.20")
def test_what_they_add_up_to() -> None:
    pairs = set(tallies())
    assert len(tallies()) == 54
    assert len(pairs) == 28
    assert {defending for defending, _ in pairs} == {18, 19, 20, 21}
    assert {attacking for _, attacking in pairs} == {27, 29, 30, 31, 32, 33, 34}
