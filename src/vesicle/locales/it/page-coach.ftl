# Il coach al tavolo: suggerimenti del bot analista. $percent è una probabilità di vittoria, da 0 a 100.

coach-hint = Suggerimento
coach-key = chiedi un suggerimento al coach, o chiudi i suggerimenti
coach-title = Il coach suggerisce
coach-thinking = Il coach sta pensando …
coach-close = Chiudi i suggerimenti
coach-again = Chiedi di nuovo
coach-best = Migliore
coach-percent = { $percent ->
    [0] meno dell’1 %
    [100] più del 99 %
   *[other] { $percent } %
}
coach-chance = Probabilità di vittoria:
coach-about = Le barre mostrano la tua probabilità di vittoria secondo il bot analista. Non ne sa più di te.
coach-told = Il coach suggerisce: { $choice }. Probabilità di vittoria: { $chance }. Perché: { $reason }.
coach-verdict-clear = Una scelta spicca sulle altre.
coach-verdict-slight = La prima è un po’ migliore delle altre.
coach-verdict-even = Queste si equivalgono: scegli quella che preferisci.
coach-verdict-only = C’è una sola scelta sensata.
coach-play = Gioca
    .named = Gioca questa: { $choice }
coach-switch = Coach
    .about = Un pulsante mostra che cosa farebbe il bot analista, e perché.
    .open = Un pulsante mostra che cosa farebbe il bot analista, e perché. Sparisce appena si siede una seconda persona.
coach-level = Con un coach che dà suggerimenti.
coach-table = Con un coach: si possono chiedere suggerimenti.
