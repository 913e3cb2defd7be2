"""Records: one set of bytes with an interpreted and a compiled face."""

import pickle
from copy import deepcopy
from typing import Annotated

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kickabout.engine.records import Cells, Int8, Int16, Int32, Record, Slots

MISFIT = r"invalid value|out of range"


class Pitch(Record):
    """A record with every kind of field, and padding between them and at the end."""

    small: Int8
    middle: Int16
    large: Int32
    row: Annotated[Cells, np.int8, (3,)]
    table: Annotated[Cells, np.int16, (2, 3)]


def test_a_new_record_is_all_zeros() -> None:
    pitch = Pitch()
    assert (pitch.small, pitch.middle, pitch.large) == (0, 0, 0)
    assert list(pitch.row) == [0, 0, 0]
    assert not any(pitch.tobytes())


def test_numbers_read_back_as_plain_integers() -> None:
    pitch = Pitch()
    pitch.small = -128
    pitch.large = 2**31 - 1
    pitch.table[1, 2] = -300
    pitch.table[1, 2] += 1
    assert type(pitch.small) is int
    assert (pitch.small, pitch.large, pitch.table[1, 2]) == (-128, 2**31 - 1, -299)
    assert type(pitch.table[1, 2]) is int


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [("small", -(2**7), 2**7 - 1), ("middle", -(2**15), 2**15 - 1), ("large", -(2**31), 2**31 - 1)],
)
def test_a_number_that_does_not_fit_raises_and_changes_nothing(
    field: str, least: int, most: int
) -> None:
    pitch = Pitch()
    for value in (least, most):
        setattr(pitch, field, value)
        assert getattr(pitch, field) == value
    for wrong in (least - 1, most + 1):
        with pytest.raises(ValueError, match=MISFIT):
            setattr(pitch, field, wrong)
        assert getattr(pitch, field) == most


def test_so_does_one_in_an_array() -> None:
    pitch = Pitch()
    pitch.row[0] = 127
    with pytest.raises(ValueError, match=MISFIT):
        pitch.row[0] += 1
    with pytest.raises(ValueError, match=MISFIT):
        pitch.table[0, 0] = 2**15
    assert pitch.row[0] == 127


@pytest.mark.parametrize("place", [(2, 0), (0, 3)])
def test_a_place_outside_an_array_raises(place: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        Pitch().table[place] = 1


def test_a_copy_shares_nothing() -> None:
    pitch = Pitch()
    copy = pitch.copy()
    pitch.small, pitch.row[1], pitch.table[1, 0] = 1, 2, 3
    assert (copy.small, copy.row[1], copy.table[1, 0]) == (0, 0, 0)
    copy.small = 9
    assert pitch.small == 1


numbers = st.integers(-(2**15), 2**15 - 1)


@given(st.lists(numbers, min_size=6, max_size=6), st.integers(-128, 127), numbers)
def test_bytes_are_the_record(table: list[int], small: int, middle: int) -> None:
    pitch = Pitch()
    for i, value in enumerate(table):
        pitch.table[divmod(i, 3)] = value
    pitch.small, pitch.middle = small, middle
    again = Pitch(np.frombuffer(bytearray(pitch.tobytes()), Pitch.dtype))
    assert again == pitch == pitch.copy()
    assert again.tobytes() == pitch.tobytes()
    # The compiled face reads the same bytes.
    row = pitch.data[0]
    assert (row.small, row.middle, row.table.ravel().tolist()) == (small, middle, table)
    row.middle = -1
    assert pitch.middle == -1


def test_records_differ_by_what_they_hold_and_by_their_kind() -> None:
    class Other(Pitch):
        pass

    pitch, other = Pitch(), Pitch()
    assert pitch == other
    other.large = 1
    assert pitch != other
    assert pitch != Other()
    assert pitch != pitch.tobytes()


def test_a_record_shows_its_fields() -> None:
    pitch = Pitch()
    pitch.row[2] = 5
    assert repr(pitch) == (
        "Pitch(small=0, middle=0, large=0, row=[0, 0, 5], table=[[0, 0, 0], [0, 0, 0]])"
    )


def test_a_record_can_be_read_only() -> None:
    pitch = Pitch()
    pitch.small = 3
    shown = pitch.read_only()
    assert shown == pitch
    for write in (
        "shown.small = 4",
        "shown.middle = 4",
        "shown.row[0] = 4",
        "shown.table[0, 0] = 4",
    ):
        with pytest.raises(TypeError, match="read-only"):
            exec(write)
    copied = shown.copy()
    copied.small = 4
    assert (shown.small, copied.small) == (3, 4)


def test_a_record_can_be_pickled() -> None:
    pitch = Pitch()
    pitch.small, pitch.large, pitch.table[1, 2] = -1, 2**30, -300
    for again in (pickle.loads(pickle.dumps(pitch)), deepcopy(pitch)):
        assert again == pitch
        again.small = 5
        assert pitch.small == -1


def test_bytes_of_another_size_are_no_record() -> None:
    with pytest.raises(ValueError, match="Pitch has 24 bytes, these are 25"):
        Pitch.from_bytes(bytes(25))


def test_a_record_has_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Pitch())


def test_assigning_a_slot_copies_into_it() -> None:
    one, two = Pitch(), Pitch()
    two.small = 7
    slots = Slots([one, two])
    slots[0] = slots[1]
    two.small = 8
    assert slots[0] is one
    assert one.small == 7
