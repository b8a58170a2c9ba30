doctor-verdict-ok = ok
doctor-verdict-warning = attention
doctor-verdict-wrong = erreur
doctor-rules-compiled = Les règles compilées sont utilisées.
doctor-rules-plain = Les règles ne sont pas compilées : les bots réfléchissent moins loin. Installez un paquet fait pour cette machine, ou un compilateur C et lancez ./play.
doctor-pages-built = Les pages web sont prêtes.
doctor-pages-missing = Les pages web manquent. Lancez ./play, ou installez un paquet fait avec uv build.
doctor-folder-closed = Impossible d’écrire dans { $folder }. Donnez ce droit à l’utilisateur du serveur, ou changez GUILDHALL_DATA.
doctor-disk = { $free } Mo libres dans { $folder }.
doctor-disk-low = Il ne reste que { $free } Mo dans { $folder }. Faites bientôt de la place.
doctor-disk-full = Il ne reste que { $free } Mo dans { $folder }. Faites de la place maintenant : sur un disque plein, les coups ne sont pas enregistrés.
doctor-file-open = D’autres utilisateurs de cette machine peuvent lire { $file }. Lancez : chmod 600 { $file }
doctor-files-private =
    { $count ->
        [0] Ni base de données, ni secret, ni fichier de réglages à protéger pour l’instant.
       *[other] La base de données, le secret et le fichier de réglages ne sont lisibles que par leur propriétaire.
    }
doctor-db-driver = PostgreSQL a besoin d’un pilote qui n’est pas installé : pip install "guildhall[postgres]"
doctor-db-url = L’adresse de la base de données est fausse. Écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
doctor-db-workers = { $workers } processus demandent PostgreSQL : ajoutez --db postgresql://…
doctor-db-none = { $db } ne contient encore aucune table ; elles sont créées au démarrage du serveur.
doctor-db-unreachable = Impossible d’ouvrir la base de données { $db } : { $problem }
doctor-db = La base de données { $db } est à jour (version { $here }).
doctor-db-older = La base de données { $db } est en version { $here } et passera à { $wanted } au prochain démarrage. Sauvegardez-la d’abord : guildhall tables backup FICHIER
doctor-db-newer = La base de données { $db } est en version { $here }, d’un Guildhall plus récent ; celui-ci connaît { $wanted }. Installez le plus récent, ou restaurez une sauvegarde plus ancienne.
doctor-db-foreign = La base de données { $db } contient des tables étrangères à Guildhall. Choisissez-en une autre.
doctor-clock = L’horloge est d’accord avec la base de données.
doctor-clock-off = L’horloge est décalée de { $seconds } secondes. Activez la synchronisation (NTP).
doctor-url = Adresse publique : { $url }
doctor-url-none = Pas d’adresse publique : il en faut une pour les liens des e-mails, et sans elle les clés d’accès ne marchent que sur cet ordinateur. Ajoutez --public-url https://…
doctor-url-plain = { $url } n’est pas chiffrée : les mots de passe peuvent être lus en route. Placez un proxy TLS devant le serveur et utilisez https.
doctor-url-wrong = { $url } n’est pas une adresse web. Écrivez-la ainsi : https://play.example.org
doctor-proxy = Proxys crus sur l’adresse des joueurs : { $proxies }
doctor-proxy-all = Avec FORWARDED_ALLOW_IPS=*, chacun peut prétendre venir d’une autre adresse. Nommez plutôt votre proxy, sauf si le serveur n’est joignable que par lui.
doctor-proxy-wrong = FORWARDED_ALLOW_IPS contient { $given }, qui n’est ni une adresse IP ni un réseau.
doctor-mail = Les e-mails passent par { $host }, port { $port }.
doctor-mail-none = Pas d’e-mails. Pour prévenir les joueurs que c’est leur tour, réglez GUILDHALL_SMTP_HOST.
doctor-mail-no-url = { $host } répond, mais aucun e-mail ne part sans --public-url.
doctor-mail-no-tls = { $host }, port { $port }, ne propose pas STARTTLS. Prenez un autre port, ou GUILDHALL_SMTP_STARTTLS=0 si la ligne est sûre.
doctor-mail-port = GUILDHALL_SMTP_PORT vaut { $given }, qui n’est pas un nombre.
doctor-mail-unreachable = Le serveur de courrier { $host }, port { $port }, ne répond pas : { $problem }
doctor-push =
    Clé push : { $key } ; { $count ->
        [0] aucun navigateur abonné pour l’instant
        [one] 1 navigateur abonné
       *[other] { $count } navigateurs abonnés
    }.
doctor-push-off = Les notifications push sont désactivées.
doctor-push-none = Le push est prêt ; sa clé sera créée au premier démarrage.
doctor-push-lost =
    Le secret { $file } manque, alors que { $count ->
        [one] { $count } navigateur est abonné
       *[other] { $count } navigateurs sont abonnés
    } au push avec sa clé. Restaurez-le depuis une sauvegarde : avec un nouveau, tout le monde est déconnecté et doit réactiver le push.
doctor-push-unreadable = Impossible de lire le secret { $file } : { $problem }
doctor-push-two = GUILDHALL_SECRET n’est pas le secret de { $file }. Les navigateurs abonnés au push avec l’autre ne reçoivent rien ; gardez un seul des deux.
doctor-push-plain = Les navigateurs n’acceptent le push qu’en https. Indiquez --public-url https://…
doctor-extras =
    { $count ->
        [0] Aucun extra installé. Un serveur n’en a pas besoin, sauf postgres pour PostgreSQL.
       *[other] Extras installés : { $extras }
    }
