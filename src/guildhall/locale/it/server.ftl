# I tavoli e il server, in italiano.

error-table_not_started = La partita non è ancora cominciata.
error-table_started = La partita è già cominciata.
error-table_over = La partita è finita.
error-seat_taken = Il posto { $seat } è occupato.
error-seat_offered = Questo posto è riservato a { $name }.
error-already_here = { $name } è già a questo tavolo, o ha già un invito.
error-no_free_seat = Non c’è più un posto libero a cui invitare.
error-rating_too_low = Il tuo punteggio di { $rating } è sotto il minimo di questo tavolo: { $least }.
error-rating_too_high = Il tuo punteggio di { $rating } supera il massimo di questo tavolo: { $most }.
error-rating_provisional = Questo tavolo chiede un punteggio consolidato; il tuo è ancora provvisorio.
error-bad_range = Il minimo { $least } supera il massimo { $most }.
error-rematch_asked = Qualcun altro ha appena proposto la rivincita. Riprova.
error-already_seated = Sei già a questo tavolo, al posto { $seat }.
error-bad_luck_number = Un numero casuale deve avere da { $least } a { $most } byte, in esadecimale minuscolo.
error-luck_added = Questo giocatore ha già aggiunto un numero casuale.
error-seats_open =
    { $open ->
        [one] C’è ancora { $open } posto libero.
       *[other] Ci sono ancora { $open } posti liberi.
    }
error-stale = La partita è andata avanti: hai risposto alla domanda { $answers }, ma quella attuale è { $current }. Guarda di nuovo e riprova.
error-row_ended = È successo qualcosa di nuovo. Guarda prima di continuare.
error-nothing_to_undo = Non c’è nulla da annullare.
error-no_undo_asked = Nessuno ha chiesto di annullare.
error-flag_up = Il posto { $seat } ha ancora tempo.
error-not_absent = Questo giocatore non è assente, o non ancora da { $days } giorni.
error-no_rescue = A questo tavolo i bot non sostituiscono chi è assente.
error-no_roles = In questo gioco i posti non si sorteggiano: sono tutti uguali.
error-clock_runs = Questo tavolo ha un limite di tempo: quando scade subentra un bot.
error-not_away = Nessun bot sostituisce il posto { $seat }.
error-not_present = Un bot gioca per il posto { $seat } in questo momento.
error-not_due = Il posto { $seat } non ha nulla da decidere adesso.
error-bot_not_due = Non tocca più al bot del posto { $seat }.
error-chat_length = Un messaggio deve avere da 1 a { $most } caratteri; il tuo ne ha { $have }.
error-note_length = Le note possono avere al massimo { $most } caratteri; le tue ne hanno { $have }.
error-bad_name = Un nome deve avere da 1 a { $most } caratteri normali.
error-mixed_name = Un nome deve usare le lettere di un solo alfabeto.
error-unknown_clock = Non c’è un tempo “{ $given }”. Tempi disponibili: { $known }.
error-no_such_table = Questo tavolo non esiste, o non hai accesso.
error-table_busy = Il tavolo è molto occupato. Riprova fra un momento.
error-too_many_tables = Hai già { $most } tavoli in corso, il massimo consentito. Prima finisci qualche partita o arrenditi.
error-no_such_tournament = Questo torneo non esiste.
error-not_your_tournament = Può farlo solo chi ha creato il torneo.
error-tournament_closed = Le iscrizioni a questo torneo sono chiuse.
error-tournament_full = Il torneo è al completo ({ $most } giocatori).
error-tournament_started = Il torneo è già iniziato.
error-too_few_entrants = Prima devono iscriversi almeno { $least } giocatori.
error-too_many_tournaments = Hai già { $most } tornei in corso, il massimo consentito.
error-tournament_clock = Un torneo ha bisogno di un orologio.
error-tournament_rounds = Scegli quanti turni giocare.
error-tournament_start = Scegli un inizio nei prossimi dodici mesi.
error-tournament_most = Il limite deve essere almeno { $least }: un tavolo completo.
error-analysis_busy = Il server sta già analizzando tutte le partite che può. Riprova tra qualche minuto.
error-no_hint = Al momento nessun suggerimento. Riprova tra poco.
error-plan_ended = Dopo queste scelte non tocca a te, quindi per ora non c’è nulla da suggerire.
error-hints_off = A questo tavolo i suggerimenti sono disattivati finché giocano due o più persone.
error-coach_off = A questo tavolo l’allenatore è disattivato.
error-not_signed_in = Non hai effettuato l’accesso. Inserisci il tuo nome o accedi.
error-wrong_password = Nome utente o password errati.
error-wrong_passkey = Questa passkey non è stata accettata. Riprova.
error-wrong_name = Scrivi il tuo nome esattamente così: { $name }.
error-no_such_passkey = Questa passkey non esiste.
error-no_such_puzzle = Questo problema non esiste.
error-no_such_decision = Questa decisione non è nell’analisi. Analizza prima la partita.
error-last_way_in = Senza questa passkey non potresti più accedere. Prima aggiungine un’altra o imposta una password.
error-no_mail_here = Questo server non invia e-mail.
error-nothing_to_confirm = Non c’è nessun indirizzo e-mail da confermare.
error-game_off = Questo gioco non è disponibile su questo server.
error-feature_off = Questo server non offre questa funzione ({ $feature }).
error-unknown_feature = Non c’è un gioco o una funzione “{ $given }”. Disponibili: { $known }.
error-not_your_table = Può farlo solo chi ha creato il tavolo.
error-not_alone = Altri giocatori partecipano a questo tavolo: non si può eliminare. Puoi lasciarlo o abbandonare.
error-not_seated = Non giochi a questo tavolo.
error-invitation_used = Questo invito è già stato usato, o la partita è iniziata. Chiedine uno nuovo.
error-bad_invitation = Questo invito non è valido per questo tavolo.
error-bad_confirmation = Questo link non è più valido. Inserisci di nuovo il tuo indirizzo e-mail per riceverne un altro.
error-unknown_host = Questo server non conosce il nome host { $host }. Se è tuo, avvia il server con --public-url o --allow-host.
error-foreign_origin = Questa richiesta viene da un altro sito ed è stata bloccata.
error-hidden_until_the_end = Potrai vederlo alla fine della partita.
error-body_too_slow = La richiesta ha impiegato più di { $seconds } secondi ad arrivare. Controlla la connessione e riprova.
error-head_too_slow = La richiesta ha impiegato più di { $seconds } secondi ad arrivare. Controlla la connessione e riprova.
error-head_too_large = Le intestazioni della richiesta sono troppo grandi.
error-url_too_long = Questo indirizzo è troppo lungo.
error-too_many_connections = Troppe connessioni dalla tua rete. Chiudine qualcuna e riprova.
error-shutting_down = Il server si sta riavviando. Riprova tra poco.
error-too_large = È troppo grande. Il limite è { $most } byte.
error-too_many_requests = Troppe richieste. Aspetta un momento e riprova.
error-too_many_pages = Hai già { $most } pagine aperte. Chiudine una, poi ricarica questa.
error-method_not_allowed = Questo indirizzo non accetta questo tipo di richiesta.
error-not_found = Pagina non trovata.
error-internal_error = Si è verificato un errore sul server. È stato registrato; riprova.
error-try_again = Non è stato possibile salvare la tua mossa. Non è andato perso nulla; riprova.
error-store_cannot_write = Al momento il server non può salvare nulla: il database rifiuta di scrivere. Controlla il disco.
error-table_unreadable = Impossibile aprire il tavolo { $table }: una parte dei dati è danneggiata. Chiedi a chi gestisce il server di ripristinarlo da un backup. Gli altri tuoi tavoli funzionano.
error-table_rules_changed = Il tavolo { $table } è stato creato con una versione precedente delle regole ({ $began }, ora { $now }), e le sue mosse non sono possibili con quella nuova. Non è andato perso nulla: chi gestisce il server può concluderlo o esportarlo con la versione precedente di Guildhall.
error-bad_request = La richiesta non è valida.
error-bad_login = Un nome utente deve avere da 3 a { $most } caratteri, senza spazi.
error-bad_password = Una password deve avere almeno { $least } caratteri.
error-bad_body = La richiesta non è valida: { $problem }.
error-bad_cursor = La lista non può continuare da qui. Ricarica la pagina per rivederla dall’inizio.
error-bad_subscription = L’iscrizione del tuo browser non è valida. Disattiva e riattiva le notifiche.
error-bad_zone = Fuso orario sconosciuto: { $given }.
error-no_such_person = Questa persona non c’è, o non mostra il suo profilo.
error-not_yourself = Sei tu.
error-too_many_bonds = Segui o blocchi già { $most } giocatori: è il limite.
error-not_welcome = Non puoi unirti a questo tavolo.
error-banned =
    { $until ->
        [never] Non hai più accesso a questo server. Motivo: { $why }
       *[other] Non hai accesso a questo server fino al { $until }. Motivo: { $why }
    }
error-silenced =
    { $until ->
        [never] Non puoi scrivere in chat. Motivo: { $why }
       *[other] Non puoi scrivere in chat fino al { $until }. Motivo: { $why }
    }
error-warning_unread = Hai ricevuto un avviso da un moderatore. Leggilo prima di continuare.
error-not_moderator = Solo i moderatori possono farlo.
error-not_administrator = Solo gli amministratori possono vederlo.
error-not_on_moderators = Questa persona è un moderatore. Solo il gestore del server può intervenire.
error-no_such_line = Questo messaggio non può essere segnalato.
error-why_needed = Scrivi il motivo.
error-days_needed = Scegli la durata.
error-talk_slow = Modalità lenta: puoi scrivere di nuovo tra { $seconds } s.
error-spectators_only = Qui possono scrivere solo gli spettatori. Potrai leggere quando la partita sarà finita.
error-slow_length = Scegli tra 0 e { $most } secondi.
error-match_lost = Uno di questi giocatori se n’è andato. Riprova.
error-bad_search = Ricerca illeggibile. Controlla le date.
error-bad_webhook = Un webhook deve essere un indirizzo HTTPS fuori da questa rete.
error-webhook_unresolved = L’host del webhook non è stato trovato in tempo. Controlla l’indirizzo o riprova più tardi.
error-bad_mail = Indirizzo e-mail non valido.
error-server_busy = { $host }:{ $port } è già in uso. Scegli un’altra porta con --port.

former-player = Ex giocatore
push-your_turn = Tocca a te.
push-clock = Il tuo tempo sta per scadere.
push-invitation = Hai un invito a una partita.
push-invitation-by = { $name } ti invita a una partita.
push-match = Il tuo tavolo è pronto.
push-talk = Qualcuno ha scritto al tuo tavolo.
push-talk-by = { $name } ha scritto al tuo tavolo.
push-tournament =
    { $round ->
        [0] { $name }: il tuo tavolo è pronto.
       *[other] { $name }, turno { $round }: il tuo tavolo è pronto.
    }
push-tournament-tables = { $name } è iniziato: ti aspettano { $count } tavoli.
mail-subject-clock =
    { $count ->
        [one] Guildhall: il tuo tempo sta per scadere
       *[other] Guildhall: il tuo tempo sta per scadere a { $count } tavoli
    }
mail-subject-your_turn =
    { $count ->
        [one] Guildhall: tocca a te
       *[other] Guildhall: tocca a te a { $count } tavoli
    }
mail-subject-invitation =
    { $count ->
        [one] Guildhall: hai un invito a una partita
       *[other] Guildhall: hai inviti a { $count } partite
    }
mail-subject-talk =
    { $count ->
        [one] Guildhall: qualcuno ha scritto al tuo tavolo
       *[other] Guildhall: nuovi messaggi a { $count } tavoli
    }
mail-subject-tournament =
    { $count ->
        [one] Guildhall: il tuo tavolo di torneo è pronto
       *[other] Guildhall: i tuoi { $count } tavoli di torneo sono pronti
    }
mail-hello = Ciao { $name },
mail-tables-tournament =
    { $count ->
        [one] il tuo tavolo di torneo è pronto:
       *[other] i tuoi { $count } tavoli di torneo sono pronti:
    }

    { $links }
mail-round =
    { $round ->
        [0] «{ $name }»:
       *[other] «{ $name }», turno { $round }:
    }
mail-tables-talk =
    { $count ->
        [one] qualcuno ha scritto a questo tavolo:
       *[other] qualcuno ha scritto a questi { $count } tavoli:
    }

    { $links }
mail-tables-clock =
    { $count ->
        [one] il tuo tempo sta per scadere a questo tavolo:
       *[other] il tuo tempo sta per scadere a questi { $count } tavoli:
    }

    { $links }
mail-tables-your_turn =
    { $count ->
        [one] tocca a te a questo tavolo:
       *[other] tocca a te a questi { $count } tavoli:
    }

    { $links }
mail-tables-invitation =
    { $count ->
        [one] hai un invito a questo tavolo:
       *[other] hai un invito a questi { $count } tavoli:
    }

    { $links }

cli-serving = Guildhall è attivo su { $url } (Ctrl-C per fermarlo). Dati: { $db }
cli-serving-network = Nella rete locale: { $url }
cli-serving-here = Accessibile solo da questo computer. Per far giocare altri nella tua rete, avvia con: serve --host 0.0.0.0
cli-thinking = Si riflette per i server di { $db } con { $processes ->
    [one] un processo
   *[other] { $processes } processi
}. Ferma con Ctrl+C.
cli-serving-metrics = Stato e metriche: { $url }/healthz e { $url }/metrics
cli-compiling = Compilazione delle regole in background. Puoi già giocare; al termine i bot penseranno più a fondo.
cli-compiled = Ora sono in uso le regole compilate.
cli-compile-failed = Non è stato possibile compilare le regole. Il server continua con quelle non compilate. Dettagli: { $log }
cli-mail-needs-url = L’e-mail è configurata, ma senza --public-url non viene inviata: i link ne hanno bisogno.
error-workers_need_postgresql = { $workers } worker richiedono PostgreSQL: aggiungi --db postgresql://…
error-think_needs_postgresql = I bot possono riflettere altrove solo per server su PostgreSQL: aggiungi --db postgresql://…
error-client_not_built = Le pagine web non sono ancora pronte. Avvia ./play, che le costruisce.
error-docs_not_built = La documentazione non è ancora pronta. Aspetta un momento e ricarica: ./play la costruisce in secondo piano.
mail-confirm-subject = Guildhall: conferma il tuo indirizzo e-mail
mail-confirm-body =
    Ciao { $name },

    conferma che possiamo scriverti a questo indirizzo quando tocca a te:

    { $link }

    Se non l’hai chiesto tu, ignora questa e-mail. Non ne riceverai altre.
