"""The independent verifiers: whole matches of five games pass, and every kind of tampering is named."""

import importlib.util
import json
import shutil
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from playwright.sync_api import Page, sync_playwright

import kickabout
from kickabout.engine.keyed_dice import Proof
from kickabout.engine.match import Match
from kickabout.engine.transcript import called
from kickabout.engine.verification import draws_of
from tests.examples.tampering import changed, kinds, link_kinds
from tests.journeys.conftest import NAMES
from tests.keyed_match import PROOF, SIGNER, JointDice, played, proof_of, recorded
from tests.table.web.test_dice import checked

FOLDER = Path(__file__).parents[2] / "examples" / "verify"
EACH = 40
"""The matches of each of the five games."""


def module() -> Any:
    spec = importlib.util.spec_from_file_location("verify", FOLDER / "verify.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


VERIFY = module()


def told(proof: Proof, match: Match) -> dict[str, Any]:
    """Return a proof as the API tells it."""
    assert proof.record is not None
    log = [(called(actor), match.name_of(action)) for actor, action in match.log]
    draws = list(draws_of(match.at(0), log))
    numbers, record = {one.number for one in draws}, proof.record
    told: dict[str, Any] = json.loads(
        json.dumps(
            {
                "scheme": proof.scheme,
                "table": proof.table,
                "commitment": proof.commitment,
                "secret": proof.secret,
                "contributions": [
                    {"seat": one.seat, "name": "", "seal": one.seal, "contribution": one.value}
                    for one in proof.contributions
                ],
                "draws": [{**asdict(one), "outcomes": list(one.outcomes.items())} for one in draws],
                "record": {
                    "agreed": record.agreed,
                    "entries": [
                        ("clock" if actor == "chance" and number not in numbers else actor, name)
                        for number, (actor, name) in enumerate(log)
                    ],
                    "heads": record.heads,
                    "server": record.server,
                    "signatures": [{"at": at, "signature": one} for at, one in record.signatures],
                    "acknowledged": [
                        {"seat": one.seat, "at": one.entries, "head": one.head}
                        for one in record.acknowledged
                    ],
                    "links": [{"number": number, "links": links} for number, links in record.links],
                    "players": [
                        {"number": number, "player": one} for number, one in record.players
                    ],
                },
            }
        )
    )
    return told


@cache
def whole() -> dict[str, Any]:
    match = played(bot_kind="random")
    return told(recorded(PROOF, match), match)


@cache
def whole_with_links() -> dict[str, Any]:
    joint = JointDice()
    match = played(bot_kind="random", joint=joint)
    return told(recorded(PROOF, match, joint), match)


@cache
def matches(game: str) -> list[dict[str, Any]]:
    """Return the proofs of many matches of a game, each with dice of its own."""
    found = []
    for number in range(EACH):
        values = {seat: f"{number:02x}{seat:02x}" * 8 for seat in (0, 1)}
        proof = proof_of(values, withheld=(1,) if number % 5 == 0 else ())
        joint = JointDice() if number % 4 == 0 else None
        match = played(proof, game, bot_kind="random", joint=joint)
        found.append(told(recorded(proof, match, joint), match))
    return found


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    assert found is not None, "no Chromium on the PATH"
    with sync_playwright() as browser:
        opened = browser.chromium.launch(executable_path=found)
        page = opened.new_page()
        page.goto((FOLDER / "verify.html").as_uri())
        page.wait_for_function("globalThis.verdictOn")
        yield page
        opened.close()


def verdict_of(page: Page, proof: dict[str, Any], kept: list[tuple[int, str]]) -> str:
    """Return the verdict of the page."""
    said = page.evaluate("([text, kept]) => verdictOn(text, kept)", [json.dumps(proof), kept])
    return str(said)


@pytest.mark.long
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", kickabout.available_games())
def test_whole_matches_are_verified(game: str, page: Page) -> None:
    for proof in matches(game):
        kept = [(9, proof["record"]["heads"][9])]
        assert VERIFY.faults_of(proof, SIGNER.public, kept) == []
        assert verdict_of(page, proof, kept).startswith("OK: ")


KINDS = kinds(whole())
LINK_KINDS = link_kinds(whole_with_links())


def test_there_are_sixty_kinds_of_tampering() -> None:
    assert len(KINDS) >= 60


@pytest.mark.parametrize("kind", LINK_KINDS)
def test_tampering_with_links_is_named(kind: str, page: Page) -> None:
    assert VERIFY.faults_of(whole_with_links()) == []
    assert_named(*changed(whole_with_links(), LINK_KINDS[kind]), page)


@pytest.mark.parametrize("kind", KINDS)
def test_tampering_is_named(kind: str, page: Page) -> None:
    assert_named(*changed(whole(), KINDS[kind]), page)


def assert_named(proof: dict[str, Any], named: str, page: Page) -> None:
    faults = VERIFY.faults_of(proof)
    assert [fault for fault in faults if named in fault], faults
    lines = verdict_of(page, proof, []).splitlines()
    assert [line for line in lines if named in line], lines


def test_a_head_of_ones_own_that_is_not_in_the_record_is_named(page: Page) -> None:
    kept = [(20, "0" * 64)]
    (fault,) = VERIFY.faults_of(whole(), None, kept)
    assert fault == "entry 20: another record was shown to you by then"
    assert verdict_of(page, whole(), kept) == fault


def test_another_key_than_the_servers_is_named() -> None:
    (fault,) = VERIFY.faults_of(whole(), "11" * 32)
    assert fault == "entry 0: the record is signed with another key"


def test_signatures_are_those_of_a_well_kept_library() -> None:
    for number in range(20):
        key = Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32)
        public, text = key.public_key().public_bytes_raw(), b"head" * number
        signature = key.sign(text)
        assert VERIFY.is_signature(public, signature, text)
        assert not VERIFY.is_signature(public, signature, text + b"!")
        assert not VERIFY.is_signature(public, signature[:40] + b"\0" + signature[41:], text)
        assert not VERIFY.is_signature(public, signature[:32] + b"\xff" * 32, text)


@pytest.mark.parametrize("proof", [whole, whole_with_links])
def test_the_lines_of_the_documentation_verify_it_too(
    proof: Callable[[], dict[str, Any]], tmp_path: Path
) -> None:
    ran = checked(proof(), tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("kind", LINK_KINDS)
def test_the_lines_of_the_documentation_find_tampering_with_links(
    kind: str, tmp_path: Path
) -> None:
    proof, _ = changed(whole_with_links(), LINK_KINDS[kind])
    # They know versions 2 and 3 by what was agreed.
    assert (checked(proof, tmp_path).returncode == 0) == (kind == "dice of the server alone")
