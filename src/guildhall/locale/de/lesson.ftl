# Lektionen, auf Deutsch: was alle gemeinsam haben.

lesson-page = Lernen
lesson-step = { $at } von { $of }
lesson-progress = Wie weit du bist
lesson-next = Weiter
lesson-restart = Von vorn
lesson-meant = Das ist erlaubt. In dieser Lektion geht es weiter mit: { $moves }.
lesson-done = Lektion geschafft. Jetzt probier es richtig.
lesson-new-game = Neues Spiel gegen Lehrlinge
lesson-following = Nächste Lektion
