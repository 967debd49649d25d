### The way of a stake

basis = Pour { $amount } { -raa }, si le TGE a lieu { $count } mois après l’achat.
locked = Bloqué
free = Débloqué
lines =
    { $count ->
        [one] { $count } ligne pour { $count } déblocage mensuel
       *[other] { $count } lignes, une par déblocage mensuel
    }

## The points

month = Mois { $month }
span = Mois { $from } à { $to }
unit = { -raa }
each = { -raa } par mois
at-most = jusqu’à { $amount }

buy-title = Achat en prévente
buy-text = À partir de là, les jetons sont bloqués : vous ne pouvez pas les transférer avant le TGE.
staked-title = Vous recevez des sRAA
staked-text = Vous les recevez au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec les { -raa } achetés. Ils sont mis en staking automatiquement, et vous n’avez rien à activer.
tge-title = TGE et cotation
tge-text = C’est la récompense la plus élevée possible, à { $apy } d’APY ; aucun taux n’est garanti. Après la cotation, vous échangez vos sRAA contre des { -raa }, plus les récompenses. Jusque-là, le retrait est bloqué.
unlock-title =
    { $count ->
        [one] { $count } déblocage mensuel
       *[other] { $count } déblocages mensuels
    }
unlock-text = Votre achat se débloque par parts égales. Si vos jetons se répartissent en plusieurs tranches de vesting, vous signez une transaction par tranche.
end-title = Tout est débloqué
end-text = Tout ce que vous avez acheté est débloqué.
