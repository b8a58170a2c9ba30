# Flandern 1302 in Italian: what each question decides and what to look at. Ids: see locale/README.md.

## Il filo del round

flandern-round =
    { $round ->
        [0] { flandern-step-setup }
       *[other] Manche { $round }
    }
flandern-step-setup = Preparazione
flandern-step-choose = Scelta segreta
flandern-step-turn = Carta o pila
flandern-step-act = Esecuzione delle carte
flandern-step-count = Conteggio delle città

## Le domande

flandern-aid-guild = Tieni questa corporazione per tutta la partita: i suoi quartieri fanno punti per te. Tutte hanno le stesse carte; cambia solo il colore.
flandern-aid-found = Il centro è il tuo primo quartiere qui. I tuoi altri non possono toccarlo, ma un loro lato lungo deve confinare con un quartiere costruito.
flandern-aid-adopt = Alla fine i punti di questa corporazione si sommano ai tuoi. Entrambi potete costruire per lei quando escono le sue carte.
flandern-aid-choose = Una carta città vi costruisce o completa un quartiere, il cantiere ne inizia uno ovunque, “Prendi” riporta in mano le carte giocate. Tutti rivelano insieme.
flandern-aid-influence = Con più carte giochi prima in questa manche. Le carte influsso giocate si perdono; averne di più alla fine vale 3 punti.
flandern-aid-turn = In questo turno fai entrambe le cose. Pesca prima se la carta può cambiare i piani; gioca prima se un terreno non può aspettare.
flandern-aid-own = Le carte giocate restano giù finché non le riprendi: ricorda quali città puoi ancora raggiungere.
flandern-aid-act = Un quartiere deve confinare col lato lungo con uno costruito e non toccare il proprio colore. I cantieri contano solo se completati.
flandern-aid-site = Un cantiere occupa subito un terreno in qualsiasi città aperta, ma conta solo dopo averlo completato con la carta di quella città.
flandern-aid-whose = Il tuo colore rafforza la tua maggioranza. Il grigio fa scendere i rivali, un quartiere della chiesa vale un punto in più per la città.
flandern-aid-tile = I capi stampati risolvono le parità nella città. I quartieri speciali della chiesa aggiungono o assorbono terreni.
flandern-aid-lies = I nuovi terreni stanno fuori le mura, dal lato scelto. La città è completa solo quando sono riempiti anche quelli.
flandern-aid-cathedral = Un quartiere della chiesa col duomo vale 3 invece di 2: il primo posto rende un punto in più. Scegli una città in cui sei in testa.
flandern-aid-master = I capi decidono tra corporazioni con lo stesso numero di quartieri. Mettilo dove sei in parità per un posto che paga.
