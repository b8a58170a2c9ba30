# Ce dont chaque jeu et chaque écran ont besoin, en français.

language-name = Français

## Problèmes : dire ce qui ne va pas et que faire

error-unknown_game = Aucun jeu ne s’appelle « { $given } ». Jeux : { $known }.
error-unknown_language = La langue « { $given } » n’existe pas ici. Langues : { $known }.
error-seats = { $game } ne se joue pas à { $given }. Nombre de joueurs : { $allowed }.
error-option = Le jeu { $game } n’a pas d’option « { $given } ». Options : { $known }.
error-option_value = L’option { $option } ne peut pas valoir « { $given } ». Possible : { $allowed }.
error-notation_empty = Tapez un coup, ou ? pour voir vos choix.
error-notation_verb = « { $given } » n’est pas un coup de ce jeu. Vouliez-vous dire : { $known } ?
error-notation_count = { $verb } demande : { $need }. Vous en avez donné { $have }.
error-notation_argument = « { $given } » est inconnu pour { $argument }. Vouliez-vous dire : { $known } ?
error-notation_json = En JSON, un coup est un objet avec un verbe (« verb ») et ses arguments.
error-unknown_move = Le coup numéro { $move } n’existe pas ; la table en compte { $size }.
error-chance_verb = « { $given } » n’est pas ce que l’on tire ici.
error-chance_impossible = Ce tirage est impossible ici.
error-position_json = Ce n’est pas une position : { $problem }.
error-position_game = Cette position vient du jeu { $found }, pas de cette version du jeu { $game }.
error-position_fields = Dans la position, des champs manquent ou sont inconnus : { $fields }.
error-position_value = La position ne tient pas debout : { $field }.
error-record_file = Impossible de lire { $file } : { $problem }.
error-record_empty = L’enregistrement est vide.
error-record_line = La ligne { $line } de l’enregistrement est abîmée : { $problem }.
error-record_format = L’enregistrement est au format { $found } ; cette version lit le format { $known }.
error-record_game = L’enregistrement vient du jeu { $found }, pas du jeu { $game }.
error-record_version = L’enregistrement a été fait avec les règles et données { $found } ; cette version joue avec { $known }.
error-record_input = L’entrée { $n } de l’enregistrement, « { $move } », est impossible à cet endroit : { $why }.
error-record_rules_changed = L’entrée { $n } de l’enregistrement, « { $move } », n’est plus possible avec les règles et données actuelles { $known } ; il a été fait avec { $found }. La version antérieure de Guildhall peut le relire.
error-record_luck = L’entrée { $n } de l’enregistrement, « { $move } », n’est pas ce que le hasard de cette partie a donné.
error-record_commitment = La clé de l’enregistrement n’est pas celle que promettait son en-tête.
error-record_luck_version = Le hasard de cet enregistrement est de version { $found } ; cette version lit jusqu’à { $known }.
error-record_numbers = Les nombres aléatoires des joueurs sont endommagés dans l’enregistrement.
error-record_spaces = D’après l’enregistrement, une annulation a relancé le hasard à l’entrée { $n } (numéro { $space }) ; cela ne concorde pas avec le reste.
error-record_no_key = L’enregistrement ne révèle pas la clé de son hasard.
error-record_no_result = La partie est finie, mais l’enregistrement n’a pas de résultat.
error-record_not_over =
    L’enregistrement a un résultat, mais la partie n’est pas finie après { $n ->
        [one] { $n } entrée
       *[other] { $n } entrées
    }.
error-record_result = Le résultat de l’enregistrement est faux : { $field }.
error-analysis_unfinished = Seule une partie terminée peut être analysée.

## Joueurs et robots

seat-spectator = Spectateur
bot-random = Hasard
bot-apprentice = Apprenti
bot-journeyman = Compagnon
bot-master = Maître
seat-guest = Invité
error-unknown_bot = Aucun robot ne s’appelle « { $given } ». Robots : { $known }.
error-extra_missing = La bibliothèque { $library } n’est pas installée. Elle vient avec : pip install "{ $extra }"
error-policy_file = { $file } ne peut pas servir de politique : { $problem }.
error-policy_fit = La politique { $file } a été faite pour { $field } « { $made } » ; ici, c’est « { $here } ».
error-unknown_reward = Aucune récompense ne s’appelle « { $given } ». Récompenses : { $known }.
error-weight_missing = L’évaluation de { $game } demande un poids « { $given } ».
error-weight_unknown = L’évaluation de { $game } ne connaît aucun poids « { $given } ».
error-bots_number =
    { $have ->
        [one] { $have } robot
       *[other] { $have } robots
    } pour { $need } places : nommez un seul robot pour toutes, ou un par place.
error-unknown_rule = Le jeu { $game } n’a pas de règle « { $given } ». Règles : { $known }.
error-no_such_input = L’entrée { $given } n’existe pas ; la dernière de l’enregistrement est la { $last }.
error-no_such_seat = La place { $given } n’existe pas ici ; les places sont numérotées à partir de 0, on joue à { $seats }.
error-no_saved_game = Aucune partie sauvegardée pour { $user }. Commencez-en une avec : guildhall play
error-save_failed = Impossible d’écrire { $file } : { $problem }.

## Pourquoi ce conseil

reason-only_move = C’est le seul coup possible.
reason-wins = Il gagne la partie.
reason-points =
    Il rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite.
reason-position =
    Il devrait rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que les autres coups.
reason-denial =
    Il prive { $seat } de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
reason-tempo = Vous rejouez avant les autres.
reason-least_loss =
    Il perd { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que les autres coups.
reason-hinders = Il affaiblit { $seat }, votre rival le plus fort.
reason-share = Les parties qui commencent ainsi donnent { $share } % des victoires, le coup suivant { $next } %.
reason-plan = Rien ne se voit tout de suite ; d’expérience, c’est le coup le plus sûr.
