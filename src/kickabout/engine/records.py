"""Records: the fixed-size states and boxes that the rules read and write.

A record class declares its fields once, as annotations, and has two faces over the same bytes:

* interpreted, an instance of the class: a scalar reads as a plain `int`, an array as a
  `memoryview` that is indexed in full (`state.hands[seat, kind]`), and a number that does not fit
  its field raises `ValueError` instead of wrapping round;
* compiled, an element of a NumPy array with the class's `dtype`, which Numba reads and writes with
  the same source text.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar, Protocol, Self, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray


class Cells(Protocol):
    """An array field: small integers, indexed by one number per dimension."""

    def __getitem__(self, index: int | tuple[int, ...], /) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int, /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...


Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]


class Record:
    """A fixed-size record; subclasses annotate their fields with `Int8`, `Int16`, `Int32` or, for an
    array, `Annotated[Cells, np.int8, (rows, columns)]`.

    A new record is all zeros.
    """

    dtype: ClassVar[np.dtype[Any]]
    cells: memoryview
    """Its bytes."""
    __slots__ = ("_data", "_rows", "cells")
    _codes: ClassVar[list[str]]
    """The kinds of integers among the fields, as `memoryview.cast` calls them."""

    def __init_subclass__(cls) -> None:
        fields: list[tuple[Any, ...]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if name in get_type_hints(Record):
                continue
            kind, *shape = get_args(hint)[1:]
            fields.append((name, kind, *shape))
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))
        places = cls.dtype.fields
        assert places is not None
        cls._codes = sorted({kind.base.char for kind, *_ in places.values()})
        for name, (kind, offset, *_) in places.items():
            if kind.shape:
                span = slice(offset, offset + kind.itemsize)
                setattr(cls, name, _ArrayField(name, span, kind.base.char, kind.shape))
            else:
                setattr(cls, name, _scalar(cls._codes.index(kind.char), offset // kind.itemsize))

    def __init__(
        self,
        data: NDArray[Any] | None = None,
        *,
        contents: bytes | memoryview | None = None,
        writable: bool = True,
    ) -> None:
        """Lays a record over `data`, or over a copy of its `contents`."""
        if data is not None:
            cells = memoryview(data.view(np.uint8))  # type: ignore[arg-type]  # ndarray is a buffer
        else:
            cells = memoryview(bytearray(self.dtype.itemsize if contents is None else contents))
        self.cells = cells if writable else cells.toreadonly()
        self._data = data
        # Fields are aligned, so the whole record is a row of numbers of each kind that it has.
        cast: Any = self.cells.cast
        self._rows: list[Any] = [*map(cast, self._codes)]

    @property
    def data(self) -> NDArray[Any]:
        """The NumPy array of shape (1,) over the same bytes."""
        if self._data is None:
            self._data = np.frombuffer(self.cells, self.dtype)
        return self._data

    @classmethod
    def from_bytes(cls, contents: bytes) -> Self:
        """Return the record with these contents; raise `ValueError` if they are not of its size."""
        if len(contents) != cls.dtype.itemsize:
            raise ValueError(
                f"{cls.__name__} has {cls.dtype.itemsize} bytes, these are {len(contents)}"
            )
        return cls(contents=contents)

    def read_only(self) -> Self:
        """Return the same record with an interpreted face that raises `TypeError` when it is written to.

        `data` stays writable, since compiled code takes nothing else.
        """
        return type(self)(self.data, writable=False)

    def copy(self) -> Self:
        """Return an independent record with the same contents."""
        return type(self)(contents=self.cells)

    def tobytes(self) -> bytes:
        """Return the contents as bytes; equal records have equal bytes."""
        return self.cells.tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_bytes, (self.tobytes(),)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a record changes under play

    def __repr__(self) -> str:
        names = self.dtype.names or ()
        shown = ", ".join(f"{name}={self.data[name][0].tolist()}" for name in names)
        return f"{type(self).__name__}({shown})"


class Slots:
    """Records in a row: reading an element returns the record itself, assigning copies into it."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._records = records

    def __getitem__(self, index: int) -> Record:
        return self._records[index]

    def __setitem__(self, index: int, record: Record) -> None:
        self._records[index].data[0] = record.data[0]


class _ArrayField:
    """An array among the fields, whose view is made when it is first asked for: many a copy needs few of them."""

    def __init__(self, name: str, span: slice, code: str, shape: tuple[int, ...]) -> None:
        self._name = name
        self._span = span
        self._code = code
        self._shape = shape

    def __get__(self, record: Record, owner: type[Record]) -> memoryview:
        view: memoryview = record.cells[self._span].cast(self._code, self._shape)  # type: ignore[call-overload]
        vars(record)[self._name] = view  # found there from now on
        return view


def _scalar(row: int, place: int) -> property:
    def read(self: Record) -> int:
        value: int = self._rows[row][place]
        return value

    def write(self: Record, value: int) -> None:
        self._rows[row][place] = value

    return property(read, write)
