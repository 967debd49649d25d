## Head of the document

meta-title = Noch keine Wallet? So richten Sie eine für RAA ein
meta-description = Was eine Krypto-Wallet ist, wie Sie eine einrichten, welche zu den Presale-Netzwerken passt und wie Sie die Wiederherstellungsphrase schützen.
meta-keywords = Krypto-Wallet, Wallet einrichten, Wiederherstellungsphrase, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = Zuerst kommt die Wallet
meta-social-description = Was eine Wallet ist, wie Sie eine einrichten und wie Sie ihre Wiederherstellungsphrase für sich behalten.

## Head of the page

start-title = Zuerst kommt die Wallet
start-lead = RAA liegt in einer Wallet, über die nur Sie verfügen. Zum Einrichten brauchen Sie etwas Zeit, Sorgfalt und ein Blatt Papier.
start-action-label = Zu den Wallets

## What a wallet is

what-title = Was eine Wallet ist
what-lead = Ihre Coins sind Einträge in einem Netzwerk. Die Wallet verwahrt den Schlüssel, mit dem Sie darüber verfügen.
what-address-title = Eine Adresse
what-address-text = Eine Zeichenfolge, an die andere Ihnen Coins und Token senden. Sie dürfen sie jedem zeigen. Je nach Art des Netzwerks sieht sie anders aus.
what-key-title = Ein Schlüssel
what-key-text = Das Geheimnis, mit dem Sie signieren, was Sie senden. Es bleibt in der Wallet. Wer es kennt, kann über alles verfügen, und was gesendet ist, lässt sich nicht zurückholen.
what-phrase-title = Wiederherstellungs{ "\u00AD" }phrase
what-phrase-text = Der Schlüssel, aufgeschrieben als kurze Liste gewöhnlicher Wörter. Wenn ein Gerät verloren geht, stellt sie die Wallet wieder her, und zwar für jeden, der sie kennt.

## Setting one up

steps-title = So richten Sie eine Wallet ein
steps-lead = Die Reihenfolge ist wichtig: erst die Wiederherstellungsphrase notieren, dann Geld einzahlen.
steps-choose-title = Eine passende Wallet wählen
steps-choose-text = Achten Sie auf die Netzwerke, die unten bei jeder Wallet stehen. Wenn Sie mit Karte zahlen wollen, muss Base dabei sein: Dort erhalten Sie dann die Token.
steps-download-title = Beim Anbieter laden
steps-download-text = Nutzen Sie einen Link auf dieser Seite oder tippen Sie die Adresse des Anbieters selbst ein. Suchergebnisse und Werbung führen oft zu gefälschten Wallets, die Ihr Geld stehlen.
steps-create-title = Eine neue Wallet anlegen
steps-create-text = Wählen Sie ein Passwort, das Sie sonst nirgends verwenden. Es schützt nur die App auf diesem Gerät und ersetzt die Wiederherstellungsphrase nicht.
steps-phrase-title = Die Wörter aufschreiben
steps-phrase-text = Schreiben Sie die Wiederherstellungsphrase auf Papier, in der richtigen Reihenfolge und bevor Geld eingeht. Kein Foto, kein Screenshot, keine Notiz in der Cloud.
steps-try-title = Mit wenig Geld ausprobieren
steps-try-text = Lassen Sie sich einen kleinen Betrag schicken und sehen Sie nach, ob er im richtigen Netzwerk ankommt. Jedes Netzwerk erhebt seine Gebühren im eigenen nativen Coin. Halten Sie etwas davon bereit.

## Wallets

wallets-title = Wallets zur Auswahl
wallets-lead = Diese Wallets stammen von anderen Anbietern. Weder sie noch diese Website können wiederherstellen, was Sie darin verlieren.
wallets-networks = Netzwerke des Presales
wallets-download = Herunterladen von { $host }
wallets-metamask = Eine Browser-Erweiterung und eine App fürs Smartphone. Ursprünglich für Ethereum entwickelt, unterstützt sie heute jedes Netzwerk des Presales.
wallets-trust = Eine App fürs Smartphone mit einer Browser-Erweiterung. Sie unterstützt viele Netzwerke, darunter alle des Presales.
wallets-coinbase = Eine App fürs Smartphone und eine Browser-Erweiterung. Sie unterstützt viele Netzwerke, darunter alle des Presales.
wallets-phantom = Eine Browser-Erweiterung und eine App fürs Smartphone. Ursprünglich für Solana entwickelt, unterstützt sie von den Netzwerken des Presales nur BNB Chain nicht.
wallets-solflare = Eine Browser-Erweiterung und eine App fürs Smartphone, nur für Solana. Sie unterstützt Base nicht und eignet sich daher nicht für eine Kartenzahlung.

## Safety

safety-title = So schützen Sie die Wiederherstellungs{ "\u00AD" }phrase
safety-lead = Wer Ihre Wiederherstellungsphrase kennt, muss Ihre Wallet nicht knacken. Drei Regeln schützen sie.
safety-ask-title = Nur Sie brauchen sie
safety-ask-text = Kein Support, kein Formular und kein Airdrop braucht je Ihre Wiederherstellungsphrase. Wer danach fragt, will Sie bestehlen, wie freundlich die Nachricht auch klingt.
safety-screen-title = Nicht digital speichern
safety-screen-text = Schreiben Sie sie auf Papier und bewahren Sie das Blatt so auf, dass es vor Feuer und fremden Blicken sicher ist. Was getippt oder fotografiert wird, lässt sich spurlos kopieren.
safety-reset-title = Kein Reset möglich
safety-reset-text = Wenn Gerät und Wiederherstellungsphrase verloren sind, sind es auch die Token. Kein Anbieter, kein Netzwerk und kein Gericht kann sie zurückbringen.

## What comes next

next-title = Wenn die Wallet bereit ist
next-text = Beide Wege zum Kauf sind Schritt für Schritt erklärt, mit Wallet und mit Karte. RAA kann seinen gesamten Wert verlieren, und es bleibt bis zum Token Generation Event (TGE) gesperrt.
next-action-label = So läuft der Kauf
