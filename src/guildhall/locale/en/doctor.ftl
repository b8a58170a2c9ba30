doctor-verdict-ok = ok
doctor-verdict-warning = warning
doctor-verdict-wrong = wrong
doctor-rules-compiled = The compiled rules are in use.
doctor-rules-plain = The plain rules are in use: bots don’t think as far ahead. Install a wheel made for this machine, or a C compiler and start with ./play.
doctor-pages-built = The web pages are built.
doctor-pages-missing = The web pages aren’t built. Start with ./play, or install a wheel made with uv build.
doctor-folder-closed = Can’t write to { $folder }. Make it writable for the user that runs the server, or set GUILDHALL_DATA.
doctor-disk = { $free } MB free in { $folder }.
doctor-disk-low = Only { $free } MB free in { $folder }. Make room soon.
doctor-disk-full = Only { $free } MB free in { $folder }. Make room now: moves can’t be saved on a full disk.
doctor-file-open = Others on this machine can read { $file }. Run: chmod 600 { $file }
doctor-files-private =
    { $count ->
        [0] No database, secret or settings file to protect yet.
       *[other] Only their owner can read the database, the secret and the settings file.
    }
doctor-db-driver = PostgreSQL needs a driver that isn’t installed: pip install "guildhall[postgres]"
doctor-db-url = The address of the database is wrong. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
doctor-db-workers = { $workers } workers need PostgreSQL: set --db postgresql://…
doctor-db-none = { $db } has no tables yet; they are created when the server starts.
doctor-db-unreachable = Can’t open the database { $db }: { $problem }
doctor-db = Database { $db } has the current version, { $here }.
doctor-db-older = Database { $db } has version { $here } and will be updated to { $wanted } at the next start. Back it up first: guildhall tables backup FILE
doctor-db-newer = Database { $db } has version { $here }, from a newer Guildhall; this one knows { $wanted }. Install the newer one, or restore an older backup.
doctor-db-foreign = Database { $db } has tables that aren’t Guildhall’s. Choose another database.
doctor-clock = The clock agrees with the database.
doctor-clock-off = The clock is { $seconds } seconds off. Switch on time synchronisation (NTP).
doctor-url = Public address: { $url }
doctor-url-none = No public address: links in emails need one, and passkeys work on this computer only. Set --public-url https://…
doctor-url-plain = { $url } isn’t encrypted: passwords can be read on the way. Put a proxy with TLS in front and use https.
doctor-url-wrong = { $url } isn’t a web address. Write it as https://play.example.org
doctor-proxy = Proxies whose word about players’ addresses is trusted: { $proxies }
doctor-proxy-all = FORWARDED_ALLOW_IPS=* lets anyone pretend to come from another address. Name your proxy instead, unless the server can be reached only through it.
doctor-proxy-wrong = FORWARDED_ALLOW_IPS contains { $given }, which isn’t an IP address or network.
doctor-mail = Email goes through { $host }, port { $port }.
doctor-mail-none = Email is off. To send turn notifications, set GUILDHALL_SMTP_HOST.
doctor-mail-no-url = { $host } can be reached, but no email is sent without --public-url.
doctor-mail-no-tls = { $host }, port { $port }, doesn’t offer STARTTLS. Use another port, or set GUILDHALL_SMTP_STARTTLS=0 if the line is safe.
doctor-mail-port = GUILDHALL_SMTP_PORT is { $given }, which isn’t a number.
doctor-mail-unreachable = Can’t reach the mail server { $host }, port { $port }: { $problem }
doctor-push =
    Push key: { $key }; { $count ->
        [0] no browser has subscribed yet
        [one] 1 browser subscribed
       *[other] { $count } browsers subscribed
    }.
doctor-push-off = Push is off.
doctor-push-none = Push is ready; its key is made at the first start.
doctor-push-lost =
    The secret in { $file } is missing, but { $count ->
        [one] 1 browser subscribed
       *[other] { $count } browsers subscribed
    } to push with its key. Restore it from a backup: with a new one, everyone is signed out and has to turn push on again.
doctor-push-unreadable = Can’t read the secret { $file }: { $problem }
doctor-push-two = GUILDHALL_SECRET isn’t the secret in { $file }. Browsers that subscribed to push with the other one get nothing; keep one of the two.
doctor-push-plain = Browsers accept push only over https. Set --public-url https://…
doctor-extras =
    { $count ->
        [0] No extras are installed. A server needs none, except postgres for PostgreSQL.
       *[other] Extras installed: { $extras }
    }
