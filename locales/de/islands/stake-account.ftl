## The figures

balance = Bestand
accrued = Belohnungen bisher
claim = Auszahlung
locked = Gesperrt
locked-note = Die Auszahlung öffnet mit dem Listing, nicht früher.
claim-run = Abrufen
unit = { -raa }

## The line below the figures

no-wallet = Es ist keine Wallet verbunden, also gibt es nichts zu lesen.
connect = Wallet verbinden
pending = Das Staking von { $address } wird abgefragt.
unavailable = Bestände lassen sich hier noch nicht anzeigen: Die sRAA-Vertragsadresse ist nicht veröffentlicht, und diese Website ist mit keinem Dienst verbunden, der die Bestände kennt.
nothing = Für { $address } ist hier kein Staking bekannt.
read = Das ist das Staking von { $address }.
rounds =
    { $count ->
        [one] Die Auszahlung braucht { $count } signierte Transaktion.
       *[other] Die Auszahlung braucht { $count } signierte Transaktionen.
    }
rounds-progress = { $signed } von { $total } signiert.
rounds-show = Runden anzeigen
rounds-hide = Runden ausblenden
balance-elsewhere = Der Bestand wird auf { $networks } gelesen; die Wallet steht auf einem anderen Netzwerk.
rewards-unavailable = Belohnungen und Runden lassen sich hier noch nicht anzeigen: Diese Website ist mit keinem Dienst verbunden, der sie kennt.
failed = Das Staking ließ sich nicht abfragen. Prüfen Sie die Verbindung und die Wallet und versuchen Sie es dann noch einmal.
failed-answer = Die Antwort zu diesem Staking war nicht zu verstehen, deshalb wird nichts davon angezeigt. Versuchen Sie es später noch einmal oder schreiben Sie dem Support.
retry = Erneut versuchen
no-script = Um das Staking einer Wallet abzufragen, braucht diese Seite JavaScript.

## The list of the rounds: a table

rounds-title = Vesting-Runden
round-head = Runde
amount-head = Menge
unlocks-head = Frei ab
state-head = Status
round-name = Runde { $number }
round-open = Abrufbar
round-signed = Signiert
rounds-note = Vor dem Listing lässt sich auf dieser Seite nichts signieren.
