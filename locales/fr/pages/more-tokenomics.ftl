meta-title = La tokenomics du RAA en détail : chaque chiffre
meta-description = Offre, répartition, déblocage, prévente, staking, part brûlée, formules, validateurs et parrainage en détail, avec les deux valeurs s’il y en a deux.
meta-keywords = RAA, tokenomics, offre totale, répartition, vesting, sRAA, staking, tokens brûlés, validateurs, parrainage
meta-social-title = La tokenomics du RAA en détail
meta-social-description = Tous les chiffres sur le jeton en une page, et un lien vers ce qui reste en suspens.

## Introduction

lead = Cette page donne tout ce que le projet dit du jeton, en textes et en tableaux simples que vous pouvez lire, imprimer et parcourir. Les chiffres sont ceux du projet. Quand un chiffre manque, le texte le dit. Quand il y en a deux, les deux figurent ici.

## Supply and use

supply-title = Offre et usage
supply-1 = L’offre totale est de { $tokenomics-supply } RAA. Le RAA est un jeton utilitaire : on s’en sert pour payer les formules, les mesures, les agents et les données, pour le staking et pour voter. La plupart des frais sont en partie brûlés, ce qui retire définitivement de l’offre les jetons brûlés.
supply-2 = Le jeton est vendu sur { $chains-count } réseaux : Ethereum, BNB Chain, Base et Solana. Sa valeur n’est pas garantie, et la demande ne l’est pas non plus.

## Allocation

allocation-title = Répartition
allocation-1 = L’offre est réservée à sept groupes. La somme des parts correspond à l’offre totale. Les quantités se calculent à partir des parts et de l’offre totale.
allocation-caption = À qui l’offre est réservée
allocation-2 = Les validateurs se partagent leur part entre { $validators-maximum } nœuds. La trésorerie est sous le contrôle de la DAO.

## Release

release-title = Déblocage
release-1 =
    Les jetons achetés en prévente sont bloqués et ne peuvent pas être transférés avant l’événement de génération des jetons (TGE). À partir du TGE, ils peuvent être retirés, par parts égales sur { $presale-vesting_months } mois. Les jetons de l’équipe et des conseillers restent bloqués { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } an
       *[other] { $tokenomics-team_cliff } ans
    }, puis se débloquent sur { $tokenomics-team_vesting } mois. Ceux des partenaires stratégiques restent bloqués { $tokenomics-partners_lock } mois, puis se débloquent sur { $tokenomics-partners_vesting } mois.

## Presale

presale-title = Prévente et prix
presale-1 =
    Selon ses conditions, la prévente commence au prix de { $presale-initial_price } USD. Le prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. L’ampleur de chaque hausse n’est pas connue : aucun prix entre le premier et le dernier ne peut donc être calculé ici. La cotation est prévue à { $presale-listing_price } USD, en même temps que le TGE. Après la cotation, c’est le marché qui fixe le prix, et le RAA peut valoir moins que ce que vous avez payé.
presale-step = Hausse du prix
presale-step-value =
    { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }
presale-minimum = Achat minimal
presale-minimum-value = environ { $presale-minimum_purchase } USD
presale-2 = Vous pouvez payer en ETH, BNB, SOL, USDT ou USDC, ou par carte bancaire par l’intermédiaire d’un prestataire de paiement par carte. Par carte, aucune vérification d’identité n’est exigée jusqu’à { $presale-card_limit } USD, et les jetons arrivent sur Base. Selon le projet, un achat prend moins de { $presale-purchase_minutes } minutes.

## Staking

staking-title = Staking et sRAA
staking-1 = Les acheteurs de la prévente reçoivent des sRAA au lieu de RAA. Le sRAA est un jeton de staking, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le RAA, à { $staking-token-decimals } décimales et de symbole sRAA. Il est mis en staking automatiquement et rapporte jusqu’au TGE. Après la cotation, il s’échange contre des RAA et les récompenses. Jusque-là, le retrait est bloqué.
staking-2 = « Jusqu’à { $staking-apy } par an » est un plafond. Le taux peut être plus faible, n’est pas garanti et prend fin au TGE.
staking-3 = Il y a quatre paliers : Contributor, Enhanced, Advanced et Core. Leur stake minimum et leurs avantages restent à préciser, comme la pénalité de retrait anticipé. Le calculateur de la page tokenomics part du taux le plus élevé, et le signale. Aucune adresse de contrat sRAA n’est encore connue.

## Burned fees

burns-title = Ce qui est brûlé
burns-1 = Une part de la plupart des frais est brûlée. Elle varie selon le type de frais : elle est tantôt fixe, tantôt indiquée par une fourchette ou un plafond.
burns-caption = Part brûlée de chaque type de frais
burns-fee = Frais
burns-share = Part brûlée
burns-agent-use = Usage d’un agent (d’après la FAQ)

## Who is paid

fees-title = Qui est payé
fees-1 = Quand quelqu’un copie un agent, { $tokenomics-creator_share } du paiement revient au créateur du modèle et { $tokenomics-protocol_share } au protocole. Par ailleurs, { $burns-copies } du paiement d’une copie est brûlé. Le lien entre les deux n’est pas indiqué : il ne faut donc pas les additionner.
fees-2 = Un agent qui compte { $tokenomics-micro_token_copies } copies actives ou plus peut lancer son propre micro-token. Quand des jetons d’agent s’échangent sur des plateformes d’échange décentralisées, { NUMBER($burns-trades-low, style: "decimal") } à { $burns-trades-high } de l’échange est brûlé.
fees-3 = Les paiements en monnaie traditionnelle sont convertis en RAA automatiquement, avec une marge de { NUMBER($tokenomics-swap_margin-low, style: "decimal") } à { $tokenomics-swap_margin-high }. Cette marge est un coût à part, distinct des frais brûlés.

## Plans

plans-title = Formules et remises
plans-1 = Il y a cinq formules d’abonnement. Payée en RAA, une formule coûte de { NUMBER($plans-token_discount-low, style: "decimal") } à { $plans-token_discount-high } de moins ; la remise propre à chaque formule reste à préciser. Sur les données alpha, la remise est de { $plans-pro-alpha_discount } avec PRO et de { $plans-premium-alpha_discount } avec Premium.
plans-caption = Les cinq formules et leurs conditions
plans-plan = Formule
plans-start = Start, dite aussi Starter
plans-2 = Institutional a aussi un prix en jetons ; le prix d’Enterprise se fixe au cas par cas. Toutes deux se négocient avec le service commercial. Il y a une whitelist pour les formules payantes.

## Validators

validators-title = Validateurs
validators-1 = Il y a { $validators-maximum } nœuds validateurs au maximum, et { $tokenomics-allocation-validators } de l’offre leur sont réservés. Les validateurs sélectionnent et approuvent les modèles d’agents, approuvent les projets soumis par les développeurs, indexent les données des influenceurs et les données alpha, et valident les flux de smart money. En retour, ils touchent une part des revenus du protocole et bénéficient d’une priorité. Le montant de cette part reste à préciser.
validators-2 = Pour le devenir, vous achetez en prévente, vous contactez l’équipe, vous réussissez la vérification et vous recevez votre dotation.

## Referral

referral-title = Parrainage
referral-1 = La personne qui partage un lien personnel est récompensée chaque mois, selon le volume qui passe par ce lien. Le pourcentage d’un palier s’applique à chacune des deux monnaies, USDT et RAA ; sa base de calcul reste à préciser. Plus le volume est élevé, plus le palier monte. Ni le jour du paiement ni le moyen de retirer la récompense ne sont indiqués.
referral-caption = Paliers de parrainage
referral-tier = Palier
referral-turnover = Volume au-delà de
referral-reward = Par mois
referral-leader-turnover = { $referral-tiers-leader-turnover } RAA
referral-mentor-turnover = { $referral-tiers-mentor-turnover } RAA
referral-guru-turnover = { $referral-tiers-guru-turnover } RAA
referral-2 = Les récompenses mensuelles commencent à Leader. Quand vous partagez un lien, dites que le jeton est à haut risque et que le lien vous rémunère.

## Open points
