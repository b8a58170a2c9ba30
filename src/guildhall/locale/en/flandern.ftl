# Flandern 1302 in English. Ids: see locale/README.md.

flandern-name = Flandern 1302
flandern-about = Build districts for your guild in six cities of old Flanders. A completed city pays its full value to the majority and half to second place; most points win.
flandern-option-fixed_centres = Fixed centres: each city centre has a fixed place on the board
    .short = Fixed centres
flandern-option-corner_touch = Corners touch: districts with the same arms may not even meet at a corner
    .short = Corners touch
flandern-option-bonus_when_zero = Influence bonus for all: paid even if nobody has an influence card left
    .short = Influence bonus for all
flandern-option-spread_cities = City cards in both golden piles: those of the guilds’ own cities come later (our reconstruction)
    .short = City cards in both piles
flandern-style-spoiler = Spoiler
flandern-style-spoiler-about = Builds more grey districts, to spoil the majorities of others.
flandern-style-surveyor = Surveyor
flandern-style-surveyor-about = Claims plots with building sites, to finish them later.
flandern-style-hothead = Hothead
flandern-style-hothead-about = Spends influence cards early to act before the others.
flandern-ending-plots_filled = The cities are full.
flandern-ending-gold_gone = The golden pile is used up.
flandern-ending-influenced_only = Only the influenced guilds could still build.
flandern-ending-stalled = Nothing was built for too many turns.

## Things

flandern-arms-blue = Blue
flandern-arms-yellow = Yellow
flandern-arms-green = Green
flandern-arms-red = Red
flandern-arms-grey = Grey
flandern-arms-church = Church

flandern-guild-blue = Blue (dyers)
flandern-guild-yellow = Yellow (cloth cutters)
flandern-guild-green = Green (fullers)
flandern-guild-red = Red (weavers)

flandern-city-brugge = Brugge
flandern-city-gent = Gent
flandern-city-ieper = Ieper
flandern-city-leuven = Leuven
flandern-city-luik = Luik
flandern-city-utrecht = Utrecht

flandern-ground-1 = 1
flandern-ground-2 = 2
flandern-ground-3 = 3
flandern-ground-4 = 4
flandern-ground-5 = 5
flandern-ground-6 = 6

flandern-plot-S1 = S1
flandern-plot-S2 = S2
flandern-plot-S3 = S3
flandern-plot-S4 = S4
flandern-plot-M1 = M1
flandern-plot-M2 = M2
flandern-plot-M3 = M3
flandern-plot-M4 = M4
flandern-plot-L1 = L1
flandern-plot-L2 = L2
flandern-plot-L3 = L3
flandern-plot-L4 = L4
flandern-plot-A1 = A1
flandern-plot-B1 = B1
flandern-plot-C1 = C1
flandern-plot-C2 = C2
flandern-plot-centre = the centre

flandern-shape-S = small (S)
flandern-shape-M = long (M)
flandern-shape-L = large (L)

flandern-tile-plain = no master
flandern-tile-one = one master
flandern-tile-two = two masters
flandern-tile-A = special tile A (adds an S plot)
flandern-tile-B = special tile B (adds an M plot)
flandern-tile-C = special tile C (adds an M and an S plot)
flandern-tile-D = special tile D (a square on two S plots)

flandern-way-n = north
flandern-way-e = east
flandern-way-s = south
flandern-way-w = west
flandern-way-n-e = north (M plot) and east (S plot)
flandern-way-n-w = north (M plot) and west (S plot)
flandern-way-s-e = south (M plot) and east (S plot)
flandern-way-s-w = south (M plot) and west (S plot)
flandern-way-e-n = east (M plot) and north (S plot)
flandern-way-e-s = east (M plot) and south (S plot)
flandern-way-w-n = west (M plot) and north (S plot)
flandern-way-w-s = west (M plot) and south (S plot)

flandern-deed-brugge = Brugge
flandern-deed-gent = Gent
flandern-deed-ieper = Ieper
flandern-deed-leuven = Leuven
flandern-deed-luik = Luik
flandern-deed-utrecht = Utrecht
flandern-deed-site = Building site
flandern-deed-take_back = Take back

flandern-card-brugge = Brugge
flandern-card-gent = Gent
flandern-card-ieper = Ieper
flandern-card-leuven = Leuven
flandern-card-luik = Luik
flandern-card-utrecht = Utrecht
flandern-card-site = Building site
flandern-card-take_back = Take back
flandern-card-influence = Influence
flandern-card-cathedral = Cathedral
flandern-card-master = Guild master

flandern-number-0 = No
flandern-number-1 = +1
flandern-number-2 = +2
flandern-number-3 = +3
flandern-number-4 = +4
flandern-number-5 = +5
flandern-number-6 = +6
flandern-number-7 = +7
flandern-number-8 = +8
flandern-number-9 = +9

flandern-charge-blue-brugge = Blue · Brugge
flandern-charge-blue-gent = Blue · Gent
flandern-charge-blue-ieper = Blue · Ieper
flandern-charge-blue-leuven = Blue · Leuven
flandern-charge-blue-luik = Blue · Luik
flandern-charge-blue-utrecht = Blue · Utrecht
flandern-charge-blue-site = Blue · Building site
flandern-charge-yellow-brugge = Yellow · Brugge
flandern-charge-yellow-gent = Yellow · Gent
flandern-charge-yellow-ieper = Yellow · Ieper
flandern-charge-yellow-leuven = Yellow · Leuven
flandern-charge-yellow-luik = Yellow · Luik
flandern-charge-yellow-utrecht = Yellow · Utrecht
flandern-charge-yellow-site = Yellow · Building site
flandern-charge-green-brugge = Green · Brugge
flandern-charge-green-gent = Green · Gent
flandern-charge-green-ieper = Green · Ieper
flandern-charge-green-leuven = Green · Leuven
flandern-charge-green-luik = Green · Luik
flandern-charge-green-utrecht = Green · Utrecht
flandern-charge-green-site = Green · Building site
flandern-charge-red-brugge = Red · Brugge
flandern-charge-red-gent = Red · Gent
flandern-charge-red-ieper = Red · Ieper
flandern-charge-red-leuven = Red · Leuven
flandern-charge-red-luik = Red · Luik
flandern-charge-red-utrecht = Red · Utrecht
flandern-charge-red-site = Red · Building site

flandern-phase-guild = choosing guilds
flandern-phase-found = placing the centres
flandern-phase-adopt = choosing influenced guilds
flandern-phase-settle = drawing the places of Utrecht and Luik
flandern-phase-gold = drawing the golden card
flandern-phase-choose = choosing cards in secret
flandern-phase-turn = choosing an action
flandern-phase-draw = drawing from the pile
flandern-phase-act = resolving a card
flandern-phase-whose = choosing whose district
flandern-phase-tile = choosing the tile
flandern-phase-lies = placing a special tile
flandern-phase-cathedral = placing a cathedral
flandern-phase-master = placing a guild master
flandern-phase-next = continuing
flandern-phase-over = game over

## The board

flandern-board-letter-blue = B
flandern-board-letter-yellow = Y
flandern-board-letter-green = G
flandern-board-letter-red = R
flandern-board-letter-grey = N
flandern-board-letter-church = C
flandern-board-head = Round { $round }: { $phase }
flandern-board-lead = Starting player: { $seat }
flandern-board-gold = Golden pile: A { $a }, B { $b }
flandern-board-pile = Influenced guilds’ pile: { $count } face down; face up: { $aside }
flandern-board-idle = Turns in a row without building: { $count }; the game ends at { $limit }.
flandern-board-acts = { $seat } resolves: { $card }
flandern-board-player = { $seat } ({ $guild }): { $points } points, influence { $count }, played: { $played }
flandern-board-player-two = { $seat } ({ $guild }): { $points } points, played: { $played }
flandern-board-grey = Grey, the neutral guild: { $points } points
flandern-board-legend = B blue, Y yellow, G green, R red, N grey, C church; a digit = masters, * = building site, † = cathedral, ## = covered. Below each city: districts/masters=points if it were scored now.
flandern-board-city = { $city } (place { $ground }), value { $value }
flandern-board-scored = – scored
flandern-board-empty = Empty: { $plots }
flandern-board-sites = Sites: { $plots }
flandern-board-stock = Stock by shape; each digit is a tile and its printed masters:
flandern-board-pawns = Pawns: { $sites } sites, { $cathedrals } cathedrals, { $masters } masters
flandern-board-hand = Your cards: { $cards }
flandern-board-own-gold = Your golden card: { $card }
flandern-board-chosen = You chose { $deed } with { $laid } influence

## Questions and moves

flandern-ask-guild = Choose your guild.
flandern-ask-found = Choose a place for { $card }.
flandern-ask-adopt = Choose the influenced guild that scores for you.
flandern-ask-choose = Choose your action card for this round.
flandern-ask-influence = How many influence cards do you want to add?
flandern-ask-turn = Play a card from your hand, or draw for the influenced guilds first?
flandern-ask-own = Play a card from your hand.
flandern-ask-act = Choose a plot to build on, or a building site to finish.
flandern-ask-site = Choose a plot for the new building site.
flandern-ask-whose = Whose district do you want to place?
flandern-ask-tile = Which tile do you want to use?
flandern-ask-lies = Which way should the special tile face?
flandern-ask-cathedral = Choose a church district for the cathedral.
flandern-ask-master = Choose a district for the guild master.

flandern-move-guild = Take { $guild }
flandern-move-found = Place the centre on place { $ground }
flandern-move-adopt = Adopt { $guild }
flandern-move-choose = Play { $deed }
flandern-move-influence = { $number } influence
flandern-move-draw = Draw a card for the influenced guilds
flandern-move-build = Build in { $city } on { $plot }
flandern-move-finish = Finish the site in { $city } on { $plot }
flandern-move-whose = Place a district: { $arms }
flandern-move-tile = Use the tile: { $tile }
flandern-move-lies = Face it: { $way }
flandern-move-cathedral = Cathedral in { $city } on { $plot }
flandern-move-master = Guild master in { $city } on { $plot }

## What happened

flandern-told-took_guild = { $seat } takes { $guild }.
    .you = You take { $guild }.
flandern-told-adopted = { $seat } adopts { $guild }.
    .you = You adopt { $guild }.
flandern-told-founded = { $seat } founds { $city } ({ $arms }) on place { $ground }.
    .you = You found { $city } ({ $arms }) on place { $ground }.
flandern-told-settled = { $city } ({ $arms }) is on place { $ground }.
flandern-told-unused = { $city } is not used in this game; its cards are removed.
flandern-told-round = Round { $round }: { $seat } starts.
    .you = Round { $round }: you start.
flandern-told-gold = { $seat } draws a golden card.
    .you = You draw a golden card.
flandern-told-gold_seen = Your golden card: { $card }.
flandern-told-gold_removed = { $seat } draws the golden card { $card }; that city has been scored, so the card is removed.
    .you = You draw the golden card { $card }; that city has been scored, so the card is removed.
flandern-told-gold_none = There is no golden card left for { $seat }.
    .you = There is no golden card left for you.
flandern-told-chose =
    You play { $deed } and { $laid ->
        [one] 1 influence card
       *[other] { $laid } influence cards
    } face down.
flandern-told-revealed =
    { $seat } reveals { $deed } with { $laid ->
        [one] 1 influence card
       *[other] { $laid } influence cards
    }.
    .you =
        You reveal { $deed } with { $laid ->
            [one] 1 influence card
           *[other] { $laid } influence cards
        }.
flandern-told-order =
    { $seat } acts { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }.
    .you =
        You act { $place ->
            [1] first
            [2] second
            [3] third
           *[other] fourth
        }.
flandern-told-plays = { $seat } plays { $deed }.
    .you = You play { $deed }.
flandern-told-charge = { $seat } draws { $charge }.
    .you = You draw { $charge }.
flandern-told-charge_removed = { $seat } draws { $charge }; that city has been scored, so the card is removed.
    .you = You draw { $charge }; that city has been scored, so the card is removed.
flandern-told-reshuffled =
    The pile is empty: { $count ->
        [one] the 1 face-up card forms
       *[other] the { $count } face-up cards form
    } a new one.
flandern-told-idle =
    Nothing has been built for { $count } turns; the game ends after { $left ->
        [one] 1 more turn like this
       *[other] { $left } more turns like this
    }.
flandern-told-stalled = Nothing has been built for { $count } turns: the game ends and all cities are scored.
flandern-told-built = { $seat } builds in { $city } on { $plot }: { $arms }, { $tile }.
    .you = You build in { $city } on { $plot }: { $arms }, { $tile }.
flandern-told-began = { $seat } starts a building site in { $city } on { $plot }: { $arms }, { $tile }.
    .you = You start a building site in { $city } on { $plot }: { $arms }, { $tile }.
flandern-told-new_plot = { $city } gets a new plot { $plot }, { $shape }.
flandern-told-swallowed = Plot { $plot } in { $city } disappears.
flandern-told-finished = { $seat } finishes the site in { $city } on { $plot } ({ $arms }).
    .you = You finish the site in { $city } on { $plot } ({ $arms }).
flandern-told-took_back =
    { $seat } takes back { $count ->
        [one] 1 action card
       *[other] { $count } action cards
    }.
    .you =
        You take back { $count ->
            [one] 1 action card
           *[other] { $count } action cards
        }.
flandern-told-no_effect = { $seat } can’t use { $card }: it has no effect.
    .you = You can’t use { $card }: it has no effect.
flandern-told-no_pawn = { $seat }: no site pawns are left, so the card has no effect.
    .you = No site pawns are left, so your card has no effect.
flandern-told-gold_shown = { $seat } reveals the golden card { $card }.
    .you = You reveal the golden card { $card }.
flandern-told-gained = { $seat } gains an influence card and now has { $count }.
    .you = You gain an influence card and now have { $count }.
flandern-told-cathedral = { $seat } places a cathedral in { $city } on { $plot }.
    .you = You place a cathedral in { $city } on { $plot }.
flandern-told-master = { $seat } places a guild master in { $city } on { $plot } ({ $arms }).
    .you = You place a guild master in { $city } on { $plot } ({ $arms }).
flandern-told-covered = Plot { $plot } in { $city } is covered.
flandern-told-scored = { $city } is scored. Its value is { $value }.
flandern-told-ranked =
    { $city }: { $arms } has { $count ->
        [one] 1 district
       *[other] { $count } districts
    }, masters { $masters }; { $tied ->
        [one] rank { $rank }
       *[other] rank { $rank } shared by { $tied }
    } of value { $value }{ $rank ->
        [2] , half rounded up
       *[other] { "" }
    } = { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
flandern-told-pawns_back =
    { $city }: { $count ->
        [one] 1 site pawn returns
       *[other] { $count } site pawns return
    } to the stock.
flandern-told-cards_out = The cards of { $city } leave the game.
flandern-told-bonus = { $seat } has the most influence cards ({ $count }): { $points } points.
    .you = You have the most influence cards ({ $count }): { $points } points.
flandern-told-result =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
flandern-told-won =
    { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.

## Why not

flandern-refusal-unknown_move = There’s no move number { $move } in this game.
flandern-refusal-no_such_seat = There’s no such seat: this game has { $seats } players.
flandern-refusal-game_over = The game is over.
flandern-refusal-drawing = One moment: { $phase }.
flandern-refusal-wrong_phase = You can’t do that in this phase: { $phase }.
flandern-refusal-already_chosen =
    You’ve already chosen; { $waiting ->
        [one] 1 player is
       *[other] { $waiting } players are
    } still thinking.
flandern-refusal-not_your_turn = It’s { $other }’s turn.
flandern-refusal-guild_taken = { $other } already has { $guild }.
flandern-refusal-ground_taken = { $city } is already on place { $ground }.
flandern-refusal-not_in_hand = { $deed } isn’t in your hand. Play a take-back card to get it back.
flandern-refusal-card_chosen = You’ve chosen { $deed }; now choose how many influence cards to add.
flandern-refusal-card_first = Choose your action card first.
flandern-refusal-too_few_influence =
    You only have { $have ->
        [one] 1 influence card
       *[other] { $have } influence cards
    }.
flandern-refusal-already_drawn = You’ve already drawn for the influenced guilds this turn; now play a card of your own.
flandern-refusal-city_unused = { $city } isn’t used in this game.
flandern-refusal-city_scored = { $city } has been scored and is closed.
flandern-refusal-other_city = Your card is for { $city }.
flandern-refusal-no_such_plot = { $city } has no plot { $plot } now.
flandern-refusal-not_a_plot = You can’t build here: { $plot }.
flandern-refusal-plot_built = There’s already a district on { $plot } in { $city }: { $arms }.
flandern-refusal-plot_covered = { $plot } in { $city } is covered.
flandern-refusal-long_side = No long side of { $plot } in { $city } borders a district yet.
flandern-refusal-same_arms = { $arms } can’t go on { $plot } in { $city }: it would touch { $touched }, which has the same arms.
flandern-refusal-empty_stock = { $arms } has no tiles of this shape left: { $shape }.
flandern-refusal-wrong_shape = The { $tile } needs another plot ({ $need }); this one is { $shape }.
flandern-refusal-wrong_arms = This card doesn’t allow a { $arms } district.
flandern-refusal-no_such_tile = { $arms } has no such tile left ({ $shape }): { $tile }.
flandern-refusal-special_gone = The { $tile } has already been used.
flandern-refusal-special_church = The { $tile } belongs to the church.
flandern-refusal-no_room = There’s no room for the { $tile } on { $plot } in { $city }.
flandern-refusal-lies_not = The { $tile } can’t face this way: { $way }.
flandern-refusal-site_builds_only = The site card starts a building site; it can’t finish one.
flandern-refusal-nothing_there = There’s no district on { $plot } in { $city }.
flandern-refusal-no_site = The district on { $plot } in { $city } is already finished.
flandern-refusal-not_yours = This district belongs to { $arms }; your card can’t be used on it.
flandern-refusal-not_church = { $plot } in { $city } isn’t a church district but { $arms }.
flandern-refusal-has_cathedral = { $plot } in { $city } already has a cathedral.

## The rules, in our own words

flandern-rule-fl-1 = The board has six places for cities. Each has a space for a centre and twelve plots, four of each shape: small S (2×1), long M (3×1) and large L (3×2).
flandern-rule-fl-2 = Five guilds score: blue, yellow, green, red and neutral grey. Each player guild has a centre and 15 districts, five of each shape; grey also has 15 districts. The church has nine ordinary districts, three of each shape, and the special ones A, B, C and D.
flandern-rule-fl-3 = A guild district has zero, one or two printed guild masters: of the five tiles of a shape, one has two, two have one and two have none. A guild’s centre has one. Church districts have none.
flandern-rule-fl-4 = Each player has eleven silver cards: six cities, a building site, a take-back and three influence cards. There are 28 golden cards in two piles, 10 site pawns, 4 cathedrals, 4 guild masters and 6 cylinders for scored cities.
flandern-rule-fl-5 = Setup for three and four players: shuffle golden pile A and put it face down on the shuffled golden pile B. In seat order from the starting player, each player takes a free guild. All guilds, including grey, start with 0 points.
flandern-rule-fl-6 = The first seat is the starting player of the first round.
flandern-rule-fl-7 = A centre shows the name of a city and a coat of arms. Each player puts their guild’s centre on a free place; Utrecht (grey) and Luik (church) go on places that are left. From then on, the place is the city named on its centre.
flandern-rule-fl-8 = Centres are placed in seat order from the starting player; Utrecht, then Luik, go on random free places. Option fixed centres: Brugge 1, Gent 2, Ieper 3, Leuven 4, Utrecht 5, Luik 6.
flandern-rule-fl-9 = With three players, one guild and all its pieces are not used. Its city isn’t in the game, one place stays empty, and its city card is removed from all hands and from the golden cards.
flandern-rule-fl-10 = A centre is a finished district with its arms in every respect: for contact, the city’s value and majorities. The centre of Luik is a church district.
flandern-rule-fl-11 = A round has six phases: 1 the starting player draws gold, 2 everyone chooses, 3 everyone reveals and the order is set, 4 actions, 5 golden action, 6 covering, scoring and passing the lead.
flandern-rule-fl-12 = The starting player draws the top golden card and is the only one to look at it. The card of a scored city is removed from the game and another one is drawn; if the pile runs out this way, there’s no golden card this round.
flandern-rule-fl-13 = Each player secretly chooses exactly one action card from their hand and any number of influence cards, including none. The number is secret too.
flandern-rule-fl-14 = Everyone reveals at once. Players who added more influence cards act earlier; among ties, the player closest to the starting player clockwise goes first, and the starting player counts as closest.
flandern-rule-fl-15 = Influence cards that were played leave the game. The action card stays face up in front of its owner.
flandern-rule-fl-16 = In this order, each player resolves their card. If there is a legal way to use it on your turn, you must; if not, the card is spent without effect and nothing replaces it.
flandern-rule-fl-17 = City card: in the named city, either build one of your own, a grey or a church district, finished at once, or finish one building site with one of these arms there; its pawn returns to the stock. You can also finish a site in a full city that hasn’t been scored yet.
flandern-rule-fl-18 = Site card: in any unscored city, place one of your own, a grey or a church district by the same building rules and put a site pawn on it. This isn’t possible without a pawn in the stock.
flandern-rule-fl-19 = Take-back card: this card and all action cards you played before return to your hand. You may play it with nothing else to take back, as a pass. Influence cards never return.
flandern-rule-fl-20 = Anyone may finish a grey or church site, no matter who started it. Nobody may finish another guild’s site.
flandern-rule-fl-21 = If a stock has no tile of a shape, you can’t build that shape from it. Built districts are never removed or moved.
flandern-rule-fl-22 = Building rule 1, shape: a district can only go on an empty, uncovered plot of its own shape.
flandern-rule-fl-23 = Building rule 2, long side: at least one long side of the new district must share some stretch of boundary with a district, finished or not, of any arms; the centre counts. Short sides alone are not enough, nor are covers and empty plots.
flandern-rule-fl-24 = Building rule 3, arms: the new district must not touch a district with the same arms, finished or not, the centre included; this holds for grey and the church too. Meeting at a corner is allowed, except with the option corners touch.
flandern-rule-fl-25 = If tiles of the shape differ in printed masters, the player who builds chooses which one to use.
flandern-rule-fl-26 = Special church districts count as church districts in every respect. A goes on an S plot and adds an S plot outside the city along a long side; B does the same with M; C goes on an L plot and adds an M plot along a long side and an S plot along a short side. D is a square on two S plots: the later one disappears, and all its sides count as long.
flandern-rule-fl-27 = A new plot lies along a whole side, one unit deep, and only where the city has no plot (not even a covered one), centre, district or other new plot. If a special tile fits in several ways, the player who builds it chooses; if it doesn’t fit, it can’t be built there.
flandern-rule-fl-28 = New plots exist as soon as the special tile is placed, even as a site. They are called A1, B1, C1 (the M plot of C) and C2 (its S plot), are ordinary plots and must be filled before the city is complete.
flandern-rule-fl-29 = Golden action: the starting player reveals the golden card. An influence card goes to their hand and can be used from the next round on. Any other golden card must be used if possible and is then discarded for good.
flandern-rule-fl-30 = Golden city card: like a city card, but you may only build or finish grey and church districts.
flandern-rule-fl-31 = Golden building site: like a site card, but only with a grey or church district.
flandern-rule-fl-32 = Golden take-back: all action cards the starting player has played return to their hand, including this round’s.
flandern-rule-fl-33 = Golden cathedral: place a cathedral on a church district without one, finished or not, special or centre, in an unscored city. With no cathedral left, nothing happens.
flandern-rule-fl-34 = Golden guild master: place a master pawn on one of your own or a grey district, finished or not, centre included, in an unscored city. A district can have several masters. With no pawn left, nothing happens.
flandern-rule-fl-35 = Covering, before any scoring: a plot is colourable if any arms in the game have a tile in stock that fits there and would touch no equal arms. It is reachable if it is colourable and one of its long sides borders a district or a reachable plot; where D fits, any side of its square is enough for both plots. Every empty plot that isn’t reachable is covered and no longer counts.
flandern-rule-fl-36 = A city is complete when none of its plots is empty, including new plots but not covered ones; a plot with a building site isn’t empty. Complete cities are scored at once, in alphabetical order.
flandern-rule-fl-37 = A city’s value: 1 for each finished guild district, 2 for each finished church district, 3 for one with a cathedral, centre included. Building sites count nothing.
flandern-rule-fl-38 = Ranking: every guild with at least one finished district takes part, including grey. More finished districts rank higher, then more guild masters on them, printed or pawns. Guilds tied in both share their ranks.
flandern-rule-fl-39 = First place scores the value, second half of it rounded up, third 4, fourth 2, fifth nothing. Tied guilds each score the points of the lowest place they share.
flandern-rule-fl-40 = A scored city gets a cylinder and is closed. Its site pawns return to the stock; cathedrals and master pawns stay. Its city cards leave the game, from hands and from played cards.
flandern-rule-fl-41 = The next player clockwise becomes the starting player.
flandern-rule-fl-42 = With three and four players, the game ends after the sixth phase when at most one empty plot is left on the board, not counting covered plots, or when the golden pile is empty.
flandern-rule-fl-43 = At the end, all plots that are still empty are covered and all cities that haven’t been scored are scored.
flandern-rule-fl-44 = The player with the most influence cards at the end gets 3 points; tied players all get them. If nobody has one, nobody gets them, unless the option influence bonus for all is on.
flandern-rule-fl-45 = Most points win; tied players share the win. Grey can’t win.
flandern-rule-fl-46 = With two players, each has a guild with its districts, centre and eight silver cards, without influence cards. Golden cards, cathedrals and master pawns are not used.
flandern-rule-fl-47 = The other two guilds are influenced guilds; each player adopts one and gets its points at the end. After both players have placed their own centres, the starting player adopts a guild and places its centre, then the other player takes the last one; Utrecht and Luik follow at random. All six cities are in the game.
flandern-rule-fl-48 = The six city cards and the site card of both influenced guilds, 14 cards, are shuffled into one face-down pile. Both players can use these guilds’ districts.
flandern-rule-fl-49 = The two players take turns, starting player first. A turn has two actions in either order: one action of your own and one influence action.
flandern-rule-fl-50 = Your own action: play a card from your hand and resolve it.
flandern-rule-fl-51 = Influence action: draw the top card of the pile, use it at once if possible and put it face up beside the pile. It allows districts of its guild, grey or church. The card of a scored city is removed and another one is drawn.
flandern-rule-fl-52 = If you need a card and the pile is empty, the face-up cards are shuffled to form a new pile. The two site cards never leave it.
flandern-rule-fl-53 = With two players, dead plots are covered and complete cities (possibly two) are scored for all five guilds after each turn.
flandern-rule-fl-54 = With two players, the game ends after a turn when no plot is empty, or when every empty plot could only be filled by the two influenced guilds. Then empty plots are covered and all cities are scored.
flandern-rule-fl-55 = With two players, your result is the sum of your own and your influenced guild. The higher sum wins, equal sums share the win; there’s no influence bonus.
flandern-rule-fl-56 = Visible to all: the board, stocks, cards played and discarded, scores and numbers of influence cards. Hidden: the order of the piles, the round’s golden card (known only to the starting player) and choices until they are revealed.
flandern-rule-fl-57 = With two players, the game also ends after 30 turns in a row in which nobody builds or finishes a district (our own rule: otherwise both players could take their cards back forever). From the fifteenth such turn, the log and the board count them. Then empty plots are covered and all cities are scored as usual.

## Why a hint is given

flandern-reason-completes = It completes { $city }: you score { $points } there.
flandern-reason-pays = If { $city } were scored after this, you’d get { $points } instead of { $before }.
flandern-reason-costs = If { $city } were scored after this, { $seat } would get { $points } instead of { $before }.
flandern-reason-leads = { $city }, districts: yours { $mine }, the best other guild { $best }. First place pays { $first }.
flandern-reason-ties = { $city }, districts: yours { $mine }, level with the best other guild. Alone in first place you’d get { $first }.
flandern-reason-chases = { $city }, districts: yours { $mine }, the best other guild { $best }. First place pays { $first }, second { $second }.
flandern-reason-value = You lead in { $city }, and it becomes worth { $value } instead of { $before }.
flandern-reason-begins = Finished with the { $city } card, this site brings your districts there to { $mine }; the best other guild has { $best }.
flandern-reason-masters = Masters break ties: in { $city } you’d have { $mine } instead of { $before }, the best other guild { $best }.
flandern-reason-site_masters = Masters break ties: once the site is finished, you’d have { $mine } in { $city }, the best other guild { $best }.
flandern-reason-spares = A plain tile saves your tiles with masters for another city. In stock: { $count }.
flandern-reason-church = Once finished, a church district adds { $value } to what first place in { $city } pays.
flandern-reason-annexes = It opens new plots: { $city } then has { $empty } empty ones.
flandern-reason-room = It leaves room for your guild in { $city }: { $mine } plots still fit, fewer after most other moves.
flandern-reason-adopted = If { $city } were scored after this, your adopted guild, { $guild }, would bring you { $points } instead of { $before }.
flandern-reason-plots = Empty plots left in { $city }: { $empty }.
flandern-reason-stands = { $city }, districts now: yours { $mine }, the best other guild { $best }. As it stands, first place pays { $first }, second { $second }.
flandern-reason-finishes = It can finish your site in { $city }: your districts then { $mine }, the best other guild { $best }. First place pays { $first } now.
flandern-reason-sites = A building site takes a plot in any open city, without its card. Site pawns left: { $count }.
flandern-reason-cards = Your played cards come back into your hand: { $count }.
flandern-reason-keeps = You keep { $left } influence; the most elsewhere is { $best }. The most at the end is worth { $bonus } points.
flandern-reason-spends = With { $count } influence you act before everyone who plays less. You keep { $left }.
flandern-reason-pile = You learn what the drawn card builds before you choose your own. Cards in the pile: { $count }.
flandern-reason-home = Your first district, the centre, stands in { $city }. Districts you start with: { $count }.
flandern-reason-ahead = { $city }: level in districts ({ $mine }), ahead in masters ({ $masters } to { $theirs }). First place pays { $first }.
flandern-reason-behind = { $city }: level in districts ({ $mine }), behind in masters ({ $masters } to { $theirs }). Second place pays { $second }.
