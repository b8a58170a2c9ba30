# Le lezioni nel browser, in italiano.

client-lesson-page = Impara
client-lesson-step = { $at } di { $of }
client-lesson-progress = A che punto sei
client-lesson-next = Avanti
client-lesson-restart = Ricomincia
client-lesson-meant = Si può fare. In questa lezione andiamo avanti con: { $moves }.
client-lesson-done = Lezione finita. Ora prova davvero.
client-lesson-new-game = Nuova partita contro apprendisti
client-lesson-following = Lezione successiva
