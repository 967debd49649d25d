## Head of the document

meta-title = Noch keine Wallet? So richten Sie eine für RAA ein
meta-description = Was eine Krypto-Wallet ist, wie Sie eine einrichten, welche zu den Presale-Netzwerken passt und wie Sie die Wiederherstellungsphrase schützen.
meta-keywords = Krypto-Wallet, Wallet einrichten, Wiederherstellungsphrase, Seed-Phrase, MetaMask, Trust Wallet, Phantom, Solflare, RAA
meta-social-title = Zuerst kommt die Wallet
meta-social-description = Was eine Wallet ist, wie Sie eine einrichten und wie Sie ihre Wiederherstellungsphrase für sich behalten.

## Head of the page

hero-title = Zuerst kommt die Wallet.
hero-lead = RAA liegt in einer Wallet, über die nur Sie verfügen. Sie einzurichten, braucht ein wenig Zeit, etwas Sorgfalt und ein Blatt Papier.
hero-action = Zu den Wallets

## What a wallet is

what-title = Was eine Wallet ist.
what-lead = Münzen liegen nicht darin. Sie sind Einträge in einem Netzwerk, und die Wallet hält den Schlüssel, der sie bewegt.
what-address = Eine Adresse
what-address-text = Eine Zeile aus Buchstaben und Ziffern, an die andere senden. Sie dürfen sie jedem zeigen. Je nach Art des Netzwerks sieht sie anders aus.
what-key = Ein Schlüssel
what-key-text = Das Geheimnis, das signiert, was Sie senden. Es bleibt in der Wallet. Wer es hat, kann alles bewegen, und was gesendet ist, lässt sich nicht zurückholen.
what-phrase = Eine Phrase
what-phrase-text = Der Schlüssel, aufgeschrieben als kurze Liste gewöhnlicher Wörter. Geht ein Gerät verloren, bringt sie die Wallet zurück, und zwar jedem, der sie liest.

## Setting one up

steps-title = So richten Sie eine ein.
steps-lead = Auf die Reihenfolge kommt es an: erst das Papier, dann das Geld.
steps-choose = Eine passende wählen
steps-choose-text = Achten Sie auf die Netzwerke, die unten bei jeder Wallet stehen. Wenn Sie mit Bankkarte zahlen wollen, muss Base dabei sein: Dort landen Kartenkäufe.
steps-download = Beim Hersteller laden
steps-download-text = Folgen Sie einem Link auf dieser Seite oder tippen Sie die Adresse des Herstellers selbst ein. Kopien, die stehlen sollen, tauchen in Suchergebnissen und in Anzeigen auf.
steps-create = Eine neue Wallet anlegen
steps-create-text = Wählen Sie ein Passwort, das Sie sonst nirgends verwenden. Es sperrt nur die App auf diesem Gerät; die Phrase ist es nicht.
steps-phrase = Die Phrase aufschreiben
steps-phrase-text = Auf Papier, in der richtigen Reihenfolge, bevor irgendetwas eingeht. Kein Foto, kein Screenshot, keine Notiz in der Cloud.
steps-try = Mit wenig ausprobieren
steps-try-text = Lassen Sie sich einen kleinen Betrag schicken und sehen Sie nach, ob er im richtigen Netzwerk ankommt. Jedes Netzwerk nimmt seine Gebühren in der eigenen Münze, halten Sie also etwas davon bereit.

## Wallets

wallets-title = Wallets zur Auswahl.
wallets-lead = Alle stammen von anderen. Was in einer davon verloren geht, kann weder ihr Hersteller noch diese Website wiederherstellen.
wallets-networks = Netzwerke des Presales
wallets-download = Laden von { $host }
wallets-metamask = Eine Browser-Erweiterung und eine App fürs Telefon. Sie begann auf Ethereum und führt heute Konten in jedem Netzwerk des Presales.
wallets-trust = Eine App fürs Telefon mit einer Browser-Erweiterung. Sie führt Konten in vielen Netzwerken, darunter allen des Presales.
wallets-phantom = Eine Browser-Erweiterung und eine App fürs Telefon. Sie begann auf Solana; von den Netzwerken des Presales fehlt ihr BNB Chain.
wallets-solflare = Eine Browser-Erweiterung und eine App fürs Telefon, allein für Solana gemacht. Base führt sie nicht, für einen Kartenkauf eignet sie sich also nicht.

## Safety

safe-title = Schützen Sie die Phrase.
safe-lead = In eine Wallet muss niemand einbrechen. Wörter, die jemand weitergegeben hat, genügen, um sie zu öffnen.
safe-ask = Niemand braucht sie
safe-ask-text = Kein Support, kein Formular und kein Airdrop braucht je Ihre Phrase. Wer danach fragt, will stehlen, so freundlich die Nachricht auch klingt.
safe-screen = Weg vom Bildschirm
safe-screen-text = Schreiben Sie sie auf Papier und bewahren Sie sie dort auf, wo Feuer und Besucher nicht hinkommen. Was getippt oder fotografiert ist, lässt sich kopieren, ohne eine Spur zu hinterlassen.
safe-reset = Zurücksetzen geht nicht
safe-reset-text = Sind Gerät und Phrase beide weg, sind es auch die Token. Kein Hersteller, kein Netzwerk und kein Gericht kann sie zurückbringen.

## What comes next

next-title = Wenn die Wallet bereit ist.
next-text = Beide Wege zum Kauf sind Schritt für Schritt erklärt, mit einer Wallet und mit Bankkarte. RAA kann seinen gesamten Wert verlieren, und es bleibt bis zum TGE gesperrt.
next-link = So läuft der Kauf
