meta-title = Portail de staking RAA : à venir
meta-description = Le staking en prévente : des sRAA reçus à chaque achat, jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie, et un retrait bloqué jusqu’à la cotation.
meta-keywords = staking RAA, sRAA, APY, portail de staking, retrait, vesting, prévente
meta-social-title = Portail de staking RAA
meta-social-description = Jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie. Le retrait reste bloqué jusqu’à la cotation.

head-title = Portail de staking
head-lead = Qui achète en prévente est déjà en staking : ses sRAA le sont dès leur arrivée. C’est ici que vous pourrez les suivre et, une fois le RAA coté, en demander le retrait.
head-terms = Ce qui est publié sur le staking

closing-title = Le temps fait partie du prix.
closing-release = Voir le calendrier
