# Het bord van Guildes in de browser, in het Nederlands.

client-guildes-table = Gilden en spelers: gespeelde kaarten, en de stemmen die ze nu zouden opleveren
client-guildes-cell =
    { $guild } van { $name }: { $count }, nu { $votes ->
        [one] 1 stem
       *[other] { $votes } stemmen
    }
client-guildes-each = { $votes } per kaart
client-guildes-places =
    { $count ->
        [1] 1e
        [2] 1e · 2e
       *[other] 1e – { $count }e
    }
client-guildes-packet = Jouw pakje
client-guildes-pass-to = Jouw pakje gaat naar { $name }.
client-guildes-votes-now = { $votes } stemmen erbij als er nu gestemd werd
client-guildes-packets = Pakjes
client-guildes-packet-of =
    { $name }: pakje van { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
client-guildes-picked = Gekozen
client-guildes-in-hand =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
client-guildes-leads = leidt { $count }
client-guildes-hand = Jouw kaarten
client-guildes-laid = Gedekt gespeeld
client-source-guildes-votes = Gilden
client-source-guildes-militia = Schutterij
client-sheet-guildes = Stemming { $ballot }
client-sheet-guildes-votes = { $guild }
client-sheet-guildes-militia = Schutterij
client-sheet-guildes-sum = Stemmen
client-guildes-end-scored =
    { $points ->
        [one] 1 stem
       *[other] { $points } stemmen
    }
client-guildes-end-course = Stemmen in de loop van de partij
client-guildes-ledger = Stemmenoverzicht
client-guildes-turned = Opengedraaid
client-guildes-covered = Een gedekte kaart
