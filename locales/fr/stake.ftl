stake-badge = À venir

## My stake

stake-mine-title = Mon staking
stake-mine-lead = Ce panneau affiche le staking du portefeuille connecté. Un tiret signifie qu’aucune valeur n’est connue.
stake-rounds = Récupérer des jetons détenus en plusieurs tranches de vesting demande plusieurs transactions signées, l’une après l’autre, chacune confirmée dans votre portefeuille.

## How it works

stake-how-title = Comment fonctionne le staking
stake-how-lead = Vous effectuez trois des quatre étapes ; l’autre consiste à attendre.
stake-step-1-title = Achetez en prévente
stake-step-1-text = Vous recevez des sRAA, au ratio de { $staking-token-ratio }:{ $staking-token-ratio } avec les RAA achetés. Ils sont mis en staking automatiquement ; vous n’avez rien à activer.
stake-step-2-title = Gardez jusqu’au TGE
stake-step-2-text = Jusqu’à l’émission des jetons (TGE), les sRAA rapportent au maximum { $staking-apy } d’APY. Après le lancement, le taux est variable et fixé par la DAO.
stake-step-3-title = Récupérez après la cotation
stake-step-3-text = Vous remettez vos sRAA et recevez des RAA, plus les récompenses accumulées. Jusqu’à la cotation, la récupération reste bloquée.
stake-step-4-title = Signez pour chaque tranche
stake-step-4-text = Les jetons de la prévente se débloquent par parts égales sur { $presale-vesting_months } mois après le TGE. Si les vôtres se répartissent en plusieurs tranches de vesting, vous signez une transaction par tranche.

## Figures of the whole network

stake-total-title = Le staking dans son ensemble
stake-total-staked = Total en staking
stake-total-stakers = Nombre de participants
stake-total-apy = APY actuel
stake-total-apy-value = jusqu’à { $staking-apy }
stake-total-apy-note = Le plafond de la prévente. Il prend fin au TGE.
stake-pools-title = Pools par réseau
stake-pools-chain = Réseau
stake-pools-pool = Pool
stake-pools-staked = En staking

## Risk

risk-yield = Le rendement est de { $staking-apy } par an au maximum et peut être plus faible. Il n’est pas garanti et prend fin à l’émission des jetons (TGE).
risk-lock = Vous ne pouvez pas transférer vos jetons avant leur émission (TGE). Ils se débloquent ensuite par parts égales sur { $presale-vesting_months } mois.
