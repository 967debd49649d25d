### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA : de l’achat au dernier déblocage
lead = Ce que vous recevez à l’achat, ce qui se passe avant l’événement de génération des jetons (TGE), comment retirer vos RAA et quand les transférer.
figure-text = Douze lignes grises avancent serrées jusqu’à un trait vertical, le TGE. Ensuite, l’une après l’autre, elles deviennent vertes et montent.
stage-locked = Bloqués
stage-event = TGE
stage-free = Débloqués
caption = Une ligne par déblocage mensuel après le TGE.
action-label = Voir le calendrier
