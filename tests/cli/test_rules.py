"""`vesicle rules` and the rule sentences it prints."""

import json
import re

import pytest
import typer
from typer.testing import CliRunner, Result

import vesicle
from vesicle.clauses import clauses_of
from vesicle.cli.rules import rules
from vesicle.core.clauses import ClauseText, editions_of, sentence
from vesicle.texts import text_of

CYTOSIS = clauses_of("cytosis")
MEASURE = ("cytosis", "--diff", "first", "second", "--measure")


def run(*words: str, columns: int = 80) -> Result:
    """Call the command as a terminal of that width would."""
    app = typer.Typer()
    app.command()(rules)
    return CliRunner().invoke(app, words, env={"COLUMNS": str(columns), "TERM": "dumb"})


def plain(result: Result) -> str:
    """What was printed, on one line."""
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize("columns", [80, 120])
def test_every_clause_is_listed_within_the_width(columns: int) -> None:
    result = run("cytosis", columns=columns)
    listed = re.findall(r"^([CA]-\S+)", result.output, re.MULTILINE)
    assert listed == list(CYTOSIS)
    assert max(map(len, result.output.splitlines())) <= columns


def test_the_list_says_what_other_editions_do() -> None:
    assert "The base game has six Goal cards. preview, first: The base game has five Goal cards." in plain(
        run("cytosis")
    )


def test_an_edition_leaves_out_what_it_lacks() -> None:
    assert "C-EXH-01" in plain(run("cytosis", "--edition", "second"))
    first = plain(run("cytosis", "--edition", "first"))
    assert "C-EXH-01" not in first and "A-68" not in first
    assert "The base game has five Goal cards." in first


def test_a_diff_shows_two_editions_side_by_side() -> None:
    result = run("cytosis", "--diff", "first", "second", columns=120)
    row = next(line for line in result.output.splitlines() if line.startswith("C-COMP-04"))
    assert re.split(r"\s{2,}", row.strip()) == [
        "C-COMP-04",
        "The base game has five Goal cards.",
        "The base game has six Goal cards.",
    ]
    assert "C-NUC-02" not in result.output


def test_an_edition_does_not_differ_from_itself() -> None:
    assert plain(run("cytosis", "--diff", "first", "first")) == ("cytosis: no clause differs between first and first")


def test_one_clause_is_shown_with_all_that_belongs_to_it() -> None:
    text = plain(run("cytosis", "--clause", "c-mkt-09"))
    assert "first With two players the two cheapest market cards are removed each Phase 2." in text
    assert "second as above" in text
    assert f"A-16 {CYTOSIS['A-16'].en}" in text
    assert CYTOSIS["C-P1-08"].en in plain(run("cytosis", "--clause", "C-GLU-04"))


def test_a_ruling_says_why_and_what_it_decides() -> None:
    text = plain(run("cytosis", "--clause", "A-07"))
    assert f"Why: {CYTOSIS['A-07'].why['en']} It is the best reading." in text
    assert "Settles C-GOL-03" in text


def test_one_clause_may_be_asked_for_one_edition() -> None:
    text = plain(run("cytosis", "--clause", "C-COMP-04", "--edition", "first"))
    assert "The base game has five Goal cards." in text and "six" not in text
    assert "first no such rule" in plain(run("cytosis", "--clause", "C-EXH-04", "--edition", "first"))


def test_json_is_one_document() -> None:
    document = json.loads(run("cytosis", "--json").output)
    assert document["editions"] == ["preview", "first", "second"]
    assert [entry["id"] for entry in document["clauses"]] == list(CYTOSIS)


def test_json_of_one_edition_has_its_sentences() -> None:
    document = json.loads(run("cytosis", "--edition", "first", "--json").output)
    entry = next(entry for entry in document["clauses"] if entry["id"] == "C-COMP-11")
    assert entry["status"] == "silent"
    assert entry["sentence"].startswith("Not in the rulebook; our ruling:")


def test_json_of_a_diff_has_both_editions() -> None:
    document = json.loads(run("cytosis", "--diff", "preview", "second", "--json").output)
    assert all(list(entry["editions"]) == ["preview", "second"] for entry in document["clauses"])


def test_json_of_one_clause() -> None:
    document = json.loads(run("cytosis", "--clause", "C-EXH-01", "--json").output)
    assert document["clause"]["editions"]["first"] == {"status": "none", "sentence": None}


def listed(*words: str) -> list[str]:
    """The ids that are listed, in their order."""
    return re.findall(r"^([CAVR]-\S+)", run(*words, columns=120).output, re.MULTILINE)


def test_a_search_finds_all_words_wherever_they_stand() -> None:
    found = listed("cytosis", "--search", "GOLGI lipid")
    assert "C-GOL-03" in found and "C-GOL-02" not in found
    for name in found:
        text = f"{name} {CYTOSIS[name].subject} {' '.join(sentences_of(CYTOSIS[name]))} {CYTOSIS[name].why}".lower()
        assert "golgi" in text and "lipid" in text


def test_a_search_knows_numbers_reasons_and_other_languages() -> None:
    assert listed("cytosis", "--search", "c-gol-03") == ["C-GOL-03"]
    assert "A-01" in listed("cytosis", "--search", "compulsory condition")
    assert "C-EXH-02" in listed("cytosis", "--search", "puo esaurire", "--lang", "it")


def test_a_search_in_an_edition_reads_its_own_sentences() -> None:
    assert "C-COMP-04" in listed("cytosis", "--search", "five goal")
    assert "C-COMP-04" not in listed("cytosis", "--search", "five goal", "--edition", "second")


def test_a_module_has_its_clauses_and_rulings() -> None:
    found = listed("cytosis", "--module", "epigenetic")
    assert {"C-COMP-18", "C-EPI-01", "A-62", "A-64"} <= set(found) and "C-VIR-01" not in found
    assert len(listed("cytosis", "--module", "base")) < len(CYTOSIS)


@pytest.mark.parametrize(
    ("game", "thing", "first"),
    [
        ("cytosis", "golgi", "C-GOL-01"),
        ("cytosis", "Insulin", "C-HOR-04"),
        ("cytosis", "growth hormone", "C-HOR-01"),
        ("cytosis", "enzyme", "C-ENZ-01"),
        ("cytosis", "two-players", "C-2P-01"),
        ("virus-and-co", "plague-2", "V-088"),
        ("virus-and-co", "payment", "V-058"),
    ],
)
def test_a_thing_a_kind_or_a_subject_has_its_clauses(game: str, thing: str, first: str) -> None:
    assert listed(game, "--about", thing)[0] == first


def test_what_is_asked_for_narrows_a_diff() -> None:
    assert listed("cytosis", "--diff", "first", "second", "--about", "exhaust") == [f"C-EXH-0{n}" for n in range(1, 8)]
    text = plain(run("cytosis", "--diff", "first", "second", "--search", "banana"))
    assert text == "cytosis: no clause with “banana” differs between first and second"


def test_finding_nothing_is_said() -> None:
    assert (
        plain(run("cytosis", "--search", "banana", "--module", "virus")) == "cytosis: no clause with “banana” of virus"
    )


@pytest.mark.parametrize(
    ("game", "thing", "marks"),
    [
        ("cytosis", "estradiol", {"preview": "proposal", "first": "printed", "second": "proposal"}),
        ("cytosis", "Lactate dehydrogenase", {"preview": "proposal", "first": "partly", "second": "proposal"}),
        ("virus-and-co", "injection-3", {"later": "printed", "first-print": "partly"}),
        ("cytosis", "two-players", {}),
    ],
)
def test_about_a_thing_says_where_its_figures_come_from(game: str, thing: str, marks: dict[str, str]) -> None:
    text = plain(run(game, "--about", thing, "--lang", "it", columns=200))
    for edition, mark in marks.items():
        assert f"{edition} {text_of('it', f'figures-{mark}')}" in text
    assert (f"vesicle box export {game}" in text) is bool(marks)
    assert json.loads(run(game, "--about", thing, "--json").output).get("sources", {}) == marks


def test_where_all_figures_are_printed_nothing_is_offered_instead() -> None:
    text = plain(run("cytosis", "--about", "insulin", "--edition", "second"))
    assert text.endswith(f"second {text_of('en', 'figures-printed')}")


def test_json_says_what_was_asked_for() -> None:
    document = json.loads(run("cytosis", "--about", "golgi", "--search", "lipid", "--json").output)
    assert (document["about"], document["search"]) == ("golgi", "lipid")
    assert [entry["id"] for entry in document["clauses"]] == ["C-GOL-03", "C-GOL-04", "C-GOL-05", "C-VES-11"]


def test_all_around_a_clause_is_in_its_language() -> None:
    text = plain(run("cytosis", "--clause", "A-07", "--lang", "it"))
    assert f"Perché: {CYTOSIS['A-07'].why['it']} È la lettura migliore." in text
    assert "INTERPRETAZIONI" in text and "Edizioni" in text and "Risolve C-GOL-03" in text
    text = plain(run("cytosis", "--clause", "C-EXH-04", "--lang", "it"))
    assert "first questa regola non c’è second come sopra" in text and "Vedi anche" in text


def test_rulings_and_empty_answers_are_in_italian() -> None:
    assert "quando una riserva di risorse è vuota? (A-20)" in plain(run("cytosis", "--rulings", "--lang", "it"))
    nothing = run("cytosis", "--search", "banana", "--module", "virus", "--lang", "it")
    assert plain(nothing) == "cytosis: nessuna regola con «banana» di virus"


@pytest.mark.parametrize("game", ["cytosis", "virus-and-co"])
@pytest.mark.parametrize("columns", [80, 120])
def test_every_ruling_is_listed_with_options_and_clause(game: str, columns: int) -> None:
    result = run(game, "--rulings", columns=columns)
    described = vesicle.games()[game]["rulings"]
    assert re.findall(r"^([a-z_]+)", result.output, re.MULTILINE) == list(described)
    assert max(map(len, result.output.splitlines())) <= columns
    for name, ruling in described.items():
        question = text_of("en", f"ruling-{game}-{name.replace('_', '-')}")
        assert f"{question} ({ruling['clause']})" in plain(result)


def test_an_option_is_listed_with_the_editions_that_play_it() -> None:
    text = plain(run("cytosis", "--rulings"))
    assert "(A-20) finite preview, first unlimited second" in text
    assert "(A-20) finite unlimited second" in plain(run("cytosis", "--rulings", "--edition", "second"))


def test_json_of_the_rulings() -> None:
    document = json.loads(run("cytosis", "--rulings", "--json").output)
    assert document["rulings"] == vesicle.games()["cytosis"]["rulings"]
    assert document["rulings"]["grey_boost"]["defaults"] == dict.fromkeys(("preview", "first", "second"), "yes")


def test_a_measured_diff_has_intervals_and_says_who_begins() -> None:
    result = run(*MEASURE, "--games", "3", "--players", "2", "--seed", "4", columns=80)
    lines = result.output.splitlines()
    assert lines[0] == "Cytosis, 2 players, random: 3 games of each edition, seeds 4 to 6"
    assert lines[2].split() == ["first", "second", "difference"]
    rows = {line[:20].strip(): line[20:].split() for line in lines[3:]}
    assert rows["rounds"] == ["11.00", "±0.00", "11.00", "±0.00", "+0.00", "±0.00"]
    assert {"all", "cards", "macromolecules", "seat 0 (begins)", "seat 1"} <= set(rows)
    assert rows["decisions"][1].startswith("±") and max(map(len, lines)) <= 80
    assert lines[-1].endswith("`vesicle rules cytosis --diff first second` shows them.")


def test_a_measured_diff_as_json_is_the_same_for_the_same_seed() -> None:
    words = (*MEASURE, "--games", "2", "--players", "2", "--json")
    one, again = (json.loads(run(*words).output) for _ in range(2))
    assert one == again
    measured = one["measured"]
    assert (measured["editions"], measured["games"], measured["bots"]) == (["first", "second"], 2, ["random"] * 2)
    rounds = {"mean": 11.0, "interval": [11.0, 11.0]}
    assert measured["length"]["rounds"]["tables"] == [rounds, rounds]
    assert list(measured["wins"]) == ["seat 0", "seat 1"] and measured["first_seat"] == 0
    cards = measured["points"]["cards"]
    assert cards["difference"]["mean"] == pytest.approx(
        cards["tables"][1]["mean"] - cards["tables"][0]["mean"], abs=0.001
    )


def test_a_single_game_has_no_intervals() -> None:
    assert "±" not in "".join(run(*MEASURE, "--games", "1", "--players", "2").output.splitlines()[3:9])


def test_italian_falls_back_to_english() -> None:
    assert "C-NUC-02" in plain(run("cytosis", "--lang", "it"))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("chess",), "no game 'chess' with written rules: known are cytosis"),
        (("cytosis", "--edition", "third"), "no edition 'third': choose from preview, first, second"),
        (("cytosis", "--diff", "first", "third"), "no edition 'third': choose from preview, first, second"),
        (("cytosis", "--clause", "C-NUC-99"), "no clause 'C-NUC-99': similar are C-NUC-0"),
        (("cytosis", "--clause", "?"), "no clause '?': `vesicle rules cytosis` lists all"),
        (("cytosis", "--lang", "de"), "no language 'de': --lang takes en or it"),
        (("cytosis", "--diff", "first", "second", "--edition", "first"), "--diff cannot be combined"),
        (("cytosis", "--diff", "first", "second", "--clause", "A-01"), "--diff cannot be combined"),
        (("cytosis", "--diff", "first", "second", "--rulings"), "--diff cannot be combined"),
        (("cytosis", "--rulings", "--clause", "A-01"), "--rulings cannot be combined with --clause"),
        (("cytosis", "--search", "  "), "--search needs at least one word"),
        (("cytosis", "--module", "weather"), "cytosis has no module 'weather': choose from base, virus, epigenetic"),
        (("cytosis", "--about", "golgy"), "cytosis has nothing called 'golgy': similar names: golgi"),
        (("virus-and-co", "--about", "?"), "nothing called '?': --about takes an id (card, risk, pill, piece) or a"),
        (("cytosis", "--about", "golgi", "--clause", "A-01"), "--about cannot be combined with --clause"),
        (("cytosis", "--search", "golgi", "--rulings"), "--search cannot be combined with --rulings"),
        ((*MEASURE, "--module", "base"), "--module cannot be combined with --measure"),
        (("cytosis", "--measure"), "--measure needs two editions: --diff A B"),
        (("cytosis", "--diff", "first", "second", "--games", "9"), "--games only works with --measure"),
        (("cytosis", "--seed", "9"), "--seed only works with --measure"),
        ((*MEASURE, "--games", "0"), "--games 0 is too few: play 1 or more"),
        ((*MEASURE, "--seed", "-1"), "--seed -1 won't work for 1000 games"),
        ((*MEASURE, "--players", "7"), "players: 7 is none of 2, 3, 4, 5"),
        ((*MEASURE, "--bots", "deep-thought"), "there is no bot 'deep-thought': known are random"),
        ((*MEASURE, "--bots", "random,random"), "--bots names 2 for 4 players: name one for each seat, or one for all"),
    ],
)
def test_bad_input_gets_one_line_and_status_two(words: tuple[str, ...], complaint: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("vesicle: ") and complaint in result.stderr
    assert result.stderr.count("\n") == 1


def sentences_of(clause: ClauseText) -> set[str]:
    return {clause.en, *(sentence(clause, edition) for edition in clause.editions)} - {""}


def test_every_sentence_of_cytosis_is_one_short_sentence() -> None:
    for clause in CYTOSIS.values():
        for words in sentences_of(clause):
            assert len(words) <= 200 and words.endswith("."), clause.id
            assert ". " not in words and words[0].isupper(), clause.id


def test_some_edition_has_the_common_sentence() -> None:
    for clause in CYTOSIS.values():
        assert clause.en in {sentence(clause, edition) for edition in editions_of(CYTOSIS)}, clause.id


def test_what_is_behind_a_clause_never_leads_back_to_it() -> None:
    behind = {name: set(clause.see) for name, clause in CYTOSIS.items()}
    while ends := {name for name, more_general in behind.items() if not more_general}:
        behind = {name: general - ends for name, general in behind.items() if name not in ends}
    assert behind == {}


def test_rulings_and_clauses_are_kept_apart() -> None:
    for clause in CYTOSIS.values():
        assert clause.is_ruling == clause.id.startswith("A-") == (clause.subject == "rulings"), clause.id
