stake-badge = À venir

## My stake

stake-mine-title = Mon staking
stake-mine-lead = Ce panneau lit le staking d’un portefeuille connecté. Un tiret n’est pas un zéro.
stake-rounds = Le retrait de jetons détenus en plusieurs tranches de vesting demande plusieurs transactions signées : l’une après l’autre, chacune confirmée dans votre portefeuille.

## How it works

stake-how-title = Comment fonctionne le staking
stake-how-lead = Quatre étapes, dont trois vous reviennent. Le milieu du chemin, c’est l’attente.
stake-step-1-title = Achetez en prévente
stake-step-1-text = Vous recevez des sRAA, à { $staking-token-ratio }:{ $staking-token-ratio } avec les RAA achetés. Ils sont mis en staking pour vous ; il n’y a rien à activer.
stake-step-2-title = Gardez jusqu’au TGE
stake-step-2-text = Les sRAA rapportent jusqu’à { $staking-apy } d’APY avant l’émission des jetons (TGE). Après le lancement, le taux est variable et fixé par la DAO.
stake-step-3-title = Retirez après la cotation
stake-step-3-text = Vous remettez vos sRAA et recevez des RAA, plus les récompenses qu’ils ont produites. Jusqu’à la cotation, le retrait reste bloqué.
stake-step-4-title = Signez pour chaque tranche
stake-step-4-text = Les jetons de la prévente se débloquent par parts égales sur { $presale-vesting_months } mois après le TGE. Si les vôtres se répartissent en plusieurs tranches de vesting, chaque tranche est une transaction à signer.

## Figures of the whole network

stake-total-title = Le staking dans son ensemble
stake-total-staked = Total en staking
stake-total-stakers = Participants
stake-total-apy = APY actuel
stake-total-apy-value = { $staking-apy } au plus
stake-total-apy-note = Le plafond de la prévente. Il prend fin au TGE.
stake-pools-title = Pools par réseau
stake-pools-chain = Réseau
stake-pools-pool = Pool
stake-pools-staked = En staking

## Risk

risk-yield = Jusqu’à { $staking-apy } par an : c’est le taux le plus élevé, pas celui auquel s’attendre. Il n’est pas garanti et prend fin au TGE.
risk-lock = Vos jetons ne peuvent pas être déplacés avant le TGE, puis se débloquent par parts égales sur { $presale-vesting_months } mois.
