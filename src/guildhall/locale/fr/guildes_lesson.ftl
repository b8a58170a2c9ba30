# Guildes : les leçons, en français.

## basics.toml

guildes-lesson-basics-title = Votre premier scrutin
guildes-lesson-basics-goal = Chaque guilde vote pour le joueur qui a le plus de ses cartes ; qui a le plus de voix gagne. Les Alchimistes en donnent le plus : 14. Gardez-les.
guildes-lesson-basics-second = Chacun a passé le reste, le vôtre à Boudewijn ; une flèche tirée à chaque scrutin donne le sens. Encore des Alchimistes, ou la Milice, 3 voix sûres par carte ? À vous de choisir.
guildes-lesson-basics-second-pick_alchemists = Deux cartes d’une guilde, c’est un bon début. Mais les autres peuvent aussi prendre des Alchimistes.
guildes-lesson-basics-second-pick_militia = La Milice donne 3 voix par carte, sans rival. Une deuxième carte Alchimistes aurait aidé à gagner leurs 14 voix.
guildes-lesson-basics-rest = On continue jusqu’à ce que les paquets soient vides : garder une carte, passer le reste. Appuyez sur Suivant : nous choisissons les autres pour vous.
guildes-lesson-basics-lay = Vous avez 9 cartes et en poserez 7, une par une. Chacun pose face cachée, puis tout est révélé ensemble. Commencez par les Alchimistes.
guildes-lesson-basics-fight = Boudewijn et Diederik ont aussi posé des Alchimistes ! Poser votre deuxième carte, Alchimistes ou Milice, ou essayer les Chevaliers ? À vous.
guildes-lesson-basics-fight-lay_alchemists = Vous en avez deux chacun, tous les trois. Si rien ne change, vous partagez les 14 voix : 4 chacun.
guildes-lesson-basics-fight-lay_knights = Vous laissez les Alchimistes et tentez une autre guilde. À ce scrutin, seul le plus grand nombre de Chevaliers rapporte.
guildes-lesson-basics-fight-lay_militia = Trois voix sûres. Avec une seule carte, les Alchimistes ne vous donneront rien.
guildes-lesson-basics-last = Nous avons posé quatre cartes de plus pour vous. Encore une ! Les deux que vous ne posez pas sont défaussées, sans que personne ne les voie.
guildes-lesson-basics-last-lay_nobles = Bien vu : vous rejoignez Clara, deux Nobles chacun. Les 12 voix sont partagées : 6 pour chacun.
guildes-lesson-basics-last-lay_knights = Boudewijn a deux Chevaliers. Avec moins, ils ne vous donnent rien. Des Nobles auraient égalé Clara : 6 voix.
guildes-lesson-basics-last-lay_alchemists = Trois joueurs avec deux Alchimistes partagent 14 voix : 4 chacun. Des Nobles auraient égalé Clara : 6 voix.
guildes-lesson-basics-last-lay_militia = Trois voix sûres, et encore à chaque scrutin suivant. Des Nobles auraient égalé Clara : 6 voix.
guildes-lesson-basics-won = On compte guilde par guilde. Vous avez le plus de Bourgeois : 10 voix. Au premier scrutin, seule la première place rapporte.
guildes-lesson-basics-tie = À égalité chez les Marchands, Diederik et vous partagez leurs 9 voix, arrondies vers le bas : 4 chacun. Quand plus de places rapportent, les ex æquo partagent toutes celles qu’ils occupent.
guildes-lesson-basics-militia = La Milice n’est pas une course : chacune des 15 cartes donne 3 voix à son propriétaire, à chaque scrutin. À trois joueurs, il n’y a que 12 cartes Milice, et pas d’Alchimistes.
guildes-lesson-basics-stay = Les cartes posées restent. Le deuxième scrutin paie aussi la deuxième place, le troisième la troisième. Les nombres précédés d’un + disent combien de voix chaque joueur aurait maintenant.
guildes-lesson-basics-free = À vous : jouez tout le deuxième scrutin sans aide. Première et deuxième places rapportent. Où une ou deux cartes suffisent-elles pour dépasser quelqu’un ?
guildes-lesson-basics-own = Le deuxième scrutin est compté : voyez ce que chaque guilde vous a rapporté. La deuxième place rapporte aussi : chez les Alchimistes 14 voix, puis 7 ; à égalité, on partage.
guildes-lesson-basics-third = Le troisième scrutin paie trois places ; deux seulement chez les Pêcheurs et les Bourgeois, quatre chez les Alchimistes. Chaque guilde a autant de cartes que sa première place rapporte de voix.
guildes-lesson-basics-end = Après le troisième scrutin, qui a le plus de voix gagne ; à égalité, on partage. Les bons joueurs prennent des guildes peu disputées et posent tôt la Milice : elle rapporte à chaque scrutin.

## events.toml

guildes-lesson-events-title = Un scrutin avec événement
guildes-lesson-events-rule = Avec les événements, chaque scrutin a sa propre règle. Ici, les égalités s’annulent : à égalité dans une guilde, on compte comme n’en ayant aucune carte ; les autres avancent.
guildes-lesson-events-last = Vous êtes trois à avoir deux Alchimistes. Pour l’instant, aucun des trois ne compte et personne n’a leurs 14 voix. Quelle est votre dernière carte ?
guildes-lesson-events-last-lay_alchemists = Trois cartes : vous n’êtes à égalité avec personne, les 14 voix sont pour vous.
guildes-lesson-events-last-lay_militia = La Milice ne connaît pas d’égalité : 3 voix. Une troisième carte Alchimistes vous aurait donné 14 voix.
guildes-lesson-events-last-lay_peasants = Diederik en a une aussi : aucun de vous ne compte. Une troisième carte Alchimistes vous aurait donné 14 voix.
guildes-lesson-events-vanished = Voyez les Nobles : Boudewijn et Clara en avaient deux chacun et ne comptent pas. Votre seule carte a pris les 12 voix. La Milice compte comme toujours.
guildes-lesson-events-others = Le prochain scrutin a un autre événement : on pose une carte, puis deux à la fois, puis une, et ainsi de suite. Les cartes posées ensemble sont révélées ensemble.
guildes-lesson-events-more = D’autres événements : une carte de moins à poser ; chaque carte révélée une fois la suivante posée ; chacun son tour, face visible ; ou chacun donne une carte, mélangée puis redistribuée.
guildes-lesson-events-end = Les bons joueurs lisent l’événement avant leur premier choix. Quand les égalités s’annulent, mieux vaut une guilde à soi qu’une lutte entre égaux.

## tricks.toml

guildes-lesson-tricks-title = Les coups tordus
guildes-lesson-tricks-trick = Avec les coups tordus, chacun en reçoit un avant la sélection, face visible. Le vôtre : Prêtres ±1 chez un joueur. Ces coups servent après la dernière carte. Posez Prêtres.
guildes-lesson-tricks-swap = L’ordre suit les lettres. Le A de Diederik, Protection : aucun autre coup ne le touche. Le B de Boudewijn, Échange, permute une carte de deux joueurs : ses Alchimistes contre vos Nobles.
guildes-lesson-tricks-substitution = Le E de Clara, Substitution : elle a repris Marchands et posé une autre carte de sa main, Paysans. Avec les coups tordus, on garde ses cartes non posées jusqu’au sien.
guildes-lesson-tricks-use = À votre H : un joueur, sauf Diederik, compte un Prêtre de plus ou de moins. Clara et vous en avez deux. Que faites-vous ?
guildes-lesson-tricks-use-raise_0 = Vous comptez maintenant trois Prêtres : les 13 voix sont pour vous au lieu de 6.
guildes-lesson-tricks-use-lower_2 = Clara ne compte plus qu’un Prêtre : les 13 voix sont pour vous au lieu de 6. Vous augmenter aurait eu le même effet.
guildes-lesson-tricks-use-decline = Rien n’oblige à jouer son coup tordu. Mais vous partagez 13 voix avec Clara, 6 chacun ; un Prêtre de plus vous les donnait toutes.
guildes-lesson-tricks-counted = Un nombre augmenté ou diminué ne vaut que pour ce décompte. Les cartes échangées ou défaussées ne reviennent pas.
guildes-lesson-tricks-others = Chacun a un nouveau coup tordu pour le prochain scrutin, jamais deux fois de suite la même lettre. Rien n’oblige à s’en servir ; on ne peut pas viser un joueur protégé.
guildes-lesson-tricks-more = C, Sacrifice : défaussez une de vos cartes d’une guilde à 10 voix ou plus, puis n’importe quelle carte posée. D, Seconde main : piochez deux cartes défaussées, posez-en une.
guildes-lesson-tricks-end = Tous les coups tordus sont visibles dès le début. Les bons joueurs se demandent avant de choisir : qui peut nuire à ma meilleure guilde, et qui passe après moi ?
