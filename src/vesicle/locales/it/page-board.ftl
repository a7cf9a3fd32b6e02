# Che cosa dice l'immagine della cellula, scritto e a voce.

# Le lettere che portano le molecole, tutte diverse.
letter-mrna = R
letter-protein = P
letter-carb = C
letter-lipid = L
letter-atp = A
