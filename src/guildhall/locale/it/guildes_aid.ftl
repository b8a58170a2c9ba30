# Guildes in Italian: what each question decides and what to look at. Ids: see locale/README.md.

## Il filo del round

guildes-round = Scrutinio { $ballot }
guildes-step-draft = Draft
guildes-step-aside = Ridistribuzione
guildes-step-play = Gioco delle carte
guildes-step-tricks = Colpi bassi
guildes-step-count = Conteggio dei voti

## Le domande

guildes-aid-pick = Le carte che tieni sono la tua mano per questo scrutinio. Una gilda paga chi ha più carte sue. Al vicino va ciò che lasci.
guildes-aid-aside = Le carte messe da parte si mescolano e ognuno ne riceve una. Dai quella che ti serve meno: può tornarti qualsiasi carta.
guildes-aid-lay = Una carta giocata resta davanti a te anche negli scrutini seguenti. Quanto paga la gilda e quante carte ti mancano per il primo posto?
guildes-aid-lay_two = Scegli ora due carte e tutti rivelano insieme. Due carte della stessa gilda possono dare il primo posto in un colpo.
guildes-aid-protect = Se ti proteggi, nessun colpo basso altrui può toccare te o le tue carte in questo scrutinio. Giochi per primo: vale per tutta la fase.
guildes-aid-swap = Due carte di due giocatori si scambiano; uno puoi essere tu. Cerca una gilda in cui una carta decide un posto.
guildes-aid-swap_with = La prima carta va a questo giocatore, la sua fa il percorso inverso. Pensa a quanto pagheranno poi le due gilde.
guildes-aid-sacrifice = Rinunci a una carta di una gilda da 10 o più, poi sparisce una carta a scelta. Conviene se toglie un primo posto a un avversario.
guildes-aid-eliminate = La carta lascia il tavolo per sempre. Cerca la gilda in cui chi guida ha una sola carta di vantaggio.
guildes-aid-second_hand = Vedi due carte a caso dagli scarti e ne giochi una: una carta gratis, ma non sai quale.
guildes-aid-keep = Quale delle due ti fa salire di un posto? Confronta quanto pagano ora le due gilde.
guildes-aid-recall = Una tua carta sul tavolo torna in mano e un’altra prende il suo posto. Riprendi quella che non rende nulla.
guildes-aid-replace = Questa carta resta sul tavolo d’ora in poi; quella ripresa si scarta.
guildes-aid-swing = Solo per questo conteggio, le carte di questa gilda di un giocatore contano una in più o in meno. Utile per creare o rompere una parità.
