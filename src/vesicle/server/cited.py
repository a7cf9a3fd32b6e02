"""Clauses as the server cites them: the id, and the sentence in every language that it has been written in."""

from collections.abc import Sequence
from typing import Any

from vesicle.clauses import clauses_of
from vesicle.core.clauses import LANGUAGES, quote
from vesicle.core.match import Rules


def cite(rules: Rules, clauses: Sequence[str]) -> list[dict[str, Any]]:
    """Some clauses of a game, as its edition has them."""
    return [_cite(rules, clause) for clause in clauses]


def _cite(rules: Rules, clause: str) -> dict[str, Any]:
    """One of them; a language into which it has not been translated is left out."""
    text = rules.sentence(clause)
    written, edition = clauses_of(rules.game)[clause], rules.options["edition"]
    others = {language: quote(written, edition, language) for language in LANGUAGES if language != "en"}
    texts = {"en": text, **{language: words for language, words in others.items() if words != text}}
    return {"id": clause, "text": text, "texts": texts}
