# Der Spielplan von Guildes im Browser, auf Deutsch.

client-guildes-table = Zünfte und Spieler: ausgespielte Karten und die Stimmen, die sie jetzt brächten
client-guildes-cell = { $guild } von { $name }: { $count }, jetzt { $votes } Stimmen
client-guildes-each = je { $votes }
client-guildes-places =
    { $count ->
        [1] 1.
        [2] 1. · 2.
       *[other] 1. – { $count }.
    }
client-guildes-packet = Dein Päckchen
client-guildes-pass-to = Dein Päckchen geht an { $name }.
client-guildes-votes-now = { $votes } Stimmen mehr, wenn jetzt abgestimmt würde
client-guildes-packets = Päckchen
client-guildes-packet-of =
    { $name }: Päckchen mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
client-guildes-picked = Gewählt
client-guildes-in-hand =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
client-guildes-leads = führt { $count }
client-guildes-hand = Deine Karten
client-guildes-laid = Verdeckt ausgelegt
client-source-guildes-votes = Gilden
client-source-guildes-militia = Miliz
client-sheet-guildes = Wahlgang { $ballot }
client-sheet-guildes-votes = { $guild }
client-sheet-guildes-militia = Miliz
client-sheet-guildes-sum = Stimmen
client-guildes-end-scored =
    { $points ->
        [one] 1 Stimme
       *[other] { $points } Stimmen
    }
client-guildes-end-course = Stimmen im Verlauf
client-guildes-ledger = Stimmenübersicht
client-guildes-turned = Aufgedeckt
client-guildes-covered = Eine verdeckte Karte
