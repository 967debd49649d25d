meta-title = Portail de staking RAA : à venir
meta-description = Le staking en prévente : des sRAA reçus à chaque achat, jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie, et un retrait bloqué jusqu’à la cotation.
meta-keywords = staking RAA, sRAA, APY, portail de staking, retrait, claim, vesting, prévente
meta-social-title = Portail de staking RAA
meta-social-description = Jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie. Le retrait reste bloqué jusqu’à la cotation.

page-head-title = Portail de staking
page-head-lead = Si vous achetez en prévente, vous recevez des sRAA, en staking dès le départ. C’est ici que vous les verrez et, une fois le RAA coté, que vous pourrez retirer vos RAA.
page-head-platform-label = Ouvrir le staking de la plateforme
page-head-terms-label = Ce que l’on sait du staking

buy-title = Quand vos jetons se débloquent
buy-try-label = Voir le calendrier
