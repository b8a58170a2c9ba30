# Lessen, in het Nederlands: wat alle gemeen hebben.

lesson-page = Leren
lesson-step = { $at } van { $of }
lesson-progress = Hoever je bent
lesson-next = Verder
lesson-restart = Opnieuw beginnen
lesson-meant = Dat mag. In deze les gaan we verder met: { $moves }.
lesson-done = Les klaar. Probeer het nu echt.
lesson-new-game = Nieuw spel tegen leerlingen
lesson-following = Volgende les
