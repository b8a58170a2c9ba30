# Colonia in het Nederlands. Ids: zie locale/README.md.
#
# Woordenlijst: resource = grondstof, cube = blokje, bag = zak, good = product, craftsman = ambachtsman,
# order = bestelling (plaatsen, uitvoeren), space = vak, stick = stokje, stall = kraam (de), town hall = stadhuis,
# family card = familiekaart, member = familielid, reserve = reserve, field of a street = …dagveld, mayor = burgemeester,
# decree = besluit (aannemen, verwerpen), vote = stem, turn order = beurtvolgorde, pass = passen,
# harbour / port = haven, berth = ligplaats, ship = schip, hold = ruim (het), load = laden, sail = uitvaren,
# relic = relikwie (de), shrine = schrijn (het), display = uitstalling, insure = verzekeren, window = raam (het),
# money of a city = geld van …, currency = munt, change = wisselen, screen = scherm, die = dobbelsteen (roll = worp),
# week card = weekkaart.

colonia-name = Colonia
colonia-about = Leid zes weken lang een patriciërsfamilie in het middeleeuwse Keulen: koop grondstoffen, laat er producten van maken en verscheep ze. Met het geld koop je relikwieën; de meeste relikwiepunten winnen.
colonia-option-open_screens = Open schermen: geld, blokjes, producten en relikwieën zijn voor iedereen zichtbaar
    .short = Open schermen
colonia-style-naysayer = Dwarsligger
colonia-style-naysayer-about = Stemt tegen besluiten die anderen zouden laten passeren.
colonia-style-insurer = Verzekeraar
colonia-style-insurer-about = Verzekert meer relikwieën, zodat ze uitgestald blijven.
colonia-ending-weeks_done = De zesde zondag is voorbij.

## Dingen

colonia-resource-leather = leer
colonia-resource-iron = ijzer
colonia-resource-wood = hout
colonia-resource-linen = linnen
colonia-resource-fur = bont

colonia-good-saddle = zadel
colonia-good-wheel = wiel
colonia-good-painting = schilderij
colonia-good-clothes = kleding
colonia-good-shoes = schoenen

colonia-craftsman-saddler = Zadelmaker
colonia-craftsman-wheelwright = Wagenmaker
colonia-craftsman-painter = Schilder
colonia-craftsman-tailor = Kleermaker
colonia-craftsman-shoemaker = Schoenmaker

colonia-city-bergen = Bergen
colonia-city-bruegge = Brugge
colonia-city-london = Londen
colonia-city-nowgorod = Novgorod

colonia-money-bergen =
    { $count ->
        [one] { $count } mark
       *[other] { $count } mark
    }
colonia-money-bruegge =
    { $count ->
        [one] { $count } gulden
       *[other] { $count } gulden
    }
colonia-money-london =
    { $count ->
        [one] { $count } pond
       *[other] { $count } pond
    }
colonia-money-nowgorod =
    { $count ->
        [one] { $count } grivna
       *[other] { $count } grivna
    }

colonia-stall-1 = kraam 1
colonia-stall-2 = kraam 2
colonia-stall-3 = kraam 3
colonia-stall-4 = kraam 4
colonia-stall-5 = kraam 5
colonia-stall-6 = kraam 6
colonia-stall-7 = kraam 7
colonia-stall-extra1 = extra kraam 1
colonia-stall-extra2 = extra kraam 2

colonia-ship-be1 = Bergen 1
colonia-ship-be2 = Bergen 2
colonia-ship-be3 = Bergen 3
colonia-ship-be4 = Bergen 4
colonia-ship-br1 = Brugge 1
colonia-ship-br2 = Brugge 2
colonia-ship-br3 = Brugge 3
colonia-ship-br4 = Brugge 4
colonia-ship-lo1 = Londen 1
colonia-ship-lo2 = Londen 2
colonia-ship-lo3 = Londen 3
colonia-ship-lo4 = Londen 4
colonia-ship-no1 = Novgorod 1
colonia-ship-no2 = Novgorod 2
colonia-ship-no3 = Novgorod 3
colonia-ship-no4 = Novgorod 4

colonia-hold-be1-1 = Bergen 1, ruim 1 (schilderij + schoenen, betaalt 5)
colonia-hold-be1-2 = Bergen 1, ruim 2 (zadel + wiel + schilderij, betaalt 9)
colonia-hold-be1-3 = Bergen 1, ruim 3 (kleding + kleding + schoenen, betaalt 9)
colonia-hold-be2-1 = Bergen 2, ruim 1 (zadel + wiel, betaalt 5)
colonia-hold-be2-2 = Bergen 2, ruim 2 (zadel + schoenen, betaalt 5)
colonia-hold-be2-3 = Bergen 2, ruim 3 (wiel + schilderij + kleding + schoenen, betaalt 14)
colonia-hold-be3-1 = Bergen 3, ruim 1 (schoenen, betaalt 2)
colonia-hold-be3-2 = Bergen 3, ruim 2 (wiel + wiel, betaalt 5)
colonia-hold-be3-3 = Bergen 3, ruim 3 (zadel + wiel, betaalt 5)
colonia-hold-be3-4 = Bergen 3, ruim 4 (zadel + wiel + schilderij, betaalt 9)
colonia-hold-be4-1 = Bergen 4, ruim 1 (schilderij, betaalt 2)
colonia-hold-be4-2 = Bergen 4, ruim 2 (kleding, betaalt 2)
colonia-hold-be4-3 = Bergen 4, ruim 3 (schilderij + kleding + kleding, betaalt 9)
colonia-hold-be4-4 = Bergen 4, ruim 4 (zadel + schilderij + schoenen, betaalt 9)
colonia-hold-br1-1 = Brugge 1, ruim 1 (zadel + schoenen, betaalt 5)
colonia-hold-br1-2 = Brugge 1, ruim 2 (wiel + schilderij + schoenen, betaalt 9)
colonia-hold-br1-3 = Brugge 1, ruim 3 (wiel + schilderij + schilderij, betaalt 9)
colonia-hold-br2-1 = Brugge 2, ruim 1 (kleding + schoenen, betaalt 5)
colonia-hold-br2-2 = Brugge 2, ruim 2 (schilderij + schilderij, betaalt 5)
colonia-hold-br2-3 = Brugge 2, ruim 3 (zadel + wiel + wiel + schoenen, betaalt 14)
colonia-hold-br3-1 = Brugge 3, ruim 1 (schoenen, betaalt 2)
colonia-hold-br3-2 = Brugge 3, ruim 2 (kleding + schoenen, betaalt 5)
colonia-hold-br3-3 = Brugge 3, ruim 3 (zadel + kleding, betaalt 5)
colonia-hold-br3-4 = Brugge 3, ruim 4 (zadel + wiel + schoenen, betaalt 9)
colonia-hold-br4-1 = Brugge 4, ruim 1 (schilderij, betaalt 2)
colonia-hold-br4-2 = Brugge 4, ruim 2 (zadel, betaalt 2)
colonia-hold-br4-3 = Brugge 4, ruim 3 (zadel + kleding + kleding, betaalt 9)
colonia-hold-br4-4 = Brugge 4, ruim 4 (zadel + wiel + kleding, betaalt 9)
colonia-hold-lo1-1 = Londen 1, ruim 1 (wiel + kleding, betaalt 5)
colonia-hold-lo1-2 = Londen 1, ruim 2 (zadel + kleding + schoenen, betaalt 9)
colonia-hold-lo1-3 = Londen 1, ruim 3 (zadel + schilderij + schoenen, betaalt 9)
colonia-hold-lo2-1 = Londen 2, ruim 1 (schilderij + schoenen, betaalt 5)
colonia-hold-lo2-2 = Londen 2, ruim 2 (wiel + schilderij, betaalt 5)
colonia-hold-lo2-3 = Londen 2, ruim 3 (zadel + wiel + kleding + schoenen, betaalt 14)
colonia-hold-lo3-1 = Londen 3, ruim 1 (wiel, betaalt 2)
colonia-hold-lo3-2 = Londen 3, ruim 2 (wiel + wiel, betaalt 5)
colonia-hold-lo3-3 = Londen 3, ruim 3 (zadel + schilderij, betaalt 5)
colonia-hold-lo3-4 = Londen 3, ruim 4 (wiel + schilderij + kleding, betaalt 9)
colonia-hold-lo4-1 = Londen 4, ruim 1 (kleding, betaalt 2)
colonia-hold-lo4-2 = Londen 4, ruim 2 (schoenen, betaalt 2)
colonia-hold-lo4-3 = Londen 4, ruim 3 (schilderij + kleding + kleding, betaalt 9)
colonia-hold-lo4-4 = Londen 4, ruim 4 (zadel + zadel + schoenen, betaalt 9)
colonia-hold-no1-1 = Novgorod 1, ruim 1 (kleding + schoenen, betaalt 5)
colonia-hold-no1-2 = Novgorod 1, ruim 2 (zadel + schilderij + schilderij, betaalt 9)
colonia-hold-no1-3 = Novgorod 1, ruim 3 (wiel + schilderij + schoenen, betaalt 9)
colonia-hold-no2-1 = Novgorod 2, ruim 1 (zadel + wiel, betaalt 5)
colonia-hold-no2-2 = Novgorod 2, ruim 2 (wiel + kleding, betaalt 5)
colonia-hold-no2-3 = Novgorod 2, ruim 3 (zadel + zadel + wiel + schoenen, betaalt 14)
colonia-hold-no3-1 = Novgorod 3, ruim 1 (kleding, betaalt 2)
colonia-hold-no3-2 = Novgorod 3, ruim 2 (kleding + kleding, betaalt 5)
colonia-hold-no3-3 = Novgorod 3, ruim 3 (zadel + schilderij, betaalt 5)
colonia-hold-no3-4 = Novgorod 3, ruim 4 (zadel + wiel + schoenen, betaalt 9)
colonia-hold-no4-1 = Novgorod 4, ruim 1 (schilderij, betaalt 2)
colonia-hold-no4-2 = Novgorod 4, ruim 2 (schoenen, betaalt 2)
colonia-hold-no4-3 = Novgorod 4, ruim 3 (kleding + kleding + schoenen, betaalt 9)
colonia-hold-no4-4 = Novgorod 4, ruim 4 (wiel + schilderij + schoenen, betaalt 9)

colonia-relic-bergen-1 = relikwie van Bergen (1 punt)
colonia-relic-bergen-2 = relikwie van Bergen (2 punten)
colonia-relic-bergen-3 = relikwie van Bergen (3 punten)
colonia-relic-bergen-4 = relikwie van Bergen (4 punten)
colonia-relic-bergen-5 = relikwie van Bergen (5 punten)
colonia-relic-bergen-shrine = schrijn van Bergen
colonia-relic-bruegge-1 = relikwie van Brugge (1 punt)
colonia-relic-bruegge-2 = relikwie van Brugge (2 punten)
colonia-relic-bruegge-3 = relikwie van Brugge (3 punten)
colonia-relic-bruegge-4 = relikwie van Brugge (4 punten)
colonia-relic-bruegge-5 = relikwie van Brugge (5 punten)
colonia-relic-bruegge-shrine = schrijn van Brugge
colonia-relic-london-1 = relikwie van Londen (1 punt)
colonia-relic-london-2 = relikwie van Londen (2 punten)
colonia-relic-london-3 = relikwie van Londen (3 punten)
colonia-relic-london-4 = relikwie van Londen (4 punten)
colonia-relic-london-5 = relikwie van Londen (5 punten)
colonia-relic-london-shrine = schrijn van Londen
colonia-relic-nowgorod-1 = relikwie van Novgorod (1 punt)
colonia-relic-nowgorod-2 = relikwie van Novgorod (2 punten)
colonia-relic-nowgorod-3 = relikwie van Novgorod (3 punten)
colonia-relic-nowgorod-4 = relikwie van Novgorod (4 punten)
colonia-relic-nowgorod-5 = relikwie van Novgorod (5 punten)
colonia-relic-nowgorod-shrine = schrijn van Novgorod

colonia-decree-merchants_plus_one = één blokje meer op elke gewone kraam
colonia-decree-foreign_merchants = twee extra kramen met elk vier blokjes
colonia-decree-go_home_tuesday = tot drie familieleden gaan naar huis van het dinsdagveld
colonia-decree-draw_two_resources = iedereen trekt twee blokjes
colonia-decree-go_home_wednesday = tot drie familieleden gaan naar huis van het woensdagveld
colonia-decree-saddler_plus_two = de zadelmaker voert twee bestellingen meer uit
colonia-decree-wheelwright_plus_two = de wagenmaker voert twee bestellingen meer uit
colonia-decree-painter_plus_two = de schilder voert twee bestellingen meer uit
colonia-decree-tailor_plus_two = de kleermaker voert twee bestellingen meer uit
colonia-decree-shoemaker_plus_two = de schoenmaker voert twee bestellingen meer uit
colonia-decree-two_ships_leave_now = de schepen op ligplaats I en II varen meteen uit
colonia-decree-one_ship_leaves_now = het schip op ligplaats I vaart meteen uit
colonia-decree-go_home_thursday = tot drie familieleden gaan naar huis van het donderdagveld
colonia-decree-die_for_good = iedereen dobbelt om een product
colonia-decree-extra_hold = elk schip heeft vandaag een extra ruim voor een product naar keuze
colonia-decree-two_new_relics = er worden twee relikwiekaarten meer uitgestald
colonia-decree-one_member_less = volgende dinsdag stuurt iedereen één familielid minder
colonia-decree-exchange_five = iedereen mag tot vijf eenheden van één munt in een andere wisselen

colonia-card-w01 = weekkaart 1
colonia-card-w02 = weekkaart 2
colonia-card-w03 = weekkaart 3
colonia-card-w04 = weekkaart 4
colonia-card-w05 = weekkaart 5
colonia-card-w06 = weekkaart 6
colonia-card-w07 = weekkaart 7
colonia-card-w08 = weekkaart 8
colonia-card-w09 = weekkaart 9
colonia-card-w10 = weekkaart 10
colonia-card-w11 = weekkaart 11
colonia-card-w12 = weekkaart 12
colonia-card-w13 = weekkaart 13
colonia-card-w14 = weekkaart 14

colonia-street-tuesday = dinsdagveld
colonia-street-wednesday = woensdagveld
colonia-street-thursday = donderdagveld
colonia-street-friday = vrijdagveld

colonia-family-3 = 3
colonia-family-4 = 4
colonia-family-5 = 5
colonia-family-6 = 6
colonia-family-7 = 7
colonia-family-8 = 8

colonia-answer-no = Nee
colonia-answer-yes = Ja

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

colonia-day-setup = Voorbereiding
colonia-day-monday = maandag
colonia-day-tuesday = dinsdag
colonia-day-wednesday = woensdag
colonia-day-thursday = donderdag
colonia-day-friday = vrijdag
colonia-day-saturday = zaterdag
colonia-day-sunday = zondag

colonia-phase-hands = blokjes uit de zak trekken
colonia-phase-good_die = dobbelen om producten
colonia-phase-good_choice = product kiezen
colonia-phase-ships = schepen komen aan
colonia-phase-relics = relikwiekaarten uitstallen
colonia-phase-week = weekkaart onthullen
colonia-phase-stalls = markt vullen
colonia-phase-decrees = besluiten onthullen
colonia-phase-council = familiekaarten
colonia-phase-ties = dobbelen om de beurtvolgorde
colonia-phase-vote = stemming over een besluit
colonia-phase-decide = de burgemeester beslist
colonia-phase-exchange = geld wisselen
colonia-phase-market = grondstoffen kopen
colonia-phase-orders = bestellingen bij de ambachtslieden
colonia-phase-extra_orders = dobbelen om extra bestellingen
colonia-phase-loading = schepen laden
colonia-phase-purchases = relikwieën kopen
colonia-phase-shrine = een relikwie voor een schrijn
colonia-phase-insurance = kaarten verzekeren
colonia-phase-over = einde van de partij

## Het bord

colonia-board-head =
    { $week ->
        [0] Opbouw: { $phase }
       *[other] Week { $week } van { $weeks }, { $day }: { $phase }
    }
colonia-board-order = Beurtvolgorde en stemmen, de burgemeester eerst: { $order }
colonia-board-decrees = Besluiten (tussen haakjes: al over gestemd)
colonia-board-decree = { $day }: { $decree }
colonia-board-hold = { $number }: { $goods } = { $pays }
colonia-board-market = Markt
colonia-board-craftsmen = Ambachtslieden
colonia-board-dice =
    ({ $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    } op donderdag)
colonia-board-stick =
    voert { $spaces ->
        [one] één bestelling
       *[other] { $spaces } bestellingen
    } uit
colonia-board-harbour = Haven
colonia-board-sails = vaart uit
colonia-board-stays = blijft
colonia-board-extra = extra: een product naar keuze = { $pays }
colonia-board-relics = Relikwieën
colonia-board-piles = (stapel { $pile }, afgelegd { $discard }; tussen vierkante haken: verzekerd door)
colonia-board-relic =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor { $price }
colonia-board-shrine = schrijn voor { $price }
colonia-board-enshrined =
    { $city } ({ $points ->
        [one] 1 punt, dubbel geteld
       *[other] { $points } punten, dubbel geteld
    })
colonia-board-family = Familie
colonia-board-reserve = Reserve
colonia-board-streets = di/wo/do/vr
colonia-board-board = Aan ’t werk
colonia-board-cards = Kaarten
colonia-board-shrines = Schrijnen
colonia-board-points = Punten
colonia-board-stock =
    { $seat }: { $money }. Blokjes: { $cubes }. Producten: { $goods }. Relikwieën: { $relics }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard.

## Vragen en zetten

colonia-ask-good = Je gooide een 6: kies een product.
colonia-ask-family = Kies een familiekaart voor de beurtvolgorde en de stemmen van deze week.
colonia-ask-vote = Stem: { $decree }?
colonia-ask-decide = Jij beslist: { $decree }?
colonia-ask-exchange = Wissel tot vijf eenheden van één munt in één andere, of pas.
colonia-ask-market = Neem alle blokjes van een kraam voor evenveel familieleden, of pas.
colonia-ask-orders = Plaats een bestelling bij een ambachtsman, of pas.
colonia-ask-loading = Laad een ruim, of pas.
colonia-ask-purchases = Koop een relikwiekaart, of pas.
colonia-ask-shrine = Een van je relikwieën voorgoed in het nieuwe schrijn leggen, of het leeg laten?
colonia-ask-into_shrine = De nieuwe relikwie voorgoed in je lege schrijn leggen?
colonia-ask-insurance = Verzeker een kaart met één familielid zodat die uitgestald blijft, of pas.

colonia-move-pass = Pas
colonia-move-leave = Laat het schrijn leeg
colonia-move-family = Speel familiekaart { $family }
colonia-move-vote = Stem { $answer }
colonia-move-choose = Kies: { $good }
colonia-move-take = Neem alle blokjes van { $stall }
colonia-move-order = Bestel bij: { $craftsman }
colonia-move-load = Laad { $hold }
colonia-move-load_extra = Laad het extra ruim van { $ship } met: { $good }
colonia-move-exchange = Wissel { $amount } in geld van { $source } voor geld van { $target }
colonia-move-buy = Koop: { $relic }
colonia-move-buy_insured = Koop, verzekerd door { $owner }: { $relic }
colonia-move-enshrine = Leg in het schrijn: { $relic }
colonia-move-insure = Verzeker: { $relic }

colonia-price-members =
    { $count ->
        [one] { $count } familielid
       *[other] { $count } familieleden
    }
colonia-price-bergen = { colonia-money-bergen }
colonia-price-bruegge = { colonia-money-bruegge }
colonia-price-london = { colonia-money-london }
colonia-price-nowgorod = { colonia-money-nowgorod }

colonia-tiebreak-money = meer geld over ({ $more } tegen { $less })
colonia-tiebreak-goods = meer producten over ({ $more } tegen { $less })
colonia-tiebreak-cubes = meer blokjes over ({ $more } tegen { $less })

## Wat er gebeurde

colonia-told-drew_cube = { $seat } trekt { $resource } uit de zak.
    .you = Je trekt { $resource } uit de zak.
colonia-told-rolled = { $seat } gooit een { $face }.
    .you = Je gooit een { $face }.
colonia-told-got_good = { $seat } krijgt een product: { $good }.
    .you = Je krijgt een product: { $good }.
colonia-told-no_good_left = Van dat product is er geen meer voor { $seat }.
    .you = Van dat product is er geen meer voor jou.
colonia-told-ship_arrived = { $ship } komt aan op ligplaats { $berth }.
colonia-told-ships_shuffled =
    De stapel is op: { $count ->
        [one] één schip vormt
       *[other] { $count } schepen vormen, geschud,
    } een nieuwe.
colonia-told-relic_shown = Nu uitgestald: { $relic }.
colonia-told-relics_shuffled =
    De stapel is op: { $count ->
        [one] één afgelegde kaart vormt
       *[other] { $count } afgelegde kaarten vormen, geschud,
    } een nieuwe.
colonia-told-day = Week { $week }, { $day }.
colonia-told-week_card =
    Week { $week } is { $card }: { $cubes ->
        [one] één blokje
       *[other] { $cubes } blokjes
    } voor de markt, { $dice ->
        [one] één dobbelsteen
       *[other] { $dice } dobbelstenen
    } voor extra bestellingen.
colonia-told-stick_set =
    { $craftsman }: { $spaces ->
        [one] één vaste bestelling
       *[other] { $spaces } vaste bestellingen
    }.
colonia-told-harbour_stick =
    Zaterdag { $ships ->
        [one] vaart één schip
       *[other] varen { $ships } schepen
    } uit.
colonia-told-cube_on_stall = Markt, { $stall }: { $resource }.
colonia-told-bag_empty =
    De zak is leeg: er { $missing ->
        [one] ontbreekt één blokje
       *[other] ontbreken { $missing } blokjes
    }.
colonia-told-decree_shown = Besluit deze week: { $decree }.
colonia-told-chose_family = Je kiest familiekaart { $family }.
colonia-told-family_shown = { $seat } speelt familiekaart { $family }.
    .you = Je speelt familiekaart { $family }.
colonia-told-sent =
    { $seat } stuurt { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } naar het stadhuis.
    .you =
        Je stuurt { $count ->
            [one] één familielid
           *[other] { $count } familieleden
        } naar het stadhuis.
colonia-told-sent_short =
    { $seat } heeft te weinig vrije familieleden: { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } van { $need } gestuurd, ook uit de straten; de kaart telt voor 0.
    .you =
        Je hebt te weinig vrije familieleden: { $count ->
            [one] één familielid
           *[other] { $count } familieleden
        } van { $need } gestuurd, ook uit de straten; de kaart telt voor 0.
colonia-told-tie_rolled = { $seat } wint de worp om plaats { $place }.
    .you = Je wint de worp om plaats { $place }.
colonia-told-turn_order = Plaats { $place } in de beurtvolgorde: { $seat }.
    .you = Plaats { $place } in de beurtvolgorde: jij.
colonia-told-came_home =
    { $seat } haalt { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } naar huis: { $street }.
    .you =
        Je haalt { $count ->
            [one] één familielid
           *[other] { $count } familieleden
        } naar huis: { $street }.
colonia-told-went_to_street =
    { $seat } heeft { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } op het { $street }.
    .you =
        Je hebt { $count ->
            [one] één familielid
           *[other] { $count } familieleden
        } op het { $street }.
colonia-told-chose_vote = Je stemt { $answer }.
colonia-told-voted =
    { $seat } stemt { $answer } met { $votes ->
        [one] één stem
       *[other] { $votes } stemmen
    }.
    .you =
        Je stemt { $answer } met { $votes ->
            [one] één stem
           *[other] { $votes } stemmen
        }.
colonia-told-mayor_settled = Gelijke stand: burgemeester { $seat } beslist met { $answer }.
    .you = Gelijke stand: als burgemeester beslis je met { $answer }.
colonia-told-decree_passed = Aangenomen, { $yes } tegen { $no }: { $decree }.
colonia-told-decree_rejected = Verworpen, { $yes } tegen { $no }: { $decree }.
colonia-told-extra_hold_open = Vandaag neemt elk schip in de haven één product naar keuze extra mee, voor { $pays }.
colonia-told-fewer_next =
    Volgende dinsdag stuurt iedereen { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    } minder.
colonia-told-passed = { $seat } past.
    .you = Je past.
colonia-told-passed_by_itself = { $seat } kan niets meer doen en past automatisch.
    .you = Je kunt niets meer doen en past automatisch.
colonia-told-took_stall =
    { $seat } neemt { $count ->
        [one] één blokje
       *[other] { $count } blokjes
    } van { $stall }, voor evenveel familieleden.
    .you =
        Je neemt { $count ->
            [one] één blokje
           *[other] { $count } blokjes
        } van { $stall }, voor evenveel familieleden.
colonia-told-got_cubes = { $seat } krijgt { $count } × { $resource }.
    .you = Je krijgt { $count } × { $resource }.
colonia-told-cubes_returned = { $count } × { $resource } terug in de zak.
colonia-told-ordered =
    { $seat } plaatst een bestelling ({ $craftsman }) op vak { $space } met { $count ->
        [one] één familielid
       *[other] { $count } familieleden
    }.
    .you =
        Je plaatst een bestelling ({ $craftsman }) op vak { $space } met { $count ->
            [one] één familielid
           *[other] { $count } familieleden
        }.
colonia-told-paid_cube = { $seat } betaalt in blokjes: { $resource }.
    .you = Je betaalt in blokjes: { $resource }.
colonia-told-extra_order = De dobbelsteen voor extra bestellingen toont { $face }.
colonia-told-stick_moved =
    { $craftsman } voert nu { $spaces ->
        [one] één bestelling
       *[other] { $spaces } bestellingen
    } uit.
colonia-told-delivered = { $seat } krijgt: { $good }.
    .you = Je krijgt: { $good }.
colonia-told-not_delivered = Voor de bestelling van { $seat } is geen tegel meer ({ $good }); ze wacht vooraan in de rij.
    .you = Voor jouw bestelling is geen tegel meer ({ $good }); ze wacht vooraan in de rij.
colonia-told-queue_moved_up =
    { $craftsman }: { $orders ->
        [one] één wachtende bestelling schuift
       *[other] { $orders } wachtende bestellingen schuiven
    } op.
colonia-told-loaded = { $seat } laadt { $hold }.
    .you = Je laadt { $hold }.
colonia-told-loaded_extra = { $seat } laadt het extra ruim van { $ship }.
    .you = Je laadt het extra ruim van { $ship }.
colonia-told-paid_goods = { $seat } levert { $count } × { $good } in.
    .you = Je levert { $count } × { $good } in.
colonia-told-sailed = { $ship } vaart uit.
colonia-told-earned = { $ship } betaalt { $seat } { $money } in geld van { $city }.
    .you = { $ship } betaalt je { $money } in geld van { $city }.
colonia-told-exchanged = { $seat } wisselt { $money } in geld van { $source } voor geld van { $target }.
    .you = Je wisselt { $money } in geld van { $source } voor geld van { $target }.
colonia-told-bought = { $seat } betaalt { $money } in geld van { $city } voor: { $relic }.
    .you = Je betaalt { $money } in geld van { $city } voor: { $relic }.
colonia-told-member_freed = Het familielid dat de kaart verzekerde, gaat terug naar { $seat } ({ $relic }).
    .you = Het familielid dat de kaart verzekerde, gaat terug naar jou ({ $relic }).
colonia-told-enshrined = { $seat } legt in het schrijn: { $relic }.
    .you = Je legt in het schrijn: { $relic }.
colonia-told-not_enshrined = { $seat } laat het schrijn van { $city } leeg.
    .you = Je laat het schrijn van { $city } leeg.
colonia-told-insured = { $seat } verzekert: { $relic }.
    .you = Je verzekert: { $relic }.
colonia-told-discarded = Afgelegd: { $count } × { $relic }.
colonia-told-cards_put_away = De familiekaarten van week { $week } worden weggelegd.
colonia-told-window =
    { $seat } geeft { $money } voor het raam van { $city }: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
    .you =
        Je geeft { $money } voor het raam van { $city }: { $points ->
            [one] één punt
           *[other] { $points } punten
        }.
colonia-told-no_window = Niemand krijgt het raam van { $city }.
colonia-told-relic_points = { $seat } scoort: { $relic }.
    .you = Jij scoort: { $relic }.
colonia-told-shrine_points =
    { $seat }, { $relic } in het schrijn: { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
    .you =
        Jouw { $relic } in het schrijn: { $points ->
            [one] één punt
           *[other] { $points } punten
        }.
colonia-told-empty_shrine = { $seat }, leeg schrijn van { $city }: { $points }.
    .you = Jouw lege schrijn van { $city }: { $points }.
colonia-told-won =
    { $seat } wint met { $points ->
        [one] één punt
       *[other] { $points } punten
    }.
    .you =
        Je wint met { $points ->
            [one] één punt
           *[other] { $points } punten
        }.
colonia-told-drawn_game = { $winners } spelers staan in alles gelijk: ze delen de overwinning.

## Waarom niet

colonia-refusal-unknown_move = Er is geen zet nummer { $move } in dit spel.
colonia-refusal-no_such_seat = Die plek bestaat niet: er zijn { $seats } spelers.
colonia-refusal-game_over = De partij is afgelopen.
colonia-refusal-drawing = Een moment: { $phase }.
colonia-refusal-wrong_phase = Dat kan niet in deze fase: { $phase }.
colonia-refusal-already_chosen =
    Je hebt al gekozen; { $waiting ->
        [one] 1 speler denkt
       *[other] { $waiting } spelers denken
    } nog na.
colonia-refusal-no_vote = Je familiekaart ligt gedekt, dus je hebt deze week geen stem.
colonia-refusal-not_your_turn = { $other } is aan de beurt.
colonia-refusal-passed_already = Je hebt al gepast ({ $day }).
colonia-refusal-card_used = Je hebt je familiekaart { $family } al gebruikt.
colonia-refusal-good_gone = Geen tegel meer over: { $good }.
colonia-refusal-stall_empty = Hier liggen geen blokjes: { $stall }.
colonia-refusal-too_few_members =
    Je hebt { $need ->
        [one] 1 familielid
       *[other] { $need } familieleden
    } in je reserve nodig en je hebt er { $have }.
colonia-refusal-missing_cube = Je hebt geen { $resource }; dat is nodig voor: { $craftsman }.
colonia-refusal-column_full = Alle { $spaces } bestelvakken zijn bezet: { $craftsman }.
colonia-refusal-ship_not_here = { $ship } ligt niet in de haven.
colonia-refusal-hold_taken = Al geladen door { $owner }: { $hold }.
colonia-refusal-missing_goods = Je hebt { $need } × { $good } nodig, en je hebt { $have }.
colonia-refusal-no_extra_hold = { $ship } heeft vandaag geen extra ruim: er is geen besluit over aangenomen.
colonia-refusal-extra_hold_taken = { $owner } heeft het extra ruim van { $ship } al geladen.
colonia-refusal-same_currency = Geld van { $city } kun je niet in geld van { $city } wisselen; kies twee verschillende steden.
colonia-refusal-too_little_money = Je hebt { $need } in geld van { $city } nodig, en je hebt { $have }.
colonia-refusal-not_on_display = Niet uitgestald: { $relic }.
colonia-refusal-insured_card = Alle kaarten van deze soort zijn verzekerd; kies door wie: { $relic }.
colonia-refusal-not_insured_by = { $owner } heeft geen familielid op een kaart van deze soort: { $relic }.
colonia-refusal-nobody_there = { $owner } zit niet aan deze tafel: er zijn { $seats } spelers.
colonia-refusal-already_insured = Er staat al een familielid op: { $relic }.
colonia-refusal-wrong_relic = Dit kan niet in het schrijn van { $city }: { $relic }.
colonia-refusal-passed_over = Alleen de relikwie die je net hebt gekocht mag er nu in, niet: { $relic }.
colonia-refusal-not_owned = Je hebt dit niet: { $relic }.

## De regels, in onze eigen woorden

colonia-rule-co-1 = Je speelt met 3 tot 6 spelers. De partij duurt 6 weken; een week heeft zeven dagen, van maandag tot zondag, die op volgorde worden gespeeld en genummerd zijn van 1 tot 7.
colonia-rule-co-2 = Er zijn 18 blokjes van elke grondstof: leer, ijzer, hout, linnen en bont, samen 90. Ze zitten in een zak en worden altijd blind getrokken.
colonia-rule-co-3 = Er zijn 12 tegels van elk product, samen 60. In de volgorde van de dobbelsteen: 1 zadelmaker, van leer en ijzer een zadel; 2 wagenmaker, van ijzer en hout een wiel; 3 schilder, van hout en linnen een schilderij; 4 kleermaker, van linnen en bont kleding; 5 schoenmaker, van bont en leer schoenen.
colonia-rule-co-4 = Elk van de vier Hanzesteden heeft haar eigen geld: Bergen marken, Brugge guldens, Londen ponden, Novgorod grivna’s. De ene munt geldt nooit voor de andere; alleen het besluit over wisselen maakt er een andere van. De bank raakt nooit leeg.
colonia-rule-co-5 = Het bord heeft een stadhuis; een markt met 7 gewone en 2 extra kramen; vijf kolommen van 8 bestelvakken, het eerste bovenaan, elk met een stokje; een haven met ligplaatsen I tot IV en een stokje; een bank; een uitstalling van 10 relikwiekaarten met 2 extra plaatsen; en een straatveld voor dinsdag, woensdag, donderdag en vrijdag. Voor zaterdag is er geen.
colonia-rule-co-6 = Iedereen heeft familieleden, een wapenschild, een kaart Ja en een kaart Nee, een scherm en familiekaarten 3, 4, 5, 6, 7 en 8. Elke familiekaart gebruik je één keer per partij.
colonia-rule-co-7 = Achter je scherm liggen geld, blokjes, producten en de relikwieën die niet in een schrijn liggen. Open voor iedereen zijn de reserves, alles op het bord, gebruikte familiekaarten, schrijnen en wat erin ligt. Inkomsten en betalingen gebeuren in het zicht, dus een goed geheugen kent elke voorraad. Echt geheim zijn alleen familiekaarten en stemmen die nog niet zijn onthuld.
colonia-rule-co-10 = Iedereen begint met 38 familieleden bij 3 spelers, 30 bij 4, 25 bij 5, 21 bij 6, allemaal in de reserve. Op het bord staat er bij het begin geen.
colonia-rule-co-11 = Iedereen begint met 5 eenheden van elk van de vier munten.
colonia-rule-co-12 = Alle blokjes gaan in de zak; op volgorde van de plekken trekt elke speler er 4.
colonia-rule-co-13 = Iedereen dobbelt om een eerste product: 1 tot 5 geeft het product van die ambachtsman, bij een 6 kies je zelf.
colonia-rule-co-14 = Vier stapels worden geschud: 14 weekkaarten, waarvan er maar 6 meedoen; 18 besluiten, drie per week, zodat ze allemaal aan bod komen; 16 schepen; en 48 relikwiekaarten, 44 relikwieën en 4 schrijnen. Niemand kent hun volgorde.
colonia-rule-co-15 = De eerste 4 schepen komen op ligplaatsen I tot IV en de eerste 10 relikwiekaarten worden uitgestald. De vier ramen wachten op het einde. De stokjes van de ambachtslieden liggen boven het eerste vak; het stokje van de haven ligt tot maandag apart.
colonia-rule-co-16 = Bij de voorbereiding hangt alleen het aantal familieleden af van het aantal spelers.
colonia-rule-co-20 = Maandag: de volgende weekkaart wordt onthuld. Ze zegt hoeveel blokjes er op elk van de 7 kramen komen, hoeveel vaste bestellingen elke ambachtsman uitvoert, hoeveel dobbelstenen er donderdag worden gegooid en hoeveel schepen er zaterdag uitvaren.
colonia-rule-co-21 = De kramen worden uit de zak gevuld, van kraam 1 tot kraam 7. Raakt de zak leeg, dan krijgen latere kramen minder blokjes of geen, en dat wordt niet goedgemaakt.
colonia-rule-co-22 = Het stokje van elke ambachtsman zakt met zijn vaste aantal. De dobbelstenen worden bewaard voor donderdag.
colonia-rule-co-23 = Het stokje van de haven komt onder zoveel ligplaatsen als er volgens de kaart schepen uitvaren. In week 6 varen alle vier uit, wat de kaart ook zegt.
colonia-rule-co-24 = Drie besluiten worden onthuld en van links naar rechts gelegd op volgorde van hun dag; besluiten van dezelfde dag blijven in de volgorde waarin ze zijn getrokken.
colonia-rule-co-30 = Dinsdag: iedereen kiest geheim een eigen familiekaart, en allen onthullen tegelijk. Je mag een kaart kiezen die je reserve niet aankan. In week 6 is er nog maar één kaart, die speelt dus vanzelf.
colonia-rule-co-31 = Iedereen stuurt zoveel familieleden van de reserve naar het stadhuis als de kaart toont; één minder als het besluit van vorige week dat zegt.
colonia-rule-co-32 = Is de reserve te klein, dan gaat ze helemaal mee, en wat ontbreekt komt van je eigen familieleden op het dinsdagveld, dan woensdag, donderdag, vrijdag. De kaart telt dan voor 0 en ligt gedekt, ook als het volle aantal kon worden gestuurd. Is dat nog te weinig, dan gaat alles wat er is; familieleden op schepen, bestellingen en kaarten worden nooit teruggeroepen.
colonia-rule-co-33 = De hoogste kaart is de hele week het eerst aan de beurt. De eerste in deze volgorde is burgemeester.
colonia-rule-co-34 = Spelers met gelijke waarden, ook nullen, nemen het omgekeerde van hun volgorde van vorige week. In de eerste week dobbelen ze: de hoogste gaat eerst, bij een gelijke worp opnieuw. Nullen komen na alle anderen.
colonia-rule-co-35 = De open waarde is ook je aantal stemmen in elke stemming van de week. Een gedekte kaart heeft geen stem.
colonia-rule-co-36 = Dan haalt iedereen de eigen familieleden van het dinsdagveld naar huis, en pas daarna gaan de familieleden in het stadhuis naar dat veld.
colonia-rule-co-37 = Acht dagen: een familielid dat je op een dag gebruikt, is pas weer vrij na de actie van dezelfde dag een week later. Familieleden op wachtende bestellingen en op schepen die blijven liggen, komen nog later terug. De enige uitzonderingen zijn een oproep van de raad in de straten, de drie besluiten die familieleden naar huis sturen, en de verkoop van een kaart die je verzekerde. Zonder genoeg familieleden in de reserve kun je een actie niet doen.
colonia-rule-co-40 = Van woensdag tot zaterdag begint een dag met de stemmingen over de besluiten van die dag, een voor een van links naar rechts.
colonia-rule-co-41 = Iedereen met een open familiekaart stemt geheim Ja of Nee; allen onthullen tegelijk en de stemmen van elke kant worden opgeteld. Met meer Ja dan Nee is het besluit aangenomen, met meer Nee dan Ja verworpen.
colonia-rule-co-42 = Bij een gelijke stand wint de kant waarvoor de burgemeester stemde. Heeft niemand een stem, dan beslist de burgemeester.
colonia-rule-co-43 = Een aangenomen besluit werkt meteen, vóór de volgende stemming; dat over minder familieleden pas de volgende dinsdag, dat over extra ruimen alleen voor het laden van deze vrijdag. Aangenomen of niet, de kaart gaat uit het spel. Er gaan zoveel mogelijk familieleden naar huis, hoogstens drie. Blokjes trekken en dobbelen gaat in beurtvolgorde; bij een 6 kies je een product dat er nog is. Schepen die eerder uitvaren worden meteen betaald, hun familieleden gaan naar het vrijdagveld en de haven wordt weer aangevuld. Elke speler mag één keer geld wisselen, hoogstens vijf eenheden van één munt in één andere.
colonia-rule-co-50 = Woensdag: in beurtvolgorde, steeds opnieuw, neem je alle blokjes van één kraam en zet je er precies evenveel familieleden uit je reserve op, of je past. Een kraam met meer blokjes dan je familieleden hebt kun je niet nemen, en blokjes worden niet verdeeld.
colonia-rule-co-51 = Wie past, doet deze woensdag niet meer mee. De markt sluit als iedereen heeft gepast; wie geen enkele kraam kan nemen, past vanzelf.
colonia-rule-co-52 = Blokjes die op de kramen blijven liggen, gaan terug in de zak.
colonia-rule-co-53 = Iedereen haalt de eigen familieleden van het woensdagveld naar huis; dan gaan de familieleden op de kramen naar dat veld.
colonia-rule-co-60 = Donderdag: in beurtvolgorde, steeds opnieuw, plaats je precies één bestelling bij één ambachtsman, of je past voor de rest van de dag.
colonia-rule-co-61 = Een bestelling kost de twee blokjes van het recept, die in de zak gaan, en familieleden uit de reserve op het eerste vrije vak van boven: één voor de eerste bestelling bij deze ambachtsman deze week, twee voor de tweede, enzovoort, wie ze ook plaatste. Bestellingen die nog van eerdere weken wachten, tellen niet mee.
colonia-rule-co-62 = Je mag boven of onder het stokje bestellen. Een kolom zonder vrij vak neemt geen bestellingen meer aan.
colonia-rule-co-63 = Als iedereen heeft gepast, wordt zo vaak gedobbeld als de weekkaart zegt, ook als niemand wacht. Bij 1 tot 5 zakt het stokje van die ambachtsman één vak, bij 6 zakken ze alle vijf. Een stokje verlaat nooit zijn kolom.
colonia-rule-co-64 = Elke bestelling boven haar stokje wordt uitgevoerd, van boven af: haar eigenaar krijgt één product, hoeveel familieleden er ook staan.
colonia-rule-co-65 = Iedereen haalt de eigen familieleden van het donderdagveld naar huis; dan gaan de familieleden van alle uitgevoerde bestellingen naar dat veld.
colonia-rule-co-66 = De stokjes gaan terug naar het begin; wat een ambachtsman nog had kunnen doen, is verloren. De andere bestellingen schuiven op in hun volgorde tot ze op vak 1 beginnen; ze houden hun familieleden en wachten op de volgende week.
colonia-rule-co-70 = Vrijdag: in beurtvolgorde, steeds opnieuw, laad je één vrij ruim van een van de vier schepen, of je past voor de rest van de dag.
colonia-rule-co-71 = Om te laden lever je precies de producten in die op het ruim staan, geen andere en niet in delen, en zet je er één familielid uit je reserve in. Een ruim wordt maar één keer geladen.
colonia-rule-co-72 = Ook schepen die deze week in de haven blijven, mag je laden; ze betalen als ze uiteindelijk uitvaren.
colonia-rule-co-73 = Na het laden haalt iedereen de eigen familieleden van het vrijdagveld naar huis. Familieleden op schepen blijven daar.
colonia-rule-co-80 = Zaterdag: alle schepen boven het stokje van de haven varen uit, vanaf ligplaats I, vol of niet. In week 6 varen alle vier uit.
colonia-rule-co-81 = Voor elk geladen ruim van een uitvarend schip krijgt de eigenaar het getoonde bedrag in geld van de stad van het schip.
colonia-rule-co-82 = Als iedereen is betaald, gaan die familieleden naar het vrijdagveld en wordt het schip apart gelegd.
colonia-rule-co-83 = De andere schepen schuiven met hun familieleden op naar ligplaats I, en nieuwe schepen vullen de vrije ligplaatsen. Moet er een worden gevuld en is de stapel op, dan vormen alle apart gelegde schepen, geschud, een nieuwe stapel. Het stokje gaat weg. In week 6 wordt niets aangevuld.
colonia-rule-co-90 = Zondag: in beurtvolgorde, steeds opnieuw, koop je één uitgestalde kaart, of je past voor de rest van de aankopen. De prijs wordt aan de bank betaald, alleen in de eigen munt van de kaart.
colonia-rule-co-91 = Een relikwie is aan het einde haar punten waard. Een schrijn heeft er zelf geen; het bevat één relikwie van zijn stad en verdubbelt die.
colonia-rule-co-92 = Koop je een schrijn, dan leg je er meteen één relikwie van die stad in die je al hebt, of je laat het leeg. Zolang het leeg is, beslis je bij elke relikwie van die stad op het moment dat je ze koopt of ze erin gaat. Dat is allemaal definitief: een relikwie die je oversloeg, kan er later nooit meer in.
colonia-rule-co-93 = Was de gekochte kaart verzekerd, dan gaat het familielid meteen terug naar zijn eigenaar en mag het vandaag opnieuw verzekeren. Verzekeren geeft geen voorrecht: iedereen mag de kaart kopen.
colonia-rule-co-94 = Als iedereen heeft gepast, worden kaarten verzekerd, weer vanaf de burgemeester; wie eerder paste, doet gewoon mee. In beurtvolgorde, steeds opnieuw, zet je één familielid uit je reserve op een uitgestalde kaart waar er nog geen op staat, of je past.
colonia-rule-co-95 = Kaarten zonder familielid worden afgelegd; verzekerde blijven. De uitstalling wordt aangevuld tot 10 kaarten, verzekerde meegerekend; bij 10 of meer wordt er niets getrokken. Moet er een kaart worden getrokken en is de stapel op, dan vormen de afgelegde kaarten, geschud, een nieuwe stapel.
colonia-rule-co-96 = De gespeelde familiekaarten gaan weg en de volgende week begint.
colonia-rule-co-100 = De partij eindigt als alle aankopen van de zesde zondag zijn gedaan; verzekeren en aanvullen gebeurt dan niet meer.
colonia-rule-co-101 = Ramen: wie als enige het meeste geld van een stad heeft, krijgt haar raam en levert al dat geld in. Bij een gelijke stand, of als niemand iets heeft, krijgt niemand het en betaalt niemand. De vier steden worden een voor een afgehandeld.
colonia-rule-co-102 = Jouw score: de punten van losse relikwieën, tweemaal de punten van relikwieën in een schrijn, en 2 voor elk raam. Producten, blokjes en geld tellen niet.
colonia-rule-co-103 = De meeste punten winnen. Wie gelijk staat, vergelijkt het geld na de ramen, alle munten samen; dan producten; dan blokjes. Is alles gelijk, dan delen zij de overwinning. Lagere plaatsen worden op dezelfde manier bepaald.
colonia-rule-co-110 = Een familielid gaat nooit verloren: reserve, stadhuis, kramen, bestellingen, schepen, verzekerde kaarten en straatvelden zijn samen altijd het aantal waarmee je begon.
colonia-rule-co-111 = In de zak, op de kramen en achter de schermen zijn er samen altijd 90 blokjes, 18 van elke soort.
colonia-rule-co-112 = In de voorraad en achter de schermen zijn er samen altijd 60 producten, 12 van elke soort. Dat is een echte grens: een kolom wordt van boven af bediend zolang er tegels zijn, en een bestelling zonder tegel houdt haar familieleden en is volgende week als eerste aan de beurt.
colonia-rule-co-113 = In stapel, aflegstapel, uitstalling en handen zijn er samen altijd 48 relikwiekaarten, in stapel, haven en apart gelegd 16 schepen; na elke week zijn er drie besluiten meer gebruikt.
colonia-rule-co-114 = Iedereen gebruikt elke familiekaart precies één keer; over de hele partij is hun waarde samen 33.
colonia-rule-co-115 = Aan het einde van woensdag ligt er geen blokje op de markt; aan het einde van donderdag begint elke kolom zonder gaten op vak 1 en zijn alle stokjes terug bij het begin.

## Waarom een tip wordt gegeven

colonia-reason-family = Kaart { $family } stuurt { $count } van je familieleden naar het stadhuis en laat er { $left } in reserve. Hogere kaarten zijn eerst.
colonia-reason-cubes = Blokjes, en de familieleden ervoor: { $count }. Bestellingen waarvoor je blokjes dan genoeg zijn: { $orders }.
colonia-reason-wanted = Vrije ruimen in de haven ({ $good }): { $count }. Je zou er hebben, met bestellingen: { $mine }.
colonia-reason-queue = { $craftsman }: je bestelling is nr. { $place }; deze week gemaakt: { $spaces }. Ingezette familieleden: { $count }.
colonia-reason-loads = Het betaalt { $money } bij vertrek: dan heb je { $mine } in geld van { $city }.
colonia-reason-sails = { $ship } vaart morgen. Schepen die varen: { $ships }.
colonia-reason-reaches = Met { $mine } kun je { $relic } betalen, die { $price } kost.
colonia-reason-changes = Je zou { $mine } in geld van { $city } hebben.
colonia-reason-buys = { $relic } kost { $price }. Punten erbij voor jou: { $points }.
colonia-reason-doubles = In de schrijn telt { $relic } dubbel: { $points } punten.
colonia-reason-empties = De schrijn wacht op een andere relikwie van { $city }. Nu uitgestald: { $count }.
colonia-reason-insures = { $relic } blijft voor volgende zondag. Prijs { $price }; je hebt { $mine } van dat geld.
colonia-reason-keeps = Familieleden die voor de volgende dagen in reserve blijven: { $left }.
colonia-reason-purse = Je spaart { $mine } in geld van { $city }; de volgende duurdere kaart van die stad kost { $price }.
colonia-reason-home = { $answer }: het besluit brengt { $mine } van je familieleden thuis, en hoogstens { $best } van een ander.
colonia-reason-sail = { $answer }: familieleden op de schepen die zouden varen: van jou { $mine }, van een ander hoogstens { $best }.
colonia-reason-stick = { $answer }. { $craftsman }: je hebt { $mine } van de bestellingen, en je blokjes betalen er nog { $pairs }.
colonia-reason-goods = { $answer }: producten die je in extra ruimen zou kunnen laden: { $mine }.
colonia-reason-money = { $answer }: geld waarmee je dit kunt gebruiken: { $mine }, alle munten samen.
colonia-reason-members = { $answer }: familieleden voor de markt: van jou { $mine }, van een ander hoogstens { $best }.
colonia-reason-alike = { $answer } telt { $votes }. Het besluit geldt voor iedereen gelijk: { $decree }.
