# Les tables et le serveur, en français.

error-table_not_started = La partie n’a pas encore commencé.
error-table_started = La partie a déjà commencé.
error-table_over = La partie est terminée.
error-seat_taken = La place { $seat } est prise.
error-seat_offered = Cette place est réservée à { $name }.
error-rematch_asked = Une revanche vient d’être proposée. Réessayez.
error-already_seated = Vous êtes déjà à cette table, à la place { $seat }.
error-bad_luck_number = Un nombre aléatoire pour le hasard compte de { $least } à { $most } octets, en hexadécimal minuscule.
error-luck_added = Ce joueur a déjà ajouté son nombre aléatoire.
error-seats_open =
    { $open ->
        [one] Il reste { $open } place libre.
       *[other] Il reste { $open } places libres.
    }
error-stale = Ceci répond à une question plus ancienne ({ $answers }) ; la question actuelle est { $current }. Regardez de nouveau la table.
error-nothing_to_undo = Il n’y a rien à reprendre.
error-no_undo_asked = Personne ne vous a demandé de revenir en arrière.
error-flag_up = La place { $seat } a encore du temps.
error-not_absent = Cette personne n’est pas absente, ou pas encore depuis { $days } jours.
error-no_rescue = À cette table, les bots ne remplacent pas les absents.
error-clock_runs = Cette table a une pendule : un bot prend le relais quand le temps est écoulé.
error-not_away = La place { $seat } n’est pas tenue par un remplaçant.
error-not_present = La place { $seat } est jouée par un bot en ce moment.
error-not_due = La place { $seat } n’a rien à décider en ce moment.
error-bot_not_due = La place { $seat } n’est plus à un bot.
error-chat_length = Écrivez de 1 à { $most } caractères ; il y en a { $have }.
error-note_length = Une note a au plus { $most } caractères ; il y en a { $have }.
error-bad_name = Un nom a de 1 à { $most } caractères ordinaires.
error-unknown_clock = Il n’y a pas d’horloge « { $given } ». Horloges : { $known }.
error-no_such_table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
error-table_busy = La table est très occupée. Réessayez dans un instant.
error-too_many_tables = Vous avez déjà { $most } tables en cours, c’est le maximum. Terminez ou abandonnez d’abord quelques parties.
error-analysis_busy = La maison analyse déjà autant de parties qu’elle peut. Réessayez dans un moment.
error-no_hint = Aucun conseil ne peut être donné pour l’instant. Réessayez dans un moment.
error-hints_off = Pas de conseils à cette table tant que deux personnes ou plus y jouent.
error-not_signed_in = Donnez-nous d’abord votre nom.
error-wrong_password = L’identifiant ou le mot de passe est faux.
error-wrong_passkey = Cette clé d’accès n’a pas été acceptée. Réessayez.
error-no_such_passkey = Vous n’avez pas cette clé d’accès.
error-last_way_in = Sans cette clé d’accès, vous ne pourriez plus vous connecter. Ajoutez-en d’abord une autre ou choisissez un mot de passe.
error-no_mail_here = Cette maison n’envoie pas de courrier pour l’instant.
error-nothing_to_confirm = Aucune adresse n’attend d’être confirmée.
error-game_off = Cette maison ne propose pas ce jeu pour l’instant.
error-not_your_table = Seul l’hôte de la table peut le faire.
error-not_seated = Vous n’êtes pas assis à cette table.
error-invitation_used = Cette invitation a déjà servi, ou la partie a commencé. Demandez-en une nouvelle.
error-bad_invitation = Cette invitation n’est pas valable pour cette table.
error-bad_confirmation = Ce lien n’est plus valable. Saisissez à nouveau votre adresse pour en recevoir un autre.
error-unknown_host = Ce serveur ne connaît pas le nom { $host }. S’il est à vous, démarrez le serveur avec --public-url ou --allow-host.
error-foreign_origin = Cette demande ne vient pas d’une page de ce site.
error-hidden_until_the_end = Ceci sera visible à la fin de la partie.
error-body_too_slow = La requête a mis plus de { $seconds } secondes à arriver. Vérifiez votre connexion et réessayez.
error-head_too_slow = La requête a mis plus de { $seconds } secondes à arriver. Vérifiez votre connexion et réessayez.
error-head_too_large = Les en-têtes de cette requête sont trop grands.
error-url_too_long = Cette adresse est trop longue.
error-too_many_connections = Trop de connexions depuis votre réseau. Fermez-en quelques-unes et réessayez.
error-shutting_down = Le serveur redémarre. Réessayez dans un instant.
error-too_large = C’est trop grand : au plus { $most } octets.
error-too_many_requests = Trop de demandes. Attendez un peu, puis réessayez.
error-too_many_pages = Vous avez déjà { $most } pages ouvertes. Fermez-en une, puis rechargez celle-ci.
error-method_not_allowed = Cette adresse n’accepte pas ce genre de demande.
error-not_found = Il n’y a rien à cette adresse.
error-internal_error = Le serveur a commis une erreur. Elle est notée ; réessayez.
error-try_again = La maison n’a pas pu noter cela. Rien n’est perdu ; réessayez dans un instant.
error-store_cannot_write = Le serveur ne peut rien enregistrer pour l’instant : sa base de données refuse d’écrire. Vérifiez le disque.
error-table_unreadable = Impossible de lire la table { $table } : une partie est endommagée. Demandez à l’administrateur du serveur de la restaurer à partir d’une sauvegarde. Vos autres tables fonctionnent toujours.
error-table_rules_changed = La table { $table } a été ouverte sous d’autres règles de ce jeu (version { $began }, désormais { $now }), et ce qui a été joué n’est plus possible sous les règles actuelles. Rien n’est perdu : les responsables du serveur peuvent la terminer ou l’exporter avec la version antérieure de Guildhall.
error-bad_request = La requête n’est pas comprise.
error-bad_login = Un identifiant a de 3 à { $most } caractères, sans espace.
error-bad_password = Un mot de passe a au moins { $least } caractères.
error-bad_body = La demande n’est pas comprise : { $problem }.
error-bad_cursor = La liste ne peut pas reprendre ici. Rechargez la page pour la revoir depuis le début.
error-bad_webhook = Un webhook est une adresse https hors de ce réseau.
error-webhook_unresolved = L’hôte de ce webhook n’a pas été trouvé à temps. Vérifiez l’adresse ou réessayez plus tard.
error-bad_mail = Ce n’est pas une adresse de courriel.
error-server_busy = L’adresse { $host }:{ $port } est déjà utilisée. Choisissez-en une autre avec --port.

mail-subject =
    { $count ->
        [one] Guildhall : c’est à vous de jouer
       *[other] Guildhall : c’est à vous de jouer à { $count } tables
    }
mail-subject-rematch =
    { $count ->
        [one] Guildhall : on vous propose une revanche
       *[other] Guildhall : on vous propose { $count } revanches
    }
mail-body =
    Bonjour { $name },

    { $count ->
        [one] une table vous attend
       *[other] { $count } tables vous attendent
    } :

    { $links }

cli-serving = Guildhall est ouvert à { $url } (arrêt avec Ctrl-C). Données : { $db }
cli-serving-network = Sur votre réseau local : { $url }
cli-serving-here = Accessible uniquement depuis cet ordinateur. Pour jouer avec d’autres sur votre réseau, lancez : serve --host 0.0.0.0
cli-serving-metrics = État et mesures pour l’exploitation : { $url }/healthz et { $url }/metrics
cli-compiling = Compilation des règles en arrière-plan. Vous pouvez déjà jouer ; les bots réfléchiront plus loin une fois terminé.
cli-compiled = Les règles compilées sont maintenant utilisées.
cli-compile-failed = Les règles n’ont pas pu être compilées. Le serveur continue avec les règles non compilées. Détails : { $log }
cli-mail-needs-url = Le courrier est configuré, mais rien n’est envoyé sans --public-url : les liens en ont besoin.
error-workers_need_postgresql = Plusieurs processus demandent PostgreSQL : ajoutez --db postgresql://… (vous en voulez { $workers }).
error-client_not_built = Les pages ne sont pas encore construites. Lancez ./play, qui les construit.
mail-confirm-subject = Guildhall : cette adresse est-elle la vôtre ?
mail-confirm-body =
    Bonjour { $name },

    quelqu’un, sans doute vous, veut être prévenu à cette adresse quand c’est son tour.
    Suivez ce lien pour la confirmer :

    { $link }

    Si ce n’était pas vous, ne faites rien : il ne viendra pas d’autre courrier.
