meta-title = Portail de staking RAA : à venir
meta-description = Le staking en prévente : des sRAA reçus à chaque achat, jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie, et une récupération bloquée jusqu’à la cotation.
meta-keywords = staking RAA, sRAA, APY, portail de staking, récupération, vesting, prévente
meta-social-title = Portail de staking RAA
meta-social-description = Jusqu’à { $staking-apy } d’APY avant le TGE, sans garantie. La récupération reste bloquée jusqu’à la cotation.

head-title = Portail de staking
head-lead = Tout achat en prévente est mis en staking d’office, sous forme de sRAA. C’est ici que vous pourrez suivre vos sRAA et, une fois le RAA coté, récupérer vos RAA.
head-platform = Ouvrir le staking sur la plateforme
head-terms = Ce qui est publié sur le staking

closing-title = La durée du blocage
closing-release = Voir le calendrier
