meta-title = RAA-Plattform: Staking
meta-description = Bestand, bisherige Belohnungen und Auszahlung Ihres sRAA auf der Plattform. Die Auszahlung ist bis zum Listing gesperrt, und kein Satz ist garantiert.
meta-keywords = RAA-Plattform, Staking, sRAA, Belohnungen, Auszahlung
meta-social-title = RAA-Plattform: Staking
meta-social-description = Bestand, bisherige Belohnungen und Auszahlung, gesperrt bis zum Listing. Kein Satz ist garantiert.

head-title = Staking
head-lead = Was Ihr sRAA gerade tut und wann es sich bewegen lässt.
