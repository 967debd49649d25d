meta-title = RAA kaufen: mit Wallet oder Karte
meta-description = Zwei Wege zu RAA, Schritt für Schritt, mit Krypto-Wallet oder Karte, dazu die Presale-Bedingungen und was Sie vorher wissen sollten. Hohes Risiko.
meta-keywords = RAA kaufen, Presale, Krypto-Wallet, Kreditkarte, Debitkarte, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = So kaufen Sie RAA
meta-social-description = Zwei Wege, die Bedingungen und die Risiken auf einer Seite. Sie können alles verlieren, was Sie dafür zahlen.

how-to-buy-title = So kaufen Sie RAA
how-to-buy-lead = Es gibt zwei Wege, RAA zu kaufen. Laut Projekt dauert jeder weniger als { $presale-purchase_minutes } Minuten. Nehmen Sie sich die Zeit, zuerst die Bedingungen zu lesen.

## Route one

how-to-buy-wallet-title = Mit einer Krypto-Wallet
how-to-buy-wallet-1-title = Wallet verbinden
how-to-buy-wallet-1-text = Verbinden Sie die Wallet, aus der Sie zahlen möchten. Noch keine? Wir nennen geeignete Wallets und verlinken ihre Anbieter.
how-to-buy-wallet-1-action-label = Ich habe noch keine Wallet
how-to-buy-wallet-2-title = Netzwerk wählen
how-to-buy-wallet-2-text = Wählen Sie eines der unten genannten Netzwerke. Halten Sie etwas vom nativen Coin des Netzwerks für die Netzwerkgebühr (Gas) bereit.
how-to-buy-wallet-3-title = Betrag eingeben
how-to-buy-wallet-3-text = Zahlen Sie in ETH, BNB, SOL, USDT oder USDC. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
how-to-buy-wallet-4-title = In der Wallet bestätigen
how-to-buy-wallet-4-text = Sie erhalten sRAA im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zum gekauften RAA. Es ist automatisch gestakt und bis zum Token Generation Event (TGE) gesperrt.

## Route two

how-to-buy-card-title = Mit Debit- oder Kreditkarte
how-to-buy-card-1-title = Telefonnummer angeben
how-to-buy-card-1-text = Der Dienstleister für Kartenzahlungen fragt danach.
how-to-buy-card-2-title = Name und Rechnungsadresse angeben
how-to-buy-card-2-text = Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig. Auch hier liegt der Mindestkauf bei etwa { $presale-minimum_purchase } USD.
how-to-buy-card-3-title = Kartendaten eingeben
how-to-buy-card-3-text = Sie geben sie in das Formular des Dienstleisters für Kartenzahlungen ein.
how-to-buy-card-4-title = Wallet-Adresse auf Base angeben
how-to-buy-card-4-text = Bei Kartenzahlung erhalten Sie die Token auf Base. Prüfen Sie die Wallet-Adresse zweimal. Token, die an eine falsche Adresse gesendet wurden, lassen sich nicht zurückholen.

how-to-buy-before-support-label = Meine Zahlung ist fehlgeschlagen
how-to-buy-before-staking-label = Was mit meinem sRAA geschieht

## Panel beside the routes

how-to-buy-panel-title = RAA kaufen
how-to-buy-before-feed = Zum Start benachrichtigen
how-to-buy-before-risks-label = Risiken lesen
how-to-buy-before-wallet-label = Wallet einrichten
how-to-buy-panel-practise = Erst üben: Es wird nichts bezahlt

how-to-buy-before-title = Bevor Sie zahlen
