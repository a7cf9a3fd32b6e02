"""One server process: `python -m vesicle.server.worker`, started by serve.py with the listening socket and settings.

The settings come as one line of JSON on standard input. When that input ends, the starter has gone, and so does the
process: nobody is left behind when the starter is killed.
"""

import os
import socket
import sys
import threading
from functools import partial
from typing import Any

import msgspec
import uvicorn

from vesicle.server.app import make_app
from vesicle.server.counting import clear_away
from vesicle.server.gate import Gate, as_seen, raise_descriptors
from vesicle.server.logs import set_up_logs
from vesicle.server.settings import Settings
from vesicle.server.tidying import keep_tidy
from vesicle.server.wire import Door, Wire

MOST_MESSAGE = 64 * 1024  # of the websocket itself; the application allows less and says so


def main() -> None:
    """Serve until told to stop."""
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    listening = socket.socket(fileno=int(sys.argv[1]))
    set_up_logs()
    server = uvicorn.Server(config_for(settings, raise_descriptors()))
    threading.Thread(target=_end_with_starter, args=(server,), daemon=True).start()
    threading.Thread(target=keep_tidy, daemon=True).start()
    server.run(sockets=[listening])


def config_for(settings: Settings, most: int = 10**9) -> uvicorn.Config:
    """How uvicorn serves us, with at most so many connections."""
    proxies = as_seen(settings.proxies)
    gate = Gate(settings.limits, proxies, most)
    door: Any = partial(Door, gate=gate)  # uvicorn wants a class, and calls it
    wire: Any = partial(Wire, gate=gate)
    return uvicorn.Config(
        make_app(settings, gate),
        log_config=None,
        access_log=False,
        server_header=False,
        http=door,
        ws=wire,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # events are small, and packing them costs more than sending them
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
    )


def _end_with_starter(server: uvicorn.Server) -> None:
    while os.read(sys.stdin.fileno(), 1):  # plainly, since a buffer would be locked when the process ends
        pass
    clear_away()
    server.should_exit = True


if __name__ == "__main__":
    main()
