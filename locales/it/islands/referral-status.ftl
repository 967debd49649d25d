### Compensi e livello nel programma referral.

## Tre cifre, ciascuna con un bonus

title = Compensi
total = Totale maturato
month = Questo mese
claimable = Riscuotibile ora
bonus = Bonus: { $amount } { $currency }

## Una frase sotto le cifre

no-wallet = Nessun wallet è collegato, quindi non ci sono cifre. I compensi mensili cominciano da Leader.
pending = Caricamento dei compensi di { $address } in corso.
unavailable = Qui i compensi non si possono ancora mostrare: questo sito non è collegato a un servizio che li calcoli.
ready = Queste sono le cifre di { $address }. I compensi mensili cominciano da { $tier }.
failed = Non è stato possibile recuperare le cifre. Controlla la connessione, poi riprova.
failed-answer = Non è stato possibile interpretare la risposta su queste cifre, quindi non ne viene mostrata nessuna. Riprova più tardi o scrivi all’assistenza.
retry = Riprova

## La strada fino al livello successivo

tier = Livello attuale
next = { $amount } { -raa } per arrivare a { $tier }
next-above = { $tier } comincia oltre { $goal } { -raa }
next-none = Il livello più alto
progress = { $share } di { $goal } { -raa }
progress-full = oltre { $goal } { -raa }
sample-note = Esempio di come si presenta l’avanzamento verso il livello successivo; non corrisponde a un volume reale.
turnover-note = Volume finora: { $amount } { -raa }
