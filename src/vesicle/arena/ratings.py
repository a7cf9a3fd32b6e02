"""Ratings of bots from the order in which they finish, by the Plackett–Luce model of the `openskill` library."""

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce

Rating = tuple[float, float]  # mean and deviation


def rate_bots(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Ratings after some games in their order, each given as bots and ranks by seat; 25 ± 8.3 is a newcomer.

    A bot on several seats of one game counts as several players, and takes the mean of what happens to them.
    """
    model = PlackettLuce()
    newcomer = model.rating()
    known: dict[str, Rating] = {}
    for bots, ranks in games:
        before = [known.get(bot, (newcomer.mu, newcomer.sigma)) for bot in bots]
        teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
        after = [team[0] for team in model.rate(teams, ranks=[float(rank) for rank in ranks])]
        for bot in dict.fromkeys(bots):
            own = [rating for rating, name in zip(after, bots, strict=True) if name == bot]
            known[bot] = (sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own))
    return known


def ranks_of(totals: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The rank of every seat: winners first, since they know how ties are broken, then by points."""
    order = [(seat not in winners, -total if seat not in winners else 0) for seat, total in enumerate(totals)]
    return [sorted(order).index(own) for own in order]
