"""Verification of a match's draws and record against its dice, its heads and its rules."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kickabout.engine.chain import Chain, Played, Record, is_signature, signed_numbers, signed_text
from kickabout.engine.game import CHANCE
from kickabout.engine.keyed_dice import Places, Proof, commitment_to, draw, drawn_from, seal_of
from kickabout.engine.links import Linked, Links, read_links
from kickabout.engine.match import Match
from kickabout.engine.replaying import follow
from kickabout.engine.transcript import UNDO, called
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message


@dataclass(frozen=True)
class Draw:
    """A place in a match where chance has decided."""

    number: int
    """The number of entries before it: 0 for the first."""
    source: str
    """What was drawn from, and for which seat."""
    outcomes: dict[str, int]
    """The possible outcomes, in the order of the rules, with their weights."""
    drawn: str


@dataclass(frozen=True)
class Verdict:
    """The findings about the dice and the record of a match."""

    draws: int
    """The number of draws compared with those that the key gives."""
    faults: tuple[Message, ...]
    """The faults, in the order in which they were found."""
    acknowledged: dict[int, int] = field(default_factory=dict)
    """By seat, how many of the heads that it has acknowledged are those of the record."""
    linked: Linked | None = None
    """How the seats made the dice together, None if they did not."""
    substitutes: Counter[tuple[int, str]] = field(default_factory=Counter)
    """By seat, and whoever decided for it without being its agreed player, the number of those decisions."""
    beside: tuple[tuple[int, str], ...] = ()
    """The seats and notations of what was entered beside the rules, in order."""


def drawn_number(key: bytes, match: Match, places: Places | None, source: str) -> int:
    """Return the number of the outcome that the dice with this key, of which links are part already, give at a chance
    point of a match.

    Without `places`, as in the first version of the scheme, the draw is keyed by its place in the log.
    """
    weights = match.outcome_weights
    values = list(weights.values())
    place = str(match.number) if places is None else places.place(source, sum(values))
    return list(weights)[draw(key, place, values)]


def source_of(match: Match) -> str:
    """Return what chance draws from at this point of a match; empty if it does not decide."""
    return "" if match.chance is None else drawn_from(match.chance)


def source_of_entry(match: Match, actor: str, name: str) -> str:
    """Return what an entry, about to be played, is drawn from; empty if it is a decision, or the end of a clock."""
    is_draw = actor == called(CHANCE) and not match.is_clock_end(name)
    return source_of(match) if is_draw else ""


def entry_of(actor: str, action: str, source: str, links: str = "", player: str = "") -> Played:
    """Return an entry of a match as its chain has it; `actor` as a transcript names it."""
    is_clock = actor == called(CHANCE) and not source
    return Played("clock" if is_clock else actor, action, source, links, player)


def draws_of(match: Match, log: Sequence[tuple[str, str]]) -> Iterator[Draw]:
    """Play a log, of actors and notations as in a transcript, in its match, which has not begun, and yield the
    draws, without the expiries of clocks.
    """
    for number, (actor, name) in enumerate(log):
        source = source_of_entry(match, actor, name)
        if source:
            weights = match.outcome_weights
            named = {match.name_of(outcome): weight for outcome, weight in weights.items()}
            yield Draw(number, source, named, name)
        follow(match, actor, name)


def verify(
    proof: Proof, match: Match, body: Sequence[tuple[int, str, str]], result: str
) -> Verdict:
    """Play the lines of a transcript in its match, which has not begun, and compare every draw and every head.

    `body` has the lines as (line number, actor, notation), `result` is the result in the head. A draw that the
    rules allow is followed even if it is the wrong one, so that all wrong draws are found.
    """
    faults, key = list(_faults_of(proof)), proof.key
    places = None if proof.record is None else Places()
    entries: list[Played] = []
    linking = _Linking(proof)
    players = {} if proof.record is None else dict(proof.record.players)
    substitutes: Counter[tuple[int, str]] = Counter()
    draws, is_whole = 0, True
    for line, actor, name in body:
        due, source, right = source_of(match), source_of_entry(match, actor, name), ""
        faults += linking.take(line, len(entries), is_draw=bool(source))
        if due and name == UNDO and linking.linked is not None:
            faults.append(Message("links-undone", line=line))
        if due:
            right = match.name_of(drawn_number(linking.links.key(key), match, places, due))
        if source:
            draws += 1
            if name != right:
                faults.append(Message("dice-wrong-draw", line=line, action=name, right=right))
            if places is not None:
                places.count(source, sum(match.outcome_weights.values()))
        links, player = linking.told.get(len(entries), ""), players.pop(len(entries), "")
        if player and actor == called(CHANCE):
            faults.append(Message("players-misplaced", line=line))
        elif player:
            substitutes[int(actor), player] += 1
        entries.append(entry_of(actor, name, source, links, player))
        try:
            follow(match, actor, name)
        except ValueError as error:
            fault = "dice-misfit-draw" if right else "dice-misfit"
            told = explanation(error)
            faults.append(Message(fault, line=line, error=told, right=right))
            is_whole = False
            break
    acknowledged: dict[int, int] = {}
    if proof.record is not None:
        faults += _faults_of_terms(proof, proof.record, match)
        lines = [line for line, _, _ in body]
        faults += _faults_of_record(proof, proof.record, entries, lines, acknowledged)
    if is_whole and match.result != result:
        faults.append(Message("dice-wrong-result", result=result, right=match.result))
    faults += linking.left(len(entries))
    faults += [Message("players-beyond", number=at + 1) for at in sorted(players) if is_whole]
    beside = tuple((told.seat, told.name) for told in match.beside)
    return Verdict(draws, tuple(faults), acknowledged, linking.linked, substitutes, beside)


class _Linking:
    """The links of a proof, as its entries are played."""

    def __init__(self, proof: Proof) -> None:
        record = proof.record
        self.told = {} if record is None else dict(record.links)
        """What came with each entry, by its number from 0."""
        self.links = Links.begin(proof.table, {} if record is None else record.anchors)
        self.linked = Linked.of(self.links.latest) if self.links else None
        self._after_draw = False

    def take(self, line: int, number: int, *, is_draw: bool) -> Iterator[Message]:
        """Take over what came with an entry, on this line of a transcript; yield what is wrong with it."""
        told, after_draw = self.told.get(number), self._after_draw
        self._after_draw = is_draw
        try:
            kinds = {one.is_anchor for one in read_links(told or "")}
            wrong = self.links.take(number, told or "")
        except ValueError as error:
            yield Message("links-unreadable", line=line, error=explanation(error))
            return
        if self.linked is not None and is_draw and not after_draw:
            if told is None:
                self.linked.unasked += 1
            else:
                self.linked.count(told)
        misplaced = self.linked is None or kinds - {not is_draw} or (is_draw and after_draw)
        if told is not None and misplaced:
            yield Message("links-misplaced", line=line)
        for seat in wrong:
            yield Message("links-misfit", line=line, number=seat)

    def left(self, entries: int) -> Iterator[Message]:
        """Yield that there are links of entries that do not exist."""
        beyond = sorted(number for number in self.told if number >= entries)
        if beyond:
            yield Message("links-beyond", number=beyond[0] + 1)


def _faults_of(proof: Proof) -> Iterator[Message]:
    """Yield the faults of a proof by itself."""
    right = commitment_to(proof.table, proof.secret)
    if right != proof.commitment:
        yield Message("dice-wrong-secret", commitment=proof.commitment, right=right)
    for one in proof.contributions:
        if one.value is not None and seal_of(proof.table, one.seat, one.value) != one.seal:
            yield Message("dice-wrong-seal", number=one.seat)


def terms_of(proof: Proof, match: Match) -> dict[str, object]:
    """Return what a proof and a match say themselves of that which was agreed."""
    return {
        "table": proof.table,
        "commitment": proof.commitment,
        "seals": [[one.seat, one.seal, one.value is not None] for one in proof.contributions],
        "game": match.game.name,
        "box": match.box.fingerprint,
        "options": dict(match.box.chosen),
    }


def _faults_of_terms(proof: Proof, record: Record, match: Match) -> Iterator[Message]:
    """Yield where the match is another one than that which was agreed."""
    try:
        agreed = json.loads(record.agreed)
        seats = len(agreed["seats"])
    except (ValueError, TypeError, KeyError):
        yield Message("record-unreadable")
        return
    for name, right in {**terms_of(proof, match), "seats": match.seats}.items():
        told = seats if name == "seats" else agreed.get(name)
        if told != right:
            yield Message(
                "record-other-terms",
                term=name,
                agreed=json.dumps(told, ensure_ascii=False),
                right=json.dumps(right, ensure_ascii=False),
            )


def _faults_of_record(
    proof: Proof,
    record: Record,
    entries: Sequence[Played],
    lines: Sequence[int],
    acknowledged: dict[int, int],
) -> Iterator[Message]:
    """Yield where entries, on these lines of the transcript, do not lead to the heads of their record.

    Counts in `acknowledged` the heads of each seat that are contained.
    """
    chain = Chain.begin(proof.table, proof.secret, record.agreed)
    chain.extend(entries)
    heads = chain.heads
    pairs = zip(heads, record.heads, strict=False)
    wrong = next((number for number, (own, told) in enumerate(pairs) if own != told), None)
    if wrong is None and len(heads) != len(record.heads):
        wrong = min(len(heads), len(record.heads))
        yield Message("record-other-length", entries=len(entries), right=len(record.heads) - 1)
    elif wrong == 0:
        yield Message("record-other-agreement")
    elif wrong is not None:
        yield Message("record-other-entry", line=lines[wrong - 1], number=wrong)
    signed = dict(record.signatures)
    for number in signed_numbers(len(record.heads) - 1):
        text = signed_text(proof.table, number, record.heads[number])
        if number not in signed:
            yield Message("record-unsigned", number=number)
        elif not is_signature(record.server, signed[number], text):
            yield Message("record-wrong-signature", number=number)
    seats = {one.seat for one in record.acknowledged}
    for seat in sorted(seats):
        own = sorted((one.entries, one.head) for one in record.acknowledged if one.seat == seat)
        is_held = [at < len(heads) and heads[at] == head for at, head in own]
        acknowledged[seat] = sum(is_held)
        if not all(is_held):
            first = is_held.index(False)
            after = own[first - 1][0] + 1 if first else 0
            yield Message("record-other-head", number=seat, after=after, until=own[first][0])
