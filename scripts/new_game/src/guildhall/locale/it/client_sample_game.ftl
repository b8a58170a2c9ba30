# Sample Game nel browser, in italiano.

client-round-sample_game = Mano { $trick }
client-source-sample_game-took = Mani
