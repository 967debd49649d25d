meta-title = Plateforme RAA : staking
meta-description = Solde, récompenses cumulées et récupération de vos sRAA sur la plateforme. La récupération est bloquée jusqu’à la cotation, et aucun taux n’est garanti.
meta-keywords = plateforme RAA, staking, sRAA, récompenses, récupération
meta-social-title = Plateforme RAA : staking
meta-social-description = Solde, récompenses cumulées et récupération, bloquée jusqu’à la cotation. Aucun taux n’est garanti.

head-title = Staking
how-action = Voir la frise
