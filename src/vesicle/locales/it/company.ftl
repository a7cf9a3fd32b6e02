# Che cosa dicono i bot nei momenti che contano, ognuno a modo suo.

remark-hello = { $manner ->
    [cheerful] Ciao! Ci sarà da divertirsi.
    [kind] Buona fortuna a tutti.
    [shy] Oh … ciao.
    [keen] Pronti? Ho un piano.
    [dry] Cominciamo?
   *[proud] Guardate e imparate.
}
remark-score = { $manner ->
    [cheerful] Sì! Avete visto?
    [kind] È andata proprio bene.
    [shy] Sono … stato io?
    [keen] Tutto secondo i piani!
    [dry] Può andare.
   *[proud] Come previsto.
}
remark-praise = { $manner ->
    [cheerful] Uau, bella mossa!
    [kind] Che bella mossa.
    [shy] Bravi …
    [keen] L’avevo previsto. Quasi.
    [dry] Niente male.
   *[proud] Avrei fatto lo stesso.
}
remark-hurt = { $manner ->
    [cheerful] Ahi! Pazienza.
    [kind] Oh, che peccato.
    [shy] Lo sapevo …
    [keen] Allora nuovo piano.
    [dry] Che gentili.
   *[proud] Non conta quasi niente.
}
remark-won = { $manner ->
    [cheerful] Ho vinto! Un’altra?
    [kind] Grazie della partita.
    [shy] Davvero? Io?
    [keen] Il piano ha funzionato!
    [dry] Ecco fatto.
   *[proud] Naturalmente.
}
remark-lost = { $manner ->
    [cheerful] Complimenti! Un’altra?
    [kind] Vittoria meritata.
    [shy] Siete stati bravissimi.
    [keen] Ci lavorerò.
    [dry] Giusto così.
   *[proud] Era la vostra giornata fortunata.
}
settings-remarks = Commenti dei bot
    .about = Nei momenti che contano i bot dicono la loro.
