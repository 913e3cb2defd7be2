"""Constant data that names nobody, such as the text printed on a card.

It is made once, and formatted once for each language.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from kickabout.text.localization import Localization

P = ParamSpec("P")
Data = TypeVar("Data", bound=Mapping[str, object])

MOST_KEPT = 1 << 10
"""The most entries cached by one function; all boxes of a game in play at a time have no more."""


class Printed(dict[str, Any]):
    """Data shared by many views, so it must not be changed."""

    __slots__ = ("in_language",)

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.in_language: dict[Localization, dict[str, Any]] = {}
        """The same data formatted, by language."""


def printed(make: Callable[P, Data]) -> Callable[P, Data]:
    """Cache what a function returns, as `Printed` data, by its arguments."""

    @lru_cache(maxsize=MOST_KEPT)
    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> Printed:
        return Printed(make(*args, **kwargs))

    return made  # type: ignore[return-value]  # lru_cache drops the types of the arguments
