"""The chains of links: which link is due, and what follows from them."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache

import pytest

from kickabout.engine import replaying, transcript
from kickabout.engine.keyed_dice import Proof, read_proof
from kickabout.engine.links import SILENT, LinkOf, Links, chain_of, link_before, read_links
from kickabout.engine.match import Match
from kickabout.engine.verification import Verdict, verify
from tests.keyed_match import PROOF, JointDice, played, recorded

TABLE = "f3kq7m2xcd"
CHAINS = {seat: chain_of(TABLE, seat, f"{seat + 1:02x}" * 32, 40) for seat in (0, 1)}


def begun() -> Links:
    return Links.begin(TABLE, {seat: chain[0] for seat, chain in CHAINS.items()})


def test_each_link_is_the_hash_of_the_next() -> None:
    chain = CHAINS[0]
    assert len(chain) == 41
    assert all(link_before(TABLE, 0, chain[n + 1]) == chain[n] for n in range(40))
    assert chain_of(TABLE, 1, chain[-1], 40)[0] != chain[0]


def test_only_the_link_of_the_draw_fits() -> None:
    links = begun()
    assert links.fits(0, 0, CHAINS[0][1])
    assert links.fits(0, 9, CHAINS[0][10])
    assert not links.fits(0, 9, CHAINS[0][11])
    assert not links.fits(0, 9, CHAINS[1][10])
    assert not links.fits(2, 9, CHAINS[0][10])
    assert not links.fits(0, 9, SILENT)
    assert links.take(9, f"0:{CHAINS[0][10]} 1:-") == []
    assert links.fits(0, 9, CHAINS[0][10])
    assert not links.fits(0, 3, CHAINS[0][4])
    assert links.fits(0, 12, CHAINS[0][13])
    assert links.fits(1, 12, CHAINS[1][13])


def test_a_link_that_does_not_fit_names_its_seat() -> None:
    assert begun().take(4, f"0:{CHAINS[0][6]} 1:{CHAINS[1][5]}") == [0]
    assert begun().take(4, "2:-") == [2]


def test_another_chain_goes_on_from_its_anchor() -> None:
    links, other = begun(), chain_of(TABLE, 1, "ab" * 32, 20)
    assert links.take(6, f"1={other[0]}") == []
    assert links.anchors[1] == (6, other[0])
    assert not links.fits(1, 8, CHAINS[1][9])
    assert links.fits(1, 8, other[2])


def test_every_link_changes_the_key() -> None:
    links, key = begun(), bytes(32)
    keys = [links.key(key)]
    for number, told in ((0, f"0:{CHAINS[0][1]} 1:-"), (3, f"0:- 1:{CHAINS[1][4]}")):
        links.take(number, told)
        keys.append(links.key(key))
    links.take(5, "0:- 1:-")
    assert len(set(keys)) == 3
    assert links.key(key) == keys[-1]
    assert Links(TABLE).key(key) == key


def test_what_an_entry_has_is_written_as_it_is_read() -> None:
    told = f"0:{CHAINS[0][1]} 1:- 2={CHAINS[1][0]}"
    assert " ".join(map(str, read_links(told))) == told
    assert read_links("1:-") == [LinkOf(1, False, SILENT)]
    for wrong in ("1=-", "x", "1:", "0:AB", f"0:{CHAINS[0][1]}  1:-"):
        with pytest.raises(ValueError, match="links are written"):
            read_links(wrong)


# --- in the record of a match ------------------------------------------------------------------


@cache
def joint() -> tuple[Proof, Match]:
    """Return the proof of a match whose seats made the dice together, and the match."""
    dice = JointDice()
    match = played(joint=dice)
    return recorded(PROOF, match, dice), match


def unchanged(links: dict[int, str]) -> None:
    del links


def verdict_with(change: Callable[[dict[int, str]], None] = unchanged) -> Verdict:
    """Return the verdict on that match with a change of what its entries have of links."""
    proof, match = joint()
    assert proof.record is not None
    links = dict(proof.record.links)
    change(links)
    proof = replace(proof, record=replace(proof.record, links=tuple(links.items())))
    head, body = transcript.parse(match.transcript(proof))
    read = read_proof(head)
    assert read is not None
    return verify(read, replaying.begin(match.game, head), body, head["result"])


def draw_in(links: dict[int, str], after: int = 30) -> int:
    """Return an entry with links of both seats."""
    return next(at for at, told in links.items() if at > after and "-" not in told and ":" in told)


def test_a_match_of_which_the_seats_made_the_dice_is_verified() -> None:
    verdict = verdict_with()
    assert verdict.faults == ()
    assert joint()[0].scheme == 3
    assert verdict.linked is not None
    record = joint()[0].record
    assert record is not None
    told = [told for _, told in record.links]
    assert verdict.linked.silent == {0: sum("0:-" in one for one in told), 1: 0}
    assert verdict.linked.silent[0] > 0
    assert verdict.linked.given[1] == sum("1:" in one for one in told)
    assert verdict.linked.unasked == 0


def test_draws_for_which_nobody_was_asked_are_counted() -> None:
    verdict = verdict_with(without_some)
    assert verdict.linked is not None
    assert verdict.linked.unasked == 1
    assert {fault.id for fault in verdict.faults} >= {"record-other-entry", "dice-wrong-draw"}


def without_some(links: dict[int, str]) -> None:
    del links[draw_in(links)]


def exchanged(links: dict[int, str]) -> None:
    at = draw_in(links)
    links[at] = links[at][:-64] + "ab" * 32


def as_an_anchor(links: dict[int, str]) -> None:
    at = draw_in(links)
    links[at] = links[at].replace("1:", "1=")


def one_entry_earlier(links: dict[int, str]) -> None:
    at = draw_in(links)
    links[at - 1] = links.pop(at)


def beyond_the_end(links: dict[int, str]) -> None:
    links[10**6] = "0:- 1:-"


def test_a_decision_taken_back_when_a_draw_is_due_is_found() -> None:
    proof, match = joint()
    head, body = transcript.parse(match.transcript(proof))
    at = next(
        n
        for n, (_, actor, _) in enumerate(body)
        if actor == "chance" and body[n - 1][1] != "chance"
    )
    body[at:at] = [(0, body[at - 1][1], "undo"), (0, *body[at - 1][1:])]
    verdict = verify(proof, replaying.begin(match.game, head), body, head["result"])
    assert "links-undone" in [fault.id for fault in verdict.faults]


def not_links(links: dict[int, str]) -> None:
    links[draw_in(links)] = "nothing"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (exchanged, "links-misfit"),
        (as_an_anchor, "links-misplaced"),
        (one_entry_earlier, "links-misplaced"),
        (beyond_the_end, "links-beyond"),
        (not_links, "links-unreadable"),
    ],
)
def test_a_change_of_links_is_found(change: Callable[[dict[int, str]], None], fault: str) -> None:
    assert fault in [one.id for one in verdict_with(change).faults]


def test_a_mistake_in_the_line_of_links_is_named() -> None:
    proof, match = joint()
    text = match.transcript(proof).replace("record-links: ", "record-links: x/0:- ")
    head, _ = transcript.parse(text)
    with pytest.raises(ValueError, match="ENTRIES/LINK,LINK"):
        read_proof(head)
