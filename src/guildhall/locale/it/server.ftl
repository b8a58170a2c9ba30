# I tavoli e il server, in italiano.

error-table_not_started = La partita non è ancora cominciata.
error-table_started = La partita è già cominciata.
error-table_over = La partita è finita.
error-seat_taken = Il posto { $seat } è occupato.
error-seat_offered = Questo posto è riservato a { $name }.
error-rematch_asked = Qualcun altro ha appena proposto la rivincita. Riprova.
error-already_seated = Sei già a questo tavolo, al posto { $seat }.
error-bad_luck_number = Un numero casuale per la sorte ha da { $least } a { $most } byte, in esadecimale minuscolo.
error-luck_added = Questo giocatore ha già aggiunto il suo numero casuale.
error-seats_open =
    { $open ->
        [one] C’è ancora { $open } posto libero.
       *[other] Ci sono ancora { $open } posti liberi.
    }
error-stale = Questo risponde a una domanda più vecchia ({ $answers }); quella attuale è { $current }. Guarda di nuovo il tavolo.
error-nothing_to_undo = Non c’è nulla da riprendere.
error-no_undo_asked = Nessuno ti ha chiesto di tornare indietro.
error-flag_up = Il posto { $seat } ha ancora tempo.
error-not_absent = Questa persona non è assente, o non ancora da { $days } giorni.
error-no_rescue = A questo tavolo i bot non sostituiscono chi è assente.
error-clock_runs = Questo tavolo ha un orologio: quando il tempo scade subentra un bot.
error-not_away = Il posto { $seat } non è tenuto da un sostituto.
error-not_present = Il posto { $seat } è giocato da un bot in questo momento.
error-not_due = Il posto { $seat } non ha nulla da decidere adesso.
error-bot_not_due = Il posto { $seat } non spetta più a un bot.
error-chat_length = Scrivi da 1 a { $most } caratteri; qui sono { $have }.
error-note_length = Una nota ha al massimo { $most } caratteri; qui sono { $have }.
error-bad_name = Un nome ha da 1 a { $most } caratteri normali.
error-unknown_clock = Non c’è un orologio «{ $given }». Orologi: { $known }.
error-no_such_table = Questo tavolo non esiste, oppure non puoi vederlo.
error-table_busy = Il tavolo è molto occupato. Riprova fra un momento.
error-too_many_tables = Hai già { $most } tavoli in corso, il massimo consentito. Prima finisci qualche partita o arrenditi.
error-analysis_busy = La casa sta già analizzando tutte le partite che può. Riprova tra un po’.
error-no_hint = Al momento non si può dare alcun consiglio. Riprova tra un attimo.
error-hints_off = A questo tavolo niente consigli finché giocano due o più persone.
error-not_signed_in = Dicci prima il tuo nome.
error-wrong_password = Il nome utente o la password non è giusta.
error-wrong_passkey = Questa passkey non è stata accettata. Riprova.
error-no_such_passkey = Non hai questa passkey.
error-last_way_in = Senza questa passkey non potresti più accedere. Prima aggiungine un’altra o scegli una password.
error-no_mail_here = Questa casa per ora non manda e-mail.
error-nothing_to_confirm = Nessun indirizzo aspetta di essere confermato.
error-game_off = Questa casa per ora non offre questo gioco.
error-not_your_table = Solo chi ospita il tavolo può farlo.
error-not_seated = Non sei seduto a questo tavolo.
error-invitation_used = Questo invito è già stato usato, o la partita è iniziata. Chiedine uno nuovo.
error-bad_invitation = Questo invito non vale per questo tavolo.
error-bad_confirmation = Questo link non è più valido. Inserisci di nuovo il tuo indirizzo per riceverne un altro.
error-unknown_host = Questo server non conosce il nome { $host }. Se è tuo, avvia il server con --public-url o --allow-host.
error-foreign_origin = Questa richiesta non viene da una pagina di questo sito.
error-hidden_until_the_end = Si vedrà alla fine della partita.
error-body_too_slow = La richiesta ha impiegato più di { $seconds } secondi ad arrivare. Controlla la connessione e riprova.
error-head_too_slow = La richiesta ha impiegato più di { $seconds } secondi ad arrivare. Controlla la connessione e riprova.
error-head_too_large = Le intestazioni di questa richiesta sono troppo grandi.
error-url_too_long = Questo indirizzo è troppo lungo.
error-too_many_connections = Troppe connessioni dalla tua rete. Chiudine qualcuna e riprova.
error-shutting_down = Il server si sta riavviando. Riprova tra poco.
error-too_large = È troppo grande: al massimo { $most } byte.
error-too_many_requests = Troppe richieste. Aspetta un po’ e riprova.
error-too_many_pages = Hai già { $most } pagine aperte. Chiudine una, poi ricarica questa.
error-method_not_allowed = Questo indirizzo non accetta questo tipo di richiesta.
error-not_found = Non c’è nulla a questo indirizzo.
error-internal_error = Il server ha commesso un errore. È annotato; riprova.
error-try_again = La casa non ha potuto annotarlo. Nulla è perduto; riprova fra un momento.
error-store_cannot_write = Al momento il server non può salvare nulla: il database rifiuta di scrivere. Controlla il disco.
error-table_unreadable = Impossibile leggere il tavolo { $table }: una parte è danneggiata. Chiedi a chi gestisce il server di ripristinarlo da un backup. Gli altri tavoli funzionano.
error-table_rules_changed = Il tavolo { $table } è stato aperto con altre regole di questo gioco (versione { $began }, ora { $now }), e ciò che è stato giocato non è possibile con quelle attuali. Nulla è perduto: chi gestisce il server può concluderlo o esportarlo con la versione precedente di Guildhall.
error-bad_request = La richiesta non è compresa.
error-bad_login = Un nome utente ha da 3 a { $most } caratteri, senza spazi.
error-bad_password = Una password ha almeno { $least } caratteri.
error-bad_body = La richiesta non si capisce: { $problem }.
error-bad_cursor = La lista non può continuare da qui. Ricarica la pagina per rivederla dall’inizio.
error-bad_webhook = Un webhook è un indirizzo https fuori da questa rete.
error-webhook_unresolved = Non è stato possibile trovare in tempo l’host di questo webhook. Controlla l’indirizzo o riprova più tardi.
error-bad_mail = Questo non è un indirizzo di posta.
error-server_busy = L’indirizzo { $host }:{ $port } è già in uso. Scegline un altro con --port.

mail-subject =
    { $count ->
        [one] Guildhall: tocca a te
       *[other] Guildhall: tocca a te a { $count } tavoli
    }
mail-subject-rematch =
    { $count ->
        [one] Guildhall: ti propongono la rivincita
       *[other] Guildhall: ti propongono { $count } rivincite
    }
mail-body =
    Ciao { $name },

    { $count ->
        [one] un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }:

    { $links }

cli-serving = Guildhall è aperto a { $url } (fermalo con Ctrl-C). Dati: { $db }
cli-serving-network = Nella rete locale: { $url }
cli-serving-here = Accessibile solo da questo computer. Per far giocare altri nella tua rete, avvia con: serve --host 0.0.0.0
cli-serving-metrics = Stato e misure per chi gestisce: { $url }/healthz e { $url }/metrics
cli-compiling = Compilazione delle regole in background. Puoi già giocare; al termine i bot penseranno più a fondo.
cli-compiled = Ora sono in uso le regole compilate.
cli-compile-failed = Non è stato possibile compilare le regole. Il server continua con quelle non compilate. Dettagli: { $log }
cli-mail-needs-url = La posta è configurata, ma senza --public-url non parte nulla: i link ne hanno bisogno.
error-workers_need_postgresql = Più processi richiedono PostgreSQL: aggiungi --db postgresql://… (ne hai chiesti { $workers }).
error-client_not_built = Le pagine non sono ancora pronte. Avvia ./play, che le costruisce.
mail-confirm-subject = Guildhall: questo indirizzo è tuo?
mail-confirm-body =
    Ciao { $name },

    qualcuno, molto probabilmente tu, vuole essere avvisato a questo indirizzo quando è il suo turno.
    Segui questo link per confermarlo:

    { $link }

    Se non eri tu, non fare nulla: non arriverà altra posta.
