# Colonia in English. Ids: see locale/README.md.

colonia-name = Colonia
colonia-about = Lead a patrician family in medieval Cologne for six weeks: buy resources, order goods and ship them abroad. The money they earn buys relics, and the most points in relics win.
colonia-option-open_screens = Open screens: all players’ money, cubes, goods and relics are visible to everyone
    .short = Open screens
colonia-style-naysayer = Naysayer
colonia-style-naysayer-about = Votes No on decrees that others would let pass.
colonia-style-insurer = Insurer
colonia-style-insurer-about = Insures more relic cards, so that they stay on display.
colonia-ending-weeks_done = The sixth Sunday is over.

## Things

colonia-resource-leather = leather
colonia-resource-iron = iron
colonia-resource-wood = wood
colonia-resource-linen = linen
colonia-resource-fur = fur

colonia-good-saddle = saddle
colonia-good-wheel = wheel
colonia-good-painting = painting
colonia-good-clothes = clothes
colonia-good-shoes = shoes

colonia-craftsman-saddler = Saddler
colonia-craftsman-wheelwright = Wheelwright
colonia-craftsman-painter = Painter
colonia-craftsman-tailor = Tailor
colonia-craftsman-shoemaker = Shoemaker

colonia-city-bergen = Bergen
colonia-city-bruegge = Bruges
colonia-city-london = London
colonia-city-nowgorod = Novgorod

colonia-money-bergen =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
colonia-money-bruegge =
    { $count ->
        [one] { $count } gulden
       *[other] { $count } gulden
    }
colonia-money-london =
    { $count ->
        [one] { $count } pound
       *[other] { $count } pounds
    }
colonia-money-nowgorod =
    { $count ->
        [one] { $count } grivna
       *[other] { $count } grivnas
    }

colonia-stall-1 = stall 1
colonia-stall-2 = stall 2
colonia-stall-3 = stall 3
colonia-stall-4 = stall 4
colonia-stall-5 = stall 5
colonia-stall-6 = stall 6
colonia-stall-7 = stall 7
colonia-stall-extra1 = extra stall 1
colonia-stall-extra2 = extra stall 2

colonia-ship-be1 = Bergen 1
colonia-ship-be2 = Bergen 2
colonia-ship-be3 = Bergen 3
colonia-ship-be4 = Bergen 4
colonia-ship-br1 = Bruges 1
colonia-ship-br2 = Bruges 2
colonia-ship-br3 = Bruges 3
colonia-ship-br4 = Bruges 4
colonia-ship-lo1 = London 1
colonia-ship-lo2 = London 2
colonia-ship-lo3 = London 3
colonia-ship-lo4 = London 4
colonia-ship-no1 = Novgorod 1
colonia-ship-no2 = Novgorod 2
colonia-ship-no3 = Novgorod 3
colonia-ship-no4 = Novgorod 4

colonia-hold-be1-1 = Bergen 1, hold 1 (painting + shoes, pays 5)
colonia-hold-be1-2 = Bergen 1, hold 2 (saddle + wheel + painting, pays 9)
colonia-hold-be1-3 = Bergen 1, hold 3 (clothes + clothes + shoes, pays 9)
colonia-hold-be2-1 = Bergen 2, hold 1 (saddle + wheel, pays 5)
colonia-hold-be2-2 = Bergen 2, hold 2 (saddle + shoes, pays 5)
colonia-hold-be2-3 = Bergen 2, hold 3 (wheel + painting + clothes + shoes, pays 14)
colonia-hold-be3-1 = Bergen 3, hold 1 (shoes, pays 2)
colonia-hold-be3-2 = Bergen 3, hold 2 (wheel + wheel, pays 5)
colonia-hold-be3-3 = Bergen 3, hold 3 (saddle + wheel, pays 5)
colonia-hold-be3-4 = Bergen 3, hold 4 (saddle + wheel + painting, pays 9)
colonia-hold-be4-1 = Bergen 4, hold 1 (painting, pays 2)
colonia-hold-be4-2 = Bergen 4, hold 2 (clothes, pays 2)
colonia-hold-be4-3 = Bergen 4, hold 3 (painting + clothes + clothes, pays 9)
colonia-hold-be4-4 = Bergen 4, hold 4 (saddle + painting + shoes, pays 9)
colonia-hold-br1-1 = Bruges 1, hold 1 (saddle + shoes, pays 5)
colonia-hold-br1-2 = Bruges 1, hold 2 (wheel + painting + shoes, pays 9)
colonia-hold-br1-3 = Bruges 1, hold 3 (wheel + painting + painting, pays 9)
colonia-hold-br2-1 = Bruges 2, hold 1 (clothes + shoes, pays 5)
colonia-hold-br2-2 = Bruges 2, hold 2 (painting + painting, pays 5)
colonia-hold-br2-3 = Bruges 2, hold 3 (saddle + wheel + wheel + shoes, pays 14)
colonia-hold-br3-1 = Bruges 3, hold 1 (shoes, pays 2)
colonia-hold-br3-2 = Bruges 3, hold 2 (clothes + shoes, pays 5)
colonia-hold-br3-3 = Bruges 3, hold 3 (saddle + clothes, pays 5)
colonia-hold-br3-4 = Bruges 3, hold 4 (saddle + wheel + shoes, pays 9)
colonia-hold-br4-1 = Bruges 4, hold 1 (painting, pays 2)
colonia-hold-br4-2 = Bruges 4, hold 2 (saddle, pays 2)
colonia-hold-br4-3 = Bruges 4, hold 3 (saddle + clothes + clothes, pays 9)
colonia-hold-br4-4 = Bruges 4, hold 4 (saddle + wheel + clothes, pays 9)
colonia-hold-lo1-1 = London 1, hold 1 (wheel + clothes, pays 5)
colonia-hold-lo1-2 = London 1, hold 2 (saddle + clothes + shoes, pays 9)
colonia-hold-lo1-3 = London 1, hold 3 (saddle + painting + shoes, pays 9)
colonia-hold-lo2-1 = London 2, hold 1 (painting + shoes, pays 5)
colonia-hold-lo2-2 = London 2, hold 2 (wheel + painting, pays 5)
colonia-hold-lo2-3 = London 2, hold 3 (saddle + wheel + clothes + shoes, pays 14)
colonia-hold-lo3-1 = London 3, hold 1 (wheel, pays 2)
colonia-hold-lo3-2 = London 3, hold 2 (wheel + wheel, pays 5)
colonia-hold-lo3-3 = London 3, hold 3 (saddle + painting, pays 5)
colonia-hold-lo3-4 = London 3, hold 4 (wheel + painting + clothes, pays 9)
colonia-hold-lo4-1 = London 4, hold 1 (clothes, pays 2)
colonia-hold-lo4-2 = London 4, hold 2 (shoes, pays 2)
colonia-hold-lo4-3 = London 4, hold 3 (painting + clothes + clothes, pays 9)
colonia-hold-lo4-4 = London 4, hold 4 (saddle + saddle + shoes, pays 9)
colonia-hold-no1-1 = Novgorod 1, hold 1 (clothes + shoes, pays 5)
colonia-hold-no1-2 = Novgorod 1, hold 2 (saddle + painting + painting, pays 9)
colonia-hold-no1-3 = Novgorod 1, hold 3 (wheel + painting + shoes, pays 9)
colonia-hold-no2-1 = Novgorod 2, hold 1 (saddle + wheel, pays 5)
colonia-hold-no2-2 = Novgorod 2, hold 2 (wheel + clothes, pays 5)
colonia-hold-no2-3 = Novgorod 2, hold 3 (saddle + saddle + wheel + shoes, pays 14)
colonia-hold-no3-1 = Novgorod 3, hold 1 (clothes, pays 2)
colonia-hold-no3-2 = Novgorod 3, hold 2 (clothes + clothes, pays 5)
colonia-hold-no3-3 = Novgorod 3, hold 3 (saddle + painting, pays 5)
colonia-hold-no3-4 = Novgorod 3, hold 4 (saddle + wheel + shoes, pays 9)
colonia-hold-no4-1 = Novgorod 4, hold 1 (painting, pays 2)
colonia-hold-no4-2 = Novgorod 4, hold 2 (shoes, pays 2)
colonia-hold-no4-3 = Novgorod 4, hold 3 (clothes + clothes + shoes, pays 9)
colonia-hold-no4-4 = Novgorod 4, hold 4 (wheel + painting + shoes, pays 9)

colonia-relic-bergen-1 = Bergen relic of 1 point
colonia-relic-bergen-2 = Bergen relic of 2 points
colonia-relic-bergen-3 = Bergen relic of 3 points
colonia-relic-bergen-4 = Bergen relic of 4 points
colonia-relic-bergen-5 = Bergen relic of 5 points
colonia-relic-bergen-shrine = Bergen shrine
colonia-relic-bruegge-1 = Bruges relic of 1 point
colonia-relic-bruegge-2 = Bruges relic of 2 points
colonia-relic-bruegge-3 = Bruges relic of 3 points
colonia-relic-bruegge-4 = Bruges relic of 4 points
colonia-relic-bruegge-5 = Bruges relic of 5 points
colonia-relic-bruegge-shrine = Bruges shrine
colonia-relic-london-1 = London relic of 1 point
colonia-relic-london-2 = London relic of 2 points
colonia-relic-london-3 = London relic of 3 points
colonia-relic-london-4 = London relic of 4 points
colonia-relic-london-5 = London relic of 5 points
colonia-relic-london-shrine = London shrine
colonia-relic-nowgorod-1 = Novgorod relic of 1 point
colonia-relic-nowgorod-2 = Novgorod relic of 2 points
colonia-relic-nowgorod-3 = Novgorod relic of 3 points
colonia-relic-nowgorod-4 = Novgorod relic of 4 points
colonia-relic-nowgorod-5 = Novgorod relic of 5 points
colonia-relic-nowgorod-shrine = Novgorod shrine

colonia-decree-merchants_plus_one = one more cube on each ordinary stall
colonia-decree-foreign_merchants = two extra stalls with four cubes each
colonia-decree-go_home_tuesday = up to three members return home from the Tuesday field
colonia-decree-draw_two_resources = each player draws two cubes
colonia-decree-go_home_wednesday = up to three members return home from the Wednesday field
colonia-decree-saddler_plus_two = the saddler fills two more orders
colonia-decree-wheelwright_plus_two = the wheelwright fills two more orders
colonia-decree-painter_plus_two = the painter fills two more orders
colonia-decree-tailor_plus_two = the tailor fills two more orders
colonia-decree-shoemaker_plus_two = the shoemaker fills two more orders
colonia-decree-two_ships_leave_now = the ships at berths I and II sail at once
colonia-decree-one_ship_leaves_now = the ship at berth I sails at once
colonia-decree-go_home_thursday = up to three members return home from the Thursday field
colonia-decree-die_for_good = each player rolls the die for a good
colonia-decree-extra_hold = every ship has an extra hold for any good today
colonia-decree-two_new_relics = two more relic cards are put on display
colonia-decree-one_member_less = next Tuesday each player sends one member fewer
colonia-decree-exchange_five = each player may exchange up to five units of one currency for another

colonia-card-w01 = week card 1
colonia-card-w02 = week card 2
colonia-card-w03 = week card 3
colonia-card-w04 = week card 4
colonia-card-w05 = week card 5
colonia-card-w06 = week card 6
colonia-card-w07 = week card 7
colonia-card-w08 = week card 8
colonia-card-w09 = week card 9
colonia-card-w10 = week card 10
colonia-card-w11 = week card 11
colonia-card-w12 = week card 12
colonia-card-w13 = week card 13
colonia-card-w14 = week card 14

colonia-street-tuesday = Tuesday field
colonia-street-wednesday = Wednesday field
colonia-street-thursday = Thursday field
colonia-street-friday = Friday field

colonia-family-3 = 3
colonia-family-4 = 4
colonia-family-5 = 5
colonia-family-6 = 6
colonia-family-7 = 7
colonia-family-8 = 8

colonia-answer-no = No
colonia-answer-yes = Yes

colonia-face-1 = 1
colonia-face-2 = 2
colonia-face-3 = 3
colonia-face-4 = 4
colonia-face-5 = 5
colonia-face-6 = 6

colonia-berth-i = I
colonia-berth-ii = II
colonia-berth-iii = III
colonia-berth-iv = IV

colonia-amount-1 = 1
colonia-amount-2 = 2
colonia-amount-3 = 3
colonia-amount-4 = 4
colonia-amount-5 = 5

colonia-day-setup = Setup
colonia-day-monday = Monday
colonia-day-tuesday = Tuesday
colonia-day-wednesday = Wednesday
colonia-day-thursday = Thursday
colonia-day-friday = Friday
colonia-day-saturday = Saturday
colonia-day-sunday = Sunday

colonia-phase-hands = drawing cubes from the bag
colonia-phase-good_die = rolling for goods
colonia-phase-good_choice = choosing a good
colonia-phase-ships = ships arrive
colonia-phase-relics = putting out relic cards
colonia-phase-week = revealing the week card
colonia-phase-stalls = filling the market
colonia-phase-decrees = revealing the decrees
colonia-phase-council = family cards
colonia-phase-ties = rolling for the turn order
colonia-phase-vote = voting on a decree
colonia-phase-decide = the mayor decides on a decree
colonia-phase-exchange = exchanging money
colonia-phase-market = buying resources
colonia-phase-orders = ordering goods
colonia-phase-extra_orders = rolling for extra orders
colonia-phase-loading = loading ships
colonia-phase-purchases = buying relics
colonia-phase-shrine = a relic for a shrine
colonia-phase-insurance = insuring cards
colonia-phase-over = game over

## The board

colonia-board-head =
    { $week ->
        [0] Setup: { $phase }
       *[other] Week { $week } of { $weeks }, { $day }: { $phase }
    }
colonia-board-order = Turn order and votes, mayor first: { $order }
colonia-board-decrees = Decrees (in brackets: voted on)
colonia-board-decree = { $day }: { $decree }
colonia-board-hold = { $number }: { $goods } = { $pays }
colonia-board-market = Market
colonia-board-craftsmen = Craftsmen
colonia-board-dice =
    ({ $dice ->
        [one] one die
       *[other] { $dice } dice
    } on Thursday)
colonia-board-stick =
    fills { $spaces ->
        [one] one order
       *[other] { $spaces } orders
    }
colonia-board-harbour = Harbour
colonia-board-sails = sails
colonia-board-stays = stays
colonia-board-extra = extra: any good = { $pays }
colonia-board-relics = Relics
colonia-board-piles = (pile { $pile }, discarded { $discard }; in square brackets: insured by)
colonia-board-relic =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $price }
colonia-board-shrine = shrine for { $price }
colonia-board-enshrined =
    { $city } ({ $points ->
        [one] 1 point doubled
       *[other] { $points } points doubled
    })
colonia-board-family = Family
colonia-board-reserve = Reserve
colonia-board-streets = Tu/We/Th/Fr
colonia-board-board = At work
colonia-board-cards = Cards
colonia-board-shrines = Shrines
colonia-board-points = Points
colonia-board-stock =
    { $seat }: { $money }. Cubes: { $cubes }. Goods: { $goods }. Relics: { $relics }, worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## Questions and moves

colonia-ask-good = You rolled a 6: choose a good.
colonia-ask-family = Choose a family card for this week’s turn order and votes.
colonia-ask-vote = Vote: { $decree }?
colonia-ask-decide = You decide as mayor: { $decree }?
colonia-ask-exchange = Exchange up to five units of one currency for another, or pass.
colonia-ask-market = Take all cubes from a stall for the same number of members, or pass.
colonia-ask-orders = Place an order with a craftsman, or pass.
colonia-ask-loading = Load a hold, or pass.
colonia-ask-purchases = Buy a relic card, or pass.
colonia-ask-shrine = Put one of your relics into the new shrine permanently, or leave it empty?
colonia-ask-into_shrine = Put the new relic into your empty shrine permanently?
colonia-ask-insurance = Insure a card with one member to keep it on display, or pass.

colonia-move-pass = Pass
colonia-move-leave = Leave the shrine empty
colonia-move-family = Play family card { $family }
colonia-move-vote = Vote { $answer }
colonia-move-choose = Choose: { $good }
colonia-move-take = Take all cubes from { $stall }
colonia-move-order = Order from: { $craftsman }
colonia-move-load = Load { $hold }
colonia-move-load_extra = Load the extra hold of { $ship } with: { $good }
colonia-move-exchange = Exchange { $amount } in { $source } money for { $target } money
colonia-move-buy = Buy: { $relic }
colonia-move-buy_insured = Buy, insured by { $owner }: { $relic }
colonia-move-enshrine = Put into the shrine: { $relic }
colonia-move-insure = Insure: { $relic }

colonia-price-members =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
colonia-price-bergen = { colonia-money-bergen }
colonia-price-bruegge = { colonia-money-bruegge }
colonia-price-london = { colonia-money-london }
colonia-price-nowgorod = { colonia-money-nowgorod }

colonia-tiebreak-money = more money left ({ $more } v { $less })
colonia-tiebreak-goods = more goods left ({ $more } v { $less })
colonia-tiebreak-cubes = more cubes left ({ $more } v { $less })

## What happened

colonia-told-drew_cube = { $seat } draws { $resource } from the bag.
    .you = You draw { $resource } from the bag.
colonia-told-rolled = { $seat } rolls a { $face }.
    .you = You roll a { $face }.
colonia-told-got_good = { $seat } gets a good: { $good }.
    .you = You get a good: { $good }.
colonia-told-no_good_left = No tile of that good is left for { $seat }.
    .you = No tile of that good is left for you.
colonia-told-ship_arrived = { $ship } arrives at berth { $berth }.
colonia-told-ships_shuffled =
    The pile is empty: { $count ->
        [one] 1 ship is
       *[other] { $count } ships are
    } shuffled into a new one.
colonia-told-relic_shown = Now on display: { $relic }.
colonia-told-relics_shuffled =
    The pile is empty: { $count ->
        [one] 1 discarded card becomes
       *[other] { $count } discarded cards are shuffled into
    } the new one.
colonia-told-day = Week { $week }, { $day }.
colonia-told-week_card =
    Week { $week } is { $card }: { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    } for the market, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } for extra orders.
colonia-told-stick_set =
    { $craftsman }: { $spaces ->
        [one] 1 regular order
       *[other] { $spaces } regular orders
    }.
colonia-told-harbour_stick =
    { $ships ->
        [one] 1 ship sails
       *[other] { $ships } ships sail
    } on Saturday.
colonia-told-cube_on_stall = Market, { $stall }: { $resource }.
colonia-told-bag_empty =
    The bag is empty: { $missing ->
        [one] 1 cube is
       *[other] { $missing } cubes are
    } missing.
colonia-told-decree_shown = This week’s decree: { $decree }.
colonia-told-chose_family = You choose family card { $family }.
colonia-told-family_shown = { $seat } plays family card { $family }.
    .you = You play family card { $family }.
colonia-told-sent =
    { $seat } sends { $count ->
        [one] 1 member
       *[other] { $count } members
    } to the town hall.
    .you =
        You send { $count ->
            [one] 1 member
           *[other] { $count } members
        } to the town hall.
colonia-told-sent_short =
    { $seat } doesn’t have enough free members: sends { $count ->
        [one] 1 member
       *[other] { $count } members
    } of { $need }, some from the streets; the card counts 0.
    .you =
        You don’t have enough free members: you send { $count ->
            [one] 1 member
           *[other] { $count } members
        } of { $need }, some from the streets; the card counts 0.
colonia-told-tie_rolled = { $seat } wins the roll for position { $place }.
    .you = You win the roll for position { $place }.
colonia-told-turn_order = Position { $place } in the turn order: { $seat }.
    .you = Position { $place } in the turn order: you.
colonia-told-came_home =
    { $seat } takes { $count ->
        [one] 1 member
       *[other] { $count } members
    } home: { $street }.
    .you =
        You take { $count ->
            [one] 1 member
           *[other] { $count } members
        } home: { $street }.
colonia-told-went_to_street =
    { $seat } has { $count ->
        [one] 1 member
       *[other] { $count } members
    } on the { $street }.
    .you =
        You have { $count ->
            [one] 1 member
           *[other] { $count } members
        } on the { $street }.
colonia-told-chose_vote = You vote { $answer }.
colonia-told-voted =
    { $seat } votes { $answer } with { $votes ->
        [one] 1 vote
       *[other] { $votes } votes
    }.
    .you =
        You vote { $answer } with { $votes ->
            [one] 1 vote
           *[other] { $votes } votes
        }.
colonia-told-mayor_settled = Tie: the mayor, { $seat }, decides { $answer }.
    .you = Tie: as mayor, you decide { $answer }.
colonia-told-decree_passed = Passed, { $yes } to { $no }: { $decree }.
colonia-told-decree_rejected = Rejected, { $yes } to { $no }: { $decree }.
colonia-told-extra_hold_open = Today every ship in port takes one extra good of any kind for { $pays }.
colonia-told-fewer_next =
    Next Tuesday each player sends { $count ->
        [one] 1 member
       *[other] { $count } members
    } fewer.
colonia-told-passed = { $seat } passes.
    .you = You pass.
colonia-told-passed_by_itself = { $seat } has no move left and passes automatically.
    .you = You have no move left and pass automatically.
colonia-told-took_stall =
    { $seat } takes { $count ->
        [one] 1 cube
       *[other] { $count } cubes
    } from { $stall }, for the same number of members.
    .you =
        You take { $count ->
            [one] 1 cube
           *[other] { $count } cubes
        } from { $stall }, for the same number of members.
colonia-told-got_cubes = { $seat } gets { $count } × { $resource }.
    .you = You get { $count } × { $resource }.
colonia-told-cubes_returned = { $count } × { $resource } go back into the bag.
colonia-told-ordered =
    { $seat } places an order ({ $craftsman }) on space { $space } with { $count ->
        [one] 1 member
       *[other] { $count } members
    }.
    .you =
        You place an order ({ $craftsman }) on space { $space } with { $count ->
            [one] 1 member
           *[other] { $count } members
        }.
colonia-told-paid_cube = { $seat } pays in cubes: { $resource }.
    .you = You pay in cubes: { $resource }.
colonia-told-extra_order = The die for extra orders shows { $face }.
colonia-told-stick_moved =
    { $craftsman } now fills { $spaces ->
        [one] 1 order
       *[other] { $spaces } orders
    }.
colonia-told-delivered = { $seat } receives: { $good }.
    .you = You receive: { $good }.
colonia-told-not_delivered = No tile is left for { $seat }’s order ({ $good }); it stays first in line.
    .you = No tile is left for your order ({ $good }); it stays first in line.
colonia-told-queue_moved_up =
    { $craftsman }: { $orders ->
        [one] 1 waiting order moves
       *[other] { $orders } waiting orders move
    } up.
colonia-told-loaded = { $seat } loads { $hold }.
    .you = You load { $hold }.
colonia-told-loaded_extra = { $seat } loads the extra hold of { $ship }.
    .you = You load the extra hold of { $ship }.
colonia-told-paid_goods = { $seat } delivers { $count } × { $good }.
    .you = You deliver { $count } × { $good }.
colonia-told-sailed = { $ship } sails.
colonia-told-earned = { $ship } pays { $seat } { $money } in { $city } money.
    .you = { $ship } pays you { $money } in { $city } money.
colonia-told-exchanged = { $seat } exchanges { $money } in { $source } money for { $target } money.
    .you = You exchange { $money } in { $source } money for { $target } money.
colonia-told-bought = { $seat } pays { $money } in { $city } money for: { $relic }.
    .you = You pay { $money } in { $city } money for: { $relic }.
colonia-told-member_freed = { $seat }’s member returns home from the insured card ({ $relic }).
    .you = Your member returns home from the insured card ({ $relic }).
colonia-told-enshrined = { $seat } puts into the shrine: { $relic }.
    .you = You put into the shrine: { $relic }.
colonia-told-not_enshrined = { $seat } leaves the { $city } shrine empty.
    .you = You leave the { $city } shrine empty.
colonia-told-insured = { $seat } insures: { $relic }.
    .you = You insure: { $relic }.
colonia-told-discarded = Discarded: { $count } × { $relic }.
colonia-told-cards_put_away = The family cards of week { $week } are put away.
colonia-told-window =
    { $seat } gives { $money } for the window of { $city }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You give { $money } for the window of { $city }: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
colonia-told-no_window = Nobody gets the window of { $city }.
colonia-told-relic_points = { $seat } scores: { $relic }.
    .you = You score: { $relic }.
colonia-told-shrine_points =
    { $seat }, { $relic } in its shrine: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        Your { $relic } in its shrine: { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
colonia-told-empty_shrine = { $seat }, empty { $city } shrine: { $points }.
    .you = Your empty { $city } shrine: { $points }.
colonia-told-won =
    { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .you =
        You win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
colonia-told-drawn_game = { $winners } players are tied in everything: the game is a draw between them.

## Why not

colonia-refusal-unknown_move = There’s no move number { $move } in this game.
colonia-refusal-no_such_seat = There’s no such seat: this game has { $seats } players.
colonia-refusal-game_over = The game is over.
colonia-refusal-drawing = One moment: { $phase }.
colonia-refusal-wrong_phase = You can’t do that in this phase: { $phase }.
colonia-refusal-already_chosen =
    You’ve already chosen; { $waiting ->
        [one] 1 player is
       *[other] { $waiting } players are
    } still thinking.
colonia-refusal-no_vote = Your family card is face down, so you have no vote this week.
colonia-refusal-not_your_turn = It’s { $other }’s turn.
colonia-refusal-passed_already = You’ve already passed ({ $day }).
colonia-refusal-card_used = You’ve already used your family card { $family }.
colonia-refusal-good_gone = No tile left: { $good }.
colonia-refusal-stall_empty = There are no cubes here: { $stall }.
colonia-refusal-too_few_members =
    You need { $need ->
        [one] 1 member
       *[other] { $need } members
    } in your reserve and have { $have }.
colonia-refusal-missing_cube = You have no { $resource }, which this order needs: { $craftsman }.
colonia-refusal-column_full = All { $spaces } order spaces are taken: { $craftsman }.
colonia-refusal-ship_not_here = { $ship } isn’t in port.
colonia-refusal-hold_taken = Already loaded by { $owner }: { $hold }.
colonia-refusal-missing_goods = You need { $need } × { $good } and have { $have }.
colonia-refusal-no_extra_hold = { $ship } has no extra hold today: no such decree has passed.
colonia-refusal-extra_hold_taken = { $owner } has already loaded the extra hold of { $ship }.
colonia-refusal-same_currency = You can’t exchange { $city } money for { $city } money; choose two different cities.
colonia-refusal-too_little_money = You need { $need } in { $city } money and have { $have }.
colonia-refusal-not_on_display = Not on display: { $relic }.
colonia-refusal-insured_card = All cards of this kind are insured; choose whose member: { $relic }.
colonia-refusal-not_insured_by = { $owner } has no member on a card of this kind: { $relic }.
colonia-refusal-nobody_there = There’s no { $owner } at this table: this game has { $seats } players.
colonia-refusal-already_insured = There’s already a member on it: { $relic }.
colonia-refusal-wrong_relic = This can’t go into the { $city } shrine: { $relic }.
colonia-refusal-passed_over = Only the relic you just bought can go in now, not: { $relic }.
colonia-refusal-not_owned = You don’t own it: { $relic }.

## The rules, in our own words

colonia-rule-co-1 = For 3 to 6 players. The game lasts 6 weeks; a week has seven days, Monday to Sunday, played in order and numbered 1 to 7.
colonia-rule-co-2 = There are 18 cubes of each resource: leather, iron, wood, linen and fur, 90 in all. They are kept in a bag and always drawn at random.
colonia-rule-co-3 = There are 12 tiles of each good, 60 in all. In the order of the die: 1 saddler, leather and iron make a saddle; 2 wheelwright, iron and wood make a wheel; 3 painter, wood and linen make a painting; 4 tailor, linen and fur make clothes; 5 shoemaker, fur and leather make shoes.
colonia-rule-co-4 = Each of the four Hansa cities has its own money: Bergen marks, Bruges gulden, London pounds, Novgorod grivnas. One currency never replaces another; only the exchange decree turns one into another. The bank never runs out.
colonia-rule-co-5 = The board has a town hall; a market with 7 ordinary and 2 extra stalls; five columns of 8 order spaces, the first on top, each with a stick; a harbour with berths I to IV and a stick; a bank; a display of 10 relic cards with 2 extra places; and a street field each for Tuesday, Wednesday, Thursday and Friday. There is none for Saturday.
colonia-rule-co-6 = Each player has family members, an emblem, a Yes and a No card, a screen, and family cards 3, 4, 5, 6, 7 and 8. Each family card is used once per game.
colonia-rule-co-7 = Behind your screen are your money, cubes, goods and the relics that aren’t in a shrine. Visible to all are reserves, everything on the board, used family cards, shrines and what’s in them. Gains and payments are public, so a good memory knows everything each player has. Only family cards and votes that haven’t been revealed are truly secret.
colonia-rule-co-10 = Each player starts with 38 members with 3 players, 30 with 4, 25 with 5, 21 with 6, all in the reserve. Nobody starts on the board.
colonia-rule-co-11 = Each player starts with 5 units of each of the four currencies.
colonia-rule-co-12 = All cubes go into the bag; in seat order, each player draws 4 of them.
colonia-rule-co-13 = Each player rolls the die for a first good: 1 to 5 gives that craftsman’s good; on a 6 you choose any good.
colonia-rule-co-14 = Four piles are shuffled: 14 week cards, of which only 6 are used; 18 decrees, three per week, so all of them come up; 16 ships; and 48 relic cards, 44 relics and 4 shrines. Nobody knows their order.
colonia-rule-co-15 = The first 4 ships take berths I to IV and the first 10 relic cards go on display. The four windows wait for the end. The craftsmen’s sticks are above the first space; the harbour stick stays aside until Monday.
colonia-rule-co-16 = In the setup, only the number of family members depends on the number of players.
colonia-rule-co-20 = Monday: the next week card is revealed. It shows how many cubes go on each of the 7 stalls, how many regular orders each craftsman fills, how many dice are rolled on Thursday and how many ships leave on Saturday.
colonia-rule-co-21 = The stalls are filled from the bag, from stall 1 to stall 7. If the bag runs out, later stalls get fewer cubes or none; missing cubes aren’t replaced.
colonia-rule-co-22 = Each craftsman’s stick moves down by its regular number. The dice are kept for Thursday.
colonia-rule-co-23 = The harbour stick goes below as many berths as the card says ships leave. In week 6 all four ships leave, whatever the card says.
colonia-rule-co-24 = Three decrees are revealed and placed from left to right, earliest day first; decrees of the same day stay in the order they were drawn.
colonia-rule-co-30 = Tuesday: each player secretly chooses one of their family cards; all are revealed together. You may choose one that your reserve can’t cover. In week 6 only one card is left, so it’s played automatically.
colonia-rule-co-31 = Each player sends as many members from their reserve to the town hall as the card shows, or one fewer if last week’s decree said so.
colonia-rule-co-32 = If your reserve is too small, all of it goes, and the missing members come from your own on the Tuesday field, then Wednesday, Thursday, Friday. The card then counts 0 and is turned face down, even if this makes up the full number. If that still isn’t enough, you send all you have there; members on ships, orders and cards are never called back.
colonia-rule-co-33 = Higher cards go first, for the whole week. The first player in this order is the mayor.
colonia-rule-co-34 = Players with equal values, including zeros, reverse their order from last week. In the first week they roll the die: highest goes first, ties roll again. Zeros come after all others.
colonia-rule-co-35 = The face-up value is also your number of votes for the whole week. A face-down card has no votes.
colonia-rule-co-36 = Then each player takes their members on the Tuesday field home; only after that do the members in the town hall move to that field.
colonia-rule-co-37 = Eight days: a member used on a day is only free again after the same day’s action next week. Members on waiting orders and on ships that stay come back even later. The only exceptions are a council call on the streets, the three decrees that send members home, and the sale of a card you insured. Without enough members in your reserve, you can’t take an action.
colonia-rule-co-40 = From Wednesday to Saturday, a day starts with the votes on its decrees, one after another from left to right.
colonia-rule-co-41 = Each player with a face-up family card secretly votes Yes or No; all reveal together and each side’s votes are added up. More Yes than No passes the decree, more No than Yes rejects it.
colonia-rule-co-42 = On a tie, the side the mayor voted for wins. If nobody has a vote, the mayor decides.
colonia-rule-co-43 = A passed decree takes effect at once, before the next vote; fewer members applies next Tuesday, and extra holds only to this Friday’s loading. Passed or not, the card leaves the game. As many members as possible return home, up to three. Cubes are drawn and dice rolled in turn order; a 6 lets you choose a good that’s left. Ships that sail early are paid at once, their members go to the Friday field, and the port is refilled. Each player may exchange money once, at most five units of one currency for one other.
colonia-rule-co-50 = Wednesday: in turn order, round after round, take all cubes from one stall and put exactly that many members from your reserve on it, or pass. You can’t take a stall with more cubes than you have members, and cubes can’t be split.
colonia-rule-co-51 = Players who pass are out for the rest of this Wednesday. The market closes when all have passed; a player who can’t take any stall passes automatically.
colonia-rule-co-52 = Cubes left on the stalls go back into the bag.
colonia-rule-co-53 = Each player takes their members on the Wednesday field home; then the members on the stalls move to that field.
colonia-rule-co-60 = Thursday: in turn order, round after round, place exactly one order with one craftsman, or pass for the rest of the day.
colonia-rule-co-61 = An order costs the two cubes of the recipe, which go into the bag, and members from your reserve on the first free space from the top: one for the first order with this craftsman this week, two for the second, and so on, no matter who placed them. Orders waiting from earlier weeks don’t count.
colonia-rule-co-62 = Orders may be placed above or below the stick. A column without a free space takes no more orders.
colonia-rule-co-63 = When all have passed, the die is rolled as many times as the week card says, even if nobody is waiting. 1 to 5 moves that craftsman’s stick down one space, 6 moves all five. A stick never leaves its column.
colonia-rule-co-64 = Every order above its stick is filled, from the top: its owner gets one good, no matter how many members are there.
colonia-rule-co-65 = Each player takes their members on the Thursday field home; then the members of all filled orders move to that field.
colonia-rule-co-66 = The sticks go back to the start; unused work is lost. The other orders move up in order until they start at space 1; they keep their members and wait for next week.
colonia-rule-co-70 = Friday: in turn order, round after round, load one free hold on any of the four ships, or pass for the rest of the day.
colonia-rule-co-71 = To load, pay exactly the goods shown on the hold, all at once, and put one member from your reserve into it. A hold can be loaded only once.
colonia-rule-co-72 = Ships that stay in port this week may be loaded too; they pay when they finally leave.
colonia-rule-co-73 = After loading, each player takes their members on the Friday field home. Members on ships stay there.
colonia-rule-co-80 = Saturday: all ships above the harbour stick leave, starting with berth I, full or not. In week 6 all four leave.
colonia-rule-co-81 = For each hold you loaded on a leaving ship, you get the amount shown in the money of the ship’s city.
colonia-rule-co-82 = Once everyone is paid, their members move to the Friday field and the ship is set aside.
colonia-rule-co-83 = The other ships move up towards berth I with their members, and new ships fill the free berths. If a berth needs a ship and the pile is empty, all ships set aside are shuffled into a new pile. The stick is removed. In week 6 nothing is refilled.
colonia-rule-co-90 = Sunday: in turn order, round after round, buy one card on display, or pass for the rest of the purchases. Pay the price to the bank in the card’s own money only.
colonia-rule-co-91 = A relic is worth its points at the end. A shrine has none of its own; it holds one relic of its city and doubles it.
colonia-rule-co-92 = When you buy a shrine, put one relic of that city that you already own into it at once, or leave it empty. While it’s empty, decide for each relic of that city, when you buy it, whether it goes in. This is final: a relic you left out can never go in later.
colonia-rule-co-93 = If the card you buy was insured, its member returns home to its owner at once and may insure again today. Insurance gives no privilege: anyone may buy the card.
colonia-rule-co-94 = When all have passed, cards are insured, starting with the mayor; having passed before doesn’t matter. In turn order, round after round, put one member from your reserve on a card still on display that has none, or pass.
colonia-rule-co-95 = Cards without a member are discarded; insured ones stay. The display is filled up to 10 cards, including insured ones; with 10 or more, nothing is drawn. If a card is needed and the pile is empty, the discarded cards are shuffled into a new pile.
colonia-rule-co-96 = The family cards played are put away and the next week starts.
colonia-rule-co-100 = The game ends when all purchases of the sixth Sunday are done; there’s no more insurance or refill.
colonia-rule-co-101 = Windows: for each city, the player with strictly the most of its money gets its window and pays all of that money. On a tie, or if nobody has any, nobody gets it and nobody pays. The four cities are settled one by one.
colonia-rule-co-102 = Your score: the points of single relics, twice the points of relics in shrines, and 2 for each window. Goods, cubes and money count nothing.
colonia-rule-co-103 = Most points win. Tied players compare the money left after the windows, all currencies together; then goods; then cubes. If all are equal, the game is a draw between them. Lower places are settled in the same way.
colonia-rule-co-110 = No family member is ever lost: reserve, town hall, stalls, orders, ships, insured cards and street fields always add up to the number you started with.
colonia-rule-co-111 = The cubes in the bag, on the stalls and behind the screens always add up to 90, 18 of each kind.
colonia-rule-co-112 = The goods in the supply and behind the screens always add up to 60, 12 of each kind. This is a real limit: a column is served from the top while tiles last, and an order without a tile keeps its members and is first in line next week.
colonia-rule-co-113 = The relic cards in pile, discard, display and hands always add up to 48, the ships in pile, port and set aside to 16; after each week, three more decrees have been used.
colonia-rule-co-114 = Each player uses each family card exactly once; over the game their values add up to 33.
colonia-rule-co-115 = At the end of Wednesday, no cubes are left on the market; at the end of Thursday, every column starts at space 1 without gaps and all sticks are back at the start.

## Why a hint is given

colonia-reason-family = Card { $family } sends { $count } of your members to the town hall, leaving { $left } in reserve. Higher cards act first.
colonia-reason-cubes = Cubes, and the members they cost: { $count }. Orders your cubes can pay for then: { $orders }.
colonia-reason-wanted = Free holds in port ({ $good }): { $count }. You’d have { $mine } of that good, orders included.
colonia-reason-queue = { $craftsman }: your order is number { $place }; filled this week: { $spaces }. Members it takes: { $count }.
colonia-reason-loads = It pays { $money } when the ship sails: { $mine } in { $city } money then.
colonia-reason-sails = { $ship } sails tomorrow. Ships that sail: { $ships }.
colonia-reason-reaches = With { $mine } you can pay for { $relic }, which costs { $price }.
colonia-reason-changes = You’d have { $mine } in { $city } money.
colonia-reason-buys = { $relic } costs { $price }. Points it adds for you: { $points }.
colonia-reason-doubles = In the shrine, { $relic } counts double: { $points } points.
colonia-reason-empties = The shrine waits for another relic of { $city }. On display now: { $count }.
colonia-reason-insures = { $relic } stays for next Sunday. It costs { $price }; you have { $mine } of its money.
colonia-reason-keeps = Members that stay in your reserve for the next days: { $left }.
colonia-reason-purse = You save { $mine } in { $city } money; the next dearer card of that city costs { $price }.
colonia-reason-home = { $answer }: the decree brings home { $mine } of your members, and at most { $best } of any other player’s.
colonia-reason-sail = { $answer }: members on the ships that would sail, yours { $mine }, another player’s at most { $best }.
colonia-reason-stick = { $answer }. { $craftsman }: you have { $mine } of the orders, and your cubes pay for { $pairs } more.
colonia-reason-goods = { $answer }: goods you could load into extra holds: { $mine }.
colonia-reason-money = { $answer }: money you have to use it: { $mine }, all currencies together.
colonia-reason-members = { $answer }: members for the market, yours { $mine }, another player’s at most { $best }.
colonia-reason-alike = { $answer } counts { $votes }. The decree treats all alike: { $decree }.
