# Guildes: the lessons, in English.

## basics.toml

guildes-lesson-basics-title = Your first ballot
guildes-lesson-basics-goal = Each guild votes for the player with most of its cards; most votes win. Alchemists bring the most: 14. Pick them from your packet.
guildes-lesson-basics-second = Everybody passed the rest to the left; this packet is new to you. More Alchemists, or Militia, which nobody can contest? You choose.
guildes-lesson-basics-second-pick_alchemists = Two of a guild are a good start. But you saw it: others can pick Alchemists, too.
guildes-lesson-basics-second-pick_militia = Militia bring 3 votes a card, sure and without rivals. A second card of Alchemists would have helped you win their 14.
guildes-lesson-basics-rest = It goes on like this until the packets are empty: pick one, pass the rest. Press Next and we’ll pick the others for you.
guildes-lesson-basics-lay = You hold 9 cards and will play 7, one at a time. Everybody plays face down, then all turn up together. Start with Alchemists.
guildes-lesson-basics-fight = Boudewijn and Diederik played Alchemists, too! Fight on, or play something else? Your choice.
guildes-lesson-basics-fight-lay_alchemists = All three of you have two now. If it stays like this, you share the 14 votes: 4 each.
guildes-lesson-basics-fight-lay_knights = You leave Alchemists to the others and try another guild. Only most Knights will pay in this ballot.
guildes-lesson-basics-fight-lay_militia = Three sure votes. With one card, you’ll get nothing from the Alchemists.
guildes-lesson-basics-last = We’ve played four more cards for you. One more to go! The two you don’t play are discarded, and nobody sees them.
guildes-lesson-basics-last-lay_nobles = Well spotted: that draws you level with Clara, two Nobles each. 12 votes are shared, 6 for each of you.
guildes-lesson-basics-last-lay_knights = Boudewijn has two Knights. With fewer than that you get nothing for them. Nobles would have tied with Clara: 6 votes.
guildes-lesson-basics-last-lay_alchemists = Three players with two Alchemists share 14 votes: 4 each. Nobles would have tied with Clara: 6 votes.
guildes-lesson-basics-last-lay_militia = Three sure votes now, and again at both later counts. Nobles would have tied with Clara: 6 votes.
guildes-lesson-basics-won = The votes are counted, guild by guild. You have most Burghers: 10 votes. In the first ballot, only first place pays.
guildes-lesson-basics-tie = You and Diederik tied for Merchants. Tied players share the votes, rounded down: of the 9 each of you got 4.
guildes-lesson-basics-militia = Militia is not a race: every card gives its owner 3 votes at every count. Clara has one.
guildes-lesson-basics-stay = Cards on the table stay. Ballot two also pays second place, ballot three the third as well. The + numbers show what cards would bring now.
guildes-lesson-basics-free = Now you: play the whole second ballot on your own. First and second place pay. Where do one or two cards overtake somebody?
guildes-lesson-basics-end = Good players watch what others collect, take guilds that few want, and play Militia early: each card pays at every count that follows.
