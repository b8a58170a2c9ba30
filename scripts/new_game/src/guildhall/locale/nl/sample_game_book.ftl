# Sample Game in het Nederlands: het begin van elk hoofdstuk van de regels. Ids: zie locale/README.md.

sample_game-book-title-goal = Het doel
sample_game-book-text-goal = Win zoveel slagen als je kunt. Elke slag is een punt.
sample_game-book-title-table = Op tafel
sample_game-book-text-table = Iedereen heeft dieren in de hand die niemand anders ziet.
sample_game-book-title-trick = Een slag
sample_game-book-text-trick = Iedereen speelt om de beurt één kaart. Er is geen kleur te bekennen.
sample_game-book-title-scoring = De telling
sample_game-book-text-scoring = Het sterkste dier wint de slag.
sample_game-book-title-end = Het einde
sample_game-book-text-end = Als alle kaarten zijn gespeeld, beslissen de punten.
sample_game-book-title-variants = Varianten
sample_game-book-text-variants = Die zijn er niet.
sample_game-book-title-rulings = Beslissingen
sample_game-book-text-rulings = Er is geen vraag open.
