"""Opponents that see no more than their seat may: random, greedy, search, and programs of other people."""
