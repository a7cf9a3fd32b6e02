"""A plain file server, as any web host has one: it knows nothing of the page, and is strict about what pages load."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from vesicle.server.safety import CONTENT_POLICY


class Strict(SimpleHTTPRequestHandler):
    """Files of a folder, under a content policy; usually the one that our own server has."""

    policy = CONTENT_POLICY

    def end_headers(self) -> None:
        self.send_header("content-security-policy", self.policy)
        self.send_header("x-content-type-options", "nosniff")
        super().end_headers()

    def log_message(self, *words: object) -> None:
        """Nobody reads it."""


@contextmanager
def hosting(folder: Path, policy: str = CONTENT_POLICY) -> Iterator[str]:
    """The address of a folder's files while it is served."""
    answering = type("Answering", (Strict,), {"policy": policy})
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(answering, directory=str(folder)))
    thread = threading.Thread(target=host.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}"
    finally:
        host.shutdown()
        host.server_close()
        thread.join()
