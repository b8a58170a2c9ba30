# Sample Game in de browser, in het Nederlands.

client-round-sample_game = Slag { $trick }
client-source-sample_game-took = Slagen
