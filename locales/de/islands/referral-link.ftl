## The sentence

no-wallet = Ein persönlicher Link gehört zu einer Wallet. Verbinden Sie eine, um Ihren zu erhalten.
connect = Wallet verbinden
pending = Der Link von { $address } wird abgefragt.
unavailable = Ihr Link erscheint hier, sobald Links freigeschaltet sind.
failed = Der Link ließ sich nicht abfragen. Prüfen Sie die Verbindung und versuchen Sie es dann noch einmal.
failed-answer = Die Antwort zu diesem Link war nicht lesbar, deshalb wird kein Link angezeigt. Versuchen Sie es später noch einmal.
retry = Erneut versuchen
no-script = Für Ihren Link ist JavaScript nötig.

## The link

link-label = Link von { $address }
copy = Link kopieren
share = Teilen
share-text = { -raa } ist ein hochriskanter Token. Bei einem Kauf über diesen Link erhalte ich eine Vergütung.

## The link that the visitor came through

came-through = Sie sind über den Link von { $code } gekommen.
