meta-title = Facteurs de risque : ce que le RAA peut vous faire perdre
meta-description = Perte totale, jetons bloqués, lancement sans date confirmée, rendements en baisse, code défaillant : les risques du RAA, un à un. À lire avant de payer.
meta-keywords = RAA, risques, risque crypto, perte totale, vesting, risque du staking, prévente
meta-social-title = À lire avant d’acheter du RAA
meta-social-description = Les risques du RAA, un à un, en termes simples. Vous pouvez perdre tout ce que vous versez.

## Introduction

lead = Le RAA est un crypto-actif à haut risque. Lisez cette page avant de payer quoi que ce soit, puis relisez-la un jour où rien ne presse. Elle expose ce qui peut mal tourner, mais ne peut pas énumérer tous les risques.

## The main risks

summary-title = Les risques en bref
summary-loss = Vous pouvez perdre tout ce que vous versez.
summary-price = Le prix peut tomber à zéro, et les acheteurs peuvent manquer.
summary-lock = Pendant ce temps, vos jetons restent bloqués.
summary-yield = Les rendements peuvent baisser ou s’arrêter.
summary-code = Le code peut être défaillant, et les agents qui tradent pour vous aussi.
summary-mistakes = Une erreur avec un portefeuille est irréversible.

## Total loss

loss-title = Perte totale
loss-1 = Vous pouvez perdre tout ce que vous versez. La valeur du RAA n’est pas garantie, personne n’a promis de le racheter, et il ne repose sur aucun bien qui pourrait être vendu pour vous rembourser. Son prix peut tomber à zéro et y rester.
loss-2 = Ne payez qu’avec de l’argent dont la perte ne changerait rien à votre vie : ni le loyer, ni l’épargne sur laquelle vous comptez, ni de l’argent emprunté. Si perdre toute la somme devait vous mettre en difficulté, c’est qu’elle est trop élevée. Vous ne devez compter sur aucune protection en cas de problème. Ce site ne mentionne aucun dispositif d’indemnisation ni aucune assurance qui couvre le RAA.

## Price and liquidity

price-title = Prix et liquidité
price-1 =
    La prévente commence au prix de { $presale-initial_price } USD et son prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. L’ampleur de chaque hausse n’est pas indiquée. Une cotation à { $presale-listing_price } USD est prévue ; personne ne s’est engagé à payer ce prix. Après la cotation, c’est le marché qui fixe le prix, et il peut être inférieur à celui que vous avez payé.
price-2 = Un marché a aussi besoin d’acheteurs. Il peut y en avoir peu, ou aucun, quand vous voudrez vendre. De gros ordres font bouger un marché étroit, et un jeton peut être retiré d’une plateforme d’échange ou ne jamais y être coté. Aucune plateforme d’échange n’est nommée sur ce site.

## Lock and vesting

lock-title = Blocage et vesting
lock-1 = Les jetons achetés en prévente ne peuvent pas être transférés avant l’événement de génération des jetons (TGE). À partir de là, ils se débloquent par parts égales sur { $presale-vesting_months } mois. Dans l’intervalle, les acheteurs de la prévente détiennent des sRAA, dont le retrait est bloqué jusqu’à la cotation. Si le prix chute pendant que vos jetons sont bloqués, vous ne pouvez qu’assister à la baisse.
lock-2 =
    Les jetons des autres groupes se débloquent à d’autres moments : ceux des partenaires sur { $tokenomics-partners_vesting } mois, après { $tokenomics-partners_lock } mois de blocage ; ceux de l’équipe sur { $tokenomics-team_vesting } mois, après { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } an
       *[other] { $tokenomics-team_cliff } ans
    } de blocage. Pour le reste, aucun calendrier n’est indiqué. Chaque déblocage peut amener d’autres vendeurs sur le marché.

## Launch

launch-title = Lancement et cotation
launch-1 = Le lancement et la cotation peuvent venir plus tard que vous ne l’attendez, sous une autre forme, ou jamais. Tant que le TGE n’a pas eu lieu, rien ne se débloque, quoi que dise le calendrier.
launch-2 = Une grande partie de la technologie n’existe encore qu’à l’état de projet. La feuille de route donne des périodes d’un semestre, et une période close ne signifie pas que tout ce qu’elle prévoyait a été livré. Des fonctions peuvent changer, être abandonnées ou être réalisées d’abord par d’autres. N’achetez pas sur la foi d’une date.

## Yield

yield-title = Rendements en baisse ou interrompus
yield-1 = Le rendement indiqué pour le staking en prévente est de { $staking-apy } par an au maximum. Il peut être plus faible, n’est pas garanti et prend fin au TGE. Après le lancement, le taux est variable et fixé par la DAO, qui peut le ramener à zéro.
yield-2 = Les récompenses se comptent en jetons. Si le prix du RAA baisse plus vite qu’elles ne s’accumulent, vous finissez avec plus de jetons, mais pour une valeur moindre. La pénalité de retrait anticipé n’est pas indiquée, pas plus que le stake minimum et les avantages des paliers. Pour retirer des jetons répartis en plusieurs tranches de vesting, il faut signer plusieurs transactions, et les réseaux prélèvent des frais sur chacune.

## Technology

technology-title = Technologie et contrats
technology-1 = Le protocole repose sur des logiciels : les contrats du jeton et du staking, les réseaux où ils s’exécutent, les portefeuilles, un prestataire de paiement, et des modèles qui analysent les publications et les portefeuilles. Chacun peut contenir des erreurs, être attaqué, être modifié ou cesser de fonctionner. Un audit peut réduire ce risque sans le supprimer ; la page de l’audit du jeton dit ce qui est disponible.
technology-2 = Les réseaux peuvent être saturés, les frais peuvent augmenter brusquement, et une transaction confirmée ne peut pas être annulée. Les mesures peuvent être fausses. Le taux de prédictions exactes revendiqué, { $claims-prediction_accuracy }, est un chiffre du projet lui-même et n’a pas fait l’objet d’une vérification indépendante. Une mesure décrit une humeur et ne prédit pas les cours.

## Agents

agents-title = Agents et automatisation
agents-1 = Un agent suit des règles. Il peut malgré tout perdre de l’argent, vite et pendant que vous dormez. Une règle qui convenait à un marché peut échouer dans le suivant. Une source de données peut être en retard ou manipulée, et un ordre peut être exécuté à un prix moins bon que celui que vous avez vu.
agents-2 = Un agent copié apporte avec lui les erreurs de son créateur, et celui-ci est payé pour la copie, qu’elle vous rapporte ou non. À partir de { $tokenomics-micro_token_copies } copies actives, un agent peut lancer son propre micro-token, soit un jeton de plus qui peut perdre toute sa valeur. Vous répondez des limites que vous fixez.

## Law

law-title = Règles selon votre pays
law-1 = Les règles applicables aux crypto-actifs diffèrent d’un pays à l’autre, et elles changent. Acheter ou détenir des RAA, les mettre en staking, en faire la publicité ou partager un lien de parrainage peut être soumis à des restrictions là où vous vivez. Une règle future peut s’appliquer à des jetons achetés aujourd’hui. L’accès à toute partie du protocole peut être limité ou retiré pour cette raison.
law-2 = Vous pouvez être redevable d’un impôt sur un achat, une vente, une récompense ou l’échange de sRAA contre des RAA, même pendant que les jetons sont bloqués. Rien sur ce site n’est un conseil juridique, fiscal ou en investissement, ni n’est écrit en fonction de votre situation. Consultez une personne qualifiée dans votre pays avant de payer.

## Custody

custody-title = Conservation et erreurs
custody-1 = Vous détenez vos propres clés. Toute personne qui a votre phrase de récupération a vos jetons, et personne ne peut la retrouver à votre place. Personne n’en a besoin pour vous aider ; celui qui vous la demande en veut à vos jetons.
custody-2 = Vérifiez chaque adresse deux fois. Des jetons envoyés à une mauvaise adresse ou sur un mauvais réseau ne peuvent pas être restitués. Les jetons achetés par carte arrivent sur Base. Attendez-vous à des copies de ce site, à de faux comptes d’assistance et à des jetons du même nom. Tapez vous-même l’adresse du site. Avant d’ajouter un jeton, comparez l’adresse du contrat avec celle indiquée ici, une fois qu’il y en aura une.

## Conflicts of interest

interests-title = Conflits d’intérêts
interests-1 = Les personnes à l’origine de RAA y gagnent quand vous achetez. { $tokenomics-allocation-team } de l’offre sont réservés à l’équipe et aux conseillers, et { $tokenomics-allocation-partners } aux partenaires stratégiques. La personne qui vous a envoyé un lien est peut-être payée pour cela : les récompenses de parrainage sont mensuelles et croissent avec le volume, jusqu’à { $referral-tiers-guru-reward } en USDT et autant en RAA.
interests-2 = Brûler des frais réduit l’offre. Cela ne crée pas de demande, et certaines des parts indiquées ne concordent pas entre elles. Les chiffres sur les utilisateurs, les publications et le taux de prédictions exactes sont ceux du projet. Gardez à l’esprit que tout ce site, cette page comprise, est écrit pour le compte de personnes qui aimeraient que vous achetiez.
