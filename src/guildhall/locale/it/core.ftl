# Quello che serve a ogni gioco e a ogni schermo, in italiano.

language-name = Italiano

## Problemi: dire che cosa non va e che cosa fare

error-unknown_game = Nessun gioco si chiama “{ $given }”. Giochi: { $known }.
error-unknown_language = La lingua “{ $given }” qui non c’è. Lingue: { $known }.
error-seats = { $game } non si gioca in { $given }. Numero di giocatori: { $allowed }.
error-option = Il gioco { $game } non ha l’opzione “{ $given }”. Opzioni: { $known }.
error-option_value = L’opzione { $option } non può essere “{ $given }”. Possibile: { $allowed }.
error-notation_empty = Scrivi una mossa, oppure ? per vedere le tue scelte.
error-notation_verb = “{ $given }” non è una mossa di questo gioco. Forse intendevi: { $known }?
error-notation_count =
    { $verb } richiede: { $need }. Ne hai { $have ->
        [one] dato uno
       *[other] dati { $have }
    }.
error-notation_argument = “{ $given }” non esiste per { $argument }. Forse intendevi: { $known }?
error-notation_json = In JSON una mossa è un oggetto con un verbo (“verb”) e i suoi argomenti.
error-unknown_move = La mossa numero { $move } non esiste; la tabella ne ha { $size }.
error-chance_verb = “{ $given }” non è ciò che si estrae qui.
error-chance_impossible = Questa estrazione qui non è possibile.
error-position_json = Questa non è una posizione: { $problem }.
error-position_game = Questa posizione è del gioco { $found }, non di questa versione del gioco { $game }.
error-position_fields = Nella posizione ci sono campi mancanti o sconosciuti: { $fields }.
error-position_value = La posizione non sta in piedi: { $field }.
error-record_file = Non riesco a leggere { $file }: { $problem }.
error-record_empty = La registrazione è vuota.
error-record_line = La riga { $line } della registrazione è danneggiata: { $problem }.
error-record_format = La registrazione ha il formato { $found }; questa versione legge il formato { $known }.
error-record_game = La registrazione è del gioco { $found }, non del gioco { $game }.
error-record_version = La registrazione è stata fatta con regole e dati { $found }; questa versione gioca con { $known }.
error-record_input = La voce { $n } della registrazione, “{ $move }”, lì non è possibile: { $why }.
error-record_rules_changed = La voce { $n } della registrazione, “{ $move }”, non è possibile con le regole e i dati attuali { $known }; è stata fatta con { $found }. La versione precedente di Guildhall può riprodurla.
error-record_luck = La voce { $n } della registrazione, “{ $move }”, non è ciò che la sorte di questa partita ha dato.
error-record_commitment = La chiave della registrazione non è quella promessa dalla sua intestazione.
error-record_luck_version = La sorte di questa registrazione ha la versione { $found }; questa versione arriva fino a { $known }.
error-record_numbers = I numeri casuali dei giocatori nella registrazione sono danneggiati.
error-record_spaces = Secondo la registrazione un annullamento ha riaperto la sorte alla voce { $n } (numero { $space }); non concorda con il resto.
error-record_no_key = La registrazione non rivela la chiave della sua sorte.
error-record_no_result = La partita è finita, ma la registrazione non ha un risultato.
error-record_not_over =
    La registrazione ha un risultato, ma la partita non è finita dopo { $n ->
        [one] una voce
       *[other] { $n } voci
    }.
error-record_result = Il risultato della registrazione è sbagliato: { $field }.
error-analysis_unfinished = Solo una partita finita può essere analizzata.

## Giocatori e bot

seat-spectator = Spettatore
bot-random = Casuale
bot-apprentice = Apprendista
bot-journeyman = Lavorante
bot-master = Maestro
seat-guest = Ospite
error-unknown_bot = Nessun bot si chiama “{ $given }”. Bot: { $known }.
error-extra_missing = La libreria { $library } non è installata. Si ottiene con: pip install "{ $extra }"
error-policy_file = { $file } non può servire da strategia: { $problem }.
error-policy_fit = La strategia { $file } è stata fatta per { $field } “{ $made }”; qui è “{ $here }”.
error-unknown_reward = Nessuna ricompensa si chiama “{ $given }”. Ricompense: { $known }.
error-weight_missing = La valutazione di { $game } richiede un peso “{ $given }”.
error-weight_unknown = La valutazione di { $game } non conosce alcun peso “{ $given }”.
error-bots_number = { $have } bot per { $need } posti: indica un solo bot per tutti, oppure uno per posto.
error-unknown_rule = Il gioco { $game } non ha la regola “{ $given }”. Regole: { $known }.
error-no_such_input = La voce { $given } non esiste; l’ultima della registrazione è la { $last }.
error-no_such_seat = Il posto { $given } qui non esiste; i posti sono numerati da 0, si gioca in { $seats }.
error-no_saved_game = Nessuna partita salvata per { $user }. Iniziane una con: guildhall play
error-save_failed = Non riesco a scrivere { $file }: { $problem }.

## Perché questo consiglio

reason-only_move = È l’unica mossa possibile.
reason-wins = Vince la partita.
reason-points =
    Porta subito { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
reason-position =
    Dovrebbe portare { $points ->
        [one] un punto
       *[other] { $points } punti
    } in più delle altre mosse.
reason-denial =
    Toglie { $points ->
        [one] un punto
       *[other] { $points } punti
    } a { $seat }.
reason-tempo = Muovi di nuovo prima degli altri.
reason-least_loss =
    Perde { $points ->
        [one] un punto
       *[other] { $points } punti
    } in meno delle altre mosse.
reason-hinders = Indebolisce { $seat }, il tuo rivale più forte.
reason-share = Le partite che cominciano così danno il { $share } % delle vittorie, con la mossa seguente il { $next } %.
reason-plan = Nulla si vede subito; per esperienza è la mossa più solida.
