title = Una lampada di carta, piegata a mano
description = Una lampada di carta di gelso e legno di frassino, fatta su ordinazione e riparata per anni.

hero-title = Una lampada, piegata a mano
hero-lead = Carta di gelso, legno di frassino e le mani di una sola persona. La sua viene piegata quando la ordina.
hero-action = Ordinare una lampada

features-title = Fatta per durare
features-paper-title = Carta che risplende
features-paper-text = Abbastanza spessa da reggere, abbastanza sottile da mostrare l’ombra di una mano.
features-frame-title = Un telaio senza colla
features-frame-text = Tutto ciò che è montato si può smontare.
features-light-title = Luce per la sera
features-light-text = Calda e morbida: basta per un libro e due volti.

price-title = Quanto costa
price-note = tasse e spedizione comprese
price-size-text = Alta { NUMBER($lamp-height, style: "unit", unit: "centimeter") }, pesa { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = Riparazioni gratuite per { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = A casa sua in { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Ordinare una lampada

questions-title = Domande
questions-bulb-title = Che lampadina ci vuole?
questions-bulb-text = Qualsiasi lampadina LED con attacco E27. Una è nella scatola.
questions-return-title = Posso restituirla?
questions-return-text = Sì, entro { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } e senza motivo.
questions-care-title = Come si pulisce?
questions-care-text = Con un pennello asciutto. L’acqua lascia segni sulla carta.

order-title = Ordinare una lampada
order-lead = Ci scriva: rispondiamo entro un giorno.
order-name = Il suo nome
order-mail = Il suo indirizzo e-mail
order-action = Inviare l’ordine
order-note = Questo modulo è un esempio e nessuno lo riceve. Il suo indirizzo è in content/data/lamp.yaml.
