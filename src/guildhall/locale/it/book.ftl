# Le regole come libro, in italiano: ciò che sta attorno ai capitoli. Id: vedi locale/README.md.

book-title = Regole di { $game }
book-contents = Indice
book-print = Stampa
book-try = Prova
book-whole = Apri il libro
book-found = { $count ->
    [one] 1 punto trovato
   *[other] { $count } punti trovati
}
book-link = Link alla regola { $rule }
book-options = Opzioni
book-rulings = { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}
book-beside = Per { $rules }
book-sources = Da dove vengono le regole
book-source-printed = Stampata
book-source-derived = Dedotta
book-source-reported = Riferita
book-source-reconstructed = Ricostruita
book-source-ruling = Decisione
book-means-printed = È in un regolamento; qui con parole nostre.
book-means-derived = Non è scritta, ma ciò che è stampato non lascia altra scelta.
book-means-reported = Raccontata da chi ha il gioco.
book-means-reconstructed = Completata in modo che tutto ciò che si sa torni. Il gioco vero può essere diverso.
book-means-ruling = Decisa qui, perché le fonti tacciono o si contraddicono.
