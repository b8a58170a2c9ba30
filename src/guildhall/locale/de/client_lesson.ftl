# Lektionen im Browser, auf Deutsch.

client-lesson-page = Lernen
client-lesson-step = { $at } von { $of }
client-lesson-progress = Wie weit du bist
client-lesson-next = Weiter
client-lesson-restart = Von vorn
client-lesson-meant = Das ist erlaubt. In dieser Lektion geht es weiter mit: { $moves }.
client-lesson-done = Lektion geschafft. Jetzt probier es richtig.
client-lesson-new-game = Neues Spiel gegen Lehrlinge
client-lesson-following = Nächste Lektion
