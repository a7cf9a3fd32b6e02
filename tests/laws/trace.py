"""Print the digest of the record after every step of random games: `python trace.py CASE …`."""

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

import vesicle
from cases import CASES
from vesicle.core.chance import BOT, RNG_WORDS, draw_below, seed_stream
from vesicle.core.record import bytes_of


def main(name: str) -> None:
    game, options = CASES[name]
    match = vesicle.new(game, seed=11, **options)
    rng = np.zeros(RNG_WORDS, dtype=np.int64)
    seed_stream(rng, 11, BOT)
    while match.to_act is not None:
        action = match.legal[draw_below(rng, len(match.legal))]
        match.play(action)
        other = match.redealt(0, seed=5)
        digests = [hashlib.blake2b(bytes_of(game._state), digest_size=8).hexdigest() for game in (match, other)]
        print(name, action, *digests, sep=": ")


if __name__ == "__main__":
    for case in sys.argv[1:]:
        main(case)
