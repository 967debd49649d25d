### An entry of the technology digest; its text is four-networks.md.

title = Che cosa significano quattro reti per chi paga
lead = RAA si vende su quattro reti. Cambiano la moneta della commissione, il denaro, il wallet e il luogo dove arrivano i token. Che cosa guardare per primo.
figure-text = Da un wallet partono quattro percorsi di colori diversi, ognuno passa accanto a una moneta e arriva in un riquadro separato.
caption = Illustrazione: un wallet, quattro luoghi distinti.
