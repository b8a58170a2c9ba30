# Guildes in English: what each question decides and what to look at. Ids: see locale/README.md.

## The strip of the round

guildes-round = Ballot { $ballot }
guildes-step-draft = Draft
guildes-step-aside = Redistribution
guildes-step-play = Play
guildes-step-tricks = Dirty tricks
guildes-step-count = Count the votes

## The questions

guildes-aid-pick = The cards you keep are your hand for this ballot. Guilds pay those who have the most of their cards. Your neighbour gets what you leave.
guildes-aid-aside = The cards set aside are shuffled and everyone gets one back. Give the one you need least: anything may come back.
guildes-aid-lay = A played card stays in front of you in later ballots too. What does the guild pay, and how many cards are you short of the lead?
guildes-aid-lay_two = You choose two cards now and everyone reveals together. Two of one guild can take the lead at a stroke.
guildes-aid-protect = Protected, no other player’s trick can touch you or your cards this ballot. You go first, so it covers the whole trick phase.
guildes-aid-swap = Two cards of two players change places; one of the players may be you. Look for a guild where one card decides a place.
guildes-aid-swap_with = The first card goes to this player, and theirs goes the other way. Think of what both guilds pay afterwards.
guildes-aid-sacrifice = You give up a card of a guild worth 10 or more, then remove any card. Worth it when that costs an opponent a first place.
guildes-aid-eliminate = The card leaves the table for good. Look for the guild where a leader is only one card ahead.
guildes-aid-second_hand = You see two random cards from the discard pile and play one of them: a free card, but you can’t know which.
guildes-aid-keep = Which of the two moves you up a place? Compare what both guilds pay now.
guildes-aid-recall = One of your cards on the table comes back and a card from your hand takes its place. Take back one that earns nothing.
guildes-aid-replace = This card stays on the table from now on; the one you took back is discarded.
guildes-aid-swing = For this count only, a player’s cards of this guild are counted one higher or one lower. Use it to make or break a tie.
