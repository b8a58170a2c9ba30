# Guildes in italiano. Identificatori: vedi locale/README.md.

guildes-name = Guildes
guildes-about = Scegli le carte nel draft e giocale davanti a te per conquistare dieci gilde. In ognuno dei tre scrutini una gilda vota chi ha più carte sue; vince chi ha più voti.
guildes-option-events = Carte evento: ogni scrutinio ha una regola speciale
    .short = Carte evento
guildes-option-dirty_tricks = Colpi bassi: ogni giocatore ne riceve uno da usare prima del conteggio
    .short = Colpi bassi
guildes-style-courtier = Cortigiano
guildes-style-courtier-about = Corteggia le grandi gilde: cavalieri, nobili, sacerdoti e alchimisti.
guildes-style-tribune = Tribuno
guildes-style-tribune-about = Raccoglie le piccole gilde, dai pescatori agli eruditi.
guildes-style-captain = Capitano
guildes-style-captain-about = Gioca più milizia: voti a ogni conteggio, senza bisogno di maggioranze.
guildes-ending-ballots_done = Il terzo scrutinio è stato conteggiato.

## Cose

guildes-guild-fishermen = Pescatori
guildes-guild-peasants = Contadini
guildes-guild-craftsmen = Artigiani
guildes-guild-scholars = Eruditi
guildes-guild-merchants = Mercanti
guildes-guild-burghers = Borghesi
guildes-guild-knights = Cavalieri
guildes-guild-nobles = Nobili
guildes-guild-priests = Sacerdoti
guildes-guild-alchemists = Alchimisti
guildes-guild-militia = Milizia

guildes-event-one_less = Una carta in meno
guildes-event-ties_vanish = Pareggi annullati
guildes-event-sequential = Uno alla volta
guildes-event-redistribution = Ridistribuzione
guildes-event-one_or_two = Una o due carte
guildes-event-delayed_reveal = Rivelazione ritardata

guildes-effect-one_less = in questo scrutinio ognuno gioca una carta in meno.
guildes-effect-ties_vanish = i giocatori in parità in una gilda contano come se non ne avessero carte.
guildes-effect-sequential = le carte si giocano scoperte, a turno, in senso antiorario; a ogni giro comincia un altro giocatore.
guildes-effect-redistribution = dopo il draft ognuno mette da parte una carta; si mescolano e se ne ridà una a testa.
guildes-effect-one_or_two = si gioca ora una carta, ora due, alternando.
guildes-effect-delayed_reveal = una carta si scopre solo quando è stata giocata la successiva.

guildes-trick-a = A Protezione
guildes-trick-b = B Scambio
guildes-trick-c = C Sacrificio
guildes-trick-d = D Seconda mano
guildes-trick-e = E Sostituzione
guildes-trick-f = F Cavalieri ±1
guildes-trick-g = G Nobili ±1
guildes-trick-h = H Sacerdoti ±1
guildes-trick-i = I Alchimisti ±1

guildes-phase-deal = distribuzione
guildes-phase-event = evento
guildes-phase-tricks = distribuzione dei colpi bassi
guildes-phase-draft = draft
guildes-phase-aside = ridistribuzione
guildes-phase-handback = ridistribuzione
guildes-phase-opener = sorteggio di chi comincia
guildes-phase-play = gioco delle carte
guildes-phase-trick = colpi bassi
guildes-phase-draw = pesca dagli scarti
guildes-phase-over = fine della partita

## Il tavolo

guildes-board-head = Scrutinio { $ballot } di 3, { $phase }
guildes-board-left = I mazzetti passano in senso orario.
guildes-board-right = I mazzetti passano in senso antiorario.
guildes-board-event = { $event }: { $effect }
guildes-board-piles = Mazzo { $deck }, scarti { $discard }
guildes-board-guild = Gilda
guildes-board-pays = Vale
guildes-board-each = { $votes } a carta
guildes-board-votes = Voti
guildes-board-trick = { $seat } ha { $trick }
guildes-board-packet = Il tuo mazzetto: { $cards }
guildes-board-hand = Le tue carte: { $cards }
guildes-board-chosen = Hai giocato coperte: { $cards }

## Domande e mosse

guildes-ask-pick = Tieni una carta del mazzetto. Il resto passa al tuo vicino.
guildes-ask-aside = Metti da parte una delle tue carte. Ne riceverai una a caso.
guildes-ask-lay = Gioca una delle tue carte.
guildes-ask-lay_two = Gioca due delle tue carte. Scegli la prima.
guildes-ask-protect = Vuoi proteggerti dai colpi bassi degli altri?
guildes-ask-swap = Vuoi scambiare due carte tra due giocatori? Scegli la prima.
guildes-ask-swap_with = Scegli la carta di un altro giocatore con cui scambiarla.
guildes-ask-sacrifice = Vuoi sacrificare una tua carta di una gilda da 10 o più per eliminare una carta a tua scelta?
guildes-ask-eliminate = Scegli la carta da eliminare.
guildes-ask-second_hand = Vuoi pescare due carte dagli scarti e giocarne una?
guildes-ask-keep = Scegli la carta da giocare. L’altra si scarta.
guildes-ask-recall = Vuoi riprendere una carta dal tuo tavolo per giocarne un’altra dalla mano?
guildes-ask-replace = Scegli la carta da giocare al suo posto.
guildes-ask-swing = { $guild }: contare una carta in più o in meno? Scegli a chi.

guildes-move-pick = Tieni una carta { $guild }
guildes-move-aside = Metti da parte una carta { $guild }
guildes-move-lay = Gioca una carta { $guild }
guildes-move-decline = Non usare il colpo basso
guildes-move-use = Usa il colpo basso
guildes-move-swap = Scambia una carta { $guild } di { $owner } …
guildes-move-with = … con una carta { $guild } di { $owner }
guildes-move-sacrifice = Sacrifica una carta { $guild }
guildes-move-eliminate = Elimina una carta { $guild } di { $owner }
guildes-move-keep = Gioca una carta { $guild }, scarta l’altra carta
guildes-move-recall = Riprendi in mano una carta { $guild } …
guildes-move-replace = … e gioca al suo posto una carta { $guild }
guildes-move-raise = Una in più per { $owner }
guildes-move-lower = Una in meno per { $owner }

## Che cosa è successo

guildes-told-dealt =
    Scrutinio { $ballot }: ognuno riceve { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
guildes-told-event = Evento dello scrutinio { $ballot }: { $event }.
guildes-told-arrow =
    I mazzetti passeranno in senso { $left ->
        [1] orario
       *[other] antiorario
    }.
guildes-told-trick = { $seat } riceve il colpo basso { $trick }.
    .you = Ricevi il colpo basso { $trick }.
guildes-told-picked = Hai tenuto una carta { $guild }.
guildes-told-passed =
    I mazzetti passano al vicino; in ognuno { $count ->
        [one] resta una carta
       *[other] restano { $count } carte
    }.
guildes-told-kept_last = Ognuno tiene l’ultima carta. Il draft è finito.
guildes-told-put_aside = Hai messo da parte una carta { $guild }.
guildes-told-redistributed = Le { $count } carte messe da parte sono state mescolate e ridistribuite.
guildes-told-handed_back = Ricevi una carta { $guild }.
guildes-told-opener = { $seat } comincia il primo giro.
    .you = Cominci il primo giro.
guildes-told-chose = Giochi coperta una carta { $guild }.
guildes-told-laid = { $seat } gioca una carta { $guild }.
    .you = Giochi una carta { $guild }.
guildes-told-leftovers =
    { $seat } scarta { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }.
    .you =
        Scarti { $count ->
            [one] una carta coperta
           *[other] { $count } carte coperte
        }.
guildes-told-declined = { $seat } non usa { $trick }.
    .you = Non usi { $trick }.
guildes-told-impossible = { $seat } non ha bersagli per { $trick }.
    .you = Non hai bersagli per { $trick }.
guildes-told-protected = { $seat } è al sicuro in questo scrutinio.
    .you = Sei al sicuro in questo scrutinio.
guildes-told-swapped = { $seat } scambia una carta { $guild } di { $owner } con una carta { $second } di { $other }.
    .you = Scambi una carta { $guild } di { $owner } con una carta { $second } di { $other }.
    .owner = { $seat } scambia una tua carta { $guild } con una carta { $second } di { $other }.
    .other = { $seat } scambia una carta { $guild } di { $owner } con una tua carta { $second }.
guildes-told-sacrificed = { $seat } sacrifica una carta { $guild }.
    .you = Sacrifichi una carta { $guild }.
guildes-told-eliminated = { $seat } elimina una carta { $guild } di { $owner }.
    .you = Elimini una carta { $guild } di { $owner }.
    .owner = { $seat } elimina una tua carta { $guild }.
guildes-told-drew = Peschi una carta { $guild } dagli scarti.
guildes-told-drew_hidden =
    { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    } dagli scarti.
    .you =
        Peschi { $count ->
            [one] una carta
           *[other] { $count } carte
        } dagli scarti.
guildes-told-salvaged = { $seat } gioca una carta { $guild } presa dagli scarti.
    .you = Giochi una carta { $guild } presa dagli scarti.
guildes-told-recalled = { $seat } riprende in mano una carta { $guild }.
    .you = Riprendi in mano una carta { $guild }.
guildes-told-replaced = { $seat } gioca al suo posto una carta { $guild }.
    .you = Giochi al suo posto una carta { $guild }.
guildes-told-raised = { $seat } conta una carta { $guild } in più per { $owner }.
    .you = Conti una carta { $guild } in più per { $owner }.
    .owner = { $seat } conta una carta { $guild } in più per te.
guildes-told-lowered = { $seat } conta una carta { $guild } in meno per { $owner }.
    .you = Conti una carta { $guild } in meno per { $owner }.
    .owner = { $seat } conta una carta { $guild } in meno per te.
guildes-told-count = Conteggio dello scrutinio { $ballot }.
guildes-told-votes =
    { $guild }: { $seat } ha { $count ->
        [one] una carta
       *[other] { $count } carte
    }, { $tied ->
        [one] { $place }º posto
       *[other] { $place }º posto diviso in { $tied }
    }: { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
    .you =
        { $guild }: hai { $count ->
            [one] una carta
           *[other] { $count } carte
        }, { $tied ->
            [one] { $place }º posto
           *[other] { $place }º posto diviso in { $tied }
        }: { $votes ->
            [one] 1 voto
           *[other] { $votes } voti
        }.
guildes-told-militia =
    Milizia: { $seat } ha { $count ->
        [one] una carta
       *[other] { $count } carte
    }, cioè { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
    .you =
        Milizia: hai { $count ->
            [one] una carta
           *[other] { $count } carte
        }, cioè { $votes ->
            [one] 1 voto
           *[other] { $votes } voti
        }.
guildes-told-won =
    { $seat } vince l’elezione con { $votes ->
        [one] 1 voto
       *[other] { $votes } voti
    }.
    .you =
        Vinci l’elezione con { $votes ->
            [one] 1 voto
           *[other] { $votes } voti
        }.

## Perché no

guildes-refusal-unknown_move = In questo gioco non esiste la mossa numero { $move }.
guildes-refusal-no_such_seat = Questo posto non esiste: si gioca in { $seats }.
guildes-refusal-game_over = La partita è finita.
guildes-refusal-dealing = Un momento: { $phase }.
guildes-refusal-wrong_phase = Non puoi farlo in questa fase: { $phase }.
guildes-refusal-already_chosen =
    Hai già scelto; { $waiting ->
        [one] { $waiting } giocatore sta
       *[other] { $waiting } giocatori stanno
    } ancora pensando.
guildes-refusal-not_your_turn = Tocca a { $other }.
guildes-refusal-not_in_game = In { $seats } giocatori si gioca senza le carte { $guild }.
guildes-refusal-not_in_packet = Nel tuo mazzetto non c’è nessuna carta { $guild }.
guildes-refusal-not_in_hand = Non hai in mano nessuna carta { $guild }.
guildes-refusal-wrong_trick = Il tuo colpo basso è { $trick }; non può fare questo.
guildes-refusal-not_begun = { $trick } comincia con un altro passo.
guildes-refusal-already_begun = Hai cominciato { $trick }; portalo a termine.
guildes-refusal-nobody_there = { $owner } non è a questo tavolo: si gioca in { $seats }.
guildes-refusal-protected = { $owner } è al sicuro in questo scrutinio.
guildes-refusal-no_such_card = { $owner } non ha carte { $guild } sul tavolo.
guildes-refusal-same_owner = La seconda carta deve essere di un giocatore diverso da { $owner }.
guildes-refusal-not_worthy = Non puoi sacrificare una carta { $guild }: serve una gilda da { $least } o più.
guildes-refusal-no_target = Dopo il sacrificio della carta { $guild } non resterebbe nessuna carta da eliminare.
guildes-refusal-not_drawn = Non hai pescato nessuna carta { $guild }.
guildes-refusal-only_the_recalled = Non puoi rigiocare la carta { $guild } che hai appena ripreso.

## Le regole, con parole nostre

guildes-rule-gu-1 = Il gioco ha 110 carte gilda, sei carte evento e nove colpi bassi. Si gioca da tre a sei.
guildes-rule-gu-2 = In 3 giocatori si tolgono tutti gli Alchimisti e 3 Milizia; a ogni scrutinio ognuno riceve 10 carte e ne gioca 8. In 4: 9 ricevute, 7 giocate. In 5: 7 ricevute, 5 giocate. In 6: 6 ricevute, 5 giocate.
guildes-rule-gu-3 = Le carte tolte all’inizio restano fuori per tutta la partita. Tutte le altre si mescolano in un unico mazzo.
guildes-rule-gu-4 = Ci sono tre scrutini. Ognuno comincia con una nuova distribuzione dal mazzo; le carte scartate non vi rientrano mai.
guildes-rule-gu-5 = In ogni scrutinio si scopre una carta evento, dopo la distribuzione e prima del draft: se ne vedono quindi tre diverse. Nel gioco base conta solo la sua freccia.
guildes-rule-gu-6 = Uno scrutinio segue quest’ordine: draft, gioco delle carte, colpi bassi (se li usate), conteggio.
guildes-rule-gu-7 = Draft: tutti insieme, ognuno tiene coperta una carta del mazzetto che ha in mano e passa il resto al vicino indicato dalla freccia. Si continua fino a esaurire i mazzetti; l’ultima carta si tiene e basta. Puoi guardare le carte che hai tenuto, ma non cambiarle.
guildes-rule-gu-8 = Gioco delle carte: le carte tenute formano la mano. Ognuno gioca una carta coperta; quando tutti l’hanno fatto, le carte si scoprono e restano sul tavolo davanti al loro proprietario. Si ripete tante volte quante ne prevede il numero di giocatori (GU-2).
guildes-rule-gu-9 = Gioco base: le carte rimaste in mano si scartano quando tutte le altre sono state giocate. Nessuno le vede.
guildes-rule-gu-10 = Le carte davanti ai giocatori restano lì per gli scrutini successivi.
guildes-rule-gu-11 = Ogni gilda si conteggia da sola. Il primo scrutinio paga un posto, il secondo due, il terzo tre, con i valori di quella gilda per quello scrutinio.
guildes-rule-gu-12 = Nel terzo scrutinio Pescatori e Borghesi pagano solo due posti, gli Alchimisti ne pagano quattro.
guildes-rule-gu-13 = Al conteggio di una gilda partecipa solo chi ne ha almeno una carta.
guildes-rule-gu-14 = I giocatori in parità dividono i posti che occupano insieme: somma i voti di quelli che vengono pagati, dividi per il numero di giocatori in parità e arrotonda per difetto. Il gruppo successivo prende i posti seguenti.
guildes-rule-gu-15 = Così, nel secondo scrutinio un pareggio in testa non lascia un secondo posto. Nel terzo, due primi alla pari lasciano il terzo posto a chi segue, tre o più non lasciano nulla, e chi pareggia al secondo posto divide il secondo e il terzo. Con gli Alchimisti, tre primi alla pari lasciano il quarto posto a chi segue.
guildes-rule-gu-16 = Ogni carta Milizia davanti a te porta 3 voti a ogni conteggio. Per la Milizia non c’è maggioranza.
guildes-rule-gu-17 = I voti dei tre conteggi si sommano. Vince chi ne ha di più dopo il terzo scrutinio; in caso di parità la vittoria è condivisa.
guildes-rule-gu-18 = Una carta in meno: in questo scrutinio ognuno gioca una carta meno del solito, e gliene resta in mano una in più.
guildes-rule-gu-19 = Pareggi annullati: nel conteggio di una gilda, chi ha tante carte quante ne ha qualcun altro conta come se non ne avesse; si mettono in classifica gli altri. Vale per tutti i pareggi insieme. La Milizia non è toccata.
guildes-rule-gu-20 = Uno alla volta: le carte si giocano scoperte, a turno. Un giocatore sorteggiato apre il primo giro e si procede in senso antiorario; dopo ogni giro apre il giocatore seguente in quel senso.
guildes-rule-gu-21 = Ridistribuzione: dopo il draft ognuno mette da parte una carta coperta. Queste carte si mescolano e ognuno ne riceve una, magari la propria. Nessuno viene a sapere a chi è andata quale.
guildes-rule-gu-22 = Una o due carte: si gioca a passi, ora di due carte, ora di una, e le carte di ogni passo si scoprono insieme. Con 8 carte: 2, 1, 2, 1, 2; con 7: 1, 2, 1, 2, 1; con 5: 2, 1, 2.
guildes-rule-gu-23 = Rivelazione ritardata: una carta resta coperta finché tutti non hanno giocato la successiva. Le ultime due si scoprono insieme.
guildes-rule-gu-24 = La freccia sulla carta evento dà la direzione in cui passano i mazzetti, che si giochi o no con gli eventi.
guildes-rule-gu-25 = Colpi bassi: quando l’evento è noto e prima del draft, ognuno riceve a caso un colpo basso, scoperto. In 3 giocatori il colpo I resta fuori. Nessuno riceve la stessa lettera in due scrutini di fila: ne pesca invece un’altra.
guildes-rule-gu-26 = Con i colpi bassi, le carte non giocate si tengono finché il proprietario non usa il suo colpo basso o non vi rinuncia; poi le scarta.
guildes-rule-gu-27 = I colpi bassi si risolvono nell’ordine delle lettere. Usarli è facoltativo, ma un colpo cominciato si porta a termine. Senza bersaglio un colpo non si può usare. Dopo il conteggio tutti i colpi bassi tornano indietro e si mescolano.
guildes-rule-gu-28 = A Protezione: fino alla fine dello scrutinio nessun colpo basso di un altro giocatore può toccare te o le carte davanti a te.
guildes-rule-gu-29 = B Scambio: scegli due giocatori diversi che hanno carte sul tavolo (uno puoi essere tu) e una carta di ciascuno; le due carte si scambiano di posto. Non puoi scegliere giocatori protetti.
guildes-rule-gu-30 = C Sacrificio: scarta dal tuo tavolo una carta di una gilda da 10 o più (Borghesi, Cavalieri, Nobili, Sacerdoti, Alchimisti), poi scarta una carta qualsiasi davanti a un giocatore qualsiasi, te compreso, che non sia protetto.
guildes-rule-gu-31 = D Seconda mano: mescola gli scarti, guardane due carte, giocane una davanti a te e scarta l’altra.
guildes-rule-gu-32 = E Sostituzione: riprendi in mano una carta dal tuo tavolo e gioca un’altra carta dalla mano.
guildes-rule-gu-33 = F, G, H, I: per questo conteggio un giocatore ha una carta Cavalieri, Nobili, Sacerdoti o Alchimisti in più o in meno, a tua scelta. Può essere chiunque, te compreso, tranne chi è protetto.
guildes-rule-gu-34 = Tutto ciò che si scarta va in un’unica pila coperta: le carte della mano non giocate e ciò che i colpi bassi eliminano. Il colpo D può pescare da tutto quello che c’è quando arriva il suo turno.
guildes-rule-gu-35 = Le carte evento e i colpi bassi si possono attivare o disattivare indipendentemente.

## Perché questo consiglio

guildes-reason-leads =
    { $best ->
        [0] { $guild }: così ne hai { $mine }, e nessun altro ne ha sul tavolo. Il primo posto paga { $first }.
       *[other] { $guild }: così ne hai { $mine }, e nessun altro ne ha più di { $best } sul tavolo. Il primo posto paga { $first }.
    }
guildes-reason-ties = { $guild }: così ne hai { $mine }, quante ne ha il migliore degli altri. Il primo posto paga { $first }.
guildes-reason-chases = { $guild }: così ne hai { $mine }; il migliore degli altri ne ha { $best } sul tavolo. Il primo posto paga { $first }.
guildes-reason-votes = { $guild }: contando ora, ricevi { $votes } invece di { $before }.
guildes-reason-costs = { $guild }: contando ora, { $seat } riceve { $votes } invece di { $before }.
guildes-reason-militia = La milizia paga senza maggioranza: con { $mine } ricevi { $votes } a ogni conteggio. Conteggi ancora da fare: { $counts }.
guildes-reason-neighbour = { $seat } riceve poi questo mazzetto. { $guild } già sul suo tavolo: { $theirs }.
guildes-reason-spare = { $guild }: contando ora, una carta in più ti darebbe { $votes }.
guildes-reason-protects = In questo scrutinio nessun colpo basso altrui può toccare le tue carte sul tavolo. Ne hai { $count }.
guildes-reason-salvages = Guardi due carte degli scarti e giochi la migliore. Gli scarti sono { $count }.
