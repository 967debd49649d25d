
amount-label = RAA achetés via votre lien en un mois
unit = { -raa }
amount-value = { $amount } { -raa }, { $tier }
pays = Au palier { $tier } : { $share } dans chaque monnaie
pays-none = Jusqu’à { $amount } { -raa } par mois (palier { $tier }), le projet n’indique aucune récompense.
month-in = Récompense en { $currency }
basis = C’est un exemple, pas une prévision, et aucune récompense n’est promise. Le projet n’indique pas sur quoi portent les pourcentages : ici, sur les { -raa } achetés dans le mois. L’USDT est compté au prix initial de { $presale-initial_price } USD par { -raa }.
reward-none = Non indiquée
tier-head = Palier
turnover-head = Volume, RAA
reward-head = Par mois, { $currency }
tier-below = jusqu’à { $amount }
tier-over = plus de { $amount }
