"""What stands on the page, from the same texts that it is made from: tests name an id, not a wording."""

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from vesicle.server.front import FOLDER

LOCALES = FOLDER.parents[1] / "locales"


@cache
def texts(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def say(text: str, language: str = "en", **values: Any) -> str:
    """The text of an id, or of `id.attribute`, with its values filled in."""
    name, _, attribute = text.partition(".")
    message = texts(language).get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, text
    said, errors = texts(language).format_pattern(pattern, {"edition": "second", **values})
    assert not errors, errors
    return str(said)
