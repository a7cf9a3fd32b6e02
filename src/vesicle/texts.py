"""The texts for people, as Project Fluent files by language: the page, the terminal and the feeds read the same."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from vesicle.core.clauses import LANGUAGES


@cache
def load_texts(lang: str) -> FluentBundle:
    """All texts of a language; ValueError for one that has none."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}: known are {' and '.join(LANGUAGES)}")
    bundle = FluentBundle([lang], use_isolating=False)  # the marks that isolate parts would show up in a terminal
    for path in sorted((files("vesicle") / "locales" / lang).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def text_of(lang: str, name: str, **values: str) -> str:
    """The text of an id with its values filled in."""
    bundle = load_texts(lang)
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    return str(bundle.format_pattern(pattern, values)[0])
