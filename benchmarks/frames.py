"""Frames of Chromium as they reached the screen, from its own trace.

The page marks what it does (`performance.mark`), and the trace says when the compositor took a change over and when the
frame with it was presented. A callback of the page cannot know that: it runs before the frame is drawn, or some frames
later.
"""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Page

CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
BEGUN = "tracing begun"  # a mark by which the page is found
A_SECOND = 1_000_000  # the trace counts microseconds

Event = dict[str, Any]


class Frame(NamedTuple):
    """One frame: when each of its stages began and ended; a frame may have only some of them."""

    begins: dict[str, int]
    ends: dict[str, int]

    @property
    def taken(self) -> int | None:
        """When the compositor began to take over what the page had changed."""
        return self.begins.get("Commit")

    @property
    def active(self) -> int | None:
        """When what it took over was ready to be drawn."""
        return self.ends.get("Activation")

    @property
    def submitted(self) -> int | None:
        """When it was on its way there."""
        return self.begins.get("SubmitCompositorFrameToPresentationCompositorFrame")

    @property
    def shown(self) -> int | None:
        """When it was on the screen."""
        return self.ends.get("SubmitCompositorFrameToPresentationCompositorFrame")


class Trace:
    """The marks and frames of one page."""

    def __init__(self) -> None:
        """Nothing was traced so far."""
        self.events: list[Event] = []

    def marks(self, *names: str) -> list[tuple[str, int]]:
        """When the page said what, in order."""
        return [(event["name"], event["ts"]) for event in self._of_page() if event["name"] in names]

    def frames(self) -> list[Frame]:
        """The page's frames in the order in which they began."""
        return list(_frames(self._of_page()))

    def _of_page(self) -> list[Event]:
        """What the process of the page said, in order; other processes have frames of their own."""
        page = next(event["pid"] for event in self.events if event["name"] == BEGUN)
        return sorted((event for event in self.events if event["pid"] == page), key=lambda event: event["ts"])


@contextmanager
def traced(page: Page) -> Iterator[Trace]:
    """Trace a page; the trace is complete after the block."""
    browser = page.context.browser
    assert browser is not None
    session, trace, ended = browser.new_browser_cdp_session(), Trace(), []
    session.on("Tracing.dataCollected", lambda part: trace.events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    page.evaluate("(name) => void performance.mark(name)", BEGUN)
    yield trace
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)


def shown_after(frames: list[Frame], changed: int) -> int | None:
    """When a change of the page was on the screen: with the first frame after the compositor had taken it over."""
    taken = min((frame for frame in frames if (frame.taken or 0) >= changed), key=lambda f: f.taken or 0, default=None)
    if taken is None or taken.active is None:
        return None
    return min(
        (frame.shown for frame in frames if frame.shown and (frame.submitted or 0) >= taken.active), default=None
    )


def _frames(events: list[Event]) -> Iterator[Frame]:
    """The stages of frames; an id is used again when the frame is over."""
    running: dict[str, Frame] = defaultdict(lambda: Frame({}, {}))
    for event in events:
        if event["ph"] not in ("b", "e") or "id2" not in event:
            continue
        name, number = event["name"], event["id2"]["local"]
        if event["ph"] == "b":
            running[number].begins[name] = event["ts"]
        else:
            running[number].ends[name] = event["ts"]
        if name == "PipelineReporter" and event["ph"] == "e":
            yield running.pop(number)
