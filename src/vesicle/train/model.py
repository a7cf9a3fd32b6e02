"""The network while it learns: floating-point weights, made of what inputs have in common and what each is alone."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from vesicle.net.keys import Trait

TOP = 7.9375  # no unit of a hidden layer gives more, so that 127 steps of a sixteenth hold it
NEVER = -1e9


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    wide: int = 384  # units of the first layer
    deep: int = 128  # of the second and of the third


class Model(nn.Module):
    """Inputs that are on in; a number for every action, chances and margins of all seats from the viewer on out."""

    def __init__(
        self, inputs: Mapping[str, Sequence[Trait]], actions: Mapping[str, Sequence[Trait]], seats: int, size: Size
    ) -> None:
        """Begin with small random weights."""
        super().__init__()
        self.n_inputs, self.n_actions, self.seats, self.size = len(inputs), len(actions), seats, size
        self.register_buffer("input_traits", _trait_table(inputs), persistent=False)
        self.register_buffer("action_traits", _trait_table(actions), persistent=False)
        self.register_buffer("met", torch.zeros(len(inputs), dtype=torch.bool))  # inputs that were ever on
        self.each = nn.Parameter(torch.randn(len(inputs), size.wide) * 0.03)
        self.shared = nn.Parameter(torch.randn(self.input_traits.shape[1], size.wide) * 0.03)
        self.first_bias = nn.Parameter(torch.full((size.wide,), 0.1))
        self.second, self.third = nn.Linear(size.wide, size.deep), nn.Linear(size.deep, size.deep)
        self.policy_each = nn.Parameter(torch.randn(len(actions), size.deep) * 0.001)
        self.policy_shared = nn.Parameter(torch.randn(self.action_traits.shape[1], size.deep) * 0.001)
        self.policy_bias = nn.Parameter(torch.zeros(len(actions)))
        self.value = nn.Linear(size.deep, 2 * seats)
        with torch.no_grad():
            self.value.weight.mul_(0.05)

    def first_weights(self) -> Tensor:
        """A row for every input, and one of zeros for none."""
        rows = self.each + self.input_traits @ self.shared
        return torch.cat([rows, rows.new_zeros(1, rows.shape[1])])

    def policy_weights(self) -> Tensor:
        """A row for every action."""
        return self.policy_each + self.action_traits @ self.policy_shared

    def weights(self) -> tuple[Tensor, Tensor]:
        """The rows of inputs and of actions, put together: for many questions to the same network."""
        return self.first_weights().bfloat16(), self.policy_weights()

    def forward(self, inputs: Tensor, weights: tuple[Tensor, Tensor]) -> tuple[Tensor, Tensor, Tensor]:
        """From numbers of inputs, padded with their count: logits of actions, logits of winning, margins."""
        rows, policy = weights
        hot = torch.zeros(len(inputs), len(rows), device=inputs.device, dtype=torch.bfloat16)
        hot.scatter_(1, inputs.long(), 1.0)
        hidden = (hot @ rows).float() + self.first_bias
        hidden = self.second(hidden.clamp(0.0, TOP)).clamp(0.0, TOP)
        hidden = self.third(hidden).clamp(0.0, TOP)
        values = self.value(hidden)
        logits = hidden @ policy.T + self.policy_bias
        return logits, values[:, : self.seats], values[:, self.seats :]


def _trait_table(keys: Mapping[str, Sequence[Trait]]) -> Tensor:
    names = {
        name: number for number, name in enumerate(dict.fromkeys(t for traits in keys.values() for t, _ in traits))
    }
    table = torch.zeros(len(keys), len(names))
    for row, traits in enumerate(keys.values()):
        for name, amount in traits:
            table[row, names[name]] += amount
    return table
