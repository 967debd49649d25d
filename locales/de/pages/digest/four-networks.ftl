### An entry of the technology digest; its text is four-networks.md.

title = Vier Netzwerke: was das für Zahlende bedeutet
lead = RAA wird in vier Netzwerken verkauft. Der Coin für die Gebühr, das Geld, die Wallet und der Ort der Token sind jeweils andere. Worauf Sie zuerst achten sollten.
figure-text = Aus einer Wallet führen vier Wege in verschiedenen Farben an je einem Coin vorbei in vier getrennte Kästen.
caption = Illustration: eine Wallet, vier getrennte Orte.
