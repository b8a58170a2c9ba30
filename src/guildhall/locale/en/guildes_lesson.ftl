# Guildes: the lessons, in English.

## basics.toml

guildes-lesson-basics-title = Your first ballot
guildes-lesson-basics-goal = Each guild votes for the player with most of its cards; most votes win. Alchemists bring the most: 14. Pick them from your packet.
guildes-lesson-basics-second = Everybody passed the rest on, yours went to Boudewijn; an arrow drawn for each ballot says which way. More Alchemists now, or Militia, 3 sure votes a card? You choose.
guildes-lesson-basics-second-pick_alchemists = Two of a guild are a good start. But you saw it: others can pick Alchemists, too.
guildes-lesson-basics-second-pick_militia = Militia bring 3 votes a card, sure and without rivals. A second card of Alchemists would have helped you win their 14.
guildes-lesson-basics-rest = It goes on like this until the packets are empty: pick one, pass the rest. Press Next and we’ll pick the others for you.
guildes-lesson-basics-lay = You hold 9 cards and will play 7, one at a time. Everybody plays face down, then all turn up together. Start with Alchemists.
guildes-lesson-basics-fight = Boudewijn and Diederik played Alchemists, too! Play the card you picked second, Alchemists or Militia, or try Knights? Your choice.
guildes-lesson-basics-fight-lay_alchemists = All three of you have two now. If it stays like this, you share the 14 votes: 4 each.
guildes-lesson-basics-fight-lay_knights = You leave Alchemists to the others and try another guild. Only most Knights will pay in this ballot.
guildes-lesson-basics-fight-lay_militia = Three sure votes. With one card, you’ll get nothing from the Alchemists.
guildes-lesson-basics-last = We’ve played four more cards for you. One more to go! The two you don’t play are discarded, and nobody sees them.
guildes-lesson-basics-last-lay_nobles = Well spotted: that draws you level with Clara, two Nobles each. 12 votes are shared, 6 for each of you.
guildes-lesson-basics-last-lay_knights = Boudewijn has two Knights. With fewer than that you get nothing for them. Nobles would have tied with Clara: 6 votes.
guildes-lesson-basics-last-lay_alchemists = Three players with two Alchemists share 14 votes: 4 each. Nobles would have tied with Clara: 6 votes.
guildes-lesson-basics-last-lay_militia = Three sure votes now, and again at both later counts. Nobles would have tied with Clara: 6 votes.
guildes-lesson-basics-won = The votes are counted, guild by guild. You have most Burghers: 10 votes. In the first ballot, only first place pays.
guildes-lesson-basics-tie = You and Diederik tied for Merchants and share their 9 votes, rounded down: 4 each. When more places pay, tied players share all the places they fill.
guildes-lesson-basics-militia = Militia is not a race: each of the 15 cards gives its owner 3 votes at every count. With three players, there are only 12 Militia cards and no Alchemists.
guildes-lesson-basics-stay = Cards on the table stay. Ballot two also pays second place, ballot three the third as well. The + numbers show the votes each player would get now.
guildes-lesson-basics-free = Now you: play the whole second ballot on your own. First and second place pay. Where do one or two cards overtake another player?
guildes-lesson-basics-own = Ballot two is counted: see what each guild brought you. Second place paid, too: Alchemists pay 14 votes, then 7, and players who tie for a place share.
guildes-lesson-basics-third = Ballot three pays three places; only two for Fishermen and Burghers, four for Alchemists. Every guild has as many cards as its first place pays.
guildes-lesson-basics-end = After ballot three the most votes win; a tie is shared. Good players take guilds that few want and play Militia early: it pays at every count.

## events.toml

guildes-lesson-events-title = A ballot with an event
guildes-lesson-events-rule = With event cards, every ballot has a rule of its own. In this one ties vanish: players level in a guild count as having none of it; others move up.
guildes-lesson-events-last = Three of you have two Alchemists. As it stands, all three vanish, and nobody gets the 14 votes. What is your last card?
guildes-lesson-events-last-lay_alchemists = Three cards: you’re level with nobody, so all 14 votes are yours.
guildes-lesson-events-last-lay_militia = Militia has no ties: 3 votes. A third Alchemists card would have left you alone with 14 votes.
guildes-lesson-events-last-lay_peasants = Diederik has one, too: you both vanish there. A third Alchemists card would have left you alone with 14 votes.
guildes-lesson-events-vanished = See the Nobles: Boudewijn and Clara had two each, so both vanished. Your single card took all 12 votes. Militia counts as always.
guildes-lesson-events-others = The next ballot has another event: you play one card, then two at once, then one again, and so on. Cards played together turn up together.
guildes-lesson-events-more = Other events: you play one card fewer; cards turn up after the next are played; you play in turn, face up; or everybody gives one card, shuffled and dealt again.
guildes-lesson-events-end = Good players read the event before their first pick. When ties vanish, a guild of your own beats a fight among equals.

## tricks.toml

guildes-lesson-tricks-title = Dirty tricks
guildes-lesson-tricks-trick = With dirty tricks, each player gets one before the draft, face up. Yours: one player’s Priests ±1. Tricks are used after the last card. Play Priests.
guildes-lesson-tricks-swap = Letters decide the order. Diederik’s A, Protection: no other trick touches him. Boudewijn’s B, Swap, exchanges one card each of two players: his Alchemists for your Nobles.
guildes-lesson-tricks-substitution = Clara’s E, Substitution: she took Merchants back from the table and played another card of her hand, Peasants. With tricks, you keep unplayed cards until your own is done.
guildes-lesson-tricks-use = Now your H: any player but Diederik counts one Priest more or fewer. Clara and you have two each. What do you do?
guildes-lesson-tricks-use-raise_0 = You count three Priests now: all 13 votes are yours instead of 6.
guildes-lesson-tricks-use-lower_2 = Clara counts one Priest now: all 13 votes are yours instead of 6. Raising yourself would have done the same.
guildes-lesson-tricks-use-decline = Nobody has to use a trick. But now you share 13 votes with Clara, 6 each; one Priest more would have brought you all.
guildes-lesson-tricks-counted = A number that was raised or lowered holds for this count only. Cards that were swapped or discarded don’t come back.
guildes-lesson-tricks-others = Everybody has a new trick for the next ballot, never the same letter twice in a row. Nobody has to use one; protected players can’t be chosen.
guildes-lesson-tricks-more = C, Sacrifice: discard your own card of a guild worth 10 or more, then any one card on the table. D, Second hand: draw two discarded cards and play one.
guildes-lesson-tricks-end = All tricks lie open from the start. Good players ask before they pick: who can hurt my best guild, and whose letter comes after mine?
