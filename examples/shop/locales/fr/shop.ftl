page-title = Atelier Kaolin, porcelaine d’une seule paire de mains
headline = De la porcelaine d’une seule paire de mains
lead = Une vitrine : regardez, comptez, écrivez-nous. Rien n’est vendu sur cette page.
languages = Langues
order = Pour commander, <a href="{ $mail }">écrivez à l’atelier</a>. Nous répondons avec les frais de port et une facture.

total =
    { $count ->
        [one] { $count } pièce : { $money }
        [many] { $count } de pièces : { $money }
       *[other] { $count } pièces : { $money }
    }
less = Une de moins
more = Une de plus

## Products
bowl = Bol à thé
bowl-text = Tourné d’un seul geste, émaillé à la cendre de notre poêle.
jug = Grande cruche
jug-text = Trois jours de cuisson au bois. Aucune n’a la même épaule.
plate = Assiette de tous les jours
plate-text = Assez plate pour le pain, assez creuse pour un peu de soupe.
