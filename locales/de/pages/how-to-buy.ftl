meta-title = RAA kaufen: mit Wallet oder Karte
meta-description = Zwei Wege zu RAA, Schritt für Schritt, mit Krypto-Wallet oder Bankkarte, dazu die Presale-Bedingungen und was Sie vorher wissen sollten. Hohes Risiko.
meta-keywords = RAA kaufen, Presale, Krypto-Wallet, Bankkarte, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = So kaufen Sie RAA
meta-social-description = Zwei Wege, die Bedingungen und die Risiken auf einer Seite. Sie können alles verlieren, was Sie dafür zahlen.

head-title = So kaufen Sie RAA
head-lead = Zwei Wege, jeder soll weniger als { $presale-purchase_minutes } Minuten dauern. Lesen Sie zuerst die Bedingungen; auf dieser Seite läuft keine Uhr.

## Route one

wallet-title = Mit einer Krypto-Wallet
wallet-1-title = Wallet verbinden
wallet-1-text = Danach fragt das Kauffenster zuerst. Noch keine Wallet? Wir führen die auf, die sich eignen, und sagen, wo ihre Hersteller sie anbieten.
wallet-1-action = Ich habe noch keine Wallet
wallet-2-title = Netzwerk wählen
wallet-2-text = Eines der unten genannten, gleich welches. Halten Sie etwas von seiner eigenen Münze für die Netzwerkgebühr bereit, das sogenannte Gas.
wallet-3-title = Betrag eingeben
wallet-3-text = Zahlen Sie in ETH, BNB, SOL, USDT oder USDC. Der Mindestkauf liegt bei etwa { $presale-minimum_purchase } USD.
wallet-4-title = In der Wallet bestätigen
wallet-4-text = Sie erhalten sRAA, { $staking-token-ratio }:{ $staking-token-ratio } zum gekauften RAA. Es ist für Sie gestakt und bis zum TGE gesperrt.

## Route two

card-title = Mit Bankkarte
card-1-title = Telefonnummer angeben
card-1-text = Der Dienstleister für Kartenzahlungen fragt danach.
card-2-title = Name und Rechnungsadresse
card-2-text = Bis { $presale-card_limit } USD ist keine Identitätsprüfung nötig. Auch hier liegt der Mindestkauf bei etwa { $presale-minimum_purchase } USD.
card-3-title = Kartendaten eingeben
card-3-text = Sie geben sie beim Dienstleister für Kartenzahlungen ein, nicht auf dieser Website.
card-4-title = Wallet-Adresse auf Base angeben
card-4-text = Kartenkäufe landen auf Base. Prüfen Sie die Wallet-Adresse zweimal. Token, die an eine falsche Adresse gesendet wurden, lassen sich nicht zurückholen.

more-support = Meine Zahlung ist gescheitert
more-staking = Was mit meinem sRAA geschieht

## Panel beside the routes

panel-title = RAA kaufen
panel-next = Was Sie heute tun können: die Risiken lesen und eine eigene Wallet einrichten.
panel-step = Preis steigt
panel-step-value =
    { $presale-step_days ->
        [one] jeden Tag, Stufe nicht veröffentlicht
       *[other] alle { $presale-step_days } Tage, Stufe nicht veröffentlicht
    }
panel-minimum = Mindestkauf
panel-minimum-value = etwa { $presale-minimum_purchase } USD
panel-pay = Zahlbar mit
panel-pay-value = ETH, BNB, SOL, USDT, USDC oder Bankkarte
panel-receive = Sie erhalten
panel-receive-value = sRAA, { $staking-token-ratio }:{ $staking-token-ratio } zu RAA
panel-risks = Risiken lesen
panel-wallet = Wallet einrichten

before-title = Bevor Sie zahlen
