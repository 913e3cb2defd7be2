"""The arguments of a kernel: arrays for machine code, and for interpreted code what is Python's own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from kickabout.engine.compiled import is_machine_code
from kickabout.engine.records import Record, Slots


@dataclass(frozen=True)
class Memory:
    """Makes the arguments of kernels, whose numbers do not overflow where they are interpreted."""

    is_plain: bool
    """True for interpreted code."""

    @classmethod
    def of(cls, kernel: Any) -> "Memory":
        """Return the memory for a specialized kernel."""
        return cls(not is_machine_code(kernel))

    def row_of(self, record: Record) -> Any:
        """Return a row of one record, the one given."""
        return Slots([record]) if self.is_plain else record.data

    def records(self, kind: type[Record], count: int) -> Any:
        """Return a row of new records."""
        if self.is_plain:
            return Slots([kind() for _ in range(count)])
        return np.zeros(count, kind.dtype)

    def zeros(self, length: int) -> Any:
        """Return a row of whole numbers."""
        return [0] * length if self.is_plain else np.zeros(length, np.int64)

    def numbers(self, values: Sequence[Any] | NDArray[np.int64]) -> Any:
        """Return a row or a table of these whole numbers."""
        if self.is_plain:
            return values.tolist() if isinstance(values, np.ndarray) else values
        return np.array(values, np.int64)

    def table(self, shape: tuple[int, int], kind: DTypeLike = np.int64) -> Any:
        """Return a table of zeros."""
        return np.zeros(shape, object if self.is_plain else kind)
