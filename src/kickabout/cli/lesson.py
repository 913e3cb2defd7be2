"""`kickabout lesson`: the guided matches of a game, listed and checked."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from kickabout.cli.console import out
from kickabout.cli.errors import Failure, Misuse, failure
from kickabout.cli.say import game_reader, locale, say
from kickabout.cli.simulate import find_game

if TYPE_CHECKING:
    from kickabout.engine.game import Game

lesson = typer.Typer(help=say("help-lesson"), no_args_is_help=True)

GameOrAll = Annotated[str | None, typer.Argument(metavar="[GAME]", help=say("help-lesson.game"))]


@lesson.command("list", help=say("help-lesson-list"))
def list_lessons(game: GameOrAll = None) -> None:
    """Show the lessons of a game, or of all games."""
    from rich.table import Table

    from kickabout.engine.lessons import lessons_of

    table = Table()
    table.add_column(say("games-name"), no_wrap=True)
    table.add_column(say("lesson-name"), no_wrap=True)
    table.add_column(say("lesson-minutes"), justify="right")
    table.add_column(say("lesson-about"), overflow="fold")
    for rules in _games(game):
        reader = game_reader(rules)
        with failure(rules.name):
            lessons = lessons_of(rules)
        for one in lessons:
            about = f"[bold]{reader.text(one.title)}[/]\n{reader.text(one.about)}"
            table.add_row(rules.name, one.name, str(one.minutes), about)
    out().print(table)


@lesson.command("check", help=say("help-lesson-check"))
def check_lessons(
    game: GameOrAll = None,
    name: Annotated[
        str | None, typer.Argument(metavar="[LESSON]", help=say("help-lesson-check.name"))
    ] = None,
) -> None:
    """Take each lesson as a learner does; report its faults, or that it can be taken to its end."""
    from kickabout.engine.lessons import lessons_of
    from kickabout.table.web import lesson_faults

    wrong = 0
    for rules in _games(game):
        with failure(rules.name):
            lessons = lessons_of(rules)
        if name is not None and name not in [one.name for one in lessons]:
            known = ", ".join(one.name for one in lessons)
            raise Misuse(say("no-such-lesson", game=rules.title, lesson=name, lessons=known))
        for one in lessons:
            if name not in (None, one.name):
                continue
            faults = asyncio.run(lesson_faults(rules, one, locale()))
            wrong += bool(faults)
            if not faults:
                typer.echo(
                    say(
                        "lesson-right",
                        game=rules.name,
                        lesson=one.name,
                        notes=one.notes,
                        minutes=one.minutes,
                    )
                )
            for fault in faults:
                typer.echo(f"{rules.name}, {one.name}: {fault}")
    if wrong:
        raise Failure(say("lessons-wrong", number=wrong))


def _games(name: str | None) -> "list[Game]":
    from kickabout.games import find_all

    return find_all()[0] if name is None else [find_game(name)]
