# Les tables et le serveur, en français.

error-table_not_started = La partie n’a pas encore commencé.
error-table_started = La partie a déjà commencé.
error-table_over = La partie est terminée.
error-seat_taken = La place { $seat } est prise.
error-seat_offered = Cette place est réservée à { $name }.
error-already_here = { $name } est déjà à cette table, ou a déjà une invitation.
error-no_free_seat = Il n’y a plus de place libre à proposer.
error-rating_too_low = Votre cote de { $rating } est sous le minimum de cette table : { $least }.
error-rating_too_high = Votre cote de { $rating } dépasse le maximum de cette table : { $most }.
error-rating_provisional = Cette table demande une cote établie ; la vôtre est encore provisoire.
error-bad_range = Le minimum { $least } dépasse le maximum { $most }.
error-rematch_asked = Une revanche vient d’être proposée. Réessayez.
error-already_seated = Vous êtes déjà à cette table, à la place { $seat }.
error-bad_luck_number = Un nombre aléatoire doit avoir de { $least } à { $most } octets, en hexadécimal minuscule.
error-luck_added = Ce joueur a déjà ajouté un nombre aléatoire.
error-seats_open =
    { $open ->
        [one] Il reste { $open } place libre.
       *[other] Il reste { $open } places libres.
    }
error-stale = La partie a avancé : vous avez répondu à la question { $answers }, mais la question actuelle est { $current }. Regardez à nouveau et réessayez.
error-row_ended = Il s’est passé quelque chose de nouveau. Regardez avant de continuer.
error-nothing_to_undo = Il n’y a rien à annuler.
error-no_undo_asked = Personne n’a demandé d’annulation.
error-flag_up = La place { $seat } a encore du temps.
error-not_absent = Ce joueur n’est pas absent, ou pas encore depuis { $days } jours.
error-no_rescue = À cette table, les bots ne remplacent pas les absents.
error-no_roles = Dans ce jeu, on ne tire pas les places au sort : elles se valent toutes.
error-clock_runs = Cette table a une limite de temps : un bot prend le relais quand le temps est écoulé.
error-not_away = Aucun bot ne remplace la place { $seat }.
error-not_present = Un bot joue pour la place { $seat } en ce moment.
error-not_due = La place { $seat } n’a rien à décider en ce moment.
error-bot_not_due = Ce n’est plus au bot de la place { $seat } de jouer.
error-chat_length = Un message doit avoir de 1 à { $most } caractères ; le vôtre en a { $have }.
error-note_length = Les notes ont au plus { $most } caractères ; les vôtres en ont { $have }.
error-bad_name = Un nom doit avoir de 1 à { $most } caractères ordinaires.
error-mixed_name = Un nom doit s’écrire avec les lettres d’un seul alphabet.
error-unknown_clock = Le temps de jeu « { $given } » n’existe pas. Possible : { $known }.
error-no_such_table = Cette table n’existe pas, ou vous n’y avez pas accès.
error-table_busy = La table est très occupée. Réessayez dans un instant.
error-too_many_tables = Vous avez déjà { $most } tables en cours, c’est le maximum. Terminez ou abandonnez d’abord quelques parties.
error-no_such_tournament = Ce tournoi n’existe pas.
error-not_your_tournament = Seule la personne qui a créé le tournoi peut le faire.
error-tournament_closed = Les inscriptions à ce tournoi sont closes.
error-tournament_full = Le tournoi est complet ({ $most } joueurs).
error-tournament_started = Le tournoi a déjà commencé.
error-too_few_entrants = Au moins { $least } joueurs doivent d’abord s’inscrire.
error-too_many_tournaments = Vous avez déjà { $most } tournois en cours, c’est le maximum.
error-tournament_clock = Un tournoi se joue avec une pendule.
error-tournament_rounds = Choisissez le nombre de rondes.
error-tournament_start = Choisissez un début dans les douze prochains mois.
error-tournament_most = Le nombre maximal doit être au moins { $least } : une table complète.
error-analysis_busy = Le serveur analyse déjà autant de parties que possible. Réessayez dans quelques minutes.
error-no_hint = Pas de conseil pour le moment. Réessayez dans un instant.
error-plan_ended = Après ces choix, ce n’est plus à vous de jouer : il n’y a encore rien à conseiller.
error-hints_off = Les conseils sont désactivés à cette table tant que deux personnes ou plus y jouent.
error-coach_off = Le coach est désactivé à cette table.
error-not_signed_in = Vous n’êtes pas connecté. Indiquez votre nom ou connectez-vous.
error-wrong_password = Identifiant ou mot de passe incorrect.
error-wrong_passkey = Cette clé d’accès n’a pas été acceptée. Réessayez.
error-wrong_name = Saisissez votre nom exactement : { $name }.
error-no_such_passkey = Cette clé d’accès n’existe pas.
error-no_such_puzzle = Ce problème n’existe pas.
error-no_such_decision = Cette décision n’est pas dans l’analyse. Analysez d’abord la partie.
error-last_way_in = Sans cette clé d’accès, vous ne pourriez plus vous connecter. Ajoutez-en d’abord une autre ou choisissez un mot de passe.
error-no_mail_here = Ce serveur n’envoie pas d’e-mails.
error-nothing_to_confirm = Il n’y a pas d’adresse e-mail à confirmer.
error-game_off = Ce jeu n’est pas disponible sur ce serveur.
error-feature_off = Ce serveur ne propose pas cette fonction ({ $feature }).
error-unknown_feature = Aucun jeu ni fonction « { $given } ». Possible : { $known }.
error-not_your_table = Seule la personne qui a créé la table peut faire cela.
error-not_alone = D’autres joueurs participent à cette table : elle ne peut pas être supprimée. Quittez-la ou abandonnez.
error-not_seated = Vous ne jouez pas à cette table.
error-invitation_used = Cette invitation a déjà servi, ou la partie a commencé. Demandez-en une nouvelle.
error-bad_invitation = Cette invitation n’est pas valide pour cette table.
error-bad_confirmation = Ce lien n’est plus valide. Saisissez à nouveau votre adresse e-mail pour en recevoir un autre.
error-unknown_host = Ce serveur ne connaît pas le nom d’hôte { $host }. S’il est à vous, démarrez le serveur avec --public-url ou --allow-host.
error-foreign_origin = Cette requête vient d’un autre site et a été bloquée.
error-hidden_until_the_end = Vous pourrez voir cela à la fin de la partie.
error-body_too_slow = La requête a mis plus de { $seconds } secondes à arriver. Vérifiez votre connexion et réessayez.
error-head_too_slow = La requête a mis plus de { $seconds } secondes à arriver. Vérifiez votre connexion et réessayez.
error-head_too_large = Les en-têtes de la requête sont trop volumineux.
error-url_too_long = Cette adresse est trop longue.
error-too_many_connections = Trop de connexions depuis votre réseau. Fermez-en quelques-unes et réessayez.
error-shutting_down = Le serveur redémarre. Réessayez dans un instant.
error-too_large = C’est trop volumineux. La limite est de { $most } octets.
error-too_many_requests = Trop de requêtes. Attendez un instant et réessayez.
error-too_many_pages = Vous avez déjà { $most } pages ouvertes. Fermez-en une, puis rechargez celle-ci.
error-method_not_allowed = Cette adresse n’accepte pas ce type de requête.
error-not_found = Page introuvable.
error-internal_error = Une erreur s’est produite sur le serveur. Elle a été enregistrée ; veuillez réessayer.
error-try_again = Votre coup n’a pas pu être enregistré. Rien n’est perdu ; veuillez réessayer.
error-store_cannot_write = Le serveur ne peut rien enregistrer pour l’instant : sa base de données refuse d’écrire. Vérifiez le disque.
error-table_unreadable = Impossible d’ouvrir la table { $table } : une partie de ses données est endommagée. Demandez à l’administrateur du serveur de la restaurer à partir d’une sauvegarde. Vos autres tables fonctionnent toujours.
error-table_rules_changed = La table { $table } a été créée avec une ancienne version des règles ({ $began }, désormais { $now }), et ses coups ne sont pas possibles avec la nouvelle. Rien n’est perdu : l’administrateur du serveur peut la terminer ou l’exporter avec l’ancienne version de Guildhall.
error-bad_request = La requête n’a pas été comprise.
error-bad_login = Un identifiant doit avoir de 3 à { $most } caractères, sans espace.
error-bad_password = Un mot de passe doit avoir au moins { $least } caractères.
error-bad_body = La requête n’a pas été comprise : { $problem }.
error-bad_cursor = La liste ne peut pas reprendre ici. Rechargez la page pour la revoir depuis le début.
error-bad_subscription = L’abonnement de votre navigateur n’est pas valide. Désactivez puis réactivez les notifications.
error-bad_zone = Fuseau horaire inconnu : { $given }.
error-no_such_person = Cette personne n’existe pas, ou ne montre pas son profil.
error-not_yourself = C’est vous.
error-too_many_bonds = Vous suivez ou bloquez déjà { $most } joueurs : c’est la limite.
error-not_welcome = Vous ne pouvez pas rejoindre cette table.
error-banned =
    { $until ->
        [never] Vous êtes banni de ce serveur. Motif : { $why }
       *[other] Vous êtes banni de ce serveur jusqu’au { $until }. Motif : { $why }
    }
error-silenced =
    { $until ->
        [never] Vous ne pouvez pas écrire dans le chat. Motif : { $why }
       *[other] Vous ne pouvez pas écrire dans le chat avant le { $until }. Motif : { $why }
    }
error-warning_unread = Un modérateur vous a adressé un avertissement. Lisez-le d’abord.
error-not_moderator = Réservé aux modérateurs.
error-not_administrator = Réservé aux administrateurs.
error-not_on_moderators = Cette personne fait partie des modérateurs. Seul l’exploitant du serveur peut agir à son égard.
error-no_such_line = Ce message ne peut pas être signalé.
error-why_needed = Indiquez le motif.
error-days_needed = Choisissez une durée.
error-talk_slow = Mode lent : vous pourrez écrire dans { $seconds } s.
error-spectators_only = Seuls les spectateurs peuvent écrire ici. Vous pourrez lire ce chat à la fin de la partie.
error-slow_length = Choisissez entre 0 et { $most } secondes.
error-match_lost = L’un de ces joueurs est parti. Réessayez.
error-bad_search = Recherche illisible. Vérifiez les dates.
error-bad_webhook = Un webhook doit être une adresse HTTPS hors de ce réseau.
error-webhook_unresolved = L’hôte du webhook n’a pas été trouvé à temps. Vérifiez l’adresse ou réessayez plus tard.
error-bad_mail = Cette adresse e-mail n’est pas valide.
error-server_busy = { $host }:{ $port } est déjà utilisé. Choisissez un autre port avec --port.

former-player = Ancien joueur
push-your_turn = C’est à vous de jouer.
push-clock = Votre temps est bientôt écoulé.
push-invitation = On vous invite à une partie.
push-invitation-by = { $name } vous invite à une partie.
push-match = Votre table est prête.
push-talk = On a écrit à votre table.
push-talk-by = { $name } a écrit à votre table.
push-tournament =
    { $round ->
        [0] { $name } : votre table est prête.
       *[other] { $name }, ronde { $round } : votre table est prête.
    }
push-tournament-tables = { $name } a commencé : { $count } tables vous attendent.
mail-subject-clock =
    { $count ->
        [one] Guildhall : votre temps est bientôt écoulé
       *[other] Guildhall : votre temps est bientôt écoulé à { $count } tables
    }
mail-subject-your_turn =
    { $count ->
        [one] Guildhall : c’est à vous de jouer
       *[other] Guildhall : c’est à vous de jouer à { $count } tables
    }
mail-subject-invitation =
    { $count ->
        [one] Guildhall : on vous invite à une partie
       *[other] Guildhall : on vous invite à { $count } parties
    }
mail-subject-talk =
    { $count ->
        [one] Guildhall : on a écrit à votre table
       *[other] Guildhall : nouveaux messages à { $count } tables
    }
mail-subject-tournament =
    { $count ->
        [one] Guildhall : votre table de tournoi est prête
       *[other] Guildhall : vos { $count } tables de tournoi sont prêtes
    }
mail-hello = Bonjour { $name },
mail-tables-tournament =
    { $count ->
        [one] votre table de tournoi est prête :
       *[other] vos { $count } tables de tournoi sont prêtes :
    }

    { $links }
mail-round =
    { $round ->
        [0] « { $name } » :
       *[other] « { $name } », ronde { $round } :
    }
mail-tables-talk =
    { $count ->
        [one] on a écrit à cette table :
       *[other] on a écrit à ces { $count } tables :
    }

    { $links }
mail-tables-clock =
    { $count ->
        [one] votre temps est bientôt écoulé à cette table :
       *[other] votre temps est bientôt écoulé à ces { $count } tables :
    }

    { $links }
mail-tables-your_turn =
    { $count ->
        [one] c’est à vous de jouer à cette table :
       *[other] c’est à vous de jouer à ces { $count } tables :
    }

    { $links }
mail-tables-invitation =
    { $count ->
        [one] on vous invite à cette table :
       *[other] on vous invite à ces { $count } tables :
    }

    { $links }

cli-serving = Guildhall tourne sur { $url } (Ctrl-C pour arrêter). Données : { $db }
cli-serving-network = Sur votre réseau local : { $url }
cli-serving-here = Accessible uniquement depuis cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez : serve --host 0.0.0.0
cli-thinking = Réflexion pour les serveurs de { $db } avec { $processes ->
    [one] un processus
   *[other] { $processes } processus
}. Arrêt avec Ctrl+C.
cli-serving-metrics = État et métriques : { $url }/healthz et { $url }/metrics
cli-compiling = Compilation des règles en arrière-plan. Vous pouvez déjà jouer ; les bots réfléchiront plus loin une fois terminé.
cli-compiled = Les règles compilées sont maintenant utilisées.
cli-compile-failed = Les règles n’ont pas pu être compilées. Le serveur continue avec les règles non compilées. Détails : { $log }
cli-mail-needs-url = L’e-mail est configuré, mais rien n’est envoyé sans --public-url : les liens en ont besoin.
error-workers_need_postgresql = { $workers } workers ont besoin de PostgreSQL : ajoutez --db postgresql://…
error-think_needs_postgresql = Les bots ne peuvent réfléchir ailleurs que pour des serveurs sous PostgreSQL : ajoutez --db postgresql://…
error-client_not_built = Les pages web ne sont pas encore construites. Lancez ./play, qui les construit.
error-docs_not_built = La documentation n’est pas encore construite. Attendez un instant et rechargez : ./play la construit en arrière-plan.
mail-confirm-subject = Guildhall : confirmez votre adresse e-mail
mail-confirm-body =
    Bonjour { $name },

    confirmez que nous pouvons vous écrire à cette adresse quand c’est à vous de jouer :

    { $link }

    Si vous n’avez rien demandé, ignorez cet e-mail. Vous n’en recevrez pas d’autre.
