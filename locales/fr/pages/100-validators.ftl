## Head of the document

meta-title = Validateurs RAA : jusqu’à { $validators-maximum } nœuds, missions et stake
meta-description = Ce que les validateurs RAA approuvent, contrôlent et reçoivent, comment le devenir, et les deux valeurs indiquées pour le stake. Risque élevé.
meta-keywords = RAA, validateurs, nœud validateur, stake minimum, modèles d’agents, smart money, partage des revenus, prévente
meta-social-title = Validateurs RAA : missions et stake
meta-social-description = Les missions d’un validateur RAA, ce qu’apporte une place, et les deux valeurs du stake minimum. Risque élevé.

## Head of the page

start-title = Un nœud exige { $conflicts-validator_stake-first } RAA ou { NUMBER($conflicts-validator_stake-second, notation: "compact") } au minimum
start-stake-confirmed = Un nœud exige { $stake }
start-lead = Il y a deux valeurs pour le stake minimum, et aucune n’est confirmée. Les validateurs approuvent des modèles d’agents et des projets de développeurs, contrôlent des données et touchent une part des revenus du protocole. Le RAA peut perdre toute sa valeur.
start-action-label = Comment le devenir
start-maximum-label = Nœuds au maximum
start-maximum-value = { $validators-maximum }
start-share-label = Part réservée
start-share-value = { $tokenomics-allocation-validators } de l’offre
hero-stage-in = Un modèle arrive
hero-stage-checks = Des nœuds l’examinent
hero-stage-out = Approuvé, il peut être copié
start-caption-open = Un schéma de principe, avec un point par nœud. Tous sont dessinés vides.
start-caption-taken = Un schéma de principe, avec un point par nœud. Pleins : { $taken }.

## The stake

stake-title = Deux valeurs pour le stake minimum
stake-lead = Le texte sur la tokenomics et la page des validateurs donnent des valeurs différentes pour le stake minimum. Le projet n’en a confirmé aucune.
stake-confirmed = Stake minimum
stake-cost = { $cost } USD au prix initial

## Duties

duties-title = Ce que fait un validateur
duties-lead = D’autres personnes se fient à chaque approbation.
duties-columns-name = Ce qui est soumis
duties-columns-text = Ce que fait le nœud
duties-columns-remark = Qui s’y fie
duties-templates-name = Modèles d’agents
duties-templates-text = Sélectionne les modèles de la place de marché et approuve un modèle avant qu’on puisse le copier.
duties-templates-remark = Tous ceux qui copient un agent
duties-submissions-name = Projets des développeurs
duties-submissions-text = Examine ce que remettent les développeurs et décide de l’approuver ou non.
duties-submissions-remark = Les développeurs et leurs utilisateurs
duties-index-name = Influenceurs, données alpha
duties-index-text = Indexe ce que disent les comptes influents, pour que l’on puisse remonter d’une affirmation à sa source.
duties-index-remark = Les abonnés aux données alpha
duties-flows-name = Flux de smart money
duties-flows-text = Vérifie qu’une transaction de portefeuilles très suivis est bien réelle avant qu’elle ne compte comme signal.
duties-flows-remark = Quiconque agit d’après une mesure

## What they get

rewards-title = Ce que reçoit un validateur
rewards-lead = Le projet n’indique aucun montant : nous n’en promettons donc aucun ici.
rewards-revenue-title = Une part des revenus
rewards-revenue-text = Les validateurs touchent une part des revenus du protocole.
rewards-priority-title = Une priorité
rewards-priority-text = Le projet accorde une priorité aux validateurs. Il n’a pas encore dit pour quoi, ni par rapport à qui.
rewards-allocation-title = Une dotation
rewards-allocation-text = { $tokenomics-allocation-validators } de l’offre sont réservés aux validateurs, pour { $validators-maximum } nœuds.

## Becoming one

steps-title = Comment le devenir
steps-lead = Vous achetez d’abord, et l’équipe procède plus tard à la vérification. Acheter ne vous garantit pas de place.
steps-buy-title = Achetez en prévente
steps-buy-text = Ce que vous achetez reste bloqué jusqu’à l’événement de génération des jetons (TGE), que vous deveniez validateur ou non.
steps-contact-title = Contactez l’équipe
steps-contact-text = Dites que vous souhaitez exploiter un nœud.
steps-verify-title = Réussissez la vérification
steps-verify-text = L’équipe procède à la vérification.
steps-receive-title = Recevez votre dotation
steps-receive-text = Des RAA de la part réservée aux validateurs vous sont attribués.

## Today: three columns

today-title = Ce que vous pouvez faire aujourd’hui
today-lead = Tout cela est gratuit et ne vous engage à rien.
today-estimate-title = Estimez un achat
today-estimate-text = L’estimation montre ce qu’un montant donne au prix initial, ce qui reste bloqué et jusqu’à quand.
today-wallet-title = Créez un portefeuille
today-wallet-text = Tout achat commence par un portefeuille. Apprenez à vous en servir avant d’y mettre de l’argent.
today-open-title = Suivez les points en suspens
today-open-text = La liste indique si le stake minimum, la vérification et un contact sont désormais connus.

## Closing call

buy-title = Vérifiez d’abord le stake
buy-try-label = Voir la tokenomics
