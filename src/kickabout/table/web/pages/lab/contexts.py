"""Template contexts of the laboratory's pages."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kickabout.engine.game import Game
from kickabout.lab.boxes.changes import Change
from kickabout.lab.boxes.fields import Group, Input, Row
from kickabout.lab.boxes.words import BoxWords
from kickabout.lab.measures import measures, target_measures
from kickabout.lab.say import TEXT as LAB_TEXT
from kickabout.lab.say import bot_name, decimal, measure_name, percent
from kickabout.table import catalogue
from kickabout.table.lab import (
    Draft,
    Plan,
    Played,
    differing,
    form,
    found_boxes,
    shown_changes,
    with_typed,
)
from kickabout.table.language import TEXT
from kickabout.table.store import LabBox, LabRun, now
from kickabout.table.web.pages.clock_words import ago
from kickabout.table.web.pages.lab.asking import question_context
from kickabout.text.localization import localization
from kickabout.text.messages import Message
from kickabout.text.reader import Reader

OPEN_GROUPS = 40
"""Groups of at most this many fields are open at first."""


def lab_reader(locale: str, game: Game | None = None) -> Reader:
    """Return a reader of the messages of the laboratory's pages and reports, and of a game."""
    folders = [TEXT, TEXT / "lab", LAB_TEXT, *([] if game is None else [game.text])]
    return Reader(localization(locale, *folders))


def index_context(
    boxes: Sequence[LabBox], runs: Sequence[LabRun], locale: str, reader: Reader
) -> dict[str, Any]:
    """Return the context of the start page: games, and the browser's boxes and runs."""
    titles = {game.name: game.title for game in catalogue.games()}
    return {
        "games": [
            {"name": game.name, "title": game.title, "number": number}
            for number, game in enumerate(catalogue.games())
        ],
        "shown_games": catalogue.front_games(locale),
        "boxes": [box_context(box, titles, reader) for box in boxes],
        "runs": [run_context(run, titles, reader) for run in runs],
    }


def box_context(box: LabBox, titles: Mapping[str, str], reader: Reader) -> dict[str, Any]:
    """Return the context of a box in a list."""
    return {
        "id": box.id,
        "game": box.game,
        "title": titles.get(box.game, box.game),
        "name": box.name,
        "digest": box.digest,
        "changes": len(shown_changes(box.game, box.text)) if box.game in titles else 0,
        "updated": reader.text(ago(box.updated, now())),
    }


def run_context(run: LabRun, titles: Mapping[str, str], reader: Reader) -> dict[str, Any]:
    """Return the context of a run in a list."""
    plan = Plan.of(run.plan)
    return {
        "id": run.id,
        "title": titles.get(run.game, run.game),
        "name": run.name,
        "question": plan.question,
        "matches": plan.matches,
        "state": run.state,
        "bots": plan.bots,
        "base": plan.base_name,
        "asked": reader.text(ago(run.asked, now())),
    }


def draft_context(
    kept: LabBox,
    draft: Draft,
    others: Sequence[LabBox],
    reader: Reader,
    *,
    typed: Mapping[str, str] | None = None,
    text: str | None = None,
    wrong: Message | None = None,
    wrong_key: str = "",
    asked: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Return the context of a box's page; `typed`, `text` and `asked` are invalid input to show again."""
    groups = form(kept.game, kept.text)
    own = differing(kept.game, groups)
    words = BoxWords(draft.game, draft.box, reader)
    if typed:
        groups = with_typed(groups, typed)
    keys = {given.key for group in groups for row in group.rows for given in row.inputs}
    return {
        "game": {"name": draft.game.name, "title": draft.game.title},
        "box": {
            "id": kept.id,
            "name": (typed or {}).get("name", kept.name),
            "digest": kept.digest,
            "undo": kept.before is not None,
        },
        "groups": [
            {
                "name": words.key(group.name),
                "is_list": group.is_list,
                "open": sum(len(row.inputs) for row in group.rows) <= OPEN_GROUPS
                or any(given.key == wrong_key for row in group.rows for given in row.inputs),
                "changed": sum(given.key in own for row in group.rows for given in row.inputs),
                "rows": [
                    {
                        "key": row.key,
                        "title": words.title(row),
                        "inputs": [_input(given, row, own, words) for given in row.inputs],
                    }
                    for row in group.rows
                ],
            }
            for group in groups
        ],
        "text": kept.text if text is None else text,
        "wrong": "" if wrong is None else reader.text(_in_words(wrong, wrong_key, groups, words)),
        "wrong_key": wrong_key,
        "wrong_in_file": wrong is not None and text is not None,
        "wrong_is_shown": wrong_key in keys or wrong_key == "name",
        "changes": changes_context(draft, reader),
        # Another one each time: a part of the page that stays is not fetched again.
        "notes_id": f"notes-{secrets.token_hex(4)}",
        **question_context(draft, others, reader, asked or {}),
    }


def changes_context(draft: Draft, reader: Reader) -> list[dict[str, Any]]:
    """Return the contexts of the differences of a box from the game's own."""
    words = BoxWords(draft.game, draft.box, reader)
    return [_change(change, words) for change in shown_changes(draft.game.name, draft.box.text)]


def _change(change: Change, words: BoxWords) -> dict[str, Any]:
    before, after = (
        None if value is None else words.value(change.path, value)
        for value in (change.before, change.after)
    )
    return {"path": words.path(change.path).either, "before": before, "after": after}


def _in_words(wrong: Message, key: str, groups: Sequence[Group], words: BoxWords) -> Message:
    """Return what is wrong with a field that the form shows in the words of the form."""
    rows = [row for group in groups for row in group.rows]
    at = next(((row, given) for row in rows for given in row.inputs if given.key == key), None)
    told = wrong.arguments.get("error")
    fault = told.arguments.get("fault") if isinstance(told, Message) else None
    if at is None or not isinstance(told, Message) or not isinstance(fault, Message):
        return wrong
    row, given = at
    table, is_list, _ = row.key.partition("[")
    place = f"{table}[{row.slug}]" if is_list else row.key
    own = words.path(place + key.removeprefix(row.key)).own
    remark = words.note(replace(given, note="")).own
    if remark:
        fault = fault.with_arguments({**fault.arguments, "remark": f" {remark}"})
    told = told.with_arguments(
        {**told.arguments, "fault": fault, **({"place": own} if own else {})}
    )
    return wrong.with_arguments({"error": told})


def _input(given: Input, row: Row, own: Mapping[str, str], words: BoxWords) -> dict[str, Any]:
    own_value = own.get(given.key)
    if own_value is not None and given.kind == "word":
        own_value = words.choice(row, own_value).both
    return {
        "key": given.key,
        "id": f"field-{given.key}",
        "label": words.key(given.label),
        "kind": given.kind,
        "value": given.value,
        "least": given.least,
        "most": given.most,
        "choices": [words.choice(row, word) for word in given.choices],
        "note": words.note(given),
        "own": own_value,
    }


def asked_context(run: LabRun, before: int, reader: Reader, *, mine: bool) -> dict[str, Any]:
    """Return the context of a run."""
    titles = {game.name: game.title for game in catalogue.games()}
    plan = Plan.of(run.plan)
    share = min(1.0, run.done / run.total) if run.total else 0.0
    return {
        "run": {
            **run_context(run, titles, reader),
            "game": run.game,
            "digest": run.box_digest,
            "phase": run.phase,
            "done": run.done,
            "total": run.total,
            "percent": round(100 * share),
            "before": before,
            "open": run.is_open,
            "mine": mine,
            "fault": run.fault,
            "bot": _players(plan, reader),
            "seats": plan.seats,
        }
    }


def found_context(run: LabRun, reader: Reader) -> list[dict[str, Any]]:
    """Return the contexts of the boxes that a search has found, the best first."""
    kinds = {measure.name: measure for measure in target_measures(Plan.of(run.plan).seats)}
    return [
        {
            "numbers": [f"{path} = {value}" for path, value in box.values.items()],
            "measures": [
                (measure_name(reader.say, name), _cell(reader, mean, kinds[name].scale))
                for name, mean in box.seen.items()
            ],
        }
        for box in found_boxes(run.figures)
    ]


def _players(plan: Plan, reader: Reader) -> str:
    """Return the names of the bots of a run."""
    names = [bot_name(reader.say, bot) for bot in plan.bots.split(",")]
    return reader.say("lab-meet", bots=tuple(names)) if plan.question == "ladder" else names[0]


def side_by_side(
    run: LabRun, other: LabRun | None, people: Played, reader: Reader
) -> dict[str, Any] | None:
    """Return the table of a run's figures beside those of another run and of people; None if there are none.

    Only runs of many matches have figures of their own in it.
    """
    shown = [
        one
        for one in (run, other)
        if one is not None and one.figures is not None and Plan.of(one.plan).question == "sim"
    ]
    columns: list[tuple[str, int, Mapping[str, float]]] = [
        (one.name, _matches(one), _means(one)) for one in shown
    ]
    if people.matches:
        columns.append((reader.say("lab-people"), people.matches, people.means))
    if not columns:
        return None
    kinds = {measure.name: measure for measure in measures(Plan.of(run.plan).seats)}
    rows = [
        {
            "measure": measure_name(reader.say, name),
            "cells": [_cell(reader, means.get(name), kind.scale) for _, _, means in columns],
        }
        for name, kind in kinds.items()
        if any(name in means for _, _, means in columns)
    ]
    return {
        "columns": [name for name, _, _ in columns],
        "matches": [matches for _, matches, _ in columns],
        "rows": rows,
    }


def _cell(reader: Reader, mean: float | None, scale: float) -> str:
    if mean is None:
        return ""
    return percent(reader.say, mean) if scale > 1 else decimal(reader.say, mean)


def _matches(run: LabRun) -> int:
    figures = json.loads(run.figures or "{}")
    played: int = figures["matches"]["played"]
    return played


def _means(run: LabRun) -> dict[str, float]:
    figures = json.loads(run.figures or "{}")
    return {row["measure"]: row["mean"] for row in figures.get("measures", [])}
