closing-lead =
    Selon les conditions de la prévente, le prix augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. Prenez le temps de lire les risques avant de décider.
closing-buy = Acheter du RAA
closing-try = Essai gratuit
closing-risk = La valeur du RAA n’est pas garantie. Aucun rendement n’est promis, et les jetons restent bloqués jusqu’à l’événement de génération des jetons (TGE). Rien ici ne constitue un conseil en investissement.

closing-estimate = Estimer un achat
sale-closed = Vous ne pouvez pas acheter de RAA sur ce site aujourd’hui.
sale-planned = Vous ne pouvez pas acheter de RAA sur ce site aujourd’hui. Les étapes ci-dessous décrivent l’achat tel que le projet le prévoit.
