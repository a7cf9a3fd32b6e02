"""Bytes as what differs from other bytes: places, each with the new bytes in hexadecimal."""

Patch = list[tuple[int, str]]

GAP = 4  # equal bytes that are sooner repeated than jumped over


def differences(old: bytes, new: bytes) -> Patch:
    """What turns one row of bytes into another of the same length."""
    places = [place for place, (before, after) in enumerate(zip(old, new, strict=True)) if before != after]
    return cut(new, places)


def cut(content: bytes, places: list[int]) -> Patch:
    """The bytes at these places, in ascending order, and the few between them."""
    runs: list[list[int]] = []
    for place in places:
        if runs and place - runs[-1][1] <= GAP:
            runs[-1][1] = place
        else:
            runs.append([place, place])
    return [(first, content[first : last + 1].hex()) for first, last in runs]


def written(content: bytes) -> Patch:
    """Bytes as what differs from nothing."""
    return differences(bytes(len(content)), content)
