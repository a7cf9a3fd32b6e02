"""Write the generated pages of docs/ anew: `python scripts/make_docs.py`. A test says that they are current."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import vesicle
from vesicle.clauses import clauses_of
from vesicle.core.record import Field, dtype_of, fields_of, is_record
from vesicle.envs.pages import page_of

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"cytosis": "Cytosis", "virus-and-co": "Virus & Co."}
NOTE = "<!-- Written by scripts/make_docs.py; do not edit. -->\n"
CLAUSE_ID = re.compile(r"\b(?:C-[A-Z0-9]+|[AVR])-\d+\b")


def main() -> None:
    """Write every page."""
    for name, text in pages().items():
        (ROOT / "docs" / name).write_text(text, encoding="utf-8")
        print(f"docs/{name}")


def pages() -> dict[str, str]:
    """The text of every generated page, by file name."""
    made = {"layout.md": layout_page()}
    for game in GAMES:
        made[f"{game}.md"] = game_page(game)
        made[f"{game}-rules.md"] = rules_page(game)
        made[f"envs/{game}.md"] = f"{NOTE}\n{page_of(game)}"
    return made


def folder_of(game: str) -> str:
    """The package of a game."""
    return game.replace("-", "_")


def layout_page() -> str:
    """How the records lie in memory, and the five short names."""
    parts = [
        NOTE,
        "# Layout of the records\n",
        "Rule functions use five short names everywhere: `s` is the state, `box` the components and rules in force,",
        "`me` a player's record, `seat` a player's index, `card` a row of the card table.\n",
        "A field's line gives its place in the record, its type, what its indices and values are called, and who may",
        "see it (see `core/observing.py`). `Facts` are worked out of what a viewer sees and stand in its view; an",
        "`Outcome` says what one action would do to whoever decides (`match.outcomes`). Neither is part of a game.\n",
        "Seats count from 0 and mean the same player to every viewer; a pile lists its top card last. In Virus & Co.",
        "`pay 1y-0r` names the yellow and red pills, and blue ones make up the rest. `match.winner` is one seat, and",
        "`match.winners` all that share the victory.\n",
    ]
    for game, title in GAMES.items():
        package = f"vesicle.{folder_of(game)}"
        state, box = import_module(f"{package}.state").State, import_module(f"{package}.box").Box
        facts, outcome = import_module(f"{package}.facts").Facts, import_module(f"{package}.outcomes").Outcome
        for record_class in (*with_parts(state), box, *with_parts(facts), outcome):
            parts.append(record_table(f"{title}: {record_class.__name__}", record_class))
    return "\n".join(parts)


def with_parts(record_class: type) -> list[type]:
    """A record and those of which it holds several."""
    return [record_class, *(field.base for field in fields_of(record_class) if is_record(field.base))]


def record_table(title: str, record_class: type) -> str:
    """One record, a row a field, in the order of the class."""
    dtype = dtype_of(record_class)
    rows = [
        f"## {title}, {dtype.itemsize} bytes\n",
        "| field | at | type | by | of | seen by |",
        "|---|---|---|---|---|---|",
    ]
    for field in fields_of(record_class):
        offset = dtype.fields[field.name][1] if dtype.fields else 0
        by = " × ".join(axis or "number" for axis in field.by) if field.shape and any(field.by) else ""
        rows.append(f"| `{field.name}` | {offset} | {type_of(field)} | {by} | {field.of} | {seen_by(field)} |")
    return "\n".join(rows) + "\n"


def type_of(field: Field) -> str:
    """The stored type in a word, with its shape."""
    return str(field.base.__name__) + (f" × {' × '.join(map(str, field.shape))}" if field.shape else "")


def seen_by(field: Field) -> str:
    """Who may see a field."""
    return {
        "": "everybody",
        "all": "nobody",
        "count": "everybody, as a number",
        "cards": "who knows the card",
        "pile": "everybody, as a number and known cards",
        "own": "its player",
    }[field.secret]


def game_page(game: str) -> str:
    """Options, rulings and action texts of a game."""
    options = vesicle.games()[game]
    switched_on = {name: True for name, value in options["options"].items() if value is False}
    rules = vesicle.rules_for(game, switched_on)
    lines = [NOTE, f"# {GAMES[game]}\n", f"Rules version {options['rules_version']}.\n", "## Options\n"]
    lines += ["| option | usual value |", "|---|---|"]
    lines += [f"| `{name}` | `{value!r}` |" for name, value in options["options"].items()]
    editions = ", ".join(f"`{name}` ({title})" for name, title in options["editions"].items())
    lines += [f"\nPlayers: {', '.join(map(str, options['players']))}. Editions: {editions}.\n"]
    lines += [
        "## Rulings\n",
        'Where the text leaves a choice, a table may choose: `rulings={"supply": "unlimited"}`.\n',
    ]
    lines += ["| ruling | options | plays | clause | question |", "|---|---|---|---|---|"]
    for name, ruling in options["rulings"].items():
        plays = ", ".join(f"{edition}: {value}" for edition, value in ruling["defaults"].items())
        lines.append(f"| `{name}` | {', '.join(ruling['options'])} | {plays} | {ruling['clause']} | {ruling['text']} |")
    lines += ["\n## Actions\n", f"An action is a text; its number is its place among {rules.actions.size}.\n"]
    lines += ["| verb | what follows | for example |", "|---|---|---|", *action_rows(rules)]
    return "\n".join(lines) + "\n"


def action_rows(rules: Any) -> Iterator[str]:
    """A row a verb: how many arguments it has, and the first and last text."""
    texts: dict[str, list[str]] = defaultdict(list)
    for text in rules.texts:
        if text:
            texts[text.split()[0]].append(text)
    for verb, named in texts.items():
        examples = f"`{named[0]}`" + (f" … `{named[-1]}`" if len(named) > 1 else "")
        follows = f"one of {len(named)}" if len(named) > 1 else "nothing"
        yield f"| `{verb}` | {follows} | {examples} |"


def rules_page(game: str) -> str:
    """Every clause with the functions and the tests that name it."""
    code = mentions(ROOT / "src/vesicle" / folder_of(game), docstrings)
    tests = mentions(ROOT / "tests" / folder_of(game), marks)
    lines = [NOTE, f"# {GAMES[game]}: clauses, code and tests\n"]
    lines += [
        f"`vesicle rules {game} --clause ID` prints a clause; this page says where it is carried out and shown.\n"
    ]
    lines += ["| clause | subject | in the code | shown by |", "|---|---|---|---|"]
    for clause in clauses_of(game).values():
        where = [", ".join(f"`{name}`" for name in found[clause.id][:3]) for found in (code, tests)]
        lines.append(f"| {clause.id} | {clause.subject} | {where[0]} | {where[1]} |")
    return "\n".join(lines) + "\n"


def mentions(folder: Path, look: Any) -> dict[str, list[str]]:
    """For each clause id the functions of a folder that name it, as `file.function`."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in dict.fromkeys(look(node)):
                    found[clause].append(f"{path.stem}.{node.name}")
    return found


def docstrings(node: ast.FunctionDef) -> list[str]:
    """The clauses that a rule's docstring or body names."""
    text = ast.get_docstring(node) or ""
    returned = [
        leaf.attr.replace("_", "-")
        for leaf in ast.walk(node)
        if isinstance(leaf, ast.Attribute) and isinstance(leaf.value, ast.Name) and leaf.value.id == "Clause"
    ]
    return [*CLAUSE_ID.findall(text), *returned]


def marks(node: ast.FunctionDef) -> list[str]:
    """The clauses that a test's marks name."""
    return [
        leaf.value
        for decorator in node.decorator_list
        for leaf in ast.walk(decorator)
        if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str) and CLAUSE_ID.fullmatch(leaf.value)
    ]


if __name__ == "__main__":
    main()
