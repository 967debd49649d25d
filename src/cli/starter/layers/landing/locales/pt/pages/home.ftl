title = Um candeeiro de papel, dobrado à mão
description = Um candeeiro de papel de amoreira e madeira de freixo, feito por encomenda e reparado durante anos.

hero-title = Um candeeiro, dobrado à mão
hero-lead = Papel de amoreira, madeira de freixo e as mãos de uma só pessoa. O seu é dobrado quando o encomenda.
hero-action = Encomendar um candeeiro

features-title = Feito para durar
features-paper-title = Papel que brilha
features-paper-text = Espesso para aguentar, fino para mostrar a sombra de uma mão.
features-frame-title = Uma armação sem cola
features-frame-text = Tudo o que se monta pode voltar a desmontar-se.
features-light-title = Luz para a noite
features-light-text = Quente e suave: chega para um livro e dois rostos.

price-title = Quanto custa
price-note = com impostos e entrega
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } de altura, { NUMBER($lamp-weight, style: "unit", unit: "gram") } de peso
price-repairs-text = Reparações gratuitas durante { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = Em sua casa em { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Encomendar um candeeiro

questions-title = Perguntas
questions-bulb-title = Que lâmpada leva?
questions-bulb-text = Qualquer lâmpada LED com casquilho E27. Uma vem na caixa.
questions-return-title = Posso devolvê-lo?
questions-return-text = Sim, no prazo de { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } e sem motivo.
questions-care-title = Como se limpa?
questions-care-text = Com um pincel seco. A água deixa marcas no papel.

order-title = Encomendar um candeeiro
order-lead = Escreva-nos: respondemos no prazo de um dia.
order-name = O seu nome
order-mail = O seu e-mail
order-action = Enviar a encomenda
order-note = Este formulário é um exemplo e ninguém o recebe. O endereço está em content/data/lamp.yaml.
