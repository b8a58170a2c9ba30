# Les règles comme un livre, en français : ce qui entoure les chapitres. Ids : voir locale/README.md.

book-title = Règles de { $game }
book-contents = Sommaire
book-print = Imprimer
book-try = Essayer
book-whole = Ouvrir le livre
book-found = { $count ->
    [one] 1 passage trouvé
   *[other] { $count } passages trouvés
}
book-link = Lien vers la règle { $rule }
book-options = Options
book-rulings = { $count ->
    [one] 1 décision
   *[other] { $count } décisions
}
book-beside = Pour { $rules }
book-sources = D’où viennent les règles
book-source-printed = Imprimé
book-source-derived = Déduit
book-source-reported = Rapporté
book-source-reconstructed = Reconstitué
book-source-ruling = Décision
book-means-printed = Figure dans un livret ; ici avec nos mots.
book-means-derived = N’est écrit nulle part, mais ce qui est imprimé ne laisse pas d’autre choix.
book-means-reported = Raconté par des gens qui ont le jeu.
book-means-reconstructed = Complété pour que tout ce qu’on sait concorde. Le vrai jeu peut différer.
book-means-ruling = Décidé ici, parce que les sources se taisent ou se contredisent.
