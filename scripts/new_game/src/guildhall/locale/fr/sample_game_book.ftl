# Sample Game en français : le début de chaque chapitre des règles. Ids : voir locale/README.md.

sample_game-book-title-goal = Le but
sample_game-book-text-goal = Faites autant de plis que vous pouvez. Chacun vaut un point.
sample_game-book-title-table = Sur la table
sample_game-book-text-table = Chacun a en main des animaux que personne d’autre ne voit.
sample_game-book-title-trick = Un pli
sample_game-book-text-trick = Tous jouent une carte, l’un après l’autre. Aucune couleur à fournir.
sample_game-book-title-scoring = Le décompte
sample_game-book-text-scoring = L’animal le plus fort prend le pli.
sample_game-book-title-end = La fin
sample_game-book-text-end = Quand toutes les cartes sont jouées, les points décident.
sample_game-book-title-variants = Variantes
sample_game-book-text-variants = Il n’y en a pas.
sample_game-book-title-rulings = Décisions
sample_game-book-text-rulings = Aucune question n’est ouverte.
