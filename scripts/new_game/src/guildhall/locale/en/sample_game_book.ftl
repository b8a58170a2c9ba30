# Sample Game in English: how each chapter of the rules begins. Ids: see locale/README.md.

sample_game-book-title-goal = The goal
sample_game-book-text-goal = Take as many tricks as you can. Each is worth a point.
sample_game-book-title-table = On the table
sample_game-book-text-table = Everyone holds a hand of animals that nobody else sees.
sample_game-book-title-trick = A trick
sample_game-book-text-trick = All play one card, one after another. There is no suit to follow.
sample_game-book-title-scoring = Scoring
sample_game-book-text-scoring = The strongest animal takes the trick.
sample_game-book-title-end = The end
sample_game-book-text-end = When all cards are played, the points decide.
sample_game-book-title-variants = Variants
sample_game-book-text-variants = There are none.
sample_game-book-title-rulings = Rulings
sample_game-book-text-rulings = No question is open.
