# Le regole nella pagina: il riferimento, e le regole di una cosa o di una riga della cronaca.

## Le regole di qualcosa

rules-loading = Cerco le regole …
rules-none-for-this = Nessuna regola ne parla.
rules-more = { $count ->
    [one] Un’altra regola
   *[other] Altre { $count } regole
}
rules-unreachable = In questo momento non riesco a leggere le regole.
rules-new-tab = si apre in un’altra scheda
rules-of-line = Le regole dietro a questo
    .label = Le regole dietro a: { $line }
