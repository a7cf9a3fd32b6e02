"""Clauses are cited in every language that they have been written in."""

import pytest

from vesicle.api import rules_for
from vesicle.core.clauses import ClauseText, Standing
from vesicle.server.cited import cite

ENGLISH, ITALIAN = {"en": "One disk."}, {"en": "One disk.", "it": "Un disco."}
OWN = {"en": "Two disks.", "it": "Due dischi."}


@pytest.mark.parametrize(
    ("texts", "own", "cited"),
    [(ENGLISH, {}, ENGLISH), (ITALIAN, {}, ITALIAN), (ITALIAN, OWN, OWN)],
    ids=["not translated", "translated", "an edition's own"],
)
def test_a_clause_is_cited_as_the_edition_of_the_table_has_it(
    texts: dict[str, str], own: dict[str, str], cited: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clause = ClauseText("C-1", "setup", texts, {"second": Standing("stated", own)})
    monkeypatch.setattr("vesicle.server.cited.clauses_of", lambda game: {"C-1": clause})
    monkeypatch.setattr("vesicle.api.clauses_of", lambda game: {"C-1": clause})
    rules = rules_for("cytosis", {"edition": "second"})
    assert cite(rules, ["C-1"]) == [{"id": "C-1", "text": cited["en"], "texts": cited}]
