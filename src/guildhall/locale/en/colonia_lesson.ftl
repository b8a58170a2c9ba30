# Colonia: the lessons, in English.

## basics.toml

colonia-lesson-basics-title = Your first two weeks
colonia-lesson-basics-goal = You lead a family in medieval Cologne for six weeks. Relics bring points: the number on each card. They are sold on Sundays, at the altar. Most points win.
colonia-lesson-basics-family = Each Tuesday you play a family card and send that many members to the town hall. The highest card goes first all week. Play 8 or 6.
colonia-lesson-basics-family-family_8 = Nobody can beat 8: you go first. But 8 members are busy, and each card is played only once in the game.
colonia-lesson-basics-family-family_6 = Enough: Boudewijn played 5, Clara 3. You go first and keep the 8 for later. Each card is played only once in the game.
colonia-lesson-basics-equal = What if cards are equal? In week one, dice decide between those players; later, their order of the week before is reversed.
colonia-lesson-basics-street = The members you sent wait on the Tuesday field and come home next Tuesday. It’s the same on other days: back a week later, after that day’s work.
colonia-lesson-basics-week = Each day, one place is in play. The market brings cubes, craftsmen turn them into goods, ships turn goods into money, and money buys relics.
colonia-lesson-basics-plan = Your plan: a ship in the harbour pays 9 for a wheel, a painting and shoes. Click the harbour to see it. You already have the painting, behind your screen.
colonia-lesson-basics-market = You need iron and wood for the wheel, leather and fur for shoes; only iron is missing. Take a whole stall, one member per cube: stall 4 or 7?
colonia-lesson-basics-market-take_4 = Three cubes for three members: iron for the wheel. Linen and fur make a third good.
colonia-lesson-basics-market-take_7 = Four cubes for four members: iron, and with leather and more iron a third good.
colonia-lesson-basics-pass = It goes round until all have passed. You have enough cubes: pass. Then you’re out for today, and cubes nobody takes go back into the bag.
colonia-lesson-basics-vote = Thursday starts with a vote. The number on your family card is your number of votes. This decree suits Boudewijn: he has taken iron and wood.
colonia-lesson-basics-vote-vote_yes = Passed: the wheelwright’s stick moved down two spaces. Three wheels are certain now. Being first, you were sure of yours; now Boudewijn’s is certain, too.
colonia-lesson-basics-vote-vote_no = Rejected: you and Clara outvoted Boudewijn. One wheel is certain today, and you order first.
colonia-lesson-basics-order = An order costs the two cubes shown and one member in the queue. Orders above the craftsman’s stick are ready today. Order a wheel.
colonia-lesson-basics-queue = Boudewijn came second to the wheelwright: that costs two members, a third order three. Nobody has ordered shoes today, so yours take one. Order them.
colonia-lesson-basics-more = You have cubes for one more good. Compare them with the two cubes beside each craftsman: who can use yours?
colonia-lesson-basics-more-order_tailor = Right: linen and fur. Clara had been there before you, so it took two members.
colonia-lesson-basics-more-order_saddler = Right: leather and iron. You were the first there today, so it took one member.
colonia-lesson-basics-dice = When all had passed, dice moved the sticks further down. Today that was enough for every order; one still below its stick waits until next Thursday. Your goods are here.
colonia-lesson-basics-home = Friday began with a vote, and we said yes for you: each family took three members home from the Thursday field at once, instead of next week.
colonia-lesson-basics-ships = Ships marked “sails” leave on Saturday and pay in their city’s money. Monday’s week card says how many; the others stay and pay later. In week six, all sail.
colonia-lesson-basics-load = A hold takes exactly the goods shown, and one member. Load yours for Novgorod. Bergen pays 14 for four goods, but its money buys only Bergen relics: none is here.
colonia-lesson-basics-display = Saturday, the last vote: two more relics for tomorrow? On a tie the mayor’s side wins. The mayor goes first: this week, you. Vote yes.
colonia-lesson-basics-money = The ships have sailed. Four cities, four moneys: 9 grivnas from Novgorod came to your 5. A relic is paid only in its own city’s money.
colonia-lesson-basics-buy = Sunday, and you choose first. Your 14 grivnas from Novgorod buy 4 points for 14, or 3 points for 12.
colonia-lesson-basics-buy-buy_nowgorod-4 = Four points. Clara had 14 grivnas, too, but came after you: the 3 was left for her.
colonia-lesson-basics-buy-buy_nowgorod-3 = Three points, and 2 grivnas left. Clara had 14, too: she took the 4 points.
colonia-lesson-basics-small = Your 5 pounds from London buy 1 point here. Buy it, or pass and save for a better relic of London?
colonia-lesson-basics-small-buy_london-1 = One point is safe, and your London money is spent.
colonia-lesson-basics-small-pass = You keep 5 pounds. One good ship to London, and you can afford much more than 1 point.
colonia-lesson-basics-shrine = This is a shrine. It has no points itself, but doubles one relic of its city. Put the relic in when you buy either of them; later you can’t.
colonia-lesson-basics-insure = Tonight all cards left are replaced. A member on a card keeps it there, but next Sunday anyone may buy it. Put one on Novgorod’s 5-point relic.
colonia-lesson-basics-windows = After week six, the player with most money of a city gets its window: 2 points; on a tie, nobody. Otherwise, money, goods and cubes left over only break ties.
colonia-lesson-basics-tuesday = Week two is yours; stalls, decrees and ships are new. Last Tuesday’s members come home only after the reveal. Can’t send enough without them? Then your card counts 0.
colonia-lesson-basics-wednesday = Two votes first. Then look at the harbour: which holds could you fill, and in which city’s money? Take cubes for those goods, and pass.
colonia-lesson-basics-thursday = Order where you are first, or where the stick leaves room. When you have no use for more, pass.
colonia-lesson-basics-friday = After the vote, load what you can; if nothing fits, the day passes without you. Bigger holds pay more per good: 2, 5, 9 or 14 for one to four.
colonia-lesson-basics-sunday = Sunday. Turns in which you could load or buy nothing were skipped. Buy what your money can, or save it; then members can keep cards for next Sunday.
colonia-lesson-basics-setup = A real game begins with dice: you get a good, on a 6 one you choose. A Saturday decree lets you exchange up to 5 of one money for another.
colonia-lesson-basics-end = Good players look at the altar first: which money will they need? They fill big holds, and keep enough members for the days to come.
