# Lezioni, in italiano: ciò che tutte hanno in comune.

lesson-page = Impara
lesson-step = { $at } di { $of }
lesson-progress = A che punto sei
lesson-next = Avanti
lesson-restart = Ricomincia
lesson-meant = Si può fare. In questa lezione andiamo avanti con: { $moves }.
lesson-done = Lezione finita. Ora prova davvero.
lesson-new-game = Nuova partita contro apprendisti
lesson-following = Lezione successiva
