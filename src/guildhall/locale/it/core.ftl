# Quello che serve a ogni gioco e a ogni schermo, in italiano.

language-name = Italiano

## Problemi: dire che cosa non va e che cosa fare

error-unknown_game = Non c’è nessun gioco “{ $given }”. Giochi disponibili: { $known }.
error-unknown_lesson =
    { $count ->
        [0] Non ci sono ancora lezioni per { $game }.
       *[other] { $game } non ha una lezione “{ $given }”. Lezioni: { $known }.
    }
error-unknown_language = La lingua “{ $given }” non è supportata. Lingue disponibili: { $known }.
error-seats = { $game } non si gioca in { $given }. Numero di giocatori: { $allowed }.
error-option = Il gioco { $game } non ha l’opzione “{ $given }”. Opzioni: { $known }.
error-option_value = “{ $given }” non è un valore valido per l’opzione { $option }. Possibile: { $allowed }.
error-notation_empty = Scrivi una mossa, oppure ? per vedere le tue scelte.
error-notation_verb = “{ $given }” qui non è una mossa. Forse intendevi: { $known }?
error-notation_count =
    { $verb } richiede: { $need }. Ne hai { $have ->
        [one] dato uno
       *[other] dati { $have }
    }.
error-notation_argument = “{ $given }” non esiste per { $argument }. Forse intendevi: { $known }?
error-notation_json = In JSON una mossa deve essere un oggetto con un verbo (“verb”) e i suoi argomenti.
error-unknown_move = La mossa numero { $move } non esiste; questo gioco ne ha { $size }.
error-chance_verb = “{ $given }” non si può estrarre qui.
error-chance_impossible = Questa estrazione qui non è possibile.
error-position_json = Posizione non valida: { $problem }.
error-position_game = Questa posizione è del gioco { $found }, non di questa versione del gioco { $game }.
error-position_fields = La posizione ha campi mancanti o sconosciuti: { $fields }.
error-position_value = La posizione non è valida: { $field }.
error-record_file = Impossibile leggere { $file }: { $problem }.
error-record_empty = La registrazione è vuota.
error-record_line = La riga { $line } della registrazione è danneggiata: { $problem }.
error-record_format = La registrazione ha il formato { $found }; questa versione legge il formato { $known }.
error-record_game = La registrazione è del gioco { $found }, non del gioco { $game }.
error-record_version = La registrazione è stata creata con regole e dati { $found }; questa versione usa { $known }.
error-record_input = La voce { $n } della registrazione, “{ $move }”, lì non è possibile: { $why }.
error-record_rules_changed = La voce { $n } della registrazione, “{ $move }”, non è possibile con le regole e i dati attuali { $known }. È stata creata con { $found }: usa quella versione di Guildhall per riprodurla.
error-record_luck = La voce { $n } della registrazione, “{ $move }”, non corrisponde alle estrazioni di questa partita.
error-record_commitment = La chiave della registrazione non corrisponde all’impegno nella sua intestazione.
error-record_luck_version = Le estrazioni della registrazione hanno la versione { $found }; questa versione di Guildhall arriva fino a { $known }.
error-record_numbers = I numeri casuali dei giocatori nella registrazione sono danneggiati.
error-record_spaces = Secondo la registrazione un annullamento ha riavviato le estrazioni alla voce { $n } (numero { $space }); questo contraddice il resto.
error-record_no_key = La registrazione non contiene la chiave delle sue estrazioni.
error-record_no_result = La partita è finita, ma la registrazione non ha un risultato.
error-record_not_over =
    La registrazione ha un risultato, ma la partita non è finita dopo { $n ->
        [one] una voce
       *[other] { $n } voci
    }.
error-record_result = Il risultato della registrazione è sbagliato: { $field }.
error-analysis_unfinished = Si possono analizzare solo partite finite.

## Giocatori e bot

seat-spectator = Spettatore
bot-random = Casuale
bot-apprentice = Apprendista
bot-journeyman = Lavorante
bot-master = Maestro
bot-expert = Esperto
bot-grandmaster = Gran maestro
seat-guest = Ospite
error-unknown_bot = Non c’è nessun bot “{ $given }”. Bot disponibili: { $known }.
error-unknown_style = { $game } non ha bot con il carattere “{ $given }”. Caratteri: { $known }; oppure una temperatura sopra 0, per esempio 0.5.
error-extra_missing = { $library } non è installato. Installalo con: pip install "{ $extra }"
error-policy_file = Impossibile usare { $file } come strategia: { $problem }.
error-policy_fit = La strategia { $file } è stata addestrata per { $field } “{ $made }”, ma qui è “{ $here }”.
error-positions_file = Impossibile leggere decisioni da { $file }: { $problem }.
error-positions_fit = { $file } è stato scritto per { $field } “{ $made }”, ma qui è “{ $here }”. Esportalo di nuovo.
error-no_expert = Nessuna rete ha ancora imparato { $game } abbastanza bene. C’è un esperto per: { $known }.
error-unknown_profile = Non c’è un profilo «{ $given }». Scegline uno tra: { $known }.
error-train_other = { $folder } contiene un altro allenamento ({ $game }, codifica { $encoding }, { $blocks } blocchi da { $width }). Scegli un’altra cartella con --folder.
error-kept_other = { $file } contiene partite di altri bot, opzioni, regole o reti. Indica un altro file con --keep.
error-kept_broken = La riga { $line } di { $file } non è leggibile. Cancellala o indica un altro file con --keep.
error-sharpen_other = { $folder } contiene partite di un altro gioco, di un altro seme, di un’altra impostazione o di altre regole. Scegli un’altra cartella con --folder.
error-sharpen_broken = Impossibile leggere { $file }. Elimina il file; la partita verrà rigiocata.
error-sharpen_few = Ci sono solo { $games } partite; ne servono due: una per imparare, una per verificare. Lancia di nuovo il comando.
error-unknown_reward = Non c’è nessuna ricompensa “{ $given }”. Ricompense: { $known }.
error-unknown_render_mode = Non c’è nessuna visualizzazione “{ $given }”. Possibili: { $known }.
error-weight_missing = La valutazione di { $game } ha bisogno del peso “{ $given }”.
error-weight_unknown = La valutazione di { $game } non ha un peso “{ $given }”.
error-bots_number = { $have } bot per { $need } posti: indica un solo bot per tutti, oppure uno per posto.
error-unknown_rule = Il gioco { $game } non ha la regola “{ $given }”. Regole: { $known }.
error-no_such_input = La voce { $given } non esiste; la registrazione ne ha { $last }.
error-no_such_seat = Il posto { $given } non esiste. I posti sono numerati da 0, e i giocatori sono { $seats }.
error-no_saved_game = Nessuna partita salvata per { $user }. Iniziane una con: guildhall play
error-save_failed = Impossibile scrivere { $file }: { $problem }.

## Perché questo consiglio

reason-only_move = È l’unica mossa possibile.
reason-wins = Vince la partita.
reason-points =
    Dà subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
reason-more_points =
    Dà subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più della più debole delle altre mosse.
reason-position =
    Dovrebbe dare circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in più delle alternative.
reason-denial =
    Costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } a { $seat }.
reason-tempo = Giochi di nuovo prima degli altri.
reason-least_loss =
    Perde { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in meno delle alternative.
reason-share = Partite simulate vinte dopo questa mossa: { $share } %; dopo la seconda migliore: { $next } %.
reason-even =
    { $count ->
        [one] Partite simulate vinte dopo questa mossa: { $share } %. Un’altra mossa rende altrettanto.
       *[other] Partite simulate vinte dopo questa mossa: { $share } %. Altre { $count } mosse rendono altrettanto.
    }
reason-plan = Cambia poco subito e rende più avanti.
