title = Uma luminária de papel, dobrada à mão
description = Uma luminária de papel de amoreira e madeira de freixo, feita sob encomenda e consertada por anos.

hero-title = Uma luminária, dobrada à mão
hero-lead = Papel de amoreira, madeira de freixo e as mãos de uma só pessoa. A sua é dobrada quando você a encomenda.
hero-action = Encomendar uma luminária

features-title = Feita para durar
features-paper-title = Papel que brilha
features-paper-text = Grosso o bastante para durar, fino o bastante para mostrar a sombra de uma mão.
features-frame-title = Uma armação sem cola
features-frame-text = Tudo o que se monta pode ser desmontado.
features-light-title = Luz para a noite
features-light-text = Quente e suave: suficiente para um livro e dois rostos.

price-title = Quanto custa
price-note = com impostos e frete
price-size-text = { NUMBER($lamp-height, style: "unit", unit: "centimeter") } de altura, { NUMBER($lamp-weight, style: "unit", unit: "gram") } de peso
price-repairs-text = Consertos gratuitos por { NUMBER($lamp-guarantee, style: "unit", unit: "year", unitDisplay: "long") }
price-delivery-text = Na sua casa em { NUMBER($lamp-weeks, style: "unit", unit: "week", unitDisplay: "long") }
price-action = Encomendar uma luminária

questions-title = Perguntas
questions-bulb-title = Que lâmpada ela usa?
questions-bulb-text = Qualquer lâmpada LED com soquete E27. Uma vem na caixa.
questions-return-title = Posso devolver?
questions-return-text = Sim, em até { NUMBER($lamp-return, style: "unit", unit: "day", unitDisplay: "long") } sem precisar de motivo.
questions-care-title = Como se limpa?
questions-care-text = Com um pincel seco. A água deixa marcas no papel.

order-title = Encomendar uma luminária
order-lead = Escreva para nós: respondemos em até um dia.
order-name = O seu nome
order-mail = O seu e-mail
order-action = Enviar o pedido
order-note = Este formulário é um exemplo e ninguém o recebe. O endereço está em content/data/lamp.yaml.
