"""From rules to one WebAssembly module: lowered by numba, joined, optimised by LLVM, linked by wasm-ld.

numba's code before any optimisation holds nothing of the processor that it was made on: pointers have no size, and
records lie as their dtypes say. So it can be given to another machine.
"""

import re
import shutil
import subprocess
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from numba import typeof

from vesicle.core.linking import lower
from vesicle.web_engine.entries import Entry
from vesicle.web_engine.glue import PRELUDE, argument_types, wrap

llvm: Any = import_module("llvmlite.binding")  # it has no types

MACHINE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext"  # every browser has had them since 2021
STACK = 256 * 1024
MEMORY = 1024 * 1024  # at the start; a browser lets it grow for what it keeps there
MOST_MEMORY = 256 * 1024 * 1024
LINKER, LINKER_VERSION = "ziglang", "0.17.0"  # as in pyproject.toml


def assemble(entries: Mapping[str, Entry]) -> bytes:
    """The module with these entries."""
    machine = _machine()
    module = llvm.parse_assembly(_detach(str(_join(entries))))
    module.triple, module.data_layout = MACHINE, str(machine.target_data)
    _keep_inside(module, entries)
    module.verify()
    _optimise(module, machine)
    return _link(machine.emit_object(module), entries)


def _join(entries: Mapping[str, Entry]) -> Any:
    """All entries with all that they call in one module; the glue comes first, or nobody would have called them yet."""
    made = {name: lower(one.function, tuple(map(typeof, one.arguments))) for name, one in entries.items()}
    whole = llvm.parse_assembly(PRELUDE + "".join(wrap(name, one) for name, one in made.items()))
    first = next(iter(made.values())).library.whole()
    whole.triple, whole.data_layout = first.triple, first.data_layout
    for one in made.values():
        whole.link_in(one.library.whole(), preserve=True)
    for name, one in made.items():
        found = [str(argument.type) for argument in whole.get_function(one.fndesc.llvm_func_name).arguments]
        if found != argument_types(one):
            raise AssertionError(f"{name}: numba hands arguments over as {found}, glue.py thinks otherwise")
    return whole


def _detach(code: str) -> str:
    """Without what belongs to this process: its machine, and places in its memory."""
    code = re.sub(r"^target (datalayout|triple) = .*$", "", code, flags=re.MULTILINE)
    address = r"^(@numba\.dynamic\.globals\S* = )linkonce global ptr inttoptr \(i64 \d+ to ptr\)"
    return re.sub(address, r"\1internal constant ptr null", code, flags=re.MULTILINE)


def _keep_inside(module: Any, entries: Mapping[str, Entry]) -> None:
    """Only the entries can be called from outside, so that all else may be inlined and left out."""
    for function in module.functions:
        if not function.is_declaration and function.name not in entries:
            function.linkage = "internal"
    for variable in module.global_variables:
        if variable.linkage.name in ("common", "linkonce", "linkonce_odr"):
            variable.linkage = "internal"


def _machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(MACHINE)
    return target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")


def _optimise(module: Any, machine: Any) -> None:
    """Twice: what the first pass inlines, the second one tidies. No vectors: games are too small for them."""
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    for _ in range(2):
        builder.getModulePassManager().run(module, builder)


def _link(code: bytes, entries: Mapping[str, Entry]) -> bytes:
    """The object as a module that imports nothing: what is not defined in it fails here."""
    with TemporaryDirectory() as name:
        made, linked = Path(name, "engine.o"), Path(name, "engine.wasm")
        made.write_bytes(code)
        words = ["--no-entry", "--strip-all", "--gc-sections", "-O2", "--stack-first", "-z", f"stack-size={STACK}"]
        words += [f"--initial-memory={MEMORY}", f"--max-memory={MOST_MEMORY}", "--export=__heap_base"]
        words += [f"--export={entry}" for entry in entries]
        subprocess.run([_find_linker(), "wasm-ld", *words, str(made), "-o", str(linked)], check=True)
        return linked.read_bytes()


def _find_linker() -> str:
    found = find_spec(LINKER)
    if found is None or found.origin is None or version(LINKER) != LINKER_VERSION:
        raise SystemExit(f"vesicle: the engine needs its linker to be built: pip install {LINKER}=={LINKER_VERSION}")
    program = shutil.which("zig", path=str(Path(found.origin).parent))
    assert program is not None
    return program
