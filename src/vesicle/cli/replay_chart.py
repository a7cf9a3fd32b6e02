"""Points after each round as bars of text."""

from rich.table import Table
from rich.text import Text

from vesicle.cli.replay_show import Moment, Show
from vesicle.cli.scene import COLOURS, health
from vesicle.cli.signs import letter, number

BAR, BELOW = "█", "░"  # points, and points below nothing
LONGEST = 30  # columns


def points_by_round(moments: list[Moment]) -> dict[int, list[int]]:
    """Each player's points when a round was over, or where the game stands now."""
    found: dict[int, list[int]] = {}
    for before, after in zip(moments, [*moments[1:], moments[-1]], strict=True):
        round_number = before.view["round_number"]
        if after.view["round_number"] != round_number or before is after:
            found[round_number] = [health(player) for player in after.view["players"]]
    return {round_number: points for round_number, points in found.items() if round_number > 0}


def draw_chart(show: Show, moments: list[Moment]) -> Table:
    """One block for each round, one bar for each player; what is below nothing has another pattern."""
    points = points_by_round(moments)
    most = max((abs(count) for row in points.values() for count in row), default=1) or 1
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    for round_number, row in points.items():
        for seat, count in enumerate(row):
            title = show.words("replay-chart-round", round=round_number) if seat == 0 else ""
            bar = (BELOW if count < 0 else BAR) * round(LONGEST * abs(count) / most)
            grid.add_row(title, letter(seat), number(count), Text(bar, style=COLOURS[seat]))
    return grid
