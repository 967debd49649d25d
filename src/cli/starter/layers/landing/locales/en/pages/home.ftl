title = A paper lamp, folded by hand
description = A lamp of mulberry paper and ash wood, made to order and repaired for years.

hero-title = One lamp, folded by hand
hero-lead = Mulberry paper, ash wood, and the hands of one person. Yours is folded when you order it.
hero-action = Order a lamp

features-title = Made to last, and to be mended
features-paper-title = Paper that glows
features-paper-text = Thick enough to hold, and thin enough to show the shadow of a hand.
features-frame-title = A frame without glue
features-frame-text = Whatever is put together can be taken apart again.
features-light-title = Light for the evening
features-light-text = Warm and soft: enough for a book and two faces.

price-title = What it costs
price-note = including tax and delivery
# The words of units are those of the language: "10 years", "10 Jahre".
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } high, weight { NUMBER($lamp-weight, style: "unit", unit: "gram") }
price-repairs-text = Free repairs for { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = With you in { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Order a lamp

questions-title = Questions
questions-bulb-title = Which bulb does it take?
questions-bulb-text = Any LED bulb with an E27 socket. One is in the box.
questions-return-title = Can I return it?
questions-return-text = Yes, within { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") }, without a reason.
questions-care-title = How do I clean it?
questions-care-text = With a dry brush. Water leaves marks on the paper.

order-title = Order a lamp
order-lead = Write to us, and you will hear from us within a day.
order-name = Your name
order-mail = Your e-mail address
order-action = Send the order
order-note = This form is a sample, and nobody receives it. Its address is in content/data/lamp.yaml.
