"""numba-cuda, made ready for the rules: a kernel calls the same functions that run on a processor.

numba-cuda takes a compiled rule's plain function and compiles it for the GPU. Three of its habits need help: it looks
for a name that numpy 2.5 has dropped, it does not index with members of an IntEnum, and it compiles a function anew for
every width of whole numbers.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numba.core.types
import numpy as np

from vesicle.core.jit import COMPILED, config
from vesicle.core.linking import widen

types: Any = numba.core.types
NEEDS_PACKAGE = 'the GPU environments need numba-cuda: pip install "vesicle[gpu]"'
NEEDS_DEVICE = "no NVIDIA GPU with a working driver was found; vesicle.envs.vector does the same on the processor"
NEEDS_COMPILER = "the GPU environments need compiled rules: unset NUMBA_DISABLE_JIT"


@cache
def load_cuda() -> Any:
    """The CUDA side of numba, ready for the rules; RuntimeError in one sentence where it cannot work."""
    if find_spec("numba_cuda") is None:
        raise RuntimeError(NEEDS_PACKAGE)
    if not hasattr(np, "row_stack"):
        setattr(np, "row_stack", np.vstack)  # noqa: B010  # which numpy's types need not know
    cuda: Any = import_module("numba.cuda")
    if is_simulated():
        return cuda
    if not COMPILED:
        raise RuntimeError(NEEDS_COMPILER)
    if not cuda.is_available():
        raise RuntimeError(NEEDS_DEVICE)
    teach_compiler()
    settings: Any = import_module("numba.cuda.core.config")
    settings.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games on a large GPU are nothing to warn of
    return cuda


def is_simulated() -> bool:
    """Whether kernels run as plain Python (NUMBA_ENABLE_CUDASIM=1)."""
    return bool(config.ENABLE_CUDASIM)


def teach_compiler() -> None:
    """Let numba-cuda index with enum members, and compile a rule once for all widths of whole numbers."""
    arrays: Any = import_module("numba.cuda.typing.arraydecl")
    find_index_type = arrays.get_array_index_type
    arrays.get_array_index_type = lambda array, index: find_index_type(array, _plain_index(index))
    dispatcher: Any = import_module("numba.cuda.dispatcher").CUDADispatcher
    find_template = dispatcher.get_call_template

    def find_widened(rule: Any, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        return find_template(rule, tuple(widen(argument) for argument in arguments), keywords)

    dispatcher.get_call_template = find_widened


def _plain_index(index: Any) -> Any:
    """The type of an index with every enum member as the whole number that it is."""
    if isinstance(index, types.BaseTuple):
        return types.Tuple([_plain_index(one) for one in index])
    return types.int64 if isinstance(index, types.IntEnumMember) else index
