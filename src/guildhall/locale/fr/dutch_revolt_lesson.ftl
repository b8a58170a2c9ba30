# Dutch Revolt: the lessons, in French.

## provinces.toml

dutch_revolt-lesson-provinces-title = Deux provinces
dutch_revolt-lesson-provinces-goal = Cités et provinces rapportent des points. Vous menez les Bourgeois, en bleu ; laissez le reste de la carte pour l’instant. Des unités attendent à l’étranger : choisissez Marchands de Londres, puis Zélande.
dutch_revolt-lesson-provinces-support = Deux unités attendent encore à Londres. En envoyer une en Hollande, ou la changer en pièce pour votre trésor ? Les pièces paieront des armées. À vous de choisir.
dutch_revolt-lesson-provinces-support-send_london_holland = Les unités arrivent en rase campagne : dans la province, mais dans aucune de ses villes ni cités. La dernière a suivi.
dutch_revolt-lesson-provinces-support-cash_london = Une pièce pour votre trésor. Unités et pièces sont les deux faces des mêmes 40 jetons. La dernière unité est allée en Hollande.
dutch_revolt-lesson-provinces-units = De nouvelles unités ! Elles vont là où vous en avez déjà et peuvent au plus les doubler. Choisissez trois fois Hollande, une fois Zélande, puis Envoyer.
dutch_revolt-lesson-provinces-conflict = La Hollande dépassait sa limite de 12 : conflit. Jusqu’à ce que tout tienne ou qu’un camp reste, chacun perd une unité à son tour, le plus petit d’abord : Réformés et neutres une, vous aucune.
dutch_revolt-lesson-provinces-neutrals = Puis des neutres gris remplissent les provinces, cette première fois jusqu’à une unité sous chaque limite. Ils ne sont à personne, mais comptent contre toute majorité.
dutch_revolt-lesson-provinces-town = Chaque faction range ses unités dans une province ; celle qui y a le plus d’unités commence. Une ville n’a qu’une place. Delft est vide : entrez-y.
dutch_revolt-lesson-provinces-city = Une cité est à vous avec plus d’unités que toutes les autres ensemble. Amsterdam abrite deux neutres : faites-en entrer trois, puis « Envoyer et terminer ».
dutch_revolt-lesson-provinces-zeeland = À la Zélande. Un neutre tient Flessingue, et vous pouvez l’en chasser. Prendre la ville, ou terminer ?
dutch_revolt-lesson-provinces-zeeland-occupy_vlissingen_town = Le neutre a dû partir en rase campagne. Désormais, chaque ville que vous tenez rapporte une nouvelle unité par tour.
dutch_revolt-lesson-provinces-zeeland-done = La Zélande reste ainsi. Chaque ville que vous tenez rapporte une nouvelle unité par tour : Flessingue en aurait été une de plus.
dutch_revolt-lesson-provinces-province = Une province est à vous avec plus d’unités en campagne et en ville que toutes les autres ensemble. Hollande et Zélande sont vôtres : 3 étoiles et 1, 4 points.
dutch_revolt-lesson-provinces-cities = Les unités dans les cités ne comptent pas pour la province : chaque cité se gagne à part. Amsterdam et Haarlem portent votre drapeau, 1 point chacune.
dutch_revolt-lesson-provinces-aim = Chaque faction a son propre but. Le vôtre : les villes commerciales, marquées d’une ancre, 1 point pour chacune que vous tenez. Vous en tenez trois : avec provinces et cités, 9 points en tout.
dutch_revolt-lesson-provinces-aims = Les Catholiques marquent 1 point par évêché non réformé, les Habsbourg 1 par région où ils ont une armée, les Réformés 1 par université réformée. Tous comptent leurs cités et leurs provinces.
dutch_revolt-lesson-provinces-bishoprics = Huit provinces ont un évêché. Dès le prochain tour, la faction qui contrôle la province le déplace d’un cran par tour : Bourgeois et Réformés vers réformé, les autres vers catholique.
dutch_revolt-lesson-provinces-universities = Une université devient réformée quand les Réformés tiennent sa ville ou sa cité. La Noblesse compte ses unités hors des cités : 1 point pour 3 à cinq joueurs, pour 5 à trois.
dutch_revolt-lesson-provinces-count = Les points ne s’additionnent pas : on recompte tout à chaque tour, et seul le décompte du tour 5 désigne le vainqueur ; à égalité, plus de cités, puis de provinces, puis d’unités.
dutch_revolt-lesson-provinces-order = Le meilleur score choisit d’abord quand agir au prochain tour : les Catholiques. Vous êtes deuxième. Agir avant eux ou après eux ?
dutch_revolt-lesson-provinces-order-queue_1 = En premier, vous levez des armées et assiégez avant les autres. Mais vous placez vos unités avant de voir les leurs.
dutch_revolt-lesson-provinces-order-queue_2 = Vous verrez ce que font les Catholiques avant de décider. En premier, vous auriez levé des armées et assiégé avant eux.
dutch_revolt-lesson-provinces-setup = Dans une vraie partie, votre faction dépend de votre place. D’abord les Habsbourg postent deux armées, Bourgeois et Réformés envoient des unités de l’étranger ; puis tous placent de nouvelles unités, Catholiques d’abord.
dutch_revolt-lesson-provinces-end = C’était le court tour d’ouverture. La deuxième partie en joue un entier, avec taxes, armées et sièges. À retenir : une unité de plus que toutes les autres suffit.

## turn.toml

dutch_revolt-lesson-turn-title = Un tour entier
dutch_revolt-lesson-turn-taxes = Taxes : vos provinces ont payé 3 pièces, chaque cité en paie 1 à 3. Cela ne coûte que des jetons : pièces et unités en partagent 40 ; sans jeton, aucun gain. Prenez 3.
dutch_revolt-lesson-turn-support = À l’étranger, une unité peut gagner n’importe quelle province ; si elle reste, elle en rapporte une nouvelle. Envoyer la huguenote en Frise, près d’une ville commerciale, ou terminer ?
dutch_revolt-lesson-turn-support-send_huguenots_friesland = Elle est en rase campagne, en Frise. Plus tard, nous la ferons entrer à Harlingen, une ville commerciale : 1 point.
dutch_revolt-lesson-turn-support-done = Elle reste et vous rapporte une nouvelle unité de plus ce tour. En Frise, elle aurait pu prendre Harlingen, une ville commerciale : 1 point.
dutch_revolt-lesson-turn-upkeep = Une armée coûte 1 pièce par tour, 2 aux Catholiques. Impayée, elle pille : une unité de sa région devient neutre, ou un neutre s’y ajoute. Elle n’agit plus ce tour, puis s’en va.
dutch_revolt-lesson-turn-regions = Les armées se tiennent dans des régions. Une région réunit des provinces et a des cases d’armée : la région Hollande, c’est Hollande, Utrecht et Zélande. Les unités sont dans les provinces.
dutch_revolt-lesson-turn-raise = Vous pouvez lever jusqu’à trois armées par tour, dans les régions où vous avez des unités. La première vous coûte 2 pièces. Levez-la dans la région Hollande.
dutch_revolt-lesson-turn-second = La deuxième coûte encore 2, une troisième coûterait 3. Levez une autre armée en Hollande ; chacune aura sa tâche.
dutch_revolt-lesson-turn-battle = Bataille en Flandre ! Deux armées des Habsbourg contre une des Réformés. Le plus petit camp perd toutes ses armées ; à égalité, les camps se bloquent seulement. Deux armées seules ne se battent jamais.
dutch_revolt-lesson-turn-camps = Qui est dans quel camp ? Sur la ligne Catholiques, Habsbourg, Noblesse, Bourgeois, Réformés, les deux factions présentes les plus éloignées mènent ; les autres rejoignent la plus proche, ou choisissent à distance égale.
dutch_revolt-lesson-turn-siege = Une armée que rien ne bloque peut assiéger, dans sa région, une cité qui n’est pas à vous. Une unité réformée tient Leyde. Assiégez-la : personne n’entre ni ne sort.
dutch_revolt-lesson-turn-fleet = Bourgeois ou Réformés, pas les deux, engagent jusqu’à trois Gueux de mer, 2 pièces chacun. Plus nombreux que les armées d’une région, ils détruisent la plus catholique ; aussi nombreux, ils y lèvent les sièges.
dutch_revolt-lesson-turn-sack = Là où aucune armée ne se tient, un gueux peut piller une ville : un neutre de plus dans sa province. Deux assiègent une cité : à la fin, ses unités deviennent neutres.
dutch_revolt-lesson-turn-beggars = Ou bien un gueux attend et arrête un mouvement ou une conversion : une armée peut faire sienne une unité. En garder un au Brabant, contre l’armée des Habsbourg, ou terminer ?
dutch_revolt-lesson-turn-beggars-hold_brabant = Il guette au Brabant et arrêtera un mouvement ou une conversion de l’armée des Habsbourg. Les Réformés ne peuvent plus en engager ce tour-ci.
dutch_revolt-lesson-turn-beggars-done = Vous gardez 5 pièces. Un gueux au Brabant aurait pu y arrêter un mouvement ou une conversion de l’armée des Habsbourg.
dutch_revolt-lesson-turn-march = L’armée qui assiège reste sur place. Déplacez l’autre vers une région voisine sans armée : choisissez Hollande, puis Gueldre.
dutch_revolt-lesson-turn-convert = Sans armée rivale dans sa région, une armée convertit une unité en campagne ou en ville. Nimègue, ville commerciale des Habsbourg, ou Harderwijk, neutre ?
dutch_revolt-lesson-turn-convert-convert_nijmegen_town_habsburgs = Bien choisi : une ville commerciale vous vaut 1 point, et les Habsbourg ont une ville de moins.
dutch_revolt-lesson-turn-convert-convert_harderwijk_town_neutral = Harderwijk rapportera des unités, mais n’est pas commerciale. Nimègue vous aurait valu 1 point, et les Habsbourg l’auraient perdue.
dutch_revolt-lesson-turn-units = Nouvelles unités : une par cité, ville et unité à l’étranger, une pour cinq en campagne ; au moins 7. Certaines sont déjà placées. Ajoutez-en 3 en Zélande, 2 chez les Marchands de Londres.
dutch_revolt-lesson-turn-surplus = Vos provinces accueillent autant de nouvelles unités que vous voulez. Mais la limite de la Zélande est 5 et il n’y reste que les vôtres : une de trop, le −1 rouge. Choisissez-en une en campagne.
dutch_revolt-lesson-turn-reach = Elle peut gagner une province voisine ou suivre une rivière ; si la province est pleine, elle en chasse un neutre. Sans issue, elle retourne au stock. Envoyez-la en Généralité.
dutch_revolt-lesson-turn-alkmaar = Dans le conflit, les Réformés ont perdu Alkmaar. Cette ville va avec Amsterdam : avec les deux, vous recevez une nouvelle unité de plus à chaque tour. Entrez-y.
dutch_revolt-lesson-turn-bosch = Votre unité en trop est en Généralité. Bois-le-Duc est une ville commerciale : entrez. L’unité qui s’y trouve, neutre ou d’une faction qui agit après vous, part en rase campagne.
dutch_revolt-lesson-turn-leiden = Les sièges prennent fin : deux unités de la cité passent à l’assiégeant, les autres deviennent neutres. Il n’y en avait qu’une à Leyde : elle est à vous, la cité aussi.
dutch_revolt-lesson-turn-faith = Un marqueur indique l’humeur des habitants de chaque cité. À gauche, côté catholique, ils chassent Bourgeois et Réformés ; à droite, côté réformé, Catholiques et Habsbourg ; au milieu, personne.
dutch_revolt-lesson-turn-citizens = Une pièce déplace le marqueur d’une cité d’une case dans votre sens, trois au plus par cité et par tour. Amsterdam est catholique : payez-en deux pour atteindre le milieu, puis « Envoyer et terminer ».
dutch_revolt-lesson-turn-driven = Quand tous ont payé, chaque cité chasse une unité, deux aux bouts de la piste. Bruges, désormais fortement réformée, a chassé deux unités des Habsbourg ; deux Réformés y sont entrés.
dutch_revolt-lesson-turn-score = Trois cités font 3 points, Hollande et Zélande 4, chaque ville commerciale 1. C’est plus que les 9 du tour dernier.
dutch_revolt-lesson-turn-church = Les Réformés contrôlent le Brabant : son évêché, Malines, a bougé d’un cran. Il est réformé, 1 point de moins pour les Catholiques. Les Bourgeois poussent aussi de ce côté.
dutch_revolt-lesson-turn-setup = Dans une vraie partie, votre faction est tirée au sort, sauf si vous choisissez une place en créant la table. Près de la première question, une note dit ce qui lui rapporte.
dutch_revolt-lesson-turn-end = Les bons joueurs gardent leurs armées loin des rivales, paient les habitants avant qu’une cité ne tombe et gardent des forces pour le dernier décompte. Il reste quatre tours !
