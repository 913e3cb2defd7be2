"""The refusals of Futera SuSu: all are met, and their messages are told what they speak of.

`tests/rulebooks/futera_susu/test_refusals.py` has the positions.
"""

from collections.abc import Mapping
from pathlib import Path

import pytest

from kickabout.games.futera_susu import GAME
from kickabout.games.futera_susu import state as s
from kickabout.games.futera_susu.actions import (
    DRAW,
    INJURE,
    PACK,
    PLAY,
    SHOW,
    SIGN,
    TAKE_DECK,
    TAKE_SQUAD,
    number_of,
)
from kickabout.games.futera_susu.refusals import Refusal
from kickabout.text.messages import Message, Name
from tests.rulebooks.futera_susu.positions import LINE_UP, READY, new, play, send, until, variant
from tests.rulebooks.futera_susu.test_refusals import MET
from tests.rulebooks.laying import begin_here
from tests.rulebooks.refusals import refused_by

ARGUMENTS: Mapping[Refusal, Mapping[str, object]] = {
    Refusal.SIGNING_BEGUN: {"left": Message("number-in-words", number=14)},
    Refusal.SHIRT_OF_OTHER_POSITION: {"next": 1, "due": "goalkeeper", "position": "forward"},
    Refusal.SIGNED_ALREADY: {"shirt": 2},
    Refusal.SECOND_CAPTAIN: {"captain": "Red Captain M", "name": "Red Captain"},
    Refusal.PACKING_BEGUN: {"left": Message("number-in-words", number=8)},
    Refusal.TOO_MANY_COPIES: {"copies": Message("number-in-words", number=2), "card": "Red Card"},
    Refusal.STANDS_RIGHT: {"shirt": 9},
    Refusal.ROW_FULL: {"row": "goal"},
    Refusal.SHOOTER_DUE: {"due": "forward"},
    Refusal.COVER_UP_FRONT_DUE: {"due": "midfielder"},
    Refusal.FACING_ROW_DUE: {"due": "defender"},
    Refusal.NOT_OF_MIDFIELD: {"spot": "f1", "due": "midfielder"},
    Refusal.NOBODY_TO_SHOOT: {"spot": "f4", "due": "forward"},
    Refusal.NOBODY_TO_SEND_OFF: {"spot": "d1"},
    Refusal.GAP_FIRST: {"gap": "f2", "due": "forward"},
    Refusal.OTHER_POSITION: {"name": "Green D1", "position": "defender", "due": "forward"},
}
"""What the message of a refusal is told of its first position; a name here is the box's own."""


@pytest.mark.parametrize("refusal", ARGUMENTS, ids=lambda refusal: refusal.name)
def test_its_message_is_told_of_the_position(refusal: Refusal) -> None:
    position, action = next((position, action) for one, position, action in MET if one == refusal)
    message = position().refusal(action)
    assert message is not None
    told = {name: message.arguments[name] for name in ARGUMENTS[refusal]}
    assert {
        name: argument.text if isinstance(argument, Name) else argument
        for name, argument in told.items()
    } == ARGUMENTS[refusal]


def test_what_the_box_does_not_hold_is_refused_by_its_number() -> None:
    match = new()
    squads, players, cards = len(match.box.squads), len(match.box.players), len(match.box.cards)
    for number in (
        number_of(TAKE_SQUAD, squads),
        number_of(SIGN, players),
        number_of(TAKE_DECK, len(match.box.decks)),
        number_of(PACK, cards),
        number_of(PLAY, cards),
        number_of(DRAW, cards),
        number_of(INJURE, 0, players),
        number_of(SHOW, 0, players),
    ):
        refusal = Refusal.of(GAME.refuse(match.box.record, match.state, number))
        assert refusal == Refusal.NOT_IN_BOX
        assert GAME.explain(refusal, match.box, match.state, number) == refusal.message()


@pytest.mark.parametrize(
    ("window", "refusal"),
    [("after", Refusal.ONLY_AFTER_ROLL), ("before", Refusal.ONLY_BEFORE_ROLL)],
)
def test_a_card_that_a_box_allows_in_one_window_alone(
    window: str, refusal: Refusal, tmp_path: Path
) -> None:
    crowd = 'effect = "boost-all", value = 1, window = '
    box = variant(tmp_path, (f'{crowd}"either"', f'{crowd}"{window}"'))
    match = new(READY, box)
    until(match, "place")
    play(match, *LINE_UP, *LINE_UP, "toss 0")
    kind = match.box.kinds["home-crowd"]
    for number in range(s.KINDS):
        match.state.hand[0, number] = int(number == kind)
    match.state.hand_size[0], match.state.hand_size[1] = 1, 0
    begin_here(match)
    send(match)
    if window == "before":
        play(match, "hold", "roll 6 1")
    refused_by(match, refusal, "play home-crowd")


def test_every_refusal_is_met() -> None:
    rest = {Refusal.NONE, Refusal.NOT_IN_BOX, Refusal.ONLY_AFTER_ROLL, Refusal.ONLY_BEFORE_ROLL}
    assert set(Refusal) - {refusal for refusal, _, _ in MET} == rest
