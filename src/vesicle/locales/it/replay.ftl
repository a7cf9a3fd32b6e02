# Ciò che solo `vesicle replay` dice in un terminale.

replay-chart = Punti dopo ogni round
replay-chart-round = Round { $round }
replay-walk-keys = spazio o → avanti · ← indietro · maiusc → ← un turno · ↓ ↑ un round · Home Fine · 0 spettatore, da 1 a 6 gli occhi di un posto · q esci (senza questi tasti: Invio, b, t T, r R, g G)

clinic-title-piles = Mazzi
clinic-title-scores = Punti
clinic-column-points = punti
clinic-column-sickness = malattia
clinic-column-injections = Iniezioni
clinic-column-risks = carte Rischio
clinic-column-visits = cura intensiva
clinic-result = { $who ->
    [you] Vinci con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[other] { $player } vince con { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
clinic-result-shared = { $players } condividono la vittoria con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
