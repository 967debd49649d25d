meta-title = RAA-Support: Token fehlt, Zahlung fehlgeschlagen
meta-description = Was Sie prüfen, wenn sRAA nicht in Ihrer Wallet erscheint oder eine Zahlung fehlschlägt, die Token-Daten zum manuellen Hinzufügen und die Antwortzeit.
meta-keywords = RAA-Support, sRAA, Token nicht sichtbar, Token zur Wallet hinzufügen, Zahlung fehlgeschlagen, Vertragsadresse
meta-social-title = RAA-Support
meta-social-description = Zwei Checklisten: Token nicht sichtbar, Zahlung fehlgeschlagen. Geben Sie Ihre Wiederherstellungsphrase niemals weiter.

head-title = Support
head-lead = Zwei Probleme treten am häufigsten auf, und meist genügen ein paar Prüfungen. Wählen Sie das, das bei Ihnen auftritt.

## First checklist

token-title = Mein Token ist nicht sichtbar
token-lead = Fehlt ein Token, liegt das meist an der Anzeige; verloren ist er in der Regel nicht. Gehen Sie die vier Punkte der Reihe nach durch.
token-1-title = Netzwerk prüfen
token-1-text = Öffnen Sie Ihre Wallet in dem Netzwerk, in dem Sie gekauft haben. Ein Token erscheint nur in dem Netzwerk, in dem er liegt; bei Kartenzahlung ist das Base.
token-2-title = Transaktion prüfen
token-2-text = Suchen Sie sie im Verlauf Ihrer Wallet. Solange sie aussteht, ist nichts angekommen; ist sie fehlgeschlagen, wurde kein Token gesendet.
token-3-title = Token manuell hinzufügen
token-3-text = Wählen Sie in Ihrer Wallet „Token hinzufügen“ und geben Sie die Vertragsadresse für Ihr Netzwerk, { $staking-token-decimals } Dezimalstellen und das Symbol sRAA ein.
token-3-action = Zu den Vertragsadressen
token-4-title = Wallet-App neu starten
token-4-text = Schließen Sie die App vollständig und öffnen Sie sie wieder. Manche Wallets aktualisieren Guthaben nur beim Start.

## Second checklist

payment-title = Meine Zahlung ist fehlgeschlagen
payment-lead = Gekauft haben Sie erst, wenn die Transaktion bestätigt ist. Prüfen Sie die drei Punkte und sehen Sie im Verlauf nach, bevor Sie noch einmal zahlen.
payment-1-title = Netzwerk prüfen
payment-1-text = Ihre Wallet muss mit einem der Presale-Netzwerke verbunden sein, und zwar mit demselben wie beim Kauf.
payment-2-title = Netzwerkgebühr (Gas) prüfen
payment-2-text = Die Gebühr wird im nativen Coin des jeweiligen Netzwerks bezahlt: ETH auf Ethereum und Base, BNB auf BNB Chain, SOL auf Solana. Halten Sie etwas davon zusätzlich zum Kaufbetrag bereit.
payment-3-title = Wallet prüfen
payment-3-text = Nicht jede Wallet unterstützt jedes Netzwerk. Nehmen Sie eine, die Ihres unterstützt.
payment-3-action = Zu den passenden Wallets
payment-4-title = Nachsehen vor dem nächsten Versuch
payment-4-text = Suchen Sie die fehlgeschlagene Zahlung im Verlauf Ihrer Wallet. Steht sie noch aus, warten Sie: Eine zweite Zahlung ist ein zweiter Kauf.

## Contract addresses

contracts-title = Token-Daten
contracts-lead = Diese Angaben verlangt Ihre Wallet, wenn Sie sRAA manuell hinzufügen. Übernehmen Sie eine Adresse nur von hier; eine, die Ihnen im Chat geschickt wird, kann zu einer Fälschung führen.
contracts-network = Netzwerk
contracts-symbol = Symbol
contracts-decimals = Stellen
contracts-note = Wo keine Adresse steht, ist noch keine veröffentlicht. Warten Sie darauf und vertrauen Sie keiner Adresse aus anderer Quelle.

## When nothing helped

contact-title = Nichts davon hat geholfen?
contact-lead = Dann sieht sich ein Mensch den Fall an. Halten Sie die Daten Ihres Kaufs bereit und behalten Sie Ihre Zugangsdaten für sich.
contact-reply = Antwortzeit
contact-reply-value =
    { $support-reply_hours ->
        [one] etwa { $support-reply_hours } Stunde
       *[other] etwa { $support-reply_hours } Stunden
    }
contact-ready = Halten Sie bereit
contact-ready-value = das Netzwerk, den Transaktions-Hash, Ihre öffentliche Wallet-Adresse
contact-secret = Senden Sie niemals
contact-secret-value = Ihre Wiederherstellungsphrase, einen privaten Schlüssel, Kartendaten

## Plans
