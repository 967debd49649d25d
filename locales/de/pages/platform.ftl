meta-title = RAA-Plattform: Stake, Empfehlungen, RAAdar
meta-description = Ihr Stake, Ihr Empfehlungslink und RAAdar an einem Ort. Bis Sie eine Wallet verbinden, steht hier ein Beispiel. Kryptowerte sind hochriskant.
meta-social-title = RAA-Plattform
meta-social-description = Ihr Stake, Ihr Empfehlungslink und RAAdar an einem Ort. Kryptowerte sind hochriskant.

doors-title = Plattform
doors-lead = Ihr Stake, Ihre Empfehlungen und die Stimmung der Masse.

## The panels

doors-staking-note = monatliche Freigaben nach dem TGE
doors-hub-note = höchste Vergütung; Basis nicht genannt
doors-radar-note = Stimmung der Masse
doors-radar-badge = Beispiel
doors-radar-text = Ein Stimmungsbild beschreibt Gefühle und sagt keinen Kurs voraus.
