doctor-verdict-ok = ok
doctor-verdict-warning = attenzione
doctor-verdict-wrong = errore
doctor-rules-compiled = Le regole compilate sono in uso.
doctor-rules-plain = Le regole non sono compilate: i bot pensano meno lontano. Installa un pacchetto fatto per questa macchina, oppure un compilatore C e avvia con ./play.
doctor-pages-built = Le pagine web sono pronte.
doctor-pages-missing = Mancano le pagine web. Avvia con ./play, oppure installa un pacchetto fatto con uv build.
doctor-folder-closed = Non si può scrivere in { $folder }. Dai il permesso all’utente del server, oppure imposta GUILDHALL_DATA.
doctor-disk = { $free } MB liberi in { $folder }.
doctor-disk-low = Solo { $free } MB liberi in { $folder }. Fai presto spazio.
doctor-disk-full = Solo { $free } MB liberi in { $folder }. Fai spazio adesso: su un disco pieno le mosse non si salvano.
doctor-file-open = Altri su questa macchina possono leggere { $file }. Esegui: chmod 600 { $file }
doctor-files-private =
    { $count ->
        [0] Ancora nessun database, segreto o file di impostazioni da proteggere.
       *[other] Solo il proprietario può leggere il database, il segreto e il file di impostazioni.
    }
doctor-db-driver = PostgreSQL richiede un driver che non è installato: pip install "guildhall[postgres]"
doctor-db-url = L’indirizzo del database è sbagliato. Scrivi sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
doctor-db-workers = { $workers } processi richiedono PostgreSQL: imposta --db postgresql://…
doctor-db-none = { $db } non ha ancora tabelle; vengono create all’avvio del server.
doctor-db-unreachable = Impossibile aprire il database { $db }: { $problem }
doctor-db = Il database { $db } è aggiornato (versione { $here }).
doctor-db-older = Il database { $db } ha la versione { $here } e al prossimo avvio passerà a { $wanted }. Prima fanne una copia: guildhall tables backup FILE
doctor-db-newer = Il database { $db } ha la versione { $here }, di un Guildhall più recente; questo conosce { $wanted }. Installa quello più recente o ripristina una copia più vecchia.
doctor-db-foreign = Il database { $db } contiene tabelle che non sono di Guildhall. Scegline un altro.
doctor-clock = L’orologio è d’accordo con il database.
doctor-clock-off = L’orologio è sfasato di { $seconds } secondi. Attiva la sincronizzazione (NTP).
doctor-url = Indirizzo pubblico: { $url }
doctor-url-none = Nessun indirizzo pubblico: serve per i link nelle email, e senza le passkey funzionano solo su questo computer. Imposta --public-url https://…
doctor-url-plain = { $url } non è cifrato: le password si possono leggere per strada. Metti davanti un proxy con TLS e usa https.
doctor-url-wrong = { $url } non è un indirizzo web. Scrivilo così: https://play.example.org
doctor-proxy = Proxy creduti sugli indirizzi dei giocatori: { $proxies }
doctor-proxy-all = Con FORWARDED_ALLOW_IPS=* chiunque può fingere un altro indirizzo. Indica il tuo proxy, a meno che il server si raggiunga solo da lì.
doctor-proxy-wrong = FORWARDED_ALLOW_IPS contiene { $given }, che non è un indirizzo IP né una rete.
doctor-mail = Le email passano da { $host }, porta { $port }.
doctor-mail-none = Email disattivate. Per avvisare i giocatori quando è il loro turno, imposta GUILDHALL_SMTP_HOST.
doctor-mail-no-url = { $host } risponde, ma senza --public-url non parte nessuna email.
doctor-mail-no-tls = { $host }, porta { $port }, non offre STARTTLS. Usa un’altra porta, o GUILDHALL_SMTP_STARTTLS=0 se la linea è sicura.
doctor-mail-port = GUILDHALL_SMTP_PORT è { $given }, che non è un numero.
doctor-mail-unreachable = Il server di posta { $host }, porta { $port }, non risponde: { $problem }
doctor-push =
    Chiave push: { $key }; { $count ->
        [0] nessun browser iscritto per ora
        [one] 1 browser iscritto
       *[other] { $count } browser iscritti
    }.
doctor-push-off = Le notifiche push sono disattivate.
doctor-push-none = Push pronto; la chiave si crea al primo avvio.
doctor-push-lost =
    Manca il segreto { $file }, ma { $count ->
        [one] 1 browser è iscritto
       *[other] { $count } browser sono iscritti
    } al push con la sua chiave. Ripristinalo da un backup: con uno nuovo tutti vengono disconnessi e devono riattivare il push.
doctor-push-unreadable = Impossibile leggere il segreto { $file }: { $problem }
doctor-push-two = GUILDHALL_SECRET non è il segreto in { $file }. I browser iscritti al push con l’altro non ricevono nulla: tienine uno solo.
doctor-push-plain = I browser accettano il push solo via https. Imposta --public-url https://…
doctor-extras =
    { $count ->
        [0] Nessun extra installato. Un server non ne ha bisogno, tranne postgres per PostgreSQL.
       *[other] Extra installati: { $extras }
    }
