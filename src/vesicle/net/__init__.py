"""The learned player: what it reads, how it thinks, and where its weights are kept."""
