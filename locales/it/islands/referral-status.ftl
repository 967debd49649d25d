### Compensi e livello nel programma referral.

## Tre cifre, ciascuna con un bonus

title = Compensi
link = Link personale
total = Totale maturato
month = Questo mese
claimable = Riscuotibile ora
paid-in = In { $value }, con un bonus in { $bonus }
bonus = Bonus: { $amount } { $currency }

## Una frase sotto le cifre

no-wallet = Collega un wallet qui sopra per vedere i tuoi compensi. I compensi mensili cominciano da Leader.
pending = Caricamento dei compensi di { $address } in corso.
unavailable = I compensi compariranno qui quando i link personali saranno disponibili.
ready = Queste sono le cifre di { $address }. I compensi mensili cominciano da { $tier }.
failed = Non è stato possibile recuperare le cifre. Controlla la connessione, poi riprova.
failed-answer = Non è stato possibile interpretare la risposta su queste cifre, quindi non ne viene mostrata nessuna. Riprova più tardi.
retry = Riprova
sample-note = In un mese precedente sono stati comprati { $earlier } { -raa }, in questo finora { $amount } { -raa }. I compensi mensili cominciano da { $tier }. Gli USDT sono calcolati al prezzo iniziale di { $presale-initial_price } USD per { -raa }.

## La strada fino al livello successivo

tier = Livello attuale
next = { $amount } { -raa } per arrivare a { $tier }
next-above = { $tier } comincia oltre { $goal } { -raa }
next-none = Il livello più alto
progress = { $share } di { $goal } { -raa }
progress-full = oltre { $goal } { -raa }
turnover-note = Volume finora: { $amount } { -raa }
