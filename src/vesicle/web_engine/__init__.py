"""The rules and bots of a game as a WebAssembly module, with the tables that a browser reads its numbers by.

`python -m vesicle.web_engine` builds both into web/src/engine/data, from where the page takes them. The result is kept
in the repository, so that only who changes a rule needs the linker: the extra `engine` of pyproject.toml.
"""
