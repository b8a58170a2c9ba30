# Guildes in French: what each question decides and what to look at. Ids: see locale/README.md.

## Le fil de la manche

guildes-round = Tour de scrutin { $ballot }
guildes-step-draft = Sélection
guildes-step-aside = Redistribution
guildes-step-play = Pose
guildes-step-tricks = Coups tordus
guildes-step-count = Décompte des voix

## Les questions

guildes-aid-pick = Les cartes gardées forment votre main pour ce scrutin. Une guilde paie qui a le plus de ses cartes. Votre voisin reçoit ce que vous laissez.
guildes-aid-aside = Les cartes mises de côté sont mélangées et chacun en reçoit une. Donnez la moins utile ; n’importe laquelle peut vous revenir.
guildes-aid-lay = Une carte posée reste devant vous aux scrutins suivants. Que paie la guilde, et combien de cartes vous manque-t-il pour être en tête ?
guildes-aid-lay_two = Vous choisissez deux cartes et tout le monde révèle ensemble. Deux cartes d’une même guilde peuvent prendre la tête d’un coup.
guildes-aid-protect = Aucun coup tordu des autres ne peut alors vous toucher, ni vos cartes, pendant ce scrutin. Vous jouez en premier : cela vaut pour toute la phase.
guildes-aid-swap = Deux cartes de deux joueurs changent de place ; vous pouvez être l’un d’eux. Cherchez une guilde où une carte décide d’une place.
guildes-aid-swap_with = La première carte va chez ce joueur, la sienne prend sa place. Pensez à ce que paieront ensuite les deux guildes.
guildes-aid-sacrifice = Vous perdez une carte d’une guilde à 10 ou plus, puis une carte au choix disparaît. Cela vaut la peine si elle coûte une première place à un adversaire.
guildes-aid-eliminate = La carte quitte la table pour de bon. Cherchez la guilde où le premier n’a qu’une carte d’avance.
guildes-aid-second_hand = Vous voyez deux cartes au hasard de la défausse et en posez une : une carte gratuite, mais inconnue.
guildes-aid-keep = Laquelle des deux vous fait gagner une place ? Comparez ce que paient les deux guildes.
guildes-aid-recall = Une de vos cartes posées revient et une carte de votre main la remplace. Reprenez celle qui ne rapporte rien.
guildes-aid-replace = Cette carte reste désormais sur la table ; celle que vous avez reprise est défaussée.
guildes-aid-swing = Pour ce décompte seulement, les cartes de cette guilde d’un joueur comptent une de plus ou de moins. Idéal pour créer ou rompre une égalité.
