## Three figures, each with a bonus beneath

title = Vergütung
link = Persönlicher Link
total = Vergütung insgesamt
month = Diesen Monat
claimable = Jetzt einlösbar
paid-in = In { $value }, mit einem Bonus in { $bonus }
bonus = { $amount } { $currency } als Bonus

## A sentence below the figures

no-wallet = Verbinden Sie oben eine Wallet, um Ihre Vergütung zu sehen. Monatliche Vergütungen gibt es ab der Stufe Leader.
pending = Die Vergütung von { $address } wird abgefragt.
unavailable = Ihre Vergütung erscheint hier, sobald es persönliche Links gibt.
ready = Das sind die Zahlen von { $address }. Monatliche Vergütungen gibt es ab der Stufe { $tier }.
failed = Die Zahlen ließen sich nicht abfragen. Prüfen Sie die Verbindung und versuchen Sie es dann noch einmal.
failed-answer = Die Antwort zu diesen Zahlen war nicht lesbar, deshalb werden keine angezeigt. Versuchen Sie es später noch einmal.
retry = Erneut versuchen
sample-note = In einem früheren Monat wurden { $earlier } { -raa } gekauft, in diesem bisher { $amount } { -raa }. Monatliche Vergütungen gibt es ab der Stufe { $tier }. USDT ist zum Startpreis von { $presale-initial_price } USD je { -raa } gerechnet.

## The way to the next tier

tier = Aktuelle Stufe
next = Noch { $amount } { -raa } bis { $tier }
next-above = { $tier } beginnt bei mehr als { $goal } { -raa }
next-none = Die höchste Stufe
progress = { $share } von { $goal } { -raa }
progress-full = über { $goal } { -raa }
turnover-note = Umsatz bisher: { $amount } { -raa }
