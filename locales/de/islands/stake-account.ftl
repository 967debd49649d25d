## The figures

balance = Bestand
accrued = Belohnungen bisher
claim = Einlösung
locked = Gesperrt
locked-note = Die Einlösung bleibt bis zum Listing gesperrt.
claim-run = Einlösen
balance-note = Das sRAA in Ihrer Wallet
accrued-note = Was es bisher an { -raa } eingebracht hat
accrued-sample =
    { $count ->
        [one] Nach { $count } Monat zum höchsten Zinssatz von { $apy } pro Jahr. Er ist nicht garantiert.
       *[other] Nach { $count } Monaten zum höchsten Zinssatz von { $apy } pro Jahr. Er ist nicht garantiert.
    }
unit = { -raa }

## The line below the figures

no-wallet = Verbinden Sie eine Wallet, um Ihren Stake zu sehen
sees = Sie sehen dann das sRAA in der Wallet, die bisherigen Belohnungen und jede Vesting-Runde. Dazu brauchen Sie eine Wallet in diesem Browser. Beim Verbinden erfährt diese Website Ihre Adresse. Sie signieren dabei nichts.
connect = Wallet verbinden
pending = Der Stake von { $address } wird abgefragt.
unavailable = Der Bestand lässt sich heute nicht abfragen: Die sRAA-Vertragsadresse ist noch in keinem Netzwerk veröffentlicht.
connected = { $address } ist verbunden.
nothing = Für { $address } ist hier kein Stake bekannt.
read = Das ist der Stake von { $address }.
rounds =
    { $count ->
        [one] Zum Einlösen ist { $count } signierte Transaktion nötig.
       *[other] Zum Einlösen sind { $count } signierte Transaktionen nötig.
    }
rounds-progress = { $signed } von { $total } signiert.
rounds-show = Runden anzeigen
rounds-hide = Runden ausblenden
balance-elsewhere = Der Bestand lässt sich auf { $networks } abfragen, wo die Adresse von sRAA veröffentlicht ist. Ihre Wallet ist mit einem anderen Netzwerk verbunden.
rewards-unavailable = Belohnungen und Vesting-Runden lassen sich noch nicht anzeigen.
failed = Der Stake ließ sich nicht abfragen. Prüfen Sie die Verbindung und die Wallet und versuchen Sie es dann noch einmal.
failed-answer = Die Antwort zu diesem Stake war nicht lesbar, deshalb wird nichts davon angezeigt. Versuchen Sie es später noch einmal.
retry = Erneut versuchen
no-script = Um den Stake einer Wallet abzufragen, ist JavaScript nötig.

## The list of the rounds: a table

rounds-title = Vesting-Runden
round-head = Runde
amount-head = Menge
unlocks-head = Frei ab
state-head = Status
round-name = Runde { $number }
round-says = Runde { $number }: { $amount } { -raa }.
round-open = Einlösbar
round-signed = Signiert
rounds-note = Vor dem Listing lässt sich auf dieser Seite nichts signieren.
