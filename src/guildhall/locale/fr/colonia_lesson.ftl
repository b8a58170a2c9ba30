# Colonia : les leçons, en français.

## basics.toml

colonia-lesson-basics-title = Vos deux premières semaines
colonia-lesson-basics-goal = Six semaines durant, vous menez une famille de Cologne au Moyen Âge. Les reliques, vendues le dimanche à l’autel, donnent les points inscrits. Le plus de points gagne.
colonia-lesson-basics-family = Chaque mardi, jouez une carte Famille et envoyez autant de membres à l’hôtel de ville. La plus haute joue en premier toute la semaine. Jouez 8 ou 6.
colonia-lesson-basics-family-family_8 = Personne ne bat 8 : vous jouez en premier. Mais 8 membres sont occupés, et chaque carte ne se joue qu’une fois.
colonia-lesson-basics-family-family_6 = C’est assez : Boudewijn a joué 5, Clara 3. Premier, et le 8 reste pour plus tard. Chaque carte ne se joue qu’une fois.
colonia-lesson-basics-equal = Et si des cartes sont égales ? La première semaine, le dé départage ces joueurs. Ensuite, ils inversent entre eux l’ordre de la semaine passée.
colonia-lesson-basics-street = Les membres envoyés attendent sur la case Mardi et rentrent mardi prochain. Les autres jours aussi : de retour une semaine plus tard, après le travail du jour.
colonia-lesson-basics-week = À chaque jour son lieu. Le marché donne des cubes, les artisans en font des marchandises, les bateaux de l’argent, et l’argent achète des reliques.
colonia-lesson-basics-plan = Votre plan : un bateau du port paie 9 pour une roue, un tableau et des chaussures. Cliquez sur le port pour le voir. Le tableau est déjà derrière votre écran.
colonia-lesson-basics-market = La roue veut fer et bois, les chaussures cuir et fourrure ; il ne vous manque que du fer. Prenez un stand entier, un membre par cube : le stand 4 ou le 7 ?
colonia-lesson-basics-market-take_4 = Trois cubes pour trois membres : du fer pour la roue. Lin et fourrure donnent une troisième marchandise.
colonia-lesson-basics-market-take_7 = Quatre cubes pour quatre membres : du fer, et avec cuir et encore du fer une troisième marchandise.
colonia-lesson-basics-pass = On tourne jusqu’à ce que tous aient passé. Vous avez assez de cubes : passez. C’est fini pour aujourd’hui ; les cubes que personne ne prend retournent dans le sac.
colonia-lesson-basics-vote = Le jeudi commence par un vote. Le nombre de votre carte Famille est votre nombre de voix. Ce décret arrange Boudewijn : il a pris fer et bois.
colonia-lesson-basics-vote-vote_yes = Adopté : le bâtonnet du charron descend de deux cases. Trois roues sont sûres. La vôtre, la première, l’était déjà ; maintenant, celle de Boudewijn aussi.
colonia-lesson-basics-vote-vote_no = Rejeté : Clara et vous l’emportez sur Boudewijn. Une roue est sûre aujourd’hui, et vous commandez en premier.
colonia-lesson-basics-order = Une commande coûte les deux cubes indiqués et un membre dans la file. Au-dessus du bâtonnet de l’artisan, elle est prête aujourd’hui. Commandez une roue.
colonia-lesson-basics-queue = Boudewijn est venu deuxième chez le charron : cela coûte deux membres, une troisième commande trois. Personne n’a encore commandé de chaussures : un seul suffit. Commandez-les.
colonia-lesson-basics-more = Vous avez de quoi faire une marchandise de plus. Comparez avec les deux cubes de chaque artisan : à qui servent les vôtres ?
colonia-lesson-basics-more-order_tailor = Bien vu : lin et fourrure. Clara était passée avant vous, il a donc fallu deux membres.
colonia-lesson-basics-more-order_saddler = Bien vu : cuir et fer. Personne n’était venu avant vous aujourd’hui : un membre a suffi.
colonia-lesson-basics-dice = Tous ayant passé, les dés ont fait descendre les bâtonnets. Aujourd’hui, toutes les commandes sont prêtes ; celles qui restent dessous attendent jeudi prochain. Voici vos marchandises.
colonia-lesson-basics-home = Le vendredi a commencé par un vote ; nous avons dit oui pour vous. Chaque famille a ramené aussitôt trois membres de la case Jeudi, sans attendre une semaine.
colonia-lesson-basics-ships = Les bateaux marqués « part » partent samedi et paient dans la monnaie de leur ville. La carte Semaine du lundi dit combien ; les autres restent et paieront plus tard. La sixième semaine, tous partent.
colonia-lesson-basics-load = Une soute prend exactement les marchandises indiquées et un membre. Chargez la vôtre pour Novgorod. Bergen paie 14 pour quatre marchandises, mais sa monnaie n’achète que ses reliques : aucune ici.
colonia-lesson-basics-display = Samedi, dernier vote : deux reliques de plus pour demain ? À égalité, le camp du maire l’emporte. Le maire joue en premier : cette semaine, vous. Votez oui.
colonia-lesson-basics-money = Les bateaux sont partis. Quatre villes, quatre monnaies : 9 grivnas de Novgorod s’ajoutent à vos 5. Une relique se paie seulement dans la monnaie de sa ville.
colonia-lesson-basics-buy = Dimanche, et vous choisissez en premier. Vos 14 grivnas de Novgorod achètent 4 points pour 14, ou 3 points pour 12.
colonia-lesson-basics-buy-buy_nowgorod-4 = Quatre points. Clara aussi avait 14 grivnas, mais jouait après vous : il lui restait le 3.
colonia-lesson-basics-buy-buy_nowgorod-3 = Trois points, et il vous reste 2 grivnas. Clara aussi en avait 14 : elle a pris les 4 points.
colonia-lesson-basics-small = Vos 5 livres de Londres achètent ici 1 point. L’acheter, ou passer et épargner pour une meilleure relique de Londres ?
colonia-lesson-basics-small-buy_london-1 = Un point assuré, et votre argent de Londres est dépensé.
colonia-lesson-basics-small-pass = Vous gardez 5 livres. Un bon bateau pour Londres, et vous pourrez acheter bien plus qu’un point.
colonia-lesson-basics-shrine = Voici un reliquaire. Sans points lui-même, il double une relique de sa ville. Placez-la dedans en achetant l’un des deux ; après, c’est trop tard.
colonia-lesson-basics-insure = Ce soir, toutes les cartes restantes sont remplacées. Un membre posé sur une carte la retient, mais tous pourront l’acheter dimanche prochain. Assurez la relique de Novgorod à 5 points.
colonia-lesson-basics-windows = Après la sixième semaine, le plus d’argent d’une ville donne son vitrail : 2 points, à personne en cas d’égalité. Sinon, argent, marchandises et cubes restants ne font que départager.
colonia-lesson-basics-tuesday = La deuxième semaine est à vous : nouveaux stands, décrets et bateaux. Les membres de mardi dernier ne rentrent qu’une fois les cartes révélées. Pas assez de membres sans eux ? La carte vaut 0.
colonia-lesson-basics-wednesday = D’abord deux votes. Puis regardez le port : quelles soutes pouvez-vous remplir, et dans quelle monnaie ? Prenez les cubes qu’il faut, puis passez.
colonia-lesson-basics-thursday = Commandez là où personne n’est venu avant vous, ou là où le bâtonnet laisse de la place. Quand plus rien ne vous sert, passez.
colonia-lesson-basics-friday = Après le vote, chargez ce que vous pouvez ; si rien ne convient, la journée passe sans vous. Les grandes soutes paient mieux chaque marchandise : 2, 5, 9 ou 14 pour une à quatre.
colonia-lesson-basics-sunday = Dimanche. Les tours où vous ne pouviez rien charger ni acheter ont été sautés. Achetez selon votre argent, ou épargnez ; ensuite, des membres peuvent retenir des cartes pour dimanche prochain.
colonia-lesson-basics-setup = Une vraie partie commence par un jet de dé : vous recevez une marchandise, sur un 6 celle de votre choix. Un décret du samedi permet de changer jusqu’à 5 d’une monnaie en une autre.
colonia-lesson-basics-end = Les bons joueurs regardent d’abord l’autel : quelle monnaie leur faudra-t-il ? Ils remplissent de grandes soutes et gardent assez de membres pour la suite.
