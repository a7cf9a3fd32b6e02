"""The table server: people and bots at many tables, over the network."""
