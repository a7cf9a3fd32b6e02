"""A program that is asked line by line, and that may hang, die, flood or refuse to end."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Callable, Sequence
from typing import IO

LONGEST = 65_536  # bytes of an answer
REMEMBERED = 400  # characters of what it last complained about
POLITE = 0.5  # seconds that it has to end by itself once its input has ended


class Fault(Exception):
    """What a program did wrong, as the end of a sentence that begins with its name."""


class Program:
    """One run of a program in a process group of its own."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; a Fault if that is impossible."""
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise Fault(f"cannot be started: {error.strerror}") from None
        self._answers: queue.Queue[bytes] = queue.Queue(maxsize=1)
        self._talks_too_much = False
        self._complaint = b""
        self._readers = [_start(self._listen), _start(self._overhear)]
        self._writer: threading.Thread | None = None

    def ask(self, question: str, seconds: float) -> str:
        """Its answer to one line, if it comes in time; a Fault otherwise."""
        self._check_silence()
        self._writer = _start(lambda: self._tell(question))  # a program that does not read would block us in the end
        try:
            answer = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise Fault(f"did not answer within {seconds:g} s") from None
        if not answer:
            raise Fault(self._last_words())
        if len(answer) > LONGEST:
            raise Fault(f"answered with a line of more than {LONGEST} bytes")
        return answer.decode("utf-8", errors="replace")

    def end(self) -> None:
        """Let it end by itself for a moment, then kill it and all that it started."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            if self._writer is None or not self._writer.is_alive():
                _close(self._process.stdin)
                self._process.wait(POLITE)
        _kill_group(self._process)
        self._process.wait()
        for thread in [*self._readers, self._writer]:
            if thread is not None:
                thread.join(POLITE)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            _close(pipe)

    def _check_silence(self) -> None:
        """Nothing may have been said since the last answer."""
        with contextlib.suppress(queue.Empty):
            if not self._talks_too_much and not self._answers.get_nowait():
                raise Fault(self._last_words())
            raise Fault("said more than it was asked")

    def _tell(self, question: str) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):  # it has ended; its silence says so
            self._process.stdin.write(question.encode() + b"\n")
            self._process.stdin.flush()

    def _listen(self) -> None:
        """Pass its lines on, one for each question, and an empty one at the end; stop at one too many."""
        assert self._process.stdout is not None
        line = b" "
        while line:
            try:
                line = self._process.stdout.readline(LONGEST + 1)
                self._answers.put_nowait(line)
            except queue.Full:
                self._talks_too_much = True
                return

    def _overhear(self) -> None:
        """Remember the end of what it writes to standard error, and never let it wait for us."""
        assert self._process.stderr is not None
        while chunk := os.read(self._process.stderr.fileno(), REMEMBERED):
            self._complaint = (self._complaint + chunk)[-REMEMBERED:]

    def _last_words(self) -> str:
        """How it ended, and the last line of its complaint."""
        try:
            status = self._process.wait(POLITE)
        except subprocess.TimeoutExpired:
            return "closed its output"
        self._readers[1].join(POLITE)
        lines = self._complaint.decode("utf-8", errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f"ended with status {status}" + (f" ({last})" if last else "")


def _start(target: Callable[[], None]) -> threading.Thread:
    thread = threading.Thread(target=target, daemon=True)
    thread.start()
    return thread


def _close(pipe: IO[bytes] | None) -> None:
    """Close our end; what could not be written any more is lost."""
    if pipe is not None:
        with contextlib.suppress(OSError):
            pipe.close()


def _kill_group(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and its children, where the system has process groups."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
