"""The icons of the app are drawn from the page's own icon, and the manifest names each as it is."""

import base64
import importlib.util
import json
import struct
from pathlib import Path
from types import ModuleType

import pytest
from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
ALIKE = 12  # of 255: another Chromium may smooth an edge a little otherwise
DIFFERENCE = """async (pictures) => {
  const [one, other] = await Promise.all(pictures.map(async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(bitmap, 0, 0);
    return pen.getImageData(0, 0, bitmap.width, bitmap.height).data;
  }));
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at])), 0);
}"""


@pytest.fixture(scope="module")
def drawing() -> ModuleType:
    """The script as a module; it stands beside the package."""
    spec = importlib.util.spec_from_file_location("make_icons", ROOT / "scripts" / "make_icons.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_icons_show_the_drawing_as_it_is_now(browser: Browser, drawing: ModuleType) -> None:
    page = browser.new_page()
    for name, wish in drawing.ICONS.items():
        kept, drawn = (PUBLIC / "icons" / name).read_bytes(), drawing.draw(browser, *wish)
        assert page.evaluate(DIFFERENCE, [base64.b64encode(one).decode() for one in (kept, drawn)]) <= ALIKE, name
    page.close()


def test_the_manifest_names_files_of_the_sizes_that_it_says() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text(encoding="utf-8"))
    icons = {icon["src"]: icon for icon in manifest["icons"]}
    assert icons.pop("icon.svg")["sizes"] == "any" and (PUBLIC / "icon.svg").is_file()
    for name, icon in icons.items():
        width, height = struct.unpack(">II", (PUBLIC / name).read_bytes()[16:24])
        assert icon["sizes"] == f"{width}x{height}", name
    assert any(icon.get("purpose") == "maskable" for icon in icons.values())
    assert manifest["start_url"] == manifest["scope"] == "."  # wherever the site stands
