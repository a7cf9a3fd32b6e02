"""Training of the learned player; needs `pip install "vesicle[train]"`. docs/training.md tells how it is done."""
