meta-title = Acheter du RAA : avec un portefeuille ou par carte
meta-description = Deux voies pas à pas, avec un portefeuille crypto ou une carte bancaire, les conditions de la prévente et ce qu’il faut savoir avant. Risque élevé.
meta-keywords = acheter RAA, prévente, portefeuille crypto, carte bancaire, Ethereum, BNB Chain, Base, Solana, sRAA
meta-social-title = Comment acheter du RAA
meta-social-description = Deux voies, les conditions et les risques sur une seule page. Vous pouvez perdre tout ce que vous versez.

head-title = Comment acheter du RAA
head-lead = Il y a deux façons d’acheter et, selon le projet, chacune prend moins de { $presale-purchase_minutes } minutes. Prenez d’abord le temps de lire les conditions.

## Route one

wallet-title = Avec un portefeuille crypto
wallet-1-title = Connectez un portefeuille
wallet-1-text = Connectez le portefeuille avec lequel vous voulez payer. Vous n’en avez pas ? Notre liste indique lesquels conviennent et où les obtenir chez leurs éditeurs.
wallet-1-action = Je n’ai pas de portefeuille
wallet-2-title = Choisissez un réseau
wallet-2-text = Choisissez l’un des réseaux ci-dessous. Gardez un peu de sa cryptomonnaie native pour payer les frais de réseau (le gas).
wallet-3-title = Saisissez un montant
wallet-3-text = Payez en ETH, BNB, SOL, USDT ou USDC. Le minimum est d’environ { $presale-minimum_purchase } USD.
wallet-4-title = Confirmez dans le portefeuille
wallet-4-text = Vous recevez des sRAA, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec les RAA achetés. Ils sont mis en staking automatiquement et bloqués jusqu’à l’événement de génération des jetons (TGE).

## Route two

card-title = Par carte bancaire
card-1-title = Donnez un numéro de téléphone
card-1-text = Le prestataire de paiement par carte le demande.
card-2-title = Donnez nom et adresse de facturation
card-2-text = Jusqu’à { $presale-card_limit } USD, aucune vérification d’identité n’est exigée. Ici aussi, le minimum est d’environ { $presale-minimum_purchase } USD.
card-3-title = Saisissez les données de la carte
card-3-text = Vous les saisissez dans le formulaire du prestataire de paiement par carte.
card-4-title = Donnez une adresse sur Base
card-4-text = Les jetons achetés par carte arrivent sur Base. Vérifiez deux fois l’adresse du portefeuille. Des jetons envoyés à une mauvaise adresse ne peuvent pas être restitués.

more-support = Mon paiement a échoué
more-staking = Ce que deviennent mes sRAA

## Panel beside the routes

panel-title = Acheter du RAA
panel-feed = Me prévenir à l’ouverture
panel-risks = Lire les risques
panel-wallet = Créer un portefeuille
panel-practise = S’exercer d’abord : rien n’est payé

before-title = Avant de payer
