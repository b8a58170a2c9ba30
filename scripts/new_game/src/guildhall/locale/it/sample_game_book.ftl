# Sample Game in italiano: l’inizio di ogni capitolo delle regole. Id: vedi locale/README.md.

sample_game-book-title-goal = Lo scopo
sample_game-book-text-goal = Fai più prese che puoi. Ognuna vale un punto.
sample_game-book-title-table = Sul tavolo
sample_game-book-text-table = Ognuno ha in mano animali che nessun altro vede.
sample_game-book-title-trick = Una presa
sample_game-book-text-trick = Tutti giocano una carta, uno dopo l’altro. Non c’è un seme da seguire.
sample_game-book-title-scoring = Il punteggio
sample_game-book-text-scoring = L’animale più forte vince la presa.
sample_game-book-title-end = La fine
sample_game-book-text-end = Quando tutte le carte sono giocate, decidono i punti.
sample_game-book-title-variants = Varianti
sample_game-book-text-variants = Non ce ne sono.
sample_game-book-title-rulings = Decisioni
sample_game-book-text-rulings = Nessuna domanda è aperta.
