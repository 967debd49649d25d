### An entry of the technology digest; its text is four-networks.md.

title = Quatre réseaux : ce que cela change pour qui paie
lead = Le RAA est vendu sur quatre réseaux. La monnaie des frais, celle du paiement, le portefeuille et le lieu des jetons y diffèrent. Que vérifier d’abord ?
figure-text = D’un portefeuille partent quatre chemins de couleurs différentes, qui passent chacun par une monnaie et mènent à quatre boîtes séparées.
caption = Illustration : un portefeuille, quatre lieux distincts.
