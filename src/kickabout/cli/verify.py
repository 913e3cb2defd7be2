"""`kickabout verify`: check the dice of a match against what the table had committed to."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.errors import Failure, failure_of_transcript
from kickabout.cli.say import game_reader, say
from kickabout.cli.simulate import BoxFile

if TYPE_CHECKING:
    from kickabout.engine.keyed_dice import Proof


def verify(
    file: Annotated[Path, typer.Argument(metavar="TRANSCRIPT", help=say("help-verify.file"))],
    box: BoxFile = None,
) -> None:
    """Compare every roll and draw of a transcript with its dice; fail if one is wrong."""
    from kickabout.engine import replaying, transcript, verification
    from kickabout.engine.keyed_dice import read_proof
    from kickabout.games import find

    with failure_of_transcript(file):
        head, body = transcript.parse(file.read_text(encoding="utf-8"))
        proof = read_proof(head)
        match = replaying.begin(find(head["game"]), head, box)
    if proof is None:
        raise Failure(say("verify-nothing", file=str(file)))
    verdict = verification.verify(proof, match, body, head["result"])
    _tell(proof)
    reader = game_reader(match.game)
    for fault in verdict.faults:
        typer.echo(reader.text(fault))
    if verdict.faults:
        raise Failure(f"{file}: {say('verify-wrong', number=len(verdict.faults))}")
    typer.echo(say("verify-right", draws=verdict.draws))


def _tell(proof: "Proof") -> None:
    """Print what people have to compare themselves, and what the proof cannot show."""
    typer.echo(say("verify-commitment", commitment=proof.commitment))
    for one in proof.contributions:
        message = "verify-withheld" if one.value is None else "verify-contribution"
        typer.echo(say(message, number=one.seat, value=one.told))
    if not any(one.value for one in proof.contributions):
        typer.echo(say("verify-nobody"))
