# Der Spielplan von Flandern 1302 im Browser, auf Deutsch. Glossar: siehe flandern.ftl.


client-flandern-plan = Plan von { $city }
client-flandern-ground = Standort { $ground }
client-flandern-unused = Nicht im Spiel
client-flandern-founding = { $city } wird gegründet: Wähle den Standort.
client-flandern-closer = Vergrößern
client-flandern-all = Alle Städte zeigen
client-flandern-map = Die sechs Städte
client-flandern-possible = Hier kannst du etwas wählen
client-flandern-scored = gewertet
client-flandern-value = Wert { $value }
client-flandern-lot = { $plot } in { $city }: freier Bauplatz, { $shape }
client-flandern-covered = { $plot } in { $city }: abgedeckt, eine Wiese
client-flandern-district = { $plot } in { $city }: { $arms }, { $masters ->
        [0] kein Meister
        [one] ein Meister
       *[other] { $masters } Meister
    }
client-flandern-under = Baustelle
client-flandern-minster = mit Dom
client-flandern-standing = Bei Wertung jetzt
client-flandern-paid = So wurde gewertet
client-flandern-rank =
    { $arms }: { $count ->
        [one] ein Viertel
       *[other] { $count } Viertel
    }, { $masters ->
        [0] kein Meister
        [one] ein Meister
       *[other] { $masters } Meister
    }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
client-flandern-hand = Deine Karten
client-flandern-does-city = Baue hier ein eigenes, graues oder Kirchenviertel oder stelle eine solche Baustelle fertig.
client-flandern-does-site = Beginne eine Baustelle in einer ungewerteten Stadt. Eine Stadtkarte stellt sie später fertig.
client-flandern-does-take_back = Nimm diese Karte und alle gespielten Karten wieder auf die Hand.
client-flandern-does-influence = Lege beliebig viele zu deiner Karte. Am meisten Einfluss handelt zuerst; gespielte sind weg.
client-flandern-does-gold-city = Baue hier ein graues oder Kirchenviertel oder stelle eine solche Baustelle fertig.
client-flandern-does-gold-site = Beginne eine graue oder kirchliche Baustelle in einer ungewerteten Stadt.
client-flandern-does-gold-take_back = Nimm alle gespielten Karten wieder auf die Hand.
client-flandern-does-gold-cathedral = Setze einen Dom auf ein Kirchenviertel: Fertig zählt es 3 statt 2.
client-flandern-does-gold-master = Setze einen Meister auf ein eigenes oder graues Viertel. Meister entscheiden bei Gleichstand.
client-flandern-does-gold-influence = Sie kommt als Einflusskarte auf deine Hand.
client-flandern-none = keine
client-flandern-guilds = Die Zünfte
client-flandern-players = Spieler in Zugreihenfolge
client-flandern-lead = Startspieler
client-flandern-influence =
    { $count ->
        [0] keine Einflusskarte
        [one] eine Einflusskarte
       *[other] { $count } Einflusskarten
    }
client-flandern-added = + { $count } Einfluss
client-flandern-thinking = wählt …
    .you = du wählst …
client-flandern-ready = hat gewählt
client-flandern-played = Gespielte Karten
client-flandern-in-hand = Auf der Hand: { $cards }.
client-flandern-held = auf der Hand
client-flandern-lies = gespielt
client-flandern-projection = Prognose: { $points }
client-flandern-projection-why = Punkte, wenn jetzt alle Städte gewertet würden
client-flandern-neutral = Grau, die neutrale Zunft
client-flandern-chest = Vorrat und Legende
client-flandern-stock = Plättchen im Vorrat
client-flandern-none-left = keine mehr
client-flandern-supply = Figuren im Vorrat
client-flandern-special-A = Sonderplättchen A: auf einen S-Platz, mit neuem S-Platz außerhalb der Stadt
client-flandern-special-B = Sonderplättchen B: auf einen M-Platz, mit neuem M-Platz außerhalb der Stadt
client-flandern-special-C = Sonderplättchen C: auf einen L-Platz, mit neuem M-Platz und neuem S-Platz außerhalb der Stadt
client-flandern-special-D = Sonderplättchen D: ein Quadrat auf zwei S-Plätze
client-flandern-gold = Goldene Karten
client-flandern-gold-kinds = Gesehen und noch möglich
client-flandern-holds = { $name } hat eine goldene Karte, verdeckt.
client-flandern-yours-later = Sie gehört dir und wirkt am Ende der Runde.
client-flandern-card = Karte
client-flandern-in = in { $pile }
client-flandern-used = gesehen
client-flandern-draw = Ziehen
client-flandern-pile = Stapel der beeinflussten Zünfte
client-flandern-pile-size =
    { $count ->
        [one] { $count } Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
client-flandern-pile-kinds = Karten noch im Stapel
client-flandern-aside = Offen neben dem Stapel
client-flandern-aside-none = nichts offen
client-flandern-idle = Züge in Folge ohne Bau: { $count }; bei { $limit } endet die Partie.
client-flandern-legend = Legende
client-flandern-legend-master = aufgedruckter Meister
client-flandern-legend-pawn = Meister, gesetzt durch eine goldene Karte
client-flandern-legend-district = fertiges Viertel mit seinem Wappen
client-flandern-legend-site = Baustelle, zählt noch nicht
client-flandern-legend-church = Kirchenviertel
client-flandern-legend-cathedral = Kirchenviertel mit Dom
client-flandern-legend-standing = Viertel · Meister und Punkte, würde die Stadt jetzt gewertet

client-source-flandern-ranked = Städte
client-source-flandern-bonus = Einflusskarten
client-sheet-flandern = { $city }, Wert { $value }
client-sheet-flandern-ranked =
    { $rank }. { $arms }: { $count ->
        [one] 1 Viertel
       *[other] { $count } Viertel
    }, { $masters ->
        [one] 1 Meister
       *[other] { $masters } Meister
    }
client-sheet-flandern-sum = Punkte
