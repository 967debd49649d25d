### An entry of the technology digest; its text is how-a-reading-is-made.md.

title = Wie ein Stimmungsbild entsteht und was es nicht sagt
lead = Zwischen einem Post und einer Meldung liegen fünf Schichten: was in jeder geschieht, welche Zahlen nur behauptet sind und was offenbleibt.
figure-text = Viele farbige Linien, links unruhig, laufen in einem Punkt zusammen; von dort geht eine einzige ruhige Linie nach rechts weiter.
caption = Illustration: viele Signale, ein Stimmungsbild. Messdaten zeigt sie nicht.
