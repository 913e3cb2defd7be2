"""`kickabout verify`: check the dice and the record of a match against what the table had committed to."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.errors import Failure, failure_of_transcript
from kickabout.cli.say import game_reader, say
from kickabout.cli.simulate import BoxFile

if TYPE_CHECKING:
    from kickabout.engine.keyed_dice import Proof
    from kickabout.engine.verification import Verdict


def verify(
    file: Annotated[Path, typer.Argument(metavar="TRANSCRIPT", help=say("help-verify.file"))],
    box: BoxFile = None,
    head: Annotated[
        list[str] | None,
        typer.Option("--head", metavar="ENTRIES:HEAD", help=say("help-verify.head")),
    ] = None,
) -> None:
    """Compare every roll, draw and entry of a transcript with its dice and its record; fail if one is wrong."""
    from kickabout.engine import replaying, transcript, verification
    from kickabout.engine.keyed_dice import read_proof
    from kickabout.games import find

    kept = [_head(one) for one in head or ()]
    with failure_of_transcript(file):
        lines, body = transcript.parse(file.read_text(encoding="utf-8"))
        proof = read_proof(lines)
        match = replaying.begin(find(lines["game"]), lines, box)
    if proof is None:
        raise Failure(say("verify-nothing", file=str(file)))
    verdict = verification.verify(proof, match, body, lines["result"])
    _tell(proof, verdict)
    reader = game_reader(match.game)
    faults = [reader.text(fault) for fault in verdict.faults] + _other_heads(proof, kept)
    for fault in faults:
        typer.echo(fault)
    if faults:
        raise Failure(f"{file}: {say('verify-wrong', number=len(faults))}")
    typer.echo(say("verify-right", draws=verdict.draws))


def _head(given: str) -> tuple[int, str]:
    """Return a head that somebody has kept, and the number of entries before it."""
    head = re.fullmatch(r"([0-9]{1,9}):([0-9a-f]{8,64})", given)
    if head is None:
        raise Failure(say("verify-no-head", given=given))
    return int(head[1]), head[2]


def _other_heads(proof: "Proof", kept: list[tuple[int, str]]) -> list[str]:
    """Print which of the heads that somebody has kept are in the record; return what is wrong with the others."""
    heads, faults = () if proof.record is None else proof.record.heads, []
    for number, head in kept:
        right = heads[number] if number < len(heads) else ""
        if right.startswith(head):
            typer.echo(say("verify-head", number=number, head=head))
        else:
            shown = right[: len(head)] or "-"
            faults.append(say("verify-other-head", number=number, head=head, right=shown))
    return faults


def _tell(proof: "Proof", verdict: "Verdict") -> None:
    """Print what people have to compare themselves, and what the proof cannot show."""
    typer.echo(say("verify-commitment", commitment=proof.commitment))
    for one in proof.contributions:
        message = "verify-withheld" if one.value is None else "verify-contribution"
        typer.echo(say(message, number=one.seat, value=one.told))
    if not any(one.value for one in proof.contributions):
        typer.echo(say("verify-nobody"))
    if proof.record is None:
        typer.echo(say("verify-old"))
        return
    typer.echo(say("verify-signed", server=proof.record.server))
    if verdict.linked is not None:
        for seat, given in verdict.linked.given.items():
            silent = verdict.linked.silent[seat]
            typer.echo(say("verify-linked", number=seat, given=given, due=given + silent))
        if verdict.linked.unasked:
            typer.echo(say("verify-unasked", draws=verdict.linked.unasked))
    for (seat, player), number in verdict.substitutes.items():
        typer.echo(say("verify-substitute", seat=seat, player=player, number=number))
    for seat, name in verdict.beside:
        typer.echo(say("verify-beside", number=seat, name=name))
    for seat, heads in verdict.acknowledged.items():
        typer.echo(say("verify-acknowledged", number=seat, heads=heads))
