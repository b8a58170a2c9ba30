# Flandern 1302 auf Deutsch. Ids: siehe locale/README.md.
#
# Glossar: guild = Zunft · influenced guild = beeinflusste Zunft · adopt = übernehmen · arms = Wappen · city = Stadt ·
# place (ground) = Standort · centre = Zentrum · district = Viertel (Stadtviertel) · plot = Bauplatz · tile = Plättchen ·
# special tile = Sonderplättchen · shape = Form · building site = Baustelle · site pawn = Bauarbeiter · finish = fertigstellen ·
# cathedral = Dom · guild master = Zunftmeister, auf Karten und im Verlauf kurz Meister · covered = abgedeckt · action card = Aktionskarte ·
# city card = Stadtkarte · take-back card = Rückrufkarte · influence card = Einflusskarte · golden card = goldene Karte ·
# starting player = Startspieler · score = werten · value = Wert · rank = Rang · stock = Vorrat · hand = Hand · pile = Stapel.
# Die Städte heißen wie auf den Zentren gedruckt.

flandern-name = Flandern 1302
flandern-about = Errichte in sechs Städten des alten Flandern Viertel für deine Zunft. Eine vollständige Stadt zahlt der Mehrheit ihren ganzen Wert und dem Zweiten die Hälfte; die meisten Punkte gewinnen.
flandern-option-fixed_centres = Feste Zentren: Jedes Stadtzentrum hat seinen eigenen Standort auf dem Plan
    .short = Feste Zentren
flandern-option-corner_touch = Ecken zählen: Viertel mit gleichem Wappen dürfen sich nicht einmal an einer Ecke treffen
    .short = Ecken zählen
flandern-option-bonus_when_zero = Einflussbonus für alle: Er wird auch gezahlt, wenn niemand eine Einflusskarte hat
    .short = Einflussbonus für alle
flandern-option-spread_cities = Stadtkarten in beiden goldenen Stapeln: Die der Zünfte kommen später (unsere Rekonstruktion)
    .short = Stadtkarten in beiden Stapeln
flandern-style-spoiler = Spielverderber
flandern-style-spoiler-about = Baut mehr graue Viertel, um anderen die Mehrheit zu verderben.
flandern-style-surveyor = Landmesser
flandern-style-surveyor-about = Besetzt Bauplätze mit Baustellen und stellt sie später fertig.
flandern-style-hothead = Heißsporn
flandern-style-hothead-about = Gibt Einflusskarten früh aus, um vor den anderen dran zu sein.
flandern-ending-plots_filled = Die Städte sind voll.
flandern-ending-gold_gone = Der goldene Stapel ist aufgebraucht.
flandern-ending-influenced_only = Nur die beeinflussten Zünfte könnten noch bauen.
flandern-ending-stalled = Zu lange wurde nichts gebaut.

## Dinge

flandern-arms-blue = Blau
flandern-arms-yellow = Gelb
flandern-arms-green = Grün
flandern-arms-red = Rot
flandern-arms-grey = Grau
flandern-arms-church = Kirche

flandern-guild-blue = Blau (Färber)
flandern-guild-yellow = Gelb (Tuchscherer)
flandern-guild-green = Grün (Walker)
flandern-guild-red = Rot (Weber)

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
flandern-plot-centre = Zentrum

flandern-shape-S = klein (S)
flandern-shape-M = lang (M)
flandern-shape-L = groß (L)

flandern-tile-plain = kein Meister
flandern-tile-one = ein Meister
flandern-tile-two = zwei Meister
flandern-tile-A = Sonderplättchen A (neuer S-Platz)
flandern-tile-B = Sonderplättchen B (neuer M-Platz)
flandern-tile-C = Sonderplättchen C (neuer M- und S-Platz)
flandern-tile-D = Sonderplättchen D (Quadrat auf zwei S-Plätzen)

flandern-way-n = Norden
flandern-way-e = Osten
flandern-way-s = Süden
flandern-way-w = Westen
flandern-way-n-e = Norden (M-Platz) und Osten (S-Platz)
flandern-way-n-w = Norden (M-Platz) und Westen (S-Platz)
flandern-way-s-e = Süden (M-Platz) und Osten (S-Platz)
flandern-way-s-w = Süden (M-Platz) und Westen (S-Platz)
flandern-way-e-n = Osten (M-Platz) und Norden (S-Platz)
flandern-way-e-s = Osten (M-Platz) und Süden (S-Platz)
flandern-way-w-n = Westen (M-Platz) und Norden (S-Platz)
flandern-way-w-s = Westen (M-Platz) und Süden (S-Platz)

flandern-deed-brugge = Brugge
flandern-deed-gent = Gent
flandern-deed-ieper = Ieper
flandern-deed-leuven = Leuven
flandern-deed-luik = Luik
flandern-deed-utrecht = Utrecht
flandern-deed-site = Baustelle
flandern-deed-take_back = Rückruf

flandern-card-brugge = Brugge
flandern-card-gent = Gent
flandern-card-ieper = Ieper
flandern-card-leuven = Leuven
flandern-card-luik = Luik
flandern-card-utrecht = Utrecht
flandern-card-site = Baustelle
flandern-card-take_back = Rückruf
flandern-card-influence = Einfluss
flandern-card-cathedral = Dom
flandern-card-master = Meister

flandern-number-0 = Kein
flandern-number-1 = +1
flandern-number-2 = +2
flandern-number-3 = +3
flandern-number-4 = +4
flandern-number-5 = +5
flandern-number-6 = +6
flandern-number-7 = +7
flandern-number-8 = +8
flandern-number-9 = +9

flandern-charge-blue-brugge = Blau · Brugge
flandern-charge-blue-gent = Blau · Gent
flandern-charge-blue-ieper = Blau · Ieper
flandern-charge-blue-leuven = Blau · Leuven
flandern-charge-blue-luik = Blau · Luik
flandern-charge-blue-utrecht = Blau · Utrecht
flandern-charge-blue-site = Blau · Baustelle
flandern-charge-yellow-brugge = Gelb · Brugge
flandern-charge-yellow-gent = Gelb · Gent
flandern-charge-yellow-ieper = Gelb · Ieper
flandern-charge-yellow-leuven = Gelb · Leuven
flandern-charge-yellow-luik = Gelb · Luik
flandern-charge-yellow-utrecht = Gelb · Utrecht
flandern-charge-yellow-site = Gelb · Baustelle
flandern-charge-green-brugge = Grün · Brugge
flandern-charge-green-gent = Grün · Gent
flandern-charge-green-ieper = Grün · Ieper
flandern-charge-green-leuven = Grün · Leuven
flandern-charge-green-luik = Grün · Luik
flandern-charge-green-utrecht = Grün · Utrecht
flandern-charge-green-site = Grün · Baustelle
flandern-charge-red-brugge = Rot · Brugge
flandern-charge-red-gent = Rot · Gent
flandern-charge-red-ieper = Rot · Ieper
flandern-charge-red-leuven = Rot · Leuven
flandern-charge-red-luik = Rot · Luik
flandern-charge-red-utrecht = Rot · Utrecht
flandern-charge-red-site = Rot · Baustelle

flandern-phase-guild = Wahl der Zünfte
flandern-phase-found = Legen der Zentren
flandern-phase-adopt = Wahl der beeinflussten Zünfte
flandern-phase-settle = Auslosen der Standorte von Utrecht und Luik
flandern-phase-gold = Ziehen der goldenen Karte
flandern-phase-choose = geheime Kartenwahl
flandern-phase-turn = Wahl der Aktion
flandern-phase-draw = Ziehen vom Stapel
flandern-phase-act = Ausführen einer Karte
flandern-phase-whose = Wahl des Wappens
flandern-phase-tile = Wahl des Plättchens
flandern-phase-lies = Legen eines Sonderplättchens
flandern-phase-cathedral = Setzen eines Doms
flandern-phase-master = Setzen eines Meisters
flandern-phase-next = es geht weiter
flandern-phase-over = Ende der Partie

## Der Spielplan

flandern-board-letter-blue = B
flandern-board-letter-yellow = E
flandern-board-letter-green = Ü
flandern-board-letter-red = R
flandern-board-letter-grey = N
flandern-board-letter-church = K
flandern-board-head = Runde { $round }: { $phase }
flandern-board-lead = Startspieler: { $seat }
flandern-board-gold = Goldener Stapel: A { $a }, B { $b }
flandern-board-pile = Stapel der beeinflussten Zünfte: { $count } verdeckt; offen: { $aside }
flandern-board-idle = Züge in Folge, in denen nichts gebaut wurde: { $count }; bei { $limit } endet die Partie.
flandern-board-acts = { $seat } führt aus: { $card }
flandern-board-player = { $seat } ({ $guild }): { $points } Punkte, Einfluss { $count }, gespielt: { $played }
flandern-board-player-two = { $seat } ({ $guild }): { $points } Punkte, gespielt: { $played }
flandern-board-grey = Grau, die neutrale Zunft: { $points } Punkte
flandern-board-legend = B Blau, E Gelb, Ü Grün, R Rot, N Grau (neutral), K Kirche; eine Zahl = Meister, * = Baustelle, † = Dom, ## = abgedeckt. Unter jeder Stadt: Viertel/Meister=Punkte, würde sie jetzt gewertet.
flandern-board-city = { $city } (Standort { $ground }), Wert { $value }
flandern-board-scored = – gewertet
flandern-board-empty = Frei: { $plots }
flandern-board-sites = Baustellen: { $plots }
flandern-board-stock = Vorrat nach Form; jede Zahl ist ein Plättchen mit seinen aufgedruckten Meistern:
flandern-board-pawns = Figuren: { $sites } Bauarbeiter, { $cathedrals } Dome, { $masters } Meister
flandern-board-hand = Deine Karten: { $cards }
flandern-board-own-gold = Deine goldene Karte: { $card }
flandern-board-chosen = Gewählt: { $deed } mit { $laid } Einfluss

## Fragen und Züge

flandern-ask-guild = Wähle deine Zunft.
flandern-ask-found = Wähle den Standort für { $card }.
flandern-ask-adopt = Wähle die beeinflusste Zunft, die für dich punktet.
flandern-ask-choose = Wähle deine Aktionskarte für diese Runde.
flandern-ask-influence = Wie viele Einflusskarten willst du dazulegen?
flandern-ask-turn = Eine Handkarte spielen oder erst für die beeinflussten Zünfte ziehen?
flandern-ask-own = Spiele eine Handkarte.
flandern-ask-act = Wähle einen Bauplatz oder eine Baustelle zum Fertigstellen.
flandern-ask-site = Wähle den Bauplatz für die neue Baustelle.
flandern-ask-whose = Wessen Viertel willst du legen?
flandern-ask-tile = Welches Plättchen willst du nehmen?
flandern-ask-lies = In welche Richtung soll das Sonderplättchen zeigen?
flandern-ask-cathedral = Wähle das Kirchenviertel für den Dom.
flandern-ask-master = Wähle das Viertel für den Meister.

flandern-move-guild = { $guild } nehmen
flandern-move-found = Zentrum auf Standort { $ground } legen
flandern-move-adopt = { $guild } übernehmen
flandern-move-choose = { $deed } spielen
flandern-move-influence = { $number } Einfluss
flandern-move-draw = Karte für die beeinflussten Zünfte ziehen
flandern-move-build = Bauen in { $city }: { $plot }
flandern-move-finish = Baustelle fertigstellen in { $city }: { $plot }
flandern-move-whose = Viertel legen: { $arms }
flandern-move-tile = Plättchen nehmen: { $tile }
flandern-move-lies = Anlegen in Richtung { $way }
flandern-move-cathedral = Dom in { $city }: { $plot }
flandern-move-master = Meister in { $city }: { $plot }

## Was geschah

flandern-told-took_guild = { $seat } nimmt { $guild }.
    .you = Du nimmst { $guild }.
flandern-told-adopted = { $seat } übernimmt { $guild }.
    .you = Du übernimmst { $guild }.
flandern-told-founded = { $seat } legt das Zentrum von { $city } ({ $arms }) auf Standort { $ground }.
    .you = Du legst das Zentrum von { $city } ({ $arms }) auf Standort { $ground }.
flandern-told-settled = { $city } ({ $arms }) liegt auf Standort { $ground }.
flandern-told-unused = { $city } ist nicht im Spiel; die Karten dieser Stadt kommen heraus.
flandern-told-round = Runde { $round }; { $seat } beginnt.
    .you = Runde { $round }; du beginnst.
flandern-told-gold = { $seat } zieht eine goldene Karte.
    .you = Du ziehst eine goldene Karte.
flandern-told-gold_seen = Deine goldene Karte: { $card }.
flandern-told-gold_removed = { $seat } zieht die goldene Karte { $card }; diese Stadt ist schon gewertet, darum kommt die Karte aus dem Spiel.
    .you = Du ziehst die goldene Karte { $card }; diese Stadt ist schon gewertet, darum kommt die Karte aus dem Spiel.
flandern-told-gold_none = Für { $seat } ist keine goldene Karte mehr da.
    .you = Für dich ist keine goldene Karte mehr da.
flandern-told-chose =
    Du spielst { $deed } verdeckt, { $laid ->
        [0] ohne Einflusskarte
        [one] mit einer Einflusskarte
       *[other] mit { $laid } Einflusskarten
    }.
flandern-told-revealed =
    { $seat } deckt { $deed } auf, { $laid ->
        [0] ohne Einflusskarte
        [one] mit einer Einflusskarte
       *[other] mit { $laid } Einflusskarten
    }.
    .you =
        Du deckst { $deed } auf, { $laid ->
            [0] ohne Einflusskarte
            [one] mit einer Einflusskarte
           *[other] mit { $laid } Einflusskarten
        }.
flandern-told-order = Als Nummer { $place } am Zug: { $seat }.
    .you = Du bist als Nummer { $place } am Zug.
flandern-told-plays = { $seat } spielt { $deed }.
    .you = Du spielst { $deed }.
flandern-told-charge = { $seat } zieht { $charge }.
    .you = Du ziehst { $charge }.
flandern-told-charge_removed = { $seat } zieht { $charge }; diese Stadt ist schon gewertet, darum kommt die Karte aus dem Spiel.
    .you = Du ziehst { $charge }; diese Stadt ist schon gewertet, darum kommt die Karte aus dem Spiel.
flandern-told-reshuffled =
    Der Stapel ist leer: { $count ->
        [one] Die eine offene Karte bildet
       *[other] Die { $count } offenen Karten bilden
    } den neuen.
flandern-told-idle =
    Seit { $count } Zügen wurde nichts gebaut; die Partie endet nach { $left ->
        [one] einem weiteren solchen Zug
       *[other] { $left } weiteren solchen Zügen
    }.
flandern-told-stalled = Seit { $count } Zügen wurde nichts gebaut: Die Partie endet, und alle Städte werden gewertet.
flandern-told-built = { $seat } baut in { $city }: { $plot }, { $arms }, { $tile }.
    .you = Du baust in { $city }: { $plot }, { $arms }, { $tile }.
flandern-told-began = { $seat } beginnt eine Baustelle in { $city }: { $plot }, { $arms }, { $tile }.
    .you = Du beginnst eine Baustelle in { $city }: { $plot }, { $arms }, { $tile }.
flandern-told-new_plot = { $city } hat einen neuen Bauplatz: { $plot }, { $shape }.
flandern-told-swallowed = In { $city } verschwindet ein Bauplatz: { $plot }.
flandern-told-finished = { $seat } stellt die Baustelle fertig in { $city }: { $plot } ({ $arms }).
    .you = Du stellst die Baustelle fertig in { $city }: { $plot } ({ $arms }).
flandern-told-took_back =
    { $seat } nimmt { $count ->
        [one] eine Aktionskarte
       *[other] { $count } Aktionskarten
    } zurück.
    .you =
        Du nimmst { $count ->
            [one] eine Aktionskarte
           *[other] { $count } Aktionskarten
        } zurück.
flandern-told-no_effect = { $seat } kann { $card } nicht nutzen: Die Karte hat keine Wirkung.
    .you = Du kannst { $card } nicht nutzen: Die Karte hat keine Wirkung.
flandern-told-no_pawn = { $seat }: Es ist kein Bauarbeiter mehr da, die Karte bleibt ohne Wirkung.
    .you = Es ist kein Bauarbeiter mehr da, deine Karte bleibt ohne Wirkung.
flandern-told-gold_shown = { $seat } deckt die goldene Karte auf: { $card }.
    .you = Du deckst die goldene Karte auf: { $card }.
flandern-told-gained = { $seat } bekommt eine Einflusskarte und hat jetzt { $count }.
    .you = Du bekommst eine Einflusskarte und hast jetzt { $count }.
flandern-told-cathedral = { $seat } setzt einen Dom in { $city }: { $plot }.
    .you = Du setzt einen Dom in { $city }: { $plot }.
flandern-told-master = { $seat } setzt einen Meister in { $city }: { $plot } ({ $arms }).
    .you = Du setzt einen Meister in { $city }: { $plot } ({ $arms }).
flandern-told-covered = In { $city } wird ein Bauplatz abgedeckt: { $plot }.
flandern-told-scored = { $city } wird gewertet; der Wert ist { $value }.
flandern-told-ranked =
    { $city }: { $arms } hat { $count ->
        [one] ein Viertel
       *[other] { $count } Viertel
    }, Meister { $masters }; { $tied ->
        [one] Rang { $rank }
       *[other] Rang { $rank } (geteilt von { $tied })
    } bei Wert { $value }{ $rank ->
        [2] , die Hälfte aufgerundet
       *[other] { "" }
    } = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
flandern-told-pawns_back =
    { $city }: { $count ->
        [one] Ein Bauarbeiter kommt
       *[other] { $count } Bauarbeiter kommen
    } zurück in den Vorrat.
flandern-told-cards_out = Die Karten von { $city } kommen aus dem Spiel.
flandern-told-bonus = { $seat } hat die meisten Einflusskarten ({ $count }): { $points } Punkte.
    .you = Du hast die meisten Einflusskarten ({ $count }): { $points } Punkte.
flandern-told-result =
    { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .you =
        Du: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
flandern-told-won =
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

flandern-refusal-unknown_move = Es gibt keinen Zug Nummer { $move } in diesem Spiel.
flandern-refusal-no_such_seat = Diesen Platz gibt es nicht: Es spielen { $seats }.
flandern-refusal-game_over = Die Partie ist zu Ende.
flandern-refusal-drawing = Einen Moment: { $phase }.
flandern-refusal-wrong_phase = Das geht in dieser Phase nicht: { $phase }.
flandern-refusal-already_chosen =
    Du hast schon gewählt; { $waiting ->
        [one] 1 Spieler überlegt
       *[other] { $waiting } Spieler überlegen
    } noch.
flandern-refusal-not_your_turn = { $other } ist am Zug.
flandern-refusal-guild_taken = { $other } hat schon { $guild }.
flandern-refusal-ground_taken = Auf Standort { $ground } liegt schon { $city }.
flandern-refusal-not_in_hand = { $deed } ist nicht auf deiner Hand. Spiel eine Rückrufkarte, um die Karte zurückzuholen.
flandern-refusal-card_chosen = Du hast { $deed } gewählt; wähle jetzt, wie viele Einflusskarten du dazulegst.
flandern-refusal-card_first = Wähle zuerst deine Aktionskarte.
flandern-refusal-too_few_influence =
    Du hast nur { $have ->
        [one] 1 Einflusskarte
       *[other] { $have } Einflusskarten
    }.
flandern-refusal-already_drawn = Du hast in diesem Zug schon für die beeinflussten Zünfte gezogen; spiele jetzt eine eigene Karte.
flandern-refusal-city_unused = { $city } wird in dieser Partie nicht benutzt.
flandern-refusal-city_scored = { $city } ist schon gewertet; dort passiert nichts mehr.
flandern-refusal-other_city = Deine Karte gilt für { $city }.
flandern-refusal-no_such_plot = { $city } hat zurzeit keinen Bauplatz { $plot }.
flandern-refusal-not_a_plot = Hier kannst du nicht bauen: { $plot }.
flandern-refusal-plot_built = In { $city } liegt dort schon ein Viertel ({ $plot }): { $arms }.
flandern-refusal-plot_covered = In { $city } ist dieser Bauplatz abgedeckt: { $plot }.
flandern-refusal-long_side = { $city }, { $plot }: Noch keine Längsseite grenzt an ein Viertel.
flandern-refusal-same_arms = { $city }, { $plot }: { $arms } würde { $touched } berühren, ein Viertel mit gleichem Wappen.
flandern-refusal-empty_stock = Im Vorrat ({ $arms }) ist kein Plättchen dieser Form mehr: { $shape }.
flandern-refusal-wrong_shape = { $tile } braucht einen anderen Bauplatz: { $need }; dieser ist { $shape }.
flandern-refusal-wrong_arms = Diese Karte erlaubt kein Viertel mit diesem Wappen: { $arms }.
flandern-refusal-no_such_tile = Im Vorrat ({ $arms }) ist kein solches Plättchen mehr ({ $shape }): { $tile }.
flandern-refusal-special_gone = { $tile } wurde schon benutzt.
flandern-refusal-special_church = { $tile } gehört der Kirche.
flandern-refusal-no_room = { $city }, { $plot }: kein Platz für { $tile }.
flandern-refusal-lies_not = { $tile } kann so nicht liegen: { $way }.
flandern-refusal-site_builds_only = Die Baustellenkarte beginnt eine Baustelle; fertigstellen kann sie keine.
flandern-refusal-nothing_there = { $city }, { $plot }: Hier liegt kein Viertel.
flandern-refusal-no_site = { $city }, { $plot }: Dieses Viertel ist schon fertig.
flandern-refusal-not_yours = Dieses Viertel gehört { $arms }; deine Karte gilt dafür nicht.
flandern-refusal-not_church = { $city }, { $plot }: kein Kirchenviertel, sondern { $arms }.
flandern-refusal-has_cathedral = { $city }, { $plot }: Hier steht schon ein Dom.

## Die Regeln, in unseren eigenen Worten

flandern-rule-fl-1 = Der Spielplan hat sechs Standorte für Städte. Jeder hat ein Feld für ein Zentrum und zwölf Bauplätze, vier von jeder Form: klein S (2×1), lang M (3×1) und groß L (3×2).
flandern-rule-fl-2 = Fünf Zünfte bekommen Punkte: Blau, Gelb, Grün, Rot und das neutrale Grau. Eine Spielerzunft hat ein Zentrum und 15 Viertel, fünf von jeder Form; Grau hat ebenfalls 15 Viertel. Die Kirche hat neun gewöhnliche Viertel, drei von jeder Form, und die besonderen A, B, C und D.
flandern-rule-fl-3 = Auf einem Zunftviertel sind null, ein oder zwei Zunftmeister (kurz: Meister) aufgedruckt; von den fünf Plättchen einer Form hat eines zwei, zwei haben einen, zwei keinen. Das Zentrum einer Zunft hat einen. Kirchenviertel haben keinen.
flandern-rule-fl-4 = Jeder hat elf silberne Karten: sechs Städte, eine Baustelle, ein Rückruf und drei Einflusskarten. Dazu kommen 28 goldene Karten in zwei Stapeln, 10 Bauarbeiter, 4 Dome, 4 Meister und 6 Zylinder für gewertete Städte.
flandern-rule-fl-5 = Aufbau zu dritt und zu viert: Der goldene Stapel A liegt gemischt und verdeckt auf dem gemischten Stapel B. Reihum ab dem Startspieler nimmt jeder eine freie Zunft. Alle Zünfte, auch Grau, beginnen mit 0 Punkten.
flandern-rule-fl-6 = Der erste Platz ist in der ersten Runde Startspieler.
flandern-rule-fl-7 = Ein Zentrum trägt den Namen einer Stadt und ein Wappen. Jeder legt das Zentrum der eigenen Zunft auf einen freien Standort; Utrecht (Grau) und Luik (Kirche) kommen auf übrige. Von da an ist der Standort die Stadt, die auf dem Zentrum steht.
flandern-rule-fl-8 = Die Zentren werden reihum ab dem Startspieler gelegt; Utrecht und dann Luik werden unter den freien Standorten ausgelost. Option feste Zentren: Brugge 1, Gent 2, Ieper 3, Leuven 4, Utrecht 5, Luik 6.
flandern-rule-fl-9 = Zu dritt fehlt eine Zunft mit all ihrem Material. Ihre Stadt ist nicht im Spiel, ein Standort bleibt leer, und ihre Stadtkarte kommt aus allen Händen und aus den goldenen Karten heraus.
flandern-rule-fl-10 = Ein Zentrum gilt in jeder Hinsicht als fertiges Viertel seines Wappens: beim Angrenzen, beim Wert der Stadt und bei Mehrheiten; das Zentrum von Luik ist ein Kirchenviertel.
flandern-rule-fl-11 = Eine Runde hat sechs Phasen: 1 der Startspieler zieht Gold, 2 alle wählen, 3 alle decken auf und die Reihenfolge steht fest, 4 Aktionen, 5 goldene Aktion, 6 Abdecken, Wertung und Wechsel des Startspielers.
flandern-rule-fl-12 = Der Startspieler zieht die oberste goldene Karte und darf sie als Einziger ansehen. Die Karte einer gewerteten Stadt kommt aus dem Spiel, und eine neue wird gezogen; ist der Stapel dabei zu Ende, gibt es in dieser Runde keine goldene Karte.
flandern-rule-fl-13 = Jeder wählt geheim genau eine Aktionskarte von der Hand und beliebig viele Einflusskarten, auch keine. Auch die Anzahl bleibt geheim.
flandern-rule-fl-14 = Alle decken gleichzeitig auf. Wer mehr Karten gespielt hat, handelt früher; bei gleich vielen, wer im Uhrzeigersinn näher am Startspieler sitzt, der Startspieler selbst zuerst.
flandern-rule-fl-15 = Gespielte Einflusskarten kommen aus dem Spiel. Die Aktionskarte bleibt offen vor ihrem Besitzer liegen.
flandern-rule-fl-16 = In dieser Reihenfolge führt jeder die eigene Karte aus. Gibt es dann eine erlaubte Möglichkeit, muss man eine nutzen; gibt es keine, ist die Karte ohne Wirkung verbraucht und nichts ersetzt sie.
flandern-rule-fl-17 = Stadtkarte: In der genannten Stadt entweder ein eigenes, graues oder Kirchenviertel bauen, das sofort fertig ist, oder dort eine Baustelle mit einem dieser Wappen fertigstellen; ihr Bauarbeiter kommt zurück in den Vorrat. Fertigstellen geht auch in einer vollen Stadt, die noch nicht gewertet ist.
flandern-rule-fl-18 = Baustellenkarte: In einer beliebigen ungewerteten Stadt nach denselben Bauregeln ein eigenes, graues oder Kirchenviertel legen und einen Bauarbeiter daraufsetzen. Ohne Bauarbeiter im Vorrat geht es nicht.
flandern-rule-fl-19 = Rückrufkarte: Sie und alle zuvor gespielten Aktionskarten kommen auf die Hand zurück. Man darf sie auch spielen, wenn sonst nichts zurückzunehmen ist, also zum Passen. Einflusskarten kommen nie zurück.
flandern-rule-fl-20 = Eine graue oder kirchliche Baustelle darf jeder fertigstellen, egal wer sie begonnen hat. Die Baustelle einer fremden Zunft darf niemand fertigstellen.
flandern-rule-fl-21 = Was im Vorrat fehlt, kann nicht gelegt werden. Gebaute Viertel werden nie entfernt oder versetzt.
flandern-rule-fl-22 = Bauregel 1, Form: Ein Viertel kommt nur auf einen freien, nicht abgedeckten Bauplatz seiner Form.
flandern-rule-fl-23 = Bauregel 2, Längsseite: Mindestens eine Längsseite des neuen Viertels muss ein Stück Grenze mit einem Viertel teilen, fertig oder nicht, mit beliebigem Wappen; das Zentrum zählt mit. Schmalseiten allein genügen nicht, ebenso wenig abgedeckte oder freie Bauplätze.
flandern-rule-fl-24 = Bauregel 3, Wappen: Das neue Viertel darf kein Viertel mit gleichem Wappen berühren, fertig oder nicht, auch nicht das Zentrum; das gilt auch für Grau und Kirche. An einer Ecke dürfen sie sich treffen, außer mit der Option Ecken zählen.
flandern-rule-fl-25 = Unterscheiden sich die Plättchen der Form in den aufgedruckten Meistern, wählt, wer baut, welches davon.
flandern-rule-fl-26 = Besondere Kirchenviertel gelten in jeder Hinsicht als Kirchenviertel. A kommt auf einen S-Platz und fügt außerhalb der Stadt an einer Längsseite einen S-Platz hinzu; B ebenso mit M; C kommt auf einen L-Platz und fügt an einer Längsseite einen M-Platz und an einer Schmalseite einen S-Platz hinzu. D ist ein Quadrat auf zwei S-Plätzen: Der spätere verschwindet; alle seine Seiten gelten als Längsseiten.
flandern-rule-fl-27 = Ein neuer Bauplatz liegt an einer ganzen Seite, eine Einheit tief, und nur dort, wo die Stadt keinen Bauplatz (auch keinen abgedeckten), kein Zentrum, kein Viertel und keinen anderen neuen Platz hat. Passt ein Sonderplättchen auf mehrere Arten, wählt der Bauende; passt es gar nicht, kann es dort nicht gebaut werden.
flandern-rule-fl-28 = Neue Bauplätze gibt es, sobald das Sonderplättchen liegt, auch als Baustelle. Sie heißen A1, B1, C1 (der M-Platz von C) und C2 (sein S-Platz), sind gewöhnliche Bauplätze und müssen belegt sein, bevor die Stadt vollständig ist.
flandern-rule-fl-29 = Goldene Aktion: Der Startspieler zeigt die goldene Karte. Eine Einflusskarte kommt auf die eigene Hand und ist ab der nächsten Runde nutzbar. Jede andere goldene Karte muss, wenn möglich, ausgeführt werden und ist danach endgültig weg.
flandern-rule-fl-30 = Goldene Stadtkarte: wie eine Stadtkarte, aber nur mit grauen und Kirchenvierteln, gebaut oder fertiggestellt.
flandern-rule-fl-31 = Goldene Baustelle: wie eine Baustellenkarte, aber nur mit einem grauen oder Kirchenviertel.
flandern-rule-fl-32 = Goldener Rückruf: Alle gespielten Aktionskarten des Startspielers kommen zurück auf die Hand, auch die dieser Runde.
flandern-rule-fl-33 = Goldener Dom: Setze einen Dom auf ein Kirchenviertel ohne Dom, fertig oder nicht, besonders oder Zentrum, in einer ungewerteten Stadt. Ist kein Dom mehr da, geschieht nichts.
flandern-rule-fl-34 = Goldener Meister: Setze eine Meisterfigur auf ein eigenes oder graues Viertel, fertig oder nicht, auch auf ein Zentrum, in einer ungewerteten Stadt. Ein Viertel kann mehrere Meister tragen. Ist keine Figur mehr da, geschieht nichts.
flandern-rule-fl-35 = Abdecken, vor jeder Wertung: Ein Bauplatz ist färbbar, wenn ein Wappen im Spiel ein passendes Plättchen im Vorrat hat, das dort kein gleiches Wappen berührt. Er ist erreichbar, wenn er färbbar ist und eine seiner Längsseiten an ein Viertel oder einen erreichbaren Bauplatz grenzt; wo D passt, genügt für beide Plätze jede Seite seines Quadrats. Jeder freie Bauplatz, der nicht erreichbar ist, wird abgedeckt und zählt nicht mehr.
flandern-rule-fl-36 = Eine Stadt ist vollständig, wenn keiner ihrer Bauplätze frei ist, neue eingeschlossen, abgedeckte nicht; ein Platz mit einer Baustelle ist nicht frei. Vollständige Städte werden sofort gewertet, in alphabetischer Reihenfolge.
flandern-rule-fl-37 = Der Wert einer Stadt: 1 für jedes fertige Zunftviertel, 2 für jedes fertige Kirchenviertel, 3 für eines mit Dom, das Zentrum eingeschlossen. Baustellen zählen nichts.
flandern-rule-fl-38 = Rangfolge: Jede Zunft, auch Grau, mit mindestens einem fertigen Viertel nimmt teil. Mehr fertige Viertel liegen vorn, danach mehr Meister darauf, aufgedruckt oder als Figur. Zünfte, die in beidem gleich sind, teilen sich ihre Ränge.
flandern-rule-fl-39 = Der erste Rang bekommt den Wert, der zweite die Hälfte davon, aufgerundet, der dritte 4, der vierte 2, der fünfte nichts. Teilen sich Zünfte Ränge, bekommen alle die Punkte des niedrigsten davon.
flandern-rule-fl-40 = Eine gewertete Stadt bekommt einen Zylinder; dort geschieht nichts mehr. Ihre Bauarbeiter kommen zurück in den Vorrat, Dome und Meisterfiguren bleiben. Ihre Stadtkarten kommen aus dem Spiel, aus den Händen wie aus den gespielten Karten.
flandern-rule-fl-41 = Der Nächste im Uhrzeigersinn wird Startspieler.
flandern-rule-fl-42 = Zu dritt und zu viert endet das Spiel nach der sechsten Phase, wenn auf dem Plan höchstens ein Bauplatz frei ist, abgedeckte nicht gerechnet, oder wenn der goldene Stapel leer ist.
flandern-rule-fl-43 = Am Ende wird jeder noch freie Bauplatz abgedeckt, und alle noch nicht gewerteten Städte werden gewertet.
flandern-rule-fl-44 = Wer am Ende die meisten Einflusskarten hat, bekommt 3 Punkte; bei Gleichstand bekommen sie alle Beteiligten. Hat niemand eine, bekommt sie niemand, außer mit der Option Einflussbonus für alle.
flandern-rule-fl-45 = Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt. Grau kann nicht gewinnen.
flandern-rule-fl-46 = Zu zweit hat jeder eine Zunft mit ihren Vierteln, ihrem Zentrum und acht silbernen Karten, ohne Einflusskarten. Goldene Karten, Dome und Meisterfiguren bleiben in der Schachtel.
flandern-rule-fl-47 = Die beiden übrigen Zünfte sind beeinflusste Zünfte; jeder übernimmt eine und bekommt am Ende ihre Punkte. Nach beiden eigenen Zentren übernimmt der Startspieler eine Zunft und legt ihr Zentrum, dann der andere die letzte; Utrecht und Luik folgen zufällig. Alle sechs Städte sind im Spiel.
flandern-rule-fl-48 = Die sechs Stadtkarten und die Baustellenkarte beider beeinflusster Zünfte, 14 Karten, bilden gemischt einen verdeckten Stapel. Die Viertel dieser Zünfte stehen beiden Spielern zur Verfügung.
flandern-rule-fl-49 = Zu zweit wechseln sich beide ab, der Startspieler beginnt. Ein Zug hat zwei Aktionen in beliebiger Reihenfolge: eine eigene Aktion und eine Einflussaktion.
flandern-rule-fl-50 = Eigene Aktion: Spiele eine Handkarte und führe sie aus.
flandern-rule-fl-51 = Einflussaktion: Zieh die oberste Karte des Stapels, führe sie, wenn möglich, sofort aus und lege sie offen daneben. Sie erlaubt Viertel ihrer Zunft, graue oder kirchliche. Die Karte einer gewerteten Stadt kommt aus dem Spiel, und man zieht eine neue.
flandern-rule-fl-52 = Wird eine Karte gebraucht und der Stapel ist leer, werden die offenen Karten zu einem neuen gemischt. Die beiden Baustellenkarten bleiben immer darin.
flandern-rule-fl-53 = Zu zweit werden nach jedem Zug tote Bauplätze abgedeckt und vollständige Städte, vielleicht zwei, für alle fünf Zünfte gewertet.
flandern-rule-fl-54 = Zu zweit endet das Spiel nach einem Zug, wenn kein Bauplatz mehr frei ist oder wenn nur noch die beiden beeinflussten Zünfte die freien Plätze füllen könnten. Dann werden freie Bauplätze abgedeckt und alle Städte gewertet.
flandern-rule-fl-55 = Zu zweit ist dein Ergebnis die Summe aus eigener und beeinflusster Zunft. Die höhere Summe gewinnt, bei gleicher wird der Sieg geteilt; einen Einflussbonus gibt es nicht.
flandern-rule-fl-56 = Für alle offen: Spielplan, Vorräte, gespielte und abgelegte Karten, Punkte und die Anzahl der Einflusskarten. Verdeckt: die Reihenfolge der Stapel, die goldene Karte der Runde (nur der Startspieler kennt sie) und jede Wahl bis zum Aufdecken.
flandern-rule-fl-57 = Zu zweit endet das Spiel auch nach 30 Zügen in Folge, in denen niemand ein Viertel baut oder fertigstellt (unsere Festlegung: Nach der gedruckten Regel könnten beide ihre Karten ohne Ende zurücknehmen). Ab dem fünfzehnten solchen Zug zählen Verlauf und Spielplan mit. Dann werden freie Bauplätze abgedeckt und alle Städte gewertet, wie bei jedem Spielende.

## Warum ein Tipp gegeben wird

flandern-reason-completes = Damit ist { $city } vollständig: Du bekommst dort { $points }.
flandern-reason-pays = Würde { $city } danach gewertet, bekämst du { $points } statt { $before }.
flandern-reason-costs = Würde { $city } danach gewertet, bekäme { $seat } { $points } statt { $before }.
flandern-reason-leads = { $city }, Viertel: deine { $mine }, beste andere Zunft { $best }. Der erste Rang zahlt { $first }.
flandern-reason-ties = { $city }, Viertel: deine { $mine }, gleichauf mit der besten anderen Zunft. Allein auf dem ersten Rang bekämst du { $first }.
flandern-reason-chases = { $city }, Viertel: deine { $mine }, beste andere Zunft { $best }. Der erste Rang zahlt { $first }, der zweite { $second }.
flandern-reason-value = Du liegst in { $city } vorn, und die Stadt ist { $value } statt { $before } wert.
flandern-reason-begins = Mit der Karte { $city } fertiggestellt, bringt die Baustelle deine Viertel dort auf { $mine }; die beste andere Zunft hat { $best }.
flandern-reason-masters = Meister entscheiden bei Gleichstand: In { $city } hättest du { $mine } statt { $before }, die beste andere Zunft { $best }.
flandern-reason-site_masters = Meister entscheiden bei Gleichstand: Ist die Baustelle fertig, hast du in { $city } { $mine }, die beste andere Zunft { $best }.
flandern-reason-spares = Ein Plättchen ohne Meister spart die mit Meistern für eine andere Stadt. Im Vorrat: { $count }.
flandern-reason-church = Ist es fertig, bringt ein Kirchenviertel dem ersten Rang in { $city } { $value } mehr.
flandern-reason-annexes = Es schafft neue Bauplätze: { $city } hat danach { $empty } freie.
flandern-reason-room = In { $city } bleibt Platz für deine Zunft: { $mine } Bauplätze passen noch, nach den meisten anderen Zügen weniger.
flandern-reason-adopted = Würde { $city } danach gewertet, brächte dir deine übernommene Zunft { $guild } { $points } statt { $before }.
flandern-reason-plots = Freie Bauplätze, die in { $city } bleiben: { $empty }.
flandern-reason-stands = { $city }, Viertel jetzt: deine { $mine }, beste andere Zunft { $best }. Wie es steht, zahlt der erste Rang { $first }, der zweite { $second }.
flandern-reason-finishes = Sie kann deine Baustelle in { $city } fertigstellen. Viertel dann: deine { $mine }, beste andere Zunft { $best }. Der erste Rang zahlt jetzt { $first }.
flandern-reason-sites = Eine Baustelle besetzt einen Bauplatz in jeder offenen Stadt, ohne deren Karte. Baustellen übrig: { $count }.
flandern-reason-cards = Deine gespielten Karten kommen auf die Hand zurück: { $count }.
flandern-reason-keeps = Du behältst { $left } Einfluss; anderswo sind es höchstens { $best }. Der meiste am Ende bringt { $bonus } Punkte.
flandern-reason-spends = Mit { $count } Einfluss handelst du vor allen, die weniger legen. Du behältst { $left }.
flandern-reason-pile = Du weißt, was die gezogene Karte baut, bevor du deine wählst. Karten im Stapel: { $count }.
flandern-reason-home = Dein erstes Viertel, das Zentrum, steht in { $city }. Viertel zu Beginn: { $count }.
flandern-reason-ahead = { $city }: gleich viele Viertel ({ $mine }), vorn bei den Meistern ({ $masters } zu { $theirs }). Der erste Rang zahlt { $first }.
flandern-reason-behind = { $city }: gleich viele Viertel ({ $mine }), hinten bei den Meistern ({ $masters } zu { $theirs }). Der zweite Rang zahlt { $second }.
