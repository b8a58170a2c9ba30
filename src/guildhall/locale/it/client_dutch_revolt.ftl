# Il tabellone di Revolution nel browser, in italiano.

client-part-dutch_revolt = { $number }. { $phase }

client-dutch_revolt-turn =
    { $turn ->
        [0] Turno d’apertura
       *[other] Turno { $turn } di { $turns }
    }
client-dutch_revolt-order = Ordine di turno
client-dutch_revolt-next-order = Turno seguente:
client-dutch_revolt-tools = Vista del tabellone
client-dutch_revolt-as-map = Mappa
client-dutch_revolt-as-table = Tabella
client-dutch_revolt-closer = Ingrandisci
client-dutch_revolt-farther = Riduci
client-dutch_revolt-whole = Mappa intera
client-dutch_revolt-choices = Mostra le scelte
client-dutch_revolt-sweep-keep = Mantieni tutte
client-dutch_revolt-spread-one = Una ovunque
client-dutch_revolt-spread-towns = Cittadine
client-dutch_revolt-ask-conflict = Alcune province sono troppo piene. Quali unità perdi?
client-dutch_revolt-ask-surplus = Le tue province sono troppo piene. Quali unità partono, e per dove?
client-dutch_revolt-usual = Già inserita: campagna
client-dutch_revolt-row-occupy = Entra: { $spot }
client-dutch_revolt-row-withdraw = Esci: { $spot }
client-dutch_revolt-row-leave = Da: { $spot }
client-dutch_revolt-row-reach = Verso: { $province }
client-dutch_revolt-row-dissolve = Torna in riserva
client-dutch_revolt-row-from = Da: { $from }
client-dutch_revolt-row-next = Prossima da: { $province }
client-dutch_revolt-row-place = { $province }
client-dutch_revolt-row-enrol = { $box }
client-dutch_revolt-map = Mappa dei Paesi Bassi. Più e meno per lo zoom, frecce per spostarti, 0 per vedere tutto.
client-dutch_revolt-france = FRANCIA
client-dutch_revolt-north-sea = Mare del Nord

client-dutch_revolt-nobody = nessuno
client-dutch_revolt-empty = niente
client-dutch_revolt-units = { $count } { $side }
client-dutch_revolt-at = { $place }: { $units }
client-dutch_revolt-province =
    { $province }: { $total } unità su { $limit }{ $surplus ->
        [0] { "" }
       *[other] { " " }({ $surplus } di troppo)
    }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, controllo: { $holder }. Campagna: { $units }
client-dutch_revolt-city = Città di { $city }, controllo: { $holder }. Unità: { $units }
client-dutch_revolt-besieged = assediata da: { $by }
client-dutch_revolt-commercial = cittadina commerciale
client-dutch_revolt-university = università
client-dutch_revolt-university-reformed = università riformata
client-dutch_revolt-track =
    { $region }, sezione di comando con { $boxes ->
        [one] 1 casella
       *[other] { $boxes } caselle
    }. Armate: { $armies }
client-dutch_revolt-command =
    Armate: { $armies } ({ $boxes ->
        [one] 1 casella
       *[other] { $boxes } caselle
    })
client-dutch_revolt-flipped = girate: { $armies }
client-dutch_revolt-held =
    { $count ->
        [one] 1 pezzente tenuto
       *[other] { $count } pezzenti tenuti
    } in attesa
client-dutch_revolt-box =
    { $box } ({ $users }): { $units }; { $spaces ->
        [one] 1 spazio
       *[other] { $spaces } spazi
    }
client-dutch_revolt-box-french = Sostegno francese
client-dutch_revolt-box-emperor = L’Imperatore
client-dutch_revolt-box-london = Mercanti di Londra
client-dutch_revolt-box-huguenots = Ugonotti
client-dutch_revolt-box-calvinists_half = Calvinisti (a metà)
client-dutch_revolt-box-calvinists_plain = Calvinisti (bianche)
client-dutch_revolt-box-treasure = Tesoro spagnolo
client-dutch_revolt-support = Sostegno estero
client-dutch_revolt-beggars = Pezzenti del mare
client-dutch_revolt-fleet = Pezzenti del mare nella loro casella: { $count }; assoldati da: { $hirer }

client-dutch_revolt-citizens = La fede dei cittadini
client-dutch_revolt-catholic-end = Cattolico
client-dutch_revolt-reformed-end = Riformato
client-dutch_revolt-citizens-of = { $city }: cittadini sullo spazio { $space }, dallo spazio { $from }
client-dutch_revolt-bishoprics = Vescovadi
client-dutch_revolt-universities = Università
client-dutch_revolt-not-founded = non fondata
client-dutch_revolt-panel-citizens = Fede
client-dutch_revolt-panel-church = Chiesa

client-dutch_revolt-on-map = Unità sulla mappa
client-dutch_revolt-in-reserve = Unità in riserva
client-dutch_revolt-if-scored = Punteggio attuale
client-dutch_revolt-neutrals-left = Segnalini neutrali rimasti: { $count }

client-dutch_revolt-col-province = Provincia
client-dutch_revolt-col-country = Campagna
client-dutch_revolt-col-places = Città e cittadine
client-dutch_revolt-card =
    { $total }/{ $limit } · { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } · tassa { $tax } · controllo: { $holder }
client-dutch_revolt-held-by = controllo: { $holder }

client-source-dutch_revolt-scored = Conteggi
client-source-dutch_revolt-withdrawn = Conteggi precedenti ripresi
client-sheet-dutch_revolt =
    { $turn ->
        [0] Turno d’apertura
       *[other] Turno { $turn }
    }: conteggio
client-sheet-dutch_revolt-scored = { $source }
client-sheet-dutch_revolt-sum = Punti

## Varianti

client-option-dutch_revolt-majority-combined = più di tutti gli altri insieme
client-option-dutch_revolt-majority-plurality = più di ciascun altro
client-option-dutch_revolt-catholic_aim-all_non_reformed = ogni vescovado non riformato
client-option-dutch_revolt-catholic_aim-controlled_only = solo nelle province controllate
client-option-dutch_revolt-allegiance_cap-per_turn = dall’inizio della fase
client-option-dutch_revolt-allegiance_cap-from_start_space = dalla prima casella della partita
client-option-dutch_revolt-support_target-any_province = qualsiasi provincia
client-option-dutch_revolt-support_target-present_only = solo dove la fazione è presente
client-option-dutch_revolt-turn0_new_unit_cap-double_total = al massimo il doppio dei presenti
client-option-dutch_revolt-turn0_new_unit_cap-add_double = aggiungere fino al doppio
client-option-dutch_revolt-town_ousting-to_field = verso la campagna
client-option-dutch_revolt-town_ousting-forbidden = vietato
client-option-dutch_revolt-interception-treasure_to_stock = blocca l’unità
client-option-dutch_revolt-interception-also_discard_huguenot = la scarta pure
client-option-dutch_revolt-conflict-rounds = una a testa per giro
client-option-dutch_revolt-conflict-smallest_until_gone = il più piccolo finché sparisce
client-option-dutch_revolt-tax_rounding-total = del totale delle tasse
client-option-dutch_revolt-tax_rounding-per_province = di ogni provincia
client-option-dutch_revolt-beggar_siege-all_neutral = diventano tutte neutrali
client-option-dutch_revolt-beggar_siege-hirer_spared = quelle di chi li ha ingaggiati restano
client-option-dutch_revolt-besieged_units-counted = contano
client-option-dutch_revolt-besieged_units-left_out = sono ignorate
client-option-dutch_revolt-map_values-first = come ricostruiti all’inizio
client-option-dutch_revolt-map_values-even = equilibrati
client-option-dutch_revolt-map_values-level = ancora più equilibrati
client-option-dutch_revolt-map_values-by_seats = equilibrati per ogni numero di giocatori
