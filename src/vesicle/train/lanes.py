"""Many games of many tables at once: the processor plays them, the GPU decides, each while the other is at work."""

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from vesicle.envs.tables import table_for
from vesicle.envs.vector_env import Choices, Vector, buffer_shapes
from vesicle.net.lens import Vocabulary, make_lens
from vesicle.train.model import NEVER, Model

Weights = tuple[Tensor, Tensor]
ON = 176  # inputs that are on at once, at most
MARGIN = 20.0  # points that are worth most of a victory


@dataclass
class Moment:
    """What all lanes of a table saw, did and hoped for at one step; the first index is the lane."""

    inputs: Tensor
    mask: Tensor
    chosen: Tensor
    chance: Tensor  # its logarithm, when the action was chosen
    seat: Tensor
    win: Tensor  # by seat of the table
    margin: Tensor
    won: Tensor | None = None  # once the action is played: what each seat got if that ended the game
    lead: Tensor | None = None
    done: Tensor | None = None


class TableLanes:
    """The lanes of one table, with its lens on the GPU."""

    def __init__(
        self, game: str, options: Mapping[str, Any], lanes: int, vocabulary: Vocabulary, width: int, seats: int,
        device: str, seed: int, players: ThreadPoolExecutor,
    ) -> None:  # fmt: skip
        """Deal all lanes."""
        table = table_for(game, "margin", "int16", options)
        self.players, self.seats, self.device, self.lanes = table.rules.players, seats, device, lanes
        pinned = device != "cpu"
        self._host = {
            name: torch.zeros(shape, dtype=getattr(torch, np.dtype(dtype).name), pin_memory=pinned)
            for name, (shape, dtype) in buffer_shapes(table, lanes).items()
        }
        buffers = {name: tensor.numpy() for name, tensor in self._host.items()}
        self.env = Vector(table, lanes, Choices(check=False), buffers)
        self._pool = players
        self._playing: Future[None] | None = None
        self.env.reset(seed)
        lens = make_lens(table.rules, vocabulary)
        n_inputs, n_actions = len(vocabulary.inputs), len(vocabulary.actions)
        self._first = torch.from_numpy(lens.first[:-1].astype(np.int64)).to(device)
        self._room = torch.from_numpy(np.diff(lens.first).astype(np.int16)).to(device)
        self._low = torch.from_numpy(lens.low).to(device)
        inputs = np.where(lens.inputs < 0, n_inputs, lens.inputs).astype(np.int16)
        self._inputs = torch.from_numpy(inputs).to(device)
        fixed = np.full(width - len(lens.low), n_inputs, dtype=np.int16)
        fixed[: len(lens.told)] = lens.told
        self._fixed = torch.from_numpy(fixed).to(device).expand(lanes, -1)
        size = table.rules.actions.size
        absolute = np.full((self.players, n_actions), size, dtype=np.int64)
        for seat in range(self.players):
            known = np.flatnonzero(lens.actions[seat] >= 0)
            absolute[seat, lens.actions[seat][known]] = known
        self._absolute = torch.from_numpy(absolute).to(device)
        turns = (np.arange(seats)[None, :] - np.arange(self.players)[:, None]) % self.players
        turns = np.where(np.arange(seats)[None, :] < self.players, turns, np.arange(seats)[None, :])
        self._turns = torch.from_numpy(turns).to(device)  # by seat and seat of the table: which it is from that side
        self._absent = (torch.arange(seats, device=device) >= self.players).expand(lanes, -1)
        self._actions = torch.zeros(lanes, dtype=torch.int64, pin_memory=pinned)
        self._ready = torch.cuda.Event() if pinned else None
        self.moments: list[Moment] = []

    def _see(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the deciding seats see now; before that, what the last action led to is put down."""
        if self._playing is not None:
            self._playing.result()
            self._playing = None
            self._put_down(self.moments[-1])
        rows, mask, seat = self._fetch("observation"), self._fetch("mask"), self._fetch("seat").long()
        places = torch.minimum((rows - self._low).clamp_(min=0), self._room - 1).long() + self._first
        inputs = torch.cat([self._inputs[places], self._fixed], dim=1).sort(dim=1).values[:, :ON]
        padded = torch.cat([mask, mask.new_zeros(len(mask), 1)], dim=1)
        return inputs, padded.gather(1, self._absolute[seat]), seat

    def _fetch(self, name: str) -> Tensor:
        return self._host[name].to(self.device, non_blocking=True, copy=True)

    def _put_down(self, moment: Moment) -> None:
        moment.done, lead = self._fetch("done").float(), self._fetch("reward")
        ahead = (lead >= 0).float()  # who ties for the lead shares the victory
        pad = (0, self.seats - self.players)
        moment.won = torch.nn.functional.pad(ahead / ahead.sum(1, keepdim=True).clamp(min=1.0), pad)
        moment.lead = torch.nn.functional.pad(torch.tanh(lead / MARGIN), pad)

    def _judge(self, model: Model, inputs: Tensor, seat: Tensor, weights: Weights) -> tuple[Tensor, Tensor, Tensor]:
        logits, win, margin = model(inputs, weights)
        chances = torch.softmax(win.masked_fill(self._absent, NEVER), dim=1)
        turns = self._turns[seat]
        return logits, chances.gather(1, turns), margin.gather(1, turns)

    @torch.no_grad()
    def decide(self, model: Model, weights: Weights) -> None:
        """Ask the network for an action in every lane, and have it played; both may go on when this returns."""
        inputs, mask, seat = self._see()
        logits, win, margin = self._judge(model, inputs, seat, weights)
        chances = torch.log_softmax(logits.masked_fill(mask == 0, NEVER), dim=1)
        chosen = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)
        self._actions.copy_(self._absolute[seat].gather(1, chosen[:, None])[:, 0], non_blocking=True)
        if self._ready is not None:
            self._ready.record()
        chance = chances.gather(1, chosen[:, None])[:, 0]
        self.moments.append(Moment(inputs, mask, chosen.short(), chance, seat, win, margin))
        self._playing = self._pool.submit(self._play)

    def _play(self) -> None:
        if self._ready is not None:
            self._ready.synchronize()
        self.env.step(self._actions.numpy())

    @torch.no_grad()
    def look_back(self, model: Model, weights: Weights, trust: float) -> list[tuple[Tensor, Tensor, Tensor]]:
        """For every moment, from the first: what the seats may hope for in the light of what came (the chance to win
        and the margin), and the gain of the deciding seat over what it hoped for.

        These are λ-returns of each seat along its own decisions: what another seat, which does not see the same hand,
        thinks of one's chances in between does not count.
        """
        inputs, _, seat = self._see()
        _, win, margin = self._judge(model, inputs, seat, weights)
        found = []
        for moment in reversed(self.moments):
            assert moment.done is not None and moment.won is not None and moment.lead is not None
            over = moment.done[:, None]
            win = over * moment.won + (1.0 - over) * win
            margin = over * moment.lead + (1.0 - over) * margin
            own = moment.seat[:, None]
            won, lead = win.gather(1, own), margin.gather(1, own)
            hoped, expected = moment.win.gather(1, own), moment.margin.gather(1, own)
            back = self._turn_back[moment.seat]
            shares = win / win.sum(dim=1, keepdim=True)
            found.append((shares.gather(1, back), margin.gather(1, back), torch.cat([won - hoped, lead - expected], 1)))
            win = win.scatter(1, own, (1.0 - trust) * hoped + trust * won)
            margin = margin.scatter(1, own, (1.0 - trust) * expected + trust * lead)
        return found[::-1]

    @property
    def _turn_back(self) -> Tensor:
        """By seat and seat from its side: which seat of the table that is."""
        return torch.argsort(self._turns, dim=1)
