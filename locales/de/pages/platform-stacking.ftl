meta-title = RAA-Plattform: Staking
meta-description = Bestand, bisherige Belohnungen und Einlösung Ihres sRAA auf der Plattform. Die Einlösung ist bis zum Listing gesperrt, und kein Zinssatz ist garantiert.
meta-keywords = RAA-Plattform, Staking, sRAA, Belohnungen, Einlösung
meta-social-title = RAA-Plattform: Staking
meta-social-description = Bestand, bisherige Belohnungen und Einlösung, gesperrt bis zum Listing. Kein Zinssatz ist garantiert.

page-head-title = Staking
how-action-label = Zum Zeitstrahl
