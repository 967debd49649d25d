form-label = Rechner für Staking-Belohnungen

amount-label = Stake
amount-hint = Möglich sind { $min } bis { $max } { -raa }.
amount-unit = { -raa }

months-label = Dauer
months-unit = Monate
months-hint = Möglich sind { $min } bis { $max } Monate.
months-value =
    { $count ->
        [one] { $count } Monat
       *[other] { $count } Monate
    }

run = Belohnung berechnen
copy = Link zur Berechnung kopieren

amount-error-number = Geben Sie den Stake als Zahl ein, zum Beispiel { $example }
amount-error-range = Geben Sie einen Stake von { $min } bis { $max } { -raa } ein
months-error = Geben Sie eine Dauer in ganzen Monaten ein, von { $min } bis { $max }

no-result = Korrigieren Sie die Eingabe, um ein Ergebnis zu sehen.

reward-label = Hochgerechnete Belohnung
reward-value = bis zu { $amount }
reward-basis =
    { $count ->
        [one] Für { $amount } { -raa } über { $count } Monat
       *[other] Für { $amount } { -raa } über { $count } Monate
    }
exceeds = Eine solche Belohnung kann nicht gezahlt werden: Zusammen mit dem Stake wären es { $sum } { -raa }, mehr als die Gesamtmenge von { $tokenomics-supply } { -raa }.
apy-label = Höchster Jahreszins (APY)
penalty-label = Strafgebühr bei vorzeitiger Entnahme

formula = { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }, mit einfachem Jahreszins und ohne Zinseszins.
assumption-rate = { $apy } ist der höchste Jahreszins, den das Projekt nennt. Er ist nicht garantiert und gilt nur bis zum TGE. Nach dem Start ist der Zinssatz variabel und wird von der DAO festgelegt. Die Rechnung verwendet den Jahreszins für jeden eingegebenen Monat, obwohl das Projekt für die Monate nach dem TGE keinen Zinssatz nennt.
assumption-ratio = Gestaktes { -raa } wird als sRAA im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } gehalten. Deshalb ist auch die Belohnung in { -raa } angegeben.

no-script = Die Zahlen unten sind ein Beispiel. Um Ihre eigenen zu berechnen, ist JavaScript nötig.
