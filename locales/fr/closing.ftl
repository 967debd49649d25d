closing-lead = Le prix de prévente augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. C’est un calendrier, pas une raison de se presser.
closing-buy = Acheter du RAA
closing-try = Essai gratuit
closing-risk = La valeur du RAA n’est pas garantie. Aucun rendement n’est promis, et les jetons restent bloqués jusqu’au TGE. Rien ici ne constitue un conseil en investissement.

closing-estimate = Estimer un achat
sale-closed = Aujourd’hui, il n’est pas possible d’acheter du RAA sur ce site.
sale-planned = Aujourd’hui, il n’est pas possible d’acheter du RAA sur ce site. Ce qui suit décrit l’achat tel qu’il est publié.
