# Revolution: The Dutch Revolt auf Deutsch. Ids: siehe locale/README.md.
#
# Glossar: turn = Runde · turn order = Zugreihenfolge · row = Reihe · count = Wertung · faction = Fraktion · side = Seite ·
# Catholics, Habsburgs, Nobility, Burghers, Reformers = Katholiken, Habsburger, Adel, Bürger, Reformierte · citizens = Einwohner ·
# neutral = Neutraler · city = Stadt · town = Ort · commercial town = Handelsort · open country = Umland · province = Provinz ·
# region = Region · unit = Einheit · token = Stein · coin = Münze · stock = Vorrat · treasury = Kasse · army = Armee ·
# supply (armies) = Armeevorrat · army box = Armeefeld · section = Armeeleiste · flipped = umgedreht · support = Hilfe ·
# support box = Hilfsfeld · limit = Limit · support space = Platz · keep = behalten · disband = auflösen · abandon = aufgeben · raise = ausheben ·
# sack = brandschatzen · plunder = plündern · besiege = belagern · stand-off = Patt · convert = bekehren · Water Beggars = Wassergeusen,
# kurz Geusen · hire = anheuern · hold back = bereithalten · stop = aufhalten (eine Armee), abfangen (den Schatz) · camp = Lager ·
# place = einsetzen · conflict = Konflikt · surplus = Überschuss · move in/out = einrücken/ausrücken · push out = verdrängen ·
# bishopric = Bistum · creed = Bekenntnis · aim = Ziel · control = beherrschen · absolute majority = absolute Mehrheit.
# Fraktionen stehen vor einem Doppelpunkt: „Adel“ ist Einzahl, die anderen sind Mehrzahl.

dutch_revolt-name = Revolution: Aufstand der Niederlande
dutch_revolt-about = Fünf ungleiche Fraktionen kämpfen mit Münzen, Einheiten und Armeen um die Niederlande, ohne Glück und Geheimnisse. Städte, Provinzen und das eigene Ziel deiner Fraktion zählen; nur die Wertung nach Runde 5 entscheidet.
dutch_revolt-option-majority = Herrschaft: mehr als alle anderen zusammen (combined) oder mehr als jede andere Seite (plurality)
    .short = Herrschaft
dutch_revolt-option-cities_count_for_province = Einheiten in Städten zählen für die Herrschaft über die Provinz
    .short = Städte zählen für Provinzen
dutch_revolt-option-catholic_aim = Ziel der Katholiken: jedes nicht reformierte Bistum oder nur die in Provinzen, die sie beherrschen
    .short = Ziel der Katholiken
dutch_revolt-option-allegiance_cap = Einwohner ziehen höchstens 3 Felder: ab ihrem Stand dieser Runde oder ab ihrem ersten Feld der Partie
    .short = 3 Felder der Einwohner
dutch_revolt-option-support_target = Hilfseinheiten kommen in jede Provinz oder nur dorthin, wo die Fraktion vertreten ist
    .short = Hilfseinheiten
dutch_revolt-option-turn0_new_unit_cap = Neue Einheiten in Runde 0: höchstens verdoppeln, was dort ist, oder bis zum Doppelten hinzufügen
    .short = Neue Einheiten in Runde 0
dutch_revolt-option-town_ousting = Eine größere Fraktion darf eine Einheit aus einem Ort ins Umland verdrängen oder nicht
    .short = Verdrängen aus Orten
dutch_revolt-option-interception = Abfangen bindet die Hugenotteneinheit oder kostet auch sie
    .short = Abfangen
dutch_revolt-option-neutral_pool = Anzahl der neutralen Steine
    .short = Neutrale Steine
dutch_revolt-option-minimum_new_units = Mindestzahl neuer Einheiten in Phase 10
    .short = Mindestzahl neuer Einheiten
dutch_revolt-option-conflict = Konflikt: Die Seiten verlieren reihum je eine Einheit, oder die kleinste verliert, bis sie weg ist
    .short = Konflikt
dutch_revolt-option-tax_rounding = Abrunden: die ganze Provinzsteuer oder jede Provinz für sich
    .short = Steuern abrunden
dutch_revolt-option-beggar_siege = Belagerung durch Wassergeusen: Alle Einheiten der Stadt werden neutral, oder die des Anheuernden bleiben
    .short = Belagerung durch Wassergeusen
dutch_revolt-option-besieged_units = Einheiten in einer belagerten Stadt zählen für neue Einheiten und beim Auffüllen mit Neutralen (Phasen 10 und 12) oder auch dort nicht
    .short = Belagerte Einheiten
dutch_revolt-option-map_values = Werte der Karte: wie zuerst rekonstruiert oder so geändert, dass die Fraktionen gleichmäßiger gewinnen
    .short = Werte der Karte
dutch_revolt-style-commander = Feldherr
dutch_revolt-style-commander-about = Hebt mehr Armeen aus, bewegt sie und belagert Städte.
dutch_revolt-style-patron = Gönner
dutch_revolt-style-patron-about = Setzt mehr Einheiten in Hilfsfelder ein, als Hilfe für später.
dutch_revolt-style-countryman = Landmann
dutch_revolt-style-countryman-about = Lässt mehr Einheiten aus Städten ins Umland ausrücken.
dutch_revolt-ending-last_count = Die Wertung von Runde 5 ist vorbei.

## Dinge

dutch_revolt-faction-catholics = Katholiken
dutch_revolt-faction-habsburgs = Habsburger
dutch_revolt-faction-nobility = Adel
dutch_revolt-faction-burghers = Bürger
dutch_revolt-faction-reformers = Reformierte

dutch_revolt-side-catholics = Katholiken
dutch_revolt-side-habsburgs = Habsburger
dutch_revolt-side-nobility = Adel
dutch_revolt-side-burghers = Bürger
dutch_revolt-side-reformers = Reformierte
dutch_revolt-side-neutral = Neutrale

dutch_revolt-board-letter-catholics = K
dutch_revolt-board-letter-habsburgs = H
dutch_revolt-board-letter-nobility = A
dutch_revolt-board-letter-burghers = B
dutch_revolt-board-letter-reformers = R
dutch_revolt-board-letter-neutral = n

dutch_revolt-region-frisia = Friesland
dutch_revolt-region-gelderland = Gelderland
dutch_revolt-region-holland = Holland
dutch_revolt-region-brabant = Brabant
dutch_revolt-region-flanders = Flandern
dutch_revolt-region-hainaut = Hennegau
dutch_revolt-region-meuse = Maas
dutch_revolt-region-luxembourg = Luxemburg
dutch_revolt-region-rhineland = Rheinland

dutch_revolt-province-groningen = Groningen
dutch_revolt-province-friesland = Friesland
dutch_revolt-province-drenthe = Drenthe
dutch_revolt-province-overijssel = Overijssel
dutch_revolt-province-gelderland = Gelderland
dutch_revolt-province-utrecht = Utrecht
dutch_revolt-province-holland = Holland
dutch_revolt-province-zeeland = Seeland
dutch_revolt-province-generality = Generalität
dutch_revolt-province-brabant = Brabant
dutch_revolt-province-flanders = Flandern
dutch_revolt-province-artois = Artois
dutch_revolt-province-cambrai = Cambrai
dutch_revolt-province-hainaut = Hennegau
dutch_revolt-province-namur = Namur
dutch_revolt-province-liege = Lüttich
dutch_revolt-province-limburg = Limburg
dutch_revolt-province-upper_guelders = Obergeldern
dutch_revolt-province-luxembourg = Luxemburg
dutch_revolt-province-trier = Trier
dutch_revolt-province-koeln = Köln
dutch_revolt-province-juelich = Jülich
dutch_revolt-province-cleve = Kleve
dutch_revolt-province-berg = Berg

dutch_revolt-city-aachen = Aachen
dutch_revolt-city-amsterdam = Amsterdam
dutch_revolt-city-antwerpen = Antwerpen
dutch_revolt-city-brugge = Brügge
dutch_revolt-city-bruxelles = Brüssel
dutch_revolt-city-gent = Gent
dutch_revolt-city-haarlem = Haarlem
dutch_revolt-city-koeln = Köln
dutch_revolt-city-leiden = Leiden
dutch_revolt-city-liege = Lüttich
dutch_revolt-city-luxembourg = Luxemburg
dutch_revolt-city-utrecht = Utrecht

dutch_revolt-town-groningen = Groningen
dutch_revolt-town-leeuwarden = Leeuwarden
dutch_revolt-town-franeker = Franeker
dutch_revolt-town-harlingen = Harlingen
dutch_revolt-town-deventer = Deventer
dutch_revolt-town-zwolle = Zwolle
dutch_revolt-town-arnhem = Arnheim
dutch_revolt-town-nijmegen = Nimwegen
dutch_revolt-town-harderwijk = Harderwijk
dutch_revolt-town-amersfoort = Amersfoort
dutch_revolt-town-alkmaar = Alkmaar
dutch_revolt-town-delft = Delft
dutch_revolt-town-dordrecht = Dordrecht
dutch_revolt-town-rotterdam = Rotterdam
dutch_revolt-town-middelburg = Middelburg
dutch_revolt-town-vlissingen = Vlissingen
dutch_revolt-town-breda = Breda
dutch_revolt-town-s_hertogenbosch = Herzogenbusch
dutch_revolt-town-leuven = Löwen
dutch_revolt-town-mechelen = Mecheln
dutch_revolt-town-duinkerken = Dünkirchen
dutch_revolt-town-ieper = Ypern
dutch_revolt-town-tournai = Tournai
dutch_revolt-town-arras = Arras
dutch_revolt-town-saint_omer = Saint-Omer
dutch_revolt-town-cambrai = Cambrai
dutch_revolt-town-mons = Mons
dutch_revolt-town-valenciennes = Valenciennes
dutch_revolt-town-namur = Namur
dutch_revolt-town-maastricht = Maastricht
dutch_revolt-town-roermond = Roermond
dutch_revolt-town-thionville = Thionville
dutch_revolt-town-trier = Trier
dutch_revolt-town-bonn = Bonn
dutch_revolt-town-dueren = Düren
dutch_revolt-town-cleve = Kleve
dutch_revolt-town-wesel = Wesel
dutch_revolt-town-duesseldorf = Düsseldorf

dutch_revolt-spot-groningen_field = Groningen, Umland
dutch_revolt-spot-friesland_field = Friesland, Umland
dutch_revolt-spot-drenthe_field = Drenthe, Umland
dutch_revolt-spot-overijssel_field = Overijssel, Umland
dutch_revolt-spot-gelderland_field = Gelderland, Umland
dutch_revolt-spot-utrecht_field = Utrecht, Umland
dutch_revolt-spot-holland_field = Holland, Umland
dutch_revolt-spot-zeeland_field = Seeland, Umland
dutch_revolt-spot-generality_field = Generalität, Umland
dutch_revolt-spot-brabant_field = Brabant, Umland
dutch_revolt-spot-flanders_field = Flandern, Umland
dutch_revolt-spot-artois_field = Artois, Umland
dutch_revolt-spot-cambrai_field = Cambrai, Umland
dutch_revolt-spot-hainaut_field = Hennegau, Umland
dutch_revolt-spot-namur_field = Namur, Umland
dutch_revolt-spot-liege_field = Lüttich, Umland
dutch_revolt-spot-limburg_field = Limburg, Umland
dutch_revolt-spot-upper_guelders_field = Obergeldern, Umland
dutch_revolt-spot-luxembourg_field = Luxemburg, Umland
dutch_revolt-spot-trier_field = Trier, Umland
dutch_revolt-spot-koeln_field = Köln, Umland
dutch_revolt-spot-juelich_field = Jülich, Umland
dutch_revolt-spot-cleve_field = Kleve, Umland
dutch_revolt-spot-berg_field = Berg, Umland
dutch_revolt-spot-aachen_city = Aachen
dutch_revolt-spot-amsterdam_city = Amsterdam
dutch_revolt-spot-antwerpen_city = Antwerpen
dutch_revolt-spot-brugge_city = Brügge
dutch_revolt-spot-bruxelles_city = Brüssel
dutch_revolt-spot-gent_city = Gent
dutch_revolt-spot-haarlem_city = Haarlem
dutch_revolt-spot-koeln_city = Köln, Stadt
dutch_revolt-spot-leiden_city = Leiden
dutch_revolt-spot-liege_city = Lüttich, Stadt
dutch_revolt-spot-luxembourg_city = Luxemburg, Stadt
dutch_revolt-spot-utrecht_city = Utrecht, Stadt
dutch_revolt-spot-groningen_town = Groningen, Ort
dutch_revolt-spot-leeuwarden_town = Leeuwarden
dutch_revolt-spot-franeker_town = Franeker
dutch_revolt-spot-harlingen_town = Harlingen
dutch_revolt-spot-deventer_town = Deventer
dutch_revolt-spot-zwolle_town = Zwolle
dutch_revolt-spot-arnhem_town = Arnheim
dutch_revolt-spot-nijmegen_town = Nimwegen
dutch_revolt-spot-harderwijk_town = Harderwijk
dutch_revolt-spot-amersfoort_town = Amersfoort
dutch_revolt-spot-alkmaar_town = Alkmaar
dutch_revolt-spot-delft_town = Delft
dutch_revolt-spot-dordrecht_town = Dordrecht
dutch_revolt-spot-rotterdam_town = Rotterdam
dutch_revolt-spot-middelburg_town = Middelburg
dutch_revolt-spot-vlissingen_town = Vlissingen
dutch_revolt-spot-breda_town = Breda
dutch_revolt-spot-s_hertogenbosch_town = Herzogenbusch
dutch_revolt-spot-leuven_town = Löwen
dutch_revolt-spot-mechelen_town = Mecheln
dutch_revolt-spot-duinkerken_town = Dünkirchen
dutch_revolt-spot-ieper_town = Ypern
dutch_revolt-spot-tournai_town = Tournai
dutch_revolt-spot-arras_town = Arras
dutch_revolt-spot-saint_omer_town = Saint-Omer
dutch_revolt-spot-cambrai_town = Cambrai, Ort
dutch_revolt-spot-mons_town = Mons
dutch_revolt-spot-valenciennes_town = Valenciennes
dutch_revolt-spot-namur_town = Namur, Ort
dutch_revolt-spot-maastricht_town = Maastricht
dutch_revolt-spot-roermond_town = Roermond
dutch_revolt-spot-thionville_town = Thionville
dutch_revolt-spot-trier_town = Trier, Ort
dutch_revolt-spot-bonn_town = Bonn
dutch_revolt-spot-dueren_town = Düren
dutch_revolt-spot-cleve_town = Kleve, Ort
dutch_revolt-spot-wesel_town = Wesel
dutch_revolt-spot-duesseldorf_town = Düsseldorf

dutch_revolt-box-french = Französische Hilfe
dutch_revolt-box-emperor = Hilfe des Kaisers
dutch_revolt-box-london = Londoner Kaufleute
dutch_revolt-box-huguenots = Hugenotten
dutch_revolt-box-calvinists_half = Calvinisten (halbfarbig)
dutch_revolt-box-calvinists_plain = Calvinisten (weiß)
dutch_revolt-box-treasure = Spanischer Schatz

dutch_revolt-rate-1 = 1
dutch_revolt-rate-2 = 2
dutch_revolt-rate-3 = 3
dutch_revolt-place-1 = 1.
dutch_revolt-place-2 = 2.
dutch_revolt-place-3 = 3.
dutch_revolt-place-4 = 4.
dutch_revolt-place-5 = 5.

dutch_revolt-camp-catholic = katholisches Lager
dutch_revolt-camp-reformed = reformiertes Lager
dutch_revolt-camp-aside = kein Lager

dutch_revolt-bishopric-utrecht = Utrecht
dutch_revolt-bishopric-mechelen = Mecheln
dutch_revolt-bishopric-tournai = Tournai
dutch_revolt-bishopric-arras = Arras
dutch_revolt-bishopric-cambrai = Cambrai
dutch_revolt-bishopric-liege = Lüttich
dutch_revolt-bishopric-trier = Trier
dutch_revolt-bishopric-koeln = Köln

dutch_revolt-university-koeln = Köln
dutch_revolt-university-leuven = Löwen
dutch_revolt-university-leiden = Leiden
dutch_revolt-university-utrecht = Utrecht
dutch_revolt-university-franeker = Franeker
dutch_revolt-university-groningen = Groningen
dutch_revolt-university-harderwijk = Harderwijk

dutch_revolt-creed-strongly_catholic = streng katholisch
dutch_revolt-creed-catholic = katholisch
dutch_revolt-creed-reformed = reformiert
dutch_revolt-creed-strongly_reformed = streng reformiert

dutch_revolt-source-cities = Städte
dutch_revolt-source-provinces = Provinzen
dutch_revolt-source-bishoprics = nicht reformierte Bistümer
dutch_revolt-source-garrisons = Regionen mit Armee der Habsburger
dutch_revolt-source-estates = Einheiten des Adels außerhalb von Städten
dutch_revolt-source-trade = Handelsorte
dutch_revolt-source-universities = reformierte Universitäten

dutch_revolt-phase-setup = Aufbau
dutch_revolt-phase-taxes = Steuern
dutch_revolt-phase-support = Hilfe von außen
dutch_revolt-phase-upkeep = Unterhalt der Armeen
dutch_revolt-phase-raising = Armeen ausheben
dutch_revolt-phase-battles = Schlachten
dutch_revolt-phase-sieges = Belagerungen
dutch_revolt-phase-beggars = Wassergeusen
dutch_revolt-phase-armies = Armeen bewegen
dutch_revolt-phase-influence = Militärischer Einfluss
dutch_revolt-phase-new_units = Neue Einheiten
dutch_revolt-phase-conflict = Konflikte
dutch_revolt-phase-neutrals = Neutrale
dutch_revolt-phase-surplus = Überschuss
dutch_revolt-phase-movement = Bewegung in Provinzen
dutch_revolt-phase-resolution = Ende der Belagerungen
dutch_revolt-phase-citizens = Einfluss auf Einwohner
dutch_revolt-phase-awards = Städte und Provinzen
dutch_revolt-phase-bishoprics = Bistümer
dutch_revolt-phase-universities = Universitäten
dutch_revolt-phase-order = Punkte und Zugreihenfolge
dutch_revolt-phase-over = Ende der Partie

## Der Spielplan

dutch_revolt-board-head =
    { $turn ->
        [0] Eröffnungsrunde
       *[other] Runde { $turn } von 5
    }, Phase { $number }: { $phase }. Zugreihenfolge: { $order }
dutch_revolt-board-mover = Es entscheidet: { $faction }
dutch_revolt-board-matter = Es geht um { $province }.
dutch_revolt-board-due =
    noch { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    }
dutch_revolt-board-faction = Fraktion
dutch_revolt-board-player = Spieler
dutch_revolt-board-map = Karte
dutch_revolt-board-support = Hilfe
dutch_revolt-board-coins = Münzen
dutch_revolt-board-stock = Vorrat
dutch_revolt-board-armies = Armeen
dutch_revolt-board-cities = Städte
dutch_revolt-board-provinces = Prov.
dutch_revolt-board-points = Punkte
dutch_revolt-board-now = Jetzt
dutch_revolt-board-region = { $region }: Armeen { $armies } auf { $boxes } Feldern
dutch_revolt-board-flipped = (umgedreht { $armies })
dutch_revolt-board-held =
    ({ $count ->
        [one] 1 Geuse
       *[other] { $count } Geusen
    } in Bereitschaft)
dutch_revolt-board-province =
    { $province } { $total }/{ $limit } [{ $holder }] { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }:
dutch_revolt-board-field = Umland { $units }
dutch_revolt-board-siege = (Belagerung: { $faction })
dutch_revolt-board-blockade = (Belagerung: Geusen)
dutch_revolt-board-boxes = Hilfe: { $boxes }
dutch_revolt-board-citizens = Einwohner, 1 = katholisch, 7 = reformiert: { $track }
dutch_revolt-board-bishoprics = Bistümer: { $bishoprics }
dutch_revolt-board-universities = Reformierte Universitäten: { $universities }
dutch_revolt-board-pools = Wassergeusen auf ihrem Feld: { $beggars }; übrige Neutrale: { $neutrals }
dutch_revolt-board-legend = GROSS = Stadt mit [Besitzer], * = Handelsort, ° = Universität, n = neutral

## Fragen

dutch_revolt-ask-setup = Setze eine Armee auf ein oranges Feld.
dutch_revolt-ask-taxes = Welchen Steuersatz willst du für deine Städte?
dutch_revolt-ask-support = Schicke Einheiten aus deinen Hilfsfeldern oder wähle „Beenden“.
dutch_revolt-ask-intercept = Ein Spanischer Schatz ist unterwegs. Eine Einheit abfangen oder den Rest durchlassen?
dutch_revolt-ask-upkeep = Diese Armee behalten, auflösen oder aufgeben?
dutch_revolt-ask-victim = Die aufgegebene Armee wütet: Brandschatze einen Ort oder plündere eine Einheit.
dutch_revolt-ask-raising = Hebe Armeen aus oder wähle „Beenden“.
dutch_revolt-ask-battles = Du stehst genau zwischen den Anführern. Welchem Lager schließt du dich an?
dutch_revolt-ask-sieges = Belagere Städte mit Armeen oder wähle „Beenden“.
dutch_revolt-ask-beggars = Heuere Wassergeusen an oder wähle „Beenden“.
dutch_revolt-ask-armies = Bewege deine Armeen oder wähle „Beenden“.
dutch_revolt-ask-cancel_march = Eine Armee will aufbrechen. Halten deine Geusen sie auf?
dutch_revolt-ask-influence = Bekehre Einheiten mit deinen Armeen oder wähle „Beenden“.
dutch_revolt-ask-cancel_conversion = Eine Armee will eine Einheit bekehren. Halten deine Geusen sie auf?
dutch_revolt-ask-new_units = Setze deine neuen Einheiten ein.
dutch_revolt-ask-conflict = Die Provinz ist zu voll. Welche deiner Einheiten verlierst du?
dutch_revolt-ask-neutrals = Es gibt zu wenige Neutrale. Wohin kommt der nächste?
dutch_revolt-ask-surplus = Deine Provinz ist zu voll. Welche Einheit zieht weg?
dutch_revolt-ask-reach = Wohin zieht diese Einheit?
dutch_revolt-ask-movement = Bewege Einheiten in Orte und Städte hinein oder heraus, dann beende.
dutch_revolt-ask-man = Es gibt zu wenige Neutrale für die leeren Orte und Städte. Wohin kommt der nächste?
dutch_revolt-ask-citizens = Zahle, um die Einwohner von Städten umzustimmen, oder wähle „Beenden“.
dutch_revolt-ask-order = Wann willst du in der nächsten Runde handeln?

## Züge

dutch_revolt-move-station = Armee auf das orange Feld setzen: { $region }
dutch_revolt-move-tax = Städte mit Satz { $rate } besteuern
dutch_revolt-move-send = Einheit schicken: { $box } → { $province }
dutch_revolt-move-cash = Einheit wird Münze: { $box }
dutch_revolt-move-intercept = Eine Einheit des Schatzes abfangen
dutch_revolt-move-keep = Armee behalten: { $region }
dutch_revolt-move-disband = Armee auflösen: { $region }
dutch_revolt-move-abandon = Armee aufgeben: { $region }
dutch_revolt-move-sack = Brandschatzen: { $town }
dutch_revolt-move-plunder = Plündern: { $spot }, eine Einheit wird neutral ({ $faction })
dutch_revolt-move-raise = Armee ausheben: { $region }
dutch_revolt-move-join = Anschließen: { $camp }
dutch_revolt-move-besiege = Belagern: { $city }
dutch_revolt-move-destroy = Geusen: katholischste Armee vernichten, { $region }
dutch_revolt-move-destroy_besieger = Geusen: Armee vor der Stadt vernichten, { $city }
dutch_revolt-move-break = Geusen: alle Belagerungen brechen, { $region }
dutch_revolt-move-blockade = Geusen: belagern, { $city }
dutch_revolt-move-hold = Geusen: einen bereithalten, { $region }
dutch_revolt-move-march = Armee bewegen: { $region } → { $to }
dutch_revolt-move-convert = Einheit bekehren ({ $side }): { $spot }
dutch_revolt-move-cancel = Aufhalten
dutch_revolt-move-allow = Durchlassen
dutch_revolt-move-place = Einheit einsetzen: { $province }
dutch_revolt-move-enrol = Einheit einsetzen: { $box }
dutch_revolt-move-lose = Einheit verlieren: { $spot }
dutch_revolt-move-settle = Neutralen einsetzen: { $province }
dutch_revolt-move-leave = Einheit wegziehen: { $spot }
dutch_revolt-move-reach = Ziehen nach: { $province }
dutch_revolt-move-dissolve = Zurück in den Vorrat
dutch_revolt-move-occupy = Einheit einrücken: { $spot }
dutch_revolt-move-withdraw = Einheit ins Umland ausrücken: { $spot }
dutch_revolt-move-man = Neutralen einsetzen: { $spot }
dutch_revolt-move-sway = Münze zahlen, Einwohner umstimmen: { $city }
dutch_revolt-move-queue = Nächste Runde als { $place } handeln
dutch_revolt-move-done = Beenden

dutch_revolt-price-region = Armee: { $thing }
dutch_revolt-price-coins =
    { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }

dutch_revolt-tiebreak-cities = mehr Städte ({ $more } zu { $less })
dutch_revolt-tiebreak-provinces = mehr Provinzen ({ $more } zu { $less })
dutch_revolt-tiebreak-units = mehr Einheiten auf der Karte ({ $more } zu { $less })

## Was geschah

dutch_revolt-told-turn = Runde { $turn } beginnt.
dutch_revolt-told-phase =
    { $turn ->
        [0] Eröffnungsrunde
       *[other] Runde { $turn }
    }, Phase { $number }: { $phase }.
dutch_revolt-told-skipped = { $faction }: nichts zu entscheiden ({ $phase }).
dutch_revolt-told-stationed = { $faction }: Armee gesetzt, Region { $region }.
dutch_revolt-told-province_tax =
    { $faction }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } Provinzsteuer.
dutch_revolt-told-city_tax =
    { $faction }: { $cities ->
        [one] 1 Stadt
       *[other] { $cities } Städte
    } mit Satz { $rate } besteuert: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
dutch_revolt-told-supported = { $faction }: Einheit geschickt, { $box } → { $province }.
dutch_revolt-told-cashed = { $faction }: Einheit wird Münze, { $box }.
dutch_revolt-told-shipped =
    { $faction }: { $coins ->
        [one] 1 Münze Spanischer Schatz trifft
       *[other] { $coins } Münzen Spanischer Schatz treffen
    } ein.
dutch_revolt-told-intercepted =
    { $faction }: { $coins ->
        [one] 1 Einheit
       *[other] { $coins } Einheiten
    } des Spanischen Schatzes abgefangen.
dutch_revolt-told-kept =
    { $faction }: Armee behalten, Region { $region }, für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
dutch_revolt-told-disbanded =
    { $faction }: Armee aufgelöst, Region { $region }, für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
dutch_revolt-told-abandoned = { $faction }: Armee aufgegeben, Region { $region }.
dutch_revolt-told-sacked =
    { $faction }: { $town } gebrandschatzt; { $count ->
        [0] kein Neutraler ist mehr da
       *[other] ein Neutraler kommt in die Provinz
    }.
dutch_revolt-told-plundered = { $faction }: Einheit ({ $side }) geplündert, { $spot }.
dutch_revolt-told-raised =
    { $faction }: Armee ausgehoben, Region { $region }, für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.
dutch_revolt-told-joined = { $faction }: { $camp }, Region { $region }.
dutch_revolt-told-battle = Schlacht, Region { $region }: { $first } ({ $faction }) gegen { $second } ({ $rival }).
dutch_revolt-told-defeated =
    { $faction }: { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    } verloren, Region { $region }.
dutch_revolt-told-stand_off = Armeen im Patt, Region { $region }.
dutch_revolt-told-besieged = { $faction }: { $city } wird belagert.
dutch_revolt-told-hired =
    { $hirer }: { $count ->
        [one] 1 Wassergeuse
       *[other] { $count } Wassergeusen
    } angeheuert für { $coins } Münzen.
dutch_revolt-told-destroyed = Geusen ({ $hirer }): Armee vernichtet ({ $faction }), Region { $region }.
dutch_revolt-told-broke = Geusen ({ $hirer }): alle Belagerungen gebrochen, Region { $region }.
dutch_revolt-told-blockaded = Geusen ({ $hirer }): { $city } wird belagert.
dutch_revolt-told-held = { $hirer }: ein Geuse in Bereitschaft, Region { $region }.
dutch_revolt-told-marched = { $faction }: Armee bewegt, { $region } → { $to }.
dutch_revolt-told-march_cancelled = Geusen ({ $hirer }): Armee aufgehalten ({ $faction }), Region { $region }.
dutch_revolt-told-converted = { $faction }: Einheit bekehrt ({ $side }), { $spot }.
dutch_revolt-told-conversion_cancelled = Geusen ({ $hirer }): Bekehrung aufgehalten ({ $faction }), { $spot }.
dutch_revolt-told-new_units =
    { $faction }: { $count ->
        [one] 1 neue Einheit
       *[other] { $count } neue Einheiten
    }.
dutch_revolt-told-placed = { $faction }: Einheit eingesetzt, { $province }.
dutch_revolt-told-enrolled = { $faction }: Einheit eingesetzt, { $box }.
dutch_revolt-told-unplaced =
    { $faction }: { $count ->
        [one] 1 neue Einheit findet keinen Platz und wird zur Münze
       *[other] { $count } neue Einheiten finden keinen Platz und werden zu Münzen
    }.
dutch_revolt-told-conflict = Konflikt: { $province }.
dutch_revolt-told-lost = { $side }: Einheit verloren, { $spot }.
dutch_revolt-told-filled =
    { $province } wird aufgefüllt: { $count ->
        [one] 1 Neutraler
       *[other] { $count } Neutrale
    }.
dutch_revolt-told-settled = { $faction }: Neutraler eingesetzt, { $province }.
dutch_revolt-told-overflowed = { $faction }: Einheit zieht weg, { $spot } → { $target }.
dutch_revolt-told-displaced = Ein Neutraler macht Platz: { $spot }.
dutch_revolt-told-dissolved = { $faction }: überschüssige Einheit zurück in den Vorrat, { $spot }.
dutch_revolt-told-neutral_surplus =
    { $province }: { $count ->
        [one] 1 überzähliger Neutraler kommt
       *[other] { $count } überzählige Neutrale kommen
    } zurück in den Vorrat.
dutch_revolt-told-occupied = { $faction }: Einheit rückt ein, { $spot }.
dutch_revolt-told-withdrew = { $faction }: Einheit rückt ins Umland aus, { $spot }.
dutch_revolt-told-ousted = { $side }: Einheit ins Umland verdrängt, { $spot }.
dutch_revolt-told-manned =
    { $spot } war leer: { $count ->
        [one] 1 Neutraler rückt
       *[other] { $count } Neutrale rücken
    } ein.
dutch_revolt-told-siege_resolved =
    Die Belagerung von { $city } endet ({ $side }).{ $own ->
        [0] { "" }
        [one] { " " }1 Einheit übernommen.
       *[other] { " " }{ $own } Einheiten übernommen.
    }{ $neutrals ->
        [0] { "" }
        [one] { " " }1 wird neutral.
       *[other] { " " }{ $neutrals } werden neutral.
    }{ $removed ->
        [0] { "" }
        [one] { " " }1 entfernt.
       *[other] { " " }{ $removed } entfernt.
    }
dutch_revolt-told-swayed = { $faction }: Die Einwohner von { $city } stehen jetzt auf Feld { $space }.
dutch_revolt-told-driven_out =
    Die Einwohner von { $city } vertreiben { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    } ({ $side }).
dutch_revolt-told-brought_in = Die Einwohner von { $city } holen eine Einheit herein ({ $side }).
dutch_revolt-told-city_card = { $faction }: Herrschaft über { $city }.
dutch_revolt-told-city_free = Niemand beherrscht mehr { $city }.
dutch_revolt-told-province_card = { $faction }: Herrschaft über die Provinz { $province }.
dutch_revolt-told-province_free = Niemand beherrscht mehr die Provinz { $province }.
dutch_revolt-told-bishopric = Das Bistum { $bishopric } ist jetzt { $creed }.
dutch_revolt-told-university =
    Die Universität { $university } ist { $reformed ->
        [1] jetzt reformiert
       *[other] nicht mehr reformiert
    }.
dutch_revolt-told-withdrawn =
    { $faction }: { $points ->
        [one] Der Punkt
       *[other] Die { $points } Punkte
    } aus Runde { $turn } für { $source } { $points ->
        [one] verfällt
       *[other] verfallen
    }.
dutch_revolt-told-scored =
    { $faction }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in Runde { $turn } für { $source } ({ $count }).
dutch_revolt-told-queued = { $faction }: vorerst auf dem { $place } Platz der Reihenfolge.
dutch_revolt-told-order = Die Reihenfolge für Runde { $turn } steht fest.
dutch_revolt-told-flipped_home =
    { $faction }: { $count ->
        [one] 1 umgedrehte Armee kommt
       *[other] { $count } umgedrehte Armeen kommen
    } zurück in den Armeevorrat.
dutch_revolt-told-won =
    { $seat } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
    .you =
        Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.

## Warum nicht

dutch_revolt-refusal-unknown_move = Es gibt keinen Zug Nummer { $move } in diesem Spiel.
dutch_revolt-refusal-no_such_seat = Diesen Platz gibt es nicht: Es spielen { $seats }.
dutch_revolt-refusal-game_over = Die Partie ist zu Ende.
dutch_revolt-refusal-not_your_turn = Am Zug: { $faction }.
dutch_revolt-refusal-wrong_phase = Das geht in dieser Phase nicht: { $phase }.
dutch_revolt-refusal-answer_first = Zuerst muss eine andere Frage beantwortet werden ({ $faction }).
dutch_revolt-refusal-nothing_to_answer = Gerade gibt es nichts zu beantworten.
dutch_revolt-refusal-must_decide = In dieser Phase kannst du nicht passen: { $phase }.
dutch_revolt-refusal-not_orange = In der Region { $region } gibt es kein oranges Feld.
dutch_revolt-refusal-box_taken = In der Region { $region } ist kein Armeefeld frei.
dutch_revolt-refusal-no_box_units = Du hast dort keine Einheit: { $box }.
dutch_revolt-refusal-tied_down = Deine Einheiten können diese Runde nicht weg: { $box }.
dutch_revolt-refusal-not_to_map = Einheiten von hier können nicht auf die Karte: { $box }.
dutch_revolt-refusal-not_to_treasury = Einheiten von hier können nicht in die Kasse: { $box }.
dutch_revolt-refusal-not_present = Du hast dort keine Einheit: { $province }.
dutch_revolt-refusal-other_army = Entscheide zuerst über deine Armee in der Region { $region }.
dutch_revolt-refusal-no_coins =
    Du brauchst { $need ->
        [one] 1 Münze
       *[other] { $need } Münzen
    } und hast { $have }.
dutch_revolt-refusal-not_in_region = Die Armee erreicht nur die Region { $region }.
dutch_revolt-refusal-no_unit = Dort ist keine solche Einheit ({ $side }): { $spot }.
dutch_revolt-refusal-no_army_token =
    Du brauchst { $need ->
        [one] 1 Armee
       *[other] { $need } Armeen
    } in deinem Armeevorrat und hast { $have }.
dutch_revolt-refusal-raised_enough = Du hast diese Runde schon { $most } Armeen ausgehoben, mehr geht nicht.
dutch_revolt-refusal-no_foothold = Du hast in der Region { $region } weder Einheit noch Armee.
dutch_revolt-refusal-no_army = Du hast in der Region { $region } keine Armee, die handeln kann.
dutch_revolt-refusal-stand_off = Deine Armee in der Region { $region } steht im Patt mit einer anderen Fraktion.
dutch_revolt-refusal-own_city = Diese Stadt beherrschst du schon: { $city }.
dutch_revolt-refusal-under_siege = { $city } wird schon belagert.
dutch_revolt-refusal-not_under_siege = Keine Armee belagert { $city }.
dutch_revolt-refusal-too_few_beggars =
    Das braucht { $need ->
        [one] 1 Geusen
       *[other] { $need } Geusen
    }; übrig: { $have }.
dutch_revolt-refusal-armies_there =
    In der Region { $region } { $count ->
        [one] steht 1 Armee
       *[other] stehen { $count } Armeen
    }; das geht nur, wo keine ist.
dutch_revolt-refusal-no_catholic_army = In der Region { $region } ist keine Armee von Katholiken, Habsburgern oder Adel.
dutch_revolt-refusal-not_most_catholic = In der Region { $region } müssen die Geusen eine andere Armee angreifen ({ $faction }).
dutch_revolt-refusal-no_besieger = In der Region { $region } belagert keine Armee eine Stadt.
dutch_revolt-refusal-no_neutrals = Es sind keine Neutralen mehr da.
dutch_revolt-refusal-nobody_to_hold = In der Region { $region } ist keine weitere Armee von Katholiken, Habsburgern oder Adel aufzuhalten.
dutch_revolt-refusal-no_arrow = Kein Pfeil führt dorthin: { $region } → { $to }.
dutch_revolt-refusal-army_spent = Deine Armeen in der Region { $region } haben in dieser Phase schon gehandelt.
dutch_revolt-refusal-in_city = { $spot } ist eine Stadt: Armeen bekehren nur im Umland und in Orten.
dutch_revolt-refusal-own_unit = Diese Einheit gehört dir: { $spot }.
dutch_revolt-refusal-no_stock = Kein Stein mehr im Vorrat: { $faction }.
dutch_revolt-refusal-cap_reached = Du kannst hier keine neuen Einheiten mehr einsetzen: { $province }.
dutch_revolt-refusal-not_your_box = Dieses Hilfsfeld kannst du nicht nutzen: { $box }.
dutch_revolt-refusal-box_full = Dieses Hilfsfeld ist voll: { $box }.
dutch_revolt-refusal-box_of_other = Dieses Hilfsfeld gehört schon anderen ({ $side }): { $box }.
dutch_revolt-refusal-not_here = Gerade kannst du nur hier handeln: { $province }.
dutch_revolt-refusal-province_full = { $province } ist voll.
dutch_revolt-refusal-no_surplus = Du hast dort keinen Überschuss: { $province }.
dutch_revolt-refusal-too_far = { $target } grenzt nicht an und ist auch nicht über einen Fluss erreichbar.
dutch_revolt-refusal-target_full = { $target } ist voll und hat keinen Neutralen, der Platz macht.
dutch_revolt-refusal-open_country = { $spot } ist Umland: Wähle einen Ort oder eine Stadt.
dutch_revolt-refusal-has_acted = { $spot }: Hier hat eine Fraktion eingesetzt, die schon gehandelt hat ({ $side }).
dutch_revolt-refusal-no_ousting = { $spot } ist besetzt, und niemand darf verdrängt werden ({ $side }).
dutch_revolt-refusal-own_town = { $spot } hast du schon; ein Ort hat Platz für eine Einheit.
dutch_revolt-refusal-shut_in = { $spot } wird belagert: Niemand kommt hinein oder heraus.
dutch_revolt-refusal-just_left = Hier bist du eben erst ausgerückt: { $spot }.
dutch_revolt-refusal-just_entered = Hier bist du eben erst eingerückt: { $spot }.
dutch_revolt-refusal-field_empty = Du hast keine Einheit im Umland: { $province }.
dutch_revolt-refusal-not_empty = { $spot } braucht keinen Neutralen.
dutch_revolt-refusal-marker_at_end = Die Einwohner von { $city } kannst du nicht weiter bewegen.
dutch_revolt-refusal-marker_at_reach = Die Einwohner von { $city } dürfen höchstens { $most } Felder von ihrem Startfeld entfernt sein.
dutch_revolt-refusal-no_such_place = Zurzeit kannst du nur zwischen { $most } Plätzen wählen.

## Die Regeln, in unseren eigenen Worten

dutch_revolt-rule-dr-1 = Zu zweit: Einer spielt Katholiken und Habsburger, der andere Bürger und Reformierte. Zu dritt: Katholiken, Adel, Reformierte. Zu viert: alle außer dem Adel. Zu fünft: alle. Jede Fraktion hat ihre eigenen Steine, ihr Geld, ihre Armeen und ihren Platz in der Zugreihenfolge, auch wenn eine Person zwei spielt.
dutch_revolt-rule-dr-2 = Jede Fraktion hat bei 2, 3, 4 oder 5 Spielern 40, 58, 40 oder 32 Steine und 6, 8, 6 oder 6 Armeen.
dutch_revolt-rule-dr-3 = Einheiten und Münzen sind zwei Seiten derselben Steine. Einheiten auf der Karte, Einheiten auf Hilfsfeldern, Münzen und Vorrat ergeben immer die Gesamtzahl. Gewinne kommen aus dem Vorrat und enden, wenn er leer ist; Ausgegebenes und Verlorenes kommt in ihn zurück.
dutch_revolt-rule-dr-4 = Neutrale Steine bilden einen grauen Vorrat (60, wenn ihr nichts anderes wählt) und stehen nur auf der Karte. Neutrale gelten in Konflikten und bei Mehrheiten als eigene Seite, bewegen sich nie von selbst und bringen keine Punkte.
dutch_revolt-rule-dr-5 = Es gibt keinen Zufall, und nichts ist verdeckt. Ihr dürft reden und versprechen, aber Versprechen binden niemanden, und nichts kann verschenkt, verliehen oder getauscht werden.
dutch_revolt-rule-dr-6 = Zuerst kommt die kurze Runde 0, dann die Runden 1 bis 5 mit je zwanzig Phasen. Die höchste Punktzahl von Runde 5 gewinnt.
dutch_revolt-rule-dr-7 = In einer Phase handeln die Fraktionen in Zugreihenfolge, wenn die Phase nichts anderes sagt. In Runde 0 ist das Katholiken, Habsburger, Adel, Bürger, Reformierte; später die Reihe vom Ende der Runde davor. Entscheidungen ohne Wahl geschehen von selbst.
dutch_revolt-rule-dr-8 = Eine Einheit steht im Umland einer Provinz, in einem Ort (höchstens eine Einheit), in einer Stadt (beliebig viele) oder auf einem Platz eines Hilfsfelds (je eine). Einheiten in Orten und Städten sind auch in der Provinz darum herum.
dutch_revolt-rule-dr-9 = Jede Provinz hat ein Limit. Alle Einheiten in ihr zählen dafür, auch Neutrale; Einheiten in einer belagerten Stadt nur in Phase 12 (DR-12).
dutch_revolt-rule-dr-10 = Absolute Mehrheit: mehr Einheiten als alle anderen zusammen, Neutrale eingeschlossen. Eine Mehrheit der Neutralen gibt niemandem die Herrschaft.
dutch_revolt-rule-dr-11 = Eine Stadt gehört der Mehrheit in ihr. Eine Provinz gehört der Mehrheit in Umland und Orten; Einheiten in Städten zählen nicht. Ein Ort gehört jederzeit dem Besitzer seiner Einheit. Stadt- und Provinzkarten wechseln nur in Phase 17 (Phase 7 von Runde 0) den Besitzer.
dutch_revolt-rule-dr-12 = Solange eine Stadt belagert wird, kommt keine Einheit hinein oder heraus. Ihre Einheiten zählen nicht für Konflikte, Überschuss und die Reihenfolge beim Bewegen (Phasen 11, 13 und 14). Für neue Einheiten und beim Auffüllen mit Neutralen (Phasen 10 und 12) zählen sie wie alle anderen, außer mit der Option, die sie auch dort weglässt.
dutch_revolt-rule-dr-13 = In einer Provinz bist du mit mindestens einer Einheit im Umland, in einem Ort oder einer Stadt vertreten; in einer Region, wenn du in einer ihrer Provinzen vertreten bist oder dort eine Armee hast.
dutch_revolt-rule-dr-14 = Das Spiel beginnt in Runde 0 ohne Punkte; drei Wassergeusen liegen auf ihrem Feld.
dutch_revolt-rule-dr-15 = Jede Fraktion im Spiel setzt ihre Anfangseinheiten. Die Katholiken beginnen mit 4 Münzen. Die Habsburger beginnen mit 2 Armeen auf zwei verschiedenen orangen Feldern ihrer Wahl.
dutch_revolt-rule-dr-16 = Hilfe zu Beginn: Adel 2 in Französische Hilfe und 2 in Hilfe des Kaisers; Bürger 3 in Londoner Kaufleute und 1 in Hugenotten; Reformierte 4 auf den halbfarbigen Plätzen der Calvinisten.
dutch_revolt-rule-dr-17 = Dann bekommt jeder Ort ohne Einheit 1 Neutralen und jede Stadt ohne Einheit 2.
dutch_revolt-rule-dr-18 = Runde 0, Hilfe: Adel, Bürger und Reformierte dürfen ihre Hilfsfelder Einheit für Einheit leeren, wie in Phase 2 späterer Runden.
dutch_revolt-rule-dr-19 = Runde 0, neue Einheiten: Katholiken 7, Habsburger 6, Adel 5, Bürger 4, Reformierte 3. Sie kommen ins Umland von Provinzen, in denen die Fraktion vertreten ist, oder auf ihre Hilfsfelder. In jeder Provinz darfst du höchstens verdoppeln, was du bei Beginn deines Einsetzens dort hattest. Alle müssen eingesetzt werden.
dutch_revolt-rule-dr-20 = Runde 0, Konflikte: wie in Phase 11; Belagerungen gibt es noch nicht.
dutch_revolt-rule-dr-21 = Runde 0, Neutrale: Jede Provinz wird im Umland mit Neutralen aufgefüllt, bis eins unter ihr Limit. Gibt es zu wenige, entscheidet die erste Fraktion einzeln, wohin sie kommen.
dutch_revolt-rule-dr-22 = Runde 0, Überschuss: wie in Phase 13.
dutch_revolt-rule-dr-23 = Runde 0, Bewegung in Provinzen: wie in Phase 14.
dutch_revolt-rule-dr-24 = Runde 0, Vergabe: Karten wie in Phase 17. Ein Bistum nimmt sofort das Bekenntnis dessen an, der seine Provinz beherrscht: Katholiken streng katholisch, Habsburger und Adel katholisch, Bürger reformiert, Reformierte streng reformiert; niemand: katholisch. Köln und Löwen sind katholische Universitäten, außer Reformierte oder Bürger beherrschen sie; die anderen gibt es nur, wo Reformierte herrschen.
dutch_revolt-rule-dr-25 = Runde 0, Einwohner: Die Marker der zwölf Städte kommen auf ihr erstes Feld, in der Farbe dessen, der die Stadt beherrscht. Niemand zahlt, und nichts wird angepasst.
dutch_revolt-rule-dr-26 = Runde 0 endet mit einer Wertung und der Zugreihenfolge für Runde 1. Steuern und Armeeaktionen gibt es nicht.
dutch_revolt-rule-dr-27 = Phase 1: Zähle die Steuern aller Provinzen zusammen, die du beherrschst, runde die Summe ab und nimm so viele Münzen.
dutch_revolt-rule-dr-28 = Stadtsteuer: Nenne einen Satz, 1, 2 oder 3, und nimm so viele Münzen für jede Stadt, die du beherrschst.
dutch_revolt-rule-dr-29 = Die Provinzsteuer kommt zuerst und ist Pflicht; ebenso ein Stadtsatz von mindestens 1. Ein leerer Vorrat kürzt beide.
dutch_revolt-rule-dr-30 = Französische Hilfe und Hilfe des Kaisers sind für den Adel, Londoner Kaufleute für die Bürger, Calvinisten für die Reformierten, der Spanische Schatz für die Habsburger. Hugenotten sind für Bürger oder Reformierte, aber solange eine der beiden dort eine Einheit hat, darf die andere nicht hinein.
dutch_revolt-rule-dr-31 = Auf Hilfsfelder kommen Einheiten nur als neue Einheiten.
dutch_revolt-rule-dr-32 = Phase 2: Eine Hilfseinheit darfst du immer stehen lassen; sie zählt dann in Phase 10 für neue Einheiten.
dutch_revolt-rule-dr-33 = Eine Einheit auf einem weißen Platz geht auf die Karte, auf einem farbigen in die Kasse, auf einem halbfarbigen wahlweise. Die Karte heißt: das Umland einer beliebigen Provinz, ob du dort vertreten bist oder nicht.
dutch_revolt-rule-dr-34 = Geht der Spanische Schatz in die Kasse, darf der Besitzer der Hugenotten für jede seiner Einheiten dort eine Einheit davon abfangen. Eine abgefangene Einheit kommt in den Vorrat der Habsburger; der eingesetzte Hugenotte bleibt und darf in dieser Runde nicht weg.
dutch_revolt-rule-dr-35 = Phase 3: Entscheide für jede deiner Armeen, ob du sie behältst, auflöst (sie kann sofort wieder ausgehoben werden) oder aufgibst. Behalten oder auflösen kostet 1 Münze, die Katholiken 2.
dutch_revolt-rule-dr-36 = Eine aufgegebene Armee muss einen Ort ihrer Region brandschatzen (1 Neutraler kommt ins Umland dieser Provinz) oder plündern: eine beliebige Einheit einer Fraktion in der Region, auch in Städten, durch einen Neutralen ersetzen. Ihr Besitzer wählt. Ohne Neutrale bewirkt Brandschatzen nichts, und Plündern entfernt nur die Einheit.
dutch_revolt-rule-dr-37 = Eine aufgegebene Armee wird umgedreht: Sie nimmt an nichts teil und zählt nirgends, behält aber ihr Armeefeld bis zum Ende der Runde.
dutch_revolt-rule-dr-38 = Armeen, die du nicht bezahlen kannst, musst du aufgeben; welche, wählst du.
dutch_revolt-rule-dr-39 = Phase 4: Hebe bis zu 3 Armeen aus. Eine, zwei oder drei kosten insgesamt: Katholiken 3, 7, 11; Habsburger 3, 6, 10; Adel 2, 5, 8; Bürger 2, 4, 7; Reformierte 2, 4, 6.
dutch_revolt-rule-dr-40 = Jede Armee kommt auf ein leeres Armeefeld einer Region, in der du eine Einheit (Städte zählen) oder eine nicht umgedrehte Armee hast. Du brauchst eine Armee im Armeevorrat; eine in dieser Runde aufgelöste genügt, eine umgedrehte nicht (DR-40a).
dutch_revolt-rule-dr-41 = Phase 5: Drei oder mehr Armeen von mindestens zwei Fraktionen auf einer Armeeleiste kämpfen. Die katholischste und die reformierteste Fraktion dort führen zwei Lager; die anderen schließen sich dem näheren an, auf der Linie Katholiken, Habsburger, Adel, Bürger, Reformierte. Bei gleichem Abstand wählt der Besitzer ein Lager oder hält sich heraus. Das kleinere Lager verliert alle seine Armeen in den Armeevorrat; gleich große verlieren nichts.
dutch_revolt-rule-dr-42 = Eine Armee, die ihre Armeeleiste mit einer nicht umgedrehten Armee einer anderen Fraktion teilt, steht im Patt: keine Belagerung und kein militärischer Einfluss, aber sie darf sich bewegen.
dutch_revolt-rule-dr-43 = Phase 6: Jede Armee, die nicht im Patt steht, darf vor eine Stadt ihrer Region gelegt werden, die du nicht beherrschst und die noch nicht belagert wird. Orte lassen sich nicht belagern. Eine leere Stadt schon, ohne Ergebnis.
dutch_revolt-rule-dr-44 = Eine belagernde Armee behält ihr Armeefeld und zählt als Armee der Region, bewegt sich aber nicht und bekehrt nicht. Armeen, die später kommen, stören die Belagerung nicht.
dutch_revolt-rule-dr-45 = Phase 7: Bürger oder Reformierte – wer zuerst anheuert, schließt die anderen aus – heuern bis zu 3 Wassergeusen für je 2 Münzen an und setzen sie sofort ein. (a) Mehr Geusen als Armeen in einer Region vernichten deren katholischste Armee, Katholiken vor Habsburgern vor Adel. (b) So viele wie Armeen brechen dort jede Belagerung durch Armeen. (c) Einer brandschatzt einen Ort, (d) zwei belagern eine Stadt, die nicht die eigene ist, beides nur, wo keine Armee steht. (e) Je einer für jede untätige Armee von Katholiken, Habsburgern oder Adel wartet in der Region und darf eine Bewegung oder Bekehrung aufhalten. Nichts Wirkungsloses darf gewählt werden; umgedrehte Armeen zählen nicht.
dutch_revolt-rule-dr-46 = Phase 8: Jede Armee, die weder belagert noch umgedreht ist, darf sich einmal entlang eines Pfeils auf ein leeres Armeefeld bewegen, auch im Patt. Eine aufgehaltene Armee bleibt stehen und hat ihre Bewegung verbraucht. Wer ankommt, kämpft erst in der nächsten Runde.
dutch_revolt-rule-dr-47 = Phase 9: Jede Armee auf einer Armeeleiste ohne nicht umgedrehte Armee einer anderen Fraktion darf im Umland oder in einem Ort der Region eine Einheit einer anderen Seite, auch einen Neutralen, durch eine eigene aus dem Vorrat ersetzen. Nie in einer Stadt.
dutch_revolt-rule-dr-48 = Phase 10: Du bekommst 1 Einheit je beherrschter Stadt und 1 für jeden Ort auf ihrer Karte, den du hast; 1 je Ort, den du hast; 1 je volle 5 deiner Einheiten im Umland insgesamt; 1 je Einheit auf deinen Hilfsfeldern. Mindestens 7, nie mehr als dein Vorrat.
dutch_revolt-rule-dr-49 = Neue Einheiten kommen ins Umland von Provinzen, in denen du vertreten bist, oder auf deine Hilfsfelder. Wo du die Karte hast, gibt es keine Obergrenze; sonst darfst du so viele hinzufügen, wie du bei Beginn deines Einsetzens dort hattest.
dutch_revolt-rule-dr-50 = Neue Einheiten, die nirgends Platz finden, werden zu Münzen. Münzen statt Einheiten wählen darfst du nicht.
dutch_revolt-rule-dr-51 = Phase 11: Konflikt herrscht in jeder Provinz über ihrem Limit mit Einheiten von zwei oder mehr Seiten; Neutrale sind eine Seite. Belagerte Städte bleiben außen vor.
dutch_revolt-rule-dr-52 = Konflikte verschiedener Provinzen berühren einander nicht; ihre Reihenfolge ist egal.
dutch_revolt-rule-dr-53 = Wer die Einheiten besitzt, wählt, welche nicht belagerte verloren geht. Neutrale verlieren zuerst im Umland, dann in Orten, dann in Städten.
dutch_revolt-rule-dr-54 = Reihum, ab der kleinsten Seite, verliert jede Seite 1 Einheit; gleich große Seiten verlieren im selben Moment. Schluss ist, sobald die Provinz ihr Limit erreicht oder nur eine Seite übrig ist. Nach jedem Durchgang wird die Größe neu verglichen.
dutch_revolt-rule-dr-55 = Phase 12: Jede Provinz wird im Umland bis zu ihrem Limit mit Neutralen aufgefüllt.
dutch_revolt-rule-dr-56 = Gibt es zu wenige Neutrale, setzt der Erste der Zugreihenfolge sie einzeln in Provinzen unter ihrem Limit ein.
dutch_revolt-rule-dr-57 = Phase 13: Eine Provinz über ihrem Limit mit nur einer Fraktion hat einen Überschuss. Der Besitzer darf jede überschüssige Einheit in eine angrenzende Provinz oder in eine an einem Fluss der Ausgangsprovinz schicken. Das Ziel muss unter seinem Limit sein oder einen Neutralen haben, der dann weicht (Umland, dann Ort, dann nicht belagerte Stadt). Wer ankommt, steht im Umland und zieht nicht weiter.
dutch_revolt-rule-dr-58 = Entlang eines Flusses geht es Provinz für Provinz; eine, an deren Ufer ein von einer anderen Fraktion beherrschter Ort oder eine solche Stadt liegt, kann Ziel sein, aber nicht durchquert werden. Ein Fluss pro Reise. Überschüssige Einheiten, die nicht wegziehen, kommen zurück in den Vorrat.
dutch_revolt-rule-dr-59 = Phase 14: Provinz für Provinz handeln die Fraktionen nach absteigender Zahl ihrer Einheiten dort; Neutrale und belagerte Städte zählen nicht, bei Gleichstand gilt die Zugreihenfolge.
dutch_revolt-rule-dr-60 = Du verteilst deine Einheiten frei auf Umland, Orte und nicht belagerte Städte. In einen Ort darfst du einrücken, wenn dort ein Neutraler steht oder eine Fraktion, die hier noch nicht gehandelt hat; diese Einheit kommt ins Umland. Was schon Handelnde hingestellt haben, bleibt. Städte kann man sich teilen.
dutch_revolt-rule-dr-61 = Haben alle gehandelt, bekommt jeder leere Ort 1 Neutralen und jede leere, nicht belagerte Stadt 2. Gibt es zu wenige, wählt der Erste die Stellen. Dabei darf ein Limit überschritten werden.
dutch_revolt-rule-dr-62 = Phase 15: Eine Belagerung durch eine Armee macht bis zu 2 fremde Einheiten in der Stadt zu Einheiten des Belagerers; alle weiteren fremden werden neutral. Fehlen Steine, wird die Einheit entfernt. Die eigenen Einheiten des Belagerers bleiben, und die Armee kommt auf ihr Armeefeld zurück.
dutch_revolt-rule-dr-63 = Eine Belagerung durch Geusen ersetzt alle Einheiten der Stadt durch Neutrale, auch die des Anheuernden, oder entfernt sie, wenn Neutrale fehlen; mit der Option bleiben die des Anheuernden. Belagerungen enden in alphabetischer Reihenfolge der Städte, und entfernte Steine sind sofort wieder verwendbar (DR-63a).
dutch_revolt-rule-dr-64 = Phase 16: In Zugreihenfolge, der Adel zuletzt, gibst du beliebig viele Münzen aus: Jede bewegt den Marker einer Stadt ein Feld. Katholiken und Habsburger nur zum katholischen Ende, Bürger und Reformierte nur zum reformierten, der Adel nur zur Mitte. Kein Marker endet mehr als 3 Felder von seinem Stand zu Beginn dieser Phase.
dutch_revolt-rule-dr-65 = Dann passt sich jede Stadt ihrem Feld an. 1: Bis zu 2 Reformierte oder Bürger gehen, 2 Katholiken kommen. 2: Bis zu 1 geht, und dann kommt 1 Habsburger. 3: Bis zu 1 geht, und dann kommt ein Neutraler. 4: nichts. 5, 6 und 7 spiegeln das: Katholiken oder Habsburger gehen; ein Neutraler, ein Bürger oder 2 Reformierte kommen. Reformierte gehen vor Bürgern, Katholiken vor Habsburgern. Ohne Vorrat kommt ein Neutraler. Sind Habsburger oder Bürger nicht im Spiel, kommen Katholiken oder Reformierte.
dutch_revolt-rule-dr-66 = Städte werden in alphabetischer Reihenfolge angepasst; das zählt nur, wenn Steine ausgehen.
dutch_revolt-rule-dr-67 = Phase 17: Stadt- und Provinzkarten gehen an die absolute Mehrheit; ohne eine kommt die Karte auf den Tisch zurück.
dutch_revolt-rule-dr-68 = Phase 18: Ein Bistum ist streng katholisch, katholisch, reformiert oder streng reformiert. Wer die Provinz beherrscht, zieht es einen Schritt zu dem Bekenntnis, das bei Runde 0 genannt ist; beherrscht sie niemand, bleibt es.
dutch_revolt-rule-dr-69 = Phase 19, Köln und Löwen: reformiert, solange Reformierte herrschen; Adel und Bürger ändern nichts; unter Katholiken, Habsburgern oder niemandem katholisch.
dutch_revolt-rule-dr-70 = Die anderen Universitäten werden gegründet, wenn dort Reformierte herrschen, bleiben reformiert, wenn die Herrschaft endet oder an Adel oder Bürger geht, und verschwinden, wenn dort Katholiken oder Habsburger herrschen. Sie können neu gegründet werden.
dutch_revolt-rule-dr-71 = Phase 20: Die Punkte werden jede Runde von null an gezählt: 1 je Stadt, der Wert jeder Provinz und das Ziel. Katholiken 1 je nicht reformiertem Bistum; Habsburger 1 je Region mit einer eigenen, nicht umgedrehten Armee; Adel 1 je volle 3 Einheiten (zu dritt 5) außerhalb von Städten; Bürger 1 je Handelsort, den sie haben; Reformierte 1 je reformierter Universität.
dutch_revolt-rule-dr-72 = Umgedrehte Armeen kommen zurück in ihren Armeevorrat. Nach Runde 5 endet das Spiel.
dutch_revolt-rule-dr-73 = Nächste Zugreihenfolge: Nach absteigender Punktzahl legt jede Fraktion ihre Karte in eine Reihe, vorn, dazwischen oder hinten. Bei gleicher Punktzahl gilt die bisherige Reihenfolge.
dutch_revolt-rule-dr-74 = Die Wertung von Runde 5 entscheidet; zu zweit zählt jeder beide Fraktionen zusammen. Bei Gleichstand: mehr Städte, dann mehr Provinzen, dann mehr Einheiten auf der Karte, dann geteilter Sieg.

## Warum ein Tipp gegeben wird

dutch_revolt-reason-counts = Jetzt gezählt bekommst du { $points } statt { $before } Punkte: { $source }.
dutch_revolt-reason-counts_less = Jetzt gezählt: { $faction } { $points } statt { $before } Punkte.
dutch_revolt-reason-controls_province = { $province }, Einheiten: deine { $mine }, alle anderen zusammen { $others }. Diese Mehrheit bringt { $points }.
dutch_revolt-reason-controls_city = { $city }, Einheiten: deine { $mine }, alle anderen zusammen { $others }. Das ist die Mehrheit.
dutch_revolt-reason-province = { $province }, Einheiten: deine { $mine }, alle anderen zusammen { $others }.
dutch_revolt-reason-city = { $city }, Einheiten: deine { $mine }, alle anderen zusammen { $others }.
dutch_revolt-reason-breaks_province = { $province }, Mehrheit gebrochen: { $faction } { $theirs }, alle anderen { $others }.
dutch_revolt-reason-breaks_city = { $city }, Mehrheit gebrochen: { $faction } { $theirs }, alle anderen { $others }.
dutch_revolt-reason-towns = { $spot } wird deins. Orte, die du hältst: { $count }.
dutch_revolt-reason-spared = { $province }: In Orten bleiben dir { $towns }, in Städten { $units }.
dutch_revolt-reason-field = Deine Einheiten, die dann im Umland frei sind, { $province }: { $count }.
dutch_revolt-reason-coins = Deine Kasse steigt von { $before } auf { $coins }.
dutch_revolt-reason-keeps = Deine Kasse behält { $coins }.
dutch_revolt-reason-upkeep = { $region }: Das spart den Unterhalt von { $coins }.
dutch_revolt-reason-armies = Armeen danach, { $region }: deine { $mine }, andere { $others }.
dutch_revolt-reason-siege = Fremde Einheiten in { $city }: { $others }. Die Belagerung macht { $count } davon zu deinen.
dutch_revolt-reason-support = { $box }, dann Einheiten von dir: { $count }. Jede bringt später eine neue.
dutch_revolt-reason-treasure = Das nimmt den Habsburgern { $coins } Münze des spanischen Schatzes.
dutch_revolt-reason-stock = Die Einheit geht in deinen Vorrat zurück: { $count }.
dutch_revolt-reason-sways = Die Einwohner von { $city } rücken auf Feld { $space } von { $spaces }.
dutch_revolt-reason-order = Dein Platz in der nächsten Runde: { $place } von { $count }.
dutch_revolt-reason-rests = Deine Armeen bleiben, wie sie sind: { $count }.
dutch_revolt-reason-thins = { $province }, Einheiten, { $faction }: { $theirs } statt { $before }.
