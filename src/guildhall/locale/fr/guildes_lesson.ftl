# Guildes : les leçons, en français.

## basics.toml

guildes-lesson-basics-title = Votre premier scrutin
guildes-lesson-basics-goal = Chaque guilde vote pour qui a le plus de ses cartes ; le plus de voix gagne. Les Alchimistes valent le plus : 14. Gardez-les.
guildes-lesson-basics-second = Chacun a passé le reste à gauche ; ce paquet est nouveau pour vous. Encore des Alchimistes, ou la Milice, que nul ne dispute ? À vous de choisir.
guildes-lesson-basics-second-pick_alchemists = Deux cartes d’une guilde, c’est un bon début. Mais les autres peuvent aussi prendre des Alchimistes.
guildes-lesson-basics-second-pick_militia = La Milice donne 3 voix par carte, sans rival. Une deuxième carte Alchimistes aurait aidé à gagner leurs 14 voix.
guildes-lesson-basics-rest = On continue jusqu’à ce que les paquets soient vides : garder une carte, passer le reste. Appuyez sur Suivant : nous choisissons les autres pour vous.
guildes-lesson-basics-lay = Vous avez 9 cartes et en poserez 7, une par une. Chacun pose face cachée, puis tout est révélé ensemble. Commencez par les Alchimistes.
guildes-lesson-basics-fight = Boudewijn et Diederik ont aussi posé des Alchimistes ! Continuer la lutte, ou poser autre chose ? À vous.
guildes-lesson-basics-fight-lay_alchemists = Vous en avez deux chacun, tous les trois. Si rien ne change, vous partagez les 14 voix : 4 chacun.
guildes-lesson-basics-fight-lay_knights = Vous laissez les Alchimistes et tentez une autre guilde. À ce scrutin, seul le plus grand nombre de Chevaliers rapporte.
guildes-lesson-basics-fight-lay_militia = Trois voix sûres. Avec une seule carte, les Alchimistes ne vous donneront rien.
guildes-lesson-basics-last = Nous avons posé quatre cartes de plus pour vous. Encore une ! Les deux que vous ne posez pas sont défaussées, sans que personne ne les voie.
guildes-lesson-basics-last-lay_nobles = Bien vu : vous rejoignez Clara, deux Nobles chacun. Les 12 voix sont partagées : 6 pour chacun.
guildes-lesson-basics-last-lay_knights = Boudewijn a deux Chevaliers. Avec moins, ils ne vous donnent rien. Des Nobles auraient égalé Clara : 6 voix.
guildes-lesson-basics-last-lay_alchemists = Trois joueurs avec deux Alchimistes partagent 14 voix : 4 chacun. Des Nobles auraient égalé Clara : 6 voix.
guildes-lesson-basics-last-lay_militia = Trois voix sûres, et encore à chaque scrutin suivant. Des Nobles auraient égalé Clara : 6 voix.
guildes-lesson-basics-won = On compte guilde par guilde. Vous avez le plus de Bourgeois : 10 voix. Au premier scrutin, seule la première place rapporte.
guildes-lesson-basics-tie = Vous étiez à égalité avec Diederik chez les Marchands. On partage en arrondissant vers le bas : des 9 voix, 4 pour chacun.
guildes-lesson-basics-militia = La Milice n’est pas une course : chaque carte donne 3 voix à son propriétaire, à chaque scrutin. Clara en a une.
guildes-lesson-basics-stay = Les cartes posées restent. Le deuxième scrutin paie aussi la deuxième place, le troisième la troisième. Les nombres + disent ce que les cartes rapporteraient maintenant.
guildes-lesson-basics-free = À vous : jouez seul tout le deuxième scrutin. Première et deuxième places rapportent. Où une ou deux cartes suffisent-elles pour dépasser quelqu’un ?
guildes-lesson-basics-end = Les bons joueurs observent les autres, prennent des guildes peu disputées et posent tôt la Milice : elle rapporte à chaque scrutin qui suit.
