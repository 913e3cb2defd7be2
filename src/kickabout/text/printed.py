"""Data that stays as it is and names nobody, such as what is printed on a card: made once, and once for
each language made into text.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, wraps
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

if TYPE_CHECKING:
    from kickabout.text.localization import Localization

P = ParamSpec("P")
Data = TypeVar("Data", bound=Mapping[str, object])

MOST_KEPT = 1 << 10
"""Of each kind; all boxes of a game that are played at the same time hold no more of one."""


class Printed(dict[str, Any]):
    """Data that many views share, so it may not be changed."""

    __slots__ = ("in_language",)

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.in_language: dict[Localization, dict[str, Any]] = {}
        """What a reader has made of it, by language."""


def printed(make: Callable[P, Data]) -> Callable[P, Data]:
    """Lets a function make what it returns once for equal arguments."""

    @lru_cache(maxsize=MOST_KEPT)
    @wraps(make)
    def made(*args: P.args, **kwargs: P.kwargs) -> Printed:
        return Printed(make(*args, **kwargs))

    return made  # type: ignore[return-value]  # lru_cache forgets what arguments there are
