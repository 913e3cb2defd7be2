"""Section 7: playing cards, and answering them."""

import pytest

from kickabout.engine.match import Match
from tests.clauses import clause
from tests.rulebooks.laying import cards, hold, play
from tests.rulebooks.reading import can, verb
from tests.rulebooks.refusals import refused
from tests.rulebooks.social_soccer.positions import EVERYBODY, asked, blocked, lay
from tests.rulebooks.social_soccer.reading import (
    FIELD,
    attack,
    ball,
    discards,
    fresh,
    goals,
    hand,
    offered,
    pools,
    stack,
    tired,
)

EVERY_SUPPORT = (
    "boost long-boost guard jinx trip lift tackle draw-two discard-two spy switch gain drain rally"
    " dig-in together rain mud fog tire-attack tire-defence tire-all wake-all triple with-the-ball"
    " in-open-play"
)
"""Supports that a seat with the ball may play while it has tired players."""


def aim(match: Match) -> None:
    """Choose the first legal target, if the card needs one."""
    if verb(match) == "aim":
        play(match, match.legal[0])


@clause("SOC-7.1")
@pytest.mark.parametrize("slug", cards(EVERY_SUPPORT))
def test_a_support_is_paid_from_the_pool(slug: str) -> None:
    match = lay(hands=(f"{slug} push", "gain"))
    cost = match.box.cards[match.box.kinds[slug]].cost
    play(match, f"play {slug}")
    aim(match)
    assert pools(match) == [20 - cost, 20]
    assert tired(match, 0) == set()
    assert hand(match, 0) == ["push"]


@clause("SOC-7.2")
def test_a_mastermove_tires() -> None:
    match = lay(hands=("run overlap", ""))
    play(match, "play overlap")
    assert {name.split()[0] for name in match.legal} == {"tire"}
    play(match, "tire a2")
    assert {name.split()[0] for name in match.legal} == {"tire"}
    play(match, "tire d1")
    assert tired(match, 0) == {"a2", "d1"}
    assert pools(match) == [18, 20]
    assert attack(match, 0, "a1") == 5
    play(match, "play run", "tire a4")
    assert tired(match, 0) == {"a2", "a4", "d1"}


@clause("SOC-7.3")
def test_any_fresh_field_players() -> None:
    match = lay(hands=("overlap", ""), tired=("a2", ""), exhausted=("d3", ""))
    play(match, "play overlap")
    assert offered(match, "tire") == set(FIELD) - {"a2", "d3"}
    play(match, "tire a1")
    assert offered(match, "tire") == set(FIELD) - {"a1", "a2", "d3"}
    play(match, "tire d4")
    assert tired(match, 0) == {"a1", "a2", "d4"}
    assert match.legal == ["give up"]


@clause("SOC-7.4")
def test_what_the_pool_cannot_pay() -> None:
    for custody in range(7):
        match = lay(hands=("gain boost draw-two wake", ""), tired=("a2", ""), custody=(custody, 20))
        found = offered(match, "play")
        assert found == {
            slug
            for slug, cost in {"gain": 1, "boost": 2, "draw-two": 3, "wake": 4}.items()
            if cost <= custody
        }
    match = lay(hands=("boost", ""), custody=(1, 20))
    assert "SOC-7.4" in refused(match, "play boost")


@clause("SOC-7.4")
def test_too_few_who_are_fresh() -> None:
    all_but = " ".join(spot for spot in FIELD if spot not in ("a1", "d4"))
    match = lay(hands=("run overlap gain", ""), tired=(all_but, ""))
    assert offered(match, "play") == {"run", "overlap", "gain"}
    play(match, "play run", "tire d4")
    assert offered(match, "play") == {"gain"}
    match = lay(hands=("overlap run", ""), tired=(all_but + " d4", ""))
    assert offered(match, "play") == {"run"}


@clause("SOC-7.4")
def test_nobody_whom_it_could_be_for() -> None:
    match = lay(hands=("wake", "tackle"), tired=("", EVERYBODY))
    assert not can(match, "play wake")
    match = lay(hands=("tackle wake", ""), tired=("a3", EVERYBODY))
    assert offered(match, "play") == {"wake"}
    match = lay(hands=("weaken crush soften stop cancel copy", ""))
    assert offered(match, "play") == set()


@clause("SOC-7.4")
@pytest.mark.parametrize("slug", ["cancel", "copy"])
def test_nothing_that_it_could_be_for(slug: str) -> None:
    match = lay(hands=("gain", slug))
    play(match, "pass to a2")
    assert match.legal == ["hold"]
    play(match, "hold", "play gain")
    assert match.legal == [f"play {slug}", "hold"]


@clause("SOC-7.4")
@pytest.mark.parametrize("slug", ["cancel", "copy"])
def test_nobody_answers_oneself(slug: str) -> None:
    match = blocked(f"gain {slug}", f"boost {slug}")
    play(match, "play gain", "hold")
    assert match.actor == 0
    assert match.legal == ["hold"]


@clause("SOC-7.5")
def test_paid_even_if_it_comes_to_nothing() -> None:
    match = lay(hands=("overlap", "cancel"))
    play(match, "play overlap")
    assert pools(match) == [18, 20]
    assert hand(match, 0) == []
    play(match, "tire a3", "tire a4", "play cancel")
    assert pools(match) == [18, 16]
    assert tired(match, 0) == {"a3", "a4"}
    assert attack(match, 0, "a1") == 3
    assert discards(match, 0) == ["overlap"]


@clause("SOC-7.6")
def test_both_sides_play_cards() -> None:
    match = lay(hands=("gain run", "gain run"))
    play(match, "play gain", "play run", "tire d1", "play run", "tire d2")
    hold(match)
    assert tired(match, 0) == {"d2"}
    assert tired(match, 1) == {"d1"}
    play(match, "pass to a2", "play gain")
    assert discards(match, 1) == ["gain", "run"]


@clause("SOC-7.7")
def test_a_card_that_says_when() -> None:
    match = lay(hands=("with-the-ball without-the-ball at-own-shot in-open-play", ""))
    assert offered(match, "play") == {"with-the-ball", "in-open-play"}
    assert "SOC-7.7" in refused(match, "play without-the-ball")
    assert "SOC-7.7" in refused(match, "play at-own-shot")


@clause("SOC-7.7")
@pytest.mark.parametrize("in_round", [1, 5, 6, 9, 12])
def test_a_card_that_waits_for_a_round(in_round: int) -> None:
    match = lay(hands=("at-dusk gain", ""), in_round=in_round)
    assert offered(match, "play") == ({"at-dusk", "gain"} if in_round >= 6 else {"gain"})
    if in_round < 6:
        assert "only from round 6 on (SOC-7.7)" in refused(match, "play at-dusk")


@clause("SOC-7.8")
@pytest.mark.parametrize("action", ["pass to a2", "play gain", "play run"])
@pytest.mark.parametrize("answers", [True, False])
def test_every_pass_and_card_may_be_answered(action: str, answers: bool) -> None:
    match = lay(hands=("gain run", "boost gain"))
    play(match, action)
    if action == "play run":
        play(match, "tire a4")
    assert match.actor == 1
    assert match.legal == ["play gain", "hold"]
    play(match, "play gain" if answers else "hold")
    hold(match)
    assert discards(match, 1) == (["gain"] if answers else [])
    assert match.actor == 0


@clause("SOC-7.8")
@pytest.mark.parametrize(
    ("action", "after"), [("pass to a2", ("a2", 20)), ("play gain", ("a1", 22))]
)
def test_before_it_happens(action: str, after: tuple[str, int]) -> None:
    match = lay(hands=("gain", "spy"))
    play(match, action)
    assert ball(match) == (0, "a1")
    assert pools(match)[0] <= 20
    play(match, "hold")
    assert (ball(match), pools(match)[0]) == ((0, after[0]), after[1])


@clause("SOC-7.9")
def test_answers_are_answered_in_turn() -> None:
    match = lay(hands=("boost gain*2", "gain*2"))
    play(match, "play boost")
    for seat in (1, 0, 1, 0):
        assert match.actor == seat
        play(match, "play gain")
    assert attack(match, 0, "a1") == 4


@clause("SOC-7.10")
def test_last_in_first_out() -> None:
    # The cancel in answer comes first, so what it answers does nothing, and the boost stands.
    match = lay(hands=("boost cancel gain", "cancel gain"))
    play(match, "play boost", "play cancel", "play cancel", "hold")
    assert attack(match, 0, "a1") == 4
    match = lay(hands=("boost gain", "cancel gain"))
    play(match, "play boost", "play cancel", "hold")
    assert attack(match, 0, "a1") == 3


@clause("SOC-7.10")
def test_what_is_drawn_shows_the_order() -> None:
    match = lay(hands=("draw-two gain", "discard-two gain"), decks=("boost spy", ""))
    play(match, "play draw-two", "play discard-two", "hold")
    assert verb(match) == "lose"
    play(match, "lose gain")
    assert verb(match) == "draw"
    play(match, "draw boost", "draw spy")
    assert hand(match, 0) == ["boost", "spy"]


@clause("SOC-7.11")
def test_the_first_who_holds_ends_it() -> None:
    match = lay(hands=("boost gain*2", "gain*3"))
    play(match, "play boost", "hold")
    assert stack(match) == []
    assert attack(match, 0, "a1") == 4
    play(match, "pass to a2", "play gain", "hold")
    assert (stack(match), ball(match)) == ([], (0, "a2"))
    play(match, "pass to a3", "play gain", "play gain", "hold")
    assert (stack(match), ball(match)) == ([], (0, "a3"))


@clause("SOC-7.11")
def test_nobody_is_asked_on_the_way() -> None:
    match = lay(hands=("draw-two cancel gain", "draw-two gain*2"), decks=("spy*2", "spy*2"))
    play(match, "play draw-two", "play draw-two", "hold")
    assert verb(match) == "draw"
    play(match, *["draw spy"] * 4)
    assert (stack(match), match.actor) == ([], 0)
    assert can(match, "pass to a2")


@clause("SOC-7.12")
@pytest.mark.parametrize("action", ["pass to a2", "play gain"])
def test_eight_at_most(action: str) -> None:
    match = lay(hands=("gain*9", "gain*9"))
    play(match, action)
    for seat in (1, 0, 1, 0, 1, 0):
        assert match.actor == seat
        play(match, "play gain")
    assert len(stack(match)) == 7
    play(match, "play gain")
    # Nobody is asked any more: all of it has been worked off.
    assert stack(match) == []
    assert match.actor == 0
    assert "hold" not in match.legal


@clause("SOC-7.13")
@pytest.mark.parametrize("holding", ["push", "cancel", "at-own-shot", "tire-all gain"])
def test_whoever_holds_a_card_is_asked(holding: str) -> None:
    match = lay(hands=("", holding))
    play(match, "pass to a2")
    assert asked(match) == [1]
    match = lay(hands=("", holding), custody=(20, 1))
    play(match, "pass to a2")
    assert asked(match) == [1]


@clause("SOC-7.13")
@pytest.mark.parametrize("holding", ["push", "gain", "tire-all gain"])
def test_but_not_without_custody_or_cards(holding: str) -> None:
    match = lay(hands=("gain", holding), custody=(20, 0))
    play(match, "pass to a2")
    assert match.actor == 0
    match = lay(hands=("gain", ""))
    play(match, "pass to a2")
    assert match.actor == 0


@clause("SOC-7.13")
def test_the_cheapest_of_the_box() -> None:
    for custody, expected in ((1, [1]), (0, [])):
        match = lay(hands=("", "tire-all"), custody=(20, custody))
        play(match, "pass to a2")
        assert asked(match) == expected


@clause("SOC-7.14")
def test_the_target_is_chosen_when_it_is_played() -> None:
    match = lay(hands=("tackle", "gain"))
    play(match, "play tackle")
    assert match.actor == 0
    assert offered(match, "aim at their") == set(FIELD)
    play(match, "aim at their d3")
    assert match.actor == 1
    assert tired(match, 1) == set()
    hold(match)
    assert tired(match, 1) == {"d3"}


@clause("SOC-7.14")
def test_after_the_price_of_a_mastermove() -> None:
    match = lay(hands=("change-wings", "gain"), tired=("a4", ""))
    play(match, "play change-wings", "tire d1")
    assert offered(match, "aim at") == {"a4", "d1"}
    play(match, "aim at a4", "hold")
    assert tired(match, 0) == {"d1"}


@clause("SOC-7.15")
def test_what_has_become_impossible_falls_away() -> None:
    match = lay(hands=("switch", "crush gain"), decks=("", ""))
    play(match, "play switch", "aim at a3", "play crush")
    assert verb(match) == "ball"
    play(match, "ball to a2")
    assert ball(match) == (1, "a2")
    match = lay(hands=("tackle", "stop spy"))
    play(match, "play tackle", "aim at their a3", "play stop")
    assert tired(match, 0) == {"a1"}
    assert tired(match, 1) == {"a3"}


@clause("SOC-7.15")
def test_a_discard_from_an_empty_hand() -> None:
    match = lay(hands=("discard-two gain", "boost gain"))
    play(match, "play discard-two", "play gain", "play gain", "hold")
    assert match.outcomes == {"lose boost": 1}
    play(match, "lose boost")
    assert hand(match, 1) == []
    assert match.actor == 0


@clause("SOC-7.16")
def test_played_cards_lie_open_and_stay_there() -> None:
    match = blocked("push boost", "shove gain", decks=("spy", "spy"))
    play(match, "twist push", "play gain", "play boost", "twist shove")
    hold(match)
    assert discards(match, 0) == ["boost", "push"]
    assert discards(match, 1) == ["gain", "shove"]
    for viewer in (0, 1, -1):
        seen = match.hidden(viewer)
        assert sum(seen.discard[0, kind] for kind in range(len(match.box.cards))) == 2
        assert sum(seen.discard[1, kind] for kind in range(len(match.box.cards))) == 2


@clause("SOC-7.16")
def test_not_even_when_a_deck_is_empty() -> None:
    match = lay(hands=("gain draw-two", ""), decks=("", ""))
    play(match, "play gain", "play draw-two")
    assert hand(match, 0) == []
    assert discards(match, 0) == ["draw-two", "gain"]


@clause("SOC-7.17")
def test_a_twist_is_not_played_so() -> None:
    twists = "push shove second-wind storm revenge"
    match = lay(hands=(twists, twists), custody=(99, 99))
    assert {name.split()[0] for name in match.legal} == {"pass", "shoot"}
    assert "SOC-7.17" in refused(match, "play push")
    assert "SOC-8.13" in refused(match, "twist push")
    play(match, "pass to a2")
    assert match.legal == ["hold"]


@clause("SOC-7.18")
def test_the_side_without_the_ball_only_answers() -> None:
    match = lay(hands=("", "gain*5"))
    assert match.actor == 0
    assert match.deciding == [0]
    play(match, "pass to a2", "play gain")
    assert match.actor == 0
    play(match, "pass to a3", "hold")
    assert match.actor == 0


@clause("SOC-7.19")
def test_what_lies_below_falls_away() -> None:
    match = lay(hands=("gain spy", "drain snatch"))
    play(match, "play gain", "play drain", "hold")
    assert pools(match) == [19 - 5 + 3, 18]
    match = lay(hands=("boost*2 gain", "snatch gain*3"))
    play(match, "play gain", "play gain", "play boost", "play snatch")
    hold(match)
    # The boost, and either gain, come to nothing; the snatch still brings its 1 Custody.
    assert pools(match) == [20 - 1 - 2, 20 - 1 - 6 + 1]
    assert attack(match, 0, "a1") == 3
    assert discards(match, 0) == ["boost", "gain"]
    assert discards(match, 1) == ["gain", "snatch"]
    assert verb(match) == "ball"
    assert match.actor == 1


@clause("SOC-7.19")
def test_in_a_shot_too() -> None:
    match = blocked("boost gain", "gain crush")
    play(match, "play gain", "play gain", "play boost", "play crush")
    hold(match)
    assert goals(match) == [0, 0]
    assert pools(match) == [17, 16]
    assert verb(match) == "ball"
    assert match.actor == 1
    assert fresh(match, 1) >= {"d2", "d3", "d4"}
