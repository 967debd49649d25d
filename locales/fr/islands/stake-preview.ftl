badge = Exemple
example = Voici à quoi ressemblera votre staking. Connectez un portefeuille pour remplacer l’exemple.
unread = { $address } est connecté. Son staking ne peut pas être lu aujourd’hui. L’exemple reste affiché, en gris.
none = { $address } ne contient pas de sRAA. L’exemple reste affiché, en gris.
own = Voici le staking de { $address }.
connect = Connecter
amount = { $amount } { -raa }
locked =
    { $count ->
        [one] Bloqué jusqu’au TGE ({ $count } mois sur le dessin)
       *[other] Bloqué jusqu’au TGE ({ $count } mois sur le dessin)
    }
unlocked =
    { $count ->
        [one] Ensuite, { $amount } { -raa } débloqués par mois, pendant { $count } mois
       *[other] Ensuite, { $amount } { -raa } débloqués par mois, pendant { $count } mois
    }
