## Head of the document

meta-title = Validateurs RAA : { $validators-maximum } nœuds, missions et staking
meta-description = Ce que les validateurs RAA approuvent, contrôlent et reçoivent, comment le devenir, et un staking minimal à deux valeurs publiées. Risque élevé.
meta-keywords = RAA, validateurs, nœud validateur, staking minimal, modèles d’agents, investisseurs avisés, partage des revenus, prévente
meta-social-title = { $validators-maximum } nœuds montent la garde
meta-social-description = Les missions d’un validateur RAA, ce qu’apporte une place, et les deux valeurs publiées du staking. Risque élevé.

## Head of the page

hero-title = { $validators-maximum } nœuds montent la garde.
hero-lead = Les validateurs décident à quoi les autres peuvent se fier : quels modèles d’agents, quels projets soumis, quelles données. Ils ont pour cela part aux revenus du protocole. Leur staking est en RAA, et le RAA peut perdre toute sa valeur.
hero-maximum = Nœuds, au plus
hero-maximum-value = { $validators-maximum }
hero-share = Part réservée
hero-share-value = { $tokenomics-allocation-validators } de l’offre
hero-ring-open = Un point par nœud. Tous sont dessinés vides .
hero-ring-taken = Un point par nœud. Pleins : { $taken }.

## The stake

stake-title = Un staking, deux valeurs.
stake-lead = Le staking minimal d’un validateur a été publié deux fois, et les chiffres diffèrent. Rien ne confirme l’un plutôt que l’autre.
stake-confirmed = Staking minimal

## Duties

duties-title = Ce que fait un validateur.
duties-lead = Le travail est affaire de jugement. Derrière chaque approbation, il y a quelqu’un qui s’y fiera.
duties-name = Ce qui arrive
duties-task = Ce que fait le nœud
duties-for = Qui s’y fie
duties-templates = Modèles d’agents
duties-templates-text = Fait le tri sur le marché d’agents, et approuve un modèle avant qu’on puisse le copier.
duties-templates-for = Tous ceux qui copient un agent
duties-submissions = Projets soumis
duties-submissions-text = Examine ce que remettent les développeurs et décide de l’approuver ou non.
duties-submissions-for = Les développeurs et leur public
duties-index = Influenceurs, données alpha
duties-index-text = Indexe qui parle fort sur le marché et ce qui a été dit, pour que l’on puisse remonter d’une affirmation à sa source.
duties-index-for = Les abonnés aux données alpha
duties-flows = Flux d’investisseurs avisés
duties-flows-text = Vérifie qu’un mouvement de portefeuilles suivis de près est bien ce qu’il paraît, avant qu’il ne compte comme signal.
duties-flows-for = Quiconque agit d’après une lecture

## What they get

rewards-title = Ce que reçoit un validateur.
rewards-lead = Tel que publié. Aucun montant n’est indiqué : aucun n’est donc promis ici.
rewards-revenue = Une part des revenus
rewards-revenue-text = Les validateurs ont part à ce qu’encaisse le protocole.
rewards-priority = Une priorité
rewards-priority-text = Les validateurs bénéficient d’une priorité.
rewards-allocation = Une dotation
rewards-allocation-text = { $tokenomics-allocation-validators } de l’offre sont réservés aux validateurs, pour { $validators-maximum } nœuds.

## Becoming one

steps-title = Comment le devenir.
steps-lead = Dans l’ordre publié, l’achat précède la vérification. Il ne vous assure pas une place.
steps-buy = Achetez en prévente
steps-buy-text = Avant cela, demandez laquelle des deux valeurs s’applique. Ce que vous achetez reste bloqué jusqu’au TGE, que vous deveniez validateur ou non.
steps-contact = Contactez l’équipe
steps-contact-text = Dites que vous souhaitez faire tourner un nœud.
steps-verify = Passez la vérification
steps-verify-text = L’équipe procède à la vérification.
steps-receive = Recevez votre dotation
steps-receive-text = Des RAA vous sont attribués, pris sur la part réservée aux validateurs.

## Contact

contact-title = Demandez avant d’acheter.
contact-text = { $support-reply_hours ->
    [one] L’assistance répond en { $support-reply_hours } heure environ. Demandez quelle valeur s’applique au staking, et si une place est libre.
   *[other] L’assistance répond en { $support-reply_hours } heures environ. Demandez quelle valeur s’applique au staking, et si une place est libre.
}

## Closing call

buy-title = Le devoir avant la place.
buy-tokenomics = Voir la tokenomics
