# La sorte di una partita finita, in italiano.

client-luck-checked = Casualità verificata: il server si era impegnato prima della prima estrazione, e il tuo numero ne fa parte.
client-luck-checked-seen = Casualità verificata: il server si era impegnato prima della prima estrazione. Questo browser non ha aggiunto numeri.
client-luck-unseen = Le estrazioni corrispondono all’impegno del server. Questo browser non l’ha visto prima della partita, quindi non sa quando è stato preso.
client-luck-wrong-seen = Non fidarti della casualità di questa partita: l’impegno non è quello che questo browser ha visto prima della partita.
client-luck-wrong-key = Non fidarti della casualità di questa partita: la chiave del server non corrisponde al suo impegno.
client-luck-wrong-number = Non fidarti della casualità di questa partita: manca il numero aggiunto da questo browser.
client-luck-wrong-draws = Non fidarti della casualità di questa partita: la registrazione non deriva dalla chiave del server.
client-luck-more = Come è stata verificata
client-luck-draws =
    { $count ->
        [0] Non è stato estratto nulla.
        [one] L’unica estrazione deriva dalla chiave.
       *[other] Tutte le { $count } estrazioni derivano dalla chiave.
    }
client-luck-numbers =
    { $count ->
        [0] Nessun giocatore ha aggiunto un numero casuale; le estrazioni vengono solo dalla chiave del server.
        [one] Un giocatore su { $seats } ha aggiunto un numero casuale.
       *[other] { $count } giocatori su { $seats } hanno aggiunto un numero casuale.
    }
client-luck-reopened =
    { $count ->
        [one] Un annullamento è tornato
       *[other] { $count } annullamenti sono tornati
    } a prima di informazioni già rivelate; il seguito è stato estratto di nuovo.
client-luck-unfinished = La partita è terminata in anticipo; è stata verificata fino all’ultima mossa.
client-luck-given =
    { $count ->
        [one] Il primo passo viene
       *[other] I primi { $count } passi vengono
    } da un’altra partita; le sue estrazioni non sono verificate qui.
client-luck-yourself = Il tuo browser ha verificato l’impegno e il tuo numero, il server ha rigiocato le estrazioni. Per verificare tutto da te, scarica la partita ed esegui “guildhall verify”.
