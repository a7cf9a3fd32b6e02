# What the picture of the cell says, on it and aloud.

# The letters that molecules carry, each different.
letter-mrna = R
letter-protein = P
letter-carb = C
letter-lipid = L
letter-atp = A
