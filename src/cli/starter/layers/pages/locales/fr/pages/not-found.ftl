title = Page introuvable
description = Il n’y a pas de page à cette adresse.

hero-title = Il n’y a rien ici
hero-lead = La page a déménagé, ou n’a jamais existé. Les lampes, elles, sont allumées.
hero-action = Retour à l’accueil
