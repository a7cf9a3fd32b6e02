"""Looking back on a game that is over: how the points came, who led when, and which moments decided it."""
