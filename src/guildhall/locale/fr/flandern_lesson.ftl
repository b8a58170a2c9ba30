# Flandern 1302 : les leçons, en français.

## basics.toml

flandern-lesson-basics-title = Une ville, de la carte aux points
flandern-lesson-basics-goal = Quand une ville est pleine, la corporation qui y a le plus de quartiers marque sa valeur, la deuxième la moitié. Vous êtes Bleu, manche 7. Seul Gand compte : jouez sa carte argentée.
flandern-lesson-basics-influence = Chacun choisit en secret. Avec plus de cartes d’influence, on agit plus tôt, mais celles qu’on joue sont perdues ; en garder le plus à la fin vaut 3 points. En ajouter une ?
flandern-lesson-basics-influence-influence_0 = Bien économisé. À influence égale, on agit dans le sens horaire à partir du premier joueur, et cette manche, c’est vous.
flandern-lesson-basics-influence-influence_1 = Vous agissez en premier. Mais personne d’autre n’a ajouté d’influence, et à influence égale, on agit dans le sens horaire à partir du premier joueur : c’était déjà vous.
flandern-lesson-basics-build = Un côté long du nouveau quartier borde un quartier construit ; il ne touche jamais sa propre couleur, coins exceptés. Bleu va sur M3 : construisez-y. S2 et M4 conviennent à d’autres couleurs.
flandern-lesson-basics-whose = Une carte de ville construit votre couleur, le gris ou l’Église. Seul le bleu compte pour vous. Posez Bleu.
flandern-lesson-basics-tile = Les petits personnages sont des maîtres : entre deux corporations qui ont autant de quartiers, celle qui a plus de maîtres passe devant. Quel quartier prenez-vous ?
flandern-lesson-basics-tile-tile_plain = Vous gardez vos maîtres pour une ville plus serrée. Bonne idée si vous comptez mener nettement.
flandern-lesson-basics-tile-tile_one = Un maître suffit contre la plupart des égalités, et votre meilleur quartier reste en réserve.
flandern-lesson-basics-tile-tile_two = À l’abri d’une égalité ici. Mais c’était votre seul quartier long à deux maîtres.
flandern-lesson-basics-box = Près de votre nom : les cartes pâles sont jouées, les sceaux rouges sont l’influence restante, le drapeau désigne le premier joueur. Projection : vos points si toutes les villes comptaient maintenant.
flandern-lesson-basics-stock = S, M, L près de votre nom comptent les quartiers qui vous restent ; à zéro, plus de bleu de cette taille. Un terrain devenu inconstructible est recouvert : la ville se remplit sans lui.
flandern-lesson-basics-gold = Le premier joueur pioche une carte dorée en secret et s’en sert quand tous ont agi. La vôtre est Gand, mais seulement pour le gris ou l’Église. Choisissez S2.
flandern-lesson-basics-church = Un quartier d’Église ne compte pour personne, mais ajoute 2 à la valeur de la ville au lieu de 1. Utile où vous menez. Posez l’Église.
flandern-lesson-basics-special = Quatre quartiers d’Église sont spéciaux : A, B et C ajoutent des terrains hors les murs, D réunit deux petits terrains. Gand se remplit plus vite avec D.
flandern-lesson-basics-site = Nouvelle manche, nouveau premier joueur. Votre carte Gand est jouée, mais le chantier construit du bleu, du gris ou l’Église dans n’importe quelle ville. Jouez-le, sans influence.
flandern-lesson-basics-begin = Commencez un quartier bleu sur L1. Il prend le terrain tout de suite, et d’autres peuvent le longer. Le pion veut dire : en travaux. Il ne compte qu’une fois terminé.
flandern-lesson-basics-back = Voici votre pion sur L1. Pour terminer ce quartier, il vous faut à nouveau la carte Gand. « Prendre en mains » vous rend toutes vos cartes jouées. Jouez-la.
flandern-lesson-basics-again = Seul M4 est encore libre. Une fois rempli, Gand est décomptée en fin de manche, et un quartier inachevé ne vaut rien. Jouez Gand.
flandern-lesson-basics-finish = Une carte de ville peut aussi terminer un chantier. Retirez le pion de L1 : votre quatrième quartier à Gand.
flandern-lesson-basics-golden = Une carte dorée peut aussi être un chantier, « Prendre en mains » ou une influence de plus. Seul l’or apporte des cathédrales et ajoute des maîtres aux quartiers construits, à vous ou gris.
flandern-lesson-basics-cathedral = Boudewijn a rempli M4 : Gand va compter. D’abord votre carte dorée : une cathédrale fait passer un quartier d’Église de 2 à 3. À Gand ou à Liège ?
flandern-lesson-basics-cathedral-cathedral_gent_S2 = Bien vu : Gand vaut maintenant 14 au lieu de 13, et c’est pour vous.
flandern-lesson-basics-cathedral-cathedral_luik_centre = Liège paiera un point de plus un jour. Gand compte tout de suite, pour vous : elle aurait valu 14 au lieu de 13.
flandern-lesson-basics-first = Gand compte : 1 par quartier de corporation terminé, 2 par quartier d’Église, 3 avec cathédrale. Vous menez : tout est à vous. Clara (Vert), deuxième, reçoit la moitié, arrondie vers le haut : 7.
flandern-lesson-basics-third = La troisième place reçoit toujours 4, la quatrième 2. Jaune et Gris ont deux quartiers ; le maître de Jaune décide. À égalité complète, chacun reçoit les points de la place la plus basse.
flandern-lesson-basics-over = Une ville décomptée est fermée. Après une manche qui laisse au plus un terrain libre en tout, ou aucune carte dorée, les autres comptent et c’est fini. Le plus de points gagne, jamais le gris.
flandern-lesson-basics-free = À vous : jouez cette manche sans aide. Les cartes Gand sont sorties du jeu. Les nombres sous chaque ville disent ce qu’elle rapporterait maintenant.
flandern-lesson-basics-setup = Dans une vraie partie, vous choisissez d’abord une corporation, puis l’emplacement de sa ville ; le centre est votre premier quartier. Utrecht (Gris) et Liège (Église) sont placées au hasard.
flandern-lesson-basics-end = Les bons joueurs mènent dans quelques villes plutôt que d’être troisièmes partout, gardent les cartes des villes presque pleines et réservent l’influence pour un dernier terrain.
