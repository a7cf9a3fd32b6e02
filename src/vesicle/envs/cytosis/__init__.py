"""Cytosis as an environment: its compiled loops, and which fields belong to a module."""

MODULE_FIELDS = {
    "virus": (
        *("attacks", "antibodies", "outbreaks", "strain", "resume", "dice", "response"),
        *("ranking", "place", "due", "dummy"),
    ),
    "epigenetic": ("trait", "kept", "offered", "passed", "foreseen", "traits", "scouted", "put_back"),
}
