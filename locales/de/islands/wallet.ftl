connect = Wallet verbinden
open-account = Wallet { $address }, Netzwerk { $network }
open-account-astray = Wallet { $address }, in einem Netzwerk, das diese Website nicht nutzt

## The dialog, before a wallet is connected

choose-title = Wallet verbinden
choose-lead = Diese Website sieht dann Ihre Adresse. Ohne Ihre Signatur in der Wallet wird nichts gesendet, und nach Ihrer Wiederherstellungsphrase fragt diese Website nie.
choose-networks = Für { $networks }
unnamed = Wallet dieses Browsers
none = In diesem Browser wurde keine Wallet gefunden.
none-for = In diesem Browser wurde keine Wallet für { $network } gefunden.
none-hint = Eine Wallet ist eine Browser-Erweiterung oder eine App. Installieren Sie eine und laden Sie diese Seite neu.
apps-lead = Auf dem Smartphone ist die Wallet eine App. Wählen Sie Ihre App aus, damit sie diese Seite in ihrem eigenen Browser öffnet.
apps-label = Wallet-Apps
help = Noch keine Wallet? Zur Anleitung
close = Schließen

## The dialog, while a wallet is asked

waiting-title = Warten auf { $wallet }
waiting-text = Antworten Sie im Fenster der Wallet. Wenn Sie es nicht sehen, öffnen Sie die Wallet über die Symbolleiste des Browsers.
cancel = Abbrechen

## The dialog, when it did not go well

error-rejected = Sie haben die Anfrage in { $wallet } abgelehnt. Es hat sich nichts geändert.
error-busy = { $wallet } wartet noch auf Ihre Antwort zu einer früheren Anfrage. Öffnen Sie das Fenster der Wallet, antworten Sie dort und versuchen Sie es dann noch einmal.
error-unavailable = { $wallet } ist nicht erreichbar. Prüfen Sie, ob die Wallet aktiviert und entsperrt ist, und versuchen Sie es dann noch einmal.
error-unknown-chain = { $wallet } lässt nicht zu, dass eine Website dieses Netzwerk wählt. Wählen Sie es in der Wallet aus oder nehmen Sie eine andere Wallet.
error-invalid-answer = { $wallet } hat eine Antwort geschickt, die diese Website nicht lesen kann. Aktualisieren Sie die Wallet oder nehmen Sie eine andere.
error-timeout = { $wallet } hat nicht geantwortet. Öffnen und entsperren Sie die Wallet und versuchen Sie es dann noch einmal.
error-failed = { $wallet } meldet ein Problem. Es hat sich nichts geändert. Öffnen Sie die Wallet, um den Grund zu sehen, und versuchen Sie es dann noch einmal.

## The dialog, once a wallet is connected

account-title = Ihre Wallet
wallet-label = Wallet
address-label = Adresse
network-label = Netzwerk
network-unknown = Hier nicht verwendet
sees = Diese Website sieht diese Adresse und ihr Netzwerk und speichert beides auf keinem Server.
sees-service = Diese Website sieht diese Adresse und ihr Netzwerk. Bei ihrem Verkaufsdienst fragt sie Stake und Empfehlungen der Adresse ab.
remembers = Von der Verbindung merkt sich dieser Browser nur, welche Wallet es war, und das nur, bis Sie die Verbindung trennen.
switch-label = Netzwerk wechseln
switch-astray = Die Wallet ist mit einem Netzwerk verbunden, das diese Website nicht nutzt. Wählen Sie eines von diesen.
switch-wanted = Für diesen Schritt ist { $network } nötig. Wählen Sie das Netzwerk hier aus.
astray-solana = Die Wallet ist auf ein Testnet von { $network } eingestellt. Wählen Sie in ihren Einstellungen das Mainnet.
switched = Die Wallet ist jetzt mit { $network } verbunden.
copy = Adresse kopieren
another = Andere Wallet nutzen
disconnect = Verbindung trennen
platform = Plattform öffnen
explorer = Auf { $host } ansehen

## Notices in the corner of the page

toast-connected = Wallet verbunden
toast-disconnected = Wallet getrennt
toast-disconnected-text = Diese Website kennt Ihre Adresse nicht mehr.
