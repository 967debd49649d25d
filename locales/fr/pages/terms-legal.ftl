meta-title = Conditions et informations juridiques du site RAA
meta-description = Ce que vous acceptez en utilisant ce site, les conditions de la prévente, et ce qui n’est pas indiqué : l’exploitant, la loi applicable, le tribunal compétent.
meta-keywords = RAA, conditions d’utilisation, informations légales, conditions de la prévente, sRAA, parrainage, responsabilité
meta-social-title = Les conditions du site RAA, en termes simples
meta-social-description = Ce que le site est et n’est pas, le déroulement de la prévente, les points en suspens. Risque élevé : vous pouvez tout perdre.

## Introduction

lead = Les présentes conditions expliquent ce qu’est ce site, ce que vous pouvez en attendre et ce que vous ne pouvez pas en attendre. Quand une information manque, elles le disent.

## What the terms cover

scope-title = Champ d’application
scope-1 = Elles s’appliquent à ce site dans toutes ses langues : les pages consacrées au protocole et à son jeton RAA, les pages de la plateforme pour le staking et le parrainage, et toute fenêtre d’achat qui y est affichée. En utilisant le site, vous les acceptez. Si vous ne les acceptez pas, ne l’utilisez pas.
scope-2 = Elles ne remplacent pas les conditions de tiers. Votre portefeuille, les réseaux, le prestataire de paiement par carte et chaque site vers lequel mène un lien ont les leurs, qui s’appliquent entre vous et eux. Une formule payante, ou un accord avec une institution, peut comporter d’autres conditions, présentées avant sa conclusion.

## The operator

operator-title = Qui exploite ce site
operator-1 = Ce site n’indique pas encore le nom, la forme juridique ni l’adresse de l’exploitant, et ne donne ni adresse électronique ni numéro de téléphone. En attendant, tenez compte du fait que vous pourriez ne pas savoir contre qui une action devrait être engagée.
operator-2 = Dans les présentes conditions, « le projet » et « nous » désignent quiconque exploite le site et présente le protocole. « Vous » désigne la personne qui l’utilise. La page d’assistance explique comment les questions sont traitées. Une fois que l’assistance aura une adresse, une réponse prendra en général environ { $support-reply_hours } heures, mais ce délai n’est pas contraignant.

## Use

use-title = Qui peut l’utiliser, et comment
use-1 = Vous pouvez utiliser le site si vous êtes majeur là où vous vivez et si vous agissez pour vous-même ou pour une personne que vous avez le droit de représenter. Vous ne pouvez pas l’utiliser si la loi, des sanctions ou un tribunal vous interdisent les opérations sur crypto-actifs. C’est à vous de vérifier que vous y êtes autorisé ; le site ne le fait pas à votre place.
use-2 = Vous ne pouvez pas utiliser le site pour enfreindre une loi, dissimuler l’origine de fonds ou vous faire passer pour autrui. Vous ne pouvez pas non plus en diffuser une copie, en sonder la sécurité, le surcharger, ni vous en servir pour faire la publicité du RAA en cachant le risque. L’accès peut être refusé ou supprimé en cas de manquement aux présentes conditions.

## No advice

advice-title = Une information, pas un conseil
advice-1 = Tout ce qui figure ici est une information promotionnelle. Ce n’est ni une offre, ni un prospectus, ni un conseil en investissement, juridique ou fiscal. Personne n’a examiné votre situation. Une mesure ou une alerte décrit une humeur, et un agent suit des règles ; rien de tout cela ne vous recommande une opération.
advice-2 = Les chiffres signalés comme des affirmations, tels que le nombre d’utilisateurs formés ou le taux de prédictions exactes, viennent du projet et n’ont pas fait l’objet d’une vérification indépendante. Les chiffres signalés comme exemples ne font qu’illustrer une présentation. Quand le projet a donné deux valeurs pour une même donnée, les deux sont indiquées, et aucune n’est confirmée tant que le site ne le dit pas.

## The presale

presale-title = La prévente
presale-1 =
    La prévente commence au prix de { $presale-initial_price } USD pour un RAA. Le prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    } ; l’ampleur de chaque hausse n’est pas indiquée. L’objectif de levée est de { NUMBER($presale-raise_target, notation: "compact") } USD, et une cotation est prévue à { $presale-listing_price } USD. L’achat minimal est d’environ { $presale-minimum_purchase } USD.
presale-2 = À moins que le prestataire de paiement ne donne un prix, la quantité de RAA affichée dans la fenêtre d’achat est une estimation. Un achat ne donne droit ni à une cotation, ni à un prix précis, ni à une date précise. Le site n’indique aucune condition de remboursement. Un achat confirmé par un réseau ne peut pas être annulé ; les droits que vous donne la loi de votre pays, et qu’aucun contrat ne peut vous retirer, vous restent acquis.

## Payment

payment-title = Le paiement
payment-1 = Le RAA est vendu sur Ethereum, BNB Chain, Base et Solana. Vous pouvez payer en ETH, BNB, SOL, USDT ou USDC, ou par carte bancaire par l’intermédiaire d’un prestataire de paiement par carte. Tant qu’aucun prestataire de paiement n’est configuré sur ce site, rien ne peut y être acheté, et la fenêtre d’achat l’indique.
payment-2 = Par carte, aucune vérification d’identité n’est exigée jusqu’à { $presale-card_limit } USD. Le prestataire demande un numéro de téléphone, un nom et une adresse de facturation, les données de la carte et une adresse de portefeuille sur Base ; ses propres conditions déterminent s’il vous accepte. Les frais de réseau et de prestataire sont à votre charge. Vérifiez le réseau, le montant et l’adresse avant de confirmer : des jetons envoyés à une mauvaise adresse ne peuvent pas être restitués.

## Lock and claim

lock-title = sRAA, blocage et retrait
lock-1 = Ce que vous achetez est bloqué et ne peut pas être transféré avant l’événement de génération des jetons (TGE). À partir de là, le retrait se fait par parts égales sur { $presale-vesting_months } mois.
lock-2 = Les acheteurs de la prévente reçoivent des sRAA, mis en staking automatiquement, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le RAA. Ils rapportent jusqu’à { $staking-apy } par an avant le TGE ; c’est un plafond, qui n’est pas garanti. Après la cotation, les sRAA sont échangés contre des RAA et les récompenses. Pour retirer des jetons répartis en plusieurs tranches de vesting, il faut signer plusieurs transactions, et le réseau facture chacune d’elles. Après le lancement, le rendement est variable et fixé par la DAO.

## Readings, agents, plans

products-title = Mesures, agents et formules
products-1 = Les mesures, les profils et les agents sont des outils. Ils peuvent être en retard, erronés ou indisponibles, et un agent peut perdre de l’argent, vite et pendant que vous dormez. C’est vous qui fixez ses limites, et ce qu’il fait dans ces limites est fait en votre nom.
products-2 = La personne qui propose un modèle d’agent reçoit { $tokenomics-creator_share } des paiements de ses copies, et le protocole { $tokenomics-protocol_share }. Le créateur répond de son modèle et doit avoir le droit de le proposer. Il y a une whitelist pour les formules payantes ; là où aucun prix n’est indiqué, aucun n’est convenu. Les formules Institutional et Enterprise se négocient avec le service commercial.

## Referral

referral-title = Liens de parrainage
referral-1 = Un lien de parrainage rémunère la personne qui le partage, chaque mois, en USDT et en RAA. Pour un volume de plus de { NUMBER($referral-tiers-leader-turnover, notation: "compact", compactDisplay: "long") } de RAA, il rapporte { $referral-tiers-leader-reward } dans chacune des deux monnaies. Au-delà de { NUMBER($referral-tiers-mentor-turnover, notation: "compact", compactDisplay: "long") }, il rapporte { $referral-tiers-mentor-reward } dans chacune et, au-delà de { NUMBER($referral-tiers-guru-turnover, notation: "compact", compactDisplay: "long") }, { $referral-tiers-guru-reward }. La base de calcul du pourcentage n’est pas indiquée. Pour Beginner, aucune récompense n’est indiquée. Ni le jour du paiement ni le moyen de retirer la récompense ne sont indiqués.
referral-2 = Si vous partagez un lien, dites qu’il vous rémunère et que le jeton est à haut risque. Ne promettez aucun gain et n’envoyez pas de messages non sollicités. Votre droit de faire la publicité de crypto-actifs dépend des règles du lieu où vous vivez, vous et vos lecteurs.

## Content and links

content-title = Contenus, noms et liens
content-1 = Les textes, les dessins et les logiciels du site appartiennent à leurs auteurs. Vous pouvez les lire, les imprimer et les citer en indiquant la source. Les noms et les marques des réseaux, des monnaies, des portefeuilles et d’autres produits appartiennent à leurs propriétaires ; leur présence ici ne signifie pas que ceux-ci soutiennent RAA.
content-2 = Les liens mènent à des sites exploités par des tiers. Ils sont fournis à titre de commodité, et leur contenu n’est pas contrôlé en continu. Avant d’installer un portefeuille ou de saisir quoi que ce soit sur un autre site, assurez-vous que son adresse est bien celle de l’éditeur.

## Liability

liability-title = Absence de garantie
liability-1 = Le site est fourni en l’état et selon sa disponibilité. Personne ne promet qu’il soit exempt d’erreurs, toujours accessible ou adapté à ce que vous comptez en faire, ni qu’un projet de la feuille de route soit mené à bien. Toute opération sur crypto-actifs relève de votre décision et se fait à vos risques.
liability-2 = Dans la mesure où la loi qui vous est applicable le permet, le projet ne répond pas des baisses de cours, des clés perdues ni des adresses erronées. Dans la même mesure, il ne répond pas des défaillances de réseaux, de portefeuilles ou de prestataires, des actions d’agents, ni des gains que vous n’avez pas réalisés. Rien dans les présentes conditions ne limite une responsabilité qui ne peut l’être, comme en cas de faute intentionnelle, ni ne vous retire un droit que la loi accorde aux consommateurs.

## Changes and disputes

changes-title = Modifications et litiges
changes-1 = Les présentes conditions peuvent changer. La date en tête de page indique leur dernière modification, et c’est la version en ligne au moment où vous avez agi qui s’applique à ce que vous avez fait. Elles existent en plusieurs langues ; si les traductions divergent, lisez le texte anglais et posez la question avant de vous fier à l’une des versions.
changes-2 = Les présentes conditions n’indiquent ni la loi qui les régit, ni le tribunal ou l’organisme appelé à trancher un litige. Les règles qui vous protègent là où vous vivez s’appliquent en tout cas, dans la mesure où elles ne peuvent être écartées. Si une partie des présentes conditions n’est pas valable, les autres le restent. Avant de vous adresser à quiconque d’autre, exposez la situation par écrit à l’assistance, dès que ce site indiquera une adresse pour la joindre.
