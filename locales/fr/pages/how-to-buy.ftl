meta-title = Acheter du RAA : avec un portefeuille ou par carte
meta-description = Deux voies pas à pas, avec un portefeuille crypto ou une carte bancaire, les conditions de la prévente et ce qu’il faut savoir avant. Risque élevé.
meta-keywords = acheter RAA, prévente, portefeuille crypto, carte bancaire, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Comment acheter du RAA
meta-social-description = Deux voies, les conditions et les risques sur une seule page. Vous pouvez perdre tout ce que vous versez.

how-to-buy-title = Comment acheter du RAA
how-to-buy-lead = Il y a deux façons d’acheter et, selon le projet, chacune prend moins de { $presale-purchase_minutes } minutes. Prenez d’abord le temps de lire les conditions.

## Route one

how-to-buy-wallet-title = Avec un portefeuille crypto
how-to-buy-wallet-1-title = Connectez un portefeuille
how-to-buy-wallet-1-text = Connectez le portefeuille avec lequel vous voulez payer. Vous n’en avez pas ? Notre liste indique lesquels conviennent et où les obtenir chez leurs éditeurs.
how-to-buy-wallet-1-action-label = Je n’ai pas de portefeuille
how-to-buy-wallet-2-title = Choisissez un réseau
how-to-buy-wallet-2-text = Choisissez l’un des réseaux ci-dessous. Gardez un peu de sa cryptomonnaie native pour payer les frais de réseau (le gas).
how-to-buy-wallet-3-title = Saisissez un montant
how-to-buy-wallet-3-text = Payez en ETH, BNB, SOL, USDT ou USDC. Le minimum est d’environ { $presale-minimum_purchase } USD.
how-to-buy-wallet-4-title = Confirmez dans le portefeuille
how-to-buy-wallet-4-text = Vous recevez des sRAA, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec les RAA achetés. Ils sont mis en staking automatiquement et bloqués jusqu’à l’événement de génération des jetons (TGE).

## Route two

how-to-buy-card-title = Par carte bancaire
how-to-buy-card-1-title = Donnez un numéro de téléphone
how-to-buy-card-1-text = Le prestataire de paiement par carte le demande.
how-to-buy-card-2-title = Donnez nom et adresse de facturation
how-to-buy-card-2-text = Jusqu’à { $presale-card_limit } USD, aucune vérification d’identité n’est exigée. Ici aussi, le minimum est d’environ { $presale-minimum_purchase } USD.
how-to-buy-card-3-title = Saisissez les données de la carte
how-to-buy-card-3-text = Vous les saisissez dans le formulaire du prestataire de paiement par carte.
how-to-buy-card-4-title = Donnez une adresse sur Base
how-to-buy-card-4-text = Les jetons achetés par carte arrivent sur Base. Vérifiez deux fois l’adresse du portefeuille. Des jetons envoyés à une mauvaise adresse ne peuvent pas être restitués.

how-to-buy-before-support-label = Mon paiement a échoué
how-to-buy-before-staking-label = Ce que deviennent mes sRAA

## Panel beside the routes

how-to-buy-panel-title = Acheter du RAA
how-to-buy-before-feed = Me prévenir à l’ouverture
how-to-buy-before-risks-label = Lire les risques
how-to-buy-before-wallet-label = Créer un portefeuille
how-to-buy-panel-practise = S’exercer d’abord : rien n’est payé

how-to-buy-before-title = Avant de payer
