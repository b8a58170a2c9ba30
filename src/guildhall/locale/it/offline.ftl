# La pagina che gioca senza server: regole e bot girano nel browser.

offline-about = Le regole e i bot girano in questo browser; nulla di ciò che fai ne esce. La partita resta qui finché non ne cominci un’altra. La prima visita carica circa 14 MB.
offline-which = Quale gioco?
offline-seat = La tua parte
offline-level = Avversari
offline-begin = Comincia
offline-coming = Le regole si stanno caricando. Ci vuole qualche secondo.
offline-resuming = La tua partita si sta riaprendo.
offline-again = Nuova partita
offline-leave-question = Cominciare un’altra partita?
offline-leave-more = Questa non sarà conservata.
offline-try-again = Riprova
offline-broken = Le regole non possono girare qui. Ricarica la pagina. Se non basta, il browser è troppo vecchio o mancano file sull’host.
