# Guildes en français. Identifiants : voir locale/README.md.

guildes-name = Guildes
guildes-about = Sélectionnez des cartes et posez-les devant vous pour gagner dix guildes. À chacun des trois scrutins, une guilde vote pour qui a le plus de ses cartes ; le plus de voix l’emporte.
guildes-option-events = Cartes Événement : chaque scrutin a une règle spéciale
    .short = Cartes Événement
guildes-option-dirty_tricks = Coups tordus : chaque joueur en reçoit un, à jouer avant le décompte
    .short = Coups tordus
guildes-style-courtier = Courtisan
guildes-style-courtier-about = Courtise les grandes guildes : chevaliers, nobles, prêtres et alchimistes.
guildes-style-tribune = Tribun
guildes-style-tribune-about = Réunit les petites guildes, des pêcheurs aux érudits.
guildes-style-captain = Capitaine
guildes-style-captain-about = Joue plus de milice : des voix à chaque décompte, sans aucune majorité.
guildes-ending-ballots_done = Le troisième scrutin est décompté.

## Choses

guildes-guild-fishermen = Pêcheurs
guildes-guild-peasants = Paysans
guildes-guild-craftsmen = Artisans
guildes-guild-scholars = Érudits
guildes-guild-merchants = Marchands
guildes-guild-burghers = Bourgeois
guildes-guild-knights = Chevaliers
guildes-guild-nobles = Nobles
guildes-guild-priests = Prêtres
guildes-guild-alchemists = Alchimistes
guildes-guild-militia = Milice

guildes-event-one_less = Une carte de moins
guildes-event-ties_vanish = Égalités annulées
guildes-event-sequential = Chacun son tour
guildes-event-redistribution = Redistribution
guildes-event-one_or_two = Une ou deux cartes
guildes-event-delayed_reveal = Révélation tardive

guildes-effect-one_less = chacun pose une carte de moins à ce scrutin.
guildes-effect-ties_vanish = les joueurs à égalité dans une guilde comptent comme n’ayant aucune carte de celle-ci.
guildes-effect-sequential = les cartes se posent face visible, chacun son tour, dans le sens antihoraire ; à chaque tour de table, quelqu’un d’autre commence.
guildes-effect-redistribution = après la sélection, chacun met une carte de côté ; elles sont mélangées et rendues au hasard.
guildes-effect-one_or_two = on pose tantôt une carte, tantôt deux, en alternance.
guildes-effect-delayed_reveal = une carte n’est retournée qu’une fois la suivante posée.

guildes-trick-a = A Protection
guildes-trick-b = B Échange
guildes-trick-c = C Sacrifice
guildes-trick-d = D Seconde main
guildes-trick-e = E Substitution
guildes-trick-f = F Chevaliers ±1
guildes-trick-g = G Nobles ±1
guildes-trick-h = H Prêtres ±1
guildes-trick-i = I Alchimistes ±1

guildes-phase-deal = distribution
guildes-phase-event = événement
guildes-phase-tricks = distribution des coups tordus
guildes-phase-draft = sélection
guildes-phase-aside = redistribution
guildes-phase-handback = redistribution
guildes-phase-opener = tirage de qui commence
guildes-phase-play = pose
guildes-phase-trick = coups tordus
guildes-phase-draw = pioche dans la défausse
guildes-phase-over = fin de la partie

## Le plateau

guildes-board-head = Tour de scrutin { $ballot } sur 3, { $phase }
guildes-board-left = Les paquets passent dans le sens horaire.
guildes-board-right = Les paquets passent dans le sens antihoraire.
guildes-board-event = { $event } : { $effect }
guildes-board-piles = Pioche { $deck }, défausse { $discard }
guildes-board-guild = Guilde
guildes-board-pays = Rapporte
guildes-board-each = { $votes } par carte
guildes-board-votes = Voix
guildes-board-trick = { $seat } détient { $trick }
guildes-board-packet = Votre paquet : { $cards }
guildes-board-hand = Vos cartes : { $cards }
guildes-board-chosen = Vous avez posé face cachée : { $cards }

## Questions et coups

guildes-ask-pick = Gardez une carte du paquet. Le reste passe à votre voisin.
guildes-ask-aside = Mettez une de vos cartes de côté. Vous en recevrez une au hasard.
guildes-ask-lay = Posez une de vos cartes.
guildes-ask-lay_two = Posez deux de vos cartes. Choisissez la première.
guildes-ask-protect = Vous protéger des coups tordus des autres ?
guildes-ask-swap = Échanger deux cartes entre deux joueurs ? Choisissez la première.
guildes-ask-swap_with = Choisissez, chez un autre joueur, la carte contre laquelle l’échanger.
guildes-ask-sacrifice = Sacrifier une de vos cartes d’une guilde à 10 ou plus pour éliminer une carte de votre choix ?
guildes-ask-eliminate = Choisissez la carte à éliminer.
guildes-ask-second_hand = Piocher deux cartes dans la défausse et en poser une ?
guildes-ask-keep = Choisissez la carte à poser. L’autre est défaussée.
guildes-ask-recall = Reprendre une carte de votre tableau pour en poser une autre de votre main ?
guildes-ask-replace = Choisissez la carte de votre main à poser à la place.
guildes-ask-swing = { $guild } : compter une carte de plus ou de moins ? Choisissez chez qui.

guildes-move-pick = Garder une carte { $guild }
guildes-move-aside = Mettre une carte { $guild } de côté
guildes-move-lay = Poser une carte { $guild }
guildes-move-decline = Ne pas jouer le coup tordu
guildes-move-use = Jouer le coup tordu
guildes-move-swap = Échanger une carte { $guild } chez { $owner } …
guildes-move-with = … contre une carte { $guild } chez { $owner }
guildes-move-sacrifice = Sacrifier une carte { $guild }
guildes-move-eliminate = Éliminer une carte { $guild } chez { $owner }
guildes-move-keep = Poser une carte { $guild }, défausser l’autre carte
guildes-move-recall = Reprendre en main une carte { $guild } …
guildes-move-replace = … et poser une carte { $guild } à la place
guildes-move-raise = Une de plus pour { $owner }
guildes-move-lower = Une de moins pour { $owner }

## Ce qui s’est passé

guildes-told-dealt =
    Tour de scrutin { $ballot } : chacun reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
guildes-told-event = Événement du scrutin { $ballot } : { $event }.
guildes-told-arrow =
    Les paquets passeront { $left ->
        [1] dans le sens horaire
       *[other] dans le sens antihoraire
    }.
guildes-told-trick = { $seat } reçoit le coup tordu { $trick }.
    .you = Vous recevez le coup tordu { $trick }.
guildes-told-picked = Vous gardez une carte { $guild }.
guildes-told-passed =
    Les paquets passent au voisin ; il reste { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans chacun.
guildes-told-kept_last = Chacun garde la dernière carte. La sélection est finie.
guildes-told-put_aside = Vous mettez une carte { $guild } de côté.
guildes-told-redistributed = Les { $count } cartes mises de côté ont été mélangées et rendues au hasard.
guildes-told-handed_back = Vous recevez une carte { $guild }.
guildes-told-opener = { $seat } commence le premier tour de table.
    .you = Vous commencez le premier tour de table.
guildes-told-chose = Vous posez une carte { $guild } face cachée.
guildes-told-laid = { $seat } pose une carte { $guild }.
    .you = Vous posez une carte { $guild }.
guildes-told-leftovers =
    { $seat } défausse { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } face cachée.
    .you =
        Vous défaussez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } face cachée.
guildes-told-declined = { $seat } ne joue pas { $trick }.
    .you = Vous ne jouez pas { $trick }.
guildes-told-impossible = { $seat } n’a pas de cible pour { $trick }.
    .you = Vous n’avez pas de cible pour { $trick }.
guildes-told-protected = { $seat } est à l’abri pour ce scrutin.
    .you = Vous êtes à l’abri pour ce scrutin.
guildes-told-swapped = { $seat } échange une carte { $guild } chez { $owner } contre une carte { $second } chez { $other }.
    .you = Vous échangez une carte { $guild } chez { $owner } contre une carte { $second } chez { $other }.
    .owner = { $seat } échange une carte { $guild } chez vous contre une carte { $second } chez { $other }.
    .other = { $seat } échange une carte { $guild } chez { $owner } contre une carte { $second } chez vous.
guildes-told-sacrificed = { $seat } sacrifie une carte { $guild }.
    .you = Vous sacrifiez une carte { $guild }.
guildes-told-eliminated = { $seat } élimine une carte { $guild } chez { $owner }.
    .you = Vous éliminez une carte { $guild } chez { $owner }.
    .owner = { $seat } élimine une carte { $guild } chez vous.
guildes-told-drew = Vous piochez une carte { $guild } dans la défausse.
guildes-told-drew_hidden =
    { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la défausse.
    .you =
        Vous piochez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } dans la défausse.
guildes-told-salvaged = { $seat } pose une carte { $guild } venue de la défausse.
    .you = Vous posez une carte { $guild } venue de la défausse.
guildes-told-recalled = { $seat } reprend en main une carte { $guild }.
    .you = Vous reprenez en main une carte { $guild }.
guildes-told-replaced = { $seat } pose une carte { $guild } à la place.
    .you = Vous posez une carte { $guild } à la place.
guildes-told-raised = { $seat } compte une carte { $guild } de plus pour { $owner }.
    .you = Vous comptez une carte { $guild } de plus pour { $owner }.
    .owner = { $seat } compte une carte { $guild } de plus pour vous.
guildes-told-lowered = { $seat } compte une carte { $guild } de moins pour { $owner }.
    .you = Vous comptez une carte { $guild } de moins pour { $owner }.
    .owner = { $seat } compte une carte { $guild } de moins pour vous.
guildes-told-count = Décompte du scrutin { $ballot }.
guildes-told-votes =
    { $guild } : { $seat } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, { $place ->
        [1] 1re place
       *[other] { $place }e place
    }{ $tied ->
        [one] {""}
       *[other] {" "}partagée à { $tied }
    } : { $votes } voix.
    .you =
        { $guild } : vous avez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }, { $place ->
            [1] 1re place
           *[other] { $place }e place
        }{ $tied ->
            [one] { "" }
           *[other] { " " }partagée à { $tied }
        } : { $votes } voix.
guildes-told-militia =
    Milice : { $seat } a { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }, soit { $votes } voix.
    .you =
        Milice : vous avez { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }, soit { $votes } voix.
guildes-told-won = { $seat } remporte l’élection avec { $votes } voix.
    .you = Vous remportez l’élection avec { $votes } voix.

## Pourquoi pas

guildes-refusal-unknown_move = Le coup numéro { $move } n’existe pas dans ce jeu.
guildes-refusal-no_such_seat = Cette place n’existe pas : il y a { $seats } joueurs.
guildes-refusal-game_over = La partie est terminée.
guildes-refusal-dealing = Un instant : { $phase }.
guildes-refusal-wrong_phase = Impossible dans cette phase : { $phase }.
guildes-refusal-already_chosen =
    Vous avez déjà choisi ; { $waiting ->
        [one] { $waiting } joueur réfléchit
       *[other] { $waiting } joueurs réfléchissent
    } encore.
guildes-refusal-not_your_turn = C’est à { $other } de jouer.
guildes-refusal-not_in_game = À { $seats } joueurs, on joue sans les cartes { $guild }.
guildes-refusal-not_in_packet = Il n’y a pas de carte { $guild } dans votre paquet.
guildes-refusal-not_in_hand = Vous n’avez pas de carte { $guild } en main.
guildes-refusal-wrong_trick = Votre coup tordu est { $trick } ; il ne permet pas cela.
guildes-refusal-not_begun = { $trick } commence par une autre étape.
guildes-refusal-already_begun = Vous avez commencé { $trick } ; allez jusqu’au bout.
guildes-refusal-nobody_there = { $owner } n’est pas à cette table : il y a { $seats } joueurs.
guildes-refusal-protected = { $owner } est à l’abri pour ce scrutin.
guildes-refusal-no_such_card = { $owner } n’a pas de carte { $guild } dans son tableau.
guildes-refusal-same_owner = La seconde carte doit venir d’un autre joueur que { $owner }.
guildes-refusal-not_worthy = Une carte { $guild } ne peut pas être sacrifiée : il faut une guilde à { $least } ou plus.
guildes-refusal-no_target = Une fois la carte { $guild } sacrifiée, il ne resterait aucune carte à éliminer.
guildes-refusal-not_drawn = Vous n’avez pas pioché de carte { $guild }.
guildes-refusal-only_the_recalled = La carte { $guild } que vous venez de reprendre ne peut pas être reposée.

## Les règles, dans nos mots

guildes-rule-gu-1 = Le jeu comprend 110 cartes Guilde, six cartes Événement et neuf coups tordus. On joue de trois à six.
guildes-rule-gu-2 = À 3 joueurs, on enlève tous les Alchimistes et 3 Milice ; à chaque scrutin, chacun reçoit 10 cartes et en pose 8. À 4 : 9 reçues, 7 posées. À 5 : 7 reçues, 5 posées. À 6 : 6 reçues, 5 posées.
guildes-rule-gu-3 = Les cartes enlevées au départ sont hors jeu pour toute la partie. Toutes les autres forment, mélangées, une seule pioche.
guildes-rule-gu-4 = Il y a trois scrutins. Chacun débute par une nouvelle distribution depuis la pioche ; les cartes défaussées n’y retournent jamais.
guildes-rule-gu-5 = À chaque scrutin, une carte Événement est retournée après la distribution et avant la sélection ; on en voit donc trois différentes. Dans le jeu de base, seule sa flèche compte.
guildes-rule-gu-6 = Un scrutin suit cet ordre : sélection, pose, coups tordus (si vous les utilisez), décompte.
guildes-rule-gu-7 = Sélection : tous en même temps, chacun garde une carte du paquet qu’il tient, face cachée, et donne le reste au voisin que désigne la flèche. On continue jusqu’à épuisement des paquets ; la dernière carte est simplement gardée. Vous pouvez regarder ce que vous avez gardé, mais pas en changer.
guildes-rule-gu-8 = Pose : les cartes gardées forment votre main. Chacun pose une carte face cachée ; quand tous l’ont fait, on les révèle et elles restent dans le tableau de leur propriétaire. On recommence autant de fois que le prévoit le nombre de joueurs (GU-2).
guildes-rule-gu-9 = Jeu de base : à la fin de la pose, les cartes restées en main vont à la défausse. Personne ne les voit.
guildes-rule-gu-10 = Les cartes d’un tableau y demeurent pour les scrutins suivants.
guildes-rule-gu-11 = Chaque guilde se décompte séparément. Le premier scrutin paie une place, le deuxième deux, le troisième trois, selon les valeurs de la guilde pour ce tour.
guildes-rule-gu-12 = Au troisième scrutin, les Pêcheurs et les Bourgeois ne paient que deux places, les Alchimistes en paient quatre.
guildes-rule-gu-13 = Seuls ceux qui ont au moins une carte d’une guilde participent à son décompte.
guildes-rule-gu-14 = Les joueurs à égalité se partagent les places qu’ils occupent ensemble : additionnez les voix de celles qui sont payées, divisez par le nombre de joueurs à égalité et arrondissez à l’inférieur. Le groupe suivant prend les places d’après.
guildes-rule-gu-15 = Ainsi, au deuxième scrutin, une égalité en tête ne laisse pas de deuxième place. Au troisième, deux ex æquo en tête laissent la troisième place au suivant, trois ou plus ne laissent rien, et des ex æquo au deuxième rang se partagent les deuxième et troisième places. Chez les Alchimistes, trois ex æquo en tête laissent la quatrième place au suivant.
guildes-rule-gu-16 = Chaque carte Milice de votre tableau vaut 3 voix à tous les décomptes. Elle ne se joue pas à la majorité.
guildes-rule-gu-17 = Les voix des trois décomptes s’additionnent. Le joueur qui en a le plus après le troisième scrutin gagne ; en cas d’égalité, la victoire est partagée.
guildes-rule-gu-18 = Une carte de moins : à ce scrutin, chacun pose une carte de moins que d’habitude et en garde donc une de plus en main.
guildes-rule-gu-19 = Égalités annulées : au décompte d’une guilde, tous les joueurs qui ont autant de cartes qu’un autre comptent comme n’en ayant aucune ; on classe les autres. Cela vaut pour toutes les égalités à la fois. La Milice n’est pas concernée.
guildes-rule-gu-20 = Chacun son tour : les cartes se posent une par une, face visible. Un joueur tiré au sort ouvre le premier tour de table, dans le sens antihoraire ; après chaque tour de table, c’est au suivant dans ce sens de commencer.
guildes-rule-gu-21 = Redistribution : après la sélection, chacun met une carte de côté, face cachée. On mélange ces cartes et chacun en reçoit une, peut-être la sienne. Personne n’apprend qui a reçu laquelle.
guildes-rule-gu-22 = Une ou deux cartes : on pose par étapes, tantôt deux cartes, tantôt une, et chaque étape est révélée d’un coup. Pour 8 cartes : 2, 1, 2, 1, 2 ; pour 7 : 1, 2, 1, 2, 1 ; pour 5 : 2, 1, 2.
guildes-rule-gu-23 = Révélation tardive : une carte reste cachée tant que tous n’ont pas posé la suivante. Les deux dernières sont révélées ensemble.
guildes-rule-gu-24 = La flèche de la carte Événement indique dans quel sens passent les paquets, que l’on joue ou non avec les événements.
guildes-rule-gu-25 = Coups tordus : une fois l’événement révélé et avant la sélection, chaque joueur reçoit au hasard un coup tordu, face visible. À 3 joueurs, on joue sans le I. Personne n’a la même lettre deux scrutins de suite : on en tire alors une autre.
guildes-rule-gu-26 = Avec les coups tordus, on garde ses cartes non posées jusqu’à ce que l’on ait joué son coup tordu ou y ait renoncé ; on les défausse ensuite.
guildes-rule-gu-27 = Les coups tordus se règlent dans l’ordre de leurs lettres. On est libre d’y renoncer, mais un coup tordu commencé va jusqu’au bout. Sans cible, il ne peut pas être joué. Après le décompte, tous les coups tordus sont rendus et mélangés.
guildes-rule-gu-28 = A Protection : jusqu’à la fin du scrutin, aucun coup tordu d’un autre joueur ne peut toucher ni vous ni votre tableau.
guildes-rule-gu-29 = B Échange : choisissez deux joueurs différents qui ont des cartes dans leur tableau (vous pouvez être l’un d’eux) et une carte de chacun ; ces deux cartes changent de tableau. Un joueur protégé ne peut pas être choisi.
guildes-rule-gu-30 = C Sacrifice : défaussez de votre tableau une carte d’une guilde à 10 ou plus (Bourgeois, Chevaliers, Nobles, Prêtres, Alchimistes), puis défaussez n’importe quelle carte de n’importe quel tableau non protégé.
guildes-rule-gu-31 = D Seconde main : mélangez la défausse, regardez-en deux cartes, ajoutez l’une à votre tableau et remettez l’autre dans la défausse.
guildes-rule-gu-32 = E Substitution : ramenez dans votre main une carte de votre tableau et posez-en une autre venant de votre main.
guildes-rule-gu-33 = F, G, H, I : pour ce décompte, un joueur a une carte Chevaliers, Nobles, Prêtres ou Alchimistes de plus ou de moins, à votre choix. Ce peut être vous-même, mais pas un joueur protégé.
guildes-rule-gu-34 = Tout ce qui est défaussé forme une seule pile, face cachée : les cartes de main non posées et ce que les coups tordus enlèvent. Le coup tordu D peut piocher dans tout ce qui s’y trouve quand vient son tour.
guildes-rule-gu-35 = Les cartes Événement et les coups tordus s’activent ou se désactivent indépendamment.

## Pourquoi ce conseil

guildes-reason-leads =
    { $best ->
        [0] { $guild } : vous en avez alors { $mine }, et personne d’autre n’en a sur la table. La première place paie { $first }.
       *[other] { $guild } : vous en avez alors { $mine }, et personne d’autre n’en a plus de { $best } sur la table. La première place paie { $first }.
    }
guildes-reason-ties = { $guild } : vous en avez alors { $mine }, autant que le meilleur des autres. La première place paie { $first }.
guildes-reason-chases = { $guild } : vous en avez alors { $mine } ; le meilleur des autres en a { $best } sur la table. La première place paie { $first }.
guildes-reason-votes = { $guild } : compté maintenant, vous recevez { $votes } au lieu de { $before }.
guildes-reason-costs = { $guild } : compté maintenant, { $seat } reçoit { $votes } au lieu de { $before }.
guildes-reason-militia = La milice paie sans majorité : avec { $mine }, vous recevez { $votes } à chaque décompte. Décomptes à venir : { $counts }.
guildes-reason-neighbour = { $seat } reçoit ensuite ce paquet. { $guild } déjà sur sa table : { $theirs }.
guildes-reason-spare = { $guild } : compté maintenant, une carte de plus vous rapporterait { $votes }.
guildes-reason-protects = À ce scrutin, aucun coup tordu des autres ne peut toucher vos cartes posées. Vous en avez { $count }.
guildes-reason-salvages = Vous regardez deux cartes de la défausse et posez la meilleure. Elle en compte { $count }.
