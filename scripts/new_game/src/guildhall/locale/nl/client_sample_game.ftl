# Sample Game in de browser, in het Nederlands.

client-source-sample_game-took = Slagen
