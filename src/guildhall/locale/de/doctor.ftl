doctor-verdict-ok = ok
doctor-verdict-warning = Warnung
doctor-verdict-wrong = Fehler
doctor-rules-compiled = Die kompilierten Regeln sind in Gebrauch.
doctor-rules-plain = Die Regeln sind nicht kompiliert: Bots denken weniger weit voraus. Installiere ein Wheel für diese Maschine, oder einen C-Compiler und starte mit ./play.
doctor-pages-built = Die Webseiten sind gebaut.
doctor-pages-missing = Die Webseiten fehlen. Starte mit ./play oder installiere ein mit uv build gebautes Wheel.
doctor-folder-closed = In { $folder } kann nicht geschrieben werden. Gib dem Benutzer des Servers das Recht dazu, oder setze GUILDHALL_DATA.
doctor-disk = { $free } MB frei in { $folder }.
doctor-disk-low = Nur noch { $free } MB frei in { $folder }. Schaffe bald Platz.
doctor-disk-full = Nur noch { $free } MB frei in { $folder }. Schaffe jetzt Platz: Auf einer vollen Platte werden keine Züge gespeichert.
doctor-file-open = Andere auf dieser Maschine können { $file } lesen. Gib ein: chmod 600 { $file }
doctor-files-private =
    { $count ->
        [0] Noch keine Datenbank, kein Geheimnis und keine Einstellungsdatei zu schützen.
       *[other] Datenbank, Geheimnis und Einstellungsdatei kann nur ihr Besitzer lesen.
    }
doctor-db-driver = PostgreSQL braucht einen Treiber, der nicht installiert ist: pip install "guildhall[postgres]"
doctor-db-url = Die Adresse der Datenbank stimmt nicht. Schreibe sqlite:///DATEI oder postgresql://BENUTZER@HOST/NAME.
doctor-db-workers = { $workers } Prozesse brauchen PostgreSQL: setze --db postgresql://…
doctor-db-none = { $db } hat noch keine Tabellen; sie entstehen beim Start des Servers.
doctor-db-unreachable = Die Datenbank { $db } lässt sich nicht öffnen: { $problem }
doctor-db = Die Datenbank { $db } ist auf dem neuesten Stand ({ $here }).
doctor-db-older = Die Datenbank { $db } hat Stand { $here } und wird beim nächsten Start auf { $wanted } gebracht. Sichere sie vorher: guildhall tables backup DATEI
doctor-db-newer = Die Datenbank { $db } hat Stand { $here }, von einem neueren Guildhall; dieses kennt { $wanted }. Installiere das neuere oder stelle eine ältere Sicherung wieder her.
doctor-db-foreign = Die Datenbank { $db } enthält Tabellen, die nicht von Guildhall sind. Nimm eine andere.
doctor-clock = Die Uhr stimmt mit der Datenbank überein.
doctor-clock-off = Die Uhr geht um { $seconds } Sekunden falsch. Schalte die Zeitsynchronisierung (NTP) ein.
doctor-url = Öffentliche Adresse: { $url }
doctor-url-none = Keine öffentliche Adresse: Links in E-Mails brauchen eine, und Passkeys gehen nur auf diesem Computer. Setze --public-url https://…
doctor-url-plain = { $url } ist nicht verschlüsselt: Passwörter können unterwegs gelesen werden. Stelle einen Proxy mit TLS davor und nimm https.
doctor-url-wrong = { $url } ist keine Webadresse. Schreibe sie so: https://play.example.org
doctor-proxy = Proxys, denen die Adressen der Spieler geglaubt werden: { $proxies }
doctor-proxy-all = Mit FORWARDED_ALLOW_IPS=* kann jeder eine fremde Adresse vortäuschen. Nenne deinen Proxy, außer der Server ist nur über ihn erreichbar.
doctor-proxy-wrong = FORWARDED_ALLOW_IPS enthält { $given }, das ist weder eine IP-Adresse noch ein Netz.
doctor-mail = E-Mails gehen über { $host }, Port { $port }.
doctor-mail-none = E-Mail ist aus. Um Spieler zu benachrichtigen, setze GUILDHALL_SMTP_HOST.
doctor-mail-no-url = { $host } ist erreichbar, aber ohne --public-url geht keine E-Mail hinaus.
doctor-mail-no-tls = { $host }, Port { $port }, bietet kein STARTTLS. Nimm einen anderen Port, oder GUILDHALL_SMTP_STARTTLS=0, wenn die Leitung sicher ist.
doctor-mail-port = GUILDHALL_SMTP_PORT ist { $given }, das ist keine Zahl.
doctor-mail-unreachable = Der Mailserver { $host }, Port { $port }, ist nicht erreichbar: { $problem }
doctor-push =
    Push-Schlüssel: { $key }; { $count ->
        [0] noch kein Browser hat Push abonniert
        [one] 1 Browser hat Push abonniert
       *[other] { $count } Browser haben Push abonniert
    }.
doctor-push-off = Push ist ausgeschaltet.
doctor-push-none = Push ist bereit; der Schlüssel entsteht beim ersten Start.
doctor-push-lost =
    Das Geheimnis { $file } fehlt, aber { $count ->
        [one] 1 Browser hat
       *[other] { $count } Browser haben
    } Push mit seinem Schlüssel abonniert. Stell es aus einer Sicherung wieder her: Mit einem neuen werden alle abgemeldet und müssen Push neu einschalten.
doctor-push-unreadable = Kann das Geheimnis { $file } nicht lesen: { $problem }
doctor-push-two = GUILDHALL_SECRET ist nicht das Geheimnis in { $file }. Browser, die Push mit dem anderen abonniert haben, bekommen nichts; behalte nur eines.
doctor-push-plain = Browser nehmen Push nur über https an. Setze --public-url https://…
doctor-extras =
    { $count ->
        [0] Keine Extras installiert. Ein Server braucht keine, außer postgres für PostgreSQL.
       *[other] Installierte Extras: { $extras }
    }
