closing-lead = Le prix de prévente augmente { $presale-step_days ->
        [one] chaque jour
       *[other] tous les { $presale-step_days } jours
    }. C’est le calendrier prévu ; rien ne vous oblige à vous presser.
closing-buy = Acheter du RAA
closing-try = Essai gratuit
closing-risk = La valeur du RAA n’est pas garantie. Aucun rendement n’est promis, et les jetons restent bloqués jusqu’au TGE. Rien ici ne constitue un conseil en investissement.
