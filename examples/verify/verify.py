"""Verify the proof of a match of Kickabout, with nothing but Python's standard library and this file.

    python verify.py proof.json [--key KEY] [ENTRIES:HEAD ...]

`proof.json` is the answer of `GET /api/tables/ID/proof` once the match is over. KEY is the server's public key, if you
know it from elsewhere; each ENTRIES:HEAD is a head that you have kept, of which 8 hexadecimal digits are enough here.
It prints what is wrong, with the entry, and fails; otherwise it says what is proved. docs/dice.md has the protocol.

Which outcomes were possible at each draw is taken from the proof: `kickabout verify` compares that with the rules.
"""

import argparse
import hmac
import json
import sys
from hashlib import sha256, sha512
from pathlib import Path

BESIDE_RULES = ("resign", "lose ", "run out of time", "accept draw")
SIGNED_EVERY = 50


def hashed(*lines):
    """Return the SHA-256 of lines, in hexadecimal."""
    return sha256("\n".join(lines).encode()).hexdigest()


def keyed(key, *lines):
    """Return the HMAC-SHA256 of lines."""
    return hmac.digest(key, "\n".join(lines).encode(), "sha256")


# --- Ed25519 (RFC 8032, 5.1): verification with points in affine coordinates ---------------------

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)
"""A square root of -1."""


def point(encoded):
    """Return the point that 32 bytes encode, None if they encode none."""
    y = int.from_bytes(encoded, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT % P
    if x * x % P != square or (x == 0 and sign):
        return None
    return (P - x if x & 1 != sign else x), y


def added(one, other):
    """Return the sum of two points, in extended coordinates (X, Y, Z, T)."""
    (x1, y1, z1, t1), (x2, y2, z2, t2) = one, other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * t1 * t2 * D % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(number, x, y):
    """Return a multiple of a point, in extended coordinates."""
    total, power = (0, 1, 1, 0), (x, y, 1, x * y % P)
    while number:
        if number & 1:
            total = added(total, power)
        power = added(power, power)
        number >>= 1
    return total


BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def is_signature(public, signature, text):
    """Return whether 64 bytes are the signature of a text by a public key of 32 bytes."""
    key, commitment = point(public), point(signature[:32])
    number = int.from_bytes(signature[32:], "little")
    if len(public) != 32 or len(signature) != 64 or None in (key, commitment) or number >= L:
        return False
    challenge = int.from_bytes(sha512(signature[:32] + public + text).digest(), "little") % L
    x1, y1, z1, _ = times(number, *BASE)
    x2, y2, z2, _ = added(
        (*commitment, 1, commitment[0] * commitment[1] % P), times(challenge, *key)
    )
    return (x1 * z2 - x2 * z1) % P == 0 and (y1 * z2 - y2 * z1) % P == 0


# --- the dice ------------------------------------------------------------------------------------


def key_of(proof):
    """Return the key of the draws."""
    lines = ["kickabout key 1", f"table {proof['table']}"]
    lines += [
        f"seat {one['seat']} {one['seal']} {one['contribution'] or 'withheld'}"
        for one in sorted(proof["contributions"], key=lambda one: one["seat"])
    ]
    return keyed(bytes.fromhex(proof["secret"]), *lines)


def drawn(key, place, outcomes):
    """Return the outcome that the dice give at a place."""
    total, counter = sum(weight for _, weight in outcomes), 0
    if not 0 < total <= 2**64 or any(weight < 0 for _, weight in outcomes):
        return None
    while True:
        word = int.from_bytes(keyed(key, f"draw {place} {counter}")[:8], "big")
        if word < 2**64 - 2**64 % total:
            break
        counter += 1
    word %= total
    for name, weight in outcomes:
        if word < weight:
            return name
        word -= weight
    return None


class Links:
    """The latest links of the seats that made the dice together: of each, the entries before it and its value."""

    def __init__(self, table, anchors):
        self.table, self.latest = table, {seat: (-1, anchor) for seat, anchor in anchors}

    def take(self, number, told, is_draw):
        """Take over what entry `number` has, counted from 0, and yield what is wrong with it."""
        for word in told.split(" "):
            seat, is_anchor, value = word.partition("=")
            if not is_anchor:
                seat, _, value = word.partition(":")
            if is_draw == bool(is_anchor):
                yield "links belong to draws that follow a decision, anchors to anything else"
            if value == "-" and not is_anchor:
                continue
            if len(bytes.fromhex(value)) != 32:
                yield f"the link of seat {seat} is none"
            at, before = self.latest.get(int(seat), (number, ""))
            link = value
            for _ in range(at, number):
                link = hashed("kickabout link 3", self.table, f"seat {seat}", f"link {link}")
            if not is_anchor and link != before:
                yield f"the link of seat {seat} is not the one of its chain that was due"
            self.latest[int(seat)] = number, value

    def key(self, key):
        """Return the key of the next draws."""
        lines = [f"seat {seat} {link}" for seat, (_, link) in sorted(self.latest.items())]
        return keyed(key, "kickabout links 3", *lines) if lines else key


class Places:
    """The places of the draws: what is drawn from, the shuffle, and how many came before from that."""

    def __init__(self):
        self.last = {}

    def next(self, source, outcomes):
        """Return the place of the next draw from a source."""
        total = sum(weight for _, weight in outcomes)
        shuffle, count, before = self.last.get(source, (-1, 0, 0))
        shuffle, count = (shuffle, count + 1) if total < before else (shuffle + 1, 0)
        self.last[source] = shuffle, count, total
        return f"{source} {shuffle} {count}"


# --- the verdict ---------------------------------------------------------------------------------


def faults_of(proof, key=None, kept=()):
    """Return what is wrong with a proof, each with the entry; `kept` are pairs of a number of entries and a head."""
    try:
        return list(_faults(proof, key, kept))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return [f"the proof cannot be read: {type(error).__name__} {error}"]


def _faults(proof, key, kept):
    anchors = json.loads(proof["record"]["agreed"]).get("anchors", []) if proof["record"] else []
    scheme = 3 if anchors else 2
    if proof["scheme"] != scheme:
        yield f"this verifies scheme {scheme}, not {proof['scheme']}"
        return
    table, record = f"table {proof['table']}", proof["record"]
    secret = bytes.fromhex(proof["secret"])
    if hashed("kickabout commitment 1", table, f"secret {proof['secret']}") != proof["commitment"]:
        yield "the secret is not what the server was committed to"
    for one in proof["contributions"]:
        seat, told = f"seat {one['seat']}", one["contribution"]
        if told and hashed("kickabout seal 1", table, seat, f"contribution {told}") != one["seal"]:
            yield f"the contribution of {seat} is not what it had sealed"
    yield from _other_terms(proof, json.loads(record["agreed"]))
    heads, wrong, draws = [hashed("kickabout agreed 2", record["agreed"])], None, {}
    for draw in proof["draws"]:
        if draw["number"] in draws:
            yield f"entry {draw['number'] + 1}: two draws"
        draws[draw["number"]] = draw
    dice, places, chain = key_of(proof), Places(), keyed(secret, "kickabout chain 2", table)
    links, linked, after_draw = Links(table, anchors), _linked(record), False
    players = {one["number"]: one["player"] for one in record.get("players", [])}
    for number, (actor, action) in enumerate(record["entries"], 1):
        lines = ["kickabout entry 2", f"after {heads[-1]}", f"actor {actor}", f"action {action}"]
        draw = draws.pop(number - 1, None)
        if (actor == "chance") != (draw is not None):
            yield f"entry {number}: " + ("a draw that is none" if draw else "its draw is missing")
        told = linked.pop(number - 1, None)
        if told is not None:
            if after_draw and draw is not None:
                yield f"entry {number}: links within draws that follow each other"
            for fault in links.take(number - 1, told, draw is not None):
                yield f"entry {number}: {fault}"
        after_draw = draw is not None
        if draw is not None:
            place = places.next(draw["source"], draw["outcomes"])
            right = drawn(links.key(dice), place, draw["outcomes"])
            if not right == draw["drawn"] == action:
                yield f"entry {number}: the dice gave {right}, not {action} ({draw['drawn']})"
            lines.append(f"from {draw['source']}")
        if told is not None:
            lines.append(f"links {told}")
        player = players.pop(number - 1, None)
        if player is not None:
            if actor in ("chance", "clock"):
                yield f"entry {number}: a player, and nobody decided"
            lines.append(f"player {player}")
        heads.append(keyed(chain, *lines).hex())
        if wrong is None and record["heads"][number : number + 1] != heads[-1:]:
            wrong = number
            yield f"entry {number}: it does not lead to the head of the record"
    for number in draws:
        yield f"entry {number + 1}: a draw, and no such entry"
    for number in linked:
        yield f"entry {number + 1}: links, and no such entry"
    for number in players:
        yield f"entry {number + 1}: a player, and no such entry"
    if record["heads"][:1] != heads[:1]:
        yield "entry 0: the record does not begin with what was agreed"
    if len(record["heads"]) != len(heads):
        short = min(len(record["heads"]), len(heads))
        yield f"entry {short}: there are {len(heads) - 1} entries, and heads of {len(record['heads']) - 1}"
    yield from _unsigned(record, table, key)
    own = [(f"seat {one['seat']}", one["at"], one["head"]) for one in record["acknowledged"]]
    for who, at, head in own + [("you", at, head) for at, head in kept]:
        if not 0 <= at < len(heads) or not heads[at].startswith(head):
            yield f"entry {at}: another record was shown to {who} by then"


def _linked(record):
    """Return what came with entries, by their number from 0."""
    return {one["number"]: one["links"] for one in record.get("links", [])}


def _other_terms(proof, agreed):
    """Yield where the proof is another one than that which was agreed."""
    seals = [
        [one["seat"], one["seal"], one["contribution"] is not None]
        for one in proof["contributions"]
    ]
    for term, right in (
        ("table", proof["table"]),
        ("commitment", proof["commitment"]),
        ("seals", seals),
    ):
        if agreed.get(term) != right:
            yield f"entry 0: agreed was another {term}"


def _unsigned(record, table, key):
    """Yield where a signature of the server is missing or wrong."""
    if key is not None and record["server"] != key:
        yield "entry 0: the record is signed with another key"
    public, last = bytes.fromhex(record["server"]), len(record["heads"]) - 1
    signed = {one["at"]: one["signature"] for one in record["signatures"]}
    for number in sorted({*range(0, last + 1, SIGNED_EVERY), last}):
        said = f"kickabout signature 2\n{table}\nentries {number}\nhead {record['heads'][number]}"
        if number not in signed:
            yield f"entry {number}: the server has not signed the head"
        elif not is_signature(public, bytes.fromhex(signed[number]), said.encode()):
            yield f"entry {number}: the server's signature is not valid"


def main():
    """Verify a file, and fail if something is wrong."""
    parser = argparse.ArgumentParser(description="Verify the proof of a match of Kickabout.")
    parser.add_argument("proof")
    parser.add_argument("--key")
    parser.add_argument("heads", nargs="*", metavar="ENTRIES:HEAD")
    given = parser.parse_args()
    proof = json.loads(Path(given.proof).read_text(encoding="utf-8"))
    kept = [(int(at), head) for at, _, head in (one.partition(":") for one in given.heads)]
    faults = faults_of(proof, given.key, kept)
    if faults:
        sys.exit("\n".join(faults))
    print(f"OK: {len(proof['record']['entries'])} entries, {len(proof['draws'])} draws,", end=" ")
    print(f"{len(kept)} heads of yours and {len(proof['record']['acknowledged'])} of the seats.")
    print(f"Commitment {proof['commitment']}, signed with {proof['record']['server']}.")
    for one in proof["contributions"]:
        told = one["contribution"]
        print(
            f"Seat {one['seat']}",
            f"contributed {told}." if told else "withheld what it had sealed.",
        )
    told = " ".join(_linked(proof["record"]).values()).split()
    for seat in sorted({word.partition(":")[0] for word in told if ":" in word}):
        due = [word for word in told if word.startswith(f"{seat}:")]
        print(
            f"Seat {seat} showed {sum(not word.endswith('-') for word in due)} of {len(due)} links."
        )
    for one in proof["record"].get("players", []):
        seat = proof["record"]["entries"][one["number"]][0]
        print(f"Entry {one['number'] + 1}: {one['player']} decided for seat {seat}.")
    for number, (actor, action) in enumerate(proof["record"]["entries"], 1):
        if action.startswith(BESIDE_RULES):
            print(f"Entry {number}, beside the rules, for seat {actor}: {action}.")
    if not any(one["contribution"] for one in proof["contributions"]):
        print("Nobody contributed: the server alone chose these dice.")


if __name__ == "__main__":
    main()
