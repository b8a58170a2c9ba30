# Het bord van Flandern 1302 in de browser, in het Nederlands. Woordenlijst: zie flandern.ftl.


client-flandern-plan = Plattegrond van { $city }
client-flandern-ground = Bouwgrond { $ground }
client-flandern-unused = Doet niet mee
client-flandern-founding = { $city } wordt gesticht: kies de bouwgrond.
client-flandern-closer = Inzoomen
client-flandern-all = Toon alle steden
client-flandern-map = De zes steden
client-flandern-possible = Hier kun je iets kiezen
client-flandern-scored = gewaardeerd
client-flandern-value = waarde { $value }
client-flandern-lot = { $plot } in { $city }: leeg perceel, { $shape }
client-flandern-covered = { $plot } in { $city }: afgedekt, een weide
client-flandern-district = { $plot } in { $city }: { $arms }, { $masters ->
        [0] geen meester
        [one] één meester
       *[other] { $masters } meesters
    }
client-flandern-under = bouwplaats
client-flandern-minster = met een kathedraal
client-flandern-standing = Bij waardering nu
client-flandern-paid = Waardering
client-flandern-rank =
    { $arms }: { $count ->
        [one] één wijk
       *[other] { $count } wijken
    }, { $masters ->
        [0] geen meester
        [one] één meester
       *[other] { $masters } meesters
    }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
client-flandern-hand = Jouw kaarten
client-flandern-does-city = Bouw hier een wijk van jezelf, van grijs of van de Kerk, of voltooi zo’n bouwplaats.
client-flandern-does-site = Begin een bouwplaats in een stad die nog niet is gewaardeerd. Een stadskaart voltooit haar later.
client-flandern-does-take_back = Neem deze kaart en al je gespeelde kaarten terug in je hand.
client-flandern-does-influence = Voeg er zoveel toe als je wilt wanneer je een kaart kiest. De meeste invloed is eerst aan de beurt; gebruikte zijn weg.
client-flandern-does-gold-city = Bouw hier een wijk van grijs of van de Kerk, of voltooi zo’n bouwplaats.
client-flandern-does-gold-site = Begin een bouwplaats van grijs of van de Kerk in een stad die nog niet is gewaardeerd.
client-flandern-does-gold-take_back = Neem al je gespeelde kaarten terug in je hand.
client-flandern-does-gold-cathedral = Zet een kathedraal op een kerkwijk: voltooid telt die 3 in plaats van 2.
client-flandern-does-gold-master = Zet een gildemeester op een wijk van jezelf of van grijs. Meesters beslissen bij gelijke stand.
client-flandern-does-gold-influence = Hij komt als invloedskaart in je hand.
client-flandern-none = geen
client-flandern-guilds = De gilden
client-flandern-players = Spelers op volgorde
client-flandern-lead = Startspeler
client-flandern-influence =
    { $count ->
        [0] geen invloedskaart
        [one] één invloedskaart
       *[other] { $count } invloedskaarten
    }
client-flandern-added = + { $count } invloed
client-flandern-thinking = kiest …
    .you = jouw keuze …
client-flandern-ready = heeft gekozen
client-flandern-played = Gespeelde kaarten
client-flandern-in-hand = In de hand: { $cards }.
client-flandern-held = in de hand
client-flandern-lies = gespeeld
client-flandern-projection = Prognose: { $points }
client-flandern-projection-why = Punten als alle steden nu gewaardeerd worden
client-flandern-neutral = Grijs, het neutrale gilde
client-flandern-chest = Voorraad en legenda
client-flandern-stock = Tegels in voorraad
client-flandern-none-left = op
client-flandern-supply = Pionnen in voorraad
client-flandern-special-A = Speciale tegel A: op een perceel S, met een nieuw perceel S buiten de stad
client-flandern-special-B = Speciale tegel B: op een perceel M, met een nieuw perceel M buiten de stad
client-flandern-special-C = Speciale tegel C: op een perceel L, met een nieuw perceel M en een nieuw perceel S buiten de stad
client-flandern-special-D = Speciale tegel D: een vierkant op twee percelen S
client-flandern-gold = Gouden kaarten
client-flandern-gold-kinds = Gezien en nog mogelijk
client-flandern-holds = { $name } heeft een gouden kaart, gedekt.
client-flandern-yours-later = Hij is van jou en werkt aan het einde van de ronde.
client-flandern-card = Kaart
client-flandern-in = in { $pile }
client-flandern-used = gezien
client-flandern-draw = Trek
client-flandern-pile = Stapel van de beïnvloede gilden
client-flandern-pile-size =
    { $count ->
        [one] { $count } gedekte kaart
       *[other] { $count } gedekte kaarten
    }
client-flandern-pile-kinds = Kaarten nog in de stapel
client-flandern-aside = Open naast de stapel
client-flandern-aside-none = niets open
client-flandern-idle = Beurten op rij zonder bouwen: { $count }; bij { $limit } eindigt de partij.
client-flandern-legend = Legenda
client-flandern-legend-master = meester gedrukt op de tegel
client-flandern-legend-pawn = gildemeester, gezet met een gouden kaart
client-flandern-legend-district = voltooide wijk met haar wapen
client-flandern-legend-site = bouwplaats, telt nog niet
client-flandern-legend-church = kerkwijk
client-flandern-legend-cathedral = kerkwijk met een kathedraal
client-flandern-legend-standing = wijken · meesters, en punten als de stad nu gewaardeerd werd

client-source-flandern-ranked = Steden
client-source-flandern-bonus = Invloedskaarten
client-sheet-flandern = { $city }, waarde { $value }
client-sheet-flandern-ranked =
    { $rank }. { $arms }: { $count ->
        [one] 1 wijk
       *[other] { $count } wijken
    }, { $masters ->
        [one] 1 meester
       *[other] { $masters } meesters
    }
client-sheet-flandern-sum = Punten
