"""Functions with plain arguments around those that numba made, as text for LLVM.

What a browser hands over: for a record its place in memory; for an array its place and its length on every axis; for
several arrays together each of them in turn; and for a number 64 bits. What comes back is a number, 0 where there is
nothing to tell.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba.core import types

from vesicle.core.linking import widen

PRELUDE = """
declare void @llvm.trap()
declare double @llvm.sqrt.f64(double)
define double @sqrt(double %x) alwaysinline {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}
define void @NRT_incref(ptr %memory) alwaysinline {
  ret void
}
define void @NRT_decref(ptr %memory) alwaysinline {
  ret void
}
"""  # nobody counts who holds an array: all memory is the browser's


@dataclass
class Glue:
    """The parameters that a browser sees, what is made of them, and the arguments that numba's function takes."""

    parameters: list[str] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    arguments: list[str] = field(default_factory=list)

    def take(self, kind: Any) -> None:
        """One argument of numba's function, spread out as numba spreads it."""
        if isinstance(kind, types.NamedTuple):
            for inner in kind.types:
                self.take(inner)
        elif isinstance(kind, types.Array):
            self._take_array(kind)
        elif isinstance(kind, types.Record):
            self.arguments.append(self._parameter("ptr"))
        elif kind == types.int64:
            self.arguments.append(self._parameter("i64"))
        else:
            raise TypeError(f"an entry takes records, arrays and whole numbers, no {kind}")

    def _take_array(self, kind: Any) -> None:
        """Who owns it (nobody), how many items of which size, where, and length and stride of every axis."""
        size = kind.dtype.size if isinstance(kind.dtype, types.Record) else np.dtype(str(kind.dtype)).itemsize
        place = self._parameter("ptr")
        lengths = [self._compute(f"zext {self._parameter('i32')} to i64") for _ in range(kind.ndim)]
        strides: list[str] = []
        total = "1"
        for length in reversed(lengths):
            strides.insert(0, self._compute(f"mul i64 {total}, {size}"))
            total = self._compute(f"mul i64 {total}, {length}")
        self.arguments += ["ptr null", "ptr null", f"i64 {total}", f"i64 {size}", place]
        self.arguments += [f"i64 {value}" for value in (*lengths, *strides)]

    def _parameter(self, kind: str) -> str:
        self.parameters.append(f"{kind} %p{len(self.parameters)}")
        return self.parameters[-1]

    def _compute(self, what: str) -> str:
        name = f"%v{len(self.lines)}"
        self.lines.append(f"  {name} = {what}")
        return name


def wrap(name: str, made: Any) -> str:
    """The function that a browser calls: it gives numba's one room for its answer, and stops if that complains."""
    glue, answer = Glue(), widen(made.signature.return_type)
    for kind in made.signature.args:
        glue.take(kind)
    if answer not in (types.none, types.int64):
        raise TypeError(f"an entry answers with a whole number or nothing, not with {answer}")
    target = made.fndesc.llvm_func_name
    return f"""
declare i32 @"{target}"({", ".join(argument_types(made))})
define i64 @{name}({", ".join(glue.parameters)}) noinline {{
  %answer = alloca i64
  %complaint = alloca ptr
  store i64 0, ptr %answer
{chr(10).join(glue.lines)}
  %status = call i32 @"{target}"({", ".join(["ptr %answer", "ptr %complaint", *glue.arguments])})
  %bad = icmp ne i32 %status, 0
  br i1 %bad, label %stop, label %go
stop:
  call void @llvm.trap()
  unreachable
go:
  %told = load i64, ptr %answer
  ret i64 %told
}}
"""


def argument_types(made: Any) -> list[str]:
    """What numba's function takes, by LLVM's types: room for the answer and for a complaint, then the arguments."""
    glue = Glue()
    for kind in made.signature.args:
        glue.take(kind)
    return ["ptr", "ptr", *(argument.split(" ")[0] for argument in glue.arguments)]
