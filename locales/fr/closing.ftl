closing-lead = Selon les conditions de la prévente, le prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. Prenez le temps de lire les risques avant de décider.
closing-buy = Acheter du RAA
closing-try = Essai gratuit
closing-risk = La valeur du RAA n’est pas garantie. Aucun rendement n’est promis, et les jetons restent bloqués jusqu’à leur émission (TGE). Rien ici ne constitue un conseil en investissement.

closing-estimate = Estimer un achat
sale-closed = Il n’est pas possible, aujourd’hui, d’acheter du RAA sur ce site.
sale-planned = Aujourd’hui, il n’est pas possible d’acheter du RAA sur ce site. La suite décrit l’achat tel que le projet le prévoit.
