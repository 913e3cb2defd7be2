"""Kinds of tampering with a proof, as the API tells it, and the entry that each has to be found by."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from kickabout.engine.chain import Chain, Played, first_head, signed_text
from tests.keyed_match import SECRET, SIGNER, TABLE, VALUES

Json = dict[str, Any]
Change = Callable[[Json], str]
"""Changes a proof, and returns what a verifier has to name."""


def kinds(whole: Json) -> dict[str, Change]:
    """Return the kinds of tampering with this proof, by their names."""
    entries = whole["record"]["entries"]
    drawn = [one["number"] for one in whole["draws"] if len(one["outcomes"]) > 1]
    made = [number for number, (actor, _) in enumerate(entries) if actor.isdecimal()]
    found = {**_of_the_dice(), **_of_the_agreement(), **_of_the_heads(len(entries))}
    found |= _of_the_players(whole["record"]["players"][0]["number"], drawn[0], len(entries))
    for name, at in (("the first", 0), ("a middle", len(made) // 2), ("the last", -1)):
        found |= _of_a_decision(name, made[at])
    for name, at in (("the first", 0), ("a middle", len(drawn) // 2), ("the last", -1)):
        found |= _of_a_draw(name, drawn[at])
    return found


def link_kinds(joint: Json) -> dict[str, Change]:
    """Return the kinds of tampering with the links of this proof, by their names."""
    linked = joint["record"]["links"]
    at = {
        name: next(n for n, one in enumerate(linked) if sign in one["links"] and n > after)
        for name, sign, after in (
            ("the first", "1:", -1),
            ("a middle", "1:", len(linked) // 2),
            ("a silent", "0:-", 0),
            ("an anchor", "=", -1),
        )
    }
    last = len(joint["record"]["entries"])

    def rewritten(name: str, change: Callable[[str], str], fault: str) -> Change:
        def tamper(proof: Json) -> str:
            one = proof["record"]["links"][at[name]]
            one["links"] = change(one["links"])
            return f"entry {one['number'] + 1}: {fault}"

        return tamper

    def moved(by: int, fault: str) -> Change:
        def tamper(proof: Json) -> str:
            one = proof["record"]["links"][at["a middle"]]
            one["number"] += by
            return f"entry {one['number'] + 1}: {fault}"

        return tamper

    def left_out(name: str) -> Change:
        def tamper(proof: Json) -> str:
            number = proof["record"]["links"].pop(at[name])["number"]
            return f"entry {number + 1}: it does not lead"

        return tamper

    def beyond(proof: Json) -> str:
        proof["record"]["links"].append({"number": last, "links": "0:- 1:-"})
        return f"entry {last + 1}: links, and no such entry"

    own, lead = "the link of seat 1 is not the one", "it does not lead"
    foreign = joint["record"]["links"][0]["links"][-64:]
    return {
        "the first link exchanged": rewritten("the first", lambda t: t[:-64] + "cd" * 32, own),
        "a middle link exchanged": rewritten("a middle", lambda t: t[:-64] + "ab" * 32, own),
        "an early link shown late": rewritten("a middle", lambda t: t[:-64] + foreign, own),
        "a link withheld": rewritten("a middle", lambda t: t[:-64] + "-", lead),
        "a silent seat with a link": rewritten(
            "a silent", lambda t: t.replace("0:-", "0:" + "ab" * 32), "the link of seat 0"
        ),
        "a seat left out": rewritten("a middle", lambda t: t.partition(" ")[2], lead),
        "another anchor": rewritten("an anchor", lambda t: t[:2] + "ab" * 32, lead),
        "an anchor turned into a link": rewritten(
            "an anchor", lambda t: t.replace("=", ":"), "links belong to draws"
        ),
        "a link turned into an anchor": rewritten(
            "a middle", lambda t: t.replace("1:", "1="), "links belong to draws"
        ),
        "links left out": left_out("a middle"),
        "the first links left out": left_out("the first"),
        "an anchor left out": left_out("an anchor"),
        "links of the entry before": moved(-1, "links belong to draws"),
        "links beyond the end": beyond,
        "dice of the server alone": _set("this verifies scheme 3", "scheme", to=2),
    }


def changed(whole: Json, change: Change) -> tuple[Json, str]:
    """Return a proof that was tampered with, and what a verifier has to name."""
    proof = deepcopy(whole)
    named = change(proof)
    assert proof != whole
    return proof, named


def _set(names: str, *path: str | int, to: object) -> Change:
    def change(proof: Json) -> str:
        place: Any = proof
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = to
        return names

    return change


def _of_the_dice() -> dict[str, Change]:
    one = ("contributions", 0)

    def swap(proof: Json) -> str:
        first, second = proof["contributions"]
        first["contribution"], second["contribution"] = (
            second["contribution"],
            first["contribution"],
        )
        return "the contribution of seat 0"

    def drop(proof: Json) -> str:
        proof["contributions"].pop()
        return "entry 0: agreed was another seals"

    def add(proof: Json) -> str:
        proof["contributions"].append(
            {"seat": 2, "name": "", "seal": "0" * 64, "contribution": None}
        )
        return "entry 0: agreed was another seals"

    return {
        "another secret": _set("the secret is not", "secret", to="5f" * 32),
        "another commitment": _set(
            "entry 0: agreed was another commitment", "commitment", to="0" * 64
        ),
        "another table": _set("entry 0: agreed was another table", "table", to="another2"),
        "another contribution": _set(
            "the contribution of seat 0", *one, "contribution", to="b3" * 16
        ),
        "another seal": _set("the contribution of seat 0", *one, "seal", to="0" * 64),
        "a contribution withheld": _set(
            "entry 0: agreed was another seals", *one, "contribution", to=None
        ),
        "a contribution of another seat": _set("the contribution of seat 5", *one, "seat", to=5),
        "contributions exchanged": swap,
        "a contribution less": drop,
        "a contribution more": add,
        "another scheme": _set("scheme", "scheme", to=1),
        "no secret": _set("cannot be read", "secret", to=None),
        "no record": _set("cannot be read", "record", to=None),
    }


def _of_the_agreement() -> dict[str, Change]:
    def term(name: str, value: object, *, is_chained: bool) -> Change:
        def change(proof: Json) -> str:
            record = proof["record"]
            record["agreed"] = json.dumps({**json.loads(record["agreed"]), name: value})
            if is_chained:
                record["heads"][0] = first_head(record["agreed"])
                return "entry 0: the server's signature"
            return "entry 0: the record does not begin"

        return change

    values: Json = {
        "game": "squad-rush",
        "rules": "0" * 64,
        "box": "0" * 64,
        "options": {"mode": "express"},
        "seats": [{"kind": "bot:pro", "name": "Pro"}],
        "answer_seconds": 9,
        "seals": [],
    }
    loose = {
        f"another {name}": term(name, value, is_chained=False) for name, value in values.items()
    }
    chained = {
        f"another {name}, with its head": term(name, value, is_chained=True)
        for name, value in list(values.items())[:3]
    }
    return {
        **loose,
        **chained,
        "an agreement that is none": _set("cannot be read", "record", "agreed", to="-"),
    }


def _of_the_players(first: int, drawn: int, length: int) -> dict[str, Change]:
    entry = f"entry {first + 1}: it does not lead"

    def leave_out(proof: Json) -> str:
        proof["record"]["players"].pop(0)
        return entry

    def name(number: int, named: str) -> Change:
        def change(proof: Json) -> str:
            proof["record"]["players"].append({"number": number, "player": "{}"})
            return named

        return change

    return {
        "a stand-in not named": leave_out,
        "another stand-in": _set(entry, "record", "players", 0, "player", to="{}"),
        "a stand-in for an earlier decision": name(first - 1, f"entry {first}:"),
        "a stand-in for chance": name(drawn, f"entry {drawn + 1}: a player, and nobody decided"),
        "a stand-in beyond the end": name(length, f"entry {length + 1}: a player, and no such"),
    }


def _of_a_decision(name: str, number: int) -> dict[str, Change]:
    entry = f"entry {number + 1}: it does not lead"

    def remove(proof: Json) -> str:
        proof["record"]["entries"].pop(number)
        for draw in proof["draws"]:
            draw["number"] -= draw["number"] > number
        return f"entry {number + 1}:"

    def insert(actor: str, action: str) -> Change:
        def change(proof: Json) -> str:
            proof["record"]["entries"].insert(number, [actor, action])
            for draw in proof["draws"]:
                draw["number"] += draw["number"] >= number
            return entry

        return change

    def rewrite(proof: Json) -> str:
        """Write on with another decision and all heads that follow, but without the server's key."""
        record = proof["record"]
        record["entries"][number][1] = "play nothing"
        record["heads"] = heads_of(proof)
        record["acknowledged"] = []
        signed = next(one["at"] for one in record["signatures"] if one["at"] > number)
        return f"entry {signed}: the server's signature"

    def write_anew(proof: Json) -> str:
        """Do the same as the server itself, which signs; a seat has kept a head."""
        rewrite(proof)
        record = proof["record"]
        record["acknowledged"] = [{"seat": 1, "at": number + 1, "head": "ab" * 32}]
        for one in record["signatures"]:
            text = signed_text(TABLE, one["at"], record["heads"][one["at"]])
            one["signature"] = SIGNER.sign(text)
        return f"entry {number + 1}: another record was shown to seat 1"

    return {
        f"{name} decision exchanged": _set(
            entry, "record", "entries", number, 1, to="play nothing"
        ),
        f"{name} decision of another seat": _set(entry, "record", "entries", number, 0, to="7"),
        f"{name} decision left out": remove,
        f"a decision before {name}": insert("0", "play nothing"),
        f"undo before {name}": insert("0", "undo"),
        f"the end of a clock before {name}": insert("clock", "time"),
        f"{name} decision rewritten": rewrite,
        f"{name} decision rewritten by the server": write_anew,
        f"{name} decision made by chance": _set(
            f"entry {number + 1}: its draw is missing", "record", "entries", number, 0, to="chance"
        ),
    }


def heads_of(proof: Json) -> list[str]:
    """Return the heads to which the entries of a proof lead."""
    record, sources = proof["record"], {one["number"]: one["source"] for one in proof["draws"]}
    chain = Chain.begin(TABLE, SECRET, record["agreed"])
    entries = enumerate(record["entries"])
    links = {one["number"]: one["links"] for one in record["links"]}
    players = {one["number"]: one["player"] for one in record["players"]}
    chain.extend(
        Played(actor, act, sources.get(n, ""), links.get(n, ""), players.get(n, ""))
        for n, (actor, act) in entries
    )
    return chain.heads


def _of_a_draw(name: str, number: int) -> dict[str, Change]:
    def draw_of(proof: Json) -> Json:
        return next(one for one in proof["draws"] if one["number"] == number)

    def other(proof: Json) -> str:
        draw = draw_of(proof)
        return str(next(one for one, _ in draw["outcomes"] if one != draw["drawn"]))

    def redraw(proof: Json) -> str:
        draw_of(proof)["drawn"] = other(proof)
        return f"entry {number + 1}: the dice gave"

    def redraw_entry(proof: Json) -> str:
        proof["record"]["entries"][number][1] = other(proof)
        redraw(proof)
        return f"entry {number + 1}: the dice gave"

    def remove(proof: Json) -> str:
        proof["draws"].remove(draw_of(proof))
        return f"entry {number + 1}: its draw is missing"

    def remove_entry(proof: Json) -> str:
        remove(proof)
        proof["record"]["entries"].pop(number)
        for draw in proof["draws"]:
            draw["number"] -= draw["number"] > number
        return f"entry {number + 1}:"

    def be_a_clock(proof: Json) -> str:
        remove(proof)
        proof["record"]["entries"][number][0] = "clock"
        return f"entry {number + 1}: it does not lead"

    def lose_outcome(proof: Json) -> str:
        draw = draw_of(proof)
        draw["outcomes"] = [one for one in draw["outcomes"] if one[0] != draw["drawn"]]
        return f"entry {number + 1}: the dice gave"

    def move(proof: Json) -> str:
        draw_of(proof)["source"] = "deck 6"
        return f"entry {number + 1}: it does not lead"

    def double(proof: Json) -> str:
        proof["draws"].append(deepcopy(draw_of(proof)))
        return f"entry {number + 1}: two draws"

    return {
        f"{name} draw exchanged": redraw,
        f"{name} draw exchanged with its entry": redraw_entry,
        f"{name} draw left out": remove,
        f"{name} draw left out with its entry": remove_entry,
        f"{name} draw called the end of a clock": be_a_clock,
        f"an outcome less at {name} draw": lose_outcome,
        f"{name} draw from elsewhere": move,
        f"{name} draw twice": double,
    }


def _of_the_heads(length: int) -> dict[str, Change]:
    def cut(proof: Json) -> str:
        record = proof["record"]
        record["heads"].pop()
        return f"entry {length}: there are {length} entries"

    def cut_entries(proof: Json) -> str:
        proof["record"]["entries"].pop()
        return f"entry {length}: there are {length - 1} entries"

    def unsigned(at: int) -> Change:
        def change(proof: Json) -> str:
            record = proof["record"]
            record["signatures"] = [one for one in record["signatures"] if one["at"] != at]
            return f"entry {at}: the server has not signed"

        return change

    def claim(at: int) -> Change:
        def change(proof: Json) -> str:
            proof["record"]["acknowledged"].append({"seat": 0, "at": at, "head": "0" * 64})
            return f"entry {at}: another record was shown to seat 0"

        return change

    def exchange(proof: Json) -> str:
        first, second = proof["record"]["signatures"][:2]
        first["signature"], second["signature"] = second["signature"], first["signature"]
        return "entry 50: the server's signature"

    return {
        "another first head": _set(
            "entry 0: the record does not begin", "record", "heads", 0, to="0" * 64
        ),
        "another head": _set("entry 7: it does not lead", "record", "heads", 7, to="0" * 64),
        "another last head": _set(
            f"entry {length}: it does not lead", "record", "heads", length, to=VALUES[0] * 2
        ),
        "a head less": cut,
        "an entry less at the end": cut_entries,
        "no first signature": unsigned(0),
        "no signature at 50": unsigned(50),
        "no last signature": unsigned(length),
        "signatures exchanged": exchange,
        "another key": _set("entry 0: the server's signature", "record", "server", to="11" * 32),
        "another head acknowledged": claim(9),
        "a head acknowledged after the end": claim(length + 1),
    }
