head-title = Plattform
head-lead = Ihr Bestand, Ihr Empfehlungslink und die Stimmung der Masse.

staking-title = Staking
hub-title = Empfehlungsprogramm
hub-text = Ihr Link, Ihre Stufe und was sie im Monat bringt.
radar-title = RAAdar
radar-text = Meldet FOMO, Angst und Gier. Ein Stimmungsbild beschreibt Gefühle; einen Kurs sagt es nicht voraus.
radar-action = Was RAAdar auswertet
