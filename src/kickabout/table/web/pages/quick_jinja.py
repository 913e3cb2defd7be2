"""Jinja with short ways for what pages do most: read items of dicts, write plain text, call macros, pick from lists.

Each does what Jinja does, by less work, and leaves all but the common case to Jinja itself. It leans on what Jinja
does inside, and stays for what it saves: without it the live part of a page takes 15 to 46 % more time, by game (see
`docs/performance.md`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from marshal import dumps
from types import FunctionType
from typing import Any

import jinja2
from jinja2 import nodes, pass_context
from jinja2.compiler import CodeGenerator, Frame
from jinja2.filters import FILTERS
from jinja2.runtime import Context, Macro, markup_join
from markupsafe import Markup, escape

GENERATION = 5
"""Of the code that templates are compiled to: what an older one made must not be run."""
MOST_FRAGMENTS = 1 << 13
"""How many results of macros are kept."""
_OF_DICTS = frozenset(dir(dict))
_TEXTS = frozenset({str, int})


@lru_cache(maxsize=1 << 13)  # pages write the same few names, words and slugs
def _escaped(text: str) -> str:
    return str(escape(text))


def written(value: object) -> str:
    """Return a value as it is written into a page: escaped, unless it is HTML already."""
    kind = type(value)
    if kind is str:
        return _escaped(value)
    if kind is Markup:
        return value  # type: ignore[return-value]  # a str as well
    if kind is int:
        return str(value)
    return escape(value)


def joined(parts: Sequence[object]) -> str:
    """Return the parts of a concatenation as one text, HTML if one of them is."""
    for part in parts:
        if type(part) not in _TEXTS:
            return markup_join(parts)
    return "".join(map(str, parts))


class _CodeGenerator(CodeGenerator):
    """Writes and joins by `written` and `joined`, which make fewer objects than Jinja's own."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.written(")

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:  # noqa: N802 - as Jinja names it
        """Write a concatenation."""
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super().visit_Concat(node, frame)
            return
        self.write("environment.joined((")
        for part in node.nodes:
            self.visit(part, frame)
            self.write(", ")
        self.write("))")


class _Context(Context):
    """Calls a macro, or a function that asks for nothing of Jinja, at once."""

    def call(self, called: Any, *args: Any, **kwargs: Any) -> Any:
        """Call what a template calls."""
        kind = type(called)
        if kind is not Macro and (kind is not FunctionType or hasattr(called, "jinja_pass_arg")):
            return super().call(called, *args, **kwargs)
        if kwargs:
            kwargs.pop("_block_vars", None)
            kwargs.pop("_loop_vars", None)
        if kind is FunctionType:
            return called(*args, **kwargs)
        if not kwargs and len(args) == len(called.arguments) and not called.caller:
            return called._invoke(list(args), True)  # noqa: SLF001 - what calling comes to
        return called(self.eval_ctx, *args, **kwargs)


class Environment(jinja2.Environment):
    """Templates whose data are mostly dicts, all of them HTML."""

    code_generator_class = _CodeGenerator
    context_class = _Context
    written = staticmethod(written)
    joined = staticmethod(joined)

    def __init__(self, **given: Any) -> None:
        super().__init__(autoescape=True, cache_size=-1, **given)
        self.filters |= {
            "list": list,
            "selectattr": _picked("selectattr", kept=True),
            "rejectattr": _picked("rejectattr", kept=False),
            "map": _map,
        }

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Return what Jinja finds: it would ask a dict for an attribute first, and each time catch that there is none."""
        if type(obj) is dict:
            try:
                value = obj[attribute]
            except KeyError:
                pass
            else:
                if attribute not in _OF_DICTS:
                    return value
        return super().getattr(obj, attribute)


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
        found = made.get(key)
        if found is None:
            if len(made) >= MOST_FRAGMENTS:
                made.clear()
            found = made[key] = Markup(macro(*args, **kwargs))  # noqa: S704 - HTML already
        return found

    return call


def _column(items: list[Any], attribute: object) -> list[Any] | None:
    """Return an item of each dict; None if not all of them are dicts that have it."""
    try:
        return [item[attribute] for item in items if type(item) is dict or _refuse()]
    except LookupError:
        return None


def _refuse() -> bool:
    raise LookupError


def _picked(name: str, *, kept: bool) -> Callable[..., Iterator[Any]]:
    """Return the filter of this name, which keeps the dicts with an item that passes a test, or those without."""
    usual = FILTERS[name]

    @pass_context
    def pick(context: Context, items: Any, attribute: Any = None, *test: Any) -> Iterator[Any]:
        items = list(items or ())
        column = _column(items, attribute)
        if column is not None and not test:
            return (one for one, value in zip(items, column, strict=True) if bool(value) is kept)
        if column is not None and test[0] == "equalto":
            wanted = test[1]
            return (
                one
                for one, value in zip(items, column, strict=True)
                if bool(value == wanted) is kept
            )
        return usual(context, items, attribute, *test)  # type: ignore[no-any-return]  # so it does

    return pick


@pass_context
def _map(context: Context, items: Any, *args: Any, **kwargs: Any) -> Iterator[Any]:
    items = list(items or ())
    if not args and len(kwargs) == 1 and "attribute" in kwargs:
        column = _column(items, kwargs["attribute"])
        if column is not None:
            return iter(column)
    return FILTERS["map"](context, items, *args, **kwargs)  # type: ignore[no-any-return]  # so it does
