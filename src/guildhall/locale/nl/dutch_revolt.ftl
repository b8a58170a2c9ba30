# Revolution: The Dutch Revolt in het Nederlands. Ids: zie locale/README.md.
#
# Woordenlijst: turn = ronde, phase = fase, turn order = beurtvolgorde, faction = factie, side = partij (factie of
# neutralen), unit = eenheid, coin = munt, token = fiche, stock = voorraad, supply of armies = reserve, treasury = schatkist,
# army = leger, box of an army = vak, region = regio, province = provincie, city = stad, town = stadje,
# commercial town = handelsstadje, open country = platteland, support box = steunvak (plaatsen: wit, gekleurd,
# half gekleurd), limit = limiet, control = beheersen, held by = in handen van, tax = belasting (rate = tarief),
# keep = aanhouden, disband = afdanken, abandon = verlaten, flipped = omgedraaid, sack = brandschatten,
# plunder = plunderen, raise = werven, besiege = belegeren,
# siege = beleg (breken), Water Beggars = watergeuzen (kort: geuzen), hire = huren, hold back = achter de hand houden,
# destroy = vernietigen, stop = tegenhouden (zilver: onderscheppen), stand off = in bedwang houden, convert = bekeren,
# citizens = stedelingen, bishopric = bisdom, creed = katholiek of gereformeerd, count = telling, row = rij.
# Alle facties zijn meervoud met “de”: Katholieken, Habsburgers, Edelen, Burgers, Gereformeerden.

dutch_revolt-name = Revolution: de Nederlandse Opstand
dutch_revolt-about = Vijf ongelijke facties strijden om de Nederlanden met munten, eenheden en legers, zonder geluk of geheimen. Steden, provincies en het eigen doel van je factie tellen; alleen de telling na ronde 5 beslist.
dutch_revolt-option-majority = Beheersen: meer dan alle anderen samen (combined), of meer dan elke andere partij (plurality)
    .short = Beheersen
dutch_revolt-option-cities_count_for_province = Eenheden in steden tellen mee voor het beheersen van de provincie
    .short = Steden tellen voor provincies
dutch_revolt-option-catholic_aim = Doel van de Katholieken: elk bisdom dat niet gereformeerd is, of alleen die in provincies die ze beheersen
    .short = Doel van de Katholieken
dutch_revolt-option-allegiance_cap = Stedelingen schuiven hoogstens 3 vakken op: vanaf waar ze deze ronde stonden, of vanaf hun eerste vak
    .short = 3 vakken van stedelingen
dutch_revolt-option-support_target = Steun komt aan in elke provincie, of alleen waar de factie aanwezig is
    .short = Steuneenheden
dutch_revolt-option-turn0_new_unit_cap = Nieuwe eenheden van ronde 0: hoogstens het dubbele van wat er is, of er het dubbele bij
    .short = Nieuwe eenheden in ronde 0
dutch_revolt-option-town_ousting = Een grotere factie mag een eenheid uit een stadje naar het platteland verdringen, of niet
    .short = Verdringen uit stadjes
dutch_revolt-option-interception = Onderscheppen bindt de eenheid van de Hugenoten, of kost ze ook
    .short = Onderscheppen
dutch_revolt-option-neutral_pool = Aantal neutrale fiches
    .short = Neutrale fiches
dutch_revolt-option-minimum_new_units = Minste nieuwe eenheden in fase 10
    .short = Minste nieuwe eenheden
dutch_revolt-option-conflict = Conflict: elke partij verliest er beurtelings één, of de kleinste verliest tot ze weg is
    .short = Conflict
dutch_revolt-option-tax_rounding = Laat de breuk vallen van de hele provinciebelasting, of van elke provincie
    .short = Belasting afronden
dutch_revolt-option-beggar_siege = Beleg door watergeuzen: alle eenheden in de stad worden neutraal, of die van de huurder blijven
    .short = Beleg door watergeuzen
dutch_revolt-option-besieged_units = Eenheden in een belegerde stad tellen mee voor nieuwe eenheden en bij het aanvullen met neutralen (fase 10 en 12), of ook daar niet
    .short = Belegerde eenheden
dutch_revolt-option-map_values = Waarden van de kaart: zoals eerst gereconstrueerd, of zo aangepast dat de facties gelijker winnen
    .short = Waarden van de kaart
dutch_revolt-style-commander = Veldheer
dutch_revolt-style-commander-about = Werft meer legers, verplaatst ze en belegert steden.
dutch_revolt-style-patron = Mecenas
dutch_revolt-style-patron-about = Plaatst meer eenheden in steunvakken, als hulp voor later.
dutch_revolt-style-countryman = Plattelander
dutch_revolt-style-countryman-about = Haalt meer eenheden uit steden naar het platteland.
dutch_revolt-ending-last_count = De eindscore van ronde 5 is geteld.

## Dingen

dutch_revolt-faction-catholics = Katholieken
dutch_revolt-faction-habsburgs = Habsburgers
dutch_revolt-faction-nobility = Edelen
dutch_revolt-faction-burghers = Burgers
dutch_revolt-faction-reformers = Gereformeerden

dutch_revolt-side-catholics = Katholieken
dutch_revolt-side-habsburgs = Habsburgers
dutch_revolt-side-nobility = Edelen
dutch_revolt-side-burghers = Burgers
dutch_revolt-side-reformers = Gereformeerden
dutch_revolt-side-neutral = neutralen

dutch_revolt-board-letter-catholics = K
dutch_revolt-board-letter-habsburgs = H
dutch_revolt-board-letter-nobility = E
dutch_revolt-board-letter-burghers = B
dutch_revolt-board-letter-reformers = G
dutch_revolt-board-letter-neutral = n

dutch_revolt-region-frisia = Frisia
dutch_revolt-region-gelderland = Gelderland
dutch_revolt-region-holland = Holland
dutch_revolt-region-brabant = Brabant
dutch_revolt-region-flanders = Vlaanderen
dutch_revolt-region-hainaut = Henegouwen
dutch_revolt-region-meuse = Maas
dutch_revolt-region-luxembourg = Luxemburg
dutch_revolt-region-rhineland = Rijnland

dutch_revolt-province-groningen = Groningen
dutch_revolt-province-friesland = Friesland
dutch_revolt-province-drenthe = Drenthe
dutch_revolt-province-overijssel = Overijssel
dutch_revolt-province-gelderland = Gelderland
dutch_revolt-province-utrecht = Utrecht
dutch_revolt-province-holland = Holland
dutch_revolt-province-zeeland = Zeeland
dutch_revolt-province-generality = Generaliteit
dutch_revolt-province-brabant = Brabant
dutch_revolt-province-flanders = Vlaanderen
dutch_revolt-province-artois = Artesië
dutch_revolt-province-cambrai = Kamerijk
dutch_revolt-province-hainaut = Henegouwen
dutch_revolt-province-namur = Namen
dutch_revolt-province-liege = Luik
dutch_revolt-province-limburg = Limburg
dutch_revolt-province-upper_guelders = Opper-Gelre
dutch_revolt-province-luxembourg = Luxemburg
dutch_revolt-province-trier = Trier
dutch_revolt-province-koeln = Keulen
dutch_revolt-province-juelich = Gulik
dutch_revolt-province-cleve = Kleef
dutch_revolt-province-berg = Berg

dutch_revolt-city-aachen = Aken
dutch_revolt-city-amsterdam = Amsterdam
dutch_revolt-city-antwerpen = Antwerpen
dutch_revolt-city-brugge = Brugge
dutch_revolt-city-bruxelles = Brussel
dutch_revolt-city-gent = Gent
dutch_revolt-city-haarlem = Haarlem
dutch_revolt-city-koeln = Keulen
dutch_revolt-city-leiden = Leiden
dutch_revolt-city-liege = Luik
dutch_revolt-city-luxembourg = Luxemburg
dutch_revolt-city-utrecht = Utrecht

dutch_revolt-town-groningen = Groningen
dutch_revolt-town-leeuwarden = Leeuwarden
dutch_revolt-town-franeker = Franeker
dutch_revolt-town-harlingen = Harlingen
dutch_revolt-town-deventer = Deventer
dutch_revolt-town-zwolle = Zwolle
dutch_revolt-town-arnhem = Arnhem
dutch_revolt-town-nijmegen = Nijmegen
dutch_revolt-town-harderwijk = Harderwijk
dutch_revolt-town-amersfoort = Amersfoort
dutch_revolt-town-alkmaar = Alkmaar
dutch_revolt-town-delft = Delft
dutch_revolt-town-dordrecht = Dordrecht
dutch_revolt-town-rotterdam = Rotterdam
dutch_revolt-town-middelburg = Middelburg
dutch_revolt-town-vlissingen = Vlissingen
dutch_revolt-town-breda = Breda
dutch_revolt-town-s_hertogenbosch = ’s-Hertogenbosch
dutch_revolt-town-leuven = Leuven
dutch_revolt-town-mechelen = Mechelen
dutch_revolt-town-duinkerken = Duinkerke
dutch_revolt-town-ieper = Ieper
dutch_revolt-town-tournai = Doornik
dutch_revolt-town-arras = Atrecht
dutch_revolt-town-saint_omer = Sint-Omaars
dutch_revolt-town-cambrai = Kamerijk
dutch_revolt-town-mons = Bergen
dutch_revolt-town-valenciennes = Valencijn
dutch_revolt-town-namur = Namen
dutch_revolt-town-maastricht = Maastricht
dutch_revolt-town-roermond = Roermond
dutch_revolt-town-thionville = Thionville
dutch_revolt-town-trier = Trier
dutch_revolt-town-bonn = Bonn
dutch_revolt-town-dueren = Düren
dutch_revolt-town-cleve = Kleef
dutch_revolt-town-wesel = Wezel
dutch_revolt-town-duesseldorf = Düsseldorf

dutch_revolt-spot-groningen_field = Groningen, platteland
dutch_revolt-spot-friesland_field = Friesland, platteland
dutch_revolt-spot-drenthe_field = Drenthe, platteland
dutch_revolt-spot-overijssel_field = Overijssel, platteland
dutch_revolt-spot-gelderland_field = Gelderland, platteland
dutch_revolt-spot-utrecht_field = Utrecht, platteland
dutch_revolt-spot-holland_field = Holland, platteland
dutch_revolt-spot-zeeland_field = Zeeland, platteland
dutch_revolt-spot-generality_field = Generaliteit, platteland
dutch_revolt-spot-brabant_field = Brabant, platteland
dutch_revolt-spot-flanders_field = Vlaanderen, platteland
dutch_revolt-spot-artois_field = Artesië, platteland
dutch_revolt-spot-cambrai_field = Kamerijk, platteland
dutch_revolt-spot-hainaut_field = Henegouwen, platteland
dutch_revolt-spot-namur_field = Namen, platteland
dutch_revolt-spot-liege_field = Luik, platteland
dutch_revolt-spot-limburg_field = Limburg, platteland
dutch_revolt-spot-upper_guelders_field = Opper-Gelre, platteland
dutch_revolt-spot-luxembourg_field = Luxemburg, platteland
dutch_revolt-spot-trier_field = Trier, platteland
dutch_revolt-spot-koeln_field = Keulen, platteland
dutch_revolt-spot-juelich_field = Gulik, platteland
dutch_revolt-spot-cleve_field = Kleef, platteland
dutch_revolt-spot-berg_field = Berg, platteland
dutch_revolt-spot-aachen_city = Aken
dutch_revolt-spot-amsterdam_city = Amsterdam
dutch_revolt-spot-antwerpen_city = Antwerpen
dutch_revolt-spot-brugge_city = Brugge
dutch_revolt-spot-bruxelles_city = Brussel
dutch_revolt-spot-gent_city = Gent
dutch_revolt-spot-haarlem_city = Haarlem
dutch_revolt-spot-koeln_city = Keulen, stad
dutch_revolt-spot-leiden_city = Leiden
dutch_revolt-spot-liege_city = Luik, stad
dutch_revolt-spot-luxembourg_city = Luxemburg, stad
dutch_revolt-spot-utrecht_city = Utrecht, stad
dutch_revolt-spot-groningen_town = Groningen, stadje
dutch_revolt-spot-leeuwarden_town = Leeuwarden
dutch_revolt-spot-franeker_town = Franeker
dutch_revolt-spot-harlingen_town = Harlingen
dutch_revolt-spot-deventer_town = Deventer
dutch_revolt-spot-zwolle_town = Zwolle
dutch_revolt-spot-arnhem_town = Arnhem
dutch_revolt-spot-nijmegen_town = Nijmegen
dutch_revolt-spot-harderwijk_town = Harderwijk
dutch_revolt-spot-amersfoort_town = Amersfoort
dutch_revolt-spot-alkmaar_town = Alkmaar
dutch_revolt-spot-delft_town = Delft
dutch_revolt-spot-dordrecht_town = Dordrecht
dutch_revolt-spot-rotterdam_town = Rotterdam
dutch_revolt-spot-middelburg_town = Middelburg
dutch_revolt-spot-vlissingen_town = Vlissingen
dutch_revolt-spot-breda_town = Breda
dutch_revolt-spot-s_hertogenbosch_town = ’s-Hertogenbosch
dutch_revolt-spot-leuven_town = Leuven
dutch_revolt-spot-mechelen_town = Mechelen
dutch_revolt-spot-duinkerken_town = Duinkerke
dutch_revolt-spot-ieper_town = Ieper
dutch_revolt-spot-tournai_town = Doornik
dutch_revolt-spot-arras_town = Atrecht
dutch_revolt-spot-saint_omer_town = Sint-Omaars
dutch_revolt-spot-cambrai_town = Kamerijk, stadje
dutch_revolt-spot-mons_town = Bergen
dutch_revolt-spot-valenciennes_town = Valencijn
dutch_revolt-spot-namur_town = Namen, stadje
dutch_revolt-spot-maastricht_town = Maastricht
dutch_revolt-spot-roermond_town = Roermond
dutch_revolt-spot-thionville_town = Thionville
dutch_revolt-spot-trier_town = Trier, stadje
dutch_revolt-spot-bonn_town = Bonn
dutch_revolt-spot-dueren_town = Düren
dutch_revolt-spot-cleve_town = Kleef, stadje
dutch_revolt-spot-wesel_town = Wezel
dutch_revolt-spot-duesseldorf_town = Düsseldorf

dutch_revolt-box-french = Franse steun
dutch_revolt-box-emperor = Steun van de keizer
dutch_revolt-box-london = Londense kooplieden
dutch_revolt-box-huguenots = Hugenoten
dutch_revolt-box-calvinists_half = Calvinisten (half gekleurd)
dutch_revolt-box-calvinists_plain = Calvinisten (wit)
dutch_revolt-box-treasure = Spaans zilver

dutch_revolt-rate-1 = 1
dutch_revolt-rate-2 = 2
dutch_revolt-rate-3 = 3
dutch_revolt-place-1 = 1e
dutch_revolt-place-2 = 2e
dutch_revolt-place-3 = 3e
dutch_revolt-place-4 = 4e
dutch_revolt-place-5 = 5e

dutch_revolt-camp-catholic = het katholieke kamp
dutch_revolt-camp-reformed = het gereformeerde kamp
dutch_revolt-camp-aside = geen van beide kampen

dutch_revolt-bishopric-utrecht = Utrecht
dutch_revolt-bishopric-mechelen = Mechelen
dutch_revolt-bishopric-tournai = Doornik
dutch_revolt-bishopric-arras = Atrecht
dutch_revolt-bishopric-cambrai = Kamerijk
dutch_revolt-bishopric-liege = Luik
dutch_revolt-bishopric-trier = Trier
dutch_revolt-bishopric-koeln = Keulen

dutch_revolt-university-koeln = Keulen
dutch_revolt-university-leuven = Leuven
dutch_revolt-university-leiden = Leiden
dutch_revolt-university-utrecht = Utrecht
dutch_revolt-university-franeker = Franeker
dutch_revolt-university-groningen = Groningen
dutch_revolt-university-harderwijk = Harderwijk

dutch_revolt-creed-strongly_catholic = streng katholiek
dutch_revolt-creed-catholic = katholiek
dutch_revolt-creed-reformed = gereformeerd
dutch_revolt-creed-strongly_reformed = streng gereformeerd

dutch_revolt-source-cities = steden
dutch_revolt-source-provinces = provincies
dutch_revolt-source-bishoprics = niet-gereformeerde bisdommen
dutch_revolt-source-garrisons = regio’s met een Habsburgs leger
dutch_revolt-source-estates = eenheden van de Edelen buiten steden
dutch_revolt-source-trade = handelsstadjes
dutch_revolt-source-universities = gereformeerde universiteiten

dutch_revolt-phase-setup = Voorbereiding
dutch_revolt-phase-taxes = Belastingen
dutch_revolt-phase-support = Steun
dutch_revolt-phase-upkeep = Onderhoud van legers
dutch_revolt-phase-raising = Legers werven
dutch_revolt-phase-battles = Veldslagen
dutch_revolt-phase-sieges = Belegeringen
dutch_revolt-phase-beggars = Watergeuzen
dutch_revolt-phase-armies = Legers verplaatsen
dutch_revolt-phase-influence = Militaire invloed
dutch_revolt-phase-new_units = Nieuwe eenheden
dutch_revolt-phase-conflict = Conflict
dutch_revolt-phase-neutrals = Neutralen
dutch_revolt-phase-surplus = Bevolkingsoverschot
dutch_revolt-phase-movement = Binnen provincies verplaatsen
dutch_revolt-phase-resolution = Afloop van belegeringen
dutch_revolt-phase-citizens = Invloed op stedelingen
dutch_revolt-phase-awards = Steden en provincies
dutch_revolt-phase-bishoprics = Bisdommen
dutch_revolt-phase-universities = Universiteiten
dutch_revolt-phase-order = Punten en beurtvolgorde
dutch_revolt-phase-over = einde van de partij

## Het bord

dutch_revolt-board-head =
    { $turn ->
        [0] Openingsronde
       *[other] Ronde { $turn } van 5
    }, fase { $number }: { $phase }. Volgorde: { $order }
dutch_revolt-board-mover = Beslist nu: { $faction }
dutch_revolt-board-matter = Het gaat om { $province }.
dutch_revolt-board-due =
    nog { $count ->
        [one] 1 eenheid
       *[other] { $count } eenheden
    }
dutch_revolt-board-faction = Factie
dutch_revolt-board-player = Speler
dutch_revolt-board-map = Kaart
dutch_revolt-board-support = Steun
dutch_revolt-board-coins = Munten
dutch_revolt-board-stock = Voorr.
dutch_revolt-board-armies = Legers
dutch_revolt-board-cities = Steden
dutch_revolt-board-provinces = Prov.
dutch_revolt-board-points = Punten
dutch_revolt-board-now = Nu
dutch_revolt-board-region = { $region }: legers { $armies } in { $boxes } vakken
dutch_revolt-board-flipped = (omgedraaid { $armies })
dutch_revolt-board-held =
    ({ $count ->
        [one] 1 geus
       *[other] { $count } geuzen
    } achter de hand)
dutch_revolt-board-province =
    { $province } { $total }/{ $limit } [{ $holder }] { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }:
dutch_revolt-board-field = platteland { $units }
dutch_revolt-board-siege = (belegerd door { $faction })
dutch_revolt-board-blockade = (belegerd door geuzen)
dutch_revolt-board-boxes = Steun: { $boxes }
dutch_revolt-board-citizens = Stedelingen, 1 = katholiek, 7 = gereformeerd: { $track }
dutch_revolt-board-bishoprics = Bisdommen: { $bishoprics }
dutch_revolt-board-universities = Gereformeerde universiteiten: { $universities }
dutch_revolt-board-pools = Watergeuzen in hun vak: { $beggars }; neutralen over: { $neutrals }
dutch_revolt-board-legend = HOOFDLETTERS = stad met [bezitter], * = handelsstadje, ° = universiteit, n = neutraal

## Vragen

dutch_revolt-ask-setup = Zet een leger op een oranje vak.
dutch_revolt-ask-taxes = Welk belastingtarief wil je voor je steden?
dutch_revolt-ask-support = Stuur eenheden uit je steunvakken, of stop.
dutch_revolt-ask-intercept = Er is Spaans zilver onderweg. Een eenheid onderscheppen, of de rest doorlaten?
dutch_revolt-ask-upkeep = Dit leger aanhouden, afdanken of verlaten?
dutch_revolt-ask-victim = Het verlaten leger slaat aan het plunderen: brandschat een stadje of plunder een eenheid.
dutch_revolt-ask-raising = Werf legers, of stop.
dutch_revolt-ask-battles = Je staat halverwege tussen de leiders. Bij welk kamp sluit je je aan?
dutch_revolt-ask-sieges = Beleger steden met je legers, of stop.
dutch_revolt-ask-beggars = Huur watergeuzen, of stop.
dutch_revolt-ask-armies = Verplaats je legers, of stop.
dutch_revolt-ask-cancel_march = Een leger wil optrekken. Houden je geuzen het tegen?
dutch_revolt-ask-influence = Bekeer eenheden met je legers, of stop.
dutch_revolt-ask-cancel_conversion = Een leger wil een eenheid bekeren. Houden je geuzen dat tegen?
dutch_revolt-ask-new_units = Plaats je nieuwe eenheden.
dutch_revolt-ask-conflict = De provincie is te vol. Welke van je eenheden verlies je?
dutch_revolt-ask-neutrals = Er zijn niet genoeg neutralen. Waar komt de volgende?
dutch_revolt-ask-surplus = Je provincie is te vol. Welke eenheid vertrekt?
dutch_revolt-ask-reach = Waar gaat deze eenheid heen?
dutch_revolt-ask-movement = Verplaats eenheden steden in of uit, en rond dan af.
dutch_revolt-ask-man = Er zijn niet genoeg neutralen voor de lege stadjes en steden. Waar komt de volgende?
dutch_revolt-ask-citizens = Betaal om stedelingen te overtuigen, of stop.
dutch_revolt-ask-order = Wanneer wil je volgende ronde aan de beurt komen?

## Zetten

dutch_revolt-move-station = Zet een leger op het oranje vak: { $region }
dutch_revolt-move-tax = Belast je steden tegen tarief { $rate }
dutch_revolt-move-send = Stuur een eenheid: { $box } → { $province }
dutch_revolt-move-cash = Maak een eenheid tot munt: { $box }
dutch_revolt-move-intercept = Onderschep een eenheid Spaans zilver
dutch_revolt-move-keep = Houd het leger aan: { $region }
dutch_revolt-move-disband = Dank het leger af: { $region }
dutch_revolt-move-abandon = Verlaat het leger: { $region }
dutch_revolt-move-sack = Brandschat { $town }
dutch_revolt-move-plunder = Plunder { $spot }: een eenheid van de { $faction } wordt neutraal
dutch_revolt-move-raise = Werf een leger: { $region }
dutch_revolt-move-join = Kies { $camp }
dutch_revolt-move-besiege = Beleger { $city }
dutch_revolt-move-destroy = Geuzen: vernietig het meest katholieke leger, { $region }
dutch_revolt-move-destroy_besieger = Geuzen: vernietig het leger dat { $city } belegert
dutch_revolt-move-break = Geuzen: breek elk beleg, { $region }
dutch_revolt-move-blockade = Geuzen: beleger { $city }
dutch_revolt-move-hold = Geuzen: houd er één achter de hand, { $region }
dutch_revolt-move-march = Verplaats een leger: { $region } → { $to }
dutch_revolt-move-convert = Bekeer een eenheid ({ $side }): { $spot }
dutch_revolt-move-cancel = Tegenhouden
dutch_revolt-move-allow = Toelaten
dutch_revolt-move-place = Plaats een eenheid in { $province }
dutch_revolt-move-enrol = Plaats een eenheid bij { $box }
dutch_revolt-move-lose = Verlies de eenheid in { $spot }
dutch_revolt-move-settle = Zet een neutraal in { $province }
dutch_revolt-move-leave = Laat de eenheid in { $spot } vertrekken
dutch_revolt-move-reach = Stuur hem naar { $province }
dutch_revolt-move-dissolve = Leg hem terug in je voorraad
dutch_revolt-move-occupy = Zet een eenheid in { $spot }
dutch_revolt-move-withdraw = Haal een eenheid uit { $spot } naar het platteland
dutch_revolt-move-man = Zet een neutraal in { $spot }
dutch_revolt-move-sway = Betaal een munt voor de stedelingen van { $city }
dutch_revolt-move-queue = Volgende ronde als { $place } aan de beurt
dutch_revolt-move-done = Stop

dutch_revolt-price-region = leger: { $thing }
dutch_revolt-price-coins =
    { $count ->
        [one] { $count } munt
       *[other] { $count } munten
    }

dutch_revolt-tiebreak-cities = meer steden ({ $more } tegen { $less })
dutch_revolt-tiebreak-provinces = meer provincies ({ $more } tegen { $less })
dutch_revolt-tiebreak-units = meer eenheden op de kaart ({ $more } tegen { $less })

## Wat er gebeurde

dutch_revolt-told-turn = Ronde { $turn } begint.
dutch_revolt-told-phase =
    { $turn ->
        [0] Openingsronde
       *[other] Ronde { $turn }
    }, fase { $number }: { $phase }.
dutch_revolt-told-skipped = { $faction }: niets te beslissen ({ $phase }).
dutch_revolt-told-stationed = De { $faction } zetten een leger in de regio { $region }.
dutch_revolt-told-province_tax =
    De { $faction } innen { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    } provinciebelasting.
dutch_revolt-told-city_tax =
    De { $faction } belasten { $cities ->
        [one] 1 stad
       *[other] { $cities } steden
    } tegen tarief { $rate }: { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
dutch_revolt-told-supported = { $faction }: een eenheid gaat van { $box } naar { $province }.
dutch_revolt-told-cashed = { $faction }: een eenheid gaat van { $box } naar de schatkist.
dutch_revolt-told-shipped =
    { $faction }: { $coins ->
        [one] 1 munt Spaans zilver komt
       *[other] { $coins } munten Spaans zilver komen
    } aan.
dutch_revolt-told-intercepted =
    De { $faction } onderscheppen { $coins ->
        [one] 1 eenheid
       *[other] { $coins } eenheden
    } Spaans zilver.
dutch_revolt-told-kept =
    De { $faction } houden een leger aan in de regio { $region } voor { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
dutch_revolt-told-disbanded =
    De { $faction } danken een leger af in de regio { $region } voor { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
dutch_revolt-told-abandoned = De { $faction } verlaten een leger in de regio { $region }.
dutch_revolt-told-sacked =
    { $faction }: { $town } wordt gebrandschat; { $count ->
        [0] er is geen neutraal meer die kan komen
       *[other] er komt een neutraal in de provincie
    }.
dutch_revolt-told-plundered = { $faction }: een eenheid ({ $side }) in { $spot } wordt geplunderd.
dutch_revolt-told-raised =
    De { $faction } werven een leger in de regio { $region } voor { $coins ->
        [one] 1 munt
       *[other] { $coins } munten
    }.
dutch_revolt-told-joined = De { $faction } kiezen { $camp } in de regio { $region }.
dutch_revolt-told-battle = Veldslag in de regio { $region }: { $first } met de { $faction }, { $second } met de { $rival }.
dutch_revolt-told-defeated =
    De { $faction } verliezen { $count ->
        [one] 1 leger
       *[other] { $count } legers
    } in de regio { $region }.
dutch_revolt-told-stand_off = Legers houden elkaar in bedwang in de regio { $region }.
dutch_revolt-told-besieged = De { $faction } belegeren { $city }.
dutch_revolt-told-hired =
    De { $hirer } huren { $count ->
        [one] 1 watergeus
       *[other] { $count } watergeuzen
    } voor { $coins } munten.
dutch_revolt-told-destroyed = De geuzen van de { $hirer } vernietigen een leger van de { $faction } in de regio { $region }.
dutch_revolt-told-broke = De geuzen van de { $hirer } breken elk beleg in de regio { $region }.
dutch_revolt-told-blockaded = De geuzen van de { $hirer } belegeren { $city }.
dutch_revolt-told-held = De { $hirer } houden een geus achter de hand in de regio { $region }.
dutch_revolt-told-marched = { $faction }: een leger gaat van { $region } naar { $to }.
dutch_revolt-told-march_cancelled = De geuzen van de { $hirer } houden een leger van de { $faction } tegen in de regio { $region }.
dutch_revolt-told-converted = De { $faction } bekeren een eenheid ({ $side }) in { $spot }.
dutch_revolt-told-conversion_cancelled = De geuzen van de { $hirer } beletten de { $faction } te bekeren in { $spot }.
dutch_revolt-told-new_units =
    De { $faction } krijgen { $count ->
        [one] 1 nieuwe eenheid
       *[other] { $count } nieuwe eenheden
    }.
dutch_revolt-told-placed = De { $faction } plaatsen een eenheid in { $province }.
dutch_revolt-told-enrolled = De { $faction } plaatsen een eenheid bij { $box }.
dutch_revolt-told-unplaced =
    { $faction }: { $count ->
        [one] 1 nieuwe eenheid vindt
       *[other] { $count } nieuwe eenheden vinden
    } geen plaats en { $count ->
        [one] wordt een munt
       *[other] worden munten
    }.
dutch_revolt-told-conflict = Conflict in { $province }.
dutch_revolt-told-lost = { $side }: een eenheid gaat verloren in { $spot }.
dutch_revolt-told-filled =
    { $province } wordt aangevuld met { $count ->
        [one] 1 neutraal
       *[other] { $count } neutralen
    }.
dutch_revolt-told-settled = De { $faction } zetten een neutraal in { $province }.
dutch_revolt-told-overflowed = { $faction }: een eenheid trekt van { $spot } naar { $target }.
dutch_revolt-told-displaced = Een neutraal maakt plaats in { $spot }.
dutch_revolt-told-dissolved = { $faction }: een overtollige eenheid in { $spot } gaat terug naar de voorraad.
dutch_revolt-told-neutral_surplus =
    { $province }: { $count ->
        [one] 1 neutraal te veel gaat
       *[other] { $count } neutralen te veel gaan
    } terug naar de voorraad.
dutch_revolt-told-occupied = De { $faction } zetten een eenheid in { $spot }.
dutch_revolt-told-withdrew = De { $faction } halen een eenheid uit { $spot } naar het platteland.
dutch_revolt-told-ousted = { $side }: de eenheid in { $spot } wordt naar het platteland verdrongen.
dutch_revolt-told-manned =
    { $spot } stond leeg: { $count ->
        [one] er komt 1 neutraal
       *[other] er komen { $count } neutralen
    }.
dutch_revolt-told-siege_resolved =
    Het beleg van { $city } door de { $side } loopt af.{ $own ->
        [0] { "" }
        [one] { " " }1 eenheid bekeerd.
       *[other] { " " }{ $own } eenheden bekeerd.
    }{ $neutrals ->
        [0] { "" }
        [one] { " " }1 wordt neutraal.
       *[other] { " " }{ $neutrals } worden neutraal.
    }{ $removed ->
        [0] { "" }
        [one] { " " }1 weg.
       *[other] { " " }{ $removed } weg.
    }
dutch_revolt-told-swayed = De { $faction } betalen: de stedelingen van { $city } staan op vak { $space }.
dutch_revolt-told-driven_out =
    De stedelingen van { $city } verdrijven { $count ->
        [one] 1 eenheid
       *[other] { $count } eenheden
    } ({ $side }).
dutch_revolt-told-brought_in = De stedelingen van { $city } halen een eenheid binnen ({ $side }).
dutch_revolt-told-city_card = De { $faction } beheersen { $city }.
dutch_revolt-told-city_free = Niemand beheerst { $city } nog.
dutch_revolt-told-province_card = De { $faction } beheersen de provincie { $province }.
dutch_revolt-told-province_free = Niemand beheerst de provincie { $province } nog.
dutch_revolt-told-bishopric = Het bisdom { $bishopric } is nu { $creed }.
dutch_revolt-told-university =
    De universiteit van { $university } is { $reformed ->
        [1] nu gereformeerd
       *[other] niet meer gereformeerd
    }.
dutch_revolt-told-withdrawn =
    { $faction }: { $points ->
        [one] het punt
       *[other] de { $points } punten
    } van ronde { $turn } voor { $source } { $points ->
        [one] vervalt
       *[other] vervallen
    }.
dutch_revolt-told-scored =
    De { $faction } krijgen { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } in ronde { $turn } voor { $source } ({ $count }).
dutch_revolt-told-queued = { $faction }: voorlopig als { $place } in de beurtvolgorde.
dutch_revolt-told-order = De volgorde van ronde { $turn } staat vast.
dutch_revolt-told-flipped_home =
    { $faction }: { $count ->
        [one] 1 omgedraaid leger gaat
       *[other] { $count } omgedraaide legers gaan
    } terug naar de reserve.
dutch_revolt-told-won =
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

dutch_revolt-refusal-unknown_move = Er is geen zet nummer { $move } in dit spel.
dutch_revolt-refusal-no_such_seat = Die plek bestaat niet: er zijn { $seats } spelers.
dutch_revolt-refusal-game_over = De partij is afgelopen.
dutch_revolt-refusal-not_your_turn = De { $faction } zijn aan zet.
dutch_revolt-refusal-wrong_phase = Dat kan niet in deze fase: { $phase }.
dutch_revolt-refusal-answer_first = De { $faction } moeten eerst een andere vraag beantwoorden.
dutch_revolt-refusal-nothing_to_answer = Er valt nu niets te beantwoorden.
dutch_revolt-refusal-must_decide = Je kunt in deze fase niet passen: { $phase }.
dutch_revolt-refusal-not_orange = Er is geen oranje vak in de regio { $region }.
dutch_revolt-refusal-box_taken = Er is geen vak vrij in de regio { $region }.
dutch_revolt-refusal-no_box_units = Je hebt geen eenheid bij { $box }.
dutch_revolt-refusal-tied_down = Je eenheden bij { $box } kunnen deze ronde niet weg.
dutch_revolt-refusal-not_to_map = Eenheden bij { $box } kunnen niet naar de kaart.
dutch_revolt-refusal-not_to_treasury = Eenheden bij { $box } kunnen niet naar de schatkist.
dutch_revolt-refusal-not_present = Je hebt geen eenheid in { $province }.
dutch_revolt-refusal-other_army = Beslis eerst over je leger in de regio { $region }.
dutch_revolt-refusal-no_coins =
    Je hebt { $need ->
        [one] 1 munt
       *[other] { $need } munten
    } nodig, je hebt er { $have }.
dutch_revolt-refusal-not_in_region = Het leger reikt niet verder dan de regio { $region }.
dutch_revolt-refusal-no_unit = Zo’n eenheid is er niet in { $spot }: { $side }.
dutch_revolt-refusal-no_army_token =
    Je hebt { $need ->
        [one] 1 legerfiche
       *[other] { $need } legerfiches
    } in je reserve nodig, je hebt er { $have }.
dutch_revolt-refusal-raised_enough = Je hebt deze ronde al { $most } legers geworven, het maximum.
dutch_revolt-refusal-no_foothold = Je hebt geen eenheid en geen leger in de regio { $region }.
dutch_revolt-refusal-no_army = Je hebt geen leger dat iets kan doen in de regio { $region }.
dutch_revolt-refusal-stand_off = Je leger in de regio { $region } wordt door een andere factie in bedwang gehouden.
dutch_revolt-refusal-own_city = Je beheerst { $city } al.
dutch_revolt-refusal-under_siege = { $city } wordt al belegerd.
dutch_revolt-refusal-not_under_siege = Geen leger belegert { $city }.
dutch_revolt-refusal-too_few_beggars =
    Dit vraagt { $need ->
        [one] 1 geus
       *[other] { $need } geuzen
    }; er zijn er nog { $have }.
dutch_revolt-refusal-armies_there =
    In de regio { $region } { $count ->
        [one] staat 1 leger
       *[other] staan { $count } legers
    }; geuzen kunnen dit alleen waar geen leger is.
dutch_revolt-refusal-no_catholic_army = Er is geen leger van Katholieken, Habsburgers of Edelen in de regio { $region }.
dutch_revolt-refusal-not_most_catholic = In de regio { $region } moeten de geuzen een ander leger van de { $faction } aanvallen.
dutch_revolt-refusal-no_besieger = Geen leger belegert een stad in de regio { $region }.
dutch_revolt-refusal-no_neutrals = Er zijn geen neutralen meer.
dutch_revolt-refusal-nobody_to_hold = Er is geen leger van Katholieken, Habsburgers of Edelen meer om tegen te houden in de regio { $region }.
dutch_revolt-refusal-no_arrow = Er loopt geen pijl van { $region } naar { $to }.
dutch_revolt-refusal-army_spent = Je legers in de regio { $region } hebben in deze fase al iets gedaan.
dutch_revolt-refusal-in_city = { $spot } is een stad: legers bekeren alleen op het platteland en in stadjes.
dutch_revolt-refusal-own_unit = Die eenheid in { $spot } is van jou.
dutch_revolt-refusal-no_stock = De { $faction } hebben geen fiche meer in voorraad.
dutch_revolt-refusal-cap_reached = Je kunt geen nieuwe eenheden meer plaatsen in { $province }.
dutch_revolt-refusal-not_your_box = Je kunt { $box } niet gebruiken.
dutch_revolt-refusal-box_full = { $box }: vol.
dutch_revolt-refusal-box_of_other = { $box }: in handen van de { $side }.
dutch_revolt-refusal-not_here = Je kunt nu alleen in { $province } iets doen.
dutch_revolt-refusal-province_full = { $province } is vol.
dutch_revolt-refusal-no_surplus = Je hebt geen overschot in { $province }.
dutch_revolt-refusal-too_far = { $target } grenst er niet aan en is niet langs één rivier te bereiken.
dutch_revolt-refusal-target_full = { $target } is vol en heeft geen neutraal die plaats kan maken.
dutch_revolt-refusal-open_country = { $spot } is platteland: kies een stadje of een stad.
dutch_revolt-refusal-has_acted = { $spot } is bezet door een factie die al aan zet was: { $side }.
dutch_revolt-refusal-no_ousting = { $spot } is bezet en niemand mag worden verdrongen: { $side }.
dutch_revolt-refusal-own_town = { $spot } is al van jou; in een stadje past één eenheid.
dutch_revolt-refusal-shut_in = { $spot } wordt belegerd: niemand kan erin of eruit.
dutch_revolt-refusal-just_left = Je komt net uit { $spot }.
dutch_revolt-refusal-just_entered = Je bent net in { $spot } gekomen.
dutch_revolt-refusal-field_empty = Je hebt geen eenheid op het platteland van { $province }.
dutch_revolt-refusal-not_empty = { $spot } heeft geen neutraal nodig.
dutch_revolt-refusal-marker_at_end = Je kunt de stedelingen van { $city } niet verder laten opschuiven.
dutch_revolt-refusal-marker_at_reach = De stedelingen van { $city } mogen niet meer dan { $most } vakken staan van waar ze begonnen.
dutch_revolt-refusal-no_such_place = Je kunt nu maar uit { $most } posities kiezen.

## De regels, in onze eigen woorden

dutch_revolt-rule-dr-1 = Twee spelers: de ene speelt Katholieken en Habsburgers, de andere Burgers en Gereformeerden. Drie: Katholieken, Edelen, Gereformeerden. Vier: alle behalve de Edelen. Vijf: alle. Elke factie houdt haar eigen fiches, geld, legers en plaats in de beurtvolgorde, ook als één speler er twee speelt.
dutch_revolt-rule-dr-2 = Elke factie heeft 40, 58, 40 of 32 fiches met 2, 3, 4 of 5 spelers, en 6, 8, 6 of 6 legers.
dutch_revolt-rule-dr-3 = Eenheden en munten zijn twee kanten van dezelfde fiches. Eenheden op de kaart, eenheden in steunvakken, munten en voorraad zijn samen altijd evenveel. Wat je krijgt, komt uit de voorraad en houdt op als die leeg is; wat je uitgeeft of verliest, gaat erheen terug.
dutch_revolt-rule-dr-4 = De neutrale fiches vormen één grijze voorraad (60, tenzij je anders kiest) en staan alleen op de kaart. Neutralen gelden in conflicten en meerderheden als een eigen partij, verplaatsen zich nooit zelf en scoren niets.
dutch_revolt-rule-dr-5 = Er is geen geluk en niets is verborgen. Praten en beloven mag, maar beloften binden niemand, en niets kan worden gegeven, geleend of geruild.
dutch_revolt-rule-dr-6 = Eerst komt de korte ronde 0, dan ronden 1 tot 5 van elk twintig fasen. De hoogste score van ronde 5 wint.
dutch_revolt-rule-dr-7 = Binnen een fase handelen de facties in beurtvolgorde, tenzij de fase iets anders zegt. In ronde 0 is dat Katholieken, Habsburgers, Edelen, Burgers, Gereformeerden; later de rij die aan het einde van de vorige ronde is gelegd. Beslissingen zonder keuze gaan vanzelf.
dutch_revolt-rule-dr-8 = Een eenheid staat op het platteland van een provincie, in een stadje (hoogstens één), in een stad (zoveel je wilt) of op een steunplaats (één per plaats). Eenheden in stadjes en steden zijn ook in de provincie eromheen.
dutch_revolt-rule-dr-9 = Elke provincie heeft een limiet. Alle eenheden erin tellen daarvoor mee, ook neutralen; eenheden in een belegerde stad alleen in fase 12 (DR-12).
dutch_revolt-rule-dr-10 = Absolute meerderheid: meer eenheden dan alle anderen samen, neutralen inbegrepen. Met een meerderheid van neutralen beheerst niemand iets.
dutch_revolt-rule-dr-11 = Een stad gaat naar wie er binnen de meerderheid heeft. Een provincie gaat naar de meerderheid op het platteland en in de stadjes; eenheden in steden tellen niet. Een stadje is altijd van de eigenaar van de eenheid erin. Stads- en provinciekaarten wisselen alleen in fase 17 van eigenaar (in ronde 0: fase 7).
dutch_revolt-rule-dr-12 = Zolang een stad wordt belegerd, gaat er geen eenheid in of uit. Haar eenheden tellen niet mee bij conflict, overschot en de volgorde van verplaatsen (fase 11, 13 en 14). Voor nieuwe eenheden en bij het aanvullen met neutralen (fase 10 en 12) tellen ze als alle andere, behalve met de optie die ze ook daar weglaat.
dutch_revolt-rule-dr-13 = Je bent aanwezig in een provincie met minstens één eenheid op het platteland, in een stadje of in een stad; in een regio als je aanwezig bent in een van haar provincies of er een leger hebt.
dutch_revolt-rule-dr-14 = Het spel begint met ronde 0, zonder punten; drie watergeuzen liggen in hun vak.
dutch_revolt-rule-dr-15 = Elke factie die meedoet zet haar beginopstelling neer. De Katholieken beginnen met 4 munten. De Habsburgers beginnen met 2 legers op twee verschillende oranje vakken naar keuze.
dutch_revolt-rule-dr-16 = Steun bij het begin: Edelen 2 bij Franse steun en 2 bij Steun van de keizer; Burgers 3 bij Londense kooplieden en 1 bij Hugenoten; Gereformeerden 4 op de half gekleurde plaatsen van Calvinisten.
dutch_revolt-rule-dr-17 = Dan krijgt elk stadje zonder eenheid 1 neutraal en elke stad zonder eenheid 2.
dutch_revolt-rule-dr-18 = Ronde 0, steun: Edelen, Burgers en Gereformeerden mogen hun steunplaatsen leegmaken, eenheid per eenheid, zoals in fase 2 van latere ronden.
dutch_revolt-rule-dr-19 = Ronde 0, nieuwe eenheden: Katholieken 7, Habsburgers 6, Edelen 5, Burgers 4, Gereformeerden 3. Ze komen op het platteland van provincies waar de factie aanwezig is, of in haar steunvakken. In elke provincie mag je hoogstens verdubbelen wat je er had toen je begon te plaatsen. Alles moet worden geplaatst.
dutch_revolt-rule-dr-20 = Ronde 0, conflict: zoals in fase 11; belegeringen zijn er nog niet.
dutch_revolt-rule-dr-21 = Ronde 0, neutralen: elke provincie wordt op het platteland met neutralen aangevuld tot één onder haar limiet. Zijn er te weinig, dan beslist de eerste factie een voor een waar ze komen.
dutch_revolt-rule-dr-22 = Ronde 0, overschot: zoals in fase 13.
dutch_revolt-rule-dr-23 = Ronde 0, binnen provincies verplaatsen: zoals in fase 14.
dutch_revolt-rule-dr-24 = Ronde 0, toekenning: kaarten zoals in fase 17. Een bisdom krijgt meteen de gezindte die past bij wie de provincie beheerst: Katholieken streng katholiek, Habsburgers en Edelen katholiek, Burgers gereformeerd, Gereformeerden streng gereformeerd; niemand: katholiek. Keulen en Leuven zijn katholieke universiteiten, tenzij Gereformeerden of Burgers de plaats beheersen; de andere bestaan alleen waar Gereformeerden dat doen.
dutch_revolt-rule-dr-25 = Ronde 0, stedelingen: de stenen van de twaalf steden komen op hun eerste vakken, in de kleur van wie de stad beheerst. Niemand betaalt en niets wordt aangepast.
dutch_revolt-rule-dr-26 = Ronde 0 eindigt met een telling en de beurtvolgorde van ronde 1. Er zijn geen belastingen en geen acties van legers.
dutch_revolt-rule-dr-27 = Fase 1: tel de belasting op van alle provincies die je beheerst, laat de breuk van de som vallen en neem zoveel munten.
dutch_revolt-rule-dr-28 = Stadsbelasting: noem één tarief, 1, 2 of 3, en neem zoveel munten voor elke stad die je beheerst.
dutch_revolt-rule-dr-29 = Provinciebelasting komt eerst en moet worden geïnd; een stadstarief van minstens 1 ook. Een lege voorraad breekt beide af.
dutch_revolt-rule-dr-30 = Franse steun en Steun van de keizer zijn voor de Edelen, Londense kooplieden voor de Burgers, Calvinisten voor de Gereformeerden, Spaans zilver voor de Habsburgers. Hugenoten zijn voor Burgers of Gereformeerden, maar zolang de ene er een eenheid heeft, mag de andere er niet in.
dutch_revolt-rule-dr-31 = Eenheden komen alleen als nieuwe eenheden op steunplaatsen.
dutch_revolt-rule-dr-32 = Fase 2: je mag een eenheid altijd op haar steunplaats laten; dan telt ze in fase 10 mee voor nieuwe eenheden.
dutch_revolt-rule-dr-33 = Een eenheid op een witte plaats gaat naar de kaart, op een gekleurde naar de schatkist, op een half gekleurde naar een van beide. De kaart is het platteland van elke provincie, of je er nu aanwezig bent of niet.
dutch_revolt-rule-dr-34 = Gaat er Spaans zilver naar de schatkist, dan mag wie de Hugenoten heeft met elke eigen eenheid daar één eenheid onderscheppen. Die gaat naar de voorraad van de Habsburgers; de gebruikte Hugenoot blijft en mag deze ronde niet weg.
dutch_revolt-rule-dr-35 = Fase 3: voor elk van je legers kies je: aanhouden, afdanken (het fiche mag meteen opnieuw worden geworven) of verlaten. Aanhouden of afdanken kost 1 munt, voor Katholieken 2.
dutch_revolt-rule-dr-36 = Een verlaten leger moet een stadje van zijn regio brandschatten (er komt 1 neutraal op het platteland van die provincie) of plunderen: vervang één eenheid van een factie in de regio, ook in steden, door een neutraal. De eigenaar kiest. Zonder neutralen doet brandschatten niets en neemt plunderen de eenheid alleen weg.
dutch_revolt-rule-dr-37 = Het fiche van een verlaten leger wordt omgedraaid: het doet nergens aan mee en telt nergens voor, maar houdt zijn vak tot het einde van de ronde.
dutch_revolt-rule-dr-38 = Legers die je niet kunt betalen, moet je verlaten; jij kiest welke.
dutch_revolt-rule-dr-39 = Fase 4: werf tot 3 legers. Eén, twee of drie kosten samen: Katholieken 3, 7, 11; Habsburgers 3, 6, 10; Edelen 2, 5, 8; Burgers 2, 4, 7; Gereformeerden 2, 4, 6.
dutch_revolt-rule-dr-40 = Elk leger komt op een leeg vak van een regio waar je een eenheid hebt (steden tellen mee) of een leger dat niet is omgedraaid. Je hebt een fiche in je reserve nodig; een deze ronde afgedankt fiche mag, een omgedraaid niet (DR-40a).
dutch_revolt-rule-dr-41 = Fase 5: drie of meer legers van minstens twee facties in een regio leveren slag. De meest katholieke en de meest gereformeerde factie leiden er twee kampen; de andere kiezen het kamp dat het dichtstbij is op de lijn Katholieken, Habsburgers, Edelen, Burgers, Gereformeerden. Bij gelijke afstand kiest de eigenaar een kamp of geen van beide. Het kleinste kamp verliest al zijn legers aan de reserve; gelijke kampen verliezen niets.
dutch_revolt-rule-dr-42 = Een leger dat zijn regio deelt met een niet-omgedraaid leger van een andere factie, wordt in bedwang gehouden: geen beleg en geen militaire invloed, maar het mag zich verplaatsen.
dutch_revolt-rule-dr-43 = Fase 6: elk leger dat niet in bedwang wordt gehouden, mag een stad van zijn regio belegeren, niet een die je zelf beheerst en niet een die al wordt belegerd. Stadjes kunnen niet worden belegerd. Een lege stad wel, zonder resultaat.
dutch_revolt-rule-dr-44 = Een belegerend leger houdt zijn vak en telt als leger van de regio, maar verplaatst zich niet en bekeert niet. Legers die later komen, verstoren het beleg niet.
dutch_revolt-rule-dr-45 = Fase 7: Burgers of Gereformeerden (wie eerst huurt, sluit de ander uit) huren tot 3 watergeuzen voor 2 munten elk en zetten ze meteen in. (a) Meer geuzen dan legers in een regio vernietigen haar meest katholieke leger, Katholieken vóór Habsburgers vóór Edelen. (b) Evenveel geuzen als legers breken er elk beleg door legers. (c) Eén brandschat een stadje, (d) twee belegeren een stad die niet van henzelf is, beide alleen waar geen leger is. (e) Voor elk leger van Katholieken, Habsburgers of Edelen dat niets doet, wacht er één achter de hand in de regio en mag die een verplaatsing of bekering tegenhouden. Niets zonder effect mag worden gekozen; omgedraaide legers tellen niet.
dutch_revolt-rule-dr-46 = Fase 8: elk leger dat niet belegert en niet is omgedraaid, mag zich één keer langs een pijl naar een leeg vak verplaatsen, ook als het in bedwang wordt gehouden. Een tegengehouden leger blijft en heeft zijn zet gebruikt. Wie aankomt, levert pas de volgende ronde slag.
dutch_revolt-rule-dr-47 = Fase 9: elk leger in een regio zonder niet-omgedraaid leger van een andere factie mag één eenheid van een andere partij, ook neutralen, op het platteland of in een stadje van de regio vervangen door een van jou uit de voorraad. Nooit in een stad.
dutch_revolt-rule-dr-48 = Fase 10: je krijgt 1 eenheid per beheerste stad en 1 voor elk stadje op haar kaart dat je hebt; 1 per stadje dat je hebt; 1 per volle 5 van al je eenheden op het platteland; 1 per eenheid in je steunvakken. Minstens 7, nooit meer dan je voorraad.
dutch_revolt-rule-dr-49 = Nieuwe eenheden komen op het platteland van provincies waar je aanwezig bent, of in je steunvakken. Waar je de kaart hebt is er geen grens; elders mag je er zoveel bijzetten als je er had toen je begon te plaatsen.
dutch_revolt-rule-dr-50 = Nieuwe eenheden die nergens kunnen worden geplaatst, worden munten. Je mag niet zelf voor munten kiezen.
dutch_revolt-rule-dr-51 = Fase 11: er is conflict in elke provincie boven haar limiet met eenheden van twee of meer partijen; neutralen zijn een partij. Belegerde steden tellen niet mee.
dutch_revolt-rule-dr-52 = Conflicten in verschillende provincies staan los van elkaar; hun volgorde maakt niet uit.
dutch_revolt-rule-dr-53 = De eigenaar kiest welke eigen, niet-belegerde eenheid verloren gaat. Neutralen gaan eerst weg van het platteland, dan uit stadjes, dan uit steden.
dutch_revolt-rule-dr-54 = Beurtelings, vanaf de kleinste partij, verliest elke partij 1 eenheid; gelijke partijen verliezen op hetzelfde moment. Het stopt zodra de provincie op haar limiet is of er nog maar één partij over is. Na elke keer worden de partijen opnieuw gerangschikt.
dutch_revolt-rule-dr-55 = Fase 12: elke provincie wordt op het platteland met neutralen aangevuld tot haar limiet.
dutch_revolt-rule-dr-56 = Zijn er te weinig neutralen, dan plaatst de eerste in de beurtvolgorde ze een voor een in provincies onder hun limiet.
dutch_revolt-rule-dr-57 = Fase 13: een provincie boven haar limiet met maar één factie heeft een overschot. De eigenaar mag elke overtollige eenheid naar een aangrenzende provincie sturen of naar een aan een rivier van de provincie. Het doel moet onder zijn limiet zijn of een neutraal hebben, die dan vertrekt (platteland, dan stadje, dan niet-belegerde stad). Wie aankomt, komt op het platteland en gaat niet verder.
dutch_revolt-rule-dr-58 = Langs een rivier ga je van provincie naar provincie; een provincie waar een andere factie aan de oever een stadje of stad beheerst, mag het einde van de tocht zijn maar niet worden doorkruist. Eén rivier per tocht. Overtollige eenheden die niet vertrekken, gaan terug naar de voorraad.
dutch_revolt-rule-dr-59 = Fase 14: provincie per provincie handelen de facties in dalend aantal eenheden daar; neutralen en belegerde steden tellen niet, bij gelijke aantallen geldt de beurtvolgorde.
dutch_revolt-rule-dr-60 = Je schikt je eenheden vrij over platteland, stadjes en niet-belegerde steden. Je mag een stadje in met een neutraal of met een factie die hier nog niet aan zet was; die eenheid gaat naar het platteland. Wat facties die aan zet waren hebben gezet, blijft staan. Steden kun je delen.
dutch_revolt-rule-dr-61 = Als iedereen klaar is, krijgt elk leeg stadje 1 neutraal en elke lege, niet-belegerde stad 2. Zijn er te weinig, dan kiest de eerste speler waar ze komen. Dit mag een limiet overschrijden.
dutch_revolt-rule-dr-62 = Fase 15: bij een beleg door een leger worden tot 2 vreemde eenheden in de stad eenheden van de belegeraar; alle andere vreemde worden neutraal. Zijn er geen fiches, dan gaat de eenheid weg. Eigen eenheden van de belegeraar blijven en het leger gaat terug naar zijn vak.
dutch_revolt-rule-dr-63 = Een beleg door geuzen vervangt alle eenheden in de stad door neutralen, ook die van de huurder, of neemt ze weg als er te weinig neutralen zijn; met de optie blijven die van de huurder. Belegeringen lopen af in de alfabetische volgorde van de steden, en weggenomen fiches kunnen meteen worden gebruikt (DR-63a).
dutch_revolt-rule-dr-64 = Fase 16: in beurtvolgorde, de Edelen als laatsten, geef je zoveel munten uit als je wilt: elke munt schuift de steen van een stad één vak op. Katholieken en Habsburgers alleen naar de katholieke kant, Burgers en Gereformeerden alleen naar de gereformeerde kant, de Edelen alleen naar het midden. Geen steen eindigt meer dan 3 vakken van waar hij deze fase begon.
dutch_revolt-rule-dr-65 = Dan wordt elke stad aangepast aan haar vak. 1: tot 2 Gereformeerden of Burgers vertrekken, 2 Katholieken komen. 2: tot 1 vertrekt, en dan komt 1 Habsburger. 3: tot 1 vertrekt, en dan komt een neutraal. 4: niets. 5, 6 en 7 zijn het spiegelbeeld: Katholieken of Habsburgers vertrekken; een neutraal, een Burger of 2 Gereformeerden komen. Gereformeerden vertrekken vóór Burgers, Katholieken vóór Habsburgers. Zonder voorraad komt een neutraal. Doen Habsburgers of Burgers niet mee, dan komen Katholieken of Gereformeerden.
dutch_revolt-rule-dr-66 = Steden worden in alfabetische volgorde aangepast; dat maakt alleen uit als fiches opraken.
dutch_revolt-rule-dr-67 = Fase 17: stads- en provinciekaarten gaan naar de absolute meerderheid; is die er niet, dan gaat de kaart terug naar de tafel.
dutch_revolt-rule-dr-68 = Fase 18: een bisdom is streng katholiek, katholiek, gereformeerd of streng gereformeerd. Wie de provincie beheerst, trekt het één stap naar de gezindte die bij ronde 0 is genoemd; beheerst niemand ze, dan blijft het zo.
dutch_revolt-rule-dr-69 = Fase 19, Keulen en Leuven: gereformeerd zolang Gereformeerden de plaats beheersen; Edelen en Burgers veranderen niets; Katholieken, Habsburgers of niemand maken ze katholiek.
dutch_revolt-rule-dr-70 = De andere universiteiten worden gesticht als Gereformeerden de plaats beheersen, blijven gereformeerd als die neutraal wordt of naar Edelen of Burgers gaat, en verdwijnen als Katholieken of Habsburgers ze beheersen. Ze kunnen opnieuw worden gesticht.
dutch_revolt-rule-dr-71 = Fase 20: de score wordt elke ronde vanaf nul geteld: 1 per stad, de waarde van elke provincie, en het doel. Katholieken 1 per bisdom dat niet gereformeerd is; Habsburgers 1 per regio met een niet-omgedraaid leger van hen; Edelen 1 per volle 3 eenheden (5 met drie spelers) buiten steden; Burgers 1 per handelsstadje dat ze hebben; Gereformeerden 1 per gereformeerde universiteit.
dutch_revolt-rule-dr-72 = Omgedraaide legers gaan terug naar hun reserve. Na ronde 5 eindigt de partij.
dutch_revolt-rule-dr-73 = Volgende beurtvolgorde: van hoogste naar laagste score legt elke factie haar kaart in een rij, vooraan, ertussen of achteraan. Bij gelijke score kiest men in de huidige volgorde.
dutch_revolt-rule-dr-74 = De telling van ronde 5 beslist; met twee spelers telt elk beide facties op. Bij gelijke stand: meer steden, dan meer provincies, dan meer eenheden op de kaart, dan een gedeelde overwinning.

## Waarom een tip wordt gegeven

dutch_revolt-reason-counts = Nu geteld scoor je { $points } in plaats van { $before }: { $source }.
dutch_revolt-reason-counts_less = Nu geteld: { $faction } { $points } punten in plaats van { $before }.
dutch_revolt-reason-controls_province = { $province }, eenheden: jij { $mine }, alle andere samen { $others }. Die meerderheid is { $points } waard.
dutch_revolt-reason-controls_city = { $city }, eenheden: jij { $mine }, alle andere samen { $others }. Dat is de meerderheid.
dutch_revolt-reason-province = { $province }, eenheden: jij { $mine }, alle andere samen { $others }.
dutch_revolt-reason-city = { $city }, eenheden: jij { $mine }, alle andere samen { $others }.
dutch_revolt-reason-breaks_province = { $province }, meerderheid gebroken: { $faction } { $theirs }, alle andere { $others }.
dutch_revolt-reason-breaks_city = { $city }, meerderheid gebroken: { $faction } { $theirs }, alle andere { $others }.
dutch_revolt-reason-towns = { $spot } wordt van jou. Stadjes van jou: { $count }.
dutch_revolt-reason-spared = { $province }, wat je houdt: in stadjes { $towns }, in steden { $units }.
dutch_revolt-reason-field = Jouw eenheden die dan vrij zijn op het platteland, { $province }: { $count }.
dutch_revolt-reason-coins = Je schatkist gaat van { $before } naar { $coins }.
dutch_revolt-reason-keeps = Je schatkist houdt { $coins }.
dutch_revolt-reason-upkeep = { $region }: dit spaart het onderhoud van { $coins }.
dutch_revolt-reason-armies = Legers daarna, { $region }: van jou { $mine }, van anderen { $others }.
dutch_revolt-reason-siege = Vreemde eenheden in { $city }: { $others }. Het beleg maakt er { $count } van jou.
dutch_revolt-reason-support = { $box }, dan eenheden van jou: { $count }. Elk levert later een nieuwe op.
dutch_revolt-reason-treasure = Dit onthoudt de Habsburgers { $coins } munt van het Spaanse zilver.
dutch_revolt-reason-stock = De eenheid gaat terug naar je voorraad: { $count }.
dutch_revolt-reason-sways = De stedelingen van { $city } gaan naar vak { $space } van { $spaces }.
dutch_revolt-reason-order = Jouw plaats in de volgende ronde: { $place } van { $count }.
dutch_revolt-reason-rests = Je legers blijven zoals ze zijn: { $count }.
dutch_revolt-reason-thins = { $province }, eenheden, { $faction }: { $theirs } in plaats van { $before }.
