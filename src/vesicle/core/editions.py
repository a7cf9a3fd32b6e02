"""The data of a game: tables of the base, a manifest for each edition, and the rulings that a table may choose."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import takewhile
from typing import Any

from vesicle.core.tables import Table, one_of, read_toml

RULINGS = "base/rulings.toml"


@cache
def _read(package: str, name: str) -> Table:
    return read_toml(files(package) / "data" / name)


@cache
def _read_heading(package: str, section: str) -> str:
    folders = sorted((files(package) / "data").iterdir(), key=lambda folder: (folder.name != "base", folder.name))
    paths = [folder / f"{section}.toml" for folder in folders]
    lines = next(path for path in paths if path.is_file()).read_text(encoding="utf-8").splitlines()
    return "\n".join(takewhile(lambda line: line.startswith("#"), lines))


@dataclass(frozen=True)
class Editions:
    """What one game keeps in its data folder."""

    package: str
    names: tuple[str, ...]

    def read(self, name: str) -> Table:
        """One of the game's TOML files, such as `base/cards.toml`."""
        return _read(self.package, name)

    def manifest(self, edition: str) -> Table:
        """What an edition changes; ValueError for one that does not exist."""
        if not isinstance(edition, str) or edition not in self.names:
            raise ValueError(f"edition {edition!r} is none of {', '.join(self.names)}")
        return self.read(f"{edition}/edition.toml")

    def heading(self, section: str) -> str:
        """The comment that stands above a section's own file, in the base or in the folder of a module."""
        return _read_heading(self.package, section)

    def usual_rulings(self, edition: str) -> dict[str, str]:
        """What an edition plays where a table has not chosen."""
        usual = {name: row["usual"] for name, row in self.read(RULINGS).items()}
        return {**usual, **self.manifest(edition).get("rulings", {})}

    def set_switches(self, box: Any, edition: str, rulings: Mapping[str, str]) -> None:
        """Every ruling is a field of the box: the number of its option, as the edition or the table plays it."""
        switches = self.read(RULINGS)
        for name, option in {**self.usual_rulings(edition), **rulings}.items():
            setattr(box, name, switches[name]["options"].index(option))

    def _check_rulings(self, rulings: object) -> None:
        """A table chooses among the options of the rulings that there are."""
        switches = self.read(RULINGS)
        if not isinstance(rulings, Mapping):
            raise ValueError(f"rulings: a table of names is wanted, not {rulings!r}")
        for name, option in rulings.items():
            if name not in switches:
                raise ValueError(f"ruling: {name!r} is none of {', '.join(switches)}")
            if option not in switches[name]["options"]:
                raise ValueError(f"ruling {name!r}: {option!r} is none of {', '.join(switches[name]['options'])}")

    def check_options(
        self, chosen: Mapping[str, Any], usual: Mapping[str, Any], player_counts: Sequence[int]
    ) -> dict[str, Any]:
        """Options with defaults filled in, JSON-ready; rulings that the edition plays anyway are left out."""
        for name in chosen:
            if name not in usual:
                raise ValueError(f"there is no option {name!r}; known are {', '.join(usual)}")
        options = {**usual, **chosen}
        players, first = options["players"], options["first_seat"]
        if type(players) is not int or players not in player_counts:
            raise ValueError(f"players: {players!r} is none of {', '.join(map(str, player_counts))}")
        if first is not None and (type(first) is not int or first not in range(players)):
            raise ValueError(f"first_seat: {first!r} is no seat of a game for {players}")
        self._check_rulings(options["rulings"])
        plays = self.usual_rulings(options["edition"])
        options["rulings"] = {name: value for name, value in options["rulings"].items() if plays.get(name) != value}
        if isinstance(options["box"], Mapping):
            one_of(options["box"].get("edition", options["edition"]), self.names, "edition")
        elif options["box"] is not None:
            raise ValueError("box: the path of a TOML file is wanted")
        return options

    def describe(self, usual: Mapping[str, Any]) -> dict[str, Any]:
        """Editions, options and rulings that can be chosen, JSON-ready."""
        return {
            "editions": {edition: self.manifest(edition)["title"] for edition in self.names},
            "options": {name: value for name, value in usual.items() if name != "rulings"},
            "rulings": {
                name: {
                    "options": row["options"],
                    "defaults": {edition: self.usual_rulings(edition)[name] for edition in self.names},
                    "clause": row["clause"],
                    "text": row["en"],
                }
                for name, row in self.read(RULINGS).items()
            },
        }
