# Dutch Revolt in French: what each question decides and what to look at. Ids: see locale/README.md.

dutch_revolt-round =
    { $turn ->
        [0] Tour d’ouverture
       *[other] Tour { $turn }
    }

dutch_revolt-aid-setup = Vos deux armées commencent dans des régions différentes. Elles peuvent assiéger et convertir dès le tour 1, et chaque région avec votre armée vaut 1 point.
dutch_revolt-aid-taxes = Chacune de vos cités rapporte autant de pièces. Elles paient armées et habitants, mais viennent de la même réserve que vos unités.
dutch_revolt-aid-support = Selon la couleur de leur case, ces unités vont dans n’importe quelle province ou deviennent des pièces. Celles qui restent rapportent chacune une nouvelle unité.
dutch_revolt-aid-intercept = Chaque unité huguenote peut arrêter une unité du trésor : les Habsbourg perdent cette pièce. Votre unité reste alors sur place ce tour.
dutch_revolt-aid-upkeep = Entretenir ou débander coûte autant, mais une armée débandée peut être levée ailleurs ce tour. Abandonnée, elle ne coûte rien, pille et ne sert plus ce tour.
dutch_revolt-aid-victim = Une ville pillée ajoute un neutre à sa province, une unité pillée devient neutre. L’un ou l’autre peut briser une majorité.
dutch_revolt-aid-raising = Jusqu’à trois par tour ; les suivantes coûtent parfois plus. Il faut être déjà dans la région ; chacune coûtera l’entretien au tour suivant.
dutch_revolt-aid-battles = Le camp qui a le moins d’armées les perd toutes ; à égalité, personne n’en perd. Rester à l’écart met votre armée hors du combat.
dutch_revolt-aid-sieges = Un siège rendra vôtres deux unités de la cité et neutres les autres. D’ici là, l’armée ne bouge ni ne convertit.
dutch_revolt-aid-beggars = Deux pièces chacun, trois au plus. Ils chassent des armées, lèvent des sièges, pillent ou guettent ; une seule faction peut les engager par tour.
dutch_revolt-aid-armies = Une armée seule dans sa région pourra convertir une unité. Deux armées ennemies se bloquent jusqu’à la prochaine phase de bataille.
dutch_revolt-aid-cancel_march = L’arrêter laisse l’armée sur place ce tour. Le gueux est alors utilisé et n’empêchera plus de conversion.
dutch_revolt-aid-influence = Chaque armée libre rend vôtre une unité en rase campagne ou en ville de sa région. Cherchez où une unité décide d’une province.
dutch_revolt-aid-cancel_conversion = L’empêcher : l’armée ne convertit rien ce tour. Votre gueux retourne dans sa case.
dutch_revolt-aid-new_units = Vos provinces en reçoivent autant que voulu ; ailleurs vous pouvez au plus doubler. Au-delà de la limite, chacun perd à son tour, le plus petit d’abord.
dutch_revolt-aid-conflict = Une province se compte en campagne et villes, une cité à part. Perdez l’unité qui ne vous coûte aucune majorité.
dutch_revolt-aid-neutrals = Un neutre compte contre toute majorité dans sa province. Placez-le là où un rival prendrait le contrôle.
dutch_revolt-aid-surplus = Les unités qui partent gagnent une province voisine ou suivent une rivière et chassent des neutres. Les autres retournent à votre réserve.
dutch_revolt-aid-reach = Elle arrive en rase campagne et chasse un neutre si la province est pleine. Cherchez où elle vous donne la majorité.
dutch_revolt-aid-movement = Les villes rapportent des unités et comptent pour la province ; en cité, une unité ne compte que pour la cité. La faction la plus nombreuse commence.
dutch_revolt-aid-man = Les villes vides reçoivent un neutre, les cités deux, tant qu’il en reste. Remplissez les lieux où entreraient vos rivaux.
dutch_revolt-aid-citizens = Chaque pièce déplace d’une case le marqueur d’une cité, trois au plus. Aux bouts, catholique à gauche, réformé à droite, elle échange ses unités hostiles.
dutch_revolt-aid-order = Tôt, vous prenez d’abord régions et sièges ; tard, vous voyez ce que font les autres avant de placer et de payer.

dutch_revolt-role = Cités et provinces comptent pour tous. Votre faction reçoit en plus :
dutch_revolt-role-catholics = 1 point par évêché non réformé.
dutch_revolt-role-habsburgs = 1 point par région où vous avez une armée.
dutch_revolt-role-nobility = des points pour vos unités hors des cités.
dutch_revolt-role-burghers = 1 point par ville commerciale que vous tenez.
dutch_revolt-role-reformers = 1 point par université réformée.
