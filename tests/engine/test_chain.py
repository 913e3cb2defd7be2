"""The chain of a match: what an exchanged decision, agreement, head or signature is found by."""

import hashlib
import hmac
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

import kickabout
from kickabout.engine import keyed_dice, replaying, transcript
from kickabout.engine.chain import (
    Acknowledged,
    Played,
    Record,
    chain_key,
    first_head,
    is_signature,
    next_head,
    signed_numbers,
    signed_text,
)
from kickabout.engine.keyed_dice import Proof
from kickabout.engine.match import Match
from kickabout.engine.verification import Verdict, verify
from kickabout.games import find
from kickabout.text.messages import Message
from tests.keyed_match import (
    ABSENT,
    PROOF,
    SECRET,
    SIGNER,
    STAND_IN,
    TABLE,
    played,
    recorded,
    signed_record,
    written,
)


@cache
def proven() -> tuple[Match, Proof]:
    match = played()
    return match, recorded(PROOF, match)


def verdict_on(text: str) -> Verdict:
    head, body = transcript.parse(text)
    proof = keyed_dice.read_proof(head)
    assert proof is not None
    return verify(proof, replaying.begin(find(head["game"]), head), body, head["result"])


def faults_of(record: Record) -> list[Message]:
    """Return what is found about the match of these tests with another record."""
    match, proof = proven()
    return list(verdict_on(match.transcript(replace(proof, record=record))).faults)


def record() -> Record:
    found = proven()[1].record
    assert found is not None
    return found


def test_everything_is_hashed_as_it_is_documented() -> None:
    key = hmac.digest(bytes.fromhex(SECRET), f"kickabout chain 2\ntable {TABLE}".encode(), "sha256")
    assert chain_key(TABLE, SECRET) == key
    first = hashlib.sha256(b"kickabout agreed 2\n{}").hexdigest()
    assert first_head("{}") == first
    said = f"kickabout entry 2\nafter {first}\nactor chance\naction draw foul\nfrom deck 1"
    entry = Played("chance", "draw foul", "deck 1")
    assert next_head(key, first, entry) == hmac.new(key, said.encode(), "sha256").hexdigest()
    said = f"kickabout entry 2\nafter {first}\nactor 0\naction undo"
    undone = next_head(key, first, Played("0", "undo"))
    assert undone == hmac.new(key, said.encode(), "sha256").hexdigest()
    told = signed_text(TABLE, 50, first)
    assert told == f"kickabout signature 2\ntable {TABLE}\nentries 50\nhead {first}".encode()
    assert is_signature(SIGNER.public, SIGNER.sign(told), told)
    assert not is_signature(SIGNER.public, SIGNER.sign(told), told + b"1")
    assert not is_signature("00" * 32, SIGNER.sign(told), told)


def test_the_first_every_fiftieth_and_the_last_head_are_signed() -> None:
    assert signed_numbers(0) == [0]
    assert signed_numbers(120) == [0, 50, 100, 120]
    assert signed_numbers(100) == [0, 50, 100]


def test_a_whole_record_is_verified_with_the_heads_of_the_seats() -> None:
    verdict = verdict_on(written())
    assert verdict.faults == ()
    decisions = [actor for actor, _ in proven()[0].log if actor >= 0]
    assert verdict.acknowledged == {seat: decisions.count(seat) for seat in (0, 1)}
    absent = [actor for actor, _ in proven()[0].log[ABSENT.start : ABSENT.stop]]
    assert verdict.substitutes == {(1, STAND_IN): absent.count(1)}


def test_what_was_taken_back_is_part_of_the_record() -> None:
    match = kickabout.new("futbol-dash", 2, seed=3)
    while match.is_chance:
        match.roll()
    legal, seat = match.legal, match.actor
    log = [(actor, match.name_of(action)) for actor, action in match.log]
    assert isinstance(seat, int)
    text = match.transcript(proven()[1], [*log, (seat, legal[0]), (seat, "undo"), (seat, legal[1])])
    again = kickabout.load(text)
    match.play(legal[1])
    assert again.log == match.log
    with pytest.raises(ValueError, match="takes back a decision of"):
        kickabout.load(text.replace(f"{seat} undo", f"{1 - seat} undo"))
    with pytest.raises(ValueError, match="takes back a decision of chance"):
        kickabout.load(text.replace(f"\n{seat} {legal[0]}\n", "\n"))


# --- another match with the same dice ----------------------------------------------------------


def test_another_match_with_the_true_secret_is_found_by_the_heads_of_the_seats() -> None:
    """The server itself, with its secret and its key, writes another match into the record."""
    match, other = proven()[0], played(bot_kind="random")
    forged = recorded(PROOF, other)
    assert verdict_on(other.transcript(forged)).faults == ()  # as long as nobody has kept a head
    assert forged.record is not None
    kept = replace(forged.record, acknowledged=record().acknowledged)
    faults = verdict_on(other.transcript(replace(forged, record=kept))).faults
    same = next(i for i, (a, b) in enumerate(zip(match.log, other.log, strict=False)) if a != b)
    assert {fault.id for fault in faults} == {"record-other-head"}
    for fault in faults:
        assert int(str(fault.arguments["after"])) <= same + 1 <= int(str(fault.arguments["until"]))


@pytest.mark.parametrize("at", [0, 20, 40, -1])
def test_an_exchanged_decision_is_named(at: int) -> None:
    match, proof = proven()
    log = [(who, match.name_of(action)) for who, action in match.log]
    decisions = [n for n, (who, _) in enumerate(log) if len(match.at(n).legal_for(who)) > 1]
    number = decisions[at]
    actor, made = log[number]
    other = next(one for one in match.at(number).legal_for(actor) if one != made)
    log[number] = (actor, other)
    verdict = verdict_on(match.transcript(proof, log))
    found = next(fault for fault in verdict.faults if fault.id == "record-other-entry")
    assert found.arguments["number"] == number + 1


def test_a_shortened_record_is_found() -> None:
    match, proof = proven()
    log = [(actor, match.name_of(action)) for actor, action in match.log]
    verdict = verdict_on(match.transcript(proof, log[:-1]))
    assert "record-other-length" in [fault.id for fault in verdict.faults]


# --- another record ----------------------------------------------------------------------------


def with_terms(**terms: object) -> Record:
    """Return a record that begins with other terms, as the server could make it."""
    agreed = json.dumps({**json.loads(record().agreed), **terms}, sort_keys=True)
    match, proof = proven()
    made = recorded(proof, match).record
    assert made is not None
    return signed_record(
        TABLE, replace(made, agreed=agreed, heads=(first_head(agreed), *made.heads[1:]))
    )


@pytest.mark.parametrize(
    ("term", "value"),
    [
        ("table", "another2"),
        ("commitment", "0" * 64),
        ("seals", []),
        ("game", "squad-rush"),
        ("box", "0" * 64),
        ("options", {"mode": "express"}),
        ("seats", [{"kind": "person"}]),
    ],
)
def test_other_terms_are_named(term: str, value: object) -> None:
    faults = faults_of(with_terms(**{term: value}))
    assert (faults[0].id, faults[0].arguments["term"]) == ("record-other-terms", term)


def test_a_change_of_any_term_changes_the_first_head() -> None:
    other = json.dumps({**json.loads(record().agreed), "answer_seconds": 9})
    assert "record-other-agreement" in [
        fault.id for fault in faults_of(replace(record(), agreed=other))
    ]
    assert faults_of(replace(record(), agreed="nothing"))[0].id == "record-unreadable"


CHANGES: dict[str, tuple[Callable[[Record], Record], str]] = {
    "a head": (
        lambda one: replace(one, heads=(*one.heads[:7], "0" * 64, *one.heads[8:])),
        "record-other-entry",
    ),
    "no signature at 50": (
        lambda one: replace(one, signatures=one.signatures[:1]),
        "record-unsigned",
    ),
    "no last signature": (
        lambda one: replace(one, signatures=one.signatures[:-1]),
        "record-unsigned",
    ),
    "a signature of another head": (
        lambda one: replace(one, signatures=((0, one.signatures[1][1]), *one.signatures[1:])),
        "record-wrong-signature",
    ),
    "another key": (lambda one: replace(one, server="0" * 64), "record-wrong-signature"),
    "a head that a seat was shown": (
        lambda one: replace(one, acknowledged=(*one.acknowledged, Acknowledged(0, 9, "0" * 64))),
        "record-other-head",
    ),
    "no stand-in": (lambda one: replace(one, players=one.players[1:]), "record-other-entry"),
    "another stand-in": (
        lambda one: replace(one, players=((one.players[0][0], "{}"), *one.players[1:])),
        "record-other-entry",
    ),
    "a stand-in for chance": (
        lambda one: replace(one, players=((0, STAND_IN), *one.players)),
        "players-misplaced",
    ),
    "a stand-in after the end": (
        lambda one: replace(one, players=(*one.players, (10**6, STAND_IN))),
        "players-beyond",
    ),
    "a head after the end": (
        lambda one: replace(
            one, acknowledged=(*one.acknowledged, Acknowledged(0, 10**6, "0" * 64))
        ),
        "record-other-head",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_of_the_record_is_found(what: str) -> None:
    change, fault = CHANGES[what]
    assert fault in [one.id for one in faults_of(change(record()))]


# --- its lines in a transcript -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("game: ", "seed: 3\ngame: ", "nothing reads the line 'seed'"),
        ("record-server: ", "record-server: x", "64 hexadecimal digits"),
        ("record-heads: ", "record-heads: x ", "64 hexadecimal digits"),
        ("record-signatures: 0:", "record-signatures: x:", "ENTRIES:SIGNATURE"),
        ("record-acknowledged: ", "record-acknowledged: 1:2 ", "SEAT:ENTRIES:HEAD"),
        ("record-players: [[", "record-players: [[-", "pairs of ENTRIES and PLAYER"),
        ("record-players: [[", "record-players: [[[", "pairs of ENTRIES and PLAYER"),
        ("record-server: ", "recrod-server: ", "expected one of"),
    ],
)
def test_a_mistake_in_them_is_named(old: str, new: str, complaint: str) -> None:
    text = written()
    assert old in text
    with pytest.raises(ValueError, match=complaint):
        verdict_on(text.replace(old, new, 1))


@pytest.mark.parametrize("key", keyed_dice.RECORD_KEYS)
def test_one_that_is_missing_is_named(key: str) -> None:
    lines = [line for line in written().splitlines() if not line.startswith(f"{key}:")]
    with pytest.raises(ValueError, match=f"the transcript has no line '{key}'"):
        verdict_on("\n".join(lines))
