"""What is sent often and seldom changes: kept in memory in several codings, and sent only to who does not have it."""

import gzip
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN = "no-cache"
FOR_EVER = "public, max-age=31536000, immutable"  # for what has another name when it holds something else


@dataclass(frozen=True)
class Forms:
    """Something by the coding that a browser has to undo, the smallest form first; "" is the thing as it is."""

    bodies: Mapping[str, bytes]
    kind: str
    keep: str

    async def answer(self, request: Request, status: int = 200) -> Response:
        """The smallest form that the browser takes; nothing but "not modified" where it has the thing already."""
        headers = {"cache-control": self.keep, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and has_tag(request.headers.getlist("if-none-match"), self.tag):
            return Response(status_code=304, headers=headers)
        accepted = accepted_codings(request.headers.getlist("accept-encoding"))
        coding = next((coding for coding in self.bodies if coding in accepted), "")
        body = self.bodies[coding]
        headers["content-length"] = str(len(body))
        if coding:
            headers["content-encoding"] = coding
        return Response(b"" if request.method == "HEAD" else body, status, headers, self.kind)

    @cached_property
    def tag(self) -> str:
        """What tells this content from any other, in whichever form it comes."""
        return f'W/"{sha256(self.bodies[""]).hexdigest()[:32]}"'


def compressed(body: bytes, kind: str) -> Forms:
    """Something that was made here, to be asked for again each time."""
    return Forms({"gzip": gzip.compress(body, mtime=0), "": body}, kind, ASK_AGAIN)


def accepted_codings(headers: Iterable[str]) -> set[str]:
    """The codings that a browser takes, without those that it gives no weight."""
    accepted = set()
    for word in ",".join(headers).lower().split(","):
        name, _, weight = (part.strip() for part in word.partition(";"))
        if not weight or weight.removeprefix("q=").strip("0."):
            accepted.add(name)
    return accepted


def has_tag(headers: Iterable[str], tag: str) -> bool:
    """Whether a browser says that it has what the tag stands for."""
    known = {word.strip().removeprefix("W/") for word in ",".join(headers).split(",")}
    return tag.removeprefix("W/") in known or "*" in known
