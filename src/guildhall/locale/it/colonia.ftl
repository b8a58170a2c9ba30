# Colonia in italiano. Identificatori: vedi locale/README.md.

colonia-name = Colonia
colonia-about = Guida una famiglia patrizia della Colonia medievale per sei settimane: compra materie prime, fai produrre merci e spediscile. Il denaro compra reliquie, e vince chi ha più punti in reliquie.
colonia-option-open_screens = Schermi aperti: denaro, cubi, merci e reliquie sono visibili a tutti
    .short = Schermi aperti
colonia-style-naysayer = Bastian contrario
colonia-style-naysayer-about = Vota No a decreti che altri lascerebbero passare.
colonia-style-insurer = Assicuratore
colonia-style-insurer-about = Assicura più reliquie, perché restino esposte.
colonia-ending-weeks_done = La sesta domenica è finita.

## Cose

colonia-resource-leather = cuoio
colonia-resource-iron = ferro
colonia-resource-wood = legno
colonia-resource-linen = lino
colonia-resource-fur = pelliccia

colonia-good-saddle = sella
colonia-good-wheel = ruota
colonia-good-painting = quadro
colonia-good-clothes = abito
colonia-good-shoes = scarpe

colonia-craftsman-saddler = Sellaio
colonia-craftsman-wheelwright = Carradore
colonia-craftsman-painter = Pittore
colonia-craftsman-tailor = Sarto
colonia-craftsman-shoemaker = Calzolaio

colonia-city-bergen = Bergen
colonia-city-bruegge = Bruges
colonia-city-london = Londra
colonia-city-nowgorod = Novgorod

colonia-money-bergen =
    { $count ->
        [one] { $count } marco
       *[other] { $count } marchi
    }
colonia-money-bruegge =
    { $count ->
        [one] { $count } fiorino
       *[other] { $count } fiorini
    }
colonia-money-london =
    { $count ->
        [one] { $count } sterlina
       *[other] { $count } sterline
    }
colonia-money-nowgorod =
    { $count ->
        [one] { $count } grivna
       *[other] { $count } grivne
    }

colonia-stall-1 = bancarella 1
colonia-stall-2 = bancarella 2
colonia-stall-3 = bancarella 3
colonia-stall-4 = bancarella 4
colonia-stall-5 = bancarella 5
colonia-stall-6 = bancarella 6
colonia-stall-7 = bancarella 7
colonia-stall-extra1 = bancarella extra 1
colonia-stall-extra2 = bancarella extra 2

colonia-ship-be1 = Bergen 1
colonia-ship-be2 = Bergen 2
colonia-ship-be3 = Bergen 3
colonia-ship-be4 = Bergen 4
colonia-ship-br1 = Bruges 1
colonia-ship-br2 = Bruges 2
colonia-ship-br3 = Bruges 3
colonia-ship-br4 = Bruges 4
colonia-ship-lo1 = Londra 1
colonia-ship-lo2 = Londra 2
colonia-ship-lo3 = Londra 3
colonia-ship-lo4 = Londra 4
colonia-ship-no1 = Novgorod 1
colonia-ship-no2 = Novgorod 2
colonia-ship-no3 = Novgorod 3
colonia-ship-no4 = Novgorod 4

colonia-hold-be1-1 = Bergen 1, stiva 1 (quadro + scarpe, paga 5)
colonia-hold-be1-2 = Bergen 1, stiva 2 (sella + ruota + quadro, paga 9)
colonia-hold-be1-3 = Bergen 1, stiva 3 (abito + abito + scarpe, paga 9)
colonia-hold-be2-1 = Bergen 2, stiva 1 (sella + ruota, paga 5)
colonia-hold-be2-2 = Bergen 2, stiva 2 (sella + scarpe, paga 5)
colonia-hold-be2-3 = Bergen 2, stiva 3 (ruota + quadro + abito + scarpe, paga 14)
colonia-hold-be3-1 = Bergen 3, stiva 1 (scarpe, paga 2)
colonia-hold-be3-2 = Bergen 3, stiva 2 (ruota + ruota, paga 5)
colonia-hold-be3-3 = Bergen 3, stiva 3 (sella + ruota, paga 5)
colonia-hold-be3-4 = Bergen 3, stiva 4 (sella + ruota + quadro, paga 9)
colonia-hold-be4-1 = Bergen 4, stiva 1 (quadro, paga 2)
colonia-hold-be4-2 = Bergen 4, stiva 2 (abito, paga 2)
colonia-hold-be4-3 = Bergen 4, stiva 3 (quadro + abito + abito, paga 9)
colonia-hold-be4-4 = Bergen 4, stiva 4 (sella + quadro + scarpe, paga 9)
colonia-hold-br1-1 = Bruges 1, stiva 1 (sella + scarpe, paga 5)
colonia-hold-br1-2 = Bruges 1, stiva 2 (ruota + quadro + scarpe, paga 9)
colonia-hold-br1-3 = Bruges 1, stiva 3 (ruota + quadro + quadro, paga 9)
colonia-hold-br2-1 = Bruges 2, stiva 1 (abito + scarpe, paga 5)
colonia-hold-br2-2 = Bruges 2, stiva 2 (quadro + quadro, paga 5)
colonia-hold-br2-3 = Bruges 2, stiva 3 (sella + ruota + ruota + scarpe, paga 14)
colonia-hold-br3-1 = Bruges 3, stiva 1 (scarpe, paga 2)
colonia-hold-br3-2 = Bruges 3, stiva 2 (abito + scarpe, paga 5)
colonia-hold-br3-3 = Bruges 3, stiva 3 (sella + abito, paga 5)
colonia-hold-br3-4 = Bruges 3, stiva 4 (sella + ruota + scarpe, paga 9)
colonia-hold-br4-1 = Bruges 4, stiva 1 (quadro, paga 2)
colonia-hold-br4-2 = Bruges 4, stiva 2 (sella, paga 2)
colonia-hold-br4-3 = Bruges 4, stiva 3 (sella + abito + abito, paga 9)
colonia-hold-br4-4 = Bruges 4, stiva 4 (sella + ruota + abito, paga 9)
colonia-hold-lo1-1 = Londra 1, stiva 1 (ruota + abito, paga 5)
colonia-hold-lo1-2 = Londra 1, stiva 2 (sella + abito + scarpe, paga 9)
colonia-hold-lo1-3 = Londra 1, stiva 3 (sella + quadro + scarpe, paga 9)
colonia-hold-lo2-1 = Londra 2, stiva 1 (quadro + scarpe, paga 5)
colonia-hold-lo2-2 = Londra 2, stiva 2 (ruota + quadro, paga 5)
colonia-hold-lo2-3 = Londra 2, stiva 3 (sella + ruota + abito + scarpe, paga 14)
colonia-hold-lo3-1 = Londra 3, stiva 1 (ruota, paga 2)
colonia-hold-lo3-2 = Londra 3, stiva 2 (ruota + ruota, paga 5)
colonia-hold-lo3-3 = Londra 3, stiva 3 (sella + quadro, paga 5)
colonia-hold-lo3-4 = Londra 3, stiva 4 (ruota + quadro + abito, paga 9)
colonia-hold-lo4-1 = Londra 4, stiva 1 (abito, paga 2)
colonia-hold-lo4-2 = Londra 4, stiva 2 (scarpe, paga 2)
colonia-hold-lo4-3 = Londra 4, stiva 3 (quadro + abito + abito, paga 9)
colonia-hold-lo4-4 = Londra 4, stiva 4 (sella + sella + scarpe, paga 9)
colonia-hold-no1-1 = Novgorod 1, stiva 1 (abito + scarpe, paga 5)
colonia-hold-no1-2 = Novgorod 1, stiva 2 (sella + quadro + quadro, paga 9)
colonia-hold-no1-3 = Novgorod 1, stiva 3 (ruota + quadro + scarpe, paga 9)
colonia-hold-no2-1 = Novgorod 2, stiva 1 (sella + ruota, paga 5)
colonia-hold-no2-2 = Novgorod 2, stiva 2 (ruota + abito, paga 5)
colonia-hold-no2-3 = Novgorod 2, stiva 3 (sella + sella + ruota + scarpe, paga 14)
colonia-hold-no3-1 = Novgorod 3, stiva 1 (abito, paga 2)
colonia-hold-no3-2 = Novgorod 3, stiva 2 (abito + abito, paga 5)
colonia-hold-no3-3 = Novgorod 3, stiva 3 (sella + quadro, paga 5)
colonia-hold-no3-4 = Novgorod 3, stiva 4 (sella + ruota + scarpe, paga 9)
colonia-hold-no4-1 = Novgorod 4, stiva 1 (quadro, paga 2)
colonia-hold-no4-2 = Novgorod 4, stiva 2 (scarpe, paga 2)
colonia-hold-no4-3 = Novgorod 4, stiva 3 (abito + abito + scarpe, paga 9)
colonia-hold-no4-4 = Novgorod 4, stiva 4 (ruota + quadro + scarpe, paga 9)

colonia-relic-bergen-1 = reliquia di Bergen da 1 punto
colonia-relic-bergen-2 = reliquia di Bergen da 2 punti
colonia-relic-bergen-3 = reliquia di Bergen da 3 punti
colonia-relic-bergen-4 = reliquia di Bergen da 4 punti
colonia-relic-bergen-5 = reliquia di Bergen da 5 punti
colonia-relic-bergen-shrine = reliquiario di Bergen
colonia-relic-bruegge-1 = reliquia di Bruges da 1 punto
colonia-relic-bruegge-2 = reliquia di Bruges da 2 punti
colonia-relic-bruegge-3 = reliquia di Bruges da 3 punti
colonia-relic-bruegge-4 = reliquia di Bruges da 4 punti
colonia-relic-bruegge-5 = reliquia di Bruges da 5 punti
colonia-relic-bruegge-shrine = reliquiario di Bruges
colonia-relic-london-1 = reliquia di Londra da 1 punto
colonia-relic-london-2 = reliquia di Londra da 2 punti
colonia-relic-london-3 = reliquia di Londra da 3 punti
colonia-relic-london-4 = reliquia di Londra da 4 punti
colonia-relic-london-5 = reliquia di Londra da 5 punti
colonia-relic-london-shrine = reliquiario di Londra
colonia-relic-nowgorod-1 = reliquia di Novgorod da 1 punto
colonia-relic-nowgorod-2 = reliquia di Novgorod da 2 punti
colonia-relic-nowgorod-3 = reliquia di Novgorod da 3 punti
colonia-relic-nowgorod-4 = reliquia di Novgorod da 4 punti
colonia-relic-nowgorod-5 = reliquia di Novgorod da 5 punti
colonia-relic-nowgorod-shrine = reliquiario di Novgorod

colonia-decree-merchants_plus_one = un cubo in più su ogni bancarella normale
colonia-decree-foreign_merchants = due bancarelle extra con quattro cubi ciascuna
colonia-decree-go_home_tuesday = fino a tre membri tornano a casa dal campo del martedì
colonia-decree-draw_two_resources = ognuno pesca due cubi
colonia-decree-go_home_wednesday = fino a tre membri tornano a casa dal campo del mercoledì
colonia-decree-saddler_plus_two = il sellaio esegue due ordini in più
colonia-decree-wheelwright_plus_two = il carradore esegue due ordini in più
colonia-decree-painter_plus_two = il pittore esegue due ordini in più
colonia-decree-tailor_plus_two = il sarto esegue due ordini in più
colonia-decree-shoemaker_plus_two = il calzolaio esegue due ordini in più
colonia-decree-two_ships_leave_now = le navi agli ormeggi I e II salpano subito
colonia-decree-one_ship_leaves_now = la nave all’ormeggio I salpa subito
colonia-decree-go_home_thursday = fino a tre membri tornano a casa dal campo del giovedì
colonia-decree-die_for_good = ognuno tira il dado per una merce
colonia-decree-extra_hold = oggi ogni nave ha una stiva in più per una merce qualsiasi
colonia-decree-two_new_relics = si espongono altre due carte reliquia
colonia-decree-one_member_less = martedì prossimo ognuno manda un membro in meno
colonia-decree-exchange_five = ognuno può cambiare fino a cinque unità di una valuta in un’altra

colonia-card-w01 = carta settimana 1
colonia-card-w02 = carta settimana 2
colonia-card-w03 = carta settimana 3
colonia-card-w04 = carta settimana 4
colonia-card-w05 = carta settimana 5
colonia-card-w06 = carta settimana 6
colonia-card-w07 = carta settimana 7
colonia-card-w08 = carta settimana 8
colonia-card-w09 = carta settimana 9
colonia-card-w10 = carta settimana 10
colonia-card-w11 = carta settimana 11
colonia-card-w12 = carta settimana 12
colonia-card-w13 = carta settimana 13
colonia-card-w14 = carta settimana 14

colonia-street-tuesday = campo del martedì
colonia-street-wednesday = campo del mercoledì
colonia-street-thursday = campo del giovedì
colonia-street-friday = campo del venerdì

colonia-family-3 = 3
colonia-family-4 = 4
colonia-family-5 = 5
colonia-family-6 = 6
colonia-family-7 = 7
colonia-family-8 = 8

colonia-answer-no = No
colonia-answer-yes = Sì

colonia-face-1 = 1
colonia-face-2 = 2
colonia-face-3 = 3
colonia-face-4 = 4
colonia-face-5 = 5
colonia-face-6 = 6

colonia-berth-i = I
colonia-berth-ii = II
colonia-berth-iii = III
colonia-berth-iv = IV

colonia-amount-1 = 1
colonia-amount-2 = 2
colonia-amount-3 = 3
colonia-amount-4 = 4
colonia-amount-5 = 5

colonia-day-setup = Preparazione
colonia-day-monday = lunedì
colonia-day-tuesday = martedì
colonia-day-wednesday = mercoledì
colonia-day-thursday = giovedì
colonia-day-friday = venerdì
colonia-day-saturday = sabato
colonia-day-sunday = domenica

colonia-phase-hands = si pescano cubi dal sacchetto
colonia-phase-good_die = si tira il dado per le merci
colonia-phase-good_choice = scelta di una merce
colonia-phase-ships = arrivano le navi
colonia-phase-relics = si espongono le carte reliquia
colonia-phase-week = si scopre la carta settimana
colonia-phase-stalls = si riempie il mercato
colonia-phase-decrees = si scoprono i decreti
colonia-phase-council = carte famiglia
colonia-phase-ties = si tira il dado per l’ordine di turno
colonia-phase-vote = voto su un decreto
colonia-phase-decide = il sindaco decide su un decreto
colonia-phase-exchange = cambio di denaro
colonia-phase-market = acquisto di materie prime
colonia-phase-orders = ordini agli artigiani
colonia-phase-extra_orders = si tira il dado per gli ordini extra
colonia-phase-loading = carico delle navi
colonia-phase-purchases = acquisto di reliquie
colonia-phase-shrine = una reliquia per un reliquiario
colonia-phase-insurance = assicurazione delle carte
colonia-phase-over = fine della partita

## Il tabellone

colonia-board-head =
    { $week ->
        [0] Preparazione: { $phase }
       *[other] Settimana { $week } di { $weeks }, { $day }: { $phase }
    }
colonia-board-order = Ordine di turno e voti, il sindaco per primo: { $order }
colonia-board-decrees = Decreti (tra parentesi: già votati)
colonia-board-decree = { $day }: { $decree }
colonia-board-hold = { $number }: { $goods } = { $pays }
colonia-board-market = Mercato
colonia-board-craftsmen = Artigiani
colonia-board-dice =
    ({ $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } il giovedì)
colonia-board-stick =
    esegue { $spaces ->
        [one] un ordine
       *[other] { $spaces } ordini
    }
colonia-board-harbour = Porto
colonia-board-sails = salpa
colonia-board-stays = resta
colonia-board-extra = extra: una merce qualsiasi = { $pays }
colonia-board-relics = Reliquie
colonia-board-piles = (mazzo { $pile }, scarti { $discard }; tra parentesi quadre: assicurata da)
colonia-board-relic =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $price }
colonia-board-shrine = reliquiario per { $price }
colonia-board-enshrined =
    { $city } ({ $points ->
        [one] 1 punto raddoppiato
       *[other] { $points } punti raddoppiati
    })
colonia-board-family = Famiglia
colonia-board-reserve = Riserva
colonia-board-streets = Ma/Me/Gi/Ve
colonia-board-board = Al lavoro
colonia-board-cards = Carte
colonia-board-shrines = Reliquiari
colonia-board-points = Punti
colonia-board-stock =
    { $seat }: { $money }. Cubi: { $cubes }. Merci: { $goods }. Reliquie: { $relics }, per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.

## Domande e mosse

colonia-ask-good = Hai fatto 6: scegli una merce.
colonia-ask-family = Scegli una carta famiglia per l’ordine di turno e i voti di questa settimana.
colonia-ask-vote = Vota: { $decree }?
colonia-ask-decide = Decidi tu da sindaco: { $decree }?
colonia-ask-exchange = Cambia fino a cinque unità di una valuta in un’altra, oppure passa.
colonia-ask-market = Prendi tutti i cubi di una bancarella per altrettanti membri, oppure passa.
colonia-ask-orders = Fai un ordine a un artigiano, oppure passa.
colonia-ask-loading = Carica una stiva, oppure passa.
colonia-ask-purchases = Compra una carta reliquia, oppure passa.
colonia-ask-shrine = Mettere per sempre una tua reliquia nel nuovo reliquiario o lasciarlo vuoto?
colonia-ask-into_shrine = Mettere per sempre la nuova reliquia nel tuo reliquiario vuoto?
colonia-ask-insurance = Assicura una carta con un membro perché resti esposta, oppure passa.

colonia-move-pass = Passa
colonia-move-leave = Lascia vuoto il reliquiario
colonia-move-family = Gioca la carta famiglia { $family }
colonia-move-vote = Vota { $answer }
colonia-move-choose = Scegli: { $good }
colonia-move-take = Prendi tutti i cubi: { $stall }
colonia-move-order = Ordina da: { $craftsman }
colonia-move-load = Carica { $hold }
colonia-move-load_extra = Carica la stiva extra di { $ship }: { $good }
colonia-move-exchange = Cambia { $amount } in denaro di { $source } con denaro di { $target }
colonia-move-buy = Compra: { $relic }
colonia-move-buy_insured = Compra, assicurata da { $owner }: { $relic }
colonia-move-enshrine = Metti nel reliquiario: { $relic }
colonia-move-insure = Assicura: { $relic }

colonia-price-members =
    { $count ->
        [one] { $count } membro
       *[other] { $count } membri
    }
colonia-price-bergen = { colonia-money-bergen }
colonia-price-bruegge = { colonia-money-bruegge }
colonia-price-london = { colonia-money-london }
colonia-price-nowgorod = { colonia-money-nowgorod }

colonia-tiebreak-money = più denaro rimasto ({ $more } contro { $less })
colonia-tiebreak-goods = più merci rimaste ({ $more } contro { $less })
colonia-tiebreak-cubes = più cubi rimasti ({ $more } contro { $less })

## Che cosa è successo

colonia-told-drew_cube = { $seat } pesca dal sacchetto: { $resource }.
    .you = Peschi dal sacchetto: { $resource }.
colonia-told-rolled = { $seat } tira { $face }.
    .you = Tiri { $face }.
colonia-told-got_good = { $seat } riceve una merce: { $good }.
    .you = Ricevi una merce: { $good }.
colonia-told-no_good_left = Non ci sono più merci di quel tipo per { $seat }.
    .you = Non ci sono più merci di quel tipo per te.
colonia-told-ship_arrived = { $ship } arriva all’ormeggio { $berth }.
colonia-told-ships_shuffled =
    Il mazzo è vuoto: { $count ->
        [one] una nave forma
       *[other] { $count } navi mescolate formano
    } quello nuovo.
colonia-told-relic_shown = Nuova carta esposta: { $relic }.
colonia-told-relics_shuffled =
    Il mazzo è vuoto: { $count ->
        [one] una carta scartata forma
       *[other] { $count } carte scartate vengono mescolate e formano
    } quello nuovo.
colonia-told-day = Settimana { $week }, { $day }.
colonia-told-week_card =
    Settimana { $week }, { $card }: { $cubes ->
        [one] un cubo
       *[other] { $cubes } cubi
    } al mercato, { $dice ->
        [one] un dado
       *[other] { $dice } dadi
    } per gli ordini extra.
colonia-told-stick_set =
    { $craftsman }: { $spaces ->
        [one] un ordine regolare
       *[other] { $spaces } ordini regolari
    }.
colonia-told-harbour_stick =
    { $ships ->
        [one] Una nave salpa
       *[other] { $ships } navi salpano
    } sabato.
colonia-told-cube_on_stall = Mercato, { $stall }: { $resource }.
colonia-told-bag_empty =
    Il sacchetto è vuoto: { $missing ->
        [one] manca un cubo
       *[other] { $missing } cubi mancano
    }.
colonia-told-decree_shown = Decreto della settimana: { $decree }.
colonia-told-chose_family = Scegli la carta famiglia { $family }.
colonia-told-family_shown = { $seat } gioca la carta famiglia { $family }.
    .you = Giochi la carta famiglia { $family }.
colonia-told-sent =
    { $seat } manda { $count ->
        [one] un membro
       *[other] { $count } membri
    } in municipio.
    .you =
        Mandi { $count ->
            [one] un membro
           *[other] { $count } membri
        } in municipio.
colonia-told-sent_short =
    { $seat } ha troppo pochi membri liberi: { $count ->
        [one] un membro
       *[other] { $count } membri
    } su { $need } mandati, anche dalle strade; la carta vale 0.
    .you =
        Hai troppo pochi membri liberi: { $count ->
            [one] un membro
           *[other] { $count } membri
        } su { $need } mandati, anche dalle strade; la carta vale 0.
colonia-told-tie_rolled = { $seat } vince ai dadi il posto { $place }.
    .you = Vinci ai dadi il posto { $place }.
colonia-told-turn_order = Posto { $place } nell’ordine di turno: { $seat }.
    .you = Posto { $place } nell’ordine di turno: tu.
colonia-told-came_home =
    { $seat } riprende { $count ->
        [one] un membro
       *[other] { $count } membri
    }: { $street }.
    .you =
        Riprendi { $count ->
            [one] un membro
           *[other] { $count } membri
        }: { $street }.
colonia-told-went_to_street =
    { $seat } mette { $count ->
        [one] un membro
       *[other] { $count } membri
    }: { $street }.
    .you =
        Metti { $count ->
            [one] un membro
           *[other] { $count } membri
        }: { $street }.
colonia-told-chose_vote = Voti { $answer }.
colonia-told-voted =
    { $seat } vota { $answer } con { $votes ->
        [one] un voto
       *[other] { $votes } voti
    }.
    .you =
        Voti { $answer } con { $votes ->
            [one] un voto
           *[other] { $votes } voti
        }.
colonia-told-mayor_settled = Parità: il sindaco { $seat } decide per il { $answer }.
    .you = Parità: come sindaco decidi per il { $answer }.
colonia-told-decree_passed = Approvato, { $yes } a { $no }: { $decree }.
colonia-told-decree_rejected = Respinto, { $yes } a { $no }: { $decree }.
colonia-told-extra_hold_open = Oggi ogni nave in porto prende un’altra merce a scelta, per { $pays }.
colonia-told-fewer_next =
    Martedì prossimo ognuno manda { $count ->
        [one] un membro
       *[other] { $count } membri
    } in meno.
colonia-told-passed = { $seat } passa.
    .you = Passi.
colonia-told-passed_by_itself = { $seat } non può fare altro e passa automaticamente.
    .you = Non puoi fare altro e passi automaticamente.
colonia-told-took_stall =
    { $seat } prende { $count ->
        [one] un cubo
       *[other] { $count } cubi
    } per altrettanti membri: { $stall }.
    .you =
        Prendi { $count ->
            [one] un cubo
           *[other] { $count } cubi
        } per altrettanti membri: { $stall }.
colonia-told-got_cubes = { $seat } riceve { $count } × { $resource }.
    .you = Ricevi { $count } × { $resource }.
colonia-told-cubes_returned = { $count } × { $resource } di nuovo nel sacchetto.
colonia-told-ordered =
    { $seat } fa un ordine ({ $craftsman }) nello spazio { $space } con { $count ->
        [one] un membro
       *[other] { $count } membri
    }.
    .you =
        Fai un ordine ({ $craftsman }) nello spazio { $space } con { $count ->
            [one] un membro
           *[other] { $count } membri
        }.
colonia-told-paid_cube = { $seat } paga in cubi: { $resource }.
    .you = Paghi in cubi: { $resource }.
colonia-told-extra_order = Il dado degli ordini extra mostra { $face }.
colonia-told-stick_moved =
    { $craftsman } ora esegue { $spaces ->
        [one] un ordine
       *[other] { $spaces } ordini
    }.
colonia-told-delivered = { $seat } riceve: { $good }.
    .you = Ricevi: { $good }.
colonia-told-not_delivered = Non ci sono più tessere per l’ordine di { $seat } ({ $good }); aspetta in testa alla fila.
    .you = Non ci sono più tessere per il tuo ordine ({ $good }); aspetta in testa alla fila.
colonia-told-queue_moved_up =
    { $craftsman }: { $orders ->
        [one] un ordine in attesa avanza
       *[other] { $orders } ordini in attesa avanzano
    }.
colonia-told-loaded = { $seat } carica { $hold }.
    .you = Carichi { $hold }.
colonia-told-loaded_extra = { $seat } carica la stiva extra di { $ship }.
    .you = Carichi la stiva extra di { $ship }.
colonia-told-paid_goods = { $seat } consegna { $count } × { $good }.
    .you = Consegni { $count } × { $good }.
colonia-told-sailed = { $ship } salpa.
colonia-told-earned = { $ship } paga { $money } a { $seat }, in denaro di { $city }.
    .you = { $ship } ti paga { $money }, in denaro di { $city }.
colonia-told-exchanged = { $seat } cambia { $money } in denaro di { $source } con denaro di { $target }.
    .you = Cambi { $money } in denaro di { $source } con denaro di { $target }.
colonia-told-bought = { $seat } paga { $money } in denaro di { $city } per: { $relic }.
    .you = Paghi { $money } in denaro di { $city } per: { $relic }.
colonia-told-member_freed = Il membro che l’assicurava torna da { $seat } ({ $relic }).
    .you = Il membro che l’assicurava torna da te ({ $relic }).
colonia-told-enshrined = { $seat } mette nel reliquiario: { $relic }.
    .you = Metti nel reliquiario: { $relic }.
colonia-told-not_enshrined = { $seat } lascia vuoto il reliquiario di { $city }.
    .you = Lasci vuoto il reliquiario di { $city }.
colonia-told-insured = { $seat } assicura: { $relic }.
    .you = Assicuri: { $relic }.
colonia-told-discarded = Scartata: { $count } × { $relic }.
colonia-told-cards_put_away = Le carte famiglia della settimana { $week } vengono riposte.
colonia-told-window =
    { $seat } dà { $money } per la vetrata di { $city }: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .you =
        Dai { $money } per la vetrata di { $city }: { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
colonia-told-no_window = Nessuno ottiene la vetrata di { $city }.
colonia-told-relic_points = { $seat } segna: { $relic }.
    .you = Segni: { $relic }.
colonia-told-shrine_points =
    { $seat }, { $relic } nel suo reliquiario: { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .you =
        La tua { $relic } nel suo reliquiario: { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
colonia-told-empty_shrine = { $seat }, reliquiario vuoto di { $city }: { $points }.
    .you = Il tuo reliquiario vuoto di { $city }: { $points }.
colonia-told-won =
    { $seat } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
    .you =
        Vinci con { $points ->
            [one] un punto
           *[other] { $points } punti
        }.
colonia-told-drawn_game = { $winners } giocatori sono pari in tutto: la partita è patta tra loro.

## Perché no

colonia-refusal-unknown_move = In questo gioco non esiste la mossa numero { $move }.
colonia-refusal-no_such_seat = Questo posto non esiste: si gioca in { $seats }.
colonia-refusal-game_over = La partita è finita.
colonia-refusal-drawing = Un momento: { $phase }.
colonia-refusal-wrong_phase = Non puoi farlo in questa fase: { $phase }.
colonia-refusal-already_chosen =
    Hai già scelto; { $waiting ->
        [one] { $waiting } giocatore sta
       *[other] { $waiting } giocatori stanno
    } ancora pensando.
colonia-refusal-no_vote = La tua carta famiglia è coperta: questa settimana non hai voti.
colonia-refusal-not_your_turn = Tocca a { $other }.
colonia-refusal-passed_already = Hai già passato ({ $day }).
colonia-refusal-card_used = Hai già usato la tua carta famiglia { $family }.
colonia-refusal-good_gone = Nessuna tessera rimasta: { $good }.
colonia-refusal-stall_empty = Qui non ci sono cubi: { $stall }.
colonia-refusal-too_few_members =
    Ti { $need ->
        [one] serve { $need } membro
       *[other] servono { $need } membri
    } in riserva, ne hai { $have }.
colonia-refusal-missing_cube = Non hai { $resource }, che serve per: { $craftsman }.
colonia-refusal-column_full = Tutti i { $spaces } spazi per gli ordini sono occupati: { $craftsman }.
colonia-refusal-ship_not_here = { $ship } non è in porto.
colonia-refusal-hold_taken = Già caricata da { $owner }: { $hold }.
colonia-refusal-missing_goods = Ti servono { $need } × { $good }, ne hai { $have }.
colonia-refusal-no_extra_hold = { $ship } oggi non ha una stiva extra: nessun decreto l’ha concessa.
colonia-refusal-extra_hold_taken = { $owner } ha già caricato la stiva extra di { $ship }.
colonia-refusal-same_currency = Non puoi cambiare denaro di { $city } in denaro di { $city }; scegli due città diverse.
colonia-refusal-too_little_money = Ti servono { $need } in denaro di { $city }, hai { $have }.
colonia-refusal-not_on_display = Non esposta: { $relic }.
colonia-refusal-insured_card = Tutte le carte di questo tipo sono assicurate; scegli da chi: { $relic }.
colonia-refusal-not_insured_by = { $owner } non ha membri su una carta di questo tipo: { $relic }.
colonia-refusal-nobody_there = { $owner } non è a questo tavolo: si gioca in { $seats }.
colonia-refusal-already_insured = Ha già un membro sopra: { $relic }.
colonia-refusal-wrong_relic = Questa non va nel reliquiario di { $city }: { $relic }.
colonia-refusal-passed_over = Ora può entrarci solo la reliquia appena comprata, non: { $relic }.
colonia-refusal-not_owned = Non la possiedi: { $relic }.

## Le regole, con parole nostre

colonia-rule-co-1 = Si gioca da 3 a 6. La partita dura 6 settimane; ogni settimana ha sette giorni, da lunedì a domenica, giocati in ordine e numerati da 1 a 7.
colonia-rule-co-2 = Ci sono 18 cubi per ogni materia prima: cuoio, ferro, legno, lino e pelliccia, 90 in tutto. Stanno in un sacchetto e si pescano sempre alla cieca.
colonia-rule-co-3 = Ci sono 12 tessere per ogni merce, 60 in tutto. Nell’ordine del dado: 1 sellaio, cuoio e ferro fanno una sella; 2 carradore, ferro e legno fanno una ruota; 3 pittore, legno e lino fanno un quadro; 4 sarto, lino e pelliccia fanno un abito; 5 calzolaio, pelliccia e cuoio fanno scarpe.
colonia-rule-co-4 = Ognuna delle quattro città della Hansa ha la sua moneta: marchi a Bergen, fiorini a Bruges, sterline a Londra, grivne a Novgorod. Una moneta non sostituisce mai un’altra; solo il decreto sul cambio le converte. La banca non finisce mai il denaro.
colonia-rule-co-5 = Il tabellone ha un municipio; un mercato con 7 bancarelle normali e 2 extra; cinque colonne di 8 spazi per ordini, il primo in alto, ognuna con un bastoncino; un porto con gli ormeggi da I a IV e un bastoncino; una banca; un’esposizione di 10 carte reliquia con 2 posti extra; e un campo di strada per martedì, mercoledì, giovedì e venerdì. Per sabato non ce n’è.
colonia-rule-co-6 = Ognuno ha membri della famiglia, uno stemma, una carta Sì e una No, uno schermo e le carte famiglia 3, 4, 5, 6, 7 e 8. Ogni carta famiglia si usa una volta nella partita.
colonia-rule-co-7 = Dietro il tuo schermo stanno denaro, cubi, merci e le reliquie che non sono in un reliquiario. Sono visibili a tutti le riserve, tutto ciò che è sul tabellone, le carte famiglia già usate, i reliquiari e il loro contenuto. Guadagni e pagamenti avvengono davanti a tutti, quindi una buona memoria conosce ogni scorta. Davvero segreti sono solo le carte famiglia e i voti non ancora rivelati.
colonia-rule-co-10 = Ognuno comincia con 38 membri in 3 giocatori, 30 in 4, 25 in 5, 21 in 6, tutti in riserva. Nessuno parte sul tabellone.
colonia-rule-co-11 = Ognuno comincia con 5 unità di ciascuna delle quattro monete.
colonia-rule-co-12 = Tutti i cubi vanno nel sacchetto; nell’ordine dei posti ognuno ne pesca 4.
colonia-rule-co-13 = Ognuno tira il dado per la prima merce: da 1 a 5 quella dell’artigiano corrispondente; con il 6 si sceglie.
colonia-rule-co-14 = Si mescolano quattro mazzi: 14 carte settimana, di cui se ne usano solo 6; 18 decreti, tre a settimana, che quindi escono tutti; 16 navi; e 48 carte reliquia, 44 reliquie e 4 reliquiari. Nessuno ne conosce l’ordine.
colonia-rule-co-15 = Le prime 4 navi vanno agli ormeggi da I a IV e le prime 10 carte reliquia vengono esposte. Le quattro vetrate aspettano la fine. I bastoncini degli artigiani stanno sopra il primo spazio; quello del porto resta da parte fino a lunedì.
colonia-rule-co-16 = Nella preparazione solo il numero di membri dipende da quanti giocano.
colonia-rule-co-20 = Lunedì: si scopre la prossima carta settimana. Dice quanti cubi vanno su ognuna delle 7 bancarelle, quanti ordini regolari esegue ogni artigiano, quanti dadi si tirano giovedì e quante navi partono sabato.
colonia-rule-co-21 = Le bancarelle si riempiono dal sacchetto, dalla 1 alla 7. Se il sacchetto si svuota, le successive ricevono meno cubi o nessuno, senza compensazione.
colonia-rule-co-22 = Il bastoncino di ogni artigiano scende del numero dei suoi ordini regolari. I dadi aspettano giovedì.
colonia-rule-co-23 = Il bastoncino del porto si mette sotto tanti ormeggi quante sono le partenze sulla carta. Nella settimana 6 partono tutte e quattro le navi, qualunque cosa dica la carta.
colonia-rule-co-24 = Si scoprono tre decreti e si dispongono da sinistra a destra per giorno crescente; quelli dello stesso giorno restano nell’ordine di pesca.
colonia-rule-co-30 = Martedì: tutti scelgono in segreto una delle proprie carte famiglia e le rivelano insieme. Puoi sceglierne una che la riserva non copre. Nella settimana 6 ne resta una sola, che si gioca da sé.
colonia-rule-co-31 = Ognuno manda dalla riserva in municipio tanti membri quanti ne indica la carta; uno in meno se lo dice il decreto della settimana precedente.
colonia-rule-co-32 = Se la riserva non basta, va tutta, e i membri mancanti si prendono dai tuoi sul campo del martedì, poi mercoledì, giovedì, venerdì. La carta allora vale 0 e resta coperta, anche se il numero è completo. Se ancora non basta, vanno tutti quelli disponibili; i membri su navi, ordini e carte non si richiamano mai.
colonia-rule-co-33 = La carta più alta va per prima per tutta la settimana. Il primo in quest’ordine è il sindaco.
colonia-rule-co-34 = Chi ha valori uguali, zeri compresi, inverte il proprio ordine della settimana precedente. Nella prima settimana si tira il dado: il più alto va prima, i pari ritirano. Gli zeri vengono dopo tutti gli altri.
colonia-rule-co-35 = Il valore scoperto è anche il tuo numero di voti in ogni votazione della settimana. Una carta coperta non ha voti.
colonia-rule-co-36 = Poi ognuno riprende i suoi membri dal campo del martedì, e solo dopo quelli del municipio vanno su quel campo.
colonia-rule-co-37 = Otto giorni: un membro usato in un giorno torna libero solo dopo l’azione dello stesso giorno della settimana dopo. I membri su ordini in attesa e su navi che restano tornano ancora più tardi. Uniche eccezioni: il richiamo del Consiglio dalle strade, i tre decreti che mandano a casa i membri e la vendita di una carta che avevi assicurato. Senza abbastanza membri in riserva l’azione non si può fare.
colonia-rule-co-40 = Da mercoledì a sabato il giorno si apre con i voti sui suoi decreti, uno dopo l’altro da sinistra a destra.
colonia-rule-co-41 = Chi ha una carta famiglia scoperta vota in segreto Sì o No; tutti rivelano insieme e si sommano i voti di ogni parte. Più Sì che No: il decreto è approvato; più No che Sì: è respinto.
colonia-rule-co-42 = In caso di parità vince la parte per cui ha votato il sindaco. Se nessuno ha voti, si chiede al sindaco.
colonia-rule-co-43 = Un decreto approvato agisce subito, prima del voto seguente; quello del membro in meno il martedì successivo, quello delle stive extra solo per il carico di questo venerdì. Approvata o no, la carta lascia il gioco. I membri che tornano a casa sono quanti più possibile, fino a tre. Si pescano i cubi e si tirano i dadi nell’ordine di turno; il 6 fa scegliere una merce ancora disponibile. Le navi che salpano prima si pagano subito, i loro membri vanno sul campo del venerdì e il porto si riempie di nuovo. Ognuno può cambiare denaro una volta, al massimo cinque unità di una moneta in un’altra sola.
colonia-rule-co-50 = Mercoledì: nell’ordine di turno, più volte, prendi tutti i cubi di una bancarella e mettici esattamente altrettanti membri dalla riserva, oppure passa. Una bancarella con più cubi dei tuoi membri non si può prendere, e i cubi non si dividono.
colonia-rule-co-51 = Chi passa è fuori per il resto di questo mercoledì. Il mercato chiude quando tutti hanno passato; chi non può prendere nessuna bancarella passa automaticamente.
colonia-rule-co-52 = I cubi rimasti sulle bancarelle tornano nel sacchetto.
colonia-rule-co-53 = Ognuno riprende i suoi membri dal campo del mercoledì; poi quelli delle bancarelle vanno su quel campo.
colonia-rule-co-60 = Giovedì: nell’ordine di turno, più volte, fai esattamente un ordine a un artigiano, oppure passa per il resto del giorno.
colonia-rule-co-61 = Un ordine costa i due cubi della ricetta, che vanno nel sacchetto, e membri dalla riserva sul primo spazio libero dall’alto: uno per il primo ordine della settimana a questo artigiano, due per il secondo e così via, chiunque li abbia fatti. Gli ordini in attesa dalle settimane precedenti non contano.
colonia-rule-co-62 = Si può ordinare sopra o sotto il bastoncino. Una colonna senza spazi liberi non accetta altri ordini.
colonia-rule-co-63 = Quando tutti hanno passato, si tira il dado tante volte quante ne indica la carta settimana, anche se nessuno aspetta. Da 1 a 5 il bastoncino di quell’artigiano scende di uno spazio, il 6 fa scendere tutti e cinque. Un bastoncino non lascia mai la sua colonna.
colonia-rule-co-64 = Ogni ordine sopra il suo bastoncino viene eseguito, dall’alto: chi l’ha fatto riceve una merce, quanti che siano i membri.
colonia-rule-co-65 = Ognuno riprende i suoi membri dal campo del giovedì; poi quelli degli ordini eseguiti vanno su quel campo.
colonia-rule-co-66 = I bastoncini tornano alla partenza; la capacità non usata va persa. Gli altri ordini salgono mantenendo l’ordine fino allo spazio 1; tengono i loro membri e aspettano la settimana dopo.
colonia-rule-co-70 = Venerdì: nell’ordine di turno, più volte, carica una stiva libera di una delle quattro navi, oppure passa per il resto del giorno.
colonia-rule-co-71 = Per caricare consegna esattamente le merci indicate sulla stiva, senza sostituzioni né a rate, e mettici un membro dalla riserva. Una stiva si carica una volta sola.
colonia-rule-co-72 = Si possono caricare anche le navi che restano questa settimana; pagano quando finalmente partono.
colonia-rule-co-73 = Dopo il carico ognuno riprende i suoi membri dal campo del venerdì. I membri sulle navi restano lì.
colonia-rule-co-80 = Sabato: tutte le navi sopra il bastoncino partono, dall’ormeggio I in poi, piene o no. Nella settimana 6 partono tutte e quattro.
colonia-rule-co-81 = Per ogni stiva segnata di una nave che parte si riceve l’importo indicato, nella moneta della città della nave.
colonia-rule-co-82 = Pagate tutte, i membri vanno sul campo del venerdì e la nave si mette da parte.
colonia-rule-co-83 = Le altre navi avanzano verso l’ormeggio I con i loro membri e nuove navi occupano gli ormeggi liberi. Se c’è un ormeggio da riempire e il mazzo è vuoto, le navi messe da parte si mescolano in un nuovo mazzo. Il bastoncino si toglie. Nella settimana 6 non si riempie nulla.
colonia-rule-co-90 = Domenica: nell’ordine di turno, più volte, compra una carta esposta, oppure passa per il resto degli acquisti. Il prezzo si paga alla banca solo nella moneta della carta.
colonia-rule-co-91 = Una reliquia vale i suoi punti alla fine. Un reliquiario non ne ha; contiene una reliquia della sua città e la raddoppia.
colonia-rule-co-92 = Quando compri un reliquiario, mettici subito una reliquia di quella città che già possiedi, o lascialo vuoto. Finché è vuoto, decidi per ogni reliquia di quella città, al momento dell’acquisto, se ci va. È definitivo: una reliquia scartata non ci potrà più andare.
colonia-rule-co-93 = Se la carta comprata era assicurata, il membro torna subito dal proprietario e può assicurare di nuovo oggi. L’assicurazione non dà privilegi: chiunque può comprare la carta.
colonia-rule-co-94 = Quando tutti hanno passato si assicurano le carte, di nuovo dal sindaco; aver passato prima non esclude nessuno. Nell’ordine di turno, più volte, metti un membro dalla riserva su una carta ancora esposta che non ne ha, oppure passa.
colonia-rule-co-95 = Le carte senza membro si scartano; le assicurate restano. L’esposizione si completa a 10 carte, comprese le assicurate; se sono 10 o più non si pesca. Se si deve pescare e il mazzo è vuoto, gli scarti si mescolano in un nuovo mazzo.
colonia-rule-co-96 = Le carte famiglia giocate si ripongono e comincia la settimana successiva.
colonia-rule-co-100 = La partita finisce quando sono conclusi gli acquisti della sesta domenica; niente più assicurazioni né rifornimenti.
colonia-rule-co-101 = Vetrate: per ogni città, chi ha strettamente più denaro di quella moneta ottiene la vetrata e consegna tutto quel denaro. In caso di parità, o se nessuno ne ha, nessuno la ottiene e nessuno paga. Le quattro città si decidono una per una.
colonia-rule-co-102 = Il tuo punteggio: i punti delle reliquie singole, il doppio dei punti di quelle nei reliquiari e 2 per ogni vetrata. Merci, cubi e denaro non contano.
colonia-rule-co-103 = Vince chi ha più punti. A parità si confronta il denaro rimasto dopo le vetrate, tutte le monete insieme; poi le merci; poi i cubi. Se tutto è uguale, la partita è patta tra loro. I posti successivi si decidono allo stesso modo.
colonia-rule-co-110 = Nessun membro si perde: riserva, municipio, bancarelle, ordini, navi, carte assicurate e campi di strada fanno sempre insieme il numero iniziale.
colonia-rule-co-111 = I cubi nel sacchetto, sulle bancarelle e dietro gli schermi sono sempre 90, 18 per tipo.
colonia-rule-co-112 = Le merci nella scorta e dietro gli schermi sono sempre 60, 12 per tipo. È un limite reale: una colonna si serve dall’alto finché ci sono tessere, e un ordine senza tessera tiene i suoi membri ed è primo la settimana dopo.
colonia-rule-co-113 = Le carte reliquia nel mazzo, negli scarti, esposte e possedute sono sempre 48, le navi nel mazzo, in porto e da parte 16; dopo ogni settimana sono stati usati tre decreti in più.
colonia-rule-co-114 = Ognuno usa ogni carta famiglia esattamente una volta; nella partita i loro valori fanno 33.
colonia-rule-co-115 = Alla fine di mercoledì non ci sono cubi al mercato; alla fine di giovedì ogni colonna comincia dallo spazio 1 senza buchi e tutti i bastoncini sono alla partenza.

## Perché questo consiglio

colonia-reason-family = La carta { $family } manda { $count } dei tuoi membri in municipio e ne lascia { $left } in riserva. Le carte alte giocano prima.
colonia-reason-cubes = Cubi, e membri che costano: { $count }. Ordini che potrai pagare con i tuoi cubi: { $orders }.
colonia-reason-wanted = Stive libere in porto ({ $good }): { $count }. Ne avresti, ordini compresi: { $mine }.
colonia-reason-queue = { $craftsman }: il tuo ordine è il n. { $place }; eseguiti questa settimana: { $spaces }. Membri impegnati: { $count }.
colonia-reason-loads = Paga { $money } alla partenza: avrai poi { $mine } in denaro di { $city }.
colonia-reason-sails = { $ship } salpa domani. Navi che salpano: { $ships }.
colonia-reason-reaches = Con { $mine } puoi pagare { $relic }, che costa { $price }.
colonia-reason-changes = Avresti { $mine } in denaro di { $city }.
colonia-reason-buys = { $relic } costa { $price }. Punti in più per te: { $points }.
colonia-reason-doubles = Nel reliquiario { $relic } vale doppio: { $points } punti.
colonia-reason-empties = Il reliquiario aspetta un’altra reliquia di { $city }. Esposte ora: { $count }.
colonia-reason-insures = { $relic } resta per domenica prossima. Costa { $price }; della sua moneta hai { $mine }.
colonia-reason-keeps = Membri che restano in riserva per i giorni seguenti: { $left }.
colonia-reason-purse = Tieni { $mine } in denaro di { $city }; la carta più cara di quella città costa { $price }.
colonia-reason-home = { $answer }: il decreto riporta a casa { $mine } dei tuoi membri, e al massimo { $best } di un altro giocatore.
colonia-reason-sail = { $answer }: membri sulle navi che partirebbero, tuoi { $mine }, di un altro giocatore al massimo { $best }.
colonia-reason-stick = { $answer }. { $craftsman }: hai { $mine } degli ordini, e i tuoi cubi ne pagherebbero altri { $pairs }.
colonia-reason-goods = { $answer }: merci che potresti caricare nelle stive extra: { $mine }.
colonia-reason-money = { $answer }: denaro che hai per sfruttarlo: { $mine }, tutte le valute insieme.
colonia-reason-members = { $answer }: membri per il mercato, tuoi { $mine }, di un altro giocatore al massimo { $best }.
colonia-reason-alike = { $answer } conta { $votes }. Il decreto vale per tutti allo stesso modo: { $decree }.
