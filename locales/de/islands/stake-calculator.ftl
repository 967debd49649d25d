form-label = Rechner für Staking-Belohnungen

amount-label = Staking-Betrag
amount-hint = Dieses Formular rechnet mit { $min } bis { $max } { -raa }.
amount-unit = { -raa }

months-label = Dauer
months-unit = Monate
months-hint = Dieses Formular rechnet mit { $min } bis { $max } Monaten.
months-value =
    { $count ->
        [one] { $count } Monat
       *[other] { $count } Monate
    }

run = Belohnung berechnen
copy = Link zur Berechnung kopieren

error-title = Es gibt ein Problem
amount-error-number = Geben Sie den Staking-Betrag als Zahl ein, zum Beispiel { $example }
amount-error-range = Geben Sie einen Staking-Betrag von { $min } bis { $max } { -raa } ein
months-error = Geben Sie eine Dauer in ganzen Monaten ein, von { $min } bis { $max }

reward-label = Hochgerechnete Belohnung
reward-basis =
    { $count ->
        [one] Für { $amount } { -raa } über { $count } Monat
       *[other] Für { $amount } { -raa } über { $count } Monate
    }
apy-label = APY, höchstens
penalty-label = Strafgebühr bei vorzeitiger Entnahme

formula = Einfache Verzinsung ohne Zinseszins: { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }.
assumption-rate = { $apy } im Jahr sind der höchste veröffentlichte Satz, nicht der erwartete. Er ist nicht garantiert und endet mit dem TGE; nach dem Start ist der Satz variabel und wird von der DAO festgelegt.
assumption-ratio = Gestaktes { -raa } wird als sRAA gehalten, { $staking-token-ratio }:{ $staking-token-ratio } zu { -raa }. Deshalb ist auch die Belohnung in { -raa } angegeben.

no-script = Die Zahlen unten sind ein Beispiel. Um Ihre eigenen zu berechnen, braucht der Rechner JavaScript.
