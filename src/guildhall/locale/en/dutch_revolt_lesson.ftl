# Dutch Revolt: the lessons, in English.

## provinces.toml

dutch_revolt-lesson-provinces-title = Two provinces
dutch_revolt-lesson-provinces-goal = Cities and provinces bring points. You lead the Burghers, in blue; never mind the rest of the map yet. Some of your units wait abroad: choose London Merchants, then Zeeland.
dutch_revolt-lesson-provinces-support = Two units still wait in London. Send one to Holland, or turn it into a coin for your treasury? Coins pay for armies later. You choose.
dutch_revolt-lesson-provinces-support-send_london_holland = Units land in open country: in the province, but in none of its towns or cities. The last one followed.
dutch_revolt-lesson-provinces-support-cash_london = A coin for your treasury. Units and coins are two sides of the same 40 tokens. The last unit went to Holland.
dutch_revolt-lesson-provinces-units = New units! They go where you already have some, and can at most double them. Choose Holland three times, Zeeland once, then Send.
dutch_revolt-lesson-provinces-conflict = Holland exceeded its limit of 12: conflict! Until it fits or one side is left, each loses one in turn, the smallest first: Reformers and neutrals one each, you none.
dutch_revolt-lesson-provinces-neutrals = Then grey neutrals fill the provinces up, this first time to one below each limit. They belong to nobody, but they count against every majority.
dutch_revolt-lesson-provinces-town = Each faction now arranges its units within a province; the one with most units there begins. A town has room for one unit. Delft is empty: move in.
dutch_revolt-lesson-provinces-city = A city is yours with more units inside than all others together. Amsterdam holds two neutrals: move in three, then “Send and finish”.
dutch_revolt-lesson-provinces-zeeland = Zeeland is next. A neutral sits in Vlissingen, and you may push it out. Take the town, or finish?
dutch_revolt-lesson-provinces-zeeland-occupy_vlissingen_town = The neutral had to leave for the open country. From now on, every town you hold brings a new unit each turn.
dutch_revolt-lesson-provinces-zeeland-done = Zeeland stays as it is. Every town you hold brings a new unit each turn: Vlissingen would have been one more.
dutch_revolt-lesson-provinces-province = A province is yours with more units in open country and towns than all others together. Holland and Zeeland are yours: 3 stars and 1, 4 points.
dutch_revolt-lesson-provinces-cities = Units in cities don’t count for the province: each city is won on its own. Amsterdam and Haarlem fly your flag, 1 point each.
dutch_revolt-lesson-provinces-aim = Each faction has an aim of its own. Yours: commercial towns, with an anchor, 1 point for each you hold. You hold three: with provinces and cities, 9 points.
dutch_revolt-lesson-provinces-aims = Catholics get 1 point per bishopric that isn’t Reformed, Habsburgs 1 per region with an army of theirs, Reformers 1 per Reformed university. Everybody scores cities and provinces.
dutch_revolt-lesson-provinces-bishoprics = Eight provinces have a bishopric. From next turn on, the faction that controls the province moves it one step a turn: Burghers and Reformers towards Reformed, the others towards Catholic.
dutch_revolt-lesson-provinces-universities = A university becomes Reformed when Reformers hold its town or city. The Nobility scores units outside cities: 1 point per 3 with five players, per 5 with three.
dutch_revolt-lesson-provinces-count = Points don’t add up. Each turn is counted anew, and only the count after turn 5 decides who wins; on a tie, more cities, then provinces, then units.
dutch_revolt-lesson-provinces-order = The highest score chooses first when to act next turn. The Catholics have; you’re second. Will you act before them or after them?
dutch_revolt-lesson-provinces-order-queue_1 = Going first, you raise armies and besiege before the others. But you place your units before you see where theirs go.
dutch_revolt-lesson-provinces-order-queue_2 = You’ll see what the Catholics do before you decide. Going first, you’d have raised armies and besieged before them.
dutch_revolt-lesson-provinces-setup = In a real game your faction comes with your seat. First, Habsburgs station two armies, Burghers and Reformers send units from abroad; then all place new units, Catholics first.
dutch_revolt-lesson-provinces-end = That was the short opening turn. Part two plays a full one, with taxes, armies and sieges. Remember: one unit more than all others together is enough.

## turn.toml

dutch_revolt-lesson-turn-title = A whole turn
dutch_revolt-lesson-turn-taxes = Taxes: your provinces paid 3 coins; each city pays 1 to 3. High taxes cost only tokens: coins and units share 40; with none left, you get neither. Take 3.
dutch_revolt-lesson-turn-support = Units abroad can land in any province; those that stay bring a new unit each. Send your Huguenot unit to Friesland, near a commercial town, or finish?
dutch_revolt-lesson-turn-support-send_huguenots_friesland = It’s in the open country of Friesland. Later we’ll move it into Harlingen, a commercial town: 1 point.
dutch_revolt-lesson-turn-support-done = It stays and brings you one more new unit this turn. In Friesland it could have taken Harlingen, a commercial town: 1 point.
dutch_revolt-lesson-turn-upkeep = Armies cost 1 coin a turn, Catholic ones 2. Unpaid ones plunder: a unit of their region turns neutral, or a neutral appears. They can’t act this turn, then leave.
dutch_revolt-lesson-turn-regions = Armies stand in regions. A region is a group of provinces with boxes for armies: the Holland region is Holland, Utrecht and Zeeland. Units stand in provinces.
dutch_revolt-lesson-turn-raise = Each turn you can raise up to three armies, in regions where you have units. The first costs you 2 coins. Raise it in the Holland region.
dutch_revolt-lesson-turn-second = The second costs 2 as well, a third would cost 3. Raise another army in Holland; you’ll have a task for each.
dutch_revolt-lesson-turn-battle = Battle in Flanders! Two Habsburg armies met one of the Reformers. The smaller camp loses all its armies; equal camps only block each other. Two armies alone never fight.
dutch_revolt-lesson-turn-camps = Who is in which camp? On the line Catholics, Habsburgs, Nobility, Burghers, Reformers, the two factions there furthest apart lead; the others join the nearer, or choose when halfway.
dutch_revolt-lesson-turn-siege = An unblocked army can besiege a city of its region that isn’t yours. One Reformer unit holds Leiden. Besiege it: nobody gets in or out now.
dutch_revolt-lesson-turn-fleet = Burghers or Reformers, not both, hire up to three Water Beggars, 2 coins each. More than a region’s armies destroy its most Catholic one; as many break its sieges.
dutch_revolt-lesson-turn-sack = Where no army stands, one beggar can sack a town: one more neutral in its province. Two besiege a city: in the end its units turn neutral.
dutch_revolt-lesson-turn-beggars = Or one waits to stop an army’s move or conversion: armies can make a unit their own. Hold one back in Brabant, against the Habsburg army there, or finish?
dutch_revolt-lesson-turn-beggars-hold_brabant = It waits in Brabant to stop one move or one conversion of the Habsburg army. This turn, the Reformers can’t hire any.
dutch_revolt-lesson-turn-beggars-done = You keep 5 coins. A beggar in Brabant could have stopped one move or one conversion of the Habsburg army there.
dutch_revolt-lesson-turn-march = The besieging army stays where it is. Move the other one to a neighbouring region without armies: choose Holland, then Gelderland.
dutch_revolt-lesson-turn-convert = An army with no rival army in its region converts one unit in open country or a town. Nijmegen, a Habsburg commercial town, or neutral Harderwijk?
dutch_revolt-lesson-turn-convert-convert_nijmegen_town_habsburgs = Well chosen: a commercial town is 1 point for you, and the Habsburgs have one town fewer.
dutch_revolt-lesson-turn-convert-convert_harderwijk_town_neutral = Harderwijk will bring new units, but it isn’t commercial. Nijmegen would have been 1 point for you and a loss for the Habsburgs.
dutch_revolt-lesson-turn-units = New units: one per city, town and unit abroad, one per five in open country; at least 7. Some are placed. Add 3 in Zeeland, 2 with the London Merchants.
dutch_revolt-lesson-turn-surplus = Provinces you control take any number of new units. But Zeeland’s limit is 5, and only yours are left: one too many, the red −1. Choose one in open country.
dutch_revolt-lesson-turn-reach = It can go to a neighbouring province or along a river, pushing out a neutral if that’s full; with nowhere to go, it returns to stock. Send it to Generality.
dutch_revolt-lesson-turn-alkmaar = In the conflict the Reformers lost Alkmaar. This town goes with Amsterdam: holding both, you get one more new unit each turn. Move in.
dutch_revolt-lesson-turn-bosch = Your surplus unit is in Generality. ’s-Hertogenbosch is a commercial town: move in. The unit inside, neutral or of a faction that acts after you, must leave for open country.
dutch_revolt-lesson-turn-leiden = Sieges end: two units inside become the besieger’s, any others neutral. The only unit in Leiden is yours now, and so is the city.
dutch_revolt-lesson-turn-faith = Each city’s marker shows its citizens’ mood. On the Catholic side, left, they drive out Burghers and Reformers; on the Reformed side, right, Catholics and Habsburgs; in the middle nobody.
dutch_revolt-lesson-turn-citizens = One coin moves one city’s marker one space your way, at most three per city a turn. Amsterdam is Catholic: pay two to reach the middle, then “Send and finish”.
dutch_revolt-lesson-turn-driven = When all have paid, each city drives out one unit, at the ends of the track two. Brugge, strongly Reformed now, drove out two Habsburg units; two Reformers moved in.
dutch_revolt-lesson-turn-score = Three cities make 3 points, Holland and Zeeland 4, each commercial town 1. That’s more than the 9 of last turn.
dutch_revolt-lesson-turn-church = The Reformers control Brabant, so its bishopric of Mechelen moved a step: it’s Reformed, 1 point less for the Catholics. Burghers push this way too.
dutch_revolt-lesson-turn-setup = In a real game your faction is drawn, unless you choose a seat when you create the table. A note beside the first question says what it scores for.
dutch_revolt-lesson-turn-end = Good players keep armies where no rival stands, pay citizens before a city falls, and save strength for the last count. Four turns are left!
