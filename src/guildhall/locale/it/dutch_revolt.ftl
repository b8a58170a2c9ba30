# Revolution: The Dutch Revolt in italiano. Id: vedi locale/README.md.

dutch_revolt-name = Revolution: la rivolta dei Paesi Bassi
dutch_revolt-about = Cinque fazioni diverse si contendono i Paesi Bassi con monete, unità e armate, senza fortuna né segreti. Città, province e lo scopo della tua fazione fanno punti; decide solo il conteggio dopo il turno 5.
dutch_revolt-option-majority = Controllo: più di tutti gli altri insieme (combined) o più di ciascun altro (plurality)
    .short = Controllo
dutch_revolt-option-cities_count_for_province = Le unità nelle città contano per il controllo della provincia
    .short = Le città contano in provincia
dutch_revolt-option-catholic_aim = Obiettivo dei Cattolici: ogni vescovado non riformato, o solo quelli delle province che controllano
    .short = Obiettivo dei Cattolici
dutch_revolt-option-allegiance_cap = I cittadini si muovono al massimo di 3 caselle: dall’inizio della fase o dalla prima casella della partita
    .short = 3 caselle dei cittadini
dutch_revolt-option-support_target = Le unità di sostegno arrivano in qualsiasi provincia, o solo dove la fazione è presente
    .short = Unità di sostegno
dutch_revolt-option-turn0_new_unit_cap = Nuove unità del turno 0: al massimo il doppio di quelle presenti, o aggiungere fino al doppio
    .short = Nuove unità del turno 0
dutch_revolt-option-town_ousting = Una fazione più numerosa può spingere un’unità da una cittadina alla campagna, o no
    .short = Unità spinte via
dutch_revolt-option-interception = Un’intercettazione blocca l’unità ugonotta, o la scarta pure
    .short = Intercettazione
dutch_revolt-option-neutral_pool = Numero di segnalini neutrali
    .short = Segnalini neutrali
dutch_revolt-option-minimum_new_units = Minimo di nuove unità nella fase 10
    .short = Minimo di nuove unità
dutch_revolt-option-conflict = Conflitto: ognuno perde un’unità per giro, o il più piccolo perde finché sparisce
    .short = Conflitto
dutch_revolt-option-tax_rounding = Togliere la frazione dal totale delle tasse, o da ogni provincia
    .short = Arrotondamento delle tasse
dutch_revolt-option-beggar_siege = Assedio dei pezzenti del mare: tutte le unità nella città diventano neutrali, o quelle di chi li ha ingaggiati restano
    .short = Assedio dei pezzenti del mare
dutch_revolt-option-besieged_units = Le unità in una città assediata contano per le nuove unità e per l’aggiunta di neutrali (fasi 10 e 12), o sono ignorate anche lì
    .short = Unità assediate
dutch_revolt-option-map_values = Valori della mappa: come ricostruiti all’inizio, o cambiati perché le fazioni vincano in modo più equo
    .short = Valori della mappa
dutch_revolt-style-commander = Condottiero
dutch_revolt-style-commander-about = Leva più armate, le muove e assedia le città.
dutch_revolt-style-patron = Mecenate
dutch_revolt-style-patron-about = Piazza più unità nei riquadri di sostegno, come aiuto per dopo.
dutch_revolt-style-countryman = Campagnolo
dutch_revolt-style-countryman-about = Fa uscire più unità dalle città verso la campagna.
dutch_revolt-ending-last_count = Il punteggio finale del turno 5 è stato contato.

## Le cose

dutch_revolt-faction-catholics = Cattolici
dutch_revolt-faction-habsburgs = Asburgo
dutch_revolt-faction-nobility = Nobiltà
dutch_revolt-faction-burghers = Borghesi
dutch_revolt-faction-reformers = Riformati

dutch_revolt-side-catholics = Cattolici
dutch_revolt-side-habsburgs = Asburgo
dutch_revolt-side-nobility = Nobiltà
dutch_revolt-side-burghers = Borghesi
dutch_revolt-side-reformers = Riformati
dutch_revolt-side-neutral = neutrali

dutch_revolt-board-letter-catholics = C
dutch_revolt-board-letter-habsburgs = A
dutch_revolt-board-letter-nobility = N
dutch_revolt-board-letter-burghers = B
dutch_revolt-board-letter-reformers = R
dutch_revolt-board-letter-neutral = n

dutch_revolt-region-frisia = Frisia
dutch_revolt-region-gelderland = Gheldria
dutch_revolt-region-holland = Olanda
dutch_revolt-region-brabant = Brabante
dutch_revolt-region-flanders = Fiandre
dutch_revolt-region-hainaut = Hainaut
dutch_revolt-region-meuse = Mosa
dutch_revolt-region-luxembourg = Lussemburgo
dutch_revolt-region-rhineland = Reno

dutch_revolt-province-groningen = Groninga
dutch_revolt-province-friesland = Frisia
dutch_revolt-province-drenthe = Drenthe
dutch_revolt-province-overijssel = Overijssel
dutch_revolt-province-gelderland = Gheldria
dutch_revolt-province-utrecht = Utrecht
dutch_revolt-province-holland = Olanda
dutch_revolt-province-zeeland = Zelanda
dutch_revolt-province-generality = Generalità
dutch_revolt-province-brabant = Brabante
dutch_revolt-province-flanders = Fiandre
dutch_revolt-province-artois = Artois
dutch_revolt-province-cambrai = Cambresis
dutch_revolt-province-hainaut = Hainaut
dutch_revolt-province-namur = Namur
dutch_revolt-province-liege = Liegi
dutch_revolt-province-limburg = Limburgo
dutch_revolt-province-upper_guelders = Alta Gheldria
dutch_revolt-province-luxembourg = Lussemburgo
dutch_revolt-province-trier = Treviri
dutch_revolt-province-koeln = Colonia
dutch_revolt-province-juelich = Jülich
dutch_revolt-province-cleve = Kleve
dutch_revolt-province-berg = Berg

dutch_revolt-city-aachen = Aquisgrana
dutch_revolt-city-amsterdam = Amsterdam
dutch_revolt-city-antwerpen = Anversa
dutch_revolt-city-brugge = Bruges
dutch_revolt-city-bruxelles = Bruxelles
dutch_revolt-city-gent = Gand
dutch_revolt-city-haarlem = Haarlem
dutch_revolt-city-koeln = Colonia
dutch_revolt-city-leiden = Leida
dutch_revolt-city-liege = Liegi
dutch_revolt-city-luxembourg = Lussemburgo
dutch_revolt-city-utrecht = Utrecht

dutch_revolt-town-groningen = Groninga
dutch_revolt-town-leeuwarden = Leeuwarden
dutch_revolt-town-franeker = Franeker
dutch_revolt-town-harlingen = Harlingen
dutch_revolt-town-deventer = Deventer
dutch_revolt-town-zwolle = Zwolle
dutch_revolt-town-arnhem = Arnhem
dutch_revolt-town-nijmegen = Nimega
dutch_revolt-town-harderwijk = Harderwijk
dutch_revolt-town-amersfoort = Amersfoort
dutch_revolt-town-alkmaar = Alkmaar
dutch_revolt-town-delft = Delft
dutch_revolt-town-dordrecht = Dordrecht
dutch_revolt-town-rotterdam = Rotterdam
dutch_revolt-town-middelburg = Middelburg
dutch_revolt-town-vlissingen = Flessinga
dutch_revolt-town-breda = Breda
dutch_revolt-town-s_hertogenbosch = Boscoducale
dutch_revolt-town-leuven = Lovanio
dutch_revolt-town-mechelen = Malines
dutch_revolt-town-duinkerken = Dunkerque
dutch_revolt-town-ieper = Ypres
dutch_revolt-town-tournai = Tournai
dutch_revolt-town-arras = Arras
dutch_revolt-town-saint_omer = Saint-Omer
dutch_revolt-town-cambrai = Cambrai
dutch_revolt-town-mons = Mons
dutch_revolt-town-valenciennes = Valenciennes
dutch_revolt-town-namur = Namur
dutch_revolt-town-maastricht = Maastricht
dutch_revolt-town-roermond = Roermond
dutch_revolt-town-thionville = Thionville
dutch_revolt-town-trier = Treviri
dutch_revolt-town-bonn = Bonn
dutch_revolt-town-dueren = Düren
dutch_revolt-town-cleve = Kleve
dutch_revolt-town-wesel = Wesel
dutch_revolt-town-duesseldorf = Düsseldorf

dutch_revolt-spot-groningen_field = Groninga (campagna)
dutch_revolt-spot-friesland_field = Frisia (campagna)
dutch_revolt-spot-drenthe_field = Drenthe (campagna)
dutch_revolt-spot-overijssel_field = Overijssel (campagna)
dutch_revolt-spot-gelderland_field = Gheldria (campagna)
dutch_revolt-spot-utrecht_field = Utrecht (campagna)
dutch_revolt-spot-holland_field = Olanda (campagna)
dutch_revolt-spot-zeeland_field = Zelanda (campagna)
dutch_revolt-spot-generality_field = Generalità (campagna)
dutch_revolt-spot-brabant_field = Brabante (campagna)
dutch_revolt-spot-flanders_field = Fiandre (campagna)
dutch_revolt-spot-artois_field = Artois (campagna)
dutch_revolt-spot-cambrai_field = Cambresis (campagna)
dutch_revolt-spot-hainaut_field = Hainaut (campagna)
dutch_revolt-spot-namur_field = Namur (campagna)
dutch_revolt-spot-liege_field = Liegi (campagna)
dutch_revolt-spot-limburg_field = Limburgo (campagna)
dutch_revolt-spot-upper_guelders_field = Alta Gheldria (campagna)
dutch_revolt-spot-luxembourg_field = Lussemburgo (campagna)
dutch_revolt-spot-trier_field = Treviri (campagna)
dutch_revolt-spot-koeln_field = Colonia (campagna)
dutch_revolt-spot-juelich_field = Jülich (campagna)
dutch_revolt-spot-cleve_field = Kleve (campagna)
dutch_revolt-spot-berg_field = Berg (campagna)
dutch_revolt-spot-aachen_city = Aquisgrana
dutch_revolt-spot-amsterdam_city = Amsterdam
dutch_revolt-spot-antwerpen_city = Anversa
dutch_revolt-spot-brugge_city = Bruges
dutch_revolt-spot-bruxelles_city = Bruxelles
dutch_revolt-spot-gent_city = Gand
dutch_revolt-spot-haarlem_city = Haarlem
dutch_revolt-spot-koeln_city = Colonia (città)
dutch_revolt-spot-leiden_city = Leida
dutch_revolt-spot-liege_city = Liegi (città)
dutch_revolt-spot-luxembourg_city = Lussemburgo (città)
dutch_revolt-spot-utrecht_city = Utrecht (città)
dutch_revolt-spot-groningen_town = Groninga (cittadina)
dutch_revolt-spot-leeuwarden_town = Leeuwarden
dutch_revolt-spot-franeker_town = Franeker
dutch_revolt-spot-harlingen_town = Harlingen
dutch_revolt-spot-deventer_town = Deventer
dutch_revolt-spot-zwolle_town = Zwolle
dutch_revolt-spot-arnhem_town = Arnhem
dutch_revolt-spot-nijmegen_town = Nimega
dutch_revolt-spot-harderwijk_town = Harderwijk
dutch_revolt-spot-amersfoort_town = Amersfoort
dutch_revolt-spot-alkmaar_town = Alkmaar
dutch_revolt-spot-delft_town = Delft
dutch_revolt-spot-dordrecht_town = Dordrecht
dutch_revolt-spot-rotterdam_town = Rotterdam
dutch_revolt-spot-middelburg_town = Middelburg
dutch_revolt-spot-vlissingen_town = Flessinga
dutch_revolt-spot-breda_town = Breda
dutch_revolt-spot-s_hertogenbosch_town = Boscoducale
dutch_revolt-spot-leuven_town = Lovanio
dutch_revolt-spot-mechelen_town = Malines
dutch_revolt-spot-duinkerken_town = Dunkerque
dutch_revolt-spot-ieper_town = Ypres
dutch_revolt-spot-tournai_town = Tournai
dutch_revolt-spot-arras_town = Arras
dutch_revolt-spot-saint_omer_town = Saint-Omer
dutch_revolt-spot-cambrai_town = Cambrai
dutch_revolt-spot-mons_town = Mons
dutch_revolt-spot-valenciennes_town = Valenciennes
dutch_revolt-spot-namur_town = Namur (cittadina)
dutch_revolt-spot-maastricht_town = Maastricht
dutch_revolt-spot-roermond_town = Roermond
dutch_revolt-spot-thionville_town = Thionville
dutch_revolt-spot-trier_town = Treviri (cittadina)
dutch_revolt-spot-bonn_town = Bonn
dutch_revolt-spot-dueren_town = Düren
dutch_revolt-spot-cleve_town = Kleve (cittadina)
dutch_revolt-spot-wesel_town = Wesel
dutch_revolt-spot-duesseldorf_town = Düsseldorf

dutch_revolt-box-french = Sostegno francese
dutch_revolt-box-emperor = Sostegno dell’Imperatore
dutch_revolt-box-london = Mercanti di Londra
dutch_revolt-box-huguenots = Ugonotti
dutch_revolt-box-calvinists_half = Calvinisti (a metà)
dutch_revolt-box-calvinists_plain = Calvinisti (bianche)
dutch_revolt-box-treasure = Tesoro spagnolo

dutch_revolt-rate-1 = 1
dutch_revolt-rate-2 = 2
dutch_revolt-rate-3 = 3
dutch_revolt-place-1 = 1ª
dutch_revolt-place-2 = 2ª
dutch_revolt-place-3 = 3ª
dutch_revolt-place-4 = 4ª
dutch_revolt-place-5 = 5ª

dutch_revolt-camp-catholic = il campo cattolico
dutch_revolt-camp-reformed = il campo riformato
dutch_revolt-camp-aside = nessun campo

dutch_revolt-bishopric-utrecht = Utrecht
dutch_revolt-bishopric-mechelen = Malines
dutch_revolt-bishopric-tournai = Tournai
dutch_revolt-bishopric-arras = Arras
dutch_revolt-bishopric-cambrai = Cambrai
dutch_revolt-bishopric-liege = Liegi
dutch_revolt-bishopric-trier = Treviri
dutch_revolt-bishopric-koeln = Colonia

dutch_revolt-university-koeln = Colonia
dutch_revolt-university-leuven = Lovanio
dutch_revolt-university-leiden = Leida
dutch_revolt-university-utrecht = Utrecht
dutch_revolt-university-franeker = Franeker
dutch_revolt-university-groningen = Groninga
dutch_revolt-university-harderwijk = Harderwijk

dutch_revolt-creed-strongly_catholic = fortemente cattolico
dutch_revolt-creed-catholic = cattolico
dutch_revolt-creed-reformed = riformato
dutch_revolt-creed-strongly_reformed = fortemente riformato

dutch_revolt-source-cities = città
dutch_revolt-source-provinces = province
dutch_revolt-source-bishoprics = vescovadi non riformati
dutch_revolt-source-garrisons = regioni con un’armata asburgica
dutch_revolt-source-estates = unità della Nobiltà fuori dalle città
dutch_revolt-source-trade = cittadine commerciali
dutch_revolt-source-universities = università riformate

dutch_revolt-phase-setup = Preparazione
dutch_revolt-phase-taxes = Tasse
dutch_revolt-phase-support = Sostegno
dutch_revolt-phase-upkeep = Mantenimento delle armate
dutch_revolt-phase-raising = Leva di armate
dutch_revolt-phase-battles = Battaglie
dutch_revolt-phase-sieges = Assedi
dutch_revolt-phase-beggars = Pezzenti del mare
dutch_revolt-phase-armies = Movimento delle armate
dutch_revolt-phase-influence = Influenza militare
dutch_revolt-phase-new_units = Nuove unità
dutch_revolt-phase-conflict = Conflitto
dutch_revolt-phase-neutrals = Neutrali
dutch_revolt-phase-surplus = Eccedenza di popolazione
dutch_revolt-phase-movement = Movimento nelle province
dutch_revolt-phase-resolution = Risoluzione degli assedi
dutch_revolt-phase-citizens = Influenza sui cittadini
dutch_revolt-phase-awards = Città e province
dutch_revolt-phase-bishoprics = Vescovadi
dutch_revolt-phase-universities = Università
dutch_revolt-phase-order = Punti e ordine di turno
dutch_revolt-phase-over = fine della partita

## Il tabellone

dutch_revolt-board-head =
    { $turn ->
        [0] Turno d’apertura
       *[other] Turno { $turn } di 5
    }, fase { $number }: { $phase }. Ordine di turno: { $order }
dutch_revolt-board-mover = Decide: { $faction }
dutch_revolt-board-matter = Provincia in questione: { $province }.
dutch_revolt-board-due =
    { $count ->
        [one] 1 unità
       *[other] { $count } unità
    } da piazzare
dutch_revolt-board-faction = Fazione
dutch_revolt-board-player = Giocatore
dutch_revolt-board-map = Mappa
dutch_revolt-board-support = Riquadri
dutch_revolt-board-coins = Monete
dutch_revolt-board-stock = Riserva
dutch_revolt-board-armies = Armate
dutch_revolt-board-cities = Città
dutch_revolt-board-provinces = Prov.
dutch_revolt-board-points = Punti
dutch_revolt-board-now = Ora
dutch_revolt-board-region = { $region }: armate { $armies } in { $boxes } caselle
dutch_revolt-board-flipped = (girate { $armies })
dutch_revolt-board-held =
    ({ $count ->
        [one] 1 pezzente
       *[other] { $count } pezzenti
    } in attesa)
dutch_revolt-board-province =
    { $province } { $total }/{ $limit } [{ $holder }] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }:
dutch_revolt-board-field = campagna { $units }
dutch_revolt-board-siege = (assediata da { $faction })
dutch_revolt-board-blockade = (assediata dai pezzenti)
dutch_revolt-board-boxes = Sostegno: { $boxes }
dutch_revolt-board-citizens = Cittadini, 1 = cattolici, 7 = riformati: { $track }
dutch_revolt-board-bishoprics = Vescovadi: { $bishoprics }
dutch_revolt-board-universities = Università riformate: { $universities }
dutch_revolt-board-pools = Pezzenti del mare nel riquadro: { $beggars }; neutrali rimasti: { $neutrals }
dutch_revolt-board-legend = MAIUSCOLE = città con [possessore], * = cittadina commerciale, ° = università, n = neutrale

## Domande

dutch_revolt-ask-setup = Metti un’armata su una casella arancione.
dutch_revolt-ask-taxes = Che aliquota vuoi per le tue città?
dutch_revolt-ask-support = Manda unità dai tuoi riquadri di sostegno, o concludi.
dutch_revolt-ask-intercept = Il tesoro spagnolo è in viaggio: fermi un’unità o lasci passare il resto?
dutch_revolt-ask-upkeep = Mantieni questa armata, la sciogli o l’abbandoni?
dutch_revolt-ask-victim = L’armata abbandonata si scatena: saccheggia una cittadina o depreda un’unità.
dutch_revolt-ask-raising = Leva armate, o concludi.
dutch_revolt-ask-battles = Sei a metà strada fra i due capi. A quale campo ti unisci?
dutch_revolt-ask-sieges = Assedia città con le tue armate, o concludi.
dutch_revolt-ask-beggars = Ingaggia Pezzenti del mare, o concludi.
dutch_revolt-ask-armies = Muovi le tue armate, o concludi.
dutch_revolt-ask-cancel_march = Un’armata vuole muoversi. I tuoi pezzenti la fermano?
dutch_revolt-ask-influence = Converti unità con le tue armate, o concludi.
dutch_revolt-ask-cancel_conversion = Un’armata vuole convertire un’unità. I tuoi pezzenti lo impediscono?
dutch_revolt-ask-new_units = Piazza le tue nuove unità.
dutch_revolt-ask-conflict = La provincia è troppo piena. Quale tua unità perdi?
dutch_revolt-ask-neutrals = Non ci sono abbastanza neutrali. Dove va il prossimo?
dutch_revolt-ask-surplus = La tua provincia è troppo piena. Quale unità parte?
dutch_revolt-ask-reach = Dove va questa unità?
dutch_revolt-ask-movement = Sposta unità dentro o fuori dalle città, poi concludi.
dutch_revolt-ask-man = Non ci sono abbastanza neutrali per cittadine e città vuote. Dove va il prossimo?
dutch_revolt-ask-citizens = Paga per influenzare i cittadini, o concludi.
dutch_revolt-ask-order = Quando vuoi giocare nel prossimo turno?

## Mosse

dutch_revolt-move-station = Metti un’armata sulla casella arancione: { $region }
dutch_revolt-move-tax = Tassa le tue città all’aliquota { $rate }
dutch_revolt-move-send = Manda un’unità: { $box } → { $province }
dutch_revolt-move-cash = Cambia un’unità di { $box } in moneta
dutch_revolt-move-intercept = Ferma un’unità del tesoro spagnolo
dutch_revolt-move-keep = Mantieni l’armata: { $region }
dutch_revolt-move-disband = Sciogli l’armata: { $region }
dutch_revolt-move-abandon = Abbandona l’armata: { $region }
dutch_revolt-move-sack = Saccheggia { $town }
dutch_revolt-move-plunder = Depreda { $spot }: un’unità ({ $faction }) diventa neutrale
dutch_revolt-move-raise = Leva un’armata: { $region }
dutch_revolt-move-join = Unisciti: { $camp }
dutch_revolt-move-besiege = Assedia { $city }
dutch_revolt-move-destroy = Pezzenti: distruggi l’armata più cattolica, { $region }
dutch_revolt-move-destroy_besieger = Pezzenti: distruggi l’armata che assedia { $city }
dutch_revolt-move-break = Pezzenti: rompi tutti gli assedi, { $region }
dutch_revolt-move-blockade = Pezzenti: assedia { $city }
dutch_revolt-move-hold = Pezzenti: tienine uno in attesa, { $region }
dutch_revolt-move-march = Muovi un’armata: { $region } → { $to }
dutch_revolt-move-convert = Converti un’unità, { $spot }: { $side }
dutch_revolt-move-cancel = Fermala
dutch_revolt-move-allow = Lascia fare
dutch_revolt-move-place = Piazza un’unità: { $province }
dutch_revolt-move-enrol = Piazza un’unità: { $box }
dutch_revolt-move-lose = Perdi l’unità: { $spot }
dutch_revolt-move-settle = Metti un neutrale: { $province }
dutch_revolt-move-leave = Fai partire l’unità: { $spot }
dutch_revolt-move-reach = Mandala a: { $province }
dutch_revolt-move-dissolve = Rimettila in riserva
dutch_revolt-move-occupy = Fai entrare un’unità: { $spot }
dutch_revolt-move-withdraw = Fai uscire un’unità verso la campagna: { $spot }
dutch_revolt-move-man = Metti un neutrale: { $spot }
dutch_revolt-move-sway = Paga una moneta per influenzare i cittadini: { $city }
dutch_revolt-move-queue = Gioca in { $place } posizione nel prossimo turno
dutch_revolt-move-done = Concludi

dutch_revolt-price-region = esercito: { $thing }
dutch_revolt-price-coins =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }

dutch_revolt-tiebreak-cities = più città ({ $more } contro { $less })
dutch_revolt-tiebreak-provinces = più province ({ $more } contro { $less })
dutch_revolt-tiebreak-units = più unità sulla mappa ({ $more } contro { $less })

## Che cosa è successo

dutch_revolt-told-turn = Comincia il turno { $turn }.
dutch_revolt-told-phase =
    { $turn ->
        [0] Turno d’apertura
       *[other] Turno { $turn }
    }, fase { $number }: { $phase }.
dutch_revolt-told-skipped = { $faction }: niente da decidere ({ $phase }).
dutch_revolt-told-stationed = { $faction }: un’armata piazzata, regione { $region }.
dutch_revolt-told-province_tax =
    { $faction }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } di tassa delle province.
dutch_revolt-told-city_tax =
    { $faction }: { $cities ->
        [one] 1 città tassata
       *[other] { $cities } città tassate
    } all’aliquota { $rate }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }.
dutch_revolt-told-supported = { $faction }: un’unità, { $box } → { $province }.
dutch_revolt-told-cashed = { $faction }: un’unità lascia { $box } per il tesoro.
dutch_revolt-told-shipped =
    { $faction }: { $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    } del tesoro spagnolo in porto.
dutch_revolt-told-intercepted =
    { $faction }: { $coins ->
        [one] 1 unità
       *[other] { $coins } unità
    } del tesoro spagnolo intercettata.
dutch_revolt-told-kept =
    { $faction }: un’armata mantenuta, regione { $region } ({ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }).
dutch_revolt-told-disbanded =
    { $faction }: un’armata sciolta, regione { $region } ({ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }).
dutch_revolt-told-abandoned = { $faction }: un’armata abbandonata, regione { $region }.
dutch_revolt-told-sacked =
    { $faction }: { $town } saccheggiata; { $count ->
        [0] non resta alcun neutrale
       *[other] un neutrale arriva nella sua provincia
    }.
dutch_revolt-told-plundered = { $faction }: un’unità ({ $side }) depredata, { $spot }.
dutch_revolt-told-raised =
    { $faction }: un’armata levata, regione { $region } ({ $coins ->
        [one] 1 moneta
       *[other] { $coins } monete
    }).
dutch_revolt-told-joined = { $faction }: { $camp }, regione { $region }.
dutch_revolt-told-battle = Battaglia, regione { $region }: { $first } ({ $faction }) contro { $second } ({ $rival }).
dutch_revolt-told-defeated =
    { $faction }: { $count ->
        [one] 1 armata battuta
       *[other] { $count } armate battute
    }, regione { $region }.
dutch_revolt-told-stand_off = Le armate si fronteggiano, regione { $region }.
dutch_revolt-told-besieged = { $faction }: assedio, { $city }.
dutch_revolt-told-hired =
    { $hirer }: { $count ->
        [one] 1 Pezzente del mare ingaggiato
       *[other] { $count } Pezzenti del mare ingaggiati
    } per { $coins } monete.
dutch_revolt-told-destroyed = Pezzenti ({ $hirer }): un’armata distrutta ({ $faction }), regione { $region }.
dutch_revolt-told-broke = Pezzenti ({ $hirer }): tutti gli assedi rotti, regione { $region }.
dutch_revolt-told-blockaded = Pezzenti ({ $hirer }): assedio, { $city }.
dutch_revolt-told-held = { $hirer }: un pezzente in attesa, regione { $region }.
dutch_revolt-told-marched = { $faction }: un’armata, { $region } → { $to }.
dutch_revolt-told-march_cancelled = Pezzenti ({ $hirer }): un’armata fermata ({ $faction }), regione { $region }.
dutch_revolt-told-converted = { $faction }: un’unità convertita ({ $side }), { $spot }.
dutch_revolt-told-conversion_cancelled = Pezzenti ({ $hirer }): conversione impedita ({ $faction }), { $spot }.
dutch_revolt-told-new_units =
    { $faction }: { $count ->
        [one] 1 nuova unità
       *[other] { $count } nuove unità
    }.
dutch_revolt-told-placed = { $faction }: un’unità piazzata, { $province }.
dutch_revolt-told-enrolled = { $faction }: un’unità piazzata, { $box }.
dutch_revolt-told-unplaced =
    { $faction }: { $count ->
        [one] 1 nuova unità
       *[other] { $count } nuove unità
    } senza posto, in monete.
dutch_revolt-told-conflict = Conflitto: { $province }.
dutch_revolt-told-lost = { $side }: un’unità persa, { $spot }.
dutch_revolt-told-filled =
    { $province }: { $count ->
        [one] 1 neutrale aggiunto
       *[other] { $count } neutrali aggiunti
    }.
dutch_revolt-told-settled = { $faction }: un neutrale piazzato, { $province }.
dutch_revolt-told-overflowed = { $faction }: un’unità trabocca, { $spot } → { $target }.
dutch_revolt-told-displaced = Un neutrale lascia il posto: { $spot }.
dutch_revolt-told-dissolved = { $faction }: un’unità in eccesso torna nella riserva, { $spot }.
dutch_revolt-told-neutral_surplus =
    { $province }: { $count ->
        [one] 1 neutrale di troppo torna
       *[other] { $count } neutrali di troppo tornano
    } alla riserva.
dutch_revolt-told-occupied = { $faction }: un’unità entra, { $spot }.
dutch_revolt-told-withdrew = { $faction }: un’unità esce verso la campagna, { $spot }.
dutch_revolt-told-ousted = { $side }: un’unità è spinta nella campagna, { $spot }.
dutch_revolt-told-manned =
    { $spot } era vuota: { $count ->
        [one] arriva 1 neutrale
       *[other] arrivano { $count } neutrali
    }.
dutch_revolt-told-siege_resolved =
    Fine dell’assedio di { $city } ({ $side }).{ $own ->
        [0] { "" }
        [one] { " " }1 unità convertita.
       *[other] { " " }{ $own } unità convertite.
    }{ $neutrals ->
        [0] { "" }
        [one] { " " }1 diventa neutrale.
       *[other] { " " }{ $neutrals } diventano neutrali.
    }{ $removed ->
        [0] { "" }
        [one] { " " }1 tolta.
       *[other] { " " }{ $removed } tolte.
    }
dutch_revolt-told-swayed = { $faction }: i cittadini di { $city } passano alla casella { $space }.
dutch_revolt-told-driven_out =
    I cittadini di { $city } cacciano { $count ->
        [one] 1 unità
       *[other] { $count } unità
    } ({ $side }).
dutch_revolt-told-brought_in = I cittadini di { $city } fanno venire un’unità ({ $side }).
dutch_revolt-told-city_card = { $faction }: controllo di { $city }.
dutch_revolt-told-city_free = Nessuno controlla più { $city }.
dutch_revolt-told-province_card = { $faction }: controllo della provincia { $province }.
dutch_revolt-told-province_free = Nessuno controlla più la provincia { $province }.
dutch_revolt-told-bishopric = Il vescovado di { $bishopric } ora è { $creed }.
dutch_revolt-told-university =
    L’università di { $university } { $reformed ->
        [1] diventa riformata
       *[other] non è più riformata
    }.
dutch_revolt-told-withdrawn =
    { $faction }: tolti i { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } del turno { $turn } ({ $source }).
dutch_revolt-told-scored =
    { $faction }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } nel turno { $turn } ({ $source }: { $count }).
dutch_revolt-told-queued = { $faction }: { $place } posizione nell’ordine di turno, per ora.
dutch_revolt-told-order = L’ordine del turno { $turn } è stabilito.
dutch_revolt-told-flipped_home =
    { $faction }: { $count ->
        [one] 1 armata girata torna
       *[other] { $count } armate girate tornano
    } alla riserva.
dutch_revolt-told-won =
    { $seat } vince con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
    .you =
        Vinci con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.

## Perché no

dutch_revolt-refusal-unknown_move = In questo gioco non esiste la mossa numero { $move }.
dutch_revolt-refusal-no_such_seat = Questo posto non esiste: si gioca in { $seats }.
dutch_revolt-refusal-game_over = La partita è finita.
dutch_revolt-refusal-not_your_turn = Tocca a un’altra fazione decidere: { $faction }.
dutch_revolt-refusal-wrong_phase = Non puoi farlo in questa fase: { $phase }.
dutch_revolt-refusal-answer_first = Prima va risolta un’altra domanda: { $faction }.
dutch_revolt-refusal-nothing_to_answer = Ora non c’è niente a cui rispondere.
dutch_revolt-refusal-must_decide = Non puoi passare in questa fase: { $phase }.
dutch_revolt-refusal-not_orange = Nessuna casella arancione nella regione { $region }.
dutch_revolt-refusal-box_taken = Nessuna casella libera nella regione { $region }.
dutch_revolt-refusal-no_box_units = Non hai unità in { $box }.
dutch_revolt-refusal-tied_down = Le tue unità in { $box } non possono partire in questo turno.
dutch_revolt-refusal-not_to_map = Le unità in { $box } non possono andare sulla mappa.
dutch_revolt-refusal-not_to_treasury = Le unità in { $box } non possono andare al tesoro.
dutch_revolt-refusal-not_present = Qui non hai unità: { $province }.
dutch_revolt-refusal-other_army = Prima decidi per la tua armata nella regione { $region }.
dutch_revolt-refusal-no_coins =
    Ti { $need ->
        [one] serve 1 moneta
       *[other] servono { $need } monete
    }, ne hai { $have }.
dutch_revolt-refusal-not_in_region = L’armata raggiunge solo la regione { $region }.
dutch_revolt-refusal-no_unit = Qui non c’è questa unità, { $spot }: { $side }.
dutch_revolt-refusal-no_army_token =
    Ti { $need ->
        [one] serve 1 segnalino armata
       *[other] servono { $need } segnalini armata
    } in riserva, ne hai { $have }.
dutch_revolt-refusal-raised_enough = Hai già levato { $most } armate in questo turno, il massimo.
dutch_revolt-refusal-no_foothold = Non hai né unità né armate nella regione { $region }.
dutch_revolt-refusal-no_army = Non hai armate disponibili nella regione { $region }.
dutch_revolt-refusal-stand_off = La tua armata nella regione { $region } fronteggia un’altra fazione.
dutch_revolt-refusal-own_city = Controlli già { $city }.
dutch_revolt-refusal-under_siege = { $city } è già assediata.
dutch_revolt-refusal-not_under_siege = Nessuna armata assedia { $city }.
dutch_revolt-refusal-too_few_beggars =
    { $need ->
        [one] Serve 1 pezzente
       *[other] Servono { $need } pezzenti
    }; ne restano { $have }.
dutch_revolt-refusal-armies_there =
    { $count ->
        [one] C’è 1 armata
       *[other] Ci sono { $count } armate
    } nella regione { $region }; i pezzenti possono farlo solo dove non ce ne sono.
dutch_revolt-refusal-no_catholic_army = Nessuna armata di Cattolici, Asburgo o Nobiltà nella regione { $region }.
dutch_revolt-refusal-not_most_catholic = Nella regione { $region } i pezzenti devono attaccare un’altra armata: { $faction }.
dutch_revolt-refusal-no_besieger = Nessuna armata assedia città nella regione { $region }.
dutch_revolt-refusal-no_neutrals = Non restano neutrali.
dutch_revolt-refusal-nobody_to_hold = Nessun’altra armata di Cattolici, Asburgo o Nobiltà da fermare nella regione { $region }.
dutch_revolt-refusal-no_arrow = Nessuna freccia: { $region } → { $to }.
dutch_revolt-refusal-army_spent = Le tue armate nella regione { $region } hanno già agito in questa fase.
dutch_revolt-refusal-in_city = { $spot } è una città: si converte solo in campagna e nelle cittadine.
dutch_revolt-refusal-own_unit = Quell’unità è tua: { $spot }.
dutch_revolt-refusal-no_stock = Nessun segnalino in riserva: { $faction }.
dutch_revolt-refusal-cap_reached = Non puoi mettere altre nuove unità qui: { $province }.
dutch_revolt-refusal-not_your_box = Non puoi usare { $box }.
dutch_revolt-refusal-box_full = { $box }: pieno.
dutch_revolt-refusal-box_of_other = { $box }: già occupato ({ $side }).
dutch_revolt-refusal-not_here = Ora puoi agire solo qui: { $province }.
dutch_revolt-refusal-province_full = { $province }: piena.
dutch_revolt-refusal-no_surplus = Qui non hai eccedenze: { $province }.
dutch_revolt-refusal-too_far = { $target } non è né adiacente né raggiungibile lungo un solo fiume.
dutch_revolt-refusal-target_full = { $target } è piena e senza neutrali che lascino il posto.
dutch_revolt-refusal-open_country = { $spot } è campagna: scegli una cittadina o una città.
dutch_revolt-refusal-has_acted = { $spot } è di una fazione che ha già agito: { $side }.
dutch_revolt-refusal-no_ousting = { $spot } è occupata e non si caccia nessuno: { $side }.
dutch_revolt-refusal-own_town = { $spot } è già tua; una cittadina ospita una sola unità.
dutch_revolt-refusal-shut_in = { $spot } è assediata: nessuno entra né esce.
dutch_revolt-refusal-just_left = Hai appena lasciato { $spot }.
dutch_revolt-refusal-just_entered = Hai appena occupato { $spot }.
dutch_revolt-refusal-field_empty = Non hai unità in campagna: { $province }.
dutch_revolt-refusal-not_empty = { $spot } non ha bisogno di neutrali.
dutch_revolt-refusal-marker_at_end = Non puoi spingere oltre i cittadini di { $city }.
dutch_revolt-refusal-marker_at_reach = I cittadini di { $city } non possono allontanarsi più di { $most } caselle dalla partenza.
dutch_revolt-refusal-no_such_place = Per ora puoi scegliere solo fra { $most } posizioni.

## Le regole, con parole nostre

dutch_revolt-rule-dr-1 = In due: uno gioca Cattolici e Asburgo, l’altro Borghesi e Riformati. In tre: Cattolici, Nobiltà, Riformati. In quattro: tutte tranne la Nobiltà. In cinque: tutte. Ogni fazione tiene segnalini, denaro, armate e posto nell’ordine propri, anche se una persona ne gioca due.
dutch_revolt-rule-dr-2 = Ogni fazione ha 40, 58, 40 o 32 segnalini in 2, 3, 4 o 5 giocatori, e 6, 8, 6 o 6 armate.
dutch_revolt-rule-dr-3 = Unità e monete sono le due facce degli stessi segnalini. Unità sulla mappa, unità di sostegno, monete e riserva fanno sempre il totale. Ogni guadagno viene dalla riserva e si ferma quando è vuota; ciò che si spende o si perde vi ritorna.
dutch_revolt-rule-dr-4 = I segnalini neutrali formano un’unica riserva grigia (60 salvo altra scelta) e stanno solo sulla mappa. Contano come una parte a sé nei conflitti e nelle maggioranze, non si muovono da soli e non segnano punti.
dutch_revolt-rule-dr-5 = Niente fortuna e niente di nascosto. Si può parlare e promettere, ma le promesse non vincolano, e nulla si dà, si presta o si scambia.
dutch_revolt-rule-dr-6 = Prima il breve turno 0, poi i turni da 1 a 5, di venti fasi ciascuno. Vince il punteggio più alto del turno 5.
dutch_revolt-rule-dr-7 = In una fase le fazioni agiscono nell’ordine di turno, salvo eccezioni. Nel turno 0: Cattolici, Asburgo, Nobiltà, Borghesi, Riformati; poi la fila posta alla fine del turno precedente. Le decisioni senza scelta avvengono da sole.
dutch_revolt-rule-dr-8 = Un’unità sta nella campagna di una provincia, in una cittadina (una sola), in una città (senza limite) o su una casella di sostegno (una ciascuna). Le unità in cittadine e città sono anche nella loro provincia.
dutch_revolt-rule-dr-9 = Ogni provincia ha un limite. Contano tutte le sue unità, anche neutrali; quelle in una città assediata solo nella fase 12 (DR-12).
dutch_revolt-rule-dr-10 = Maggioranza assoluta: più unità di tutte le altre insieme, neutrali compresi. Una maggioranza di neutrali non dà il controllo a nessuno.
dutch_revolt-rule-dr-11 = Una città va alla maggioranza al suo interno. Una provincia va alla maggioranza di campagna e cittadine; le città non contano. Una cittadina è di chi vi ha l’unità, in ogni momento. Le carte cambiano solo nella fase 17 (fase 7 del turno 0).
dutch_revolt-rule-dr-12 = Finché una città è assediata nessuna unità entra o esce. Le sue unità sono ignorate per conflitto, eccedenza e ordine di movimento (fasi 11, 13 e 14). Per le nuove unità e l’aggiunta di neutrali (fasi 10 e 12) contano come le altre, tranne con l’opzione che le ignora anche lì.
dutch_revolt-rule-dr-13 = Sei presente in una provincia con almeno un’unità in campagna, in una cittadina o in una città; in una regione se sei presente in una sua provincia o vi hai un’armata.
dutch_revolt-rule-dr-14 = Si comincia dal turno 0, senza punti; tre Pezzenti del mare sono nel loro riquadro.
dutch_revolt-rule-dr-15 = Ogni fazione in gioco mette le sue unità iniziali. I Cattolici hanno 4 monete. Gli Asburgo mettono 2 armate su due caselle arancioni diverse a scelta.
dutch_revolt-rule-dr-16 = Sostegno iniziale: Nobiltà 2 nel Sostegno francese e 2 in quello dell’Imperatore; Borghesi 3 presso i Mercanti di Londra e 1 presso gli Ugonotti; Riformati 4 sulle caselle a metà dei Calvinisti.
dutch_revolt-rule-dr-17 = Poi ogni cittadina senza unità riceve 1 neutrale e ogni città senza unità ne riceve 2.
dutch_revolt-rule-dr-18 = Turno 0, sostegno: Nobiltà, Borghesi e Riformati possono svuotare le loro caselle, unità per unità, come nella fase 2 dei turni seguenti.
dutch_revolt-rule-dr-19 = Turno 0, nuove unità: Cattolici 7, Asburgo 6, Nobiltà 5, Borghesi 4, Riformati 3. Vanno nella campagna di province dove la fazione è presente, o nei suoi riquadri. In una provincia puoi al massimo raddoppiare ciò che avevi all’inizio. Vanno piazzate tutte.
dutch_revolt-rule-dr-20 = Turno 0, conflitto: come nella fase 11; non ci sono ancora assedi.
dutch_revolt-rule-dr-21 = Turno 0, neutrali: ogni provincia si riempie in campagna fino a uno sotto il limite. Se non bastano, la prima fazione decide dove vanno, uno alla volta.
dutch_revolt-rule-dr-22 = Turno 0, eccedenza: come nella fase 13.
dutch_revolt-rule-dr-23 = Turno 0, movimento nelle province: come nella fase 14.
dutch_revolt-rule-dr-24 = Turno 0, assegnazioni: carte come nella fase 17. Un vescovado va subito allo stato di chi controlla la provincia: Cattolici fortemente cattolico, Asburgo e Nobiltà cattolico, Borghesi riformato, Riformati fortemente riformato; nessuno: cattolico. Colonia e Lovanio sono cattoliche salvo controllo di Riformati o Borghesi; le altre università esistono solo sotto i Riformati.
dutch_revolt-rule-dr-25 = Turno 0, cittadini: i segnalini delle dodici città vanno alla prima casella, nel colore di chi controlla. Nessuno paga, niente si aggiusta.
dutch_revolt-rule-dr-26 = Il turno 0 finisce con un conteggio e l’ordine del turno 1. Niente tasse né azioni di armate.
dutch_revolt-rule-dr-27 = Fase 1: somma le tasse delle tue province, togli la frazione dal totale e prendi altrettante monete.
dutch_revolt-rule-dr-28 = Tassa delle città: scegli un’unica aliquota, 1, 2 o 3, e prendi altrettante monete per ogni città controllata.
dutch_revolt-rule-dr-29 = La tassa delle province viene prima ed è obbligatoria, come un’aliquota di almeno 1. Una riserva vuota limita entrambe.
dutch_revolt-rule-dr-30 = Sostegno francese e dell’Imperatore sono della Nobiltà, i Mercanti di Londra dei Borghesi, i Calvinisti dei Riformati, il Tesoro spagnolo degli Asburgo. Gli Ugonotti sono di Borghesi o Riformati, ma mai di entrambi insieme.
dutch_revolt-rule-dr-31 = Le unità arrivano sulle caselle di sostegno solo come nuove unità.
dutch_revolt-rule-dr-32 = Fase 2: puoi sempre lasciare un’unità di sostegno dov’è; conta allora per le nuove unità della fase 10.
dutch_revolt-rule-dr-33 = Un’unità su casella bianca va sulla mappa, su casella colorata al tesoro, su casella a metà a scelta. Sulla mappa: la campagna di qualsiasi provincia, anche senza esservi presente.
dutch_revolt-rule-dr-34 = Quando il Tesoro spagnolo va al tesoro, chi ha gli Ugonotti può fermarne un’unità per ogni sua unità lì. L’unità fermata va alla riserva degli Asburgo; l’Ugonotto resta e non può partire in questo turno.
dutch_revolt-rule-dr-35 = Fase 3: per ogni armata scegli se mantenerla, scioglierla (il segnalino può essere levato subito) o abbandonarla. Mantenere o sciogliere costa 1 moneta, 2 per i Cattolici.
dutch_revolt-rule-dr-36 = Un’armata abbandonata deve saccheggiare una cittadina della regione (arriva 1 neutrale nella campagna di quella provincia) o depredare: sostituire un’unità qualsiasi di una fazione nella regione, città comprese, con un neutrale. Sceglie il proprietario. Senza neutrali il saccheggio non fa nulla e l’unità depredata sparisce.
dutch_revolt-rule-dr-37 = Il segnalino di un’armata abbandonata si gira: non partecipa a nulla e non conta, ma occupa la casella fino alla fine del turno.
dutch_revolt-rule-dr-38 = Le armate che non puoi pagare vanno abbandonate; scegli quali.
dutch_revolt-rule-dr-39 = Fase 4: leva fino a 3 armate. Una, due o tre costano in tutto: Cattolici 3, 7, 11; Asburgo 3, 6, 10; Nobiltà 2, 5, 8; Borghesi 2, 4, 7; Riformati 2, 4, 6.
dutch_revolt-rule-dr-40 = Ogni armata va su una casella vuota di una regione dove hai un’unità (anche in città) o un’armata non girata. Serve un segnalino in riserva; uno sciolto in questo turno va bene, uno girato no (DR-40a).
dutch_revolt-rule-dr-41 = Fase 5: in una sezione tre o più armate di almeno due fazioni combattono. La fazione più cattolica e la più riformata guidano due campi; le altre si uniscono al più vicino sulla linea Cattolici, Asburgo, Nobiltà, Borghesi, Riformati. A pari distanza si sceglie un campo o nessuno. Il campo più piccolo perde tutte le armate; a parità nessuno.
dutch_revolt-rule-dr-42 = Un’armata che divide la sezione con un’armata non girata di un’altra fazione la fronteggia: niente assedio né influenza militare, ma può muoversi.
dutch_revolt-rule-dr-43 = Fase 6: ogni armata che non fronteggia altre può essere posta su una città della regione, non controllata da te e non già assediata. Le cittadine non si assediano. Una città vuota sì, senza effetto.
dutch_revolt-rule-dr-44 = Un’armata che assedia tiene la casella e conta nella regione, ma non si muove né converte. Le armate arrivate dopo non disturbano l’assedio.
dutch_revolt-rule-dr-45 = Fase 7: Borghesi o Riformati, il primo che ingaggia esclude l’altro, ingaggiano fino a 3 Pezzenti del mare a 2 monete e li usano subito. (a) Più pezzenti che armate in una regione: è distrutta l’armata più cattolica (Cattolici, poi Asburgo, poi Nobiltà). (b) Tanti quante le armate: si rompono tutti gli assedi di armate. (c) Uno saccheggia una cittadina, (d) due assediano una città non propria, solo senza armate nella regione. (e) Uno per ogni armata libera di Cattolici, Asburgo o Nobiltà attende e può annullare una mossa o una conversione. Niente senza effetto; le armate girate non contano.
dutch_revolt-rule-dr-46 = Fase 8: ogni armata che non assedia e non è girata può andare una volta, lungo una freccia, su una casella vuota, anche se ne fronteggia altre. Un’armata fermata resta e ha usato la mossa. Chi arriva combatte solo al turno dopo.
dutch_revolt-rule-dr-47 = Fase 9: ogni armata in una sezione senza armate non girate di altre fazioni può sostituire un’unità altrui, anche neutrale, in campagna o in una cittadina della regione con una tua dalla riserva. Mai in una città.
dutch_revolt-rule-dr-48 = Fase 10: ricevi 1 unità per città controllata e 1 per ogni cittadina della sua carta che tieni; 1 per cittadina tenuta; 1 ogni 5 unità complete in campagna; 1 per unità di sostegno. Almeno 7, mai più della riserva.
dutch_revolt-rule-dr-49 = Le nuove unità vanno nella campagna di province dove sei presente, o nei tuoi riquadri. Dove hai la carta senza limite; altrove al massimo quante ne avevi all’inizio.
dutch_revolt-rule-dr-50 = Le nuove unità che non si possono piazzare diventano monete. Non si può scegliere.
dutch_revolt-rule-dr-51 = Fase 11: conflitto in ogni provincia oltre il limite con almeno due parti, i neutrali sono una. Le città assediate sono escluse.
dutch_revolt-rule-dr-52 = I conflitti delle province sono indipendenti; l’ordine non conta.
dutch_revolt-rule-dr-53 = Ognuno sceglie quale sua unità non assediata perde. I neutrali perdono prima in campagna, poi nelle cittadine, poi nelle città.
dutch_revolt-rule-dr-54 = A giri, dalla parte più piccola, ognuno perde 1 unità; le parti pari nello stesso istante. Ci si ferma appena la provincia è al limite o resta una sola parte. A ogni giro si riordina.
dutch_revolt-rule-dr-55 = Fase 12: ogni provincia si riempie di neutrali in campagna fino al limite.
dutch_revolt-rule-dr-56 = Se i neutrali non bastano, il primo giocatore li piazza uno alla volta in province sotto il limite.
dutch_revolt-rule-dr-57 = Fase 13: una provincia oltre il limite con una sola fazione ha un’eccedenza. Il proprietario può mandare ogni unità di troppo in una provincia adiacente o lungo un fiume della provincia. La meta è sotto il limite o contiene un neutrale, che allora parte (campagna, poi cittadina, poi città non assediata). Si arriva in campagna e non si riparte.
dutch_revolt-rule-dr-58 = Lungo un fiume si va di provincia in provincia; quella con una cittadina o città di un’altra fazione sulla riva può chiudere il viaggio ma non essere attraversata. Un solo fiume per viaggio. Le unità di troppo che non si muovono tornano alla riserva.
dutch_revolt-rule-dr-59 = Fase 14: provincia per provincia, le fazioni agiscono per numero decrescente di unità; neutrali e città assediate sono ignorati, le parità seguono l’ordine di turno.
dutch_revolt-rule-dr-60 = Distribuisci liberamente le tue unità fra campagna, cittadine e città non assediate. Puoi entrare in una cittadina tenuta da un neutrale o da una fazione che qui non ha ancora agito; quell’unità va in campagna. Ciò che ha piazzato chi ha agito resta. Le città si condividono.
dutch_revolt-rule-dr-61 = Quando tutti hanno agito, ogni cittadina vuota riceve 1 neutrale e ogni città vuota non assediata 2. Se non bastano, sceglie il primo giocatore. Il limite può essere superato.
dutch_revolt-rule-dr-62 = Fase 15: l’assedio di un’armata cambia fino a 2 unità altrui della città in unità dell’assediante; le altre diventano neutrali. Senza segnalini l’unità è tolta. Le unità dell’assediante restano e l’armata torna nella casella.
dutch_revolt-rule-dr-63 = Un assedio dei pezzenti sostituisce con neutrali tutte le unità nella città, anche quelle di chi li ha ingaggiati, o le toglie se i neutrali non bastano; secondo l’opzione quelle di chi li ha ingaggiati restano. Gli assedi si risolvono in ordine alfabetico e i segnalini tolti si riusano subito (DR-63a).
dutch_revolt-rule-dr-64 = Fase 16: nell’ordine di turno, la Nobiltà per ultima, spendi quante monete vuoi: ognuna muove di una casella il segnalino di una città. Cattolici e Asburgo verso l’estremo cattolico, Borghesi e Riformati verso quello riformato, la Nobiltà verso il centro. Mai più di 3 caselle dall’inizio della fase.
dutch_revolt-rule-dr-65 = Poi ogni città si aggiusta secondo la casella. 1: fino a 2 Riformati o Borghesi partono, 2 Cattolici arrivano. 2: fino a 1 parte, e allora arriva 1 Asburgo. 3: fino a 1 parte, e allora arriva un neutrale. 4: niente. 5, 6 e 7 allo specchio: partono Cattolici o Asburgo; arrivano un neutrale, un Borghese o 2 Riformati. Riformati prima dei Borghesi, Cattolici prima degli Asburgo. Senza riserva arriva un neutrale. Cattolici o Riformati sostituiscono Asburgo o Borghesi non in gioco.
dutch_revolt-rule-dr-66 = Le città si aggiustano in ordine alfabetico; conta solo se mancano segnalini.
dutch_revolt-rule-dr-67 = Fase 17: le carte di città e province vanno alla maggioranza assoluta; altrimenti la carta torna sul tavolo.
dutch_revolt-rule-dr-68 = Fase 18: un vescovado è fortemente cattolico, cattolico, riformato o fortemente riformato. Chi controlla la provincia lo tira di un passo verso lo stato indicato per il turno 0; senza controllore resta.
dutch_revolt-rule-dr-69 = Fase 19, Colonia e Lovanio: riformate finché i Riformati controllano il luogo; Nobiltà e Borghesi non cambiano nulla; Cattolici, Asburgo o nessuno le rendono cattoliche.
dutch_revolt-rule-dr-70 = Le altre università nascono quando i Riformati controllano il luogo, restano riformate se diventa neutrale o passa a Nobiltà o Borghesi, e cessano se lo controllano Cattolici o Asburgo. Si possono rifondare.
dutch_revolt-rule-dr-71 = Fase 20: si conta da zero a ogni turno: 1 per città, il valore di ogni provincia e l’obiettivo. Cattolici 1 per vescovado non riformato; Asburgo 1 per regione con una loro armata non girata; Nobiltà 1 ogni 3 unità complete (5 in tre giocatori) fuori dalle città; Borghesi 1 per cittadina commerciale tenuta; Riformati 1 per università riformata.
dutch_revolt-rule-dr-72 = Le armate girate tornano in riserva. Dopo il turno 5 la partita finisce.
dutch_revolt-rule-dr-73 = Ordine del turno seguente: per punteggio decrescente ogni fazione mette la carta in una fila, davanti, in mezzo o in fondo. A parità vale l’ordine attuale.
dutch_revolt-rule-dr-74 = Decide il conteggio del turno 5; in due ognuno somma le sue due fazioni. Parità: più città, poi più province, poi più unità sulla mappa, altrimenti vittoria condivisa.

## Perché questo consiglio

dutch_revolt-reason-counts = Contando ora, ottieni { $points } invece di { $before }: { $source }.
dutch_revolt-reason-counts_less = Contando ora: { $faction }, { $points } punti invece di { $before }.
dutch_revolt-reason-controls_province = { $province }, unità: tue { $mine }, tutte le altre insieme { $others }. Questa maggioranza vale { $points }.
dutch_revolt-reason-controls_city = { $city }, unità: tue { $mine }, tutte le altre insieme { $others }. È la maggioranza.
dutch_revolt-reason-province = { $province }, unità: tue { $mine }, tutte le altre insieme { $others }.
dutch_revolt-reason-city = { $city }, unità: tue { $mine }, tutte le altre insieme { $others }.
dutch_revolt-reason-breaks_province = { $province }, maggioranza persa: { $faction } { $theirs }, tutte le altre { $others }.
dutch_revolt-reason-breaks_city = { $city }, maggioranza persa: { $faction } { $theirs }, tutte le altre { $others }.
dutch_revolt-reason-towns = { $spot } diventa tua. Cittadine tue: { $count }.
dutch_revolt-reason-spared = { $province }, ciò che ti resta: nelle cittadine { $towns }, nelle città { $units }.
dutch_revolt-reason-field = Tue unità poi libere in campagna, { $province }: { $count }.
dutch_revolt-reason-coins = Il tuo tesoro passa da { $before } a { $coins }.
dutch_revolt-reason-keeps = Il tuo tesoro tiene { $coins }.
dutch_revolt-reason-upkeep = { $region }: risparmi il mantenimento di { $coins }.
dutch_revolt-reason-armies = Armate poi, { $region }: tue { $mine }, altrui { $others }.
dutch_revolt-reason-siege = Unità altrui a { $city }: { $others }. L’assedio ne converte { $count } in tue.
dutch_revolt-reason-support = { $box }, poi tue unità: { $count }. Ognuna ne dà una nuova più tardi.
dutch_revolt-reason-treasure = Toglie agli Asburgo { $coins } moneta del tesoro spagnolo.
dutch_revolt-reason-stock = L’unità torna alla tua riserva: { $count }.
dutch_revolt-reason-sways = I cittadini di { $city } vanno alla casella { $space } di { $spaces }.
dutch_revolt-reason-order = La tua posizione nel prossimo turno: { $place } su { $count }.
dutch_revolt-reason-rests = Le tue armate restano come sono: { $count }.
dutch_revolt-reason-thins = { $province }, unità, { $faction }: { $theirs } invece di { $before }.
