"""Rendering: the templates of the table and of its games, and the pages made from them."""

import re
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import jinja2
from markupsafe import Markup

from kickabout.bots import KINDS
from kickabout.engine.caches import cache_root
from kickabout.engine.refusals import without_clause
from kickabout.table import catalogue
from kickabout.table.bots import MOST_STRENGTH
from kickabout.table.cast import CHARACTERS
from kickabout.table.language import table_messages
from kickabout.table.play import MOST_CHARACTERS, PHRASES, LiveTable, Tables
from kickabout.table.web.pages.fragments import Fragments
from kickabout.table.web.pages.news import FORFEIT_SCORE, score_text
from kickabout.table.web.pages.properties import other_colours
from kickabout.table.web.pages.say import SAYING, language, reading
from kickabout.table.web.pages.story_view import ShownLine
from kickabout.table.web.pages.table_view import table_context
from kickabout.text.languages import Language, offered
from kickabout.text.localization import ENGLISH, PSEUDO, languages
from kickabout.text.messages import Figure, Seat
from kickabout.text.reader import Reader

HERE = Path(__file__).parent
MOST_KEPT = 32
"""The number of rendered pages that a table caches: enough for one per seat and address."""
LASTING_SECONDS = 2.0
"""The age from which a rendered page is not kept any more: what asks for the same one, the stream of
its browser or another of the same viewer, does so at once."""
FRESH_SECONDS = 0.2
"""The age up to which a cached page is used while a countdown runs."""


class Environment(jinja2.Environment):
    """Templates of HTML whose data are mostly dicts."""

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return what Jinja finds: it would ask a dict for an attribute first, and each time catch that there is none."""
        if type(obj) is dict and attribute in obj and not hasattr(dict, attribute):
            return obj[attribute]
        return super().getattr(obj, attribute)


def environment() -> jinja2.Environment:
    """Return the templates of the table and, under `games/`, those of each game:
    `games/super_team/table.html`.
    """
    return _environment(tuple((game.name, game.page) for game in catalogue.games()))


@cache
def _environment(games: tuple[tuple[str, Path], ...]) -> jinja2.Environment:
    own = jinja2.PrefixLoader(
        {name.replace("-", "_"): jinja2.FileSystemLoader(folder) for name, folder in games}
    )
    made = Environment(
        autoescape=True,
        cache_size=-1,
        loader=jinja2.ChoiceLoader(
            [
                jinja2.FileSystemLoader(HERE / "templates"),
                jinja2.PrefixLoader({"games": own}),
            ]
        ),
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,  # otherwise a page of many parts checks as many files
        bytecode_cache=_kept_templates(),
    )
    made.globals["bot_kinds"] = KINDS
    made.globals["most_strength"] = MOST_STRENGTH
    made.globals["cast"] = CHARACTERS
    made.globals["brings"] = brings
    made.globals["score_text"] = score_text
    made.globals["forfeit_score"] = FORFEIT_SCORE
    made.globals["lang_of"] = lang_of
    made.globals["qr_code"] = qr_code
    made.globals |= SAYING
    made.globals["each_line"] = each_line
    made.filters["figure"] = Figure
    made.filters["seat"] = Seat
    made.filters["without_clause"] = without_clause
    sprites = [name for name in made.list_templates() if name.endswith("/signs.html")]
    signs = {name: Markup(made.get_template(name).render()) for name in sprites}  # noqa: S704 - of templates
    made.globals["signs"] = signs
    made.globals["drawn"] = frozenset(re.findall(r'<symbol id="([^"]+)"', "".join(signs.values())))
    # Nearly every template uses these: a global costs less than an import in each.
    made.globals["cards"] = Fragments(made.get_template("cards.html"), language)
    made.globals["controls"] = Fragments(made.get_template("controls.html"), language)
    made.globals["slots"] = Fragments(made.get_template("partials/hand_slot.html"), language)
    return made


class _KeptTemplates(jinja2.FileSystemBytecodeCache):
    """A cache of compiled templates on disk, so that a restarted server need not compile them
    again.

    If the folder cannot be read or written, templates are compiled all the same.
    """

    def load_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        """Read a compiled template, if it is cached."""
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: jinja2.bccache.Bucket) -> None:
        """Cache a compiled template."""
        with suppress(OSError):
            super().dump_bytecode(bucket)


def _kept_templates() -> jinja2.BytecodeCache:
    folder = cache_root() / "templates" / f"jinja-{version('jinja2')}"
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return _KeptTemplates(str(folder))


def part(template: str, reader: Reader, **context: Any) -> Markup:
    """Render a part of a page, to be inserted into another."""
    with reading(reader):
        made = environment().get_template(template).render(**context)
    return Markup(made)  # noqa: S704 - escaped already


@lru_cache(maxsize=64)  # a lobby is rendered again at every change, and its links stay the same
def qr_code(address: str) -> Markup:
    """Return an address as a QR code, an SVG drawing in dark on white whatever the page's colours."""
    import segno

    code = segno.make(address, micro=False, error="m")
    drawing = code.svg_inline(border=3, omitsize=True, dark="#1a211f", light="#fff")
    return Markup(drawing)  # noqa: S704 - a drawing of squares


def brings(game: str, file: str) -> bool:
    """Return whether a game has an optional file for its pages, such as the script `table.js`."""
    return (catalogue.find(game).page / file).is_file()


def lang_of(game: str) -> Markup:
    """Return the attribute of an element whose texts are a game's: they are in English if it lacks the page's language."""
    lacks = language() not in (PSEUDO, *languages(catalogue.find(game).text))
    return Markup(f' lang="{ENGLISH}"') if lacks else Markup("")  # noqa: S704 - a constant


def each_line(
    story: Sequence[ShownLine], item: Callable[[ShownLine, bool], Markup], struck: ShownLine | None
) -> Markup:
    """Lines of the commentary as `item` makes them, each of them once; the one being staged comes late."""
    items = []
    for line in story:
        if struck is not None and line.number == struck.number:
            items.append(item(line, True).encode())
            continue
        if line.item is None:
            line.item = item(line, False).encode()
        items.append(line.item)
    return Markup(b"".join(items).decode())  # noqa: S704 - made by a template


class Pages:
    """Renderer of templates; the live part of a table is rendered once for each distinct viewer."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._environment = environment()
        self._languages = () if tables.settings.locale else tuple(map(_shown, offered().values()))
        self._lasting: deque[tuple[LiveTable, int, _Live]] = deque()
        """The pages that are kept, with their tables and viewers, the oldest first."""
        # Compiled now, so that the first visitor does not wait for it.
        for name in self._environment.list_templates(extensions=["html"]):
            self._environment.get_template(name)

    def page(self, template: str, reader: Reader, **context: Any) -> str:
        """Render a template with its context for a reader."""
        with reading(reader):
            made = self._environment.get_template(template)
            return made.render(**context, languages=self._languages)

    def table(
        self,
        table: LiveTable,
        viewer: int,
        base: str,
        locale: str,
        holds: int | None = None,
        **more: Any,
    ) -> str:
        """Render the whole page of a table; see `live`."""
        context = table_context(self._tables, table, viewer, base, locale, holds=holds)
        more |= {"phrases": PHRASES, "most_characters": MOST_CHARACTERS}
        colours = other_colours(table.log.match.box)
        return self.page("table.html", **context, colours=colours, **more)

    def live(
        self,
        table: LiveTable,
        viewer: int,
        base: str,
        locale: str,
        holds: int | None = None,
    ) -> str:
        """Render the part of a table's page that every event replaces, for a viewer at a browser that `holds`
        another seat where several people share it.
        """
        key = (viewer, holds, base, locale, *table.names)
        made: _Live | None = table.rendered.get(key)
        now = table.now
        if (
            made is not None
            and made.html is not None
            and made.revision == table.audience.revision_of(viewer)
            and (not _changes_by_itself(table) or now - made.at < FRESH_SECONDS)
        ):
            return made.html
        told = made.story if made is not None else ()
        context = table_context(self._tables, table, viewer, base, locale, told, holds)
        html = self.page("partials/live.html", **context)
        if len(table.rendered) >= MOST_KEPT:
            table.rendered.clear()  # keys contain addresses from requests, so there may be many
        live = _Live(table.audience.revision_of(viewer), now, html, context["story"])
        table.rendered[key] = live
        self._lasting.append((table, viewer, live))
        self._forget(now - LASTING_SECONDS)
        return html

    def _forget(self, before: float) -> None:
        """Forget the pages that are older, and the views of tables where nothing has happened since."""
        while self._lasting and self._lasting[0][2].at < before:
            table, viewer, live = self._lasting.popleft()
            live.html = None
            if live.revision == table.audience.revision_of(viewer):
                table.situation.forget_views()


@dataclass(slots=True, eq=False)
class _Live:
    """The live part of a page as it was last rendered for a viewer, with the revision and the time."""

    revision: int
    at: float
    html: str | None
    """None once it has been kept for long enough; its commentary is of use for the next."""
    story: Sequence[ShownLine]


def _shown(language: Language) -> dict[str, str]:
    """Return a language as it is offered, with a note in it if parts of Kickabout are not."""
    reader = Reader(table_messages(language.tag))
    note = "" if language.is_whole else reader.say("language-partial")
    return {"tag": language.tag, "name": language.name, "note": note}


def _changes_by_itself(table: LiveTable) -> bool:
    """Return whether a table's page changes with time: clocks run down, and what was said fades."""
    said = any(place.phrases or place.lines for place in table.places)
    situation = table.situation
    clocks = situation.clock is not None or table.stored.time_control is not None
    return said or clocks or table.window is not None
