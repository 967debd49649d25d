### An entry of the technology digest; its text is four-networks.md.

title = Ce qui change selon le réseau de paiement
lead = Le RAA est vendu sur { $chains-count } réseaux. Chacun a ses frais et ses monnaies, et garde vos jetons à part. Voici ce qu’il faut vérifier avant de payer.
figure-text = Un faisceau de lignes, le portefeuille, se sépare en quatre faisceaux distincts, un par réseau.
caption = Un portefeuille a un solde distinct sur chaque réseau.
action-label = Choisir un portefeuille
