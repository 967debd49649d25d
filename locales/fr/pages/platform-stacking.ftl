meta-title = Plateforme RAA : staking
meta-description = Solde, récompenses cumulées et retrait de vos sRAA sur la plateforme. Le retrait est bloqué jusqu’à la cotation, et aucun taux n’est garanti.
meta-keywords = plateforme RAA, staking, sRAA, récompenses, retrait, claim
meta-social-title = Plateforme RAA : staking
meta-social-description = Solde, récompenses cumulées et retrait, bloqué jusqu’à la cotation. Aucun taux n’est garanti.

page-head-title = Staking
how-action-label = Voir la frise
