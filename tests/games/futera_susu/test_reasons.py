"""What speaks for and against a choice: true of the position."""

import pytest

from kickabout.games.futera_susu.view.chances import chance
from kickabout.text.messages import Seat
from tests.games.reasons import Told, assert_told, reasons_of
from tests.rulebooks.futera_susu.positions import after, lay

CARDS = (
    "red-card energy-boost var-check yellow-card advantage tactical-switch long-ball offside"
    " extra-time pulled-hamstring captains-cry the-wall home-crowd stern-word"
)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("hold", ["+duel-now", "+waits"]),
        ("play red-card on m1", ["+red-duel", "-red-unseen"]),
        ("play red-card on m2", ["+red-last"]),
        ("play red-card on f1", ["-red-idle"]),
        ("play energy-boost on speed", ["+duel-then", "-spends-early"]),
        ("play yellow-card", ["+duel-then", "-spends-early"]),
        ("play tactical-switch on m2", ["-duel-no-help"]),
        ("play long-ball", ["+long-ball"]),
        ("play extra-time", ["+draws"]),
        ("play pulled-hamstring", ["+injury"]),
        ("play stern-word", ["+silence"]),
    ],
)
def test_of_cards_before_the_roll(action: str, told: Told) -> None:
    match = after(
        "meet m1 m1", hands=(CARDS, "home-crowd"), decks=("home-crowd", ""), bench=("", "12")
    )
    assert_told(match, action, told)


@pytest.mark.parametrize(
    ("dice", "action", "told"),
    [
        ("6 1", "hold", ["+duel-now", "+keeps"]),
        ("1 6", "hold", ["-duel-now", "+no-goal-yet", "+keeps"]),
        ("1 2", "play yellow-card", ["+duel-then"]),
        ("1 6", "play yellow-card", ["-duel-no-help", "+no-goal-yet"]),
        ("6 1", "play yellow-card", ["-duel-no-help"]),
        ("1 6", "play var-check", ["+duel-then"]),
        ("6 1", "play var-check", ["-duel-no-help"]),
        ("1 1", "play advantage", ["+duel-then"]),
    ],
)
def test_of_cards_after_the_roll(dice: str, action: str, told: Told) -> None:
    match = after(f"meet m1 m1 / hold / hold / roll {dice}", hands=(CARDS, "home-crowd"))
    assert_told(match, action, told)


@pytest.mark.parametrize(
    ("duels", "action", "told"),
    [
        ("", "hold", ["-duel-now", "+no-goal-yet-in-defence", "+keeps"]),
        ("duel 6 1 / ", "hold", ["-duel-now", "+no-goal-yet-in-defence", "+keeps"]),
        ("duel 6 1 / duel 6 1 / ", "hold", ["-duel-now", "+keeps"]),
        ("", "play yellow-card", ["+duel-then", "-leaves-with-it"]),
        ("duel 6 1 / duel 6 1 / ", "play yellow-card", ["+duel-then"]),
    ],
)
def test_of_what_a_duel_decides_in_defence(duels: str, action: str, told: Told) -> None:
    """A goal takes the duels that follow, and of a failed attack both cards leave, but for the Goalkeeper."""
    script = f"{duels}meet / hold / roll 2 1"
    assert_told(after(script, hands=("", "yellow-card")), action, told)


@pytest.mark.parametrize(
    ("script", "goals", "gone", "told"),
    [
        ("meet m1 m1", (0, 0), "", "+red-last"),
        ("meet m1 m1", (0, 1), "", "+red-last"),
        ("meet m1 m1", (0, 2), "", "+red-midfield"),
        ("meet m1 m1", (0, 0), "m2", "+red-midfield"),
        ("duel 6 1 / meet", (0, 0), "", "+red-midfield"),
    ],
)
def test_the_last_midfielder_of_the_rival_wins_a_match_that_is_not_lost_by_two(
    script: str, goals: tuple[int, int], gone: str, told: str
) -> None:
    """In midfield a failed attack takes both cards: a goal off and level, the Midfielder left over decides."""
    match = after(script, hands=("red-card", ""), gone=(gone, ""), goals=goals)
    assert_told(match, "play red-card on m2", [told])


def test_losing_the_last_midfielder_is_not_called_a_small_loss() -> None:
    match = after("meet m1 m1 / hold / roll 1 6", hands=("home-crowd", ""), gone=("m2", ""))
    assert_told(match, "hold", ["-duel-now", "+keeps"])


def test_chances_are_those_of_the_duel() -> None:
    match = after("meet m1 m1", hands=(CARDS, ""))
    now = round(100 * (chance(match.box, match.state, 0) or 0))
    hold, _ = reasons_of(match, "hold")
    boost, _ = reasons_of(match, "play home-crowd")
    match.play("play home-crowd")
    then = round(100 * (chance(match.box, match.state, 0) or 0))
    unanswered = {"rival": Seat(1), "answered": "no"}
    assert hold.message.arguments == {"number": now} | unanswered
    assert boost.message.arguments == {"now": now, "then": then} | unanswered


@pytest.mark.parametrize(
    ("script", "answered"),
    [
        ("meet m1 m1", "yes"),
        ("meet m1 m1 / hold", "yes"),
        ("meet m1 m1 / hold / hold / roll 6 1", "yes"),
        ("meet m1 m1 / hold / hold / roll 6 1 / hold", "no"),
    ],
)
def test_what_holds_unless_the_rival_answers(script: str, answered: str) -> None:
    match = after(script, hands=("home-crowd", "home-crowd"))
    hold, *_ = reasons_of(match, "hold")
    assert hold.message.arguments["answered"] == answered


def test_sending_promises_no_more_than_the_face_down_cards_allow() -> None:
    match = after("send m1", squads=("plain", "plain"))
    (sends,) = reasons_of(match, "send m1")
    assert sends.message.id == "reason-sends-between"
    assert sends.message.arguments["number"] == 50
    assert sends.message.arguments["least"] < 50  # type: ignore[operator]


def test_in_place_of_a_card_sent_off_the_dice_and_bonuses_that_lie_count() -> None:
    match = after(
        "meet m1 m1 / hold / hold / roll 1 6 / hold / play red-card on m1",
        hands=("home-crowd", "red-card"),
    )
    assert_told(match, "send m2", ["+sends"])
    (sends,) = reasons_of(match, "send m2")
    assert sends.message.arguments["number"] == 0


def test_the_goalkeepers_offside_saves_what_the_shot_is_worth() -> None:
    match = after("duel 6 1 / duel 6 1 / hold", hands=("home-crowd", "offside"))
    assert_told(match, "play offside", ["+offside"])
    (offside,) = reasons_of(match, "play offside")
    assert offside.message.arguments == {
        "number": round(100 * (chance(match.box, match.state, 0) or 0))
    }


def test_of_the_card_that_is_sent() -> None:
    """Two Midfielders are left, of whom one has more of everything."""
    match = lay(wearing=({7: "rock"}, {}))
    assert_told(match, "send m2", ["+strongest"])
    assert_told(match, "send m1", ["-weaker", "+spares"])
