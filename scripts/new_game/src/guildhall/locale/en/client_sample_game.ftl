# Sample Game in the browser, in English.

client-round-sample_game = Trick { $trick }
client-source-sample_game-took = Tricks
