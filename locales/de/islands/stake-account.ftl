## The figures

balance = Bestand
accrued = Belohnungen bisher
claim = Einlösung
locked = Gesperrt
locked-note = Die Einlösung wird mit dem Listing freigeschaltet.
claim-run = Einlösen
unit = { -raa }

## The line below the figures

no-wallet = Es ist keine Wallet verbunden, daher lässt sich kein Stake anzeigen.
connect = Wallet verbinden
pending = Der Stake von { $address } wird abgefragt.
unavailable = Bestände lassen sich hier noch nicht anzeigen: Die sRAA-Vertragsadresse ist nicht veröffentlicht, und diese Website ist mit keinem Dienst verbunden, der die Bestände kennt.
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
balance-elsewhere = Der Bestand wird auf { $networks } gelesen; die Wallet ist mit einem anderen Netzwerk verbunden.
rewards-unavailable = Belohnungen und Runden lassen sich hier noch nicht anzeigen: Diese Website ist mit keinem Dienst verbunden, der sie kennt.
failed = Der Stake ließ sich nicht abfragen. Prüfen Sie die Verbindung und die Wallet und versuchen Sie es dann noch einmal.
failed-answer = Die Antwort zu diesem Stake war nicht zu verstehen, deshalb wird nichts davon angezeigt. Versuchen Sie es später noch einmal oder schreiben Sie dem Support.
retry = Erneut versuchen
no-script = Um den Stake einer Wallet abzufragen, ist JavaScript nötig.

## The list of the rounds: a table

rounds-title = Vesting-Runden
round-head = Runde
amount-head = Menge
unlocks-head = Frei ab
state-head = Status
round-name = Runde { $number }
round-open = Einlösbar
round-signed = Signiert
rounds-note = Vor dem Listing lässt sich auf dieser Seite nichts signieren.
