"""Section 8: what the action cards do. `tests/games/futera_susu/test_refusals.py` shows when each is refused."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.futera_susu.positions import (
    SPOTS,
    STATS,
    after,
    bonuses,
    deck,
    dueller,
    face_up,
    hand,
    hold,
    lay,
    lost,
    play,
    send,
    substitutes,
    to_the_goal,
    totals,
    used,
)
from tests.rulebooks.reading import can, goals, verb


def boosts(match: Match, seat: int) -> list[int]:
    """Return what action cards add to each stat of a side's card."""
    return [match.state.boost[seat, stat] for stat in range(6)]


def held(card: str, seat: int) -> tuple[str, str]:
    """Return hands in which a seat has this card, and the other nothing."""
    return ("", card) if seat else (card, "")


def winner(match: Match) -> int | None:
    """Return the seat that has won the first duel, None if it goes on."""
    return match.state.last_winner if match.state.duels else None


# The Red Card.


@clause("SUSU-8.1")
@pytest.mark.parametrize("spot", ["f2", "m2", "d4"])
def test_red_card_takes_a_card_off_at_once(spot: str) -> None:
    match = after(f"meet m1 m1 / play red-card on {spot}", hands=("red-card", ""))
    assert (lost(match, 0), lost(match, 1)) == (set(), {spot})
    assert verb(match) == "roll"


@clause("SUSU-8.2")
def test_red_card_is_played_on_anybody_but_the_goalkeeper() -> None:
    match = after("meet m1 m2", hands=("red-card", ""))
    assert match.legal == [*(f"play red-card on {spot}" for spot in SPOTS[:10]), "hold"]
    assert face_up(match, 1) == {"m2"}


FOUR_FORWARDS = ["send f1", "send f2", "send f3", "send f4"]
SENT_OFF = {
    "one in the duel is replaced": (
        "meet m1 m2 / play red-card on m2",
        {"hands": ("red-card", "")},
        (1, ["send m1"]),
    ),
    "its owner fills the gap first": (
        "duel 6 1 / meet f2 d1 / play red-card on f2",
        {"hands": ("", "red-card"), "bench": ("15 16", "")},
        (0, ["bring 15", "leave"]),
    ),
    "and then sends a card": (
        "duel 6 1 / meet f2 d1 / play red-card on f2 / bring 15",
        {"hands": ("", "red-card"), "bench": ("15 16", "")},
        (0, FOUR_FORWARDS),
    ),
    "who shoots is replaced too": (
        "duel 6 1 / duel 6 1 / play red-card on f1",
        {"hands": ("", "red-card")},
        (0, FOUR_FORWARDS[1:]),
    ),
    "a Midfielder comes in where no Forward is left": (
        "duel 6 1 / meet f4 d1 / play red-card on f4",
        {"hands": ("", "red-card"), "gone": ("f1 f2 f3", "")},
        (0, ["send m1", "send m2"]),
    ),
    "without Midfielders the match is over": (
        "meet / play red-card on m1",
        {"hands": ("red-card", ""), "gone": ("", "m2")},
        (None, []),
    ),
}


@clause("SUSU-8.3")
@pytest.mark.parametrize("what", SENT_OFF)
def test_one_sent_off_in_a_duel_is_replaced(what: str) -> None:
    actions, position, asked = SENT_OFF[what]
    match = after(actions, **position)
    assert (match.actor, match.legal) == asked


@clause("SUSU-8.3")
@pytest.mark.parametrize(
    ("what", "sent", "cards"),
    [
        ("one in the duel is replaced", "m1", ("m1", "m1")),
        ("and then sends a card", "f2", ("f2", "d1")),
        ("who shoots is replaced too", "f3", ("f3", "g")),
        ("a Midfielder comes in where no Forward is left", "m1", ("m1", "d1")),
    ],
)
def test_the_duel_goes_on_with_the_one_who_is_sent(
    what: str, sent: str, cards: tuple[str, str]
) -> None:
    actions, position, _ = SENT_OFF[what]
    match = after(f"{actions} / send {sent}", **position)
    assert (dueller(match, 0), dueller(match, 1)) == cards
    assert match.state.covering[0] == (what.startswith("a Midfielder"))
    duels = match.state.duels
    play(match, "roll 6 1")
    assert match.state.duels == duels + 1


@clause("SUSU-8.4")
def test_the_die_stays() -> None:
    # 10 against 1: the die of the one who has gone is read on the one who came.
    match = after(
        "meet m1 m1 / hold / roll 6 2 / play red-card on m1 / send m2",
        hands=("red-card", ""),
        wearing=({}, {6: "rock", 7: "leaf"}),
    )
    assert winner(match) == 0
    assert [match.state.last_die[seat] for seat in range(2)] == [6, 2]


@clause("SUSU-8.4")
def test_so_does_what_cards_have_added() -> None:
    match = after(
        "meet m1 m1 / hold / play home-crowd / roll 3 3 / play red-card on m1 / send m2",
        hands=("red-card", "home-crowd offside"),
    )
    assert (winner(match), match.state.last_boost[1]) == (1, 1)


@clause("SUSU-8.4")
@pytest.mark.parametrize("rolled", ["", "hold / hold / roll 3 2 / "])
def test_the_bonus_is_that_of_the_one_who_comes(rolled: str) -> None:
    worn = {8: "red-captain", 6: "blue-m2", 7: "red-m1"}
    match = after("meet m1 m1", hands=("red-card", "offside"), wearing=({}, worn))
    assert bonuses(match) == [0, 0]
    play(match, *f"{rolled}play red-card on m1 / send m2".split(" / "))
    assert bonuses(match) == [0, 5]
    if rolled:
        play(match, "hold")
        assert winner(match) == 1


# What is added and taken.


@clause("SUSU-8.5", "SUSU-16.4")
@pytest.mark.parametrize("face", range(1, 7))
def test_energy_boost_adds_2_to_one_stat(face: int) -> None:
    match = after(
        f"meet / play energy-boost on {STATS[face - 1]} / hold",
        hands=("energy-boost offside", "offside"),
    )
    assert boosts(match, 0) == [2 * (stat == face - 1) for stat in range(6)]
    play(match, f"roll {face} {face}")
    assert totals(match) == [6 + face, 4 + face]


@clause("SUSU-8.6")
def test_the_stat_is_chosen_when_it_is_played() -> None:
    match = after("meet", hands=("energy-boost", ""))
    ways = [f"play energy-boost on {stat}" for stat in STATS]
    assert match.legal == [*ways, "hold"]
    play(match, "hold", "roll 3 4")
    assert match.legal == [*ways, "hold"]
    play(match, "play energy-boost on passing")
    assert winner(match) == 0


@clause("SUSU-8.7", "SUSU-8.8")
@pytest.mark.parametrize("dice", ["6 1", "4 2", "1 6"])
def test_var_check_makes_both_roll_again(dice: str) -> None:
    match = after(f"meet / hold / roll {dice} / play var-check", hands=("", "var-check"))
    assert len(match.outcomes) == 36
    assert [match.state.die[seat] for seat in range(2)] == [0, 0]
    play(match, "roll 2 3")
    assert winner(match) == 1


@pytest.mark.parametrize(
    ("card", "own", "rival"),
    [
        pytest.param("yellow-card", 0, -2, marks=clause("SUSU-8.9")),
        pytest.param("home-crowd", 1, 0, marks=clause("SUSU-8.18")),
    ],
)
@pytest.mark.parametrize("holder", [0, 1])
def test_a_card_counts_on_every_stat(card: str, own: int, rival: int, holder: int) -> None:
    hands = ["offside", "offside"]
    hands[holder] = card
    match = after("meet", hands=hands)
    while match.actor != holder:
        play(match, "hold")
    play(match, f"play {card}")
    hold(match)
    assert (boosts(match, holder), boosts(match, 1 - holder)) == ([own] * 6, [rival] * 6)
    play(match, "roll 4 4")
    mine, theirs = 8 + own, 8 + rival
    assert totals(match) == ([theirs, mine] if holder else [mine, theirs])


@clause("SUSU-8.17")
@pytest.mark.parametrize(("dice", "won"), [("6 3", None), ("5 3", 1), ("6 2", 0)])
def test_the_wall_adds_3_to_the_goalkeeper(dice: str, won: int | None) -> None:
    match = lay(hands=("", "the-wall"))
    to_the_goal(match)
    play(match, "play the-wall", f"roll {dice}")
    assert match.state.duels == (2 if won is None else 3)
    if won is not None:
        assert match.state.last_winner == won


# Dice and ties.


@clause("SUSU-8.10")
@pytest.mark.parametrize("holder", [0, 1])
@pytest.mark.parametrize("level", [True, False])
def test_advantage_wins_a_tie_and_nothing_else(holder: int, level: bool) -> None:
    dice = "3 3" if level else ("3 4", "4 3")[holder]
    match = after(f"meet / play advantage / roll {dice}", hands=held("advantage", holder))
    assert winner(match) == (holder if level else 1 - holder)


@clause("SUSU-8.10")
def test_two_advantages_are_none() -> None:
    match = after(
        "meet / play advantage / play advantage / roll 3 3", hands=("advantage", "advantage")
    )
    assert (verb(match), winner(match)) == ("roll", None)


@clause("SUSU-8.16", "SUSU-16.7")
@pytest.mark.parametrize("holder", [0, 1])
def test_captains_cry_rolls_ones_own_die_again(holder: int) -> None:
    match = after("meet / hold / roll 3 3 / play captains-cry", hands=held("captains-cry", holder))
    assert match.outcomes == pytest.approx({f"re-roll {face}": 1 / 6 for face in range(1, 7)})
    play(match, "re-roll 4")
    assert winner(match) == holder
    assert [match.state.last_die[seat] for seat in (holder, 1 - holder)] == [4, 3]


# Who duels, and where.


@clause("SUSU-8.11")
@pytest.mark.parametrize("holder", [0, 1])
def test_tactical_switch_sends_another_card_of_the_row(holder: int) -> None:
    match = after("meet m1 m1", hands=held("tactical-switch*2", holder))
    assert match.legal == ["play tactical-switch on m2", "hold"]
    play(match, "play tactical-switch on m2")
    assert dueller(match, holder) == "m2"
    assert face_up(match, holder) == {"m1", "m2"}
    assert lost(match, holder) == set()
    play(match, "roll 6 1")
    send(match, "f1", "d1")
    row = "d" if holder else "f"
    assert match.legal == [*(f"play tactical-switch on {row}{n}" for n in (2, 3, 4)), "hold"]


@clause("SUSU-8.11")
def test_it_is_the_new_card_that_counts() -> None:
    switch = "meet m1 m1 / play tactical-switch on m2"
    hands = ("tactical-switch", "")
    assert winner(after(f"{switch} / roll 1 6", hands=hands, wearing=({7: "rock"}, {}))) == 0
    assert bonuses(after(switch, hands=hands, wearing=({8: "blue-captain"}, {}))) == [5, 0]


@clause("SUSU-8.12")
@pytest.mark.parametrize(("dice", "scored"), [("4 1", True), ("4 2", None), ("3 2", False)])
def test_long_ball_leads_straight_to_the_goal(dice: str, scored: bool | None) -> None:
    match = after("meet / play long-ball / roll 6 1", hands=("long-ball", ""))
    assert (match.state.stage, match.legal) == (2, FOUR_FORWARDS)
    play(match, "send f3")
    assert verb(match) == "roll"
    assert boosts(match, 0) == [-2] * 6
    play(match, f"roll {dice}")
    assert goals(match)[0] == int(scored is True)
    assert (match.state.turn == 1) == (scored is not None)


@clause("SUSU-8.12")
def test_a_long_ball_that_is_lost_is_forgotten() -> None:
    match = after("meet / play long-ball / roll 1 6", hands=("long-ball", ""))
    assert match.state.turn == 1
    assert after("duel 6 1", match).state.stage == 1


@clause("SUSU-8.13")
def test_offside_ends_the_possession_without_a_roll() -> None:
    match = after("duel 6 1 / duel 6 1 / play offside", hands=("", "offside"))
    assert (match.actor, match.state.turn, match.state.stage) == (1, 1, 0)
    assert goals(match) == [0, 0]
    assert lost(match, 0) == lost(match, 1) == set()
    assert verb(match) == "send"


# Cards, and substitutes.


@clause("SUSU-8.14")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_extra_time_draws_two_cards(left: int) -> None:
    match = after(
        "meet / play extra-time", hands=("", "extra-time"), decks=("offside", f"long-ball*{left}")
    )
    drawn = 0
    while verb(match) == "draw":
        play(match, "draw long-ball")
        drawn += 1
    assert drawn == min(left, 2)
    assert (hand(match, 1), hand(match, 0)) == (["long-ball"] * drawn, [])
    assert len(deck(match, 1)) == left - drawn
    assert (used(match, 1), verb(match)) == (["extra-time"], "roll")


@clause("SUSU-8.15", "SUSU-16.6")
@pytest.mark.parametrize("holder", [0, 1])
def test_pulled_hamstring_takes_a_substitute_by_lot(holder: int) -> None:
    bench = ["12 13", "12 13"]
    bench[1 - holder] = "12 14 16"
    match = after(
        "meet / play pulled-hamstring", hands=held("pulled-hamstring", holder), bench=bench
    )
    hurt = {"injure 12 green-d1", "injure 14 green-m2", "injure 16 green-captain"}
    assert match.outcomes == pytest.approx(dict.fromkeys(hurt, 1 / 3))
    play(match, "injure 14 green-m2")
    assert (substitutes(match, 1 - holder), substitutes(match, holder)) == ({12, 16}, {12, 13})
    assert match.state.bench[1 - holder] == 2
    assert verb(match) == "roll"


@clause("SUSU-8.19")
@pytest.mark.parametrize(
    "actions", ["play stern-word / roll 6 1", "hold / hold / roll 6 1 / play stern-word"]
)
def test_stern_word_keeps_the_opponent_from_playing(actions: str) -> None:
    match = after(f"meet / {actions}", hands=("stern-word", "home-crowd var-check"))
    assert match.state.duels == 1
    assert hand(match, 1) == ["home-crowd", "var-check"]


@pytest.mark.parametrize(
    ("card", "actions", "seat"),
    [
        pytest.param("var-check", "meet / hold / roll 6 1", 0, marks=clause("SUSU-8.8")),
        pytest.param("long-ball", "meet", 0, marks=clause("SUSU-8.12")),
        pytest.param("offside", "duel 6 1 / duel 6 1", 1, marks=clause("SUSU-8.13")),
        pytest.param("the-wall", "duel 6 1 / duel 6 1", 1, marks=clause("SUSU-8.17")),
    ],
)
def test_a_card_may_be_played_where_it_is_for(card: str, actions: str, seat: int) -> None:
    match = after(actions, hands=held(card, seat))
    assert match.actor == seat
    assert can(match, f"play {card}")
