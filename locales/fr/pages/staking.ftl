meta-title = Portail de staking RAA : à venir
meta-description = Le staking en prévente : des sRAA reçus à chaque achat, jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie, et un retrait bloqué jusqu’à la cotation.
meta-keywords = staking RAA, sRAA, APY, portail de staking, retrait, claim, vesting, prévente
meta-social-title = Portail de staking RAA
meta-social-description = Jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie. Le retrait reste bloqué jusqu’à la cotation.

head-title = Portail de staking
head-lead = Si vous achetez en prévente, vous recevez des sRAA, en staking dès le départ. C’est ici que vous les verrez et, une fois le RAA coté, que vous pourrez retirer vos RAA.
head-platform = Ouvrir le staking de la plateforme
head-terms = Ce que l’on sait du staking

closing-title = Quand vos jetons se débloquent
closing-release = Voir le calendrier
