# De regels als boek, in het Nederlands: wat er om de hoofdstukken heen staat. Ids: zie locale/README.md.

book-title = Regels van { $game }
book-contents = Inhoud
book-print = Afdrukken
book-try = Probeer het
book-whole = Open het boek
book-found = { $count ->
    [one] 1 plaats gevonden
   *[other] { $count } plaatsen gevonden
}
book-link = Link naar regel { $rule }
book-options = Opties
book-rulings = { $count ->
    [one] 1 beslissing
   *[other] { $count } beslissingen
}
book-beside = Bij { $rules }
book-sources = Waar de regels vandaan komen
book-source-printed = Gedrukt
book-source-derived = Afgeleid
book-source-reported = Verteld
book-source-reconstructed = Gereconstrueerd
book-source-ruling = Beslissing
book-means-printed = Staat in een regelboek; hier in onze eigen woorden.
book-means-derived = Staat nergens, maar wat gedrukt is laat niets anders toe.
book-means-reported = Verteld door mensen die het spel hebben.
book-means-reconstructed = Zo aangevuld dat alles wat we weten klopt. Het echte spel kan anders zijn.
book-means-ruling = Hier beslist, omdat de bronnen zwijgen of elkaar tegenspreken.
