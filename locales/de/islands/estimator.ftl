amount-label = Betrag in USD
pay-hint = Mindestkauf: etwa { $presale-minimum_purchase } USD
currency-label = Zahlen mit
currency-card = Karte
network-label = Netzwerk
no-script = Die Zahlen unten sind ein Beispiel. Um Ihre eigenen zu berechnen, ist JavaScript nötig.

error-title = Prüfen Sie Ihre Eingaben
amount-error-empty = Geben Sie einen Betrag ein
amount-error-number = Geben Sie den Betrag als Zahl ein, zum Beispiel { $example }
amount-error-decimals =
    { $count ->
        [one] Geben Sie einen Betrag in { $currency } mit höchstens { $count } Nachkommastelle ein
       *[other] Geben Sie einen Betrag in { $currency } mit höchstens { $count } Nachkommastellen ein
    }
amount-error-minimum = Geben Sie einen Betrag von etwa { $presale-minimum_purchase } USD oder mehr ein
amount-error-maximum = Geben Sie einen Betrag ein, für den Sie höchstens { $tokenomics-supply } { -raa } erhalten; das ist die Gesamtmenge
no-estimate = Korrigieren Sie den Betrag oben, um eine Schätzung zu sehen.

receive-label = Sie erhalten etwa
receive-token = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } zu { -raa }
receive-basis = Für { $amount } USD zum Startpreis von { $price } USD je { -raa }.
price-rise =
    { $count ->
        [one] Der Preis steigt jeden Tag; später erhalten Sie für denselben Betrag also weniger.
       *[other] Der Preis steigt alle { $count } Tage; später erhalten Sie für denselben Betrag also weniger.
    }
fees-label = Gebühren und Kurs
price-par = Ein { $currency } wird als ein USD gerechnet.
rate-later = Ihre Wallet wird in { $currency } belastet, zum Kurs des Zahlungsdienstleisters in diesem Moment.
network-fee = Dazu kommt die Netzwerkgebühr (Gas) von { $network } in { $coin }. Ihre Höhe hängt von der Auslastung des Netzwerks ab.
card-note = Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig. Der Dienstleister für Kartenzahlungen fragt nach Telefonnummer, Name und Rechnungsadresse, nach den Kartendaten und dann nach einer Wallet-Adresse auf { $network }.
card-note-above = Über { $presale-card_limit } USD müssen Sie mit einer Identitätsprüfung rechnen. Der Dienstleister für Kartenzahlungen fragt außerdem nach Telefonnummer, Name und Rechnungsadresse, nach den Kartendaten und dann nach einer Wallet-Adresse auf { $network }.
card-fee = Eine Gebühr für Kartenzahlungen ist nicht veröffentlicht.

unlock-label = Freigabe
unlock-basis =
    { $count ->
        [one] Bis zum TGE gesperrt, danach Freigabe über { $count } Monat.
       *[other] Bis zum TGE gesperrt, danach Freigabe in { $count } gleichen monatlichen Teilen.
    }
axis-start = TGE: { $amount }
axis-end = Monat { $month }: { $amount }
months-title = Mengen Monat für Monat
month-label = Monate nach dem TGE
unlocked-label = Insgesamt freigegeben
