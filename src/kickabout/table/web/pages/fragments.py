"""Fragments of pages: macros whose results are kept, since updates show the same cards again and again."""

from collections.abc import Callable
from marshal import dumps
from typing import Any

import jinja2
from jinja2.runtime import Macro
from markupsafe import Markup

MOST_FRAGMENTS = 1 << 11
"""How many results of macros are kept."""


class Fragments:
    """The macros of a template that knows nothing but what they are given, each result made once.

    `language` tells in which language they speak.
    """

    def __init__(self, template: jinja2.Template, language: Callable[[], str]) -> None:
        made: dict[object, Markup] = {}
        for name, macro in vars(template.module).items():
            if isinstance(macro, Macro):
                setattr(self, name, _kept(name, macro, language, made))


def _kept(
    name: str, macro: Macro, language: Callable[[], str], made: dict[object, Markup]
) -> Callable[..., Markup]:
    def call(*args: Any, **kwargs: Any) -> Markup:
        try:
            plain = [("html", str(one)) if type(one) is Markup else one for one in args]
            key = dumps((name, language(), plain, kwargs), 2)
        except ValueError:  # with a message among it, say
            return Markup(macro(*args, **kwargs))  # noqa: S704 - HTML already
        fragment = made.get(key)
        if fragment is None:
            if len(made) >= MOST_FRAGMENTS:
                made.clear()
            fragment = made[key] = Markup(macro(*args, **kwargs))  # noqa: S704 - HTML already
        return fragment

    return call
