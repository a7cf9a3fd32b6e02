"""Where the areas lie on the picture of the cell: read from board.toml, checked, ready to be sent to a page."""

from functools import cache
from importlib.resources import files
from typing import Any

from vesicle.core.tables import RowError, Table, check_row, fill, read_toml, shown, whole_number
from vesicle.cytosis.components import AREAS

LAYOUTS = ("wide", "tall")
LAYOUT: dict[str, type] = {
    "size": list,
    "spot": int,
    "disk": int,
    "cell": list,
    "supply": list,
    "strain": list,
    "centrosome": list,
    "lysosomes": list,
    "areas": dict,
}
PLACE: dict[str, type] = {"label": list, "spots": list, "disks": list, "boost": list}
ART: dict[str, type] = {"at": list, "scale": int, "turn": int}
LARGEST = 2000  # units that a picture can be wide or high


@cache
def board() -> Table:
    """The picture's geometry: `beside`, the areas whose spots lie elsewhere, and a layout for wide and tall screens."""
    picture = read_toml(files("vesicle.cytosis") / "data" / "board.toml")
    check_row(picture, {"beside": list, **dict.fromkeys(LAYOUTS, dict)}, "board")
    wanted = [area for area in AREAS if area not in picture["beside"]]
    return {"beside": picture["beside"], **{name: checked(picture[name], wanted, name) for name in LAYOUTS}}


def checked(layout: Table, wanted: list[str], where: str) -> Table:
    """A layout that has the wanted areas, each whole and within the picture; RowError in one sentence for any other."""
    check_row(layout, LAYOUT, where)
    size = _point(layout["size"], (LARGEST, LARGEST), f"{where}.size")
    for key in ("cell", "supply", "lysosomes"):
        _check_line(layout[key], size, f"{where}.{key}")
    for key in ("strain", "centrosome"):
        _point(layout[key], size, f"{where}.{key}")
    areas = {name: fill(area, {"disks": []}) for name, area in layout["areas"].items()}
    check_row(areas, dict.fromkeys(wanted, dict), f"{where}.areas")
    for name, area in areas.items():
        _check_area(area, size, f"{where}.areas.{name}")
    return {**layout, "areas": areas}


def _check_area(area: Table, size: tuple[int, int], where: str) -> None:
    if "art" in area:
        check_row(area["art"], ART, f"{where}.art")
        _point(area["art"]["at"], size, f"{where}.art.at")
    check_row({key: value for key, value in area.items() if key != "art"}, PLACE, where)
    for key in ("label", "boost"):
        _point(area[key], size, f"{where}.{key}")
    _check_line(area["spots"], size, f"{where}.spots")
    if area["disks"]:
        _check_line(area["disks"], size, f"{where}.disks")


def _check_line(line: list[Any], size: tuple[int, int], where: str) -> None:
    if len(line) < 2:
        raise RowError(where, f"a line of two or more points is wanted, not {shown(line)}")
    for number, point in enumerate(line):
        _point(point, size, f"{where}.{number}")


def _point(value: object, size: tuple[int, int], where: str) -> tuple[int, int]:
    if not isinstance(value, list) or len(value) != 2:
        raise RowError(where, f"a point of two whole numbers is wanted, not {shown(value)}")
    across, down = (whole_number(number, where, most) for number, most in zip(value, size, strict=True))
    return across, down
