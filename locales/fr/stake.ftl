stake-badge = À venir

## My stake

stake-mine-title = Mon staking
stake-mine-lead = Voyez combien de sRAA détient votre portefeuille, ce qu’ils ont rapporté jusqu’ici et quand vous pourrez les retirer.
stake-rounds = Pour retirer des jetons répartis en plusieurs tranches de vesting, il faut plusieurs transactions. Vous confirmez chacune d’elles dans votre portefeuille, l’une après l’autre.

## How it works

stake-how-title = Comment fonctionne le staking
stake-how-lead = La frise montre ce que deviennent vos jetons, de l’achat au dernier déblocage.
stake-try-title = Calculez avec vos chiffres
stake-try-lead = Saisissez un montant et le nombre de mois avant le TGE : la frise ci-dessus s’adapte.

## Figures of the whole network

stake-total-title = Le staking dans son ensemble
stake-total-staked = Total en staking
stake-total-stakers = Nombre de participants
stake-total-apy = APY actuel
stake-total-apy-value = jusqu’à { $staking-apy }
stake-total-apy-note = Le taux maximal de la prévente. Il prend fin au TGE.
stake-pools-title = Pools par réseau
stake-pools-chain = Réseau
stake-pools-pool = Pool
stake-pools-staked = En staking
stake-total-sample = Ces totaux et ces pools ne sont qu’un exemple : aucun stake réel n’y est compté. Le taux est celui de la prévente.
stake-total-sample-value = { NUMBER($staking-sample-total, notation: "compact") }
stake-total-usd = environ { NUMBER($staking-sample-total_usd, notation: "compact") } USD
stake-total-exceeds = Ces totaux ne peuvent pas être réels. { NUMBER($staking-sample-total, notation: "compact") } RAA dépassent l’offre totale de { NUMBER($tokenomics-supply, notation: "compact") } RAA. Une valeur de { NUMBER($staking-sample-total_usd, notation: "compact") } USD pour cette quantité ne correspond pas au prix initial de { $presale-initial_price } USD par RAA.

## Risk

risk-yield = « Jusqu’à { $staking-apy } par an » est un plafond. Le taux peut être plus faible, n’est pas garanti et prend fin lors de l’événement de génération des jetons (TGE).
risk-lock = Vous ne pouvez pas transférer vos jetons avant l’événement de génération des jetons (TGE). Ils se débloquent ensuite par parts égales sur { $presale-vesting_months } mois.
