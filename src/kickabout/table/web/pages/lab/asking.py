"""The form that asks a question about a box: what it offers, and the plan that it stands for."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from kickabout.bots.levels import BOTS
from kickabout.lab.measures import measures
from kickabout.lab.say import measure_name
from kickabout.lab.tune.edits import Knob, numbers
from kickabout.table.errors import BadRequest
from kickabout.table.lab import (
    LEAST_MATCHES,
    MOST_KNOBS,
    MOST_MATCHES,
    MOST_TARGETS,
    MOST_TRIALS,
    QUESTIONS,
    Aim,
    Draft,
    Plan,
    WrongPlan,
    seats_of,
    shown_changes,
)
from kickabout.table.language import bot_title
from kickabout.table.store import LabBox
from kickabout.text.invalid import explanation
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

USUAL_MATCHES = 2000
USUAL_TRIALS = 40
BOT = "bot."
"""The prefix of the fields that choose the bots of a ladder."""
USUAL_AIMS = ("turns", "first", "minutes")
"""The measures that the form offers first, one for each target."""


class WrongQuestion(BadRequest):
    """A question that cannot be played: the message says why, `field` where in the form."""

    def __init__(self, message: Message, field: str) -> None:
        super().__init__(message)
        self.field = field


def read_plan(draft: Draft, base: LabBox | None, fields: Mapping[str, str], locale: str) -> Plan:
    """Return the plan of a filled-in form; raise `WrongQuestion`."""
    question = fields.get("question", "sim")
    exact = question == "compare" and fields.get("until") == "precision"
    bots = fields.get("bots", "")
    if question == "ladder":
        bots = ",".join(bot for bot in BOTS if f"{BOT}{bot}" in fields)
    try:
        is_search = question == "tune"
        plan = Plan(
            question=question,  # type: ignore[arg-type]  # checked below
            game=draft.game.name,
            name=draft.name,
            seats=_whole(fields, "seats"),
            bots=bots,
            matches=_whole(fields, "match-count"),
            precision=_number(fields, "precision") if exact else None,
            base_name=draft.game.title if base is None else base.name,
            seed=secrets.randbits(31),
            locale=locale,
            vary=_knobs(fields) if is_search else (),
            aims=_aims(fields) if is_search else (),
            trials=_whole(fields, "trials") if is_search else 0,
        )
        plan.check(draft.box)
    except WrongPlan as error:
        raise WrongQuestion(
            Message("error-lab-question", error=explanation(error)), _in_form(error.field, fields)
        ) from error
    return plan


def _knobs(fields: Mapping[str, str]) -> tuple[Knob, ...]:
    knobs = []
    for place in _filled(fields, "vary", "path", MOST_KNOBS):
        path = fields[f"vary.{place}.path"].strip()
        low, high = (_whole(fields, f"vary.{place}.{end}") for end in ("low", "high"))
        try:
            knobs.append(Knob(path, low, high))
        except ValueError as error:
            raise WrongQuestion(
                Message("error-lab-question", error=explanation(error)), f"vary.{place}.high"
            ) from error
    return tuple(knobs)


def _aims(fields: Mapping[str, str]) -> tuple[Aim, ...]:
    return tuple(
        Aim(
            fields.get(f"aim.{place}.measure", ""),
            _number(fields, f"aim.{place}.value"),
            _number(fields, f"aim.{place}.tolerance"),
        )
        for place in _filled(fields, "aim", "value", MOST_TARGETS)
    )


def _filled(fields: Mapping[str, str], rows: str, key: str, most: int) -> list[int]:
    """Return the numbers of the rows of the form that are filled in, from 1."""
    return [
        place for place in range(1, most + 1) if fields.get(f"{rows}.{place}.{key}", "").strip()
    ]


def _in_form(field: str, fields: Mapping[str, str]) -> str:
    """Return the field of the form for one of the plan, whose rows leave out those that are empty."""
    rows, *more = field.split(".")
    if not more:
        return field
    key, most = ("path", MOST_KNOBS) if rows == "vary" else ("value", MOST_TARGETS)
    filled = _filled(fields, rows, key, most)
    place = filled[int(more[0]) - 1] if filled else 1
    return f"{rows}.{place}.{more[1]}"


def _whole(fields: Mapping[str, str], name: str) -> int:
    try:
        return int(fields.get(name, ""))
    except ValueError as error:
        raise WrongQuestion(Message("error-lab-whole"), name) from error


def _number(fields: Mapping[str, str], name: str) -> float:
    try:
        return float(fields.get(name, "").replace(",", "."))
    except ValueError as error:
        raise WrongQuestion(Message("error-lab-number"), name) from error


def question_context(
    draft: Draft, others: Sequence[LabBox], reader: Reader, asked: Mapping[str, str]
) -> dict[str, Any]:
    """Return the context of the form; `asked` is what was filled in when it was refused."""
    kinds = ("rule-of-thumb", *(bot for bot in BOTS if bot != "rule-of-thumb"))
    seats = seats_of(draft)
    known = {measure.name for count in seats for measure in measures(count)}
    return {
        "asked": asked or _first_asked(draft),
        "questions": QUESTIONS,
        "bots": [
            {"kind": bot, "title": bot_title(bot, reader.localization.locale)} for bot in kinds
        ],
        "seats": seats,
        "matches": {"least": LEAST_MATCHES, "most": MOST_MATCHES, "usual": USUAL_MATCHES},
        "trials": {"most": MOST_TRIALS, "usual": USUAL_TRIALS},
        "bases": [{"id": box.id, "name": box.name} for box in others],
        "knobs": range(1, MOST_KNOBS + 1),
        "numbers": numbers(draft.box),
        "aims": range(1, MOST_TARGETS + 1),
        "measures": [
            {"name": measure.name, "label": measure_name(reader.say, measure.name)}
            for measure in measures(max(seats, default=draft.game.least_seats))
            if measure.name in known
        ],
    }


def _first_asked(draft: Draft) -> dict[str, str]:
    """Return what the form holds at first: the numbers that were changed are those to vary."""
    asked = {f"{BOT}rule-of-thumb": "on", f"{BOT}random": "on"}
    for place, measure in enumerate(USUAL_AIMS, 1):
        asked[f"aim.{place}.measure"] = measure
    varied = 0
    known = numbers(draft.box)
    for change in shown_changes(draft.game.name, draft.box.text):
        if varied == MOST_KNOBS or change.path not in known or change.before is None:
            continue
        ends = sorted((int(change.before), known[change.path]))
        varied += 1
        asked |= {
            f"vary.{varied}.path": change.path,
            f"vary.{varied}.low": f"{ends[0]}",
            f"vary.{varied}.high": f"{ends[1]}",
        }
    return asked
