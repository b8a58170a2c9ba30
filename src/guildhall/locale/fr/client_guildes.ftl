# Le plateau de Guildes dans le navigateur, en français.

client-guildes-table = Guildes et joueurs : les cartes posées, et les voix qu’elles rapporteraient maintenant
client-guildes-cell = { $guild } chez { $name } : { $count }, { $votes } voix pour l’instant
client-guildes-each = { $votes } par carte
client-guildes-places =
    { $count ->
        [1] 1er
        [2] 1er · 2e
       *[other] 1er – { $count }e
    }
client-guildes-packet = Votre paquet
client-guildes-pass-to = Votre paquet passe à { $name }.
client-guildes-votes-now = { $votes } voix de plus si on votait maintenant
client-guildes-packets = Paquets
client-guildes-packet-of =
    { $name } : paquet de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
client-guildes-picked = Choisie
client-guildes-in-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
client-guildes-leads = en tête : { $count }
client-guildes-hand = Vos cartes
client-guildes-laid = Posées face cachée
client-source-guildes-votes = Guildes
client-source-guildes-militia = Milice
client-sheet-guildes = Tour de scrutin { $ballot }
client-sheet-guildes-votes = { $guild }
client-sheet-guildes-militia = Milice
client-sheet-guildes-sum = Voix
client-guildes-end-scored =
    { $points ->
        [one] 1 voix
       *[other] { $points } voix
    }
client-guildes-end-course = Voix au fil de la partie
client-guildes-ledger = Détail des voix
client-guildes-turned = Cartes retournées
client-guildes-covered = Une carte face cachée
