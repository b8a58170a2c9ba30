# Flandern 1302: the lessons, in English.

## basics.toml

flandern-lesson-basics-title = One city, from card to points
flandern-lesson-basics-goal = When a city is full, the guild with most districts scores its value, second place half. You’re Blue, in round 7. Only Gent matters: play its silver card, face down.
flandern-lesson-basics-influence = Everyone chooses in secret. With more influence cards you act earlier, but those you play are gone; having most left at the end is worth 3 points. Add one?
flandern-lesson-basics-influence-influence_0 = Well saved. With equal influence, players act clockwise from the starting player, and this round that’s you.
flandern-lesson-basics-influence-influence_1 = You act first. But nobody else added influence, and with equal influence play goes clockwise from the starting player: this round that’s you anyway.
flandern-lesson-basics-build = A long side of a new district borders a built one; it never touches its own colour, corners aside. Blue fits M3: build there. S2 and M4 suit other colours.
flandern-lesson-basics-whose = With a city card you build your own colour, Grey or the church. Only Blue counts for you. Place Blue.
flandern-lesson-basics-tile = The small figures are guild masters: of two guilds with equally many districts, the one with more masters ranks higher. Which tile do you use?
flandern-lesson-basics-tile-tile_plain = You save your masters for a city where it will be close. Good idea when you hope to be clearly ahead.
flandern-lesson-basics-tile-tile_one = One master is enough against most ties, and your best tile stays in stock.
flandern-lesson-basics-tile-tile_two = Safe against a tie here. It was your only long tile with two masters, though.
flandern-lesson-basics-box = Your player box: pale cards are played, red seals are influence left, the flag marks the starting player. Projection is what you’d score if every city counted now.
flandern-lesson-basics-stock = S, M, L in your box count your tiles left; with none, no Blue of that size. Plots nothing can be built on are covered: the city fills without them.
flandern-lesson-basics-gold = The starting player draws a golden card in secret and uses it after all have acted. Yours is Gent, but only for Grey or the church. Choose S2.
flandern-lesson-basics-church = A church district counts for no guild, but adds 2 to the city’s value instead of 1. Good where you lead. Place the church.
flandern-lesson-basics-special = Four church tiles are special: A, B and C add new plots outside the wall, D joins two small plots. Gent fills sooner with D: use it.
flandern-lesson-basics-site = A new round, and the next player starts. Your Gent card is played, but the building site card builds Blue, Grey or church in any city. Play it, without influence.
flandern-lesson-basics-begin = Start a Blue district on L1. It takes the plot at once, and new districts can adjoin it. The pawn means under construction. It counts only when it’s finished.
flandern-lesson-basics-back = There’s your pawn on L1. To finish it you need the Gent card again. The take-back card returns all your played cards. Play it.
flandern-lesson-basics-again = Only M4 is still empty. Once it’s filled, Gent scores at the end of that round, and unfinished districts count nothing. Play Gent.
flandern-lesson-basics-finish = A city card can also finish a building site there. Take the pawn off L1: your fourth district in Gent.
flandern-lesson-basics-golden = Golden cards can also be a building site, a take-back or one more influence card. Only gold brings cathedrals and extra guild masters for built districts, yours or Grey.
flandern-lesson-basics-cathedral = Boudewijn filled M4, so Gent will score. First your golden card: a cathedral makes a church district worth 3 instead of 2. In Gent or in Luik?
flandern-lesson-basics-cathedral-cathedral_gent_S2 = Right: Gent is worth 14 now instead of 13, and it’s yours.
flandern-lesson-basics-cathedral-cathedral_luik_centre = Luik will pay one more some day. Gent scores right now and is yours: it would have been 14 instead of 13.
flandern-lesson-basics-first = Gent scores: finished guild districts count 1, church districts 2, with a cathedral 3. You have most districts: all of it. Clara (Green) is second: half, rounded up, 7.
flandern-lesson-basics-third = Third place always gets 4, fourth 2. Yellow and Grey have two districts each; Yellow’s master decides. Equal in masters, too, both get the points of the lower place.
flandern-lesson-basics-over = Scored cities close. After a round with at most one empty plot in all, or no golden card left, the others score and it’s over. Most points win, never Grey.
flandern-lesson-basics-free = Now you: play this round on your own. The Gent cards are gone. The numbers below each city show what it would pay if it scored now.
flandern-lesson-basics-setup = In a real game you first choose a guild, then a place for its city; the centre is your first district. Utrecht (Grey) and Luik (church) are placed at random.
flandern-lesson-basics-end = Good players lead in a few cities rather than come third everywhere, keep the cards of cities about to fill, and save influence for a last plot.
