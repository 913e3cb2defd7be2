"""A match whose dice can be verified, as a table plays one."""

import json
import re
from collections.abc import Callable
from dataclasses import replace

import kickabout
from kickabout.engine.chain import Acknowledged, Chain, Record, signed_numbers, signed_text
from kickabout.engine.dice import pick, seeded
from kickabout.engine.keyed_dice import Contribution, Places, Proof, commitment_to, seal_of
from kickabout.engine.links import Links, chain_of
from kickabout.engine.match import Match
from kickabout.engine.transcript import called
from kickabout.engine.verification import (
    drawn_number,
    entry_of,
    source_of,
    source_of_entry,
    terms_of,
)
from kickabout.table.store import Signer

TABLE = "f3kq7m2xcd"
SECRET = "5e" * 32
VALUES = {0: "a1" * 16, 1: "b2" * 16}
"""The contributions of the seats."""


def proof_of(values: dict[int, str], withheld: tuple[int, ...] = ()) -> Proof:
    """Return the proof of a table to which these seats contribute; the `withheld` ones are never revealed."""
    given = tuple(
        Contribution(seat, seal_of(TABLE, seat, value), None if seat in withheld else value)
        for seat, value in sorted(values.items())
    )
    return Proof(TABLE, commitment_to(TABLE, SECRET), SECRET, given)


PROOF = proof_of(VALUES)
"""Without the record of a match."""
SIGNER = Signer("c4" * 32)


CHAINS = {seat: chain_of(TABLE, seat, f"{seat + 7:02x}" * 32, 3000) for seat in VALUES}
"""The chains of links of the seats that make the dice together."""
OTHER_CHAIN = chain_of(TABLE, 1, "0e" * 32, 3000)
"""The one with which seat 1 goes on after a while."""
TAKEN_UP = 60
STAND_IN, ABSENT = '{"kind":"bot:rule-of-thumb","name":"Brisa"}', range(30, 50)
"""Who plays for seat 1 for a while, from entry to entry."""


class JointDice:
    """The links of a match whose seats make the dice together: seat 0 is silent at every eighth draw."""

    def __init__(self) -> None:
        self.links = Links.begin(TABLE, {seat: chain[0] for seat, chain in CHAINS.items()})
        self.told: dict[int, str] = {}
        """What entries have of links, by their number."""
        self._after_draw = False

    def before(self, match: Match, number: int) -> None:
        """Take over what comes with the next entry."""
        is_draw, since = bool(source_of(match)), self.links.anchors[1][0]
        told = ""
        if is_draw and not self._after_draw:
            chain = CHAINS[1] if since < 0 else OTHER_CHAIN
            own = "-" if number % 8 == 0 else CHAINS[0][number + 1]
            told = f"0:{own} 1:{chain[number - since]}"
        elif not is_draw and since < 0 and number > TAKEN_UP:
            told = f"1={OTHER_CHAIN[0]}"
        self._after_draw = is_draw
        if told:
            self.told[number] = told
            assert self.links.take(number, told) == []


def played(
    proof: Proof = PROOF,
    game: str = "futbol-dash",
    bot_kind: str = "rule-of-thumb",
    joint: JointDice | None = None,
) -> Match:
    """Return a whole match between bots with the dice of a proof, which the seats may make together."""
    match, bot = kickabout.new(game, 2, seed=0), kickabout.bot(bot_kind, seed=1)
    places = Places()
    while match.actor is not None:
        if joint is not None:
            joint.before(match, match.number)
        if match.actor == "chance":
            match.apply(drawn(proof, match, places, None if joint is None else joint.links))
        else:
            match.play(bot.choose(match.seen(match.actor)))
    return match


def drawn(proof: Proof, match: Match, places: Places, links: Links | None = None) -> int:
    """Return the outcome that the dice give, as its number, and count the draw."""
    source, key = source_of(match), proof.key
    number = drawn_number(links.key(key) if links else key, match, places, source)
    places.count(source, sum(match.outcome_weights.values()))
    return number


def recorded(proof: Proof, match: Match, joint: JointDice | None = None) -> Proof:
    """Return a proof with the record of its match, of which each seat has acknowledged every head before a
    decision of its own.
    """
    terms = {**terms_of(proof, match), "seats": [{"kind": "person"}] * match.seats}
    told = {} if joint is None else joint.told
    if joint is not None:
        terms["anchors"] = [[seat, chain[0]] for seat, chain in CHAINS.items()]
    agreed = json.dumps(terms, sort_keys=True)
    chain, earlier = Chain.begin(proof.table, proof.secret, agreed), match.at(0)
    seen: list[Acknowledged] = []
    players: dict[int, str] = {}
    for number, (actor, action) in enumerate(match.log):
        name = match.name_of(action)
        if actor >= 0:
            seen.append(Acknowledged(actor, number, chain.heads[-1]))
        source = source_of_entry(earlier, called(actor), name)
        if actor == 1 and number in ABSENT:
            players[number] = STAND_IN
        links, player = told.get(number, ""), players.get(number, "")
        chain.extend([entry_of(called(actor), name, source, links, player)])
        earlier.follow(actor, name)
    signed = signed_numbers(match.number)
    return replace(
        proof,
        record=signed_record(
            proof.table,
            Record(
                agreed,
                tuple(chain.heads),
                SIGNER.public,
                tuple((at, "") for at in signed),
                tuple(seen),
                tuple(told.items()),
                tuple(players.items()),
            ),
        ),
    )


def signed_record(table: str, record: Record) -> Record:
    """Return a record with the signatures of the server of these tests."""
    texts = ((at, signed_text(table, at, record.heads[at])) for at, _ in record.signatures)
    return replace(record, signatures=tuple((at, SIGNER.sign(text)) for at, text in texts))


def written(proof: Proof = PROOF, game: str = "futbol-dash", joint: JointDice | None = None) -> str:
    """Return the transcript of such a match."""
    match = played(proof, game, joint=joint)
    return match.transcript(recorded(proof, match, joint))


def without_commitment(text: str, commitment: str) -> str:
    """Return a text with the table's commitment and all heads and signatures replaced, so that tables which
    differ only by their secret compare equal: pages show the start of a commitment as well.
    """
    text = text.replace(commitment, "COMMITMENT").replace(commitment[:8], "COMMITMENT")
    return re.sub(r"\b([0-9a-f]{64}|[0-9a-f]{128})\b", "HEAD", text)


def drawn_by_seed(seed: int) -> Callable[[bytes, Match, Places | None, str], int]:
    """Return a substitute for `drawn_number` that makes tables draw as a match with this seed does."""

    def drawn(key: bytes, match: Match, places: Places | None, source: str) -> int:
        del key, places, source
        weights = match.outcome_weights
        return list(weights)[pick(seeded(seed, match.number), [*weights.values()], len(weights))]

    return drawn
