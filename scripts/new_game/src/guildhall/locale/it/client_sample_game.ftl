# Sample Game nel browser, in italiano.

client-source-sample_game-took = Mani
