# Lessen in de browser, in het Nederlands.

client-lesson-page = Leren
client-lesson-step = { $at } van { $of }
client-lesson-progress = Hoever je bent
client-lesson-next = Verder
client-lesson-restart = Opnieuw beginnen
client-lesson-meant = Dat mag. In deze les gaan we verder met: { $moves }.
client-lesson-done = Les klaar. Probeer het nu echt.
client-lesson-new-game = Nieuw spel tegen leerlingen
client-lesson-following = Volgende les
