### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Wie ein Stimmungsbild entsteht und was es nicht verrät
lead = Bis zur Meldung durchlaufen die Daten fünf Schichten. Hier steht, was jede tut, welche Zahlen nur behauptet sind und wo Stimmungsbilder versagen.
figure-text = Dreißig verschlungene Linien in fünf Farben trennen sich nach Farben und laufen dann in einer einzigen ruhigen Welle zusammen.
stage-signals = Signale
stage-feelings = Gefühle
stage-reading = Ein Stimmungsbild
caption = Die Zeichnung zeigt das Prinzip. Messdaten enthält sie nicht.
action-label = Risiken lesen
