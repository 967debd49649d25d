form-label = Calculateur de récompense de staking

amount-label = Montant à mettre en staking
amount-hint = Ce formulaire accepte de { $min } à { $max } { -raa }.

amount-unit = { -raa }

months-label = Durée
months-unit = mois
months-hint = Ce formulaire accepte de { $min } à { $max } mois.
months-value = { $count } mois

run = Calculer la récompense
copy = Copier le lien vers ce calcul

amount-error-number = Saisissez un montant en chiffres, par exemple { $example }
amount-error-range = Saisissez un montant compris entre { $min } et { $max } { -raa }
months-error = Saisissez une durée en mois entiers, entre { $min } et { $max }

no-result = Corrigez la saisie pour voir le résultat.

reward-label = Récompense estimée
reward-value = jusqu’à { $amount }
reward-basis = Pour { $amount } { -raa } sur { $count } mois
exceeds = Une telle récompense ne peut pas être versée. Avec le stake, elle atteint { $sum } { -raa }, soit plus que l’offre totale de { $tokenomics-supply } { -raa }.
apy-label = Taux annuel maximal (APY)
penalty-label = Pénalité de retrait anticipé

formula = Intérêts simples au taux annuel, sans capitalisation : { $amount } × { $apy } × { $months } ÷ 12 = { $reward } { -raa }.
assumption-rate = { $apy } est le taux annuel le plus élevé que le projet indique. Il n’est pas garanti et prend fin au TGE ; après le lancement, le taux est variable et fixé par la DAO. Le calcul applique ce taux à tous les mois saisis, bien que le projet n’en indique aucun pour les mois qui suivent le TGE.
assumption-ratio = Les { -raa } mis en staking sont détenus sous forme de sRAA, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec le { -raa } : la récompense se compte donc en { -raa }.

no-script = Les chiffres ci-dessous sont un exemple. Pour calculer les vôtres, il faut JavaScript.
