# What only `vesicle replay` says in a terminal.

replay-chart = Points after each round
replay-chart-round = Round { $round }
replay-walk-keys = space or → on · ← back · shift → ← a turn · ↓ ↑ a round · Home End · 0 spectator, 1 to 6 a seat’s view · q quit (without such keys: Enter, b, t T, r R, g G)

clinic-title-piles = Piles
clinic-title-scores = Points
clinic-column-points = points
clinic-column-sickness = sickness
clinic-column-injections = Injections
clinic-column-risks = Risk cards
clinic-column-visits = intensive care
clinic-result = { $who ->
    [you] You win with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[other] { $player } wins with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
clinic-result-shared = { $players } share the victory with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
