meta-title = Tokenomics RAA : offre, déblocage, prix et part brûlée
meta-description = Comment les RAA sont répartis, quand se débloque la part de chaque groupe, le coût de la prévente, les frais brûlés, et ce qui reste en suspens.
meta-keywords = RAA, tokenomics, répartition, vesting, prévente, staking, tokens brûlés, sRAA
meta-social-title = La tokenomics du RAA, point par point
meta-social-description = Toute l’offre en une image : à qui elle est réservée, quand elle se débloque, et ce qui reste en suspens.

## Main block

supply-title = Tous les jetons,<br>point par point
supply-lead = Chaque point représente { $dot } RAA. Sa couleur est celle du groupe auquel il est réservé.
supply-networks-label = Réseaux
supply-networks-value = { $chains-count }
supply-key-label = Du centre vers le bord
supply-picture = L’offre en une spirale de points, colorés par groupe du centre vers le bord. Les parts figurent dans le tableau de répartition.

## Allocation

allocation-title = Répartition
allocation-lead = Le tableau montre à qui l’offre est réservée et, quand on le sait, comment chaque part se débloque.
allocation-total-label = offre totale

## Plans

plans-title = Formules
plans-lead = Payée en RAA, une formule coûte de { NUMBER($plans-token_discount-low, style: "decimal") } à { $plans-token_discount-high } de moins. Institutional et Enterprise se négocient avec le service commercial.
plans-start-description = Pour vos premières mesures.
plans-pro-description = Pour ceux qui tradent chaque semaine.
plans-premium-description = Pour ceux qui tradent chaque jour.
plans-institutional-description = Pour les salles de marché et les fonds.
plans-enterprise-description = Pour les plateformes qui ont leurs propres conditions.

## Staking tiers and terms

staking-title = Réseau de staking
staking-lead = Il y a quatre paliers. Ce que chacun demande et apporte reste à préciser.
staking-minimum = Stake minimum
staking-benefits = Avantages
staking-calculator-title = Calculateur de staking
staking-calculator-lead = C’est un ordre de grandeur, au taux de la prévente. Après le lancement, le taux est variable et fixé par la DAO.
staking-terms-title = Les conditions du staking

## Burned fees

fees-title = Ce qui est brûlé
fees-lead = Chaque chiffre est la part des frais qui sort de la circulation. Une barre montre la fourchette.

## Release: when tokens unlock, and the price

release-title = Quand les jetons se débloquent
release-lead = Les mois se comptent à partir de l’événement de génération des jetons (TGE). Tant qu’il n’a pas eu lieu, tout reste à zéro.
release-unlock-title = Calendriers de déblocage
release-unlock-share = Part débloquée du groupe
release-unlock-months = Mois après le TGE
release-unlock-picture = Trois lignes montent de zéro jusqu’à la part entière de leur groupe. Le tableau qui suit donne le même calendrier.
release-unlock-columns-group = Groupe
release-unlock-columns-locked = Blocage
release-unlock-columns-period = Se débloque sur
release-unlock-columns-complete = Déblocage total
release-unlock-presale-locked = Jusqu’au TGE
release-unlock-presale-period = { $presale-vesting_months } mois, de façon linéaire
release-unlock-partners-locked = { $tokenomics-partners_lock } mois après le TGE
release-unlock-partners-period = { $tokenomics-partners_vesting } mois
release-unlock-team-locked =
    { $tokenomics-team_cliff ->
        [one] { $tokenomics-team_cliff } an après le TGE
       *[other] { $tokenomics-team_cliff } ans après le TGE
    }
release-unlock-team-period = { $tokenomics-team_vesting } mois
release-month = Mois { $month }
release-unlock-none-title = Le projet n’indique pas de calendrier pour ces groupes
release-price-title = Ce que vous payez, et quand
release-price-lead =
    { $presale-step_days ->
        [one] Selon les conditions de la prévente, le prix part de { $presale-initial_price } USD et augmente chaque jour. La cotation est prévue à { $presale-listing_price } USD.
       *[other] Selon les conditions de la prévente, le prix part de { $presale-initial_price } USD et augmente tous les { $presale-step_days } jours. La cotation est prévue à { $presale-listing_price } USD.
    }
release-price-note = L’ampleur de chaque hausse n’est pas connue : le prix d’un jour donné ne peut donc pas être calculé ici.
release-price-picture = Des barres montent de { $presale-initial_price } USD à l’ouverture jusqu’à { $presale-listing_price } USD à la cotation. Les hauteurs intermédiaires ne sont pas connues.
release-price-opening = Ouverture, USD
release-price-step =
    { $presale-step_days ->
        [one] une hausse chaque jour, d’ampleur inconnue
       *[other] une hausse tous les { $presale-step_days } jours, d’ampleur inconnue
    }
release-price-listing = Cotation, USD

## Networks

chains-title = Réseaux
chains-lead = Selon le projet, le RAA est déployé sur { $chains-count } réseaux. Le sRAA a { $staking-token-decimals } décimales sur chacun.
chains-unknown = Aucune adresse de contrat n’est encore connue : ce point ne peut donc pas être vérifié.
chains-card = Pour l’achat par carte

## Sustainable model

model-title = Comment circule la valeur
model-lead = Voici le circuit tel que le projet le décrit, puis les parts qu’il indique.
model-pay-text = Les utilisateurs paient mesures, agents et données
model-burn-text = La plupart des frais sont en partie brûlés
model-create-text = Les créateurs reçoivent { $tokenomics-creator_share } du prix de chaque copie
model-validate-text = Les validateurs touchent une part des revenus du protocole
model-govern-text = La DAO décide du rendement et de la trésorerie
model-split-title = Une copie, un paiement
model-split-creator = Créateur du modèle
model-split-creator-value = { $tokenomics-creator_share }
model-split-protocol = Protocole
model-split-protocol-value = { $tokenomics-protocol_share }
model-split-note = À partir de { $tokenomics-micro_token_copies } copies actives, un agent peut lancer son propre micro-token.
model-rate-title = Le taux de staking
model-rate-before = Avant le TGE
model-rate-before-value = jusqu’à { $staking-apy } d’APY
model-rate-after = Après le lancement
model-rate-after-value = fixé par la DAO
model-rate-note = Il n’y a pas de chiffre pour la partie hachurée. Un rendement n’est versé que tant que quelqu’un le finance, et il peut tomber à zéro.
model-discount-title = Une formule payée en RAA
model-discount-least = Économie minimale
model-discount-least-value = { $plans-token_discount-low }
model-discount-most = Économie maximale
model-discount-most-value = { $plans-token_discount-high }
model-discount-note = La partie hachurée dépend de la formule. Le prix du RAA varie, et l’économie en dollars varie avec lui.

## Expansion and closing call

expansion-title = Expansion
join-title = Rejoindre l’économie RAA
