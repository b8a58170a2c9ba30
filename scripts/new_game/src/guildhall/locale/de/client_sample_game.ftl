# Sample Game im Browser, auf Deutsch.

client-round-sample_game = Stich { $trick }
client-source-sample_game-took = Stiche
