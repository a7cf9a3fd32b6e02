"""Proximal policy optimisation with a value for every seat, over moments of all tables mixed."""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from vesicle.train.lanes import TableLanes
from vesicle.train.model import NEVER, Model


@dataclass(frozen=True)
class Lesson:
    """The numbers of the method."""

    steps: int = 64  # of every lane, between two lessons
    trust: float = 0.95  # λ: how far what came later is believed
    winning: float = 0.6  # how much of an action's gain is the chance to win; the rest is the margin
    clip: float = 0.2
    epochs: int = 2
    batch: int = 65536


@dataclass
class Samples:
    """Moments of all tables, flat."""

    inputs: Tensor
    mask: Tensor
    chosen: Tensor
    chance: Tensor
    win: Tensor
    margin: Tensor
    gain: Tensor
    players: Tensor


def collect(tables: list[TableLanes], model: Model, lesson: Lesson) -> Samples:
    """Play so many steps in all lanes, and look back on them."""
    with torch.no_grad():
        weights = model.weights()
    for table in tables:
        table.moments.clear()
    for _ in range(lesson.steps):
        for table in tables:
            table.decide(model, weights)
    parts: list[list[Tensor]] = []
    for table in tables:
        for moment, (win, margin, gains) in zip(
            table.moments, table.look_back(model, weights, lesson.trust), strict=True
        ):
            gain = lesson.winning * gains[:, 0] + (1.0 - lesson.winning) * 0.5 * gains[:, 1]
            players = torch.full_like(moment.chosen, table.players)
            parts.append([moment.inputs, moment.mask, moment.chosen, moment.chance, win, margin, gain, players])
    return Samples(*(torch.cat(column) for column in zip(*parts, strict=True)))


def learn(
    model: Model, optimiser: torch.optim.Optimizer, samples: Samples, lesson: Lesson, openness: float
) -> dict[str, float]:
    """Some rounds of PPO over all samples; `openness` is what an open mind is worth. Figures of it."""
    told: list[Tensor] = []
    count = len(samples.gain)
    seats = torch.arange(model.seats, device=samples.gain.device)
    for _ in range(lesson.epochs):
        for some in torch.randperm(count, device=samples.gain.device).split(lesson.batch):
            logits, win, margin = model(samples.inputs[some], model.weights())
            mask = samples.mask[some]
            chances = torch.log_softmax(logits.masked_fill(mask == 0, NEVER), dim=1)
            ratio = (chances.gather(1, samples.chosen[some].long()[:, None])[:, 0] - samples.chance[some]).exp()
            gain = samples.gain[some]
            free = (mask.sum(dim=1) > 1).float()  # where there is something to decide
            share = free.sum().clamp(min=1.0)
            mean = (gain * free).sum() / share
            gain = (gain - mean) / (((gain - mean).square() * free).sum() / share + 1e-8).sqrt()
            bounded = ratio.clamp(1.0 - lesson.clip, 1.0 + lesson.clip)
            policy_loss = -(torch.min(ratio * gain, bounded * gain) * free).sum() / share
            entropy = -((chances.exp() * chances).sum(dim=1) * free).sum() / share
            here = seats[None, :] < samples.players[some][:, None]
            log_win = torch.log_softmax(win.masked_fill(~here, NEVER), dim=1).clamp(min=-30.0)
            win_loss = -(samples.win[some] * log_win).sum(dim=1).mean()
            margin_loss = ((margin - samples.margin[some]).square() * here).sum(dim=1).mean()
            loss = policy_loss + 0.5 * win_loss + 0.5 * margin_loss - openness * entropy
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimiser.step()
            told.append(torch.stack([entropy.detach(), win_loss.detach(), margin_loss.detach(),
                                     (ratio.detach() - 1.0).abs().mean()]))  # fmt: skip
    means = torch.stack(told).mean(dim=0).tolist()
    return dict(zip(("entropy", "win_loss", "margin_loss", "change"), means, strict=True))
