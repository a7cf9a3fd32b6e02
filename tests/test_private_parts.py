"""Parts of numba, numba-cuda and uvicorn that are not promised to anybody, and that we use all the same.

pyproject.toml caps their versions. Whoever raises a cap finds here what to look at, by name, before anything breaks.
"""

import inspect
import re
import tomllib
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
import pytest
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.protocol import Protocol, Side

from vesicle.core.linking import Calls, Linked
from vesicle.web_engine.glue import argument_types

ROOT = Path(__file__).resolve().parent.parent
CAPPED = {"numba": "core/linking.py", "uvicorn": "server/wire.py", "numba-cuda": "envs/gpu_compiler.py"}
HAS_CUDA = find_spec("numba_cuda") is not None  # macOS has no packages of it
needs_cuda = pytest.mark.skipif(not HAS_CUDA, reason="numba-cuda is not installed")


@numba.njit
def double(number: int) -> int:
    return 2 * number


class Pair(NamedTuple):
    ones: Any
    others: Any


PLACE = np.dtype([("row", np.int8)], align=True)


@numba.njit
def count_all(pair: Pair, place: Any, more: int) -> int:
    return pair.ones.shape[0] + pair.others.shape[1] + place.row + more


def requirements() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *(word for extra in project["optional-dependencies"].values() for word in extra)]


def changed(package: str, what: str) -> str:
    """What to do when a part has gone."""
    return f"{package} {version(package)} has changed {what}, on which {CAPPED[package]} relies: mend that first"


@pytest.mark.parametrize("package", ["numba", "uvicorn", pytest.param("numba-cuda", marks=needs_cuda)])
def test_the_versions_of_what_we_look_into_are_capped_to_what_is_installed(package: str) -> None:
    (wanted,) = (one for one in requirements() if re.match(rf"{package}(\[\w+\])?[<>=]", one))
    found = re.search(r">=(\d+)\.(\d+),<(\d+)\.(\d+)", wanted)
    assert found is not None, f"{wanted} has no cap, though {CAPPED[package]} uses private parts"
    low, high = (int(found[1]), int(found[2])), (int(found[3]), int(found[4]))
    major, minor = version(package).split(".")[:2]
    assert low <= (int(major), int(minor)) < high, f"{package} {version(package)} is not within {wanted}"


@pytest.mark.parametrize(
    ("module", "name", "parameters"),
    [
        ("numba.core.codegen", "JITCodeLibrary.finalize", ["self"]),
        ("numba.core.codegen", "JITCodeLibrary._optimize_functions", ["self", "ll_module"]),
        ("numba.core.codegen", "JITCodeLibrary._get_module_for_linking", ["self"]),
        (
            "numba.core.compiler",
            "compile_extra",
            ["typingctx", "targetctx", "func", "args", "return_type", "flags", "locals", "library", "pipeline_class"],
        ),
        ("numba.core.compiler", "Flags", None),
        ("numba.core.typing", "make_concrete_template", ["name", "key", "signatures"]),
        ("numba.core.base", "BaseContext.insert_user_function", ["self", "func", "fndesc", "libs"]),
        ("numba.core.options", "TargetOptions.parse_as_flags", ["flags", "options"]),
        ("numba.core.types", "IntEnumMember", None),
        ("numba.core.types", "NamedTuple", None),
        ("numba.core.funcdesc", "FunctionDescriptor.llvm_func_name", None),
        ("numba.core.config", "CACHE_DIR", None),
        ("numba.core.config", "BOUNDSCHECK", None),
        ("numba.core.config", "DISABLE_JIT", None),
    ],
)
def test_numba_has_the_parts_that_link_rules(module: str, name: str, parameters: list[str] | None) -> None:
    part: Any = import_module(module)
    for word in name.split("."):
        assert hasattr(part, word), changed("numba", f"{module}.{name}")
        part = getattr(part, word)
    if parameters is not None:
        assert list(inspect.signature(part).parameters) == parameters, changed("numba", f"{module}.{name}")


@pytest.mark.skipif(bool(numba.core.config.DISABLE_JIT), reason="rules are interpreted here, and nothing is linked")
def test_a_dispatcher_has_what_calls_ask_of_it() -> None:
    parts: dict[str, Callable[[], Any]] = {
        "Dispatcher._compiler.fold_argument_types": lambda: double._compiler.fold_argument_types,
        "Dispatcher.get_call_template": lambda: double.get_call_template,
        "Dispatcher.get_overload": lambda: double.get_overload,
        "Dispatcher.targetdescr.options": lambda: double.targetdescr.options.parse_as_flags,
        "Dispatcher.targetoptions": lambda: double.targetoptions,
        "Dispatcher.typingctx": lambda: double.typingctx,
        "Dispatcher.targetctx.codegen": lambda: double.targetctx.codegen,
    }
    for name, find in parts.items():
        try:
            find()
        except AttributeError:
            pytest.fail(changed("numba", name))
    calls = Calls(double)
    lowered = calls.lower((numba.int64,))
    assert isinstance(lowered.library, Linked), changed("numba", "how compile_extra takes a library")
    for name in ("_linking_libraries", "_codegen", "_finalized"):
        assert hasattr(lowered.library, name), changed("numba", f"CodeLibrary.{name}")


@pytest.mark.skipif(bool(numba.core.config.DISABLE_JIT), reason="rules are interpreted here, and nothing is lowered")
def test_numba_hands_arguments_over_as_the_glue_of_the_web_engine_thinks() -> None:
    kinds = tuple(map(numba.typeof, (Pair(np.zeros(2), np.zeros((2, 3), np.int16)), np.zeros(1, PLACE)[0], 1)))
    lowered = Calls(count_all).lower(kinds)
    function = lowered.library.whole().get_function(lowered.fndesc.llvm_func_name)
    assert [str(argument.type) for argument in function.arguments] == argument_types(lowered), changed(
        "numba", "how arrays, records and named tuples are passed, as web_engine/glue.py does it"
    )


def test_uvicorn_has_the_parts_that_write_at_once() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    assert list(inspect.signature(WebSocketsSansIOProtocol.handle_connect).parameters) == ["self", "event"], changed(
        "uvicorn", "WebSocketsSansIOProtocol.handle_connect"
    )
    for name in ("handshake_complete", "close_sent", "disconnected", "writable", "transport", "scope"):
        assert re.search(rf"self\.{name}\b.*=", source), changed("uvicorn", f"WebSocketsSansIOProtocol.{name}")
    assert '"extensions"' in source, changed("uvicorn", "the extensions in the scope of a websocket")


@pytest.mark.parametrize(
    ("part", "methods", "fields"),
    [
        (
            HttpToolsProtocol,
            {
                "connection_made": ["self", "transport"],
                "connection_lost": ["self", "exc"],
                "data_received": ["self", "data"],
                "on_message_begin": ["self"],
                "on_headers_complete": ["self"],
                "send_400_response": ["self", "msg"],
                "handle_websocket_upgrade": ["self"],
            },
            ("flow", "cycle", "pipeline", "headers", "client", "transport"),
        ),
        (RequestResponseCycle, {}, ("body", "response_complete")),
        (FlowControl, {"pause_reading": ["self"], "resume_reading": ["self"]}, ("read_paused",)),
        (
            WebSocketsSansIOProtocol,
            {"data_received": ["self", "data"], "handle_events": ["self"], "receive": ["self"]},
            ("queue", "read_paused", "conn", "close_sent", "transport", "frames"),
        ),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_uvicorn_has_the_parts_that_count_and_cut_connections(
    part: Any, methods: dict[str, list[str]], fields: tuple[str, ...]
) -> None:
    source = inspect.getsource(part)
    for name, parameters in methods.items():
        found = inspect.signature(getattr(part, name, lambda: None)).parameters
        assert list(found) == parameters, changed("uvicorn", f"{part.__name__}.{name}")
    for name in fields:
        assert re.search(rf"self\.{name}\b.*=", source), changed("uvicorn", f"{part.__name__}.{name}")


def test_a_websocket_of_websockets_keeps_its_frames_where_they_are_counted() -> None:
    source = inspect.getsource(Protocol)
    assert "self.events.append(frame)" in source, changed("uvicorn", "websockets' Protocol.events")
    assert Protocol(Side.SERVER).reader.buffer == b"", changed("uvicorn", "websockets' Protocol.reader.buffer")
    assert apply_mask(b"abcde", b"\0\0\0\1") == b"abcee", changed("uvicorn", "websockets' apply_mask")


@needs_cuda
@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("numba.cuda.typing.arraydecl", "get_array_index_type"),
        ("numba.cuda.dispatcher", "CUDADispatcher.get_call_template"),
        ("numba.cuda.core.config", "CUDA_LOW_OCCUPANCY_WARNINGS"),
    ],
)
def test_numba_cuda_has_the_parts_that_are_taught(module: str, name: str) -> None:
    part: Any = import_module(module)
    for word in name.split("."):
        assert hasattr(part, word), changed("numba-cuda", f"{module}.{name}")
        part = getattr(part, word)
