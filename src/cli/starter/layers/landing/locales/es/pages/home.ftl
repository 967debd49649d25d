title = Una lámpara de papel plegada a mano
description = Una lámpara de papel de morera y madera de fresno, hecha por encargo y reparada durante años.

hero-title = Una lámpara, plegada a mano
hero-lead = Papel de morera, madera de fresno y las manos de una sola persona. La suya se pliega cuando la pide.
hero-action = Pedir una lámpara

features-title = Hecha para durar
features-paper-title = Papel que brilla
features-paper-text = Lo bastante grueso para resistir y lo bastante fino para mostrar la sombra de una mano.
features-frame-title = Una estructura sin cola
features-frame-text = Todo lo que se monta se puede volver a desmontar.
features-light-title = Luz para la noche
features-light-text = Cálida y suave: suficiente para un libro y dos rostros.

price-title = Cuánto cuesta
price-note = con impuestos y envío
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } de alto, { NUMBER($lamp-weight, style: "unit", unit: "gram") } de peso
price-repairs-text = Reparaciones gratuitas durante { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = En su casa en { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Pedir una lámpara

questions-title = Preguntas
questions-bulb-title = ¿Qué bombilla lleva?
questions-bulb-text = Cualquier bombilla LED con casquillo E27. Incluimos una.
questions-return-title = ¿Puedo devolverla?
questions-return-text = Sí, en un plazo de { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } y sin dar motivos.
questions-care-title = ¿Cómo se limpia?
questions-care-text = Con un pincel seco. El agua deja marcas en el papel.

order-title = Pedir una lámpara
order-lead = Escríbanos y le responderemos en un día.
order-name = Su nombre
order-mail = Su correo electrónico
order-action = Enviar el pedido
order-note = Este formulario es una muestra y nadie lo recibe. Su dirección está en content/data/lamp.yaml.
