### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: dall’acquisto all’ultimo sblocco
lead = Che cosa ricevi quando compri, che cosa succede prima dell’evento di generazione dei token (TGE), come si riscuote RAA e quando puoi spostarlo.
figure-text = Dodici linee grigie corrono vicine fino a un segno verticale, il TGE. Poi, una dopo l’altra, diventano verdi e salgono.
stage-locked = Bloccati
stage-event = TGE
stage-free = Sbloccati
caption = Una linea per ogni sblocco mensile dopo il TGE.
action-label = Vedi il calendario
