"""PPO in one file: a network learns Cytosis for two by playing itself, then sits down against the greedy bot.

    python examples/ppo.py --minutes 5 --checkpoint ppo.pt                             on one GPU, games and all
    python examples/ppo.py --device cpu --lanes 64 --iterations 3 --games 20           a look at how it runs

It needs `pip install "vesicle[envs,train]"`, and `vesicle[gpu]` for games on a GPU. One network plays both seats. What
is good for one is bad for the other, so the value of the next position counts with the other sign whenever the other
seat decides there. The reward comes at the end: the margin in points, squashed.
"""

import argparse
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

import vesicle
from vesicle import envs
from vesicle.bots.interface import situation_of
from vesicle.bots.registry import make_bot
from vesicle.envs.features import Observation
from vesicle.envs.tables import table_for
from vesicle.intervals import wilson

GAME, OPTIONS = "cytosis", {"players": 2}
MARGIN = 25.0  # points that are worth most of a victory
GAMMA, LAMBDA = 0.999, 0.95
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
NEVER = -1e9


class Player(nn.Module):
    """Observation in; a number for every action, and what the position is worth to the seat that decides."""

    def __init__(self, observation: Observation, actions: int, width: int) -> None:
        """Categories come in one-hot, numbers by their logarithm."""
        super().__init__()
        classes = torch.from_numpy(observation.classes.astype(np.int64))
        self.register_buffer("category", torch.nonzero(classes > 0)[:, 0])
        self.register_buffer("number", torch.nonzero(classes == 0)[:, 0])
        sizes = classes[classes > 0]
        self.register_buffer("first", sizes.cumsum(0) - sizes)
        self.register_buffer("low", torch.from_numpy(observation.low.astype(np.int64))[classes > 0])
        self.hot = int(sizes.sum())
        self.body = nn.Sequential(
            *(nn.Linear(self.hot + len(self.number), width), nn.LayerNorm(width), nn.GELU()),
            *(nn.Linear(width, width), nn.LayerNorm(width), nn.GELU()),
            *(nn.Linear(width, width), nn.LayerNorm(width), nn.GELU()),
        )
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.01)

    def forward(self, rows: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all actions, and the value."""
        places = rows[:, self.category].long() - self.low + self.first
        numbers = rows[:, self.number].float()
        hot = torch.zeros(len(rows), self.hot, device=rows.device).scatter_(1, places, 1.0)
        seen = self.body(torch.cat([hot, numbers.sign() * numbers.abs().log1p()], dim=1))
        logits = self.policy(seen).masked_fill(mask == 0, NEVER)
        return torch.log_softmax(logits, dim=1), self.value(seen)[:, 0]


class Seats:
    """Actions as the deciding seat counts the players: the network sees every table from its own side."""

    def __init__(self, observation: Observation, device: str) -> None:
        """One table of numbers for each seat."""
        self._turned = torch.from_numpy(observation.turned_actions.astype(np.int64)).to(device)

    def turn(self, mask: Tensor, seat: Tensor) -> Tensor:
        """The mask from the deciding seat's side."""
        return mask.gather(1, self._turned[seat.long()])

    def turn_back(self, chosen: Tensor, seat: Tensor) -> Tensor:
        """The numbers that the rules have for actions."""
        return self._turned[seat.long(), chosen]


@dataclass
class Batch:
    """What was seen, done and felt in some steps of all lanes; the first index is the step, the second the lane."""

    rows: Tensor
    mask: Tensor
    chosen: Tensor
    chance: Tensor  # its logarithm, when the action was chosen
    value: Tensor
    seat: Tensor
    reward: Tensor
    done: Tensor


class Lanes:
    """Many games at once, their buffers as tensors over the same memory."""

    def __init__(self, lanes: int, device: str, seed: int) -> None:
        """On a GPU the games stay there too."""
        make = envs.gpu if device.startswith("cuda") else envs.vector
        self.env: Any = make(GAME, lanes, seed=seed, reward="margin", check=False, **OPTIONS)
        names = ("observation", "mask", "reward", "done", "seat")
        self.rows, self.mask, self.reward, self.done, self.seat = (
            torch.as_tensor(getattr(self.env, name), device=device) for name in names
        )
        self.seats = Seats(self.env.table.observation, device)

    @torch.no_grad()
    def play(self, player: Player, steps: int) -> tuple[Batch, Tensor, Tensor]:
        """So many steps; then who decides next in every lane, and what that position is worth to it."""
        parts: list[list[Tensor]] = []
        for _ in range(steps):
            rows, seat = self.rows.clone(), self.seat.clone()
            mask = self.seats.turn(self.mask, seat)
            chances, value = player(rows, mask)
            chosen = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)
            self.env.step(self.seats.turn_back(chosen, seat))
            reward = torch.tanh(self.reward.gather(1, seat.long()[:, None])[:, 0] / MARGIN)
            chance = chances.gather(1, chosen[:, None])[:, 0]
            parts.append([rows, mask, chosen, chance, value, seat, reward, self.done.clone()])
        last = player(self.rows, self.seats.turn(self.mask, self.seat))[1]
        return Batch(*(torch.stack(column) for column in zip(*parts, strict=True))), self.seat.clone(), last


def find_advantages(batch: Batch, next_seat: Tensor, next_value: Tensor) -> Tensor:
    """Generalised advantages; from one seat's side the other's gain is a loss."""
    advantages = torch.zeros_like(batch.value)
    later = torch.zeros_like(next_value)
    for step in reversed(range(len(batch.value))):
        side = torch.where(batch.seat[step] == next_seat, 1.0, -1.0) * (1.0 - batch.done[step].float())
        surprise = batch.reward[step] + GAMMA * side * next_value - batch.value[step]
        later = surprise + GAMMA * LAMBDA * side * later
        advantages[step] = later
        next_seat, next_value = batch.seat[step], batch.value[step]
    return advantages


def learn(player: Player, optimiser: torch.optim.Optimizer, batch: Batch, advantages: Tensor, pieces: int) -> float:
    """Two rounds of PPO over all samples, in pieces; the mean entropy of the policy."""
    rows, mask, chosen, chance = (part.flatten(0, 1) for part in (batch.rows, batch.mask, batch.chosen, batch.chance))
    gains, targets = advantages.flatten(), (advantages + batch.value).flatten()
    entropies = []
    for _ in range(2):
        for some in torch.randperm(len(gains), device=gains.device).chunk(pieces):
            chances, value = player(rows[some], mask[some])
            ratio = (chances.gather(1, chosen[some][:, None])[:, 0] - chance[some]).exp()
            gain = gains[some]
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            policy_loss = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(chances.exp() * chances).sum(dim=1).mean()
            loss = policy_loss + VALUE * (value - targets[some]).square().mean() - ENTROPY * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
            entropies.append(entropy.detach())
    return float(torch.stack(entropies).mean())


@torch.no_grad()
def meet(player: Player, device: str, bot: str, games: int, seed: int) -> tuple[int, float]:
    """Games against a bot, half of them in each seat, side by side: how many were won, and the mean margin."""
    table = table_for(GAME, "win", "int16", OPTIONS)
    seats, opponent = Seats(table.observation, device), make_bot(bot, GAME)
    matches = [vesicle.new(GAME, seed=seed + number // 2, **OPTIONS) for number in range(games)]
    while any(match.to_act is not None for match in matches):
        own = [match for number, match in enumerate(matches) if match.to_act == number % 2]
        for number, match in enumerate(matches):
            while match.to_act == 1 - number % 2:
                match.play(opponent.choose(situation_of(match, seed + number)))
        if own:
            rows = torch.from_numpy(np.stack([table.observe(match, match.to_act or 0) for match in own])).to(device)
            mask = torch.from_numpy(np.stack([table.mask(match) for match in own])).to(device)
            seat = torch.tensor([match.to_act for match in own], device=device)
            chosen = player(rows, seats.turn(mask, seat))[0].argmax(dim=1)
            for match, action in zip(own, seats.turn_back(chosen, seat).tolist(), strict=True):
                match.play(match.rules.texts[action])
    totals = [[score["total"] for score in match.scores()] for match in matches]
    margins = [total[number % 2] - total[1 - number % 2] for number, total in enumerate(totals)]
    won = sum(match.winner == number % 2 for number, match in enumerate(matches))
    return won, sum(margins) / games


def report(player: Player, asked: argparse.Namespace, when: str) -> None:
    """Say how the network does against a bot."""
    won, margin = meet(player, asked.device, asked.bot, asked.games, 10**6)
    low, high = wilson(won, asked.games)
    print(f"{when}: {won} of {asked.games} games won against {asked.bot}: {won / asked.games:.1%}", end=" ")
    print(f"(95 % interval {low:.1%} to {high:.1%}), mean margin {margin:+.1f} points", flush=True)


def main() -> None:
    """Train for a time or a number of iterations, and say what was reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--lanes", type=int, default=8192)
    parser.add_argument("--steps", type=int, default=64, help="of every lane, between two lessons")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--iterations", type=int, default=10**9)
    parser.add_argument("--width", type=int, default=512)
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=500, help="against the bot at the end")
    parser.add_argument("--checkpoint", type=Path)
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_float32_matmul_precision("high")
    lanes = Lanes(asked.lanes, asked.device, asked.seed)
    player = Player(lanes.env.table.observation, lanes.mask.shape[1], asked.width).to(asked.device)
    optimiser = torch.optim.Adam(player.parameters(), lr=asked.rate, eps=1e-5)
    start, shown, over = time.monotonic(), 0.0, 0
    iteration, spent = 0, 0.0
    while iteration < asked.iterations and spent < 60 * asked.minutes:
        left = 1.0 - max(spent / (60 * asked.minutes), iteration / asked.iterations)
        for group in optimiser.param_groups:
            group["lr"] = asked.rate * max(left, 0.02)
        batch, next_seat, next_value = lanes.play(player, asked.steps)
        pieces = max(1, batch.value.numel() // 32768)
        entropy = learn(player, optimiser, batch, find_advantages(batch, next_seat, next_value), pieces)
        over += int(batch.done.sum())
        iteration, spent = iteration + 1, time.monotonic() - start
        if spent - shown > 10 or iteration == 1:
            shown = spent
            steps = iteration * asked.steps * asked.lanes
            rate = f"{steps / spent / 1e3:.0f} thousand steps/s"
            print(f"{spent:4.0f} s: {steps / 1e6:.1f} M steps, {over} games, {rate}, entropy {entropy:.2f}", flush=True)
    if asked.checkpoint:
        torch.save({"player": player.state_dict(), "options": OPTIONS, "width": asked.width}, asked.checkpoint)
    report(player, asked, f"after {iteration} iterations and {spent:.0f} s")


if __name__ == "__main__":
    main()
