### An entry of the technology digest; its text is four-networks.md.

title = Sur quel réseau payer : ce qui change
lead = Le RAA est vendu sur { $chains-count } réseaux. Chacun a ses frais, ses monnaies et sa propre place pour vos jetons. Voici ce qu’il faut vérifier avant de payer.
figure-text = Un faisceau de lignes, le portefeuille, se sépare en quatre faisceaux distincts, un par réseau.
caption = Un portefeuille a un solde distinct sur chaque réseau.
action = Choisir un portefeuille
