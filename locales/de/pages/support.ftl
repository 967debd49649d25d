meta-title = RAA-Support: Token fehlt, Zahlung fehlgeschlagen
meta-description = Was Sie prüfen, wenn sRAA nicht in Ihrer Wallet erscheint oder eine Zahlung fehlschlägt, dazu die Token-Daten zum manuellen Hinzufügen.
meta-keywords = RAA-Support, sRAA, Token nicht sichtbar, Token zur Wallet hinzufügen, Zahlung fehlgeschlagen, Vertragsadresse
meta-social-title = RAA-Support
meta-social-description = Zwei Fragen führen zur passenden Hilfe: Token nicht sichtbar, Zahlung fehlgeschlagen. Geben Sie Ihre Wiederherstellungsphrase niemals weiter.

page-head-title = Support
page-head-lead = Beantworten Sie zwei Fragen, dann sehen Sie die passenden Schritte. Ihre Antworten werden nicht übermittelt.

## Two questions; the answers show the steps that apply

diagnosis-title = Ihre Schritte
diagnosis-closed = Über diese Website läuft also auch keine Zahlung für RAA. Prüfen Sie deshalb, wer Ihre Zahlung erhalten hat.
diagnosis-problem = Worum geht es?
diagnosis-place-label = Wo haben Sie bezahlt?
diagnosis-place-card = Mit Karte
diagnosis-place-unsure = Weiß ich nicht
diagnosis-place-each = { $network }: { $what }

## First answer. The titles of the answers are the labels of buttons, too; at most 26 characters.

diagnosis-payment-title = Zahlung fehlgeschlagen
diagnosis-payment-lead = Solange die Transaktion nicht bestätigt ist, ist nichts gekauft. Prüfen Sie diese Punkte, bevor Sie noch einmal zahlen.
diagnosis-payment-1-title = Netzwerk prüfen
diagnosis-payment-1-text = Ihre Wallet muss mit einem der Presale-Netzwerke verbunden sein, und zwar mit demselben wie beim Kauf.
diagnosis-payment-1-card = Bei Kartenzahlung müssen Sie eine Wallet-Adresse auf Base angeben.
diagnosis-payment-2-title = Netzwerkgebühr (Gas) prüfen
diagnosis-payment-2-text = Die Gebühr wird im nativen Coin des Netzwerks bezahlt. Halten Sie etwas davon zusätzlich zum Kaufbetrag bereit.
diagnosis-payment-3-title = Wallet prüfen
diagnosis-payment-3-text = Nicht jede Wallet unterstützt jedes Netzwerk. Nehmen Sie eine, die Ihres unterstützt.
diagnosis-payment-3-action-label = Zu den passenden Wallets
diagnosis-payment-caution = Suchen Sie vor einer neuen Zahlung die fehlgeschlagene im Verlauf Ihrer Wallet. Wenn sie noch aussteht, warten Sie: Eine zweite Zahlung ist ein zweiter Kauf.

## Second answer

diagnosis-token-title = Bezahlt, aber kein Token
diagnosis-token-lead = Ein fehlender Token liegt meist in Ihrer Wallet, die ihn nur nicht anzeigt. Gehen Sie die Punkte der Reihe nach durch.
diagnosis-token-1-title = Token manuell hinzufügen
diagnosis-token-1-text = Importieren Sie ihn mit seiner Vertragsadresse, { $staking-token-decimals } Dezimalstellen und dem Symbol sRAA in Ihre Wallet.
diagnosis-token-1-action-label = So geht es, Schritt für Schritt
diagnosis-token-2-title = Netzwerk prüfen
diagnosis-token-2-text = Öffnen Sie Ihre Wallet in dem Netzwerk, in dem Sie gekauft haben. Ein Token erscheint nur in dem Netzwerk, in dem er liegt.
diagnosis-token-2-card = Bei Kartenzahlung kommen die Token auf Base an.
diagnosis-token-3-title = Transaktion prüfen
diagnosis-token-3-text = Suchen Sie sie im Verlauf Ihrer Wallet oder anhand ihres Hashs im Explorer des Netzwerks. Solange sie aussteht, ist nichts angekommen. Wenn sie fehlgeschlagen ist, wurde kein Token gesendet.
diagnosis-token-4-title = Wallet-App neu starten
diagnosis-token-4-text = Schließen Sie die App vollständig und öffnen Sie sie wieder. Manche Wallets aktualisieren Guthaben nur beim Start.

## Answers that show other parts of the page; at most 26 characters

diagnosis-add-title = sRAA hinzufügen
diagnosis-other-title = Etwas anderes

## Adding the token by hand: numbered steps

add-title = sRAA manuell hinzufügen
add-lead = In jeder Wallet heißen die Menüs anders, die Schritte sind dieselben. Ein Token wird dadurch nur sichtbar: Es fällt keine Gebühr an, und nichts wird übertragen.
add-1-title = Wallet öffnen
add-1-text = Wechseln Sie zu dem Netzwerk, in dem Sie gekauft haben.
add-2-title = Token importieren
add-2-text = Wählen Sie unter der Liste Ihrer Token „Token importieren“, „Token hinzufügen“ oder „Token verwalten“. Wenn es mehrere Möglichkeiten gibt, nehmen Sie die für benutzerdefinierte Token.
add-3-title = Vertragsadresse einfügen
add-3-text = Kopieren Sie die Adresse für Ihr Netzwerk von dieser Seite und fügen Sie sie ein. Tippen Sie sie nicht ab.
add-3-action-label = Zu den Vertragsadressen
add-4-title = Symbol und Dezimalstellen prüfen
add-4-text = Die meisten Wallets füllen beides selbst aus: Das Symbol ist sRAA, die Zahl der Dezimalstellen { $staking-token-decimals }. Wenn bei Ihnen etwas anderes steht, brechen Sie ab: Dann stimmt die Adresse oder das Netzwerk nicht.
add-5-title = Bestätigen
add-5-text = Gehen Sie zurück zur Liste Ihrer Token. Dort steht jetzt sRAA mit Ihrem Guthaben.
add-note = Um einen Token anzuzeigen, braucht niemand Ihre Wiederherstellungsphrase oder einen privaten Schlüssel. Wer danach fragt, kann Ihre Wallet leeren.

## Contract addresses: a table

contracts-title = Vertragsadressen
contracts-lead = Jeder kann einem Token den Namen sRAA geben. Welcher der echte ist, erkennen Sie nur an der Vertragsadresse. Nehmen Sie die Adresse aus dieser Tabelle.
contracts-columns-network = Netzwerk
contracts-note = Vertrauen Sie keiner Adresse aus anderer Quelle: Eine Adresse aus einem Chat kann zu einer Fälschung gehören.

## When nothing helped: a list of facts, label and value

contact-title = Nichts davon hat geholfen?
contact-lead = Suchen Sie die Transaktion noch einmal im Explorer des Netzwerks: Was dort steht, ist endgültig. Wer Ihnen hilft, braucht die Angaben unten, aber niemals geheime Daten.
contact-reply-value =
    { $support-reply_hours ->
        [one] Die Antwort dauert etwa { $support-reply_hours } Stunde.
       *[other] Die Antwort dauert etwa { $support-reply_hours } Stunden.
    }
contact-reply-instead = Wenden Sie sich bei einer Kartenzahlung an den Dienstleister für Kartenzahlungen, bei Problemen mit der App an den Anbieter Ihrer Wallet. Antworten Sie niemandem, der in einem Chat RAA-Support anbietet.
contact-ready-label = Halten Sie bereit
contact-ready-value = das Netzwerk, den Transaktions-Hash, Ihre öffentliche Wallet-Adresse
contact-secret-label = Senden Sie niemals
contact-secret-value = Ihre Wiederherstellungsphrase, einen privaten Schlüssel, Kartendaten
