# The board of Guildes in the browser, in English.

client-length-guildes = 20 minutes
client-weight-guildes = light
client-round-guildes = Ballot { $ballot }
client-thanks-guildes = by Frédéric Bizet, published by Bad Taste Games.
client-guildes-table = Guilds and players: cards laid, and the votes they would bring now
client-guildes-cell = { $guild } of { $name }: { $count }, { $votes } votes now
client-guildes-each = { $votes } each
client-guildes-packet = Your packet
client-guildes-hand = Your cards
client-guildes-laid = Laid face down
client-source-guildes-votes = Guilds
client-source-guildes-militia = Militia
client-guildes-turned = Turned up
client-guildes-covered = A card face down
