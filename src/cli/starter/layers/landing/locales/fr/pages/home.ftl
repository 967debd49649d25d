title = Une lampe en papier, pliée à la main
description = Une lampe en papier de mûrier et en bois de frêne, faite sur commande et réparée pendant des années.

hero-title = Une lampe, pliée à la main
hero-lead = Du papier de mûrier, du frêne et les mains d’une seule personne. La vôtre est pliée quand vous la commandez.
hero-action = Commander une lampe

features-title = Faite pour durer
features-paper-title = Un papier qui luit
features-paper-text = Assez épais pour tenir, assez fin pour laisser voir l’ombre d’une main.
features-frame-title = Une armature sans colle
features-frame-text = Tout ce qui est assemblé peut être démonté.
features-light-title = Une lumière pour le soir
features-light-text = Chaude et douce : assez pour un livre et deux visages.

price-title = Ce qu’elle coûte
price-note = taxes et livraison comprises
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } de haut, { NUMBER($lamp-weight, style: "unit", unit: "gram") } seulement
price-repairs-text = Réparations gratuites pendant { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = Chez vous en { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Commander une lampe

questions-title = Questions
questions-bulb-title = Quelle ampoule lui faut-il ?
questions-bulb-text = Toute ampoule LED à culot E27. Une ampoule est fournie.
questions-return-title = Puis-je la renvoyer ?
questions-return-text = Oui, pendant { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } et sans motif.
questions-care-title = Comment la nettoyer ?
questions-care-text = Avec un pinceau sec. L’eau laisse des traces sur le papier.

order-title = Commander une lampe
order-lead = Écrivez-nous : nous répondons en un jour.
order-name = Votre nom
order-mail = Votre adresse e-mail
order-action = Envoyer la commande
order-note = Ce formulaire est un exemple : personne ne le reçoit. Son adresse est dans content/data/lamp.yaml.
