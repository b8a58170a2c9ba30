# Le navigateur, en français.

client-skip = Aller au contenu
client-home = Vers la grande salle
client-menu = Menu
client-rules = Règles
client-settings = Réglages
client-about = Qui a fait ceci
client-speed-plain = Règles non compilées : les bots réfléchissent moins loin.
client-speed-compiling = Accélération en cours : les règles sont compilées en arrière-plan.
client-speed-compiled = Règles compilées en service.
client-close = Fermer
client-back = Retour
client-loading = Un instant …
client-offline = La maison ne répond pas. Êtes-vous connecté ?
client-reconnecting = Connexion perdue. Elle revient d’elle-même …
client-rules-changed = Les règles de ce jeu ont été révisées après l’ouverture de cette table (version { $began }, désormais { $now }). La partie continue sous les règles actuelles.
client-data-changed = Les données imprimées de ce jeu ont été corrigées après l’ouverture de cette table. La partie continue avec les données actuelles.

## La grande salle

client-welcome = Bienvenue au Guildhall
client-welcome-more = Quatre jeux de guildes et de villes. Prenez place contre des bots, ou envoyez un lien à quelqu’un.
client-your-tables = Vos tables
client-open-tables = Tables ouvertes
client-more-tables = Afficher plus de tables
client-games = Jeux
client-players = { $least }–{ $most } joueurs
client-weight-light = facile
client-weight-medium = moyen
client-weight-heavy = exigeant
client-play-bots = Jouer contre des bots
client-new-table = Nouvelle table
client-your-turn = À vous
client-status-open = en attente de joueurs
client-status-playing = en cours
client-status-over = terminée
client-open-seat = place libre

## Une nouvelle table

client-name = Votre nom
client-how-many = Combien de joueurs ?
client-who = Qui s’assied où ?
client-seat = Place { $seat }
client-seat-me = Moi
client-seat-friend = Quelqu’un (par lien)
client-seat-bot = Bot : { $bot }
client-variants = Variantes
client-clock = Pendule
client-clock-none = Sans pendule
client-clock-live = En direct : 10 minutes + 20 secondes par coup
client-clock-relaxed = Tranquille : 30 minutes + 1 minute par coup
client-clock-evening = Une soirée : 2 heures + 2 minutes par coup
client-clock-daily = Au fil des jours : 3 jours + 12 heures par coup
client-clock-correspondence = Par correspondance : 14 jours + 2 jours par coup
client-visibility = Qui peut regarder ?
client-visibility-link = Quiconque a le lien
client-visibility-public = Tout le monde ; les places libres sont annoncées
client-visibility-private = Seulement les joueurs
client-allow-hints = Autoriser les conseils pour tout le monde (sinon désactivés à partir de deux personnes)
client-rescue = Si quelqu’un ne joue plus
client-rescue-days =
    { $days ->
        [0] Attendre, même longtemps
       *[other] Un bot peut prendre le relais après { $days } jours
    }
client-lay-table = Dresser la table

## Entrer

client-join = On vous invite
client-join-more = { $game } avec { $names }.
client-sit = S’asseoir
client-stand = Se lever
client-watch = Regarder seulement
client-waiting-players = en attente de joueurs
client-invited = { $name } (invitation envoyée)
client-invite = Inviter quelqu’un
client-start-bots = Commencer ; des bots prennent les places libres
client-link = Envoyez ce lien :
client-link-copied = Copié. Envoyez ce lien :
client-link-machine = Ce lien ne fonctionne que sur cet ordinateur. Pour inviter d’autres personnes sur votre réseau, arrêtez le serveur et relancez-le avec ./play serve --host 0.0.0.0
client-link-network = Ce lien fonctionne sur votre réseau local.

## À la table

client-show = Que montrer
client-tab-board = Plateau
client-tab-log = Journal
client-tab-seats = Joueurs
client-seats = Joueurs
client-board = Plateau
client-now = Que faire maintenant
client-log = Journal
client-log-news = Nouveau dans le journal
client-round-start = Avant le début
client-choices = Vos choix
client-choose = Choisir
client-all-choices = Montrer les { $count } choix
client-waiting-for =
    { $count ->
        [0] Un instant …
       *[other] On attend { $names }
    }
client-server-busy = Le serveur est très sollicité : les bots jouent un peu plus vite que d’habitude.
client-you-are-away = Un bot joue pour vous.
client-come-back = Revenir
client-confirm = Confirmer
client-cancel = Annuler
client-undo = Reprendre
client-undo-asked = { $name } demande à revenir en arrière.
client-agree = D’accord
client-refuse = Non
client-hint = Conseil
client-hint-is = Un bot ferait ceci : { $move }
client-no-hint = Il n’y a pas de conseil maintenant.
client-hint-others = Les autres idées
client-hint-play = Jouer ce coup
client-hint-comes = Réflexion …
client-hints-off = Pas de conseils à cette table.
client-hints-on = Conseils autorisés pour tout le monde.
client-rescue-terms =
    { $days ->
        [0] Les bots ne remplacent pas les absents.
       *[other] Après { $days } jours d’absence, les autres peuvent passer la place à un bot.
    }
client-absent = { $name } n’a pas joué depuis le { $day }.
client-absent-from = À partir du { $day }, un bot peut prendre le relais.
client-absent-rescue = Faire jouer un bot ({ $bot }) pour { $name }
client-foreseen = Ce que cela fera
client-foreseen-more =
    { $count ->
        [one] et une chose encore
       *[other] et { $count } choses encore
    }
client-then-chance = Ensuite, le hasard décide.
client-then-others = Ensuite, c’est aux autres de jouer.
client-then-you = Ensuite, vous continuez.
client-then-end = Ensuite, la partie est finie.
client-then-unknown = La suite ne peut être prévue.
client-skip-steps =
    { $count ->
        [one] Passer une étape
       *[other] Passer { $count } étapes
    }
client-count-choices =
    { $count ->
        [one] Un choix
       *[other] { $count } choix
    }
client-more = Plus
client-leave = Partir (un bot continue)
client-concede = Abandonner
client-show-rule = Règle { $rule }
client-jump = voir
client-conceded = a abandonné
client-away = absent, un bot joue
client-bot = bot
client-you = vous
client-thinking = réfléchit
client-score-of =
    { $name } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. Montrer d’où ils viennent.
client-no-points = Pas encore de points
client-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
client-talk =
    { $count ->
        [0] Discussion
       *[other] Discussion ({ $count })
    }
client-talk-earlier = Messages précédents
client-say = Dites quelque chose
client-send = Envoyer
client-note = Votre note personnelle

## La fin et après

client-ended-conceded = La partie a été abandonnée.
client-ledger = D’où viennent les points
client-rematch = Revanche
client-rematch-asked = { $name } vous propose une revanche.
client-rematch-invited = Invitation à une revanche
client-rematch-accept = Accepter
client-rematch-own = Vous avez proposé une revanche. Elle commence dès que tout le monde a accepté.
client-rematch-go = Aller à la revanche
client-replay = Revoir la partie
client-save-record = Enregistrer la partie
client-moment = Moment
client-step-back = Un pas en arrière
client-step-on = Un pas en avant
client-whose-view = Vue de qui
client-play-on = Continuer à partir d’ici

## Analyse

client-analysis = Analyse
client-analyse = Analyser la partie
client-analysis-running = { $done } décisions examinées sur { $of }
client-analysis-failed = L’analyse n’a pas abouti.
client-analysis-cancelled = L’analyse a été arrêtée.
client-analysis-chart = Chances de gagner
client-analysis-costliest = Ce qui a coûté le plus
client-analysis-played = { $name } : { $move }
client-analysis-best = Le maître : { $move }
client-analysis-cost = −{ $cost } %
client-analysis-clean = Aucune décision n’a clairement coûté quelque chose.
client-analysis-conceded = La partie a été abandonnée : elle est jugée jusqu’au dernier coup, et les courbes finissent par le résultat tel qu’il était alors.
client-analysis-how = Estimé à partir de parties imaginées, en moyenne glissante. Chaque décision est jugée selon ce que son joueur pouvait savoir.

## Règles et réglages

client-search-rules = Chercher dans les règles
client-no-rule = Aucune règle ne contient ces mots.
client-language = Langue
client-theme = Apparence
client-theme-auto = Comme le système
client-theme-light = Claire
client-theme-dark = Sombre
client-speed = Mouvement
client-speed-calm = Calme
client-speed-brisk = Vif
client-speed-still = Aucun
client-confirm-turn = Confirmer chaque coup
client-labels = Étiquettes sur le plateau

## Compte

client-account = Compte
client-account-more = Aucun compte n’est nécessaire pour jouer : un nom suffit, et ce navigateur se souvient de vous.
client-account-nobody = Vous n’êtes pas encore entré.
client-account-guest = Vous êtes { $name }, de passage dans ce navigateur.
client-account-login = Vous êtes { $name } ; votre identifiant est { $login }.
client-account-rename = Enregistrer le nom
client-account-rename-more = C’est ainsi que les autres vous appellent à la table.
client-account-renamed = Vous vous appelez maintenant { $name }.
client-account-keep = Garder ce nom
client-account-keep-more = Avec un identifiant et un mot de passe, vous retrouvez vos tables sur tous vos appareils.
client-account-make = Créer un compte
client-account-kept = Le compte est créé ; votre identifiant est { $login }.
client-login = Identifiant
client-password = Mot de passe
client-password-new = Nouveau mot de passe
client-password-old = Ancien mot de passe
client-password-change = Changer le mot de passe
client-password-change-more = Vos autres appareils seront alors déconnectés.
client-password-changed = Le mot de passe est changé ; vos autres appareils sont déconnectés.
client-sign-in = Se connecter
client-sign-in-more = Utilisez un compte déjà créé, ici ou sur un autre appareil.
client-sign-in-guest = Vous laissez ici { $name } et ses tables : gardez d’abord ce nom si vous voulez les retrouver.
client-signed-in = Bon retour, { $name }.
client-sign-out = Se déconnecter
client-sign-out-more = Ce navigateur vous oublie ; votre compte et vos tables restent.
client-sign-out-guest = Vous n’avez pas de mot de passe : sans clé d’accès, ce nom et ses tables ne pourront plus être retrouvés.
client-sign-out-surely = Se déconnecter quand même
client-signed-out = Vous êtes déconnecté.
client-passkeys =
    { $count ->
        [0] Clés d’accès
       *[other] Clés d’accès ({ $count })
    }
client-passkey = Clé d’accès
client-passkey-nth = Clé d’accès { $n }
client-passkey-name = Nom
client-passkey-name-new = Nom de la nouvelle clé
client-passkey-made = créée le { $day }
client-passkey-used = dernier usage le { $day }
client-passkey-unused = pas encore utilisée
client-passkey-rename = Renommer
client-passkey-rename-of = Renommer { $name }
client-passkey-rename-save = Enregistrer
client-passkey-renamed = La clé d’accès a son nouveau nom.
client-passkey-remove = Supprimer
client-passkey-remove-of = Supprimer { $name }
client-passkey-remove-more = { $name } ne vous fera plus entrer. Les autres appareils entrés avec elle seront déconnectés. Appuyez encore une fois pour la supprimer ; effacez-la ensuite aussi sur votre appareil.
client-passkey-remove-surely = Supprimer définitivement
client-passkey-removed = { $name } est supprimée.
client-passkey-more = Une clé d’accès vous fait entrer par empreinte, visage ou code au lieu d’un mot de passe.
client-passkey-add = Ajouter une clé d’accès
client-passkey-use = Se connecter avec une clé d’accès
client-passkey-added = La clé d’accès est ajoutée : vous pouvez vous connecter avec elle.
client-passkey-known = Cet appareil a déjà une clé d’accès à vous.
client-passkey-stopped = Aucune clé d’accès n’a été donnée ; rien n’a changé.
client-passkey-none = Ce navigateur ne peut pas utiliser de clés d’accès ici.
client-notices = Avis de tour
client-notices-more = Nous pouvons vous prévenir quand c’est à vous et que vous êtes absent ; rien de cela n’est nécessaire pour jouer.
client-notices-save = Enregistrer les avis
client-notices-saved = Les avis sont enregistrés.
client-mail = Adresse électronique
client-mail-more = Nous y envoyons d’abord un lien, pour être sûrs que l’adresse est la vôtre.
client-mail-none = Cette maison n’envoie pas de courrier pour l’instant.
client-mail-confirmed = { $mail } est confirmée.
client-mail-unconfirmed = { $mail } n’est pas encore confirmée : ouvrez le lien dans le message que nous y avons envoyé.
client-mail-again = Renvoyer la confirmation
client-mail-sent-again = Un nouveau lien est en route vers { $mail }.
client-mail-remove = Retirer l’adresse
client-mail-removed = L’adresse est retirée.
client-notify-mail = Me prévenir par courrier
client-webhook = Webhook
client-webhook-more = Une adresse https à vous qui reçoit les noms des tables qui vous attendent.
client-notify-webhook = Prévenir mon webhook

## À propos

client-about-text = Guildhall est une maison libre et indépendante pour quatre jeux de société. Les jeux sont l’œuvre de leurs auteurs et éditeurs ; merci !
client-thanks = de { $designer }, publié par { $publisher }.
client-thanks-designer = de { $designer }.
client-about-rights = Tout le code et tous les dessins sont de nous, les règles sont racontées avec nos propres mots. Les valeurs qui ne sont pas imprimées dans les livrets de règles sont reconstituées. Si un jeu vous plaît, achetez la boîte.
