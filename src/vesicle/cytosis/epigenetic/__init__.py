"""The Epigenetic Modification cards: the draft and the seven abilities (C-EPI)."""
