"""Builds the engine: `python -m vesicle.web_engine`."""

import json

from vesicle.api import games
from vesicle.core.jit import COMPILED
from vesicle.web_engine.assembly import assemble
from vesicle.web_engine.entries import modules_of
from vesicle.web_engine.lenses import lenses_text
from vesicle.web_engine.manifest import DATA, MANIFEST, describe_build, tables_text


def main() -> None:
    """Write module and tables of every game, and what they were made from."""
    if not COMPILED:
        raise SystemExit("vesicle: interpreted rules cannot be compiled: unset NUMBA_DISABLE_JIT")
    if not DATA.parent.is_dir():
        raise SystemExit("vesicle: the engine is built in a checkout of Vesicle; here is none")
    DATA.mkdir(exist_ok=True)
    for game in games():
        print(f"Building the engine of {game}; this takes a minute.", flush=True)
        for name, entries in modules_of(game).items():
            code = assemble(entries)
            (DATA / f"{name}.wasm").write_bytes(code)
            print(f"{name}.wasm has {len(code):,} bytes.")
        (DATA / f"{game}.json").write_text(tables_text(game), encoding="utf-8")
        (DATA / f"{game}.lenses").write_text(lenses_text(game), encoding="utf-8")
    MANIFEST.write_text(json.dumps(describe_build(), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
