# What the picture of the cell says, on it and aloud.

# The letters that molecules carry, each different.
letter-mrna = R
letter-protein = P
letter-carb = C
letter-lipid = L
letter-atp = A

# A spot, as a screen reader says it: "Nucleus 3: gives 3 mRNA; free; you may place a flask here".
board-spot = { $spot }: { $facts }
board-pays = costs { $amounts }
board-gives = gives { $amounts }
board-free = free
board-closed = closed this round
board-taken = taken by { $player }
board-greys = { $edition ->
    [preview] { $count ->
        [one] a grey worker
       *[other] { $count } grey workers
    }
   *[other] { $count ->
        [one] a grey flask
       *[other] { $count } grey flasks
    }
}
board-may-place = you may place { a-piece } here
board-may-grey = you may hire { a-grey-piece } for it

board-vesicle = Vesicle of { $player } { $where } with { $cargo }
board-vesicle-empty = Empty vesicle of { $player } { $where }

board-supply = Supply: { $amount }
board-supply-endless = Supply: { $molecule }, unlimited
