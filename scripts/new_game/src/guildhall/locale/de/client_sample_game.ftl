# Sample Game im Browser, auf Deutsch.

client-source-sample_game-took = Stiche
