"""Sections 1 and 2: the squad, and what is built before the match."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from kickabout.engine.box_files import BoxError
from kickabout.engine.match import Match
from kickabout.engine.roster import Roster
from kickabout.games.futera_susu import GAME, squads
from kickabout.games.futera_susu.box import load_box
from kickabout.games.futera_susu.roster import RULES
from kickabout.games.futera_susu.state import Position
from tests.clauses import clause
from tests.games.futera_susu.boxes import BOX, swapped
from tests.games.said import said
from tests.rulebooks.futera_susu.positions import (
    CLASSES,
    LINE_UP,
    POSITIONS,
    STATS,
    deck,
    lay,
    lock_in,
    new,
    own_box,
    play,
    send,
    until,
    variant,
    wears,
)
from tests.rulebooks.reading import verb
from tests.rulebooks.refusals import refused

GOALIE = ("red-g1",)
DEFENDERS = ("red-d1", "red-d2", "red-d3", "blue-d1")
MIDFIELDERS = ("red-m1", "blue-m1")
FORWARDS = ("red-f1", "red-f2", "red-f3", "blue-f1")
ELEVEN = (*GOALIE, *DEFENDERS, *MIDFIELDERS, *FORWARDS)
SUBS = ("red-d4", "red-m2", "red-f4", "blue-f2", "green-m1")
TACTICS = ("energy-boost", "home-crowd", "captains-cry", "tactical-switch", "long-ball")
REFEREES = ("red-card", "yellow-card", "var-check", "advantage", "offside")
IN_ORDER = ["goalkeeper"] + ["defender"] * 4 + ["midfielder"] * 2 + ["forward"] * 4


def sign(match: Match, *players: str) -> None:
    play(match, *(f"sign {player}" for player in players))


def position(match: Match, player: str) -> str:
    return POSITIONS[match.box.player(match.box.player_numbers[player]).position]


def signable(match: Match) -> list[str]:
    return [name.removeprefix("sign ") for name in match.legal if name.startswith("sign ")]


# 1. The squad.


@clause("SUSU-1.1")
def test_two_players_with_a_squad_and_a_deck_each() -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2"):
            Match(new().game, seats)
    match = new()
    until(match, "place")
    for seat in range(2):
        assert all(match.state.squad[seat, shirt] > 0 for shirt in range(16))
        assert match.state.packed[seat] == 10


@clause("SUSU-1.2")
def test_the_rows_of_the_pitch() -> None:
    match = lock_in()
    play(match, *LINE_UP, *LINE_UP)
    rows = Counter(
        position(match, entry["player"]["slug"]) for entry in match.view()["players"][0]["field"]
    )
    assert rows == {"forward": 4, "midfielder": 2, "defender": 4, "goalkeeper": 1}


@clause("SUSU-1.3")
def test_substitutes_are_of_any_position_but_goalkeepers() -> None:
    match = new()
    sign(match, *ELEVEN)
    assert {position(match, player) for player in signable(match)} == {
        "forward",
        "midfielder",
        "defender",
    }
    sign(match, *SUBS)
    assert signable(match) == []


@clause("SUSU-1.4")
@pytest.mark.parametrize(("face", "stat"), list(enumerate(STATS, 1)))
def test_the_faces_of_a_die_name_the_six_stats(face: int, stat: str) -> None:
    match = lay(hands=("energy-boost", ""))
    send(match)
    play(match, f"play energy-boost on {stat}", f"roll {face} {face}")
    # The one stat that has been boosted is the one that the face names.
    assert match.state.duels == 1
    match = lay(hands=("energy-boost", ""))
    send(match)
    play(match, f"play energy-boost on {stat}", f"roll {face % 6 + 1} {face % 6 + 1}")
    assert match.state.duels == 0


@clause("SUSU-1.4")
def test_a_player_card() -> None:
    match = lay()
    send(match)
    card = match.view()["duel"]["sides"][0]["player"]
    assert (card["slug"], card["team"]["slug"], card["position"]) == ("red-m1", "red", "midfielder")
    assert [stat["name"] for stat in card["stats"]] == list(STATS)
    assert [stat["value"] for stat in card["stats"]] == [5, 6, 7, 8, 9, 10]


@clause("SUSU-1.5")
def test_stats_are_whole_numbers_from_1_to_20(tmp_path: Path) -> None:
    leaf = 'slug = "leaf", name = "Leaf", team = "green", position = "midfielder", stats = [1, 1'
    for good in (1, 20):
        load_box(variant(tmp_path, (leaf, leaf[:-1] + str(good))))
    for bad in ("0", "21", "5.5"):
        with pytest.raises(BoxError, match="from 1 to 20"):
            load_box(variant(tmp_path, (leaf, leaf[:-1] + bad)))


@clause("SUSU-1.6")
def test_the_classes_of_players() -> None:
    assert {CLASSES[player.klass] for player in own_box().players} == set(CLASSES)


@clause("SUSU-1.7")
def test_one_legendary_captain_in_the_eleven_and_more_on_the_bench() -> None:
    match = new()
    sign(match, *GOALIE, *DEFENDERS, *MIDFIELDERS, "red-captain")
    assert "SUSU-1.7" in refused(match, "sign blue-captain")
    sign(match, *FORWARDS[:3], "blue-captain", "green-captain")


@clause("SUSU-1.9")
@pytest.mark.parametrize("letter", ["d", "m", "f"])
def test_a_bench_of_one_position(letter: str) -> None:
    match = new()
    sign(match, *ELEVEN)
    number = {"m": "m2", "d": "d4", "f": "f4"}[letter]
    bench = [f"{team}-{number}" for team in ("red", "blue", "green")]
    number = {"m": "m3", "d": "d5", "f": "f5"}[letter]
    sign(match, *bench, f"red-{number}", f"blue-{number}")
    assert verb(match) == "deck"


@clause("SUSU-1.9")
@pytest.mark.parametrize(
    ("midfielders", "told"),
    [
        (0, "No Midfielder among the substitutes; every ready-made squad has at least 4."),
        (1, "1 Midfielder among the substitutes; every ready-made squad has at least 4."),
        (3, "3 Midfielders among the substitutes; every ready-made squad has at least 4."),
        (4, None),
        (5, "All 5 substitutes are Midfielders: "),
    ],
)
def test_few_midfielders_and_nobody_else_are_remarked_on(
    midfielders: int, told: str | None
) -> None:
    match = new(box=None)
    free = [one for one in match.box.players if one.position < Position.GOALKEEPER]
    bench = [one.slug for one in free if one.position == Position.MIDFIELDER][:midfielders]
    bench += [one.slug for one in free if one.position != Position.MIDFIELDER][: 5 - midfielders]
    remarks = said(GAME, squads.remarks(match.box, roster((), bench, ())))
    assert [remark.startswith(told or "?") for remark in remarks] == [True] * (told is not None)
    assert all(remark.endswith("(SUSU-1.9).") for remark in remarks)
    # A bench that is not full yet is left alone.
    assert squads.remarks(match.box, roster((), bench[1:], ())) == []


@clause("SUSU-1.9")
def test_what_few_are_goes_by_the_ready_made_squads() -> None:
    box = new().box
    assert squads.few_midfielders(box, 2) is None
    few = squads.few_midfielders(box, 1)
    assert few is not None
    assert "every ready-made squad has at least 2." in said(GAME, [few])[0]
    own = new(box=None).box
    for squad, _ in RULES.plan(own).ready.values():
        assert RULES.remarks(own, squad) == []


@clause("SUSU-1.9")
def test_it_is_told_while_substitutes_are_signed() -> None:
    match = new(box=None)
    told: list[str | None] = []
    while verb(match) != "deck":
        build = match.view(0)["build"]
        told.append(build["remark"])
        positions = [one["player"]["position"] for one in build["pool"]]
        first = positions.index("midfielder") if len(told) > 12 else 0
        play(match, build["pool"][first]["action"])
    assert told[:11] == [None] * 11
    assert [remark is not None for remark in told[11:]] == [True] * 5
    assert [str(remark).split()[0] for remark in told[11:]] == ["No", "No", "1", "2", "3"]


@clause("SUSU-1.10")
def test_the_teams_of_the_box() -> None:
    box = own_box()
    assert len(box.teams) == 6
    for team in range(6):
        players = [player for player in box.players if player.team == team]
        assert len(players) >= 18
        classes = Counter(CLASSES[player.klass] for player in players)
        assert classes["legendary-captain"] == classes["cult-hero"] == 1
        assert classes["local-hero"] == 2
        rows = Counter(POSITIONS[player.position] for player in players)
        for word, least in (("goalkeeper", 2), ("defender", 5), ("midfielder", 3), ("forward", 5)):
            assert rows[word] >= least, (box.teams[team].name, word)


@clause("SUSU-1.11")
def test_shirts() -> None:
    match = new()
    sign(match, *ELEVEN, *SUBS)
    assert [wears(match, 0, number) for number in range(1, 17)] == [*ELEVEN, *SUBS]
    match = lock_in()
    for placed, (number, row) in enumerate(
        (
            (1, "goal"),
            (2, "defence"),
            (5, "defence"),
            (6, "midfield"),
            (7, "midfield"),
            (11, "forwards"),
        )
    ):
        assert match.state.placed[0] == placed
        play(match, f"place {number} in {row}")


# 2. Before the match.


@clause("SUSU-2.1", "SUSU-16.1")
def test_a_ready_made_squad_or_ones_own() -> None:
    match = new()
    assert match.legal[:3] == ["squad plain", "squad loyal", "sign red-g1"]
    play(match, "squad loyal")
    assert [match.state.squad[0, n] for n in range(16)] == list(match.box.squads[1].shirts)
    assert verb(match) == "deck"
    match = new()
    sign(match, *ELEVEN, *SUBS)
    assert verb(match) == "deck"


@clause("SUSU-2.1")
def test_there_are_six_ready_made_squads_and_four_decks() -> None:
    match = new(box=None)
    ready = [name for name in match.legal if name.startswith("squad ")]
    assert len(ready) == 6
    play(match, ready[0])
    assert len([name for name in match.legal if name.startswith("deck ")]) == 4


@clause("SUSU-2.2")
def test_players_are_signed_in_the_order_of_shirts() -> None:
    match = new()
    for wanted, player in zip(IN_ORDER, ELEVEN, strict=True):
        assert {position(match, name) for name in signable(match)} == {wanted}
        for other in ("red-g2", "red-d5", "red-m3", "red-f5"):
            if position(match, other) != wanted:
                assert "SUSU-2.2" in refused(match, f"sign {other}")
        sign(match, player)


@clause("SUSU-2.3")
@pytest.mark.parametrize("kinds", [TACTICS, REFEREES, TACTICS[:2] + REFEREES[:3]])
def test_ten_action_cards_in_any_mix(kinds: tuple[str, ...]) -> None:
    match = new()
    play(match, "squad plain")
    types = {card.slug: card.type for card in match.box.cards}
    assert {types[kind] for kind in TACTICS} == {"tactic"}
    assert {types[kind] for kind in REFEREES} == {"referee"}
    for number, kind in enumerate(kinds * 2, 1):
        assert match.actor == 0
        play(match, f"pack {kind}")
        assert match.state.packed[0] == number
    assert match.actor == 1


@clause("SUSU-2.5", "SUSU-16.1")
def test_a_ready_made_deck() -> None:
    match = new()
    play(match, "squad plain")
    assert match.legal[:3] == ["deck first", "deck second", "pack red-card"]
    play(match, "deck second")
    assert deck(match, 0) == sorted(
        2 * ["advantage", "tactical-switch", "long-ball", "offside", "stern-word"]
    )
    assert match.actor == 1


@clause("SUSU-2.7")
def test_both_build_at_the_same_time() -> None:
    match = new()
    match.play("squad plain", seat=1)
    match.play("sign red-g1", seat=0)
    match.play("deck first", seat=1)
    assert match.legal_for(1) == []
    assert match.actor == 0
    play(match, "sign red-d1")


@clause("SUSU-2.8")
def test_both_may_have_the_same() -> None:
    match = new()
    play(match, "squad plain", "deck first", "squad plain", "deck first")
    assert [wears(match, 0, n) for n in (1, 8, 16)] == [wears(match, 1, n) for n in (1, 8, 16)]
    until(match, "place")
    assert match.state.hand_size[0] == match.state.hand_size[1] == 5


def roster(eleven: Sequence[str], subs: Sequence[str], deck: Sequence[str]) -> Roster:
    return Roster("Mine", {"eleven": tuple(eleven), "subs": tuple(subs), "deck": tuple(deck)})


COMPLAINTS = {
    "a forward missing": (
        swapped("eleven", "ruby-squall"),
        "The eleven has 3 Forwards; it takes 4 (SUSU-1.2).",
    ),
    "two goalkeepers": (
        swapped("eleven", "otto-bollard", "otto-bollard", "mina-fathom"),
        "The eleven has 2 Goalkeepers; it takes 1 (SUSU-1.2).",
    ),
    "a bench of four": (
        swapped("subs", "jory-scuttle"),
        "The squad has 4 substitutes; it takes 5 (SUSU-1.3).",
    ),
    "a goalkeeper on the bench": (
        swapped("subs", "jory-scuttle", "mina-fathom"),
        "Mina Fathom is a Goalkeeper, no substitute (SUSU-1.3).",
    ),
    "two captains": (
        swapped("eleven", "ruby-squall", "maximilian-brass"),
        "The eleven has 2 Legendary Captains, Vera Storm and Maximilian Brass; one at most (SUSU-1.7).",
    ),
    "a substitute who plays": (
        swapped("subs", "jory-scuttle", "ruby-squall"),
        "Ruby Squall is in the squad twice (SUSU-1.8).",
    ),
    "a stranger": (
        swapped("subs", "jory-scuttle", "jory-subtle"),
        "There is no player 'jory-subtle' in this box (SUSU-2.1).",
    ),
    "a deck of nine": (
        swapped("deck", "extra-time"),
        "The deck has 9 action cards; it takes 10 (SUSU-2.3).",
    ),
    "three of a kind": (
        swapped("deck", "extra-time", "red-card"),
        "The deck has 3 of Red Card; 2 at most (SUSU-2.4).",
    ),
    "an unknown card": (
        swapped("deck", "extra-time", "blue-card"),
        "There is no action card 'blue-card' in this box (SUSU-2.3).",
    ),
}


@clause("SUSU-2.9")
@pytest.mark.parametrize("what", COMPLAINTS)
def test_what_is_wrong_is_named_with_its_clause(what: str) -> None:
    roster, complaint = COMPLAINTS[what]
    assert complaint in said(GAME, squads.complaints(BOX, roster))


@clause("SUSU-2.9")
def test_a_squad_that_breaks_none_is_signed() -> None:
    match = new()
    mine = roster(ELEVEN, SUBS, TACTICS * 2)
    assert squads.complaints(match.box, mine) == []
    for group in squads.actions(match.box, mine):
        play(match, *group)
    assert match.actor == 1


@clause("SUSU-2.10")
def test_five_cards_are_drawn_from_the_shuffled_deck() -> None:
    match = new()
    play(match, "squad plain", "deck first", "squad plain", "deck second")
    first = ("red-card", "energy-boost", "home-crowd", "yellow-card", "var-check")
    assert match.outcomes == pytest.approx({f"draw {card}": 1 / 5 for card in first})
    play(match, "draw red-card")
    assert match.outcomes["draw red-card"] == pytest.approx(1 / 9)
    assert match.outcomes["draw var-check"] == pytest.approx(2 / 9)
    play(match, *["draw var-check"] * 2, *["draw home-crowd"] * 2)
    assert "draw offside" in match.outcomes
    until(match, "place")
    assert [match.state.hand_size[seat] for seat in range(2)] == [5, 5]
    assert [match.state.deck_size[seat] for seat in range(2)] == [5, 5]
