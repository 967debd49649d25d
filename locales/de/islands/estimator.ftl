head-amount = Was Sie für { $amount } USD bekämen
head-any = Was Sie für Ihren Betrag bekämen
closed = Auf dieser Website lässt sich heute nichts kaufen. Durchrechnen können Sie einen Kauf trotzdem.

## The form
amount-label = Betrag in USD
receive-label = Sie erhalten etwa
receive-unit = sRAA
currency-label = Zahlen mit
currency-card = Karte
network-label = Netzwerk
no-script = Diese Zahlen sind ein Beispiel. Um Ihre eigenen zu berechnen, ist JavaScript nötig.
amount-error-empty = Geben Sie einen Betrag ein
amount-error-number = Geben Sie den Betrag als Zahl ein, zum Beispiel { $example }
amount-error-decimals =
    { $count ->
        [one] Geben Sie einen Betrag in { $currency } mit höchstens { $count } Nachkommastelle ein
       *[other] Geben Sie einen Betrag in { $currency } mit höchstens { $count } Nachkommastellen ein
    }
amount-error-minimum = Geben Sie einen Betrag von etwa { $presale-minimum_purchase } USD oder mehr ein
amount-error-maximum = Geben Sie einen Betrag ein, für den Sie höchstens die Gesamtmenge von { $tokenomics-supply } { -raa } erhalten

## Beside the form
unlock-label = Freigabe
axis-start = TGE: { $amount }
axis-end = Monat { $month }: { $amount }
months-title = Mengen Monat für Monat
month-label = Monate nach dem TGE
unlocked-label = Insgesamt freigegeben
receive-basis = Für { $amount } USD zum Startpreis von { $price } USD je { -raa }.
price-rise =
    { $count ->
        [one] Laut den Bedingungen des Presales steigt der Preis jeden Tag. Später würden Sie für denselben Betrag also weniger erhalten.
       *[other] Laut den Bedingungen des Presales steigt der Preis alle { $count } Tage. Später würden Sie für denselben Betrag also weniger erhalten.
    }
price-par = Ein { $currency } wird als ein USD gerechnet.
rate-later = Ihre Wallet wird in { $currency } belastet, zum dann geltenden Kurs des Zahlungsdienstleisters.
network-fee = Dazu kommt die Netzwerkgebühr (Gas) von { $network } in { $coin }. Ihre Höhe hängt von der Auslastung des Netzwerks ab.
card-note = Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig. Der Dienstleister für Kartenzahlungen fragt nach Telefonnummer, Name und Rechnungsadresse, nach den Kartendaten und dann nach einer Wallet-Adresse auf { $network }.
card-note-above = Über { $presale-card_limit } USD müssen Sie mit einer Identitätsprüfung rechnen. Der Dienstleister für Kartenzahlungen fragt außerdem nach Telefonnummer, Name und Rechnungsadresse, nach den Kartendaten und dann nach einer Wallet-Adresse auf { $network }.
card-fee = Die Gebühr für Kartenzahlungen ist noch nicht bekannt.
unlock-basis =
    { $count ->
        [one] Bis zum TGE gesperrt, danach über { $count } Monat freigegeben.
       *[other] Bis zum TGE gesperrt, danach in { $count } gleichen monatlichen Teilen freigegeben.
    }

## The practice purchase
practise = Den Kauf üben
practice-note = Übung. Es wird nichts bezahlt.
practice-failed = Die Übung konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und drücken Sie die Schaltfläche noch einmal.
scenario-label = Was soll passieren?
scenario-through = Die Zahlung gelingt
scenario-rejected = Sie lehnen die Anfrage ab
scenario-no-gas = Kein { $coin } für die Netzwerkgebühr
scenario-wrong-network = Die Wallet ist im falschen Netzwerk
scenario-widget = Der Dienstleister für Kartenzahlungen meldet einen Fehler
practice-from = Die Adresse Ihrer Wallet
practice-token = Der Smart Contract von { $currency } auf { $network }
practice-coin = Keiner: { $coin } ist der Coin von { $network }
practice-recipient = Die Adresse des Verkäufers
drawn-wallet = Eine nachgebildete Wallet bittet um Ihre Signatur
drawn-card = Ein nachgebildetes Formular des Dienstleisters für Kartenzahlungen
drawn-fee = Netzwerkgebühr
practice-fee = Etwas { $coin }
drawn-decline = Ablehnen
drawn-approve = Bestätigen
drawn-cancel = Abbrechen
drawn-pay = Bezahlen
practice-check = Bei einem echten Kauf werden jetzt das Netzwerk, der Smart Contract des Tokens und Ihr Guthaben geprüft.
practice-sign = Bei einem echten Kauf bittet Ihre Wallet jetzt um Ihre Signatur. Lesen Sie vor dem Bestätigen, was sie anzeigt.
practice-pay = Bei einem echten Kauf füllen Sie jetzt das Formular des Zahlungsdienstleisters aus.
practice-confirm = Bei einem echten Kauf bestätigt { $network } jetzt die Zahlung. Das kann einige Minuten dauern. Hier dauert es einen Moment.
practice-again = Noch einmal üben
practice-done = Ende der Übung
practice-success = Bei einem echten Kauf hätte { $network } Ihre Zahlung über { $amount } { $currency } jetzt bestätigt.
practice-reported = Bei einem echten Kauf hätte der Zahlungsdienstleister Ihre Zahlung über { $amount } { $currency } jetzt als abgeschlossen gemeldet. Diese Website kann das in keinem Netzwerk nachprüfen.
practice-next = Nach einem echten Kauf
practice-stopped = Eine echte Zahlung würde hier abbrechen
practice-problem = Bei einem echten Kauf würden Sie jetzt lesen:

## From here on as in purchase.ftl
review = Zahlung prüfen
continue = Weiter zur Zahlung
leave = Zurück zum Betrag
review-title = Bevor Sie signieren
review-lead = Vergleichen Sie jede Zeile mit dem, was Ihre Wallet zeigt. Ein Transfer lässt sich nicht rückgängig machen.
review-amount = Betrag
review-receive = Dafür etwa
review-network = Netzwerk
review-from = Von
review-token = Smart Contract
review-recipient = Empfänger
review-sign = In der Wallet signieren
steps-label = Fortschritt der Zahlung
step-check = Netzwerk und Guthaben prüfen
step-review = Zahlung prüfen
step-sign = In der Wallet signieren
step-confirm = Bestätigung durch das Netzwerk
step-pay = Beim Zahlungsdienstleister bezahlen
step-done = erledigt
next-credit = Diese Website schreibt selbst keine Token gut. Das tut der Verkäufer, nachdem er die Zahlung geprüft hat. Wann das geschieht, kann diese Seite nicht sehen.
next-lock = Sie erhalten Ihren Kauf als sRAA. Bis zum TGE können Sie es nicht übertragen. Danach wird es über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
support-link = Zum Support
problem-rejected = Sie haben die Anfrage in Ihrer Wallet abgelehnt. Es wurde nichts gesendet.
problem-no-gas = Ihre Wallet hat auf { $network } kein { $coin } und kann die Netzwerkgebühr nicht zahlen. Laden Sie etwas { $coin } auf und versuchen Sie es dann noch einmal. Es wurde nichts gesendet.
problem-wrong-network = Ihre Wallet ist mit einem anderen Netzwerk verbunden. Wechseln Sie zu { $network } und versuchen Sie es dann noch einmal. Es wurde nichts gesendet.
problem-widget = Der Zahlungsdienstleister hat einen Fehler gemeldet. Prüfen Sie Ihre Karte oder Wallet, bevor Sie noch einmal zahlen: Der Betrag kann bereits abgebucht sein.
