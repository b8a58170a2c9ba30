# Sample Game dans le navigateur, en français.

client-source-sample_game-took = Plis
