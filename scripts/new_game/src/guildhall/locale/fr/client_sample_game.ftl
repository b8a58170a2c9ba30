# Sample Game dans le navigateur, en français.

client-round-sample_game = Pli { $trick }
client-source-sample_game-took = Plis
