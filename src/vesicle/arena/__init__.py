"""Many games between bots: who plays whom, on how many processes or machines, and what can be said of the results."""
