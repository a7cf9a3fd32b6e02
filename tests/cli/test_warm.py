"""`vesicle warm`: compiles once, says so, and does nothing when nothing is to do."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner

import vesicle.core.jit
import vesicle.warm
from commands import Command
from vesicle.cli import app


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vesicle.core.jit, "COMPILED", True)


def test_interpreted_rules_are_not_compiled(process: Command) -> None:
    finished = process("warm")
    assert (finished.returncode, finished.stderr) == (0, "")
    assert finished.stdout.count("\n") == 1 and "NUMBA_DISABLE_JIT" in finished.stdout


@pytest.mark.usefixtures("compiling")
def test_compiled_rules_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vesicle.warm, "is_warm", lambda: True)
    monkeypatch.setattr(vesicle.warm, "compile_rules", None)
    result = CliRunner().invoke(app, ["warm"])
    assert (result.exit_code, result.stdout) == (0, "The rules are already compiled.\n")


@pytest.mark.usefixtures("compiling")
def test_compiling_tells_its_steps_and_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_rules(report: Callable[[str], None]) -> None:
        report("cytosis: steps")

    monkeypatch.setattr(vesicle.warm, "is_warm", lambda: False)
    monkeypatch.setattr(vesicle.warm, "compile_rules", compile_rules)
    result = CliRunner().invoke(app, ["warm"])
    assert result.exit_code == 0
    first, step, last = result.stdout.splitlines()
    assert first.startswith("Compiling the rules") and step == "cytosis: steps"
    assert last == "The rules are compiled; it took 0 s."


@pytest.mark.usefixtures("compiling")
def test_a_failure_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_rules(report: Callable[[str], None]) -> None:
        raise RuntimeError("the rules of cytosis could not be compiled")

    monkeypatch.setattr(vesicle.warm, "is_warm", lambda: False)
    monkeypatch.setattr(vesicle.warm, "compile_rules", compile_rules)
    result = CliRunner().invoke(app, ["warm"])
    assert (result.exit_code, result.stderr) == (1, "vesicle: the rules of cytosis could not be compiled\n")
