# I bot, e i livelli a cui giocano contro le persone.

title-bots = Bot
title-levels = Livelli
note-spec = Dove si chiede un bot, scrivilo così; se sono più d’uno, separali con virgole:

about-random = gioca un’azione lecita qualsiasi, tutte ugualmente probabili
about-greedy = valuta ogni azione con ciò che sa del gioco e sceglie la migliore
about-search = prova migliaia di continuazioni, per un tempo (ms) o un numero di iterazioni (it); :2 usa due thread
about-net = gioca subito la mossa preferita da una rete che ha imparato da milioni di partite
about-champion = cerca con quella rete, per un tempo (ms) o un numero di iterazioni (it); :2 usa due thread
about-stdio = un tuo programma: una riga JSON in entrata, una riga in uscita; 200ms: gli dice quanto può pensare
about-python = un tuo file o modulo Python con una funzione choose(situation)

level-freshman = Matricola
    .about = Conosce le regole e le carte, e spesso gioca quello che gli viene in mente.
level-graduate = Dottorando
    .about = Sceglie ciò che al momento sembra meglio, e ogni tanto sbaglia.
level-postdoc = Ricercatore
    .about = Pensa qualche mossa in anticipo, e sbaglia di rado.
level-laureate = Premio Nobel
    .about = Riflette per un secondo intero, e non perdona nulla.
slips = { $among ->
    [0] { $bot }, { $slips } sviste su 100 mosse
   *[other] { $bot }, { $slips } sviste su 100 mosse, tra le { $among } migliori
}
