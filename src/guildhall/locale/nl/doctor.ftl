doctor-verdict-ok = ok
doctor-verdict-warning = let op
doctor-verdict-wrong = fout
doctor-rules-compiled = De gecompileerde regels zijn in gebruik.
doctor-rules-plain = De regels zijn niet gecompileerd: bots denken minder ver vooruit. Installeer een wheel voor deze machine, of een C-compiler en start met ./play.
doctor-pages-built = De webpagina’s zijn gebouwd.
doctor-pages-missing = De webpagina’s ontbreken. Start met ./play, of installeer een wheel dat met uv build is gemaakt.
doctor-folder-closed = In { $folder } kan niet worden geschreven. Geef de gebruiker van de server dat recht, of stel GUILDHALL_DATA in.
doctor-disk = { $free } MB vrij in { $folder }.
doctor-disk-low = Nog maar { $free } MB vrij in { $folder }. Maak binnenkort ruimte.
doctor-disk-full = Nog maar { $free } MB vrij in { $folder }. Maak nu ruimte: op een volle schijf worden geen zetten opgeslagen.
doctor-file-open = Anderen op deze machine kunnen { $file } lezen. Voer uit: chmod 600 { $file }
doctor-files-private =
    { $count ->
        [0] Nog geen database, geheim of instellingenbestand om te beschermen.
       *[other] Alleen de eigenaar kan de database, het geheim en het instellingenbestand lezen.
    }
doctor-db-driver = PostgreSQL heeft een driver nodig die niet is geïnstalleerd: pip install "guildhall[postgres]"
doctor-db-url = Het adres van de database klopt niet. Schrijf sqlite:///BESTAND of postgresql://GEBRUIKER@HOST/NAAM.
doctor-db-workers = { $workers } processen hebben PostgreSQL nodig: stel --db postgresql://… in
doctor-db-none = { $db } heeft nog geen tabellen; ze worden gemaakt als de server start.
doctor-db-unreachable = Kan de database { $db } niet openen: { $problem }
doctor-db = Database { $db } is bijgewerkt (versie { $here }).
doctor-db-older = Database { $db } heeft versie { $here } en wordt bij de volgende start bijgewerkt naar { $wanted }. Maak eerst een back-up: guildhall tables backup BESTAND
doctor-db-newer = Database { $db } heeft versie { $here }, van een nieuwere Guildhall; deze kent { $wanted }. Installeer de nieuwere, of zet een oudere back-up terug.
doctor-db-foreign = Database { $db } bevat tabellen die niet van Guildhall zijn. Kies een andere.
doctor-clock = De klok loopt gelijk met de database.
doctor-clock-off = De klok loopt { $seconds } seconden verkeerd. Zet tijdsynchronisatie (NTP) aan.
doctor-url = Openbaar adres: { $url }
doctor-url-none = Geen openbaar adres: links in e-mails hebben er een nodig, en passkeys werken alleen op deze computer. Stel --public-url https://… in
doctor-url-plain = { $url } is niet versleuteld: wachtwoorden zijn onderweg te lezen. Zet er een proxy met TLS voor en gebruik https.
doctor-url-wrong = { $url } is geen webadres. Schrijf het zo: https://play.example.org
doctor-proxy = Proxy’s die worden geloofd over adressen van spelers: { $proxies }
doctor-proxy-all = Met FORWARDED_ALLOW_IPS=* kan iedereen zich als een ander adres voordoen. Noem je proxy, tenzij de server alleen daardoor bereikbaar is.
doctor-proxy-wrong = FORWARDED_ALLOW_IPS bevat { $given }, dat is geen IP-adres of netwerk.
doctor-mail = E-mail gaat via { $host }, poort { $port }.
doctor-mail-none = E-mail staat uit. Om spelers te melden dat ze aan de beurt zijn, stel je GUILDHALL_SMTP_HOST in.
doctor-mail-no-url = { $host } is bereikbaar, maar zonder --public-url gaat er geen e-mail uit.
doctor-mail-no-tls = { $host }, poort { $port }, biedt geen STARTTLS. Neem een andere poort, of GUILDHALL_SMTP_STARTTLS=0 als de lijn veilig is.
doctor-mail-port = GUILDHALL_SMTP_PORT is { $given }, dat is geen getal.
doctor-mail-unreachable = Kan de mailserver { $host }, poort { $port }, niet bereiken: { $problem }
doctor-push =
    Pushsleutel: { $key }; { $count ->
        [0] nog geen browser geabonneerd
        [one] 1 browser geabonneerd
       *[other] { $count } browsers geabonneerd
    }.
doctor-push-off = Push staat uit.
doctor-push-none = Push is klaar; de sleutel wordt bij de eerste start gemaakt.
doctor-push-lost =
    Het geheim { $file } ontbreekt, maar { $count ->
        [one] 1 browser heeft
       *[other] { $count } browsers hebben
    } zich met de sleutel ervan op push geabonneerd. Zet het terug uit een back-up: met een nieuw geheim wordt iedereen afgemeld en moet push opnieuw aangezet worden.
doctor-push-unreadable = Kan het geheim { $file } niet lezen: { $problem }
doctor-push-two = GUILDHALL_SECRET is niet het geheim in { $file }. Browsers die zich met het andere op push hebben geabonneerd, krijgen niets; houd er één.
doctor-push-plain = Browsers accepteren push alleen via https. Stel --public-url https://… in
doctor-extras =
    { $count ->
        [0] Geen extra’s geïnstalleerd. Een server heeft er geen nodig, behalve postgres voor PostgreSQL.
       *[other] Geïnstalleerde extra’s: { $extras }
    }
