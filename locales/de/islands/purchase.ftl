## The form

form-label = { -raa } kaufen
pay-label = Sie zahlen
receive-label = Sie erhalten etwa
receive-unit = sRAA
currency-label = Währung, in der Sie zahlen
currency-card = Karte
pay-hint = Mindestkauf: etwa { $presale-minimum_purchase } USD
network-label = Netzwerk
network-hint = Halten Sie dort etwas { $coin } für die Netzwerkgebühr bereit.
network-hint-card = Bei Kartenzahlung erhalten Sie die Token auf { $network }.

## The price, below the second field

price-initial = { $price } USD je { -raa }, der Startpreis. Um wie viel der Preis seither gestiegen ist, ist nicht bekannt. Sie erhalten also möglicherweise weniger.
price-schedule = { $price } USD je { -raa }, nach dem veröffentlichten Preisplan.
price-quote = { $price } USD je { -raa }, laut Zahlungsdienstleister.
price-quote-rate = { $price } USD je { -raa } und { $rate } USD je { $currency }, laut Zahlungsdienstleister.
price-par = Ein { $currency } wird als ein USD gerechnet.
price-asking = Der Preis wird beim Zahlungsdienstleister abgefragt.
price-unanswered = Der Zahlungsdienstleister nennt derzeit keinen Preis für { $currency }. Wählen Sie eine andere Währung oder versuchen Sie es später noch einmal.
price-unknown = Diese Website hat keinen Wechselkurs für { $currency } und schätzt auch keinen. Wählen Sie USDT oder USDC, um einen Preis zu sehen.
price-card = Für Kartenzahlungen ist ein eigener Dienstleister nötig, und auf dieser Website ist keiner eingerichtet.

## Below the fields

card-note = Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig. Der Dienstleister für Kartenzahlungen fragt nach Telefonnummer, Name und Rechnungsadresse, nach den Kartendaten und dann nach einer Wallet-Adresse auf { $network }.
terms-label = Ich habe die Nutzungsbedingungen und die Risikohinweise gelesen und kann es mir leisten, alles zu verlieren, was ich zahle.
terms-link = Nutzungsbedingungen
risks-link = Risikohinweise
connect = Wallet verbinden
review = Zahlung prüfen
continue = Weiter zur Zahlung
wallet-none = Sie zahlen aus Ihrer eigenen Wallet. Eine Anfrage erhält sie erst, wenn Sie die Schaltfläche drücken.
wallet-from = Sie zahlen von { $address }.
wallet-solana = Ihre Wallet ist auf Solana eingestellt. Verbinden Sie eine, die { $network } unterstützt.
referrer = Der Empfehlungscode { $code } wird mit diesem Kauf an den Zahlungsdienstleister übermittelt.
provider-loading = Das Formular des Zahlungsdienstleisters wird geladen.
provider-failed = Der Zahlungsdienstleister ließ sich nicht laden, daher kann hier derzeit nichts bezahlt werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.
provider-foreign = Es folgt das Formular des Zahlungsdienstleisters. Was Sie dort eingeben, geht an ihn und nicht an diese Website.
support-link = Zum Support
wallet-link = Ich habe keine Wallet

## States without a form

closed-offers = Derzeit können Sie RAA nicht kaufen: Der Zahlungsdienstleister bietet keine Zahlungsart an.
closed-next = Heute können Sie die Risiken lesen und eine eigene Wallet einrichten.
no-script = Für den Kauf ist JavaScript nötig. In diesem Browser läuft es nicht.

## Errors of the form

error-title = Prüfen Sie Ihre Eingaben
amount-error-empty = Geben Sie einen Betrag ein
amount-error-number = Geben Sie den Betrag als Zahl ein, zum Beispiel { $example }
amount-error-decimals =
    { $count ->
        [one] Geben Sie einen Betrag in { $currency } mit höchstens { $count } Nachkommastelle ein
       *[other] Geben Sie einen Betrag in { $currency } mit höchstens { $count } Nachkommastellen ein
    }
amount-error-minimum = Geben Sie einen Betrag von etwa { $presale-minimum_purchase } USD oder mehr ein
amount-error-maximum = Geben Sie einen Betrag ein, für den Sie höchstens die Gesamtmenge von { $tokenomics-supply } { -raa } erhalten
terms-error = Setzen Sie das Häkchen, wenn Sie die Nutzungsbedingungen und die Risikohinweise gelesen haben

## Before signing

review-title = Bevor Sie signieren
review-lead = Vergleichen Sie jede Zeile mit dem, was Ihre Wallet zeigt. Ein Transfer lässt sich nicht rückgängig machen.
review-amount = Betrag
review-receive = Dafür etwa
review-network = Netzwerk
review-from = Von
review-token = Smart Contract
review-recipient = Empfänger
review-sign = In der Wallet signieren

## Progress

steps-label = Fortschritt der Zahlung
step-check = Netzwerk und Guthaben prüfen
step-review = Zahlung prüfen
step-sign = In der Wallet signieren
step-confirm = Bestätigung durch das Netzwerk
step-pay = Beim Zahlungsdienstleister bezahlen
step-done = erledigt

status-switch = Ihre Wallet fragt, ob sie zu { $network } wechseln soll. Antworten Sie dort.
status-check = Das Netzwerk, der Smart Contract des Tokens und Ihr Guthaben werden geprüft.
status-sign = Ihre Wallet bittet um Ihre Signatur. Lesen Sie vor dem Bestätigen, was sie anzeigt.
status-confirm = Die Transaktion wurde gesendet. { $network } muss sie noch bestätigen. Das kann einige Minuten dauern. Wenn Sie diese Seite in diesem Tab neu laden, geht es hier weiter.
status-wallet = Die Transaktion wurde gesendet, aber { $network } antwortet derzeit nicht. Verbinden Sie Ihre Wallet und wählen Sie darin { $network }, oder prüfen Sie Ihre Internetverbindung. Diese Seite fragt von selbst noch einmal nach.
status-pay = Füllen Sie das Formular des Zahlungsdienstleisters weiter unten aus.
leave = Zurück zum Betrag

## Outcome: confirmed

success-title = Zahlung bestätigt
success-text = { $network } hat Ihre Zahlung über { $amount } { $currency } bestätigt.
reported-title = Als bezahlt gemeldet
reported-text = Der Zahlungsdienstleister meldet diese Zahlung als abgeschlossen. Diese Website kann das in keinem Netzwerk nachprüfen.
next-title = Wie es weitergeht
next-credit = Diese Website schreibt selbst keine Token gut. Das tut der Verkäufer, nachdem er die Zahlung geprüft hat. Wann das geschieht, kann diese Seite nicht sehen.
next-lock = Sie erhalten Ihren Kauf als sRAA. Bis zum TGE können Sie es nicht übertragen. Danach wird es über { $presale-vesting_months } Monate in gleichen Teilen freigegeben.
next-keep = Bewahren Sie die Transaktion als Beleg auf. Wird nichts gutgeschrieben, braucht der Support ihren Hash und das Netzwerk.
explorer-link = Transaktion ansehen
again = Weitere Zahlung

## Outcome: not confirmed after several minutes

pending-title = Noch nicht bestätigt
pending-text = { $network } hat diese Zahlung bisher nicht bestätigt. Vielleicht wartet sie noch, vielleicht wurde sie ersetzt oder verworfen. Sehen Sie nach, bevor Sie noch einmal zahlen: Eine zweite Zahlung ist ein zweiter Kauf.
pending-wait = Weiter warten

## Outcome: an error

problem-title = Die Zahlung ist fehlgeschlagen
problem-unclear-title = Die Zahlung ist nicht abgeschlossen

problem-rejected = Sie haben die Anfrage in Ihrer Wallet abgelehnt. Es wurde nichts gesendet.
problem-busy = Ihre Wallet zeigt noch eine frühere Anfrage. Öffnen Sie die Wallet, beantworten Sie diese Anfrage und versuchen Sie es dann noch einmal.
problem-no-wallet = Die Wallet ist nicht mehr verbunden. Verbinden Sie sie und versuchen Sie es noch einmal. Es wurde nichts gesendet.
problem-unknown-chain = Ihre Wallet kennt { $network } nicht und hat es nicht hinzugefügt. Fügen Sie das Netzwerk in der Wallet hinzu und versuchen Sie es dann noch einmal. Es wurde nichts gesendet.
problem-wrong-network = Ihre Wallet ist mit einem anderen Netzwerk verbunden. Wechseln Sie zu { $network } und versuchen Sie es dann noch einmal. Es wurde nichts gesendet.
problem-insufficient-funds = Ihre Wallet enthält auf { $network } { $balance } { $currency }, zu zahlen sind aber { $amount }. Geben Sie einen kleineren Betrag ein oder laden Sie Guthaben auf. Es wurde nichts gesendet.
problem-no-gas = Ihre Wallet hat auf { $network } kein { $coin } und kann die Netzwerkgebühr nicht zahlen. Laden Sie etwas { $coin } auf und versuchen Sie es dann noch einmal. Es wurde nichts gesendet.
problem-token-mismatch = Der Smart Contract, der für { $currency } auf { $network } angegeben ist, antwortet nicht wie erwartet. Es wurde nichts gesendet. Melden Sie das dem Support, bevor Sie es noch einmal versuchen.
problem-changed = Konto oder Netzwerk Ihrer Wallet hat sich seit der Prüfung geändert. Es wurde nichts gesendet. Prüfen Sie die Zahlung noch einmal.
problem-unreachable = { $network } ließ sich nicht abfragen. Prüfen Sie Ihre Verbindung und das Netzwerk der Wallet und versuchen Sie es dann noch einmal. Es wurde nichts gesendet.
problem-unanswered = Ihre Wallet hat nicht geantwortet. Sehen Sie zuerst dort nach: Ist die Anfrage noch offen, lehnen Sie sie ab, bevor Sie es noch einmal versuchen.
problem-failed = Die Wallet konnte die Anfrage nicht ausführen. Sehen Sie in ihrem Verlauf nach, bevor Sie es noch einmal versuchen.
problem-reverted = { $network } hat den Transfer abgewiesen. Der Betrag wurde nicht abgebucht, die Netzwerkgebühr schon. Sehen Sie sich die Transaktion an und fragen Sie dann den Support.
problem-not-transferred = { $network } hat die Transaktion bestätigt, aber sie enthält keinen Transfer dieses Betrags an den Verkäufer. Sehen Sie sich die Transaktion an und fragen Sie dann den Support.
problem-widget = Der Zahlungsdienstleister hat einen Fehler gemeldet. Prüfen Sie Ihre Karte oder Wallet, bevor Sie noch einmal zahlen: Der Betrag kann bereits abgebucht sein.

payments-title = Zahlungen in diesem Browser
payment-line = { $amount } { $currency } auf { $network }
payment-asked = Diese Zahlung wurde bei Ihrer Wallet angefragt. Ob Sie zugestimmt haben, ist noch nicht bekannt. Ist die Anfrage in der Wallet noch offen, beantworten Sie sie dort. Diese Seite sucht die Zahlung inzwischen auf { $network }.
payment-asked-provider = Für diese Zahlung wurde das Formular des Zahlungsdienstleisters geöffnet. Wie sie ausgegangen ist, weiß diese Seite nicht. Prüfen Sie Ihre Karte oder Wallet, bevor Sie noch einmal zahlen.
payment-sent = Die Transaktion wurde gesendet. { $network } hat sie noch nicht bestätigt.
payment-closed = Als unbezahlt markieren
payment-hide = Aus der Liste entfernen
again-label = Eine frühere Zahlung kann noch durchgehen. Ich möchte trotzdem ein zweites Mal zahlen.
again-error = Prüfen Sie zuerst die frühere Zahlung und setzen Sie dann das Häkchen, wenn Sie ein zweites Mal zahlen möchten
price-renewed = Der Preis hat sich geändert: Er beträgt jetzt { $price } USD je { -raa }. Prüfen Sie beide Beträge, bevor Sie fortfahren.
problem-replaced = { $network } hat statt dieser Transaktion eine andere Ihres Kontos bestätigt. Für diese Zahlung wurde nichts abgebucht.
problem-another = Nach dieser Prüfung wurde eine weitere Zahlung begonnen. Es wurde nichts gesendet. Sehen Sie zuerst nach, was aus der anderen Zahlung geworden ist.
card-note-above = Über { $presale-card_limit } USD müssen Sie mit einer Identitätsprüfung rechnen. Der Dienstleister für Kartenzahlungen fragt außerdem nach Telefonnummer, Name und Rechnungsadresse, nach den Kartendaten und dann nach einer Wallet-Adresse auf { $network }.
payment-block = Die Transaktion steht in einem Block von { $network }. Sie gilt als bestätigt, sobald einige weitere Blöcke folgen, denn { $network } kann die neuesten noch ersetzen.
payment-asked-silent = Diese Zahlung wurde bei Ihrer Wallet angefragt. Ob Sie zugestimmt haben, ist nicht bekannt, denn { $network } antwortet derzeit nicht. Sehen Sie im Verlauf der Wallet nach, bevor Sie noch einmal zahlen.
other-account-title = Von anderem Konto bezahlt
problem-other-account = { $network } hat einen Transfer dieses Betrags an den Verkäufer bestätigt, aber von einem anderen Konto als dem, das Sie geprüft haben. Ist es Ihr Konto, zahlen Sie nicht noch einmal. Sehen Sie sich die Transaktion an und fragen Sie dann den Support.
