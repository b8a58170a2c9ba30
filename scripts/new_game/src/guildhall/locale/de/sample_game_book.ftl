# Sample Game auf Deutsch: wie jedes Kapitel der Regeln beginnt. Ids: siehe locale/README.md.

sample_game-book-title-goal = Das Ziel
sample_game-book-text-goal = Mach so viele Stiche, wie du kannst. Jeder bringt einen Punkt.
sample_game-book-title-table = Auf dem Tisch
sample_game-book-text-table = Jeder hat Tiere auf der Hand, die sonst niemand sieht.
sample_game-book-title-trick = Ein Stich
sample_game-book-text-trick = Alle spielen nacheinander eine Karte. Eine Farbe zu bedienen gibt es nicht.
sample_game-book-title-scoring = Wertung
sample_game-book-text-scoring = Das stärkste Tier bekommt den Stich.
sample_game-book-title-end = Das Ende
sample_game-book-text-end = Sind alle Karten gespielt, entscheiden die Punkte.
sample_game-book-title-variants = Varianten
sample_game-book-text-variants = Es gibt keine.
sample_game-book-title-rulings = Entscheidungen
sample_game-book-text-rulings = Keine Frage ist offen.
