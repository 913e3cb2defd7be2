"""Verifiable dice: the stream, and the faults found when something about a match was changed."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kickabout
from kickabout.engine import keyed_dice, replaying, transcript
from kickabout.engine.chain import is_digest
from kickabout.engine.keyed_dice import Contribution, Places, Proof, draw
from kickabout.engine.match import Match
from kickabout.engine.verification import Draw, Verdict, draws_of, source_of, verify
from kickabout.games import find
from kickabout.text.messages import Message
from tests.keyed_match import (
    PROOF,
    SECRET,
    TABLE,
    VALUES,
    drawn,
    played,
    proof_of,
    recorded,
    written,
)

KEY = b"k" * 32


@cache
def text_of_match() -> str:
    return written()


def verdict_on(text: str) -> Verdict:
    head, body = transcript.parse(text)
    proof = keyed_dice.read_proof(head)
    assert proof is not None
    match = replaying.begin(find(head["game"]), head)
    return verify(proof, match, body, head["result"])


def ids(verdict: Verdict) -> list[str]:
    return [fault.id for fault in verdict.faults]


# --- the stream --------------------------------------------------------------------------------


def test_everything_is_hashed_as_it_is_documented() -> None:
    said = f"kickabout commitment 1\ntable {TABLE}\nsecret {SECRET}"
    assert PROOF.commitment == hashlib.sha256(said.encode()).hexdigest()
    first, second = PROOF.contributions
    said = f"kickabout seal 1\ntable {TABLE}\nseat 1\ncontribution {VALUES[1]}"
    assert second.seal == hashlib.sha256(said.encode()).hexdigest()
    said = f"kickabout key 1\ntable {TABLE}\nseat 0 {first.seal} {VALUES[0]}\nseat 1 {second.seal} {VALUES[1]}"
    assert PROOF.key == hmac.new(bytes.fromhex(SECRET), said.encode(), "sha256").digest()
    word = int.from_bytes(hmac.new(PROOF.key, b"draw deck 0 2 17 0", "sha256").digest()[:8], "big")
    assert draw(PROOF.key, "deck 0 2 17", [1] * 6) == word % 6


def test_the_key_changes_with_all_that_it_is_made_of() -> None:
    others = [
        replace(PROOF, table="another2"),
        replace(PROOF, secret="5f" * 32),
        proof_of({0: VALUES[0]}),
        proof_of({**VALUES, 1: "b3" * 16}),
        proof_of(VALUES, withheld=(1,)),
        proof_of({0: VALUES[1], 1: VALUES[0]}),
    ]
    assert len({proof.key for proof in [PROOF, *others]}) == 7


def test_the_order_in_which_contributions_came_does_not_count() -> None:
    assert replace(PROOF, contributions=PROOF.contributions[::-1]).key == PROOF.key


@given(st.integers(0, 5000), st.lists(st.integers(0, 40), min_size=1, max_size=20))
def test_only_what_has_weight_is_drawn(number: int, weights: list[int]) -> None:
    weights = [*weights, 1]
    assert weights[draw(KEY, str(number), weights)] > 0


@pytest.mark.parametrize("weights", [[1] * 6, [1, 2, 3, 0, 4], [18, 1]])
def test_outcomes_come_in_proportion_to_their_weights(weights: list[int]) -> None:
    drawn = Counter(draw(KEY, str(number), weights) for number in range(6000))
    expected = [6000 * weight / sum(weights) for weight in weights]
    chi = sum((drawn[i] - e) ** 2 / e for i, e in enumerate(expected) if e)
    assert chi < 15  # with 5 degrees of freedom at most, one fixed key in a hundred is above


def test_words_that_would_favour_an_outcome_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {0: 2**64 - 1, 1: 2**64 - 2, 2: 3 * 7 + 2}
    monkeypatch.setattr(keyed_dice, "_word", lambda _key, _place, counter: words[counter])
    # Of three outcomes 2**64 leaves one word over, of 7 two, of 2**63 + 1 nearly half of all.
    assert draw(KEY, "", [1] * 3) == (2**64 - 2) % 3
    assert draw(KEY, "", [1] * 7) == 2
    assert draw(KEY, "", [2**63, 1]) == 0
    monkeypatch.setitem(words, 0, 2**64 - 3)
    assert draw(KEY, "", [1] * 7) == (2**64 - 3) % 7


def test_a_secret_is_new_each_time() -> None:
    assert keyed_dice.new_secret() != keyed_dice.new_secret()
    assert len(bytes.fromhex(keyed_dice.new_secret())) == 32


# --- a whole match -----------------------------------------------------------------------------


def test_a_match_of_these_dice_is_verified() -> None:
    verdict = verdict_on(text_of_match())
    draws = text_of_match().count("\nchance ")
    assert (verdict.draws, verdict.faults) == (draws, ())
    assert draws > 20


def test_a_withheld_contribution_is_no_fault_of_the_dice() -> None:
    proof = proof_of(VALUES, withheld=(1,))
    text = written(proof)
    assert ":withheld" in text
    assert verdict_on(text).faults == ()


def test_nobody_need_contribute() -> None:
    assert verdict_on(written(proof_of({}))).faults == ()


def test_it_replays_as_every_transcript_does() -> None:
    match = kickabout.load(text_of_match())
    assert match.is_over
    assert match.log == played().log


def test_the_draws_are_told_with_what_was_possible() -> None:
    match = played()
    draws, places = list(draws_of(match.at(0), log_of(match))), Places()
    assert len(draws) == verdict_on(text_of_match()).draws
    for one in draws:
        weights = list(one.outcomes.values())
        picked = draw(PROOF.key, places.place(one.source, sum(weights)), weights)
        places.count(one.source, sum(weights))
        assert list(one.outcomes)[picked] == one.drawn
    assert draws[0] == Draw(0, "seats -", {"start 0": 1, "start 1": 1}, draws[0].drawn)


def log_of(match: Match) -> list[tuple[str, str]]:
    """Return the log of a match as in a transcript."""
    return [(transcript.called(actor), match.name_of(action)) for actor, action in match.log]


# --- the places of draws -----------------------------------------------------------------------


def test_a_place_is_the_pile_the_shuffle_and_the_draws_before() -> None:
    places = Places()

    def taken(source: str, total: int) -> str:
        place = places.place(source, total)
        places.count(source, total)
        return place.removeprefix(f"{source} ")

    assert [taken("deck 0", total) for total in (3, 2, 1)] == ["0 0", "0 1", "0 2"]
    assert [taken("deck 1", total) for total in (3, 2)] == ["0 0", "0 1"]
    assert [taken("deck 0", total) for total in (9, 8)] == ["1 0", "1 1"]  # shuffled
    assert [taken("dice 0", 6) for _ in range(3)] == ["0 0", "1 0", "2 0"]
    twin = places.copy()
    assert taken("deck 1", 1) == "0 2"
    assert twin.place("deck 1", 1) == "deck 1 0 2"


@pytest.mark.parametrize("game", kickabout.available_games())
def test_no_two_draws_of_a_match_share_a_place(game: str) -> None:
    match, places = played(game=game), Places()
    found = []
    for one in draws_of(match.at(0), log_of(match)):
        found.append(places.place(one.source, sum(one.outcomes.values())))
        places.count(one.source, sum(one.outcomes.values()))
    assert len(set(found)) == len(found)


def test_decisions_do_not_exchange_the_next_card() -> None:
    """Whatever is decided before it, and how much, the next card of a pile is the same one."""
    start, before = kickabout.new("futbol-dash", 2, seed=0), Places()
    while start.is_chance:
        start.apply(drawn(PROOF, start, before))
    came: dict[str, set[str]] = {}
    numbers: dict[str, set[int]] = {}
    for seed in range(40):
        match, places, bot = start.copy(), before.copy(), kickabout.bot("random", seed=seed)
        while match.actor is not None and not match.is_chance:
            match.play(bot.choose(match.seen(int(match.actor))))
        if match.actor is None:
            continue
        found = f"{source_of(match)} {match.outcome_weights}"
        came.setdefault(found, set()).add(match.name_of(drawn(PROOF, match, places)))
        numbers.setdefault(found, set()).add(match.number)
    assert max(map(len, numbers.values())) > 1
    assert {len(outcomes) for outcomes in came.values()} == {1}


# --- changes by a cheat ------------------------------------------------------------------------


def lines_of(text: str, verb: str) -> list[int]:
    """Return the numbers, from 1, of the chance lines with this verb."""
    return [i for i, line in enumerate(text.splitlines(), 1) if line.startswith(f"chance {verb}")]


def with_line(text: str, number: int, line: str) -> str:
    lines = text.splitlines()
    lines[number - 1] = line
    return "\n".join(lines) + "\n"


def test_another_roll_is_found_with_its_line_and_what_it_should_be() -> None:
    number = lines_of(text_of_match(), "start")[0]
    played_line = text_of_match().splitlines()[number - 1]
    other = "chance start 1" if played_line.endswith("0") else "chance start 0"
    first = verdict_on(with_line(text_of_match(), number, other)).faults[0]
    action, right = other.removeprefix("chance "), played_line.removeprefix("chance ")
    assert first == Message("dice-wrong-draw", line=number, action=action, right=right)


def test_every_draw_that_is_wrong_is_found() -> None:
    text = text_of_match()
    dealt = lines_of(text, "draw")[
        :12
    ]  # all hands: they may be dealt otherwise and be played on for a while
    lines = text.splitlines()
    one, other = next(
        (a, b) for a in dealt for b in dealt if a < b and lines[a - 1] != lines[b - 1]
    )
    swapped = with_line(with_line(text, one, lines[other - 1]), other, lines[one - 1])
    faults = verdict_on(swapped).faults
    assert [fault.arguments["line"] for fault in faults[:2]] == [one, other]
    assert ids(verdict_on(swapped))[:2] == ["dice-wrong-draw"] * 2


def test_a_draw_left_out_is_found() -> None:
    number = lines_of(text_of_match(), "draw")[5]
    lines = text_of_match().splitlines()
    faults = verdict_on("\n".join([*lines[: number - 1], *lines[number:]])).faults
    assert faults
    assert faults[0].arguments["line"] == number


def test_a_decision_left_out_is_found() -> None:
    lines = text_of_match().splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith(("0 ", "1 ")))
    verdict = verdict_on("\n".join([*lines[:number], *lines[number + 1 :]]))
    assert verdict.faults


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda proof: replace(proof, secret="5f" * 32), "dice-wrong-secret"),
        (lambda proof: replace(proof, table="another2"), "dice-wrong-secret"),
        (lambda proof: replace(proof, commitment="0" * 64), "dice-wrong-secret"),
        (lambda proof: with_value(proof, "b3" * 16), "dice-wrong-seal"),
        (lambda proof: with_seal(proof, "0" * 64), "dice-wrong-seal"),
        (lambda proof: with_value(proof, None), "dice-wrong-draw"),
        (lambda proof: replace(proof, contributions=()), "dice-wrong-draw"),
        (
            lambda proof: replace(proof_of({**VALUES, 1: "b3" * 16}), record=proof.record),
            "dice-wrong-draw",
        ),
    ],
)
def test_another_proof_is_found(change: Callable[[Proof], Proof], fault: str) -> None:
    proof = keyed_dice.read_proof(transcript.parse(text_of_match())[0])
    assert proof is not None
    text = kickabout.load(text_of_match()).transcript(change(proof))
    assert ids(verdict_on(text))[0] == fault


def with_value(proof: Proof, value: str | None) -> Proof:
    first, second = proof.contributions
    return replace(proof, contributions=(first, replace(second, value=value)))


def with_seal(proof: Proof, seal: str) -> Proof:
    first, second = proof.contributions
    return replace(proof, contributions=(first, replace(second, seal=seal)))


def test_another_result_is_found() -> None:
    text = text_of_match().replace("result: ", "result: 9 ")
    assert ids(verdict_on(text)) == ["dice-wrong-result"]


def test_a_match_of_the_first_scheme_is_verified_by_it() -> None:
    text = (Path(__file__).parent / "first_scheme.txt").read_text(encoding="utf-8")
    verdict = verdict_on(text)
    assert (verdict.draws, verdict.faults) == (text.count("\nchance "), ())
    number = lines_of(text, "draw")[3]
    line = text.splitlines()[number - 1]
    other = next(
        line
        for line in text.splitlines()
        if line.startswith("chance draw") and line != text.splitlines()[number - 1]
    )
    assert line != other
    found = verdict_on(with_line(text, number, other)).faults[0]
    assert (found.id, found.arguments["line"]) == ("dice-wrong-draw", number)


def test_the_end_of_a_clock_is_no_draw() -> None:
    match, places = kickabout.new("futera-susu", 2, seed=1), Places()
    bot = kickabout.bot("rule-of-thumb", seed=1)
    while match.clock is None:
        if isinstance(match.actor, int):
            match.play(bot.choose(match.seen(match.actor)))
        else:
            match.apply(drawn(PROOF, match, places))
    draws = list(draws_of(match.at(0), log_of(match)))
    match.expire_clock()
    assert list(draws_of(match.at(0), log_of(match))) == draws
    text = match.transcript(recorded(PROOF, match))
    verdict = verdict_on(text)
    assert (verdict.draws, verdict.faults) == (len(draws), ())


# --- its lines in a transcript -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("dice-table: f", "dice-table: F", "dice-table matches"),
        ("dice-secret: 5e", "dice-secret: ", "dice-secret matches"),
        ("dice-secret: ", "dice-sekret: ", "expected one of"),
        ("dice-contributions: 0:", "dice-contributions: x:", "written SEAT:SEAL:CONTRIBUTION"),
        (f":{VALUES[1]}", ":b2", "written SEAT:SEAL:CONTRIBUTION"),
        (f":{VALUES[1]}", "", "written SEAT:SEAL:CONTRIBUTION"),
        (" 1:", " 0:", "names each seat once"),
    ],
)
def test_a_mistake_in_them_is_named(old: str, new: str, complaint: str) -> None:
    assert old in text_of_match()
    with pytest.raises(ValueError, match=complaint):
        verdict_on(text_of_match().replace(old, new, 1))


@pytest.mark.parametrize("key", keyed_dice.KEYS)
def test_one_that_is_missing_is_named(key: str) -> None:
    lines = [line for line in text_of_match().splitlines() if not line.startswith(key)]
    with pytest.raises(ValueError, match=f"the transcript has no line '{key}'"):
        verdict_on("\n".join(lines))


def test_a_transcript_need_not_have_them() -> None:
    head, _ = transcript.parse(played().transcript())
    assert keyed_dice.read_proof(head) is None


def test_a_contribution_is_told_or_withheld() -> None:
    assert Contribution(0, "", None).told == "withheld"
    assert keyed_dice.is_contribution("0" * 32)
    assert not keyed_dice.is_contribution("0" * 33)
    assert not keyed_dice.is_contribution("0" * 32 + "\n")
    assert is_digest("f" * 64)
    assert not is_digest("F" * 64)
