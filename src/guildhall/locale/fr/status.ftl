# Ce que les administrateurs voient du serveur

status-updated = Mis à jour : { $time }
status-refresh = Actualiser
status-server = Serveur
status-version = Version
status-rules = Règles
status-rules-of =
    { $rules ->
        [compiled] compilées
        [compiling] compilation en cours
       *[other] non compilées
    }
status-since = Démarré
status-tables = Tables
status-waiting = En attente de joueurs
status-playing = En cours
status-awake = Actives
status-asleep = En veille
status-over = Terminées
status-unreadable = Impossibles à ouvrir
status-bots = Bots
status-hints = Conseils en attente
status-watched = Coups attendus par des joueurs
status-background = Autres coups et analyses en attente
status-thinking = Processus occupés
status-of = { $some } sur { $all }
status-thinkers = Réflexion sur d’autres machines
status-thinkers-of =
    { $thinkers ->
        [0] aucune
        [one] 1, avec { $places ->
            [one] 1 processus
           *[other] { $places } processus
        }
       *[other] { $thinkers }, avec { $places } processus
    }
status-asked = Questions en attente là-bas
status-oldest = { $count }, la plus ancienne depuis { $time }
status-notices = Notifications
status-digest = En attente d’un résumé
status-mails = E-mails en cours d’envoi
status-webhooks = Webhooks en cours d’envoi
status-pushes = Notifications push en cours d’envoi
status-sent = Envoyées
status-failed = Tentatives échouées
status-refused = Refusées
status-dropped = Abandonnées
status-resting = Services qui ne répondent pas
status-database = Base de données et disque
status-database-kind = Base de données
status-revision = Schéma
status-size = Taille
status-writes = Accepte les écritures
status-yes = Oui
status-no = Non
status-disk = Espace disque libre
status-workers = Workers
status-this = celui-ci
status-worker =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } en mémoire, { $pages ->
        [one] { $pages } page ouverte
       *[other] { $pages } pages ouvertes
    }, depuis { $time }
status-silent = N’a pas encore donné de nouvelles.
status-errors = Derniers avertissements et erreurs
status-errors-none = Aucun depuis le démarrage du serveur.
status-times = { $count } fois
