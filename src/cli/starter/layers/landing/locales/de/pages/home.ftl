title = Eine Papierlampe, von Hand gefaltet
description = Eine Lampe aus Maulbeerpapier und Eschenholz, auf Bestellung gemacht und jahrelang repariert.

hero-title = Eine Lampe, handgefaltet
hero-lead = Maulbeerpapier, Eschenholz und die Hände eines einzigen Menschen. Ihre wird gefaltet, wenn Sie bestellen.
hero-action = Lampe bestellen

features-title = Gemacht, um zu bleiben
features-paper-title = Papier, das leuchtet
features-paper-text = Dick genug, um zu halten, und dünn genug für den Schatten einer Hand.
features-frame-title = Ein Gestell ohne Leim
features-frame-text = Was zusammengesetzt ist, lässt sich wieder zerlegen.
features-light-title = Licht für den Abend
features-light-text = Warm und weich: genug für ein Buch und zwei Gesichter.

price-title = Was sie kostet
price-note = mit Steuer und Versand
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } hoch, { NUMBER($lamp-weight, style: "unit", unit: "gram") } schwer
price-repairs-text = { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") } lang kostenlose Reparaturen
price-delivery-text = In { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") } bei Ihnen
price-action = Lampe bestellen

questions-title = Fragen
questions-bulb-title = Welche Glühbirne passt?
questions-bulb-text = Jede LED-Lampe mit E27-Sockel. Eine liegt bei.
questions-return-title = Kann ich sie zurückgeben?
questions-return-text = Ja, binnen { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } und ohne Begründung.
questions-care-title = Wie reinige ich sie?
questions-care-text = Mit einem trockenen Pinsel. Wasser hinterlässt Flecken auf dem Papier.

order-title = Lampe bestellen
order-lead = Schreiben Sie uns. Wir antworten binnen eines Tages.
order-name = Ihr Name
order-mail = Ihre E-Mail-Adresse
order-action = Bestellung senden
order-note = Dieses Formular ist ein Muster, niemand empfängt es. Seine Adresse steht in content/data/lamp.yaml.
