### Words that several pages share.

## Head: for pages that name nothing of their own

meta-default-title = { -raa }: un protocollo che legge l’umore del mercato cripto
meta-default-description = { -raa } legge paura, avidità e FOMO nella folla e nelle tue operazioni. Le cripto-attività sono ad alto rischio: puoi perdere tutto ciò che versi.
meta-default-keywords = RAA, emozioni e cripto, FOMO, finanza comportamentale, agenti di trading, utility token

## For screen readers

a11y-skip = Vai al contenuto
a11y-home = { -raa }, pagina iniziale
a11y-navigation = Navigazione principale
a11y-menu = Menu
a11y-menu-open = Apri il menu
a11y-menu-close = Chiudi il menu
a11y-language = Lingua: { $language }
a11y-theme = Passa dal tema scuro a quello chiaro e viceversa
# Button beside a drawing that moves by itself; it stops everything that does, on every page.
motion-pause = Ferma le animazioni
a11y-social-image = Molte linee colorate diventano una sola linea tranquilla.

## Risk

risk-label = Avviso di rischio
risk-bar = Le cripto-attività sono ad alto rischio. Puoi perdere tutto ciò che versi. <risks>Leggi i rischi</risks>
risk-short = Le cripto-attività sono ad alto rischio. Puoi perdere tutto ciò che versi.
risk-footer = Le criptovalute sono volatili e in gran parte non regolamentate. Puoi perdere tutto il denaro che versi e non devi aspettarti alcuna tutela se qualcosa va storto. Questo sito è informazione promozionale, non un’offerta né una consulenza.
risk-signal = Una rilevazione descrive un umore e non prevede un prezzo.

## States, on small labels: one to three words

state-not-published = Non si sa ancora

## Copia, sui piccoli pulsanti accanto a un indirizzo

copy-address = Copia l’indirizzo su { $network }
copy-done = Copiato
copy-failed = Copia non riuscita. Il testo è selezionato: copialo a mano.

# In the place of a part of the page that has failed; the button below shows and hides what the program says.
island-error-title = Qualcosa è andato storto!
island-error-show = Mostra l’errore
island-error-hide = Nascondi l’errore

# At the foot of the window, 3 seconds after a button was pressed whose code has not come: it loads slowly, or there is no network.
late = Questo pulsante è ancora in caricamento. Controlla la connessione a Internet. Il pulsante risponderà a caricamento completato. Se non succede nulla, premilo di nuovo o ricarica la pagina.
