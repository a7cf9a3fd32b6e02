"""Where the keys of a TOML text stand. The standard reader tells no lines, so this small one looks for keys alone."""

import re
import tomllib
from collections.abc import Iterator

BLANK = re.compile(r"[ \t]*")
BETWEEN = re.compile(r"(?:\s|#[^\n]*)*")  # where lines may break: blanks, line ends, comments
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
QUOTED = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
LONG_TEXT = re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}', re.DOTALL)
OTHER_VALUE = re.compile(r"[^\"',\]}#\n]+")  # numbers, dates, true and false

Key = tuple[str, ...]


def find_keys(text: str) -> Iterator[tuple[Key, int]]:
    """Every key of a TOML text with its line, in their order; stops where the text is no TOML."""
    try:
        yield from _Reader(text).keys()
    except _NoTomlError:
        return


class _NoTomlError(Exception):
    """The text goes on in a way that no TOML does."""


class _Reader:
    """Reads a text from its start to its end, once."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n")
        self._at = 0

    def keys(self) -> Iterator[tuple[Key, int]]:
        """The headers and the keys below them."""
        table: Key = ()
        self._skip(BETWEEN)
        while self._at < len(self._text):
            line = self._line()
            if self._take("["):
                brackets = "]]" if self._take("[") else "]"
                table = self._key()
                yield table, line
                self._expect(brackets)
            else:
                yield from self._pair(table)
            self._skip(BETWEEN)

    def _pair(self, table: Key) -> Iterator[tuple[Key, int]]:
        """`key = value`, and the keys inside the value."""
        line = self._line()
        key = (*table, *self._key())
        yield key, line
        self._expect("=")
        yield from self._value(key)

    def _key(self) -> Key:
        """A key with its dots."""
        parts = []
        while True:
            self._skip(BLANK)
            found = self._skip(BARE_KEY) or self._skip(QUOTED)
            parts.append(_unquote(found))
            self._skip(BLANK)
            if not self._take("."):
                return tuple(parts)

    def _value(self, key: Key) -> Iterator[tuple[Key, int]]:
        self._skip(BLANK)
        if self._take("{"):
            yield from self._inside("}", key)
        elif self._take("["):
            yield from self._inside("]", key)
        elif not (self._skip(LONG_TEXT) or self._skip(QUOTED) or self._skip(OTHER_VALUE)):
            raise _NoTomlError

    def _inside(self, end: str, key: Key) -> Iterator[tuple[Key, int]]:
        """The pairs of an inline table or the values of a list."""
        self._skip(BETWEEN)
        while not self._take(end):
            yield from self._pair(key) if end == "}" else self._value(key)
            self._skip(BETWEEN)
            if not self._take(","):
                self._expect(end)
                return
            self._skip(BETWEEN)

    def _skip(self, pattern: re.Pattern[str]) -> str:
        """Pass over what fits here, and say what it was."""
        found = pattern.match(self._text, self._at)
        if found is None:
            return ""
        self._at = found.end()
        return found.group()

    def _take(self, mark: str) -> bool:
        """Pass over a mark if it stands here."""
        here = self._text.startswith(mark, self._at)
        self._at += len(mark) * here
        return here

    def _expect(self, mark: str) -> None:
        self._skip(BLANK)
        if not self._take(mark):
            raise _NoTomlError

    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1


def _unquote(key: str) -> str:
    """A key as the standard reader has it."""
    if not key:
        raise _NoTomlError
    if key[0] not in "\"'":
        return key
    try:
        return str(tomllib.loads(f"key = {key}")["key"])
    except tomllib.TOMLDecodeError:
        raise _NoTomlError from None
