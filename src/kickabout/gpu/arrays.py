"""Arrays on a GPU that other libraries take without a copy."""

from functools import cache
from typing import Annotated, Any

import numpy as np
from numpy.typing import DTypeLike

from kickabout.gpu import numba_cuda

DeviceArray = Annotated[Any, "an array on the device"]


def shared_array(shape: int | tuple[int, ...], dtype: DTypeLike) -> DeviceArray:
    """Return an array on the device with `__cuda_array_interface__` and `__dlpack__`, its values not set.

    It is numba-cuda's, which has the former alone. Raises `NoDevice` without a GPU.
    """
    made = numba_cuda.device().device_array(shape, dtype)
    if numba_cuda.is_simulated():
        return made
    return _shared_type()(made.shape, made.strides, made.dtype, gpu_data=made.gpu_data)


def filled_array(length: int, value: Any) -> DeviceArray:
    """Return such an array of shape (length,) with a value everywhere, of its type in NumPy."""
    values = np.full(length, value)
    made = shared_array(length, values.dtype)
    made.copy_to_device(values)
    return made


@cache
def _shared_type() -> Any:
    from cuda.core.utils import StridedMemoryView
    from numba.cuda.cudadrv.devicearray import DeviceNDArray

    class SharedArray(DeviceNDArray):  # type: ignore[misc]  # Numba has no types
        """An array of numba-cuda with DLPack."""

        def __dlpack__(self, **arguments: Any) -> Any:
            return self._view().__dlpack__(**arguments)

        def __dlpack_device__(self) -> tuple[int, int]:
            kind, number = self._view().__dlpack_device__()
            return int(kind), int(number)

        def _view(self) -> Any:
            # -1: a step has ended when it returns, so there is nothing to wait for.
            return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1)

    return SharedArray
