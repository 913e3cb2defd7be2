"""Pages with kept fragments are those that Jinja makes without."""

import random

import jinja2
import pytest
from markupsafe import Markup

import kickabout
from kickabout.engine.match import Match
from kickabout.games import find
from kickabout.table import catalogue
from kickabout.table.language import game_messages
from kickabout.table.web.pages import render
from kickabout.table.web.pages.fragments import Fragments
from kickabout.table.web.pages.say import reading
from kickabout.table.web.pages.still_view import still_table
from kickabout.table.web.pages.story_view import story_context
from kickabout.text.reader import Reader


@pytest.fixture(scope="module")
def usual() -> jinja2.Environment:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(render, "Environment", jinja2.Environment)
        patched.setattr(render, "_kept_templates", lambda: None)
        patched.setattr(render, "Fragments", lambda template, _: template.module)
        games = tuple((game.name, game.page) for game in catalogue.games())
        return render._environment.__wrapped__(games)


def shown(environment: jinja2.Environment, match: Match, seat: int, names: tuple[str, ...]) -> str:
    reader = Reader(game_messages(match.game, "en"), names, seat)
    table = still_table(
        match, reader, table="t", you=seat, status="over" if match.is_over else "playing"
    )
    table["dice"] = {"commitment": "<&>'\"", "stage": "set", "seals": []}
    story = story_context(match.story(seat), match, reader)
    with reading(reader):
        return environment.get_template("partials/live.html").render(
            table=table,
            view=match.view(seat, reader),
            story=story,
            names=reader.names,
            base="http://here",
            bots=[],
            reader=reader,
        )


@pytest.mark.parametrize("name", kickabout.available_games())
def test_pages_are_the_same(name: str, usual: jinja2.Environment) -> None:
    match = Match(find(name), seats=2)
    names = ("<b>Ada</b> & co", "Bo's")
    rng = random.Random(name)
    for _ in range(100):
        if match.is_over:
            break
        if match.is_chance:
            match.play(rng.choice(list(match.outcomes)))
            continue
        if rng.random() < 0.06:
            for seat in (0, 1):
                assert shown(render.environment(), match, seat, names) == shown(
                    usual, match, seat, names
                )
        match.play(rng.choice(match.legal))


def test_a_fragment_is_made_once_for_each_language_and_what_it_is_given() -> None:
    calls: list[str] = []
    environment = jinja2.Environment(autoescape=True)
    environment.globals["note"] = calls.append
    template = environment.from_string(
        "{% macro tag(x) %}{{ note(x.y) or '' }}<{{ x.y }}>{% endmacro %}"
    )
    spoken = ["en"]
    made = Fragments(template, lambda: spoken[0])
    assert made.tag({"y": "a&b"}) == made.tag({"y": "a&b"}) == "<a&amp;b>"  # type: ignore[attr-defined]
    assert calls == ["a&b"]
    spoken[0] = "de"
    made.tag({"y": "a&b"})  # type: ignore[attr-defined]
    assert made.tag({"y": Markup("<i>")}) == "<<i>>"  # type: ignore[attr-defined]
    assert calls == ["a&b", "a&b", "<i>"]
