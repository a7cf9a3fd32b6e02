"""What happened, as numbers: one file a part of a step, and the table by which shells read them."""
