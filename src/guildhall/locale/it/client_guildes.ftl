# Il tabellone di Guildes nel browser, in italiano.

client-guildes-table = Gilde e giocatori: le carte giocate, e i voti che porterebbero adesso
client-guildes-cell =
    { $guild } di { $name }: { $count }, per ora { $votes ->
        [one] { $votes } voto
       *[other] { $votes } voti
    }
client-guildes-each = { $votes } a carta
client-guildes-places =
    { $count ->
        [1] 1º
        [2] 1º · 2º
       *[other] 1º – { $count }º
    }
client-guildes-packet = Il tuo mazzetto
client-guildes-pass-to = Il tuo mazzetto passa a { $name }.
client-guildes-votes-now = { $votes } voti in più se si votasse ora
client-guildes-packets = Mazzetti
client-guildes-packet-of =
    { $name }: mazzetto di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
client-guildes-picked = Scelta
client-guildes-in-hand =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
client-guildes-leads = in testa: { $count }
client-guildes-hand = Le tue carte
client-guildes-laid = Giocate coperte
client-source-guildes-votes = Gilde
client-source-guildes-militia = Milizia
client-sheet-guildes = Scrutinio { $ballot }
client-sheet-guildes-votes = { $guild }
client-sheet-guildes-militia = Milizia
client-sheet-guildes-sum = Voti
client-guildes-end-scored =
    { $points ->
        [one] 1 voto
       *[other] { $points } voti
    }
client-guildes-end-course = Voti nel corso della partita
client-guildes-ledger = Dettaglio dei voti
client-guildes-turned = Carte scoperte
client-guildes-covered = Una carta coperta
