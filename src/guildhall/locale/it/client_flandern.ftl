# Il tabellone di Flandern 1302 nel browser, in italiano.


client-flandern-plan = Pianta di { $city }
client-flandern-ground = Posto { $ground }
client-flandern-unused = Non in gioco
client-flandern-founding = Si fonda { $city }: scegli il posto.
client-flandern-closer = Ingrandisci
client-flandern-all = Mostra tutte le città
client-flandern-map = Le sei città
client-flandern-possible = Qui puoi scegliere qualcosa
client-flandern-scored = conteggiata
client-flandern-value = valore { $value }
client-flandern-lot = { $plot } a { $city }: terreno libero, { $shape }
client-flandern-covered = { $plot } a { $city }: coperto, un prato
client-flandern-district = { $plot } a { $city }: { $arms }, { $masters ->
        [0] nessun capo
        [one] un capo
       *[other] { $masters } capi
    }
client-flandern-under = in costruzione
client-flandern-minster = con un duomo
client-flandern-standing = Se fosse conteggiata adesso
client-flandern-paid = Il conteggio
client-flandern-rank =
    { $arms }: { $count ->
        [one] un quartiere
       *[other] { $count } quartieri
    }, { $masters ->
        [0] nessun capo
        [one] un capo
       *[other] { $masters } capi
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
client-flandern-hand = Le tue carte
client-flandern-does-city = Costruisci qui un quartiere tuo, grigio o della chiesa, oppure completa un cantiere di questo tipo.
client-flandern-does-site = Apri un cantiere in una città non conteggiata. Una carta città lo completa più avanti.
client-flandern-does-take_back = Riprendi in mano questa carta e tutte quelle che hai giocato.
client-flandern-does-influence = Aggiungine quante vuoi quando scegli una carta. Chi ne mette di più agisce prima; quelle usate non tornano.
client-flandern-does-gold-city = Costruisci qui un quartiere grigio o della chiesa, oppure completa un cantiere di questo tipo.
client-flandern-does-gold-site = Apri un cantiere grigio o della chiesa in una città non conteggiata.
client-flandern-does-gold-take_back = Riprendi in mano tutte le carte giocate.
client-flandern-does-gold-cathedral = Metti un duomo su un quartiere della chiesa: completato, conta 3 invece di 2.
client-flandern-does-gold-master = Metti un capo su un quartiere tuo o grigio. I capi decidono i pareggi.
client-flandern-does-gold-influence = Entra nella tua mano come carta influsso.
client-flandern-none = nessuna
client-flandern-guilds = Le corporazioni
client-flandern-players = Giocatori in ordine di turno
client-flandern-lead = Primo giocatore
client-flandern-influence =
    { $count ->
        [0] nessuna carta influsso
        [one] una carta influsso
       *[other] { $count } carte influsso
    }
client-flandern-added = + { $count } influsso
client-flandern-thinking = sta scegliendo …
    .you = scegli tu …
client-flandern-ready = ha scelto
client-flandern-played = Carte giocate
client-flandern-in-hand = In mano: { $cards }.
client-flandern-held = in mano
client-flandern-lies = giocata
client-flandern-projection = Proiezione: { $points }
client-flandern-projection-why = Punti se tutte le città fossero valutate ora
client-flandern-neutral = Grigio, la corporazione neutrale
client-flandern-chest = Banco e legenda
client-flandern-stock = Quartieri al banco
client-flandern-none-left = non ne resta più
client-flandern-supply = Pezzi al banco
client-flandern-special-A = Quartiere speciale A: su un terreno S, con un nuovo terreno S fuori dalla città
client-flandern-special-B = Quartiere speciale B: su un terreno M, con un nuovo terreno M fuori dalla città
client-flandern-special-C = Quartiere speciale C: su un terreno L, con un nuovo terreno M e un nuovo terreno S fuori dalla città
client-flandern-special-D = Quartiere speciale D: un quadrato su due terreni S
client-flandern-gold = Carte dorate
client-flandern-gold-kinds = Carte uscite e ancora possibili
client-flandern-holds = { $name } ha una carta dorata, coperta.
client-flandern-yours-later = È tua e ha effetto alla fine della manche.
client-flandern-card = Carta
client-flandern-in = in { $pile }
client-flandern-used = viste
client-flandern-draw = Pesca
client-flandern-pile = Mazzo delle corporazioni sotto influsso
client-flandern-pile-size =
    { $count ->
        [one] { $count } carta coperta
       *[other] { $count } carte coperte
    }
client-flandern-pile-kinds = Carte ancora nel mazzo
client-flandern-aside = Scoperte accanto al mazzo
client-flandern-aside-none = niente di scoperto
client-flandern-idle = Turni di fila senza costruzioni: { $count }; la partita finisce a { $limit }.
client-flandern-legend = Legenda
client-flandern-legend-master = capo stampato sul quartiere
client-flandern-legend-pawn = capo di corporazione messo da una carta dorata
client-flandern-legend-district = quartiere finito con il suo stemma
client-flandern-legend-site = cantiere, non conta ancora
client-flandern-legend-church = quartiere della Chiesa
client-flandern-legend-cathedral = quartiere della Chiesa con un duomo
client-flandern-legend-standing = quartieri · capi, e punti se la città fosse conteggiata adesso

client-source-flandern-ranked = Città
client-source-flandern-bonus = Carte influsso
client-sheet-flandern = { $city }, valore { $value }
client-sheet-flandern-ranked =
    { $rank }. { $arms }: { $count ->
        [one] 1 quartiere
       *[other] { $count } quartieri
    }, { $masters ->
        [one] 1 capo
       *[other] { $masters } capi
    }
client-sheet-flandern-sum = Punti
