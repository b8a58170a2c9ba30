# Flandern 1302 in het Nederlands. Ids: zie locale/README.md.
#
# Woordenlijst: guild = gilde (het), city = stad, centre = centrum, place of a city (ground) = bouwgrond,
# plot = perceel (het), district = wijk, arms = wapen (kleur of Kerk), building site = bouwplaats, finish = voltooien,
# tile = tegel, special tile = speciale tegel, shape = vorm, master = meester, guild master = gildemeester,
# pawn = pion, cathedral = kathedraal, stock = voorraad, action card = actiekaart, influence card = invloedskaart,
# golden card = gouden kaart, take-back = Terugnemen, pile = stapel, influenced guild = beïnvloed gilde,
# adopt = adopteren, found = stichten, carry out = uitvoeren, lay / reveal = spelen / onthullen, cover = afdekken,
# score a city = een stad waarderen, value = waarde, rank = plaats, starting player = startspeler, round = ronde.

flandern-name = Flandern 1302
flandern-about = Bouw wijken voor je gilde in zes steden van het oude Vlaanderen. Een volle stad betaalt haar hele waarde aan de meerderheid en de helft aan de tweede; de meeste punten winnen.
flandern-option-fixed_centres = Vaste centra: elk stadscentrum heeft zijn eigen bouwgrond op het bord
    .short = Vaste centra
flandern-option-corner_touch = Hoeken raken: wijken met hetzelfde wapen mogen elkaar zelfs niet met een hoek raken
    .short = Hoeken raken
flandern-option-bonus_when_zero = Invloedsbonus voor iedereen: ook als niemand een invloedskaart heeft
    .short = Invloedsbonus voor iedereen
flandern-option-spread_cities = Stadskaarten in beide gouden stapels: die van de gilden komen later (onze reconstructie)
    .short = Steden in beide stapels
flandern-style-spoiler = Spelbreker
flandern-style-spoiler-about = Bouwt meer grijze wijken, om meerderheden van anderen te bederven.
flandern-style-surveyor = Landmeter
flandern-style-surveyor-about = Bezet bouwgrond met bouwplaatsen en voltooit die later.
flandern-style-hothead = Heethoofd
flandern-style-hothead-about = Geeft invloedskaarten vroeg uit om vóór de anderen te handelen.
flandern-ending-plots_filled = De steden zijn vol.
flandern-ending-gold_gone = De gouden stapel is op.
flandern-ending-influenced_only = Alleen de beïnvloede gilden konden nog bouwen.
flandern-ending-stalled = Er is te lang niets gebouwd.

## Dingen

flandern-arms-blue = Blauw
flandern-arms-yellow = Geel
flandern-arms-green = Groen
flandern-arms-red = Rood
flandern-arms-grey = Grijs
flandern-arms-church = Kerk

flandern-guild-blue = Blauw (ververs)
flandern-guild-yellow = Geel (lakensnijders)
flandern-guild-green = Groen (volders)
flandern-guild-red = Rood (wevers)

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
flandern-plot-centre = het centrum

flandern-shape-S = klein (S)
flandern-shape-M = lang (M)
flandern-shape-L = groot (L)

flandern-tile-plain = zonder meester
flandern-tile-one = één meester
flandern-tile-two = twee meesters
flandern-tile-A = speciale tegel A (nieuw perceel S)
flandern-tile-B = speciale tegel B (nieuw perceel M)
flandern-tile-C = speciale tegel C (nieuw perceel M en S)
flandern-tile-D = speciale tegel D (vierkant op twee percelen S)

flandern-way-n = noorden
flandern-way-e = oosten
flandern-way-s = zuiden
flandern-way-w = westen
flandern-way-n-e = noorden (perceel M) en oosten (perceel S)
flandern-way-n-w = noorden (perceel M) en westen (perceel S)
flandern-way-s-e = zuiden (perceel M) en oosten (perceel S)
flandern-way-s-w = zuiden (perceel M) en westen (perceel S)
flandern-way-e-n = oosten (perceel M) en noorden (perceel S)
flandern-way-e-s = oosten (perceel M) en zuiden (perceel S)
flandern-way-w-n = westen (perceel M) en noorden (perceel S)
flandern-way-w-s = westen (perceel M) en zuiden (perceel S)

flandern-deed-brugge = Brugge
flandern-deed-gent = Gent
flandern-deed-ieper = Ieper
flandern-deed-leuven = Leuven
flandern-deed-luik = Luik
flandern-deed-utrecht = Utrecht
flandern-deed-site = Bouwplaats
flandern-deed-take_back = Terugnemen

flandern-card-brugge = Brugge
flandern-card-gent = Gent
flandern-card-ieper = Ieper
flandern-card-leuven = Leuven
flandern-card-luik = Luik
flandern-card-utrecht = Utrecht
flandern-card-site = Bouwplaats
flandern-card-take_back = Terugnemen
flandern-card-influence = Invloed
flandern-card-cathedral = Kathedraal
flandern-card-master = Gildemeester

flandern-number-0 = Geen
flandern-number-1 = +1
flandern-number-2 = +2
flandern-number-3 = +3
flandern-number-4 = +4
flandern-number-5 = +5
flandern-number-6 = +6
flandern-number-7 = +7
flandern-number-8 = +8
flandern-number-9 = +9

flandern-charge-blue-brugge = Blauw · Brugge
flandern-charge-blue-gent = Blauw · Gent
flandern-charge-blue-ieper = Blauw · Ieper
flandern-charge-blue-leuven = Blauw · Leuven
flandern-charge-blue-luik = Blauw · Luik
flandern-charge-blue-utrecht = Blauw · Utrecht
flandern-charge-blue-site = Blauw · Bouwplaats
flandern-charge-yellow-brugge = Geel · Brugge
flandern-charge-yellow-gent = Geel · Gent
flandern-charge-yellow-ieper = Geel · Ieper
flandern-charge-yellow-leuven = Geel · Leuven
flandern-charge-yellow-luik = Geel · Luik
flandern-charge-yellow-utrecht = Geel · Utrecht
flandern-charge-yellow-site = Geel · Bouwplaats
flandern-charge-green-brugge = Groen · Brugge
flandern-charge-green-gent = Groen · Gent
flandern-charge-green-ieper = Groen · Ieper
flandern-charge-green-leuven = Groen · Leuven
flandern-charge-green-luik = Groen · Luik
flandern-charge-green-utrecht = Groen · Utrecht
flandern-charge-green-site = Groen · Bouwplaats
flandern-charge-red-brugge = Rood · Brugge
flandern-charge-red-gent = Rood · Gent
flandern-charge-red-ieper = Rood · Ieper
flandern-charge-red-leuven = Rood · Leuven
flandern-charge-red-luik = Rood · Luik
flandern-charge-red-utrecht = Rood · Utrecht
flandern-charge-red-site = Rood · Bouwplaats

flandern-phase-guild = gilde kiezen
flandern-phase-found = centra leggen
flandern-phase-adopt = beïnvloede gilden kiezen
flandern-phase-settle = loten van de bouwgrond van Utrecht en Luik
flandern-phase-gold = gouden kaart trekken
flandern-phase-choose = geheime keuze van kaarten
flandern-phase-turn = actie kiezen
flandern-phase-draw = trekken van de stapel
flandern-phase-act = kaart uitvoeren
flandern-phase-whose = wijk kiezen
flandern-phase-tile = tegel kiezen
flandern-phase-lies = speciale tegel leggen
flandern-phase-cathedral = kathedraal plaatsen
flandern-phase-master = gildemeester plaatsen
flandern-phase-next = verdergaan
flandern-phase-over = einde van de partij

## Het bord

flandern-board-letter-blue = B
flandern-board-letter-yellow = E
flandern-board-letter-green = G
flandern-board-letter-red = R
flandern-board-letter-grey = N
flandern-board-letter-church = K
flandern-board-head = Ronde { $round }: { $phase }
flandern-board-lead = Startspeler: { $seat }
flandern-board-gold = Gouden stapel: A { $a }, B { $b }
flandern-board-pile = Stapel van de beïnvloede gilden: { $count } gedekt; open: { $aside }
flandern-board-idle = Beurten achter elkaar waarin niets is gebouwd: { $count }; bij { $limit } eindigt de partij.
flandern-board-acts = { $seat } voert uit: { $card }
flandern-board-player = { $seat } ({ $guild }): { $points } punten, invloed { $count }, gespeeld: { $played }
flandern-board-player-two = { $seat } ({ $guild }): { $points } punten, gespeeld: { $played }
flandern-board-grey = Grijs, het neutrale gilde: { $points } punten
flandern-board-legend = B blauw, E geel, G groen, R rood, N grijs, K Kerk; een cijfer = meesters, * = bouwplaats, † = kathedraal, ## = afgedekt. Onder elke stad: wijken/meesters=punten als ze nu werd gewaardeerd.
flandern-board-city = { $city } (bouwgrond { $ground }), waarde { $value }
flandern-board-scored = – gewaardeerd
flandern-board-empty = Leeg: { $plots }
flandern-board-sites = Bouwplaatsen: { $plots }
flandern-board-stock = Voorraad per vorm; elk cijfer is een tegel met zijn gedrukte meesters:
flandern-board-pawns = Pionnen: { $sites } bouwplaatsen, { $cathedrals } kathedralen, { $masters } meesters
flandern-board-hand = Jouw kaarten: { $cards }
flandern-board-own-gold = Jouw gouden kaart: { $card }
flandern-board-chosen = Je hebt { $deed } gekozen met { $laid } invloed

## Vragen en zetten

flandern-ask-guild = Kies je gilde.
flandern-ask-found = Kies een bouwgrond voor { $card }.
flandern-ask-adopt = Kies het beïnvloede gilde dat voor jou punten scoort.
flandern-ask-choose = Kies je actiekaart voor deze ronde.
flandern-ask-influence = Hoeveel invloedskaarten wil je toevoegen?
flandern-ask-turn = Een kaart uit je hand spelen, of eerst trekken voor de beïnvloede gilden?
flandern-ask-own = Speel een kaart uit je hand.
flandern-ask-act = Kies een perceel om te bouwen, of een bouwplaats om te voltooien.
flandern-ask-site = Kies het perceel voor de nieuwe bouwplaats.
flandern-ask-whose = Van wie wil je een wijk leggen?
flandern-ask-tile = Welke tegel wil je gebruiken?
flandern-ask-lies = Welke kant moet de speciale tegel op?
flandern-ask-cathedral = Kies een kerkwijk voor de kathedraal.
flandern-ask-master = Kies een wijk voor de gildemeester.

flandern-move-guild = Neem { $guild }
flandern-move-found = Leg het centrum op bouwgrond { $ground }
flandern-move-adopt = Adopteer { $guild }
flandern-move-choose = Speel { $deed }
flandern-move-influence = { $number } invloed
flandern-move-draw = Trek een kaart voor de beïnvloede gilden
flandern-move-build = Bouw in { $city } op { $plot }
flandern-move-finish = Voltooi in { $city } op { $plot }
flandern-move-whose = Leg een wijk: { $arms }
flandern-move-tile = Neem de tegel: { $tile }
flandern-move-lies = Leg hem naar het { $way }
flandern-move-cathedral = Kathedraal in { $city } op { $plot }
flandern-move-master = Gildemeester in { $city } op { $plot }

## Wat er gebeurde

flandern-told-took_guild = { $seat } neemt { $guild }.
    .you = Je neemt { $guild }.
flandern-told-adopted = { $seat } adopteert { $guild }.
    .you = Je adopteert { $guild }.
flandern-told-founded = { $seat } sticht { $city } ({ $arms }) op bouwgrond { $ground }.
    .you = Je sticht { $city } ({ $arms }) op bouwgrond { $ground }.
flandern-told-settled = { $city } ({ $arms }) ligt op bouwgrond { $ground }.
flandern-told-unused = { $city } doet niet mee; haar kaarten gaan uit het spel.
flandern-told-round = Ronde { $round }; { $seat } begint.
    .you = Ronde { $round }; jij begint.
flandern-told-gold = { $seat } trekt een gouden kaart.
    .you = Je trekt een gouden kaart.
flandern-told-gold_seen = Jouw gouden kaart: { $card }.
flandern-told-gold_removed = { $seat } trekt de gouden kaart { $card }; die stad is gewaardeerd, dus gaat de kaart uit het spel.
    .you = Je trekt de gouden kaart { $card }; die stad is gewaardeerd, dus gaat de kaart uit het spel.
flandern-told-gold_none = Er is geen gouden kaart meer voor { $seat }.
    .you = Er is geen gouden kaart meer voor jou.
flandern-told-chose =
    Je speelt { $deed } en { $laid ->
        [one] één invloedskaart
       *[other] { $laid } invloedskaarten
    } gedekt.
flandern-told-revealed =
    { $seat } onthult { $deed } met { $laid ->
        [one] één invloedskaart
       *[other] { $laid } invloedskaarten
    }.
    .you =
        Je onthult { $deed } met { $laid ->
            [one] één invloedskaart
           *[other] { $laid } invloedskaarten
        }.
flandern-told-order = Nummer { $place } aan de beurt: { $seat }.
    .you = Je bent als nummer { $place } aan de beurt.
flandern-told-plays = { $seat } voert { $deed } uit.
    .you = Je voert { $deed } uit.
flandern-told-charge = { $seat } trekt { $charge }.
    .you = Je trekt { $charge }.
flandern-told-charge_removed = { $seat } trekt { $charge }; die stad is gewaardeerd, dus gaat de kaart uit het spel.
    .you = Je trekt { $charge }; die stad is gewaardeerd, dus gaat de kaart uit het spel.
flandern-told-reshuffled =
    De stapel is op: { $count ->
        [one] de ene open kaart vormt
       *[other] de { $count } open kaarten vormen
    } een nieuwe.
flandern-told-idle =
    Er is al { $count } beurten niets gebouwd; de partij eindigt na { $left ->
        [one] nog één zulke beurt
       *[other] nog { $left } zulke beurten
    }.
flandern-told-stalled = Er is { $count } beurten niets gebouwd: de partij eindigt en alle steden worden gewaardeerd.
flandern-told-built = { $seat } bouwt in { $city } op { $plot }: { $arms }, { $tile }.
    .you = Je bouwt in { $city } op { $plot }: { $arms }, { $tile }.
flandern-told-began = { $seat } begint een bouwplaats in { $city } op { $plot }: { $arms }, { $tile }.
    .you = Je begint een bouwplaats in { $city } op { $plot }: { $arms }, { $tile }.
flandern-told-new_plot = { $city } heeft een nieuw perceel { $plot }, { $shape }.
flandern-told-swallowed = Het perceel { $plot } van { $city } verdwijnt.
flandern-told-finished = { $seat } voltooit de bouwplaats in { $city } op { $plot } ({ $arms }).
    .you = Je voltooit de bouwplaats in { $city } op { $plot } ({ $arms }).
flandern-told-took_back =
    { $seat } neemt { $count ->
        [one] één actiekaart
       *[other] { $count } actiekaarten
    } terug.
    .you =
        Je neemt { $count ->
            [one] één actiekaart
           *[other] { $count } actiekaarten
        } terug.
flandern-told-no_effect = { $seat }: { $card } kan niet worden uitgevoerd.
    .you = Je kunt { $card } niet uitvoeren.
flandern-told-no_pawn = { $seat }: er is geen bouwplaatspion meer, de kaart heeft geen effect.
    .you = Er is geen bouwplaatspion meer, je kaart heeft geen effect.
flandern-told-gold_shown = { $seat } onthult de gouden kaart { $card }.
    .you = Je onthult de gouden kaart { $card }.
flandern-told-gained = { $seat } krijgt een invloedskaart en heeft er nu { $count }.
    .you = Je krijgt een invloedskaart en hebt er nu { $count }.
flandern-told-cathedral = { $seat } zet een kathedraal in { $city } op { $plot }.
    .you = Je zet een kathedraal in { $city } op { $plot }.
flandern-told-master = { $seat } zet een gildemeester in { $city } op { $plot } ({ $arms }).
    .you = Je zet een gildemeester in { $city } op { $plot } ({ $arms }).
flandern-told-covered = Het perceel { $plot } van { $city } wordt afgedekt.
flandern-told-scored = { $city } wordt gewaardeerd; de waarde is { $value }.
flandern-told-ranked =
    { $city }: { $arms } heeft { $count ->
        [one] één wijk
       *[other] { $count } wijken
    }, meesters { $masters }; { $tied ->
        [one] plaats { $rank }
       *[other] plaats { $rank } gedeeld door { $tied }
    } bij waarde { $value }{ $rank ->
        [2] , de helft naar boven afgerond
       *[other] { "" }
    } = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
flandern-told-pawns_back =
    { $city }: { $count ->
        [one] één bouwplaatspion gaat
       *[other] { $count } bouwplaatspionnen gaan
    } terug naar de voorraad.
flandern-told-cards_out = De kaarten van { $city } gaan uit het spel.
flandern-told-bonus = { $seat } heeft de meeste invloedskaarten ({ $count }): { $points } punten.
    .you = Je hebt de meeste invloedskaarten ({ $count }): { $points } punten.
flandern-told-result =
    { $seat }: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .you =
        Jij: { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.
flandern-told-won =
    { $seat } wint met { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
    .you =
        Je wint met { $points ->
            [one] 1 punt
           *[other] { $points } punten
        }.

## Waarom niet

flandern-refusal-unknown_move = Er is geen zet nummer { $move } in dit spel.
flandern-refusal-no_such_seat = Die plek bestaat niet: er zijn { $seats } spelers.
flandern-refusal-game_over = De partij is afgelopen.
flandern-refusal-drawing = Een moment: { $phase }.
flandern-refusal-wrong_phase = Dat kan niet in deze fase: { $phase }.
flandern-refusal-already_chosen =
    Je hebt al gekozen; { $waiting ->
        [one] 1 speler denkt
       *[other] { $waiting } spelers denken
    } nog na.
flandern-refusal-not_your_turn = { $other } is aan de beurt.
flandern-refusal-guild_taken = { $other } heeft { $guild } al.
flandern-refusal-ground_taken = Op bouwgrond { $ground } ligt { $city } al.
flandern-refusal-not_in_hand = { $deed } zit niet in je hand. Speel Terugnemen om de kaart terug te krijgen.
flandern-refusal-card_chosen = Je hebt { $deed } gekozen; kies nu hoeveel invloedskaarten je toevoegt.
flandern-refusal-card_first = Kies eerst je actiekaart.
flandern-refusal-too_few_influence =
    Je hebt maar { $have ->
        [one] 1 invloedskaart
       *[other] { $have } invloedskaarten
    }.
flandern-refusal-already_drawn = Je hebt deze beurt al getrokken voor de beïnvloede gilden; speel nu een eigen kaart.
flandern-refusal-city_unused = { $city } doet in deze partij niet mee.
flandern-refusal-city_scored = { $city } is al gewaardeerd; daar gebeurt niets meer.
flandern-refusal-other_city = Jouw kaart geldt voor { $city }.
flandern-refusal-no_such_plot = { $city } heeft nu geen perceel { $plot }.
flandern-refusal-not_a_plot = Hierop kun je niet bouwen: { $plot }.
flandern-refusal-plot_built = Op { $plot } van { $city } staat al een wijk: { $arms }.
flandern-refusal-plot_covered = { $plot } van { $city } is afgedekt.
flandern-refusal-long_side = Geen lange zijde van { $plot } in { $city } grenst al aan een wijk.
flandern-refusal-same_arms = { $arms } kan niet op { $plot } in { $city }: het zou { $touched } raken, met hetzelfde wapen.
flandern-refusal-empty_stock = De voorraad van { $arms } heeft geen tegel meer met deze vorm: { $shape }.
flandern-refusal-wrong_shape = De { $tile } heeft een ander perceel nodig: { $need }; dit is { $shape }.
flandern-refusal-wrong_arms = Deze kaart staat geen wijk toe van: { $arms }.
flandern-refusal-no_such_tile = De voorraad van { $arms } heeft zo’n tegel niet meer ({ $shape }): { $tile }.
flandern-refusal-special_gone = De { $tile } is al gebruikt.
flandern-refusal-special_church = De { $tile } is van de Kerk.
flandern-refusal-no_room = Er is geen ruimte voor de { $tile } op { $plot } in { $city }.
flandern-refusal-lies_not = De { $tile } kan niet naar deze kant liggen: { $way }.
flandern-refusal-site_builds_only = Met Bouwplaats begin je een bouwplaats; voltooien kan er niet mee.
flandern-refusal-nothing_there = Op { $plot } in { $city } staat geen wijk.
flandern-refusal-no_site = De wijk op { $plot } in { $city } is al voltooid.
flandern-refusal-not_yours = Deze wijk is van { $arms }; je kaart werkt daar niet.
flandern-refusal-not_church = { $plot } in { $city } is geen kerkwijk maar { $arms }.
flandern-refusal-has_cathedral = { $plot } in { $city } heeft al een kathedraal.

## De regels, in onze eigen woorden

flandern-rule-fl-1 = Het bord heeft zes bouwgronden voor steden. Elke bouwgrond heeft een vak voor een centrum en twaalf percelen, vier van elke vorm: klein S (2×1), lang M (3×1) en groot L (3×2).
flandern-rule-fl-2 = Vijf gilden krijgen punten: blauw, geel, groen, rood en het neutrale grijs. Een spelersgilde heeft een centrum en 15 wijken, vijf van elke vorm; grijs heeft er ook 15. De Kerk heeft negen gewone wijken, drie van elke vorm, en de speciale A, B, C en D.
flandern-rule-fl-3 = Op een gildewijk staan geen, één of twee gildemeesters gedrukt; van de vijf tegels van een vorm heeft er één twee, hebben er twee één en twee geen. Het centrum van een gilde heeft er één. Kerkwijken hebben er geen.
flandern-rule-fl-4 = Iedereen heeft elf zilveren kaarten: zes steden, Bouwplaats, Terugnemen en drie invloedskaarten. Er zijn 28 gouden kaarten in twee stapels, 10 bouwplaatspionnen, 4 kathedralen, 4 gildemeesters en 6 cilinders voor gewaardeerde steden.
flandern-rule-fl-5 = Voorbereiding met drie en vier spelers: de geschudde gouden stapel A ligt gedekt op de geschudde gouden stapel B. Vanaf de startspeler neemt elke speler op volgorde van de plekken een vrij gilde. Alle gilden, ook grijs, beginnen met 0 punten.
flandern-rule-fl-6 = De speler op de eerste plek is startspeler van de eerste ronde.
flandern-rule-fl-7 = Een centrum draagt de naam van een stad en een wapen. Elke speler legt het centrum van het eigen gilde op een vrije bouwgrond; Utrecht (grijs) en Luik (Kerk) komen op bouwgronden die overblijven. Vanaf dat moment is de bouwgrond de stad die op het centrum staat.
flandern-rule-fl-8 = De centra worden gelegd op volgorde van de plekken, vanaf de startspeler; daarna worden Utrecht en dan Luik over de vrije bouwgronden verloot. Optie vaste centra: Brugge 1, Gent 2, Ieper 3, Leuven 4, Utrecht 5, Luik 6.
flandern-rule-fl-9 = Met drie spelers doet één gilde met al zijn materiaal niet mee. Zijn stad is er niet, één bouwgrond blijft leeg en haar stadskaart gaat uit alle handen en uit de gouden kaarten.
flandern-rule-fl-10 = Een centrum is in elk opzicht een voltooide wijk van zijn wapen: voor het raken, voor de waarde van de stad en voor meerderheden; het centrum van Luik is een kerkwijk.
flandern-rule-fl-11 = Een ronde heeft zes fasen: 1 de startspeler trekt goud, 2 iedereen kiest, 3 iedereen onthult en de volgorde wordt bepaald, 4 acties, 5 gouden actie, 6 afdekken, waarderen en de start doorgeven.
flandern-rule-fl-12 = De startspeler trekt de bovenste gouden kaart en bekijkt die alleen. De stadskaart van een gewaardeerde stad gaat uit het spel en er wordt een andere getrokken; raakt de stapel zo op, dan is er deze ronde geen gouden kaart.
flandern-rule-fl-13 = Iedereen kiest geheim precies één actiekaart uit de hand en een willekeurig aantal invloedskaarten, ook nul. Ook dat aantal is geheim.
flandern-rule-fl-14 = Iedereen onthult tegelijk. Wie meer kaarten speelde, handelt eerder; bij een gelijk aantal gaat voor wie met de klok mee het dichtst bij de startspeler zit, de startspeler zelf als allereerste.
flandern-rule-fl-15 = Gespeelde invloedskaarten gaan uit het spel. De actiekaart blijft open voor haar eigenaar liggen.
flandern-rule-fl-16 = In deze volgorde voert iedereen de eigen kaart uit. Kan dat als je aan de beurt bent, dan moet je een van de mogelijkheden nemen; kan het niet, dan is de kaart zonder effect verbruikt en komt er niets voor in de plaats.
flandern-rule-fl-17 = Stadskaart: bouw in die stad één wijk van jezelf, van grijs of van de Kerk, die meteen voltooid is, of voltooi er één bouwplaats van zo’n wapen; de pion gaat terug naar de voorraad. Voltooien kan ook in een volle stad die nog niet is gewaardeerd.
flandern-rule-fl-18 = Bouwplaats: leg in een stad die nog niet is gewaardeerd een wijk van jezelf, van grijs of van de Kerk, volgens dezelfde bouwregels, en zet er een bouwplaatspion op. Zonder pion in de voorraad kan het niet.
flandern-rule-fl-19 = Terugnemen: deze kaart en alle eerder gespeelde actiekaarten komen terug in je hand. Je mag ze ook spelen als er niets anders terug te nemen valt, als pas. Invloedskaarten komen nooit terug.
flandern-rule-fl-20 = Iedereen mag een bouwplaats van grijs of de Kerk voltooien, wie ze ook begon. Niemand mag de bouwplaats van een ander gilde voltooien.
flandern-rule-fl-21 = Heeft een voorraad geen tegel van een vorm meer, dan kan die vorm niet worden gelegd. Gebouwde wijken worden nooit weggenomen of verplaatst.
flandern-rule-fl-22 = Bouwregel 1, vorm: een wijk komt alleen op een leeg, niet-afgedekt perceel van haar eigen vorm.
flandern-rule-fl-23 = Bouwregel 2, lange zijde: minstens één lange zijde van de nieuwe wijk moet een stuk grens delen met een wijk, voltooid of niet, van welk wapen ook; het centrum telt mee. Alleen korte zijden zijn niet genoeg, en afgedekte of lege percelen ook niet.
flandern-rule-fl-24 = Bouwregel 3, wapen: de nieuwe wijk mag geen wijk met hetzelfde wapen raken, voltooid of niet, het centrum inbegrepen; dat geldt ook voor grijs en de Kerk. Een hoek raken mag, behalve met de optie hoeken raken.
flandern-rule-fl-25 = Hebben tegels van de vorm een verschillend aantal gedrukte meesters, dan kiest wie bouwt welke tegel het wordt.
flandern-rule-fl-26 = Speciale kerkwijken zijn in elk opzicht kerkwijken. A komt op een perceel S en voegt langs een lange zijde een perceel S buiten de stad toe; B hetzelfde met M; C komt op een perceel L en voegt langs een lange zijde een perceel M en langs een korte een perceel S toe. D is een vierkant op twee percelen S: het tweede verdwijnt; al zijn zijden gelden als lang.
flandern-rule-fl-27 = Een nieuw perceel ligt langs een hele zijde, één eenheid diep, en alleen waar de stad geen perceel (ook geen afgedekt), centrum, wijk of ander nieuw perceel heeft. Past een speciale tegel op meer manieren, dan kiest wie bouwt; past hij op geen enkele, dan kan hij daar niet worden gelegd.
flandern-rule-fl-28 = Nieuwe percelen bestaan zodra de speciale tegel ligt, ook als bouwplaats. Ze heten A1, B1, C1 (het perceel M van C) en C2 (het perceel S), zijn gewone percelen en moeten gevuld zijn voor de stad vol is.
flandern-rule-fl-29 = Gouden actie: de startspeler onthult de gouden kaart. Een invloedskaart gaat naar de eigen hand en mag vanaf de volgende ronde worden gebruikt. Elke andere gouden kaart moet worden uitgevoerd als dat kan en gaat daarna voorgoed weg.
flandern-rule-fl-30 = Gouden stadskaart: als een stadskaart, maar alleen met wijken van grijs en de Kerk, bouwen of voltooien.
flandern-rule-fl-31 = Gouden Bouwplaats: als Bouwplaats, maar alleen met een wijk van grijs of de Kerk.
flandern-rule-fl-32 = Gouden Terugnemen: alle actiekaarten die de startspeler heeft gespeeld komen terug in de hand, ook die van deze ronde.
flandern-rule-fl-33 = Gouden Kathedraal: zet een kathedraal op een kerkwijk zonder kathedraal, voltooid of niet, speciaal of centrum, in een stad die nog niet is gewaardeerd. Zijn de kathedralen op, dan gebeurt er niets.
flandern-rule-fl-34 = Gouden Gildemeester: zet een meesterpion op een wijk van jezelf of van grijs, voltooid of niet, het centrum inbegrepen, in een stad die nog niet is gewaardeerd. Een wijk mag meer meesters dragen. Zijn de pionnen op, dan gebeurt er niets.
flandern-rule-fl-35 = Afdekken, vóór elke waardering: een perceel is bebouwbaar als een wapen dat meedoet een passende tegel in voorraad heeft die er geen gelijk wapen zou raken. Het is bereikbaar als het bebouwbaar is en een van zijn lange zijden grenst aan een wijk of een bereikbaar perceel; waar D past, is voor beide percelen elke zijde van het vierkant genoeg. Elk leeg perceel dat niet bereikbaar is, wordt afgedekt en telt niet meer mee.
flandern-rule-fl-36 = Een stad is vol als geen van haar percelen leeg is, nieuwe percelen meegerekend en afgedekte niet; een perceel met een bouwplaats is niet leeg. Volle steden worden meteen gewaardeerd, in alfabetische volgorde.
flandern-rule-fl-37 = De waarde van een stad: 1 voor elke voltooide gildewijk, 2 voor elke voltooide kerkwijk, 3 als er een kathedraal op staat, het centrum inbegrepen. Bouwplaatsen tellen niet.
flandern-rule-fl-38 = Rangorde: elk gilde, ook grijs, met minstens één voltooide wijk doet mee. Meer voltooide wijken staat hoger, daarna meer gildemeesters erop, gedrukt of als pion. Gilden die in beide gelijk zijn, delen hun plaatsen.
flandern-rule-fl-39 = De eerste plaats krijgt de waarde, de tweede de helft naar boven afgerond, de derde 4, de vierde 2, de vijfde niets. Gilden die plaatsen delen, krijgen elk de punten van de laagste daarvan.
flandern-rule-fl-40 = Een gewaardeerde stad krijgt een cilinder; er gebeurt daar niets meer. Haar bouwplaatspionnen gaan terug naar de voorraad, kathedralen en meesterpionnen blijven. Haar stadskaarten gaan uit het spel, uit de handen en van de gespeelde kaarten.
flandern-rule-fl-41 = De volgende speler met de klok mee wordt startspeler.
flandern-rule-fl-42 = Met drie en vier eindigt de partij na de zesde fase als er op het bord nog hoogstens één leeg perceel is, afgedekte niet meegerekend, of als de gouden stapel op is.
flandern-rule-fl-43 = Aan het einde wordt elk nog leeg perceel afgedekt en worden alle steden gewaardeerd die dat nog niet zijn.
flandern-rule-fl-44 = Wie aan het einde de meeste invloedskaarten heeft, krijgt 3 punten; bij een gelijk aantal krijgen al die spelers ze. Heeft niemand er een, dan krijgt niemand ze, behalve met de optie invloedsbonus voor iedereen.
flandern-rule-fl-45 = De meeste punten winnen; wie gelijk staat, deelt de overwinning. Grijs kan niet winnen.
flandern-rule-fl-46 = Met twee spelers heeft iedereen een gilde met zijn wijken, centrum en acht zilveren kaarten, zonder invloedskaarten. Gouden kaarten, kathedralen en meesterpionnen doen niet mee.
flandern-rule-fl-47 = De twee overgebleven gilden zijn beïnvloede gilden; elke speler adopteert er een en krijgt aan het einde de punten ervan. Na beide eigen centra adopteert de startspeler een gilde en legt het centrum ervan, dan neemt de ander het laatste; Utrecht en Luik volgen door loting. Alle zes steden doen mee.
flandern-rule-fl-48 = De zes stadskaarten en de kaart Bouwplaats van beide beïnvloede gilden, samen 14 kaarten, vormen één geschudde, gedekte stapel. De wijken van die gilden liggen open voor beide spelers.
flandern-rule-fl-49 = De twee spelers zijn om de beurt aan zet, de startspeler eerst. Een beurt heeft twee acties in vrije volgorde: een eigen actie en een invloedsactie.
flandern-rule-fl-50 = Eigen actie: speel een kaart uit je hand en voer ze uit.
flandern-rule-fl-51 = Invloedsactie: trek de bovenste kaart van de stapel, voer ze meteen uit als dat kan en leg ze open naast de stapel. Ze staat wijken toe van haar gilde, van grijs of van de Kerk. De kaart van een gewaardeerde stad gaat uit het spel en er wordt een andere getrokken.
flandern-rule-fl-52 = Is er een kaart nodig en is de stapel op, dan vormen de open kaarten, geschud, een nieuwe stapel. De twee kaarten Bouwplaats gaan er nooit uit.
flandern-rule-fl-53 = Met twee spelers worden na elke beurt dode percelen afgedekt en volle steden, soms twee, voor alle vijf gilden gewaardeerd.
flandern-rule-fl-54 = Met twee spelers eindigt de partij na een beurt als geen perceel meer leeg is, of als alleen de twee beïnvloede gilden de lege percelen nog konden vullen. Dan worden lege percelen afgedekt en alle steden gewaardeerd.
flandern-rule-fl-55 = Met twee spelers is je uitslag de som van het eigen en het beïnvloede gilde. De hoogste som wint, bij gelijke sommen wordt de overwinning gedeeld; er is geen invloedsbonus.
flandern-rule-fl-56 = Open voor iedereen: het bord, voorraden, gespeelde en afgelegde kaarten, punten en aantallen invloedskaarten. Verborgen: de volgorde van de stapels, de gouden kaart van de ronde (alleen de startspeler kent ze) en keuzes tot ze worden onthuld.
flandern-rule-fl-57 = Met twee spelers eindigt de partij ook na 30 beurten achter elkaar waarin niemand een wijk bouwt of voltooit (onze keuze: met de gedrukte regels konden beide spelers eindeloos hun kaarten terugnemen). Vanaf de vijftiende zulke beurt tellen het verslag en het bord mee. Dan worden lege percelen afgedekt en alle steden gewaardeerd, zoals bij elk einde.

## Waarom een tip wordt gegeven

flandern-reason-completes = Hiermee is { $city } vol: je krijgt daar { $points }.
flandern-reason-pays = Als { $city } daarna werd geteld, kreeg je { $points } in plaats van { $before }.
flandern-reason-costs = Als { $city } daarna werd geteld, kreeg { $seat } { $points } in plaats van { $before }.
flandern-reason-leads = { $city }, wijken: jij { $mine }, het beste andere gilde { $best }. De eerste plaats betaalt { $first }.
flandern-reason-ties = { $city }, wijken: jij { $mine }, gelijk met het beste andere gilde. Alleen op de eerste plaats zou je { $first } krijgen.
flandern-reason-chases = { $city }, wijken: jij { $mine }, het beste andere gilde { $best }. De eerste plaats betaalt { $first }, de tweede { $second }.
flandern-reason-value = Je staat eerste in { $city }, en de stad wordt { $value } waard in plaats van { $before }.
flandern-reason-begins = Voltooid met de kaart { $city } brengt deze bouwplaats je wijken daar op { $mine }; het beste andere gilde heeft er { $best }.
flandern-reason-masters = Meesters beslissen een gelijkstand: in { $city } zou je er { $mine } hebben in plaats van { $before }, het beste andere gilde { $best }.
flandern-reason-site_masters = Meesters beslissen een gelijkstand: is de bouwplaats af, dan heb je er { $mine } in { $city }, het beste andere gilde { $best }.
flandern-reason-spares = Een tegel zonder meester spaart die met meesters voor een andere stad. In voorraad: { $count }.
flandern-reason-church = Als ze af is, voegt een kerkwijk { $value } toe aan wat de eerste plaats in { $city } betaalt.
flandern-reason-annexes = Dit opent nieuwe percelen: { $city } heeft er dan { $empty } vrij.
flandern-reason-room = In { $city } blijft ruimte voor je gilde: { $mine } percelen passen nog, na de meeste andere zetten minder.
flandern-reason-adopted = Als { $city } daarna werd geteld, bracht je geadopteerde gilde, { $guild }, je { $points } op in plaats van { $before }.
flandern-reason-plots = Percelen die in { $city } vrij blijven: { $empty }.
flandern-reason-stands = { $city }, wijken nu: jij { $mine }, het beste andere gilde { $best }. Zoals het er staat betaalt de eerste plaats { $first }, de tweede { $second }.
flandern-reason-finishes = Ze kan je bouwplaats in { $city } voltooien. Wijken dan: jij { $mine }, het beste andere gilde { $best }. De eerste plaats betaalt nu { $first }.
flandern-reason-sites = Een bouwplaats bezet een perceel in elke open stad, zonder haar kaart. Bouwplaatspionnen over: { $count }.
flandern-reason-cards = Je gespeelde kaarten komen terug in je hand: { $count }.
flandern-reason-keeps = Je houdt { $left } invloed; elders is het meeste { $best }. De meeste aan het eind is { $bonus } punten waard.
flandern-reason-spends = Met { $count } invloed ben je eerder dan iedereen die minder speelt. Je houdt { $left }.
flandern-reason-pile = Je weet wat de getrokken kaart bouwt voordat je je eigen kiest. Kaarten op de stapel: { $count }.
flandern-reason-home = Je eerste wijk, het centrum, staat in { $city }. Wijken bij het begin: { $count }.
flandern-reason-ahead = { $city }: gelijk in wijken ({ $mine }), voor in meesters ({ $masters } tegen { $theirs }). De eerste plaats betaalt { $first }.
flandern-reason-behind = { $city }: gelijk in wijken ({ $mine }), achter in meesters ({ $masters } tegen { $theirs }). De tweede plaats betaalt { $second }.
