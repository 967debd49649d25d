### An entry of the technology digest; its text is from-purchase-to-last-unlock.md.

title = sRAA: dall’acquisto all’ultimo sblocco
lead = Che cosa ricevi quando compri, che cosa succede fino all’evento di generazione dei token (TGE), come si riscuote e quando si libera ogni parte.
figure-text = Un blocco chiuso va dall’acquisto a un segno verticale, il TGE. Seguono dodici barre, ciascuna un gradino più alta della precedente.
caption = Illustrazione: tutto bloccato fino al TGE, poi libero in parti uguali.
