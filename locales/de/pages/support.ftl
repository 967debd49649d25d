meta-title = RAA-Support: Token fehlt, Zahlung gescheitert
meta-description = Was Sie prüfen, wenn sRAA nicht in Ihrer Wallet erscheint oder eine Zahlung scheitert, die Token-Daten zum Hinzufügen von Hand und die Antwortzeit.
meta-keywords = RAA-Support, sRAA, Token nicht sichtbar, Token zur Wallet hinzufügen, Zahlung gescheitert, Vertragsadresse
meta-social-title = RAA-Support
meta-social-description = Zwei Checklisten: Token nicht sichtbar, Zahlung gescheitert. Geben Sie Ihre Seed-Phrase niemals weiter.

head-title = Support
head-lead = Zwei Dinge gehen am häufigsten schief, und meist genügen ein paar Prüfungen. Beginnen Sie mit dem, was Sie sehen.

## First checklist

token-title = Ich sehe meinen Token nicht
token-lead = Fehlt ein Token, liegt es meist an der Ansicht und nicht an einem Verlust. Gehen Sie die vier Punkte der Reihe nach durch.
token-1-title = Netzwerk prüfen
token-1-text = Öffnen Sie Ihre Wallet in dem Netzwerk, in dem Sie gekauft haben. Ein Token des einen Netzwerks erscheint nicht in einem anderen; ein Kartenkauf landet auf Base.
token-2-title = Transaktion prüfen
token-2-text = Suchen Sie sie im Verlauf Ihrer Wallet. Solange sie aussteht, ist nichts angekommen; ist sie gescheitert, wurde kein Token gesendet.
token-3-title = Token von Hand hinzufügen
token-3-text = Wählen Sie in Ihrer Wallet „Token hinzufügen“ und geben Sie die Vertragsadresse für Ihr Netzwerk, { $staking-token-decimals } Dezimalstellen und das Symbol sRAA ein.
token-3-action = Zu den Vertragsadressen
token-4-title = Wallet-App neu starten
token-4-text = Schließen Sie sie ganz und öffnen Sie sie wieder. Manche Wallets lesen Guthaben nur beim Start.

## Second checklist

payment-title = Meine Zahlung ist gescheitert
payment-lead = Gekauft ist erst etwas, wenn die Transaktion bestätigt ist. Prüfen Sie drei Dinge und sehen Sie dann nach, bevor Sie noch einmal zahlen.
payment-1-title = Netzwerk prüfen
payment-1-text = Ihre Wallet muss auf einem der Presale-Netzwerke stehen, und zwar auf demselben wie der Kauf.
payment-2-title = Gas prüfen
payment-2-text = Die Gebühr eines Netzwerks wird in dessen eigener Münze gezahlt: ETH auf Ethereum und Base, BNB auf BNB Chain, SOL auf Solana. Halten Sie etwas davon bereit, zusätzlich zum Betrag, den Sie zahlen.
payment-3-title = Wallet prüfen
payment-3-text = Nicht jede Wallet führt Konten in jedem Netzwerk. Nehmen Sie eine, die Ihres unterstützt.
payment-3-action = Zu den passenden Wallets
payment-4-title = Vor der nächsten Zahlung
payment-4-text = Suchen Sie die gescheiterte Zahlung im Verlauf Ihrer Wallet. Steht sie noch aus, warten Sie: Eine zweite Zahlung ist ein zweiter Kauf.

## Contract addresses

contracts-title = Token-Daten
contracts-lead = Was eine Wallet wissen will, wenn Sie sRAA von Hand hinzufügen. Nehmen Sie eine Adresse nur von hier; eine, die Ihnen im Chat geschickt wird, kann zu einer Kopie führen.
contracts-network = Netzwerk
contracts-symbol = Symbol
contracts-decimals = Stellen
contracts-note = Wo keine Adresse steht, ist keine veröffentlicht. Warten Sie darauf, statt einer von anderswo zu vertrauen.

## When nothing helped

contact-title = Nichts davon hat geholfen?
contact-lead = Dann muss ein Mensch nachsehen. Halten Sie die Daten Ihres Kaufs bereit, und behalten Sie Ihre Geheimnisse für sich.
contact-reply = Antwortzeit
contact-reply-value =
    { $support-reply_hours ->
        [one] etwa { $support-reply_hours } Stunde
       *[other] etwa { $support-reply_hours } Stunden
    }
contact-ready = Halten Sie bereit
contact-ready-value = das Netzwerk, den Transaktions-Hash, Ihre öffentliche Wallet-Adresse
contact-secret = Senden Sie niemals
contact-secret-value = Ihre Seed-Phrase, einen privaten Schlüssel, Kartendaten

## Plans
