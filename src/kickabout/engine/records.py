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

    A new record is all zeros. `data` is the NumPy array of shape (1,) that holds the bytes.
    """

    dtype: ClassVar[np.dtype[Any]]
    data: NDArray[Any]
    __slots__ = ("data",)

    def __init_subclass__(cls) -> None:
        fields: list[tuple[Any, ...]] = []
        for name, hint in get_type_hints(cls, include_extras=True).items():
            if name in ("dtype", "data"):
                continue
            kind, *shape = get_args(hint)[1:]
            fields.append((name, kind, *shape))
        cls.dtype = np.dtype((np.record, np.dtype(fields, align=True)))
        # The interpreted face is filled in after the class exists: one view per field, scalars
        # behind a property so that they read and write as integers.
        for name, _, *shape in fields:
            if not shape:
                setattr(cls, name, _scalar(name))

    def __init__(self, data: NDArray[Any] | None = None) -> None:
        self.data = np.zeros(1, self.dtype) if data is None else data
        whole = memoryview(self.data.view(np.uint8))  # type: ignore[arg-type]  # ndarray is a buffer
        fields = self.dtype.fields
        assert fields is not None
        for name, (kind, offset, *_) in fields.items():
            base, shape = kind.subdtype or (kind, None)
            code: Any = base.char
            part = whole[offset : offset + kind.itemsize]
            if shape is None:
                setattr(self, f"_{name}", part.cast(code))
            else:
                setattr(self, name, part.cast(code, shape=shape))

    def copy(self) -> Self:
        """An independent record with the same contents."""
        # As bytes: NumPy copies a record field by field, and leaves the gaps between them as they are.
        return type(self)(self.data.view(np.uint8).copy().view(self.dtype))

    def tobytes(self) -> bytes:
        """The contents as bytes; equal records have equal bytes."""
        return self.data.tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]  # a record changes under play

    def __repr__(self) -> str:
        names = self.dtype.names or ()
        shown = ", ".join(f"{name}={self.data[name][0].tolist()}" for name in names)
        return f"{type(self).__name__}({shown})"


class Slots:
    """Records in a row: reading gives the record itself, assigning copies into it."""

    def __init__(self, records: Sequence[Record]) -> None:
        self._records = records

    def __getitem__(self, index: int) -> Record:
        return self._records[index]

    def __setitem__(self, index: int, record: Record) -> None:
        self._records[index].data[0] = record.data[0]


def _scalar(name: str) -> property:
    slot = f"_{name}"

    def read(self: Record) -> int:
        value: int = getattr(self, slot)[0]
        return value

    def write(self: Record, value: int) -> None:
        getattr(self, slot)[0] = value

    return property(read, write)
