"""A run of training: self-play at all tables of a game for a time, from the beginning or from a checkpoint."""

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from vesicle.net.lens import SEATS, Vocabulary, gather, numbered
from vesicle.train.curriculum import CURRICULUM
from vesicle.train.export import export, load_weights
from vesicle.train.lanes import TableLanes
from vesicle.train.learner import Lesson, collect, learn
from vesicle.train.model import Model, Size

CHECKPOINT = "checkpoint.pt"
FIGURES = "figures.jsonl"
REPORT_EVERY = 15.0  # seconds
NOTE_EVERY = 8  # iterations after which the inputs that were met are noted
WARMING = 10  # iterations until the rate of learning is full
ROOM = 480  # more than the places of any row

Say = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """What is asked of a run."""

    game: str
    folder: Path
    minutes: float = 10.0
    start: Path | None = None  # a checkpoint
    device: str = "cuda"
    lanes: int = 65536
    piece: int = 8192  # lanes that one thread plays at a time, at most
    threads: int = 15
    seed: int = 1
    rate: tuple[float, float] = (6e-4, 2e-5)  # of learning, at the beginning and at the end
    entropy: tuple[float, float] = (0.015, 0.004)  # what an open mind is worth, likewise
    lesson: Lesson = Lesson()


def run(plan: Plan, say: Say) -> None:
    """Train, show how it goes, and leave checkpoint, figures and the network in the folder."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(plan.seed)
    torch.set_float32_matmul_precision("high")
    inputs, actions = gather(plan.game)
    model = Model(inputs, actions, SEATS[plan.game], Size())
    if plan.start:
        load_weights(model, plan.start, list(inputs), list(actions))
    model = model.to(plan.device)
    with ThreadPoolExecutor(plan.threads) as pool:
        tables = _seat(plan, Vocabulary(numbered(inputs), numbered(actions)), pool)
        say(f"{len(inputs)} inputs, {len(actions)} actions, {sum(table.lanes for table in tables)} games at once")
        _train(plan, model, tables, say)
    kept = {name: part.half() if part.is_floating_point() else part for name, part in model.state_dict().items()}
    checkpoint = plan.folder / CHECKPOINT
    torch.save({"model": kept, "game": plan.game, "inputs": list(inputs), "actions": list(actions)}, checkpoint)
    (plan.folder / f"{plan.game.replace('-', '_')}.net").write_bytes(export(checkpoint))


def _seat(plan: Plan, vocabulary: Vocabulary, pool: ThreadPoolExecutor) -> list[TableLanes]:
    tables: list[TableLanes] = []
    for share, options in CURRICULUM[plan.game]:
        for lanes in cut(max(1, plan.lanes * share // 100), plan.piece):
            seed = plan.seed * 10**9 + len(tables) * 10**7
            seats = SEATS[plan.game]
            tables.append(TableLanes(plan.game, options, lanes, vocabulary, ROOM, seats, plan.device, seed, pool))
    return tables


def cut(lanes: int, most: int) -> list[int]:
    """So many lanes in pieces of nearly the same size."""
    pieces = -(-lanes // most)
    return [lanes * (piece + 1) // pieces - lanes * piece // pieces for piece in range(pieces)]


def _train(plan: Plan, model: Model, tables: list[TableLanes], say: Say) -> None:
    optimiser = torch.optim.Adam(model.parameters(), lr=plan.rate[0], eps=1e-5, betas=(0.9, 0.99))
    start, shown, iteration, spent, steps = time.monotonic(), -REPORT_EVERY, 0, 0.0, 0
    with (plan.folder / FIGURES).open("w") as figures:
        while iteration == 0 or spent < 60 * plan.minutes:
            done = spent / (60 * plan.minutes)
            rate = _between(plan.rate, done) * min(1.0, (iteration + 1) / WARMING)
            for group in optimiser.param_groups:
                group["lr"] = rate
            samples = collect(tables, model, plan.lesson)
            told = learn(model, optimiser, samples, plan.lesson, _between(plan.entropy, done))
            if iteration % NOTE_EVERY == 0:
                on = torch.bincount(samples.inputs.flatten().long(), minlength=model.n_inputs + 1)
                model.met |= on[:-1] > 0
            steps += len(samples.gain)
            iteration, spent = iteration + 1, time.monotonic() - start
            figures.write(json.dumps({"seconds": round(spent, 1), "steps": steps, **told}) + "\n")
            if spent - shown >= REPORT_EVERY:
                shown = spent
                say(_line(spent, steps, told))


def _between(ends: tuple[float, float], done: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * min(done, 1.0)


def _line(spent: float, steps: int, told: dict[str, float]) -> str:
    figures: Any = ", ".join(f"{name} {value:.3f}" for name, value in told.items())
    return f"{spent:5.0f} s: {steps / 1e6:.0f} M decisions, {steps / spent / 1e6:.2f} M/s, {figures}"
