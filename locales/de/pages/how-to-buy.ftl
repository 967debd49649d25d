meta-title = RAA kaufen: mit Wallet oder Karte
meta-description = Zwei Wege zu RAA, Schritt für Schritt, mit Krypto-Wallet oder Karte, dazu die Presale-Bedingungen und was Sie vorher wissen sollten. Hohes Risiko.
meta-keywords = RAA kaufen, Presale, Krypto-Wallet, Kreditkarte, Debitkarte, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = So kaufen Sie RAA
meta-social-description = Zwei Wege, die Bedingungen und die Risiken auf einer Seite. Sie können alles verlieren, was Sie dafür zahlen.

head-title = So kaufen Sie RAA
head-lead = Es gibt zwei Wege, RAA zu kaufen. Laut Projekt dauert jeder weniger als { $presale-purchase_minutes } Minuten. Nehmen Sie sich die Zeit, zuerst die Bedingungen zu lesen.

## Route one

wallet-title = Mit einer Krypto-Wallet
wallet-1-title = Wallet verbinden
wallet-1-text = Verbinden Sie die Wallet, aus der Sie zahlen möchten. Noch keine? Wir nennen geeignete Wallets und verlinken ihre Anbieter.
wallet-1-action = Ich habe noch keine Wallet
wallet-2-title = Netzwerk wählen
wallet-2-text = Wählen Sie eines der unten genannten Netzwerke. Halten Sie etwas vom nativen Coin des Netzwerks für die Netzwerkgebühr (Gas) bereit.
wallet-3-title = Betrag eingeben
wallet-3-text = Zahlen Sie in ETH, BNB, SOL, USDT oder USDC. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
wallet-4-title = In der Wallet bestätigen
wallet-4-text = Sie erhalten sRAA im Verhältnis { $staking-token-ratio }:{ $staking-token-ratio } zum gekauften RAA. Es ist automatisch gestakt und bis zum Token Generation Event (TGE) gesperrt.

## Route two

card-title = Mit Debit- oder Kreditkarte
card-1-title = Telefonnummer angeben
card-1-text = Der Dienstleister für Kartenzahlungen fragt danach.
card-2-title = Name und Rechnungsadresse angeben
card-2-text = Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig. Auch hier liegt der Mindestkauf bei etwa { $presale-minimum_purchase } USD.
card-3-title = Kartendaten eingeben
card-3-text = Sie geben sie in das Formular des Dienstleisters für Kartenzahlungen ein.
card-4-title = Wallet-Adresse auf Base angeben
card-4-text = Bei Kartenzahlung erhalten Sie die Token auf Base. Prüfen Sie die Wallet-Adresse zweimal. Token, die an eine falsche Adresse gesendet wurden, lassen sich nicht zurückholen.

more-support = Meine Zahlung ist fehlgeschlagen
more-staking = Was mit meinem sRAA geschieht

## Panel beside the routes

panel-title = RAA kaufen
panel-feed = Zum Start benachrichtigen
panel-risks = Risiken lesen
panel-wallet = Wallet einrichten
panel-practise = Erst üben: Es wird nichts bezahlt

before-title = Bevor Sie zahlen
