# Che cosa dice l’immagine della cellula, scritto e a voce.

# Le lettere che portano le molecole, tutte diverse.
letter-mrna = R
letter-protein = P
letter-carb = C
letter-lipid = L
letter-atp = A

# Uno spazio come lo dice un lettore di schermo: "Nucleo 3: dà 3 mRNA; libero; puoi piazzare qui una beuta".
board-spot = { $spot }: { $facts }
board-pays = costa { $amounts }
board-gives = dà { $amounts }
board-free = libero
board-closed = chiuso in questo round
board-taken = occupato da { $player }
board-greys = { $edition ->
    [preview] { $count ->
        [one] un lavoratore grigio
       *[other] { $count } lavoratori grigi
    }
   *[other] { $count ->
        [one] una beuta grigia
       *[other] { $count } beute grigie
    }
}
board-may-place = puoi piazzare qui { a-piece }
board-may-grey = puoi noleggiare { a-grey-piece } per questo spazio

board-vesicle = Vescicola di { $player } { $where } con { $cargo }
board-vesicle-empty = Vescicola vuota di { $player } { $where }

board-supply = Riserva: { $amount }
board-supply-endless = Riserva: { $molecule }, senza limite
