# Sample Game in the browser, in English.

client-source-sample_game-took = Tricks
