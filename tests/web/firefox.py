"""The Firefox of this machine, driven over Marionette as a person would: another engine than Chromium's."""

import json
import shutil
import subprocess
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

with warnings.catch_warnings():  # of a package that it loads
    warnings.simplefilter("ignore")
    from marionette_driver.errors import MarionetteException
    from marionette_driver.marionette import Marionette

__all__ = ["Firefox", "MarionetteException", "launch_firefox"]

PATIENCE = 30.0  # seconds for something to happen on a busy machine
QUIET = 0.5  # seconds without a word, after which all has been told
SETTINGS = {
    "marionette.port": 0,  # any that is free; a file in the profile tells which
    "remote.prefs.recommended": True,  # no first run, no updates, nothing that calls home
    "intl.accept_languages": "en-GB",
    "ui.prefersReducedMotion": 1,
    "network.proxy.type": 0,
}


class Console:
    """What pages write to the console, as the browser tells it by WebDriver BiDi."""

    def __init__(self, wire: ClientConnection) -> None:
        """Listen from now on."""
        self._wire = wire
        wanted = {"id": 1, "method": "session.subscribe", "params": {"events": ["log.entryAdded"]}}
        self._wire.send(json.dumps(wanted))
        answer = json.loads(self._wire.recv(PATIENCE))
        assert answer["type"] == "success", answer

    def complaints(self) -> list[str]:
        """Errors and warnings so far, of scripts and by `console.error` alike."""
        found = []
        with suppress(TimeoutError):
            while True:
                told = json.loads(self._wire.recv(QUIET))
                entry = told.get("params", {})
                if told.get("method") == "log.entryAdded" and entry["level"] in ("error", "warn"):
                    found.append(f"{entry['level']}: {entry['text']}")
        return found


class Firefox:
    """A browser with one page."""

    def __init__(self, marionette: Any, console: Console) -> None:
        """Of a session that has begun."""
        self.driver = marionette
        self.console = console

    def run(self, script: str, *values: Any) -> Any:
        """Run a script in the page; a promise is waited for."""
        whole = f"""const [give, ...values] = [arguments[arguments.length - 1], ...arguments].slice(0, -1);
            Promise.resolve(({script})(...values)).then(give, (error) => give({{ failed: String(error) }}));"""
        return self.driver.execute_async_script(whole, script_args=list(values), script_timeout=PATIENCE * 1000)

    def wait_for(self, script: str, *values: Any) -> Any:
        """Wait until something in the page is true, and give it."""
        deadline = time.monotonic() + PATIENCE
        while not (found := self.run(script, *values)):
            assert time.monotonic() < deadline, script
            time.sleep(0.05)
        return found

    def click(self, selector: str, text: str = "") -> None:
        """Click the first thing of a kind that shows a text."""
        find = """(selector, text) => [...document.querySelectorAll(selector)]
            .find((one) => one.textContent.includes(text) && one.checkVisibility())"""
        self.wait_for(find, selector, text).click()

    def choose(self, legend: str, option: str) -> None:
        """One of several choices under a legend."""
        find = """(legend, option) => [...document.querySelectorAll("fieldset")]
            .filter((one) => one.querySelector("legend")?.textContent.trim() === legend)
            .flatMap((one) => [...one.querySelectorAll("label")])
            .find((one) => one.textContent.trim() === option)"""
        self.wait_for(find, legend, option).click()

    def cut_network(self) -> None:
        """Nothing outside the browser can be reached any more."""
        with self.driver.using_context("chrome"):
            self.driver.execute_script("Services.io.offline = true")


@contextmanager
def launch_firefox(profile: Path) -> Iterator[Firefox]:
    """A fresh Firefox without a window; it ends with the block."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    assert found is not None, "there is no Firefox: apt-get install firefox-esr"
    lines = (f"user_pref({_js(name)}, {_js(value)});\n" for name, value in SETTINGS.items())
    (profile / "user.js").write_text("".join(lines))
    ways = ("--marionette", "--remote-debugging-port", "0", "--remote-allow-system-access", "--headless", "--no-remote")
    command = [found, *ways, "--profile", str(profile)]
    browser = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        driver = Marionette(host="127.0.0.1", port=_port_of(profile, browser))
        with connect(driver.start_session({"webSocketUrl": True})["webSocketUrl"], proxy=None) as wire:
            yield Firefox(driver, Console(wire))
        driver.delete_session()
    finally:
        browser.terminate()
        browser.wait(PATIENCE)


def _js(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _port_of(profile: Path, browser: "subprocess.Popen[bytes]") -> int:
    """Where the browser listens, as soon as it does."""
    told, deadline = profile / "MarionetteActivePort", time.monotonic() + 2 * PATIENCE
    while time.monotonic() < deadline and browser.poll() is None:
        if told.is_file() and (text := told.read_text().strip()):
            return int(text)
        time.sleep(0.05)
    raise AssertionError("Firefox does not start")
