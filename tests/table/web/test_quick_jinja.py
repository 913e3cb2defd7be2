"""The short ways of the templates lead where Jinja's own do."""

import random
from typing import Any

import jinja2
import pytest
from markupsafe import Markup

import kickabout
from kickabout.engine.match import Match
from kickabout.games import find
from kickabout.table import catalogue
from kickabout.table.language import game_messages
from kickabout.table.web.pages import render
from kickabout.table.web.pages.quick_jinja import Environment, Fragments
from kickabout.table.web.pages.say import reading
from kickabout.table.web.pages.story_view import story_context
from kickabout.table.web.pages.table_view import still_table
from kickabout.text.reader import Reader


class _UsualEnvironment(jinja2.Environment):
    """Jinja as it comes."""

    def __init__(self, **given: Any) -> None:
        super().__init__(autoescape=True, **given)


@pytest.fixture(scope="module")
def usual() -> jinja2.Environment:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(render, "Environment", _UsualEnvironment)
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


SPOKEN = [
    "{{ a }}|{{ b }}|{{ n }}|{{ none }}|{{ gone }}|{{ yes }}|{{ half }}",
    "{{ a ~ n }}|{{ a ~ b }}|{{ b ~ a ~ none }}",
    "{% macro twice(x, y='<y>') %}{{ x }}{{ y }}{% endmacro %}{{ twice(a) }}{{ twice(b, a) }}{{ twice(y=a, x=b) }}",
    "{% for i in range(2) %}{% macro of(x) %}{{ x }}{{ i }}{% endmacro %}{{ of(a) }}{% endfor %}",
    "{{ people | selectattr('age') | map(attribute='name') | join(',') }}",
    "{{ people | rejectattr('age') | map(attribute='name') | join(',') }}",
    "{{ people | selectattr('age', 'equalto', 3) | list | length }}{{ people | rejectattr('age', 'equalto', 3) | list | length }}",
    "{{ people | selectattr('age', 'in', [3, 4]) | map(attribute='name') | list }}",
    "{{ people | selectattr('odd') | list }}{{ people | map(attribute='odd', default='-') | list }}",
    "{{ people | map('length') | list }}{{ none | map(attribute='x') | list }}{{ 'ab' | list }}",
    "{{ people[0].items() | list }}{{ people[0].nothing }}{{ people[0].name.upper() }}",
]


@pytest.mark.parametrize("source", SPOKEN)
def test_each_short_way_does_what_jinja_does(source: str) -> None:
    given = {
        "a": "<&>'\"",
        "b": Markup("<b>"),
        "n": 3,
        "none": None,
        "yes": True,
        "half": 0.5,
        "people": [
            {"name": "Ada", "age": 3},
            {"name": "Bo", "age": 0},
            {"name": "<C>", "age": 4, "odd": 1},
        ],
    }
    usual = jinja2.Environment(autoescape=True).from_string(source).render(given)
    assert Environment().from_string(source).render(given) == usual


def test_a_fragment_is_made_once_for_each_language_and_what_it_is_given() -> None:
    calls: list[str] = []
    environment = Environment()
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
