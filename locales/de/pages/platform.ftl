head-title = Plattform
head-lead = Was Sie halten, wen Sie mitgebracht haben und was die Masse fühlt.

staking-title = Staking
staking-text = Ihr Bestand, seine Belohnungen und die Auszahlung, gesperrt bis zum Listing.
hub-title = Empfehlungen
hub-text = Ihr Link, Ihre Stufe und was sie im Monat bringt.
radar-title = RAAdar
radar-text = Meldet FOMO, Angst und Gier. Ein Stimmungsbild zeigt eine Stimmung; einen Kurs sagt es nicht voraus.
radar-action = Was RAAdar liest
