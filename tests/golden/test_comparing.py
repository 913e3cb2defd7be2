"""A difference from a golden file is named, and what a file has digests of can be shown."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.golden import record
from tests.golden.comparing import (
    match_differences,
    position_differences,
    vocabulary_differences,
)
from tests.golden.digests import SHORT, digest
from tests.golden.files import Golden, golden
from tests.golden.record import explained, updated, write
from tests.golden.values import DECISIONS, STRIDE, canonical

GAME = "futbol-dash"
NUMBER = 2
KIND = "view of seat 1"

pytestmark = pytest.mark.golden


@pytest.fixture(name="small")
def first_matches() -> Golden:
    """Return the golden file of a few matches."""
    whole = golden(GAME)
    positions = [one for one in whole.positions if one.match <= NUMBER]
    assert positions
    return replace(whole, matches=whole.matches[: NUMBER + 1], positions=positions)


def otherwise(golden: Golden, kind: str, state: int) -> Golden:
    """Return a golden file in which a match looks otherwise at a state."""
    recorded = golden.matches[NUMBER]
    whole, shorts = recorded.digests[kind].split()
    place = state // STRIDE * SHORT
    other = "00" if shorts[place : place + SHORT] != "00" else "01"
    line = f"{whole} {shorts[:place]}{other}{shorts[place + SHORT :]}"
    changed = replace(recorded, digests={**recorded.digests, kind: line})
    return replace(golden, matches=[*golden.matches[:NUMBER], changed])


def differences(golden: Golden) -> list[str]:
    """Return how a match differs from a golden file."""
    return list(match_differences(GAME, NUMBER, golden.matches[NUMBER]))


def test_a_difference_names_match_state_seat_and_kind(small: Golden) -> None:
    assert differences(small) == []
    (told,) = differences(otherwise(otherwise(small, KIND, 30), KIND, 120))
    assert told.startswith(f"match {NUMBER} (seats=4 express-end=hands-out ")
    assert told.endswith(f": {KIND} at state 30, 120")


def test_a_difference_of_which_nothing_but_the_sum_is_left_is_one(small: Golden) -> None:
    recorded = small.matches[NUMBER]
    line = "0" * 16 + recorded.digests[KIND][16:]
    changed = replace(recorded, digests={**recorded.digests, KIND: line})
    (told,) = match_differences(GAME, NUMBER, changed)
    assert told.endswith(f": {KIND} somewhere")


def test_a_match_that_cannot_be_played_says_where_and_why(small: Golden) -> None:
    recorded = small.matches[NUMBER]
    log = [*recorded.log[:41], (-1, 0), *recorded.log[42:]]
    (told,) = match_differences(GAME, NUMBER, replace(recorded, log=log))
    assert ": cannot be played as recorded: action 0 of actor -1 at state 41: " in told
    position = replace(small.positions[0], match=0, state=60)
    (told_of_it,) = position_differences(GAME, position, [replace(recorded, log=log)])
    assert told_of_it.startswith("match 0, state 60: cannot be reached as recorded: ")


def test_another_refusal_is_counted(small: Golden) -> None:
    position = small.positions[0]
    assert list(position_differences(GAME, position, small.matches)) == []
    refused = dict(position.refusals[DECISIONS])
    (message_id, line) = refused.popitem()
    refused["refused-never"] = "3 0123456789abcdef"
    changed = replace(position, refusals={**position.refusals, DECISIONS: refused}, onwards="")
    assert [
        one.partition(f"state {position.state}: ")[2]
        for one in position_differences(GAME, changed, small.matches)
    ] == [
        *sorted(
            [
                f"{DECISIONS} refused by {message_id}: {line.split()[0]} numbers, 0 before",
                f"{DECISIONS} refused by refused-never: 0 numbers, 3 before",
            ]
        ),
        "what follows the choices",
    ]


def test_another_name_and_another_layout_are_shown(small: Golden) -> None:
    recorded = small.vocabularies[0]
    names = {number: name for number, name in recorded.names.items() if number != "0"}
    changed = replace(recorded, names={**names, "1": "fly"}, layout=recorded.layout[:-1])
    told = [line.partition(": ")[2] for line in vocabulary_differences(GAME, changed)]
    assert told == [
        f"number 0 is {recorded.names['0']!r}, None before",
        f"number 1 is {recorded.names['1']!r}, 'fly' before",
        f"the observation has {recorded.layout[-1]}, None before",
    ]


def test_what_a_digest_is_of_can_be_shown(small: Golden) -> None:
    position = small.positions[0]
    state = position.state // STRIDE * STRIDE
    lines = list(explained(GAME, position.match, state))
    shown = dict(zip(lines[::2], lines[1::2], strict=True))
    for kind, line in small.matches[position.match].digests.items():
        place = state // STRIDE * SHORT
        expected = line.split()[1][place : place + SHORT]
        assert digest(canonical(json.loads(shown[f"{kind}:"])))[:SHORT] == expected, kind
    shown_there = list(explained(GAME, position.match, position.state))
    assert {f"{section}:" for section in position.refusals} <= set(shown_there)
    assert (
        digest(
            canonical(json.loads(shown_there[shown_there.index("what follows the choices:") + 1]))
        )
        == position.onwards
    )


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        (("chess", 0, 0), "there is no game 'chess'"),
        ((GAME, 200, 0), f"{GAME} has matches 0 to 199, not 200"),
        ((GAME, -1, 0), f"{GAME} has matches 0 to 199, not -1"),
        ((GAME, 0, 5000), r"match 0 has states 0 to \d+, not 5000"),
    ],
)
def test_a_state_that_is_not_there_cannot_be_shown(
    place: tuple[str, int, int], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        list(explained(*place))


def test_one_kind_is_recorded_alone(small: Golden) -> None:
    changed = otherwise(otherwise(small, KIND, 30), "legal", 30)
    assert updated(GAME, changed, "view of") == otherwise(small, "legal", 30)
    names = {"0": "fly"}
    changed = replace(small, vocabularies=[replace(small.vocabularies[0], names=names)])
    assert updated(GAME, changed, "legal") == changed
    assert updated(GAME, changed, "names").vocabularies == small.vocabularies[:1]
    none: dict[str, dict[str, str]] = {DECISIONS: {}}
    positions = [replace(one, refusals={**one.refusals, **none}) for one in small.positions]
    changed = replace(small, positions=positions)
    assert updated(GAME, changed, "impossible") == changed
    assert updated(GAME, changed, DECISIONS) == small


def test_a_file_that_says_the_same_is_not_written_again(
    small: Golden, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "file_of", lambda game: tmp_path / game)
    assert write(GAME, small)
    assert not write(GAME, small)
    assert write(GAME, otherwise(small, KIND, 30))
